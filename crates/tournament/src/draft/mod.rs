//! PC 5.5, 5.6, 6.6, A.1 — boosters, the draft, sealed deck and the team draft.
//!
//! Cards are named as in deck lists. `booster` fills packs from a set by lot,
//! `team` knows seats and series of the team draft. A draft is a value: seats
//! choose, and when all have chosen the packs move on.

mod booster;
mod team;

use crate::refusal::{Refusal, refuse_if};
pub use booster::{Card, RECIPE, Rarity, Set, TooFewCards, boosters, by_rarity};
use rulebook::{cite, rule};
pub use team::{BUILDING_MINUTES, Seat, seating, series};

/// Cards of one booster.
pub const BOOSTER: usize = 11;
/// Boosters of one player in a draft and in sealed deck.
pub const DRAFT_BOOSTERS: usize = 4;
pub const SEALED_BOOSTERS: usize = 6;
/// Cards of a player after a draft.
pub const DRAFTED: usize = BOOSTER * DRAFT_BOOSTERS;

/// Which way the packs move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Direction {
    /// To the next seat, clockwise.
    Left,
    Right,
}

/// Of the booster with this number, from one.
pub fn direction(booster: usize) -> Direction {
    rule!("PC 5.5.4");
    match booster {
        2 => {
            rule!("PC 6.6.19");
            Direction::Right
        }
        3 | 4 => {
            rule!("PC 6.6.20");
            if booster == 3 { Direction::Left } else { Direction::Right }
        }
        _ => {
            rule!("PC 6.6.6");
            Direction::Left
        }
    }
}

/// Seconds for a pick from so many cards; none where there is no choice.
pub fn pick_seconds(cards: usize) -> Option<u32> {
    rule!("PC A.1.1");
    match cards {
        9.. => Some(60),
        5..=8 => Some(30),
        2..=4 => Some(15),
        0 | 1 => {
            rule!("PC 6.6.13");
            None
        }
    }
}

/// Seconds for looking at one's picks after the booster with this number.
pub fn review_seconds(booster: usize) -> Option<u32> {
    rule!("PC A.1.2");
    match booster {
        1 => Some(60),
        2 => Some(90),
        3 => Some(120),
        _ => None,
    }
}

/// A draft around one table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draft {
    /// The unopened boosters of each seat, next one last.
    sealed: Vec<Vec<Vec<Card>>>,
    /// The pack in front of each seat.
    packs: Vec<Vec<Card>>,
    chosen: Vec<Option<Card>>,
    picks: Vec<Vec<Card>>,
    booster: usize,
}

impl Draft {
    /// Four boosters of eleven cards for every seat.
    pub fn new(boosters: Vec<Vec<Vec<Card>>>) -> Result<Draft, Refusal> {
        refuse_if(
            boosters.len() < 2 || boosters.iter().any(|it| it.len() != DRAFT_BOOSTERS),
            cite!("PC 5.5.1"),
            "every player of a draft has four boosters",
        )?;
        rule!("PC 1.3.1.4");
        rule!("PC 6.6.3");
        refuse_if(
            boosters.iter().flatten().any(|it| it.len() != BOOSTER),
            cite!("PC 6.6.4"),
            "a booster with a wrong number of cards is replaced before it is seen",
        )?;
        let seats = boosters.len();
        let mut sealed = boosters;
        sealed.iter_mut().for_each(|it| it.reverse());
        let mut draft = Draft {
            sealed,
            packs: vec![Vec::new(); seats],
            chosen: vec![None; seats],
            picks: vec![Vec::new(); seats],
            booster: 0,
        };
        draft.open();
        Ok(draft)
    }

    /// The booster being drafted, from one; none when the draft is over.
    pub fn booster(&self) -> Option<usize> {
        (!self.is_over()).then_some(self.booster)
    }

    pub fn is_over(&self) -> bool {
        self.booster == DRAFT_BOOSTERS && self.packs.iter().all(Vec::is_empty)
    }

    /// What a seat may see: the pack in front of it and nothing else.
    pub fn pack(&self, seat: usize) -> &[Card] {
        &self.packs[seat]
    }

    /// What a seat means to keep of its pack.
    pub fn chosen(&self, seat: usize) -> Option<&Card> {
        self.chosen.get(seat)?.as_ref()
    }

    /// What a seat has drafted.
    pub fn picks(&self, seat: usize) -> &[Card] {
        &self.picks[seat]
    }

