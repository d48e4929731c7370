//! What follows from the cards in play and is kept beside them, because it is
//! asked at every turn. It answers "nobody" for certain and "somebody" perhaps;
//! `audit` holds it against the cards. It has no part in the fingerprint.

use cards::veto::{Event, Keyword, Kind};
use kernel::{CardId, PerSeat, Seat, SeatSet};
use smallvec::SmallVec;

use super::{Card, Place, Table};
use crate::{
    ability::{Actions, Facts, Keywords, Mask, Ways},
    ch7_slowa::r700_slowa,
};

#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Beside {
    pole: PerSeat<Pole>,
    /// How many moderunki with Koń are attached to anything.
    konie: u8,
    /// Cards in play with triggered abilities, in order of entering play.
    listening: SmallVec<[CardId; 12]>,
    /// What sets them off.
    heard: u32,
    /// How many postacie are attached to oddziały.
    leading: u8,
    /// Does anybody play with przymierza?
    przymierza: bool,
    /// How many cards in play have each name; far more names than these would share a number.
    names: [u8; NAMES],
}

const NAMES: usize = 256;

/// What lies on the pole of one seat.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
struct Pole {
    keywords: Keywords,
    /// Those that more than one card has.
    twice: Keywords,
    kinds: u16,
    /// How many of them are on the pole karmazynów.
    karmazyni: u8,
    /// Cards in play whose abilities this seat might use in its stint, in order of entering play.
    acting: SmallVec<[(CardId, Actions); 12]>,
    /// How many cards this seat has attached that say to what they may be.
    demanding: u8,
    /// How many cards in its lazaret and żalnik have abilities that work there.
    elsewhere: u8,
}

impl std::hash::Hash for Beside {
    fn hash<H: std::hash::Hasher>(&self, _: &mut H) {}
}

impl Beside {
    pub(crate) fn of_nothing(seats: u8) -> Beside {
        let pole = PerSeat::new(seats, |_| Pole::default());
        let listening = SmallVec::new();
        let names = [0; NAMES];
        Beside { pole, konie: 0, listening, heard: 0, leading: 0, przymierza: false, names }
    }
}

impl Pole {
    #[inline]
    fn add(&mut self, facts: Facts) {
        self.twice = self.twice.with(self.keywords.both(facts.keywords));
        self.keywords = self.keywords.with(facts.keywords);
        self.kinds |= 1 << facts.kind as u8;
    }

    /// Looks anew what lies there.
    fn renew(&mut self, cards: impl Iterator<Item = Facts>) {
        (self.keywords, self.twice, self.kinds) = Default::default();
        cards.for_each(|it| self.add(it));
    }
}

/// Who might use the abilities of this card: its controller, of a ziemia whoever comes to hold it.
fn users(card: &Card) -> SeatSet {
    match card.kind {
        Kind::Ziemia => SeatSet::ALL,
        _ => SeatSet::only(card.controller),
    }
}

fn number_of(facts: Facts) -> usize {
    usize::from(facts.name as u8)
}

impl Table {
    /// Might a card on this seat's pole have the keyword?
    #[inline]
    pub(crate) fn might_have(&self, seat: Seat, keyword: Keyword) -> bool {
        let only = Keywords::only(keyword);
        self.beside.pole[seat].keywords.meets(only) || self.is_altered(Mask::gained(only))
    }

    /// Might two of them have it?
    #[inline]
    pub(crate) fn might_have_two(&self, seat: Seat, keyword: Keyword) -> bool {
        let only = Keywords::only(keyword);
        self.beside.pole[seat].twice.meets(only) || self.is_altered(Mask::gained(only))
    }

    /// The cards in play whose abilities this seat might use in its stint. (Who has those of a
    /// ziemia depends on who holds it.)
    #[inline]
    pub(crate) fn acting(&self, seat: Seat) -> &[(CardId, Actions)] {
        &self.beside.pole[seat].acting
    }

    /// Is there a card of this kind on this seat's pole?
    #[inline]
    pub(crate) fn has_kind(&self, seat: Seat, kind: Kind) -> bool {
        self.beside.pole[seat].kinds & 1 << kind as u8 != 0
    }

    /// Has this seat anybody on the pole karmazynów?
    #[inline]
    pub(crate) fn has_karmazyni(&self, seat: Seat) -> bool {
        self.beside.pole[seat].karmazyni != 0
    }

