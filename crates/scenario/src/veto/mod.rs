//! What the words of a scenario mean in VETO!.
//!
//! `reading` finds cards, seats and numbers in the text; `given` lays the table
//! out; `action` and `fact` are what can be done and what can hold; `play` goes
//! through the lines; `seen` is the table with every card face up, for `judge`
//! (does it hold?) and `show` (what a failure prints).

mod action;
mod fact;
mod given;
mod judge;
mod play;
mod reading;
mod seen;
mod show;

use std::sync::{Arc, LazyLock};

use self::{action::Action, fact::Fact, given::Start, reading::Reading};
use crate::{
    names::Names,
    phrase::{Phrase, Source},
    skeleton::{Fence, Skeleton, Words},
    story::{self, Reads, Story, Tale},
};
use ::veto::{ARTYKULY_HENRYKOWSKIE, BIESIADNE, Catalog, INSTRUKCJA, MOUNT_AND_BLADE, Ruleset};
use cards::{
    set::{Mistake, Set, read_set},
    veto::Card,
};

pub(crate) const WORDS: Words = Words {
    settings: &["voice", "round", "czyn", "elekcja", "seed", "start"],
    zones: &["pole", "dwór", "kredens", "lazaret", "żalnik", "frakcja", "strategia"],
};

/// A rule set and the cards it is played with.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Edition {
    rules: &'static Ruleset,
    set: fn() -> &'static Set,
}

pub(crate) const EDITIONS: [Edition; 4] = [
    Edition { rules: &MOUNT_AND_BLADE, set: mount_and_blade },
    Edition { rules: &ARTYKULY_HENRYKOWSKIE, set: interregnum },
    Edition { rules: &INSTRUKCJA, set: interregnum },
    Edition { rules: &BIESIADNE, set: interregnum },
];

// Hundreds of files are read in one go: the set is read once.
fn mount_and_blade() -> &'static Set {
    static SET: LazyLock<Set> = LazyLock::new(cards::builtin::mount_and_blade);
    &SET
}

fn interregnum() -> &'static Set {
    static SET: LazyLock<Set> = LazyLock::new(cards::builtin::interregnum);
    &SET
}

impl Edition {
    pub(crate) fn name(self) -> &'static str {
        self.rules.name
    }
}

/// The words of VETO! at one table.
#[derive(Debug)]
struct Speech {
    catalog: Arc<Catalog>,
    seats: Vec<String>,
    start: Start,
}

/// Understands a scenario of VETO!.
pub(crate) fn read(
    source: &Source,
    edition: Edition,
    skeleton: &Skeleton,
) -> Result<Box<dyn Tale>, Vec<Mistake>> {
    let set = (edition.set)();
    let catalog = catalog(source, edition.rules, set, &skeleton.cards)?;
    let cards = catalog.all().map(|it| it.card.names().collect::<Vec<_>>().join(" ALBO "));
    let cards: Vec<String> = cards.collect();
    let seats: Vec<String> = skeleton.seats.iter().map(|it| it.name.text.clone()).collect();
    let names = Names { source, cards: &cards, seats: &seats };
    let reading = Reading { names, catalog: &catalog };
    let mut mistakes = skeleton.ambiguous_seats(source, &fact::TABLE);
    let start = reading.start(edition, set, skeleton).map_err(|it| mistakes.extend(it));
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

    fn deed(&self, text: &Phrase) -> Result<Action, Mistake> {
        let action = Reading::action(self, text)?;
        if matches!(action, Action::Move { .. }) {
            let message = "nothing can be moved like that; it can only be `refused`";
            return Err(self.source.mistake(text, message));
        }
        Ok(action)
    }
}

/// The cards of the edition and those of the file, which come last.
fn catalog(
    source: &Source,
    rules: &'static Ruleset,
    set: &Set,
    fences: &[Fence],
) -> Result<Arc<Catalog>, Vec<Mistake>> {
    let mut cards: Vec<Card> = set.cards.clone();
    for fence in fences {
        cards.extend(inline(source, fence)?);
    }
    Catalog::new(rules, cards).map_err(|problem| {
        let line = fences.first().map_or(1, |it| it.line);
        let at = Phrase::new(source.lines.get(line - 1).map_or("", String::as_str), line);
        vec![source.mistake(&at, problem.to_string())]
    })
}

/// Reads a fence as a set of its own; mistakes are shown at their place in the file.
fn inline(source: &Source, fence: &Fence) -> Result<Vec<Card>, Vec<Mistake>> {
    let set = read_set(&source.file, &fence.as_set()).map_err(|it| fence.moved(source, it))?;
    Ok(set.cards)
}
