//! The catalogue against appendix H, proposals, ladders, verdicts, matches.

use super::*;
use crate::{
    event::{Event, PersonId, Role},
    setup::{Class, Format, Setup, Severity},
    standings::{Score, Side, Stage, Wins},
};
use Circumstance as C;
use Penalty::{Dyskwalifikacja, KaraGry, KaraMeczu, Nothing, Ostrzezenie, Upomnienie};
use rulebook::{cite, proves};

mod quoted;

#[test]
fn the_catalogue_is_appendix_h() {
    let _rule = proves!("PC H.1");
    let table: Vec<(&str, &[Penalty])> = catalogue().map(|it| (it.code, it.standard)).collect();
    let expected: [(&str, &[Penalty]); 23] = [
        ("8.2.1", &[KaraGry]),
        ("8.2.2", &[Ostrzezenie]),
        ("8.2.3", &[Ostrzezenie]),
        ("8.2.4", &[Ostrzezenie]),
        ("8.2.5", &[Ostrzezenie, KaraGry]),
        ("8.2.6", &[KaraGry]),
        ("8.3.1", &[Ostrzezenie]),
        ("8.3.2", &[Ostrzezenie]),
        ("8.3.3", &[Ostrzezenie, KaraGry]),
        ("8.3.4", &[KaraMeczu]),
        ("8.3.5", &[KaraGry]),
        ("8.3.6", &[Ostrzezenie]),
        ("8.3.7", &[Ostrzezenie]),
        ("8.4.1", &[Ostrzezenie]),
        ("8.4.2", &[KaraGry]),
        ("8.4.3", &[Dyskwalifikacja]),
        ("8.4.4", &[Dyskwalifikacja]),
        ("8.4.5", &[Dyskwalifikacja]),
        ("8.4.6", &[Dyskwalifikacja]),
        ("8.5.1", &[Dyskwalifikacja]),
        ("8.5.2", &[Dyskwalifikacja]),
        ("8.5.3", &[Dyskwalifikacja]),
        ("8.5.4", &[Dyskwalifikacja]),
    ];
    assert_eq!(table, expected);
}

#[test]
fn categories_have_their_entries_and_intent_turns_their_order() {
    let _rules = [
        proves!("PC 8.2.0.1"),
        proves!("PC 8.3.0.1"),
        proves!("PC 8.4.0.1"),
        proves!("PC 8.5.0.1"),
        proves!("PC 8.1.1.2"),
        proves!("PC 8.2.0.2"),
    ];
    let sizes = order_of_search(false).map(|it| of_category(it).len());
    assert_eq!(sizes, [6, 7, 6, 4]);
    assert_eq!(order_of_search(true)[..2], [Category::Cheating, Category::Unsporting]);
}

fn first(code: &str, found: &[Circumstance]) -> (&'static str, Penalty, bool) {
    let proposal = propose(code, found, Severity::Full).expect("an infraction");
    (proposal.infraction.code, proposal.options[0], proposal.needs_head_judge)
}

#[test]
fn circumstances_shift_the_penalty() {
    let _rules = [
        proves!("PC 8.2.2.6"),
        proves!("PC 8.2.4.4"),
        proves!("PC 8.2.5.5"),
        proves!("PC 8.2.6.9"),
        proves!("PC 8.2.6.13"),
        proves!("PC 8.3.1.3"),
        proves!("PC 8.3.3.5"),
        proves!("PC 8.3.5.3"),
        proves!("PC 8.4.2.4"),
        proves!("PC 8.4.3.4"),
    ];
    assert_eq!(first("8.2.2", &[]), ("8.2.2", Ostrzezenie, false));
    assert_eq!(first("8.2.2", &[C::InfluencedResult]), ("8.2.2", KaraGry, true));
    assert_eq!(first("8.2.4", &[C::Persistent]), ("8.2.4", KaraGry, false));
    assert_eq!(first("8.2.5", &[C::LargeAdvantage]), ("8.2.5", KaraGry, true));
    assert_eq!(first("8.2.6", &[C::TooFewCardsLeft]), ("8.2.6", KaraMeczu, false));
    assert_eq!(first("8.2.6", &[C::ClericalError]), ("8.2.6", Ostrzezenie, true));
    assert_eq!(first("8.3.1", &[C::Optional]), ("8.3.1", Nothing, false));
    assert_eq!(first("8.3.3", &[C::PlayedOn]), ("8.3.3", KaraGry, false));
    assert_eq!(first("8.3.5", &[C::CardIdentifiable]), ("8.3.5", Ostrzezenie, false));
    assert_eq!(first("8.4.2", &[C::Persistent]), ("8.4.2", Dyskwalifikacja, true));
    assert_eq!(first("8.4.3", &[C::CalledJudgeAtOnce]), ("8.4.3", Nothing, true));
}

