//! Tables with ziemie and oddziały, with a set made for them.

use std::sync::Arc;

use kernel::{CardId, Game, Pending, Seat};
use rulebook::RuleId;
use veto::{
    ARTYKULY_HENRYKOWSKIE, CardLayout, CardView, Catalog, Choice, Happened, Layout, Question, Veto,
    Znacznik,
};

use crate::{
    laid_out::{choices, choose},
    tablica::full_round,
};

/// Is przy głosie and holds the initiative.
pub(crate) const JA: Seat = Seat(0);
pub(crate) const ON: Seat = Seat(1);

fn catalog() -> Arc<Catalog> {
    let set = cards::set::read_set("pole.toml", include_str!("pole.toml"));
    Catalog::new(&ARTYKULY_HENRYKOWSKIE, set.expect("the set is well-formed").cards)
        .expect("the engine can play it")
}

pub(crate) fn def(catalog: &Catalog, id: &str) -> u16 {
    catalog.find(&format!("pole-{id}")).unwrap_or_else(|| panic!("no card {id}"))
}

/// A table being laid out; what is not said is empty.
pub(crate) struct Pole {
    layout: Layout,
}

pub(crate) fn pole() -> Pole {
    let catalog = catalog();
    let layout = full_round(&catalog, ["nasi", "obcy"].map(|it| def(&catalog, it)));
    Pole { layout: Layout { round: 2, ..layout } }
}

impl Pole {
    fn put(mut self, seat: Seat, id: &str, with: impl FnOnce(&Catalog, &mut CardLayout)) -> Pole {
        let catalog = Arc::clone(&self.layout.catalog);
        let mut card = CardLayout { card: def(&catalog, id), ..CardLayout::default() };
        with(&catalog, &mut card);
        self.layout.seats[usize::from(seat.0)].pole.push(card);
        self
    }

    /// Ziemie, or anything on the pole elekcyjne.
    pub(crate) fn lay(self, seat: Seat, ids: &[&str]) -> Pole {
        ids.iter().fold(self, |pole, id| pole.put(seat, id, |_, _| {}))
    }

    /// An oddział on a ziemia.
    pub(crate) fn on(self, seat: Seat, id: &str, ziemia: &str) -> Pole {
        self.leading(seat, id, ziemia, &[])
    }

    pub(crate) fn tapped(self, seat: Seat, id: &str, ziemia: &str) -> Pole {
        self.put(seat, id, |catalog, it| {
            it.ziemia = Some(def(catalog, ziemia));
            it.zaznaczona = true;
        })
    }

    /// A tapped oddział with a marker of fatigue.
    pub(crate) fn weary(self, seat: Seat, id: &str, ziemia: &str) -> Pole {
        self.put(seat, id, |catalog, it| {
            it.ziemia = Some(def(catalog, ziemia));
            it.zaznaczona = true;
            it.znaczniki.push(Znacznik::Zmeczenie);
        })
    }

    /// An oddział on a ziemia with what is attached to it.
    pub(crate) fn leading(self, seat: Seat, id: &str, ziemia: &str, attached: &[&str]) -> Pole {
        self.put(seat, id, |catalog, it| {
            it.ziemia = Some(def(catalog, ziemia));
            it.attached = attached.iter().map(|it| def(catalog, it)).collect();
        })
    }

    pub(crate) fn dwor(mut self, seat: Seat, ids: &[&str]) -> Pole {
        let cards: Vec<u16> = ids.iter().map(|it| def(&self.layout.catalog, it)).collect();
        self.layout.seats[usize::from(seat.0)].dwor.extend(cards);
        self
    }

    pub(crate) fn kreski(mut self, seat: Seat, kreski: u8) -> Pole {
        self.layout.seats[usize::from(seat.0)].kreski = kreski;
        self
    }

    /// This seat is przy głosie, and plays the faction whose lower skarb gives it the initiative.
    pub(crate) fn led_by(mut self, seat: Seat) -> Pole {
        let factions = ["nasi", "obcy"].map(|it| def(&self.layout.catalog, it));
        self.layout.voice = seat;
        for (of, laid) in self.layout.seats.iter_mut().enumerate() {
            laid.faction = factions[usize::from(of != usize::from(seat.0))];
        }
        self
    }

    pub(crate) fn begin(&self) -> Veto {
        self.layout.begin().expect("a table that can be")
    }
}

/// What is asked of whom.
pub(crate) fn asked(game: &Veto) -> (Seat, Question) {
    match game.pending() {
        Pending::Decision { seat, question } => (seat, question),
        Pending::Over { .. } => panic!("the game is over"),
    }
}

