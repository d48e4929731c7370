//! Short words for laying out one card and playing with it.
//!
//! Cards are named by their codes, wherever they lie; so a test puts no two
//! cards with the code it asks for on the table.

use std::{cell::RefCell, sync::Arc};

use cards::thrones::{Icon, Phase};
use kernel::{CardId, Seat};
use thrones::{CardLayout, CardView, Catalog, Choice, Event, Place, Question, SeatLayout};

use crate::core_decks::{CATALOG, def};
pub(crate) use crate::laid_out::*;

pub(crate) const MIL: Icon = Icon::Military;
pub(crate) const INT: Icon = Icon::Intrigue;
pub(crate) const POW: Icon = Icon::Power;

thread_local! {
    /// What the tables of this thread are played with, if not with the whole Core Set.
    static OTHER: RefCell<Option<Arc<Catalog>>> = const { RefCell::new(None) };
}

/// From now on the tables of this thread are played with these cards; with none, with the whole set.
pub(crate) fn play_with(catalog: Option<Arc<Catalog>>) {
    OTHER.set(catalog);
}

/// A table at which something differs from the plain one. A has 5 gold; B holds a card and has the
/// 2 gold to ambush a character, so that he is asked in every window of the challenges phase.
pub(crate) fn stage(
    phase: Phase,
    differs: impl FnOnce(&mut SeatLayout, &mut SeatLayout),
) -> Played {
    stage_first(A, phase, differs)
}

/// As `stage`, with this first player.
pub(crate) fn stage_first(
    first: Seat,
    phase: Phase,
    differs: impl FnOnce(&mut SeatLayout, &mut SeatLayout),
) -> Played {
    let mut layout = table(phase);
    layout.first = first;
    layout.catalog = OTHER.with_borrow(|it| Arc::clone(it.as_ref().unwrap_or(&CATALOG)));
    let [a, b] = &mut layout.seats[..] else { panic!("two seats") };
    a.gold = 5;
    b.gold = 2;
    b.hand = defs(&[MONEYLENDER]);
    differs(a, b);
    layout.start()
}

/// Cards in play: a code, then "~" if it kneels, "+code" for an attachment, "=code" for a
/// duplicate, "*2" for power on it.
pub(crate) fn in_play(cards: &[&str]) -> Vec<CardLayout> {
    cards.iter().map(|it| one_in_play(it)).collect()
}

fn one_in_play(text: &str) -> CardLayout {
    let mut words = text.split(' ');
    let mut laid = card(words.next().expect("a code"));
    for word in words {
        match word.split_at(1) {
            ("~", _) => laid.kneeling = true,
            ("+", code) => laid.attachments.push(def(code)),
            ("=", code) => laid.duplicates.push(def(code)),
            ("*", power) => laid.power = power.parse().expect("a number"),
            _ => panic!("{word} is no word for a card in play"),
        }
    }
    laid
}

impl Played {
    /// Every card with this code that anybody sees.
    fn seen(&self, code: &str) -> Vec<CardId> {
        let mut cards = self.all(A, code);
        cards.extend(self.all(B, code));
        cards
    }

    /// The first choice offered that uses, plays, marshals or ambushes this card.
    pub(crate) fn act_with(&self, code: &str) -> Option<Choice> {
        let cards = self.seen(code);
        self.offered().into_iter().find(|it| match it {
            Choice::Use { card, .. } | Choice::Play { card, .. } => cards.contains(card),
            Choice::Marshal(card) | Choice::Ambush { card, .. } => cards.contains(card),
            _ => false,
        })
    }

    pub(crate) fn can_act(&self, seat: Seat, code: &str) -> bool {
        self.asked().0 == seat && self.act_with(code).is_some()
    }

    /// Answers dully until this seat can act with this card, and does.
    pub(crate) fn acts(&mut self, seat: Seat, code: &str) -> &mut Played {
        self.dully_until(|it| it.can_act(seat, code));
        let choice = self.act_with(code).expect("it is offered");
        self.choose(choice)
    }

    /// Picks this card; where it was the only one nobody was asked.
    pub(crate) fn pick(&mut self, code: &str) -> &mut Played {
        let offered = self.offered();
        if !offered.iter().any(|it| matches!(it, Choice::Pick(_))) {
            return self;
        }
        let cards = self.seen(code);
        let card = cards.into_iter().find(|it| offered.contains(&Choice::Pick(*it)));
        let asked = self.asked();
        let card = card.unwrap_or_else(|| panic!("{code} cannot be picked: {asked:?} {offered:?}"));
        self.choose(Choice::Pick(card))
    }

