//! The traits of oddziały and ziemie as they are now, and what oddziały cost.

use cards::veto::{Keyword, Kind, Stat};
use kernel::{CardId, Seat};
use rulebook::rule;

use super::{
    Place, Table, Znacznik,
    derived::{Part, each_part, has_keyword, stat, szabla_parts},
};
use crate::ability::{Mask, Static, statics};

/// Upkeep of an oddział on a ziemia.
const ZOLD: i16 = 2;

/// Kreski of an oddział that duels.
const KRESKI: i8 = 1;

/// What stands on the card.
pub(super) fn printed(table: &Table, card: CardId, which: Stat) -> i8 {
    let facts = &table.def(card).card;
    let small = |it: Option<u8>| it.unwrap_or(0).min(100) as i8;
    match which {
        Stat::Bitnosc => {
            rule!("AH 219.1");
            facts.bitnosc.unwrap_or(0)
        }
        Stat::Karnosc => {
            rule!("AH 220.1");
            facts.karnosc.unwrap_or(0)
        }
        Stat::Znaczenie => {
            rule!("AH 221.1");
            small(facts.znaczenie)
        }
        _ => {
            rule!("AH 222.1");
            small(facts.dobrobyt)
        }
    }
}

/// Szabla and Kreski of an oddział; it has them in a pojedynek only.
pub(super) fn as_duellist(table: &Table, oddzial: CardId, which: Stat) -> i8 {
    if table.is_potyczka() || table.duel.as_ref().is_none_or(|it| it.against(oddzial).is_none()) {
        return 0;
    }
    rule!("AH 513.2.d");
    match which {
        Stat::Szabla => printed(table, oddzial, Stat::Bitnosc),
        _ => KRESKI,
    }
}

/// What moderunki add to an oddział: those attached to it, and the Konie of a
/// postać that is attached to it.
pub(super) fn equipment(table: &Table, oddzial: CardId, which: Stat, found: &mut impl FnMut(Part)) {
    let modifier = |moderunek: CardId| {
        let facts = &table.def(moderunek).card;
        if which == Stat::Bitnosc { facts.bitnosc } else { facts.karnosc }
    };
    for moderunek in table.attached_to(oddzial).filter(|it| table.kind(*it) == Kind::Moderunek) {
        let Some(amount) = modifier(moderunek) else { continue };
        match which {
            Stat::Bitnosc => rule!("AH 303.2.b"),
            _ => rule!("AH 303.2.c"),
        }
        found((table.card(moderunek).def, amount));
    }
    for postac in leaders(table, oddzial) {
        let konie = table.attached_to(postac).filter(|it| has_keyword(table, *it, Keyword::Kon));
        for kon in konie {
            let Some(amount) = modifier(kon) else { continue };
            rule!("AH 700.1.t");
            found((table.card(kon).def, amount));
        }
    }
}

/// Does the card bear a marker of agitacja?
pub(super) fn is_emboldened(table: &Table, card: CardId) -> bool {
    let emboldened = table.bears(card, Znacznik::Agitacja);
    if emboldened {
        rule!("AH 118.2");
        rule!("AH 118.6.a");
    }
    emboldened
}

/// What markers of Szabla -1 take away and those of Szabla +1 add.
pub(super) fn marked(table: &Table, card: CardId, found: &mut impl FnMut(Part)) {
    for (_, znacznik) in table.wojna.znaczniki.iter().filter(|it| it.0 == card) {
        let amount = match znacznik {
            Znacznik::Szabla => -1,
            Znacznik::Ostrosc => 1,
            _ => continue,
        };
        rule!("AH 118.2");
        found((table.card(card).def, amount));
    }
}

/// May one more marker of this kind be laid on the card, for all that abilities say?
pub(crate) fn may_be_marked(table: &Table, card: CardId, znacznik: Znacznik) -> bool {
    let borne = table.wojna.znaczniki.iter().filter(|it| **it == (card, znacznik)).count();
    let mut may = true;
    statics(table, Mask::BEARS, |context, change| {
        if let Static::Bears(marker, most) = change.what
            && Znacznik::from(*marker) == znacznik
            && usize::from(*most) <= borne
            && change.covers(table, &context, card)
        {
            rule!("AH 118.4");
            may = false;
        }
    });
    may
}

