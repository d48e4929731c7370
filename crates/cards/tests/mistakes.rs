//! Every kind of mistake in a card file is found, with line, column and,
//! where something is near, with what was probably meant.

use cards::set::{Mistake, read_set};
use proptest::prelude::*;

const RIGHT: &str = r#"[set]
id = "own"
name = "Our own"

[[card]]
id = "roch"
name = "Roch Kowalski"
type = "postać"
faction = "Wiśniowieccy"
szabla = 7
kreski = 1
lafa = 5
keywords = ["Oficer"]
abilities = ["R when this duels: pay 1 dukat => this gets szabla +1 this duel (1 per duel)"]

[[card]]
id = "list"
name = "List"
type = "efekt"
attach = "own postać"
"#;

/// The only mistake of the right file with one piece of it exchanged.
fn mistake(old: &str, new: &str) -> Mistake {
    assert_eq!(RIGHT.matches(old).count(), 1, "`{old}` does not stand once in the file");
    only(&RIGHT.replace(old, new))
}

fn only(text: &str) -> Mistake {
    let mut mistakes = read_set("own.toml", text).expect_err("a mistake should be found");
    assert_eq!(mistakes.len(), 1, "{mistakes:?}");
    mistakes.remove(0)
}

fn says(mistake: &Mistake, line: usize, column: usize, message: &str, suggestion: Option<&str>) {
    assert_eq!((mistake.line, mistake.column), (line, column), "{mistake}");
    assert!(mistake.message.contains(message), "{mistake}");
    assert_eq!(mistake.suggestion.as_deref(), suggestion, "{mistake}");
}

#[test]
fn the_file_without_a_mistake_is_read() {
    let set = read_set("own.toml", RIGHT).unwrap();
    assert_eq!((set.id.as_str(), set.cards.len()), ("own", 2));
    assert_eq!(set.cards[0].id, "own-roch");
}

#[test]
fn the_file_as_a_whole() {
    says(&only(""), 1, 1, "must begin with `[set]`", None);
    says(&only("[set]\nid = \"x\"\nname = \"y\"\n"), 1, 1, "at least one `[[card]]`", None);
    says(&mistake("id = \"own\"\n", ""), 1, 1, "`id` is missing", None);
    says(&mistake("[set]", "[set"), 1, 5, "", None);
    says(&mistake("\"Our own\"", "Our own"), 3, 8, "", None);
    says(
        &mistake("[[card]]\nid = \"roch\"", "[[cards]]\nid = \"roch\""),
        5,
        3,
        "`cards` is no key",
        Some("card"),
    );
}

#[test]
fn keys_and_facts() {
    says(&mistake("szabla = 7", "szabela = 7"), 10, 1, "`szabela` is no key", Some("szabla"));
    says(&mistake("lafa = 5\n", ""), 5, 1, "must have `lafa`", None);
    says(&mistake("attach = \"own postać\"", "szabla = 2"), 20, 10, "has no `szabla`", None);
    says(&mistake("\"postać\"", "\"postac\""), 8, 8, "not a known type", Some("postać"));
    says(&mistake("\"postać\"", "\"karta\""), 8, 8, "no type of card", None);
    let faction = mistake("\"Wiśniowieccy\"", "\"Wisniowiecki\"");
    says(&faction, 9, 12, "is no faction", Some("Wiśniowieccy"));
    says(&mistake("\"Wiśniowieccy\"", "7"), 9, 11, "`faction` is a text", None);
    says(&mistake("Oficer", "Oficerr"), 13, 14, "`Oficerr` is no keyword", Some("Oficer"));
    says(&mistake("[\"Oficer\"]", "\"Oficer\""), 13, 12, "list of texts", None);
    says(&mistake("[\"Oficer\"]", "[7]"), 13, 13, "has only texts", None);
    says(&mistake("\"Roch Kowalski\"", "\" \""), 7, 8, "a text and not empty", None);
    says(&mistake("id = \"list\"", "id = \"roch\""), 17, 6, "is there twice", None);
}

#[test]
fn numbers() {
    for wrong in ["\"7\"", "7.5", "true", "99"] {
        let found = mistake("szabla = 7", &format!("szabla = {wrong}"));
        says(&found, 10, 10, "`szabla` is a whole number from -9 to 20", None);
    }
}

