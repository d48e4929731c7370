//! A table laid out as somebody wants it: for scenarios, tests and judges.
//!
//! Cards enter where they are said to lie; nothing is paid, triggered or
//! asked. The result stops at the stint of the seat przy głosie.

use std::{fmt, sync::Arc};

use cards::veto::Kind;
use kernel::{Agenda, CardId, Seat, SeatSet};

use crate::{
    ability::Catalog,
    game::Veto,
    ruleset::Ruleset,
    setup::{Deck, Setup},
    step::Step,
    table::{Phase, Place, Table, Znacznik},
};

/// A table to be laid out.
#[derive(Debug, Clone)]
pub struct Layout {
    pub rules: &'static Ruleset,
    pub catalog: Arc<Catalog>,
    pub seed: [u8; 32],
    pub round: u16,
    /// Who is przy głosie.
    pub voice: Seat,
    /// The czyn of this stint has been performed.
    pub czyn_used: bool,
    /// Who announced a wolna elekcja.
    pub election: Option<Seat>,
    pub seats: Vec<SeatLayout>,
}

/// What one seat has; cards are indices of the catalog.
#[derive(Debug, Clone, Default)]
pub struct SeatLayout {
    pub faction: u16,
    /// The strategia beside the faction card.
    pub strategia: Option<u16>,
    pub kreski: u8,
    /// None: the skarb of the faction card.
    pub dukaty: Option<u16>,
    pub dwor: Vec<u16>,
    /// The top card is the last one.
    pub kredens: Vec<u16>,
    pub pole: Vec<CardLayout>,
    /// Attached to the faction card.
    pub attached: Vec<u16>,
    pub lazaret: Vec<u16>,
    pub zalnik: Vec<u16>,
}

/// A card in play.
#[derive(Debug, Clone, Default)]
pub struct CardLayout {
    pub card: u16,
    pub zaznaczona: bool,
    /// Does it stay on the pole karmazynów?
    pub karmazyni: bool,
    /// The ziemia on which this oddział stands.
    pub ziemia: Option<u16>,
    pub znaczniki: Vec<Znacznik>,
    /// To an oddział also postacie are attached.
    pub attached: Vec<u16>,
    /// Sztychy and przymierza face down under it.
    pub under: Vec<u16>,
}

/// Why a table cannot be laid out like that.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum LayoutProblem {
    Setup(crate::setup::SetupProblem),
    /// More kreski than there are.
    Kreski {
        given: u32,
        all: u8,
    },
    /// A card that cannot lie there.
    Misplaced {
        card: String,
        place: &'static str,
    },
    NoSuchSeat,
}

impl fmt::Display for LayoutProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LayoutProblem::Setup(problem) => write!(f, "{problem}"),
            LayoutProblem::Kreski { given, all } => {
                write!(f, "the seats have {given} kreski together, but there are only {all}")
            }
            LayoutProblem::Misplaced { card, place } => write!(f, "{card} cannot lie {place}"),
            LayoutProblem::NoSuchSeat => write!(f, "there is no such seat"),
        }
    }
}

impl std::error::Error for LayoutProblem {}

impl Layout {
    /// Lays the table out and stops at the stint of `voice`.
    ///
    /// # Errors
    ///
    /// What cannot be as it is given.
    pub fn begin(&self) -> Result<Veto, LayoutProblem> {
        let deck = |it: &SeatLayout| Deck {
            faction: it.faction,
            cards: it.strategia.into_iter().collect(),
        };
        let decks = self.seats.iter().map(deck);
        let setup = Setup {
            rules: self.rules,
            catalog: Arc::clone(&self.catalog),
            decks: decks.collect(),
            seed: self.seed,
        };
        setup.check().map_err(LayoutProblem::Setup)?;
        let mut table = setup.lay_out();
        let count = table.seat_count();
        let announced = self.election.is_none_or(|it| it.0 < count);
        if count <= self.voice.0 || !announced {
            return Err(LayoutProblem::NoSuchSeat);
        }
        let kreski: u32 = self.seats.iter().map(|it| u32::from(it.kreski)).sum();
        let all = self.rules.kreski_pool;
        table.pool = u32::from(all)
            .checked_sub(kreski)
            .ok_or(LayoutProblem::Kreski { given: kreski, all })? as u8;
        for (seat, layout) in (0_u8..).map(Seat).zip(&self.seats) {
            let ziemie = layout.pole.iter().filter(|it| self.kind(it.card) == Kind::Ziemia);
            ziemie.for_each(|it| self.lay_ziemia(&mut table, seat, it));
        }
        for (seat, layout) in (0_u8..).map(Seat).zip(&self.seats) {
            self.lay_seat(&mut table, seat, layout)?;
        }
        table.round = self.round;
        table.phase = Phase::Gra;
        table.voice = Some(self.voice);
        table.czyn_used = self.czyn_used;
        table.acted = self.czyn_used;
        table.election = self.election;
        Ok(Veto::new(table, Agenda::starting_with(Step::Stint(self.voice))))
    }

