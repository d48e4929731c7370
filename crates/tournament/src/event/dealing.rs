//! PC 1.3.1.4, 5.5, 5.6, 6.6 — boosters are dealt, drafted and made into decks.

use super::{Dealing, Event, PersonId, Rejected, rejected::not_now};
use crate::{
    PlayerId,
    draft::{Card, Draft, from_set, sealed_set},
    refusal::refuse_if,
};
use rulebook::{cite, rule};

/// A draft and who sits where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    pub seats: Vec<PlayerId>,
    pub draft: Draft,
}

/// The set of a player of a limited format.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pool {
    pub cards: Vec<Card>,
    /// What he has marked as his kredens; the rest is his sakwa.
    pub kredens: Option<Vec<Card>>,
}

/// Cards a limited kredens has at least.
const LEAST_KREDENS: usize = 30;

impl Event {
    pub(super) fn deal(&mut self, by: PersonId, deed: &Dealing) -> Result<(), Rejected> {
        if !self.setup.formats.iter().any(|it| it.is_wybraniecki()) {
            return not_now(cite!("PC 1.3.1.4"), "boosters are dealt in wybraniecki formats only");
        }
        match deed {
            Dealing::OpenDraft { seats, boosters } => self.open_draft(seats, boosters),
            Dealing::Choose { draft, player, card } => self.choose(by, *draft, *player, *card),
            Dealing::TimeIsUp { draft, seed } => {
                let table = self.draft_mut(*draft)?;
                if table.draft.is_over() {
                    return not_now(cite!("PC 5.5.5"), "this draft is over");
                }
                table.draft.time_is_up(*seed);
                self.register_sets(*draft);
                Ok(())
            }
            Dealing::Open { player, boosters } => {
                self.has_no_set(*player)?;
                let cards = sealed_set(boosters)?;
                self.pools.insert(*player, Pool { cards, kredens: None });
                Ok(())
            }
            Dealing::Build { player, kredens } => self.build(*player, kredens),
        }
    }

    fn has_no_set(&self, player: PlayerId) -> Result<(), Rejected> {
        if !self.entries.contains_key(&player) {
            return Err(Rejected::Unknown("player"));
        }
        let drafting = self.drafts.iter().any(|it| it.seats.contains(&player));
        if drafting || self.pools.contains_key(&player) {
            return not_now(cite!("PC 5.5.1"), "he has received his boosters");
        }
        Ok(())
    }

    fn open_draft(
        &mut self,
        seats: &[PlayerId],
        boosters: &[Vec<Vec<Card>>],
    ) -> Result<(), Rejected> {
        seats.iter().try_for_each(|it| self.has_no_set(*it))?;
        let twice = seats.iter().enumerate().any(|(at, it)| seats[..at].contains(it));
        if twice || seats.len() != boosters.len() {
            return not_now(cite!("PC 5.5.1"), "every seat has one player and four boosters");
        }
        let draft = Draft::new(boosters.to_vec())?;
        self.drafts.push(Table { seats: seats.to_vec(), draft });
        Ok(())
    }

    fn draft_mut(&mut self, number: u32) -> Result<&mut Table, Rejected> {
        let at = (number as usize).checked_sub(1);
        at.and_then(|it| self.drafts.get_mut(it)).ok_or(Rejected::Unknown("draft"))
    }

    fn choose(
        &mut self,
        by: PersonId,
        number: u32,
        player: PlayerId,
        card: Card,
    ) -> Result<(), Rejected> {
        let own = self.player_of(by) == Some(player);
        let staff = self.is_staff(by);
        let table = self.draft_mut(number)?;
        let seat = table.seats.iter().position(|it| *it == player);
        let seat = seat.ok_or(Rejected::Unknown("seat"))?;
        refuse_if(!own && !staff, cite!("PC 5.5.2"), "every player drafts for himself")?;
        table.draft.choose(seat, card)?;
        self.register_sets(number);
        Ok(())
    }

    /// When a draft is over, what each seat has drafted is its set.
    fn register_sets(&mut self, number: u32) {
        let Some(table) = self.drafts.get(number as usize - 1) else { return };
        for (seat, player) in table.seats.iter().enumerate() {
            if let Ok(cards) = table.draft.registered(seat) {
                self.pools.insert(*player, Pool { cards: cards.to_vec(), kredens: None });
            }
        }
    }

    fn build(&mut self, player: PlayerId, kredens: &[Card]) -> Result<(), Rejected> {
        let nothing = crate::Refusal::new(cite!("PC 5.5.5"), "he has no set to build from");
        let pool = self.pools.get_mut(&player).ok_or(nothing)?;
        from_set(&pool.cards, kredens)?;
        refuse_if(
            kredens.len() < LEAST_KREDENS,
            cite!("PC 5.1.1"),
            "a wybraniecki kredens has at least 30 cards",
        )?;
        rule!("PC 2.1.7");
        rule!("PC 5.1.2");
        pool.kredens = Some(kredens.to_vec());
        self.entry(player)?.list_handed_in = true;
        Ok(())
    }
}

impl Pool {
    /// The cards of the set that are not in the kredens.
    pub fn sakwa(&self) -> Vec<Card> {
        let mut left = self.cards.clone();
        for card in self.kredens.iter().flatten() {
            if let Some(at) = left.iter().position(|it| it == card) {
                left.remove(at);
            }
        }
        left
    }
}
