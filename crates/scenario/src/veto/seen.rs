//! The table with every card face up that somebody can see.
//!
//! Built from what the seats see, so a scenario knows nothing the players
//! together do not know.

use ::veto::{Veto, View, Znacznik};
use cards::veto::Kind;
use kernel::{CardId, Game, Handle, Seat};

use super::{fact::Trait, reading::Named};
use rulebook::folded;

/// Where a card lies.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Spot {
    Dwor,
    Pole,
    Attached,
    Under,
    Stos,
    Lazaret,
    Zalnik,
    Frakcja,
    /// A ziemia in play; what stands on it is on it.
    Ziemie,
    Karmazyni,
}

impl Spot {
    pub(super) const NAMES: [(&'static str, Spot); 8] = [
        ("dwór", Spot::Dwor),
        ("pole", Spot::Pole),
        ("stos", Spot::Stos),
        ("lazaret", Spot::Lazaret),
        ("żalnik", Spot::Zalnik),
        ("frakcja", Spot::Attached),
        ("ziemie", Spot::Ziemie),
        ("karmazyni", Spot::Karmazyni),
    ];

    /// As it is called in a sentence.
    pub(super) fn word(self) -> &'static str {
        match self {
            Spot::Attached => "attached",
            Spot::Under => "face down under a card",
            Spot::Frakcja => "a faction card",
            other => Spot::NAMES.into_iter().find(|(_, it)| *it == other).map_or("", |(it, _)| it),
        }
    }

    pub(super) fn read(word: &str) -> Option<Spot> {
        let found = Spot::NAMES.into_iter().find(|(name, _)| folded(name) == folded(word));
        found.map(|(_, spot)| spot)
    }
}

/// One card.
#[derive(Debug, Clone)]
pub(super) struct Lying {
    pub(super) id: CardId,
    pub(super) def: u16,
    /// Of a joined card under one of its names: that card.
    pub(super) whole: Option<u16>,
    pub(super) owner: Seat,
    pub(super) controller: Seat,
    pub(super) spot: Spot,
    pub(super) host: Option<CardId>,
    pub(super) zaznaczona: bool,
    pub(super) szabla: Option<i8>,
    pub(super) kreski: Option<u8>,
    pub(super) lafa: Option<u8>,
    pub(super) traits: Vec<(Trait, i8)>,
    pub(super) zmeczona: bool,
}

impl Lying {
    /// Is it this card, or one of its two names?
    pub(super) fn is(&self, def: u16) -> bool {
        self.def == def || self.whole == Some(def)
    }
}

/// Every card whose face at least one seat sees, and whatever lies in a lazaret.
#[derive(Debug, Clone)]
pub(super) struct Seen {
    pub(super) cards: Vec<Lying>,
}

impl Seen {
    pub(super) fn of(game: &Veto) -> Seen {
        let mut cards: Vec<Lying> = Vec::new();
        for viewer in (0..game.seats()).map(Seat) {
            let view = game.view(Some(viewer));
            for (handle, _) in &view.cards {
                let card = lying(game, &view, viewer, *handle);
                cards.extend(card.filter(|new| cards.iter().all(|it| it.id != new.id)));
            }
        }
        for seat in (0..game.seats()).map(Seat) {
            for card in game.lazaret(seat).map(|it| in_lazaret(game, seat, it)) {
                if cards.iter().all(|it| it.id != card.id) {
                    cards.push(card);
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
        let is = card.is(named.def) || named.whole == Some(card.def);
        is && named.of.is_none_or(|it| it == card.owner)
            && named.spot.is_none_or(|it| it == card.spot)
            && named.host.is_none_or(|it| Some(it) == host)
    }
}

/// A card that lies covered by others in the lazaret of its owner.
fn in_lazaret(game: &Veto, owner: Seat, (id, def): (CardId, u16)) -> Lying {
    Lying {
        id,
        def,
        whole: game.catalog().whole(def),
        owner,
        controller: owner,
        spot: Spot::Lazaret,
        host: None,
        zaznaczona: false,
        szabla: None,
        kreski: None,
        lafa: None,
        traits: Vec::new(),
        zmeczona: false,
    }
}

fn lying(game: &Veto, view: &View, viewer: Seat, handle: Handle) -> Option<Lying> {
    let card = view.cards.iter().find(|(it, _)| *it == handle).map(|(_, it)| it)?;
    let id = game.pointed(Some(viewer), handle)?;
    let def = card.def?;
    let host = card.host.and_then(|it| game.pointed(Some(viewer), it));
    let in_zone = |pick: fn(&::veto::SeatView) -> &Vec<Handle>| {
        view.seats.iter().any(|it| pick(it).contains(&handle))
    };
    let kind = game.catalog().def(def).card.kind;
    let spot = match (host, kind) {
        (Some(_), Kind::Sztych) => Spot::Under,
        (Some(_), _) => Spot::Attached,
        (None, Kind::Frakcja) => Spot::Frakcja,
        _ if in_zone(|it| &it.dwor) => Spot::Dwor,
        _ if in_zone(|it| &it.pole) => Spot::Pole,
        _ if in_zone(|it| &it.karmazyni) => Spot::Karmazyni,
        _ if view.ziemie.iter().any(|it| it.ziemia == handle) => Spot::Ziemie,
        _ if in_zone(|it| &it.lazaret) => Spot::Lazaret,
        _ if in_zone(|it| &it.zalnik) => Spot::Zalnik,
        _ => Spot::Stos,
    };
    let (owner, zaznaczona) = (card.owner, card.zaznaczona);
    let controller = card.controller.unwrap_or(owner);
    let (szabla, kreski, lafa) = (card.szabla, card.kreski, card.lafa);
    let traits = [
        (Trait::Bitnosc, card.bitnosc),
        (Trait::Karnosc, card.karnosc),
        (Trait::Znaczenie, card.znaczenie.map(|it| it as i8)),
        (Trait::Dobrobyt, card.dobrobyt.map(|it| it as i8)),
    ];
    Some(Lying {
        id,
        def,
        whole: game.catalog().whole(def),
        owner,
        controller,
        spot,
        host,
        zaznaczona,
        szabla,
        kreski,
        lafa,
        traits: traits.into_iter().filter_map(|(which, it)| Some((which, it?))).collect(),
        zmeczona: card.znaczniki.contains(&Znacznik::Zmeczenie),
    })
}
