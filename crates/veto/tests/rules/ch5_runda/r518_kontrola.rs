//! AH 517, 518, 307 — movement, the control of ziemie, and what oddziały cost.

use kernel::Game;
use rulebook::{cite, proves};
use veto::{Choice, Event, Question};

use crate::{
    laid_out::{choices, choose},
    pole::{
        JA, ON, asked, done, dukaty, kreski, lazaret, of, offered, pick, play, pole, refused, seen,
        stands, until, war,
    },
};

#[test]
fn untapped_oddzialy_move_to_any_ziemia_and_arrive_tapped() {
    let _rules = [proves!("AH 517.1"), proves!("AH 517.2"), proves!("AH 517.4")];
    let laid = pole().lay(JA, &["ukraina", "podole", "wolochy"]);
    let laid = laid.on(JA, "piechota", "ukraina").on(ON, "straz", "podole");
    let laid = laid.tapped(JA, "czeladz", "ukraina");
    let mut game = laid.begin();
    war(&mut game);
    assert_eq!(asked(&game), (ON, Question::Ruch), "who is without the initiative moves first");
    done(&mut game);
    assert_eq!(asked(&game), (JA, Question::Ruch));
    assert!(!offered(&game, JA, "czeladz"));
    let czeladz = of(&game, JA, "czeladz");
    assert_eq!(refused(&game, Choice::Pick(czeladz)), cite!("AH 517.3"));
    pick(&mut game, JA, "piechota");
    assert!(matches!(asked(&game), (JA, Question::Dokad { .. })));
    assert!(offered(&game, JA, "podole") && offered(&game, JA, "wolochy"));
    assert!(!offered(&game, JA, "ukraina"), "it is there already");
    pick(&mut game, JA, "podole");
    assert!(stands(&game, JA, "piechota", "podole"));
    assert!(seen(&game, JA, "piechota").zaznaczona);
    assert_eq!(kreski(&game, ON), 1, "who came tapped does not contest the ziemia");
    assert_eq!(kreski(&game, JA), 0);
}

#[test]
fn where_there_is_no_other_ziemia_nobody_moves() {
    let laid = pole().lay(JA, &["ukraina", "zatoka"]);
    let laid = laid.on(JA, "piechota", "ukraina").on(JA, "husaria", "ukraina");
    let mut game = laid.on(ON, "okret", "zatoka").begin();
    let events = war(&mut game);
    assert!(!events.is_empty());
    assert_ne!(asked(&game).1, Question::Ruch);
}

#[test]
fn the_only_one_with_untapped_oddzialy_takes_the_kreski() {
    let _rules = [
        proves!("AH 518.1"),
        proves!("AH 518.2"),
        proves!("AH 518.3"),
        proves!("AH 306.1.a"),
        proves!("AH 221.1"),
    ];
    let laid = pole().lay(ON, &["ukraina"]).on(JA, "piechota", "ukraina");
    let mut game = laid.tapped(ON, "piechota", "ukraina").begin();
    assert_eq!(game.view(None).ziemie[0].controlled_by, Some(JA));
    war(&mut game);
    done(&mut game);
    let events = done(&mut game);
    let told = events.iter().find_map(|it| match &it.event {
        Event::Checked { seat, oddzialy, znaczenie, .. } => {
            Some((*seat, oddzialy.len(), *znaczenie, it.rule))
        }
        _ => None,
    });
    assert_eq!(told, Some((JA, 1, 2, Some(cite!("AH 518.2")))), "by the untapped one alone");
    assert_eq!((kreski(&game, JA), kreski(&game, ON)), (2, 0));
    let both =
        pole().lay(ON, &["ukraina"]).on(JA, "piechota", "ukraina").on(ON, "straz", "ukraina");
    let mut game = both.begin();
    assert_eq!(game.view(None).ziemie[0].controlled_by, None);
    war(&mut game);
    done(&mut game);
    done(&mut game);
    assert_eq!((kreski(&game, JA), kreski(&game, ON)), (0, 0));
}

#[test]
fn the_common_pool_gives_what_it_has() {
    let laid = pole().lay(ON, &["ukraina"]).on(JA, "piechota", "ukraina");
    let mut game = laid.kreski(ON, 12).kreski(JA, 8).begin();
    war(&mut game);
    assert_eq!((kreski(&game, JA), game.view(None).pool_kreski), (9, 0));
}

#[test]
fn who_holds_the_initiative_says_which_ziemia_is_checked_first() {
    let _rule = proves!("AH 518.4");
    let laid = pole().lay(ON, &["ukraina", "podole"]).on(ON, "piechota", "ukraina");
    let mut game = laid.on(JA, "straz", "podole").kreski(ON, 10).kreski(JA, 10).begin();
    war(&mut game);
    done(&mut game);
    done(&mut game);
    assert_eq!(asked(&game), (JA, Question::Kontrola));
    let mut other = game.clone();
    pick(&mut game, ON, "podole");
    assert_eq!((kreski(&game, JA), kreski(&game, ON)), (11, 10));
    pick(&mut other, ON, "ukraina");
    assert_eq!((kreski(&other, JA), kreski(&other, ON)), (10, 11));
}

