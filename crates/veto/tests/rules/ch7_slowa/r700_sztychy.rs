//! AH 304.3, 700.1.pp — how many sztychy lie under a postać, and which of them face up.

use kernel::Game;
use rulebook::proves;
use veto::{Choice, Question, Veto};

use crate::{
    laid_out::{choices, choose},
    sejm::asked,
    tablica::{BOGACI, Tablica, UBODZY, lets_go},
};

const MORE: &str = r#"
[[card]]
id = "slawa"
name = "Sława"
type = "postać"
szabla = 9
kreski = 1
lafa = 1
keywords = ["Sławny"]

[[card]]
id = "kolczan"
name = "Kołczan"
type = "moderunek"
lafa = 0
abilities = ["always: host gets sztychy +1"]
"#;

fn table() -> Tablica {
    let text = format!("{}\n{MORE}", include_str!("../zbrojownia.toml"));
    Tablica::of("zbrojownia", &text).dwor(UBODZY, &["ciecie"; 6])
}

/// Lays as many sztychy as may be laid and says which of them the opponent sees.
fn laid(game: &mut Veto) -> Vec<bool> {
    let mut shown = Vec::new();
    let open = |game: &Veto| {
        let view = game.view(Some(BOGACI));
        let under = view.cards.iter().filter(|(_, it)| it.under.is_some());
        under.filter(|(_, it)| it.def.is_some()).count()
    };
    while choices(game).iter().any(|it| matches!(it, Choice::Underlay(_))) {
        let before = open(game);
        choose(game, |it| matches!(it, Choice::Underlay(_)));
        shown.push(before < open(game));
    }
    shown
}

#[test]
fn only_the_one_more_of_a_slawny_lies_face_up() {
    let _rule = proves!("AH 700.1.pp");
    let mut game = table().pole(UBODZY, "slawa").begin();
    assert_eq!(laid(&mut game), [false, false, true]);
    let mut game = table().bearing(UBODZY, "slawa", &["kolczan"]).begin();
    assert_eq!(laid(&mut game), [false, false, false, true]);
}

#[test]
fn what_a_card_allows_besides_lies_face_down_like_the_others() {
    let _rule = proves!("AH 304.3");
    let mut game = table().bearing(UBODZY, "strzelec", &["kolczan"]).begin();
    assert_eq!(laid(&mut game), [false, false, false]);
}

#[test]
fn as_long_as_the_open_one_is_there_the_next_lies_face_down_again() {
    let _rule = proves!("AH 700.1.pp");
    for plays_open in [false, true] {
        let mut game = table().pole(UBODZY, "slawa").pole(BOGACI, "cel").begin();
        assert_eq!(laid(&mut game), [false, false, true]);
        choose(&mut game, |it| matches!(it, Choice::Challenge(_)));
        choose(&mut game, |it| *it == Choice::Accept);
        // One of those under the duellist is played.
        let view = game.view(Some(UBODZY));
        let seen = game.view(Some(BOGACI));
        let known = |at| seen.cards.iter().any(|(it, card)| *it == at && card.def.is_some());
        let mut under = view.cards.iter().filter(|(_, it)| it.under.is_some());
        let (at, _) = under.find(|(at, _)| known(*at) == plays_open).expect("one of them");
        let sztych = game.pointed(Some(UBODZY), *at).expect("his own");
        choose(&mut game, |it| matches!(it, Choice::Play { card, .. } if *card == sztych));
        lets_go(&mut game);
        while asked(&game) != (UBODZY, Question::Stint) {
            choose(&mut game, |it| *it == Choice::EndStint);
        }
        assert_eq!(laid(&mut game), [plays_open]);
    }
}
