//! AH 700.1, 704 — the keywords of oddziały and ziemie, and where they may stand.

use kernel::Game;
use rulebook::{cite, proves};
use veto::{Choice, Question, Znacznik};

use crate::{
    laid_out::{choices, choose},
    pole::{
        JA, ON, asked, done, kreski, lazaret, of, offered, pick, play, play_in, pole, refused,
        seen, stands, until, war,
    },
};

#[test]
fn only_an_okret_stands_on_a_morze_and_it_stands_nowhere_else() {
    let mut game = pole().dwor(JA, &["okret", "piechota"]).lay(JA, &["ukraina"]).begin();
    let okret = of(&game, JA, "okret");
    assert_eq!(refused(&game, Choice::Play { card: okret, way: 0 }), cite!("AH 700.1.gg"));
    let laid = pole().dwor(JA, &["okret", "piechota"]).lay(JA, &["ukraina", "zatoka"]);
    let mut sea = laid.begin();
    play(&mut sea, "okret");
    assert!(stands(&sea, JA, "okret", "zatoka"), "the only place there is for it");
    play(&mut game, "piechota");
    let laid = pole().dwor(JA, &["piechota"]).lay(JA, &["ukraina", "zatoka"]);
    let mut land = laid.begin();
    play(&mut land, "piechota");
    assert!(offered(&land, JA, "ukraina") && !offered(&land, JA, "zatoka"));
    let zatoka = of(&land, JA, "zatoka");
    assert_eq!(refused(&land, Choice::Pick(zatoka)), cite!("AH 700.1.z"));
}

#[test]
fn an_okret_does_not_come_ashore() {
    let game = pole().lay(JA, &["zatoka"]).on(JA, "okret", "zatoka").begin();
    let okret = of(&game, JA, "okret");
    assert_eq!(refused(&game, Choice::ChangeField(okret)), cite!("AH 700.1.gg"));
}

#[test]
fn movement_keeps_to_land_and_sea() {
    let laid = pole().lay(JA, &["ukraina", "podole", "wolochy", "zatoka"]);
    let mut game = laid.on(JA, "piechota", "ukraina").begin();
    war(&mut game);
    pick(&mut game, JA, "piechota");
    let zatoka = of(&game, JA, "zatoka");
    assert!(!choices(&game).contains(&Choice::Pick(zatoka)));
    assert_eq!(refused(&game, Choice::Pick(zatoka)), cite!("AH 700.1.z"));
}

#[test]
fn an_oficer_leads_soldiers_on_a_ziemia_one_to_an_oddzial() {
    let laid = pole().lay(JA, &["ukraina"]).dwor(JA, &["rotmistrz"]);
    let way = |game: &veto::Veto| Choice::Play { card: of(game, JA, "rotmistrz"), way: 2 };
    for (oddzial, may) in [("piechota", true), ("husaria", true), ("armata", true)] {
        let game = laid_on(&["rotmistrz"], oddzial).begin();
        assert_eq!(choices(&game).contains(&way(&game)), may, "{oddzial}");
    }
    let game = laid_on(&["rotmistrz"], "czeladz").begin();
    assert!(!choices(&game).contains(&way(&game)), "Czeladź has none of the three keywords");
    let game = laid.lay(JA, &["husaria"]).begin();
    assert!(!choices(&game).contains(&way(&game)), "not on the pole elekcyjne");
    // Of two oddziały one is led already; picking it is refused by name.
    let laid = pole().lay(JA, &["ukraina"]).leading(JA, "piechota", "ukraina", &["porucznik"]);
    let laid = laid.on(JA, "husaria", "ukraina").on(JA, "armata", "ukraina");
    let mut game = laid.dwor(JA, &["rotmistrz"]).begin();
    let choice = way(&game);
    choose(&mut game, |it| *it == choice);
    assert!(offered(&game, JA, "husaria") && !offered(&game, JA, "piechota"));
    let piechota = of(&game, JA, "piechota");
    assert_eq!(refused(&game, Choice::Pick(piechota)), cite!("AH 700.1.ff"));
}

fn laid_on(dwor: &[&str], oddzial: &str) -> crate::pole::Pole {
    pole().lay(JA, &["ukraina"]).on(JA, oddzial, "ukraina").dwor(JA, dwor)
}

#[test]
fn jazda_and_piechota_are_what_an_oficer_asks_for() {
    for (oddzial, clause) in [("husaria", cite!("AH 700.1.p")), ("piechota", cite!("AH 700.1.jj"))]
    {
        let mut game = laid_on(&["rotmistrz"], oddzial).begin();
        play_in(&mut game, "rotmistrz", 2);
        assert_eq!(seen(&game, JA, oddzial).attached.len(), 1, "{clause}");
    }
}

