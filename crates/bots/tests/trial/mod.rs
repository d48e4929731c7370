//! What is demanded of the greedy bot of every game: that it beats the random one,
//! and knows no more than its seat.

use bots::{
    Bot, Playable,
    arena::{play, wilson},
};
use kernel::{Chance, Dice, Seat};

/// Each deal is played once from either side; told are the games it did not win.
/// `INTERREX_PAIRS=100` plays more of them.
pub(crate) fn greedy_beats_random<G: Playable>(deal: impl Fn(u64) -> G, pairs: u64) {
    let asked_for = std::env::var("INTERREX_PAIRS").ok().and_then(|it| it.parse().ok());
    let pairs: u64 = asked_for.unwrap_or(pairs);
    let mut wins = 0;
    for number in 0..pairs {
        for greedy in [0, 1] {
            let mut bots = [Bot::Random; 2];
            bots[greedy] = Bot::Greedy;
            let outcome = play(deal(number), &bots, number);
            let winner = outcome.end.and_then(|(winner, _)| winner);
            if winner == Some(Seat(greedy as u8)) {
                wins += 1;
            } else {
                println!("deal {number}, greedy in seat {greedy}: {outcome:?}");
            }
        }
    }

    let games = 2 * pairs;
    let (low, high) = wilson(wins, games);
    println!("greedy won {wins} of {games} against random (95 % interval {low:.3} to {high:.3})");
    assert!(games * 95 / 100 <= wins, "only {wins} of {games}");
}

/// Looks at one position in `every` of these random games, on several deals of what is hidden.
pub(crate) fn greedy_knows_no_more_than_its_seat<G: Playable>(
    deal: impl Fn(u64) -> G,
    games: u64,
    every: usize,
    least: u32,
) {
    let mut compared = 0;
    for number in 0..games {
        let mut game = deal(number);
        let mut dice = Dice::new(number);
        let (mut choices, mut events) = (Vec::new(), Vec::new());
        while let Some(seat) = game.pending().seat() {
            choices.clear();
            game.choices(&mut choices);
            if 1 < choices.len() && dice.place(every) == 0 {
                let real = Bot::Greedy.choose(&game, 7);
                for other in 0..2 {
                    let other = game.redeal(seat, &mut Chance::numbered(number * 100 + other));
                    assert_eq!(real, Bot::Greedy.choose(&other, 7), "game {number}, {seat:?}");
                }
                compared += 1;
            }
            events.clear();
            let choice = choices[dice.place(choices.len())];
            game.apply(choice, &mut events).expect("a choice that was offered is legal");
        }
    }
    assert!(least < compared, "only {compared} positions");
}
