//! A table of the full round laid out from a small set of its own.

use std::sync::Arc;

use kernel::{CardId, Game, Pending, Seat};
use veto::{
    ARTYKULY_HENRYKOWSKIE, CardLayout, Catalog, Choice, Event, Happened, Layout, Question, Ruleset,
    SeatLayout, Veto,
};

use crate::laid_out::choose;

/// Przy głosie, with the initiative unless the test says otherwise.
pub(crate) const UBODZY: Seat = Seat(0);
pub(crate) const BOGACI: Seat = Seat(1);

pub(crate) struct Tablica {
    pub(crate) layout: Layout,
    set: &'static str,
}

impl Tablica {
    /// The set's text and the id under which its cards are known; it has the factions `ubodzy` and `bogaci`.
    pub(crate) fn of(set: &'static str, text: &str) -> Tablica {
        Tablica::by(&ARTYKULY_HENRYKOWSKIE, set, text)
    }

    /// The same by the rules of some edition.
    pub(crate) fn by(rules: &'static Ruleset, set: &'static str, text: &str) -> Tablica {
        let cards = cards::set::read_set(set, text).expect("the set is well-formed").cards;
        let catalog = Catalog::new(rules, cards).expect("the engine can play it");
        let find = |id: &str| catalog.find(&format!("{set}-{id}")).expect("a card of the set");
        let layout = full_round(&catalog, ["ubodzy", "bogaci"].map(find));
        Tablica { layout, set }
    }

    pub(crate) fn find(&self, id: &str) -> u16 {
        let found = self.layout.catalog.find(&format!("{}-{id}", self.set));
        found.unwrap_or_else(|| panic!("no card {id}"))
    }

    pub(crate) fn dwor(mut self, seat: Seat, ids: &[&str]) -> Tablica {
        let cards = ids.iter().map(|it| self.find(it)).collect();
        self.layout.seats[usize::from(seat.0)].dwor = cards;
        self
    }

    pub(crate) fn kreski(mut self, seat: Seat, kreski: u8) -> Tablica {
        self.layout.seats[usize::from(seat.0)].kreski = kreski;
        self
    }

    pub(crate) fn pole(self, seat: Seat, id: &str) -> Tablica {
        self.lay(seat, id, |_| {})
    }

    /// A card on the pole that bears these cards.
    pub(crate) fn bearing(self, seat: Seat, id: &str, attached: &[&str]) -> Tablica {
        let attached: Vec<u16> = attached.iter().map(|it| self.find(it)).collect();
        self.lay(seat, id, |it| it.attached = attached)
    }

    /// A card on the pole with these cards face down under it.
    pub(crate) fn over(self, seat: Seat, id: &str, under: &[&str]) -> Tablica {
        let under: Vec<u16> = under.iter().map(|it| self.find(it)).collect();
        self.lay(seat, id, |it| it.under = under)
    }

    pub(crate) fn lay(
        mut self,
        seat: Seat,
        id: &str,
        more: impl FnOnce(&mut CardLayout),
    ) -> Tablica {
        let mut card = CardLayout { card: self.find(id), ..CardLayout::default() };
        more(&mut card);
        self.layout.seats[usize::from(seat.0)].pole.push(card);
        self
    }

    pub(crate) fn begin(self) -> Veto {
        self.layout.begin().expect("a table that can be")
    }
}

/// The set with which keywords, types and costs are tried.
pub(crate) fn slowa() -> Tablica {
    Tablica::of("slowa", SLOWA)
}

pub(crate) fn slowa_by(rules: &'static Ruleset) -> Tablica {
    Tablica::by(rules, "slowa", SLOWA)
}

/// The set with which challenges and fights without one are tried.
pub(crate) fn szranki() -> Tablica {
    Tablica::of("szranki", include_str!("szranki.toml"))
}

/// The set with the keywords that give a card rules of their own.
pub(crate) fn zbrojownia() -> Tablica {
    Tablica::of("zbrojownia", include_str!("zbrojownia.toml"))
}

/// The set with absent and joined cards, cards put under others and cards out of place.
pub(crate) fn rzadkie() -> Tablica {
    Tablica::of("rzadkie", include_str!("rzadkie.toml"))
}

pub(crate) const SLOWA: &str = include_str!("slowa.toml");

/// The set with which costs, effects on the stos and lost rules are tried.
pub(crate) fn skutki() -> Tablica {
    Tablica::of("skutki", include_str!("skutki.toml"))
}

/// Empty hands, the first seat przy głosie and holding the initiative.
pub(crate) fn full_round(catalog: &Arc<Catalog>, factions: [u16; 2]) -> Layout {
    let seat = |faction| SeatLayout { faction, ..SeatLayout::default() };
    Layout {
        rules: catalog.rules(),
        catalog: Arc::clone(catalog),
        seed: [1; 32],
        round: 1,
        voice: UBODZY,
        czyn_used: false,
        election: None,
        seats: factions.map(seat).to_vec(),
    }
}

/// The card of this name that the seat can point at; of several the first.
pub(crate) fn named(game: &Veto, seat: Seat, name: &str) -> CardId {
    let view = game.view(Some(seat));
    let is_it = |def: u16| game.catalog().def(def).card.name == name;
    let found = view.cards.iter().find(|(_, it)| it.def.is_some_and(is_it));
    let (handle, _) = found.unwrap_or_else(|| panic!("{name} is not to be seen"));
    game.pointed(Some(seat), *handle).expect("a handle of the view points at a card")
}

/// Is the card of this name tapped?
pub(crate) fn is_tapped(game: &Veto, name: &str) -> bool {
    let view = game.view(None);
    let is_it = |def: u16| game.catalog().def(def).card.name == name;
    let mut found = view.cards.iter().filter(|(_, it)| it.def.is_some_and(is_it));
    found.any(|(_, it)| it.zaznaczona)
}

/// Declines every replika, accepts every duel and lets it be fought without another word.
pub(crate) fn lets_go(game: &mut Veto) -> Vec<Happened> {
    let mut events = Vec::new();
    while let Pending::Decision { question, .. } = game.pending() {
        match question {
            Question::Reply | Question::DuelTurn => {
                events.extend(choose(game, |it| *it == Choice::Decline));
            }
            Question::Acceptance => events.extend(choose(game, |it| *it == Choice::Accept)),
            Question::Moderunek => {
                events.extend(choose(game, |it| matches!(it, Choice::Pick(_))));
            }
            _ => break,
        }
    }
    events
}

pub(crate) fn kreski(game: &Veto, seat: Seat) -> u8 {
    game.view(None).seats[usize::from(seat.0)].kreski
}

/// Says who won the duel among the events, by name.
pub(crate) fn winner(game: &Veto, events: &[Happened]) -> Option<String> {
    events.iter().find_map(|it| match it.event {
        Event::DuelWon { winner, .. } => Some(game.catalog().def(winner.def).card.name.clone()),
        _ => None,
    })
}
