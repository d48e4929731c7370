//! Random jousts between the eight decks of the tests: games and decisions a
//! second, clone time and size. `cargo run --release -p thrones --example jousts -- 5000`

#[path = "../tests/core_decks/mod.rs"]
mod core_decks;

use std::time::Instant;

use kernel::{Deaf, Dice, Game};

fn main() {
    let games: u64 = std::env::args().nth(1).and_then(|it| it.parse().ok()).unwrap_or(2_000);
    let starts: Vec<_> = (0..64).map(core_decks::joust).collect();
    let mut choices = Vec::new();
    let (mut decisions, mut forced, mut rounds, mut options) = (0_u64, 0_u64, 0_u64, 0_u64);
    let began = Instant::now();
    for number in 0..games {
        let mut game =
            if number < 64 { starts[number as usize].clone() } else { core_decks::joust(number) };
        let mut dice = Dice::new(number);
        while !game.pending().is_over() {
            choices.clear();
            game.choices(&mut choices);
            decisions += 1;
            options += choices.len() as u64;
            forced += u64::from(choices.len() == 1);
            let choice = choices[dice.place(choices.len())];
            game.apply(choice, &mut Deaf).expect("an offered choice is legal");
        }
        rounds += u64::from(game.view(None).round);
    }
    let took = began.elapsed().as_secs_f64();
    let per_game = |count: u64| count as f64 / games as f64;
    println!("{:.0} games/s, {:.0} decisions/s", games as f64 / took, decisions as f64 / took);
    println!(
        "{:.0} decisions a game ({:.0} forced, {:.1} choices each), {:.1} rounds",
        per_game(decisions),
        per_game(forced),
        options as f64 / decisions as f64,
        per_game(rounds)
    );
    let game = &starts[0];
    let began = Instant::now();
    for _ in 0..100_000 {
        std::hint::black_box(std::hint::black_box(game).clone());
    }
    println!("clone {:.0} ns", began.elapsed().as_secs_f64() * 1e4);
}
