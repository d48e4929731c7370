//! AH 513.3 — Etap przyjęcia lub odmowy.

use cards::veto::{Ban, Event, Moment};
use kernel::CardId;
use rulebook::{cite, rule};

use crate::{
    ability::triggered,
    ch5_runda::r500_okna::window,
    ch7_slowa::r700_slowa,
    illegal::{Attempt, Illegal, Reason},
    ruling::Ruling,
    step::Step,
    table::{self, Change, DuelChange, Pojedynek, Table},
};

/// An untapped postać may refuse.
pub(crate) fn can_refuse(table: &Table, challenged: CardId) -> Result<(), Illegal> {
    let illegal = |reason| Illegal::new(Attempt::Refuse, reason);
    if table.card(challenged).zaznaczona {
        return Err(illegal(Reason::TappedCannotRefuse(challenged)));
    }
    if let Some(rule) = r700_slowa::forbids_refusing(table, challenged)
        && !table::allowed(table, challenged, Ban::Refuse)
    {
        return Err(illegal(Reason::Keyword(rule)));
    }
    match table::forbidden(table, challenged, Ban::Refuse) {
        Some(by) => Err(illegal(Reason::Forbidden { by })),
        None => Ok(()),
    }
}

pub(crate) fn accept(table: &Table, ruling: &mut Ruling) {
    rule!("MB 45");
    rule!("AH 513.3.c");
    goes_ahead(table, ruling);
}

/// The duel takes place, whether the challenged had a choice or not.
pub(super) fn goes_ahead(table: &Table, ruling: &mut Ruling) {
    rule!("I2 6.5.4");
    ruling.and(Change::Duel(DuelChange::Accepted));
    window(table, Moment::Odpowiedz, ruling);
    ruling.then(Step::ChooseModerunki);
}

/// Refusing taps the postać and costs kreski, if there are any.
pub(crate) fn refuse(table: &Table, duel: &Pojedynek, ruling: &mut Ruling) {
    rule!("MB 44");
    rule!("AH 513.3.a");
    rule!("AH 513.3.b");
    rule!("I2 6.5.3");
    rule!("I2 3.3.3.20");
    let challenged = duel.challenged;
    let from = Some(table.card(challenged).controller);
    if table.seats[table.card(challenged).controller].kreski == 0 {
        rule!("I2 6.5.5");
    }
    let amount = match r700_slowa::refuses_for_nothing(table, challenged) {
        true => 0,
        false => table::refusal_price(table, table.card(challenged).controller),
    };
    ruling
        .and(Change::Duel(DuelChange::Refused))
        .by(cite!("MB 44"), Change::Tap(challenged))
        .by(cite!("MB 44"), Change::Kreski { from, to: None, amount })
        .and(Change::Duel(DuelChange::Ends));
    triggered(table, &[(Event::Refuses, challenged)], ruling);
    window(table, Moment::Odpowiedz, ruling);
}
