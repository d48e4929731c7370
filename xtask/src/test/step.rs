//! One step: a command, its time, its tests and all it said.

use super::tally::{Runner, Tally};
use crate::repo::Repo;
use std::{
    fmt,
    io::{self, Read as _},
    process::Command,
    time::{Duration, Instant},
};

#[derive(Debug)]
pub(super) struct Step {
    pub(super) name: &'static str,
    /// Relative to the repository's root.
    pub(super) folder: &'static str,
    pub(super) program: String,
    pub(super) arguments: Vec<&'static str>,
    pub(super) runner: Runner,
    /// The step without whose success this one is pointless.
    pub(super) needs: Option<&'static str>,
}

#[derive(Debug)]
pub(super) struct Outcome {
    pub(super) name: &'static str,
    pub(super) passed: bool,
    pub(super) time: Duration,
    pub(super) tally: Tally,
    /// Both streams, in the order they were written.
    pub(super) output: String,
}

impl Step {
    pub(super) fn run(&self, repo: &Repo) -> Outcome {
        let start = Instant::now();
        let (succeeded, output) = match self.output(repo) {
            Ok(result) => result,
            Err(error) => (false, format!("cannot run `{}`: {error}", self.program)),
        };
        let mut tally = self.runner.tally(&output);
        let passed = succeeded && tally.failed == 0;
        if !passed && tally.failed == 0 {
            // Code that does not compile and checks that complain count as one.
            tally.failed = 1;
        }
        Outcome { name: self.name, passed, time: start.elapsed(), tally, output }
    }

    fn output(&self, repo: &Repo) -> io::Result<(bool, String)> {
        let (mut reader, writer) = io::pipe()?;
        let mut command = Command::new(&self.program);
        command
            .args(&self.arguments)
            .current_dir(repo.path(self.folder))
            .env("NO_COLOR", "1")
            .env("CARGO_TERM_COLOR", "never")
            .env("DEBIAN_FRONTEND", "noninteractive")
            .stdin(std::process::Stdio::null())
            .stdout(writer.try_clone()?)
            .stderr(writer);
        let mut child = command.spawn()?;
        // Our ends of the pipe must be closed, or the reading never ends.
        drop(command);
        let mut output = Vec::new();
        reader.read_to_end(&mut output)?;
        Ok((child.wait()?.success(), String::from_utf8_lossy(&output).into_owned()))
    }
}

/// How lines begin that say nothing about a failure.
const IDLE: [&str; 7] =
    ["✓", "PASS [", "Compiling ", "Checking ", "Downloaded ", "npm warn ", "[WebServer] "];

impl Outcome {
    /// The output without what went well: who reads of a failure may see only its beginning.
    pub(super) fn telling(&self) -> String {
        let idle = |line: &str| IDLE.iter().any(|it| line.trim_start().starts_with(it));
        let lines: Vec<&str> = self.output.lines().filter(|it| !idle(it)).collect();
        lines.join("\n").trim().to_owned()
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let word = if self.passed { "ok" } else { "FAIL" };
        let tests = match self.tally {
            Tally { passed: 0, .. } => String::new(),
            tally => tally.to_string(),
        };
        let line = format!("{word:>4} {:6.1} s {:28} {tests}", self.time.as_secs_f64(), self.name);
        f.write_str(line.trim_end())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shell(script: &'static str, runner: Runner) -> Outcome {
        let step = Step {
            name: "shell",
            folder: "",
            program: "sh".to_owned(),
            arguments: vec!["-c", script],
            runner,
            needs: None,
        };
        step.run(&Repo::find().unwrap())
    }

    #[test]
    fn a_failure_is_told_without_what_went_well() {
        let outcome =
            shell("printf '  ✓ one\\n  ✘ two\\n  PASS [ 0.1s] x\\nwhy\\n'; exit 1", Runner::None);
        assert_eq!(outcome.telling(), "✘ two\nwhy");
    }

    #[test]
    fn both_streams_are_kept_in_order() {
        let outcome = shell("echo one; echo two >&2; echo three", Runner::None);
        assert!(outcome.passed);
        assert_eq!(outcome.output, "one\ntwo\nthree\n");
        assert_eq!(outcome.tally, Tally::default());
    }

    #[test]
    fn a_failing_check_counts_as_one_failure() {
        let outcome = shell("exit 3", Runner::None);
        assert!(!outcome.passed);
        assert_eq!(outcome.tally.failed, 1);
        assert!(outcome.to_string().starts_with("FAIL"));
    }

    #[test]
    fn failing_tests_are_counted_one_by_one() {
        let outcome = shell(
            "echo 'test result: FAILED. 5 passed; 2 failed; 1 ignored'; exit 101",
            Runner::Cargo,
        );
        assert_eq!(outcome.tally, Tally { passed: 5, failed: 2, skipped: 1 });
    }

    #[test]
    fn a_missing_program_is_a_failure_that_says_so() {
        let step = Step {
            name: "ghost",
            folder: "",
            program: "no-such-program".to_owned(),
            arguments: Vec::new(),
            runner: Runner::None,
            needs: None,
        };
        let outcome = step.run(&Repo::find().unwrap());
        assert!(!outcome.passed);
        assert!(outcome.output.starts_with("cannot run `no-such-program`: "));
    }
}
