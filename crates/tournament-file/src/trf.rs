//! Pairings and results in the tournament report format of chess (TRF), which other
//! pairing programs read.
//!
//! A player's line gives his number, name, points and place; then ten columns
//! for each round: opponent, colour and result. A draw agreed or played is `=`,
//! a bye `U`, a match that both lost `-`, a round he did not play is empty.
//! The score of a match in games has no column and is lost.

use std::{collections::BTreeMap, fmt::Write as _};
use tournament::{
    PlayerId,
    event::{Event, Status},
    standings::Side,
};

/// The event so far.
pub fn write(event: &Event) -> String {
    let standings = event.standings();
    // TRF numbers players from one without gaps.
    let numbers: BTreeMap<PlayerId, usize> =
        event.entries.keys().zip(1..).map(|(player, number)| (*player, number)).collect();
    let mut text = format!("012 {}\n", event.setup.title);
    writeln!(text, "062 {}", event.entries.len()).expect("a string can be written to");
    writeln!(text, "092 Swiss, 3/1/0").expect("a string can be written to");
    writeln!(text, "XXR {}", event.setup.swiss_rounds).expect("a string can be written to");
    for (player, entry) in &event.entries {
        let row = standings.row(*player);
        let points = row.map_or(0, |it| it.points);
        let place = row.map_or(0, |it| it.place);
        let name: String = entry.name.chars().take(33).collect();
        write!(
            text,
            "001 {:>4} {:>4} {name:<33} {:>4} {:>3} {:>11} {:>10} {points:>2}.0 {place:>4}",
            numbers[player], "", "", "", "", ""
        )
        .expect("a string can be written to");
        for round in event.swiss_rounds() {
            text += &cell(round, *player, &numbers);
        }
        text.truncate(text.trim_end().len());
        text.push('\n');
    }
    let out: Vec<String> = event
        .entries
        .iter()
        .filter(|it| it.1.status != Status::Playing)
        .map(|it| numbers[it.0].to_string())
        .collect();
    if !out.is_empty() {
        writeln!(text, "XXZ {}", out.join(" ")).expect("a string can be written to");
    }
    text
}

fn cell(
    round: &tournament::event::Round,
    player: PlayerId,
    numbers: &BTreeMap<PlayerId, usize>,
) -> String {
    if round.bye == Some(player) {
        return "  0000 - U".to_owned();
    }
    let Some(table) = round.table_of(player) else { return "  0000 - Z".to_owned() };
    let Some(side) = table.side_of(player) else { return " ".repeat(10) };
    let opponent = numbers[&table.players[side.other().index()]];
    let colour = if side == Side::First { 'w' } else { 'b' };
    let result = match (table.score, table.lost_by_both) {
        (None, _) => ' ',
        (Some(_), true) => '-',
        (Some(score), false) => match score.winner() {
            Some(winner) if winner == side => '1',
            Some(_) => '0',
            None => '=',
        },
    };
    format!("  {opponent:>4} {colour} {result}")
}

/// A player of a report: his name and each round's opponent (from one) and result.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reported {
    pub number: u32,
    pub name: String,
    pub rounds: Vec<(u32, char)>,
}

/// The players of a report. Columns we do not write are passed over.
pub fn read(text: &str) -> Result<Vec<Reported>, crate::Unreadable> {
    let mut players = Vec::new();
    for (at, line) in text.lines().enumerate().filter(|it| it.1.starts_with("001 ")) {
        let wrong = |reason: &str| crate::Unreadable::Line { line: at + 1, reason: reason.into() };
        let letters: Vec<char> = line.chars().collect();
        let column = |from: usize, to: usize| -> String {
            letters.iter().take(to).skip(from).collect::<String>().trim().to_owned()
        };
        let number = column(4, 8).parse().map_err(|_| wrong("the number is missing"))?;
        let mut rounds = Vec::new();
        for from in (89..letters.len()).step_by(10) {
            let opponent = column(from, from + 6);
            let result = letters.get(from + 9).copied().unwrap_or(' ');
            let opponent = if opponent.is_empty() { Ok(0) } else { opponent.parse() };
            rounds.push((opponent.map_err(|_| wrong("an opponent is no number"))?, result));
        }
        players.push(Reported { number, name: column(14, 47), rounds });
    }
    Ok(players)
}

#[cfg(test)]
mod tests {
    use super::*;
    use tournament::{
        event::{Act, Command, CommandId, Log, PersonId},
        pairing::Policy,
        setup::{Class, Format, Setup},
        standings::{Ending, Slip, Wins},
    };

    #[test]
    fn what_is_written_can_be_read() {
        let setup = Setup::preset(Class::Local, Format::Otwarty, Wins::Two, 5);
        let mut log = Log::new(setup, PersonId(0), 1);
        let mut does = |act: Act| {
            let id = CommandId(log.commands().len() as u128);
            log.take(Command { id, by: PersonId(0), at: 0, act }).unwrap();
        };
        for number in [3, 5, 8, 9, 12] {
            let (player, person) = (PlayerId(number), PersonId(number));
            does(Act::Enter {
                player,
                person,
                name: format!("Żuk {number}"),
                list_handed_in: false,
            });
        }
        does(Act::Pair { policy: Policy::Random, seed: 1 });
        does(Act::Publish);
        does(Act::Report {
            table: 1,
            slip: Slip::Played { games: [2, 0], ending: Ending::InTime },
        });
        let text = write(log.event());
        let players = read(&text).unwrap();
        assert_eq!(players.len(), 5, "{text}");
        assert_eq!((players[4].number, players[4].name.as_str()), (5, "Żuk 12"));
        let round = &log.event().rounds[0];
        let place = |it: PlayerId| log.event().entries.keys().position(|key| *key == it).unwrap();
        let [winner, loser] = round.tables[0].players.map(place);
        assert_eq!(players[winner].rounds, [(loser as u32 + 1, '1')], "{text}");
        assert_eq!(players[loser].rounds, [(winner as u32 + 1, '0')]);
        let [open, _] = round.tables[1].players.map(place);
        assert_eq!(players[open].rounds[0].1, ' ', "no result yet");
        assert_eq!(players[place(round.bye.unwrap())].rounds, [(0, 'U')]);
        assert!(read("001 none").is_err());
    }
}