#[test]
fn who_is_honorowy_and_slawny_counts_as_an_oficer() {
    let mut game = laid_on(&["porucznik"], "piechota").begin();
    play_in(&mut game, "porucznik", 2);
    assert_eq!(seen(&game, JA, "piechota").attached.len(), 1);
}

#[test]
fn a_nawigator_leads_an_okret_and_there_is_only_one() {
    let laid = pole().lay(JA, &["zatoka", "ukraina"]).on(JA, "piechota", "ukraina");
    let laid = laid.leading(JA, "okret", "zatoka", &["sternik"]);
    let game = laid.dwor(JA, &["pomocnik"]).begin();
    let pomocnik = of(&game, JA, "pomocnik");
    assert!(!choices(&game).contains(&Choice::Play { card: pomocnik, way: 2 }));
    let laid = pole().lay(JA, &["zatoka", "ukraina"]).on(JA, "piechota", "ukraina");
    let laid = laid.leading(JA, "okret", "zatoka", &["sternik"]).on(JA, "okret", "zatoka");
    let mut game = laid.on(JA, "okret", "zatoka").dwor(JA, &["pomocnik"]).begin();
    let pomocnik = of(&game, JA, "pomocnik");
    choose(&mut game, |it| *it == Choice::Play { card: pomocnik, way: 2 });
    let led = of(&game, JA, "okret");
    assert_eq!(refused(&game, Choice::Pick(led)), cite!("AH 700.1.aa"));
    assert_eq!(choices(&game).len(), 2, "each of the two Okręty without one");
}

#[test]
fn a_slawny_oddzial_counts_at_the_end_of_the_round() {
    let _rule = proves!("AH 700.1.pp");
    let mut game = pole().lay(JA, &["husaria", "porucznik"]).lay(ON, &["husaria"]).begin();
    war(&mut game);
    assert_eq!((kreski(&game, JA), kreski(&game, ON)), (1, 0));
}

#[test]
fn who_may_not_stay_is_moved_by_the_rules_when_his_player_is_przy_glosie() {
    let _rules = [proves!("AH 704.3.b"), proves!("AH 704.4.b")];
    let laid = pole().lay(JA, &["ukraina", "podole"]).on(ON, "piechota", "ukraina");
    let mut game = laid.dwor(JA, &["powodz"]).begin();
    play(&mut game, "powodz");
    pick(&mut game, JA, "ukraina");
    assert!(stands(&game, ON, "piechota", "ukraina"), "not before its player is przy głosie");
    choose(&mut game, |it| *it == Choice::EndStint);
    assert!(matches!(asked(&game), (ON, Question::Dokad { .. })));
    assert!(offered(&game, JA, "podole") && !offered(&game, JA, "ukraina"));
    let mut field = game.clone();
    pick(&mut game, JA, "podole");
    assert!(stands(&game, ON, "piechota", "podole"));
    assert!(!seen(&game, ON, "piechota").zaznaczona, "it is moved, not marched");
    assert_eq!(asked(&game), (ON, Question::Stint));
    done(&mut field);
    assert_eq!(seen(&field, ON, "piechota").host, None);
}

#[test]
fn when_the_flood_is_over_the_okret_goes_back_to_sea() {
    let laid = pole().lay(JA, &["ukraina", "zatoka"]).on(JA, "okret", "zatoka");
    let mut game = laid.dwor(JA, &["powodz"]).begin();
    play(&mut game, "powodz");
    pick(&mut game, JA, "ukraina");
    war(&mut game);
    pick(&mut game, JA, "okret");
    assert!(stands(&game, JA, "okret", "ukraina"), "the only other sea");
    until(&mut game, Question::Stint);
    assert!(stands(&game, JA, "okret", "zatoka"), "the only place where it may be now");
    assert_eq!(asked(&game), (JA, Question::Stint));
}

#[test]
fn without_any_place_it_is_discarded() {
    let laid = pole().lay(JA, &["ukraina"]).dwor(JA, &["powodz", "okret"]);
    let mut game = laid.begin();
    play(&mut game, "powodz");
    play(&mut game, "okret");
    assert!(stands(&game, JA, "okret", "ukraina"));
    war(&mut game);
    let events = until(&mut game, Question::Stint);
    assert_eq!(lazaret(&game, JA), 1, "the powódź went back to the kredens");
    assert!(events.iter().any(|it| it.rule == Some(cite!("AH 704.4.c"))));
}

