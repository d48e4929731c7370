//! AH 501, 502, 503, 519 — the stages of a full round.

use kernel::Game;
use rulebook::{cite, proves};
use veto::{ARTYKULY_HENRYKOWSKIE, CardLayout, Choice, Event, INSTRUKCJA, Phase, Question, Veto};

use crate::{
    laid_out::{choices, choose},
    sejm::{BOGACI, UBODZY, asked, def, dukaty, happened, layout, until},
    tablica::Tablica,
};

/// A table of which both sides have these postacie, the poor's tapped.
fn table(own: &[&str], other: &[&str]) -> Veto {
    let mut layout = layout();
    for (seat, ids) in [own, other].into_iter().enumerate() {
        for id in ids {
            let card = def(&layout.catalog, id);
            let zaznaczona = seat == 0;
            layout.seats[seat].pole.push(CardLayout { card, zaznaczona, ..CardLayout::default() });
        }
    }
    layout.begin().expect("a table")
}

#[test]
fn a_round_goes_from_zakonczenie_over_odznaczenie_and_rozliczenie_to_gra() {
    let _rules = [proves!("AH 501.1"), proves!("AH 502.1"), proves!("AH 519.1")];
    let mut game = table(&["rebajlo"], &[]);
    let events = until(&mut game, Question::Inicjatywa);
    assert!(happened(&events, |it| *it == Event::RoundBegins { round: 2 }));
    assert_eq!(game.view(None).phase, Phase::Odznaczenie);
    until(&mut game, Question::Stint);
    assert_eq!((game.view(None).phase, game.view(None).round), (Phase::Gra, 2));
}

#[test]
fn the_stage_ends_when_both_have_passed_one_after_the_other() {
    let _rule = proves!("AH 503.1.b");
    let mut game = table(&["rebajlo"], &["rebajlo"]);
    choose(&mut game, |it| *it == Choice::EndStint);
    choose(&mut game, |it| matches!(it, Choice::Agitate(_)));
    while asked(&game).1 == Question::Reply {
        choose(&mut game, |it| *it == Choice::Decline);
    }
    choose(&mut game, |it| *it == Choice::EndStint); // bene
    choose(&mut game, |it| *it == Choice::EndStint); // pas
    assert_eq!(asked(&game), (BOGACI, Question::Stint), "one pas is not enough");
    choose(&mut game, |it| *it == Choice::EndStint);
    assert_ne!(asked(&game).1, Question::Stint);
}

/// Everybody sees that he can only pass.
#[test]
fn who_has_too_few_dukaty_is_not_asked_for_a_bid() {
    let _rule = proves!("AH 501.1.b");
    let mut layout = layout();
    (layout.seats[0].dukaty, layout.seats[1].dukaty) = (Some(7), Some(2));
    let mut game = layout.begin().expect("a table");
    until(&mut game, Question::Inicjatywa);
    assert_eq!(asked(&game).0, UBODZY);
    choose(&mut game, |it| *it == Choice::Bid(1));
    assert_eq!(asked(&game), (UBODZY, Question::Inicjatywa), "he can pay for another point");
    let events = choose(&mut game, |it| *it == Choice::Bid(1));
    assert!(happened(&events, |it| *it == Event::Initiative { seat: UBODZY }));
    assert_ne!(asked(&game).1, Question::Inicjatywa, "nobody can bid any more");
}

#[test]
fn the_greater_sum_of_szabla_gives_the_influence_and_a_tie_gives_it_to_nobody() {
    let _rule = proves!("AH 501.1.c");
    for (own, other, expected) in [
        (&["rebajlo"][..], &["najemnik"][..], Some(UBODZY)),
        (&["pretendent"], &["rebajlo"], Some(BOGACI)),
        (&["rebajlo"], &["pretendent", "najemnik"], None),
    ] {
        let mut game = table(own, other);
        until(&mut game, Question::Inicjatywa);
        let events = until(&mut game, Question::Stint);
        assert!(happened(&events, |it| *it == Event::Influence { seat: expected }));
    }
}

