//! Every command there is survives the way to a file and back.

#![allow(clippy::unwrap_used, reason = "the whole program is a test")]

use rulebook::cite;
use std::collections::{BTreeMap, BTreeSet};
use tournament::{
    PlayerId,
    clock::GivenUp,
    deck_lists::{Fault, Saying, Value},
    event::{
        Act, Captaincy, Command, CommandId, Copies, Dealing, DeckList, Judging, PersonId, Role,
        Sentence, Timing, Topping,
    },
    pairing::Policy,
    penalties::{Circumstance, Grounds, Penalty},
    setup::{Class, Format, Setup},
    standings::{Ending, Side, Slip, Wins},
    teams::Choice,
};
use tournament_file::{Mirror as _, command};

const PLAYER: PlayerId = PlayerId(7);
const PERSON: PersonId = PersonId(9);

fn slips() -> Vec<Slip> {
    vec![
        Slip::Played { games: [2, 1], ending: Ending::Terminacja },
        Slip::Conceded { by: Side::Second, games: [1, 0] },
        Slip::Refused { by: Side::First },
        Slip::IntentionalDraw { play_began: true },
        Slip::Bye,
    ]
}

fn list() -> DeckList {
    DeckList {
        faction: "Wiśniowieccy".to_owned(),
        alliance: Some("Liga".to_owned()),
        sakwa_alliance: None,
        strategy: Some("Podstęp".to_owned()),
        kredens: vec![Copies { count: 3, card: "Cięcie \"wręczne\"".to_owned() }],
        sakwa: Vec::new(),
    }
}

fn judgings() -> Vec<Judging> {
    let sentence = Sentence {
        player: PLAYER,
        infraction: "8.2.1".to_owned(),
        circumstances: vec![Circumstance::Intentional, Circumstance::Persistent],
        deed: "late".to_owned(),
        penalty: Penalty::KaraGry,
        explanation: "spóźniony\no kwadrans".to_owned(),
        grounds: Some(Grounds::SeverityLevel),
        seconds: 90,
        games: [1, 0],
        played: 2,
    };
    let ruling = CommandId(u128::MAX);
    let explanation = String::new();
    let fault = Fault {
        rule: cite!("PC 4.1.0.1"),
        what: Saying {
            key: "too-few".to_owned(),
            args: BTreeMap::from([
                ("found".to_owned(), Value::Number(59)),
                ("card".to_owned(), Value::Text("1683".to_owned())),
            ]),
            plain: "59 cards".to_owned(),
        },
    };
    let faults = vec![fault];
    vec![
        Judging::Penalise { sentences: vec![sentence.clone(), sentence] },
        Judging::Agree { ruling, agreed: false },
        Judging::Appeal { ruling },
        Judging::DecideAppeal { ruling, upheld: true, explanation: explanation.clone() },
        Judging::Call { table: 3 },
        Judging::AnswerCall,
        Judging::AdmitDeck {
            player: PLAYER,
            person: Some(PERSON),
            list: list(),
            faults,
            explanation,
        },
        Judging::KeepOut { table: 3, spectator: Some(PERSON) },
        Judging::KeepOut { table: 3, spectator: None },
    ]
}

fn timings() -> Vec<Timing> {
    let (table, seed) = (u32::MAX, u64::MAX);
    let decide = |games| Timing::Decide { table, kreski: [8, 7], initiative: Side::Second, games };
    vec![
        Timing::Start,
        Timing::GiveBack { table: None, seconds: 60 },
        Timing::GiveBack { table: Some(table), seconds: 60 },
        Timing::Limit { minutes: 90 },
        Timing::CallTime { table },
        Timing::Stint { table, given_up: GivenUp::Bene },
        Timing::Stint { table, given_up: GivenUp::Pas },
        decide(None),
        decide(Some([1, 0])),
        Timing::DrawChecks { count: 2, seed },
        Timing::Checked { table, seconds: 300, agrees: [true, false] },
        Timing::Consult { table, person: PERSON },
    ]
}

fn dealings() -> Vec<Dealing> {
    let card = |it: u32| format!("Ćma {it}");
    let booster = |from: u32| (from..from + 11).map(card).collect::<Vec<_>>();
    let boosters = vec![booster(0), booster(11)];
    vec![
        Dealing::OpenDraft {
            seats: vec![PERSON, PersonId(8)],
            boosters: vec![boosters.clone(); 2],
        },
        Dealing::Choose { draft: 1, person: PERSON, card: card(10) },
        Dealing::TimeIsUp { draft: 1, seed: 0 },
        Dealing::Open { person: PERSON, boosters },
        Dealing::Register { person: PERSON, cards: list().kredens },
    ]
}

