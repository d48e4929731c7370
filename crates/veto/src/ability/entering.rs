//! Cards that enter play: paid for, laid down, and what follows from it.

use cards::veto::{Event, Keyword, Kind, Stat, Verb};
use kernel::{CardId, Frame};
use rulebook::{cite, rule};

use super::{
    Mask, Op,
    deeds::{affected, is_out_of_reach},
    koszt,
    program::Act,
    run::{fizzle, op},
    timing,
};
use crate::{
    ch1_ogolne::{r105_frakcje, r119_stos},
    ch5_runda::{r504_zagrywanie, r512_przejscie},
    ruleset::KeywordRules,
    ruling::Ruling,
    step::Step,
    table::{self, Change, Mover, Place, Table},
};

/// Is there too little for the lafa of the card together with what else it costs? Then none of it is paid.
fn is_short(table: &Table, frame: &Frame) -> bool {
    let rest = rest(table, frame);
    matches!(rest.first(), Some(Op::Cost(_))) && {
        let lafa = table::stat(table, frame.source, Stat::Lafa) as u8;
        koszt::is_unpaid(table, frame, rest, lafa)
    }
}

/// The instructions after the one that is taken.
fn rest<'t>(table: &'t Table, frame: &Frame) -> &'t [Op] {
    &table.catalog.0.program(frame.program).ops[usize::from(frame.position)..]
}

/// Does the card cost more than it says, and can that be paid? Then its player chooses (AMB-05).
#[inline]
pub(super) fn is_dearer(table: &Table, frame: &Frame) -> bool {
    table.is_altered(Mask::stat(Stat::Lafa))
        && !table.rules().too_dear_returns
        && is_raised(table, frame)
}

/// Does the card cost more than it says, whether or not that can be paid?
pub(super) fn costs_more(table: &Table, frame: &Frame) -> bool {
    let lafa = table::stat(table, frame.source, Stat::Lafa);
    r105_frakcje::lafa(table, frame.source) < lafa
}

fn is_raised(table: &Table, frame: &Frame) -> bool {
    let lafa = table::stat(table, frame.source, Stat::Lafa);
    if !costs_more(table, frame) || table.rules().keywords == KeywordRules::Instrukcja {
        return false;
    }
    rule!("AH 101.8.b");
    rule!("AH 116.5");
    lafa as u16 <= table.seats[frame.seat].dukaty && !is_short(table, frame)
}

/// Who refuses the surcharge bears the basic cost all the same, whatever it consists of.
pub(super) fn pay_basic_cost(table: &Table, frame: &Frame, ruling: &mut Ruling) {
    rule!("AH 116.5.a");
    let amount = r105_frakcje::lafa(table, frame.source) as u8;
    let paid = Change::Dukaty { from: Some(frame.seat), to: None, amount };
    ruling.by(cite!("AH 116.5.a"), paid);
    koszt::pay_the_rest(table, frame, rest(table, frame), ruling);
}

/// A card is paid for when it takes effect, and only then.
pub(super) fn pay_lafa(table: &Table, frame: &Frame, ruling: &mut Ruling) -> bool {
    let lafa = table::stat(table, frame.source, Stat::Lafa) as u8;
    if table.seats[frame.seat].dukaty < lafa.into() || is_short(table, frame) {
        return false;
    }
    match table.kind(frame.source) {
        Kind::Postac => {
            rule!("AH 506.1.a");
            rule!("I2 1.2.6");
            rule!("I2 3.3.3.9");
            rule!("MB 8");
            rule!("MB 36");
        }
        Kind::Moderunek => {
            rule!("MB 31");
            rule!("AH 508.1.a");
            rule!("I2 1.3.3");
        }
        Kind::Posesja => {
            rule!("MB 31");
            rule!("AH 507.1.a");
            rule!("I2 1.4.2");
        }
        _ => {}
    }
    rule!("AH 116.4");
    rule!("I2 3.1.7");
    rule!("I2 3.2.1");
    rule!("AH 217.2");
    ruling.and(Change::Dukaty { from: Some(frame.seat), to: None, amount: lafa });
    true
}

/// A card that has become too dear is discarded. By the instruction it goes back
/// to the dwór, and its play counts as not having happened.
pub(super) fn too_dear(table: &Table, frame: &Frame, ruling: &mut Ruling) {
    if !table.rules().too_dear_returns {
        return fizzle(table, frame, ruling);
    }
    let rule = match table.kind(frame.source) {
        Kind::Posesja => {
            rule!("I2 3.3.3.32");
            cite!("I2 3.3.3.32")
        }
        Kind::Moderunek => {
            rule!("I2 3.3.3.33");
            cite!("I2 3.3.3.33")
        }
        _ => {
            rule!("I2 3.3.3.10");
            cite!("I2 3.3.3.10")
        }
    };
    ruling.by(rule, Change::Move { card: frame.source, to: Mover::Dwor });
    if r504_zagrywanie::is_czyn(table, frame.source, 0) {
        ruling.by(rule, Change::CzynReturned);
    }
}

