//! PC 2.4, 2.6, 2.7, A — time, as functions of time.
//!
//! Every instant is a number of seconds that the caller's clock gives; nothing
//! here looks at one.

use crate::{
    event::{PersonId, Role},
    refusal::{Refusal, refuse_if},
    setup::KNOCK_OUT_MINUTES,
    standings::{Side, Stage, Wins},
};
use kernel::Chance;
use rulebook::{cite, rule};
use std::collections::BTreeMap;

/// Seconds on the caller's clock.
pub type Seconds = i64;

const LATE_AFTER: Seconds = 5 * 60;
const ABSENT_AFTER: Seconds = 15 * 60;
const SAKWA: Seconds = 5 * 60;
pub(crate) const LAST_START: Seconds = 15 * 60;
/// Stints of being przy głosie that terminacja allows.
pub const STINTS: u32 = 10;

/// The clock of a round; tables may have more time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoundClock {
    pub starts_at: Seconds,
    pub minutes: u32,
    extra: BTreeMap<u32, Seconds>,
}

impl RoundClock {
    pub fn new(starts_at: Seconds, minutes: u32) -> RoundClock {
        rule!("PC 1.3.1.6");
        RoundClock { starts_at, minutes, extra: BTreeMap::new() }
    }

    /// A round of the top, as recommended.
    pub fn of_knock_out(starts_at: Seconds) -> RoundClock {
        rule!("PC A.4");
        RoundClock::new(starts_at, KNOCK_OUT_MINUTES)
    }

    /// The time a deck check or a long ruling took is given back to its table alone.
    pub fn give_back(&mut self, table: u32, seconds: Seconds) {
        rule!("PC 2.7.3");
        *self.extra.entry(table).or_default() += seconds.max(0);
    }

    /// Seconds added at tables.
    pub fn extra(&self) -> &BTreeMap<u32, Seconds> {
        &self.extra
    }

    /// What is left at a table; negative after the end.
    pub fn left(&self, table: u32, now: Seconds) -> Seconds {
        rule!("PC 1.3.4.5");
        let extra = self.extra.get(&table).copied().unwrap_or(0);
        self.starts_at + Seconds::from(self.minutes) * 60 + extra - now
    }

    /// Whether a game may begin; `games` counts those of this match before it.
    pub fn may_begin_game(
        &self,
        table: u32,
        now: Seconds,
        games: u8,
        stage: Stage,
    ) -> Result<(), Refusal> {
        refuse_if(now < self.starts_at, cite!("PC A.9"), "the round has not begun")?;
        if games == 0 || stage == Stage::KnockOut {
            return Ok(());
        }
        refuse_if(
            self.left(table, now) < LAST_START,
            cite!("PC 2.6.8"),
            "less than 15 minutes remain, so no other game is begun",
        )
    }
}

/// PC A.7 — whether a person of these roles may change a time limit of a running event.
pub fn may_change_limits(roles: &[Role]) -> Result<(), Refusal> {
    refuse_if(
        !roles.contains(&Role::SedziaGlowny),
        cite!("PC A.7"),
        "the time limits are the head judge's",
    )
}

/// How an arrival at the table counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Arrival {
    InTime,
    /// Spóźnienie, a game loss, is proposed.
    Late,
    /// As if he had refused to play.
    Absent,
}

pub fn arrival(published_at: Seconds, arrived_at: Seconds) -> Arrival {
    rule!("PC 2.4.1");
    match arrived_at - published_at {
        ..=LATE_AFTER => Arrival::InTime,
        ABSENT_AFTER.. => {
            rule!("PC 2.4.2");
            Arrival::Absent
        }
        _ => {
            rule!("PC 2.4.2");
            rule!("PC 1.3.5.4");
            Arrival::Late
        }
    }
}

/// PC 2.4.4, 3.5.1.2 — whether the sakwa is offered now.
pub fn sakwa_offered(wins: Wins, games_played: u8, game_running: bool) -> Result<(), Refusal> {
    refuse_if(
        wins == Wins::One,
        cite!("PC 2.4.4"),
        "a match to one win has no break for the sakwa",
    )?;
    refuse_if(
        game_running || games_played == 0,
        cite!("PC 3.5.1.2"),
        "the sakwa is used between two games",
    )
}

/// PC 2.4.5, 4.2.2 — whether the break for the sakwa is over.
pub fn sakwa_over(game_ended_at: Seconds, now: Seconds) -> bool {
    rule!("PC 2.4.5");
    rule!("PC 4.2.2");
    SAKWA <= now - game_ended_at
}