#[test]
fn for_the_influence_only_the_printed_szabla_on_the_pole_elekcyjne_counts() {
    let _rule = proves!("AH 501.1.c");
    let stronger = r#"
        [[card]]
        id = "mistrz"
        name = "Mistrz szermierki"
        type = "posesja"
        lafa = 1
        utrzymanie = 0
        abilities = ["always: each own postać gets szabla +9"]

        [[card]]
        id = "wojewoda"
        name = "Wojewoda"
        type = "postać"
        szabla = 9
        kreski = 1
        lafa = 1
        keywords = ["Karmazyn"]

        [[card]]
        id = "rota"
        name = "Rota"
        type = "oddział"
        bitnosc = 9
        karnosc = 9
        lafa = 1
    "#;
    let text = format!("{}\n{stronger}", include_str!("../sejm.toml"));
    let table = || Tablica::of("sejm", &text).pole(UBODZY, "rebajlo").pole(BOGACI, "pretendent");
    let tables = [
        table().pole(BOGACI, "mistrz"),
        table().lay(BOGACI, "wojewoda", |it| it.karmazyni = true),
        table().pole(BOGACI, "rota"),
    ];
    for table in tables {
        let mut game = table.begin();
        until(&mut game, Question::Inicjatywa);
        let events = until(&mut game, Question::Stint);
        assert!(happened(&events, |it| *it == Event::Influence { seat: Some(UBODZY) }));
    }
}

#[test]
fn everything_is_untapped_after_the_initiative() {
    let _rule = proves!("AH 501.1.d");
    let mut game = table(&["rebajlo", "pretendent"], &[]);
    until(&mut game, Question::Inicjatywa);
    let tapped = |game: &Veto| game.view(None).cards.iter().filter(|(_, it)| it.zaznaczona).count();
    assert_eq!(tapped(&game), 2);
    let events = until(&mut game, Question::Stint);
    assert_eq!(tapped(&game), 0);
    let rule = events.iter().find(|it| matches!(it.event, Event::Untapped { .. }));
    assert_eq!(rule.and_then(|it| it.rule), Some(cite!("AH 501.1.d")));
}

#[test]
fn cards_are_drawn_up_to_seven_and_none_is_discarded() {
    let _rule = proves!("AH 502.1.b");
    let mut layout = layout();
    let card = def(&layout.catalog, "folwark");
    layout.seats[0].kredens = vec![card; 9];
    layout.seats[0].dwor = vec![card; 4];
    layout.seats[1].kredens = vec![card; 9];
    layout.seats[1].dwor = vec![card; 7];
    let mut game = layout.begin().expect("a table");
    until(&mut game, Question::Inicjatywa);
    let events = until(&mut game, Question::Stint);
    let drew = |seat| {
        let drawn =
            |it: &&veto::Happened| matches!(it.event, Event::Drew { seat: by, .. } if by == seat);
        events.iter().filter(drawn).count()
    };
    assert_eq!([UBODZY, BOGACI].map(drew), [3, 0]);
}

#[test]
fn income_is_the_faction_and_the_posesje_less_the_upkeep() {
    let _rules = [proves!("AH 502.1.c"), proves!("AH 211.3")];
    let mut game = table(&["folwark"], &["najemnik"]);
    until(&mut game, Question::Inicjatywa);
    let before = [UBODZY, BOGACI].map(|it| dukaty(&game, it));
    until(&mut game, Question::Stint);
    let after = [UBODZY, BOGACI].map(|it| dukaty(&game, it));
    assert_eq!([after[0] - before[0], after[1] - before[1]], [3 + 2, 2 - 2]);
}

#[test]
fn a_card_may_be_discarded_instead_of_paying_for_it() {
    let _rule = proves!("AH 211.4.a");
    let mut game = table(&[], &["najemnik"]);
    until(&mut game, Question::Utrzymanie);
    assert_eq!(asked(&game), (BOGACI, Question::Utrzymanie));
    let before = dukaty(&game, BOGACI);
    choose(&mut game, |it| matches!(it, Choice::Pick(_)));
    until(&mut game, Question::Stint);
    assert_eq!(dukaty(&game, BOGACI), before + 2);
    assert_eq!(game.view(None).seats[1].lazaret.len(), 1);
}

