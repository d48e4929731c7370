//! Every kind of mistake in a scenario file is found, with its place and,
//! where something is near, with what was probably meant.

use proptest::prelude::*;
use scenario::{Mistake, parse, run};

const RIGHT: &str = "\
scenario: Agata agitates
rules: mb
proves: MB 38
seat Agata: Awanturnicy, kreski 2
  pole: Jurko Bohun (under: Finta), Szynk
  dwór: 2x Odbicie
seat Maciek: Wiśniowieccy
  pole: Jan Skrzetuski (zaznaczona; on: Zerwikaptur)
voice: Agata
when:
  Agata: agitate with Jurko Bohun
then:
  Agata: kreski 3
";

/// The first mistake of the right file with one piece of it exchanged.
fn mistake(old: &str, new: &str) -> Mistake {
    assert_eq!(RIGHT.matches(old).count(), 1, "`{old}` does not stand once in the file");
    first(&RIGHT.replace(old, new))
}

fn first(text: &str) -> Mistake {
    let mistakes = parse("a.scn", text).map(|_| ()).expect_err("a mistake should be found");
    mistakes.into_iter().next().expect("an error has at least one mistake")
}

fn says(mistake: &Mistake, line: usize, column: usize, message: &str, suggestion: Option<&str>) {
    assert_eq!((mistake.line, mistake.column), (line, column), "{mistake}");
    assert!(mistake.message.contains(message), "{mistake}");
    assert_eq!(mistake.suggestion.as_deref(), suggestion, "{mistake}");
}

#[test]
fn the_file_without_a_mistake_passes() {
    let scenario = parse("a.scn", RIGHT).unwrap();
    assert!(run(&scenario).passed(), "{}", run(&scenario));
}

#[test]
fn names_may_be_written_in_ascii_in_part_and_in_any_case() {
    let plain = RIGHT
        .replace("Wiśniowieccy", "wisniowieccy")
        .replace("dwór", "dwor")
        .replace("agitate with Jurko Bohun", "agitate with bohun");
    assert!(run(&parse("a.scn", &plain).unwrap()).passed());
}

#[test]
fn the_head_of_the_file() {
    says(&first(""), 1, 1, "by which rules", None);
    says(&mistake("rules: mb", "rules: mbb"), 2, 8, "`mbb` is no rule set", Some("mb"));
    says(&mistake("scenario: Agata agitates\n", ""), 12, 1, "what it shows", None);
    says(&mistake("rules: mb", "rules: mb\nscenario: again"), 3, 1, "one title", None);
    says(&mistake("MB 38", "MB 380"), 3, 9, "no rulebook has the rule", None);
    says(&mistake("MB 38", "MB 38, MB 999"), 3, 16, "MB 999", None);
    says(&mistake("voice:", "voise:"), 9, 1, "`voise` is no word", Some("voice"));
    says(&mistake("voice: Agata", "hello"), 9, 1, "a colon", None);
    says(&mistake("voice: Agata", "voice: Agatha"), 9, 8, "nobody here is called", Some("Agata"));
    says(&mistake("voice: Agata", "czyn: gone"), 9, 7, "`czyn` is used", None);
    says(&mistake("voice: Agata", "start: dale"), 9, 8, "`start` is deal", Some("deal"));
    says(&mistake("voice: Agata", "round: two"), 9, 8, "expected a number, not `two`", None);
}

#[test]
fn the_seats() {
    let nobody = "scenario: x\nrules: mb\nthen:\n  pool: 15\n";
    says(&first(nobody), 4, 1, "nobody sits at the table", None);
    says(&mistake("seat Agata:", "seat:"), 4, 1, "a seat has a name", None);
    says(&mistake("seat Maciek", "seat agata"), 7, 6, "two seats called agata", None);
    let faction = mistake("Wiśniowieccy", "Wiśnowieccy");
    says(&faction, 7, 14, "there is no faction", Some("Wiśniowieccy"));
    says(&mistake("kreski 2", "kresky 2"), 4, 26, "a seat has a faction", Some("kreski"));
    says(&mistake("kreski 2", "kreski two"), 4, 33, "expected a number", None);
    says(&mistake("kreski 2", "kreski 16"), 4, 6, "there are only 15", None);
    says(&mistake("Wiśniowieccy", "Awanturnicy"), 4, 6, "different factions (MB 3)", None);
    says(&mistake("seat Maciek", "seat Duel"), 7, 6, "a meaning of its own", None);
    let early = RIGHT.replace("seat Agata", "  dwór: Finta\nseat Agata");
    says(&first(&early), 4, 3, "no seat is named before", None);
    let three = RIGHT.replace("voice:", "seat Ola: Awanturnicy\nvoice:");
    says(&first(&three), 4, 6, "3 players were entered", None);
}

