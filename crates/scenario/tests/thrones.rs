//! Scenarios of Thrones: what is wrong in a file, and what is not true, is told in its words.

use scenario::{Failure, Mistake, parse, run};

const RIGHT: &str = "\
scenario: Robb attacks
rules: kz
proves: KZ 4.2.f
phase: challenges
seat Agata: Stark, gold 2, power 1
  play: Robb Stark (kneeling; power 2; on: Ice), Tumblestone Knight, Sansa Stark
  hand: 2x Bran Stark
seat Maciek: Lannister
  play: Tywin Lannister
  discard: Burned Men
first: Agata
when:
  Agata: attack military with Tumblestone Knight
then:
  Tumblestone Knight: kneeling
";

fn mistake(old: &str, new: &str) -> Mistake {
    assert_eq!(RIGHT.matches(old).count(), 1, "`{old}` does not stand once in the file");
    let mistakes = parse("a.scn", &RIGHT.replace(old, new)).map(|_| ());
    let mistakes = mistakes.expect_err("a mistake should be found");
    mistakes.into_iter().next().expect("an error has at least one mistake")
}

fn says(mistake: &Mistake, line: usize, column: usize, message: &str, suggestion: Option<&str>) {
    assert_eq!((mistake.line, mistake.column), (line, column), "{mistake}");
    assert!(mistake.message.contains(message), "{mistake}");
    assert_eq!(mistake.suggestion.as_deref(), suggestion, "{mistake}");
}

fn failure(lines: &str) -> Failure {
    let head = RIGHT.split("when:").next().expect("a head");
    let text = head.replace("proves: KZ 4.2.f\n", "");
    let scenario = parse("a.scn", &format!("{text}when:\n{lines}\n")).expect("a right file");
    run(&scenario).failure.expect("the scenario is not true")
}

fn fails(lines: &str, line: usize, message: &str) {
    let failure = failure(lines);
    assert_eq!(failure.line, Some(line), "{failure:?}");
    assert!(failure.message.contains(message), "{failure:?}");
}

#[test]
fn the_file_without_a_mistake_passes() {
    let report = run(&parse("a.scn", RIGHT).expect("a right file"));
    assert!(report.passed(), "{report}");
}

#[test]
fn the_head_and_the_table() {
    says(&mistake("phase: challenges", "phase: chalenges"), 4, 8, "phase", Some("challenges"));
    says(&mistake("first: Agata", "first: Agatha"), 11, 8, "nobody here", Some("Agata"));
    says(&mistake("Maciek: Lannister", "Maciek: Lanister"), 8, 14, "no faction", Some("Lannister"));
    says(&mistake("gold 2", "golds 2"), 5, 20, "a seat has a faction", Some("gold"));
    says(&mistake("2x Bran Stark", "2x Bron Stark"), 7, 12, "no card", Some("Bran Stark"));
    says(&mistake("kneeling; power 2", "tapped; power 2"), 6, 21, "expected `kneeling`", None);
    says(&mistake("discard: Burned Men", "plot: Burned Men"), 10, 9, "is no plot", None);
    // What cannot lie there is the table's fault, shown at its first seat.
    says(&mistake("on: Ice", "on: Bran Stark"), 5, 6, "Bran Stark cannot lie there", None);
    says(&mistake("discard: Burned Men", "used: Burned Men"), 5, 6, "is no plot", None);
    says(&mistake("discard: Burned Men", "deck: 60x Ice, 60x Ice, Ice"), 5, 6, "cards", None);
    says(&mistake("seat Maciek", "seat Challenge"), 8, 6, "a meaning of its own", None);
}

#[test]
fn the_steps() {
    let step = "Agata: attack military with Tumblestone Knight";
    says(&mistake(step, "Agata: atack"), 13, 10, "nothing a player can do", Some("attack"));
    says(&mistake(step, "Agata: attack militry with Ice"), 13, 17, "challenges", Some("military"));
    says(&mistake(step, "Agata: attack power"), 13, 17, "attack military with", None);
    says(&mistake(step, "Agata: order fear"), 13, 16, "not resolved", None);
    says(&mistake(step, "Agata: marshal Ice (attic)"), 13, 23, "expected a player", None);
    says(&mistake(step, "Agata: ambush Ice for two"), 13, 25, "expected a number", None);
    says(&mistake(step, "refused Agata: pass"), 13, 11, "ends with its rule", None);
}

