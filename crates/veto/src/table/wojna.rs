//! The Pole Ziem: which oddziały stand where, who controls what, the bitwa
//! under way, and the markers cards bear.

use std::hash::{Hash, Hasher};

use cards::veto::{Ban, Event as Heard, Kind, Marker, Stat};
use kernel::{CardId, Listener, Seat};
use rulebook::{RuleId, cite, rule};
use smallvec::SmallVec;

use super::{
    Object, ObjectKind, Phase, Place, Pojedynek, Stage, Table,
    change::tell,
    derived::{forbidden, stat},
};
use crate::{
    event::{Event, Happened},
    ruleset::KeywordRules,
};

/// What only oddziały and ziemie bring into a game.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct Wojna {
    pub(crate) bitwa: Option<Bitwa>,
    /// Markers on cards in play, in the order in which they were put there.
    pub(crate) znaczniki: Vec<(CardId, Znacznik)>,
    /// Ziemie whose control has been checked in this faza oddziałów.
    pub(crate) checked: SmallVec<[CardId; 4]>,
    /// Is the fight under way a potyczka, not a pojedynek?
    pub(crate) potyczka: bool,
    /// Cards in a żalnik that are absent (AH 701).
    pub(crate) absent: Vec<CardId>,
    /// Cards that have just gone to the lazaret from the Pole Gry, where somebody minds that.
    pub(crate) fallen: Vec<CardId>,
    /// Cards that have just been tapped, where somebody minds that.
    pub(crate) tapped: Vec<CardId>,
    /// Those that were tapped when the potyczka under way began, if that halves their Bitność (AH 516.3).
    pub(crate) weary: SmallVec<[CardId; 4]>,
}

/// A game without war keeps the fingerprint it had before there was any, so
/// that the records of Mount&Blade hold.
impl Hash for Wojna {
    fn hash<H: Hasher>(&self, state: &mut H) {
        let Wojna { bitwa, znaczniki, checked, potyczka, absent, fallen, tapped, weary } = self;
        if *self != Wojna::default() {
            let lists = (
                checked.as_slice(),
                absent,
                fallen.as_slice(),
                tapped.as_slice(),
                weary.as_slice(),
            );
            (bitwa, znaczniki, potyczka, lists).hash(state);
        }
    }
}

/// A small object laid on a card (AH 118.6).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Znacznik {
    /// The card cannot be untapped.
    Zmeczenie,
    /// The Artyleria can fire.
    Gotowosc,
    /// The postać agitates for one kreska more.
    Agitacja,
    /// Szabla -1.
    Szabla,
    /// Szabla +1.
    Ostrosc,
}

impl Znacznik {
    /// The marker that modifies the same trait as much in the other direction.
    fn opposite(self) -> Option<Znacznik> {
        match self {
            Znacznik::Szabla => Some(Znacznik::Ostrosc),
            Znacznik::Ostrosc => Some(Znacznik::Szabla),
            _ => None,
        }
    }
}

impl From<Marker> for Znacznik {
    fn from(marker: Marker) -> Znacznik {
        match marker {
            Marker::Zmeczenie => Znacznik::Zmeczenie,
            Marker::Gotowosc => Znacznik::Gotowosc,
            Marker::Agitacja => Znacznik::Agitacja,
            Marker::Ostrosc => Znacznik::Ostrosc,
            Marker::Tepota => Znacznik::Szabla,
        }
    }
}

/// A battle on a ziemia: a series of potyczki (AH 516).
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(crate) struct Bitwa {
    pub(crate) ziemia: CardId,
    /// Who wanted it, and against whom.
    pub(crate) sides: [Seat; 2],
    /// Oddziały that have taken part in a potyczka.
    pub(crate) fought: SmallVec<[CardId; 8]>,
    /// Chosen in secret for the next potyczka, side by side.
    pub(crate) committed: [Option<CardId>; 2],
    /// Who attacks in the next potyczka, or in the one under way; several attack together.
    pub(crate) attackers: SmallVec<[CardId; 4]>,
    pub(crate) attacked: Option<CardId>,
    /// Potyczki won, side by side.
    pub(crate) won: [u8; 2],
}

impl Bitwa {
    /// Which side this seat is; a third seat has none.
    pub(crate) fn side(&self, seat: Seat) -> Option<usize> {
        self.sides.iter().position(|it| *it == seat)
    }

    /// Who won more potyczki.
    pub(crate) fn winner(&self) -> Option<Seat> {
        match self.won[0].cmp(&self.won[1]) {
            std::cmp::Ordering::Greater => Some(self.sides[0]),
            std::cmp::Ordering::Less => Some(self.sides[1]),
            std::cmp::Ordering::Equal => None,
        }
    }
}

