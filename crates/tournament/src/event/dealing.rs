//! PC 1.3.1.4, 2.1.7, 5.1, 5.5, 5.6, 6.6 — boosters are dealt, drafted and made into decks.
//!
//! A set belongs to a person, in teams too. His deck is registered like any
//! other list; here is asked whether it comes from his set.

use super::{Copies, Dealing, DeckList, Event, PersonId, Rejected, rejected::not_now};
use crate::{
    Refusal,
    draft::{
        BOOSTER, Card, DRAFTED, Draft, SEALED_BOOSTERS, from_set, pick_seconds, review_seconds,
        sealed_set, seating,
    },
    refusal::refuse_if,
    setup::{Entrants, Format},
};
use rulebook::{cite, rule};

/// A draft and who sits where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    pub seats: Vec<PersonId>,
    pub draft: Draft,
    /// When the packs came to where they are; milliseconds.
    pub since: i64,
}

/// Until when the table A.1 gives time for the pack before each seat; milliseconds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Until {
    /// Picks may be looked at so long, after a whole booster.
    pub review: Option<i64>,
    /// A card is chosen by then.
    pub pick: Option<i64>,
}

impl Table {
    pub fn until(&self) -> Until {
        let size = self.draft.pack(0).len();
        let fresh = self.draft.booster().filter(|_| size == BOOSTER);
        let review = fresh.and_then(|it| review_seconds(it - 1));
        let later = |from: i64, seconds: u32| from + 1000 * i64::from(seconds);
        let begins = review.map_or(self.since, |it| later(self.since, it));
        Until {
            review: review.map(|_| begins),
            pick: pick_seconds(size).map(|it| later(begins, it)),
        }
    }

    /// Something was chosen; if the packs have moved by it, their time begins anew.
    fn goes_on<T>(&mut self, at: i64, change: impl FnOnce(&mut Draft) -> T) -> T {
        let place = |it: &Draft| (it.booster(), it.pack(0).len());
        let before = place(&self.draft);
        let done = change(&mut self.draft);
        if before != place(&self.draft) {
            self.since = at;
        }
        done
    }
}

/// Cards a limited kredens has at least.
const LEAST_KREDENS: u64 = 30;

impl Event {
    pub(super) fn deal(&mut self, by: PersonId, deed: &Dealing, at: i64) -> Result<(), Rejected> {
        if !self.setup.formats.iter().any(|it| it.is_wybraniecki()) {
            return not_now(cite!("PC 1.3.1.4"), "boosters are dealt in wybraniecki formats only");
        }
        match deed {
            Dealing::OpenDraft { seats, boosters } => self.open_draft(seats, boosters, at),
            Dealing::Choose { draft, person, card } => self.choose(by, *draft, *person, card, at),
            Dealing::TimeIsUp { draft, seed } => {
                let table = self.draft_mut(*draft)?;
                if table.draft.is_over() {
                    return not_now(cite!("PC 5.5.5"), "this draft is over");
                }
                table.goes_on(at, |it| it.time_is_up(*seed));
                self.register_sets(*draft);
                Ok(())
            }
            Dealing::Open { person, boosters } => {
                self.has_no_set(*person)?;
                let cards = sealed_set(boosters)?;
                self.pools.insert(*person, cards);
                Ok(())
            }
            Dealing::Register { person, cards } => self.register_set(*person, cards),
        }
    }

    fn has_no_set(&self, person: PersonId) -> Result<(), Rejected> {
        if self.player_of(person).is_none() {
            return Err(Rejected::Unknown("player"));
        }
        let drafting = self.drafts.iter().any(|it| it.seats.contains(&person));
        if drafting || self.pools.contains_key(&person) {
            return not_now(cite!("PC 5.5.1"), "he has received his boosters");
        }
        Ok(())
    }

    /// What was opened at the table is written down. A set may have lost a card, but never
    /// has it more than its boosters had.
    fn register_set(&mut self, person: PersonId, cards: &[Copies]) -> Result<(), Rejected> {
        self.has_no_set(person)?;
        let most = match self.format_now() {
            Format::SealedDeck => SEALED_BOOSTERS * BOOSTER,
            _ => DRAFTED,
        };
        let count = total(cards);
        refuse_if(count == 0, cite!("PC 2.1.7"), "the whole set is registered")?;
        refuse_if(
            (most as u64) < count,
            cite!("PC 6.6.24"),
            "a set has no more cards than its boosters",
        )?;
        self.pools.insert(person, spread(cards));
        Ok(())
    }

    fn open_draft(
        &mut self,
        seats: &[PersonId],
        boosters: &[Vec<Vec<Card>>],
        at: i64,
    ) -> Result<(), Rejected> {
        seats.iter().try_for_each(|it| self.has_no_set(*it))?;
        if self.setup.entrants == Entrants::Teams {
            self.seats_of_teams(seats)?;
        }
        let twice = seats.iter().enumerate().any(|(at, it)| seats[..at].contains(it));
        if twice || seats.len() != boosters.len() {
            return not_now(cite!("PC 5.5.1"), "every seat has one player and four boosters");
        }
        let draft = Draft::new(boosters.to_vec())?;
        self.drafts.push(Table { seats: seats.to_vec(), draft, since: at });
        Ok(())
    }

