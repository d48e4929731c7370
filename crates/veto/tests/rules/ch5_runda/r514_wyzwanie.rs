//! AH 514 — challenges to a potyczka, potyczki without one, and what may be played in them.

use kernel::{Game, Seat};
use rulebook::{cite, proves};
use veto::{Choice, Event, Question, Veto, Znacznik};

use crate::{
    laid_out::{choices, choose},
    sejm::{asked, dukaty, happened, until},
    tablica::{BOGACI, Tablica, UBODZY, is_tapped, kreski, lets_go, named, szranki},
};

fn attack(game: &mut Veto, attacker: &str) {
    let with = named(game, UBODZY, attacker);
    choose(game, |it| *it == Choice::Challenge(with));
}

fn on_ukraina(table: Tablica, seat: Seat, id: &str) -> Tablica {
    let ukraina = table.find("ukraina");
    table.lay(seat, id, |it| it.ziemia = Some(ukraina))
}

fn refused(game: &Veto, choice: Choice) -> rulebook::RuleId {
    game.clone().apply(choice, &mut Vec::new()).expect_err("it is refused").rule()
}

/// Plays the card of this name, if that is offered.
fn plays(game: &Veto, seat: Seat, name: &str) -> bool {
    let wanted = named(game, seat, name);
    choices(game).iter().any(|it| matches!(it, Choice::Play { card, .. } if *card == wanted))
}

fn in_lazaret(game: &Veto, seat: Seat) -> usize {
    game.view(None).seats[usize::from(seat.0)].lazaret.len()
}

#[test]
fn an_oddzial_calls_another_to_a_potyczka_as_a_czyn() {
    let _rules = [
        proves!("AH 512.1.g"),
        proves!("AH 512.2.c"),
        proves!("AH 514.1"),
        proves!("AH 514.2"),
        proves!("AH 514.2.a"),
        proves!("AH 514.2.b"),
        proves!("AH 514.2.c"),
    ];
    let table = szranki().pole(UBODZY, "jazda").pole(UBODZY, "czeladz").pole(BOGACI, "piechota");
    let mut game = table.pole(BOGACI, "weterani").dwor(BOGACI, &["ucieczka"]).begin();
    attack(&mut game, "Jazda");
    let enemies = ["Piechota", "Weterani"].map(|it| Choice::Pick(named(&game, UBODZY, it)));
    assert_eq!(choices(&game), enemies, "not one's own Czeladź");
    choose(&mut game, |it| *it == enemies[0]);
    assert!(is_tapped(&game, "Jazda"));
    assert_eq!(asked(&game), (BOGACI, Question::Reply), "it lies on the stos and may be answered");
    assert!(game.view(None).duel.is_none());
    choose(&mut game, |it| *it == Choice::Decline);
    assert_eq!(asked(&game), (UBODZY, Question::DuelTurn), "there is no refusing it");
    let duel = game.view(None).duel.expect("a potyczka");
    assert!(duel.potyczka);
    assert_eq!((duel.challenger.szabla, duel.challenged.szabla), (5, 3), "tapped, not halved");
    lets_go(&mut game);
    assert!(is_tapped(&game, "Piechota"), "beaten by less than its Karność");
    assert_eq!(asked(&game), (UBODZY, Question::Stint));
    let other = named(&game, UBODZY, "Czeladź");
    assert_eq!(refused(&game, Choice::Challenge(other)), cite!("AH 114.3"), "it was a czyn");
}

#[test]
fn a_negated_challenge_to_a_potyczka_leaves_the_attacker_tapped() {
    let _rule = proves!("AH 514.2.a");
    let table = szranki().pole(UBODZY, "jazda").pole(BOGACI, "piechota");
    let mut game = table.dwor(BOGACI, &["ucieczka"]).begin();
    attack(&mut game, "Jazda");
    choose(&mut game, |it| matches!(it, Choice::Play { .. }));
    lets_go(&mut game);
    assert!(is_tapped(&game, "Jazda") && !is_tapped(&game, "Piechota"));
    assert_eq!(asked(&game), (UBODZY, Question::Stint));
}

#[test]
fn only_untapped_oddzialy_on_the_pole_elekcyjne_attack_each_other() {
    let table = || szranki().pole(UBODZY, "ukraina");
    let game = on_ukraina(table(), UBODZY, "jazda").pole(BOGACI, "piechota").begin();
    let jazda = named(&game, UBODZY, "Jazda");
    assert_eq!(refused(&game, Choice::Challenge(jazda)), cite!("AH 514.2"));
    let game = on_ukraina(table().pole(UBODZY, "jazda"), BOGACI, "piechota").begin();
    let jazda = named(&game, UBODZY, "Jazda");
    assert_eq!(refused(&game, Choice::Challenge(jazda)), cite!("AH 514.2"));
    let tapped = |it: &mut veto::CardLayout| it.zaznaczona = true;
    let game = table().lay(UBODZY, "jazda", tapped).pole(BOGACI, "piechota").begin();
    let jazda = named(&game, UBODZY, "Jazda");
    assert_eq!(refused(&game, Choice::Challenge(jazda)), cite!("AH 514.2.a"));
    let game = table().pole(UBODZY, "jazda").pole(UBODZY, "piechota").begin();
    let jazda = named(&game, UBODZY, "Jazda");
    assert_eq!(refused(&game, Choice::Challenge(jazda)), cite!("AH 514.2"), "nobody but one's own");
}

