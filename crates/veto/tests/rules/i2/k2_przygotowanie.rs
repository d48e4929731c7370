//! I2 2, 6.1-6.3 — decks on the table, set-up, the first initiative, uniqueness.

use kernel::{Game, Seat};
use rulebook::{cite, proves};
use veto::{Choice, Deck, Event, INSTRUKCJA, Phase, Place, Question, SetupProblem};

use crate::{
    kompania::{
        JA, ON, all, end_stint, moves, piles, play, playable, refused, rule_of, settle, stol_by,
    },
    laid_out::{choices, choose},
    sejm::{BOGACI, UBODZY, asked, dukaty, happened, setup_by, until},
    tablica::{Tablica, slowa_by},
};

fn begin(factions: [&str; 2], seed: u8) -> veto::Veto {
    setup_by(&INSTRUKCJA, factions, seed).begin().expect("two legal decks")
}

#[test]
fn each_has_his_own_cards_the_printed_skarb_and_twenty_one_kreski_lie_between() {
    let _rules = [
        proves!("I2 0.1"),
        proves!("I2 2.4.1"),
        proves!("I2 2.5.1"),
        proves!("I2 2.5.2"),
        proves!("I2 2.5.3"),
        proves!("I2 6.1.1"),
        proves!("I2 8.1"),
    ];
    let game = begin(["ubodzy", "bogaci"], 1);
    let view = game.view(None);
    assert_eq!(view.pool_kreski, 21);
    assert_eq!([UBODZY, BOGACI].map(|it| dukaty(&game, it)), [18, 20]);
    let left = view.seats.iter().map(|it| (it.dwor_size, it.kredens_size));
    assert_eq!(
        left.collect::<Vec<_>>(),
        [(7, 53), (7, 53)],
        "the faction card is not among the sixty"
    );
}

#[test]
fn one_player_or_three_are_refused() {
    let mut setup = setup_by(&INSTRUKCJA, ["ubodzy", "bogaci"], 1);
    let third = setup.decks[0].clone();
    setup.decks.push(third);
    let problem = setup.begin().expect_err("three players");
    assert_eq!(problem.rule(), cite!("I2 2.4.1"));
    setup.decks.truncate(1);
    assert_eq!(setup.begin().expect_err("one player").rule(), cite!("I2 2.4.1"));
}

#[test]
fn a_strategia_lies_beside_the_faction_card_and_there_is_only_one() {
    let _rule = proves!("I2 2.5.2");
    let setup = |strategie: usize| {
        let table = slowa_by(&INSTRUKCJA);
        let mut cards = vec![table.find("rebajlo"); 60];
        cards.extend(vec![table.find("spisek"); strategie]);
        let deck = |id| Deck { faction: table.find(id), cards: cards.clone() };
        let decks = vec![deck("ubodzy"), deck("bogaci")];
        veto::Setup {
            rules: &INSTRUKCJA,
            catalog: table.layout.catalog.clone(),
            decks,
            seed: [1; 32],
        }
    };
    let game = setup(1).begin().expect("two legal decks");
    assert!(game.view(None).seats.iter().all(|it| it.kredens_size == 53));
    let problem = setup(2).begin().expect_err("two strategies");
    assert_eq!(problem.rule(), cite!("I2 1.7.3"));
}

#[test]
fn what_the_edition_does_not_have_is_refused_before_the_game() {
    let table = Tablica::by(&INSTRUKCJA, "skutki", include_str!("../skutki.toml"));
    for (id, rule) in [
        ("piechota", cite!("I2 3.3.3.6")),
        ("ukraina", cite!("I2 1.8.4")),
        ("cyrograf", cite!("I2 1.8.4")),
    ] {
        let deck = |faction| Deck { faction: table.find(faction), cards: vec![table.find(id); 60] };
        let decks = vec![deck("ubodzy"), deck("bogaci")];
        let catalog = table.layout.catalog.clone();
        let setup = veto::Setup { rules: &INSTRUKCJA, catalog, decks, seed: [1; 32] };
        let problem = setup.begin().expect_err("no such cards in this edition");
        assert!(matches!(problem, SetupProblem::NotInThisEdition { seat: 0, .. }), "{problem}");
        assert_eq!(problem.rule(), rule, "{problem}");
    }
}

