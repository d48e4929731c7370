//! What the words of a scenario mean in Thrones.
//!
//! `reading` finds cards in the text; `given` lays the table out; `action` and
//! `fact` are what can be done and what can hold; `play` is how the lines are
//! played; `seen` is the table with every card face up, for `judge` (does it
//! hold?) and `show` (what a failure prints).

mod action;
mod fact;
mod given;
mod judge;
mod play;
mod reading;
mod seen;
mod show;

use std::sync::{Arc, LazyLock};

use ::thrones::Catalog;
use cards::{
    set::Mistake,
    thrones::{Card, Set, read_set_after},
};

use self::{action::Action, fact::Fact, given::Start, reading::Reading};
use crate::{
    names::Names,
    phrase::{Phrase, Source},
    skeleton::{Fence, Skeleton, Words},
    story::{self, Reads, Story, Tale},
};

/// As the rulebook is called.
pub(crate) const RULES: &str = "kz";

pub(crate) const WORDS: Words = Words {
    settings: &["phase", "round", "first", "seed"],
    zones: &["agenda", "plot", "plots", "used", "hand", "deck", "discard", "dead", "play"],
};

/// The words of Thrones at one table.
#[derive(Debug)]
struct Speech {
    catalog: Arc<Catalog>,
    seats: Vec<String>,
    start: Start,
}

/// Understands a scenario of Thrones.
pub(crate) fn read(source: &Source, skeleton: &Skeleton) -> Result<Box<dyn Tale>, Vec<Mistake>> {
    let catalog = catalog(source, &skeleton.cards)?;
    let cards: Vec<String> = catalog.defs().iter().map(|it| it.card.name.clone()).collect();
    let seats: Vec<String> = skeleton.seats.iter().map(|it| it.name.text.clone()).collect();
    let names = Names { source, cards: &cards, seats: &seats };
    let reading = Reading { names, catalog: &catalog };
    let mut mistakes = skeleton.ambiguous_seats(source, &fact::TABLE);
    let start = reading.start(skeleton).map_err(|it| mistakes.extend(it));
    let lines = story::lines(&reading, skeleton, &mut mistakes);
    match start {
        Ok(start) if mistakes.is_empty() => {
            let tongue = Speech { catalog: Arc::clone(&catalog), seats, start };
            Ok(Box::new(Story { tongue, lines }))
        }
        _ => Err(mistakes),
    }
}

impl Reads<Speech> for Reading<'_> {
    fn names(&self) -> Names<'_> {
        self.names
    }

    fn action(&self, text: &Phrase) -> Result<Action, Mistake> {
        Reading::action(self, text)
    }

    fn facts(&self, subject: &Phrase, text: &Phrase) -> Result<Vec<Fact>, Mistake> {
        Reading::facts(self, subject, text)
    }
}

// Hundreds of files are read in one go: the set is read once.
static CORE_SET: LazyLock<Set> = LazyLock::new(cards::builtin::thrones_core);
static CORE: LazyLock<Arc<Catalog>> =
    LazyLock::new(|| Catalog::new(&CORE_SET).expect("the engine can play the Core Set"));

/// The Core Set and the cards of the file, which come last.
fn catalog(source: &Source, fences: &[Fence]) -> Result<Arc<Catalog>, Vec<Mistake>> {
    if fences.is_empty() {
        return Ok(Arc::clone(&CORE));
    }
    let mut set = CORE_SET.clone();
    for fence in fences {
        let more = inline(source, fence, &set)?;
        set.names = more.names;
        set.cards.extend::<Vec<Card>>(more.cards);
    }
    Catalog::new(&set).map_err(|problem| {
        let line = fences.first().map_or(1, |it| it.line);
        let at = Phrase::new(source.lines.get(line - 1).map_or("", String::as_str), line);
        vec![source.mistake(&at, problem.to_string())]
    })
}

/// Reads a fence as a set of its own; mistakes are shown at their place in the file.
fn inline(source: &Source, fence: &Fence, known: &Set) -> Result<Set, Vec<Mistake>> {
    let text = fence.as_set();
    read_set_after(&source.file, &text, &known.names).map_err(|it| fence.moved(source, it))
}