/// A change that only war brings about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum WarChange {
    /// An oddział goes to this ziemia, or to the pole elekcyjne.
    March {
        card: CardId,
        to: Option<CardId>,
    },
    Mark(CardId, Znacznik),
    Unmark(CardId, Znacznik),
    /// A bitwa begins on this ziemia.
    Begins {
        ziemia: CardId,
        sides: [Seat; 2],
    },
    /// Nobody else sees which.
    Commits {
        side: u8,
        card: CardId,
    },
    /// What was chosen in secret is laid open.
    Reveals,
    /// This oddział is attacked next.
    Attacked(CardId),
    /// This oddział joins the attack.
    Attacks(CardId),
    /// The potyczka for which sides have been chosen begins.
    Clash,
    /// Who fought in it has fought.
    Fought,
    /// Who lost the potyczka under way, and by how much.
    Beaten {
        winner: Seat,
        by: u8,
    },
    Drawn,
    /// One potyczka more for this side.
    Won(u8),
    Ends,
    /// The control of this ziemia has been checked; this seat has it.
    Checked {
        ziemia: CardId,
        by: Option<Seat>,
    },
    /// The faza oddziałów is over.
    Over,
    /// A potyczka outside a battle begins.
    Meets {
        attacker: CardId,
        attacked: CardId,
    },
    /// This card is absent from now on.
    Absent(CardId),
    /// What followed from cards that went to the lazaret has been seen to.
    Mourned,
}

