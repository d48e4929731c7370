//! AH 513.6 — Rozpatrzenie pojedynku.

use std::cmp::Ordering;

use cards::veto::{Event, Keyword, Moment, Span, Stat};
use kernel::CardId;
use rulebook::{Book, cite, rule};

use crate::{
    ability::triggered,
    ch1_ogolne::r119_stos,
    ch5_runda::r500_okna::window,
    ch7_slowa::r700_kozak,
    ruleset::DuelEnd,
    ruling::Ruling,
    step::Step,
    table::{self, Change, DuelChange, Mover, ObjectKind, Place, Pojedynek, Table, Wynik},
};

/// The duel is taken off the stos and its result fixed. Where nothing comes
/// between it is applied at once.
pub(crate) fn resolve(table: &Table, duel: &Pojedynek, ruling: &mut Ruling) {
    ruling.and(Change::TakeOff);
    let wynik = wynik(table, duel);
    if table.rules().duel_end == DuelEnd::AtOnce {
        return apply(table, duel, wynik, ruling);
    }
    rule!("I2 3.3.3.30");
    window(table, Moment::WynikPojedynku, ruling);
    ruling.then(Step::ApplyDuel(wynik));
}

/// The higher Szabla wins; a duel whose side has left play remains undecided.
fn wynik(table: &Table, duel: &Pojedynek) -> Wynik {
    if !are_there(table, duel) {
        rule!("AH 513.6.c");
        return Wynik::Undecided;
    }
    rule!("MB 53");
    rule!("AH 513.6");
    rule!("I2 3.3.3.25");
    rule!("I2 1.2.4");
    let [challenger, challenged] = duel.sides().map(|it| table::stat(table, it, Stat::Szabla));
    let by = challenger.abs_diff(challenged);
    match challenger.cmp(&challenged) {
        Ordering::Greater => Wynik::Won { winner: duel.challenger, loser: duel.challenged, by },
        Ordering::Less => Wynik::Won { winner: duel.challenged, loser: duel.challenger, by },
        Ordering::Equal => Wynik::Drawn,
    }
}

fn are_there(table: &Table, duel: &Pojedynek) -> bool {
    let there = |it: &CardId| matches!(table.card(*it).place, Place::Pole | Place::Karmazyni);
    duel.sides().iter().all(there)
}

/// Who lost is wounded, or killed by a clear advantage, and pays.
pub(crate) fn apply(table: &Table, duel: &Pojedynek, wynik: Wynik, ruling: &mut Ruling) {
    match wynik {
        Wynik::Won { winner, loser, by } if are_there(table, duel) => {
            defeat(table, (winner, loser), by, ruling);
        }
        Wynik::Drawn => {
            rule!("MB 56");
            rule!("AH 513.6.a");
            rule!("AH 513.6.b");
            rule!("I2 3.3.3.29");
            ruling.by(cite!("MB 56"), Change::Duel(DuelChange::Drawn));
        }
        _ => {
            ruling.and(Change::Duel(DuelChange::Drawn));
        }
    }
    if table.rules().duel_end == DuelEnd::InSteps {
        window(table, Moment::SkutkiPojedynku, ruling);
    }
    window(table, Moment::KoniecPojedynku, ruling);
    ruling.then(Step::EndDuel);
    if let Wynik::Won { winner, loser, by } = wynik
        && is_killed(table, by)
        && are_there(table, duel)
    {
        r700_kozak::mourn(table, loser, winner, ruling);
    }
}

fn is_killed(table: &Table, by: u8) -> bool {
    table.rules().kill_margin <= by as i8
}

fn defeat(table: &Table, (winner, loser): (CardId, CardId), by: u8, ruling: &mut Ruling) {
    let killed = is_killed(table, by);
    let rule = if killed { cite!("MB 55") } else { cite!("MB 54") };
    ruling.by(rule, Change::Duel(DuelChange::Won { winner, loser, by, killed }));
    match killed {
        true => kill(table, winner, loser, ruling),
        // Where a card answers a wound it is an object of the stos (AMB-21).
        false if table.catalog.0.answers_wounds() => {
            let controller = table.card(loser).controller;
            let kind = ObjectKind::Rana { winner, spared: false };
            r119_stos::declare(kind, loser, controller, ruling);
        }
        false => wound(table, winner, loser, false, ruling),
    }
}

fn kill(table: &Table, winner: CardId, loser: CardId, ruling: &mut Ruling) {
    rule!("MB 55");
    rule!("I2 2.2.4");
    rule!("I2 6.5.8");
    rule!("AH 409.1.d");
    rule!("I2 3.3.3.27");
    ruling
        .by(cite!("MB 55"), Change::Move { card: loser, to: Mover::Zalnik })
        .and(table::killed(table, loser));
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
    rule!("I2 3.3.3.26");
    if !spared && table.in_play(loser) {
        ruling.by(cite!("MB 54"), Change::Move { card: loser, to: Mover::Lazaret });
    }
    pay(table, winner, loser, 0, ruling);
}

/// What a defeat costs, and what it sets off.
fn pay(table: &Table, winner: CardId, loser: CardId, bonus: u8, ruling: &mut Ruling) {
    let rules = table.rules();
    let fame = rules.keywords.have_rules() && table::acts_as(table, loser, Keyword::Slawny);
    if fame {
        rule!("AH 700.1.pp");
        rule!("I2 1.2.12");
    }
    let amount = table::stat(table, loser, Stat::Kreski) as u8 + bonus + u8::from(fame);
    let [from, to] = [loser, winner].map(|it| Some(table.card(it).controller));
    rule!("I2 3.3.3.28");
    let paid = if rules.book == Book::I2 { cite!("I2 3.3.3.28") } else { cite!("MB 54") };
    ruling.by(paid, Change::Kreski { from, to, amount });
    rule!("AH 513.11");
    rule!("I2 6.5.7");
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
