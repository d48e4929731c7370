//! AH 704 — Legalność stołu: cards that may not stay where they are, that may not
//! be attached to what they are attached to, or of which there is one too many.
//!
//! What would make the table illegal is refused; only an effect can bring it
//! about. A card that has lost its anchorage is discarded at once
//! (`table/moving.rs`).

use cards::veto::{Keyword, Kind};
use kernel::{CardId, Seat};
use rulebook::{cite, rule};

use super::r700_wojsko::{may_lead, may_stand};
use crate::{
    ability::Context,
    ch5_runda::r512_przejscie,
    choice::Choice,
    ruling::Ruling,
    step::{Step, War},
    table::{self, Change, Mover, Place, Table, WarChange},
};

/// Makes the table legal before somebody is asked this, unless that is part of an effect that is
/// still being resolved. Who may not stay in his zone waits until his player is przy głosie.
pub(crate) fn restore(table: &Table, asked: &Step, ruling: &mut Ruling) {
    if !table.rules().pole_ziem || matches!(asked, Step::Ask { .. }) {
        return;
    }
    exclude_second_elekt(table, ruling);
    for seat in table.seats.seats() {
        unfasten(table, seat, ruling);
        if !table.has_leaders() {
            continue;
        }
        for oddzial in table.oddzialy(seat) {
            let on_ziemia = table.card(oddzial).place == Place::NaZiemi;
            loosen(table, oddzial, on_ziemia, ruling);
        }
    }
    if let Step::Stint(seat) = *asked {
        relocate(table, seat, ruling);
    }
}

/// Whoever may not stay where he is goes where he may.
fn relocate(table: &Table, seat: Seat, ruling: &mut Ruling) {
    if table.has_karmazyni(seat) {
        let pole = table.seats[seat].pole.iter();
        for card in pole.filter(|it| is_no_karmazyn(table, *it)) {
            repaired();
            rule!("AH 704.3.b");
            rule!("AH 704.4.b");
            ruling.by(cite!("AH 704.4.b"), Change::GoOver(card));
        }
    }
    if !table.has_kind(seat, Kind::Oddzial) {
        return;
    }
    for card in table.oddzialy(seat).filter(|it| is_misplaced(table, *it)) {
        repaired();
        rule!("AH 704.3.b");
        let mut open = Vec::new();
        places(table, card, &mut open);
        match open[..] {
            [] => {
                let discarded = Change::Move { card, to: Mover::Lazaret };
                ruling.by(cite!("AH 704.4.c"), discarded);
            }
            [Choice::Pick(only)] => transfer(card, Some(only), ruling),
            [_] => transfer(card, None, ruling),
            _ => {
                ruling.then(Step::War(War::Transfer { seat, card }));
            }
        }
    }
}

/// Discards the postacie that may not be attached to this oddział, or not where it stands.
pub(crate) fn loosen(table: &Table, oddzial: CardId, on_ziemia: bool, ruling: &mut Ruling) {
    for card in table::leaders(table, oddzial) {
        if !on_ziemia || may_lead(table, card, oddzial).is_err() {
            repaired();
            rule!("AH 704.3.d");
            rule!("AH 704.4.d");
            ruling.by(cite!("AH 704.4.d"), Change::Move { card, to: Mover::Lazaret });
        }
    }
}

/// The Pole Gry was not legal, and is made so again.
fn repaired() {
    rule!("AH 704.1");
    rule!("AH 704.2");
    rule!("AH 704.3");
    rule!("AH 704.4");
}

/// Does the postać stay on the pole karmazynów without a right to it?
fn is_no_karmazyn(table: &Table, card: CardId) -> bool {
    table.card(card).place == Place::Karmazyni && !r512_przejscie::is_admitted(table, card)
}

/// Discards what is attached to a card that is no longer as it demands. (What is
/// put out on a postać without more ado demands nothing of it.)
fn unfasten(table: &Table, seat: Seat, ruling: &mut Ruling) {
    if !table.demands_hosts(seat) {
        return;
    }
    let demanding = |it: &CardId| table.in_play(*it) && table.facts(*it).demands_host;
    for card in table.seats[seat].attached.iter().filter(demanding) {
        let Some(attach) = &table.def(card).card.attach else { continue };
        let Some(host) = table.card(card).host else { continue };
        let context = Context::new(card, table.card(card).controller, None);
        if !context.fits(table, attach, host) {
            repaired();
            rule!("AH 704.3.d");
            rule!("AH 704.4.d");
            ruling.by(cite!("AH 704.4.d"), Change::Move { card, to: Mover::Lazaret });
        }
    }
}

/// A player has one postać with Elekt; the list of what is illegal does not name it, but is not
/// complete. Who was made an Elekt is the cause of it, else whoever was put out later.
fn exclude_second_elekt(table: &Table, ruling: &mut Ruling) {
    for seat in table.seats.seats().filter(|it| table.might_have_two(*it, Keyword::Elekt)) {
        let elekt = |it: &CardId| table::has_keyword(table, *it, Keyword::Elekt);
        let (born, made): (Vec<CardId>, Vec<CardId>) =
            table.postacie(seat).filter(elekt).partition(|it| table.facts(*it).has(Keyword::Elekt));
        for card in born.into_iter().chain(made).skip(1) {
            repaired();
            rule!("AH 704.3.e");
            rule!("AH 704.4.a");
            ruling.by(cite!("AH 704.4.a"), Change::Move { card, to: Mover::Lazaret });
        }
    }
}

fn is_misplaced(table: &Table, card: CardId) -> bool {
    let at = table.card(card).host.filter(|_| table.card(card).place == Place::NaZiemi);
    table.kind(card) == Kind::Oddzial && may_stand(table, card, at).is_err()
}

/// Where this oddział may be; `Done` is the pole elekcyjne.
pub(crate) fn places(table: &Table, card: CardId, into: &mut Vec<Choice>) {
    let open = table.ziemie().filter(|it| may_stand(table, card, Some(*it)).is_ok());
    into.extend(open.map(Choice::Pick));
    if may_stand(table, card, None).is_ok() {
        into.push(Choice::Done);
    }
}

/// It is neither tapped nor changed in any other way, and nobody can answer.
pub(crate) fn transfer(card: CardId, to: Option<CardId>, ruling: &mut Ruling) {
    rule!("AH 704.4.b");
    ruling.by(cite!("AH 704.4.b"), Change::War(WarChange::March { card, to }));
}
