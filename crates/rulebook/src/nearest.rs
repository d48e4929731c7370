//! "Did you mean …?" for rule numbers.

use crate::{Book, RuleId, fold::folded};

const SUGGESTIONS: usize = 3;

/// The clauses whose marks are closest to what was typed, nearest first.
///
/// A number without its book finds the number in any book; otherwise a few
/// slips are forgiven, more of them in the long Polish names of KZ.
pub(crate) fn to(asked: &str) -> Vec<RuleId> {
    let asked = folded(asked.trim());
    let book = asked.split([' ', '.']).next().and_then(Book::from_code);
    let mut near: Vec<(usize, RuleId)> = RuleId::all()
        .filter(|rule| book.is_none_or(|book| rule.book() == book))
        .filter_map(|rule| {
            let mark = folded(rule.mark());
            let number = folded(rule.number());
            let slips = if number == asked { 0 } else { slips(&asked, &mark) };
            (slips <= forgiven(&mark)).then_some((slips, rule))
        })
        .collect();
    near.sort();
    near.into_iter().take(SUGGESTIONS).map(|(_, rule)| rule).collect()
}

fn forgiven(mark: &str) -> usize {
    (mark.chars().count() / 4).clamp(1, 4)
}

/// How many letters must be changed, added, left out or swapped with their neighbour.
pub fn slips(a: &str, b: &str) -> usize {
    let (a, b): (Vec<char>, Vec<char>) = (a.chars().collect(), b.chars().collect());
    let mut before: Vec<usize> = Vec::new();
    let mut above: Vec<usize> = (0..=b.len()).collect();
    for i in 1..=a.len() {
        let mut row = vec![i];
        for j in 1..=b.len() {
            let same = a[i - 1] == b[j - 1];
            let mut best =
                (above[j - 1] + usize::from(!same)).min(above[j] + 1).min(row[j - 1] + 1);
            if 1 < i && 1 < j && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1] {
                best = best.min(before[j - 2] + 1);
            }
            row.push(best);
        }
        before = std::mem::replace(&mut above, row);
    }
    above[b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slip_is_a_letter_changed_added_left_out_or_swapped() {
        assert_eq!(slips("513.6", "513.6"), 0);
        assert_eq!(slips("531.6", "513.6"), 1);
        assert_eq!(slips("513.6", "513.6.a"), 2);
        assert_eq!(slips("", "ab"), 2);
    }

    #[test]
    fn swapped_digits_find_their_clause() {
        assert_eq!(to("AH 531.6")[0].mark(), "AH 513.6");
    }

    #[test]
    fn a_number_without_its_book_is_found_in_every_book_that_has_it() {
        assert_eq!(to("513.6")[0].mark(), "AH 513.6");
        assert_eq!(to("54")[0].mark(), "MB 54");
    }

    #[test]
    fn a_polish_name_is_found_without_its_accents() {
        assert_eq!(to("KZ zlote zasady.2")[0].mark(), "KZ Złote zasady.2");
    }

    #[test]
    fn nothing_is_suggested_for_nonsense() {
        assert!(to("how do I win").is_empty());
    }
}
