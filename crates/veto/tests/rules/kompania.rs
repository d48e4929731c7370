//! Tables on which actions, the stos and duels of AH are tried, with a set made for them.

use std::sync::Arc;

use kernel::{CardId, Game, Seat};
use rulebook::RuleId;
use veto::{
    ARTYKULY_HENRYKOWSKIE, CardLayout, CardView, Catalog, Choice, Event, Happened, Layout, Place,
    Question, Ruleset, SeatLayout, Veto,
};

use crate::{
    laid_out::{choices, choose},
    sejm::asked,
    tablica::full_round,
};

/// Is przy głosie and holds the initiative.
pub(crate) const JA: Seat = Seat(0);
pub(crate) const ON: Seat = Seat(1);

fn catalog(rules: &'static Ruleset) -> Arc<Catalog> {
    let file = concat!(
        include_str!("kompania.toml"),
        "\n",
        include_str!("pojecia.toml"),
        "\n",
        include_str!("instrukcja.toml")
    );
    let set = cards::set::read_set("kompania.toml", file);
    Catalog::new(rules, set.expect("the set is well-formed").cards).expect("the engine can play it")
}

fn def(catalog: &Catalog, id: &str) -> u16 {
    catalog.find(&format!("kompania-{id}")).unwrap_or_else(|| panic!("no card {id}"))
}

/// A table being laid out; what is not said is empty.
pub(crate) struct Stol {
    pub(crate) layout: Layout,
}

pub(crate) fn stol() -> Stol {
    stol_by(&ARTYKULY_HENRYKOWSKIE)
}

/// The same by the rules of some edition.
pub(crate) fn stol_by(rules: &'static Ruleset) -> Stol {
    let catalog = catalog(rules);
    Stol { layout: full_round(&catalog, ["swoi", "obcy"].map(|it| def(&catalog, it))) }
}

impl Stol {
    fn defs(&self, ids: &[&str]) -> Vec<u16> {
        ids.iter().map(|it| def(&self.layout.catalog, it)).collect()
    }

    fn seat(&mut self, seat: Seat) -> &mut SeatLayout {
        &mut self.layout.seats[usize::from(seat.0)]
    }

    /// Cards in play, without anything attached.
    pub(crate) fn pole(mut self, seat: Seat, ids: &[&str]) -> Stol {
        for id in ids {
            self = self.bearing(seat, id, &[], &[]);
        }
        self
    }

    /// A card in play with what is attached to it and what lies under it.
    pub(crate) fn bearing(
        mut self,
        seat: Seat,
        id: &str,
        attached: &[&str],
        under: &[&str],
    ) -> Stol {
        let card = def(&self.layout.catalog, id);
        let (attached, under) = (self.defs(attached), self.defs(under));
        self.seat(seat).pole.push(CardLayout { card, attached, under, ..CardLayout::default() });
        self
    }

    /// A tapped card in play.
    pub(crate) fn tapped(mut self, seat: Seat, id: &str) -> Stol {
        let card = def(&self.layout.catalog, id);
        let tapped = CardLayout { card, zaznaczona: true, ..CardLayout::default() };
        self.seat(seat).pole.push(tapped);
        self
    }

    pub(crate) fn dwor(mut self, seat: Seat, ids: &[&str]) -> Stol {
        let cards = self.defs(ids);
        self.seat(seat).dwor.extend(cards);
        self
    }

    /// The top card is the last one.
    pub(crate) fn kredens(mut self, seat: Seat, ids: &[&str]) -> Stol {
        let cards = self.defs(ids);
        self.seat(seat).kredens.extend(cards);
        self
    }

    pub(crate) fn lazaret(mut self, seat: Seat, ids: &[&str]) -> Stol {
        let cards = self.defs(ids);
        self.seat(seat).lazaret.extend(cards);
        self
    }

    pub(crate) fn zalnik(mut self, seat: Seat, ids: &[&str]) -> Stol {
        let cards = self.defs(ids);
        self.seat(seat).zalnik.extend(cards);
        self
    }

    pub(crate) fn kreski(mut self, seat: Seat, kreski: u8) -> Stol {
        self.seat(seat).kreski = kreski;
        self
    }

    pub(crate) fn dukaty(mut self, seat: Seat, dukaty: u16) -> Stol {
        self.seat(seat).dukaty = Some(dukaty);
        self
    }

    pub(crate) fn begin(&self) -> Veto {
        self.layout.begin().expect("a table that can be")
    }
}

/// The view of a card that the asked seat can point at.
pub(crate) fn seen(game: &Veto, id: &str) -> CardView {
    let seat = asked(game).0;
    let wanted = def(game.catalog(), id);
    let found = game.view(Some(seat)).cards.into_iter().find(|(_, it)| it.def == Some(wanted));
    found.unwrap_or_else(|| panic!("{id} is not to be seen")).1
}