#[test]
fn the_cards_on_the_table() {
    says(&mistake("Szynk", "Szynek"), 5, 37, "there is no card `Szynek`", Some("Szynk"));
    says(&mistake(", Szynk", ", "), 5, 36, "expected the name of a card", None);
    says(&mistake("Szynk", "Jan"), 5, 37, "`Jan` may be Jan Skrzetuski or Jan Zagłoba", None);
    says(&mistake("2x", "99x"), 6, 9, "expected 1x to 60x", None);
    says(&mistake("under: Finta", "beneath: Finta"), 5, 22, "`under: …`", None);
    says(&mistake("zaznaczona; ", "tapped; "), 8, 25, "expected `zaznaczona`", None);
    // What cannot lie there is the table's fault, shown at its first seat.
    says(&mistake("Szynk", "Finta"), 4, 6, "Finta cannot lie on the pole", None);
    says(&mistake("under: Finta", "under: Szynk"), 4, 6, "Szynk cannot lie face down", None);
    let dealt = RIGHT.replace("voice: Agata", "start: deal");
    says(&first(&dealt), 5, 3, "nothing is laid out by hand", None);
}

#[test]
fn the_steps() {
    let step = "Agata: agitate with Jurko Bohun";
    says(&mistake(step, "Agata agitates"), 11, 3, "a name, a colon", None);
    says(&mistake(step, "Agat: pas"), 11, 3, "nobody here is called `Agat`", Some("Agata"));
    says(&mistake(step, "Agata: pass"), 11, 10, "nothing a player can do", Some("pas"));
    says(&mistake(step, "Agata: play Fintta"), 11, 15, "no card `Fintta`", Some("Finta"));
    says(&mistake(step, "Agata: play Finta -> Bohum"), 11, 24, "no card `Bohum`", None);
    says(&mistake(step, "Agata: play Finta (attic)"), 11, 22, "expected a player, a place", None);
    says(&mistake(step, "Agata: play Finta (ability x)"), 11, 30, "expected a number", None);
    says(&mistake(step, "Agata: way 0"), 11, 14, "counted from one", None);
    says(&mistake(step, "Agata: move Finta -> Szynk"), 11, 10, "only be `refused`", None);
    says(&mistake(step, "refused Agata: pas"), 11, 11, "ends with its rule", None);
    says(&mistake(step, "refused Agata: pas (MB 94)"), 11, 23, "no rulebook has", None);
}

#[test]
fn what_must_hold() {
    let fact = "  Agata: kreski 3";
    says(&mistake(&format!("then:\n{fact}\n"), ""), 11, 1, "nothing is expected", None);
    says(&mistake(fact, "  Agata: kreski"), 13, 16, "expected a number", None);
    says(&mistake(fact, "  Agata: money 3"), 13, 10, "nothing a player has", None);
    says(&mistake(fact, "  Agata: lazzaret 3"), 13, 10, "nothing a player has", Some("lazaret"));
    says(&mistake(fact, "  Agata: kredens Finta"), 13, 18, "only the size is known", None);
    says(&mistake(fact, "  Bohun: szabla x"), 13, 17, "expected a number", None);
    says(&mistake(fact, "  Bohun: zaznaczony"), 13, 10, "nothing a card is", Some("zaznaczona"));
    says(&mistake(fact, "  duell: 7 : 8"), 13, 3, "no part of the table", Some("duel"));
    says(&mistake(fact, "  duel: 7"), 13, 9, "a duel stands 7 : 8", None);
    says(&mistake(fact, "  duel: 7 : x"), 13, 13, "expected a number", None);
    says(&mistake(fact, "  winner: Ola"), 13, 11, "nobody here is called", None);
    says(&mistake(fact, "  asked: Agata replica"), 13, 16, "ever asked", Some("replika"));
}

