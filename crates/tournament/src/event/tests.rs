//! Small events from entry to the end, and random ones that must never break.

mod judging;
mod later;
mod lists;
mod sets;
mod teams;

use super::*;
use crate::{
    pairing::Policy,
    setup::{Class, Format},
    standings::{Ending, Side, Slip, Wins},
};
use proptest::prelude::*;
use rulebook::{RuleId, cite, proves};

const ORGANISER: PersonId = PersonId(100);
const HEAD: PersonId = PersonId(101);

/// A log with a counter of commands.
struct Play {
    log: Log,
    next: u128,
}

impl Play {
    fn new(setup: Setup) -> Play {
        Play { log: Log::new(setup, ORGANISER, 1), next: 0 }
    }

    fn local(players: u32) -> Play {
        let setup = Setup::preset(Class::Local, Format::Standardowy, Wins::Two, players);
        let mut play = Play::new(setup);
        play.does(Act::Appoint { person: HEAD, role: Role::SedziaGlowny, level: 1 });
        (1..=players).for_each(|it| play.enters(it));
        play
    }

    /// Two Swiss rounds and a top 4, so that even short sequences reach it.
    fn with_top(players: u32) -> Play {
        let mut setup = Setup::preset(Class::Local, Format::Standardowy, Wins::Two, players);
        setup.cut = crate::setup::Cut::KnockOut(4);
        setup.swiss_rounds = 2;
        setup.days = vec![1, 1];
        let mut play = Play::new(setup);
        play.does(Act::Appoint { person: HEAD, role: Role::SedziaGlowny, level: 1 });
        (1..=players).for_each(|it| play.enters(it));
        play
    }

    /// A line judge, to whose rulings players can object.
    fn line_judge(&mut self) -> PersonId {
        let person = PersonId(20);
        self.does(Act::Appoint { person, role: Role::SedziaLiniowy, level: 1 });
        person
    }

    fn command(&mut self, by: PersonId, act: Act) -> Command {
        self.next += 1;
        Command { id: CommandId(self.next), by, at: 0, act }
    }

    fn tries(&mut self, by: PersonId, act: Act) -> Result<Taken, Rejected> {
        let command = self.command(by, act);
        self.log.take(command)
    }

    #[track_caller]
    fn does(&mut self, act: Act) {
        assert_eq!(self.tries(ORGANISER, act), Ok(Taken::Done));
    }

    #[track_caller]
    fn refuses(&mut self, by: PersonId, act: Act, because: RuleId) {
        let before = self.log.event().clone();
        assert_eq!(self.tries(by, act).unwrap_err().rule(), Some(because));
        assert_eq!(*self.log.event(), before, "a refused command changed something");
    }

    fn enters(&mut self, number: u32) {
        let name = format!("player {number}");
        let (player, person) = (PlayerId(number), PersonId(number));
        self.does(Act::Enter { player, person, name, list_handed_in: false });
    }

    fn starts_round(&mut self) {
        self.does(Act::Pair { policy: Policy::Random, seed: 5 });
        self.does(Act::Publish);
    }

    /// The first player of every table wins 2:0.
    fn plays_round(&mut self) {
        self.starts_round();
        let tables: Vec<u32> = self.round().tables.iter().map(|it| it.number).collect();
        tables.into_iter().for_each(|table| self.does(Act::Report { table, slip: won(2, 0) }));
    }

    fn round(&self) -> &Round {
        self.log.event().rounds.last().expect("a round was published")
    }
}

fn won(first: u8, second: u8) -> Slip {
    Slip::Played { games: [first, second], ending: Ending::InTime }
}

