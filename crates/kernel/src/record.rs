//! A game as a list of small integers.

use crate::Game;

/// A fingerprint is kept after every so many choices.
pub const MARK_EVERY: usize = 20;

/// How a game went: the place of each choice among the legal ones, and proof.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Record {
    pub choices: Vec<u16>,
    /// The fingerprint after every `MARK_EVERY`th choice.
    pub marks: Vec<u64>,
}

impl Record {
    /// Adds one choice and, when it is due, the fingerprint of the state it led to.
    pub fn push(&mut self, choice: u16, after: &impl Game) {
        self.choices.push(choice);
        if self.choices.len().is_multiple_of(MARK_EVERY) {
            self.marks.push(after.fingerprint());
        }
    }

    /// Forgets all but the first `count` choices.
    pub fn truncate(&mut self, count: usize) {
        self.choices.truncate(count);
        self.marks.truncate(count / MARK_EVERY);
    }
}

/// Where a record does not fit the game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Broken {
    /// The choice with this number is not among the legal ones.
    NoSuchChoice { at: usize, choice: u16, legal: usize },
    /// The state after this many choices is not the recorded one.
    OtherState { at: usize },
    /// The game was over before all choices were made.
    AlreadyOver { at: usize },
    /// There are more or fewer fingerprints than the choices call for.
    MarksMissing { expected: usize, found: usize },
}

impl std::fmt::Display for Broken {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Broken::NoSuchChoice { at, choice, legal } => {
                write!(f, "choice {at} is number {choice}, but there were only {legal} legal ones")
            }
            Broken::OtherState { at } => {
                write!(f, "the state after {at} choices is not the one that was recorded")
            }
            Broken::AlreadyOver { at } => {
                write!(f, "the game was over after {at} choices, but the record goes on")
            }
            Broken::MarksMissing { expected, found } => {
                write!(f, "the record should have {expected} fingerprints and has {found}")
            }
        }
    }
}

impl std::error::Error for Broken {}

/// Plays `record` from `start`, checks every fingerprint and shows each step.
///
/// # Errors
///
/// The first place where the record does not fit.
pub fn replay<G: Game>(
    start: G,
    record: &Record,
    mut seen: impl FnMut(&G, &[G::Event]),
) -> Result<G, Broken> {
    let expected = record.choices.len() / MARK_EVERY;
    if record.marks.len() != expected {
        return Err(Broken::MarksMissing { expected, found: record.marks.len() });
    }
    let mut game = start;
    let (mut choices, mut events) = (Vec::new(), Vec::new());
    for (at, number) in record.choices.iter().enumerate() {
        if game.pending().is_over() {
            return Err(Broken::AlreadyOver { at });
        }
        choices.clear();
        events.clear();
        game.choices(&mut choices);
        let no_such = Broken::NoSuchChoice { at, choice: *number, legal: choices.len() };
        let choice = choices.get(usize::from(*number)).copied().ok_or(no_such)?;
        game.apply(choice, &mut events).expect("a choice that was offered is legal");
        let made = at + 1;
        if made.is_multiple_of(MARK_EVERY)
            && record.marks[made / MARK_EVERY - 1] != game.fingerprint()
        {
            return Err(Broken::OtherState { at: made });
        }
        seen(&game, &events);
    }
    Ok(game)
}