impl Table {
    /// Every ziemia in play.
    pub(crate) fn ziemie(&self) -> impl Iterator<Item = CardId> + '_ {
        let of_all = self.seats.iter().flat_map(|(_, it)| it.pole.iter());
        of_all.filter(|it| self.card(*it).place == Place::Ziemie)
    }

    /// Every oddział this seat controls, on ziemie and on the pole elekcyjne.
    pub(crate) fn oddzialy(&self, seat: Seat) -> impl Iterator<Item = CardId> + '_ {
        self.seats[seat].pole.iter().filter(|it| self.kind(*it) == Kind::Oddzial)
    }

    /// The oddziały of this seat on this ziemia.
    pub(crate) fn stationed(
        &self,
        ziemia: CardId,
        seat: Seat,
    ) -> impl Iterator<Item = CardId> + '_ {
        self.oddzialy(seat).filter(move |it| self.card(*it).host == Some(ziemia))
    }

    /// Who controls this ziemia: the only one with untapped oddziały on it. That
    /// is not who put it out, who controls no more than the card.
    pub(crate) fn holder(&self, ziemia: CardId) -> Option<Seat> {
        let untapped =
            |seat: Seat| self.stationed(ziemia, seat).any(|it| !self.card(it).zaznaczona);
        let mut there =
            self.seats.seats().filter(|it| self.has_kind(*it, Kind::Oddzial) && untapped(*it));
        there.next().filter(|_| there.next().is_none())
    }

    /// Who has the abilities of this card: its controller, of a ziemia whoever controls the land.
    #[inline]
    pub(crate) fn user(&self, card: CardId) -> Option<Seat> {
        match self.kind(card) {
            Kind::Ziemia => {
                rule!("AH 518.5");
                self.holder(card)
            }
            _ => Some(self.card(card).controller),
        }
    }

    pub(crate) fn bears(&self, card: CardId, znacznik: Znacznik) -> bool {
        self.wojna.znaczniki.contains(&(card, znacznik))
    }

    /// Is a potyczka under way, not a pojedynek?
    pub(crate) fn is_potyczka(&self) -> bool {
        self.wojna.potyczka
    }

    /// Does this card count as one of this kind? Whoever is called out or fights is a
    /// postać in a pojedynek and an oddział in a potyczka.
    #[inline]
    pub(crate) fn counts_as(&self, card: CardId, kind: Kind) -> bool {
        let own = self.kind(card);
        own == kind || {
            let guest = matches!(
                (own, kind),
                (Kind::Oddzial, Kind::Postac) | (Kind::Postac, Kind::Oddzial | Kind::Sztych)
            );
            let nobody = self.stos.is_empty() && self.duel.is_none();
            guest
                && !nobody
                && self.rules().keywords == KeywordRules::Artykuly
                && self.fights_as(card) == Some(kind)
        }
    }

    #[cold]
    fn fights_as(&self, card: CardId) -> Option<Kind> {
        if self.is_played_copy(card) {
            return Some(Kind::Sztych);
        }
        let fights = |it: &Pojedynek| it.sides().iter().any(|it| self.beside(*it).contains(&card));
        let challenged = self.stos.iter().find(|it| match it.kind {
            ObjectKind::Challenge { target } => it.source == card || target == card,
            _ => false,
        });
        let potyczka = match challenged {
            Some(challenge) => self.kind(challenge.source) == Kind::Oddzial,
            None if self.duel.as_ref().is_some_and(fights) => self.is_potyczka(),
            None => return None,
        };
        match potyczka {
            true => {
                rule!("AH 514.7");
                Some(Kind::Oddzial)
            }
            false => {
                rule!("AH 513.10");
                Some(Kind::Postac)
            }
        }
    }

    /// Is it a copy of a duellist that is played like a sztych?
    pub(crate) fn is_played_copy(&self, card: CardId) -> bool {
        let catalog = &self.catalog.0;
        let is_copy = |it: &Object| {
            it.source == card && it.frame.is_some_and(|frame| catalog.is_copying(frame.program))
        };
        self.card(card).place == Place::Stos && self.stos.iter().any(is_copy)
    }

    /// The oddziały in play that fight on the side of this one, itself among them.
    pub(crate) fn beside(&self, oddzial: CardId) -> SmallVec<[CardId; 4]> {
        let attackers = self.wojna.bitwa.as_ref().map(|it| it.attackers.as_slice());
        let alone = &[oddzial][..];
        let side = attackers.filter(|it| it.contains(&oddzial)).unwrap_or(alone);
        side.iter().copied().filter(|it| self.in_play(*it)).collect()
    }

    /// The oddziały of this side of the bitwa that have not fought yet and may fight.
    pub(crate) fn fresh<'t>(
        &'t self,
        bitwa: &'t Bitwa,
        seat: Seat,
    ) -> impl Iterator<Item = CardId> + 't {
        let fights = |it: &CardId| forbidden(self, *it, Ban::Fight).is_none();
        self.stationed(bitwa.ziemia, seat)
            .filter(move |it| !bitwa.fought.contains(it) && fights(it))
    }

    /// Markers of +X and -X on one card cancel out as soon as they meet.
    fn balance(&mut self, card: CardId, znacznik: Znacznik, events: &mut impl Listener<Happened>) {
        let Some(opposite) = znacznik.opposite().filter(|it| self.bears(card, *it)) else { return };
        rule!("AH 118.3");
        for it in [znacznik, opposite] {
            self.unmark(card, it, Some(cite!("AH 118.3")), events);
        }
    }

    fn unmark(
        &mut self,
        card: CardId,
        znacznik: Znacznik,
        rule: Option<RuleId>,
        events: &mut impl Listener<Happened>,
    ) {
        let at = self.wojna.znaczniki.iter().position(|it| *it == (card, znacznik));
        self.wojna.znaczniki.remove(at.expect("a marker is taken off where it lies"));
        tell(events, rule, || Event::Unmarked { card: self.face(card), znacznik });
    }

    /// A card has been tapped, if anybody minds.
    pub(super) fn note_tap(&mut self, id: CardId) {
        if self.is_heard(Heard::IsTapped, id) {
            self.wojna.tapped.push(id);
        }
    }

    pub(super) fn change_war(
        &mut self,
        change: WarChange,
        rule: Option<RuleId>,
        events: &mut impl Listener<Happened>,
    ) {
        match change {
            WarChange::March { card, to } => self.march(card, to, rule, events),
            WarChange::Mark(card, znacznik) => {
                self.wojna.znaczniki.push((card, znacznik));
                tell(events, rule, || Event::Marked { card: self.face(card), znacznik });
                self.balance(card, znacznik, events);
            }
            WarChange::Unmark(card, znacznik) => self.unmark(card, znacznik, rule, events),
            WarChange::Begins { ziemia, sides } => {
                let [by, against] = sides;
                let (fought, attackers) = Default::default();
                self.wojna.bitwa = Some(Bitwa {
                    ziemia,
                    sides,
                    fought,
                    committed: [None; 2],
                    attackers,
                    attacked: None,
                    won: [0; 2],
                });
                tell(events, rule, || Event::BattleBegins {
                    by,
                    against,
                    ziemia: self.face(ziemia),
                });
            }
            WarChange::Meets { attacker, attacked } => {
                self.meet(&[attacker], attacked);
            }
            WarChange::Mourned => {
                self.wojna.fallen.clear();
                self.wojna.tapped.clear();
            }
            WarChange::Absent(card) => self.wojna.absent.push(card),
            WarChange::Beaten { winner, by } => tell(events, rule, || self.beaten(winner, by)),
            WarChange::Drawn => tell(events, rule, || Event::ClashDrawn),
            WarChange::Checked { ziemia, by } => {
                self.wojna.checked.push(ziemia);
                if let Some(by) = by {
                    tell(events, rule, || self.checked(ziemia, by));
                }
            }
            WarChange::Over => self.wojna.checked.clear(),
            in_battle => self.change_battle(in_battle, rule, events),
        }
    }

    fn change_battle(
        &mut self,
        change: WarChange,
        rule: Option<RuleId>,
        events: &mut impl Listener<Happened>,
    ) {
        let Some(mut bitwa) = self.wojna.bitwa.take() else { return };
        match change {
            WarChange::Commits { side, card } => {
                bitwa.committed[usize::from(side)] = Some(card);
                let seat = bitwa.sides[usize::from(side)];
                tell(events, rule, || Event::Commits { seat });
            }
            WarChange::Reveals => {
                let [attacker, attacked] = std::mem::take(&mut bitwa.committed);
                bitwa.attackers = attacker.into_iter().collect();
                bitwa.attacked = attacked;
            }
            WarChange::Attacked(card) => bitwa.attacked = Some(card),
            WarChange::Attacks(card) => bitwa.attackers.push(card),
            WarChange::Clash => {
                let attacked = bitwa.attacked.expect("a potyczka has somebody who is attacked");
                self.meet(&bitwa.attackers, attacked);
            }
            WarChange::Fought => {
                bitwa.fought.extend(std::mem::take(&mut bitwa.attackers));
                bitwa.fought.extend(bitwa.attacked.take());
            }
            WarChange::Won(side) => bitwa.won[usize::from(side)] += 1,
            WarChange::Ends => {
                tell(events, rule, || Event::BattleEnds {
                    ziemia: self.face(bitwa.ziemia),
                    winner: bitwa.winner(),
                    won: bitwa.won,
                });
                return;
            }
            other => unreachable!("{other:?} is no change of a battle"),
        }
        self.wojna.bitwa = Some(bitwa);
    }

    /// A potyczka begins. In the faza oddziałów whoever is tapped now fights with half his strength.
    fn meet(&mut self, attackers: &[CardId], attacked: CardId) {
        let challenger = *attackers.first().expect("somebody attacks");
        self.duel = Some(Pojedynek::begun(challenger, attacked, Stage::Sztychy));
        self.wojna.potyczka = true;
        if self.phase == Phase::Oddzialy {
            let fighters = attackers.iter().copied().chain([attacked]);
            self.wojna.weary = fighters.filter(|it| self.card(*it).zaznaczona).collect();
        }
    }

    /// How a potyczka is told of.
    pub(super) fn clash(&self, attacker: CardId) -> Event {
        let attacked = self.duel.as_ref().map_or(attacker, |it| it.challenged);
        Event::Clash {
            attackers: self.beside(attacker).iter().map(|it| self.face(*it)).collect(),
            attacked: self.face(attacked),
        }
    }

    fn beaten(&self, winner: Seat, by: u8) -> Event {
        let sides = self.duel.iter().flat_map(|it| it.sides());
        let lost = sides.filter(|it| self.card(*it).controller != winner);
        let losers = lost.flat_map(|it| self.beside(it)).map(|it| self.face(it)).collect();
        Event::ClashWon { winner, losers, by }
    }

    fn checked(&self, ziemia: CardId, by: Seat) -> Event {
        let untapped = self.stationed(ziemia, by).filter(|it| !self.card(*it).zaznaczona);
        Event::Checked {
            seat: by,
            ziemia: self.face(ziemia),
            oddzialy: untapped.map(|it| self.face(it)).collect(),
            znaczenie: stat(self, ziemia, Stat::Znaczenie) as u8,
        }
    }

    /// What is attached to the oddział goes with it.
    fn march(
        &mut self,
        id: CardId,
        to: Option<CardId>,
        rule: Option<RuleId>,
        events: &mut impl Listener<Happened>,
    ) {
        let from = self.card(id).place;
        let place = if to.is_some() { Place::NaZiemi } else { Place::Pole };
        let card = &mut self.cards[id.index()];
        (card.place, card.host) = (place, to);
        tell(events, rule, || {
            let host = to.map(|it| self.face(it));
            Event::Moved { card: self.face(id), from, to: place, host }
        });
    }
}
