//! Objects on the stos (AH 119), and the pojedynek that may lie under them.

use cards::veto::Event;
use kernel::{CardId, Frame, Seat, SeatSet};
use smallvec::SmallVec;

use super::Table;
use crate::ability::{Call, IT};

/// An action declared and not yet resolved.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Object {
    pub(crate) kind: ObjectKind,
    pub(crate) controller: Seat,
    /// Its source aspect: the card played, used or acting.
    pub(crate) source: CardId,
    /// Its effect aspect: what remains to be run, if it is a program.
    pub(crate) frame: Option<Frame>,
    /// Who has performed a replika on it.
    pub(crate) replied: SeatSet,
    pub(crate) negated: bool,
}

impl Object {
    /// What happens with it, in the words of cards.
    pub(crate) fn event(&self) -> Option<Event> {
        match self.kind {
            ObjectKind::Card => Some(Event::Plays),
            ObjectKind::Ability(_) | ObjectKind::Trigger(_) | ObjectKind::Kreski(_) => {
                Some(Event::Uses)
            }
            ObjectKind::Agitacja => Some(Event::Agitates),
            ObjectKind::Challenge { .. } => Some(Event::Challenges),
            ObjectKind::Duel | ObjectKind::Potyczka => Some(Event::Duels),
            ObjectKind::Rana { .. } => Some(Event::IsWounded),
            ObjectKind::Odrzucenie => Some(Event::Discards),
            ObjectKind::Slawni => Some(Event::DrawsForSlawni),
            ObjectKind::Boost | ObjectKind::ChangeField | ObjectKind::March { .. } => None,
        }
    }

    /// What this seat may answer.
    pub(crate) fn call(&self, seat: Seat) -> Option<Call> {
        self.event().map(|it| Call::new(it, seat == self.controller))
    }

    /// What it is aimed at; the object a replika answers is none of its targets.
    pub(crate) fn targets(&self) -> impl Iterator<Item = CardId> + '_ {
        let bound = self.frame.as_ref().map(|it| &it.bound);
        bound.into_iter().flat_map(|it| (0..IT).flat_map(|slot| it.get(slot)))
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum ObjectKind {
    Card,
    Ability(u8),
    Agitacja,
    /// A postać moves to the other field.
    ChangeField,
    /// A sztych discarded for one kreska more.
    Boost,
    Challenge {
        target: CardId,
    },
    Duel,
    /// An ability that went off by itself.
    Trigger(u8),
    /// The kreski of a card that was put out; how many, once it has left play.
    Kreski(Option<u8>),
    /// An oddział goes to this ziemia, or to the pole elekcyjne.
    March {
        to: Option<CardId>,
    },
    Potyczka,
    /// The source has lost a duel by little; what that means takes effect (AMB-21).
    Rana {
        winner: CardId,
        /// It is not discarded, whatever it pays.
        spared: bool,
    },
    /// The controller is about to discard from his dwór at the end of the round.
    Odrzucenie,
    /// The controller has more Sławni than anybody else and is about to draw kreski for them.
    Slawni,
}

impl ObjectKind {
    /// A fight lies under everything that is done in it and takes any number of repliki.
    pub(crate) fn is_fight(self) -> bool {
        matches!(self, ObjectKind::Duel | ObjectKind::Potyczka)
    }

    /// It went off by itself, so that nobody declared it.
    pub(crate) fn is_triggered(self) -> bool {
        match self {
            ObjectKind::Trigger(_) | ObjectKind::Kreski(_) => true,
            ObjectKind::Odrzucenie | ObjectKind::Slawni => true,
            ObjectKind::Rana { .. } => false, // Offered like a declaration of the loser.
            ObjectKind::Card | ObjectKind::Ability(_) | ObjectKind::Boost => false,
            ObjectKind::Agitacja | ObjectKind::ChangeField | ObjectKind::March { .. } => false,
            ObjectKind::Challenge { .. } | ObjectKind::Duel | ObjectKind::Potyczka => false,
        }
    }

