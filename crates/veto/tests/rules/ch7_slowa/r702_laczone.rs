//! AH 702 — Karty łączone.

use kernel::Game;
use rulebook::{cite, proves};
use veto::{ARTYKULY_HENRYKOWSKIE, Catalog, Choice, Event, Question, Veto};

use crate::{
    laid_out::{choices, choose},
    sejm::{asked, dukaty},
    tablica::{BOGACI, UBODZY, kreski, lets_go, rzadkie},
};

fn plays(game: &Veto) -> Vec<Choice> {
    choices(game).into_iter().filter(|it| matches!(it, Choice::Play { .. })).collect()
}

/// The names of every card everybody sees.
fn names(game: &Veto) -> Vec<Vec<String>> {
    let view = game.view(None);
    let defs = view.cards.iter().filter_map(|(_, it)| it.def);
    defs.map(|it| game.catalog().def(it).card.names().map(str::to_owned).collect()).collect()
}

#[test]
fn a_joined_card_is_played_under_one_of_its_names_with_the_text_of_that_name() {
    let _rules =
        [proves!("AH 702.1"), proves!("AH 702.2"), proves!("AH 702.3"), proves!("AH 702.4")];
    let both = vec!["Ogień".to_owned(), "Woda".to_owned()];
    for (way, name, gained) in [(0, "Ogień", (3, 0)), (1, "Woda", (0, 2))] {
        let mut game = rzadkie().dwor(UBODZY, &["ogien"]).dwor(BOGACI, &["ogien"]).begin();
        let own = game.view(Some(UBODZY));
        let held = own.seats[0].dwor[0];
        let def = own.cards.iter().find(|(it, _)| *it == held).and_then(|(_, it)| it.def);
        let card = &game.catalog().def(def.expect("one's own card")).card;
        assert_eq!(card.names().collect::<Vec<_>>(), both, "in the dwór it has both names");
        assert_eq!(card.title(), "Ogień ALBO Woda");
        assert_eq!(plays(&game).len(), 2);
        let before = dukaty(&game, UBODZY);
        let choice = plays(&game)[way];
        let events = choose(&mut game, |it| *it == choice);
        let played = events.iter().find_map(|it| match &it.event {
            Event::Played { card, .. } => Some(game.catalog().def(card.def).card.clone()),
            _ => None,
        });
        let played = played.expect("it was played");
        assert_eq!(played.names().collect::<Vec<_>>(), [name], "on the stos it has one");
        assert_eq!(played.abilities.len(), 1, "and one text");
        lets_go(&mut game);
        assert_eq!((dukaty(&game, UBODZY) - before, kreski(&game, UBODZY)), gained);
        assert!(names(&game).contains(&both), "in the lazaret it has both again");
    }
}

#[test]
fn a_joined_sztych_keeps_its_one_name_until_the_duel_is_over() {
    let _rule = proves!("AH 702.3");
    let table = rzadkie().pole(UBODZY, "kolega").pole(BOGACI, "rebajlo");
    let mut game = table.dwor(UBODZY, &["pchniecie"]).begin();
    choose(&mut game, |it| matches!(it, Choice::Challenge(_)));
    choose(&mut game, |it| *it == Choice::Accept);
    let second = plays(&game)[1];
    choose(&mut game, |it| *it == second);
    let duel = game.view(None).duel.expect("they fight");
    assert_eq!((duel.challenger.szabla, duel.challenged.szabla), (2, 3));
    assert!(names(&game).contains(&vec!["Unik".to_owned()]));
    lets_go(&mut game);
    assert!(names(&game).contains(&vec!["Pchnięcie".to_owned(), "Unik".to_owned()]));
}

#[test]
fn the_name_that_is_chosen_is_the_one_a_unikat_keeps_out() {
    let game = rzadkie().pole(BOGACI, "woda").dwor(UBODZY, &["ogien"]).begin();
    let [Choice::Play { card, way: 0 }] = plays(&game)[..] else { panic!("only as Ogień") };
    let refused = game.clone().apply(Choice::Play { card, way: 1 }, &mut Vec::new());
    assert_eq!(refused.expect_err("as Woda").rule(), cite!("AH 700.1.ww"));
    assert_eq!(asked(&game), (UBODZY, Question::Stint));
}

#[test]
fn a_joined_card_that_would_stay_is_refused() {
    let text = include_str!("../rzadkie.toml").replace(
        "abilities = [\"D: take 3 dukaty\"]",
        "attach = \"postać\"\nabilities = [\"D: take 3 dukaty\"]",
    );
    let set = cards::set::read_set("rzadkie", &text).expect("well-formed");
    let problem = Catalog::new(&ARTYKULY_HENRYKOWSKIE, set.cards).expect_err("it would stay");
    assert!(problem.to_string().contains("joined cards that stay"), "{problem}");
}
