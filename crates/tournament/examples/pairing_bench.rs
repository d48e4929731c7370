//! How long one pairing takes after five rounds, beside a dense solver.
//!
//!     cargo run --release -p tournament --example pairing_bench [players ...]
//!
//! The dense solver, integer-blossom on the complete graph with the same kind
//! of integer costs, is run up to a thousand players. The median of the
//! repetitions counts; ratios are what to compare between machines.

use kernel::Dice;
use std::time::{Duration, Instant};
use tournament::{
    PlayerId,
    pairing::{Contender, Float, Policy, Request, pair},
};

const ROUNDS: u32 = 5;
const DENSE_UP_TO: usize = 1000;

fn main() {
    let given: Vec<usize> = std::env::args().skip(1).filter_map(|it| it.parse().ok()).collect();
    let sizes = if given.is_empty() { vec![100, 1000, 10_000] } else { given };
    println!("players      edges  widenings  rematches    ours ms   dense ms  dense/ours");
    for players in sizes {
        let request = after_rounds(players);
        let pairing = pair(&request);
        let repetitions = if players < 5000 { 5 } else { 3 };
        let ours = median(repetitions, || drop(pair(&request)));
        let dense = (players <= DENSE_UP_TO).then(|| {
            let (matrix, n) = matrix(&request);
            median(1, || drop(integer_blossom::min_weight_perfect_matching(&matrix, n)))
        });
        let dense_ms = dense.map_or("-".to_owned(), |it| format!("{:.1}", ms(it)));
        let ratio = dense.map_or("-".to_owned(), |it| format!("{:.1}", ms(it) / ms(ours)));
        println!(
            "{players:>7} {:>10} {:>10} {:>10} {:>10.1} {dense_ms:>10} {ratio:>11}",
            pairing.search.edges,
            pairing.search.widenings,
            pairing.cost.rematches,
            ms(ours),
        );
    }
}

fn ms(it: Duration) -> f64 {
    it.as_secs_f64() * 1000.0
}

fn median(repetitions: usize, mut run: impl FnMut()) -> Duration {
    let mut times: Vec<Duration> = (0..repetitions)
        .map(|_| {
            let start = Instant::now();
            run();
            start.elapsed()
        })
        .collect();
    times.sort_unstable();
    times[times.len() / 2]
}

/// A field after five rounds of our own pairings; one match in ten is drawn.
fn after_rounds(players: usize) -> Request {
    let mut dice = Dice::new(2026);
    let contenders = (0..players as u32).map(|it| Contender::new(PlayerId(it))).collect();
    let mut request =
        Request { contenders, forbidden: Vec::new(), policy: Policy::Random, seed: 1 };
    for round in 0..ROUNDS {
        request.seed = u64::from(round);
        let pairing = pair(&request);
        let field = &mut request.contenders;
        field.iter_mut().for_each(|it| it.last_float = None);
        for pair in &pairing.pairs {
            let [one, other] = pair.players.map(|it| it.0 as usize);
            field[one].met.push(pair.players[1]);
            field[other].met.push(pair.players[0]);
            if field[one].points != field[other].points {
                field[one].last_float = Some(Float::Down);
                field[other].last_float = Some(Float::Up);
            }
            match dice.place(20) {
                0 | 1 => [one, other].iter().for_each(|it| field[*it].points += 1),
                roll => field[[one, other][roll % 2]].points += 3,
            }
        }
        if let Some(bye) = pairing.bye {
            field[bye.player.0 as usize].points += 3;
            field[bye.player.0 as usize].had_bye = true;
        }
        let mut order: Vec<usize> = (0..players).collect();
        order.sort_by_key(|it| std::cmp::Reverse(field[*it].points));
        for (place, at) in order.into_iter().enumerate() {
            field[at].place = place as u32 + 1;
        }
    }
    request.seed = 99;
    request
}

/// The chief concerns as one integer for the dense solver: rematch, points, order.
fn matrix(request: &Request) -> (Vec<i128>, usize) {
    let mut field: Vec<&Contender> = request.contenders.iter().collect();
    field.sort_by_key(|it| std::cmp::Reverse(it.points));
    let n = field.len() & !1;
    let mut matrix = vec![0; n * n];
    for one in 0..n {
        for other in one + 1..n {
            let gap = i128::from(field[one].points - field[other].points);
            let rematch = i128::from(field[one].met.contains(&field[other].player));
            matrix[one * n + other] = (rematch << 80) + ((gap * gap) << 40) + (other - one) as i128;
        }
    }
    (matrix, n)
}
