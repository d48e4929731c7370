//! AH 700.1 — the keywords that let their bearer do something of its own.

use kernel::{CardId, Game, Seat};
use rulebook::{RuleId, cite, proves};
use veto::{
    ARTYKULY_HENRYKOWSKIE, Catalog, Choice, Event, MOUNT_AND_BLADE, Question, Setup, SetupProblem,
    Veto, Znacznik,
};

use crate::{
    laid_out::{choices, choose},
    sejm::{asked, dukaty, happened, until},
    tablica::{BOGACI, Tablica, UBODZY, is_tapped, kreski, lets_go, named, winner, zbrojownia},
};

fn refused(game: &Veto, choice: Choice) -> RuleId {
    game.clone().apply(choice, &mut Vec::new()).expect_err("it is refused").rule()
}

/// The uses offered of the card of this name.
fn uses(game: &Veto, seat: Seat, name: &str) -> Vec<Choice> {
    let wanted = named(game, seat, name);
    let is_use = |it: &Choice| matches!(it, Choice::Use { card, .. } if *card == wanted);
    choices(game).into_iter().filter(is_use).collect()
}

fn use_it(game: &mut Veto, seat: Seat, name: &str) -> Vec<veto::Happened> {
    let offered = uses(game, seat, name);
    let [choice] = offered[..] else { panic!("{name}: {offered:?}") };
    choose(game, |it| *it == choice)
}

fn dwor(game: &Veto, seat: Seat) -> u8 {
    game.view(None).seats[usize::from(seat.0)].dwor_size
}

fn lazaret(game: &Veto, seat: Seat) -> usize {
    game.view(None).seats[usize::from(seat.0)].lazaret.len()
}

/// Up to the first turn of the only duel there can be.
fn duel(table: Tablica) -> Veto {
    let mut game = table.begin();
    choose(&mut game, |it| matches!(it, Choice::Challenge(_)));
    choose(&mut game, |it| *it == Choice::Accept);
    game
}

fn szabla(game: &Veto) -> [i8; 2] {
    let duel = game.view(None).duel.expect("they fight");
    [duel.challenger.szabla, duel.challenged.szabla]
}

#[test]
fn a_bron_palna_counts_when_it_is_fired() {
    let _rule = proves!("AH 700.1.f");
    let table = zbrojownia().bearing(UBODZY, "strzelec", &["bandolet", "rapier"]);
    let mut game = duel(table.pole(BOGACI, "cel"));
    assert_eq!(szabla(&game), [3 + 1, 4], "the rapier adds, the bandolet does not");
    let before = dukaty(&game, UBODZY);
    use_it(&mut game, UBODZY, "Bandolet");
    while choices(&game).contains(&Choice::Way(0)) {
        choose(&mut game, |it| *it == Choice::Way(0)); // In which order its effects happen.
    }
    assert_eq!(szabla(&game), [3 + 1 + 3, 4]);
    assert_eq!(dukaty(&game, UBODZY), before + 2, "its own rule is carried out with it");
    assert_eq!(lazaret(&game, UBODZY), 1, "it is discarded");
    let game = zbrojownia().bearing(UBODZY, "strzelec", &["bandolet"]).begin();
    assert_eq!(uses(&game, UBODZY, "Bandolet"), [], "only in a duel");
}

#[test]
fn of_several_bronie_palne_one_is_used_in_a_duel() {
    let _rule = proves!("AH 700.1.f");
    let table = zbrojownia().bearing(UBODZY, "strzelec", &["bandolet", "pistolet"]);
    let mut game = duel(table.pole(BOGACI, "cel"));
    assert_eq!(asked(&game), (UBODZY, Question::Moderunek));
    let pistolet = named(&game, UBODZY, "Pistolet");
    choose(&mut game, |it| *it == Choice::Pick(pistolet));
    let other = Choice::Use { card: named(&game, UBODZY, "Bandolet"), ability: 0 };
    assert_eq!(refused(&game, other), cite!("AH 700.1.f"));
    use_it(&mut game, UBODZY, "Pistolet");
    assert_eq!(szabla(&game), [5, 4]);
    choose(&mut game, |it| *it == Choice::Decline);
    assert_eq!(refused(&game, other), cite!("AH 700.1.f"), "nor when the other is fired");
}