    /// What a seat may look at of its own picks: all of them in the break after
    /// each of the first three boosters, nothing while cards are being picked
    /// and nothing after the last booster until the sets are registered.
    pub fn review(&self, seat: usize) -> Option<&[Card]> {
        if self.is_over() {
            rule!("PC 6.6.17");
            return None;
        }
        let new_booster = self.packs.get(seat).is_some_and(|it| it.len() == BOOSTER);
        if 1 < self.booster && new_booster && self.chosen[seat].is_none() {
            rule!("PC 5.5.3");
            rule!("PC 6.6.16");
            return Some(self.picks(seat));
        }
        rule!("PC 6.6.15");
        rule!("PC 6.6.18");
        None
    }

    /// A seat chooses; a choice can be changed until all have chosen.
    pub fn choose(&mut self, seat: usize, card: &str) -> Result<(), Refusal> {
        let offered = self.packs.get(seat).is_some_and(|it| it.iter().any(|it| it == card));
        refuse_if(!offered, cite!("PC 5.5.2"), "this card is not in the pack")?;
        rule!("PC 5.5.2");
        self.chosen[seat] = Some(card.to_owned());
        self.pass();
        Ok(())
    }

    /// Time is up: who has not chosen gets a card by lot.
    pub fn time_is_up(&mut self, seed: u64) {
        rule!("PC 6.6.5");
        let mut chance = kernel::Chance::numbered(seed);
        for seat in 0..self.packs.len() {
            let size = self.packs[seat].len() as u32;
            if self.chosen[seat].is_none() && size != 0 {
                self.chosen[seat] = Some(self.packs[seat][chance.below(size) as usize].clone());
            }
        }
        self.pass();
    }

    /// When every seat has chosen, the choices are laid down and the packs move.
    fn pass(&mut self) {
        if self.is_over() || self.chosen.iter().any(Option::is_none) {
            return;
        }
        rule!("PC 6.6.12");
        let before = self.packs[0].len();
        for seat in 0..self.packs.len() {
            let card = self.chosen[seat].take().expect("every seat has chosen");
            let at = self.packs[seat].iter().position(|it| *it == card);
            self.packs[seat].remove(at.expect("a chosen card is in the pack"));
            self.picks[seat].push(card);
        }
        match direction(self.booster) {
            Direction::Left => self.packs.rotate_right(1),
            Direction::Right => self.packs.rotate_left(1),
        }
        rule!("PC 6.6.8");
        let even = self.packs.iter().all(|it| it.len() + 1 == before);
        assert!(even, "every pack has one card less than before");
        if self.packs[0].len() == 1 {
            self.chosen = self.packs.iter().map(|it| it.first().cloned()).collect();
            self.pass();
        } else if self.packs[0].is_empty() {
            self.open();
        }
    }

    fn open(&mut self) {
        if self.booster == DRAFT_BOOSTERS {
            return;
        }
        self.booster += 1;
        for (pack, sealed) in self.packs.iter_mut().zip(&mut self.sealed) {
            *pack = sealed.pop().expect("every seat has four boosters");
        }
    }

    /// The cards to register when the draft is over: 44 each.
    pub fn registered(&self, seat: usize) -> Result<&[Card], Refusal> {
        refuse_if(!self.is_over(), cite!("PC 5.5.5"), "cards are registered after the draft")?;
        rule!("PC 5.5.5");
        rule!("PC 6.6.22");
        let picks = self.picks(seat);
        refuse_if(picks.len() != DRAFTED, cite!("PC 6.6.23"), "a drafted set has 44 cards")?;
        Ok(picks)
    }
}

/// The set of a sealed deck player: the cards of his six boosters.
pub fn sealed_set(boosters: &[Vec<Card>]) -> Result<Vec<Card>, Refusal> {
    refuse_if(
        boosters.len() != SEALED_BOOSTERS,
        cite!("PC 5.6.1"),
        "every player of a sealed deck tournament has six boosters",
    )?;
    rule!("PC 5.6.2");
    Ok(boosters.concat())
}

/// PC 1.1.5 — a wybraniecki deck holds cards of the registered set only; what it leaves of the set.
pub fn from_set(set: &[Card], deck: &[Card]) -> Result<Vec<Card>, Refusal> {
    let mut left = set.to_vec();
    for card in deck {
        let at = left.iter().position(|it| it == card).ok_or(Refusal::new(
            cite!("PC 1.1.5"),
            "the deck holds a card that was not issued to the player",
        ))?;
        left.remove(at);
    }
    Ok(left)
}

#[cfg(test)]
mod tests;
