//! AH 514 — Potyczka: oddziały fight, the lower Bitność loses.
//!
//! Repliki and sztychy are played as in a pojedynek (`r513_pojedynek`), with
//! which a potyczka shares its place on the table. It begins with a challenge
//! on the pole elekcyjne, by the word of a card, or in a bitwa, where several
//! may attack one (AH 516.2.b).

use cards::veto::{Ban, Event, Keyword, Kind, Moment, Span, Stat};
use kernel::{CardId, Seat};
use rulebook::{cite, rule};
use smallvec::SmallVec;

use crate::{
    ability::{self, Plan, triggered},
    ch1_ogolne::{r114_akcje::may_act, r119_stos},
    ch5_runda::r500_okna::window,
    illegal::Reason,
    ruling::Ruling,
    step::{Step, War},
    table::{
        self, Change, DuelChange, Mover, Object, ObjectKind, Place, Pojedynek, Table, WarChange,
        Znacznik,
    },
};

/// May this oddział call another to a potyczka?
pub(crate) fn may_challenge(table: &Table, seat: Seat, card: CardId) -> Result<Plan, Reason> {
    let state = table.card(card);
    if table.kind(card) != Kind::Oddzial || !table.in_play(card) {
        return Err(Reason::NothingToDo);
    }
    if state.controller != seat {
        return Err(Reason::NotYours);
    }
    may_act(table, seat, true)?;
    if state.zaznaczona {
        return Err(Reason::Zaznaczona(card));
    }
    if state.place != Place::Pole {
        return Err(Reason::OnZiemia(card));
    }
    if let Some(by) = table::forbidden(table, card, Ban::Challenge) {
        return Err(Reason::Forbidden { by });
    }
    may_fight(table, card)?;
    let plan = Plan { program: table.catalog.0.attacking(), source: card, seat, it: None };
    ability::can_declare(table, plan)?;
    Ok(plan)
}

/// May this card take part in a potyczka, however it comes about?
pub(crate) fn may_fight(table: &Table, card: CardId) -> Result<(), Reason> {
    match table::forbidden(table, card, Ban::Fight) {
        Some(by) => Err(Reason::CannotTakePart { by, potyczka: true }),
        None => Ok(()),
    }
}

/// May this oddział be called to a potyczka by this seat?
pub(crate) fn can_be_attacked(table: &Table, by: Seat, target: CardId) -> Result<(), Reason> {
    if table.kind(target) != Kind::Oddzial || table.card(target).controller == by {
        return Err(Reason::NoTarget);
    }
    if table.card(target).place != Place::Pole {
        return Err(Reason::OnZiemia(target));
    }
    if let Some(by) = table::forbidden(table, target, Ban::BeChallenged) {
        return Err(Reason::CannotBeAttacked { by });
    }
    may_fight(table, target)
}

/// Why there is nobody this seat could attack.
pub(crate) fn why_nobody(table: &Table, seat: Seat) -> Reason {
    let mut targets = table.opponents(seat).flat_map(|it| table.oddzialy(it));
    targets.find_map(|it| can_be_attacked(table, seat, it).err()).unwrap_or(Reason::NoTarget)
}

/// The attacker is tapped and the challenge goes on the stos.
pub(crate) fn declare(attacker: CardId, by: Seat, target: CardId, ruling: &mut Ruling) {
    rule!("AH 512.1.g");
    rule!("AH 512.2.c");
    rule!("AH 514.1");
    rule!("AH 514.2");
    rule!("AH 514.2.a");
    rule!("AH 514.2.b");
    ruling.by(cite!("AH 514.2.a"), Change::Tap(attacker));
    r119_stos::declare(ObjectKind::Challenge { target }, attacker, by, ruling);
}

/// A challenge nobody negated; there is no refusing it.
pub(crate) fn begin_challenged(
    table: &Table,
    attacker: CardId,
    attacked: CardId,
    ruling: &mut Ruling,
) {
    let able = |it: CardId| table.card(it).place == Place::Pole && may_fight(table, it).is_ok();
    if ![attacker, attacked].into_iter().all(able) {
        return;
    }
    rule!("AH 514.2.c");
    meet(table, attacker, attacked, ruling);
}

/// A card makes them fight without a challenge. Says whether they do.
pub(crate) fn without_challenge(
    table: &Table,
    attacker: CardId,
    attacked: CardId,
    ruling: &mut Ruling,
) -> bool {
    let sides = [attacker, attacked];
    let fits = |it: CardId| {
        let kind = matches!(table.kind(it), Kind::Postac | Kind::Oddzial);
        kind && table.in_play(it) && may_fight(table, it).is_ok()
    };
    let [one, other] = sides.map(|it| table.card(it).controller);
    if table.duel.is_some() || one == other || !sides.into_iter().all(fits) {
        return false;
    }
    rule!("AH 514.4");
    meet(table, attacker, attacked, ruling);
    true
}

