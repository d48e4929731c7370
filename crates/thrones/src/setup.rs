//! From decks to the first decision, and tables laid out for tests.

use std::{fmt, sync::Arc};

use cards::thrones::{Faction, Kind, Phase};
use kernel::{CardId, Chance, Handles, MAX_SEATS, Seat, SeatSet};
use rulebook::{RuleId, cite, rule};

use crate::{
    catalog::Catalog,
    flow::{Flow, Frame, Play, Step},
    game::Thrones,
    phases::set_up::HAND,
    table::{
        CAPACITY, Card, NOBODY, PLOTS, Place, Player, REPERTOIRE, Repertoire, Repertoires, Sets,
        Shared, Side, Table, Titles, Way, usable,
    },
};

/// So many plots a player brings.
const PLOT_DECK: usize = 7;

/// Everything a game follows from, besides the choices made in it.
#[derive(Debug, Clone)]
pub struct Setup {
    pub catalog: Arc<Catalog>,
    /// One deck for each seat.
    pub decks: Vec<Deck>,
    pub seed: [u8; 32],
}

/// What a player brings: indices of the catalog.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Deck {
    pub faction: Faction,
    pub agenda: Option<u16>,
    pub plots: Vec<u16>,
    pub cards: Vec<u16>,
}

/// Why a game cannot begin.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SetupProblem {
    Players {
        given: usize,
    },
    NoFaction {
        seat: usize,
    },
    Plots {
        seat: usize,
        given: usize,
    },
    NotAPlot {
        seat: usize,
        card: String,
    },
    NotADeckCard {
        seat: usize,
        card: String,
    },
    NotAnAgenda {
        seat: usize,
        card: String,
    },
    DeckSize {
        seat: usize,
        given: usize,
    },
    TooManyEvents {
        seat: usize,
    },
    /// Of a table that is laid out.
    NotInPlay {
        seat: usize,
        card: String,
    },
}

impl SetupProblem {
    /// The rule a judge would quote.
    pub fn rule(&self) -> RuleId {
        match self {
            SetupProblem::Players { .. } => cite!("KZ Przygotowanie gry.1"),
            SetupProblem::NoFaction { .. } => cite!("KZ Tworzenie talii.1"),
            SetupProblem::NotAnAgenda { .. } => cite!("KZ Tworzenie talii.2"),
            SetupProblem::Plots { .. } | SetupProblem::NotAPlot { .. } => {
                cite!("KZ Karta fabuły.0")
            }
            SetupProblem::NotADeckCard { .. }
            | SetupProblem::DeckSize { .. }
            | SetupProblem::TooManyEvents { .. } => cite!("KZ Talia, Talia dobierania.0"),
            SetupProblem::NotInPlay { .. } => cite!("KZ W grze i poza grą.0"),
        }
    }
}

impl fmt::Display for SetupProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SetupProblem::Players { given } => {
                write!(f, "{given} players were entered, the game is for 2 to {MAX_SEATS}")
            }
            SetupProblem::NoFaction { seat } => write!(f, "seat {seat} has no faction"),
            SetupProblem::Plots { seat, given } => {
                write!(f, "seat {seat} has {given} plots, not {PLOT_DECK}")
            }
            SetupProblem::NotAPlot { seat, card } => write!(f, "{card} of seat {seat} is no plot"),
            SetupProblem::NotADeckCard { seat, card } => {
                write!(f, "{card} cannot be in the draw deck of seat {seat}")
            }
            SetupProblem::NotAnAgenda { seat, card } => {
                write!(f, "{card} of seat {seat} is no agenda")
            }
            SetupProblem::DeckSize { seat, given } => {
                let (least, most) = (2 * HAND, CAPACITY);
                write!(f, "the deck of seat {seat} has {given} cards, not {least} to {most}")
            }
            SetupProblem::TooManyEvents { seat } => {
                write!(f, "seat {seat} has more than {REPERTOIRE} different cards to use from hand")
            }
            SetupProblem::NotInPlay { seat, card } => {
                write!(f, "{card} cannot lie there in the play area of seat {seat}")
            }
        }?;
        write!(f, " ({})", self.rule())
    }
}

impl std::error::Error for SetupProblem {}

