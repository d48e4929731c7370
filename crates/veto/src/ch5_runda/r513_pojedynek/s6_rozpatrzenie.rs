//! AH 513.6 — Rozpatrzenie pojedynku.

use cards::veto::{Event, Keyword, Span, Stat};
use kernel::CardId;
use rulebook::{cite, rule};

use crate::{
    ability::triggered,
    ruling::Ruling,
    step::Step,
    table::{self, Change, DuelChange, Mover, Place, Pojedynek, Table},
};

/// The lower Szabla is wounded, or killed by a clear advantage, and pays.
pub(crate) fn resolve(table: &Table, duel: &Pojedynek, ruling: &mut Ruling) {
    ruling.and(Change::TakeOff);
    let there = |it: &CardId| matches!(table.card(*it).place, Place::Pole | Place::Karmazyni);
    if !duel.sides().iter().all(there) {
        rule!("AH 513.6.c"); // A duel whose side has left play remains undecided.
        ruling.and(Change::Duel(DuelChange::Drawn)).then(Step::EndDuel);
        return;
    }
    rule!("MB 53");
    rule!("AH 513.6");
    let [challenger, challenged] = duel.sides().map(|it| table::stat(table, it, Stat::Szabla));
    if challenger == challenged {
        rule!("MB 56");
        rule!("AH 513.6.a");
        rule!("AH 513.6.b");
        ruling.by(cite!("MB 56"), Change::Duel(DuelChange::Drawn)).then(Step::EndDuel);
        return;
    }
    let (winner, loser) = match challenged < challenger {
        true => (duel.challenger, duel.challenged),
        false => (duel.challenged, duel.challenger),
    };
    let by = challenger.abs_diff(challenged);
    let rules = table.rules();
    let killed = rules.kill_margin <= by as i8;
    let (rule, to) = if killed {
        rule!("MB 55");
        rule!("I2 6.5.8");
        rule!("AH 409.1.d");
        (cite!("MB 55"), Mover::Zalnik)
    } else {
        rule!("MB 54");
        (cite!("MB 54"), Mover::Lazaret)
    };
    let bonus = if killed { rules.kill_bonus } else { 0 };
    let fame = rules.keywords && table::acts_as(table, loser, Keyword::Slawny);
    if fame {
        rule!("AH 700.1.pp");
    }
    let amount = table::stat(table, loser, Stat::Kreski) as u8 + bonus + u8::from(fame);
    let [from, to_seat] = [loser, winner].map(|it| Some(table.card(it).controller));
    ruling
        .by(rule, Change::Duel(DuelChange::Won { winner, loser, by, killed }))
        .by(rule, Change::Move { card: loser, to });
    if killed {
        ruling.and(Change::Killed { card: loser, of: table.card(loser).controller });
    }
    ruling.by(cite!("MB 54"), Change::Kreski { from, to: to_seat, amount });
    rule!("AH 513.11");
    rule!("I2 6.5.7");
    let happenings =
        [(Event::WinsDuel, winner), (Event::Defeats, winner), (Event::LosesDuel, loser)];
    triggered(table, &happenings, ruling);
    ruling.then(Step::EndDuel);
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
