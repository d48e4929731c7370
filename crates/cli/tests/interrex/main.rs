//! The built binary, as a person or a program meets it.

#![allow(clippy::unwrap_used, reason = "the whole program is a test")]

mod cards;
mod deck;
mod engine;
mod play;
mod replay;
mod rules;
mod scenario;
mod serve;
mod sim;
mod tournament;

use std::{
    io::Write,
    path::PathBuf,
    process::{Command, Stdio},
};

/// What a run left behind.
#[derive(Debug)]
struct Ran {
    out: String,
    err: String,
    code: i32,
}

impl Ran {
    /// The output of a run that went well.
    #[track_caller]
    fn fine(self) -> String {
        assert_eq!(self.code, 0, "{}{}", self.out, self.err);
        self.out
    }

    /// The message of a run that failed as it should: not with a panic.
    #[track_caller]
    fn refused(self) -> String {
        assert_eq!(self.code, 1, "{}{}", self.out, self.err);
        assert!(!self.err.contains("panicked"), "{}", self.err);
        self.out + &self.err
    }
}

fn interrex(arguments: &[&str]) -> Ran {
    interrex_reading(arguments, "")
}

fn interrex_reading(arguments: &[&str], input: &str) -> Ran {
    let mut child = Command::new(env!("CARGO_BIN_EXE_interrex"))
        .args(arguments)
        .env("LC_ALL", "C")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_owned();
    // Whoever refuses early does not read to the end.
    let writer = std::thread::spawn(move || drop(stdin.write_all(input.as_bytes())));
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    Ran {
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
        code: output.status.code().unwrap(),
    }
}

/// A file with this text, in a folder of the build.
fn file(name: &str, text: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, text).unwrap();
    path
}

#[test]
fn completions_name_the_subcommands() {
    let script = interrex(&["completions", "bash"]).fine();
    assert!(script.contains("replay") && script.contains("sim"));
}
