//! AH 502 — Faza rozliczenia: drawing, income and upkeep, announcing a wolna elekcja.

use cards::veto::{Keyword, Moment};
use kernel::{CardId, Seat};
use rulebook::{cite, rule};

use super::{r500_okna::window, r519_zakonczenie};
use crate::{
    choice::Choice,
    illegal::{Attempt, Illegal, Reason},
    ruleset::KeywordRules,
    ruling::Ruling,
    step::{Step, War},
    table::{self, Change, Mover, Place, Table, WarChange, Znacznik},
};

/// Fatigue is over, one whole untapping too late.
pub(crate) fn rest(table: &Table, ruling: &mut Ruling) {
    for (card, znacznik) in &table.wojna.znaczniki {
        if *znacznik == Znacznik::Zmeczenie {
            rule!("AH 118.6.b");
            ruling.by(cite!("AH 118.6.b"), Change::War(WarChange::Unmark(*card, *znacznik)));
        }
    }
}

/// Up to the most a dwór may hold; nobody discards here.
pub(crate) fn draw_up(table: &Table, ruling: &mut Ruling) {
    for seat in table.in_order() {
        let most = usize::from(table.rules().hand_max);
        for _ in table.seats[seat].dwor.len()..most {
            rule!("AH 117.1.a");
            rule!("AH 117.1.b");
            rule!("AH 117.2");
            rule!("AH 502.1.b");
            rule!("I2 3.3.2.1");
            ruling.by(cite!("AH 502.1.b"), Change::Draw(seat));
        }
    }
}

/// Whoever has more cards than he may have discards the excess, where that is done in this phase.
pub(crate) fn ask_for_excess(table: &Table, ruling: &mut Ruling) {
    for seat in table.in_order().filter(|it| r519_zakonczenie::has_too_many(table, *it)) {
        rule!("I2 3.3.2.2");
        ruling.then(Step::Discard(seat));
    }
}

/// Cards this seat owns and controls that cost upkeep.
fn with_upkeep(table: &Table, seat: Seat) -> impl Iterator<Item = CardId> + '_ {
    let kompania = &table.seats[seat];
    let cards = kompania.pole.iter().chain(kompania.attached.iter());
    let costs = |it: &CardId| table.facts(*it).utrzymanie < 0 || is_paid(table, *it);
    let costly = cards.filter(move |it| table.in_play(*it) && costs(it));
    costly.filter(move |it| {
        let own = table.card(*it).owner == seat;
        if !own {
            rule!("AH 211.4.a.1");
        }
        own
    })
}

/// Is it an oddział on a ziemia with more of them than live there for nothing?
fn is_paid(table: &Table, card: CardId) -> bool {
    let state = table.card(card);
    let ziemia = state.host.filter(|_| state.place == Place::NaZiemi);
    ziemia.is_some_and(|it| 0 < table::zold_on(table, it, state.controller))
}

/// Whoever has such cards may discard them instead of paying (AMB-25).
pub(crate) fn ask_for_upkeep(table: &Table, ruling: &mut Ruling) {
    for seat in table.in_order().filter(|it| with_upkeep(table, *it).next().is_some()) {
        ruling.then(Step::Upkeep(seat));
    }
}

/// Is there still something this seat pays for?
pub(crate) fn ask_again(table: &Table, seat: Seat, ruling: &mut Ruling) {
    if with_upkeep(table, seat).next().is_some() {
        ruling.then(Step::Upkeep(seat));
    }
}

/// Can the seat pay for everything it keeps?
fn can_pay(table: &Table, seat: Seat) -> bool {
    let net = i32::from(table::income(table, seat));
    0 <= i32::from(table.seats[seat].dukaty) + net || with_upkeep(table, seat).next().is_none()
}

pub(crate) fn upkeep_choices(table: &Table, seat: Seat, into: &mut Vec<Choice>) {
    into.extend(with_upkeep(table, seat).map(Choice::Pick));
    if can_pay(table, seat) {
        into.push(Choice::Done);
    }
}

/// Discards this card instead of paying for it.
pub(crate) fn discard_instead(
    table: &Table,
    seat: Seat,
    card: CardId,
    ruling: &mut Ruling,
) -> Result<(), Illegal> {
    if !with_upkeep(table, seat).any(|it| it == card) {
        return Err(Illegal::new(Attempt::Answer, Reason::NotOffered));
    }
    rule!("AH 211.4.a");
    ruling.by(cite!("AH 211.4.a"), Change::Move { card, to: Mover::Lazaret });
    ruling.then(Step::War(War::Upkeep(seat)));
    Ok(())
}

/// Keeps what is left, if it can be paid for.
pub(crate) fn keep(table: &Table, seat: Seat) -> Result<(), Illegal> {
    if can_pay(table, seat) {
        rule!("AH S.Lafa utrzymania"); // It makes the income smaller.
        return Ok(());
    }
    let price = -i32::from(table::income(table, seat));
    let has = table.seats[seat].dukaty.into();
    Err(Illegal::new(Attempt::Answer, Reason::TooFewDukaty { price, has }))
}

/// Income less upkeep; a deficit is paid from the skarb, as far as it goes.
pub(crate) fn income(table: &Table, ruling: &mut Ruling) {
    for seat in table.in_order() {
        rule!("AH 502.1.c");
        rule!("AH 210.1");
        rule!("AH 211.2");
        rule!("AH 211.3");
        rule!("I2 3.3.2.5");
        rule!("I2 6.6.6");
        rule!("I2 8.3");
        let net = table::income(table, seat).clamp(-255, 255);
        let amount = net.unsigned_abs() as u8;
        let change = match net < 0 {
            true => Change::Dukaty { from: Some(seat), to: None, amount },
            false => Change::Income { seat, amount },
        };
        ruling.by(cite!("AH 502.1.c"), change);
    }
}

/// Has this seat the kreski and the Elekt for a wolna elekcja?
pub(crate) fn has_votes_and_elekt(table: &Table, seat: Seat) -> bool {
    let elekt = |it: CardId| table::has_keyword(table, it, Keyword::Elekt);
    let krol = |it: CardId| table::has_keyword(table, it, Keyword::Krol);
    let with_krol = table.rules().keywords == KeywordRules::Artykuly;
    if with_krol && table.seats.seats().any(|it| table.postacie(it).any(krol)) {
        rule!("AH 700.1.v");
        return false;
    }
    table.rules().election_kreski <= table.seats[seat].kreski && table.postacie(seat).any(elekt)
}

/// Whoever may announce has priority first in the window of the last stage, where it has one.
pub(crate) fn end(table: &Table, ruling: &mut Ruling) {
    match table.catalog.0.moments().contains(Moment::KoniecRozliczenia) {
        true => window(table, Moment::KoniecRozliczenia, ruling),
        false => ask_for_election(table, ruling),
    }
}

/// Only the holder of the initiative may announce.
pub(crate) fn ask_for_election(table: &Table, ruling: &mut Ruling) {
    if has_votes_and_elekt(table, table.initiative) {
        rule!("AH 502.1.d");
        rule!("AH 700.1.m");
        rule!("I2 3.3.2.4");
        rule!("I2 3.4.7");
        ruling.then(Step::Announce(table.initiative));
    }
}
