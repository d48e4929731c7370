//! Counts individual tests from the closing lines of the runners.

use std::{fmt, ops::AddAssign};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Tally {
    pub(super) passed: usize,
    pub(super) failed: usize,
    pub(super) skipped: usize,
}

impl AddAssign for Tally {
    fn add_assign(&mut self, other: Tally) {
        self.passed += other.passed;
        self.failed += other.failed;
        self.skipped += other.skipped;
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} passed, {} failed", self.passed, self.failed)
    }
}

/// Whose output it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Runner {
    /// A check without tests.
    None,
    /// `test result: ok. 5 passed; 0 failed; 1 ignored; …`, once a binary.
    Cargo,
    /// `Summary [ 0.1s] 6 tests run: 5 passed (1 slow), 1 failed, 2 skipped`
    Nextest,
    /// `Tests  1 failed | 5 passed | 2 skipped (8)`
    Vitest,
    /// `1 failed`, `5 passed (3.2s)`, each on a line of its own.
    Playwright,
}

impl Runner {
    pub(super) fn tally(self, output: &str) -> Tally {
        let mut tally = Tally::default();
        for line in output.lines().map(plain) {
            if self.closes(line.trim()) {
                tally += counts(&line);
            }
        }
        tally
    }

    fn closes(self, line: &str) -> bool {
        match self {
            Runner::None => false,
            Runner::Cargo => line.starts_with("test result: "),
            Runner::Nextest => line.starts_with("Summary [") && line.contains("run:"),
            Runner::Vitest => line.starts_with("Tests "),
            Runner::Playwright => {
                let mut words = line.split_whitespace();
                let number = words.next().is_some_and(|it| it.parse::<usize>().is_ok());
                let word = words.next().and_then(Word::of);
                number && word.is_some() && words.all(|it| it.starts_with('(') || it.ends_with(')'))
            }
        }
    }
}

enum Word {
    Passed,
    Failed,
    Skipped,
}

impl Word {
    /// A test that passes only at the second try has failed.
    fn of(word: &str) -> Option<Word> {
        match word.trim_end_matches([',', ';']) {
            "passed" => Some(Word::Passed),
            "failed" | "flaky" | "interrupted" | "timed" => Some(Word::Failed),
            "skipped" | "ignored" | "todo" => Some(Word::Skipped),
            _ => None,
        }
    }
}

/// Every number that is followed by a word for what became of the tests.
fn counts(line: &str) -> Tally {
    let mut tally = Tally::default();
    let words: Vec<&str> = line.split_whitespace().collect();
    for pair in words.windows(2) {
        let (Ok(number), Some(word)) = (pair[0].parse::<usize>(), Word::of(pair[1])) else {
            continue;
        };
        match word {
            Word::Passed => tally.passed += number,
            Word::Failed => tally.failed += number,
            Word::Skipped => tally.skipped += number,
        }
    }
    tally
}

/// The line without colours.
fn plain(line: &str) -> String {
    let mut plain = String::new();
    let mut rest = line;
    while let Some((before, code)) = rest.split_once('\u{1b}') {
        plain.push_str(before);
        rest = code.split_once('m').map_or("", |(_, after)| after);
    }
    plain + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    fn expect(runner: Runner, output: &str, passed: usize, failed: usize, skipped: usize) {
        assert_eq!(runner.tally(output), Tally { passed, failed, skipped }, "{output}");
    }

    #[test]
    fn cargo_sums_its_binaries() {
        let output = "test result: ok. 6 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.06s\n\
                      running 3 tests\n\
                      test result: FAILED. 2 passed; 1 failed; 4 ignored; 0 measured; 0 filtered out\n";
        expect(Runner::Cargo, output, 8, 1, 4);
    }

    #[test]
    fn nextest_closes_with_a_summary() {
        let line = "     Summary [   3.004s] 31 tests run: 29 passed (2 slow), 2 failed, 1 skipped";
        expect(Runner::Nextest, line, 29, 2, 1);
        expect(
            Runner::Nextest,
            "Summary [ 0.1s] 5/9 tests run: 4 passed, 1 failed, 0 skipped",
            4,
            1,
            0,
        );
    }

    #[test]
    fn vitest_counts_tests_not_files() {
        let output = " Test Files  1 failed | 1 passed (2)\n      Tests  1 failed | 5 passed | 2 skipped (8)\n";
        expect(Runner::Vitest, output, 5, 1, 2);
        expect(
            Runner::Vitest,
            "\u{1b}[2m      Tests \u{1b}[22m \u{1b}[1m3 passed\u{1b}[22m (3)",
            3,
            0,
            0,
        );
    }

    #[test]
    fn playwright_gives_a_line_for_each_word() {
        let output = "  1 failed\n    [chromium] › game.spec.ts:3:1 › 7 passed moves\n  1 flaky\n  2 skipped\n  5 passed (12.3s)\n  4 passed (1.2m)\n";
        expect(Runner::Playwright, output, 9, 2, 2);
    }

    #[test]
    fn a_check_has_no_tests() {
        expect(Runner::None, "test result: ok. 6 passed; 0 failed", 0, 0, 0);
    }

    #[test]
    fn the_closing_line_says_passed_and_failed() {
        assert_eq!(Tally { passed: 3, failed: 1, skipped: 9 }.to_string(), "3 passed, 1 failed");
    }
}