    /// A postać of this seat has gone over to that field.
    pub(super) fn note_field(&mut self, seat: Seat, to: Place) {
        let karmazyni = &mut self.beside.pole[seat].karmazyni;
        match to {
            Place::Karmazyni => *karmazyni += 1,
            _ => *karmazyni -= 1,
        }
    }

    /// Might a card in play have the name of this one?
    #[inline]
    pub(crate) fn might_have_namesake(&self, card: CardId) -> bool {
        let brief = self.card(card).brief;
        let named = |name: u8| self.beside.names[usize::from(name)] != 0;
        named(brief.name) || named(brief.second_name)
    }

    /// Might a card in play have the name with this number?
    #[inline]
    pub(crate) fn might_be_named(&self, name: u16) -> bool {
        self.beside.names[usize::from(name) % NAMES] != 0
    }

    /// Has a card in the lazaret or żalnik of this seat abilities that work there?
    #[inline]
    pub(crate) fn works_elsewhere(&self, seat: Seat) -> bool {
        self.beside.pole[seat].elsewhere != 0
    }

    /// Might some card have this keyword without bearing it, or bear it without having it?
    #[inline]
    pub(crate) fn may_differ(&self, keyword: Keyword) -> bool {
        let treated = || r700_slowa::might_be_treated_as(self, keyword);
        self.rules().keywords.have_rules() && treated()
            || self.static_mask.with(self.lasting_mask).speaks_of(keyword)
    }

    /// The cards in play with triggered abilities.
    #[inline]
    pub(crate) fn listening(&self) -> &[CardId] {
        &self.beside.listening
    }

    /// Is any postać attached to an oddział?
    #[inline]
    pub(crate) fn has_leaders(&self) -> bool {
        self.beside.leading != 0
    }

    /// Is there a przymierze in the game, wherever it lies?
    #[inline]
    pub(crate) fn has_przymierza(&self) -> bool {
        self.beside.przymierza
    }

    /// A card has come into the game.
    pub(super) fn note_card(&mut self, kind: Kind) {
        self.beside.przymierza |= kind == Kind::Przymierze;
    }

    /// Has this seat attached a card that says to what it may be?
    #[inline]
    pub(crate) fn demands_hosts(&self, seat: Seat) -> bool {
        self.beside.pole[seat].demanding != 0
    }

    /// How many Konie are attached, to whomsoever.
    #[inline]
    pub(crate) fn konie(&self) -> usize {
        self.beside.konie.into()
    }

    /// Might an ability in play, or one of this card, go off at such an event?
    #[inline]
    pub(crate) fn is_heard(&self, event: Event, card: CardId) -> bool {
        self.beside.heard & 1 << event as u8 != 0 || self.facts(card).hears(event)
    }

    /// A card lies in the lazaret or the żalnik now.
    pub(super) fn note_elsewhere(&mut self, id: CardId) {
        let works = self.facts(id).elsewhere() != Ways::NONE;
        self.beside.pole[self.cards[id.index()].owner].elsewhere += u8::from(works);
    }

    /// The lazaret or the żalnik of this seat is not what it was.
    pub(super) fn renew_elsewhere(&mut self, seat: Seat) {
        self.beside.pole[seat].elsewhere = self.elsewhere(seat);
    }

    fn elsewhere(&self, seat: Seat) -> u8 {
        let kompania = &self.seats[seat];
        let cards = kompania.lazaret.iter().chain(kompania.zalnik.iter());
        cards.filter(|it| self.facts(*it).elsewhere() != Ways::NONE).count() as u8
    }

    /// A card lies in play now.
    pub(super) fn note_beside(&mut self, id: CardId) {
        let (facts, card) = (self.facts(id), &self.cards[id.index()]);
        let beside = &mut self.beside;
        beside.names[number_of(facts)] += 1;
        match card.place {
            Place::Attached => {
                beside.konie += u8::from(facts.has(Keyword::Kon));
                beside.pole[card.controller].demanding += u8::from(facts.demands_host);
            }
            Place::Frakcja => {}
            place => {
                beside.leading += u8::from(place == Place::PrzyOddziale);
                let pole = &mut beside.pole[card.controller];
                pole.add(facts);
                pole.karmazyni += u8::from(place == Place::Karmazyni);
            }
        }
        if facts.heard != 0 {
            beside.listening.push(id);
            beside.heard |= facts.heard;
        }
        let actions = facts.actions();
        if !actions.is_none() {
            let whose = users(card);
            let seats = self.seats.seats().filter(|it| whose.contains(*it));
            seats.for_each(|it| beside.pole[it].acting.push((id, actions)));
        }
    }