#[test]
fn a_small_event_from_entry_to_the_end() {
    let _rules = [
        proves!("PC 1.3.0.3"),
        proves!("PC 1.3.4.2"),
        proves!("PC 1.3.1.7"),
        proves!("PC 2.1.1"),
        proves!("PC 2.5.5"),
        proves!("PC D.2.1.2"),
    ];
    let mut play = Play::local(8);
    play.does(Act::Appoint { person: ORGANISER, role: Role::SedziaTechniczny, level: 0 });
    play.plays_round();
    play.starts_round();
    play.does(Act::Report { table: 1, slip: Slip::IntentionalDraw { play_began: false } });
    play.refuses(ORGANISER, Act::Close, cite!("PC 1.3.4.4"));
    (2..=4).for_each(|table| play.does(Act::Report { table, slip: won(1, 2) }));
    play.plays_round();
    play.does(Act::Close);
    let table = play.log.event().standings();
    assert_eq!(table.rows.len(), 8);
    assert_eq!(table.rows.iter().map(|it| it.points).sum::<u32>(), 11 * 3 + 2);
    assert_eq!(play.log.fold().as_ref(), Ok(play.log.event()));
}

#[test]
fn the_same_command_twice_does_nothing_twice() {
    let mut play = Play::local(4);
    let again = play.log.commands()[2].clone();
    let before = play.log.clone();
    assert_eq!(play.log.take(again.clone()), Ok(Taken::AlreadyDone));
    assert_eq!(play.log, before);
    let other = Command { at: 7, ..again };
    assert_eq!(play.log.take(other), Err(Rejected::IdTaken));
}

#[test]
fn only_the_staff_pairs_and_only_the_head_judge_disqualifies() {
    let mut play = Play::local(4);
    let pair = Act::Pair { policy: Policy::Random, seed: 1 };
    play.refuses(PersonId(1), pair, cite!("PC 1.3.4.1"));
    play.refuses(PersonId(1), Act::Close, cite!("PC 1.3.0.2"));
    let out = Act::Disqualify { player: PlayerId(2) };
    play.refuses(ORGANISER, out.clone(), cite!("PC 8.1.1.39"));
    assert_eq!(play.tries(HEAD, out), Ok(Taken::Done));
}

#[test]
fn roles_and_levels() {
    let _rules = [
        proves!("PC 1.3.0.1"),
        proves!("PC 1.3.0.2"),
        proves!("PC 1.3.2.6"),
        proves!("PC 1.3.3.1"),
        proves!("PC 1.3.3.7"),
        proves!("PC 1.3.4.6"),
        proves!("PC 1.4.7"),
        proves!("PC 1.3.0.4"),
    ];
    assert_eq!(Role::ALL.map(Role::is_staff), [true, true, true, true, false, false]);
    let mut master = Play::new(Setup::preset(Class::Master, Format::Otwarty, Wins::Two, 24));
    let appoint = |role, level| Act::Appoint { person: HEAD, role, level };
    master.refuses(ORGANISER, appoint(Role::SedziaGlowny, 2), cite!("PC 1.4.8"));
    master.refuses(ORGANISER, appoint(Role::SedziaLiniowy, 1), cite!("PC 1.4.9"));
    master.does(appoint(Role::SedziaGlowny, 3));
    master.does(appoint(Role::SedziaLiniowy, 2));
    master.does(appoint(Role::SedziaTechniczny, 0));
    let mut local = Play::local(4);
    local.does(Act::Appoint { person: PersonId(9), role: Role::SedziaLiniowy, level: 0 });
    let at = [PersonId(1), PersonId(2)];
    let roles = [1, 3, 9].map(|it| local.log.event().role_at(PersonId(it), at));
    assert_eq!(roles, [Role::Gracz, Role::Widz, Role::SedziaLiniowy]);
}

fn master_with_playing_head(players: u32) -> Play {
    let mut play = Play::new(Setup::preset(Class::Master, Format::Otwarty, Wins::Two, players));
    play.does(Act::Appoint { person: PersonId(1), role: Role::SedziaGlowny, level: 3 });
    for number in 1..=players {
        let (player, person) = (PlayerId(number), PersonId(number));
        let name = number.to_string();
        play.does(Act::Enter { player, person, name, list_handed_in: true });
    }
    play
}

