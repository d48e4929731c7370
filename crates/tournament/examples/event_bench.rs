//! How long it takes to enter a result in a large event and see the table.
//!
//!     cargo run --release -p tournament --example event_bench [players]
//!
//! Twelve rounds are played; the results of the last are timed one by one:
//! the command alone, and the command with the whole table made again.

use std::time::{Duration, Instant};
use tournament::{
    PlayerId,
    event::{Act, Command, CommandId, Log, PersonId, Role},
    pairing::Policy,
    setup::{Class, Format, Setup},
    standings::{Ending, Slip, Wins},
};

const ROUNDS: u32 = 12;
const ORGANISER: PersonId = PersonId(0);

fn main() {
    let players: u32 = std::env::args().nth(1).and_then(|it| it.parse().ok()).unwrap_or(500);
    let mut setup = Setup::preset(Class::Local, Format::Otwarty, Wins::Two, players);
    setup.swiss_rounds = ROUNDS;
    setup.days = vec![ROUNDS];
    let mut log = Log::new(setup, ORGANISER, 1);
    let mut next = 0;
    let mut give = |log: &mut Log, act: Act| {
        next += 1;
        let command = Command { id: CommandId(next), by: ORGANISER, at: 0, act };
        let start = Instant::now();
        log.take(command).expect("the organiser may do this");
        start.elapsed()
    };
    give(&mut log, Act::Appoint { person: ORGANISER, role: Role::SedziaGlowny, level: 3 });
    for number in 1..=players {
        let (player, person) = (PlayerId(number), PersonId(number));
        let name = format!("player {number}");
        give(&mut log, Act::Enter { player, person, name, list_handed_in: true });
    }
    let (mut entries, mut tables): (Vec<Duration>, Vec<Duration>) = (Vec::new(), Vec::new());
    for round in 1..=ROUNDS {
        give(&mut log, Act::Pair { policy: Policy::Random, seed: round.into() });
        give(&mut log, Act::Publish);
        for table in 1..=players / 2 {
            let games = [[2, 0], [1, 2], [2, 1]][(table % 3) as usize];
            let slip = Slip::Played { games, ending: Ending::InTime };
            let taken = give(&mut log, Act::Report { table, slip });
            if round == ROUNDS {
                let start = Instant::now();
                drop(log.event().standings());
                entries.push(taken);
                tables.push(taken + start.elapsed());
            }
        }
    }
    let start = Instant::now();
    log.fold().expect("the log folds");
    println!("{players} players, round {ROUNDS}, {} commands", log.commands().len());
    println!("result entered              median {:>9.3} ms", median(entries));
    println!("result entered, table made  median {:>9.3} ms", median(tables));
    println!("whole log folded afresh            {:>9.3} ms", start.elapsed().as_secs_f64() * 1e3);
}

fn median(mut times: Vec<Duration>) -> f64 {
    times.sort_unstable();
    times[times.len() / 2].as_secs_f64() * 1e3
}
