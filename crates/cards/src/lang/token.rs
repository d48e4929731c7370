//! A sentence cut into tokens that know where they stand.

use std::ops::Range;

use super::Problem;

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Token {
    /// Letters and inner hyphens and apostrophes.
    Word(String),
    /// The name of a card in brackets: `[The Wall]`.
    Name(String),
    Number(u8),
    /// One of `: , => ( ) { } + - * / < > <= >= =`.
    Sign(&'static str),
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Placed {
    pub(super) token: Token,
    /// Byte range in the sentence.
    pub(super) span: Range<usize>,
}

/// Longer signs first, so that `<=` is not read as `<`.
const SIGNS: [&str; 15] =
    ["=>", "<=", ">=", ":", ",", "(", ")", "{", "}", "+", "-", "*", "/", "<", ">"];

pub(super) fn tokens(sentence: &str) -> Result<Vec<Placed>, Problem> {
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(first) = sentence[at..].chars().next() {
        let rest = &sentence[at..];
        if first == ' ' {
            at += 1;
            continue;
        }
        let length;
        let token;
        if first.is_alphabetic() {
            length = run(rest, |it| it.is_alphabetic() || it == '-' || it == '\'');
            token = Token::Word(rest[..length].to_owned());
        } else if first == '[' {
            let Some(end) = rest.find(']') else {
                return Err(Problem::new(at..sentence.len(), "this name has no closing `]`"));
            };
            length = end + 1;
            token = Token::Name(rest[1..end].to_owned());
        } else if first.is_ascii_digit() {
            length = run(rest, |it| it.is_ascii_digit());
            let number = rest[..length].parse();
            token = Token::Number(number.map_err(|_| {
                Problem::new(at..at + length, "a number above 255 stands on no card")
            })?);
        } else if first == '=' && !rest.starts_with("=>") {
            length = 1;
            token = Token::Sign("=");
        } else if let Some(sign) = SIGNS.iter().find(|it| rest.starts_with(**it)) {
            length = sign.len();
            token = Token::Sign(sign);
        } else {
            let end = at + first.len_utf8();
            return Err(Problem::new(at..end, format!("`{first}` is no part of the language")));
        }
        found.push(Placed { token, span: at..at + length });
        at += length;
    }
    Ok(found)
}

/// The length of the longest beginning all of whose characters fit.
fn run(text: &str, fits: impl Fn(char) -> bool) -> usize {
    text.find(|it| !fits(it)).unwrap_or(text.len())
}