#[test]
fn the_lower_skarb_begins_and_nobody_bids_for_it() {
    let _rules = [proves!("I2 3.3.1.7"), proves!("I2 6.2.1")];
    let poor_first = [(["ubodzy", "bogaci"], Seat(0)), (["bogaci", "ubodzy"], Seat(1))];
    for (factions, first) in poor_first {
        let mut game = begin(factions, 1);
        assert_eq!(asked(&game), (first, Question::Grymaszenie), "the cards are drawn already");
        until(&mut game, Question::Stint);
        assert_eq!(asked(&game), (first, Question::Stint));
        assert_eq!(game.view(None).initiative, first);
    }
}

#[test]
fn of_equal_skarby_a_coin_decides() {
    let _rule = proves!("I2 6.2.2");
    let first = |seed| begin(["ubodzy", "ubodzy"], seed).view(None).initiative;
    let holders: Vec<Seat> = (0..20).map(first).collect();
    assert!(holders.contains(&Seat(0)) && holders.contains(&Seat(1)), "{holders:?}");
}

#[test]
fn seven_cards_are_drawn_and_may_be_exchanged_once() {
    let _rules = [proves!("I2 2.5.4"), proves!("I2 2.5.6"), proves!("I2 6.3.1")];
    let mut game = begin(["ubodzy", "bogaci"], 1);
    assert!(game.view(None).seats.iter().all(|it| it.dwor_size == 7));
    choose(&mut game, |it| *it == Choice::Exchange);
    let events = choose(&mut game, |it| *it == Choice::Keep);
    let exchanged = |seat| happened(&events, |it| *it == Event::Exchanged { seat });
    assert_eq!([UBODZY, BOGACI].map(exchanged), [true, false]);
    let rule = rule_of(&events, |it| matches!(it, Event::Exchanged { .. }));
    assert_eq!(rule, Some(cite!("I2 2.5.6")));
    assert_eq!(asked(&game), (UBODZY, Question::Stint), "it is not offered again");
    assert!(game.view(None).seats.iter().all(|it| it.dwor_size == 7));
}

#[test]
fn the_first_round_begins_with_the_faza_gry_and_brings_nothing() {
    let _rules = [proves!("I2 3.3.1.9"), proves!("I2 3.3.2.6")];
    let mut game = begin(["ubodzy", "bogaci"], 1);
    let events = until(&mut game, Question::Stint);
    assert_eq!((game.view(None).round, game.view(None).phase), (1, Phase::Gra));
    assert_eq!([UBODZY, BOGACI].map(|it| dukaty(&game, it)), [18, 20], "no income");
    assert!(!happened(&events, |it| matches!(it, Event::Income { .. } | Event::Initiative { .. })));
}

#[test]
fn only_cards_of_the_dwor_are_played() {
    let table = stol_by(&INSTRUKCJA).dwor(JA, &["wicek"]).lazaret(JA, &["bohun"]);
    let mut game = table.begin();
    assert!(playable(&game, "wicek") && !playable(&game, "bohun"));
    let card = all(&game, "bohun")[0];
    let refused = game.apply(Choice::Play { card, way: 0 }, &mut Vec::new());
    assert_eq!(refused.expect_err("it lies in the lazaret").rule(), cite!("I2 2.5.5"));
}

#[test]
fn whoever_searches_shows_what_he_found_and_shuffles() {
    let _rule = proves!("I2 2.1.4");
    let table =
        stol_by(&INSTRUKCJA).dwor(JA, &["zaciag"]).kredens(JA, &["dworek", "roch", "wicek"]);
    let mut game = table.begin();
    play(&mut game, "zaciag");
    settle(&mut game);
    assert!(!choices(&game).contains(&Choice::Done), "there is something to find");
    let roch = def_of(&game, "roch");
    let events = choose(&mut game, |it| *it == Choice::Find(roch));
    assert_eq!(piles(&game, JA)[0], 1);
    let shown = |it: &Event| matches!(it, Event::Shown { to: ON, cards } if cards[0].def == roch);
    assert!(happened(&events, shown));
    assert_eq!(
        rule_of(&events, |it| matches!(it, Event::Shuffled { .. })),
        Some(cite!("I2 2.1.4"))
    );
}

