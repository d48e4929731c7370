//! Settings that are accepted, and those that are not.

use super::*;
use rulebook::{RuleId, proves};

fn local(players: u32) -> Setup {
    Setup::preset(Class::Local, Format::Standardowy, Wins::Two, players)
}

fn master(players: u32) -> Setup {
    Setup::preset(Class::Master, Format::Standardowy, Wins::Two, players)
}

#[track_caller]
fn refuses(setup: &Setup, players: u32, because: RuleId) {
    let rules: Vec<RuleId> = setup.objections(players).iter().map(|it| it.rule).collect();
    assert_eq!(rules, [because]);
}

#[test]
fn a_new_event_is_swiss_ordinary_and_without_objection() {
    let _rules =
        [proves!("PC 2.2.1"), proves!("PC D.0.1"), proves!("PC 1.1.1"), proves!("PC 1.1.4")];
    let setup = local(20);
    assert_eq!((setup.system, setup.kind, setup.cut), (System::Swiss, Kind::Ordinary, Cut::None));
    assert_eq!(setup.objections(20), []);
}

#[test]
fn a_master_is_special_and_has_two_phases() {
    let _rules = [proves!("PC 1.1.2"), proves!("PC D.2.1.1")];
    let setup = master(40);
    assert_eq!((setup.kind, setup.cut), (Kind::Special, Cut::KnockOut(8)));
    assert_eq!(setup.objections(40), []);
    refuses(&Setup { kind: Kind::Ordinary, ..setup }, 40, cite!("PC 1.1.2"));
}

#[test]
fn an_unusual_format_needs_both_consents_beforehand() {
    let mut setup = Setup { formats: vec![Format::Unusual], ..master(40) };
    setup.consents.wydawca = true;
    refuses(&setup, 40, cite!("PC 1.1.3"));
    setup.consents.rada_sedziowska = true;
    assert_eq!(setup.objections(40), []);
}

#[test]
fn only_special_events_combine_formats() {
    let _rule = proves!("PC 1.1.7");
    let formats = vec![Format::Standardowy, Format::Draft];
    let setup = Setup { formats, ..local(20) };
    refuses(&setup, 20, cite!("PC 1.1.7"));
    assert_eq!(Setup { kind: Kind::Special, ..setup }.objections(20), []);
}

#[test]
fn own_deck_rules_need_a_consent_if_the_event_is_ranked() {
    let _rule = proves!("PC 4.4.1");
    let setup = Setup { extra_deck_rules: true, ..local(20) };
    refuses(&setup, 20, cite!("PC 4.4.2"));
    assert_eq!(Setup { sanctioned: false, ..setup }.objections(20), []);
}

#[test]
fn the_number_of_wins_is_announced_and_a_kwarciany_master_needs_two() {
    refuses(&Setup { wins: None, ..local(20) }, 20, cite!("PC 2.3.2"));
    refuses(&Setup { wins: Some(Wins::One), ..master(20) }, 20, cite!("PC F.1"));
    let draft = Setup { formats: vec![Format::Draft], wins: Some(Wins::One), ..master(20) };
    assert_eq!(draft.objections(20), []);
}

#[test]
fn times_are_preset_and_have_a_lower_limit() {
    let _rules = [
        proves!("PC A.1"),
        proves!("PC A.2"),
        proves!("PC A.3"),
        proves!("PC A.5"),
        proves!("PC A.6"),
    ];
    assert_eq!([preset_minutes(Wins::One), preset_minutes(Wins::Two)], [50, 80]);
    let building = [Format::SealedDeck, Format::Draft, Format::Otwarty];
    assert_eq!(building.map(preset_building_minutes), [Some(30), Some(20), None]);
    refuses(&Setup { round_minutes: 39, ..local(9) }, 9, cite!("PC A.1"));
    assert_eq!(Setup { round_minutes: 40, ..local(9) }.objections(9), []);
    refuses(&Setup { round_minutes: 79, ..master(40) }, 40, cite!("PC F.3"));
}

#[test]
fn the_table_of_rounds() {
    let _rules = [
        proves!("PC B.2"),
        proves!("PC B.3"),
        proves!("PC B.4"),
        proves!("PC B.5"),
        proves!("PC B.6"),
    ];
    let plain = [5, 8, 9, 16, 17, 32, 33, 64, 65, 128, 129, 500];
    assert_eq!(
        plain.map(|it| rounds_of_table(it, Cut::None)),
        [3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8]
    );
    assert_eq!(rounds_of_table(70, Cut::KnockOut(16)), 6);
    assert_eq!(rounds_of_table(20, Cut::KnockOut(4)), 6);
    assert_eq!(rounds_of_table(20, Cut::KnockOut(2)), 7);
    assert_eq!(rounds_of_table(20, Cut::KnockOut(8)), 5);
}