#[test]
fn a_bron_palna_has_no_rule_outside_duels() {
    let text = include_str!("../zbrojownia.toml")
        .replace("R when host duels: take 2 dukaty", "D: take 2 dukaty");
    let set = cards::set::read_set("zbrojownia", &text).expect("well-formed");
    let problem = Catalog::new(&ARTYKULY_HENRYKOWSKIE, set.cards).expect_err("it cannot be used");
    assert!(problem.to_string().contains("R when host duels"), "{problem}");
}

#[test]
fn a_dublet_does_both_for_an_additional_price() {
    let _rule = proves!("AH 700.1.i");
    let mut table = zbrojownia().dwor(UBODZY, &["edykt"]);
    let ciecie = table.find("ciecie");
    table.layout.seats[0].kredens = vec![ciecie; 3];
    table.layout.seats[0].dukaty = Some(3);
    let game = table.layout.begin().expect("a table");
    let ways: Vec<Choice> =
        choices(&game).into_iter().filter(|it| matches!(it, Choice::Play { .. })).collect();
    assert_eq!(ways.len(), 2, "one way, or both for a price");
    let mut one = game.clone();
    choose(&mut one, |it| *it == ways[0]);
    choose(&mut one, |it| *it == Choice::Way(0));
    assert_eq!((kreski(&one, UBODZY), dwor(&one, UBODZY), dukaty(&one, UBODZY)), (2, 0, 2));
    let mut both = game.clone();
    choose(&mut both, |it| *it == ways[1]);
    assert_eq!((kreski(&both, UBODZY), dwor(&both, UBODZY), dukaty(&both, UBODZY)), (2, 1, 0));
    table.layout.seats[0].dukaty = Some(2);
    let poor = table.layout.begin().expect("a table");
    assert!(choices(&poor).contains(&ways[0]) && !choices(&poor).contains(&ways[1]));
    assert_eq!(refused(&poor, ways[1]), cite!("AH 116.2"), "the price comes on top of the lafa");
}

#[test]
fn whose_elekt_falls_in_a_duel_has_lost_and_without_one_nothing_is_announced() {
    let _rule = proves!("AH 700.1.m");
    let table = zbrojownia().pole(UBODZY, "raptus").pole(BOGACI, "pretendent");
    let mut game = table.begin();
    choose(&mut game, |it| matches!(it, Choice::Challenge(_)));
    let events = lets_go(&mut game);
    assert!(happened(&events, |it| matches!(it, Event::Over { winner: Some(UBODZY), .. })));
    for (elekt, offered) in [("pretendent", true), ("senator", false)] {
        let mut game = zbrojownia().pole(UBODZY, elekt).kreski(UBODZY, 14).begin();
        until(&mut game, Question::Inicjatywa);
        while asked(&game).1 == Question::Inicjatywa {
            choose(&mut game, |it| *it == Choice::Decline);
        }
        assert_eq!(asked(&game).1 == Question::Elekcja, offered, "{elekt}");
    }
}

/// The archer shoots; whoever is shot at is asked for sztychy.
fn shot(dwor: &[&str], under: &[&str]) -> Veto {
    let table = zbrojownia().pole(UBODZY, "lucznik").over(BOGACI, "cel", under);
    let table = table.lay(BOGACI, "senator", |it| it.karmazyni = true).dwor(BOGACI, dwor);
    let mut game = table.kreski(BOGACI, 3).begin();
    use_it(&mut game, UBODZY, "Łucznik");
    let targets = ["Cel", "Łucznik"].map(|it| Choice::Pick(named(&game, UBODZY, it)));
    let mut offered = choices(&game);
    offered.sort_by_key(|it| !targets.contains(it));
    assert_eq!(offered.len(), 2, "nobody on the pole karmazynów");
    assert!(offered.contains(&targets[0]) && offered.contains(&targets[1]));
    choose(&mut game, |it| *it == targets[0]);
    game
}

