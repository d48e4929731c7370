//! The crates that decide games depend on nothing but their arguments: no
//! clock, no hash order, no thread, no file, no foreign randomness, no serde.

use super::graph::Member;
use crate::{
    house::RuleCrates,
    repo::Repo,
    tokens::{Kind, Token, tokens},
};
use anyhow::Result;

pub(super) fn check_dependencies(rules: &RuleCrates, members: &[Member]) -> Vec<String> {
    let mut complaints = Vec::new();
    for member in members.iter().filter(|it| rules.crates.contains(&it.name)) {
        for dependency in member.dependencies.iter().filter(|it| !it.is_for_tests()) {
            if rules.dependencies.contains(&dependency.name) {
                complaints.push(format!(
                    "{}: decides games and must not depend on {}: do it in a crate outside",
                    member.name, dependency.name
                ));
            }
        }
    }
    complaints
}

pub(super) fn check_source(rules: &RuleCrates, file: &str, source: &str) -> Result<Vec<String>> {
    let of_crate = file.strip_prefix("crates/").and_then(|it| it.split_once('/'));
    let Some((name, inside)) = of_crate else { return Ok(Vec::new()) };
    if !rules.crates.iter().any(|it| it == name) || !inside.starts_with("src/") {
        return Ok(Vec::new());
    }
    let tokens = tokens(file, source)?;
    let mut complaints = Vec::new();
    for (at, token) in tokens.iter().enumerate().filter(|(_, token)| !token.test) {
        let what = word(rules, token).or_else(|| path(rules, &tokens[at..]));
        let Some(what) = what.filter(|what| !is_allowed(rules, file, what)) else { continue };
        complaints.push(format!(
            "{file}:{}: {what} has no place in a crate that decides games",
            token.line
        ));
    }
    Ok(complaints)
}

/// An exception needs a reason and a file that exists.
pub(super) fn check_exceptions(rules: &RuleCrates, repo: &Repo) -> Vec<String> {
    let idle = |it: &&crate::house::Allowed| it.reason.trim().is_empty() || !repo.has(&it.file);
    let complain = |it: &crate::house::Allowed| {
        format!(
            "xtask/house.toml: the exception for {} in {} needs a reason and a file",
            it.what, it.file
        )
    };
    rules.allowed.iter().filter(idle).map(complain).collect()
}

fn word(rules: &RuleCrates, token: &Token) -> Option<String> {
    let Kind::Word(word) = &token.kind else { return None };
    rules.words.contains(word).then(|| word.clone())
}

/// `std::time`, also in `use std::{fmt, time::Instant}`: the members of a
/// brace group stand at its first level, after `{` or `,`.
fn path(rules: &RuleCrates, tokens: &[Token]) -> Option<String> {
    let [std, first, second, rest @ ..] = tokens else { return None };
    if !std.is_word("std") || !first.is_punct(':') || !second.is_punct(':') {
        return None;
    }
    let forbidden = |token: &Token| match &token.kind {
        Kind::Word(word) => Some(format!("std::{word}")).filter(|path| rules.paths.contains(path)),
        _ => None,
    };
    if !matches!(rest.first()?.kind, Kind::Open(_)) {
        return forbidden(rest.first()?);
    }
    let mut depth = 0_usize;
    for pair in rest.windows(2) {
        match pair[0].kind {
            Kind::Open(_) => depth += 1,
            Kind::Close(_) => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return None;
        }
        let begins = matches!(pair[0].kind, Kind::Open(_) | Kind::Punct(','));
        if depth == 1
            && begins
            && let Some(path) = forbidden(&pair[1])
        {
            return Some(path);
        }
    }
    None
}

fn is_allowed(rules: &RuleCrates, file: &str, what: &str) -> bool {
    rules.allowed.iter().any(|it| it.file == file && it.what == what)
}

#[cfg(test)]
mod tests {
    use super::super::graph::tests::{house, member};
    use super::*;

    fn complaints(file: &str, source: &str) -> Vec<String> {
        check_source(&house().rule_crates, file, source).unwrap()
    }

    #[test]
    fn hash_maps_clocks_and_serde_are_refused_in_rule_crates() {
        assert_eq!(
            complaints("crates/veto/src/table.rs", "use std::collections::HashMap;\n"),
            ["crates/veto/src/table.rs:1: HashMap has no place in a crate that decides games"]
        );
        assert_eq!(complaints("crates/kernel/src/a.rs", "#[derive(Serialize)] struct A;").len(), 1);
        assert_eq!(complaints("crates/kernel/src/a.rs", "fn f() { std::time::now() }").len(), 1);
        assert_eq!(complaints("crates/kernel/src/a.rs", "use std::{fmt, fs::read};").len(), 1);
    }

    #[test]
    fn what_only_looks_like_it_is_not() {
        assert!(
            complaints("crates/veto/src/a.rs", "// a HashMap\nuse std::{fmt, io::{self}};")
                .is_empty()
        );
        assert!(
            complaints("crates/veto/src/a.rs", "use crate::time; use std::{a::{time}};").is_empty()
        );
    }

    #[test]
    fn tests_and_other_crates_may() {
        let source = "#[cfg(test)] mod tests { use std::collections::HashMap; }";
        assert!(complaints("crates/veto/src/a.rs", source).is_empty());
        assert!(complaints("crates/veto/tests/a.rs", "use std::fs;").is_empty());
        assert!(complaints("crates/server/src/a.rs", "use std::time::Instant;").is_empty());
    }

    #[test]
    fn an_exception_holds_for_its_file_only() {
        assert!(
            complaints("crates/rulebook/src/trace.rs", "fn f() { std::thread::panicking(); }")
                .is_empty()
        );
        assert_eq!(
            complaints("crates/rulebook/src/id.rs", "fn f() { std::thread::panicking(); }").len(),
            1
        );
    }

    #[test]
    fn forbidden_dependencies_are_refused_unless_for_tests() {
        let members = [
            member("veto", &[("serde", None), ("rand", Some("dev"))]),
            member("wire", &[("serde", None)]),
        ];
        assert_eq!(
            check_dependencies(&house().rule_crates, &members),
            ["veto: decides games and must not depend on serde: do it in a crate outside"]
        );
    }
}
