//! Pieces of a file that remember where they stand.

use cards::{lang::nearest, set::Mistake};
use rulebook::folded;

/// The text of a scenario file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Source {
    pub(crate) file: String,
    pub(crate) lines: Vec<String>,
}

impl Source {
    pub(crate) fn new(file: &str, text: &str) -> Source {
        Source { file: file.to_owned(), lines: text.lines().map(str::to_owned).collect() }
    }

    /// Something wrong with this phrase.
    pub(crate) fn mistake(&self, at: &Phrase, message: impl Into<String>) -> Mistake {
        Mistake {
            file: self.file.clone(),
            line: at.line,
            column: at.column,
            message: message.into(),
            suggestion: None,
            source: self.lines.get(at.line.saturating_sub(1)).cloned().unwrap_or_default(),
            length: at.text.chars().count(),
        }
    }

    /// The same, with the nearest of the words that would have been right.
    pub(crate) fn unknown<'a>(
        &self,
        at: &Phrase,
        message: impl Into<String>,
        known: impl IntoIterator<Item = &'a str>,
    ) -> Mistake {
        let suggestion = nearest(&at.text, known).map(str::to_owned);
        Mistake { suggestion, ..self.mistake(at, message) }
    }
}

/// A stretch of one line, without spaces around it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Phrase {
    pub(crate) text: String,
    /// Counted from one.
    pub(crate) line: usize,
    /// In characters, counted from one.
    pub(crate) column: usize,
}

impl Phrase {
    pub(crate) fn new(text: &str, line: usize) -> Phrase {
        Phrase { text: text.to_owned(), line, column: 1 }.part(0, text.len())
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.text.is_empty()
    }

    /// Bytes `from..to` of it, without spaces around.
    pub(crate) fn part(&self, from: usize, to: usize) -> Phrase {
        let piece = &self.text[from..to];
        let indent = piece.len() - piece.trim_start().len();
        let column = self.column + self.text[..from + indent].chars().count();
        Phrase { text: piece.trim().to_owned(), line: self.line, column }
    }

    /// Where `sign` stands outside brackets and quotes.
    fn open_places(&self, sign: &str) -> Vec<usize> {
        let mut places = Vec::new();
        let (mut depth, mut quoted) = (0_usize, false);
        for (at, letter) in self.text.char_indices() {
            match letter {
                '"' => quoted = !quoted,
                '(' if !quoted => depth += 1,
                ')' if !quoted => depth = depth.saturating_sub(1),
                _ if depth == 0 && !quoted && self.text[at..].starts_with(sign) => places.push(at),
                _ => {}
            }
        }
        places
    }

    /// The pieces between the signs, at least one.
    pub(crate) fn split(&self, sign: &str) -> Vec<Phrase> {
        let mut pieces = Vec::new();
        let mut start = 0;
        for place in self.open_places(sign) {
            pieces.push(self.part(start, place));
            start = place + sign.len();
        }
        pieces.push(self.part(start, self.text.len()));
        pieces
    }

    pub(crate) fn split_once(&self, sign: &str) -> Option<(Phrase, Phrase)> {
        let place = *self.open_places(sign).first()?;
        Some((self.part(0, place), self.part(place + sign.len(), self.text.len())))
    }

    /// The first word and the rest.
    pub(crate) fn first_word(&self) -> (Phrase, Phrase) {
        let end = self.text.find(char::is_whitespace).unwrap_or(self.text.len());
        (self.part(0, end), self.part(end, self.text.len()))
    }

    /// What follows these words, if it begins with them.
    pub(crate) fn after(&self, words: &str) -> Option<Phrase> {
        let mut rest = self.clone();
        for word in words.split(' ') {
            let (first, others) = rest.first_word();
            if !same(&first.text, word) {
                return None;
            }
            rest = others;
        }
        Some(rest)
    }

    /// `Name (inside)` as its two parts; a bracket has to be closed at the end.
    pub(crate) fn bracket(&self) -> (Phrase, Option<Phrase>) {
        match self.text.find('(') {
            Some(open) if self.text.ends_with(')') => {
                let inside = self.part(open + 1, self.text.len() - 1);
                (self.part(0, open), Some(inside))
            }
            _ => (self.clone(), None),
        }
    }

    /// Without the quotes that protect a comma or a bracket in a name.
    pub(crate) fn unquoted(&self) -> &str {
        let text = self.text.as_str();
        text.strip_prefix('"').and_then(|it| it.strip_suffix('"')).unwrap_or(text)
    }
}

/// Equal but for case and Polish diacritics.
pub(crate) fn same(one: &str, other: &str) -> bool {
    folded(one) == folded(other)
}

#[cfg(test)]
mod tests {
    use super::Phrase;

    #[test]
    fn pieces_know_their_column() {
        let phrase = Phrase::new("  pole: Żółw (under: A, B), Jeż", 3);
        let (key, value) = phrase.split_once(":").unwrap();
        assert_eq!((key.text.as_str(), key.column), ("pole", 3));
        let cards = value.split(",");
        assert_eq!(cards.iter().map(|it| it.column).collect::<Vec<_>>(), [9, 29]);
        let (name, inside) = cards[0].bracket();
        assert_eq!((name.text.as_str(), inside.unwrap().column), ("Żółw", 15));
    }

    #[test]
    fn words_are_compared_without_case_and_diacritics() {
        let phrase = Phrase::new("Przy glosie Agata", 1);
        assert_eq!(phrase.after("przy głosie").unwrap().text, "Agata");
    }
}
