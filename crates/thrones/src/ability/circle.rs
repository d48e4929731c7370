//! Questions that would lead in a circle.
//!
//! Whether a card is immune or blank is asked whenever a modifier is about to
//! change it, and a modifier of STR or icons is asked whenever those are. If the
//! answer hung on the same number or icon, the question would have no end. So
//! there is an order: immunity, blank texts and who counts as attacking come
//! first, icons next, STR last, and a text that asks about something which is
//! not settled before it is refused when the catalog is made.

use cards::thrones::{Amount, Cards, Change, Condition, Filter, Modifier, State, Test, Value};

/// What is asked about, as bits.
type Asked = u8;
const STRENGTH: Asked = 1;
const ICONS: Asked = 2;
/// Who takes part, counted one by one.
const SIDES: Asked = 4;

/// What a constant ability hangs on, in words, if it may not.
pub(super) fn of_constant(
    conditions: &[Condition],
    modifiers: &[Modifier],
) -> Option<&'static str> {
    let always = conditions.iter().fold(0, |asked, it| asked | condition(it));
    modifiers.iter().find_map(|it| refusal(it, always | modifier(it)))
}

/// The same of a lasting effect. Whom it means and by how much is settled when it begins, but
/// not what somebody is immune to.
pub(super) fn of_lasting(conditions: &[Condition], modifiers: &[Modifier]) -> Option<&'static str> {
    let always = conditions.iter().fold(0, |asked, it| asked | condition(it));
    modifiers.iter().find_map(|it| match it {
        Modifier::Immune(..) => refusal(it, always | modifier(it)),
        _ => refusal(it, always),
    })
}

/// Why this modifier may not hang on what it asks about.
fn refusal(modifier: &Modifier, asked: Asked) -> Option<&'static str> {
    let (forbidden, words) = match modifier {
        Modifier::Immune(..) => (
            STRENGTH | ICONS | SIDES,
            "immunity cannot hang on STR, icons or who attacks alone, which it decides about itself",
        ),
        Modifier::Blank(_) => {
            (STRENGTH | ICONS, "a blank text cannot hang on STR or icons, which hang on texts")
        }
        Modifier::CountsAsAttacking(_) => {
            (STRENGTH | ICONS, "who counts as attacking cannot hang on STR or icons")
        }
        Modifier::GainsIcon(..) | Modifier::LosesIcon(..) => {
            (STRENGTH | ICONS, "an icon cannot hang on icons, nor on STR, which may hang on icons")
        }
        Modifier::Strength { .. } => {
            (STRENGTH, "STR cannot hang on STR: the question would have no end")
        }
        _ => return None,
    };
    (asked & forbidden != 0).then_some(words)
}

fn modifier(it: &Modifier) -> Asked {
    let whom = match it.cards() {
        Some(Cards::Each(which)) => filter(which),
        _ => 0,
    };
    whom | match it {
        Modifier::Immune(_, from) => filter(from),
        Modifier::Strength { change, .. } => match change {
            Change::Plus(by) | Change::Minus(by) | Change::Set(by) => amount(by),
            Change::Times(_) | Change::Over(_) => 0,
        },
        _ => 0,
    }
}

fn condition(it: &Condition) -> Asked {
    match it {
        Condition::Exists(it) | Condition::Is(_, it) => filter(it),
        Condition::Compare(left, _, right) => amount(left) | amount(right),
        Condition::HaveParticipant => SIDES,
        _ => 0,
    }
}

fn filter(it: &Filter) -> Asked {
    let alone = if it.states.contains(&State::AttackingAlone) { SIDES } else { 0 };
    it.tests.iter().fold(alone, |asked, it| asked | test(it))
}

fn test(it: &Test) -> Asked {
    match it {
        Test::Value(Value::Strength, _, than) => STRENGTH | amount(than),
        Test::Value(_, _, than) => amount(than),
        Test::WithoutIcon(_) => ICONS,
        _ => 0,
    }
}

fn amount(it: &Amount) -> Asked {
    match it {
        Amount::Of(Value::Strength, _) => STRENGTH,
        Amount::Count(of) => filter(of),
        Amount::Choice(on, ..) => condition(on),
        _ => 0,
    }
}
