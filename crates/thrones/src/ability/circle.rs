//! Questions that would lead in a circle.
//!
//! Whether a card is immune is asked whenever a modifier is about to change it.
//! If the answer hung on a number or an icon that modifiers change, the
//! question would have no end, so a sentence that asks so is refused when the
//! catalog is made.

use cards::thrones::{Amount, Cards, Condition, Filter, Modifier, State, Test, Value};

/// What a text that makes immune hangs on, in words, if it may not.
pub(super) fn of_immunity(
    conditions: &[Condition],
    modifiers: &[Modifier],
) -> Option<&'static str> {
    let filters = modifiers.iter().filter_map(|it| match it {
        Modifier::Immune(cards, from) => Some((cards, from)),
        _ => None,
    });
    let mut any = false;
    let mut asks = conditions.iter().any(condition);
    for (cards, from) in filters {
        any = true;
        asks |= filter(from);
        asks |= matches!(cards, Cards::Each(which) if filter(which));
    }
    (any && asks).then_some(
        "immunity cannot hang on STR, icons or who attacks alone, which it decides about itself",
    )
}

fn condition(it: &Condition) -> bool {
    match it {
        Condition::Exists(it) | Condition::Is(_, it) => filter(it),
        Condition::Compare(left, _, right) => amount(left) || amount(right),
        Condition::HaveParticipant => true,
        _ => false,
    }
}

fn filter(it: &Filter) -> bool {
    it.states.contains(&State::AttackingAlone) || it.tests.iter().any(test)
}

fn test(it: &Test) -> bool {
    match it {
        Test::Value(value, _, than) => *value == Value::Strength || amount(than),
        Test::WithoutIcon(_) => true,
        _ => false,
    }
}

fn amount(it: &Amount) -> bool {
    match it {
        Amount::Of(value, _) => *value == Value::Strength,
        Amount::Count(of) => filter(of),
        Amount::Choice(on, ..) => condition(on),
        _ => false,
    }
}
