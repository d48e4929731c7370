//! From a card's sentences to what the engine runs.

use cards::thrones::{
    Ability as Sentence, Active, Amount, Cards, Condition, Cost, Count, Deed, Effect, Event,
    Filter, Head, Keyword, Link, Modifier, Outcome, Phase, Pick, Picked, PlayerEvent, Ref, State,
    Step, Trait, Trigger, Verb,
};

use super::circle;
use super::program::{
    Ability, Acts, BETWEEN_CHALLENGES, Check, Class, Constant, LastingText, On, Op, Reach,
    bit as modifier_kind, kind, phase_bit,
};
use crate::{
    catalog::{TextBox, Traits, keyword_bit},
    flow::What,
};

/// More slots an ability does not have.
pub(crate) const SLOTS: u8 = 4;

/// Translates everything in a text box.
///
/// # Errors
///
/// What the engine has no room for, in words.
pub(crate) fn compile(
    sentences: &[Sentence],
    traits: &[Trait],
    keywords: &[Keyword],
) -> Result<TextBox, String> {
    let mut text = TextBox { traits: Traits::of(traits), ..TextBox::default() };
    for keyword in keywords {
        text.keywords |= keyword_bit(*keyword);
        match keyword {
            Keyword::Ambush(cost) => {
                text.ambush = Some(*cost);
                text.hooks.ambush = true;
            }
            Keyword::NoAttachmentsExcept(it) => text.allowed_attachments.push(*it),
            Keyword::NoSuchAttachments(it) => text.forbidden_attachments.push(*it),
            _ => {}
        }
    }
    for sentence in sentences {
        match sentence {
            Sentence::Constant(it) => {
                let constant = constant(&it.conditions, &it.modifiers)?;
                text.mask |= constant.mask;
                text.constants.push(constant);
            }
            Sentence::Active(it) => active(it, &mut text)?,
        }
    }
    text.reach = Reach::of(&text.constants);
    text.acts = text.hooks.acts();
    let tires = |it: &Ability| it.kneels == Some(Ref::This);
    if text.acts != Acts::NEVER && text.abilities.iter().all(tires) {
        text.acts.0 |= Acts::TIRES.0;
    }
    if 4 < text.abilities.len() {
        return Err("a card has at most four abilities that are used".to_owned());
    }
    Ok(text)
}

fn constant(conditions: &[Condition], modifiers: &[Modifier]) -> Result<Constant, String> {
    if let Some(problem) = circle::of_constant(conditions, modifiers) {
        return Err(problem.to_owned());
    }
    let mut constant = Constant::new(conditions, modifiers);
    let steady = |it: &Modifier| {
        conditions.is_empty() && matches!(it.cards(), Some(Cards::One(Ref::This | Ref::Host)))
    };
    if modifiers.iter().any(|it| modifier_kind(it) & kind::HOSTS != 0 && !steady(it)) {
        constant.mask |= kind::FICKLE_HOST;
    }
    Ok(constant)
}

fn active(sentence: &Active, text: &mut TextBox) -> Result<(), String> {
    let mut compiler = Compiler { ops: Vec::new(), slot: 0, text };
    for target in &sentence.targets {
        compiler.fill(target)?;
    }
    compiler.steps(&sentence.steps)?;
    let ops = compiler.ops;
    if 200 < ops.len() {
        return Err("an ability has at most 200 operations".to_owned());
    }
    let class = class(sentence);
    let phases = match sentence.head {
        Head::MarshalingAction => phase_bit(Phase::Marshaling),
        Head::ChallengesAction => phase_bit(Phase::Challenges),
        Head::DominanceAction => phase_bit(Phase::Dominance),
        _ => 0x7F,
    };
    let ability = Ability {
        class,
        what: match class {
            Class::Action => moments(phases, sentence),
            _ => sentence.triggers.iter().fold(0, |bits, it| bits | on(it).what),
        },
        phases,
        on: sentence.triggers.iter().map(on).collect(),
        conditions: sentence.conditions.clone(),
        costs: sentence.costs.clone(),
        kneels: sentence.costs.iter().find_map(kneels),
        targets: sentence.targets.clone(),
        surely: ops.first().is_some_and(surely_changes),
        ops,
        limit: sentence.limit,
    };
    if sentence.head == Head::Check {
        let ability_number = text.abilities.len() as u8;
        let conditions = sentence.conditions.clone();
        text.checks.push(Check { conditions, ability: ability_number });
    } else {
        text.hooks.add(&ability);
    }
    text.abilities.push(ability);
    Ok(())
}

