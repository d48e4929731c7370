//! AH 104.4, 700.1.m — whoever has the word Elekt when he is killed was an Elekt, printed or not.

use kernel::{Game, Pending, Seat};
use rulebook::proves;
use veto::{Choice, Veto};

use crate::{
    laid_out::choose,
    tablica::{BOGACI, Tablica, UBODZY, lets_go, named},
};

const MORE: &str = r#"
[[card]]
id = "korona"
name = "Korona z papieru"
type = "moderunek"
lafa = 0
abilities = ["always: host gains Elekt"]

[[card]]
id = "krolewicz"
name = "Królewicz"
type = "postać"
faction = "Dworscy"
szabla = 1
kreski = 1
lafa = 1
keywords = ["Elekt"]

[[card]]
id = "banicja"
name = "Banicja"
type = "efekt"
lafa = 0
abilities = ["D: each enemy postać loses Elekt this round"]

[[card]]
id = "sicarz"
name = "Siepacz"
type = "postać"
faction = "Awanturnicy"
szabla = 9
kreski = 1
lafa = 1
"#;

fn table() -> Tablica {
    let text = format!("{}\n{MORE}", include_str!("../zbrojownia.toml"));
    Tablica::of("zbrojownia", &text)
}

fn play(game: &mut Veto, name: &str) {
    let of = named(game, UBODZY, name);
    choose(game, |it| matches!(it, Choice::Play { card, .. } if *card == of));
    if let Pending::Decision { question: veto::Question::Card { .. }, .. } = game.pending() {
        choose(game, |it| matches!(it, Choice::Pick(_)));
    }
    lets_go(game);
}

fn winner(game: &Veto) -> Option<Seat> {
    match game.pending() {
        Pending::Over { winner } => winner,
        Pending::Decision { .. } => None,
    }
}

#[test]
fn who_was_made_an_elekt_and_is_killed_loses_the_game() {
    let _rules = [proves!("AH 104.4"), proves!("AH 112.14")];
    for (bears, won) in [(&["korona"][..], Some(UBODZY)), (&[], None)] {
        let table = table().bearing(BOGACI, "cel", bears).dwor(UBODZY, &["zabojstwo"]);
        let mut game = table.begin();
        play(&mut game, "Zabójstwo");
        assert_eq!(winner(&game), won, "{bears:?}");
        assert_eq!(game.view(None).seats[1].zalnik.len(), 1);
    }
}

#[test]
fn who_was_made_an_elekt_and_falls_in_a_duel_loses_the_game() {
    let _rule = proves!("AH 700.1.m");
    let table = table().pole(UBODZY, "sicarz").bearing(BOGACI, "cel", &["korona"]);
    let mut game = table.begin();
    choose(&mut game, |it| matches!(it, Choice::Challenge(_)));
    lets_go(&mut game);
    assert_eq!(winner(&game), Some(UBODZY));
}

#[test]
fn another_elekt_is_enough_though_he_only_was_made_one() {
    let table = table().pole(BOGACI, "cel").bearing(BOGACI, "strzelec", &["korona"]);
    let mut game = table.pole(BOGACI, "krolewicz").dwor(UBODZY, &["zabojstwo"]).begin();
    let (card, him) = (named(&game, UBODZY, "Zabójstwo"), named(&game, UBODZY, "Strzelec"));
    choose(&mut game, |it| matches!(it, Choice::Play { card: it, .. } if *it == card));
    choose(&mut game, |it| *it == Choice::Pick(him));
    lets_go(&mut game);
    assert_eq!(winner(&game), None);
}

#[test]
fn who_is_an_elekt_no_more_may_be_killed() {
    let table = table().pole(BOGACI, "krolewicz").dwor(UBODZY, &["banicja", "zabojstwo"]);
    let mut game = table.begin();
    play(&mut game, "Banicja");
    play(&mut game, "Zabójstwo");
    assert_eq!(game.view(None).seats[1].zalnik.len(), 1);
    assert_eq!(winner(&game), None);
}