fn meet(table: &Table, attacker: CardId, attacked: CardId, ruling: &mut Ruling) {
    ruling.and(Change::War(WarChange::Meets { attacker, attacked }));
    begin(table, attacker, table.first_to_act(), ruling);
}

/// The potyczka goes on the stos; `first` may act first.
pub(crate) fn begin(table: &Table, attacker: CardId, first: Seat, ruling: &mut Ruling) {
    let controller = table.card(attacker).controller;
    rule!("AH 514.3");
    rule!("AH 514.3.a");
    let object = Object {
        kind: ObjectKind::Potyczka,
        controller,
        source: attacker,
        frame: None,
        replied: kernel::SeatSet::NONE,
        negated: false,
    };
    ruling.and(Change::Declare(object)).and(Change::Duel(DuelChange::Stands));
    if table.catalog.0.hears(Event::Duels) {
        ruling.then(Step::FightBegins(first));
    }
    ruling.then(Step::DuelTurn(first));
}

/// The lower Bitność is tapped, or destroyed by an advantage of its Karność.
pub(crate) fn resolve(table: &Table, duel: &Pojedynek, ruling: &mut Ruling) {
    rule!("AH 514.3.c");
    ruling.and(Change::TakeOff);
    if duel.sides().iter().any(|it| table.beside(*it).is_empty()) {
        rule!("AH 514.3.g"); // A potyczka whose side has left play remains undecided.
        return drawn(table, ruling);
    }
    let [attack, defence] = duel.sides().map(|it| table::fighting(table, it));
    if attack == defence {
        rule!("AH 514.3.e");
        rule!("AH 514.3.f");
        return drawn(table, ruling);
    }
    rule!("AH 514.3.d");
    let (winner, loser) = match defence < attack {
        true => (duel.challenger, duel.challenged),
        false => (duel.challenged, duel.challenger),
    };
    let by = attack.abs_diff(defence);
    let won = table.beside(winner).into_iter().map(|it| (Event::WinsPotyczka, it));
    let lost = table.beside(loser).into_iter().map(|it| (Event::LosesPotyczka, it));
    let happenings: SmallVec<[(Event, CardId); 8]> = won.chain(lost).collect();
    let winner = table.card(winner).controller;
    ruling.by(cite!("AH 514.3.d"), Change::War(WarChange::Beaten { winner, by }));
    for oddzial in table.beside(loser) {
        beaten(table, oddzial, by, winner, ruling);
    }
    let side = table.wojna.bitwa.as_ref().and_then(|it| it.side(winner));
    if let Some(side) = side {
        ruling.and(Change::War(WarChange::Won(side as u8)));
    }
    rule!("AH 514.8");
    triggered(table, &happenings, ruling);
    after(table, ruling);
}

/// What becomes of one of those that lost: each by its own Karność.
fn beaten(table: &Table, oddzial: CardId, by: u8, winner: Seat, ruling: &mut Ruling) {
    let rule = cite!("AH 514.3.d");
    let karnosc = table::stat(table, oddzial, Stat::Karnosc) as u8;
    if karnosc <= by {
        let famous = table::acts_as(table, oddzial, Keyword::Slawny);
        if famous {
            rule!("AH 700.1.pp");
        }
        rule!("AH 516.5");
        let (from, to) = (Some(table.card(oddzial).controller), Some(winner));
        let amount = 1 + u8::from(famous);
        ruling
            .by(rule, Change::Move { card: oddzial, to: Mover::Lazaret })
            .by(rule, Change::Kreski { from, to, amount });
    } else if !table.card(oddzial).zaznaczona {
        ruling.by(rule, Change::Tap(oddzial));
    } else if may_tire(table, oddzial) {
        ruling.by(rule, Change::War(WarChange::Mark(oddzial, Znacznik::Zmeczenie)));
    }
}

fn drawn(table: &Table, ruling: &mut Ruling) {
    ruling.by(cite!("AH 514.3.e"), Change::War(WarChange::Drawn));
    after(table, ruling);
}

/// Everybody may do what is done after the end of a potyczka; in a bitwa the next one follows.
fn after(table: &Table, ruling: &mut Ruling) {
    window(table, Moment::KoniecPotyczki, ruling);
    ruling.then(Step::EndDuel).then(Step::War(War::Fought));
}

/// The sztychy played are discarded, and what lasted for the potyczka is over.
pub(crate) fn end(table: &Table, duel: &Pojedynek, ruling: &mut Ruling) {
    rule!("AH 514.3.h");
    for (_, card) in &duel.played {
        let to = table::after_effect(table, *card);
        ruling.by(cite!("AH 408.1.a"), Change::Move { card: *card, to });
    }
    ruling.and(Change::EndSpan(Span::Duel)).and(Change::Duel(DuelChange::Ends));
}

/// Is there no marker of fatigue on it, and may one be?
fn may_tire(table: &Table, oddzial: CardId) -> bool {
    let fatigue = Znacznik::Zmeczenie;
    !table.bears(oddzial, fatigue) && table::may_be_marked(table, oddzial, fatigue)
}
