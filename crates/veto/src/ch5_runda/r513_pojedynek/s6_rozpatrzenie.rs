//! AH 513.6 — Rozpatrzenie pojedynku.

use cards::veto::{Event, Keyword, Moment, Span, Stat};
use kernel::CardId;
use rulebook::{cite, rule};

use crate::{
    ability::triggered,
    ch1_ogolne::r119_stos,
    ch5_runda::r500_okna::window,
    ruling::Ruling,
    step::Step,
    table::{self, Change, DuelChange, Mover, ObjectKind, Place, Pojedynek, Table},
};

/// The lower Szabla is wounded, or killed by a clear advantage, and pays.
pub(crate) fn resolve(table: &Table, duel: &Pojedynek, ruling: &mut Ruling) {
    ruling.and(Change::TakeOff);
    let there = |it: &CardId| matches!(table.card(*it).place, Place::Pole | Place::Karmazyni);
    if !duel.sides().iter().all(there) {
        rule!("AH 513.6.c"); // A duel whose side has left play remains undecided.
        ruling.and(Change::Duel(DuelChange::Drawn));
        return ends(table, ruling);
    }
    rule!("MB 53");
    rule!("AH 513.6");
    let [challenger, challenged] = duel.sides().map(|it| table::stat(table, it, Stat::Szabla));
    if challenger == challenged {
        rule!("MB 56");
        rule!("AH 513.6.a");
        rule!("AH 513.6.b");
        ruling.by(cite!("MB 56"), Change::Duel(DuelChange::Drawn));
        return ends(table, ruling);
    }
    let (winner, loser) = match challenged < challenger {
        true => (duel.challenger, duel.challenged),
        false => (duel.challenged, duel.challenger),
    };
    let by = challenger.abs_diff(challenged);
    let killed = table.rules().kill_margin <= by as i8;
    let rule = if killed { cite!("MB 55") } else { cite!("MB 54") };
    ruling.by(rule, Change::Duel(DuelChange::Won { winner, loser, by, killed }));
    match killed {
        true => kill(table, winner, loser, ruling),
        false if table.catalog.0.answers_wounds() => {
            let controller = table.card(loser).controller;
            let kind = ObjectKind::Wynik { winner, spared: false };
            r119_stos::declare(kind, loser, controller, ruling);
        }
        false => wound(table, winner, loser, false, ruling),
    }
    ends(table, ruling);
}

/// Everybody may still do what is done after the end of a duel; then it is over.
fn ends(table: &Table, ruling: &mut Ruling) {
    window(table, Moment::KoniecPojedynku, ruling);
    ruling.then(Step::EndDuel);
}

fn kill(table: &Table, winner: CardId, loser: CardId, ruling: &mut Ruling) {
    rule!("MB 55");
    rule!("AH 409.1.d");
    let of = table.card(loser).controller;
    ruling
        .by(cite!("MB 55"), Change::Move { card: loser, to: Mover::Zalnik })
        .and(Change::Killed { card: loser, of });
    pay(table, winner, loser, table.rules().kill_bonus, ruling);
}

/// The loser is discarded, if nothing spares it, and pays.
pub(crate) fn wound(
    table: &Table,
    winner: CardId,
    loser: CardId,
    spared: bool,
    ruling: &mut Ruling,
) {
    rule!("MB 54");
    if !spared && table.in_play(loser) {
        ruling.by(cite!("MB 54"), Change::Move { card: loser, to: Mover::Lazaret });
    }
    pay(table, winner, loser, 0, ruling);
}

/// What a defeat costs, and what it sets off.
fn pay(table: &Table, winner: CardId, loser: CardId, bonus: u8, ruling: &mut Ruling) {
    let fame = table.rules().keywords && table::acts_as(table, loser, Keyword::Slawny);
    if fame {
        rule!("AH 700.1.pp");
    }
    let amount = table::stat(table, loser, Stat::Kreski) as u8 + bonus + u8::from(fame);
    let [from, to] = [loser, winner].map(|it| Some(table.card(it).controller));
    ruling.by(cite!("MB 54"), Change::Kreski { from, to, amount });
    rule!("AH 513.11");
    let happenings =
        [(Event::WinsDuel, winner), (Event::Defeats, winner), (Event::LosesDuel, loser)];
    triggered(table, &happenings, ruling);
}

/// The sztychy played are discarded, and what lasted for the duel is over.
pub(crate) fn end(table: &Table, duel: &Pojedynek, ruling: &mut Ruling) {
    rule!("AH 513.6.d");
    for (_, card) in &duel.played {
        rule!("MB 57");
        let to = table::after_effect(table, *card);
        ruling.by(cite!("MB 57"), Change::Move { card: *card, to });
    }
    ruling.and(Change::EndSpan(Span::Duel)).and(Change::Duel(DuelChange::Ends));
}
