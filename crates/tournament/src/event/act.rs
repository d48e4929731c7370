//! Commands: what can be done to an event, by whom, when.
//!
//! [`Act`] lists the deeds of the technical judge's table; the deeds of the
//! judges, of the clock, of the top, of captains and of limited formats have
//! lists of their own. What each does stands in the room of its name.

use super::staff::Role;
use crate::{
    PlayerId,
    clock::GivenUp,
    deck_lists::Fault,
    draft::Card,
    pairing::Policy,
    penalties::{Circumstance, Grounds, Penalty},
    setup::Setup,
    standings::{Side, Slip},
    teams::{Choice, Sealed},
};

/// Given by whoever issues the command; the same id is the same command.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CommandId(pub u128);

/// A person at the event, whatever he does there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PersonId(pub u32);

/// An act with its author and its time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Command {
    pub id: CommandId,
    pub by: PersonId,
    /// Milliseconds since 1970, as the author's clock showed them.
    pub at: i64,
    pub act: Act,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Act {
    /// Other settings, as far as they may still change.
    Configure {
        setup: Box<Setup>,
    },
    /// How a person is called, and his account on the game's forum.
    Introduce {
        person: PersonId,
        name: String,
        account: Option<String>,
    },
    /// `level` is the judge's licence, 0 without one.
    Appoint {
        person: PersonId,
        role: Role,
        level: u8,
    },
    /// The number is given by whoever registers, so that undoing an entry renumbers nobody.
    Enter {
        player: PlayerId,
        person: PersonId,
        name: String,
        list_handed_in: bool,
    },
    /// A pair or a team of three; the order of the members gives their numbers.
    EnterTogether {
        player: PlayerId,
        name: String,
        members: Vec<PersonId>,
        captain: PersonId,
        list_handed_in: bool,
    },
    /// A deck list on paper.
    HandInList {
        player: PlayerId,
    },
    /// A deck list that can be read.
    RegisterDeck {
        player: PlayerId,
        /// Whose it is; only of a single player it goes without saying.
        person: Option<PersonId>,
        list: DeckList,
    },
    Drop {
        player: PlayerId,
    },
    Disqualify {
        player: PlayerId,
    },
    FixTable {
        player: PlayerId,
        table: u32,
    },
    Forbid {
        players: [PlayerId; 2],
    },
    /// Makes a preview of the next round; the seed is drawn by the caller.
    Pair {
        policy: Policy,
        seed: u64,
    },
    /// Exchanges two players of the preview.
    Swap {
        players: [PlayerId; 2],
    },
    Discard,
    Publish,
    /// A result of the current round.
    Report {
        table: u32,
        slip: Slip,
    },
    /// A player's own report; it counts when both sides have made the same.
    Claim {
        table: u32,
        slip: Slip,
    },
    /// The single matches of an encounter of teams, in the order of its pairs.
    ReportSingles {
        table: u32,
        slips: Vec<Slip>,
    },
    /// Another result for a match that has one, of any round (from one).
    Correct {
        round: u32,
        table: u32,
        slip: Slip,
    },
    Judge {
        deed: Judging,
    },
    Time {
        deed: Timing,
    },
    Top {
        deed: Topping,
    },
    /// A captain acts at the table of his team.
    Captain {
        table: u32,
        deed: Captaincy,
    },
    /// The desk enters what a captain hands in on paper.
    ForCaptain {
        table: u32,
        team: PlayerId,
        deed: Captaincy,
    },
    Limited {
        deed: Dealing,
    },
    NextDay,
    Announce {
        text: String,
    },
    /// The organiser makes the deck lists public.
    PublishLists,
    Close,
    Undo {
        command: CommandId,
    },
}

