//! AH 112.1-112.15, 603.1 — what abilities are, of which kinds, and when two are the same.

use kernel::Game;
use rulebook::{cite, proves};
use veto::{Choice, Event};

use crate::{
    kompania::{
        JA, ON, all, end_stint, piles, play, playable, refused, refused_to, seen, settle, stol,
        uses,
    },
    laid_out::{choices, choose},
    sejm::{asked, dukaty, happened, until},
};

#[test]
fn a_card_may_have_several_abilities_of_all_three_kinds() {
    let _rules = [
        proves!("AH 112.1"),
        proves!("AH 112.2"),
        proves!("AH 112.4"),
        proves!("AH 112.6"),
        proves!("AH 112.8"),
    ];
    let table = stol().dwor(JA, &["wszechstronny"]).kredens(JA, &["roch", "bohun"]);
    let mut game = table.begin();
    let events = play(&mut game, "wszechstronny");
    let mut events = [events, settle(&mut game)].concat();
    let drew = |it: &Event| matches!(it, Event::Drew { seat: JA, .. });
    assert!(happened(&events, drew), "the triggered one went off as it entered play");
    assert_eq!(seen(&game, "wszechstronny").szabla, Some(3), "the static one holds");
    let before = dukaty(&game, JA);
    events.extend(uses(&mut game, "wszechstronny"));
    settle(&mut game);
    assert_eq!(dukaty(&game, JA), before + 1, "the activated one was used");
    let used = |it: &Event| matches!(it, Event::Used { ability: 0, .. });
    let triggered = |it: &Event| matches!(it, Event::Triggered { ability: Some(1), .. });
    assert!(happened(&events, used) && happened(&events, triggered));
}

#[test]
fn an_ability_may_also_be_a_hindrance() {
    let _rule = proves!("AH 112.3");
    let game = stol().pole(JA, &["milczek", "roch"]).begin();
    let able: Vec<_> =
        choices(&game).into_iter().filter(|it| matches!(it, Choice::Agitate(_))).collect();
    assert_eq!(able, [Choice::Agitate(all(&game, "roch")[0])]);
    assert!(refused(&game, "milczek").contains(&cite!("AH 101.2")));
}

#[test]
fn what_goes_off_by_itself_costs_nothing_and_is_not_used_at_will() {
    let _rule = proves!("AH 603.1");
    let table = stol().pole(JA, &["swiadek"]).dwor(JA, &["dworek"]);
    let mut game = table.begin();
    assert!(!choices(&game).iter().any(|it| matches!(it, Choice::Use { .. })), "not at will");
    let before = dukaty(&game, JA);
    let events = play(&mut game, "dworek");
    assert!(happened(&events, |it| matches!(it, Event::Triggered { seat: JA, .. })));
    settle(&mut game);
    assert_eq!(dukaty(&game, JA), before - 2, "only the dworek was paid for");
    assert!(!seen(&game, "swiadek").zaznaczona);
    assert_eq!(crate::kompania::kreski(&game, JA), 1);
}

#[test]
fn the_source_of_an_ability_is_the_card_it_stands_on() {
    let _rule = proves!("AH 112.12");
    let mut game = stol().pole(JA, &["wicek", "sedzia"]).dwor(ON, &["sprzeciw"]).begin();
    let wicek = all(&game, "wicek")[0];
    uses(&mut game, "wicek");
    let stos = &game.view(None).stos;
    assert_eq!(stos[0].source, game.handle(None, wicek).expect("all see it"));
    assert!(playable(&game, "sprzeciw"), "an ability of a postać is answered");
    let mut game = stol().pole(JA, &["kram"]).dwor(ON, &["sprzeciw"]).begin();
    uses(&mut game, "kram");
    assert_ne!(asked(&game).0, ON, "one of a posesja is not");
}

#[test]
fn abilities_of_two_sources_are_two_abilities() {
    let _rule = proves!("AH 112.15");
    let mut game = stol().pole(JA, &["kram", "kram"]).begin();
    let before = dukaty(&game, JA);
    uses(&mut game, "kram");
    let used = all(&game, "kram")[0];
    assert!(!choices(&game).contains(&Choice::Use { card: used, ability: 0 }), "once a round");
    assert!(refused_to(&game, JA, "kram").contains(&cite!("AH 101.1.a")));
    uses(&mut game, "kram");
    assert_eq!(dukaty(&game, JA), before + 2, "the other kram was still free");
    assert_eq!(choices(&game), [Choice::EndStint]);
    end_stint(&mut game);
    until(&mut game, veto::Question::Inicjatywa);
    until_stint(&mut game);
    assert_eq!(all(&game, "kram").len(), 2);
    let uses = choices(&game).into_iter().filter(|it| matches!(it, Choice::Use { .. })).count();
    assert_eq!((uses, piles(&game, JA)[0]), (2, 0), "a new round, new uses");
}

fn until_stint(game: &mut veto::Veto) {
    while asked(game).1 != veto::Question::Stint {
        choose(game, |it| matches!(it, Choice::Decline | Choice::Done | Choice::No));
    }
    while asked(game).0 != JA {
        choose(game, |it| *it == Choice::EndStint);
    }
}
