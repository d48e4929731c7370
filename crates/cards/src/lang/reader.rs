//! Walking over the tokens of a sentence: what every grammar is made of.

use std::{fmt::Display, ops::Range};

use super::{
    Comparison, Problem, Word,
    token::{Placed, Token, tokens},
};

/// Far more than fits on a card, and far less than would exhaust the stack:
/// every level of nesting takes a few words.
const LONGEST: usize = 2_000;

pub(crate) struct Reader<'s> {
    sentence: &'s str,
    tokens: Vec<Placed>,
    at: usize,
}

impl<'s> Reader<'s> {
    pub(crate) fn new(sentence: &'s str) -> Result<Reader<'s>, Problem> {
        if LONGEST < sentence.len() {
            let message = format!("a sentence has at most {LONGEST} characters");
            return Err(Problem::new(0..0, message));
        }
        Ok(Reader { sentence, tokens: tokens(sentence)?, at: 0 })
    }

    /// The sentence must already be in the form in which it would be printed.
    pub(crate) fn canonical(&self, tree: &impl Display) -> Result<(), Problem> {
        let printed = tree.to_string();
        if printed == self.sentence {
            return Ok(());
        }
        let same = printed.bytes().zip(self.sentence.bytes()).take_while(|(a, b)| a == b).count();
        let start = (0..=same).rev().find(|it| self.sentence.is_char_boundary(*it)).unwrap_or(0);
        let problem = Problem::new(start..self.sentence.len(), "this is written differently");
        Err(Problem { suggestion: Some(printed), ..problem })
    }

    pub(crate) fn position(&self) -> usize {
        self.at
    }

    pub(crate) fn go_back(&mut self, position: usize) {
        self.at = position;
    }

    pub(crate) fn here(&self) -> Range<usize> {
        let end = self.sentence.len();
        self.tokens.get(self.at).map_or(end..end, |it| it.span.clone())
    }

    /// The piece of the sentence at this place.
    pub(crate) fn text(&self, place: &Range<usize>) -> &str {
        &self.sentence[place.clone()]
    }

    pub(crate) fn at_end(&self) -> bool {
        self.at == self.tokens.len()
    }

    /// Does this sign come at all?
    pub(crate) fn has_ahead(&self, sign: &str) -> bool {
        self.tokens[self.at..].iter().any(|it| matches!(it.token, Token::Sign(it) if it == sign))
    }

    /// Do these words come next?
    pub(crate) fn follows(&self, words: &str) -> bool {
        self.spelled(words).is_some()
    }

    fn word_at(&self, at: usize) -> Option<&str> {
        match self.tokens.get(at)?.token {
            Token::Word(ref word) => Some(word),
            _ => None,
        }
    }

    /// Takes these very words, if they come next.
    pub(crate) fn takes(&mut self, words: &str) -> bool {
        let length = self.spelled(words);
        self.at += length.unwrap_or(0);
        length.is_some()
    }

    pub(crate) fn expect(&mut self, words: &str) -> Result<(), Problem> {
        let here = self.here();
        match self.takes(words) {
            true => Ok(()),
            false => Err(Problem::new(here, format!("expected `{words}`"))),
        }
    }

    pub(crate) fn peeks(&self, ends: &[&str]) -> bool {
        match self.tokens.get(self.at).map(|it| &it.token) {
            Some(Token::Word(word)) => ends.contains(&word.as_str()),
            Some(Token::Sign(sign)) => ends.contains(sign),
            _ => true,
        }
    }

    pub(crate) fn takes_sign(&mut self, sign: &str) -> bool {
        let is_next = matches!(self.tokens.get(self.at), Some(Placed { token: Token::Sign(it), .. }) if *it == sign);
        self.at += usize::from(is_next);
        is_next
    }

    pub(crate) fn sign(&mut self, sign: &str) -> Result<(), Problem> {
        let here = self.here();
        match self.takes_sign(sign) {
            true => Ok(()),
            false => Err(Problem::new(here, format!("expected `{sign}`"))),
        }
    }

    pub(crate) fn comparison(&mut self) -> Result<Comparison, Problem> {
        let known = [
            ("<=", Comparison::AtMost),
            (">=", Comparison::AtLeast),
            ("=", Comparison::Exactly),
            ("<", Comparison::Less),
            (">", Comparison::More),
        ];
        let here = self.here();
        let found = known.into_iter().find(|(sign, _)| self.takes_sign(sign));
        let (_, comparison) =
            found.ok_or_else(|| Problem::new(here, "expected one of `<= >= = < >`"))?;
        Ok(comparison)
    }

    /// A name in brackets, if one is next.
    pub(crate) fn name(&mut self) -> Option<String> {
        let Some(Token::Name(name)) = self.tokens.get(self.at).map(|it| &it.token) else {
            return None;
        };
        let name = name.clone();
        self.at += 1;
        Some(name)
    }

    pub(crate) fn number(&mut self) -> Result<u8, Problem> {
        match self.tokens.get(self.at).map(|it| &it.token) {
            Some(Token::Number(number)) => {
                let number = *number;
                self.at += 1;
                Ok(number)
            }
            _ => Err(Problem::new(self.here(), "expected a number")),
        }
    }

    /// How many tokens this spelling takes, if it stands next.
    fn spelled(&self, spelling: &str) -> Option<usize> {
        let mut at = self.at;
        for part in spelling.split(' ') {
            if self.word_at(at) != Some(part) {
                return None;
            }
            at += 1;
        }
        Some(at - self.at)
    }

    /// This kind of word, if one is next.
    pub(crate) fn maybe<W: Word>(&mut self) -> Option<W> {
        self.longest(W::ALL.iter().copied(), Word::spelling)
    }

    pub(crate) fn word<W: Word>(&mut self, expected: &str) -> Result<W, Problem> {
        self.one_of(expected, W::ALL.iter().copied(), Word::spelling)
    }

    /// Takes the longest of the known words that stands next.
    pub(crate) fn one_of<'k, W: Copy>(
        &mut self,
        expected: &str,
        known: impl Iterator<Item = W> + Clone,
        spelling: impl Fn(W) -> &'k str,
    ) -> Result<W, Problem> {
        match self.longest(known.clone(), &spelling) {
            Some(word) => Ok(word),
            None => Err(self.unknown(expected, known.map(spelling))),
        }
    }