/// The moments of these phases at which an action could be of use: what asks for a challenge, or
/// for somebody who takes part in one, is none between challenges.
fn moments(phases: u64, sentence: &Active) -> u64 {
    let challenges = phase_bit(Phase::Challenges);
    let target = |it: &Pick| match &it.what {
        Picked::Cards { count, filter, .. } => *count != Count::Exactly(0) && takes_part(filter),
        Picked::Player(_) => false,
    };
    if sentence.conditions.iter().any(needs_challenge) || sentence.targets.iter().any(target) {
        phases & challenges
    } else if phases & challenges != 0 {
        phases | BETWEEN_CHALLENGES
    } else {
        phases
    }
}

/// Can this operation, if it comes first, always change something?
fn surely_changes(op: &Op) -> bool {
    match op {
        Op::Deed(Deed::Cards { cards, .. }) => matches!(cards, Cards::One(Ref::Target(_))),
        Op::Deed(Deed::GainGold(amount)) => matches!(amount, Amount::Number(1..)),
        Op::Deed(Deed::Cancel) | Op::Instead(_) => true,
        _ => false,
    }
}

fn needs_challenge(condition: &Condition) -> bool {
    match condition {
        Condition::InChallenge(..) | Condition::HaveParticipant | Condition::WinChallenge => true,
        Condition::Exists(filter) | Condition::Is(_, filter) => takes_part(filter),
        _ => false,
    }
}

/// Does the filter ask for somebody who takes part in a challenge?
fn takes_part(filter: &Filter) -> bool {
    use State::{Attacking, AttackingAlone, Defending, Participating};
    let takes_part =
        |it: &State| matches!(it, Participating | Attacking | Defending | AttackingAlone);
    filter.states.iter().any(takes_part)
}

fn kneels(cost: &Cost) -> Option<Ref> {
    match cost {
        Cost::Card(Verb::Kneel, which) => Some(*which),
        _ => None,
    }
}

fn class(sentence: &Active) -> Class {
    match sentence.head {
        Head::Action | Head::MarshalingAction | Head::ChallengesAction | Head::DominanceAction => {
            Class::Action
        }
        Head::Reaction => Class::Reaction,
        Head::ForcedReaction | Head::Check => Class::ForcedReaction,
        Head::ForcedInterrupt => Class::ForcedInterrupt,
        Head::WhenRevealed => Class::WhenRevealed,
        Head::Interrupt => {
            let would = |it: &Trigger| {
                let event = match it {
                    Trigger::Card { event, .. } => *event,
                    _ => return false,
                };
                use Event::{WouldBeDiscarded, WouldBeKilled, WouldInitiate};
                matches!(event, WouldBeKilled | WouldBeDiscarded | WouldInitiate)
            };
            if sentence.triggers.iter().any(would) { Class::Would } else { Class::Interrupt }
        }
    }
}

fn on(trigger: &Trigger) -> On {
    let what = match trigger {
        Trigger::Challenge(contest) if contest.outcome == Outcome::Won => What::Won.bit(),
        Trigger::Challenge(_) => What::Lost.bit(),
        Trigger::Initiated { .. } => What::Initiated.bit(),
        Trigger::PhaseBegins(_) => What::PhaseBegins.bit(),
        Trigger::PhaseEnds(_) => What::PhaseEnds.bit(),
        Trigger::Player { event: PlayerEvent::WinsDominance, .. } => What::DominanceWon.bit(),
        Trigger::Player { event: PlayerEvent::CollectsIncome, .. } => What::Income.bit(),
        Trigger::Card { event, .. } => match event {
            Event::Enters | Event::Marshaled | Event::Ambushed => What::Entered.bit(),
            Event::Played => What::Played.bit(),
            Event::Killed | Event::WouldBeKilled => What::Killed.bit(),
            Event::WouldBeDiscarded => What::Discarded.bit(),
            Event::Sacrificed => What::Sacrificed.bit(),
            Event::LeavesPlay => What::LEAVING,
            Event::WouldInitiate => What::WouldInitiate.bit(),
            Event::Stands => What::Stood.bit(),
            Event::GainsPower => What::PowerGained.bit(),
            Event::StrengthRises => What::StrengthRose.bit(),
            Event::DeclaredAttacker => What::Declared.bit(),
            Event::Bypasses => What::Bypassed.bit(),
            Event::Pillages => What::Pillaged.bit(),
            Event::Revealed => What::PlotRevealed.bit(),
        },
    };
    On { what, trigger: trigger.clone() }
}