/// What judges do, and what players ask of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Judging {
    /// Sentences that fall in the same moment: one, or one for each player of a match.
    Penalise {
        sentences: Vec<Sentence>,
    },
    /// The head judge agrees to a penalty that departs from the standard, or does not.
    Agree {
        ruling: CommandId,
        agreed: bool,
    },
    Appeal {
        ruling: CommandId,
    },
    /// Upheld, the ruling is final; otherwise it is as if it had not been given.
    DecideAppeal {
        ruling: CommandId,
        upheld: bool,
        explanation: String,
    },
    Call {
        table: u32,
    },
    /// A judge takes the oldest call.
    AnswerCall,
    /// A list with faults is let in by the head judge's decision. The faults are told by the desk.
    AdmitDeck {
        player: PlayerId,
        /// Whose it is; only of a single player it goes without saying.
        person: Option<PersonId>,
        list: DeckList,
        faults: Vec<Fault>,
        explanation: String,
    },
    /// A spectator may not watch a table any more; nobody at all where none is named.
    KeepOut {
        table: u32,
        spectator: Option<PersonId>,
    },
}

/// A penalty as a judge enters it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sentence {
    pub player: PlayerId,
    /// The number in the catalogue, such as "8.2.1".
    pub infraction: String,
    pub circumstances: Vec<Circumstance>,
    /// The judge's tag for the exact deed.
    pub deed: String,
    pub penalty: Penalty,
    /// What happened and why this follows.
    pub explanation: String,
    pub grounds: Option<Grounds>,
    /// How long the ruling took.
    pub seconds: u32,
    /// Games won at his table when it was given, in the order of the table.
    pub games: [u8; 2],
    /// Games really played there, the running one included.
    pub played: u8,
}

/// The round clock, terminacja and deck checks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Timing {
    /// The round begins now.
    Start,
    /// More time for a table, or for all.
    GiveBack { table: Option<u32>, seconds: u32 },
    /// Another length for the running round.
    Limit { minutes: u32 },
    /// Time is called at a table: the stint that runs is the first.
    CallTime { table: u32 },
    /// A stint of terminacja was given up.
    Stint { table: u32, given_up: GivenUp },
    /// After terminacja: kreski of both sides, who has the initiative, and the games that were
    /// won before this one; where they are not told, those that penalties have decided.
    Decide { table: u32, kreski: [u32; 2], initiative: Side, games: Option<[u8; 2]> },
    /// Tables are drawn for a deck check.
    DrawChecks { count: u32, seed: u64 },
    /// A deck check is over; its time is given back.
    Checked { table: u32, seconds: u32, agrees: [bool; 2] },
    /// A member of a team consults his captain, or the captain a team-mate.
    Consult { table: u32, person: PersonId },
}

/// What happens after the Swiss rounds. Matches are counted from one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Topping {
    Cut,
    /// The players of a match sit down; from now on nobody is replaced there.
    Begin {
        number: u32,
    },
    Result {
        number: u32,
        slip: Slip,
    },
    ThirdPlace {
        slip: Slip,
    },
}

/// The meetings of the captains before an encounter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Captaincy {
    Declare,
    Commit { sealed: Sealed },
    Reveal { choice: Choice },
    Withdraw,
}

/// Boosters, drafts and sealed sets. Tables of a draft are counted from one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Dealing {
    /// A draft begins; four boosters for each seat.
    OpenDraft {
        seats: Vec<PersonId>,
        boosters: Vec<Vec<Vec<Card>>>,
    },
    Choose {
        draft: u32,
        person: PersonId,
        card: Card,
    },
    /// Who has not chosen in time gets a card by lot.
    TimeIsUp {
        draft: u32,
        seed: u64,
    },
    /// Six boosters for a player of sealed deck.
    Open {
        person: PersonId,
        boosters: Vec<Vec<Card>>,
    },
    /// The set of a player whose boosters were opened at the table and not here.
    Register {
        person: PersonId,
        cards: Vec<Copies>,
    },
}

/// A deck list as it was handed in; whether it is legal, `deck_lists` asks the deck room.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DeckList {
    pub faction: String,
    /// Of the kredens.
    pub alliance: Option<String>,
    /// Of the sakwa, where it is another one.
    pub sakwa_alliance: Option<String>,
    pub strategy: Option<String>,
    pub kredens: Vec<Copies>,
    pub sakwa: Vec<Copies>,
}

/// So many copies of a card.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Copies {
    pub count: u32,
    pub card: String,
}