/// PC 3.5.1.6, 3.5.1.7 — the deck a match begins with: the registered one, except
/// in the wybraniecki format, where the last one stays.
pub fn deck_of_next_match<'a, D>(registered: &'a D, last: &'a D, wybraniecki: bool) -> &'a D {
    if wybraniecki {
        rule!("PC 5.4.3");
        return last;
    }
    rule!("PC 3.5.1.6");
    rule!("PC 3.5.1.7");
    registered
}

/// PC 2.4.6, 2.4.7 — who begins with the initiative: the loser of the last
/// game that was really played, or nobody yet.
pub fn initiative(loser_of_last_played: Option<Side>) -> Option<Side> {
    match loser_of_last_played {
        None => rule!("PC 2.4.6"),
        Some(_) => rule!("PC 2.4.7"),
    }
    loser_of_last_played
}

/// PC 2.7.1 — tables for a deck check, by lot.
pub fn deck_checks(tables: &[u32], count: usize, seed: u64) -> Vec<u32> {
    rule!("PC 2.7.1");
    let mut tables = tables.to_vec();
    tables.sort_unstable();
    Chance::numbered(seed).shuffle(&mut tables);
    tables.truncate(count);
    tables.sort_unstable();
    tables
}

/// PC 2.6 — the end of time: stints are counted, then kreski decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Terminacja {
    stint: u32,
    passed: bool,
}

/// How a stint was given up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GivenUp {
    Bene,
    Pas,
}

impl Terminacja {
    /// Whoever is przy głosie when time is called has stint number one.
    pub fn begin() -> Terminacja {
        rule!("PC 2.6.1");
        Terminacja { stint: 1, passed: false }
    }

    pub fn stint(self) -> u32 {
        self.stint
    }

    /// The next stint; none when the faza gry is over.
    pub fn next(self, given_up: GivenUp) -> Option<Terminacja> {
        let pas = given_up == GivenUp::Pas;
        if pas && self.passed {
            rule!("PC 2.6.3");
            return None;
        }
        if self.stint == STINTS {
            rule!("PC 2.6.4");
            return None;
        }
        rule!("PC 2.6.2");
        Some(Terminacja { stint: self.stint + 1, passed: pas })
    }
}

/// Who wins the game after the faza zakończenia of terminacja.
pub fn decide(kreski: [u32; 2], initiative: Side) -> Side {
    match kreski[0].cmp(&kreski[1]) {
        std::cmp::Ordering::Equal => {
            rule!("PC 2.6.7");
            initiative
        }
        std::cmp::Ordering::Greater => {
            rule!("PC 2.6.6");
            Side::First
        }
        std::cmp::Ordering::Less => {
            rule!("PC 2.6.6");
            Side::Second
        }
    }
}

/// A spectator at a table: kept out by a judge at a player's request, or by the staff.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Audience {
    closed: bool,
    excluded: Vec<PersonId>,
}

impl Audience {
    /// A player's wish takes effect when a judge confirms it.
    pub fn exclude(
        &mut self,
        spectator: PersonId,
        confirmed_by_judge: bool,
    ) -> Result<(), Refusal> {
        refuse_if(
            !confirmed_by_judge,
            cite!("PC 1.3.6.3"),
            "a spectator is kept out through a judge",
        )?;
        self.excluded.push(spectator);
        Ok(())
    }

    pub fn close(&mut self) {
        self.closed = true;
    }

