//! What lies where.
//!
//! The table is flat data: numbers, no texts, definitions behind a shared
//! catalog. Everybody may read it; only the doors in `change` and `moving`
//! alter it, and each of them tells what happened in the same breath.

mod audit;
mod beside;
mod card;
mod change;
mod derived;
mod immunity;
mod in_force;
mod lasting;
mod moving;
mod pile;
mod player;
mod price;
mod quantity;
mod repertoire;
mod sets;
mod texts;
mod titles;

use std::{
    hash::{Hash, Hasher},
    sync::Arc,
};

use cards::thrones::{Icon, Kind, Phase, Span, Title};
use kernel::{CardId, Chance, Handles, Seat, SeatSet};
use rulebook::{RuleId, cite};

pub(crate) use audit::audit;
pub(crate) use card::{Card, NOBODY};
pub use card::{Place, Side, Way};
pub(crate) use derived::*;
pub(crate) use immunity::{immunity, is_immune, passes_by};
pub(crate) use in_force::{InForce, Static, any_in_force, in_force, in_force_for, in_force_on};
pub(crate) use lasting::{Delayed, Lasting};
pub(crate) use pile::{CAPACITY, Pile};
pub(crate) use player::{Bonuses, PLOTS, Player, REPERTOIRE, Results};
pub(crate) use price::{discount, each_discount, price};
pub(crate) use quantity::Quantity;
pub(crate) use repertoire::{Repertoire, each_place, usable};
pub(crate) use sets::Sets;
pub(crate) use titles::Titles;

use crate::{
    ability::kind,
    catalog::{Catalog, Def, TextBox},
    event::Face,
};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum OverReason {
    Power,
    /// Everybody else is out of the game.
    LastStanding,
    Concession,
}

impl OverReason {
    /// The rule by which the game is over.
    pub fn rule(self) -> RuleId {
        match self {
            OverReason::Power => cite!("KZ Zwycięstwo w grze.0"),
            OverReason::LastStanding | OverReason::Concession => cite!("KZ Zwycięstwo w grze.2"),
        }
    }
}

/// The challenge being resolved.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Challenge {
    pub(crate) icon: Icon,
    pub(crate) attacker: Seat,
    pub(crate) defender: Seat,
    /// Fixed when the winner is determined.
    pub(crate) winner: Option<Seat>,
    pub(crate) margin: u8,
    pub(crate) unopposed: bool,
    /// Types of keyword already resolved.
    pub(crate) keywords_done: u16,
    /// Seen from outside: attackers are being declared, defenders, or it is being resolved.
    pub(crate) initiated: bool,
}

impl Challenge {
    pub(crate) fn loser(&self) -> Option<Seat> {
        let winner = self.winner?;
        Some(if winner == self.attacker { self.defender } else { self.attacker })
    }

    pub(crate) fn role(&self, seat: Seat) -> Option<usize> {
        if seat == self.attacker {
            Some(0)
        } else if seat == self.defender {
            Some(1)
        } else {
            None
        }
    }
}

/// How often a player has initiated an ability that has a maximum.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct MaxUse {
    pub(crate) seat: Seat,
    pub(crate) title: Title,
    pub(crate) span: Span,
    pub(crate) count: u8,
}

/// A card for which a discount on the first of a round is used up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct FirstUse {
    pub(crate) source: CardId,
}

/// What may have to be looked at after a change.
pub(crate) mod dirty {
    pub(crate) const POWER: u8 = 1;
    pub(crate) const DECKS: u8 = 2;
    /// Cards in play, their hosts or their text.
    pub(crate) const PLAY: u8 = 4;
    pub(crate) const TOKENS: u8 = 8;
    /// What may be attached to a card in play.
    pub(crate) const HOSTS: u8 = 16;
}

/// The catalog, shared by all copies of a game and no part of its state.
#[derive(Debug, Clone)]
pub(crate) struct Shared(pub(crate) Arc<Catalog>);

impl Hash for Shared {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.digest().hash(state);
    }
}

/// What each seat may hold that can be used out of hand; it follows from the decks.
#[derive(Debug, Clone)]
pub(crate) struct Repertoires(pub(crate) Arc<[Repertoire]>);

impl Hash for Repertoires {
    fn hash<H: Hasher>(&self, _: &mut H) {}
}

#[derive(Debug, Clone, Hash)]
pub(crate) struct Table {
    pub(crate) catalog: Shared,
    pub(crate) repertoires: Repertoires,
    pub(crate) cards: Vec<Card>,
    pub(crate) players: Vec<Player>,
    /// Who is out of the game.
    pub(crate) out: SeatSet,
    pub(crate) first: Seat,
    pub(crate) active: Option<Seat>,
    pub(crate) round: u16,
    pub(crate) phase: Phase,
    /// Phases since the game began; zero during set-up.
    pub(crate) phases: u16,
    /// The phase under way is over: only what answers its end is still done.
    pub(crate) phase_over: bool,
    pub(crate) challenge: Option<Challenge>,
    /// Of the cards that lie face up in a play area.
    pub(crate) titles: Titles,
    /// Cards whose constants hold.
    pub(crate) statics: Vec<Static>,
    pub(crate) static_mask: u64,
    pub(crate) lasting: Vec<Lasting>,
    pub(crate) lasting_mask: u64,
    /// Since when constants that set a number hold.
    pub(crate) sets: Sets,
    pub(crate) delayed: Vec<Delayed>,
    pub(crate) max_uses: Vec<MaxUse>,
    pub(crate) first_uses: Vec<FirstUse>,
    pub(crate) dirty: u8,
    /// Some ability with a limit has been used since the limits were last looked through.
    pub(crate) limits_used: bool,
    pub(crate) over: Option<(Option<Seat>, OverReason)>,
    pub(crate) chance: Chance,
    pub(crate) handles: Handles,
    /// Counts what was hidden and has been seen.
    pub(crate) revealed: u32,
}