    pub(crate) fn may_pick(&self, code: &str) -> bool {
        let offered = self.offered();
        self.seen(code).iter().any(|it| offered.contains(&Choice::Pick(*it)))
    }

    /// A attacks B with these, and B defends with these, up to the first question after it.
    pub(crate) fn fights(&mut self, icon: Icon, with: &[&str], against: &[&str]) -> &mut Played {
        self.declares(A, icon, with);
        self.defends(against)
    }

    pub(crate) fn declares(&mut self, by: Seat, icon: Icon, with: &[&str]) -> &mut Played {
        let cards: Vec<CardId> = with.iter().map(|it| self.find(by, it)).collect();
        self.attack(by, icon, &cards)
    }

    pub(crate) fn defends(&mut self, with: &[&str]) -> &mut Played {
        if with.is_empty() {
            return self;
        }
        let by = self.until(|_, it| it == Question::Defenders).asked().0;
        let cards: Vec<CardId> = with.iter().map(|it| self.find(by, it)).collect();
        self.defend(&cards)
    }

    /// Answers dully until the challenge is over.
    pub(crate) fn ends(&mut self) -> &mut Played {
        let begun = self.told(|it| matches!(it, Event::Challenge { .. }));
        self.dully_until(|it| begun <= it.told(|it| matches!(it, Event::ChallengeEnds)))
    }

    /// Answers dully until this phase is over.
    pub(crate) fn through(&mut self, phase: Phase) -> &mut Played {
        self.until_told(|it| *it == Event::PhaseEnds { phase })
    }

    /// Answers dully until this is so, which must be before the round ends.
    pub(crate) fn dully_until(&mut self, wanted: impl Fn(&Played) -> bool) -> &mut Played {
        let rounds = |it: &Played| it.told(|it| matches!(it, Event::RoundBegins { .. }));
        let before = rounds(self);
        while !wanted(self) {
            assert_eq!(rounds(self), before, "it never came to this; now {:?}", self.asked());
            self.answer_dully();
        }
        self
    }

    /// The card with this code, where anybody sees it.
    pub(crate) fn the(&self, code: &str) -> CardView {
        let card = self.seen(code).into_iter().next();
        self.show(card.unwrap_or_else(|| panic!("{code} is not seen")))
    }

    pub(crate) fn place(&self, code: &str) -> Place {
        self.the(code).place
    }

    pub(crate) fn strength(&self, code: &str) -> i16 {
        self.the(code).strength.expect("a character in play")
    }

    pub(crate) fn kneels(&self, code: &str) -> bool {
        self.the(code).kneeling
    }

    /// How often this card was knelt.
    pub(crate) fn knelt(&self, code: &str) -> usize {
        self.told(|it| matches!(it, Event::Knelt { card } if card.def == def(code)))
    }

    /// How often this card was stood.
    pub(crate) fn stood(&self, code: &str) -> usize {
        self.told(|it| matches!(it, Event::Stood { card } if card.def == def(code)))
    }

    /// The strength of both sides of the challenge.
    pub(crate) fn sides(&self) -> (u16, u16) {
        let challenge = self.game.view(None).challenge.expect("a challenge is going on");
        (challenge.attack, challenge.defence)
    }

    /// Is this seat asked, and may it initiate such a challenge?
    pub(crate) fn offers_challenge(&self, seat: Seat, icon: Icon) -> bool {
        let initiates =
            |it: &Choice| matches!(it, Choice::Challenge { icon: of, .. } if *of == icon);
        self.asked().0 == seat && self.offered().iter().any(initiates)
    }

    /// Answers dully until the phase is over, and looks at every question.
    pub(crate) fn until_phase_ends(&mut self, look: impl Fn(&Played)) -> &mut Played {
        let phase = self.game.phase();
        while self.game.phase() == phase {
            look(self);
            self.answer_dully();
        }
        self
    }

    pub(crate) fn claim(&self, seat: Seat) -> i16 {
        self.game.view(None).seats[usize::from(seat.0)].plot_values[2]
    }

    pub(crate) fn has_icon(&self, code: &str, icon: Icon) -> bool {
        self.the(code).icons >> (icon as u8) & 1 == 1
    }
}

/// The first card makes the second, marshaled next, cost this much.
pub(crate) fn reduces(reducer: &str, next: &str, price: u16) {
    let mut play = stage(Phase::Marshaling, |a, _| {
        a.play = in_play(&[reducer, "01150", "01053", "01068", "01124", "01160", "01168", "01181"]);
        a.hand = defs(&[next]);
    });
    let before = play.gold(A);
    play.acts(A, reducer).acts(A, next);
    assert_eq!(before - play.gold(A), price);
    assert!(play.kneels(reducer));
}
