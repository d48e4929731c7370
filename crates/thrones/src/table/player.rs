//! What one player has in front of him.

use cards::thrones::{Bonus, Kind, Stat};
use kernel::CardId;

use super::{beside::Beside, card::NOBODY, pile::Pile, titles::Titles};
use crate::ability::Hooks;

/// A plot deck starts with seven plots.
pub(crate) const PLOTS: usize = 12;
/// More different cards that can be used out of hand are in no deck.
pub(crate) const REPERTOIRE: usize = 32;

/// Challenges won and lost: by role and type.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub(crate) struct Results {
    pub(crate) won: [[u8; 3]; 2],
    pub(crate) lost: [[u8; 3]; 2],
}

/// What cards add to the values of a plot as long as none of them is blank.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Bonuses {
    gold: i16,
    initiative: i16,
    reserve: i16,
}

impl Bonuses {
    pub(crate) fn add(&mut self, of: Bonus) {
        self.gold += i16::from(of.gold);
        self.initiative += i16::from(of.initiative);
        self.reserve += i16::from(of.reserve);
    }

    pub(crate) fn take_away(&mut self, of: Bonus) {
        self.gold -= i16::from(of.gold);
        self.initiative -= i16::from(of.initiative);
        self.reserve -= i16::from(of.reserve);
    }

    pub(crate) fn of(&self, which: Stat) -> i16 {
        match which {
            Stat::Gold => self.gold,
            Stat::Initiative => self.initiative,
            Stat::Reserve => self.reserve,
            _ => 0,
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Player {
    pub(crate) gold: u16,
    pub(crate) faction: CardId,
    pub(crate) agenda: CardId,
    /// The revealed plot.
    pub(crate) plot: CardId,
    /// Put apart face down for the coming reveal.
    pub(crate) chosen: CardId,
    pub(crate) deck: Pile,
    pub(crate) hand: Pile,
    pub(crate) discard: Pile,
    pub(crate) dead: Pile,
    /// The titles that have ever been there.
    pub(crate) dead_titles: Titles,
    /// Characters, locations and attachments under this player's control, in order of arrival.
    pub(crate) play: Pile,
    /// Those of them that have an action or answer something, in the same order.
    pub(crate) acting: Pile,
    /// The characters among them that lie face up, in the same order.
    pub(crate) characters: Beside<Pile>,
    /// What they add to his plot.
    pub(crate) bonuses: Beside<Bonuses>,
    /// Duplicates under his cards.
    pub(crate) duplicates: Pile,
    pub(crate) plots: Pile<PLOTS>,
    pub(crate) used_plots: Pile<PLOTS>,
    /// Has been active in this phase.
    pub(crate) was_active: bool,
    /// Limited cards marshaled or played this round.
    pub(crate) limited: u8,
    /// Challenges initiated this phase, by type.
    pub(crate) initiated: [u8; 3],
    pub(crate) this_phase: Results,
    pub(crate) this_round: Results,
    /// Attacks of each type this round, for what happens only the first time.
    pub(crate) attacks_this_round: [u8; 3],
    /// When his cards in play answer.
    pub(crate) hooks: Hooks,
    /// Copies of each card of his repertoire that not everybody has seen.
    pub(crate) unseen: [u8; REPERTOIRE],
    /// Those of which there is one, as bits.
    pub(crate) unseen_set: u32,
    /// When cards that he may hold, for all that everybody knows, answer.
    pub(crate) unseen_hooks: Hooks,
    /// Cards in his hand that not everybody knows.
    pub(crate) secret_hand: u8,
    /// When the others, which everybody knows, answer.
    pub(crate) shown_hooks: Hooks,
    /// All of these together: when he can do anything, for all that everybody knows.
    pub(crate) anywhere: Hooks,
}

impl Player {
    pub(crate) fn new(faction: CardId) -> Player {
        Player {
            gold: 0,
            faction,
            agenda: NOBODY,
            plot: NOBODY,
            chosen: NOBODY,
            deck: Pile::new(),
            hand: Pile::new(),
            discard: Pile::new(),
            dead: Pile::new(),
            dead_titles: Titles::default(),
            play: Pile::new(),
            acting: Pile::new(),
            characters: Beside(Pile::new()),
            bonuses: Beside(Bonuses::default()),
            duplicates: Pile::new(),
            plots: Pile::new(),
            used_plots: Pile::new(),
            was_active: false,
            limited: 0,
            initiated: [0; 3],
            this_phase: Results::default(),
            this_round: Results::default(),
            attacks_this_round: [0; 3],
            hooks: Hooks::default(),
            unseen: [0; REPERTOIRE],
            unseen_set: 0,
            unseen_hooks: Hooks::default(),
            secret_hand: 0,
            shown_hooks: Hooks::default(),
            anywhere: Hooks::default(),
        }
    }

    /// When something in front of him or in his hand answers, for all that everybody knows.
    pub(super) fn hooks_anywhere(&self) -> Hooks {
        let mut hooks = self.hooks;
        hooks.join(&self.shown_hooks);
        if self.secret_hand != 0 {
            hooks.join(&self.unseen_hooks);
        }
        hooks
    }

    /// A card comes to lie face up in front of him.
    pub(super) fn enter_play(&mut self, card: CardId, kind: Kind) {
        self.play.put_on_top(card);
        if kind == Kind::Character {
            self.characters.put_on_top(card);
        }
    }

    /// A card that lay face up in front of him does so no more.
    pub(super) fn leave_play(&mut self, card: CardId, kind: Kind) {
        self.play.take(card);
        if kind == Kind::Character {
            self.characters.take(card);
        }
    }

    /// Every card of his whose abilities can be used where it lies.
    pub(crate) fn actors(&self) -> impl Iterator<Item = CardId> + '_ {
        let others = [self.plot, self.agenda].into_iter().filter(|it| *it != NOBODY);
        self.acting.iter().chain(others)
    }
}