impl Table {
    #[inline]
    pub(crate) fn card(&self, id: CardId) -> &Card {
        &self.cards[id.index()]
    }

    #[inline]
    pub(crate) fn def(&self, id: CardId) -> &Def {
        self.catalog.0.def(self.card(id).def)
    }

    /// What it is where it lies.
    #[inline]
    pub(crate) fn kind(&self, id: CardId) -> Kind {
        self.card(id).kind
    }

    /// What stands in its text box as it lies.
    pub(crate) fn text(&self, id: CardId) -> &TextBox {
        let def = self.def(id);
        match self.card(id).place {
            Place::Attached => def.attached.as_deref().unwrap_or(&def.text),
            _ => &def.text,
        }
    }

    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[usize::from(seat.0)]
    }

    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[usize::from(seat.0)]
    }

    pub(crate) fn ids(&self) -> impl Iterator<Item = CardId> + use<> {
        (0..self.cards.len() as u16).map(CardId)
    }

    pub(crate) fn seat_count(&self) -> u8 {
        self.players.len() as u8
    }

    /// The next seat clockwise.
    fn after(&self, seat: Seat) -> Seat {
        let next = seat.0 + 1;
        Seat(if next < self.seat_count() { next } else { 0 })
    }

    /// The players still in the game, the first player first.
    pub(crate) fn in_order(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        self.from(self.first)
    }

    /// The players still in the game, clockwise from this seat. A list of its
    /// own, so that the table may change while somebody goes through it.
    pub(crate) fn from(&self, seat: Seat) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        let (count, out) = (self.seat_count(), self.out);
        let clockwise = (seat.0..seat.0 + count).map(move |it| it.checked_sub(count).unwrap_or(it));
        clockwise.map(Seat).filter(move |it| !out.contains(*it))
    }

    pub(crate) fn opponents(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        self.from(seat).filter(move |it| *it != seat)
    }

    /// How many are still in the game.
    pub(crate) fn playing(&self) -> u8 {
        self.seat_count() - self.out.count()
    }

    /// The next one clockwise who is still in the game.
    pub(crate) fn next(&self, seat: Seat) -> Seat {
        let mut at = self.after(seat);
        while at != seat && self.out.contains(at) {
            at = self.after(at);
        }
        at
    }

    /// Characters this seat controls.
    pub(crate) fn characters(&self, seat: Seat) -> impl Iterator<Item = CardId> + '_ {
        self.player(seat).characters.iter()
    }

    /// Everything in play that can be affected, besides faction cards and plots.
    pub(crate) fn in_play(&self) -> impl Iterator<Item = CardId> + '_ {
        self.players.iter().flat_map(|it| it.play.iter())
    }

    pub(crate) fn attachments(&self, host: CardId) -> impl Iterator<Item = CardId> + '_ {
        self.in_play().filter(move |it| {
            let card = self.card(*it);
            card.host == host && card.place == Place::Attached
        })
    }

    pub(crate) fn duplicates(&self, host: CardId) -> impl Iterator<Item = CardId> + '_ {
        let controller = self.card(host).controller;
        let under = self.player(controller).duplicates.as_slice();
        under.iter().copied().filter(move |it| self.card(*it).host == host)
    }

    /// All power on the cards this seat controls.
    pub(crate) fn power(&self, seat: Seat) -> u16 {
        let player = self.player(seat);
        let cards = player.play.iter().map(|it| u16::from(self.card(it).power));
        cards.sum::<u16>() + u16::from(self.card(player.faction).power)
    }

    /// Must the state of the game be looked after before anything else is done? After changes that
    /// say so, and always while there is something that may follow from any change.
    #[inline]
    pub(crate) fn is_unsettled(&self) -> bool {
        let fickle = self.static_mask & kind::SET | self.lasting_mask & kind::DIES_AT_ZERO;
        self.dirty != 0 || fickle != 0
    }

    /// A card as an event tells of it when it stays where it is.
    pub(crate) fn face(&self, id: CardId) -> Face {
        let card = self.card(id);
        let point = (card.handle, pointed_at_by(card));
        Face { def: card.def, owner: card.owner, seen_by: card.known_to, was: point, now: point }
    }
}

/// Who can point at a card as it lies.
pub(crate) fn pointed_at_by(card: &Card) -> SeatSet {
    match card.place {
        // Cards of a deck are pointed at only while somebody looks at them.
        Place::Deck => card.known_to,
        Place::Hand => card.known_to.with(card.owner),
        Place::PlotDeck | Place::PlotChosen => SeatSet::only(card.owner),
        _ => SeatSet::ALL,
    }
}
