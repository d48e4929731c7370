//! AH 515 — Faza oddziałów: battles, then movement, then the control of ziemie.
//!
//! It takes place only if there is a ziemia in play. Every step of it comes
//! here and goes to the section that knows it: `r516_bitwa`, `r517_ruch`,
//! `r518_kontrola`.

use cards::veto::Moment;
use rulebook::rule;

use super::{
    r500_okna::window, r502_rozliczenie, r514_potyczka, r516_bitwa, r517_ruch, r518_kontrola,
};
use crate::{
    ch7_slowa::r704_legalnosc,
    choice::Choice,
    illegal::{Attempt, Illegal, Reason},
    ruling::Ruling,
    step::{Etap, Step, War},
    table::{Change, Phase, Table, WarChange},
};

/// The faza gry is over: is there a war?
pub(crate) fn begin(table: &Table, ruling: &mut Ruling) {
    if table.ziemie().next().is_none() {
        rule!("AH S.Runda");
        return end(ruling);
    }
    rule!("AH 515.1");
    rule!("AH 515.1.b");
    let (seat, passed) = (table.initiative, 0);
    ruling.and(Change::Phase(Phase::Oddzialy));
    window(table, Moment::PoczatekOddzialow, ruling);
    ruling.then(Step::War(War::Battles { seat, passed }));
}

/// A step that waits for nobody.
pub(crate) fn take(table: &Table, step: War, ruling: &mut Ruling) {
    match step {
        War::Battles { seat, passed } => r516_bitwa::battles(table, seat, passed, ruling),
        War::Pair => r516_bitwa::pair(table, ruling),
        War::Reveal => r516_bitwa::reveal(ruling),
        War::Clash => r516_bitwa::clash(table, ruling),
        War::Fought => r516_bitwa::fought(table, ruling),
        War::Movement(seat) => r517_ruch::movement(table, seat, ruling),
        War::Control => r518_kontrola::control(table, ruling),
        War::Upkeep(seat) => r502_rozliczenie::ask_again(table, seat, ruling),
        War::Check => r518_kontrola::check_next(table, ruling),
        War::Over => {
            ruling.and(Change::War(WarChange::Over));
            window(table, Moment::KoniecOddzialow, ruling);
            end(ruling);
        }
        _ => unreachable!("{step:?} waits for an answer"),
    }
}

fn end(ruling: &mut Ruling) {
    ruling.then(Step::Etap(Etap::Zakonczenie));
}

/// Every legal answer.
pub(crate) fn answers(table: &Table, step: War, into: &mut Vec<Choice>) {
    match step {
        War::Battle { seat, .. } => {
            into.extend(r516_bitwa::fields(table, seat).map(Choice::Pick));
            into.push(Choice::Decline);
        }
        War::Commit(seat) => into.extend(r516_bitwa::fresh(table, seat).map(Choice::Pick)),
        War::Attack(seat) => {
            into.extend(r516_bitwa::targets(table, seat).map(Choice::Pick));
            into.push(Choice::Done);
        }
        War::Join(seat) => r516_bitwa::joiners(table, seat, into),
        War::March(seat) => {
            into.extend(r517_ruch::movable(table, seat).map(Choice::Pick));
            into.push(Choice::Done);
        }
        War::Whither { card, .. } => {
            into.extend(r517_ruch::destinations(table, card).map(Choice::Pick));
        }
        War::Order(_) => into.extend(r518_kontrola::unchecked(table).map(Choice::Pick)),
        War::Transfer { card, .. } => r704_legalnosc::places(table, card, into),
        _ => unreachable!("{step:?} waits for nobody"),
    }
}

/// What follows from an answer, or why it is refused.
pub(crate) fn decide(
    table: &Table,
    step: War,
    choice: Choice,
    ruling: &mut Ruling,
) -> Result<(), Illegal> {
    let mut legal = Vec::new();
    answers(table, step, &mut legal);
    if !legal.contains(&choice) {
        return Err(refused(table, step, choice));
    }
    match (step, choice) {
        (War::Battle { seat, .. }, Choice::Pick(ziemia)) => {
            r516_bitwa::announce(table, seat, ziemia, ruling);
        }
        (War::Battle { seat, passed }, _) => r516_bitwa::pass(table, seat, passed, ruling),
        (War::Commit(seat), Choice::Pick(card)) => r516_bitwa::commit(table, seat, card, ruling),
        (War::Attack(seat), Choice::Pick(card)) => r516_bitwa::attack(table, seat, card, ruling),
        (War::Attack(_), _) => r516_bitwa::end(table, ruling),
        (War::Join(seat), Choice::Pick(card)) => r516_bitwa::join(table, seat, card, ruling),
        (War::Join(_), _) => {
            ruling.then(Step::War(War::Clash));
        }
        (War::March(seat), Choice::Pick(card)) => r517_ruch::choose(table, seat, card, ruling),
        (War::March(_), _) => {}
        (War::Whither { seat, card }, Choice::Pick(ziemia)) => {
            r517_ruch::march(seat, card, ziemia, ruling);
        }
        (War::Order(_), Choice::Pick(ziemia)) => r518_kontrola::check(table, ziemia, ruling),
        (War::Transfer { card, .. }, Choice::Pick(ziemia)) => {
            r704_legalnosc::transfer(card, Some(ziemia), ruling);
        }
        (War::Transfer { card, .. }, _) => r704_legalnosc::transfer(card, None, ruling),
        _ => unreachable!("{choice:?} is no legal answer to {step:?}"),
    }
    Ok(())
}

/// The reason a judge would give.
fn refused(table: &Table, step: War, choice: Choice) -> Illegal {
    let (attempt, reason) = match (step, choice) {
        (War::Commit(_) | War::Attack(_) | War::Join(_), Choice::Pick(card)) => {
            let banned = r514_potyczka::may_fight(table, card).err();
            banned.map_or((Attempt::Answer, Reason::NotOffered), |it| (Attempt::Attack, it))
        }
        (War::Battle { .. }, Choice::Pick(_)) => (Attempt::Battle, Reason::NoBattle),
        (War::March(seat), Choice::Pick(card)) => {
            (Attempt::March, r517_ruch::why_not(table, seat, card))
        }
        (War::Whither { card, .. }, Choice::Pick(ziemia)) => {
            (Attempt::March, r517_ruch::why_not_there(table, card, ziemia))
        }
        _ => (Attempt::Answer, Reason::NotOffered),
    };
    Illegal::new(attempt, reason)
}
