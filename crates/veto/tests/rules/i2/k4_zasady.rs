//! I2 4 — card before rule, whose a card is, what it remembers, the stos.

use kernel::Game;
use rulebook::{cite, proves};
use veto::{Choice, Event, INSTRUKCJA, Place, Question, Veto};

use crate::{
    kompania::{
        JA, ON, agitate, all, end_stint, kreski, piles, play, refused, seen, settle, stol_by, uses,
    },
    laid_out::choose,
    sejm::{asked, dukaty},
    tablica::{BOGACI, Tablica, UBODZY, lets_go, named},
};

#[test]
fn the_text_of_a_card_beats_the_instruction() {
    let _rule = proves!("I2 4.1.1");
    let carries = |id: &str| {
        let table =
            stol_by(&INSTRUKCJA).bearing(JA, id, &[], &["ciecie", "ciecie"]).dwor(JA, &["ciecie"]);
        let mut game = table.begin();
        let under = |it: &Choice| matches!(it, Choice::Underlay(_));
        let may = crate::laid_out::choices(&game).iter().any(under);
        if may {
            choose(&mut game, under);
            settle(&mut game);
            assert_eq!(piles(&game, JA), [0, 0, 0], "it lies under him");
        }
        may
    };
    assert!(!carries("bohun"), "two is the limit");
    assert!(carries("juczny"), "his text allows one more");
    let game = stol_by(&INSTRUKCJA).pole(JA, &["milczek"]).begin();
    assert!(refused(&game, "milczek").contains(&cite!("I2 4.1.1")), "his text forbids to agitate");
}

#[test]
fn a_card_one_gains_is_ones_own_until_it_goes_back_to_its_owner() {
    let _rules = [proves!("I2 4.2.1"), proves!("I2 4.2.2")];
    let table = stol_by(&INSTRUKCJA)
        .dwor(JA, &["wskrzeszenie"])
        .dwor(ON, &["nagana"])
        .lazaret(ON, &["poslaniec"])
        .pole(JA, &["bohun"]);
    let mut game = table.begin();
    play(&mut game, "wskrzeszenie");
    settle(&mut game);
    let poslaniec = seen(&game, "poslaniec");
    assert_eq!((poslaniec.owner, poslaniec.controller), (ON, Some(JA)));
    assert_eq!(seen(&game, "bohun").szabla, Some(4), "a companion of his");
    uses(&mut game, "poslaniec");
    settle(&mut game);
    assert_eq!(kreski(&game, JA), 1, "his rule works for whoever controls him");
    end_stint(&mut game);
    assert!(refused(&game, "poslaniec").contains(&cite!("I2 8.4")), "and not for his owner");
    play(&mut game, "nagana");
    let cards = all(&game, "poslaniec");
    choose(&mut game, |it| matches!(it, Choice::Pick(card) if cards.contains(card)));
    settle(&mut game);
    assert_eq!((piles(&game, JA), piles(&game, ON)), ([0, 1, 0], [0, 2, 0]));
}

#[test]
fn a_card_that_comes_again_remembers_nothing() {
    let _rule = proves!("I2 4.3.1");
    let table = stol_by(&INSTRUKCJA)
        .bearing(JA, "bohun", &["szabla"], &[])
        .dwor(JA, &["okrzyk", "odwolanie"])
        .dwor(ON, &["nagana"]);
    let mut game = table.begin();
    agitate(&mut game, "bohun");
    settle(&mut game);
    play(&mut game, "okrzyk");
    settle(&mut game);
    assert_eq!(seen(&game, "bohun").szabla, Some(5));
    end_stint(&mut game);
    play(&mut game, "nagana");
    settle(&mut game);
    assert_eq!(piles(&game, JA), [1, 3, 0], "with him what he bore");
    end_stint(&mut game);
    play(&mut game, "odwolanie");
    settle(&mut game);
    play(&mut game, "bohun");
    settle(&mut game);
    assert_eq!(seen(&game, "bohun").szabla, Some(3), "of the shout nothing is left");
}

#[test]
fn whatever_is_played_may_be_answered_even_by_its_player() {
    let _rule = proves!("I2 4.4.1");
    let mut game = stol_by(&INSTRUKCJA).dwor(JA, &["sejmik", "szept"]).dwor(ON, &["zakaz"]).begin();
    play(&mut game, "sejmik");
    assert_eq!(asked(&game), (ON, Question::Reply), "the opponent first");
    choose(&mut game, |it| *it == Choice::Decline);
    assert_eq!(asked(&game), (JA, Question::Reply));
    let table = stol_by(&INSTRUKCJA).pole(JA, &["wicek"]).dwor(ON, &["kasata"]);
    let mut game = table.begin();
    uses(&mut game, "wicek");
    assert_eq!(asked(&game), (ON, Question::Reply), "abilities, too");
    play(&mut game, "kasata");
    settle(&mut game);
    assert_eq!(dukaty(&game, JA), 18, "and it may be invalidated");
}

