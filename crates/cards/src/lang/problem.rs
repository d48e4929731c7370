//! What is wrong with a sentence, where, and what was probably meant.

use std::{fmt, ops::Range};

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
    pub fn suggesting(self, given: &str, known: impl IntoIterator<Item = &'static str>) -> Problem {
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
    let given = plain(given);
    let scored = known.into_iter().map(|it| (distance(&given, &plain(it)), it));
    let (distance, word) = scored.min_by_key(|(distance, _)| *distance)?;
    (distance <= 1 + given.len() / 4 && distance < given.len()).then_some(word)
}

/// Lower case without Polish diacritics.
fn plain(word: &str) -> Vec<char> {
    let fold = |it| match it {
        'ą' => 'a',
        'ć' => 'c',
        'ę' => 'e',
        'ł' => 'l',
        'ń' => 'n',
        'ó' => 'o',
        'ś' => 's',
        'ź' | 'ż' => 'z',
        other => other,
    };
    word.to_lowercase().chars().map(fold).collect()
}

/// How many letters have to be added, removed or changed.
fn distance(a: &[char], b: &[char]) -> usize {
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, x) in a.iter().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, y) in b.iter().enumerate() {
            let changed = diagonal + usize::from(x != y);
            diagonal = row[j + 1];
            row[j + 1] = changed.min(row[j] + 1).min(diagonal + 1);
        }
    }
    row[b.len()]
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
