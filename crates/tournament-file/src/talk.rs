//! What a desk is asked over the network, and what it answers.
//!
//! Who asks is known from his link and when from the clock of the server, so
//! neither stands in a request.

use crate::{
    CommandRef, Fault, Mirror, Person, Unreadable,
    command::{Act, Copies, Role},
    setup::{Class, Cut, Entrants, Format, Setup, Wins},
    view::EventView,
};
use serde::{Deserialize, Serialize};
use tournament::{deck_lists, setup};
use ts_rs::TS;

/// An event somebody wants to found. What is left out is as the rules propose it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Wish {
    pub title: String,
    /// How the organiser is called.
    pub organiser: String,
    pub class: Class,
    pub format: Format,
    pub entrants: Entrants,
    pub wins: Wins,
    /// How many are expected; gives the number of rounds.
    pub players: u32,
    pub rounds: Option<u32>,
    pub minutes: Option<u32>,
    pub cut: Option<Cut>,
    pub lists_required: bool,
}

impl Wish {
    /// The settings it asks for.
    pub fn setup(&self) -> Result<Setup, Unreadable> {
        let (class, format) = (self.class.value()?, self.format.value()?);
        let preset = setup::Setup::preset(class, format, self.wins.value()?, self.players);
        let mut setup = Setup::of(&preset);
        setup.title = self.title.trim().to_owned();
        setup.entrants = self.entrants;
        setup.lists_required |= self.lists_required;
        if let Some(cut) = self.cut {
            setup.cut = cut;
            setup.swiss_rounds = setup::swiss_rounds(class, self.players, cut.value()?);
            setup.days = vec![setup.swiss_rounds];
        }
        if let Some(rounds) = self.rounds {
            setup.swiss_rounds = rounds;
            setup.days = vec![rounds];
        }
        setup.round_minutes = self.minutes.unwrap_or(setup.round_minutes);
        Ok(setup)
    }
}

/// A new event, and the secret of its organiser's link.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Founded {
    pub event: String,
    pub token: String,
}

/// What a house says of itself to whoever wants to found an event there.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct House {
    pub founding: FoundingRight,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum FoundingRight {
    /// Whoever asks may.
    Open,
    /// With the key of the house.
    WithKey,
    /// Not from here.
    Closed,
}

/// A line of the list of events.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct EventInfo {
    pub event: String,
    pub title: String,
    pub players: u32,
    /// The last published round; 0 before the first.
    pub round: u32,
    pub closed: bool,
}

/// The event as the asker sees it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS)]
pub struct Seen {
    /// The clock of the server in milliseconds, because phones have their own.
    pub now: i64,
    pub view: EventView,
}

/// Something the holder of a link wants done. The same id is the same order.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Wanted {
    pub id: CommandRef,
    pub act: Act,
}

/// What became of an order that was accepted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Done {
    pub version: u32,
    /// It had been taken before; nothing was done twice.
    pub already_done: bool,
}

/// Somebody who enters: one person, or two or three together.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Newcomer {
    pub id: CommandRef,
    /// Of the pair or the team; one person alone is called by his own name.
    pub name: Option<String>,
    /// In the order of their numbers.
    pub members: Vec<Member>,
    /// Which of them is the captain, from one.
    pub captain: u32,
    pub list_handed_in: bool,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Member {
    pub name: String,
    /// The login on the game's forum.
    pub account: Option<String>,
}

/// What a player exchanges between two games; it is his secret and nothing is written.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Exchange {
    /// Games of his match so far.
    pub games: u8,
    /// From the kredens into the sakwa.
    pub out: Vec<Copies>,
    /// And the other way.
    pub into: Vec<Copies>,
}

/// Boosters to be dealt by lot.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Deal {
    pub id: CommandRef,
    /// The id of a card set.
    pub set: String,
    pub to: Dealt,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "to", rename_all = "snake_case", deny_unknown_fields)]
pub enum Dealt {
    /// A draft at tables of at most so many, seated by lot.
    Draft { persons: Vec<Person>, most: u32 },
    /// Six boosters each.
    Sealed { persons: Vec<Person> },
    /// The teams that meet in the running round, six at a table.
    Teams {},
}

/// A card set of which boosters can be made, or why not.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct CardSetInfo {
    pub set: String,
    pub name: String,
    /// Different cards of each rarity.
    pub common: u32,
    pub uncommon: u32,
    pub rare: u32,
    pub enough: bool,
}

/// A table of players as text, to be entered all or none.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Roster {
    pub id: CommandRef,
    pub csv: String,
    pub list_handed_in: bool,
}

/// A person's secret link.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct LinkView {
    pub person: Person,
    pub name: String,
    pub roles: Vec<Role>,
    pub token: String,
}

/// A deck list as it is typed; `docs/decks.md` says how.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct TypedList {
    pub text: String,
}

/// A deck that was refused: a problem of the server with every fault of the deck.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct DeckProblem {
    /// `illegal-deck`, the key of a text.
    pub reason: String,
    /// All faults in English, each on a line.
    pub detail: String,
    /// Of the first one.
    pub rule: Option<String>,
    pub faults: Vec<Fault>,
}

impl DeckProblem {
    pub fn of(faults: &[deck_lists::Fault]) -> DeckProblem {
        DeckProblem {
            reason: "illegal-deck".to_owned(),
            detail: faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"),
            rule: faults.first().map(|it| it.rule.to_string()),
            faults: faults.iter().map(Fault::of).collect(),
        }
    }
}
