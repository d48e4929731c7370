//! The toy game as a server plays it: `Host` and `GameShelf`.

use server::{Edition, GameShelf, NamedDeck};
use wire::{
    card::CardInfo,
    decision::{ChoiceKind, DecisionView, RefusalView},
    event::SeenEvent,
    host::{Deck, Host, RecordFile, Setup},
    message::Problem,
    view::{Handle, OverView, SeatNo, View},
};

use super::game::{Happened, Toy, no};

/// A fingerprint is kept after so many choices.
const MARK_EVERY: usize = 20;

/// Definitions that only an older server had.
const OLD_CARDS: &str = "toy-cards-0";

/// A shelf with one game on it; `cards` is the digest of its card definitions.
#[derive(Debug, Clone)]
pub(crate) struct ToyShelf {
    pub(crate) cards: String,
}

impl Default for ToyShelf {
    fn default() -> ToyShelf {
        ToyShelf { cards: OLD_CARDS.to_owned() }
    }
}

impl GameShelf for ToyShelf {
    fn rulesets(&self) -> Vec<Edition> {
        let card_source = vec![format!("definitions {}", self.cards)];
        vec![Edition {
            id: "toy".into(),
            seats: 2,
            timed: false,
            cards: self.cards.clone(),
            card_source,
        }]
    }

    fn decks(&self, _: &str) -> Vec<NamedDeck> {
        let deck = |name: &str| NamedDeck {
            name: name.to_owned(),
            title: format!("The {name}"),
            faction: name.to_owned(),
            deck: Deck { faction: name.to_lowercase(), cards: Vec::new() },
        };
        vec![deck("Awanturnicy"), deck("Wisniowieccy")]
    }

    fn cards(&self, _: &str) -> Vec<CardInfo> {
        let card = |name: &str| CardInfo {
            half_of: None,
            name_pl: None,
            thrones: None,
            veto: None,
            id: format!("toy-{name}"),
            name: name.to_owned(),
            kind: "efekt".into(),
            faction: None,
            szabla: None,
            kreski: None,
            lafa: None,
            bitnosc: None,
            karnosc: None,
            znaczenie: None,
            dobrobyt: None,
            income: None,
            skarb: None,
            keywords: Vec::new(),
            attach: None,
            abilities: Vec::new(),
            origin: "interrex".into(),
        };
        ["stop", "one", "two", "three"].map(card).to_vec()
    }

    fn bots(&self) -> Vec<String> {
        // The last one is on the list but does not play, as happens in the best houses.
        vec!["greedy".into(), "random".into(), "absent".into()]
    }

    fn open(&self, setup: &Setup) -> Result<Box<dyn Host>, Problem> {
        if setup.cards != self.cards {
            return Err(no("other-cards", "these are not the cards of today"));
        }
        Ok(Box::new(Table::deal(setup)?))
    }

    fn replay(&self, record: &RecordFile, source: &[String]) -> Result<Box<dyn Host>, Problem> {
        if source != [format!("definitions {}", record.setup.cards)] {
            return Err(no("other-cards", "these are not the cards of that game"));
        }
        let mut table = Table::deal(&record.setup)?;
        for choice in &record.choices {
            let seat = table.toy.asked().ok_or_else(|| no("over", "the game was over"))?;
            table.choose(seat, *choice)?;
        }
        Ok(Box::new(table))
    }
}

/// The game with its past.
#[derive(Debug)]
struct Table {
    setup: Setup,
    toy: Toy,
    /// Before each choice: who made it, the state, and how much had happened.
    past: Vec<(SeatNo, u16, Toy, usize)>,
    happened: Vec<Happened>,
    marks: Vec<String>,
}

impl Table {
    fn deal(setup: &Setup) -> Result<Table, Problem> {
        let mut happened = Vec::new();
        let toy = Toy::deal(setup, &mut happened)?;
        Ok(Table { setup: setup.clone(), toy, past: Vec::new(), happened, marks: Vec::new() })
    }
}

impl Host for Table {
    fn seats(&self) -> u8 {
        2
    }

    fn made(&self) -> u32 {
        self.toy.made
    }

    fn to_act(&self) -> Option<SeatNo> {
        self.toy.asked()
    }

    fn over(&self) -> Option<OverView> {
        self.toy.over()
    }

    fn view(&self, viewer: Option<SeatNo>) -> View {
        self.toy.view(viewer)
    }

    fn decision(&self, viewer: Option<SeatNo>) -> Option<DecisionView> {
        self.toy.decision(viewer)
    }

    fn forced(&self) -> bool {
        self.toy.choices().len() == 1
    }

    fn events_since(&self, made: u32, viewer: Option<SeatNo>) -> Vec<SeenEvent> {
        let from = match made {
            0 => 0,
            made => self.past.get(made as usize).map_or(self.happened.len(), |it| it.3),
        };
        self.happened[from..].iter().map(|it| self.toy.seen(it, viewer)).collect()
    }

    fn choose(&mut self, seat: SeatNo, choice: u16) -> Result<(), Problem> {
        if self.toy.asked() != Some(seat) {
            let problem = no("not-your-turn", "somebody else is asked");
            return Err(Problem { rule: Some("TOY 3".into()), ..problem });
        }
        let before = (seat, choice, self.toy.clone(), self.happened.len());
        self.toy.choose(choice, &mut self.happened)?;
        self.past.push(before);
        if self.past.len().is_multiple_of(MARK_EVERY) {
            self.marks.push(format!("{:016x}", self.toy.fingerprint()));
        }
        Ok(())
    }

    fn why_not(&self, _: SeatNo, card: Handle) -> Vec<RefusalView> {
        vec![RefusalView {
            choice: ChoiceKind::Play,
            reason: "not-your-stint".into(),
            cards: vec![card],
            numbers: Vec::new(),
            by: None,
            rule: "TOY 3".into(),
        }]
    }

    fn can_undo(&self, seat: SeatNo) -> bool {
        let fair =
            |it: &(SeatNo, u16, Toy, usize)| it.0 == seat && it.2.revealed == self.toy.revealed;
        self.toy.asked().is_some() && self.past.last().is_some_and(fair)
    }

    fn undo(&mut self, seat: SeatNo) -> Result<(), Problem> {
        if !self.can_undo(seat) {
            return Err(Problem {
                rule: Some("TOY 4".into()),
                ..no("cannot-undo", "a card was seen or the other has acted")
            });
        }
        if let Some((_, _, toy, happened)) = self.past.pop() {
            self.toy = toy;
            self.happened.truncate(happened);
            self.marks.truncate(self.past.len() / MARK_EVERY);
        }
        Ok(())
    }

    fn concede(&mut self, seat: SeatNo) -> Result<(), Problem> {
        if self.toy.over().is_some() {
            return Err(no("over", "the game is over"));
        }
        self.toy.concede(seat, &mut self.happened);
        Ok(())
    }

    fn bot_choice(&self, bot: &str) -> Result<u16, Problem> {
        let last = (self.toy.choices().len() as u16).saturating_sub(1);
        match bot {
            "greedy" => Ok(0),
            "random" => Ok(last.min(1)),
            other => Err(no("no-such-bot", other)),
        }
    }

    fn fingerprint(&self) -> u64 {
        self.toy.fingerprint()
    }

    fn record(&self) -> RecordFile {
        RecordFile {
            format: 1,
            setup: self.setup.clone(),
            choices: self.past.iter().map(|it| it.1).collect(),
            marks: self.marks.clone(),
            conceded: self.toy.conceded,
            contributions: Vec::new(),
            card_source: Vec::new(),
        }
    }
}
