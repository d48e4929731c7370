//! `interrex engine`: a game for programs, one JSON object a line.
//!
//! `request` is what can be asked, `session` keeps the game and answers,
//! `docs/engine-protocol.md` is the description; a test replays its transcript.

mod request;
mod session;

use std::{
    io::{self, BufRead, Read, Write},
    process::ExitCode,
};

use anyhow::Result;

use session::Session;

/// A longer line is refused unread. The longest request is a record, with the
/// card definitions it was played with.
const LONGEST_LINE: u64 = 4 << 20;

pub(super) fn engine() -> Result<ExitCode> {
    serve(&mut io::stdin().lock(), &mut io::stdout().lock())?;
    Ok(ExitCode::SUCCESS)
}

/// Answers every line of `input` until it ends or says `quit`.
fn serve(input: &mut impl BufRead, output: &mut impl Write) -> io::Result<()> {
    let mut session = Session::default();
    let mut line = Vec::new();
    while !session.has_quit() {
        line.clear();
        if input.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut line)? == 0 {
            break;
        }
        let whole = line.last() == Some(&b'\n') || (line.len() as u64) < LONGEST_LINE;
        let reply = match whole {
            true if line.trim_ascii().is_empty() => continue,
            true => session.answer(&line),
            false => {
                input.skip_until(b'\n')?;
                session::too_long(LONGEST_LINE)
            }
        };
        writeln!(output, "{reply}")?;
        output.flush()?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::io::BufReader;

    use super::{LONGEST_LINE, serve};

    fn replies(input: &[u8]) -> Vec<serde_json::Value> {
        let mut output = Vec::new();
        serve(&mut BufReader::new(input), &mut output).unwrap();
        let lines = output.split(|it| *it == b'\n').filter(|it| !it.is_empty());
        lines.map(|it| serde_json::from_slice(it).unwrap()).collect()
    }

    #[test]
    fn an_endless_line_is_refused_and_the_next_one_answered() {
        let mut input = vec![b'x'; LONGEST_LINE as usize * 2 + 5];
        input.extend(b"\n{\"id\":1,\"do\":\"quit\"}\n");
        let replies = replies(&input);
        assert_eq!(replies[0]["error"]["reason"], "too-large");
        assert_eq!(replies[1], serde_json::json!({ "id": 1, "ok": {} }));
    }

    #[test]
    fn empty_lines_are_no_requests_and_the_last_line_needs_no_end() {
        assert_eq!(replies(b"\n  \n{\"id\":2,\"do\":\"quit\"}").len(), 1);
    }
}