/// The postacie attached to this oddział.
pub(crate) fn leaders(table: &Table, oddzial: CardId) -> impl Iterator<Item = CardId> + '_ {
    let seats = table.seats.seats().filter(|_| table.has_leaders());
    let of_all = seats.flat_map(|it| table.postacie(it));
    of_all.filter(move |it| {
        let card = table.card(*it);
        card.place == Place::PrzyOddziale && card.host == Some(oddzial)
    })
}

/// How strong this side of the fight is: the Szabla of a duellist, the Bitność
/// of an oddział and of all that attack with it.
pub(crate) fn fighting(table: &Table, side: CardId) -> i8 {
    if !table.is_potyczka() {
        // What has gone back to a dwór nobody may know any more.
        return if table.in_play(side) { stat(table, side, Stat::Szabla) } else { 0 };
    }
    let beside = table.beside(side);
    beside.iter().map(|it| sum(&parts_of(table, *it)).max(0)).fold(0, i8::saturating_add)
}

/// Where that comes from.
pub(crate) fn fighting_parts(table: &Table, side: CardId) -> Vec<Part> {
    match table.is_potyczka() {
        true => table.beside(side).iter().flat_map(|it| parts_of(table, *it)).collect(),
        false if table.in_play(side) => szabla_parts(table, side),
        false => Vec::new(),
    }
}

fn sum(parts: &[Part]) -> i8 {
    parts.iter().fold(0, |sum: i8, (_, amount)| sum.saturating_add(*amount))
}

/// The Bitność with which this oddział would fight if a potyczka of the bitwa began now.
pub(crate) fn strength(table: &Table, oddzial: CardId) -> i8 {
    sum(&parts_when(table, oddzial, table.card(oddzial).zaznaczona)).max(0)
}

fn parts_of(table: &Table, oddzial: CardId) -> Vec<Part> {
    let weary = table.wojna.weary.contains(&oddzial);
    if weary {
        rule!("AH 516.3");
    }
    parts_when(table, oddzial, weary)
}

/// The Bitność of one oddział in a potyczka: what is added to its Szabla counts
/// for its Bitność, too, or no sztych would be of use.
fn parts_when(table: &Table, oddzial: CardId, weary: bool) -> Vec<Part> {
    let def = table.card(oddzial).def;
    let base = printed(table, oddzial, Stat::Bitnosc);
    let mut parts = vec![(def, base)];
    if weary {
        parts.push((def, -(base / 2))); // Half of it, rounded up, is left.
    }
    each_part(table, oddzial, Stat::Bitnosc, |part| parts.push(part));
    each_part(table, oddzial, Stat::Szabla, |part| {
        rule!("AH 304.2.a");
        parts.push(part);
    });
    parts
}

/// Dukaty the oddziały of this seat cost each round.
pub(super) fn zold(table: &Table, seat: Seat) -> i16 {
    table.ziemie().map(|it| zold_on(table, it, seat)).sum()
}

/// Only those above the Dobrobyt of the ziemia cost anything (AMB-25).
pub(crate) fn zold_on(table: &Table, ziemia: CardId, seat: Seat) -> i16 {
    let free = i16::from(stat(table, ziemia, Stat::Dobrobyt));
    let paid = (table.stationed(ziemia, seat).count() as i16 - free).max(0);
    if paid == 0 {
        return 0;
    }
    rule!("AH 222.3");
    rule!("AH 306.1.b");
    rule!("AH 307.2");
    rule!("AH 307.3");
    let abroad = has_keyword(table, ziemia, Keyword::Obczyzna);
    if abroad {
        rule!("AH 700.1.dd");
    }
    paid * (ZOLD + i16::from(abroad))
}