fn def_of(game: &veto::Veto, id: &str) -> u16 {
    game.catalog().find(&format!("kompania-{id}")).expect("a card of the set")
}

#[test]
fn of_a_unique_card_one_is_in_play_and_another_may_follow_a_discarded_one() {
    let _rules = [proves!("I2 2.2.1"), proves!("I2 2.2.2"), proves!("I2 2.2.3")];
    let stol = || stol_by(&INSTRUKCJA);
    for seat in [JA, ON] {
        let game = stol().pole(seat, &["roch", "palac"]).dwor(JA, &["roch-druk", "palac"]).begin();
        assert!(!playable(&game, "roch-druk") && !playable(&game, "palac"));
        assert!(refused(&game, "palac").contains(&cite!("I2 1.4.1")), "a posesja with a name");
        let game = stol().pole(seat, &["dworek"]).dwor(JA, &["dworek"]).begin();
        assert!(playable(&game, "dworek"), "of the others there may be any number");
    }
    let table = stol().lazaret(JA, &["roch"]).lazaret(ON, &["palac"]).dwor(JA, &["roch", "palac"]);
    let mut game = table.begin();
    let played: Vec<_> = all(&game, "roch");
    choose(&mut game, |it| matches!(it, Choice::Play { card, .. } if played.contains(card)));
    settle(&mut game);
    assert!(playable(&game, "palac"));
    assert_eq!(game.view(None).seats[0].pole.len(), 1, "the discarded one is no matter");
}

#[test]
fn another_version_has_the_same_name() {
    let _rule = proves!("I2 2.3.1");
    let game = stol_by(&INSTRUKCJA).pole(ON, &["bohun-stary"]).dwor(JA, &["bohun"]).begin();
    assert!(!playable(&game, "bohun"));
    assert!(refused(&game, "bohun").contains(&cite!("I2 1.2.1")));
}

#[test]
fn a_killed_or_removed_postac_never_comes_back_to_anybody() {
    let _rule = proves!("I2 3.2.6");
    for way in ["zamach", "zsylka"] {
        let table = stol_by(&INSTRUKCJA)
            .pole(ON, &["bohun"])
            .dwor(JA, &[way, "bohun", "przybycie"])
            .dwor(ON, &["bohun-stary"]);
        let mut game = table.begin();
        play(&mut game, way);
        settle(&mut game);
        assert_eq!(piles(&game, ON)[2], 1, "{way}");
        end_stint(&mut game);
        assert!(refused(&game, "bohun-stary").contains(&cite!("I2 3.2.6")), "nor another version");
        end_stint(&mut game);
        until(&mut game, Question::Inicjatywa);
        until(&mut game, Question::Stint);
        let rules = refused(&game, "bohun");
        assert!(!playable(&game, "bohun") && rules.contains(&cite!("I2 3.2.6")), "{rules:?}");
        play(&mut game, "przybycie");
        let events = settle_picking(&mut game, "bohun");
        assert!(!moves(&game, &events, "bohun").contains(&Place::Pole), "nor by a card");
    }
    let ah = crate::kompania::stol().pole(ON, &["bohun"]).dwor(JA, &["zsylka", "bohun"]);
    let mut game = ah.begin();
    play(&mut game, "zsylka");
    settle(&mut game);
    assert!(playable(&game, "bohun"), "Artykuły Henrykowskie bar nobody");
}

fn settle_picking(game: &mut veto::Veto, id: &str) -> Vec<veto::Happened> {
    let mut events = settle(game);
    while let (_, Question::Card { .. }) = asked(game) {
        let cards = all(game, id);
        events.extend(choose(game, |it| matches!(it, Choice::Pick(card) if cards.contains(card))));
        events.extend(settle(game));
    }
    events
}

#[test]
fn a_card_too_dear_cannot_be_put_out() {
    let game = stol_by(&INSTRUKCJA).dukaty(JA, 3).dwor(JA, &["roch", "bohun"]).begin();
    assert!(playable(&game, "bohun") && !playable(&game, "roch"));
    assert!(refused(&game, "roch").contains(&cite!("I2 6.3.4")));
}
