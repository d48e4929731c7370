//! I2 3.3.3.1-3.3.3.5, 3.3.3.10, 6.4, 6.6.1 — being przy głosie, and when things are paid.

use kernel::Game;
use rulebook::{cite, proves};
use veto::{ARTYKULY_HENRYKOWSKIE, Choice, Event, INSTRUKCJA, Question, Ruleset, Veto};

use crate::{
    kompania::{
        JA, ON, agitate, challenge, end_stint, play, playable, refused, refused_to, settle,
        stol_by, uses,
    },
    laid_out::{choices, choose},
    sejm::{asked, dukaty, happened},
    tablica::{BOGACI, Tablica, UBODZY, is_tapped, kreski, lets_go, slowa_by},
};

#[test]
fn every_stint_ends_with_bene_and_the_phase_after_stints_without_a_czyn() {
    let _rules = [proves!("I2 3.3.3.1"), proves!("I2 3.3.3.2"), proves!("I2 6.6.1")];
    let mut game = stol_by(&INSTRUKCJA).pole(JA, &["bohun"]).begin();
    agitate(&mut game, "bohun");
    settle(&mut game);
    let events = end_stint(&mut game);
    assert!(happened(&events, |it| *it == Event::Bene { seat: JA }));
    let events = end_stint(&mut game);
    assert!(happened(&events, |it| *it == Event::Bene { seat: ON }), "there is no pas");
    assert_eq!(asked(&game), (JA, Question::Stint), "after a czyn the other's bene is the first");
    let events = end_stint(&mut game);
    assert!(happened(&events, |it| *it == Event::Bene { seat: JA }));
    assert_ne!(asked(&game).1, Question::Stint, "two stints without a czyn");
}

#[test]
fn drobiazgi_do_not_keep_the_phase_going() {
    let _rules = [proves!("I2 3.3.3.2"), proves!("I2 3.3.3.4")];
    let table = |rules| stol_by(rules).dwor(JA, &["dworek"]).dwor(ON, &["dworek"]).begin();
    let plays_and_ends = |game: &mut Veto| {
        play(game, "dworek");
        settle(game);
        end_stint(game);
    };
    for (rules, over) in [(&INSTRUKCJA, true), (&ARTYKULY_HENRYKOWSKIE, false)] {
        let mut game: Veto = table(rules);
        plays_and_ends(&mut game);
        plays_and_ends(&mut game);
        assert_eq!(asked(&game).1 != Question::Stint, over, "{}", rules.name);
    }
}

#[test]
fn one_czyn_any_number_of_drobiazgi_and_after_a_drobiazg_the_glos_stays() {
    let _rules = [proves!("I2 3.3.3.3"), proves!("I2 6.4.2")];
    let table = stol_by(&INSTRUKCJA)
        .pole(JA, &["sedzia"])
        .dwor(JA, &["dworek", "dworek", "sejmik", "roch"]);
    let mut game = table.begin();
    for id in ["dworek", "dworek"] {
        play(&mut game, id);
        settle(&mut game);
        assert_eq!(asked(&game), (JA, Question::Stint));
    }
    uses(&mut game, "sedzia");
    settle(&mut game);
    assert!(!playable(&game, "roch"), "the czyn is used");
    assert!(refused(&game, "roch").contains(&cite!("I2 1.8.2")));
    assert!(playable(&game, "sejmik"));
}

#[test]
fn posesje_moderunki_efekty_and_rules_of_cards_are_drobiazgi() {
    let _rules = [proves!("I2 1.8.3"), proves!("I2 1.8.4")];
    let table = stol_by(&INSTRUKCJA).pole(JA, &["sedzia", "wicek"]);
    let mut game = table.dwor(JA, &["dworek", "szabla", "sejmik", "roch"]).begin();
    uses(&mut game, "sedzia"); // The card says that it is a czyn.
    settle(&mut game);
    assert!(!playable(&game, "roch"));
    for id in ["dworek", "szabla", "sejmik"] {
        play(&mut game, id);
        if matches!(asked(&game).1, Question::Card { .. }) {
            choose(&mut game, |it| matches!(it, Choice::Pick(_)));
        }
        settle(&mut game);
        assert_eq!(asked(&game), (JA, Question::Stint), "{id} after the czyn");
    }
    uses(&mut game, "wicek");
    settle(&mut game);
    end_stint(&mut game);
    assert_eq!(asked(&game), (ON, Question::Stint));
}

#[test]
fn every_czyn_of_the_list_is_the_one_czyn() {
    let _rules = [proves!("I2 1.8.2"), proves!("I2 3.3.3.6")];
    let table = stol_by(&INSTRUKCJA)
        .pole(JA, &["sedzia", "bohun", "kasztelan"])
        .pole(ON, &["wicek"])
        .dwor(JA, &["roch", "zamach"])
        .begin();
    let kasztelan = crate::kompania::all(&table, "kasztelan")[0];
    let czyny: [&dyn Fn(&mut Veto); 6] = [
        &|it| drop(play(it, "roch")),
        &|it| drop(play(it, "zamach")),
        &|it| drop(agitate(it, "bohun")),
        &|it| drop(challenge(it, "bohun")),
        &|it| drop(uses(it, "sedzia")),
        &|it| drop(choose(it, |it| *it == Choice::ChangeField(kasztelan))),
    ];
    for czyn in czyny {
        let mut game = table.clone();
        czyn(&mut game);
        settle(&mut game);
        assert_eq!(choices(&game), [Choice::EndStint], "nothing but czyny was on this table");
    }
}

