//! I2 6.5 — agitacja and duel as the tutorial tells them.

use kernel::Game;
use rulebook::{cite, proves};
use veto::{Choice, Event, INSTRUKCJA, Place, Question, Veto};

use crate::{
    kompania::{
        JA, ON, Stol, agitate, challenge, end_stint, kreski, moves, play, refused, seen, settle,
        stol_by,
    },
    laid_out::{choices, choose},
    sejm::asked,
    tablica::{BOGACI, Tablica, UBODZY},
};

fn stol() -> Stol {
    stol_by(&INSTRUKCJA)
}

#[test]
fn agitating_and_challenging_tap_the_postac() {
    let _rules = [proves!("I2 6.5.1"), proves!("I2 6.5.2")];
    let mut game = stol().pole(JA, &["bohun"]).pole(ON, &["wicek"]).begin();
    agitate(&mut game, "bohun");
    assert!(seen(&game, "bohun").zaznaczona, "at once");
    settle(&mut game);
    assert_eq!((kreski(&game, JA), game.view(None).pool_kreski), (1, 20));
    end_stint(&mut game);
    end_stint(&mut game);
    let rules = refused(&game, "bohun");
    assert!(rules.contains(&cite!("I2 3.3.3.14")), "tapped he cannot agitate: {rules:?}");
    assert!(rules.contains(&cite!("I2 3.3.3.18")), "nor challenge: {rules:?}");
    let mut game = stol().pole(JA, &["bohun"]).pole(ON, &["wicek"]).begin();
    challenge(&mut game, "bohun");
    assert!(seen(&game, "bohun").zaznaczona);
}

/// Bohun has called out Wicek, whose player has so many kreski; he refuses.
fn refusing(has: u8) -> Veto {
    let mut game = stol().pole(JA, &["bohun"]).pole(ON, &["wicek"]).kreski(ON, has).begin();
    challenge(&mut game, "bohun");
    while asked(&game).1 == Question::Reply {
        choose(&mut game, |it| *it == Choice::Decline);
    }
    assert_eq!(asked(&game), (ON, Question::Acceptance));
    choose(&mut game, |it| *it == Choice::Refuse);
    game
}

#[test]
fn refusing_taps_and_costs_a_kreska_if_there_is_one() {
    let _rules = [proves!("I2 6.5.3"), proves!("I2 6.5.5")];
    for (has, left) in [(3, 2), (0, 0)] {
        let game = refusing(has);
        assert!(seen(&game, "wicek").zaznaczona);
        assert_eq!(kreski(&game, ON), left);
        assert_eq!(game.view(None).pool_kreski, 21 - left, "it goes to the common pool");
        assert_eq!(asked(&game), (JA, Question::Stint), "there is no duel");
    }
}

const PRZED: &str = r#"
[[card]]
id = "modlitwa"
name = "Modlitwa"
type = "efekt"
abilities = ["R at answer to challenge: take 1 dukat"]
"#;

#[test]
fn before_the_duel_begins_both_may_play_what_says_so() {
    let _rule = proves!("I2 6.5.4");
    let text = format!("{}\n{PRZED}", include_str!("../skutki.toml"));
    let table = Tablica::by(&INSTRUKCJA, "skutki", &text)
        .pole(UBODZY, "rebajlo")
        .pole(BOGACI, "karmazyn")
        .dwor(UBODZY, &["modlitwa"])
        .dwor(BOGACI, &["modlitwa"]);
    let mut game = table.begin();
    choose(&mut game, |it| matches!(it, Choice::Challenge(_)));
    let mut played = Vec::new();
    while asked(&game).1 != Question::DuelTurn {
        match asked(&game) {
            (seat, Question::Okno) => {
                played.push(seat);
                choose(&mut game, |it| matches!(it, Choice::Play { .. }));
            }
            _ => {
                let on = |it: &Choice| matches!(it, Choice::Accept | Choice::Decline);
                choose(&mut game, on);
            }
        }
    }
    assert_eq!(played, [UBODZY, BOGACI]);
    assert!(!choices(&game).iter().any(|it| matches!(it, Choice::Play { .. })), "now it is late");
}

/// Goes on to the first turn of the duel.
fn fight(game: &mut Veto, challenger: &str) {
    challenge(game, challenger);
    while asked(game).1 != Question::DuelTurn {
        let on = |it: &Choice| matches!(it, Choice::Accept | Choice::Decline | Choice::Pick(_));
        choose(game, on);
    }
}

#[test]
fn sztychy_are_played_one_at_a_time_in_turn_the_challenger_first() {
    let _rule = proves!("I2 6.5.6");
    let table = stol().pole(JA, &["bohun"]).pole(ON, &["wicek"]);
    let mut game = table.dwor(JA, &["ciecie", "ciecie"]).dwor(ON, &["ciecie"]).begin();
    fight(&mut game, "bohun");
    let mut turns = Vec::new();
    while asked(&game).1 == Question::DuelTurn {
        turns.push(asked(&game).0);
        let sztych = choices(&game).into_iter().find(|it| matches!(it, Choice::Play { .. }));
        choose(&mut game, |it| *it == sztych.unwrap_or(Choice::Decline));
        while asked(&game).1 == Question::Reply {
            choose(&mut game, |it| *it == Choice::Decline);
        }
    }
    assert_eq!(turns, [JA, ON, JA, ON, JA], "until neither wants or can");
}

#[test]
fn the_winner_takes_the_kreski_and_from_three_points_on_the_loser_is_killed_for_good() {
    let _rules = [proves!("I2 2.2.4"), proves!("I2 6.5.7"), proves!("I2 6.5.8")];
    for (challenger, to, barred) in
        [("bohun", Place::Lazaret, false), ("roch", Place::Zalnik, true)]
    {
        let table = stol().pole(JA, &[challenger]).pole(ON, &["wicek"]).kreski(ON, 5);
        let mut game = table.dwor(ON, &["wicek"]).begin();
        let mut events = challenge(&mut game, challenger);
        events.extend(settle(&mut game));
        assert_eq!(moves(&game, &events, "wicek"), [to]);
        let taken =
            |it: &Event| matches!(it, Event::Kreski { from: Some(ON), to: Some(JA), amount: 1 });
        assert!(events.iter().any(|it| taken(&it.event)), "one, killed or wounded");
        end_stint(&mut game);
        let refused = refused(&game, "wicek").contains(&cite!("I2 3.2.6"));
        assert_eq!(refused, barred, "a killed one is barred, {challenger}");
        if !barred {
            play(&mut game, "wicek");
        }
    }
}