fn acts() -> Vec<Act> {
    let (player, person, name) = (PLAYER, PERSON, "Żółć & \"Synowie\"".to_owned());
    let slip = slips()[0];
    let choice = Choice { number: 2, secret: [200; 16] };
    let captaincies = [
        Captaincy::Declare,
        Captaincy::Commit { sealed: choice.seal() },
        Captaincy::Reveal { choice },
        Captaincy::Withdraw,
    ];
    let toppings = [
        Topping::Cut,
        Topping::Begin { number: 1 },
        Topping::Result { number: 2, slip },
        Topping::ThirdPlace { slip },
    ];
    let setup = Setup::preset(Class::Master, Format::Draft, Wins::One, 90);
    let members = vec![person, PersonId(10)];
    let mut acts = vec![
        Act::Configure { setup: Box::new(setup) },
        Act::Introduce { person, name: name.clone(), account: Some("konto".to_owned()) },
        Act::Enter { player, person, name: name.clone(), list_handed_in: true },
        Act::EnterTogether { player, name, members, captain: person, list_handed_in: false },
        Act::HandInList { player },
        Act::RegisterDeck { player, person: None, list: list() },
        Act::Drop { player },
        Act::Disqualify { player },
        Act::FixTable { player, table: 4 },
        Act::Forbid { players: [player, PlayerId(8)] },
        Act::Pair { policy: Policy::Standings, seed: u64::MAX },
        Act::Swap { players: [player, PlayerId(8)] },
        Act::Discard,
        Act::Publish,
        Act::ReportSingles { table: 1, slips: slips() },
        Act::Correct { round: 1, table: 2, slip },
        Act::NextDay,
        Act::Announce { text: "Obiad o\u{a0}14".to_owned() },
        Act::PublishLists,
        Act::Close,
        Act::Undo { command: CommandId(1) },
    ];
    acts.extend(Role::ALL.map(|role| Act::Appoint { person, role, level: 3 }));
    acts.extend(slips().into_iter().map(|slip| Act::Report { table: 1, slip }));
    acts.extend(slips().into_iter().map(|slip| Act::Claim { table: 1, slip }));
    acts.extend(judgings().into_iter().map(|deed| Act::Judge { deed }));
    acts.extend(timings().into_iter().map(|deed| Act::Time { deed }));
    acts.extend(toppings.map(|deed| Act::Top { deed }));
    acts.extend(captaincies.map(|deed| Act::Captain { table: 1, deed }));
    acts.extend(captaincies.map(|deed| Act::ForCaptain { table: 1, team: player, deed }));
    acts.extend(dealings().into_iter().map(|deed| Act::Limited { deed }));
    acts
}

/// The words of the contract for each kind of command, as `ts-rs` and serde know them.
fn words(declaration: &str, tag: &str) -> BTreeSet<String> {
    let mark = format!("\"{tag}\": \"");
    let words = declaration.split(&mark).skip(1).filter_map(|it| it.split('"').next());
    words.map(str::to_owned).collect()
}

#[test]
fn every_command_survives_the_way_to_a_file_and_back() {
    let mut written = BTreeSet::new();
    for (number, act) in acts().into_iter().enumerate() {
        let at = i64::MAX - number as i64;
        let command = Command { id: CommandId(number as u128), by: PERSON, at, act };
        let json = serde_json::to_string(&command::Command::of(&command)).unwrap();
        let read: command::Command = serde_json::from_str(&json).unwrap();
        assert_eq!(read.value().unwrap(), command, "{json}");
        let value: serde_json::Value = serde_json::from_str(&json).unwrap();
        let act = &value["act"];
        let deed = act.get("deed").unwrap_or(act);
        for tag in ["do", "judging", "timing", "topping", "captaincy", "dealing"] {
            let word = act.get(tag).or_else(|| deed.get(tag));
            written.extend(word.and_then(|it| it.as_str()).map(|it| format!("{tag} {it}")));
        }
    }
    // The declarations for TypeScript list every kind, so none can be forgotten here.
    let declared = tournament_file::typescript();
    for tag in ["do", "judging", "timing", "topping", "captaincy", "dealing"] {
        for word in words(&declared, tag) {
            let known = written.contains(&format!("{tag} {word}"));
            assert!(known, "no example of \"{tag}\": \"{word}\"");
        }
    }
    assert!(50 < written.len(), "{written:?}");
}
