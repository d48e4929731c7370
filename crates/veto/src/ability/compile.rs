//! From a card's sentences to programs.
//!
//! A declaration comes first: targets are chosen and costs paid, then the
//! object goes on the stos (`Commit`), then come the effects. Cards in hidden
//! zones are chosen only when the effect happens.

use cards::{
    lang::{Ability, Amount, Effect, Reference, Signed, Target, Test},
    veto::{Ban, Card, Head, Keyword, Kind, Stat, Veto},
};

use super::{
    CatalogProblem, Def,
    builder::Builder,
    catalog::{StaticAbility, Way},
    facts::Facts,
    program::{Cards, Change, Demand, Mask, Op, Program},
    sense,
    zagrania::{postac, putting_out, underlaying},
    zamiast,
};
use crate::ruleset::Ruleset;

/// Abilities whose uses are counted: two bits of a byte each.
pub(crate) const COUNTED: u8 = 4;

pub(super) fn compile(
    card: Card,
    brought: &[Keyword],
    rules: &Ruleset,
    programs: &mut Vec<Program>,
) -> Result<Def, CatalogProblem> {
    let printed = card.abilities.len() - brought.len();
    let problem = |message: String| CatalogProblem { card: card.id.clone(), message };
    let mut ways = Vec::new();
    let mut statics = Vec::new();
    let is_played =
        matches!(card.kind, Kind::Efekt | Kind::Sztych | Kind::Przymierze) && card.attach.is_none();
    for (number, ability) in card.abilities.iter().enumerate() {
        let dyplomacja = card.dyplomacja.is_some_and(|it| usize::from(it) == number);
        if sense::keeps_in_dwor(ability) || zamiast::price(ability).is_some() {
            continue;
        }
        if ability.head == Head::Always && is_played {
            return Err(problem("what is not in play cannot always hold".to_owned()));
        }
        if ability.head == Head::Always {
            statics.push(static_ability(ability, dyplomacja).map_err(problem)?);
            continue;
        }
        if let Some(what) = sense::refused(ability, is_played) {
            return Err(problem(what.to_owned()));
        }
        let mut builder = Builder::new(rules);
        let is_play = is_played && ability.head != Head::Trigger;
        let ops = builder.program(ability, is_play, card.kind).map_err(problem)?;
        let ops = zamiast::offered(&card, rules, ops).map_err(problem)?;
        let keyword = number.checked_sub(printed).and_then(|it| brought.get(it).copied());
        let asleep = keyword.is_some_and(|it| !card.keywords.contains(&it));
        let plain = way(ability, number as u8, add(programs, ops), dyplomacja);
        ways.push(Way { keyword, asleep, ..plain });
    }
    if let Some(what) = uncountable(&card, &ways) {
        return Err(problem(what.to_owned()));
    }
    statics.extend(card.kreski_of_bearer.map(modifier_of_kreski));
    let otherwise = |ops| zamiast::offered(&card, rules, ops).map_err(problem);
    let put_out = putting_out(&card).map(otherwise).transpose()?;
    let put_out = put_out.map(|ops| add(programs, ops));
    let underlay = match card.kind {
        Kind::Sztych => Some(add(programs, underlaying(Demand::MayCarry))),
        Kind::Przymierze => Some(add(programs, underlaying(Demand::MayAlly))),
        _ => None,
    };
    let masks = statics.iter().map(|it: &StaticAbility| it.mask);
    let static_mask = masks.fold(Mask::default(), Mask::with);
    let facts = Facts::of(&card, &ways, static_mask, (!statics.is_empty(), put_out.is_none()));
    let karmazyni = facts.goes_among_karmazyni().then(|| otherwise(postac(true))).transpose()?;
    let put_out_karmazyni = karmazyni.map(|ops| add(programs, ops));
    let put_out_oddzial = None;
    Ok(Def {
        card,
        ways,
        put_out,
        put_out_karmazyni,
        put_out_oddzial,
        copying: None,
        underlay,
        statics,
        facts,
        named_like_unikat: false,
        halves: None,
        whole: None,
    })
}