#[test]
fn who_cannot_pay_has_to_discard() {
    let mut layout = layout();
    let card = def(&layout.catalog, "najemnik");
    let postac = || CardLayout { card, ..CardLayout::default() };
    layout.seats[1].pole = (0..3).map(|_| postac()).collect();
    layout.seats[1].dukaty = Some(1);
    let mut game = layout.begin().expect("a table");
    until(&mut game, Question::Utrzymanie);
    assert!(!choices(&game).contains(&Choice::Done), "4 more than he has");
    let refused = game.apply(Choice::Done, &mut Vec::new()).expect_err("he must discard");
    assert_eq!(refused.rule(), cite!("AH 211.4"));
    choose(&mut game, |it| matches!(it, Choice::Pick(_)));
    assert!(!choices(&game).contains(&Choice::Done));
    choose(&mut game, |it| matches!(it, Choice::Pick(_)));
    choose(&mut game, |it| *it == Choice::Done);
    assert_eq!(dukaty(&game, BOGACI), 1 + 2 - 2);
}

#[test]
fn at_the_end_too_many_cards_are_discarded_and_then_one_more_at_will() {
    let _rules = [proves!("AH 519.1.b"), proves!("AH 519.2")];
    let mut layout = layout();
    let card = def(&layout.catalog, "zamach");
    layout.seats[0].dwor = vec![card; 9];
    layout.seats[1].dwor = vec![card; 5];
    let mut game = layout.begin().expect("a table");
    until(&mut game, Question::Discard);
    for left in [9, 8] {
        assert_eq!(game.view(None).seats[0].dwor_size, left);
        assert!(!choices(&game).contains(&Choice::Done));
        choose(&mut game, |it| matches!(it, Choice::Pick(_)));
    }
    choose(&mut game, |it| matches!(it, Choice::Pick(_)));
    assert_eq!(asked(&game), (BOGACI, Question::Discard), "a third one was the last");
    choose(&mut game, |it| *it == Choice::Done);
    assert_eq!(game.view(None).round, 2);
}

#[test]
fn what_is_attached_the_faction_card_and_the_strategia_are_untapped_with_everything_else() {
    let _rule = proves!("AH 501.1.d");
    let text = r#"
        [set]
        id = "herby"
        name = "Herby"

        [[card]]
        id = "ubodzy"
        name = "Ubodzy"
        type = "frakcja"
        faction = "Awanturnicy"
        skarb = 5
        dochod = 0
        abilities = ["D: zaznacz this => take 1 dukat"]

        [[card]]
        id = "bogaci"
        name = "Bogaci"
        type = "frakcja"
        faction = "Dworscy"
        skarb = 6
        dochod = 0

        [[card]]
        id = "poborca"
        name = "Poborca"
        type = "postać"
        szabla = 1
        kreski = 1
        lafa = 1

        [[card]]
        id = "kalamarz"
        name = "Kałamarz"
        type = "moderunek"
        lafa = 1
        abilities = ["D: zaznacz this => take 1 dukat"]

        [[card]]
        id = "cierpliwosc"
        name = "Cierpliwość"
        type = "strategia"
        abilities = ["D: zaznacz this => take 1 dukat"]
    "#;
    let begin = |rules| {
        let mut table = Tablica::by(rules, "herby", text).bearing(UBODZY, "poborca", &["kalamarz"]);
        table.layout.seats[0].strategia = Some(table.find("cierpliwosc"));
        table.begin()
    };
    let mut game = begin(&ARTYKULY_HENRYKOWSKIE);
    let uses = |it: &Choice| matches!(it, Choice::Use { .. });
    for round in [1, 2] {
        for left in [3, 2, 1] {
            assert_eq!(choices(&game).iter().filter(|it| uses(it)).count(), left, "round {round}");
            choose(&mut game, uses);
        }
        assert!(!choices(&game).iter().any(uses), "all are tapped");
        choose(&mut game, |it| *it == Choice::EndStint);
        until(&mut game, Question::Inicjatywa);
        until(&mut game, Question::Stint);
    }
    // The instruction lets nothing but their own rules untap the last two.
    let mut game = begin(&INSTRUKCJA);
    (0..3).for_each(|_| drop(choose(&mut game, uses)));
    choose(&mut game, |it| *it == Choice::EndStint);
    until(&mut game, Question::Inicjatywa);
    until(&mut game, Question::Stint);
    assert_eq!(choices(&game).iter().filter(|it| uses(it)).count(), 1);
}