#[test]
fn a_beaten_attacker_is_weary() {
    let table = szranki().pole(UBODZY, "piechota").pole(BOGACI, "jazda");
    let mut game = table.begin();
    attack(&mut game, "Piechota");
    let events = lets_go(&mut game);
    let weary = |it: &Event| matches!(it, Event::Marked { znacznik: Znacznik::Zmeczenie, .. });
    assert!(happened(&events, weary), "it was tapped already");
}

#[test]
fn who_is_beaten_by_his_karnosc_is_destroyed_and_costs_a_kreska() {
    let table = szranki().pole(UBODZY, "jazda").pole(BOGACI, "czeladz").kreski(BOGACI, 3);
    let mut game = table.begin();
    attack(&mut game, "Jazda");
    lets_go(&mut game);
    assert_eq!((kreski(&game, UBODZY), kreski(&game, BOGACI)), (1, 2));
    assert_eq!(in_lazaret(&game, BOGACI), 1);
}

#[test]
fn an_oddzial_that_cannot_be_challenged_may_attack_and_may_be_made_to_fight() {
    let _rule = proves!("AH 514.4");
    let table = || szranki().pole(UBODZY, "jazda").pole(BOGACI, "nietykalna").kreski(BOGACI, 1);
    let game = table().begin();
    let jazda = named(&game, UBODZY, "Jazda");
    assert_eq!(refused(&game, Choice::Challenge(jazda)), cite!("AH 514.5"));
    let game = table().pole(UBODZY, "rebajlo").begin();
    let postac = named(&game, UBODZY, "Rębajło");
    assert!(!choices(&game).contains(&Choice::Challenge(postac)), "nor to a duel");
    let mut game = szranki().pole(UBODZY, "nietykalna").pole(BOGACI, "jazda").begin();
    attack(&mut game, "Nietykalna");
    assert_eq!(asked(&game).1, Question::DuelTurn);
    let mut game = table().dwor(UBODZY, &["natarcie"]).begin();
    choose(&mut game, |it| matches!(it, Choice::Play { .. }));
    assert_eq!(asked(&game).1, Question::DuelTurn);
}

#[test]
fn an_oddzial_that_cannot_take_part_neither_attacks_nor_is_attacked_nor_made_to() {
    for (own, enemy) in [("tabor", "jazda"), ("jazda", "tabor")] {
        let table = szranki().pole(UBODZY, own).pole(BOGACI, enemy).dwor(UBODZY, &["natarcie"]);
        let mut game = table.begin();
        let name = if own == "tabor" { "Tabor" } else { "Jazda" };
        let attacker = named(&game, UBODZY, name);
        assert_eq!(refused(&game, Choice::Challenge(attacker)), cite!("AH 514.6"));
        let before = dukaty(&game, UBODZY);
        choose(&mut game, |it| matches!(it, Choice::Play { .. }));
        lets_go(&mut game);
        assert_eq!(asked(&game).1, Question::Stint, "nothing comes of it");
        assert_eq!(dukaty(&game, UBODZY), before, "nor of what hangs on it");
    }
}

#[test]
fn a_card_makes_oddzialy_fight_without_a_challenge() {
    let _rule = proves!("AH 514.4");
    let table = szranki().pole(UBODZY, "jazda").pole(BOGACI, "piechota");
    let mut game = table.dwor(UBODZY, &["natarcie"]).dwor(BOGACI, &["ucieczka"]).begin();
    let before = dukaty(&game, UBODZY);
    let events = choose(&mut game, |it| matches!(it, Choice::Play { .. }));
    assert!(happened(&events, |it| matches!(it, Event::Clash { .. })), "nothing to answer");
    assert_eq!(asked(&game), (UBODZY, Question::DuelTurn));
    assert!(!is_tapped(&game, "Jazda"), "there is no price of a challenge");
    assert_eq!(dukaty(&game, UBODZY), before, "what follows waits for the end of the fight");
    lets_go(&mut game);
    assert!(is_tapped(&game, "Piechota"));
    assert_eq!(dukaty(&game, UBODZY), before + 1);
    assert!(choices(&game).iter().any(|it| matches!(it, Choice::Challenge(_))), "no czyn");
}