/// Every card with this id that the asked seat sees and `seat` controls.
fn all(game: &Veto, seat: Seat, id: &str) -> Vec<(CardId, CardView)> {
    let viewer = game.pending().seat();
    let wanted = def(game.catalog(), id);
    let cards = game.view(viewer).cards.into_iter();
    let found =
        cards.filter(|(_, it)| it.def == Some(wanted) && it.controller.unwrap_or(it.owner) == seat);
    found.map(|(at, it)| (game.pointed(viewer, at).expect("a handle of the view"), it)).collect()
}

pub(crate) fn of(game: &Veto, seat: Seat, id: &str) -> CardId {
    let found = all(game, seat, id);
    found.first().unwrap_or_else(|| panic!("{id} is not to be seen")).0
}

pub(crate) fn seen(game: &Veto, seat: Seat, id: &str) -> CardView {
    let found = all(game, seat, id);
    found.first().unwrap_or_else(|| panic!("{id} is not to be seen")).1.clone()
}

/// The card is on this ziemia.
pub(crate) fn stands(game: &Veto, seat: Seat, id: &str, ziemia: &str) -> bool {
    let wanted = def(game.catalog(), ziemia);
    let view = game.view(None);
    let host = seen(game, seat, id).host;
    view.cards.iter().any(|(at, it)| it.def == Some(wanted) && Some(*at) == host)
}

/// Plays this card of the asked seat, the first way that is offered, and lets it take effect.
pub(crate) fn play(game: &mut Veto, id: &str) -> Vec<Happened> {
    play_in(game, id, 0)
}

pub(crate) fn play_in(game: &mut Veto, id: &str, way: u8) -> Vec<Happened> {
    let card = of(game, asked(game).0, id);
    let mut events = choose(game, |it| *it == Choice::Play { card, way });
    events.extend(settle(game));
    events
}

/// Chooses the card of this seat.
pub(crate) fn pick(game: &mut Veto, seat: Seat, id: &str) -> Vec<Happened> {
    let card = of(game, seat, id);
    let mut events = choose(game, |it| *it == Choice::Pick(card));
    events.extend(settle(game));
    events
}

/// Is choosing this card of this seat offered?
pub(crate) fn offered(game: &Veto, seat: Seat, id: &str) -> bool {
    let cards = all(game, seat, id);
    choices(game)
        .iter()
        .any(|it| matches!(it, Choice::Pick(card) if cards.iter().any(|(id, _)| id == card)))
}

pub(crate) fn done(game: &mut Veto) -> Vec<Happened> {
    let mut events = choose(game, |it| matches!(it, Choice::Done | Choice::Decline));
    events.extend(settle(game));
    events
}

/// Nobody answers with a replika.
pub(crate) fn settle(game: &mut Veto) -> Vec<Happened> {
    let mut events = Vec::new();
    while matches!(game.pending(), Pending::Decision { question: Question::Reply, .. }) {
        events.extend(choose(game, |it| *it == Choice::Decline));
    }
    events
}

/// Every potyczka is fought without another word.
pub(crate) fn fight(game: &mut Veto) -> Vec<Happened> {
    let mut events = Vec::new();
    while matches!(game.pending(), Pending::Decision { question: Question::DuelTurn, .. }) {
        events.extend(choose(game, |it| *it == Choice::Decline));
    }
    events
}

/// Both pass: the faza gry is over.
pub(crate) fn war(game: &mut Veto) -> Vec<Happened> {
    let mut events = Vec::new();
    while matches!(game.pending(), Pending::Decision { question: Question::Stint, .. }) {
        events.extend(choose(game, |it| *it == Choice::EndStint));
    }
    events
}

/// Answers with the least until this question comes.
pub(crate) fn until(game: &mut Veto, question: Question) -> Vec<Happened> {
    crate::sejm::until(game, question)
}

pub(crate) fn kreski(game: &Veto, seat: Seat) -> u8 {
    game.view(None).seats[usize::from(seat.0)].kreski
}

pub(crate) fn dukaty(game: &Veto, seat: Seat) -> u16 {
    game.view(None).seats[usize::from(seat.0)].dukaty
}

/// The rule by which this choice is refused.
pub(crate) fn refused(game: &Veto, choice: Choice) -> RuleId {
    let refused = game.clone().apply(choice, &mut Vec::new());
    refused.expect_err("it is refused").rule()
}

/// How many cards a seat has in its lazaret.
pub(crate) fn lazaret(game: &Veto, seat: Seat) -> usize {
    game.view(None).seats[usize::from(seat.0)].lazaret.len()
}