#[test]
fn a_lucznik_shoots_and_the_postac_is_lost() {
    let _rule = proves!("AH 700.1.x");
    let mut game = shot(&["ciecie", "zaslona"], &[]);
    assert!(is_tapped(&game, "Łucznik"));
    assert!(matches!(asked(&game), (BOGACI, Question::Card { .. })), "only he knows what he has");
    let open = choices(&game).iter().filter(|it| matches!(it, Choice::Pick(_))).count();
    assert_eq!(open, 1, "what only weakens others is worth nothing");
    choose(&mut game, |it| matches!(it, Choice::Pick(_)));
    choose(&mut game, |it| *it == Choice::Done);
    assert_eq!((lazaret(&game, BOGACI), dwor(&game, BOGACI)), (1, 2), "two is not enough");
    assert_eq!(
        (kreski(&game, BOGACI), kreski(&game, UBODZY)),
        (3, 0),
        "neither wounded nor killed"
    );
    assert_eq!(asked(&game), (UBODZY, Question::Stint));
    let refusal = refused(&game, Choice::Agitate(named(&game, UBODZY, "Łucznik")));
    assert_eq!(refusal, cite!("AH 114.3"), "it was a czyn");
    // Without a card to choose there is nothing to ask.
    let game = shot(&[], &[]);
    assert_eq!((asked(&game).1, lazaret(&game, BOGACI)), (Question::Stint, 1));
}

#[test]
fn sztychy_worth_three_save_the_postac_from_a_shot() {
    let _rule = proves!("AH 700.1.x");
    for (dwor, under) in [(&["ciecie", "finta"][..], &[][..]), (&["finta"], &["ciecie"])] {
        let mut game = shot(dwor, under);
        for _ in 0..2 {
            choose(&mut game, |it| matches!(it, Choice::Pick(_)));
        }
        assert_eq!(asked(&game), (UBODZY, Question::Stint), "three is enough");
        assert_eq!(lazaret(&game, BOGACI), 2, "the two sztychy");
        assert_eq!(game.view(None).seats[1].pole.len(), 1, "the postać is still there");
    }
}

#[test]
fn a_raptus_may_call_out_whom_the_pole_karmazynow_protects_but_no_elekt() {
    let _rule = proves!("AH 700.1.oo");
    let karmazyni = |it: &mut veto::CardLayout| it.karmazyni = true;
    let table = zbrojownia().pole(UBODZY, "raptus").lay(BOGACI, "senator", karmazyni);
    let mut game = table.lay(BOGACI, "pretendent", karmazyni).kreski(BOGACI, 3).begin();
    let raptus = named(&game, UBODZY, "Raptus");
    assert_eq!(refused(&game, Choice::Challenge(raptus)), cite!("AH 513.2"));
    let events = use_it(&mut game, UBODZY, "Raptus");
    let marked = |it: &Event| matches!(it, Event::Marked { znacznik: Znacznik::Szabla, .. });
    assert!(happened(&events, marked));
    assert!(!is_tapped(&game, "Raptus"));
    let seen = |game: &Veto| {
        let view = game.view(None);
        view.cards.iter().find_map(|(_, it)| it.szabla.filter(|_| !it.znaczniki.is_empty()))
    };
    assert_eq!(seen(&game), Some(4), "Szabla 5, less one for the marker");
    for seat in [UBODZY, BOGACI] {
        assert_eq!(asked(&game).0, seat);
        choose(&mut game, |it| *it == Choice::EndStint);
    }
    let mut later = game.clone();
    choose(&mut game, |it| *it == Choice::Challenge(raptus));
    choose(&mut game, |it| *it == Choice::Accept);
    assert_eq!(szabla(&game), [4, 2], "the senator, not the Elekt");
    let events = lets_go(&mut game);
    assert_eq!(winner(&game, &events).as_deref(), Some("Raptus"));
    // In the next round the right is gone, the marker is not.
    until(&mut later, Question::Inicjatywa);
    until(&mut later, Question::Stint);
    while asked(&later).0 != UBODZY {
        choose(&mut later, |it| *it == Choice::EndStint);
    }
    assert_eq!(refused(&later, Choice::Challenge(raptus)), cite!("AH 513.2"));
    assert_eq!(seen(&later), Some(4));
}