    fn lay_seat(
        &self,
        table: &mut Table,
        seat: Seat,
        layout: &SeatLayout,
    ) -> Result<(), LayoutProblem> {
        table.seats[seat].kreski = layout.kreski;
        if let Some(dukaty) = layout.dukaty {
            table.seats[seat].dukaty = dukaty;
        }
        let not_faction = |def: u16, place| match self.kind(def) {
            Kind::Frakcja => Err(self.misplaced(def, place)),
            _ => Ok(def),
        };
        for def in &layout.kredens {
            table.add(not_faction(*def, "in the kredens")?, seat, Place::Kredens, None);
        }
        for def in &layout.dwor {
            table.add(not_faction(*def, "in the dwór")?, seat, Place::Dwor, None);
        }
        for def in &layout.lazaret {
            table.add(not_faction(*def, "in the lazaret")?, seat, Place::Lazaret, None);
        }
        for def in &layout.zalnik {
            table.add(not_faction(*def, "in the żalnik")?, seat, Place::Zalnik, None);
        }
        for def in &layout.attached {
            if !matches!(self.kind(*def), Kind::Efekt) {
                return Err(self.misplaced(*def, "on the faction card"));
            }
            let host = table.seats[seat].frakcja;
            table.add(*def, seat, Place::Attached, Some(host));
        }
        let others = layout.pole.iter().filter(|it| self.kind(it.card) != Kind::Ziemia);
        others.into_iter().try_for_each(|it| self.lay_card(table, seat, it))
    }

    /// Ziemie come before everything that may stand on them.
    fn lay_ziemia(&self, table: &mut Table, seat: Seat, layout: &CardLayout) {
        let ziemia = table.add(layout.card, seat, Place::Ziemie, None);
        table.cards[ziemia.index()].zaznaczona = layout.zaznaczona;
    }

    /// Where a card in play lies, and on what.
    fn place_of(
        &self,
        table: &Table,
        layout: &CardLayout,
    ) -> Result<(Place, Option<CardId>), LayoutProblem> {
        let place = match self.kind(layout.card) {
            Kind::Postac | Kind::Posesja if layout.karmazyni => Place::Karmazyni,
            Kind::Postac | Kind::Posesja => Place::Pole,
            Kind::Oddzial => match layout.ziemia {
                Some(def) => {
                    let on = table.ziemie().find(|it| table.card(*it).def == def);
                    let on = on.ok_or_else(|| self.misplaced(layout.card, "on a ziemia not there"));
                    return Ok((Place::NaZiemi, Some(on?)));
                }
                None => Place::Pole,
            },
            _ => return Err(self.misplaced(layout.card, "on the pole")),
        };
        Ok((place, None))
    }

    fn lay_card(
        &self,
        table: &mut Table,
        seat: Seat,
        layout: &CardLayout,
    ) -> Result<(), LayoutProblem> {
        let (place, ziemia) = self.place_of(table, layout)?;
        let host = table.add(layout.card, seat, place, ziemia);
        table.cards[host.index()].zaznaczona = layout.zaznaczona;
        table.wojna.znaczniki.extend(layout.znaczniki.iter().map(|it| (host, *it)));
        for def in &layout.attached {
            if self.kind(*def) == Kind::Postac && self.kind(layout.card) == Kind::Oddzial {
                table.add(*def, seat, Place::PrzyOddziale, Some(host));
                continue;
            }
            if !matches!(self.kind(*def), Kind::Moderunek | Kind::Efekt) {
                return Err(self.misplaced(*def, "attached to a card"));
            }
            table.add(*def, seat, Place::Attached, Some(host));
        }
        for def in &layout.under {
            if !matches!(self.kind(*def), Kind::Sztych | Kind::Przymierze) {
                return Err(self.misplaced(*def, "face down under a card"));
            }
            table.add(*def, seat, Place::Under, Some(host));
        }
        Ok(())
    }

    fn kind(&self, def: u16) -> Kind {
        self.catalog.def(def).card.kind
    }

    fn misplaced(&self, def: u16, place: &'static str) -> LayoutProblem {
        LayoutProblem::Misplaced { card: self.catalog.def(def).card.name.clone(), place }
    }
}

impl Table {
    /// Adds a card that lies there from the beginning.
    fn add(&mut self, def: u16, seat: Seat, place: Place, host: Option<CardId>) -> CardId {
        let known_to = match place {
            Place::Kredens => SeatSet::NONE,
            Place::Dwor | Place::Under => SeatSet::only(seat),
            _ => SeatSet::ALL,
        };
        self.add_card(def, seat, place, host, known_to)
    }
}