impl Setup {
    /// Checks what the engine needs; the rules of deck building are the `decks` crate's.
    fn check(&self) -> Result<(), SetupProblem> {
        let given = self.decks.len();
        if !(2..=MAX_SEATS).contains(&given) {
            return Err(SetupProblem::Players { given });
        }
        for (seat, deck) in self.decks.iter().enumerate() {
            let kind = |def: u16| self.catalog.def(def).kind;
            let name = |def: u16| self.catalog.def(def).card.name.clone();
            if self.catalog.faction_card(deck.faction).is_none() {
                return Err(SetupProblem::NoFaction { seat });
            }
            if deck.plots.len() != PLOT_DECK {
                return Err(SetupProblem::Plots { seat, given: deck.plots.len() });
            }
            if let Some(card) = deck.plots.iter().find(|it| kind(**it) != Kind::Plot) {
                return Err(SetupProblem::NotAPlot { seat, card: name(*card) });
            }
            if let Some(card) = deck.agenda.filter(|it| kind(*it) != Kind::Agenda) {
                return Err(SetupProblem::NotAnAgenda { seat, card: name(card) });
            }
            if let Some(card) = deck.cards.iter().find(|it| !is_deck_card(kind(**it))) {
                return Err(SetupProblem::NotADeckCard { seat, card: name(*card) });
            }
            if !(2 * HAND..=CAPACITY).contains(&deck.cards.len()) {
                return Err(SetupProblem::DeckSize { seat, given: deck.cards.len() });
            }
            if REPERTOIRE < usable(&self.catalog, &deck.cards).len() {
                return Err(SetupProblem::TooManyEvents { seat });
            }
        }
        Ok(())
    }

    /// Shuffles, deals, and stops at the first decision.
    ///
    /// # Errors
    ///
    /// Why the game cannot begin.
    pub fn begin(&self) -> Result<Thrones, SetupProblem> {
        self.check()?;
        let mut table = empty_table(&self.catalog, &self.decks, self.seed);
        let mut flow = Flow::starting_with(Frame::Step(Step::DrawUp));
        rule!("KZ Przygotowanie gry.2");
        table.first = Seat(table.chance.below(self.decks.len() as u32) as u8);
        let order: Vec<Seat> = table.in_order().collect();
        let mut play = Play { t: &mut table, flow: &mut flow, sink: None };
        for (seat, deck) in (0_u8..).map(Seat).zip(&self.decks) {
            rule!("KZ Przygotowanie gry.5");
            for def in &deck.plots {
                play.t.add(*def, seat, Place::PlotDeck);
            }
            for def in &deck.cards {
                play.t.add(*def, seat, Place::Deck);
            }
        }
        for seat in &order {
            rule!("KZ Przygotowanie gry.6");
            play.shuffle(*seat);
        }
        for seat in &order {
            rule!("KZ Przygotowanie gry.7");
            for _ in 0..HAND {
                play.draw(*seat);
            }
        }
        set_up_steps(&mut play);
        Ok(Thrones::new(table, flow))
    }
}

fn is_deck_card(kind: Kind) -> bool {
    matches!(kind, Kind::Character | Kind::Location | Kind::Attachment | Kind::Event)
}

/// Everything between the opening hands and the first round, in player order.
fn set_up_steps(play: &mut Play<'_>) {
    let order: Vec<Seat> = play.t.in_order().collect();
    let hosts = order.iter().map(|it| Step::SetUpHosts(*it));
    let place = order.iter().map(|it| Step::SetUp(*it));
    let mulligans = order.iter().map(|it| Step::Mulligan(*it));
    let steps = mulligans.chain(place).chain([Step::RevealSetUp]).chain(hosts);
    let steps: Vec<Step> = steps.collect();
    steps.into_iter().rev().for_each(|it| play.step(it));
}

/// A table in the middle of a game, for tests, scenarios and puzzles.
#[derive(Debug, Clone)]
pub struct Layout {
    pub catalog: Arc<Catalog>,
    pub seats: Vec<SeatLayout>,
    pub seed: [u8; 32],
    pub round: u16,
    /// The phase that is about to begin.
    pub phase: Phase,
    pub first: Seat,
}

#[derive(Debug, Clone)]
pub struct SeatLayout {
    pub faction: Faction,
    pub agenda: Option<u16>,
    /// The revealed plot.
    pub plot: Option<u16>,
    pub plots: Vec<u16>,
    pub used_plots: Vec<u16>,
    pub gold: u16,
    /// On the faction card.
    pub power: u8,
    pub hand: Vec<u16>,
    /// The last one is the top.
    pub deck: Vec<u16>,
    pub discard: Vec<u16>,
    pub dead: Vec<u16>,
    pub play: Vec<CardLayout>,
}

