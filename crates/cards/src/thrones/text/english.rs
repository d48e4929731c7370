//! English: whole paragraphs and deeds. What holds for a time is in `english_change`.

use super::{english_phrase::*, *};
use crate::lang::Word;

pub(super) fn card(card: &Card, names: &Names) -> Vec<String> {
    let mut lines = Vec::new();
    let keyword = |it: &Keyword| format!("{}.", capital(&Spelled::new(it, names).to_string()));
    if !card.keywords.is_empty() {
        lines.push(card.keywords.iter().map(keyword).collect::<Vec<_>>().join(" "));
    }
    match card.cost {
        Some(Price::CostOfIt) => {
            lines.push("X is the printed cost of the card whose effects are cancelled.".to_owned());
        }
        Some(Price::ChosenX) => lines.push("X is a number of your choice.".to_owned()),
        _ => {}
    }
    if let Some(filter) = &card.attach {
        let speaker = speaker(card.kind, names);
        lines.push(format!("Attach only to {}.", speaker.one(filter)));
    }
    lines.extend(card.deck_rules.iter().map(|it| deck_rule(*it)));
    if let Some(relations) = &card.relations {
        lines.push(self::relations(relations, names));
    }
    lines.extend(card.abilities.iter().map(|it| ability(it, card.kind, names)));
    if let Some(attached) = &card.as_attachment {
        let traits: Vec<&str> = attached.traits.iter().map(|it| names.trait_name(*it)).collect();
        let mut parts: Vec<String> = attached.keywords.iter().map(keyword).collect();
        parts.extend(attached.abilities.iter().map(|it| ability(it, Kind::Attachment, names)));
        lines.push(format!("As an attachment: {}. {}", traits.join(". "), parts.join(" ")));
    }
    let Bonus { gold, initiative, reserve } = card.bonus;
    let bonus = [("income", gold), ("initiative", initiative), ("reserve", reserve)];
    lines.extend(bonus.iter().filter(|(_, by)| *by != 0).map(|(of, by)| format!("{by:+} {of}.")));
    lines
}

fn deck_rule(rule: DeckRule) -> String {
    match rule {
        DeckRule::AtMost(count, faction) => {
            format!("Deck: at most {count} {} cards.", faction.spelling())
        }
        DeckRule::AtLeast(count, faction) => {
            format!("Deck: at least {count} {} cards.", faction.spelling())
        }
        DeckRule::MayIncludeNonLoyal(faction) => {
            format!("Deck: non-loyal {} cards are allowed.", faction.spelling())
        }
    }
}

fn relations(relations: &Relations, names: &Names) -> String {
    let rivals: Vec<String> =
        relations.rivals.iter().map(|it| names.title(*it).to_owned()).collect();
    let supports = relations.supports.map(|it| format!("Supports: {}. ", names.title(it)));
    format!("{}Rivals: {}.", supports.unwrap_or_default(), listed(&rivals, "and"))
}

fn speaker(this: Kind, names: &Names) -> Speaker<'_> {
    Speaker { names, this, it: Few::NONE, slots: Vec::new() }
}

pub(super) fn ability(ability: &Ability, kind: Kind, names: &Names) -> String {
    match ability {
        Ability::Constant(constant) => {
            let speaker = speaker(kind, names);
            let modifiers = speaker.modifiers(&constant.modifiers);
            match constant.conditions.as_slice() {
                [] => format!("{}.", capital(&modifiers)),
                list => format!("While {}, {modifiers}.", speaker.conditions(list)),
            }
        }
        Ability::Active(active) => {
            let it = kinds_of_it(&active.triggers);
            let speaker = Speaker { it, slots: slots(active), ..speaker(kind, names) };
            speaker.active(active)
        }
    }
}