#[test]
fn what_must_hold() {
    let fact = "Tumblestone Knight: kneeling";
    says(&mistake(fact, "Robb Stark: kneling"), 15, 15, "nothing a card is", Some("kneeling"));
    says(&mistake(fact, "Agata: golds 3"), 15, 10, "nothing a player has", Some("gold"));
    says(&mistake(fact, "phase: dominanse"), 15, 10, "no phase", Some("dominance"));
    says(&mistake(fact, "challenge: 3"), 15, 14, "stands 7 : 8", None);
    says(&mistake(fact, "asked: Agata clame"), 15, 16, "ever asked", Some("claim"));
    says(&mistake(fact, "Rob: kneeling"), 15, 3, "no part of the table", None);
}

#[test]
fn a_fact_that_does_not_hold_says_what_holds_instead() {
    let then = |fact: &str| format!("then:\n {fact}");
    fails(&then("Agata: gold 3"), 13, "Agata's gold is 2, not 3");
    fails(&then("Agata: power 2"), 13, "Agata's power is 3, not 2");
    fails(&then("Agata: hand 1"), 13, "Agata's hand has 2, not 1");
    fails(&then("Agata: no hand Bran Stark"), 13, "2, not 0");
    fails(&then("Agata: claim 2"), 13, "Agata's claim is 1, not 2");
    fails(&then("Maciek: discard from the top Ice"), 13, "is Burned Men, not Ice");
    fails(&then("Maciek: sees Bran Stark"), 13, "Maciek does not see Bran Stark");
    fails(&then("Maciek: eliminated"), 13, "Maciek is still in the game");
    fails(&then("Robb Stark: standing"), 13, "Robb Stark is kneeling, not standing");
    fails(&then("Robb Stark: strength 5"), 13, "has STR 7, not 5");
    fails(&then("Robb Stark: icon intrigue"), 13, "lacks INT, not has INT");
    fails(&then("Robb Stark: dead"), 13, "elsewhere: play, not dead");
    fails(&then("Ice: on Sansa Stark"), 13, "is not on Sansa Stark (attached)");
    fails(&then("Robb Stark: attacking"), 13, "is not taking part, not attacking");
    fails(&then("Robb Stark: controlled by Maciek"), 13, "controlled by Agata, not Maciek");
    fails(&then("Robb Stark: duplicates 1"), 13, "has duplicates: 0, not 1");
    fails(&then("Joffrey Baratheon: dead"), 13, "Joffrey Baratheon is nowhere to be seen");
    fails(&then("challenge: 5 : 3"), 13, "challenge: none, not 5 : 3");
    fails(&then("phase: plot"), 13, "the phase is challenges, not plot");
    fails(&then("winner: Agata"), 13, "the winner is nobody, not Agata");
    fails(&then("asked: Maciek"), 13, "Agata is asked: challenge");
    fails("until winner: Agata\nuntil phase: plot", 13, "it never comes to this");
}

#[test]
fn a_choice_that_is_not_offered_says_why() {
    fails("Agata: attack military with Robb Stark\nthen:\n round: 1", 12, "cannot be chosen");
    fails("Agata: attack intrigue with Robb Stark\nthen:\n round: 1", 12, "cannot be chosen");
    fails("Agata: marshal Bran Stark\nthen:\n round: 1", 12, "no action window (KZ Akcje.0)");
    fails("refused Agata: attack power with Sansa Stark (KZ 4.2.g)", 12, "it is allowed");
    fails("refused Agata: attack power with Robb Stark (KZ 4.2.h)", 12, "(KZ 4.2.g)");
}

#[test]
fn a_failure_shows_the_table_and_what_was_offered() {
    let failure = failure("then:\n Agata: gold 3");
    let expected = "\
round 1, challenges
Agata (first player): gold 2, power 3, deck 20; hand Bran Stark, Bran Stark; \
play Robb Stark (kneeling; power 2; on: Ice), Tumblestone Knight, Sansa Stark
Maciek: gold 0, power 0, deck 20; play Tywin Lannister; discard Burned Men";
    assert_eq!(failure.table, expected);
    let offered = [
        "Agata is asked: challenge",
        "Agata: pass",
        "Agata: attack MIL with … -> Maciek",
        "Agata: attack INT with … -> Maciek",
        "Agata: attack POW with … -> Maciek",
    ];
    assert_eq!(failure.offered, offered);
}
