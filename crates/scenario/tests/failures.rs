//! A scenario that is not true says so, and shows the table and what was offered.

use scenario::{Failure, parse, run, run_all};

const HEAD: &str = "\
scenario: A test
rules: mb
seat Agata: Awanturnicy, kreski 2
  pole: Jurko Bohun (under: Finta), Samuel Łaszcz
  dwór: Finta, Szynk, Rdzą przeżarty
seat Maciek: Wiśniowieccy, kreski 2
  pole: Jan Skrzetuski (on: Zerwikaptur), Jan Zagłoba, Kniaziówna Helena
when:
";

fn failure(lines: &str) -> Failure {
    let scenario = parse("a.scn", &format!("{HEAD}{lines}")).expect("the file itself is right");
    run(&scenario).failure.expect("the scenario is not true")
}

fn fails(lines: &str, line: usize, message: &str) {
    let failure = failure(lines);
    assert_eq!(failure.line, Some(line), "{failure:?}");
    assert!(failure.message.contains(message), "{failure:?}");
}

#[test]
fn a_fact_that_does_not_hold_says_what_holds_instead() {
    fails("then:\n Agata: kreski 3", 10, "Agata's kreski are 2, not 3");
    fails("then:\n Agata: dukaty 3", 10, "Agata's dukaty are 11, not 3");
    fails("then:\n Agata: dochód 9", 10, "Agata's dochód is 3, not 9");
    fails("then:\n Agata: dwór 4", 10, "Agata's dwór has 3, not 4");
    fails("then:\n Agata: kredens 4", 10, "kredens has 0, not 4");
    fails("then:\n Agata: lazaret Szynk", 10, "Agata's lazaret has no Szynk");
    fails("then:\n Agata: no dwór Szynk", 10, "1, not 0");
    fails("then:\n Maciek: sees Szynk", 10, "Maciek does not see Szynk");
    fails("then:\n Agata: does not see Szynk", 10, "Agata sees Szynk");
    fails("then:\n Bohun: zaznaczona", 10, "Jurko Bohun is odznaczona, not zaznaczona");
    fails("then:\n Bohun: szabla 9", 10, "has szabla 6, not 9");
    fails("then:\n Bohun: lazaret", 10, "is elsewhere: pole, not lazaret");
    fails("then:\n Zerwikaptur: on Jan Zagłoba", 10, "not at Jan Zagłoba");
    fails("then:\n Finta: under Samuel Łaszcz", 10, "not at Samuel Łaszcz");
    fails("then:\n Batorówka: lazaret", 10, "Batorówka is nowhere to be seen");
    fails("then:\n duel: 7 : 8", 10, "duel: none, not 7 : 8");
    fails("then:\n pool: 1", 10, "the common pool has 11, not 1");
    fails("then:\n round: 2", 10, "the round is 1, not 2");
    fails("then:\n voice: Maciek", 10, "przy głosie is Agata, not Maciek");
    fails("then:\n winner: Maciek", 10, "the winner is nobody, not Maciek");
    fails("then:\n elekcja: Maciek", 10, "announced by nobody, not Maciek");
    fails("then:\n stos: Finta", 10, "on the stos lies nothing, not Finta");
    fails("then:\n asked: Maciek", 10, "Agata is asked");
    fails("then:\n asked: Agata duel", 10, "something else: stint");
}

#[test]
fn a_choice_that_is_not_offered_says_why() {
    fails(
        "Agata: agitate with Bohun\nAgata: agitate with Łaszcz\nthen:\n pool: 1",
        10,
        "it is not offered: the postać cannot agitate: czyn used (MB 26)",
    );
    fails("Agata: bene\nthen:\n pool: 1", 9, "it is not offered");
    fails("Maciek: pas\nthen:\n pool: 1", 9, "it is not offered");
    fails("Agata: challenge with Bohun -> Helena\nthen:\n pool: 1", 9, "cannot be aimed at");
    fails("Agata: play Rdzą przeżarty -> Bohun\nthen:\n pool: 1", 9, "cannot be aimed at");
}

#[test]
fn a_choice_that_may_be_several_asks_which() {
    let duel = "Agata: challenge with Bohun -> Jan Skrzetuski\nMaciek: accept\n";
    fails(&format!("{duel}Agata: play Finta\nthen:\n pool: 1"), 11, "say which card is meant");
    let which = format!("{HEAD}{duel}Agata: play Finta (under Bohun)\nthen:\n duel: 9 : 9");
    let scenario = parse("a.scn", &which).unwrap();
    assert!(run(&scenario).passed(), "{}", run(&scenario));
}

#[test]
fn a_refusal_must_happen_and_give_the_very_rule() {
    fails("refused Agata: agitate with Bohun (MB 38)", 9, "it is allowed");
    fails(
        "Agata: agitate with Bohun\nrefused Agata: agitate with Łaszcz (MB 38)",
        10,
        "it is refused, but not by MB 38: the postać cannot agitate: czyn used (MB 26)",
    );
    fails("offered Agata: challenge with Helena", 9, "it is not offered");
    fails("offered Agata: challenge with Bohun -> Helena", 9, "niewiasta (MB 43)");
}

#[test]
fn a_rule_that_was_not_reached_is_not_proved() {
    let text = format!("{HEAD}Agata: agitate with Bohun\nthen:\n pool: 10");
    let text = text.replace("rules: mb", "rules: mb\nproves: MB 38, MB 54");
    let report = run(&parse("a.scn", &text).unwrap());
    let failure = report.failure.expect("no duel was fought");
    assert_eq!(failure.line, None);
    assert!(failure.message.contains("claims to prove MB 54"), "{failure:?}");
}

#[test]
fn a_failure_shows_the_table_and_what_was_offered() {
    let shown = run(&parse("a.scn", &format!("{HEAD}then:\n pool: 1")).unwrap()).to_string();
    let expected = "\
FAILED  a.scn: A test
  a.scn:10: the common pool has 11, not 1
  the table then:
    round 1, 11 kreski in the common pool
    Agata (przy głosie): kreski 2, dukaty 11, kredens 0; dwór Finta, Szynk, Rdzą przeżarty; \
pole Jurko Bohun (under: Finta), Samuel Łaszcz
    Maciek: kreski 2, dukaty 12, kredens 0; pole Jan Skrzetuski (on: Zerwikaptur), Jan Zagłoba, \
Kniaziówna Helena
  what was offered:
    Agata is asked: stint
    Agata: lay Finta
    Agata: play Szynk
    Agata: play Rdzą przeżarty
    Agata: agitate with Jurko Bohun
    Agata: challenge with Jurko Bohun
    Agata: agitate with Samuel Łaszcz
    Agata: challenge with Samuel Łaszcz
    Agata: use Samuel Łaszcz (ability 1)
    Agata: pas";
    assert_eq!(shown, expected);
}

#[test]
fn many_files_are_counted() {
    let good = format!("{HEAD}then:\n pool: 11");
    let bad = format!("{HEAD}then:\n pool: 1");
    let files = [("good.scn", good.as_str()), ("bad.scn", bad.as_str()), ("worse.scn", "nonsense")];
    let summary = run_all(files);
    assert_eq!((summary.passed(), summary.failed()), (1, 2));
    let text = summary.to_string();
    assert!(text.contains("bad.scn:10: the common pool has 11, not 1"), "{text}");
    assert!(text.contains("worse.scn:1:1: "), "{text}");
    assert!(text.ends_with("1 passed, 2 failed"), "{text}");
}
