//! From decks to the first decision (AH 103, MB 16-25).

use std::{fmt, sync::Arc};

use cards::{lang::Word, veto::Kind};
use kernel::{Agenda, CardId, Chance, Deaf, Handles, PerSeat, Seat, SeatSet, Zone};
use rulebook::{Book, RuleId, cite, rule};

use crate::{
    ability::{Call, Catalog, Mask},
    ch1_ogolne::r103_rozpoczecie,
    game::Veto,
    ruleset::{FirstRound, Round, Ruleset},
    ruling::Ruling,
    step::Step,
    table::{
        AtMoments, Beside, Change, Kompania, NaStosie, Okno, Phase, Place, RulesetRef, Shared,
        Strategia, Table, Wojna,
    },
};

/// Everything a game follows from, besides the choices made in it.
#[derive(Debug, Clone)]
pub struct Setup {
    pub rules: &'static Ruleset,
    pub catalog: Arc<Catalog>,
    /// One deck for each seat.
    pub decks: Vec<Deck>,
    pub seed: [u8; 32],
}

/// What a player brings: indices of the catalog.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Deck {
    pub faction: u16,
    pub cards: Vec<u16>,
}

impl Catalog {
    /// The deck of these cards, by their ids.
    ///
    /// # Errors
    ///
    /// The first id that no card of the catalog has.
    pub fn deck<'i>(
        &self,
        faction: &'i str,
        cards: impl IntoIterator<Item = &'i str>,
    ) -> Result<Deck, &'i str> {
        let find = |id: &'i str| self.find(id).ok_or(id);
        let cards = cards.into_iter().map(find).collect::<Result<_, _>>()?;
        Ok(Deck { faction: find(faction)?, cards })
    }
}

/// Why a game cannot begin.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SetupProblem {
    Players {
        given: usize,
        least: u8,
        most: u8,
        book: Book,
    },
    NotAFaction {
        seat: usize,
    },
    SameFaction,
    TooManyCards {
        seat: usize,
    },
    /// A card that is no part of a kredens.
    NotADeckCard {
        seat: usize,
        card: String,
    },
    SecondStrategy {
        seat: usize,
        book: Book,
    },
    /// A card of a kind the edition does not have.
    NotInThisEdition {
        seat: usize,
        card: String,
        kind: Kind,
    },
    /// The catalog was made for other rules.
    OtherRules,
}

impl SetupProblem {
    /// The rule a judge would quote.
    pub fn rule(&self) -> RuleId {
        match self {
            SetupProblem::Players { book: Book::Ah, given: 3.., .. } => cite!("AH 100.3"),
            SetupProblem::Players { book: Book::Ah, .. } => cite!("AH 100.2"),
            SetupProblem::Players { book: Book::I2, .. } => cite!("I2 2.4.1"),
            SetupProblem::Players { .. } => cite!("MB 2"),
            SetupProblem::NotAFaction { .. } | SetupProblem::NotADeckCard { .. } => cite!("MB 6"),
            SetupProblem::SameFaction => cite!("MB 3"),
            SetupProblem::TooManyCards { .. } => cite!("AH 403.4"),
            SetupProblem::OtherRules => cite!("AH 700.3"),
            SetupProblem::NotInThisEdition { kind: Kind::Oddzial, .. } => cite!("I2 3.3.3.6"),
            SetupProblem::NotInThisEdition { .. } => cite!("I2 1.8.4"),
            SetupProblem::SecondStrategy { book: Book::I2, .. } => cite!("I2 1.7.3"),
            SetupProblem::SecondStrategy { .. } => cite!("AH 308.4"),
        }
    }
}

impl fmt::Display for SetupProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SetupProblem::Players { given, least, most, .. } => {
                write!(f, "{given} players were entered, this edition is for {least} to {most}")
            }
            SetupProblem::NotAFaction { seat } => {
                write!(f, "the deck of seat {seat} has no faction card")
            }
            SetupProblem::SameFaction => write!(f, "the players must play different factions"),
            SetupProblem::TooManyCards { seat } => {
                write!(f, "the deck of seat {seat} has more than 100 cards")
            }
            SetupProblem::NotADeckCard { seat, card } => {
                write!(f, "{card} cannot be in the kredens of seat {seat}")
            }
            SetupProblem::SecondStrategy { seat, .. } => {
                write!(f, "the deck of seat {seat} has more than one strategia")
            }
            SetupProblem::OtherRules => {
                write!(f, "the cards were made ready for the rules of another edition")
            }
            SetupProblem::NotInThisEdition { seat, card, kind } => {
                let kind = kind.spelling();
                write!(
                    f,
                    "{card} is a card of the type {kind}, which this edition does not have; it cannot be in the deck of seat {seat}"
                )
            }
        }?;
        write!(f, " ({})", self.rule())
    }
}