#[test]
fn the_cards_of_the_file() {
    let with = |card: &str| RIGHT.replace("voice:", &format!("```\n{card}\n```\nvoice:"));
    let card =
        "[[card]]\nid = \"x\"\nname = \"Iks\"\ntype = \"efekt\"\nabilities = [\"D: draw 1\"]";
    assert!(parse("a.scn", &with(card)).is_ok());
    // Line 9 is the fence, line 10 the first line of the card.
    let wrong = first(&with(&card.replace("draw", "drow")));
    says(&wrong, 14, 18, "", Some("draw"));
    says(&first(&with(&card.replace("efekt", "efect"))), 13, 8, "efect", Some("efekt"));
    says(&first(&with("nonsense")), 10, 9, "", None);
    says(&first(&with("")), 9, 1, "at least one", None);
    let open = RIGHT.replace("voice:", "```\nvoice:");
    says(&first(&open), 9, 1, "never closed", None);
    let twice = format!("{card}\n{}", card.replace("Iks", "Igrek"));
    says(&first(&with(&twice)), 16, 6, "twice", None);
}

#[test]
fn every_mistake_of_a_file_is_told_in_order() {
    let text =
        RIGHT.replace("Szynk", "Szynek").replace("kreski 3", "kreski x").replace("MB 38", "MB 0");
    let mistakes = parse("a.scn", &text).map(|_| ()).unwrap_err();
    assert_eq!(mistakes.iter().map(|it| it.line).collect::<Vec<_>>(), [3]);
    let text = RIGHT.replace("Szynk", "Szynek").replace("kreski 3", "kreski x");
    let mistakes = parse("a.scn", &text).map(|_| ()).unwrap_err();
    assert_eq!(mistakes.iter().map(|it| it.line).collect::<Vec<_>>(), [5, 13]);
}

#[test]
fn a_mistake_is_shown_with_its_line_and_a_caret() {
    let shown = mistake("Szynk", "Szynek").to_string();
    let expected = "a.scn:5:37: there is no card `Szynek`
  |   pole: Jurko Bohun (under: Finta), Szynek
  |                                     ^^^^^^ did you mean `Szynk`?";
    assert_eq!(shown, expected);
}

/// Lines that look like a scenario, so that the deeper parts are reached too.
fn line() -> impl Strategy<Value = String> {
    let words = prop::sample::select(vec![
        "scenario",
        "rules",
        "mb",
        "proves",
        "MB 54",
        "seat",
        "Agata",
        "Maciek",
        "Awanturnicy",
        "Wiśniowieccy",
        "kreski",
        "dukaty",
        "pole",
        "dwór",
        "kredens",
        "żalnik",
        "voice",
        "start",
        "deal",
        "when",
        "then",
        "expect",
        "meanwhile",
        "refused",
        "offered",
        "play",
        "lay",
        "use",
        "challenge with",
        "choose",
        "move",
        "way",
        "bene",
        "pas",
        "Jurko Bohun",
        "Finta",
        "Jan",
        "under",
        "on",
        "zaznaczona",
        "duel",
        "stos",
        "asked",
        "sees",
        "no",
        "none",
        "2x",
        "3",
        "-1",
        "99999999999",
        ":",
        ":",
        ",",
        ";",
        "(",
        ")",
        "->",
        "\"",
        "#",
        "```",
        "[[card]]",
        "ł",
    ]);
    prop::collection::vec(words, 0..9).prop_map(|it| it.join(" "))
}

proptest! {
    #[test]
    fn no_text_makes_the_parser_panic(text in any::<String>()) {
        let _ = parse("a.scn", &text);
    }

    #[test]
    fn no_lines_make_the_parser_or_the_game_panic(lines in prop::collection::vec(line(), 0..30)) {
        let text = format!("rules: mb\n{}", lines.join("\n"));
        if let Ok(scenario) = parse("a.scn", &text) {
            let _ = run(&scenario).to_string();
        }
    }

    #[test]
    fn a_right_file_with_a_piece_cut_out_never_panics(from in 0..RIGHT.len(), length in 0..60_usize) {
        let boundary = |it: usize| (it..=RIGHT.len()).find(|it| RIGHT.is_char_boundary(*it)).unwrap();
        let (from, to) = (boundary(from), boundary((from + length).min(RIGHT.len())));
        let text = format!("{}{}", &RIGHT[..from], &RIGHT[to..]);
        if let Ok(scenario) = parse("a.scn", &text) {
            let _ = run(&scenario).to_string();
        }
    }
}
