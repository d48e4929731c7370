//! The table with every card face up that somebody can see.
//!
//! Built from what the seats see, so a scenario knows nothing the players
//! together do not know.

use ::thrones::{CardView, Place, Thrones};
use kernel::{CardId, Game, Seat};

use super::reading::Named;

/// Where a card lies, in words.
pub(super) const PLACES: [(&str, Place); 13] = [
    ("hand", Place::Hand),
    ("play", Place::Play),
    ("attached", Place::Attached),
    ("duplicate", Place::Duplicate),
    ("placed", Place::SetUp),
    ("discard", Place::Discard),
    ("dead", Place::Dead),
    ("deck", Place::Deck),
    ("plots", Place::PlotDeck),
    ("revealed", Place::Revealed),
    ("used", Place::Used),
    ("agenda", Place::Agenda),
    ("removed", Place::Removed),
];

/// As it is called in a sentence.
pub(super) fn word(place: Place) -> &'static str {
    let found = PLACES.into_iter().find(|(_, it)| *it == place);
    found.map_or("on its way", |(word, _)| word)
}

/// One card.
#[derive(Debug, Clone)]
pub(super) struct Lying {
    pub(super) id: CardId,
    pub(super) def: u16,
    pub(super) host: Option<CardId>,
    pub(super) view: CardView,
}

/// Every card whose face at least one seat sees.
#[derive(Debug, Clone)]
pub(super) struct Seen {
    pub(super) cards: Vec<Lying>,
}

impl Seen {
    pub(super) fn of(game: &Thrones) -> Seen {
        let mut cards: Vec<Lying> = Vec::new();
        for viewer in (0..game.seats()).map(Seat) {
            for (handle, view) in game.view(Some(viewer)).cards {
                let (Some(def), Some(id)) = (view.def, game.pointed(Some(viewer), handle)) else {
                    continue;
                };
                if cards.iter().all(|it| it.id != id) {
                    let host = view.host.and_then(|it| game.pointed(Some(viewer), it));
                    cards.push(Lying { id, def, host, view });
                }
            }
        }
        cards.sort_by_key(|it| it.id);
        Seen { cards }
    }

    pub(super) fn card(&self, id: CardId) -> Option<&Lying> {
        self.cards.iter().find(|it| it.id == id)
    }

    /// The cards the text may mean.
    pub(super) fn meant(&self, named: &Named) -> impl Iterator<Item = &Lying> {
        self.cards.iter().filter(|it| self.means(named, it))
    }

    pub(super) fn means(&self, named: &Named, card: &Lying) -> bool {
        let host = card.host.and_then(|it| self.card(it)).map(|it| it.def);
        named.def == card.def
            && named.of.is_none_or(|it| it == card.view.owner)
            && named.place.is_none_or(|it| it == card.view.place)
            && named.host.is_none_or(|it| Some(it) == host)
            && named.kneeling.is_none_or(|it| it == card.view.kneeling)
    }

    /// Is this card the one that is named?
    pub(super) fn names(&self, named: &Named, id: CardId) -> bool {
        self.card(id).is_some_and(|it| self.means(named, it))
    }
}