/// The ability with this number, which is used by this program.
fn way(ability: &Ability<Veto>, number: u8, program: u16, dyplomacja: bool) -> Way {
    Way {
        head: ability.head,
        zone: ability.zone,
        event: ability.event.clone(),
        moment: ability.moment,
        condition: ability.condition.clone(),
        limit: ability.limit,
        program,
        ability: number,
        lowers: sense::discount(ability),
        keyword: None,
        asleep: false,
        taps_this: ability.costs.iter().any(cards::text::EnglishWords::is_sign),
        dyplomacja,
    }
}

/// What is too much to be counted, if anything is.
fn uncountable(card: &Card, ways: &[Way]) -> Option<&'static str> {
    if ways.iter().filter_map(|it| it.limit).any(|it| it.times > 3) {
        return Some("the engine counts uses up to a limit of at most 3");
    }
    let counted = |it: &Way| it.limit.is_some() || it.head == Head::WielkaManipulacja;
    if ways.iter().any(|it| counted(it) && COUNTED <= it.ability) {
        return Some("the engine counts the uses of the first four abilities");
    }
    (card.abilities.len() > 16).then_some("a card has at most sixteen abilities")
}

fn add(programs: &mut Vec<Program>, ops: Vec<Op>) -> u16 {
    programs.push(Program::new(ops));
    (programs.len() - 1) as u16
}

/// The number printed on a moderunek that changes the Kreski of its bearer.
fn modifier_of_kreski(by: i8) -> StaticAbility {
    let amount = Signed { minus: by < 0, amount: Amount::Number(by.unsigned_abs()) };
    let change = Change::Stat(Stat::Kreski, amount);
    let changes = vec![(Cards::Ref(Reference::Host), change)];
    StaticAbility { dyplomacja: false, condition: None, mask: mask_of(&changes), changes }
}

fn static_ability(ability: &Ability<Veto>, dyplomacja: bool) -> Result<StaticAbility, String> {
    if ability.to_string().contains("modified ") {
        return Err("what always holds cannot depend on modified traits".to_owned());
    }
    let mut changes = Vec::new();
    for step in &ability.effects {
        if let Some(why) = sense::idle(&step.effect) {
            return Err(why.to_owned());
        }
        let (target, change) = match &step.effect {
            Effect::Gets { target, stat, by, .. } => (target, Change::Stat(*stat, by.clone())),
            Effect::Gains { target, keyword, .. } => (target, Change::Keyword(*keyword)),
            Effect::Loses { target, keyword, .. } => (target, Change::Lost(*keyword)),
            Effect::Cannot { ban: Ban::UseAbilities, .. } => {
                return Err("abilities are taken away only for a while".to_owned());
            }
            Effect::Cannot { target, ban, .. } => (target, Change::Ban(*ban)),
            Effect::Can { target, ban, .. } => (target, Change::Can(*ban)),
            Effect::Bears { target, most, marker } => (target, Change::Bears(*marker, *most)),
            other => return Err(format!("`{other}` cannot always hold")),
        };
        let cards = match target {
            Target::Who(who) => Cards::Who(*who),
            Target::Card(reference @ (Reference::This | Reference::Host)) => Cards::Ref(*reference),
            Target::Each(filter) => Cards::Each(filter.clone()),
            other => return Err(format!("what always holds cannot be about `{other}`")),
        };
        if let (Change::Stat(Stat::Lafa, _), Cards::Each(filter)) = (&change, &cards)
            && filter.tests.iter().any(|it| matches!(it, Test::In(..)))
        {
            return Err("what a card costs cannot depend on where it lies".to_owned());
        }
        changes.push((cards, change));
    }
    let mask = mask_of(&changes);
    Ok(StaticAbility { dyplomacja, condition: ability.condition.clone(), mask, changes })
}

fn mask_of(changes: &[(Cards, Change)]) -> Mask {
    changes.iter().fold(Mask::default(), |mask, (_, it)| mask.with(Mask::of(it)))
}