#[test]
fn sentences() {
    let head = "R when this duels: pay 1 dukat => ";
    // Line 14, and the sentence begins in column 15.
    says(&mistake("R when", "Q when"), 14, 15, "`Q` is not the beginning", None);
    says(&mistake("R when this duels:", "R:"), 14, 15, "must say `when`", None);
    let moment = mistake("R when this duels:", "R at end of faza gri:");
    says(&moment, 14, 20, "`end of faza gri` is not a moment", Some("end of faza gry"));
    let moment = mistake("R when this duels:", "C at end of faza gry:");
    says(&moment, 14, 17, "`C` has no moment", None);
    says(
        &mistake("this duels", "this duells"),
        14,
        27,
        "`duells` is not what can happen",
        Some("duels"),
    );
    says(&mistake("pay 1 dukat =>", "pay 1 dukaty =>"), 14, 40, "`dukaty` is not", Some("dukat"));
    says(&mistake("gets szabla", "gets szablo"), 14, 59, "`szablo` is not a trait", Some("szabla"));
    says(&mistake("gets szabla +1", "gets szabla 1"), 14, 66, "expected `+` or `-`", None);
    says(
        &mistake("this gets szabla +1 this duel", "this gets szabla +1"),
        14,
        69,
        "how long it lasts",
        None,
    );
    says(&mistake("this gets", "this has"), 14, 54, "expected `gets`", None);
    says(&mistake("(1 per duel)", "(1 per day)"), 14, 86, "`day` is not", None);
    says(&mistake("(1 per duel)", "(1 per duel"), 14, 90, "expected `)`", None);
    says(
        &mistake(
            "R when this duels: pay 1 dukat => this gets szabla +1 this duel (1 per duel)",
            "always: may lose 2 kreski for lafa",
        ),
        14,
        41,
        "expected `instead of`",
        None,
    );
    says(&mistake("(1 per duel)", "(1 per duel altogether)"), 14, 91, "expected `)`", None);
    says(&mistake("+1 this", "+300 this"), 14, 67, "above 255", None);
    says(&mistake("+1 this", "+1% this"), 14, 68, "`%` is no part", None);
    says(&mistake("duel)\"", "duel) again\""), 14, 92, "complete before this", None);
    // Two spaces where the canonical form has one.
    let twice = mistake("this gets", "this  gets");
    says(
        &twice,
        14,
        54,
        "written differently",
        Some(&format!("{head}this gets szabla +1 this duel (1 per duel)")),
    );
    says(&mistake("own postać", "own postac"), 20, 15, "`postac` is not", Some("postać"));
    let always = "always: draw 1";
    let doing = RIGHT.replace(&format!("{head}this gets szabla +1 this duel (1 per duel)"), always);
    says(&only(&doing), 14, 23, "cannot do something", None);
}

#[test]
fn all_mistakes_are_told_in_the_order_of_the_file() {
    let text = RIGHT
        .replace("Oficer", "Oficerr")
        .replace("own postać", "own postac")
        .replace("\"Wiśniowieccy\"", "1");
    let mistakes = read_set("own.toml", &text).unwrap_err();
    assert_eq!(mistakes.iter().map(|it| it.line).collect::<Vec<_>>(), [9, 13, 20]);
}

#[test]
fn a_mistake_is_shown_with_its_line_and_a_caret() {
    assert_eq!(
        mistake("Oficer", "Oficerr").to_string(),
        "own.toml:13:14: `Oficerr` is no keyword
  | keywords = [\"Oficerr\"]
  |              ^^^^^^^ did you mean `Oficer`?"
    );
}

proptest! {
    #[test]
    fn no_text_makes_the_reader_panic(text in any::<String>()) {
        let _ = read_set("own.toml", &text);
    }

    #[test]
    fn a_right_file_with_a_piece_exchanged_never_panics(
        from in 0..RIGHT.len(),
        length in 0..30_usize,
        new in "[a-zł\"\\[\\]= \n\\\\]{0,6}",
    ) {
        let boundary = |it: usize| (it..=RIGHT.len()).find(|it| RIGHT.is_char_boundary(*it)).unwrap();
        let (from, to) = (boundary(from), boundary((from + length).min(RIGHT.len())));
        let text = format!("{}{new}{}", &RIGHT[..from], &RIGHT[to..]);
        if let Err(mistakes) = read_set("own.toml", &text) {
            mistakes.iter().for_each(|it| drop(it.to_string()));
        }
    }
}
