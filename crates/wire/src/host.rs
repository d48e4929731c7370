//! A game under way as the rim sees it: wire data in, wire data out.
//!
//! Server, terminal and engine protocol know games only through this trait,
//! so that a room does not care which game is played in it.

use rulebook::folded;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{
    decision::{DecisionView, RefusalView},
    event::SeenEvent,
    hosted::problem,
    message::Problem,
    view::{Handle, OverView, SeatNo, View},
};

/// Everything a game follows from, besides the choices made in it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// "mb"
    pub ruleset: String,
    /// The seed of every shuffle: 32 bytes in hex.
    pub seed: String,
    /// One deck for each seat, in the order of the seats.
    pub decks: Vec<Deck>,
    /// The digest of the card definitions it is played with.
    pub cards: String,
}

impl Setup {
    pub fn new(ruleset: &str, seed: [u8; 32], decks: Vec<Deck>, cards: String) -> Setup {
        let seed = seed.iter().map(|it| format!("{it:02x}")).collect();
        Setup { ruleset: ruleset.to_owned(), seed, decks, cards }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Deck {
    /// The id of the faction card.
    pub faction: String,
    /// Card ids, a card as often as there are copies.
    pub cards: Vec<String>,
}

/// A game from beginning to end; a file people share and verify.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct RecordFile {
    /// The version of this format.
    pub format: u32,
    pub setup: Setup,
    /// The place of each choice among the legal ones.
    pub choices: Vec<u16>,
    /// The fingerprint after every twentieth choice, in hex.
    pub marks: Vec<String>,
    /// Who gave up after the last choice, if anybody.
    pub conceded: Option<SeatNo>,
    /// How the seed came about, if it was made by commitments: contributions in hex.
    #[serde(default)]
    pub contributions: Vec<String>,
    /// The source of the card definitions (the set files), so that the record stands by itself.
    #[serde(default)]
    pub card_source: Vec<String>,
}

/// A game under way.
pub trait Host: Send {
    fn seats(&self) -> u8;

    /// How many choices have been made.
    fn made(&self) -> u32;

    /// Whose answer the game waits for; none when it is over.
    fn to_act(&self) -> Option<SeatNo>;

    fn over(&self) -> Option<OverView>;

    fn view(&self, viewer: Option<SeatNo>) -> View;

    /// The pending question; with its choices only for the seat that is asked.
    fn decision(&self, viewer: Option<SeatNo>) -> Option<DecisionView>;

    /// The seat that is asked has exactly one legal answer.
    fn forced(&self) -> bool;

    /// What `viewer` saw happen after the first `made` choices.
    fn events_since(&self, made: u32, viewer: Option<SeatNo>) -> Vec<SeenEvent>;

    /// Answers the pending decision.
    ///
    /// # Errors
    ///
    /// It is not this seat's turn, or there is no such choice; nothing has changed.
    fn choose(&mut self, seat: SeatNo, choice: u16) -> Result<(), Problem>;

    /// What is refused to `seat` about this card now, and by which rules.
    fn why_not(&self, seat: SeatNo, card: Handle) -> Vec<RefusalView>;

    fn can_undo(&self, seat: SeatNo) -> bool;

    /// Takes back the latest choice.
    ///
    /// # Errors
    ///
    /// It cannot be taken back fairly; nothing has changed.
    fn undo(&mut self, seat: SeatNo) -> Result<(), Problem>;

    /// Gives up.
    ///
    /// # Errors
    ///
    /// The game is over already.
    fn concede(&mut self, seat: SeatNo) -> Result<(), Problem>;

    /// The time of the match is up; from now on terminacja is counted (PC 2.6).
    ///
    /// # Errors
    ///
    /// The game is over, time was called before, or this game has no terminacja.
    fn call_time(&mut self) -> Result<(), Problem> {
        let detail = "only games of VETO! between two are put under terminacja";
        Err(Problem { reason: "no-time-to-call".to_owned(), detail: detail.to_owned(), rule: None })
    }

    /// The choice this bot would make for the seat that is asked; depends only on what that seat knows.
    ///
    /// # Errors
    ///
    /// There is no such bot, or nobody is asked.
    fn bot_choice(&self, bot: &str) -> Result<u16, Problem>;

    fn fingerprint(&self) -> u64;

    fn record(&self) -> RecordFile;
}

/// The deck among these that is meant: by its name or the beginning of it.
///
/// # Errors
///
/// There is none; the answer names those there are.
pub fn deck_called<'n>(name: &str, known: &[&'n str]) -> Result<&'n str, Problem> {
    let wanted = folded(name);
    let exact = known.iter().find(|it| folded(it) == wanted);
    let near = || known.iter().find(|it| !wanted.is_empty() && folded(it).starts_with(&wanted));
    exact.or_else(near).copied().ok_or_else(|| {
        let known = known.join(", ");
        problem("no-such-deck", format!("there is no deck `{name}`; there are {known}"))
    })
}