    /// A card has been taken out of its zone and out of `usable`.
    pub(super) fn strike_beside(&mut self, id: CardId) {
        let (facts, card) = (self.facts(id), &self.cards[id.index()]);
        self.beside.names[number_of(facts)] -= 1;
        match card.place {
            Place::Attached => {
                self.beside.konie -= u8::from(facts.has(Keyword::Kon));
                self.beside.pole[card.controller].demanding -= u8::from(facts.demands_host);
            }
            Place::Frakcja => {}
            place => {
                self.beside.leading -= u8::from(place == Place::PrzyOddziale);
                let cards = self.seats[card.controller].pole.iter();
                let catalog = &self.catalog.0;
                let facts = cards.map(|it| catalog.facts(self.cards[it.index()].def));
                let pole = &mut self.beside.pole[card.controller];
                pole.renew(facts);
                pole.karmazyni -= u8::from(place == Place::Karmazyni);
            }
        }
        if facts.heard != 0 {
            self.beside.listening.retain(|it| *it != id);
            self.beside.heard = self.heard(&self.beside.listening);
        }
        if !facts.actions().is_none() {
            for seat in self.seats.seats() {
                self.beside.pole[seat].acting.retain(|(it, _)| *it != id);
            }
        }
    }

    /// The kinds of change that abilities in play always make.
    pub(super) fn renew_static_mask(&mut self) {
        let masks = self.statics.iter().map(|it| self.facts(it).static_mask);
        self.static_mask = masks.fold(Mask::default(), Mask::with);
    }

    fn pole_of(&self, seat: Seat) -> Pole {
        let acts = |it: &CardId| {
            let acts = !self.facts(*it).actions().is_none();
            self.in_play(*it) && acts && users(self.card(*it)).contains(seat)
        };
        let acting = self.usable.iter().filter(acts);
        let acting = acting.map(|it| (it, self.facts(it).actions())).collect();
        let attached = self.seats[seat].attached.iter();
        let attached = attached.filter(|it| self.card(*it).place == Place::Attached);
        let demanding = attached.filter(|it| self.facts(*it).demands_host).count() as u8;
        let elsewhere = self.elsewhere(seat);
        let is_there = |it: &CardId| self.card(*it).place == Place::Karmazyni;
        let karmazyni = self.seats[seat].pole.iter().filter(is_there).count() as u8;
        let mut pole = Pole { acting, elsewhere, demanding, karmazyni, ..Pole::default() };
        pole.renew(self.seats[seat].pole.iter().map(|it| self.facts(it)));
        pole
    }

    fn heard(&self, listening: &[CardId]) -> u32 {
        listening.iter().fold(0, |heard, it| heard | self.facts(*it).heard)
    }

    /// What is kept as the cards have it.
    pub(super) fn beside_anew(&self) -> Beside {
        let attached = self.seats.iter().flat_map(|(_, it)| it.attached.iter());
        let konie = attached.filter(|it| {
            self.card(*it).place == Place::Attached && self.facts(*it).has(Keyword::Kon)
        });
        let listening = self.usable.iter().filter(|it| self.facts(*it).heard != 0);
        let listening: SmallVec<[CardId; 12]> = listening.collect();
        let leading = self.ids().filter(|it| self.card(*it).place == Place::PrzyOddziale);
        let mut names = [0; NAMES];
        let in_play = self.ids().filter(|it| self.in_play(*it));
        in_play.for_each(|it| names[number_of(self.facts(it))] += 1);
        Beside {
            names,
            pole: PerSeat::new(self.seat_count(), |seat| self.pole_of(seat)),
            konie: konie.count() as u8,
            heard: self.heard(&listening),
            listening,
            leading: leading.count() as u8,
            przymierza: self.ids().any(|it| self.kind(it) == Kind::Przymierze),
        }
    }
}