/// A card in play, with what is attached to it and its duplicates.
#[derive(Debug, Clone, Default)]
pub struct CardLayout {
    pub card: u16,
    pub kneeling: bool,
    pub power: u8,
    pub attachments: Vec<u16>,
    pub duplicates: Vec<u16>,
}

impl Layout {
    /// Lays the table out and goes on to the first decision of the phase.
    ///
    /// # Errors
    ///
    /// Why the table cannot be.
    pub fn begin(&self) -> Result<Thrones, SetupProblem> {
        let (mut table, flow) = self.laid_out(Step::BeginPhase(self.phase))?;
        table.phases = 1;
        (table.round, table.phase) = (self.round, self.phase);
        Ok(Thrones::new(table, flow))
    }

    /// Lays the opening hands out, before anything is set up.
    ///
    /// # Errors
    ///
    /// Why the table cannot be.
    pub fn begin_set_up(&self) -> Result<Thrones, SetupProblem> {
        let (mut table, mut flow) = self.laid_out(Step::DrawUp)?;
        set_up_steps(&mut Play { t: &mut table, flow: &mut flow, sink: None });
        Ok(Thrones::new(table, flow))
    }

    fn laid_out(&self, step: Step) -> Result<(Table, Flow), SetupProblem> {
        let given = self.seats.len();
        if !(2..=MAX_SEATS).contains(&given) {
            return Err(SetupProblem::Players { given });
        }
        for (seat, layout) in self.seats.iter().enumerate() {
            layout.check(&self.catalog, seat)?;
        }
        let decks: Vec<Deck> = self.seats.iter().map(SeatLayout::as_deck).collect();
        let mut table = empty_table(&self.catalog, &decks, self.seed);
        table.first = self.first;
        let mut flow = Flow::starting_with(Frame::Step(step));
        let mut play = Play { t: &mut table, flow: &mut flow, sink: None };
        for (seat, layout) in (0_u8..).map(Seat).zip(&self.seats) {
            layout.lay_out(&mut play, seat);
        }
        Ok((table, flow))
    }
}

impl SeatLayout {
    /// A seat with nothing but its faction.
    pub fn of(faction: Faction) -> SeatLayout {
        SeatLayout {
            faction,
            agenda: None,
            plot: None,
            plots: Vec::new(),
            used_plots: Vec::new(),
            gold: 0,
            power: 0,
            hand: Vec::new(),
            deck: Vec::new(),
            discard: Vec::new(),
            dead: Vec::new(),
            play: Vec::new(),
        }
    }

    /// Nothing lies where the engine has no room for it.
    fn check(&self, catalog: &Catalog, seat: usize) -> Result<(), SetupProblem> {
        let kind = |def: &u16| catalog.def(*def).kind;
        let name = |def: &u16| catalog.def(*def).card.name.clone();
        if catalog.faction_card(self.faction).is_none() {
            return Err(SetupProblem::NoFaction { seat });
        }
        let plots: Vec<u16> =
            self.plot.iter().chain(&self.plots).chain(&self.used_plots).copied().collect();
        if let Some(card) = plots.iter().find(|it| kind(it) != Kind::Plot) {
            return Err(SetupProblem::NotAPlot { seat, card: name(card) });
        }
        if PLOTS < plots.len() {
            return Err(SetupProblem::Plots { seat, given: plots.len() });
        }
        if let Some(card) = self.agenda.filter(|it| kind(it) != Kind::Agenda) {
            return Err(SetupProblem::NotAnAgenda { seat, card: name(&card) });
        }
        let cards = self.as_deck().cards;
        if let Some(card) = cards.iter().find(|it| !is_deck_card(kind(it))) {
            return Err(SetupProblem::NotADeckCard { seat, card: name(card) });
        }
        if CAPACITY < cards.len() {
            return Err(SetupProblem::DeckSize { seat, given: cards.len() });
        }
        if REPERTOIRE < usable(catalog, &cards).len() {
            return Err(SetupProblem::TooManyEvents { seat });
        }
        let alone = |it: &&u16| !matches!(kind(it), Kind::Character | Kind::Location);
        let hanging = |it: &&u16| kind(it) != Kind::Attachment;
        let mut wrong = self.play.iter().map(|it| &it.card).filter(alone);
        let mut attached = self.play.iter().flat_map(|it| &it.attachments).filter(hanging);
        match wrong.next().or(attached.next()) {
            Some(card) => Err(SetupProblem::NotInPlay { seat, card: name(card) }),
            None => Ok(()),
        }
    }

