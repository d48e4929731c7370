//! Tables to try rules on, and short words for playing on them.

use std::sync::Arc;

use cards::thrones::{Faction, Phase};
pub(crate) use kernel::Game;
use kernel::{CardId, Pending, Seat};
use thrones::{
    CardLayout, CardView, Choice, Event, Happened, Layout, Question, SeatLayout, Thrones,
};

use crate::core_decks::{CATALOG, def};

pub(crate) const A: Seat = Seat(0);
pub(crate) const B: Seat = Seat(1);

/// Cards by name, so that a test reads like a table.
pub(crate) const EDDARD: &str = "01144";
pub(crate) const KNIGHT: &str = "01150";
pub(crate) const STEWARD: &str = "01152";
pub(crate) const ARYA: &str = "01141";
pub(crate) const GREY_WIND: &str = "01145";
pub(crate) const ROBB: &str = "01146";
pub(crate) const SANSA: &str = "01147";
pub(crate) const ROSEROAD: &str = "01040";
pub(crate) const GROVE: &str = "01156";
pub(crate) const LITTLEFINGER: &str = "01028";
pub(crate) const PYCELLE: &str = "01085";
pub(crate) const BURNED_MEN: &str = "01091";
pub(crate) const MONEYLENDER: &str = "01093";
pub(crate) const TYWIN: &str = "01090";
pub(crate) const BLACK_WINDS_CREW: &str = "01072";
pub(crate) const MILK: &str = "01035";
pub(crate) const LITTLE_BIRD: &str = "01034";
pub(crate) const BODYGUARD: &str = "01033";
pub(crate) const PUT_TO_THE_SWORD: &str = "01041";
pub(crate) const SUPERIOR_CLAIM: &str = "01043";
pub(crate) const HANDS_JUDGMENT: &str = "01045";
pub(crate) const WINTER_IS_COMING: &str = "01159";
pub(crate) const FOR_THE_NORTH: &str = "01157";
pub(crate) const CONFINEMENT: &str = "01121";
pub(crate) const WINDS_OF_WINTER: &str = "01025";
pub(crate) const COUNTING_COPPERS: &str = "01010";
pub(crate) const NOBLE_CAUSE: &str = "01004";
pub(crate) const CLASH: &str = "01001";

/// Stark against Lannister, full decks, plots without text, nothing in play; A is first player.
pub(crate) fn table(phase: Phase) -> Layout {
    let seat = |faction, filler: &str| SeatLayout {
        plot: Some(def(CLASH)),
        plots: vec![def(WINDS_OF_WINTER), def(NOBLE_CAUSE)],
        deck: vec![def(filler); 20],
        ..SeatLayout::of(faction)
    };
    let seats = vec![seat(Faction::Stark, KNIGHT), seat(Faction::Lannister, BURNED_MEN)];
    Layout { catalog: Arc::clone(&CATALOG), seats, seed: [1; 32], round: 1, phase, first: A }
}

pub(crate) fn card(code: &str) -> CardLayout {
    CardLayout { card: def(code), ..CardLayout::default() }
}

pub(crate) fn kneeling(code: &str) -> CardLayout {
    CardLayout { kneeling: true, ..card(code) }
}

pub(crate) fn defs(codes: &[&str]) -> Vec<u16> {
    codes.iter().map(|it| def(it)).collect()
}

/// A game and everything that has been told about it.
pub(crate) struct Played {
    pub(crate) game: Thrones,
    pub(crate) events: Vec<Happened>,
}

/// So that `table(…).start()` reads well.
pub(crate) trait Start {
    fn start(self) -> Played;
}

impl Start for Layout {
    fn start(self) -> Played {
        let game = self.begin().expect("a table that can be");
        Played { game, events: Vec::new() }
    }
}

impl Played {
    pub(crate) fn asked(&self) -> (Seat, Question) {
        match self.game.pending() {
            Pending::Decision { seat, question } => (seat, question),
            Pending::Over { winner } => panic!("the game is over, {winner:?} has won"),
        }
    }

    /// Is this asked now?
    pub(crate) fn asks(&self, question: Question) -> bool {
        matches!(self.game.pending(), Pending::Decision { question: it, .. } if it == question)
    }

    pub(crate) fn offered(&self) -> Vec<Choice> {
        let mut choices = Vec::new();
        self.game.choices(&mut choices);
        choices
    }

