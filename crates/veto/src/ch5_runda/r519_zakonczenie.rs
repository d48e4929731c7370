//! AH 519, 501, 502 — the end of one round and the beginning of the next, in
//! the order of the small edition: election, untapping, discarding and
//! drawing, income, announcement.

use cards::veto::{Ban, Keyword, Span};
use kernel::{CardId, Seat};
use rulebook::{cite, rule};

use super::{r500_runda, r502_rozliczenie::has_votes_and_elekt};
use crate::{
    ch1_ogolne::r119_stos,
    illegal::{Attempt, Illegal, Reason},
    ruleset::Round,
    ruling::Ruling,
    step::Step,
    table::{self, Change, Mover, OverReason, Phase, Table},
};

/// Whoever announced an election last round and still has enough kreski has won.
pub(crate) fn election_check(table: &Table, ruling: &mut Ruling) {
    let Some(seat) = table.election else { return };
    rule!("MB 70");
    let outcome = match table.rules().election_kreski <= table.seats[seat].kreski {
        true => Change::Over { winner: Some(seat), reason: OverReason::Elekcja },
        false => Change::ElectionFails(seat),
    };
    ruling.by(cite!("MB 70"), outcome);
}

pub(crate) fn untap(table: &Table, ruling: &mut Ruling) {
    rule!("MB 65");
    for seat in table.in_order() {
        let kompania = &table.seats[seat];
        for card in kompania.pole.iter().chain(kompania.attached.iter()) {
            let free = || table::forbidden(table, card, Ban::Untap).is_none();
            if table.card(card).zaznaczona && free() {
                ruling.by(cite!("MB 65"), Change::Untap(card));
            }
        }
    }
    ruling.and(Change::EndSpan(Span::Round));
    for seat in table.in_order().filter(|it| !table.seats[*it].dwor.is_empty()) {
        ruling.then(Step::Discard(seat));
    }
    ruling.then(Step::DrawUp);
}

/// One card or none.
pub(crate) fn discard(card: Option<CardId>, ruling: &mut Ruling) {
    rule!("MB 66");
    if let Some(card) = card {
        ruling.by(cite!("MB 66"), Change::Move { card, to: Mover::Lazaret });
    }
}

pub(crate) fn draw_up(table: &Table, ruling: &mut Ruling) {
    for seat in table.in_order() {
        let missing =
            usize::from(table.rules().hand_max).saturating_sub(table.seats[seat].dwor.len());
        for _ in 0..missing {
            rule!("MB 66");
            ruling.by(cite!("MB 66"), Change::Draw(seat));
        }
    }
    ruling.then(Step::Income);
}

pub(crate) fn income(table: &Table, ruling: &mut Ruling) {
    for seat in table.in_order() {
        rule!("MB 5");
        rule!("MB 12");
        rule!("MB 20");
        rule!("MB 67");
        let amount = table::income(table, seat).clamp(0, 255) as u8;
        ruling.by(cite!("MB 67"), Change::Income { seat, amount });
    }
    for seat in table.in_order().filter(|it| can_announce(table, *it)) {
        ruling.then(Step::Announce(seat));
    }
    ruling.then(Step::BeginRound);
}

/// Enough kreski to announce a wolna elekcja?
pub(crate) fn can_announce(table: &Table, seat: Seat) -> bool {
    table.rules().election_kreski <= table.seats[seat].kreski
}

pub(crate) fn announce(seat: Seat, ruling: &mut Ruling) {
    rule!("MB 68");
    ruling.by(cite!("MB 68"), Change::Announce(seat));
}

/// A new round; the same seat begins every one.
pub(crate) fn begin_round(table: &Table, ruling: &mut Ruling) {
    if table.rules().round == Round::Full {
        return r500_runda::begin(table, ruling);
    }
    rule!("MB 24");
    rule!("MB 25");
    let first = table.initiative;
    ruling.and(Change::BeginRound).and(Change::Voice(first)).then(Step::Stint(first));
}

