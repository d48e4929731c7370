//! AH 514.3, 516 — Bitwa: potyczki by secret choice, and attacks of those left over.

use kernel::{Game, Pending};
use rulebook::{cite, proves};
use veto::{Choice, Event, Happened, Question, Veto, Znacznik};

use crate::{
    laid_out::{choices, choose},
    pole::{
        JA, ON, Pole, asked, done, fight, kreski, lazaret, of, offered, pick, pole, refused, seen,
        until, war,
    },
};

/// Nobody but the asked seat passes any more: the first begins the only battle there can be.
fn battle(laid: &Pole) -> Veto {
    let mut game = laid.begin();
    war(&mut game);
    choose(&mut game, |it| matches!(it, Choice::Pick(_)));
    game
}

fn ukraina() -> Pole {
    pole().lay(ON, &["ukraina"])
}

fn ends(events: &[Happened]) -> Option<Option<kernel::Seat>> {
    events.iter().find_map(|it| match it.event {
        Event::BattleEnds { winner, .. } => Some(winner),
        _ => None,
    })
}

#[test]
fn whoever_wants_a_battle_has_it_and_the_ziemia_is_tapped() {
    let _rules = [proves!("AH 515.1"), proves!("AH 515.1.b"), proves!("AH 516.1")];
    let laid = ukraina().on(JA, "piechota", "ukraina").on(ON, "piechota", "ukraina");
    let mut game = laid.begin();
    war(&mut game);
    assert_eq!(asked(&game), (JA, Question::Bitwa), "who holds the initiative is asked first");
    let mut peace = game.clone();
    done(&mut game);
    assert_eq!(asked(&game), (ON, Question::Bitwa));
    pick(&mut game, ON, "ukraina");
    assert!(seen(&game, ON, "ukraina").zaznaczona);
    assert_eq!(asked(&game).1, Question::DuelTurn, "each has only one: nobody need choose");
    fight(&mut game);
    assert_ne!(asked(&game).1, Question::Bitwa, "there is no second battle on it in this round");
    done(&mut peace);
    done(&mut peace);
    assert_ne!(asked(&peace).1, Question::Bitwa, "all have passed in a row");
}

#[test]
fn there_is_no_battle_on_a_tapped_ziemia_or_against_nobody() {
    let laid = pole().lay(JA, &["ukraina", "podole"]).on(JA, "piechota", "podole");
    let laid = laid.on(JA, "czeladz", "ukraina").on(ON, "czeladz", "ukraina");
    let mut game = laid.begin();
    war(&mut game);
    let podole = of(&game, JA, "podole");
    assert!(!choices(&game).contains(&Choice::Pick(podole)));
    assert_eq!(refused(&game, Choice::Pick(podole)), cite!("AH 516.1"));
}

#[test]
fn both_choose_in_secret_and_show_together() {
    let _rules = [proves!("AH 516.2"), proves!("AH 516.2.a"), proves!("AH 514.3.a")];
    let laid = ukraina().on(JA, "piechota", "ukraina").on(JA, "husaria", "ukraina");
    let laid = laid.on(ON, "czeladz", "ukraina").on(ON, "straz", "ukraina");
    let mut game = battle(&laid);
    assert_eq!(asked(&game), (JA, Question::Zastep));
    let before = game.view(Some(ON));
    pick(&mut game, JA, "husaria");
    assert_eq!(asked(&game), (ON, Question::Zastep));
    let mut other = battle(&laid);
    pick(&mut other, JA, "piechota");
    assert_eq!(game.view(Some(ON)), other.view(Some(ON)), "the other sees no difference");
    assert_eq!(game.view(None), other.view(None));
    assert_ne!(game.view(Some(JA)), other.view(Some(JA)));
    assert_eq!(before.bitwa.expect("a battle").chosen, [false, false]);
    assert_eq!(game.view(Some(ON)).bitwa.expect("a battle").chosen, [true, false]);
    pick(&mut game, ON, "straz");
    assert_eq!(asked(&game), (JA, Question::DuelTurn), "who holds the initiative acts first");
    let duel = game.view(None).duel.expect("a potyczka");
    assert!(duel.potyczka);
    assert_eq!((duel.challenger.szabla, duel.challenged.szabla), (5, 3));
    for _ in [JA, ON] {
        choose(&mut game, |it| *it == Choice::Decline);
    }
    // Who has fought does not fight again, so the others need no choice.
    let duel = game.view(None).duel.expect("the second potyczka");
    assert_eq!((duel.challenger.szabla, duel.challenged.szabla), (3, 1));
}

