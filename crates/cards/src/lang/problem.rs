//! What is wrong with a sentence, where, and what was probably meant.

use std::{fmt, ops::Range};

use rulebook::{folded, slips};

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Problem {
    /// Byte range in the sentence.
    pub span: Range<usize>,
    pub message: String,
    pub suggestion: Option<String>,
}

impl Problem {
    pub fn new(span: Range<usize>, message: impl Into<String>) -> Problem {
        Problem { span, message: message.into(), suggestion: None }
    }

    /// Adds the nearest of the words that would have been right, if one is near.
    pub fn suggesting<'a>(self, given: &str, known: impl IntoIterator<Item = &'a str>) -> Problem {
        Problem { suggestion: nearest(given, known).map(str::to_owned), ..self }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.message)?;
        match &self.suggestion {
            Some(suggestion) => write!(f, "; did you mean `{suggestion}`?"),
            None => Ok(()),
        }
    }
}

impl std::error::Error for Problem {}

/// The known word most like `given`, if it is like it at all.
pub fn nearest<'a>(given: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let given = folded(given);
    let length = given.chars().count();
    let scored = known.into_iter().map(|it| (slips(&given, &folded(it)), it));
    let (slips, word) = scored.min_by_key(|(slips, _)| *slips)?;
    (slips <= 1 + length / 4 && slips < length).then_some(word)
}

#[cfg(test)]
mod tests {
    use super::nearest;

    #[test]
    fn finds_what_was_meant_and_nothing_far_off() {
        assert_eq!(nearest("postac", ["posesja", "postać"]), Some("postać"));
        assert_eq!(nearest("zaznac", ["odznacz", "zaznacz"]), Some("zaznacz"));
        assert_eq!(nearest("król", ["sztych", "efekt"]), None);
        assert_eq!(nearest("Q", ["C", "D", "R"]), None);
    }
}
