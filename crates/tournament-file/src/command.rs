//! Commands as they are written and sent.
//!
//! `{"id": "…", "by": 1, "at": 1762000000000, "act": {"do": "drop", "player": 3}}`

use crate::{
    Fault, Unreadable,
    ids::{CommandRef, OpenChoice, Person, Player, SealedChoice, Seed},
    mirror::{Mirror, choice, record, words},
    setup::Setup,
};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

mod of {
    pub(super) use tournament::{
        clock::GivenUp,
        event::{
            Act, Captaincy, Command, Copies, Dealing, DeckList, Judging, Role, Sentence, Timing,
            Topping,
        },
        pairing::Policy,
        penalties::{Circumstance, Grounds, Penalty},
        standings::{Ending, Side, Slip},
    };
}

words! {
    Role = of::Role {
        Organizator, SedziaGlowny, SedziaLiniowy, SedziaTechniczny, Gracz, Widz,
    }
}
words! { Policy = of::Policy { Random, Standings } }
words! { Side = of::Side { First, Second } }
words! { Ending = of::Ending { InTime, Terminacja } }
words! { GivenUp = of::GivenUp { Bene, Pas } }
words! {
    Penalty = of::Penalty {
        Nothing, Upomnienie, Ostrzezenie, KaraGry, KaraMeczu, Dyskwalifikacja,
    }
}
words! {
    Grounds = of::Grounds {
        SituationInTheGame, SeverityLevel, NoPossibleAdvantage, Age, Experience, Education,
        RoundOfTheTournament,
    }
}
words! {
    Circumstance = of::Circumstance {
        Intentional, Unintentional, InfluencedResult, AddressedToHim, Persistent, LargeAdvantage,
        TooFewCardsLeft, ClericalError, Optional, TouchedTheDwor, PlayedOn, CardIdentifiable,
        CalledJudgeAtOnce,
    }
}

choice! {
    /// What stands on a result slip; sides in the order of the table.
    "how" Slip = of::Slip {
        Played { games: [u8; 2], ending: Ending },
        Conceded { by: Side, games: [u8; 2] },
        Refused { by: Side },
        IntentionalDraw { play_began: bool },
        Bye {},
    }
}

record! { Copies = of::Copies { count: u32, card: String } }

record! {
    DeckList = of::DeckList {
        faction: String,
        alliance: Option<String>,
        sakwa_alliance: Option<String>,
        strategy: Option<String>,
        kredens: Vec<Copies>,
        sakwa: Vec<Copies>,
    }
}

record! {
    /// A penalty as a judge enters it.
    Sentence = of::Sentence {
        player: Player,
        infraction: String,
        circumstances: Vec<Circumstance>,
        deed: String,
        penalty: Penalty,
        explanation: String,
        grounds: Option<Grounds>,
        seconds: u32,
        games: [u8; 2],
        played: u8,
    }
}

choice! {
    "judging" Judging = of::Judging {
        Penalise { sentences: Vec<Sentence> },
        Agree { ruling: CommandRef, agreed: bool },
        Appeal { ruling: CommandRef },
        DecideAppeal { ruling: CommandRef, upheld: bool, explanation: String },
        Call { table: u32 },
        AnswerCall {},
        AdmitDeck {
            player: Player,
            person: Option<Person>,
            list: DeckList,
            faults: Vec<Fault>,
            explanation: String,
        },
        KeepOut { table: u32, spectator: Option<Person> },
    }
}

choice! {
    "timing" Timing = of::Timing {
        Start {},
        GiveBack { table: Option<u32>, seconds: u32 },
        Limit { minutes: u32 },
        CallTime { table: u32 },
        Stint { table: u32, given_up: GivenUp },
        Decide { table: u32, kreski: [u32; 2], initiative: Side, games: Option<[u8; 2]> },
        DrawChecks { count: u32, seed: Seed },
        Checked { table: u32, seconds: u32, agrees: [bool; 2] },
        Consult { table: u32, person: Person },
    }
}

choice! {
    "topping" Topping = of::Topping {
        Cut {},
        Begin { number: u32 },
        Result { number: u32, slip: Slip },
        ThirdPlace { slip: Slip },
    }
}

choice! {
    "captaincy" Captaincy = of::Captaincy {
        Declare {},
        Commit { sealed: SealedChoice },
        Reveal { choice: OpenChoice },
        Withdraw {},
    }
}

choice! {
    "dealing" Dealing = of::Dealing {
        OpenDraft { seats: Vec<Person>, boosters: Vec<Vec<Vec<String>>> },
        Choose { draft: u32, person: Person, card: String },
        TimeIsUp { draft: u32, seed: Seed },
        Open { person: Person, boosters: Vec<Vec<String>> },
        Register { person: Person, cards: Vec<Copies> },
    }
}

choice! {
    /// What can be done to an event.
    "do" Act = of::Act {
        Configure { setup: Box<Setup> },
        Introduce { person: Person, name: String, account: Option<String> },
        Appoint { person: Person, role: Role, level: u8 },
        Enter { player: Player, person: Person, name: String, list_handed_in: bool },
        EnterTogether {
            player: Player,
            name: String,
            members: Vec<Person>,
            captain: Person,
            list_handed_in: bool,
        },
        HandInList { player: Player },
        RegisterDeck { player: Player, person: Option<Person>, list: DeckList },
        Drop { player: Player },
        Disqualify { player: Player },
        FixTable { player: Player, table: u32 },
        Forbid { players: [Player; 2] },
        Pair { policy: Policy, seed: Seed },
        Swap { players: [Player; 2] },
        Discard {},
        Publish {},
        Report { table: u32, slip: Slip },
        Claim { table: u32, slip: Slip },
        ReportSingles { table: u32, slips: Vec<Slip> },
        Correct { round: u32, table: u32, slip: Slip },
        Judge { deed: Judging },
        Time { deed: Timing },
        Top { deed: Topping },
        Captain { table: u32, deed: Captaincy },
        ForCaptain { table: u32, team: Player, deed: Captaincy },
        Limited { deed: Dealing },
        NextDay {},
        Announce { text: String },
        PublishLists {},
        Close {},
        Undo { command: CommandRef },
    }
}

record! {
    /// An act with its author and its time in milliseconds since 1970.
    Command = of::Command { id: CommandRef, by: Person, at: i64, act: Act }
}