#[test]
fn a_deed_that_belongs_elsewhere_is_judged_there() {
    let _rules = [
        proves!("PC 8.1.1.4"),
        proves!("PC 8.2.2.2"),
        proves!("PC 8.2.3.2"),
        proves!("PC 8.2.4.2"),
        proves!("PC 8.2.5.6"),
        proves!("PC 8.3.2.2"),
        proves!("PC 8.3.2.7"),
        proves!("PC 8.3.3.7"),
        proves!("PC 8.3.7.2"),
        proves!("PC 8.5.1.3"),
        proves!("PC 8.5.3.5"),
    ];
    for (code, other) in [
        ("8.2.2", "8.5.1"),
        ("8.2.3", "8.5.4"),
        ("8.2.5", "8.5.4"),
        ("8.3.2", "8.5.2"),
        ("8.3.3", "8.5.2"),
        ("8.3.7", "8.5.2"),
    ] {
        assert_eq!(first(code, &[C::Intentional]), (other, Dyskwalifikacja, true));
    }
    assert_eq!(first("8.2.4", &[C::AddressedToHim]).0, "8.4.1");
    assert_eq!(first("8.3.2", &[C::TouchedTheDwor]).0, "8.3.3");
    assert_eq!(first("8.5.1", &[C::Unintentional]), ("8.2.2", Ostrzezenie, false));
    assert_eq!(first("8.5.3", &[C::Unintentional]), ("8.3.2", Ostrzezenie, false));
}

#[test]
fn a_lenient_level_offers_less_but_never_for_cheating() {
    let _rules = [proves!("PC 8.1.0.10"), proves!("PC 8.1.0.16")];
    let options = |code, level| propose(code, &[], level).expect("an infraction").options;
    assert_eq!(options("8.3.6", Severity::VeryLenient), [Ostrzezenie, Nothing]);
    assert_eq!(options("8.3.6", Severity::Lenient), [Ostrzezenie, Upomnienie]);
    assert_eq!(options("8.3.6", Severity::Full), [Ostrzezenie]);
    assert_eq!(options("8.5.2", Severity::VeryLenient), [Dyskwalifikacja]);
}

fn warning(code: &'static str, act: &str) -> Warning {
    Warning { day: 1, infraction: code, act: act.to_owned() }
}

/// What each warning of a sequence comes to.
fn climb(warnings: &[Warning]) -> Vec<(Penalty, Option<Penalty>)> {
    let step = |at: usize| next_warning(&warnings[..at], &warnings[at]);
    (0..warnings.len()).map(step).map(|it| (it.penalty, it.added)).collect()
}

#[test]
fn the_second_warning_for_a_tournament_infraction_is_a_game_loss() {
    let _rules = [proves!("PC 8.2.0.3"), proves!("PC 8.4.1.3")];
    for code in ["8.2.2", "8.4.1"] {
        let steps = climb(&[warning(code, "a"), warning(code, "b"), warning(code, "c")]);
        assert_eq!(steps, [(Ostrzezenie, None), (KaraGry, None), (KaraGry, None)]);
    }
    let steps = climb(&[warning("8.2.2", "a"), warning("8.2.5", "a")]);
    assert_eq!(steps[1], (Ostrzezenie, None));
}

#[test]
fn the_third_of_a_paragraph_and_the_second_of_a_deed_add_a_game_loss() {
    let _rules = [
        proves!("PC 8.1.1.17"),
        proves!("PC 8.1.1.18"),
        proves!("PC 8.1.1.24"),
        proves!("PC 8.3.6.7"),
    ];
    let steps = climb(&["a", "b", "c"].map(|it| warning("8.3.6", it)));
    assert_eq!(steps[1..], [(Ostrzezenie, None), (Ostrzezenie, Some(KaraGry))]);
    let steps = climb(&["second czyn"; 2].map(|it| warning("8.3.6", it)));
    assert_eq!(steps[1], (Ostrzezenie, Some(KaraGry)));
}

#[test]
fn five_eight_and_eleven_warnings_of_any_kind() {
    let _rules = [proves!("PC 8.1.1.19"), proves!("PC 8.1.1.20"), proves!("PC 8.3.7.4")];
    let acts = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l", "m", "n"];
    let steps = climb(&acts.map(|it| warning("8.3.7", it)));
    let added: Vec<Option<Penalty>> = steps.iter().map(|it| it.1).collect();
    let expected = |at: usize| match at {
        5 | 8 => Some(KaraGry),
        11 | 14 => Some(KaraMeczu),
        _ => None,
    };
    assert_eq!(added, (1..=14).map(expected).collect::<Vec<_>>());
}

