//! What every game has to pass, whatever its rules.
//!
//! Random games from numbered seeds: they end, nothing is lost, a record
//! replays, a clone has a life of its own, nobody sees what is hidden, and a
//! redeal knows no more than the seat it is made for.

use crate::{Chance, Deaf, Dice, Game, Record, Seat, replay};

/// How a batch of random games went.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Tally {
    pub games: u64,
    pub decisions: u64,
    /// Most choices one game took.
    pub longest: u64,
    /// Decisions with a single legal choice.
    pub forced: u64,
    /// Decisions at which laws and leaks were looked for.
    pub looks: u64,
}

impl Tally {
    /// With another batch.
    #[must_use]
    pub fn and(self, other: Tally) -> Tally {
        Tally {
            games: self.games + other.games,
            decisions: self.decisions + other.decisions,
            longest: self.longest.max(other.longest),
            forced: self.forced + other.forced,
            looks: self.looks + other.looks,
        }
    }
}

/// How thoroughly each game is looked at.
#[derive(Debug, Clone, Copy)]
pub struct Depth {
    /// A game that takes more choices than this counts as endless.
    pub longest: u64,
    /// Laws and leaks are looked for at every so many decisions.
    pub look_every: u64,
}

/// Plays the games with these numbers and checks everything.
///
/// # Panics
///
/// With the number of the game and what is wrong.
pub fn check<G: Game>(
    start: impl Fn(u64) -> G,
    games: std::ops::Range<u64>,
    depth: Depth,
) -> Tally {
    let mut tally = Tally::default();
    for number in games {
        let decisions = check_game(start(number), number, depth, &mut tally);
        tally.games += 1;
        tally.decisions += decisions;
        tally.longest = tally.longest.max(decisions);
    }
    tally
}

fn check_game<G: Game>(start: G, number: u64, depth: Depth, tally: &mut Tally) -> u64 {
    let mut game = start.clone();
    let mut dice = Dice::new(number);
    let mut record = Record::default();
    let (mut choices, mut events) = (Vec::new(), Vec::new());
    let mut made = 0;
    while let Some(seat) = game.pending().seat() {
        assert!(made < depth.longest, "game {number} goes on for ever");
        choices.clear();
        game.choices(&mut choices);
        assert!(!choices.is_empty(), "game {number}: nothing to choose at {made}: {game:?}");
        tally.forced += u64::from(choices.len() == 1);
        // Another place in each game.
        if (made + number).is_multiple_of(depth.look_every) {
            tally.looks += 1;
            game.audit().unwrap_or_else(|law| panic!("game {number} at {made}: {law}"));
            check_choices(&game, &choices, number, made);
            check_random_play(&game, &choices, number, made);
            check_secrets(&game, seat, &choices, number, made);
        }
        let place = dice.place(choices.len());
        events.clear();
        game.apply(choices[place], &mut events)
            .unwrap_or_else(|it| panic!("game {number} at {made} refused what it offered: {it}"));
        record.push(place as u16, &game);
        made += 1;
    }
    game.audit().unwrap_or_else(|law| panic!("game {number} at its end: {law}"));
    let again = replay(start, &record, |_, _| ());
    let again = again.unwrap_or_else(|it| panic!("game {number} does not replay: {it}"));
    assert_eq!(again.fingerprint(), game.fingerprint(), "game {number} replays differently");
    made
}

/// Plays so many decisions at random and draws anew at each of them: a game may draw without making
/// the list, still every choice must come up as often as the others. Answers the length of the
/// longest list.
///
/// # Panics
///
/// A choice is favoured, or not offered.
pub fn check_draws<G: Game>(mut game: G, decisions: usize, seed: u64) -> usize {
    const DRAWS: usize = 600;
    // Six times the spread of a fair die.
    const FAIR: std::ops::Range<usize> = DRAWS - 150..DRAWS + 150;
    let (mut dice, mut longest) = (Dice::new(seed), 0);
    for made in 0..decisions {
        let mut choices = Vec::new();
        game.choices(&mut choices);
        let mut drawn = vec![0; choices.len()];
        for _ in 0..DRAWS * choices.len() {
            let chosen = game.clone().play_at_random(&mut dice, &mut Vec::new(), &mut Deaf);
            let place = choices.iter().position(|it| *it == chosen);
            drawn[place.unwrap_or_else(|| panic!("at {made} {chosen:?} is not offered"))] += 1;
        }
        assert!(drawn.iter().all(|it| FAIR.contains(it)), "at {made} {choices:?}: {drawn:?}");
        longest = longest.max(choices.len());
        game.play_at_random(&mut dice, &mut choices, &mut Deaf);
        if game.pending().is_over() {
            break;
        }
    }
    longest
}

/// No choice is offered twice, and making one in a clone leaves the original alone.
fn check_choices<G: Game>(game: &G, choices: &[G::Choice], number: u64, made: u64) {
    let before = game.fingerprint();
    for (place, choice) in choices.iter().enumerate() {
        assert!(
            !choices[..place].contains(choice),
            "game {number} at {made} offers {choice:?} twice"
        );
        let mut copy = game.clone();
        let result = copy.apply(*choice, &mut Vec::new());
        assert!(result.is_ok(), "game {number} at {made} refuses {choice:?} it offers");
    }
    assert_eq!(game.fingerprint(), before, "game {number} at {made}: a clone changed the original");
}

/// Playing at random is making one of the choices offered.
fn check_random_play<G: Game>(game: &G, choices: &[G::Choice], number: u64, made: u64) {
    let (mut drawn, mut dice) = (game.clone(), Dice::new(number ^ (made << 32)));
    let choice = drawn.play_at_random(&mut dice, &mut Vec::new(), &mut Deaf);
    assert!(choices.contains(&choice), "game {number} at {made} draws {choice:?}, not offered");
    let mut made_by_hand = game.clone();
    let result = made_by_hand.apply(choice, &mut Deaf);
    assert!(result.is_ok(), "game {number} at {made} refuses {choice:?} it drew");
    assert_eq!(
        drawn.fingerprint(),
        made_by_hand.fingerprint(),
        "game {number} at {made}: {choice:?} leads elsewhere when it is drawn"
    );
}

/// Tables that differ only in what a seat cannot see look the same to it.
fn check_secrets<G: Game>(game: &G, asked: Seat, choices: &[G::Choice], number: u64, made: u64) {
    for seat in (0..game.seats()).map(Seat) {
        let mut chance = Chance::numbered(number ^ (made << 32));
        let other = game.redeal(seat, &mut chance.clone());
        let place = format!("game {number} at {made}, seat {}", seat.0);
        other.audit().unwrap_or_else(|law| panic!("{place}: redealt, {law}"));
        assert_eq!(game.view(Some(seat)), other.view(Some(seat)), "{place} sees what is hidden");
        assert_eq!(game.pending(), other.pending(), "{place}: a secret decides who is asked");
        if seat == asked {
            let mut offered = Vec::new();
            other.choices(&mut offered);
            assert_eq!(choices, offered, "{place} is offered what depends on a secret");
        }
        let _ = chance.split();
        let third = other.redeal(seat, &mut chance.clone());
        let fourth = game.redeal(seat, &mut chance);
        assert_eq!(
            third.fingerprint(),
            fourth.fingerprint(),
            "{place}: a redeal depends on the real hidden cards"
        );
    }
    assert_eq!(
        game.view(None),
        game.redeal(asked, &mut Chance::numbered(made)).view(None),
        "game {number} at {made}: spectators see what {asked:?} does not"
    );
}