#[test]
fn the_lower_bitnosc_is_tapped_or_destroyed_by_its_karnosc() {
    let _rules = [
        proves!("AH 514.3"),
        proves!("AH 514.3.c"),
        proves!("AH 514.3.d"),
        proves!("AH 514.3.h"),
        proves!("AH 516.5"),
        proves!("AH 219.1"),
        proves!("AH 220.1"),
    ];
    // Piechota under a banner (4) against straż (3, Karność 4): tapped. Against czeladź (1, Karność 1): destroyed.
    let banner = || ukraina().leading(JA, "piechota", "ukraina", &["sztandar"]).kreski(ON, 3);
    let mut game = battle(&banner().on(ON, "straz", "ukraina"));
    fight(&mut game);
    assert!(seen(&game, ON, "straz").zaznaczona);
    assert_eq!((kreski(&game, JA), kreski(&game, ON)), (2, 3), "only the ziemia brings kreski");
    let mut game = battle(&banner().on(ON, "czeladz", "ukraina"));
    let events = fight(&mut game);
    assert_eq!(lazaret(&game, ON), 1);
    assert_eq!((kreski(&game, JA), kreski(&game, ON)), (3, 2), "one kreska, not two");
    let paid = events.iter().find(|it| matches!(it.event, Event::Kreski { from: Some(_), .. }));
    assert_eq!(paid.and_then(|it| it.rule), Some(cite!("AH 514.3.d")));
}

#[test]
fn destroying_a_slawny_brings_one_kreska_more() {
    let _rule = proves!("AH 700.1.pp");
    let laid = ukraina().on(JA, "husaria", "ukraina").tapped(ON, "husaria", "ukraina");
    let laid = laid.leading(JA, "piechota", "ukraina", &[]).kreski(ON, 5);
    let mut game = battle(&laid);
    pick(&mut game, JA, "husaria");
    fight(&mut game);
    // 5 against 3, halved and rounded up: by two, and the Karność is 3.
    assert_eq!(lazaret(&game, ON), 0);
    assert_eq!(asked(&game), (JA, Question::Atak));
    done(&mut game);
    let laid = ukraina().leading(JA, "husaria", "ukraina", &["sztandar"]);
    let laid = laid.tapped(ON, "husaria", "ukraina").kreski(ON, 5);
    let mut game = battle(&laid);
    fight(&mut game);
    assert_eq!(lazaret(&game, ON), 1, "6 against 3");
    assert_eq!(kreski(&game, ON), 3);
}

#[test]
fn a_tapped_oddzial_fights_with_half_its_base_bitnosc() {
    let _rule = proves!("AH 516.3");
    let laid = || ukraina().tapped(JA, "husaria", "ukraina").tapped(ON, "armata", "ukraina");
    let choosing = battle(&laid().on(JA, "straz", "ukraina"));
    let strengths = choosing.view(None).bitwa.expect("a battle").strengths;
    let mut strengths: Vec<i8> = strengths.into_iter().map(|(_, it)| it).collect();
    strengths.sort_unstable();
    assert_eq!(strengths, [1, 3, 3], "whoever chooses is told so; the straż is untapped");
    let game = battle(&laid());
    let duel = game.view(None).duel.expect("a potyczka");
    assert_eq!((duel.challenger.szabla, duel.challenged.szabla), (3, 1), "half of 5 and of 2");
}