impl std::error::Error for SetupProblem {}

const MOST_CARDS: usize = 100;

impl Setup {
    /// Checks what the engine needs; the rules of deck building are the `decks` crate's.
    pub(crate) fn check(&self) -> Result<(), SetupProblem> {
        let (least, most) = self.rules.players;
        let given = self.decks.len();
        if !(usize::from(least)..=usize::from(most)).contains(&given) {
            return Err(SetupProblem::Players { given, least, most, book: self.rules.book });
        }
        if self.catalog.rules() != self.rules {
            return Err(SetupProblem::OtherRules);
        }
        let mut factions = Vec::new();
        for (seat, deck) in self.decks.iter().enumerate() {
            let facts = &self.catalog.def(deck.faction).card;
            if facts.kind != Kind::Frakcja {
                return Err(SetupProblem::NotAFaction { seat });
            }
            if factions.contains(&facts.factions) && !self.rules.same_faction_allowed {
                return Err(SetupProblem::SameFaction);
            }
            if factions.contains(&facts.factions) {
                rule!("I2 1.1.3");
            }
            factions.push(facts.factions);
            if MOST_CARDS < deck.cards.len() {
                return Err(SetupProblem::TooManyCards { seat });
            }
            let strategie = deck.cards.iter().map(|it| self.catalog.facts(*it).kind);
            if 1 < strategie.filter(|it| *it == Kind::Strategia).count() {
                rule!("AH 308.4");
                return Err(SetupProblem::SecondStrategy { seat, book: self.rules.book });
            }
            let faction = deck.cards.iter().map(|it| &self.catalog.def(*it).card);
            if let Some(card) = faction.clone().find(|it| it.kind == Kind::Frakcja) {
                return Err(SetupProblem::NotADeckCard { seat, card: card.name.clone() });
            }
            if let Some(card) = faction.clone().find(|it| !self.rules.has(it.kind)) {
                let (card, kind) = (card.name.clone(), card.kind);
                return Err(SetupProblem::NotInThisEdition { seat, card, kind });
            }
        }
        Ok(())
    }

    /// Shuffles, deals, and stops at the first decision.
    ///
    /// # Errors
    ///
    /// Why the game cannot begin.
    pub fn begin(&self) -> Result<Veto, SetupProblem> {
        self.check()?;
        let mut table = self.lay_out();
        rule!("MB 19");
        rule!("I2 3.1.6");
        let events = &mut Deaf;
        let order: Vec<Seat> =
            std::iter::once(table.initiative).chain(table.opponents(table.initiative)).collect();
        for seat in &order {
            rule!("MB 16");
            rule!("PC 2.4.3");
            table.apply(&Change::Shuffle(*seat), Some(cite!("MB 16")), events);
        }
        if self.rules.round == Round::Full {
            return Ok(self.begin_in_full(table));
        }
        for seat in &order {
            rule!("MB 22");
            for _ in 0..self.rules.start_hand {
                table.apply(&Change::Draw(*seat), Some(cite!("MB 22")), events);
            }
        }
        let mut agenda = Agenda::starting_with(Step::BeginRound);
        for seat in order.iter().rev() {
            agenda.put_first(Step::Grymaszenie(*seat));
        }
        Ok(Veto::new(table, agenda))
    }

    /// The initiative is settled before anybody has seen a card.
    fn begin_in_full(&self, mut table: Table) -> Veto {
        rule!("I2 2.4.1");
        rule!("I2 2.5.1");
        rule!("I2 6.1.1");
        rule!("AH 103.1");
        rule!("AH 100.2");
        rule!("AH 107.1");
        rule!("AH 107.2.a");
        rule!("AH 103.3");
        rule!("AH 210.2");
        rule!("AH 103.4");
        let skarb = |seat: &Seat| table.seats[*seat].dukaty;
        let least = table.seats.seats().map(|it| skarb(&it)).min();
        let poorest: Vec<Seat> =
            table.seats.seats().filter(|it| Some(skarb(it)) == least).collect();
        rule!("AH 103.5");
        // Of equal ones the lot decides.
        let lot = match poorest.len() {
            1 => 0,
            several => table.chance.below(several as u32) as usize,
        };
        table.initiative = poorest[lot];
        if self.rules.first_round == FirstRound::Gra {
            rule!("I2 3.3.1.7");
            match poorest.len() {
                1 => rule!("I2 6.2.1"),
                _ => rule!("I2 6.2.2"),
            }
            return draw_and_begin(table);
        }
        table.apply(&Change::OpenAuction, None, &mut Deaf);
        let mut agenda = Agenda::starting_with(Step::DrawHands);
        agenda.put_first(Step::SettleInitiative);
        agenda.put_first(Step::Bid(table.next_seat(table.initiative)));
        Veto::new(table, agenda)
    }

