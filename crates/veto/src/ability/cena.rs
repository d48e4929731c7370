//! A price as it stands in a sentence: with which cards each of its parts may be paid.

use cards::{
    lang::{Deed, Filter, Reference, Target, Test, What, Whose},
    veto::{Kind, State, Verb, Veto, Zone},
};

/// A price can only be paid with what is not tapped already, not with the card that is being
/// played, and not twice with the same card.
pub(super) fn payable(cost: &Deed<Veto>, all: &[Deed<Veto>]) -> Result<Deed<Veto>, String> {
    let mut paid = cost.clone();
    let What::Cards(Target::Choose { filter, .. }) = &mut paid.what else { return Ok(paid) };
    if cost.verb == Verb::Zaznacz && !filter.states.contains(&State::Odznaczona) {
        filter.states.push(State::Odznaczona);
    }
    if filter.tests.contains(&Test::In(Whose::Own, Zone::Dwor)) {
        filter.tests.push(Test::OtherThan(Reference::This));
    }
    for other in all.iter().filter(|it| *it != cost) {
        match &other.what {
            What::Cards(Target::Card(reference)) if is_spent(other.verb, cost.verb) => {
                filter.tests.push(Test::OtherThan(*reference));
            }
            What::Cards(Target::Choose { filter: others, .. }) if meet(filter, others) => {
                return Err("one card might be chosen for two parts of this price".to_owned());
            }
            _ => {}
        }
    }
    Ok(paid)
}

/// Can a card to which this has been done for a price not pay another part of it, too? What is
/// tapped can still be given up.
fn is_spent(done: Verb, verb: Verb) -> bool {
    done != Verb::Zaznacz || verb == Verb::Zaznacz
}

/// Might both be about the same card?
fn meet(one: &Filter<Veto>, other: &Filter<Veto>) -> bool {
    let zone = |it: &Filter<Veto>| it.tests.iter().find(|it| matches!(it, Test::In(..))).cloned();
    let any = one.kind == Kind::Karta || other.kind == Kind::Karta;
    (any || one.kind == other.kind) && zone(one) == zone(other)
}
