//! AH 119.9 — several effects of one object happen in the order its controller says.

use kernel::Game;
use rulebook::proves;
use veto::{Choice, Event, Happened, Question, Veto};

use crate::{
    laid_out::{choices, choose},
    sejm::asked,
    tablica::{BOGACI, UBODZY, lets_go, skutki},
};

/// The poor play this efekt with two posesje and a postać in play; the rich have a replika.
fn played(efekt: &str) -> Veto {
    let mut table = skutki().pole(UBODZY, "szynk").pole(UBODZY, "rebajlo").dwor(UBODZY, &[efekt]);
    table.layout.seats[0].kredens = vec![table.find("gospoda"); 5];
    let mut game = table.begin();
    choose(&mut game, |it| matches!(it, Choice::Play { .. }));
    lets_go(&mut game);
    game
}

/// What became of the effects, in order.
fn told(events: &[Happened]) -> Vec<&'static str> {
    let word = |it: &Happened| match it.event {
        Event::Drew { .. } => Some("drew"),
        Event::Moved { to: veto::Place::Lazaret, .. } => Some("discarded"),
        Event::Tapped { .. } => Some("tapped"),
        Event::Dukaty { .. } => Some("took"),
        _ => None,
    };
    events.iter().filter_map(word).collect()
}

#[test]
fn the_controller_says_which_comes_first() {
    let _rule = proves!("AH 119.9");
    for (way, expected) in [(0, ["drew", "discarded"]), (1, ["discarded", "drew"])] {
        let mut game = played("targ");
        assert!(matches!(asked(&game), (UBODZY, Question::Kolejnosc { .. })));
        let (_, effects) = game.branches().expect("two effects");
        let words: Vec<String> = effects.iter().map(|it| it.to_string()).collect();
        assert_eq!(words, ["draw 1", "discard 1 own posesja"]);
        let events = choose(&mut game, |it| *it == Choice::Way(way));
        assert_eq!(told(&events)[..2], expected);
        assert_eq!(asked(&game).1, Question::Stint, "both have happened, each once");
        assert_eq!(told(&events).len(), 3, "and the efekt itself is discarded");
    }
}

#[test]
fn of_three_he_says_it_twice() {
    let _rule = proves!("AH 119.9");
    let mut game = played("jarmark");
    assert_eq!(choices(&game).len(), 3);
    let events = choose(&mut game, |it| *it == Choice::Way(2));
    assert_eq!(told(&events), ["tapped"]);
    let (_, effects) = game.branches().expect("two are left");
    assert_eq!(effects.len(), 2);
    let events = choose(&mut game, |it| *it == Choice::Way(1));
    assert_eq!(told(&events), ["discarded", "drew", "discarded"]);
}

#[test]
fn nobody_is_asked_where_the_order_is_said_or_makes_no_difference() {
    for efekt in ["kontrakt", "danina"] {
        assert_eq!(asked(&played(efekt)).1, Question::Stint, "{efekt}");
    }
}

#[test]
fn a_choice_of_ways_keeps_its_words_in_any_order() {
    for order in [0, 1] {
        let mut game = played("wybor");
        choose(&mut game, |it| *it == Choice::Way(order));
        assert!(matches!(asked(&game), (UBODZY, Question::OneOf { .. })));
        let (_, ways) = game.branches().expect("two ways");
        let words: Vec<String> = ways.iter().map(|it| it.to_string()).collect();
        assert_eq!(words, ["draw 1", "take 1 dukat"]);
        let events = choose(&mut game, |it| *it == Choice::Way(1));
        assert!(told(&events).contains(&"took"), "{:?}", told(&events));
        assert!(game.view(None).cards.iter().any(|(_, it)| it.zaznaczona));
        assert_eq!(game.view(None).seats[usize::from(BOGACI.0)].kreski, 0);
    }
}