#[test]
fn a_beaten_oddzial_that_was_tapped_gets_a_marker_of_fatigue() {
    let laid = ukraina().on(JA, "piechota", "ukraina").tapped(ON, "straz", "ukraina");
    let mut game = battle(&laid);
    let events = fight(&mut game);
    assert_eq!(seen(&game, ON, "straz").znaczniki, [Znacznik::Zmeczenie]);
    let marked = events.iter().find(|it| matches!(it.event, Event::Marked { .. }));
    assert_eq!(marked.and_then(|it| it.rule), Some(cite!("AH 514.3.d")));
}

#[test]
fn fatigue_outlasts_one_untapping() {
    let _rule = proves!("AH 118.6.b");
    let laid = pole().lay(ON, &["podole"]).weary(JA, "piechota", "podole");
    let mut game = laid.dwor(JA, &["capstrzyk"]).begin();
    crate::pole::play(&mut game, "capstrzyk");
    assert!(seen(&game, JA, "piechota").zaznaczona, "nothing untaps it");
    war(&mut game);
    until(&mut game, Question::Stint);
    let piechota = seen(&game, JA, "piechota");
    assert!(piechota.zaznaczona, "it misses this untapping");
    assert!(piechota.znaczniki.is_empty(), "but the marker is gone");
    until_next_round(&mut game);
    assert!(!seen(&game, JA, "piechota").zaznaczona);
}

fn until_next_round(game: &mut Veto) {
    war(game);
    until(game, Question::Stint);
}

#[test]
fn equal_bitnosc_is_a_draw_without_loss() {
    let _rules = [proves!("AH 514.3.e"), proves!("AH 514.3.f")];
    let laid = ukraina().on(JA, "piechota", "ukraina").on(ON, "straz", "ukraina");
    let mut game = battle(&laid);
    let events = fight(&mut game);
    assert!(!seen(&game, JA, "piechota").zaznaczona && !seen(&game, ON, "straz").zaznaczona);
    assert_eq!(ends(&events), Some(None), "the battle is undecided");
}

#[test]
fn whoever_won_more_potyczki_has_won_the_battle() {
    let _rule = proves!("AH 516.4");
    let laid = ukraina().on(JA, "husaria", "ukraina").on(ON, "straz", "ukraina");
    let events = fight(&mut battle(&laid));
    assert_eq!(ends(&events), Some(Some(JA)));
    let laid = ukraina().on(JA, "czeladz", "ukraina").on(ON, "straz", "ukraina");
    let events = fight(&mut battle(&laid));
    assert_eq!(ends(&events), Some(Some(ON)));
}

#[test]
fn those_left_over_may_attack_one_and_several_together() {
    let _rule = proves!("AH 516.2.b");
    let laid = ukraina().on(ON, "husaria", "ukraina").kreski(ON, 4);
    let laid = ["piechota", "straz", "armata", "czeladz"]
        .into_iter()
        .fold(laid, |laid, id| laid.on(JA, id, "ukraina"));
    let mut game = battle(&laid);
    pick(&mut game, JA, "czeladz");
    fight(&mut game);
    assert_eq!(lazaret(&game, JA), 1, "1 against 5");
    assert_eq!(asked(&game), (JA, Question::Atak));
    let mut peace = game.clone();
    pick(&mut game, ON, "husaria");
    assert_eq!(asked(&game), (JA, Question::Szyk));
    assert!(!choices(&game).contains(&Choice::Done), "somebody has to attack");
    pick(&mut game, JA, "piechota");
    let prepared = game.view(None).bitwa.expect("a battle");
    let strength = |it| prepared.strengths.iter().find(|(oddzial, _)| *oddzial == it);
    assert_eq!(strength(prepared.attackers[0]).map(|it| it.1), Some(3), "told before it fights");
    assert_eq!(prepared.attacked.and_then(strength).map(|it| it.1), Some(5));
    pick(&mut game, JA, "armata");
    done(&mut game);
    let duel = game.view(None).duel.expect("a potyczka");
    assert_eq!((duel.challenger.szabla, duel.challenged.szabla), (5, 5), "3 and 2 against 5");
    assert_eq!(duel.challenger.beside.len(), 1);
    fight(&mut game);
    assert_eq!(asked(&game), (JA, Question::Atak), "the straż may still attack the same one");
    pick(&mut game, ON, "husaria");
    let events = fight(&mut game);
    assert_eq!(
        ends(&events),
        Some(Some(ON)),
        "it won two potyczki, the drawn one counts for nobody"
    );
    let score = events.iter().find_map(|it| match it.event {
        Event::BattleEnds { won, .. } => Some(won),
        _ => None,
    });
    assert_eq!(score, Some([0, 2]), "his who began it first");
    assert!(seen(&game, JA, "straz").zaznaczona);
    let events = done(&mut peace);
    assert_eq!(ends(&events), Some(Some(ON)), "attacks are optional");
}