/// The first of the joined cards an instruction puts out that may have either of its names,
/// with these; once one of them is said it is a joined card no more.
pub(super) fn unnamed(table: &Table, frame: &Frame, act: &Act) -> Option<(CardId, [u16; 2])> {
    if act.deed.verb != Verb::PutOut {
        return None;
    }
    let open = |it: &u16| {
        let def = table.catalog.0.def(*it);
        r504_zagrywanie::namesake(table, def).is_none()
            && r504_zagrywanie::removed_namesake(table, def).is_none()
    };
    affected(table, frame, &act.cards, act.named).into_iter().find_map(|card| {
        let halves = table.catalog.0.halves(table.card(card).def)?;
        let enters = can_lie_there(table, card)
            && !is_out_of_reach(table, frame.source, Verb::PutOut, card)
            && r105_frakcje::may_be_used(table, frame.seat, card).is_ok();
        (enters && halves.iter().all(open)).then_some((card, halves))
    })
}

/// The names between which a player chooses at this instruction.
pub(crate) fn names_asked(table: &Table, frame: &Frame) -> Option<[u16; 2]> {
    match op(table, frame) {
        Some(Op::Do(act)) => unnamed(table, frame, act).map(|(_, halves)| halves),
        _ => None,
    }
}

/// Whoever puts a joined card out says its name.
pub(super) fn name(table: &Table, frame: &Frame, act: &Act, way: u8, ruling: &mut Ruling) {
    if let Some((card, halves)) = unnamed(table, frame, act) {
        rule!("AH 702.3");
        ruling.and(Change::TakeName(card, halves[usize::from(way)]));
    }
}

fn can_lie_there(table: &Table, card: CardId) -> bool {
    matches!(table.kind(card), Kind::Postac | Kind::Posesja) && !table.in_play(card)
}

/// The card enters play from wherever it is; nothing is paid for it and it brings no kreski.
pub(super) fn by_ability(table: &Table, frame: &Frame, card: CardId, ruling: &mut Ruling) -> bool {
    let state = table.card(card);
    if !can_lie_there(table, card) {
        return false;
    }
    // A joined card whose name was not asked for has the one that may enter play, if either may.
    let def = table.catalog.0.halves(state.def).map(|halves| {
        let open = |it: &u16| r504_zagrywanie::namesake(table, table.catalog.0.def(*it)).is_none();
        halves.into_iter().find(open).unwrap_or(halves[0])
    });
    let named = table.catalog.0.def(def.unwrap_or(state.def));
    let barred = r504_zagrywanie::removed_namesake(table, named).is_some();
    if barred || r105_frakcje::may_be_used(table, frame.seat, card).is_err() {
        rule!("I2 3.2.6");
        return false;
    }
    if r504_zagrywanie::namesake(table, named).is_some() {
        rule!("AH 301.3.b");
        rule!("AH 704.3.a");
        rule!("AH 704.4.a");
        if table::has_keyword(table, card, Keyword::Nieobecny) {
            rule!("AH 701.3");
        }
        if state.place != Place::Lazaret {
            ruling.by(cite!("AH 301.3.b"), Change::Move { card, to: Mover::Lazaret });
        }
        return false;
    }
    rule!("AH 505.1");
    rule!("AH 505.2.a");
    rule!("AH 505.2.b");
    rule!("AH 505.2.c");
    if state.place == Place::Zalnik {
        rule!("AH 409.3");
    }
    if state.owner != frame.seat {
        rule!("AH 109.3");
        rule!("I2 3.3.3.13");
        rule!("AH 109.4");
        rule!("I2 4.2.1");
    }
    rule!("AH 110.4");
    if let Some(half) = def {
        ruling.and(Change::TakeName(card, half));
    }
    ruling.and(Change::Move { card, to: Mover::Pole(frame.seat) });
    if named.card.kind == Kind::Postac && r512_przejscie::may_enter(table, card) {
        ruling.then(Step::Field { seat: frame.seat, card });
    }
    ruling.then(Step::Entered(card));
    true
}