/// A card that the asked seat can point at.
pub(crate) fn card(game: &Veto, id: &str) -> CardId {
    all(game, id)[0]
}

/// Every card with this id that the asked seat can point at.
pub(crate) fn all(game: &Veto, id: &str) -> Vec<CardId> {
    all_of(game, asked(game).0, id)
}

fn all_of(game: &Veto, seat: Seat, id: &str) -> Vec<CardId> {
    let wanted = def(game.catalog(), id);
    let view = game.view(Some(seat));
    let found = view.cards.iter().filter(|(_, it)| it.def == Some(wanted));
    let ids: Vec<CardId> =
        found.map(|(it, _)| game.pointed(Some(seat), *it).expect("a handle of the view")).collect();
    assert!(!ids.is_empty(), "{id} is not to be seen");
    ids
}

/// Plays this card of the asked seat, the first way that is offered.
pub(crate) fn play(game: &mut Veto, id: &str) -> Vec<Happened> {
    let played = all(game, id);
    choose(game, |it| matches!(it, Choice::Play { card, .. } if played.contains(card)))
}

/// Uses an ability of this card.
pub(crate) fn uses(game: &mut Veto, id: &str) -> Vec<Happened> {
    let used = all(game, id);
    choose(game, |it| matches!(it, Choice::Use { card, .. } if used.contains(card)))
}

pub(crate) fn pick(game: &mut Veto, id: &str) -> Vec<Happened> {
    let picked = all(game, id);
    choose(game, |it| matches!(it, Choice::Pick(card) if picked.contains(card)))
}

pub(crate) fn agitate(game: &mut Veto, id: &str) -> Vec<Happened> {
    let card = card(game, id);
    choose(game, |it| *it == Choice::Agitate(card))
}

/// Calls out the only postać that can be called out.
pub(crate) fn challenge(game: &mut Veto, id: &str) -> Vec<Happened> {
    let card = card(game, id);
    choose(game, |it| *it == Choice::Challenge(card))
}

/// Nobody answers any more, every duel goes on to its end, and effects happen as printed.
pub(crate) fn settle(game: &mut Veto) -> Vec<Happened> {
    let mut events = Vec::new();
    while !game.pending().is_over()
        && matches!(
            asked(game).1,
            Question::Reply
                | Question::DuelTurn
                | Question::Acceptance
                | Question::Moderunek
                | Question::Kolejnosc { .. }
        )
    {
        let least = |it: &Choice| {
            matches!(it, Choice::Decline | Choice::Accept | Choice::Pick(_) | Choice::Way(0))
        };
        events.extend(choose(game, least));
    }
    events
}

pub(crate) fn end_stint(game: &mut Veto) -> Vec<Happened> {
    choose(game, |it| *it == Choice::EndStint)
}

/// May the asked seat play this card now?
pub(crate) fn playable(game: &Veto, id: &str) -> bool {
    let cards = all(game, id);
    choices(game).iter().any(|it| matches!(it, Choice::Play { card, .. } if cards.contains(card)))
}

/// The rules by which the asked seat is refused what it might do with this card.
pub(crate) fn refused(game: &Veto, id: &str) -> Vec<RuleId> {
    refused_to(game, asked(game).0, id)
}

/// The rules by which this seat is refused what it might do with this card.
pub(crate) fn refused_to(game: &Veto, seat: Seat, id: &str) -> Vec<RuleId> {
    let card = all_of(game, seat, id)[0];
    game.refusals(seat, card).iter().map(|it| it.rule()).collect()
}

pub(crate) fn kreski(game: &Veto, seat: Seat) -> u8 {
    game.view(None).seats[usize::from(seat.0)].kreski
}

/// How many cards a seat has in its dwór, lazaret and żalnik.
pub(crate) fn piles(game: &Veto, seat: Seat) -> [usize; 3] {
    let view = game.view(None);
    let seat = &view.seats[usize::from(seat.0)];
    [seat.dwor_size.into(), seat.lazaret.len(), seat.zalnik.len()]
}

/// Where this card went, in order.
pub(crate) fn moves(game: &Veto, events: &[Happened], id: &str) -> Vec<Place> {
    let wanted = def(game.catalog(), id);
    let moved = events.iter().filter_map(|it| match &it.event {
        Event::Moved { card, to, .. } if card.def == wanted => Some(*to),
        _ => None,
    });
    moved.collect()
}

/// The rule an event was told with.
pub(crate) fn rule_of(events: &[Happened], what: impl Fn(&Event) -> bool) -> Option<RuleId> {
    events.iter().find(|it| what(&it.event)).and_then(|it| it.rule)
}