#[test]
fn a_karmazyn_makes_a_wioska_cheaper_and_sells_it() {
    let _rule = proves!("AH 700.1.tt");
    let table = || zbrojownia().dwor(UBODZY, &["wies"]);
    let mut game = table().pole(UBODZY, "karmazyn").begin();
    let before = dukaty(&game, UBODZY);
    choose(&mut game, |it| matches!(it, Choice::Play { .. }));
    assert_eq!(asked(&game), (UBODZY, Question::Reply), "he may answer his own play");
    let mut full = game.clone();
    choose(&mut full, |it| *it == Choice::Decline);
    assert_eq!(dukaty(&full, UBODZY), before - 3);
    choose(&mut game, |it| matches!(it, Choice::Use { .. }));
    lets_go(&mut game);
    assert_eq!(dukaty(&game, UBODZY), before - 2);
    assert!(is_tapped(&game, "Karmazyn"));
    // Without an untapped Karmazyn nothing is asked.
    for table in [table(), table().lay(UBODZY, "karmazyn", |it| it.zaznaczona = true)] {
        let mut game = table.begin();
        choose(&mut game, |it| matches!(it, Choice::Play { .. }));
        assert_eq!((asked(&game).1, dukaty(&game, UBODZY)), (Question::Stint, before - 3));
    }
    let mut game = zbrojownia().pole(UBODZY, "wies").pole(UBODZY, "karmazyn").begin();
    use_it(&mut game, UBODZY, "Wieś");
    assert_eq!(dukaty(&game, UBODZY), before + 3, "its lafa");
    assert_eq!(lazaret(&game, UBODZY), 1);
}

#[test]
fn while_a_unikat_is_in_play_no_card_of_its_name_is_played() {
    let names = ["relikwia", "kopia-relikwii", "czlowiek-relikwia"];
    let free = zbrojownia().dwor(UBODZY, &names).begin();
    let plays = |game: &Veto| -> Vec<Choice> {
        choices(game).into_iter().filter(|it| matches!(it, Choice::Play { .. })).collect()
    };
    assert_eq!(plays(&free).len(), 3);
    let game = zbrojownia().pole(BOGACI, "relikwia").dwor(UBODZY, &names).begin();
    assert_eq!(plays(&game), []);
    let dwor = game.view(Some(UBODZY)).seats[0].dwor.clone();
    let ids: Vec<CardId> = dwor.iter().filter_map(|it| game.pointed(Some(UBODZY), *it)).collect();
    let reasons: Vec<RuleId> =
        ids.iter().map(|card| refused(&game, Choice::Play { card: *card, way: 0 })).collect();
    let named_alike = cite!("AH 700.1.ww");
    assert_eq!(reasons, [cite!("AH 302.2.b"), named_alike, named_alike]);
}

#[test]
fn two_of_a_name_are_barred_only_where_one_in_play_is_unique() {
    let more = "[[card]]\nid = \"odpis\"\nname = \"Relikwia\"\ntype = \"posesja\"\nlafa = 0\nutrzymanie = 0\n";
    let text = format!("{}\n{more}", include_str!("../zbrojownia.toml"));
    for (lies, played, legal) in [
        ("odpis", "relikwia", true),
        ("odpis", "czlowiek-relikwia", true),
        ("relikwia", "odpis", false),
        ("czlowiek-relikwia", "relikwia", false),
    ] {
        let table = Tablica::of("zbrojownia", &text).pole(BOGACI, lies).dwor(UBODZY, &[played]);
        let game = table.begin();
        let plays = choices(&game).iter().any(|it| matches!(it, Choice::Play { .. }));
        assert_eq!(plays, legal, "{played} beside {lies}");
    }
}