pub(super) fn put_out(table: &Table, frame: &Frame, karmazyni: bool, ruling: &mut Ruling) {
    let def = table.def(frame.source);
    let kept_out = r504_zagrywanie::namesake(table, def)
        .or_else(|| r504_zagrywanie::removed_namesake(table, def));
    if kept_out.is_some() {
        rule!("AH 301.3.b");
        return fizzle(table, frame, ruling);
    }
    rule!("MB 87");
    rule!("AH 101.10");
    rule!("AH 402.2.a");
    rule!("AH 405.1");
    rule!("AH 405.2");
    rule!("AH 405.5");
    rule!("AH 504.5");
    rule!("AH 505.2");
    match table.kind(frame.source) {
        Kind::Posesja => {
            rule!("MB 58");
            rule!("AH 507.1");
            rule!("I2 3.3.3.32");
            rule!("AH 507.1.b");
            rule!("AH 507.1.c");
        }
        _ => {
            rule!("MB 30");
            rule!("AH 506.1");
            rule!("I2 3.1.1");
            rule!("I2 3.3.3.8");
            rule!("AH 506.1.c");
        }
    }
    let to = if karmazyni {
        rule!("AH 406.2");
        rule!("I2 1.2.17");
        Mover::Karmazyni(frame.seat)
    } else {
        Mover::Pole(frame.seat)
    };
    enters(table, frame, to, ruling);
}

/// The card enters play; what that sets off follows.
pub(super) fn enters(table: &Table, frame: &Frame, to: Mover, ruling: &mut Ruling) {
    let card = frame.source;
    ruling.and(Change::Move { card, to });
    for promised in table.na_stosie.promised.iter().filter(|it| it.source == card) {
        ruling.then(Step::Run(*promised));
    }
    ruling.then(Step::Run(*frame));
    let heard = timing::triggered(table, &[(Event::EntersPlay, card)], ruling);
    let kreski = matches!(op(table, frame), Some(Op::EntryKreski)) && may_bring_kreski(table, card);
    if !heard && kreski && table.rules().triggers_on_stos {
        ruling.then(Step::OfferTriggered);
    }
}

pub(super) fn attach(table: &Table, frame: &Frame, ruling: &mut Ruling) {
    rule!("MB 87");
    let host = frame.bound.first(0).expect("a host was chosen and checked again");
    if table.kind(frame.source) == Kind::Moderunek {
        rule!("MB 59");
        rule!("MB 9");
        rule!("AH 508.1");
        rule!("I2 3.3.3.33");
        rule!("AH 508.1.b");
        rule!("AH 508.1.c");
        rule!("AH 508.2");
        rule!("AH 703.3");
        rule!("AH 703.6.a");
    } else {
        rule!("AH 703.5");
        rule!("AH 511.2");
        rule!("I2 1.5.1");
        rule!("I2 1.5.6");
        rule!("I2 1.5.9");
        rule!("AH 511.3");
        rule!("AH 511.3.a");
        rule!("AH 511.3.b");
        rule!("AH 511.3.c");
    }
    if table.card(host).place == Place::Frakcja {
        rule!("AH 402.2.d");
        rule!("AH 410.1");
        rule!("AH 410.2");
    } else {
        rule!("AH 405.3");
        rule!("AH 405.4");
    }
    rule!("AH 703.1");
    rule!("AH 703.6");
    enters(table, frame, Mover::Attach { host, by: frame.seat }, ruling);
}

pub(super) fn underlay(table: &Table, frame: &Frame, ruling: &mut Ruling) {
    let host = frame.bound.first(0).expect("a postać was chosen");
    let by = frame.seat;
    if table.kind(frame.source) == Kind::Przymierze {
        let to = Mover::Under { host, by, open: false };
        ruling.and(Change::Move { card: frame.source, to });
        return;
    }
    rule!("MB 61");
    rule!("AH 304.3");
    rule!("I2 1.6.2");
    if table.rules().sztych_limit <= table.card(host).under {
        rule!("MB 73"); // A card's text allows more than the general rule.
        rule!("AH 101.1");
        rule!("AH 101.1.a");
        rule!("I2 4.1.1");
    }
    let open = table::lies_open(table, host);
    let to = Mover::Under { host, by, open };
    ruling.and(Change::Move { card: frame.source, to });
}

/// Might it bring kreski? Every postać has that trait, and something may raise even one of none.
fn may_bring_kreski(table: &Table, card: CardId) -> bool {
    let facts = table.facts(card);
    let kreski = Mask::stat(Stat::Kreski);
    let raised = || table.is_altered(kreski) || facts.static_mask.meets(kreski);
    0 < facts.kreski || facts.kind == Kind::Postac && raised()
}

pub(super) fn entry_kreski(table: &Table, frame: &Frame, ruling: &mut Ruling) {
    if !table.rules().triggers_on_stos {
        return r504_zagrywanie::take_kreski(table, frame.source, frame.seat, None, ruling);
    }
    if may_bring_kreski(table, frame.source) {
        r119_stos::declare_kreski(frame.source, frame.seat, ruling);
    }
}
