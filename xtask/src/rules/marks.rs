//! Finds the marks: in Rust sources, in scenario files, in browser tests.

use crate::{
    repo::{Repo, extension},
    tokens::{Kind, Token, tokens},
};
use anyhow::Result;
use std::fmt;

/// A clause is named somewhere.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Mark {
    pub(crate) mark: String,
    pub(crate) role: Role,
    pub(crate) place: Place,
}

/// What naming the clause there means.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Role {
    /// `rule!` or `cite!` in code that is no test.
    Cited,
    /// `proves!` in a test, or `cite!` there: the refusal must give this reason.
    ProvedByTest,
    /// A `proves: MB 54, MB 53` line of a scenario file.
    ProvedByScenario,
    /// `proves("MB 10")` in a browser test.
    ProvedByBrowser,
}

#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Place {
    pub(crate) file: String,
    pub(crate) line: usize,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.file, self.line)
    }
}

/// Where marks are explained and tested, not used.
const ABOUT_MARKS: &str = "crates/rulebook/";

/// Folders whose code neither plays by the rules nor proves them.
const NO_EVIDENCE: &[&str] = &["benches", "examples", "fuzz"];

/// Every mark of the repository, in the order of files and lines.
pub(crate) fn scan(repo: &Repo) -> Result<Vec<Mark>> {
    let mut marks = Vec::new();
    for file in repo.files_with("crates", &["rs"])? {
        if is_evidence(&file) {
            marks.extend(in_rust(&file, &repo.read(&file)?)?);
        }
    }
    for file in repo.files_with("scenarios", &["scn"])? {
        marks.extend(in_scenario(&file, &repo.read(&file)?));
    }
    for file in repo.files("web/tests")? {
        if ["ts", "js", "mts", "mjs", "svelte"].contains(&extension(&file)) {
            marks.extend(in_browser_test(&file, &repo.read(&file)?));
        }
    }
    Ok(marks)
}

fn is_evidence(file: &str) -> bool {
    let beside = file.split('/').any(|part| NO_EVIDENCE.contains(&part));
    !beside && !file.starts_with(ABOUT_MARKS)
}

fn in_rust(file: &str, source: &str) -> Result<Vec<Mark>> {
    let tokens = tokens(file, source)?;
    Ok(tokens.windows(5).filter_map(|window| mark_at(file, window)).collect())
}

/// `cite` `!` `(` `"MB 54"` `)`, whatever stands around it.
fn mark_at(file: &str, window: &[Token]) -> Option<Mark> {
    let [name, bang, open, text, close] = window else { return None };
    let (Kind::Word(name), Kind::Open(_), Kind::Close(_)) = (&name.kind, &open.kind, &close.kind)
    else {
        return None;
    };
    let Kind::Text(mark) = &text.kind else { return None };
    if !bang.is_punct('!') {
        return None;
    }
    let role = match (name.as_str(), text.test) {
        ("rule" | "cite", false) => Role::Cited,
        ("proves", _) | ("cite", true) => Role::ProvedByTest,
        _ => return None,
    };
    let place = Place { file: file.to_owned(), line: text.line };
    Some(Mark { mark: mark.clone(), role, place })
}

fn in_scenario(file: &str, text: &str) -> Vec<Mark> {
    let mut marks = Vec::new();
    for (line, number) in text.lines().zip(1..) {
        let list = line.trim().strip_prefix("proves:").and_then(|it| it.split('#').next());
        let listed = list.into_iter().flat_map(rulebook::listed);
        marks.extend(listed.map(|(_, it)| proof(it, Role::ProvedByScenario, file, number)));
    }
    marks
}

fn in_browser_test(file: &str, text: &str) -> Vec<Mark> {
    let mut marks = Vec::new();
    for (line, number) in text.lines().zip(1..) {
        for call in line.split("proves(").skip(1) {
            let quote = call.chars().next().filter(|it| ['"', '\'', '`'].contains(it));
            let quoted = quote.and_then(|quote| call[1..].split_once(quote));
            if let Some((mark, _)) = quoted {
                marks.push(proof(mark, Role::ProvedByBrowser, file, number));
            }
        }
    }
    marks
}

fn proof(mark: &str, role: Role, file: &str, line: usize) -> Mark {
    Mark { mark: mark.to_owned(), role, place: Place { file: file.to_owned(), line } }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn short(marks: &[Mark]) -> Vec<(&str, Role, usize)> {
        marks.iter().map(|it| (it.mark.as_str(), it.role, it.place.line)).collect()
    }

    #[test]
    fn code_cites_and_tests_prove() {
        let source = r#"
            fn resolve() { rule!("MB 54"); Err(Illegal::Tie(cite!("MB 56"))) }
            #[cfg(test)]
            mod tests {
                fn a() { let _rule = proves!("MB 54"); rule!("MB 57"); }
                fn b() { play.refuses("Roch", cite!("MB 56")); }
            }"#;
        let marks = in_rust("crates/veto/src/duel.rs", source).unwrap();
        assert_eq!(
            short(&marks),
            [
                ("MB 54", Role::Cited, 2),
                ("MB 56", Role::Cited, 2),
                ("MB 54", Role::ProvedByTest, 5),
                ("MB 56", Role::ProvedByTest, 6),
            ]
        );
    }

    #[test]
    fn marks_inside_other_macros_are_found_and_those_in_comments_are_not() {
        let source = r#"
            //! rule!("MB 1")
            /// rule!("MB 2")
            // rule!("MB 3")
            fn f() { assert_eq!(why(), rulebook::cite!("KZ Litera „X”.0")); "rule!(\"MB 4\")"; }"#;
        let marks = in_rust("crates/veto/src/a.rs", source).unwrap();
        assert_eq!(short(&marks), [("KZ Litera „X”.0", Role::Cited, 5)]);
    }

    #[test]
    fn everything_in_an_integration_test_is_a_test() {
        let marks = in_rust("crates/veto/tests/a.rs", "fn f() { cite!(\"MB 5\"); }").unwrap();
        assert_eq!(short(&marks), [("MB 5", Role::ProvedByTest, 1)]);
    }

    #[test]
    fn benchmarks_and_the_tests_of_the_marks_are_no_evidence() {
        assert!(is_evidence("crates/veto/src/game.rs"));
        assert!(!is_evidence("crates/veto/benches/games.rs"));
        assert!(!is_evidence("crates/rulebook/tests/marks.rs"));
    }

    #[test]
    fn scenarios_prove_by_line() {
        let marks = in_scenario(
            "a.scn",
            "title proves: nothing\n  proves: MB 54, MB 53\nproves: KZ Złote zasady.2 # card text\n",
        );
        assert_eq!(
            short(&marks),
            [
                ("MB 54", Role::ProvedByScenario, 2),
                ("MB 53", Role::ProvedByScenario, 2),
                ("KZ Złote zasady.2", Role::ProvedByScenario, 3),
            ]
        );
    }

    #[test]
    fn browser_tests_prove_by_call_or_comment() {
        let text = "test('x', async () => { proves(\"MB 10\"); proves('AH 101.1')\n// proves(\"MB 11\")\nproves(name)";
        assert_eq!(
            short(&in_browser_test("a.spec.ts", text)),
            [
                ("MB 10", Role::ProvedByBrowser, 1),
                ("AH 101.1", Role::ProvedByBrowser, 1),
                ("MB 11", Role::ProvedByBrowser, 2),
            ]
        );
    }
}