#[test]
fn of_several_that_lose_each_is_judged_by_its_own_karnosc() {
    let laid = ukraina().leading(ON, "husaria", "ukraina", &["sztandar"]).kreski(JA, 4);
    let laid = ["straz", "armata", "czeladz"]
        .into_iter()
        .fold(laid, |laid, id| laid.on(JA, id, "ukraina"));
    let mut game = battle(&laid);
    pick(&mut game, JA, "czeladz");
    fight(&mut game);
    pick(&mut game, ON, "husaria");
    pick(&mut game, JA, "straz");
    pick(&mut game, JA, "armata");
    // 3 and 2 against 6: the armata (Karność 1) is destroyed, the straż (4) only tapped.
    fight(&mut game);
    assert_eq!(lazaret(&game, JA), 2);
    assert!(seen(&game, JA, "straz").zaznaczona);
    assert_eq!(kreski(&game, JA), 2);
}

#[test]
fn a_sztych_for_duels_helps_in_a_potyczka_and_nothing_else_does() {
    let _rules = [proves!("AH 304.2.a"), proves!("AH 514.3.b")];
    let laid = ukraina().on(JA, "piechota", "ukraina").on(ON, "straz", "ukraina");
    let mut game = battle(&laid.dwor(JA, &["ciecie", "zasloniecie"]));
    let zasloniecie = of(&game, JA, "zasloniecie");
    assert!(!choices(&game).contains(&Choice::Play { card: zasloniecie, way: 0 }));
    crate::pole::play(&mut game, "ciecie");
    let duel = game.view(None).duel.expect("a potyczka");
    assert_eq!((duel.challenger.szabla, duel.challenged.szabla), (5, 3));
    let events = fight(&mut game);
    assert_eq!(ends(&events), Some(Some(JA)));
    assert_eq!(lazaret(&game, JA), 1, "the sztych is discarded");
    assert_eq!(seen(&game, JA, "piechota").bitnosc, Some(3), "it helped in this potyczka only");
}

#[test]
fn moderunki_and_the_kon_of_an_oficer_make_an_oddzial_stronger() {
    let _rules = [proves!("AH 303.2.b"), proves!("AH 303.2.c"), proves!("AH 700.1.t")];
    let laid = ukraina().leading(JA, "piechota", "ukraina", &["sztandar"]);
    let laid = laid.leading(ON, "piechota", "ukraina", &["porucznik"]).dwor(ON, &["rumak"]);
    let mut game = laid.begin();
    let piechota = seen(&game, JA, "piechota");
    assert_eq!((piechota.bitnosc, piechota.karnosc), (Some(4), Some(4)));
    choose(&mut game, |it| *it == Choice::EndStint);
    crate::pole::play(&mut game, "rumak");
    let piechota = seen(&game, ON, "piechota");
    assert_eq!((piechota.bitnosc, piechota.karnosc), (Some(5), Some(3)));
}

