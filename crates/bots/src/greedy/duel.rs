//! How a pojedynek is fought on the way to the horizon: a sztych is played only
//! if it can still change the outcome.

use kernel::{Deaf, Game, Pending, Seat};
use veto::{Choice, Question, Veto};

/// Steps a single play may take before the next turn of the duel.
const LONGEST_PLAY: usize = 12;

/// The place of the choice that is made in this turn of the duel.
pub(super) fn turn(game: &Veto, asked: Seat, choices: &[Choice]) -> usize {
    let bene = choices.iter().position(|it| *it == Choice::Decline).unwrap_or(0);
    let Some(now) = lead(game, asked) else { return bene };
    if 0 < now {
        return bene;
    }
    let plays = choices.iter().enumerate().filter(|(place, _)| *place != bene);
    let gains: Vec<(usize, i16)> = plays
        .filter_map(|(place, choice)| Some((place, lead_after(game, asked, *choice)? - now)))
        .filter(|(_, gain)| 0 < *gain)
        .collect();
    let all: i16 = gains.iter().map(|(_, gain)| gain).sum();
    let best = gains.iter().copied().max_by_key(|(place, gain)| (*gain, usize::MAX - place));
    match best {
        Some((place, gain)) if saves(now, gain, game.rules().kill_margin) || 0 <= now + all => {
            place
        }
        _ => bene,
    }
}

/// Does this gain turn a death into a wound, or a defeat into a draw or better?
fn saves(now: i16, gain: i16, kill_margin: i8) -> bool {
    let dead = |lead: i16| lead <= -i16::from(kill_margin);
    (dead(now) && !dead(now + gain)) || 0 <= now + gain
}

/// By how much `seat`'s Szabla is higher in the duel under way.
fn lead(game: &Veto, seat: Seat) -> Option<i16> {
    let duel = game.view(None).duel?;
    let lead = i16::from(duel.challenger.szabla) - i16::from(duel.challenged.szabla);
    Some(if duel.challenger.seat == seat { lead } else { -lead })
}

/// The same when `choice` has been made and nobody answered it.
fn lead_after(game: &Veto, seat: Seat, choice: Choice) -> Option<i16> {
    let mut game = game.clone();
    let mut choices = Vec::new();
    game.apply(choice, &mut Deaf).ok()?;
    for _ in 0..LONGEST_PLAY {
        match game.pending() {
            Pending::Decision { question: Question::DuelTurn, .. } => return lead(&game, seat),
            Pending::Decision { .. } => {}
            Pending::Over { .. } => return None,
        }
        choices.clear();
        game.choices(&mut choices);
        let decline = choices.iter().position(|it| *it == Choice::Decline).unwrap_or(0);
        game.apply(choices[decline], &mut Deaf).ok()?;
    }
    None
}