    /// What the game itself lays on the stos is told when it happens, not when it lies there.
    pub(crate) fn is_told(self) -> bool {
        !matches!(self, ObjectKind::Rana { .. } | ObjectKind::Odrzucenie | ObjectKind::Slawni)
    }
}

/// What waits with cards on the stos besides their own objects. As a rule nothing
/// does, and then it has no part in the fingerprint (as `Wojna` does it).
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct NaStosie {
    /// Repliki of cards to their own entering play (AH 504.6).
    pub(crate) promised: Vec<Frame>,
    /// Played cards whose triggered abilities have gone off (AH 603.2.b).
    pub(crate) gone_off: Vec<CardId>,
    /// Challengers of Pobożni, with the kreski that was paid for it (AH 700.1.mm).
    pub(crate) paid: Vec<(CardId, u8)>,
}

impl std::hash::Hash for NaStosie {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        if !self.promised.is_empty() || !self.gone_off.is_empty() {
            (&self.promised, &self.gone_off).hash(state);
        }
        if !self.paid.is_empty() {
            self.paid.hash(state);
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum StosChange {
    Promise(Frame),
    GoneOff(CardId),
    /// So many kreski were paid because of whom this postać calls out.
    Paid(CardId, u8),
    /// Whose wound lies on top of the stos is not discarded.
    Spare,
}

impl NaStosie {
    pub(super) fn change(&mut self, change: StosChange) {
        match change {
            StosChange::Promise(frame) => self.promised.push(frame),
            StosChange::GoneOff(card) => self.gone_off.push(card),
            StosChange::Paid(card, kreski) => self.paid.push((card, kreski)),
            StosChange::Spare => unreachable!("it changes an object of the stos"),
        }
    }

    /// The card is on the stos no more.
    pub(super) fn forget(&mut self, card: CardId) {
        if !self.promised.is_empty() || !self.gone_off.is_empty() {
            self.promised.retain(|it| it.source != card);
            self.gone_off.retain(|it| *it != card);
        }
    }
}

impl Table {
    /// The top object is on the stos no more.
    pub(super) fn take_off(&mut self) {
        let top = self.stos.pop();
        if !self.na_stosie.paid.is_empty()
            && let Some(Object { kind: ObjectKind::Challenge { .. }, source, .. }) = top
        {
            self.na_stosie.paid.retain(|(it, _)| *it != source);
        }
    }
}

/// A duel from the challenge on.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(crate) struct Pojedynek {
    pub(crate) challenger: CardId,
    pub(crate) challenged: CardId,
    pub(crate) stage: Stage,
    /// Moderunki that are used.
    pub(crate) chosen: SmallVec<[CardId; 4]>,
    /// Sztychy played, with who played them.
    pub(crate) played: SmallVec<[(Seat, CardId); 8]>,
    /// Bene said in a row.
    pub(crate) bene: u8,
}

/// How a duel ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Wynik {
    /// One of the two has left play.
    Undecided,
    Drawn,
    Won {
        winner: CardId,
        loser: CardId,
        by: u8,
    },
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Stage {
    Acceptance,
    Moderunki,
    Sztychy,
}

impl Pojedynek {
    /// A fight that begins at this stage.
    pub(crate) fn begun(challenger: CardId, challenged: CardId, stage: Stage) -> Pojedynek {
        let (chosen, played) = Default::default();
        Pojedynek { challenger, challenged, stage, chosen, played, bene: 0 }
    }

    pub(crate) fn sides(&self) -> [CardId; 2] {
        [self.challenger, self.challenged]
    }

    /// Who fights against `postac`, if it fights at all.
    pub(crate) fn against(&self, postac: CardId) -> Option<CardId> {
        if postac == self.challenger {
            Some(self.challenged)
        } else if postac == self.challenged {
            Some(self.challenger)
        } else {
            None
        }
    }
}
