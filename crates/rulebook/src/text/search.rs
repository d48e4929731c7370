//! Full-text search that does not mind case, diacritics or word order.

use super::Clause;
use crate::fold::folded;

/// Where the words stood; the better place first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Hit {
    PhraseInTitle,
    WordsInTitle,
    PhraseInText,
    WordsInText,
    WordsAnywhere,
}

/// The clauses that contain every word, best hits first, in book order among equals.
pub(super) fn search<'a>(
    clauses: impl Iterator<Item = &'a Clause>,
    words: &str,
) -> Vec<&'a Clause> {
    let phrase = folded(words.trim());
    let words: Vec<&str> = phrase.split_whitespace().collect();
    if words.is_empty() {
        return Vec::new();
    }
    let mut hits: Vec<_> =
        clauses.filter_map(|clause| Some((hit(clause, &phrase, &words)?, clause))).collect();
    hits.sort_by_key(|(hit, _)| *hit);
    hits.into_iter().map(|(_, clause)| clause).collect()
}

fn hit(clause: &Clause, phrase: &str, words: &[&str]) -> Option<Hit> {
    let title = joined([Some(&clause.title), Some(&clause.title_en)]);
    let text = joined([Some(&clause.text), Some(&clause.text_pl)]);
    let rest = joined([
        Some(&clause.mark),
        clause.section.as_ref(),
        clause.check.as_ref(),
        clause.note.as_ref(),
        clause.note_pl.as_ref(),
        clause.differs_from_ah.as_ref(),
    ]);
    let all_in =
        |places: &[&str]| words.iter().all(|word| places.iter().any(|it| it.contains(word)));
    if title.contains(phrase) {
        Some(Hit::PhraseInTitle)
    } else if all_in(&[&title]) {
        Some(Hit::WordsInTitle)
    } else if text.contains(phrase) {
        Some(Hit::PhraseInText)
    } else if all_in(&[&title, &text]) {
        Some(Hit::WordsInText)
    } else if all_in(&[&title, &text, &rest]) {
        Some(Hit::WordsAnywhere)
    } else {
        None
    }
}

/// The texts on lines of their own, so that no phrase runs across two of them.
fn joined<const N: usize>(texts: [Option<&String>; N]) -> String {
    let texts: Vec<_> = texts.into_iter().flatten().map(|text| folded(text)).collect();
    texts.join("\n")
}