#[test]
fn one_event_adds_at_most_one_game_loss_and_a_raised_warning_does_not_count() {
    let four = [warning("8.3.6", "a"), warning("8.3.1", "a"), warning("8.3.2", "a")];
    let raised = [warning("8.2.2", "a"), warning("8.2.2", "b")];
    let all = [&four[..], &raised, &[warning("8.3.6", "a")]].concat();
    let last = next_warning(&all[..5], &all[5]);
    assert_eq!((last.penalty, last.added), (Ostrzezenie, Some(KaraGry)));
    assert_eq!(last.because, [cite!("PC 8.1.1.18"), cite!("PC 8.1.1.19")]);
}

#[test]
fn a_new_day_forgets_all_warnings() {
    let _rule = proves!("PC 8.1.1.21");
    let yesterday = ["a", "b", "c", "d"].map(|it| warning("8.3.6", it));
    let today = Warning { day: 2, ..warning("8.3.6", "a") };
    assert_eq!(next_warning(&yesterday, &today).added, None);
}

fn judged_event() -> Event {
    let setup = Setup::preset(Class::Local, Format::Otwarty, Wins::Two, 8);
    let mut event = Event::new(setup, PersonId(9), 1);
    for (person, role) in [(PersonId(1), Role::SedziaGlowny), (PersonId(2), Role::SedziaLiniowy)] {
        event.staff.entry(person).or_default().roles.insert(role);
    }
    event
}

fn verdict(by: u32, penalty: Penalty) -> Verdict {
    Verdict {
        by: PersonId(by),
        offender: PersonId(5),
        opponent: PersonId(6),
        penalty,
        standard: Ostrzezenie,
        explanation: "he paid one dukat too little".to_owned(),
        grounds: None,
        seconds: 50,
    }
}

#[test]
fn a_verdict_is_explained_recorded_and_timed() {
    let _rules = [
        proves!("PC 8.1.1.15"),
        proves!("PC 8.1.1.16"),
        proves!("PC 8.1.1.13"),
        proves!("PC 8.1.2.1"),
    ];
    let review = |it: &Verdict| review(&judged_event(), it, Severity::Full);
    let plain = review(&verdict(2, Ostrzezenie)).unwrap();
    assert!(plain.recorded && !plain.waits_for_head_judge && plain.extra_seconds == 0);
    let long = Verdict { seconds: 180, ..verdict(2, Ostrzezenie) };
    assert_eq!(review(&long).unwrap().extra_seconds, 180);
    let silent = Verdict { explanation: " ".to_owned(), ..verdict(2, Ostrzezenie) };
    assert_eq!(review(&silent).unwrap_err().rule, cite!("PC 8.1.0.7"));
    let own = Verdict { offender: PersonId(2), ..verdict(2, Ostrzezenie) };
    assert_eq!(review(&own).unwrap_err().rule, cite!("PC 1.4.4"));
    let word = Verdict { grounds: Some(Grounds::SeverityLevel), ..verdict(1, Upomnienie) };
    assert!(!review(&word).unwrap().recorded);
}

#[test]
fn another_penalty_needs_the_head_judge_and_a_good_reason() {
    let _rules = [proves!("PC 8.1.0.9"), proves!("PC 8.1.2.2")];
    let event = judged_event();
    let with = |by, grounds| Verdict { grounds, ..verdict(by, KaraGry) };
    let rule = |it: &Verdict, level| review(&event, it, level).unwrap_err().rule;
    assert_eq!(rule(&with(1, None), Severity::Lenient), cite!("PC 8.1.0.8"));
    assert_eq!(rule(&with(1, None), Severity::Full), cite!("PC 8.1.0.22"));
    assert_eq!(rule(&with(1, Some(Grounds::Age)), Severity::Full), cite!("PC 8.1.0.8"));
    let good = Some(Grounds::SituationInTheGame);
    let decision = review(&event, &with(2, good), Severity::Full).unwrap();
    assert!(decision.waits_for_head_judge);
    assert_eq!(decision.departs_from, Some(Ostrzezenie));
    assert!(!review(&event, &with(1, good), Severity::Full).unwrap().waits_for_head_judge);
    let lower = Verdict { grounds: good, ..verdict(1, Upomnienie) };
    assert_eq!(rule(&lower, Severity::Restrictive), cite!("PC 8.1.0.28"));
    assert_eq!(rule(&verdict(2, Dyskwalifikacja), Severity::Full), cite!("PC 8.1.1.39"));
}

