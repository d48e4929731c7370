//! A Rust source as a flat list of tokens that know their line and whether
//! they are test code. Comments are gone, and doc comments are no code.

use anyhow::{Result, anyhow};
use proc_macro2::{Delimiter, TokenStream, TokenTree};
use std::str::FromStr;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Token {
    pub(crate) kind: Kind,
    /// Counted from one.
    pub(crate) line: usize,
    pub(crate) test: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Word(String),
    Punct(char),
    /// A plain string literal, without its quotes.
    Text(String),
    OtherLiteral,
    Open(Delimiter),
    Close(Delimiter),
}

impl Token {
    pub(crate) fn is_word(&self, word: &str) -> bool {
        matches!(&self.kind, Kind::Word(own) if own == word)
    }

    pub(crate) fn is_punct(&self, punct: char) -> bool {
        self.kind == Kind::Punct(punct)
    }
}

/// The tokens of a file; `file` decides whether all of it is test code.
pub(crate) fn tokens(file: &str, source: &str) -> Result<Vec<Token>> {
    let stream = TokenStream::from_str(source).map_err(|error| {
        anyhow!("{file}:{}: this is not Rust: {error}", error.span().start().line)
    })?;
    let mut tokens = Vec::new();
    flatten(stream, is_test_file(file), &mut tokens);
    Ok(tokens)
}

/// Integration tests, and modules that are only compiled for tests by custom.
pub(crate) fn is_test_file(file: &str) -> bool {
    let mut parts = file.rsplit('/');
    let stem = parts.next().unwrap_or_default().trim_end_matches(".rs");
    stem == "tests" || stem.ends_with("_tests") || parts.any(|it| it == "tests")
}

fn flatten(stream: TokenStream, test: bool, tokens: &mut Vec<Token>) {
    let trees: Vec<TokenTree> = stream.into_iter().collect();
    let mut all_test = test;
    // True from a test attribute to the end of the item it stands before.
    let mut item_test = false;
    for (at, tree) in trees.iter().enumerate() {
        match test_attribute(&trees[at..]) {
            Some(Attribute::OfItem) => item_test = true,
            Some(Attribute::OfRest) => all_test = true,
            None => {}
        }
        let test = all_test || item_test;
        let line = tree.span().start().line;
        let kind = match tree {
            TokenTree::Group(group) => {
                let (open, close) =
                    (group.span_open().start().line, group.span_close().start().line);
                tokens.push(Token { kind: Kind::Open(group.delimiter()), line: open, test });
                flatten(group.stream(), test, tokens);
                tokens.push(Token { kind: Kind::Close(group.delimiter()), line: close, test });
                item_test &= group.delimiter() != Delimiter::Brace;
                continue;
            }
            TokenTree::Ident(word) => Kind::Word(word.to_string()),
            TokenTree::Punct(punct) => Kind::Punct(punct.as_char()),
            TokenTree::Literal(literal) => string_literal(&literal.to_string()),
        };
        item_test &= kind != Kind::Punct(';');
        tokens.push(Token { kind, line, test });
    }
}

enum Attribute {
    OfItem,
    OfRest,
}

/// Whether `#[test]`, `#[cfg(test)]` or their like begin here.
fn test_attribute(trees: &[TokenTree]) -> Option<Attribute> {
    let punct = |at: usize, sign| matches!(trees.get(at), Some(TokenTree::Punct(it)) if it.as_char() == sign);
    if !punct(0, '#') {
        return None;
    }
    let inner = punct(1, '!');
    let Some(TokenTree::Group(group)) = trees.get(if inner { 2 } else { 1 }) else { return None };
    if group.delimiter() != Delimiter::Bracket || !compiles_for_tests_only(group.stream()) {
        return None;
    }
    Some(if inner { Attribute::OfRest } else { Attribute::OfItem })
}

fn compiles_for_tests_only(attribute: TokenStream) -> bool {
    let mut content = Vec::new();
    flatten(attribute, false, &mut content);
    let has = |word: &str| content.iter().any(|token| token.is_word(word));
    if content.first().is_some_and(|token| token.is_word("cfg")) {
        return has("test") && !has("not") && !has("any");
    }
    let path =
        content.iter().take_while(|token| !matches!(token.kind, Kind::Open(_) | Kind::Punct('=')));
    path.last().is_some_and(|token| token.is_word("test"))
}

fn string_literal(literal: &str) -> Kind {
    match literal.strip_prefix('"').and_then(|it| it.strip_suffix('"')) {
        Some(text) => Kind::Text(text.to_owned()),
        None => Kind::OtherLiteral,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn test_words(file: &str, source: &str) -> Vec<(String, bool)> {
        let tokens = tokens(file, source).unwrap();
        let words = tokens.into_iter().filter_map(|token| match token.kind {
            Kind::Word(word) => Some((word, token.test)),
            _ => None,
        });
        words.filter(|(word, _)| word.chars().all(char::is_uppercase)).collect()
    }

    fn expect(source: &str, expected: &[(&str, bool)]) {
        let expected: Vec<_> =
            expected.iter().map(|&(word, test)| (word.to_owned(), test)).collect();
        assert_eq!(test_words("crates/veto/src/lib.rs", source), expected, "{source}");
    }

    #[test]
    fn a_test_module_is_test_code_and_what_follows_is_not() {
        expect(
            "A; #[cfg(test)] mod tests { B; fn f() { C } } D;",
            &[("A", false), ("B", true), ("C", true), ("D", false)],
        );
    }

    #[test]
    fn attributes_that_mean_a_test() {
        expect("#[test] fn f() { A } B", &[("A", true), ("B", false)]);
        expect("#[tokio::test(start_paused = true)] async fn f() { A }", &[("A", true)]);
        expect("#[cfg(all(test, unix))] #[allow(x)] mod m { A }", &[("A", true)]);
        expect("#[cfg(test)] use a::A; B", &[("A", true), ("B", false)]);
        expect("#![cfg(test)] fn f() { A } fn g() { B }", &[("A", true), ("B", true)]);
    }

    #[test]
    fn attributes_that_do_not() {
        expect("#[cfg(not(test))] fn f() { A }", &[("A", false)]);
        expect("#[cfg(any(test, feature = \"x\"))] fn f() { A }", &[("A", false)]);
        expect("#[cfg_attr(test, derive(Debug))] struct A;", &[("A", false)]);
        expect("#[doc = \"test\"] struct A;", &[("A", false)]);
    }

    #[test]
    fn some_files_are_tests_altogether() {
        assert!(is_test_file("crates/veto/tests/rules/r513.rs"));
        assert!(is_test_file("crates/veto/src/table/tests.rs"));
        assert!(!is_test_file("crates/veto/src/contests.rs"));
    }

    #[test]
    fn what_is_not_rust_names_its_place() {
        let error = tokens("a.rs", "fn f() {\n  )\n").unwrap_err().to_string();
        assert!(error.starts_with("a.rs:2: this is not Rust"), "{error}");
    }
}
