//! How a pojedynek is fought on the way to the horizon: a sztych is played only
//! if it can still change the outcome. Against an Elekt that is his death, so
//! whoever leads fights on; otherwise nobody would see what an Elekt risks.

use kernel::{Deaf, Game, Pending, Seat};
use veto::{Choice, Question, Veto};

use super::rating::{find, is_lost_with};

/// Steps a single play may take before the next turn of the duel.
const LONGEST_PLAY: usize = 12;

/// The place of the choice that is made in this turn of the duel.
pub(super) fn turn(game: &Veto, asked: Seat, choices: &[Choice]) -> usize {
    let bene = choices.iter().position(|it| *it == Choice::Decline).unwrap_or(0);
    let Some(now) = lead(game, asked) else { return bene };
    let kill_margin = i16::from(game.rules().kill_margin);
    let wanted = if now <= 0 { 0 } else { kill_margin };
    if 0 < now && (kill_margin <= now || !fights_an_elekt(game, asked)) {
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
        Some((place, gain)) if saves(now, gain, kill_margin) || wanted <= now + all => place,
        _ => bene,
    }
}

/// Does this gain turn a death into a wound, or a defeat into a draw or better?
fn saves(now: i16, gain: i16, kill_margin: i16) -> bool {
    let dead = |lead: i16| lead <= -kill_margin;
    (dead(now) && !dead(now + gain)) || now <= 0 && 0 <= now + gain
}

/// Does the game end with the enemy of `seat` in the duel under way?
pub(super) fn fights_an_elekt(game: &Veto, seat: Seat) -> bool {
    let view = game.view(None);
    let Some(duel) = &view.duel else { return false };
    let enemy = if duel.challenger.seat == seat { &duel.challenged } else { &duel.challenger };
    let def = find(&view, enemy.postac).and_then(|it| it.def);
    def.is_some_and(|it| is_lost_with(game.rules(), &game.catalog().def(it).card))
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

#[cfg(test)]
mod tests {
    use veto::{ARTYKULY_HENRYKOWSKIE, CardLayout, Catalog, Layout, SeatLayout};

    use super::*;

    /// Arwid Wittenberg, with a Finta in the dwór, leads by one against this tapped postać.
    fn duel_against(enemy: &str) -> Veto {
        let rules = &ARTYKULY_HENRYKOWSKIE;
        let set = cards::builtin::interregnum();
        let catalog = Catalog::new(rules, set.cards).expect("the engine can play the built-in set");
        let find = |id: &str| catalog.find(id).expect("a card of the set");
        let postac =
            |id, zaznaczona| CardLayout { card: find(id), zaznaczona, ..CardLayout::default() };
        let seat = |faction, dwor, pole| SeatLayout {
            faction: find(faction),
            dwor,
            pole: vec![pole],
            ..SeatLayout::default()
        };
        let seats = vec![
            seat(
                "interregnum-radziwillowie",
                vec![find("interregnum-finta")],
                postac("interregnum-wittenberg", false),
            ),
            seat("interregnum-osmanowie", vec![], postac(enemy, true)),
        ];
        let layout = Layout {
            rules,
            seats,
            seed: [0; 32],
            round: 2,
            voice: Seat(0),
            czyn_used: false,
            election: None,
            catalog: std::sync::Arc::clone(&catalog),
        };
        let mut game = layout.begin().expect("a table that can be laid out");
        let mut choices = Vec::new();
        while !matches!(game.pending(), Pending::Decision { question: Question::DuelTurn, .. }) {
            choices.clear();
            game.choices(&mut choices);
            let challenge = choices.iter().find(|it| matches!(it, Choice::Challenge(_)));
            let next = challenge.or_else(|| choices.iter().find(|it| **it == Choice::Decline));
            game.apply(*next.unwrap_or(&choices[0]), &mut Deaf).expect("a choice that was offered");
        }
        game
    }

    fn plays_on(game: &Veto) -> bool {
        let mut choices = Vec::new();
        game.choices(&mut choices);
        assert_eq!(lead(game, Seat(0)), Some(1));
        choices[turn(game, Seat(0), &choices)] != Choice::Decline
    }

    #[test]
    fn who_leads_against_an_elekt_fights_for_his_death() {
        assert!(plays_on(&duel_against("interregnum-rakoczy")));
    }

    #[test]
    fn who_leads_against_anybody_else_saves_his_sztychy() {
        assert!(!plays_on(&duel_against("interregnum-husejn")));
    }
}