#[test]
fn a_master_has_the_rounds_of_the_table_and_at_least_five_or_six() {
    let _rules = [proves!("PC B.1"), proves!("PC F.2")];
    let rounds = |players| swiss_rounds(Class::Master, players, Cut::KnockOut(8));
    assert_eq!([12, 32, 33, 65].map(rounds), [5, 5, 6, 7]);
    let four = Setup { swiss_rounds: 4, days: vec![4], ..master(12) };
    refuses(&four, 12, cite!("PC F.2"));
    let long_day = Setup { swiss_rounds: 7, days: vec![7], ..master(40) };
    refuses(&long_day, 40, cite!("PC F.2"));
    let short = Setup { swiss_rounds: 6, days: vec![6], ..master(80) };
    let rules: Vec<RuleId> = short.objections(80).iter().map(|it| it.rule).collect();
    assert_eq!(rules, [cite!("PC B.1"), cite!("PC F.2")]);
}

#[test]
fn a_master_may_take_two_days_and_a_swiss_of_eight() {
    let _rule = proves!("PC F.6");
    let split = Setup { swiss_rounds: 5, days: vec![3, 2], ..master(20) };
    refuses(&split, 20, cite!("PC F.7"));
    let six = Setup { swiss_rounds: 6, days: vec![4, 2], cut: Cut::SwissOfEight, ..master(20) };
    assert_eq!(six.objections(20), []);
    refuses(&Setup { lists_required: false, ..master(20) }, 20, cite!("PC F.4"));
}

#[test]
fn what_is_announced_is_not_changed_later() {
    let old = master(20);
    let started = Begun { registration_open: true, started: true };
    let refused = |new: Setup| old.change(&new, started).unwrap_err().rule;
    assert_eq!(refused(Setup { wins: Some(Wins::One), ..old.clone() }), cite!("PC 2.3.2"));
    assert_eq!(refused(Setup { cut: Cut::None, ..old.clone() }), cite!("PC D.2.1.3"));
    assert_eq!(refused(Setup { extra_deck_rules: true, ..old.clone() }), cite!("PC 4.1.0.5"));
    assert_eq!(refused(Setup { round_minutes: 90, ..old.clone() }), cite!("PC A.8"));
    assert_eq!(old.change(&Setup { cut: Cut::None, ..old.clone() }, Begun::default()), Ok(()));
}

#[test]
fn the_level_follows_the_size_and_weight_of_the_event() {
    let _rules = [
        proves!("PC 8.1.0.11"),
        proves!("PC 8.1.0.17"),
        proves!("PC 8.1.0.23"),
        proves!("PC 8.1.0.29"),
        proves!("PC 8.1.0.35"),
        proves!("PC 8.1.0.36"),
        proves!("PC 8.1.0.37"),
        proves!("PC 8.1.0.38"),
        proves!("PC 8.1.0.39"),
    ];
    let swiss = Moment::SwissRounds;
    assert_eq!(severity(&local(16), 16, swiss), Severity::VeryLenient);
    assert_eq!(severity(&local(17), 17, swiss), Severity::Lenient);
    assert_eq!(severity(&master(40), 40, swiss), Severity::Full);
    assert_eq!(severity(&master(40), 40, Moment::Top), Severity::Restrictive);
}

#[test]
fn announced_levels_have_limits() {
    let _rules = [proves!("PC 8.1.0.30"), proves!("PC 8.1.0.40"), proves!("PC 8.1.0.42")];
    let at = |setup: Setup, level| Setup { severity: Some(level), ..setup };
    refuses(&at(master(40), Severity::Lenient), 40, cite!("PC 8.1.0.41"));
    let elite = Setup { elite: true, ..master(40) };
    assert_eq!(at(elite, Severity::Restrictive).objections(40), []);
    assert_eq!(at(local(10), Severity::Full).objections(10), []);
    let beginners = Setup { beginners: true, ..local(40) };
    assert_eq!(severity(&beginners, 40, Moment::SwissRounds), Severity::VeryLenient);
    refuses(&at(beginners, Severity::Lenient), 40, cite!("PC 8.1.0.42"));
}

#[test]
fn a_ranked_event_needs_six_players_and_from_nine_a_licensed_judge() {
    let _rules = [proves!("PC C.1"), proves!("PC C.2"), proves!("PC C.3")];
    let rule = |it: Result<(), Refusal>| it.unwrap_err().rule;
    assert_eq!(rule(sanction(5, true, false)), cite!("PC C.1"));
    assert_eq!(sanction(8, false, false), Ok(()));
    assert_eq!(rule(sanction(9, false, false)), cite!("PC C.2"));
    assert_eq!(sanction(9, true, false), Ok(()));
    assert_eq!(sanction(4, false, true), Ok(()));
    assert_eq!(rule(sanction(3, true, true)), cite!("PC E.4.1"));
}

#[test]
fn masters_are_granted_and_spread_over_the_country() {
    let _rules = [proves!("PC D.1.1"), proves!("PC 1.3.1.1"), proves!("PC D.2.0.1")];
    assert_eq!(may_create(Class::Local, false), Ok(()));
    assert_eq!(may_create(Class::Master, false).unwrap_err().rule, cite!("PC D.2.0.3"));
    assert_eq!(may_create(Class::Master, true), Ok(()));
    assert_eq!(master_in_city(8, 1), Ok(()));
    assert_eq!(master_in_city(8, 2).unwrap_err().rule, cite!("PC D.2.0.2"));
}