impl Speaker<'_> {
    fn active(&self, active: &Active) -> String {
        let mut text = match active.head {
            Head::Check => String::new(),
            head => format!("{}: ", capital(head.spelling())),
        };
        let answers = matches!(active.head, Head::Reaction | Head::ForcedReaction);
        let mut lead = Vec::new();
        let triggers: Vec<String> = active.triggers.iter().map(|it| self.trigger(it)).collect();
        if !triggers.is_empty() {
            lead.push(format!(
                "{} {}",
                if answers { "after" } else { "when" },
                triggers.join(" or ")
            ));
        }
        if !active.conditions.is_empty() {
            lead.push(format!("if {}", self.conditions(&active.conditions)));
        }
        if !lead.is_empty() {
            text += &format!("{}, ", lead.join(", "));
        }
        let mut price: Vec<String> = active.costs.iter().map(|it| self.cost(it)).collect();
        price.extend(active.targets.iter().map(|it| self.pick(it)));
        if !price.is_empty() {
            text += &format!("{} ► ", price.join(", "));
        }
        text += &self.steps(&active.steps, "; ");
        if let Some(Limit { by_title, times, span }) = active.limit {
            let word = if by_title { "max" } else { "limit" };
            text += &format!(" ({word} {times} per {})", span.spelling());
        }
        format!("{}.", capital(&text))
    }

    fn trigger(&self, trigger: &Trigger) -> String {
        match trigger {
            Trigger::Challenge(contest) => self.contest(contest),
            Trigger::Initiated { types: kinds, against } => {
                let against = against.map(|it| format!(" against {}", who(it)));
                let challenge = article(&types(*kinds, "challenge"));
                format!("{challenge} is initiated{}", against.unwrap_or_default())
            }
            Trigger::Card { subject: named, event } => {
                let subject = self.subject(named);
                match event {
                    Event::WouldInitiate => {
                        format!("the effects of {} would begin", self.source(named))
                    }
                    Event::Played => self.played(named),
                    Event::Bypasses => format!("{subject} bypasses a character by stealth"),
                    Event::Pillages => format!("{subject} discards a card by pillage"),
                    Event::StrengthRises => format!("an effect raises the STR of {subject}"),
                    Event::DeclaredAttacker => format!("{subject} is declared as an attacker"),
                    Event::GainsPower => format!("{subject} gains any power"),
                    Event::WouldBeDiscarded => format!("{subject} would be discarded from play"),
                    event => format!("{subject} {}", event.spelling()),
                }
            }
            Trigger::Player { who: it, event } => match event {
                PlayerEvent::WinsDominance => format!("{} dominance", does(*it, "win")),
                PlayerEvent::CollectsIncome => format!("{} income", does(*it, "collect")),
            },
            Trigger::PhaseBegins(phase) => format!("the {} phase begins", phase.spelling()),
            Trigger::PhaseEnds(Some(phase)) => format!("the {} phase ends", phase.spelling()),
            Trigger::PhaseEnds(None) => "a phase ends".to_owned(),
        }
    }

    /// Whose effects: an event played by somebody, or an ability of a card.
    fn source(&self, subject: &Subject) -> String {
        match subject {
            Subject::Any(filter) if filter.kinds == Kind::Event.into() => {
                let plain = Filter { controller: None, ..filter.clone() };
                let by = filter.controller.map(|it| format!(" played by {}", who(it)));
                format!("{}{}", self.one(&plain), by.unwrap_or_default())
            }
            subject => format!("a triggered ability of {}", self.subject(subject)),
        }
    }

    fn played(&self, subject: &Subject) -> String {
        match subject {
            Subject::Any(filter) if filter.controller.is_some() => {
                let plain = Filter { controller: None, ..filter.clone() };
                let by = filter.controller.unwrap_or(Who::AnyPlayer);
                format!("{} {}", does(by, "play"), self.one(&plain))
            }
            subject => format!("{} is played", self.subject(subject)),
        }
    }

    fn contest(&self, contest: &Contest) -> String {
        let verb = match contest.outcome {
            Outcome::Won => "win",
            Outcome::Lost => "lose",
        };
        let mut challenge = types(contest.types, "challenge");
        if contest.unopposed {
            challenge = format!("unopposed {challenge}");
        }
        let mut text = format!("{} {}", does(contest.who, verb), article(&challenge));
        if let Some(role) = contest.role {
            text += &format!(" as the {}", role.spelling());
        }
        if 0 < contest.margin {
            text += &format!(" by {} or more STR", contest.margin);
        }
        if let Some(with) = &contest.with {
            text += &format!(" in which {} participates", self.subject(with));
        }
        text
    }

    fn cost(&self, cost: &Cost) -> String {
        match cost {
            Cost::Gold(gold) => format!("pay {gold} gold"),
            Cost::Card(verb, card) => self.done(*verb, &self.card(*card), false),
            Cost::Some(verb, 1, filter) => self.done(*verb, &self.one(filter), false),
            Cost::Some(verb, count, filter) => {
                self.done(*verb, &format!("{count} {}", self.phrase(filter, true)), true)
            }
            Cost::Tokens(count, token, card) => self.tokens_removed(*count, *token, *card),
        }
    }

    fn tokens_removed(&self, count: u8, token: Token, card: Ref) -> String {
        format!("remove {} from {}", tokens(count, token), self.card(card))
    }

    fn pick(&self, pick: &Pick) -> String {
        let verb = match pick.mode {
            Mode::Choose => "choose",
            Mode::Spare => "spare",
            Mode::Select => "pick",
        };
        let verb = match pick.by {
            Who::You => verb.to_owned(),
            who => does(who, verb),
        };
        match &pick.what {
            Picked::Player(Who::AnyPlayer) => format!("{verb} a player"),
            Picked::Player(it) => format!("{verb} {}", who(*it)),
            Picked::Cards { count, filter, joint } => {
                let cards = match count {
                    Count::Exactly(1) => self.one(filter),
                    Count::Exactly(count) => format!("{count} {}", self.phrase(filter, true)),
                    Count::UpTo(1) => format!("up to 1 {}", self.phrase(filter, false)),
                    Count::UpTo(count) => format!("up to {count} {}", self.phrase(filter, true)),
                    Count::Any => format!("any number of {}", self.phrase(filter, true)),
                };
                let same = if joint.same_controller { " with the same controller" } else { "" };
                let total = joint.total_strength.map(|it| format!(" and total STR {it} or lower"));
                format!("{verb} {cards}{same}{}", total.unwrap_or_default())
            }
        }
    }

    fn steps(&self, steps: &[Step], joint: &str) -> String {
        let mut text = String::new();
        for (place, step) in steps.iter().enumerate() {
            text += match (place, step.link) {
                (0, _) => "",
                (_, Link::And) if picked_by_another(&steps[place - 1]) => "; ",
                (_, Link::And) => joint,
                (_, Link::Then) => "; then ",
            };
            text += &self.effect(&step.effect);
        }
        text
    }

    fn effect(&self, effect: &Effect) -> String {
        match effect {
            Effect::Do(deed) => self.deed(deed),
            Effect::Pick(pick) => self.pick(pick),
            Effect::Lasting { until, conditions, modifiers } => {
                let modifiers = self.modifiers(modifiers);
                let until = match until {
                    Until::EndOfChallenge => "until the end of the challenge",
                    Until::EndOfPhase => "until the end of the phase",
                    Until::EndOfRound => "until the end of the round",
                    Until::NextPlot => "until you reveal a new plot",
                };
                match conditions.as_slice() {
                    [] => format!("{until}, {modifiers}"),
                    list => format!("{until}, while {}, {modifiers}", self.conditions(list)),
                }
            }
            Effect::Delayed { at, conditions, steps } => {
                let at = match at {
                    At::EndOfPhase => "at the end of the phase",
                    At::ChallengeResult => "when the challenge is decided",
                };
                let conditions = match conditions.as_slice() {
                    [] => String::new(),
                    list => format!(", if {}", self.conditions(list)),
                };
                format!("{at}{conditions}, {}", self.steps(steps, " and "))
            }
            Effect::If { conditions, steps, otherwise } => {
                let conditions = self.conditions(conditions);
                let mut text = format!("if {conditions}, {}", self.steps(steps, " and "));
                if !otherwise.is_empty() {
                    text += &format!("; otherwise {}", self.steps(otherwise, " and "));
                }
                text
            }
            Effect::Either(ways) => {
                let ways: Vec<String> = ways.iter().map(|it| self.steps(it, " and ")).collect();
                format!("either {}", ways.join(" or "))
            }
            Effect::Instead(deed) => {
                format!("{} instead of placing it in the dead pile", self.deed(deed))
            }
        }
    }

    /// A verb with what it is done to, which is one thing or many.
    fn done(&self, verb: Verb, what: &str, many: bool) -> String {
        let its = if many { "their" } else { "its" };
        match verb {
            Verb::Kneel => format!("kneel {what}"),
            Verb::Stand => format!("stand {what}"),
            Verb::Kill => format!("kill {what}"),
            Verb::Discard => format!("discard {what}"),
            Verb::Sacrifice => format!("sacrifice {what}"),
            Verb::Return => format!("return {what} to {its} owner's hand"),
            Verb::PutIntoPlay => format!("put {what} into play under your control"),
            Verb::Shuffle => format!("shuffle {what} into {its} owner's deck"),
            Verb::Bury => format!("place {what} in {its} owner's dead pile"),
            Verb::RemoveFromGame => format!("remove {what} from the game"),
            Verb::DrawCard => format!("draw {what}"),
            Verb::Save => format!("save {what}"),
            Verb::RemoveFromChallenge => format!("remove {what} from the challenge"),
            Verb::JoinAsDefender => format!("{what} joins the challenge as a defender"),
            Verb::TakeControl => format!("take control of {what} for good"),
        }
    }

    fn deed(&self, deed: &Deed) -> String {
        match deed {
            Deed::Cards { verb, cards, saves } => {
                let many = matches!(cards, Cards::One(card) if self.is_many(*card));
                let done = self.done(*verb, &self.cards(cards), many);
                format!("{done}{}", if *saves { "" } else { " (cannot be saved)" })
            }
            Deed::Draw(Amount::Number(1)) => "draw 1 card".to_owned(),
            Deed::Draw(amount) => format!("draw {} cards", self.amount(amount)),
            Deed::GainGold(amount) => format!("gain {}", self.counted(amount, "gold")),
            Deed::MoveGold { amount, from, to } => {
                format!("move {amount} gold from {} pool to {} pool", whose(*from), whose(*to))
            }
            Deed::ReturnGold(who) => {
                format!("all gold in {} pool returns to the treasury", whose(*who))
            }
            Deed::GainPower(card, amount) => {
                format!("{} gains {}", self.card(*card), self.counted(amount, "power"))
            }
            Deed::MovePower { amount, from, to } => {
                format!("move {amount} power from {} to {}", self.card(*from), self.card(*to))
            }
            Deed::LosePower(amount, card) => {
                format!("discard {amount} power from {}", self.card(*card))
            }
            Deed::PlaceTokens(count, token, card) => {
                format!("place {} on {}", tokens(*count, *token), self.card(*card))
            }
            Deed::RemoveTokens(count, token, card) => self.tokens_removed(*count, *token, *card),
            Deed::DiscardAtRandom(count, who) => {
                format!("{} {} at random from their hand", does(*who, "discard"), cards(*count))
            }
            Deed::DiscardTop(count, who) => {
                format!("discard the top {} of {} deck", top(*count), whose(*who))
            }
            Deed::LookAtHand(who) => format!("look at {} hand", whose(*who)),
            Deed::Sort { .. } | Deed::Search { .. } | Deed::RevealTop(_) => self.hidden(deed),
            Deed::NameChallengeType(Who::You) => "name a challenge type".to_owned(),
            Deed::NameChallengeType(who) => format!("{} a challenge type", does(*who, "name")),
            Deed::NameKind(who) => {
                let kinds = "character, location, attachment or event";
                format!("{} a card type ({kinds})", does(*who, "name"))
            }
            Deed::Cancel => "cancel those effects".to_owned(),
            Deed::AttachThis(card) => {
                format!("attach this card to {} as an attachment", self.card(*card))
            }
            Deed::DuplicateWithTop(card) => {
                let card = self.card(*card);
                format!("place the top card of your deck facedown under {card} as a duplicate")
            }
        }
    }

    fn hidden(&self, deed: &Deed) -> String {
        match deed {
            Deed::Sort { whose: it, top: count, up_to, to, rest } => format!(
                "look at the top {} of {} deck, put up to {up_to} {} and the rest {}",
                top(*count),
                whose(*it),
                pile(*to),
                pile(*rest)
            ),
            Deed::Search { top: count, filter } => {
                let of = count.map(|it| format!("the top {} of ", top(it))).unwrap_or_default();
                let card = self.one(filter);
                format!(
                    "search {of}your deck for {card}, reveal it, add it to your hand and shuffle"
                )
            }
            Deed::RevealTop(who) => format!("reveal the top card of {} deck", whose(*who)),
            _ => String::new(),
        }
    }

    /// "2 power", "1 power for each plot in your used pile"
    pub(super) fn counted(&self, amount: &Amount, what: &str) -> String {
        match amount {
            Amount::Number(number) => format!("{number} {what}"),
            Amount::X => format!("X {what}"),
            Amount::Margin { per } => format!("1 {what} for every {per} STR by which you won"),
            Amount::Count(filter) => format!("1 {what} for each {}", self.phrase(filter, false)),
            Amount::UsedPlots(who) => {
                format!("1 {what} for each plot in {} used pile", whose(*who))
            }
            Amount::Gold(who) => format!("1 {what} for each gold in {} pool", whose(*who)),
            other => format!("1 {what} for each point of {}", self.amount(other)),
        }
    }
}

fn tokens(count: u8, token: Token) -> String {
    let noun = if count == 1 { "token" } else { "tokens" };
    format!("{count} {} {noun}", token.spelling())
}

fn cards(count: u8) -> String {
    if count == 1 { "1 card".to_owned() } else { format!("{count} cards") }
}

/// After "the top".
fn top(count: u8) -> String {
    if count == 1 { "card".to_owned() } else { format!("{count} cards") }
}

fn pile(pile: Pile) -> &'static str {
    match pile {
        Pile::Hand => "into your hand",
        Pile::Top => "on top in any order",
        Pile::Bottom => "on the bottom in any order",
    }
}
