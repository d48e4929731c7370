//! PC 6.1–6.5, 7 — teams of three and pairs.
//!
//! Here: who may register, consultations, what an encounter is worth, when an
//! entry is out. The meetings of the captains are in `captains`.

mod captains;

use crate::{
    event::PersonId,
    refusal::{Refusal, refuse_if},
    standings::Score,
};
pub use captains::{Choice, Encounter, Sealed, Step};
use rulebook::{cite, rule};

/// Three players with numbers they keep; the captain is one of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Team {
    name: String,
    members: [PersonId; 3],
    captain: PersonId,
}

impl Team {
    /// The order of the members gives their numbers 1 to 3.
    pub fn register(
        name: &str,
        members: &[PersonId],
        captain: PersonId,
        name_forbidden: bool,
    ) -> Result<Team, Refusal> {
        check_name(name, name_forbidden, [cite!("PC 6.1.1"), cite!("PC 6.1.2")])?;
        let three = <[PersonId; 3]>::try_from(members).ok();
        let three = three.filter(|it| distinct(it) && it.contains(&captain));
        let members = three.ok_or(Refusal::new(
            cite!("PC 6.2.1"),
            "a team has three members, one of them its captain",
        ))?;
        rule!("PC 6.2.1");
        Ok(Team { name: name.to_owned(), members, captain })
    }

    /// In the order of their numbers.
    pub fn members(&self) -> &[PersonId] {
        &self.members
    }

    pub fn name(&self) -> &str {
        &self.name
    }

    pub fn captain(&self) -> PersonId {
        self.captain
    }

    /// The member with a number from 1 to 3.
    pub fn member(&self, number: u8) -> Option<PersonId> {
        self.members.get(usize::from(number).checked_sub(1)?).copied()
    }

    /// Other numbers, as long as the tournament has not begun.
    pub fn renumber(&mut self, order: [PersonId; 3], begun: bool) -> Result<(), Refusal> {
        let mut known = self.members;
        let mut new = order;
        known.sort_unstable();
        new.sort_unstable();
        refuse_if(
            begun || known != new,
            cite!("PC 6.2.3"),
            "the numbers of the members are kept through the tournament",
        )?;
        self.members = order;
        Ok(())
    }

    /// One member who leaves takes his team with him.
    pub fn stays(&self, gone: &[PersonId]) -> bool {
        let out = self.members.iter().any(|it| gone.contains(it));
        if out {
            rule!("PC 6.2.2");
        }
        !out
    }

    /// Each member plays another faction, as far as they are known.
    pub fn check_factions<F: PartialEq>(factions: &[F]) -> Result<(), Refusal> {
        refuse_if(
            !distinct(factions),
            cite!("PC 6.5.2"),
            "each member of a team plays another faction",
        )
    }
}

/// Two players; the captain is one of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pair {
    pub name: String,
    pub members: [PersonId; 2],
    pub captain: PersonId,
}

impl Pair {
    pub fn register(
        name: &str,
        members: &[PersonId],
        captain: PersonId,
        name_forbidden: bool,
    ) -> Result<Pair, Refusal> {
        check_name(name, name_forbidden, [cite!("PC 7.1.1"), cite!("PC 7.1.2")])?;
        let two = <[PersonId; 2]>::try_from(members).ok();
        let two = two.filter(|it| distinct(it) && it.contains(&captain));
        let members = two.ok_or(Refusal::new(
            cite!("PC 7.2.1"),
            "a pair has two members, one of them its captain",
        ))?;
        Ok(Pair { name: name.to_owned(), members, captain })
    }

    pub fn stays(&self, gone: &[PersonId]) -> bool {
        let out = self.members.iter().any(|it| gone.contains(it));
        if out {
            rule!("PC 7.2.2");
        }
        !out
    }

    /// Different factions, and different strategies where both have one.
    pub fn check_decks<F: PartialEq, S: PartialEq>(
        factions: [F; 2],
        strategies: [Option<S>; 2],
    ) -> Result<(), Refusal> {
        refuse_if(!distinct(&factions), cite!("PC 7.4.2"), "partners play different factions")?;
        refuse_if(
            strategies[0].is_some() && strategies[0] == strategies[1],
            cite!("PC 7.4.3"),
            "partners have different strategies",
        )
    }

    /// Who got up from the table stays away until the match is over.
    pub fn may_return(left_table: bool, match_over: bool) -> Result<(), Refusal> {
        refuse_if(
            left_table && !match_over,
            cite!("PC 7.3.2"),
            "who has left the table returns after the match",
        )
    }
}

/// The consultations of one player in one match.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Consultations {
    used: u8,
}

/// Seconds of one consultation; the clock of the round runs on.
pub const CONSULTATION: i64 = 120;

impl Consultations {
    /// A player calls his captain, or the captain a team-mate of his choice.
    pub fn ask(&mut self, asker_is_captain: bool, adviser_left: bool) -> Result<(), Refusal> {
        refuse_if(
            adviser_left && !asker_is_captain,
            cite!("PC 6.3.4"),
            "a captain who has left his table does not advise",
        )?;
        refuse_if(2 <= self.used, cite!("PC 6.3.2"), "a player consults twice in a match")?;
        if asker_is_captain {
            rule!("PC 6.3.5");
        }
        self.used += 1;
        Ok(())
    }

    pub fn is_over(began_at: i64, now: i64) -> bool {
        rule!("PC 6.3.3");
        CONSULTATION <= now - began_at
    }

    /// What a consultation adds to the clock: nothing, unless a judge says so.
    pub fn added_time(seconds: i64, judge_grants: bool) -> i64 {
        if judge_grants {
            rule!("PC 6.3.8");
            return seconds;
        }
        rule!("PC 6.3.6");
        0
    }
}

/// What an encounter comes to, from its single matches: won singles per side.
/// The side with more of them wins; the points follow as for any match.
pub fn encounter(singles: &[Score]) -> Score {
    rule!("PC 6.4.6");
    let won = |side| singles.iter().filter(|it| it.winner() == Some(side)).count() as u8;
    Score::new(won(crate::standings::Side::First), won(crate::standings::Side::Second))
}

fn check_name(name: &str, forbidden: bool, rules: [rulebook::RuleId; 2]) -> Result<(), Refusal> {
    refuse_if(name.trim().is_empty(), rules[0], "an entry has a name")?;
    refuse_if(forbidden, rules[1], "the organiser has forbidden this name")
}

fn distinct<T: PartialEq>(items: &[T]) -> bool {
    items.iter().enumerate().all(|(at, it)| !items[..at].contains(it))
}

#[cfg(test)]
mod tests;