#[test]
fn a_zamek_is_tapped_for_the_rule_of_another() {
    let _rules = [proves!("AH 700.1.xx"), proves!("AH 112.16")];
    let table = || zbrojownia().lay(UBODZY, "wawel", |it| it.zaznaczona = true);
    let mut game = table().pole(UBODZY, "tenczyn").begin();
    let before = dukaty(&game, UBODZY);
    let [card, of] = ["Tenczyn", "Wawel"].map(|it| named(&game, UBODZY, it));
    let borrowed = |it: &Choice| matches!(it, Choice::Borrow { .. });
    let offered: Vec<Choice> = choices(&game).into_iter().filter(borrowed).collect();
    assert_eq!(offered, [Choice::Borrow { card, of, ability: 0 }], "what asks for tapping");
    let not_tapping = Choice::Borrow { card, of, ability: 1 };
    assert_eq!(refused(&game, not_tapping), cite!("AH 700.1.xx"));
    choose(&mut game, borrowed);
    lets_go(&mut game);
    assert_eq!(dukaty(&game, UBODZY), before + 2);
    assert!(is_tapped(&game, "Tenczyn"));
    assert!(!choices(&game).iter().any(borrowed), "it is tapped now");
    let game = table().pole(UBODZY, "dworek").begin();
    assert!(!choices(&game).iter().any(borrowed), "no Zamek");
    let game = table().pole(BOGACI, "tenczyn").begin();
    assert!(!choices(&game).iter().any(borrowed), "not one's own");
}

#[test]
fn a_replika_of_a_zamek_is_used_through_another() {
    let _rule = proves!("AH 700.1.xx");
    let table = zbrojownia().pole(UBODZY, "cel").lay(BOGACI, "wawel", |it| it.zaznaczona = true);
    let mut game = table.pole(BOGACI, "tenczyn").begin();
    choose(&mut game, |it| matches!(it, Choice::Agitate(_)));
    assert_eq!(asked(&game), (BOGACI, Question::Reply));
    choose(&mut game, |it| matches!(it, Choice::Borrow { .. }));
    lets_go(&mut game);
    assert_eq!(kreski(&game, UBODZY), 0, "the agitacja was negated");
    assert!(is_tapped(&game, "Tenczyn"));
}

#[test]
fn what_a_zamek_lends_is_answered_as_the_rule_of_its_source() {
    let _rule = proves!("AH 112.17");
    for (replika, answers) in [("veto", true), ("sprzeciw", false)] {
        let table = zbrojownia().lay(UBODZY, "wawel", |it| it.zaznaczona = true);
        let table = table.pole(UBODZY, "tenczyn").dwor(BOGACI, &[replika]);
        let mut game = table.begin();
        let before = dukaty(&game, UBODZY);
        choose(&mut game, |it| matches!(it, Choice::Borrow { .. }));
        assert_eq!(asked(&game).1 == Question::Reply, answers, "{replika}");
        if answers {
            choose(&mut game, |it| matches!(it, Choice::Play { .. }));
            lets_go(&mut game);
        }
        let gained = if answers { 0 } else { 2 };
        assert_eq!(dukaty(&game, UBODZY), before + gained, "{replika}");
    }
}

#[test]
fn what_its_source_cannot_use_no_zamek_lends() {
    let _rule = proves!("AH 112.17");
    let table = zbrojownia().lay(UBODZY, "wawel", |it| it.zaznaczona = true);
    let mut game = table.pole(UBODZY, "tenczyn").dwor(UBODZY, &["cisza"]).begin();
    let borrowed = |it: &Choice| matches!(it, Choice::Borrow { .. });
    assert!(choices(&game).iter().any(borrowed));
    choose(&mut game, |it| matches!(it, Choice::Play { .. }));
    lets_go(&mut game);
    assert!(!choices(&game).iter().any(borrowed));
}

#[test]
fn cards_keep_the_rules_of_their_keywords() {
    let set = cards::set::read_set("zbrojownia", include_str!("../zbrojownia.toml"));
    let catalog =
        Catalog::new(&MOUNT_AND_BLADE, set.expect("well-formed").cards).expect("cards to play");
    let rules = &ARTYKULY_HENRYKOWSKIE;
    let deck =
        |id: &str| veto::Deck { faction: catalog.find(id).expect("a faction"), cards: vec![] };
    let decks = vec![deck("zbrojownia-ubodzy"), deck("zbrojownia-bogaci")];
    let setup = Setup { rules, catalog: catalog.clone(), decks, seed: [1; 32] };
    let problem = setup.begin().expect_err("the keywords are there, their rules are not");
    assert_eq!(problem, SetupProblem::OtherRules);
    assert_eq!(problem.rule(), cite!("AH 700.3"));
}