    /// Everything in its place, nothing shuffled yet.
    pub(crate) fn lay_out(&self) -> Table {
        let count = self.decks.len() as u8;
        let seats = PerSeat::new(count, |seat| Kompania {
            kreski: 0,
            dukaty: 0,
            // The faction cards are the first to be laid out, seat by seat.
            frakcja: CardId(seat.0.into()),
            strategia: Strategia::default(),
            kredens: Zone::default(),
            dwor: Zone::default(),
            pole: Zone::default(),
            attached: Zone::default(),
            lazaret: Zone::default(),
            zalnik: Zone::default(),
            passed: false,
            repliki: Zone::default(),
            answering: [0; Call::COUNT],
            at_moments: AtMoments::default(),
        });
        let mut table = self.empty_table(seats);
        for (seat, deck) in (0_u8..).map(Seat).zip(&self.decks) {
            rule!("MB 4");
            rule!("MB 21");
            rule!("AH 100.4");
            rule!("AH 103.2");
            rule!("I2 2.5.2");
            rule!("I2 2.5.3");
            rule!("I2 1.1.1");
            rule!("I2 3.1.8");
            table.add_card(deck.faction, seat, Place::Frakcja, None, SeatSet::ALL);
            rule!("AH 309.1.b");
            rule!("I2 1.1.4");
            rule!("I2 3.1.9");
            let skarb = self.catalog.def(deck.faction).card.skarb;
            table.seats[seat].dukaty = skarb.unwrap_or(0).into();
        }
        for (seat, deck) in (0_u8..).map(Seat).zip(&self.decks) {
            for def in &deck.cards {
                if self.catalog.facts(*def).kind == Kind::Strategia {
                    rule!("AH 103.2");
                    rule!("AH 308.1");
                    rule!("I2 1.7.4");
                    let card = table.add_card(*def, seat, Place::Frakcja, None, SeatSet::ALL);
                    table.seats[seat].strategia = Strategia(Some(card));
                    continue;
                }
                rule!("AH 403.1");
                rule!("I2 0.1");
                rule!("I2 8.1");
                table.add_card(*def, seat, Place::Kredens, None, SeatSet::NONE);
            }
        }
        // The lower skarb begins; of equal ones the first seat.
        let skarb = |seat: &Seat| table.seats[*seat].dukaty;
        table.initiative = table.seats.seats().min_by_key(skarb).expect("a game has seats");
        table
    }

    fn empty_table(&self, seats: PerSeat<Kompania>) -> Table {
        Table {
            catalog: Shared(Arc::clone(&self.catalog)),
            rules: RulesetRef(self.rules),
            cards: Vec::new(),
            pool: self.rules.kreski_pool,
            initiative: Seat(0),
            seats,
            round: 0,
            phase: Phase::Przygotowanie,
            voice: None,
            czyn_used: false,
            acted: false,
            passes: 0,
            stos: Vec::new(),
            duel: None,
            lasting: Vec::new(),
            usable: Zone::default(),
            statics: Zone::default(),
            static_mask: Mask::default(),
            lasting_mask: Mask::default(),
            election: None,
            auction: None,
            exchanging: SeatSet::NONE,
            bojowy: None,
            over: None,
            chance: Chance::new(self.seed),
            handles: Handles::default(),
            revealed: 0,
            wojna: Wojna::default(),
            okno: Okno::CLOSED,
            na_stosie: NaStosie::default(),
            beside: Beside::of_nothing(self.decks.len() as u8),
        }
    }
}

/// The initiative is settled, so the cards are drawn at once.
fn draw_and_begin(mut table: Table) -> Veto {
    let mut ruling = Ruling::default();
    r103_rozpoczecie::draw_hands(&table, &mut ruling);
    for (change, rule) in &ruling.changes {
        table.apply(change, *rule, &mut Deaf);
    }
    let last = ruling.then.pop().expect("a round follows");
    let mut agenda = Agenda::starting_with(last);
    ruling.then.into_iter().rev().for_each(|it| agenda.put_first(it));
    Veto::new(table, agenda)
}
