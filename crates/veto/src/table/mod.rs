//! What lies where.
//!
//! The table is flat data: numbers, no texts, definitions behind a shared
//! catalog. Everybody may read it; it changes only through `change`, which
//! only the loop in `game` calls.

mod audit;
mod beside;
mod brief;
mod change;
mod derived;
mod initiative;
mod koniec;
mod lasting;
mod laying;
mod moving;
mod okno;
mod pule;
mod stos;
mod wojenne;
mod wojna;

use std::sync::Arc;

use cards::veto::{Head, Kind};
use kernel::{CardId, Chance, Handle, Handles, PerSeat, Seat, SeatSet, Zone};
use rulebook::{RuleId, cite};

pub(crate) use audit::audit;
pub(crate) use beside::Beside;
pub(crate) use brief::Brief;
pub(crate) use change::{Change, DuelChange, Mover};
pub(crate) use derived::{
    acts_as, after_effect, allowed, allowed_to, forbidden, forbidden_to, has_but_for_statics,
    has_keyword, income, killed, lies_open, may_be_untapped, modified, named, refusal_price, stat,
};
pub(crate) use lasting::{Lasting, Subject, What};
pub(crate) use okno::{AtMoments, Moments, Okno, OknoChange};
pub(crate) use stos::{NaStosie, Object, ObjectKind, Pojedynek, Stage, StosChange, Wynik};
pub(crate) use wojenne::{fighting, fighting_parts, leaders, may_be_marked, strength, zold_on};
pub use wojna::Znacznik;
pub(crate) use wojna::{Bitwa, WarChange, Wojna};

use crate::{
    ability::{Call, Catalog, Def, Facts, LOWER, Mask, Way},
    event::Face,
    ruleset::Ruleset,
};

/// Where a card is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Place {
    Kredens,
    Dwor,
    /// On the pole elekcyjne.
    Pole,
    /// On its controller's pole karmazynów.
    Karmazyni,
    /// Attached to another card, face up.
    Attached,
    /// A sztych or a przymierze under a postać, face down as a rule.
    Under,
    /// Being played, or played in the duel under way.
    Stos,
    Lazaret,
    Zalnik,
    /// The faction card, or the strategia beside it.
    Frakcja,
    /// A ziemia on the Pole Ziem, which is common to all.
    Ziemie,
    /// An oddział on a ziemia.
    NaZiemi,
    /// A postać attached to an oddział.
    PrzyOddziale,
    /// Put under a card by an effect: no element of the table and of no type (AH 705).
    Podlaczona,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Phase {
    Przygotowanie,
    Odznaczenie,
    Rozliczenie,
    Gra,
    Zakonczenie,
    Koniec,
    /// Between Gra and Zakonczenie, if there is a ziemia in play.
    Oddzialy,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum OverReason {
    Elekcja,
    AllKreski,
    Concession,
    /// A player's last Elekt was killed.
    ElektKilled,
    /// A card said so.
    WonByCard,
    LostByCard,
    /// Nobody has brought it to an end in so many rounds that nobody can (AMB-31).
    Exhaustion,
}

impl OverReason {
    /// The rule by which the game is over.
    pub fn rule(self) -> RuleId {
        match self {
            OverReason::Elekcja => cite!("MB 70"),
            OverReason::AllKreski => cite!("MB 71"),
            OverReason::Concession => cite!("AH 104.3"),
            OverReason::ElektKilled => cite!("AH 104.4"),
            OverReason::WonByCard => cite!("AH 104.2.c"),
            OverReason::LostByCard => cite!("AH 104.5"),
            OverReason::Exhaustion => cite!("AH 104.8"),
        }
    }
}

/// One card of the game.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(crate) struct Card {
    /// Which card it is: an index of the catalog.
    pub(crate) def: u16,
    /// Of that definition; asked for so often that it is kept here.
    pub(crate) kind: Kind,
    pub(crate) owner: Seat,
    pub(crate) controller: Seat,
    pub(crate) place: Place,
    pub(crate) host: Option<CardId>,
    pub(crate) zaznaczona: bool,
    /// Who knows its face.
    pub(crate) known_to: SeatSet,
    pub(crate) handle: Handle,
    /// How often each ability was used in its stretch of the game: two bits each.
    pub(crate) used: u8,
    /// How many sztychy lie under it.
    pub(crate) under: u8,
    pub(crate) brief: Brief,
}