    /// As `one_of`, without a complaint when there is none.
    pub(crate) fn longest<'k, W: Copy>(
        &mut self,
        known: impl Iterator<Item = W>,
        spelling: impl Fn(W) -> &'k str,
    ) -> Option<W> {
        let fitting = known.filter_map(|it| Some((self.spelled(spelling(it))?, it)));
        let (length, word) = fitting.max_by_key(|(length, _)| *length)?;
        self.at += length;
        Some(word)
    }

    /// A word of several parts before the colon or the condition; a wrong one is shown as a whole.
    pub(crate) fn phrase<W: Word>(&mut self, expected: &str) -> Result<W, Problem> {
        if let Some(word) = self.maybe() {
            return Ok(word);
        }
        let is_end = |it: &&Placed| match &it.token {
            Token::Word(word) => word == "if",
            _ => true,
        };
        let end = self.tokens[self.at..].iter().find(is_end);
        let start = self.here().start;
        let end = end.map_or(self.sentence.len(), |it| it.span.start);
        let given = self.sentence[start..end].trim_end();
        let message = format!("`{given}` is not {expected}");
        let known = W::ALL.iter().map(|it| it.spelling());
        Err(Problem::new(start..start + given.len(), message).suggesting(given, known))
    }

    /// What stands here is not what was expected; perhaps one of the known words was meant.
    pub(crate) fn unknown<'k>(
        &self,
        expected: &str,
        known: impl IntoIterator<Item = &'k str>,
    ) -> Problem {
        let here = self.here();
        let given = &self.sentence[here.clone()];
        let message = match given {
            "" => format!("the sentence ends where {expected} was expected"),
            given => format!("`{given}` is not {expected}"),
        };
        Problem::new(here, message).suggesting(given, known)
    }

    pub(crate) fn end(&self) -> Result<(), Problem> {
        match self.tokens.get(self.at) {
            None => Ok(()),
            Some(_) => Err(Problem::new(
                self.here().start..self.sentence.len(),
                "the ability is complete before this",
            )),
        }
    }
}