#[test]
fn in_the_faza_oddzialow_the_tapped_are_halved_in_every_potyczka() {
    let _rule = proves!("AH 516.3");
    let tapped = |table: Tablica| {
        let ukraina = table.find("ukraina");
        table.lay(UBODZY, "jazda", |it| {
            it.ziemia = Some(ukraina);
            it.zaznaczona = true;
        })
    };
    let table = || szranki().pole(UBODZY, "ukraina").pole(BOGACI, "piechota");
    let strengths = |game: &Veto| {
        let duel = game.view(None).duel.expect("a potyczka");
        (duel.challenger.szabla, duel.challenged.szabla)
    };
    let mut game = tapped(table()).dwor(UBODZY, &["natarcie"]).begin();
    choose(&mut game, |it| matches!(it, Choice::Play { .. }));
    assert_eq!(strengths(&game), (5, 3), "not in the faza gry");
    let mut game = tapped(table()).dwor(UBODZY, &["podjazd"]).begin();
    until(&mut game, Question::Okno);
    choose(&mut game, |it| matches!(it, Choice::Play { .. }));
    assert_eq!(strengths(&game), (3, 3), "half of five, in no battle");
    lets_go(&mut game);
    assert!(!is_tapped(&game, "Piechota"), "a draw");
}

#[test]
fn whoever_takes_part_in_a_potyczka_is_an_oddzial_while_it_lasts() {
    let _rule = proves!("AH 514.7");
    let table = szranki().pole(UBODZY, "jazda").pole(BOGACI, "rebajlo").pole(BOGACI, "czeladz");
    let mut game = table.dwor(BOGACI, &["szarza", "lapanka"]).begin();
    choose(&mut game, |it| *it == Choice::EndStint);
    let offered =
        |game: &Veto| choices(game).contains(&Choice::Pick(named(game, BOGACI, "Rębajło")));
    let press = |game: &mut Veto| {
        let wanted = named(game, BOGACI, "Łapanka");
        choose(game, |it| matches!(it, Choice::Play { card, .. } if *card == wanted));
    };
    // Out of the fight a card that taps an oddział cannot tap him.
    let mut before = game.clone();
    press(&mut before);
    lets_go(&mut before);
    assert!(is_tapped(&before, "Czeladź"), "there was nobody else to choose");
    // The lone rider charges, and now it may.
    let charge = named(&game, BOGACI, "Szarża samotna");
    choose(&mut game, |it| matches!(it, Choice::Play { card, .. } if *card == charge));
    assert!(game.view(None).duel.is_some_and(|it| it.potyczka));
    press(&mut game);
    assert!(offered(&game));
    let rider = named(&game, BOGACI, "Rębajło");
    choose(&mut game, |it| *it == Choice::Pick(rider));
    lets_go(&mut game);
    assert_eq!(in_lazaret(&game, BOGACI), 3, "without Karność he is lost; so are the two cards");
}

#[test]
fn what_happens_after_a_potyczka_happens_when_it_is_resolved() {
    let _rule = proves!("AH 514.8");
    for (enemy, gained) in [("czeladz", 2), ("jazda", 1)] {
        let mut game = szranki().pole(UBODZY, "weterani").pole(BOGACI, enemy).begin();
        let before = dukaty(&game, UBODZY);
        attack(&mut game, "Weterani");
        lets_go(&mut game);
        assert_eq!(dukaty(&game, UBODZY), before + gained, "{enemy}");
    }
}

#[test]
fn ciecie_and_obrona_are_for_both_fights_and_manewr_for_potyczki() {
    let _rules = [proves!("AH 700.1.g"), proves!("AH 700.1.ee"), proves!("AH 700.1.y")];
    let hand = ["ciecie", "zaslona", "pchniecie", "odskok", "oskrzydlenie", "zwykly", "salwa"];
    let names = [
        "Cięcie w głowę",
        "Zasłona",
        "Pchnięcie",
        "Odskok",
        "Oskrzydlenie",
        "Zwykły sztych",
        "Salwa",
    ];
    let table = || szranki().dwor(UBODZY, &hand);
    let mut game = table().pole(UBODZY, "rebajlo").pole(BOGACI, "zakonnik").begin();
    attack(&mut game, "Rębajło");
    choose(&mut game, |it| *it == Choice::Accept);
    let may = names.map(|it| plays(&game, UBODZY, it));
    assert_eq!(may, [true, true, true, true, false, true, false], "in a duel");
    let manewr = named(&game, UBODZY, "Oskrzydlenie");
    assert_eq!(refused(&game, Choice::Play { card: manewr, way: 0 }), cite!("AH 700.1.y"));
    let mut game = table().pole(UBODZY, "jazda").pole(BOGACI, "piechota").begin();
    attack(&mut game, "Jazda");
    let may = names.map(|it| plays(&game, UBODZY, it));
    assert_eq!(may, [true; 7], "in a potyczka");
    for name in ["Cięcie w głowę", "Zasłona", "Oskrzydlenie"] {
        let card = named(&game, UBODZY, name);
        choose(&mut game, |it| matches!(it, Choice::Play { card: it, .. } if *it == card));
        choose(&mut game, |it| *it == Choice::Decline);
    }
    let duel = game.view(None).duel.expect("they fight");
    assert_eq!((duel.challenger.szabla, duel.challenged.szabla), (5 + 2 + 2, 3 - 2));
}