    /// Two teams sit as the team draft wants it: the ones side by side, the twos beside the
    /// other team's ones, the threes beside the other team's twos; wherever one begins.
    fn seats_of_teams(&self, seats: &[PersonId]) -> Result<(), Rejected> {
        let teams: Vec<&[PersonId]> = seats
            .iter()
            .filter_map(|it| Some(self.entries[&self.player_of(*it)?].party.persons()))
            .fold(Vec::new(), |mut teams, it| {
                if !teams.contains(&it) {
                    teams.push(it);
                }
                teams
            });
        let seated = |first: usize| {
            let order = seating().map(|it| {
                let team = teams.get((usize::from(it.team) + first) % 2);
                team.and_then(|team| team.get(usize::from(it.number) - 1).copied())
            });
            (0..6).any(|turn| {
                seats.iter().enumerate().all(|(at, it)| order[(at + turn) % 6] == Some(*it))
            })
        };
        refuse_if(
            seats.len() != 6 || teams.len() != 2 || !(seated(0) || seated(1)),
            cite!("PC 6.6.2"),
            "the ones sit side by side, the twos by the other ones, the threes by the other twos",
        )?;
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
        person: PersonId,
        card: &str,
        at: i64,
    ) -> Result<(), Rejected> {
        let staff = self.is_staff(by);
        let table = self.draft_mut(number)?;
        let seat = table.seats.iter().position(|it| *it == person);
        let seat = seat.ok_or(Rejected::Unknown("seat"))?;
        refuse_if(by != person && !staff, cite!("PC 5.5.2"), "every player drafts for himself")?;
        table.goes_on(at, |it| it.choose(seat, card))?;
        self.register_sets(number);
        Ok(())
    }

    /// When a draft is over, what each seat has drafted is its set.
    fn register_sets(&mut self, number: u32) {
        let Some(table) = self.drafts.get(number as usize - 1) else { return };
        for (seat, person) in table.seats.iter().enumerate() {
            if let Ok(cards) = table.draft.registered(seat) {
                self.pools.insert(*person, cards.to_vec());
            }
        }
    }

    /// A list built from the set of a person, with the rest of the set as its sakwa.
    ///
    /// # Errors
    ///
    /// He has no set, or the list holds cards of somebody else's.
    pub fn from_pool(&self, person: PersonId, list: &DeckList) -> Result<DeckList, Rejected> {
        let unregistered = Refusal::new(cite!("PC 2.1.7"), "the whole set is registered");
        let set = self.pools.get(&person).ok_or(unregistered)?;
        let strategy = list.strategy.iter().map(|it| Copies { count: 1, card: it.clone() });
        let used: Vec<Copies> = list.kredens.iter().cloned().chain(strategy).collect();
        // This also keeps a forged number from filling the memory.
        refuse_if(
            (set.len() as u64) < total(&used),
            cite!("PC 5.1.5"),
            "the deck is larger than the set",
        )?;
        let used = spread(&used);
        let left =
            from_set(set, &used).map_err(|refusal| self.lent(person, &used).unwrap_or(refusal))?;
        rule!("PC 2.1.7");
        rule!("PC 5.1.2");
        let rest = gathered(&left);
        if list.sakwa.is_empty() {
            return Ok(DeckList { sakwa: rest, ..list.clone() });
        }
        let mut stated: Vec<Copies> = list.sakwa.clone();
        stated.sort();
        refuse_if(
            stated != rest,
            cite!("PC 5.1.2"),
            "what is not in the kredens is the sakwa, all of it",
        )?;
        Ok(list.clone())
    }

    /// Whether what he lacks is a card of a team-mate.
    fn lent(&self, person: PersonId, used: &[Card]) -> Option<Refusal> {
        let entry = &self.entries[&self.player_of(person)?];
        let own = self.pools.get(&person)?;
        let mates = entry.party.persons().iter().filter(|it| **it != person);
        let mut theirs = mates.filter_map(|it| self.pools.get(it)).flatten();
        let lent = theirs.any(|it| used.contains(it) && !own.contains(it));
        lent.then_some(Refusal::new(cite!("PC 6.6.28"), "a card of a team-mate is in the deck"))
    }

    /// A limited list that nobody has to admit has enough cards.
    pub(super) fn large_enough(list: &DeckList) -> Result<(), Refusal> {
        refuse_if(
            total(&list.kredens) < LEAST_KREDENS,
            cite!("PC 5.1.1"),
            "a wybraniecki kredens has at least 30 cards",
        )
    }
}

fn total(copies: &[Copies]) -> u64 {
    copies.iter().map(|it| u64::from(it.count)).sum()
}

/// Every copy for itself.
fn spread(copies: &[Copies]) -> Vec<Card> {
    let each = |it: &Copies| std::iter::repeat_n(it.card.clone(), it.count as usize);
    copies.iter().flat_map(each).collect()
}

/// Equal cards as one line, by their names.
pub fn gathered(cards: &[Card]) -> Vec<Copies> {
    let mut sorted = cards.to_vec();
    sorted.sort();
    let runs = sorted.chunk_by(|one, other| one == other);
    let mut copies: Vec<Copies> =
        runs.map(|it| Copies { count: it.len() as u32, card: it[0].clone() }).collect();
    copies.sort();
    copies
}
