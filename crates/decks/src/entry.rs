//! One line of a deck list: how many of which card, and from where.

use crate::mistake::Misread;

/// `3x Jan Skrzetuski – Porucznik (mb)`
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Entry<'t> {
    pub(crate) count: usize,
    pub(crate) title: &'t str,
    /// What stands in brackets at the end.
    pub(crate) set: Option<&'t str>,
}

/// More of one card than anybody can hold.
const MOST: usize = 250;

impl<'t> Entry<'t> {
    /// Reads `3x Finta`, `3 Finta`, `3× Finta`, `Finta x3` and `Finta`.
    ///
    /// # Errors
    ///
    /// What is wrong with the number.
    pub(crate) fn read(line: &'t str) -> Result<Entry<'t>, Misread> {
        let line = line.trim();
        let (count, rest) = leading(line).or_else(|| trailing(line)).unwrap_or(("1", line));
        let count = count.parse().ok().filter(|it| (1..=MOST).contains(it));
        let count = count.ok_or(Misread::Number { most: MOST })?;
        let (title, set) = match rest.strip_suffix(')').and_then(|it| it.rsplit_once('(')) {
            Some((title, set)) if !title.trim().is_empty() => (title.trim(), Some(set.trim())),
            _ => (rest, None),
        };
        match title.is_empty() {
            true => Err(Misread::NoCard),
            false => Ok(Entry { count, title, set }),
        }
    }
}

/// `3x Finta`
fn leading(line: &str) -> Option<(&str, &str)> {
    let digits = line.bytes().take_while(u8::is_ascii_digit).count();
    let (count, rest) = line.split_at(digits);
    let marked = rest.trim_start().strip_prefix(['x', 'X', '×']);
    let rest = match marked {
        // "3 xiądz" is a word, not a sign.
        Some(after) if after.is_empty() || after.starts_with(char::is_whitespace) => after,
        _ if rest.is_empty() || rest.starts_with(char::is_whitespace) => rest,
        _ => return None,
    };
    (0 < digits).then(|| (count, rest.trim()))
}

/// `Finta x3`
fn trailing(line: &str) -> Option<(&str, &str)> {
    let (title, count) = line.rsplit_once(char::is_whitespace)?;
    let count = count.strip_prefix(['x', 'X', '×'])?;
    let number = !count.is_empty() && count.bytes().all(|it| it.is_ascii_digit());
    number.then(|| (count, title.trim()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(line: &str) -> (usize, &str, Option<&str>) {
        let entry = Entry::read(line).unwrap();
        (entry.count, entry.title, entry.set)
    }

    #[test]
    fn the_number_may_stand_before_or_after_or_nowhere() {
        for line in ["3x Finta", "3 Finta", " 3X  Finta ", "3× Finta", "3 x Finta", "Finta x3"] {
            assert_eq!(read(line), (3, "Finta", None), "{line}");
        }
        assert_eq!(read("Finta"), (1, "Finta", None));
        assert_eq!(read("2 xiądz"), (2, "xiądz", None));
        assert_eq!(
            read("1x Jan Skrzetuski – Poseł (mb)"),
            (1, "Jan Skrzetuski – Poseł", Some("mb"))
        );
    }

    #[test]
    fn a_number_that_is_none_is_refused() {
        for line in ["0x Finta", "251 Finta", "3x", "3", "99999999999999999999 Finta"] {
            assert!(Entry::read(line).is_err(), "{line}");
        }
    }
}
