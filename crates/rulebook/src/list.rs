//! Several marks on one line.

use crate::Book;

/// The marks of a list such as `"MB 54, MB 53"`, each with the byte where it begins.
///
/// Names of clauses may contain commas, so a comma divides only where the next
/// word is the code of a book.
pub fn listed(marks: &str) -> Vec<(usize, &str)> {
    let mut found = Vec::new();
    let mut start = 0;
    for (comma, _) in marks.match_indices(',') {
        let next = marks[comma + 1..].split_whitespace().next();
        if next.is_some_and(|it| Book::ALL.iter().any(|book| book.code() == it)) {
            found.push((start, &marks[start..comma]));
            start = comma + 1;
        }
    }
    found.push((start, &marks[start..]));
    let trimmed = found.into_iter().map(|(start, mark)| {
        let indent = mark.len() - mark.trim_start().len();
        (start + indent, mark.trim())
    });
    trimmed.filter(|(_, mark)| !mark.is_empty()).collect()
}

#[cfg(test)]
mod tests {
    use super::listed;

    #[test]
    fn a_comma_inside_a_name_does_not_divide() {
        assert_eq!(
            listed(" MB 54, KZ Słowa, słowa.0,MB 5 "),
            [(1, "MB 54"), (8, "KZ Słowa, słowa.0"), (28, "MB 5"),]
        );
        assert_eq!(listed(" "), []);
    }
}