struct Compiler<'a> {
    ops: Vec<Op>,
    /// The next slot.
    slot: u8,
    text: &'a mut TextBox,
}

impl Compiler<'_> {
    /// The slot a pick fills; a player takes none.
    fn fill(&mut self, pick: &Pick) -> Result<u8, String> {
        let slot = self.slot;
        if matches!(pick.what, Picked::Cards { .. }) {
            self.slot += 1;
        }
        if SLOTS < self.slot {
            return Err(format!("an ability fills at most {SLOTS} slots"));
        }
        Ok(slot)
    }

    fn steps(&mut self, steps: &[Step]) -> Result<(), String> {
        let mut guards = Vec::new();
        for (place, step) in steps.iter().enumerate() {
            if step.link == Link::Then && place != 0 {
                guards.push(self.ops.len());
                self.ops.push(Op::Then(0));
            }
            self.effect(&step.effect)?;
        }
        for guard in guards {
            let rest = (self.ops.len() - guard - 1) as u8;
            self.ops[guard] = Op::Then(rest);
        }
        Ok(())
    }

    fn effect(&mut self, effect: &Effect) -> Result<(), String> {
        match effect {
            Effect::Do(deed) => self.ops.push(Op::Deed(deed.clone())),
            Effect::Instead(deed) => self.ops.push(Op::Instead((**deed).clone())),
            Effect::Pick(pick) => {
                let slot = self.fill(pick)?;
                self.ops.push(Op::Pick(pick.clone(), slot));
            }
            Effect::Lasting { until, conditions, modifiers } => {
                if let Some(problem) = circle::of_lasting(conditions, modifiers) {
                    return Err(problem.to_owned());
                }
                let constant = Constant::new(conditions, modifiers);
                self.ops.push(Op::Lasting(self.text.lasting.len() as u8));
                self.text.lasting.push(LastingText { until: *until, constant });
            }
            Effect::Delayed { at, conditions, steps } => {
                let place = self.ops.len();
                self.ops.push(Op::Skip(0));
                self.steps(steps)?;
                let body = (self.ops.len() - place - 1) as u8;
                self.ops[place] = Op::Delayed { at: *at, conditions: conditions.clone(), body };
            }
            Effect::If { conditions, steps, otherwise } => {
                let place = self.ops.len();
                self.ops.push(Op::Skip(0));
                self.steps(steps)?;
                let jump = self.ops.len();
                self.ops.push(Op::Skip(0));
                self.steps(otherwise)?;
                let rest = (self.ops.len() - jump - 1) as u8;
                self.ops[jump] = Op::Skip(rest);
                self.ops[place] = Op::If(conditions.clone(), (jump - place) as u8);
            }
            Effect::Either(ways) => {
                let place = self.ops.len();
                self.ops.push(Op::Skip(0));
                let mut ends = Vec::new();
                let mut lengths = Vec::new();
                for way in ways {
                    let start = self.ops.len();
                    self.steps(way)?;
                    ends.push(self.ops.len());
                    self.ops.push(Op::Skip(0));
                    lengths.push((self.ops.len() - start) as u8);
                }
                let end = self.ops.len();
                for jump in ends {
                    self.ops[jump] = Op::Skip((end - jump - 1) as u8);
                }
                self.ops[place] = Op::Either(lengths);
            }
        }
        Ok(())
    }
}