#[test]
fn efekty_are_played_in_ones_own_stint_and_repliki_when_their_moment_comes() {
    let _rule = proves!("I2 6.4.1");
    let table = stol_by(&INSTRUKCJA).dwor(JA, &["sejmik"]).dwor(ON, &["sejmik", "donos"]);
    let mut game = table.begin();
    let before = dukaty(&game, ON);
    play(&mut game, "sejmik");
    assert_eq!(asked(&game), (ON, Question::Reply));
    assert!(
        refused(&game, "sejmik").contains(&cite!("I2 1.8.3")),
        "{:?}",
        refused(&game, "sejmik")
    );
    play(&mut game, "donos");
    settle(&mut game);
    assert_eq!(dukaty(&game, ON), before + 1);
    assert!(refused_to(&game, ON, "sejmik").contains(&cite!("I2 3.3.3.1")), "he is not asked");
}

/// The mill taps itself and costs two dukaty; the rich negate what it does, or do not.
fn milled(rules: &'static Ruleset, negated: bool) -> (Veto, u16) {
    let table = Tablica::by(rules, "skutki", include_str!("../skutki.toml"))
        .pole(UBODZY, "mlyn")
        .dwor(BOGACI, &["weto"]);
    let mut game = table.begin();
    let before = dukaty(&game, UBODZY);
    choose(&mut game, |it| matches!(it, Choice::Use { .. }));
    let on_stos = before - dukaty(&game, UBODZY);
    if negated {
        choose(&mut game, |it| matches!(it, Choice::Play { .. }));
    }
    lets_go(&mut game);
    (game, on_stos)
}

#[test]
fn what_a_card_does_is_paid_for_when_it_takes_effect() {
    let _rule = proves!("I2 3.3.3.5");
    let (game, paid) = milled(&INSTRUKCJA, false);
    assert_eq!((paid, dukaty(&game, UBODZY), kreski(&game, UBODZY)), (0, 18 - 2, 1));
    assert!(is_tapped(&game, "Młyn"));
    let (game, _) = milled(&INSTRUKCJA, true);
    assert_eq!((dukaty(&game, UBODZY), kreski(&game, UBODZY)), (18, 0), "negated it costs nothing");
    assert!(!is_tapped(&game, "Młyn"));
    let (game, paid) = milled(&ARTYKULY_HENRYKOWSKIE, true);
    assert_eq!((paid, dukaty(&game, UBODZY)), (2, 16), "there it is paid on declaration");
}

const SZKOLA: &str = r#"
[[card]]
id = "szkola"
name = "Szkoła"
type = "posesja"
lafa = 1
utrzymanie = 0
abilities = ["R when you duel: zaznacz this => own fighter gets szabla +1 this duel"]
"#;

#[test]
fn a_replika_is_paid_for_at_once_so_that_it_cannot_be_used_twice() {
    let text = format!("{}\n{SZKOLA}", include_str!("../skutki.toml"));
    let table = Tablica::by(&INSTRUKCJA, "skutki", &text)
        .pole(UBODZY, "rebajlo")
        .pole(UBODZY, "szkola")
        .pole(BOGACI, "rebajlo");
    let mut game = table.begin();
    choose(&mut game, |it| matches!(it, Choice::Challenge(_)));
    while asked(&game).1 != Question::DuelTurn {
        let on = |it: &Choice| matches!(it, Choice::Pick(_) | Choice::Decline | Choice::Accept);
        choose(&mut game, on);
    }
    choose(&mut game, |it| matches!(it, Choice::Use { .. }));
    assert!(is_tapped(&game, "Szkoła"), "before anybody could answer");
}

/// The poor put out a postać that costs five; the rich make it dearer by two.
fn made_dearer(card: &str, skarb: u16) -> Veto {
    let mut table = slowa_by(&INSTRUKCJA).dwor(UBODZY, &[card]).dwor(BOGACI, &["clo"]);
    table.layout.seats[0].dukaty = Some(skarb);
    let mut game = table.begin();
    choose(&mut game, |it| matches!(it, Choice::Play { .. }));
    assert_eq!(asked(&game), (BOGACI, Question::Reply));
    choose(&mut game, |it| matches!(it, Choice::Play { .. }));
    lets_go(&mut game);
    game
}

#[test]
fn what_cannot_be_paid_after_all_goes_back_to_the_dwor() {
    let _rule = proves!("I2 3.3.3.10");
    let mut game = made_dearer("magnat", 6);
    assert_eq!(asked(&game), (UBODZY, Question::Stint));
    let view = game.view(None);
    let seat = &view.seats[0];
    assert_eq!((seat.pole.len(), seat.lazaret.len(), seat.dwor_size), (0, 0, 1));
    assert_eq!((dukaty(&game, UBODZY), kreski(&game, UBODZY)), (6, 0));
    choose(&mut game, |it| matches!(it, Choice::Play { .. })); // Another czyn, without the surcharge.
    lets_go(&mut game);
    assert_eq!(game.view(None).seats[0].pole.len(), 1);
    let game = made_dearer("magnat", 8);
    assert_eq!((dukaty(&game, UBODZY), game.view(None).seats[0].pole.len()), (1, 1), "it is paid");
}

#[test]
fn a_czyn_that_was_taken_back_leaves_the_phase_as_near_its_end_as_before() {
    let mut table = slowa_by(&INSTRUKCJA).dwor(UBODZY, &["magnat"]).dwor(BOGACI, &["clo"]);
    table.layout.seats[0].dukaty = Some(6);
    table.layout.voice = BOGACI;
    let mut game = table.begin();
    end_stint(&mut game);
    choose(&mut game, |it| matches!(it, Choice::Play { .. }));
    choose(&mut game, |it| matches!(it, Choice::Play { .. }));
    lets_go(&mut game);
    end_stint(&mut game);
    assert_ne!(asked(&game).1, Question::Stint, "both have ended a stint without a czyn");
}