#[test]
fn judges_play_at_small_masters_only() {
    let _rule = proves!("PC 1.4.3");
    let pair = Act::Pair { policy: Policy::Random, seed: 1 };
    let mut small = master_with_playing_head(19);
    small.does(pair.clone());
    let mut large = master_with_playing_head(20);
    large.refuses(ORGANISER, pair.clone(), cite!("PC 1.4.1"));
    let mut line = Play::new(Setup::preset(Class::Master, Format::Otwarty, Wins::Two, 20));
    line.does(Act::Appoint { person: HEAD, role: Role::SedziaGlowny, level: 3 });
    line.does(Act::Appoint { person: PersonId(1), role: Role::SedziaLiniowy, level: 2 });
    (1..=20).for_each(|it| line.enters(it));
    line.refuses(ORGANISER, pair, cite!("PC 1.4.2"));
}

#[test]
fn more_than_eight_players_need_a_head_judge() {
    let mut play = Play::new(Setup::preset(Class::Local, Format::Otwarty, Wins::Two, 9));
    (1..=9).for_each(|it| play.enters(it));
    let pair = Act::Pair { policy: Policy::Random, seed: 1 };
    play.refuses(ORGANISER, pair, cite!("PC 1.3.1.5"));
}

#[test]
fn without_a_compulsory_list_nobody_is_paired() {
    let _rules = [proves!("PC 1.1.6"), proves!("PC 1.3.5.10"), proves!("PC 2.1.8")];
    let mut play = master_with_playing_head(8);
    let (player, person) = (PlayerId(50), PersonId(50));
    let name = "without a list".to_owned();
    play.does(Act::Enter { player, person, name: name.clone(), list_handed_in: false });
    play.starts_round();
    assert_eq!(play.round().table_of(player), None);
    let late =
        Act::Enter { player: PlayerId(51), person: PersonId(51), name, list_handed_in: true };
    play.refuses(ORGANISER, late, cite!("PC 2.1.8"));
}

#[test]
fn who_leaves_is_not_paired_keeps_his_points_and_does_not_return() {
    let _rules = [proves!("PC 2.9.1"), proves!("PC 2.9.2")];
    let mut play = Play::local(6);
    play.plays_round();
    let winner = play.round().tables[0].players[0];
    assert_eq!(play.tries(PersonId(winner.0), Act::Drop { player: winner }), Ok(Taken::Done));
    play.starts_round();
    assert_eq!(play.round().table_of(winner), None);
    assert_eq!(play.log.event().standings().row(winner).unwrap().points, 3);
    let back = Act::Enter {
        player: PlayerId(77),
        person: PersonId(winner.0),
        name: "back".to_owned(),
        list_handed_in: true,
    };
    play.refuses(ORGANISER, back, cite!("PC 2.9.3"));
}

#[test]
fn a_disqualified_player_loses_his_match_and_his_place() {
    let mut play = Play::local(4);
    play.starts_round();
    let [out, opponent] = play.round().tables[0].players;
    assert_eq!(play.tries(HEAD, Act::Disqualify { player: out }), Ok(Taken::Done));
    let table = play.log.event().standings();
    assert_eq!(table.row(out), None);
    assert_eq!(table.row(opponent).unwrap().points, 3);
}

#[test]
fn who_enters_late_has_lost_the_rounds_he_missed() {
    let mut play = Play::local(4);
    play.plays_round();
    play.enters(9);
    let row = play.log.event().standings().row(PlayerId(9)).unwrap().clone();
    assert_eq!((row.lost, row.points), (1, 0));
    play.starts_round();
    assert_eq!(play.round().bye, Some(PlayerId(9)), "the lowest of five");
}