/// Sejmik, answered by a zakaz, answered by a zakaz.
fn three_on_the_stos() -> (Veto, Vec<veto::Happened>) {
    let table = stol_by(&INSTRUKCJA)
        .dwor(JA, &["sejmik", "zakaz", "szept"])
        .dwor(ON, &["zakaz", "donos"])
        .kredens(JA, &["roch", "roch", "roch"]);
    let mut game = table.begin();
    let mut events = Vec::new();
    for id in ["sejmik", "zakaz", "zakaz"] {
        events.extend(play(&mut game, id));
    }
    (game, events)
}

#[test]
fn the_whole_stos_is_resolved_at_once_the_last_card_first() {
    let _rules = [proves!("I2 4.4.3"), proves!("I2 4.4.4")];
    let (mut game, mut events) = three_on_the_stos();
    assert_eq!(game.view(None).stos.len(), 3);
    while asked(&game).1 == Question::Reply {
        assert_eq!(game.view(None).stos.len(), 3, "nobody is asked again while it is resolved");
        events.extend(choose(&mut game, |it| *it == Choice::Decline));
    }
    let name = |def: u16| game.catalog().def(def).card.name.clone();
    let put_away = events.iter().filter_map(|it| match &it.event {
        Event::Moved { card, to: Place::Lazaret, .. } => Some((name(card.def), card.owner)),
        _ => None,
    });
    let order: Vec<(String, kernel::Seat)> = put_away.collect();
    let zakaz = || "Zakaz".to_owned();
    assert_eq!(order, [(zakaz(), JA), (zakaz(), ON), ("Sejmik".to_owned(), JA)]);
    assert_eq!(piles(&game, JA)[0], 1 + 2, "the negated zakaz stopped nothing");
}

const REWIZOR: &str = r#"
[[card]]
id = "rewizor"
name = "Rewizor"
type = "efekt"
abilities = ["R when opponent plays karta: opponent must discard 1 karta in enemy dwór"]
"#;

#[test]
fn only_the_first_answer_is_the_answer() {
    let text = format!("{}\n{REWIZOR}", include_str!("../skutki.toml"));
    let table = Tablica::by(&INSTRUKCJA, "skutki", &text)
        .dwor(UBODZY, &["danina", "uczta", "wrozba"])
        .dwor(BOGACI, &["rewizor", "rewizor"]);
    let mut game = table.begin();
    let danina = named(&game, UBODZY, "Danina");
    choose(&mut game, |it| matches!(it, Choice::Play { card, .. } if *card == danina));
    choose(&mut game, |it| matches!(it, Choice::Play { .. }));
    lets_go(&mut game);
    assert!(matches!(asked(&game), (UBODZY, Question::Card { .. })), "the first takes effect");
    let second = named(&game, BOGACI, "Rewizor");
    let rules: Vec<_> = game.refusals(BOGACI, second).iter().map(|it| it.rule()).collect();
    assert!(rules.contains(&cite!("I2 4.4.2")), "{rules:?}");
    choose(&mut game, |it| matches!(it, Choice::Pick(_)));
    assert_eq!(asked(&game), (UBODZY, Question::Stint), "nobody was asked again");
    assert_eq!(game.view(None).seats[1].dwor_size, 1, "the second answer stays where it is");
}

#[test]
fn while_the_stos_lasts_only_what_answers_it_can_be_used() {
    let table = stol_by(&INSTRUKCJA)
        .dwor(JA, &["sejmik"])
        .pole(ON, &["wicek", "sedzia", "bohun"])
        .dwor(ON, &["donos", "dworek", "zamach", "protest"]);
    let mut game = table.begin();
    play(&mut game, "sejmik");
    assert_eq!(asked(&game), (ON, Question::Reply));
    for id in ["dworek", "zamach", "wicek", "sedzia"] {
        let rules = refused(&game, id);
        let drobiazg_or_czyn = [cite!("I2 1.8.3"), cite!("I2 1.8.2"), cite!("I2 4.4.5")];
        assert!(rules.iter().any(|it| drobiazg_or_czyn.contains(it)), "{id}: {rules:?}");
        assert!(!crate::kompania::playable(&game, id));
    }
    let rules = refused(&game, "protest");
    assert!(rules.contains(&cite!("I2 4.4.5")), "it answers a postać: {rules:?}");
}