#[test]
fn an_oficer_whose_oddzial_is_none_of_his_any_more_is_discarded() {
    let _rules = [proves!("AH 704.3.d"), proves!("AH 704.4.d")];
    let mut game = laid_on(&["dosiad", "rotmistrz"], "czeladz").begin();
    play(&mut game, "dosiad");
    play_in(&mut game, "rotmistrz", 2);
    assert_eq!(seen(&game, JA, "czeladz").attached.len(), 1, "for this round it is Jazda");
    let mut events = war(&mut game);
    events.extend(until(&mut game, Question::Stint));
    assert!(seen(&game, JA, "czeladz").attached.is_empty());
    assert!(events.iter().any(|it| it.rule == Some(cite!("AH 704.4.d"))));
    // Nor does he come along to the pole elekcyjne.
    let laid = pole().lay(JA, &["ukraina"]).leading(JA, "piechota", "ukraina", &["rotmistrz"]);
    let mut game = laid.begin();
    let piechota = of(&game, JA, "piechota");
    choose(&mut game, |it| *it == Choice::ChangeField(piechota));
    assert_eq!((seen(&game, JA, "piechota").host, lazaret(&game, JA)), (None, 1));
}

#[test]
fn an_artyleria_that_is_ready_fires_for_an_oddzial_beside_it() {
    let _rules = [proves!("AH 700.1.a"), proves!("AH 118.1"), proves!("AH 118.6")];
    let laid = pole().lay(JA, &["ukraina"]).on(JA, "armata", "ukraina").dwor(JA, &["proch"]);
    let mut game = laid.on(JA, "piechota", "ukraina").on(ON, "straz", "ukraina").begin();
    let armata = of(&game, JA, "armata");
    let fire = Choice::Use { card: armata, ability: 0 };
    let mut unready = game.clone();
    play(&mut game, "proch");
    assert_eq!(seen(&game, JA, "armata").znaczniki, [Znacznik::Gotowosc]);
    for (game, ready) in [(&mut game, true), (&mut unready, false)] {
        war(game);
        pick(game, JA, "ukraina");
        pick(game, JA, "piechota");
        assert_eq!(choices(game).contains(&fire), ready);
    }
    assert_eq!(refused(&unready, fire), cite!("AH 700.1.a"));
    choose(&mut game, |it| *it == fire);
    let duel = game.view(None).duel.expect("a potyczka");
    assert_eq!((duel.challenger.szabla, duel.challenged.szabla), (5, 3));
    assert!(seen(&game, JA, "armata").znaczniki.is_empty());
}

#[test]
fn an_artyleria_elsewhere_or_fighting_itself_does_not_fire() {
    let laid = pole().lay(JA, &["ukraina", "podole"]).on(JA, "armata", "podole");
    let laid = laid.on(JA, "piechota", "ukraina").on(ON, "straz", "ukraina");
    let mut game = laid.dwor(JA, &["proch"]).begin();
    play(&mut game, "proch");
    war(&mut game);
    pick(&mut game, JA, "ukraina");
    assert_eq!(choices(&game), [Choice::Decline]);
    let laid = pole().lay(JA, &["ukraina"]).on(JA, "armata", "ukraina").on(ON, "straz", "ukraina");
    let mut game = laid.dwor(JA, &["proch"]).begin();
    play(&mut game, "proch");
    war(&mut game);
    pick(&mut game, JA, "ukraina");
    assert_eq!(choices(&game), [Choice::Decline]);
}

#[test]
fn a_marker_of_agitacja_is_for_postacie_one_for_each_and_brings_a_kreska() {
    let _rules = [proves!("AH 118.2"), proves!("AH 118.6.a")];
    let laid = pole().lay(JA, &["szlachcic", "piechota"]);
    let mut game = laid.dwor(JA, &["zacheta", "zacheta", "zacheta"]).begin();
    for (id, borne) in [("szlachcic", 1), ("szlachcic", 1), ("piechota", 0)] {
        play(&mut game, "zacheta");
        pick(&mut game, JA, id);
        assert_eq!(seen(&game, JA, id).znaczniki.len(), borne, "{id}");
    }
    let szlachcic = of(&game, JA, "szlachcic");
    choose(&mut game, |it| *it == Choice::Agitate(szlachcic));
    crate::pole::settle(&mut game);
    assert_eq!(kreski(&game, JA), 2);
}

#[test]
fn a_card_may_tire_an_oddzial() {
    let laid = pole().lay(JA, &["ukraina"]).on(ON, "piechota", "ukraina");
    let mut game = laid.dwor(JA, &["forsowny"]).begin();
    play(&mut game, "forsowny");
    assert_eq!(seen(&game, ON, "piechota").znaczniki, [Znacznik::Zmeczenie]);
}