/// Who controls more Sławni than anybody else draws for them. Where a card answers that, it is
/// one object of the stos (AMB-22); it is no card's ability but what a player's Sławni bring together.
pub(crate) fn slawni(table: &Table, ruling: &mut Ruling) {
    let Some(seat) = table.in_order().find(|it| 0 < lead_in_slawni(table, *it)) else { return };
    match table.catalog.0.answers_slawni() {
        true => r119_stos::declare_slawni(table, seat, ruling),
        false => draw_for(table, seat, ruling),
    }
}

/// As many kreski as this seat has Sławni more than the next, counted when they are drawn.
pub(crate) fn draw_for(table: &Table, seat: Seat, ruling: &mut Ruling) {
    let amount = lead_in_slawni(table, seat);
    if amount == 0 {
        return;
    }
    rule!("AH 519.1.a");
    rule!("AH 700.1.pp");
    rule!("I2 1.2.11");
    let take = Change::Kreski { from: None, to: Some(seat), amount };
    ruling.by(cite!("AH 700.1.pp"), take);
}

fn lead_in_slawni(table: &Table, seat: Seat) -> u8 {
    let count = |seat: Seat| {
        let fighters = table.postacie(seat).chain(table.oddzialy(seat));
        fighters.filter(|it| table::acts_as(table, *it, Keyword::Slawny)).count() as u8
    };
    let own = count(seat);
    match own {
        0 => 0,
        _ => own.saturating_sub(table.opponents(seat).map(count).max().unwrap_or(0)),
    }
}

/// The announcer wins if he still has enough kreski and an Elekt (AMB-13); by the
/// instruction anybody who has them, and no two can have two thirds of the kreski.
pub(crate) fn elekcja(table: &Table, ruling: &mut Ruling) {
    let Some(announcer) = table.election else { return };
    rule!("AH 104.2.d");
    rule!("I2 3.3.4.2");
    let stands = |it: &Seat| *it == announcer || table.rules().election_for_all;
    let mut elected = table.in_order().filter(stands).filter(|it| has_votes_and_elekt(table, *it));
    let outcome = match elected.next() {
        Some(winner) => {
            rule!("I2 3.4.1");
            if winner != announcer {
                rule!("I2 3.4.8");
            }
            Change::Over { winner: Some(winner), reason: OverReason::Elekcja }
        }
        None => {
            rule!("I2 3.4.9");
            Change::ElectionFails(announcer)
        }
    };
    ruling.by(cite!("AH 104.2.d"), outcome);
}

/// Has this seat more cards in its dwór than it may keep in this phase?
pub(crate) fn has_too_many(table: &Table, seat: Seat) -> bool {
    let rules = table.rules();
    rules.excess == Some(table.phase) && usize::from(rules.hand_max) < table.seats[seat].dwor.len()
}

/// One card at will; whoever has too many discards down to the most first.
pub(crate) fn discard_in_full_round(
    table: &Table,
    seat: Seat,
    card: Option<CardId>,
    ruling: &mut Ruling,
) -> Result<(), Illegal> {
    let too_many = has_too_many(table, seat);
    let excess = table.seats[seat].dwor.len().saturating_sub(table.rules().hand_max.into());
    // Only at the end of the round one more may go.
    let again = too_many && (table.phase == Phase::Zakonczenie || 1 < excess);
    match card {
        Some(card) => {
            rule!("AH 408.1.c");
            rule!("AH S.Faza Zakończenia");
            ruling.by(cite!("AH 519.1.b"), Change::Move { card, to: Mover::Lazaret });
            if again {
                ruling.then(Step::Discard(seat));
            }
            Ok(())
        }
        None if too_many => Err(Illegal::new(Attempt::Answer, Reason::DworTooLarge)),
        None => Ok(()),
    }
}

/// What lasts for the round is over; the next one begins.
pub(crate) fn end_round(ruling: &mut Ruling) {
    rule!("AH 519.2");
    ruling.and(Change::EndSpan(Span::Round)).then(Step::BeginRound);
}
