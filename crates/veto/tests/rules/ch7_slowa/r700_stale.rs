//! AH 111.2, 112.2.a — what always holds sees the keywords that other cards give; what gives
//! keywords itself sees printed ones and those that were given for a while.

use kernel::Game;
use rulebook::proves;
use veto::{Choice, Veto};

use crate::{
    laid_out::{choices, choose},
    tablica::{BOGACI, Tablica, UBODZY, lets_go, named},
};

const MORE: &str = r#"
[[card]]
id = "kapelan"
name = "Kapelan"
type = "posesja"
utrzymanie = 0
lafa = 0
abilities = ["always: each own postać with Pobożny gets szabla +1", "always if exists own postać with Pobożny: each own posesja gets lafa -1"]

[[card]]
id = "klasztor"
name = "Klasztor"
type = "posesja"
lafa = 3
utrzymanie = 0

[[card]]
id = "zgorszenie"
name = "Zgorszenie"
type = "efekt"
lafa = 0
abilities = ["D: each postać loses Pobożny this round"]

[[card]]
id = "pokora"
name = "Pokora"
type = "efekt"
lafa = 0
abilities = ["D: 1 own postać gains Pobożny this round"]

[[card]]
id = "zakon"
name = "Zakon łuczników"
type = "posesja"
utrzymanie = 0
lafa = 0
abilities = ["always: each own postać with Pobożny gains Łucznik"]

[[card]]
id = "cech"
name = "Cech łuczników"
type = "posesja"
utrzymanie = 0
lafa = 0
abilities = ["always: each own postać with Łucznik gains Pobożny"]

[[card]]
id = "poselstwo"
name = "Poselstwo"
type = "posesja"
utrzymanie = 0
lafa = 0
keywords = ["Dyplomacja"]
dyplomacja = 1
abilities = ["always: each own postać gets szabla +2"]

[[card]]
id = "list"
name = "List wierzytelny"
type = "moderunek"
lafa = 0
abilities = ["always: host gains Dyplomata"]
"#;

fn table() -> Tablica {
    let text = format!("{}\n{MORE}", include_str!("../zbrojownia.toml"));
    Tablica::of("zbrojownia", &text)
}

fn szabla(game: &Veto, name: &str) -> Option<i8> {
    let view = game.view(None);
    let is_it = |def: u16| game.catalog().def(def).card.name == name;
    view.cards.iter().map(|(_, it)| it).find(|it| it.def.is_some_and(is_it))?.szabla
}

fn play(game: &mut Veto, name: &str) {
    let of = named(game, UBODZY, name);
    choose(game, |it| matches!(it, Choice::Play { card, .. } if *card == of));
    lets_go(game);
}

fn shoots(game: &Veto, name: &str) -> bool {
    let of = named(game, UBODZY, name);
    choices(game).iter().any(|it| matches!(it, Choice::Use { card, .. } if *card == of))
}

#[test]
fn a_trait_follows_from_a_keyword_that_another_card_gives() {
    let _rules = [proves!("AH 111.2"), proves!("AH 112.2.a")];
    let bare = table().pole(UBODZY, "strzelec").pole(UBODZY, "kapelan").begin();
    assert_eq!(szabla(&bare, "Strzelec"), Some(3));
    let table = table().bearing(UBODZY, "strzelec", &["krzyz"]).pole(UBODZY, "kapelan");
    let mut game = table.dwor(UBODZY, &["zgorszenie", "klasztor"]).begin();
    assert_eq!(szabla(&game, "Strzelec"), Some(4));
    let lafa = |game: &Veto| {
        let view = game.view(Some(UBODZY));
        let klasztor = |def: u16| game.catalog().def(def).card.name == "Klasztor";
        view.cards
            .iter()
            .map(|(_, it)| it)
            .find(|it| it.def.is_some_and(klasztor))
            .and_then(|it| it.lafa)
    };
    assert_eq!(lafa(&game), Some(2), "a condition sees it, too");
    play(&mut game, "Zgorszenie");
    assert_eq!((szabla(&game, "Strzelec"), lafa(&game)), (Some(3), Some(3)), "and that it is lost");
}

#[test]
fn diplomats_may_be_made() {
    let _rule = proves!("AH 700.1.k");
    for (letters, szabla_now) in [(3, 5), (2, 3)] {
        let mut table = table().pole(UBODZY, "poselstwo");
        for number in 0..3 {
            let bears = if number < letters { &["list"][..] } else { &[] };
            table = table.bearing(UBODZY, "strzelec", bears);
        }
        assert_eq!(szabla(&table.begin(), "Strzelec"), Some(szabla_now), "{letters} letters");
    }
}

#[test]
fn what_gives_keywords_sees_those_given_for_a_while_and_goes_round_in_no_circle() {
    let _rule = proves!("AH 112.14");
    let table = table().pole(UBODZY, "strzelec").pole(UBODZY, "zakon").pole(UBODZY, "cech");
    let mut game = table.pole(BOGACI, "cel").dwor(UBODZY, &["pokora"]).begin();
    assert!(!shoots(&game, "Strzelec"), "nobody gives the first of the two words");
    play(&mut game, "Pokora");
    assert!(shoots(&game, "Strzelec"), "the pious are archers");
}

#[test]
fn what_gives_keywords_does_not_see_what_always_holds() {
    let table = table().bearing(UBODZY, "strzelec", &["krzyz"]).pole(UBODZY, "zakon");
    let game = table.pole(BOGACI, "cel").begin();
    assert!(!shoots(&game, "Strzelec"), "a cross that always gives a word is not looked at");
}
