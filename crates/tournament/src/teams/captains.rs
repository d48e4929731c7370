//! PC 6.4.1–6.4.4 — three meetings of the captains, as commit and reveal.
//!
//! A captain commits to a choice by the digest of the choice and a secret; what
//! he committed to is known to nobody, the program included, until both have
//! committed and both reveal. Numbers are 1 to 3.

use crate::{
    draft,
    refusal::{Refusal, refuse_if},
    standings::Wins,
};
use rulebook::{cite, rule};
use sha2::{Digest, Sha256};

/// A choice that cannot be read and cannot be changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sealed(pub [u8; 32]);

/// A player's number and the secret that hides it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice {
    pub number: u8,
    pub secret: [u8; 16],
}

impl Choice {
    pub fn seal(self) -> Sealed {
        let mut digest = Sha256::new();
        digest.update([self.number]);
        digest.update(self.secret);
        Sealed(digest.finalize().into())
    }
}

/// What the captains do next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Step {
    /// Tell each other factions and strategies.
    Declare,
    /// Name, sealed, the player put in the middle.
    Middle,
    /// Choose, sealed, whom he meets.
    Opponent,
    Paired,
}

/// The pairing of two teams. Sides are 0 and 1.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Encounter {
    /// The teams have drafted: everybody meets everybody, and the captains settle nothing.
    drafted: bool,
    declared: [bool; 2],
    sealed: [Option<Sealed>; 2],
    revealed: [Option<u8>; 2],
    middle: Option<[u8; 2]>,
    /// Whom each middle player meets.
    opponent: Option<[u8; 2]>,
}

impl Encounter {
    /// The encounter that follows a team draft.
    pub fn after_draft() -> Encounter {
        Encounter { drafted: true, ..Encounter::default() }
    }

    pub fn step(&self) -> Step {
        if self.drafted {
            return Step::Paired;
        }
        match (self.declared, self.middle, self.opponent) {
            ([true, true], Some(_), Some(_)) => Step::Paired,
            ([true, true], Some(_), None) => Step::Opponent,
            ([true, true], None, _) => Step::Middle,
            _ => Step::Declare,
        }
    }

    /// Who has declared and who has handed in a choice, by side.
    pub fn progress(&self) -> [(bool, bool); 2] {
        [0, 1].map(|side| (self.declared[side], self.sealed[side].is_some()))
    }

    /// Whom each side has put in the middle, once both have told it.
    pub fn middle(&self) -> Option<[u8; 2]> {
        self.middle
    }

    /// Who has opened his choice of this meeting, by side. What it says waits for the other.
    pub fn opened(&self) -> [bool; 2] {
        self.revealed.map(|it| it.is_some())
    }

    pub fn declare(&mut self, side: usize) {
        rule!("PC 6.4.1");
        self.declared[side % 2] = true;
    }

    /// A captain hands in his sealed choice; it cannot be replaced.
    pub fn commit(&mut self, side: usize, sealed: Sealed) -> Result<(), Refusal> {
        refuse_if(
            matches!(self.step(), Step::Declare | Step::Paired),
            cite!("PC 6.4.1"),
            "the captains first tell each other factions and strategies",
        )?;
        refuse_if(
            self.sealed[side % 2].is_some(),
            cite!("PC 6.4.2"),
            "a choice that was handed in stands",
        )?;
        self.sealed[side % 2] = Some(sealed);
        Ok(())
    }

    /// A captain opens his choice, once both have handed theirs in.
    pub fn reveal(&mut self, side: usize, choice: Choice) -> Result<(), Refusal> {
        let side = side % 2;
        let both = self.sealed.iter().all(Option::is_some);
        refuse_if(
            !both || self.sealed[side] != Some(choice.seal()),
            cite!("PC 6.4.2"),
            "choices are exchanged at once and as they were handed in",
        )?;
        refuse_if(
            !(1..=3).contains(&choice.number),
            cite!("PC 6.2.3"),
            "members are numbered 1 to 3",
        )?;
        if let Some(middle) = self.middle {
            refuse_if(
                choice.number == middle[1 - side],
                cite!("PC 6.4.3"),
                "he meets one of the two who were not put in the middle",
            )?;
        }
        self.revealed[side] = Some(choice.number);
        if let [Some(one), Some(other)] = self.revealed {
            self.settle([one, other]);
        }
        Ok(())
    }

    /// Who gave an impossible choice hands in another one. If the other side has opened by then, both choose
    /// anew: nobody may choose knowing the other's number.
    pub fn withdraw(&mut self, side: usize) {
        let side = side % 2;
        if self.revealed[side].is_some() {
            return;
        }
        self.sealed[side] = None;
        if self.revealed[1 - side].take().is_some() {
            self.sealed[1 - side] = None;
        }
    }

    fn settle(&mut self, chosen: [u8; 2]) {
        self.sealed = [None; 2];
        self.revealed = [None; 2];
        if self.middle.is_none() {
            rule!("PC 6.4.2");
            self.middle = Some(chosen);
        } else {
            rule!("PC 6.4.3");
            self.opponent = Some(chosen);
        }
    }

    /// Won games that win a single match.
    pub fn wins(&self) -> Wins {
        if self.drafted {
            rule!("PC 6.6.39");
            return Wins::One;
        }
        rule!("PC 6.4.5");
        Wins::Two
    }

    /// The pairs, as numbers of the first and the second team: three, or nine after a draft.
    pub fn pairs(&self) -> Option<Vec<[u8; 2]>> {
        if self.drafted {
            return Some(draft::series().concat());
        }
        let ([one, other], [of_one, of_other]) = (self.middle?, self.opponent?);
        rule!("PC 6.4.4");
        let rest = |used: [u8; 2]| 6 - used[0] - used[1];
        let third = [rest([one, of_other]), rest([of_one, other])];
        Some(vec![[one, of_one], [of_other, other], third])
    }
}