// Cards are looked up all the time, and a place in the list is found fastest by shifting.
const _: () = assert!(size_of::<Card>() == 32);

/// A seat's strategia, if it plays with one. Without one it has no part in the fingerprint, so that
/// the records of Mount&Blade hold (as `Wojna` does it).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Strategia(pub(crate) Option<CardId>);

impl std::hash::Hash for Strategia {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        if let Some(card) = self.0 {
            card.hash(state);
        }
    }
}

/// What one seat has.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(crate) struct Kompania {
    pub(crate) kreski: u8,
    pub(crate) dukaty: u16,
    pub(crate) frakcja: CardId,
    /// The strategia laid beside it.
    pub(crate) strategia: Strategia,
    pub(crate) kredens: Zone,
    pub(crate) dwor: Zone,
    /// Postacie, posesje, oddziały and ziemie under this seat's control, in order of
    /// entering play, on whatever part of the Pole Gry they lie.
    pub(crate) pole: Zone,
    /// Whatever this seat has attached or laid under a card.
    pub(crate) attached: Zone,
    pub(crate) lazaret: Zone,
    pub(crate) zalnik: Zone,
    /// Said pas in its latest stint.
    pub(crate) passed: bool,
    /// Cards of this seat that can answer something: in play, or hidden from the others.
    pub(crate) repliki: Zone,
    /// How many of them answer each call.
    pub(crate) answering: [u8; Call::COUNT],
    /// How many of them can be used at each moment of the round.
    pub(crate) at_moments: AtMoments,
}

impl Kompania {
    /// Has it, in play or hidden, a card that answers this?
    pub(crate) fn can_answer(&self, call: Call) -> bool {
        self.answering[call.index()] != 0
    }

    /// No card in the dwór, none face down.
    pub(crate) fn hides_nothing(&self, table: &Table) -> bool {
        let lies_under = |it: CardId| table.card(it).place == Place::Under;
        self.dwor.is_empty() && !self.attached.iter().any(lies_under)
    }
}

/// Points of initiative, and how many passed in a row.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(crate) struct Auction {
    pub(crate) points: PerSeat<u8>,
    pub(crate) passed: u8,
}

/// The catalog, shared by all copies of a game and no part of its state.
#[derive(Debug, Clone)]
pub(crate) struct Shared(pub(crate) Arc<Catalog>);

impl std::hash::Hash for Shared {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.0.digest().hash(state);
    }
}

#[derive(Debug, Clone, Hash)]
pub(crate) struct Table {
    pub(crate) catalog: Shared,
    pub(crate) rules: RulesetRef,
    pub(crate) cards: Vec<Card>,
    pub(crate) seats: PerSeat<Kompania>,
    /// Who holds the initiative and begins the round.
    pub(crate) initiative: Seat,
    /// Kreski nobody has won.
    pub(crate) pool: u8,
    pub(crate) round: u16,
    pub(crate) phase: Phase,
    /// Who is przy głosie.
    pub(crate) voice: Option<Seat>,
    /// What the seat przy głosie has done in this stint.
    pub(crate) czyn_used: bool,
    pub(crate) acted: bool,
    /// Pas said in a row.
    pub(crate) passes: u8,
    pub(crate) stos: Vec<Object>,
    pub(crate) duel: Option<Pojedynek>,
    pub(crate) lasting: Vec<Lasting>,
    /// Cards in play that have an ability to use, or one that goes off.
    pub(crate) usable: Zone,
    /// Cards in play that have an ability which always holds.
    pub(crate) statics: Zone,
    /// The kinds of change they make.
    pub(crate) static_mask: Mask,
    /// The kinds of change that last for a while.
    pub(crate) lasting_mask: Mask,
    /// Who announced a wolna elekcja.
    pub(crate) election: Option<Seat>,
    /// The auction of the initiative, while it lasts.
    pub(crate) auction: Option<Auction>,
    /// Who wants to exchange the opening dwór.
    pub(crate) exchanging: SeatSet,
    /// Who may use a Wpływ Bojowy in this round.
    pub(crate) bojowy: Option<Seat>,
    pub(crate) over: Option<(Option<Seat>, OverReason)>,
    pub(crate) chance: Chance,
    pub(crate) handles: Handles,
    /// Counts what was hidden and has been seen.
    pub(crate) revealed: u32,
    pub(crate) wojna: Wojna,
    pub(crate) okno: Okno,
    pub(crate) na_stosie: NaStosie,
    pub(crate) beside: Beside,
}