#[test]
fn the_ability_of_a_ziemia_belongs_to_whoever_controls_it_as_long_as_he_does() {
    let _rule = proves!("AH 518.5");
    let laid = pole().lay(ON, &["kopalnia"]).on(JA, "piechota", "kopalnia");
    let mut game = laid.lay(ON, &["podole"]).begin();
    let kopalnia = of(&game, ON, "kopalnia");
    let uses = Choice::Use { card: kopalnia, ability: 0 };
    assert!(choices(&game).contains(&uses), "he controls it though another has put it out");
    assert_eq!(seen(&game, JA, "piechota").karnosc, Some(3));
    let mut lost = game.clone();
    let before = dukaty(&game, JA);
    choose(&mut game, |it| *it == uses);
    assert_eq!(dukaty(&game, JA), before + 3);
    assert!(seen(&game, ON, "kopalnia").zaznaczona);
    // Going away taps the oddział, and the ziemia is nobody's any more.
    let piechota = of(&lost, JA, "piechota");
    choose(&mut lost, |it| *it == Choice::ChangeField(piechota));
    assert!(!choices(&lost).contains(&uses));
    assert_eq!(seen(&lost, JA, "piechota").karnosc, Some(2));
    assert_eq!(lost.view(None).ziemie[0].controlled_by, None);
}

#[test]
fn a_replika_of_a_ziemia_is_asked_of_whoever_controls_it() {
    let laid = pole().lay(ON, &["rubieze"]).lay(JA, &["szlachcic"]);
    let agitate = |game: &mut veto::Veto| {
        choose(game, |it| matches!(it, Choice::Agitate(_)));
    };
    let mut game = laid.on(ON, "piechota", "rubieze").begin();
    agitate(&mut game);
    let rubieze = of(&game, ON, "rubieze");
    assert_eq!(asked(&game), (ON, Question::Reply));
    choose(&mut game, |it| *it == Choice::Use { card: rubieze, ability: 1 });
    assert_eq!(kreski(&game, JA), 0);
    let laid = pole().lay(ON, &["rubieze"]).lay(JA, &["szlachcic"]);
    let mut game = laid.begin();
    agitate(&mut game);
    assert_eq!(kreski(&game, JA), 1, "nobody controls it, nobody is asked");
}

/// Income of round three: four from the faction, less what oddziały cost.
fn received(laid: &crate::pole::Pole) -> [i32; 2] {
    let mut game = laid.begin();
    let before = [JA, ON].map(|it| i32::from(dukaty(&game, it)));
    war(&mut game);
    until(&mut game, Question::Stint);
    let after = [JA, ON].map(|it| i32::from(dukaty(&game, it)));
    [after[0] - before[0], after[1] - before[1]]
}

#[test]
fn oddzialy_above_the_dobrobyt_cost_two_dukaty_each() {
    let _rules = [
        proves!("AH 222.1"),
        proves!("AH 222.3"),
        proves!("AH 306.1.b"),
        proves!("AH 307.2"),
        proves!("AH 307.3"),
    ];
    let laid = pole().lay(ON, &["ukraina"]).lay(JA, &["piechota", "czeladz"]);
    let laid = laid.on(ON, "czeladz", "ukraina");
    assert_eq!(received(&laid), [4, 4], "none above the Dobrobyt, none for the pole elekcyjne");
    let laid = laid.tapped(JA, "piechota", "ukraina").tapped(JA, "straz", "ukraina");
    assert_eq!(received(&laid.tapped(JA, "armata", "ukraina")), [0, 4], "two above Dobrobyt 1");
}

#[test]
fn abroad_they_cost_one_more() {
    let _rule = proves!("AH 700.1.dd");
    let laid = pole().lay(ON, &["wolochy"]).on(JA, "piechota", "wolochy");
    assert_eq!(received(&laid), [1, 4]);
}

#[test]
fn the_modified_dobrobyt_and_znaczenie_count() {
    let laid = pole().lay(ON, &["ukraina"]).on(JA, "piechota", "ukraina").dwor(JA, &["urodzaj"]);
    let mut game = laid.on(JA, "straz", "ukraina").begin();
    assert_eq!(game.view(None).seats[0].income, 2);
    play(&mut game, "urodzaj");
    assert_eq!(game.view(None).seats[0].income, 4);
    war(&mut game);
    assert_eq!(kreski(&game, JA), 3);
}

#[test]
fn an_oddzial_may_be_discarded_instead_of_being_paid_for() {
    let laid = pole().lay(ON, &["ukraina"]).on(JA, "piechota", "ukraina");
    let mut game = laid.on(JA, "czeladz", "ukraina").begin();
    war(&mut game);
    until(&mut game, Question::Utrzymanie);
    assert!(offered(&game, JA, "piechota") && offered(&game, JA, "czeladz"));
    let before = dukaty(&game, JA);
    pick(&mut game, JA, "czeladz");
    assert_ne!(asked(&game).1, Question::Utrzymanie, "the other one lives there for nothing");
    assert_eq!(lazaret(&game, JA), 1);
    assert_eq!(dukaty(&game, JA), before + 4);
}