    pub fn may_watch(&self, spectator: PersonId) -> bool {
        if self.closed {
            rule!("PC 1.3.6.4");
            return false;
        }
        !self.excluded.contains(&spectator)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rulebook::proves;

    const MINUTE: Seconds = 60;

    #[test]
    fn the_clock_runs_and_gives_time_back_to_one_table() {
        let _rules =
            [proves!("PC 1.3.1.6"), proves!("PC 1.3.4.5"), proves!("PC 2.7.3"), proves!("PC A.4")];
        let mut clock = RoundClock::new(0, 80);
        assert_eq!(clock.left(4, 65 * MINUTE), 15 * MINUTE);
        clock.give_back(4, 6 * MINUTE);
        assert_eq!(clock.left(4, 65 * MINUTE), 21 * MINUTE);
        assert_eq!(clock.left(5, 65 * MINUTE), 15 * MINUTE);
        assert_eq!(RoundClock::of_knock_out(0).left(1, 0), 120 * MINUTE);
    }

    #[test]
    fn no_other_game_begins_in_the_last_fifteen_minutes() {
        let clock = RoundClock::new(0, 80);
        let begins = |now, games, stage| clock.may_begin_game(1, now, games, stage);
        assert_eq!(begins(65 * MINUTE, 2, Stage::Swiss), Ok(()));
        let late = begins(65 * MINUTE + 1, 2, Stage::Swiss).unwrap_err();
        assert_eq!(late.rule, cite!("PC 2.6.8"));
        assert_eq!(begins(70 * MINUTE, 0, Stage::Swiss), Ok(()), "the first game always");
        assert_eq!(begins(90 * MINUTE, 2, Stage::KnockOut), Ok(()), "somebody must advance");
        assert_eq!(begins(-1, 0, Stage::Swiss).unwrap_err().rule, cite!("PC A.9"));
    }

    #[test]
    fn only_the_head_judge_changes_limits() {
        assert_eq!(may_change_limits(&[Role::SedziaGlowny]), Ok(()));
        let refused = may_change_limits(&[Role::Organizator]).unwrap_err();
        assert_eq!(refused.rule, cite!("PC A.7"));
    }

    #[test]
    fn lateness_and_absence() {
        let _rules = [proves!("PC 2.4.1"), proves!("PC 2.4.2"), proves!("PC 1.3.5.4")];
        let at = |seconds: Seconds| arrival(1000, 1000 + seconds);
        assert_eq!([at(300), at(301), at(899)], [Arrival::InTime, Arrival::Late, Arrival::Late]);
        assert_eq!(at(900), Arrival::Absent);
    }

    #[test]
    fn the_sakwa_has_its_break() {
        let _rules = [proves!("PC 2.4.5"), proves!("PC 4.2.2")];
        let rule = |it: Result<(), Refusal>| it.unwrap_err().rule;
        assert_eq!(sakwa_offered(Wins::Two, 1, false), Ok(()));
        assert_eq!(rule(sakwa_offered(Wins::One, 0, false)), cite!("PC 2.4.4"));
        assert_eq!(rule(sakwa_offered(Wins::Two, 1, true)), cite!("PC 3.5.1.2"));
        assert!(!sakwa_over(0, 299) && sakwa_over(0, 300));
    }

    #[test]
    fn a_match_begins_with_the_registered_deck_unless_it_was_drafted() {
        let _rules = [proves!("PC 3.5.1.6"), proves!("PC 3.5.1.7"), proves!("PC 5.4.3")];
        assert_eq!(*deck_of_next_match(&"registered", &"changed", false), "registered");
        assert_eq!(*deck_of_next_match(&"registered", &"changed", true), "changed");
    }

    #[test]
    fn the_loser_of_the_last_played_game_begins() {
        let _rules = [proves!("PC 2.4.6"), proves!("PC 2.4.7")];
        assert_eq!(initiative(None), None);
        assert_eq!(initiative(Some(Side::Second)), Some(Side::Second));
    }

    #[test]
    fn deck_checks_are_drawn_by_lot() {
        let _rule = proves!("PC 2.7.1");
        let tables: Vec<u32> = (1..=20).collect();
        let picked = deck_checks(&tables, 3, 8);
        assert_eq!((picked.len(), &picked), (3, &deck_checks(&tables, 3, 8)));
        assert!((0..9).any(|seed| deck_checks(&tables, 3, seed) != picked));
    }

    #[test]
    fn ten_stints_or_two_passes_in_a_row() {
        let _rules =
            [proves!("PC 2.6.1"), proves!("PC 2.6.2"), proves!("PC 2.6.3"), proves!("PC 2.6.4")];
        let mut at = Terminacja::begin();
        for stint in 2..=10 {
            // Every second stint is a pas, but never two in a row.
            at = at.next([GivenUp::Bene, GivenUp::Pas][stint % 2]).unwrap();
            assert_eq!(at.stint(), stint as u32);
        }
        assert_eq!(at.next(GivenUp::Bene), None);
        let passed = Terminacja::begin().next(GivenUp::Pas).unwrap();
        assert_eq!(passed.next(GivenUp::Pas), None);
    }

    #[test]
    fn kreski_decide_then_the_initiative() {
        let _rules = [proves!("PC 2.6.6"), proves!("PC 2.6.7")];
        assert_eq!(decide([8, 7], Side::Second), Side::First);
        assert_eq!(decide([7, 8], Side::First), Side::Second);
        assert_eq!(decide([7, 7], Side::Second), Side::Second);
    }

    #[test]
    fn spectators_can_be_kept_out() {
        let _rule = proves!("PC 1.3.6.4");
        let (one, other) = (PersonId(1), PersonId(2));
        let mut audience = Audience::default();
        let refused = audience.exclude(one, false).unwrap_err();
        assert_eq!(refused.rule, cite!("PC 1.3.6.3"));
        audience.exclude(one, true).unwrap();
        assert!(!audience.may_watch(one) && audience.may_watch(other));
        audience.close();
        assert!(!audience.may_watch(other));
    }
}