/// The rules of a game never change, so they are compared by name.
#[derive(Debug, Clone, Copy)]
pub(crate) struct RulesetRef(pub(crate) &'static Ruleset);

impl std::hash::Hash for RulesetRef {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.0.name.hash(state);
    }
}

impl Table {
    pub(crate) fn rules(&self) -> &'static Ruleset {
        self.rules.0
    }

    #[inline]
    pub(crate) fn card(&self, id: CardId) -> &Card {
        &self.cards[id.index()]
    }

    pub(crate) fn def(&self, id: CardId) -> &Def {
        self.catalog.0.def(self.card(id).def)
    }

    #[inline]
    pub(crate) fn kind(&self, id: CardId) -> Kind {
        self.card(id).kind
    }

    #[inline]
    pub(crate) fn facts(&self, id: CardId) -> Facts {
        self.catalog.0.facts(self.card(id).def)
    }

    pub(crate) fn ids(&self) -> impl Iterator<Item = CardId> + use<> {
        (0..self.cards.len() as u16).map(CardId)
    }

    pub(crate) fn seat_count(&self) -> u8 {
        self.seats.count()
    }

    pub(crate) fn next_seat(&self, seat: Seat) -> Seat {
        seat.next(self.seat_count())
    }

    /// The opponents of `seat`, the next one first.
    pub(crate) fn opponents(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        let count = self.seat_count();
        (1..count).scan(seat, move |at, _| {
            *at = at.next(count);
            Some(*at)
        })
    }

    /// Have they the same name? A joined card has two, unless it is in play or on the stos.
    #[inline]
    pub(crate) fn same_name(&self, one: CardId, other: CardId) -> bool {
        let (one, other) = (self.facts(one), self.facts(other));
        let is = |name| name == other.name || name == other.second_name;
        is(one.name) || is(one.second_name)
    }

    /// The definition as which this card is played this way, and the way as that definition counts it.
    #[inline]
    pub(crate) fn played_as(&self, card: CardId, way: u8) -> (&Def, u8) {
        let def = self.def(card);
        match def.halves {
            None => (def, way),
            Some([upper, _]) if way < LOWER => (self.catalog.0.def(upper), way),
            Some([_, lower]) => (self.catalog.0.def(lower), way - LOWER),
        }
    }

    /// The ability of this card that runs by this program, and its number. A joined card that has
    /// given itself up has both names again; the ability is that of one of them.
    pub(crate) fn way_run_by(&self, card: CardId, program: u16) -> Option<(&Way, u8)> {
        let def = self.def(card);
        let own = def.ways.iter().map(|it| (it, it.ability));
        let halves = def.halves.into_iter().flatten().zip([0, LOWER]);
        let theirs = halves.flat_map(|(half, first)| {
            self.catalog.0.def(half).ways.iter().map(move |it| (it, it.ability + first))
        });
        own.chain(theirs).find(|(it, _)| it.program == program)
    }

    /// Might something make a change of this kind?
    #[inline]
    pub(crate) fn is_altered(&self, kind: Mask) -> bool {
        self.static_mask.with(self.lasting_mask).meets(kind)
    }

    /// Is it a card on the Pole Gry whose rules hold?
    pub(crate) fn in_play(&self, id: CardId) -> bool {
        matches!(
            self.card(id).place,
            Place::Pole
                | Place::Karmazyni
                | Place::Attached
                | Place::Frakcja
                | Place::Ziemie
                | Place::NaZiemi
                | Place::PrzyOddziale
        )
    }

    /// Cards this seat controls in play that have an ability with this head.
    pub(crate) fn usable(&self, seat: Seat, head: Head) -> impl Iterator<Item = CardId> + '_ {
        self.usable
            .iter()
            .filter(move |it| self.facts(*it).begins(head) && self.user(*it) == Some(seat))
    }

    /// Every seat, the holder of the initiative first.
    pub(crate) fn in_order(&self) -> impl Iterator<Item = Seat> + use<> {
        std::iter::once(self.initiative).chain(self.opponents(self.initiative))
    }

    /// Who comes first where all choose or act at once: the seat przy głosie, else the holder of the initiative.
    pub(crate) fn first_to_act(&self) -> Seat {
        self.voice.unwrap_or(self.initiative)
    }

    pub(crate) fn postacie(&self, seat: Seat) -> impl Iterator<Item = CardId> + '_ {
        self.seats[seat].pole.iter().filter(|it| self.kind(*it) == Kind::Postac)
    }

    /// The postacie of this seat on the pole elekcyjne.
    pub(crate) fn on_pole_elekcyjne(&self, seat: Seat) -> impl Iterator<Item = CardId> + '_ {
        self.postacie(seat).filter(|it| self.card(*it).place == Place::Pole)
    }

    /// What is attached to `host`, face up.
    pub(crate) fn attached_to(&self, host: CardId) -> impl Iterator<Item = CardId> + '_ {
        self.fastened(host).filter(|it| self.card(*it).place == Place::Attached)
    }

    /// The sztychy and przymierza under `host`.
    pub(crate) fn under(&self, host: CardId) -> impl Iterator<Item = CardId> + '_ {
        self.fastened(host).filter(|it| self.card(*it).place == Place::Under)
    }

    /// What an effect has put under `host`.
    pub(crate) fn tucked(&self, host: CardId) -> impl Iterator<Item = CardId> + '_ {
        self.fastened(host).filter(|it| self.card(*it).place == Place::Podlaczona)
    }

    /// Everything attached to or lying under `host`.
    pub(crate) fn fastened(&self, host: CardId) -> impl Iterator<Item = CardId> + '_ {
        let of_all = self.seats.iter().flat_map(|(_, it)| it.attached.iter());
        of_all.filter(move |it| self.card(*it).host == Some(host))
    }

    /// Only for dealing hidden cards anew.
    pub(crate) fn redefine(&mut self, id: CardId, def: u16) {
        self.strike_replika(id);
        self.become_another(id, def);
        self.cards[id.index()].kind = self.catalog.0.facts(def).kind;
        self.note_replika(id);
    }

    /// The card is as this definition has it from now on; its kind stays.
    fn become_another(&mut self, id: CardId, def: u16) {
        let brief = Brief::of(self.catalog.0.facts(def), self.rules());
        let card = &mut self.cards[id.index()];
        (card.def, card.brief) = (def, brief);
    }

    /// A card as an event tells of it when it stays where it is.
    pub(crate) fn face(&self, id: CardId) -> Face {
        let card = self.card(id);
        let point = (card.handle, pointed_at_by(card.place, card.owner));
        Face { def: card.def, owner: card.owner, seen_by: card.known_to, was: point, now: point }
    }
}

/// Who can point at a card that lies there.
pub(crate) fn pointed_at_by(place: Place, owner: Seat) -> SeatSet {
    match place {
        Place::Kredens => SeatSet::NONE,
        Place::Dwor => SeatSet::only(owner),
        _ => SeatSet::ALL,
    }
}