    pub(crate) fn choose(&mut self, choice: Choice) -> &mut Played {
        let asked = self.asked();
        let offered = self.offered();
        let result = self.game.apply(choice, &mut self.events);
        result.unwrap_or_else(|it| panic!("{it}: {asked:?} offers {offered:?}"));
        self.game.audit().expect("nothing is lost");
        self
    }

    /// Passes and is done with everything until this is asked.
    pub(crate) fn until(&mut self, wanted: impl Fn(Seat, Question) -> bool) -> &mut Played {
        for _ in 0..300 {
            let (seat, question) = self.asked();
            if wanted(seat, question) {
                return self;
            }
            self.answer_dully();
        }
        panic!("never asked; now {:?}", self.asked());
    }

    /// Passes and is done with everything until the game is over or this has happened.
    pub(crate) fn until_told(&mut self, told: impl Fn(&Event) -> bool) -> &mut Played {
        for _ in 0..400 {
            if self.events.iter().any(|it| told(&it.event)) {
                return self;
            }
            self.answer_dully();
        }
        panic!("never told; now {:?}", self.asked());
    }

    fn answer_dully(&mut self) {
        let offered = self.offered();
        let dull = [Choice::Pass, Choice::Done, Choice::No, Choice::Keep];
        let choice = dull.into_iter().find(|it| offered.contains(it)).unwrap_or(offered[0]);
        self.choose(choice);
    }

    pub(crate) fn until_window_of(&mut self, seat: Seat) -> &mut Played {
        self.until(|it, question| it == seat && matches!(question, Question::Window { .. }))
    }

    /// The card with this code that this seat can point at, the first of them.
    pub(crate) fn find(&self, viewer: Seat, code: &str) -> CardId {
        self.all(viewer, code).into_iter().next().unwrap_or_else(|| panic!("{code} is not seen"))
    }

    pub(crate) fn all(&self, viewer: Seat, code: &str) -> Vec<CardId> {
        let view = self.game.view(Some(viewer));
        let with = view.cards.iter().filter(|(_, it)| it.def == Some(def(code)));
        with.map(|(handle, _)| self.game.pointed(Some(viewer), *handle).expect("it is seen"))
            .collect()
    }

    pub(crate) fn show(&self, card: CardId) -> CardView {
        let view = self.game.view(Some(A));
        let handle = [A, B].iter().find_map(|it| self.game.handle(Some(*it), card));
        let handle = handle.expect("somebody can point at it");
        let of_b = self.game.view(Some(B));
        let mut all = view.cards.iter().chain(&of_b.cards);
        all.find(|(it, _)| *it == handle).expect("it is seen").1.clone()
    }

    pub(crate) fn gold(&self, seat: Seat) -> u16 {
        self.game.view(None).seats[usize::from(seat.0)].gold
    }

    pub(crate) fn power(&self, seat: Seat) -> u16 {
        self.game.view(None).seats[usize::from(seat.0)].power
    }

    pub(crate) fn hand(&self, seat: Seat) -> u8 {
        self.game.view(None).seats[usize::from(seat.0)].hand_size
    }

    pub(crate) fn told(&self, of: impl Fn(&Event) -> bool) -> usize {
        self.events.iter().filter(|it| of(&it.event)).count()
    }

    /// This choice is refused by this very rule.
    pub(crate) fn refuses(&self, choice: Choice, rule: rulebook::RuleId) {
        let illegal = self.game.why_not(choice).unwrap_or_else(|| panic!("{choice:?} is legal"));
        assert_eq!(illegal.rule(), rule, "{illegal}");
        assert!(!self.offered().contains(&choice), "{choice:?} is offered");
    }

    /// Declares a challenge with these attackers and no stealth, up to the first window after it.
    pub(crate) fn attack(
        &mut self,
        seat: Seat,
        icon: cards::thrones::Icon,
        with: &[CardId],
    ) -> &mut Played {
        let against = if seat == A { B } else { A };
        self.until(|it, question| it == seat && question == Question::Challenge);
        self.choose(Choice::Challenge { icon, against });
        for card in with {
            self.choose(Choice::Pick(*card));
        }
        if self.asks(Question::Attackers) {
            self.choose(Choice::Done);
        }
        self
    }

    /// Declares these defenders.
    pub(crate) fn defend(&mut self, with: &[CardId]) -> &mut Played {
        self.until(|_, question| question == Question::Defenders);
        for card in with {
            self.choose(Choice::Pick(*card));
        }
        if self.asks(Question::Defenders) {
            self.choose(Choice::Done);
        }
        self
    }
}
