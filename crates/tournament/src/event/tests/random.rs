//! Random commands on events of every kind: nothing breaks them, and the fold is the state.

use super::*;
use crate::{
    clock::GivenUp,
    setup::{Cut, Entrants},
    teams::Choice,
};
use proptest::prelude::*;

/// Deeds of the judges, the clock and the top, with numbers that may or may not fit.
fn any_deed() -> impl Strategy<Value = Act> {
    let id = || (1..90_u128).prop_map(CommandId);
    let sentence = (1..8_u32, 0..4_usize, 0..4_usize, 0..3_u8, 0..3_u8, 0..3_u8).prop_map(
        |(player, code, penalty, first, second, played)| {
            let code = ["8.2.1", "8.3.6", "8.4.1", "8.5.1"][code];
            let (games, player) = ([first, second], PlayerId(player));
            let penalty = later::PENALTIES[penalty];
            Sentence { games, played, ..judging::sentence(player, code, penalty) }
        },
    );
    let slip = || (0..3_u8, 0..3_u8).prop_map(|(first, second)| won(first, second));
    let judge = |deed| Act::Judge { deed };
    prop_oneof![
        4 => prop::collection::vec(sentence, 0..3)
            .prop_map(move |sentences| judge(Judging::Penalise { sentences })),
        1 => (id(), any::<bool>())
            .prop_map(move |(ruling, agreed)| judge(Judging::Agree { ruling, agreed })),
        1 => id().prop_map(move |ruling| judge(Judging::Appeal { ruling })),
        1 => (id(), any::<bool>()).prop_map(move |(ruling, upheld)| {
            judge(Judging::DecideAppeal { ruling, upheld, explanation: String::new() })
        }),
        1 => (1..4_u32).prop_map(move |table| judge(Judging::Call { table })),
        1 => Just(judge(Judging::AnswerCall)),
        1 => Just(Act::Time { deed: Timing::Start }),
        1 => (1..4_u32).prop_map(|table| Act::Time { deed: Timing::CallTime { table } }),
        1 => any::<u64>().prop_map(|seed| Act::Time { deed: Timing::DrawChecks { count: 1, seed } }),
        1 => (1..4_u32, any::<[bool; 2]>()).prop_map(|(table, agrees)| {
            Act::Time { deed: Timing::Checked { table, seconds: 400, agrees } }
        }),
        3 => Just(Act::Top { deed: Topping::Cut }),
        4 => (1..3_u32, slip())
            .prop_map(|(number, slip)| Act::Top { deed: Topping::Result { number, slip } }),
        1 => slip().prop_map(|slip| Act::Top { deed: Topping::ThirdPlace { slip } }),
        2 => (1..4_u32, slip()).prop_map(|(table, slip)| Act::Claim { table, slip }),
        1 => Just(Act::NextDay),
        1 => Just(Act::Close),
    ]
}

fn any_act() -> impl Strategy<Value = Act> {
    let player = || (1..7_u32).prop_map(PlayerId);
    let games = [0..4_u8, 0..4_u8];
    let slip = prop_oneof![
        8 => games.prop_map(|games| Slip::Played { games, ending: Ending::InTime }),
        1 => Just(Slip::IntentionalDraw { play_began: false }),
        1 => Just(Slip::Bye),
        1 => Just(Slip::Conceded { by: Side::First, games: [0, 1] }),
    ];
    let slip2 = slip.clone();
    prop_oneof![
        3 => player().prop_map(|player| Act::Enter {
            player,
            person: PersonId(player.0),
            name: "x".to_owned(),
            list_handed_in: false,
        }),
        1 => player().prop_map(|player| Act::Drop { player }),
        1 => player().prop_map(|player| Act::Disqualify { player }),
        1 => (player(), 0..4_u32).prop_map(|(player, table)| Act::FixTable { player, table }),
        1 => (player(), player()).prop_map(|(a, b)| Act::Forbid { players: [a, b] }),
        4 => any::<u64>().prop_map(|seed| Act::Pair { policy: Policy::Standings, seed }),
        1 => (player(), player()).prop_map(|(a, b)| Act::Swap { players: [a, b] }),
        1 => Just(Act::Discard),
        4 => Just(Act::Publish),
        8 => (1..5_u32, slip).prop_map(|(table, slip)| Act::Report { table, slip }),
        2 => (0..4_u32, 1..4_u32, slip2)
            .prop_map(|(round, table, slip)| Act::Correct { round, table, slip }),
        3 => (1..60_u128).prop_map(|it| Act::Undo { command: CommandId(it) }),
    ]
}