    fn as_deck(&self) -> Deck {
        let in_play = self.play.iter().flat_map(|it| {
            [it.card].into_iter().chain(it.attachments.clone()).chain(it.duplicates.clone())
        });
        let piles = [&self.hand, &self.deck, &self.discard, &self.dead];
        let cards = piles.into_iter().flatten().copied().chain(in_play).collect();
        Deck { faction: self.faction, agenda: self.agenda, plots: self.plots.clone(), cards }
    }

    fn lay_out(&self, play: &mut Play<'_>, seat: Seat) {
        for (cards, place) in [
            (&self.plots, Place::PlotDeck),
            (&self.used_plots, Place::Used),
            (&self.deck, Place::Deck),
            (&self.discard, Place::Discard),
            (&self.dead, Place::Dead),
        ] {
            for def in cards {
                play.t.add(*def, seat, place);
            }
        }
        for def in &self.hand {
            let card = play.t.add(*def, seat, Place::Deck);
            play.t.relocate(card, Place::Hand, seat);
        }
        if let Some(plot) = self.plot {
            let card = play.t.add(plot, seat, Place::Revealed);
            play.t.switch_on(card);
        }
        play.t.player_mut(seat).gold = self.gold;
        let faction = play.t.player(seat).faction;
        play.t.cards[faction.index()].power = self.power;
        for layout in &self.play {
            let card = play.t.add(layout.card, seat, Place::Discard);
            play.enter(card, seat, NOBODY, Way::SetUp);
            play.t.cards[card.index()].kneeling = layout.kneeling;
            play.t.cards[card.index()].power = layout.power;
            for def in &layout.attachments {
                let attachment = play.t.add(*def, seat, Place::Discard);
                play.enter(attachment, seat, card, Way::SetUp);
            }
            for def in &layout.duplicates {
                let duplicate = play.t.add(*def, seat, Place::Discard);
                play.duplicate(duplicate, card, false);
            }
        }
    }
}

/// Faction cards and agendas lie there, nothing else.
fn empty_table(catalog: &Arc<Catalog>, decks: &[Deck], seed: [u8; 32]) -> Table {
    let repertoires = decks.iter().map(|it| Repertoire::new(catalog, &it.cards)).collect();
    let mut table = Table {
        catalog: Shared(Arc::clone(catalog)),
        repertoires: Repertoires(repertoires),
        cards: Vec::new(),
        players: (0..decks.len()).map(|_| Player::new(NOBODY)).collect(),
        out: SeatSet::NONE,
        first: Seat(0),
        active: None,
        round: 0,
        phase: Phase::Plot,
        phases: 0,
        phase_over: false,
        challenge: None,
        titles: Titles::default(),
        statics: Vec::new(),
        static_mask: 0,
        lasting: Vec::new(),
        lasting_mask: 0,
        sets: Sets::default(),
        delayed: Vec::new(),
        max_uses: Vec::new(),
        first_uses: Vec::new(),
        dirty: 0,
        limits_used: false,
        over: None,
        chance: Chance::new(seed),
        handles: Handles::default(),
        revealed: 0,
    };
    for (seat, deck) in (0_u8..).map(Seat).zip(decks) {
        rule!("KZ Przygotowanie gry.3");
        let faction = catalog.faction_card(deck.faction).unwrap_or(0);
        let faction = table.add(faction, seat, Place::Faction);
        table.player_mut(seat).faction = faction;
        if let Some(agenda) = deck.agenda {
            rule!("KZ Karty agend.1");
            let agenda = table.add(agenda, seat, Place::Agenda);
            table.player_mut(seat).agenda = agenda;
            table.switch_on(agenda);
        }
    }
    table
}

impl Table {
    /// A new card of this seat.
    fn add(&mut self, def: u16, seat: Seat, place: Place) -> CardId {
        let id = CardId(self.cards.len() as u16);
        let handle = self.handles.fresh();
        let facts = self.catalog.0.def(def);
        self.cards.push(Card {
            def,
            title: facts.title,
            host: NOBODY,
            handle,
            stay: 0,
            since: 0,
            used: 0,
            owner: seat,
            controller: seat,
            place: Place::Removed,
            kind: facts.kind,
            known_to: SeatSet::ALL,
            power: 0,
            tokens: [0; 3],
            kneeling: false,
            facedown: false,
            bypassed: false,
            side: Side::None,
            way: Way::SetUp,
            acts: facts.text.acts,
        });
        self.relocate(id, place, seat);
        id
    }
}