fn course(wins: Wins, games: [u8; 2], played: u8) -> Course {
    let stage = Stage::Swiss;
    Course { wins, stage, games, played, another_game_possible: true, terminacja: false }
}

#[test]
fn a_game_loss_ends_the_running_game() {
    let _rules = [proves!("AH 104.7"), proves!("PC 8.1.1.25"), proves!("PC 8.1.1.26")];
    let running = course(Wins::Two, [1, 0], 2);
    let goes = After::Goes { games: [1, 1], sakwa_allowed: true };
    assert_eq!(simultaneous(running, &[Side::First]), goes);
    let before = course(Wins::Two, [0, 0], 0);
    let late = After::Goes { games: [0, 1], sakwa_allowed: false };
    assert_eq!(simultaneous(before, &[Side::First]), late);
    let to_one = course(Wins::One, [0, 0], 1);
    assert_eq!(simultaneous(to_one, &[Side::First]), After::Over(Score::new(0, 2)));
    let late = Course { terminacja: true, ..to_one };
    assert_eq!(simultaneous(late, &[Side::Second]), After::Over(Score::new(1, 0)));
}

#[test]
fn simultaneous_game_losses_are_applied_together() {
    let _rules = [proves!("PC 8.1.1.29"), proves!("PC 8.1.1.31")];
    let both = [Side::First, Side::Second];
    let ahead = course(Wins::Two, [1, 0], 2);
    assert_eq!(simultaneous(ahead, &both), After::Over(Score::new(2, 1)));
    let level = course(Wins::Two, [1, 1], 3);
    let fifth = After::Goes { games: [2, 2], sakwa_allowed: true };
    assert_eq!(simultaneous(level, &both), fifth);
    let no_time = Course { another_game_possible: false, ..level };
    assert_eq!(simultaneous(no_time, &both), After::Over(Score::new(2, 2)));
    let to_one = Course { another_game_possible: false, ..course(Wins::One, [0, 0], 1) };
    let extra = After::Goes { games: [1, 1], sakwa_allowed: false };
    assert_eq!(simultaneous(to_one, &both), extra, "a match to one win is always decided");
}

#[test]
fn a_match_loss_falls_on_the_match_of_the_deed_or_on_the_next() {
    let _rule = proves!("PC 8.1.1.34");
    let running = course(Wins::Two, [1, 1], 3);
    assert_eq!(match_loss(running, Side::First, false), Some(Score::new(1, 2)));
    assert_eq!(match_loss(running, Side::First, true), None);
}

#[test]
fn the_same_deeds_at_four_levels() {
    let _rules = [
        [
            proves!("PC 8.1.0.12"),
            proves!("PC 8.1.0.13"),
            proves!("PC 8.1.0.14"),
            proves!("PC 8.1.0.15"),
        ],
        [
            proves!("PC 8.1.0.18"),
            proves!("PC 8.1.0.19"),
            proves!("PC 8.1.0.20"),
            proves!("PC 8.1.0.21"),
        ],
        [
            proves!("PC 8.1.0.24"),
            proves!("PC 8.1.0.25"),
            proves!("PC 8.1.0.26"),
            proves!("PC 8.1.0.27"),
        ],
        [
            proves!("PC 8.1.0.31"),
            proves!("PC 8.1.0.32"),
            proves!("PC 8.1.0.33"),
            proves!("PC 8.1.0.34"),
        ],
    ];
    let levels = [Severity::VeryLenient, Severity::Lenient, Severity::Full, Severity::Restrictive];
    let at = |case| levels.map(|level| guidance(level, case).0);
    let expected: [&[Penalty]; 4] =
        [&[Nothing], &[Nothing], &[Upomnienie], &[Upomnienie, Ostrzezenie]];
    assert_eq!(at(Case::IncomeBeforeCards), expected);
    let expected: [&[Penalty]; 4] = [
        &[Nothing],
        &[Nothing, Upomnienie, Ostrzezenie],
        &[Upomnienie, Ostrzezenie],
        &[Ostrzezenie],
    ];
    assert_eq!(at(Case::UnderpaidPostac), expected);
    let expected: [&[Penalty]; 4] =
        [&[Nothing], &[Ostrzezenie], &[Ostrzezenie, KaraGry], &[KaraGry, Ostrzezenie]];
    assert_eq!(at(Case::MisusedCard), expected);
    assert_eq!(at(Case::CardsAddedBetweenGames), [&[Dyskwalifikacja]; 4]);
}