/// Deeds of pairs, teams and captains.
fn any_of_teams() -> impl Strategy<Value = Act> {
    let slip = || (0..3_u8, 0..3_u8).prop_map(|(first, second)| won(first, second));
    let choice = |number: u8| Choice { number, secret: [number; 16] };
    let captain = |deed| Act::Captain { table: 1, deed };
    prop_oneof![
        3 => (1..5_u32, 2..4_u32, 0..3_u32).prop_map(|(player, members, captain)| {
            let person = |it| PersonId(10 * player + it);
            Act::EnterTogether {
                player: PlayerId(player),
                name: format!("team {player}"),
                members: (0..members).map(person).collect(),
                captain: person(captain),
                list_handed_in: true,
            }
        }),
        4 => (1..3_u32, 0..4_u32, "[AB]", prop::option::of("[ST]")).prop_map(
            |(player, member, faction, strategy)| {
                let kredens = vec![Copies { count: 60, card: "Finta".to_owned() }];
                let list = DeckList { faction, strategy, kredens, ..DeckList::default() };
                let person = member.checked_sub(1).map(|it| PersonId(10 * player + it));
                Act::RegisterDeck { player: PlayerId(player), person, list }
            },
        ),
        4 => Just(captain(Captaincy::Declare)),
        6 => (0..4_u8).prop_map(move |it| captain(Captaincy::Commit { sealed: choice(it).seal() })),
        6 => (0..4_u8).prop_map(move |it| captain(Captaincy::Reveal { choice: choice(it) })),
        2 => (1..3_u32, 10..24_u32).prop_map(|(table, person)| Act::Time {
            deed: Timing::Consult { table, person: PersonId(person) },
        }),
        1 => Just(captain(Captaincy::Withdraw)),
        3 => prop::collection::vec(slip(), 2..4)
            .prop_map(|slips| Act::ReportSingles { table: 1, slips }),
    ]
}

/// Boosters, drafts and sealed sets.
fn any_dealing() -> impl Strategy<Value = Act> {
    let person = || (1..5_u32).prop_map(PersonId);
    let deal = |deed| Act::Limited { deed };
    let name = |it: u32| format!("c{it}");
    let booster = move |it: u32| (11 * it..11 * it + 11).map(name).collect::<Vec<_>>();
    let boosters = move |count: u32| (0..count).map(booster).collect::<Vec<_>>();
    prop_oneof![
        2 => (2..5_u32).prop_map(move |seats| deal(Dealing::OpenDraft {
            seats: (1..=seats).map(PersonId).collect(),
            boosters: (0..seats).map(|_| boosters(4)).collect(),
        })),
        6 => (0..3_u32, person(), 0..66_u32).prop_map(move |(draft, person, card)| {
            deal(Dealing::Choose { draft, person, card: name(card) })
        }),
        8 => (0..3_u32, any::<u64>())
            .prop_map(move |(draft, seed)| deal(Dealing::TimeIsUp { draft, seed })),
        2 => (person(), 5..7_u32).prop_map(move |(person, count)| {
            deal(Dealing::Open { person, boosters: boosters(count) })
        }),
        1 => (person(), 40..70_u32).prop_map(move |(person, count)| {
            let cards = vec![Copies { count, card: name(1) }];
            deal(Dealing::Register { person, cards })
        }),
        2 => (1..5_u32, 28..44_u32).prop_map(move |(player, cards)| {
            let copies = |it| Copies { count: 1, card: name(it) };
            let kredens = (0..cards).map(copies).collect();
            let list = DeckList { faction: "A".to_owned(), kredens, ..DeckList::default() };
            Act::RegisterDeck { player: PlayerId(player), person: None, list }
        }),
    ]
}

/// Terminacja to its end, and deck lists.
fn any_of_the_table() -> impl Strategy<Value = Act> {
    let time = |deed| Act::Time { deed };
    let list = DeckList {
        faction: "Dworscy".to_owned(),
        kredens: vec![Copies { count: 60, card: "Finta".to_owned() }],
        ..DeckList::default()
    };
    prop_oneof![
        2 => Just(time(Timing::Start)),
        4 => (1..4_u32).prop_map(move |table| time(Timing::CallTime { table })),
        9 => (1..4_u32, any::<bool>()).prop_map(move |(table, pas)| {
            let given_up = if pas { GivenUp::Pas } else { GivenUp::Bene };
            time(Timing::Stint { table, given_up })
        }),
        4 => (1..4_u32, [0..9_u32, 0..9_u32], prop::option::of([0..3_u8, 0..3_u8])).prop_map(
            move |(table, kreski, games)| {
                time(Timing::Decide { table, kreski, initiative: Side::First, games })
            },
        ),
        1 => (1..7_u32, any::<bool>()).prop_map(move |(player, admitted)| {
            let (player, list) = (PlayerId(player), list.clone());
            if !admitted {
                return Act::RegisterDeck { player, person: None, list };
            }
            let (faults, explanation) = (Vec::new(), "so be it".to_owned());
            let person = None;
            Act::Judge { deed: Judging::AdmitDeck { player, person, list, faults, explanation } }
        }),
    ]
}

