//! Rules text of Thrones cards, generated from the tree in two languages.
//!
//! Costs and targets stand before the sign ►, what happens after it. "Choose"
//! is a target; "pick" is decided while the ability resolves and targets nothing.

mod english;
mod english_change;
mod english_phrase;
mod facts;
mod polish;
mod polish_change;
mod polish_deed;
mod polish_forms;
mod polish_phrase;

use super::*;
use crate::text::Lang;

pub use facts::{figures, type_line};

/// Everything the card says below its traits, one line a paragraph.
pub fn rules_text(card: &Card, names: &Names, lang: Lang) -> Vec<String> {
    match lang {
        Lang::Pl => polish::card(card, names),
        Lang::En => english::card(card, names),
    }
}

/// One ability of a card of this kind, as a paragraph.
pub fn ability_text(ability: &Ability, kind: Kind, names: &Names, lang: Lang) -> String {
    match lang {
        Lang::Pl => polish::ability(ability, kind, names),
        Lang::En => english::ability(ability, kind, names),
    }
}

/// What fills a slot: how to call it, and whether it may be several.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Slot {
    kinds: Few<Kind>,
    many: bool,
}

/// The slots of an ability in the order in which they are filled.
fn slots(active: &Active) -> Vec<Slot> {
    let mut slots: Vec<Slot> = active.targets.iter().filter_map(slot).collect();
    fill(&active.steps, &mut slots);
    slots
}

fn fill(steps: &[Step], slots: &mut Vec<Slot>) {
    for step in steps {
        match &step.effect {
            Effect::Pick(pick) => slots.extend(slot(pick)),
            Effect::Delayed { steps, .. } => fill(steps, slots),
            Effect::If { steps, otherwise, .. } => {
                fill(steps, slots);
                fill(otherwise, slots);
            }
            Effect::Either(ways) => ways.iter().for_each(|it| fill(it, slots)),
            Effect::Do(_) | Effect::Lasting { .. } | Effect::Instead(_) => {}
        }
    }
}

fn slot(pick: &Pick) -> Option<Slot> {
    let Picked::Cards { count, filter, .. } = &pick.what else { return None };
    let one = matches!(count, Count::Exactly(1) | Count::UpTo(1)) && pick.by != Who::EachPlayer;
    Some(Slot { kinds: filter.kinds, many: !one })
}

/// What "it" is: the kinds a trigger speaks of.
fn kinds_of_it(triggers: &[Trigger]) -> Few<Kind> {
    match triggers.first() {
        Some(Trigger::Card { event: Event::Bypasses, .. }) => Kind::Character.into(),
        Some(Trigger::Card { subject: Subject::Any(filter), .. }) => filter.kinds,
        _ => Few::NONE,
    }
}

/// Does somebody else decide in this step?
fn picked_by_another(step: &Step) -> bool {
    matches!(&step.effect, Effect::Pick(pick) if pick.by != Who::You)
}

/// The only kind of a filter, if it has one.
fn single(kinds: Few<Kind>) -> Option<Kind> {
    kinds.iter().next().filter(|_| kinds.len() == 1)
}

/// First letter large.
fn capital(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().map(|it| it.to_uppercase().to_string()).unwrap_or_default();
    format!("{first}{}", letters.as_str())
}

/// "a, b and c"
fn listed(parts: &[String], last: &str) -> String {
    match parts {
        [] => String::new(),
        [one] => one.clone(),
        [first @ .., end] => format!("{} {last} {end}", first.join(", ")),
    }
}

/// Traits and titles of the marks, apart.
fn marks<'n>(marks: &[Mark], names: &'n Names) -> (Vec<&'n str>, Vec<&'n str>) {
    let mut apart = (Vec::new(), Vec::new());
    for mark in marks {
        match mark {
            Mark::Trait(it) => apart.0.push(names.trait_name(*it)),
            Mark::Title(it) => apart.1.push(names.title(*it)),
        }
    }
    apart
}

/// The cards a change is about, if it names them first.
fn changed(modifier: &Modifier) -> Option<&Cards> {
    match modifier {
        Modifier::Blank(_)
        | Modifier::Strength {
            change: Change::Times(_) | Change::Over(_) | Change::Set(_), ..
        } => None,
        named => named.cards(),
    }
}
