//! Every kind of mistake in a file of Thrones cards is found, with line and
//! column and, where something is near, with what was probably meant.

use cards::{
    set::Mistake,
    thrones::{is_thrones, read_set, read_set_after},
};

const RIGHT: &str = r#"[set]
id = "own"
name = "Our own"

[[card]]
code = "90001"
name = "Ser Example"
type = "character"
faction = "Stark"
unique = true
cost = 4
strength = 3
icons = ["MIL"]
traits = ["Knight"]
keywords = ["renown"]
abilities = ["action: kneel this, choose 1 character with Knight => stand target (limit 1 per phase)"]
deck_limit = 3
quantity = 1

[[card]]
code = "90002"
name = "Quiet Winter"
type = "plot"
faction = "neutral"
plot = { gold = 3, initiative = 4, claim = 1, reserve = 6 }
abilities = ["when revealed: draw 2"]
deck_limit = 2
quantity = 1
"#;

fn only(text: &str) -> Mistake {
    let mut mistakes = read_set("own.toml", text).expect_err("a mistake should be found");
    assert_eq!(mistakes.len(), 1, "{mistakes:?}");
    mistakes.remove(0)
}

/// The only mistake of the right file with one piece of it exchanged.
fn mistake(old: &str, new: &str) -> Mistake {
    assert_eq!(RIGHT.matches(old).count(), 1, "`{old}` does not stand once in the file");
    only(&RIGHT.replace(old, new))
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
    assert!(is_thrones(RIGHT) && !is_thrones(cards::builtin::MOUNT_AND_BLADE));
}

#[test]
fn a_set_beside_others_keeps_their_numbers_and_may_use_their_words() {
    let core = cards::builtin::thrones_core();
    let text = RIGHT.replace("with Knight", "with Dragon or [Arya Stark]");
    assert!(read_set("own.toml", &text).is_err());
    let own = read_set_after("own.toml", &text, &core.names).unwrap();
    for (title, name) in core.names.titles() {
        assert_eq!(own.names.title(title), name);
    }
    assert_eq!(own.names.title(own.cards[0].title), "Ser Example");
}

#[test]
fn keys_and_facts() {
    says(&mistake("strength = 3", "strenght = 3"), 12, 1, "is no key", Some("strength"));
    says(&mistake("cost = 4\n", ""), 5, 1, "must have `cost`", None);
    says(&mistake("cost = 4", "cost = \"Y\""), 11, 8, "`cost` is a number", None);
    says(&mistake("\"character\"", "\"charakter\""), 8, 8, "not a known type", Some("character"));
    says(&mistake("\"character\"", "\"faction card\""), 8, 8, "are not entered", None);
    says(&mistake("\"Stark\"", "\"Starks\""), 9, 11, "not a known faction", Some("Stark"));
    says(&mistake("unique = true", "unique = 1"), 10, 10, "true or false", None);
    says(&mistake("[\"MIL\"]", "[\"MILL\"]"), 13, 11, "not known here", Some("MIL"));
    says(&mistake("\"renown\"", "\"renow\""), 15, 14, "is not a keyword", Some("renown"));
    says(&mistake("deck_limit = 3\n", ""), 5, 1, "`deck_limit` is missing", None);
    says(&mistake("claim = 1, ", ""), 25, 8, "`claim` is missing", None);
    says(&mistake("claim = 1", "clam = 1, claim = 1"), 25, 36, "is no key", Some("claim"));
    says(&mistake("90002", "90001"), 21, 8, "there twice", None);
    let attached = mistake("plot = {", "attach = \"character\"\nplot = {");
    says(&attached, 25, 10, "has no `attach`", None);
}

#[test]
fn sentences() {
    let wrong = |old: &str, new: &str, marked: &str, message: &str, near: Option<&str>| {
        let mistake = mistake(old, new);
        let rest: String = mistake.source.chars().skip(mistake.column - 1).collect();
        assert!(mistake.line == 16 && rest.starts_with(marked), "{mistake}");
        says(&mistake, 16, mistake.column, message, near);
    };
    wrong("action: ", "acton: ", "acton", "the beginning of an ability", Some("action"));
    wrong("kneel this", "kneal this", "kneal", "a cost or a choice", Some("kneel"));
    wrong("with Knight", "with Knigth", "Knigth", "a trait or a name", Some("Knight"));
    let near = Some("[Ser Example]");
    wrong("with Knight", "called [Ser Exemple]", "[Ser Exemple]", "no card is called", near);
    wrong("1 character", "1 charakter", "charakter", "a kind of card", Some("character"));
    wrong("stand target", "stand target 2", "target 2", "nothing has been chosen", None);
    wrong("choose 1", "select 1", "select 1", "put it after the `=>`", None);
    wrong("stand target", "draw 1, stan target", "stan target", "something to do", Some("stand"));
    wrong("(limit 1", "(limit one", "one per", "expected a number", None);
    wrong("action: ", "reaction: ", "reaction", "must say `when`", None);
    let look = "look at hand of chosen player";
    wrong("stand target", look, "chosen player", "no player has been chosen", None);
    let lasting = |change: &str| format!("until end of phase {{ target gets STR {change} }}");
    wrong("stand target", &lasting("*1"), "1 }", "a factor is 2 or more", None);
    wrong("stand target", &lasting("/0"), "0 }", "a factor is 2 or more", None);
    wrong("stand target", &lasting("2"), "2 }", "expected one of `+ - * / =`", None);
    wrong(
        "kneel this, choose",
        "kneel this,  choose",
        " choose",
        "written differently",
        Some(
            "action: kneel this, choose 1 character with Knight => stand target (limit 1 per phase)",
        ),
    );
}