/// Takes the acts, refused or not; after each the state is the fold of the log.
fn survives(mut play: Play, acts: Vec<(Act, u32)>) -> Result<(), TestCaseError> {
    for (number, (act, by)) in acts.into_iter().enumerate() {
        // Mostly the head judge; somebody else where only he can act.
        let by = match act {
            Act::Claim { .. } | Act::Judge { .. } if by < 6 => PersonId(by),
            Act::Captain { .. } => PersonId(10 * (by % 4 + 1)),
            _ => HEAD,
        };
        // Half an hour between two commands, so that clocks run down.
        let at = number as i64 * 1_800_000;
        let command = Command { at, ..play.command(by, act) };
        let before = play.log.clone();
        if play.log.foresee(&command).is_err() {
            prop_assert!(play.log.take(command.clone()).is_err());
            prop_assert_eq!(&play.log, &before, "a refused command left a trace");
            continue;
        }
        prop_assert_eq!(&play.log, &before, "looking ahead changed something");
        prop_assert_eq!(play.log.take(command.clone()), Ok(Taken::Done));
        prop_assert_eq!(play.log.take(command), Ok(Taken::AlreadyDone));
        let folded = play.log.fold();
        prop_assert_eq!(folded.as_ref(), Ok(play.log.event()));
        play.log.event().final_places();
    }
    let setup = play.log.founded.setup.clone();
    let again = Log::replay(setup, ORGANISER, 1, play.log.commands().to_vec());
    prop_assert_eq!(again, Ok(play.log));
    Ok(())
}

fn many(act: impl Strategy<Value = Act>) -> impl Strategy<Value = Vec<(Act, u32)>> {
    prop::collection::vec((act, 0..8_u32), 0..90)
}

/// An event of pairs or teams, of which two have entered.
fn of_teams(entrants: Entrants, members: u32) -> Play {
    let mut setup = Setup::preset(Class::Local, Format::Otwarty, Wins::Two, 4);
    setup.entrants = entrants;
    let mut play = Play::new(setup);
    play.does(Act::Appoint { person: HEAD, role: Role::SedziaGlowny, level: 1 });
    for player in 1..=2_u32 {
        let members: Vec<PersonId> = (0..members).map(|it| PersonId(10 * player + it)).collect();
        let (captain, name) = (members[0], format!("team {player}"));
        let player = PlayerId(player);
        play.does(Act::EnterTogether { player, name, members, captain, list_handed_in: false });
    }
    play
}

/// Two rounds played, and the three of the best eight to come.
fn of_eight() -> Play {
    let mut setup = Setup::preset(Class::Local, Format::Otwarty, Wins::Two, 9);
    (setup.cut, setup.swiss_rounds, setup.days) = (Cut::SwissOfEight, 2, vec![2]);
    let mut play = Play::new(setup);
    play.does(Act::Appoint { person: HEAD, role: Role::SedziaGlowny, level: 1 });
    (1..=9).for_each(|it| play.enters(it));
    play.plays_round();
    play.plays_round();
    play.does(Act::Top { deed: Topping::Cut });
    play
}

fn limited(format: Format) -> Play {
    let mut play = Play::new(Setup::preset(Class::Local, format, Wins::Two, 4));
    play.does(Act::Appoint { person: HEAD, role: Role::SedziaGlowny, level: 1 });
    (1..=4).for_each(|it| play.enters(it));
    play
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(120))]

    #[test]
    fn no_sequence_of_commands_breaks_an_event(
        acts in many(prop_oneof![3 => any_act(), 3 => any_deed(), 1 => any_of_the_table()])
    ) {
        survives(Play::with_top(6), acts)?;
    }

    #[test]
    fn none_breaks_the_clock_of_a_round(acts in many(any_of_the_table())) {
        let mut play = Play::local(6);
        play.starts_round();
        survives(play, acts)?;
    }

    #[test]
    fn none_breaks_teams_and_pairs(
        acts in many(prop_oneof![1 => any_act(), 3 => any_of_teams()]), pairs in any::<bool>()
    ) {
        let (entrants, members) = if pairs { (Entrants::Pairs, 2) } else { (Entrants::Teams, 3) };
        survives(of_teams(entrants, members), acts)?;
    }

    #[test]
    fn none_breaks_drafts_and_sealed_sets(
        acts in many(prop_oneof![1 => any_act(), 4 => any_dealing()]), sealed in any::<bool>()
    ) {
        survives(limited(if sealed { Format::SealedDeck } else { Format::Draft }), acts)?;
    }

    #[test]
    fn none_breaks_a_swiss_of_eight(acts in many(prop_oneof![3 => any_act(), 1 => any_deed()])) {
        survives(of_eight(), acts)?;
    }
}