#[test]
fn a_correction_shows_its_consequences_first() {
    let _rule = proves!("PC 1.3.5.6");
    let mut play = Play::local(4);
    play.plays_round();
    play.plays_round();
    let [first, second] = play.log.event().rounds[0].tables[0].players;
    let act = Act::Correct { round: 1, table: 1, slip: won(1, 2) };
    let command = play.command(ORGANISER, act);
    let foresight = play.log.foresee(&command).unwrap();
    assert_eq!(foresight.rounds_paired_since, [2]);
    let of = |player| foresight.moved.iter().find(|it: &&Moved| it.player == player).unwrap();
    assert_eq!(of(first).from.unwrap().1, of(first).to.unwrap().1 + 3);
    assert_eq!(of(second).from.unwrap().1 + 3, of(second).to.unwrap().1);
    assert_eq!(play.log.take(command), Ok(Taken::Done));
    assert_eq!(play.log.fold().as_ref(), Ok(play.log.event()));
}

#[test]
fn a_command_can_be_undone_unless_others_rest_on_it() {
    let mut play = Play::local(4);
    play.starts_round();
    play.does(Act::Report { table: 1, slip: won(2, 1) });
    let report = play.log.commands().last().unwrap().id;
    play.does(Act::Undo { command: report });
    assert_eq!(play.round().tables[0].score, None);
    let undo = play.log.commands().last().unwrap().id;
    play.does(Act::Undo { command: undo });
    assert_eq!(play.round().tables[0].score.unwrap().winner(), Some(Side::First));
    let entry = play.log.commands()[2].id;
    let refused = play.tries(ORGANISER, Act::Undo { command: entry }).unwrap_err();
    assert!(matches!(refused, Rejected::Needed { .. }), "{refused}");
}

#[test]
fn a_preview_can_be_changed_before_it_is_published() {
    let mut play = Play::local(5);
    play.does(Act::Pair { policy: Policy::Random, seed: 1 });
    let preview = play.log.event().preview.clone().unwrap();
    let (bye, seated) = (preview.bye.unwrap().player, preview.pairs[0].players[0]);
    play.does(Act::Swap { players: [bye, seated] });
    play.does(Act::Publish);
    assert_eq!(play.round().bye, Some(seated));
    assert_eq!(play.round().tables[0].players[0], bye);
}

#[test]
fn appeals_go_to_whoever_may_decide_them() {
    let _rules = [
        proves!("PC 1.3.2.1"),
        proves!("PC 1.3.2.4"),
        proves!("PC 1.3.3.6"),
        proves!("PC 2.10.1"),
        proves!("PC 1.4.5"),
    ];
    let mut play = Play::local(4);
    let (line, other) = (PersonId(20), PersonId(21));
    play.does(Act::Appoint { person: line, role: Role::SedziaLiniowy, level: 1 });
    let players = [PersonId(1), PersonId(2)];
    let event = |play: &Play| play.log.event().clone();
    assert_eq!(event(&play).appeal_goes_to(line, players), Ok(HEAD));
    let rule = |it: Result<PersonId, crate::Refusal>| it.unwrap_err().rule;
    assert_eq!(rule(event(&play).appeal_goes_to(HEAD, players)), cite!("PC 2.10.2"));
    assert_eq!(rule(event(&play).appeal_goes_to(players[0], players)), cite!("PC 1.4.4"));
    let with_head = [PersonId(1), HEAD];
    assert_eq!(rule(event(&play).appeal_goes_to(line, with_head)), cite!("PC 1.4.6"));
    play.does(Act::Appoint { person: other, role: Role::SedziaLiniowy, level: 1 });
    assert_eq!(event(&play).appeal_goes_to(line, with_head), Ok(other));
}

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

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn no_sequence_of_commands_breaks_an_event(
        acts in prop::collection::vec((prop_oneof![any_act(), any_deed()], 0..8_u32), 0..90)
    ) {
        let mut play = Play::with_top(6);
        for (act, by) in acts {
            // Mostly the head judge; a player now and then.
            let by = if by < 6 && matches!(act, Act::Claim { .. } | Act::Judge { .. }) {
                PersonId(by)
            } else {
                HEAD
            };
            let command = play.command(by, act);
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
        let again = Log::replay(
            play.log.founded.setup.clone(), ORGANISER, 1, play.log.commands().to_vec());
        prop_assert_eq!(again, Ok(play.log));
    }
}
