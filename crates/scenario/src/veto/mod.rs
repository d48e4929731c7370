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

use std::sync::Arc;

use ::veto::{ARTYKULY_HENRYKOWSKIE, Catalog, MOUNT_AND_BLADE, Ruleset};
use cards::{
    set::{Mistake, Set, read_set},
    veto::Card,
};
use kernel::Seat;
use rulebook::RuleId;

use self::{action::Action, fact::Fact, given::Start, reading::Reading};
use crate::{
    phrase::{Phrase, Source, same},
    report::Failure,
    skeleton::{Fence, LINES, Line, LineKind, Skeleton, Words},
};

pub(crate) const WORDS: Words = Words {
    settings: &["voice", "round", "czyn", "elekcja", "seed", "start"],
    zones: &["pole", "dwór", "kredens", "lazaret", "żalnik", "frakcja"],
};

/// A rule set and the cards it is played with.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Edition {
    rules: &'static Ruleset,
    set: fn() -> Set,
}

/// Artykuły Henrykowskie are played with the cards of the small box, or with those a scenario brings.
const EDITIONS: [Edition; 2] = [
    Edition { rules: &MOUNT_AND_BLADE, set: cards::builtin::mount_and_blade },
    Edition { rules: &ARTYKULY_HENRYKOWSKIE, set: cards::builtin::mount_and_blade },
];

pub(crate) fn edition(name: &str) -> Option<Edition> {
    EDITIONS.into_iter().find(|it| same(it.rules.name, name))
}

pub(crate) fn editions() -> impl Iterator<Item = &'static str> {
    EDITIONS.into_iter().map(|it| it.rules.name)
}

/// A scenario of VETO!, understood.
#[derive(Debug)]
pub(crate) struct Story {
    catalog: Arc<Catalog>,
    seats: Vec<String>,
    start: Start,
    lines: Vec<Told>,
}

/// One line of the story.
#[derive(Debug)]
struct Told {
    number: usize,
    what: Tell,
}

#[derive(Debug)]
enum Tell {
    Do(Seat, Action),
    Refused(Seat, Action, RuleId),
    Offered(Seat, Action),
    /// `settled`: only when all that was declared has taken effect.
    Holds {
        facts: Vec<Fact>,
        settled: bool,
    },
}

impl Story {
    pub(crate) fn read(
        source: &Source,
        edition: Edition,
        skeleton: &Skeleton,
    ) -> Result<Story, Vec<Mistake>> {
        let set = (edition.set)();
        let catalog = catalog(source, &set, &skeleton.cards)?;
        let seats: Vec<String> = skeleton.seats.iter().map(|it| it.name.text.clone()).collect();
        let reading = Reading { source, catalog: &catalog, seats: &seats };
        let mut mistakes = Vec::new();
        for seat in &skeleton.seats {
            if fact::TABLE.iter().chain(&LINES).any(|it| same(it, &seat.name.text)) {
                let message = format!("`{}` has a meaning of its own here", seat.name.text);
                mistakes.push(source.mistake(&seat.name, message));
            }
        }
        let start = reading.start(edition, &set, skeleton).map_err(|it| mistakes.extend(it));
        let mut lines = Vec::new();
        for line in skeleton.when.iter().chain(&skeleton.then) {
            match told(&reading, line) {
                Ok(what) => lines.push(Told { number: line.number, what }),
                Err(mistake) => mistakes.push(mistake),
            }
        }
        match start {
            Ok(start) if mistakes.is_empty() => {
                Ok(Story { catalog: Arc::clone(&catalog), seats, start, lines })
            }
            _ => Err(mistakes),
        }
    }

    /// Plays it; answers the rules by which something was refused.
    pub(crate) fn run(&self) -> Result<Vec<RuleId>, Failure> {
        play::run(self)
    }
}

fn told(reading: &Reading<'_>, line: &Line) -> Result<Tell, Mistake> {
    let action = || Ok((reading.seat(&line.subject)?, reading.action(&line.text)?));
    Ok(match (line.kind, line.rule) {
        (LineKind::Do, _) => {
            let (seat, action) = action()?;
            if matches!(action, Action::Move { .. }) {
                let message = "nothing can be moved like that; it can only be `refused`";
                return Err(reading.source.mistake(&line.text, message));
            }
            Tell::Do(seat, action)
        }
        (LineKind::Refused, Some(rule)) => {
            let (seat, action) = action()?;
            Tell::Refused(seat, action, rule)
        }
        (LineKind::Offered | LineKind::Refused, _) => {
            let (seat, action) = action()?;
            Tell::Offered(seat, action)
        }
        (LineKind::Expect | LineKind::Meanwhile, _) => {
            let facts = reading.facts(&line.subject, &line.text)?;
            Tell::Holds { facts, settled: line.kind == LineKind::Expect }
        }
    })
}

/// The cards of the edition and those of the file, which come last.
fn catalog(source: &Source, set: &Set, fences: &[Fence]) -> Result<Arc<Catalog>, Vec<Mistake>> {
    let mut cards: Vec<Card> = set.cards.clone();
    for fence in fences {
        cards.extend(inline(source, fence)?);
    }
    Catalog::new(cards).map_err(|problem| {
        let line = fences.first().map_or(1, |it| it.line);
        let at = Phrase::new(source.lines.get(line - 1).map_or("", String::as_str), line);
        vec![source.mistake(&at, problem.to_string())]
    })
}

/// Reads a fence as a set of its own; mistakes are shown at their place in the file.
fn inline(source: &Source, fence: &Fence) -> Result<Vec<Card>, Vec<Mistake>> {
    let text = format!("set = {{ id = \"scn\", name = \"scenario\" }}\n{}", fence.text);
    let set = read_set(&source.file, &text).map_err(|mistakes| {
        let moved = mistakes.into_iter().map(|it| match it.line {
            // What is wrong with the whole is shown at the fence.
            1 => {
                let at = Phrase::new(&source.lines[fence.line - 1], fence.line);
                source.mistake(&at, it.message)
            }
            line => Mistake { line: line - 1 + fence.line, ..it },
        });
        moved.collect::<Vec<Mistake>>()
    })?;
    Ok(set.cards)
}