#[test]
fn a_battle_is_fought_out_before_anybody_is_asked_for_another() {
    let laid = pole().lay(JA, &["ukraina", "podole"]);
    let laid = laid.on(JA, "husaria", "ukraina").on(ON, "czeladz", "ukraina");
    let laid = laid.on(JA, "piechota", "podole").on(ON, "piechota", "podole");
    let mut game = laid.begin();
    war(&mut game);
    pick(&mut game, JA, "ukraina");
    fight(&mut game);
    assert_eq!(asked(&game), (ON, Question::Bitwa), "the other is asked next");
    assert!(!offered(&game, JA, "ukraina") && offered(&game, JA, "podole"));
    assert!(matches!(game.pending(), Pending::Decision { .. }));
}

#[test]
fn a_potyczka_whose_side_is_gone_remains_undecided_and_ends() {
    let _rule = proves!("AH 514.3.g");
    let laid = ukraina().on(JA, "piechota", "ukraina").on(ON, "straz", "ukraina").kreski(ON, 3);
    let mut game = battle(&laid.dwor(JA, &["zasadzka"]));
    let events = [crate::pole::play(&mut game, "zasadzka"), fight(&mut game)].concat();
    assert_eq!(lazaret(&game, ON), 1);
    assert_eq!(kreski(&game, ON), 3, "nobody has won");
    assert_eq!(ends(&events), Some(None));
    assert_eq!(lazaret(&game, JA), 1, "the end of the potyczka comes all the same");
}

#[test]
fn who_cannot_take_part_in_potyczki_neither_fights_nor_is_attacked_in_a_battle() {
    let _rules = [proves!("AH 516.2.a"), proves!("AH 516.2.b")];
    let laid = ukraina().on(JA, "piechota", "ukraina").on(JA, "tabor", "ukraina");
    let mut game = battle(&laid.on(ON, "straz", "ukraina"));
    let duel = game.view(None).duel.expect("only the piechota can be chosen");
    assert_eq!((duel.challenger.szabla, duel.challenged.szabla), (3, 3));
    let events = fight(&mut game);
    assert_eq!(ends(&events), Some(None), "the tabor attacks nobody");

    let laid = ukraina().on(JA, "piechota", "ukraina").on(JA, "husaria", "ukraina");
    let laid = laid.on(ON, "straz", "ukraina").on(ON, "tabor", "ukraina");
    let mut game = battle(&laid);
    let tabor = of(&game, ON, "tabor");
    assert_eq!(refused(&game, Choice::Pick(tabor)), cite!("AH 514.6"));
    pick(&mut game, JA, "piechota");
    fight(&mut game);
    assert_eq!(asked(&game), (JA, Question::Atak));
    assert!(offered(&game, ON, "straz") && !offered(&game, ON, "tabor"));
    assert_eq!(refused(&game, Choice::Pick(tabor)), cite!("AH 514.6"));
    pick(&mut game, ON, "straz");
    assert_eq!(ends(&fight(&mut game)), Some(Some(JA)), "5 against 3");
}

#[test]
fn the_initiative_orders_the_whole_faza_oddzialow_whoever_has_it() {
    let _rules =
        [proves!("AH 515.1.b"), proves!("AH 516.1"), proves!("AH 517.1"), proves!("AH 518.4")];
    for (first, second) in [(JA, ON), (ON, JA)] {
        let laid = pole().lay(JA, &["ukraina", "podole", "wolochy"]).led_by(first);
        let laid = laid.on(first, "piechota", "podole").on(second, "piechota", "wolochy");
        let laid = laid.on(first, "straz", "ukraina").on(second, "straz", "ukraina");
        let mut game = laid.begin();
        war(&mut game);
        assert_eq!(asked(&game), (first, Question::Bitwa));
        done(&mut game);
        assert_eq!(asked(&game), (second, Question::Bitwa));
        pick(&mut game, JA, "ukraina");
        assert_eq!(asked(&game), (first, Question::DuelTurn), "though the other attacks");
        fight(&mut game);
        assert_eq!(asked(&game), (second, Question::Ruch));
        done(&mut game);
        assert_eq!(asked(&game), (first, Question::Ruch));
        done(&mut game);
        assert_eq!(asked(&game), (first, Question::Kontrola));
    }
}
