//! AH 116.2, 116.3.a, 112.11.a — who can pay, and with what.

use kernel::Game;
use rulebook::{cite, proves};
use veto::{Choice, Question, Veto};

use crate::{
    laid_out::{choices, choose},
    sejm::{asked, dukaty},
    tablica::{BOGACI, Tablica, UBODZY, is_tapped, kreski, lets_go, named, skutki},
};

/// The poor hold these cards and so many dukaty.
fn with(hand: &[&str], skarb: u16) -> Tablica {
    let mut table = skutki().dwor(UBODZY, hand);
    table.layout.seats[0].dukaty = Some(skarb);
    table
}

fn play(game: &mut Veto, name: &str) {
    let seat = asked(game).0;
    let card = named(game, seat, name);
    choose(game, |it| matches!(it, Choice::Play { card: it, .. } if *it == card));
}

fn can_play(game: &Veto, name: &str) -> bool {
    let card = named(game, UBODZY, name);
    choices(game).iter().any(|it| matches!(it, Choice::Play { card: it, .. } if *it == card))
}

#[test]
fn a_replika_that_makes_it_cheaper_counts_and_has_to_be_used() {
    let cases = [
        ("palacyk", "Pałacyk", 4, cite!("AH 116.2.a"), proves!("AH 116.2.a")),
        ("uczta", "Uczta", 1, cite!("AH 116.2.c"), proves!("AH 116.2.c")),
    ];
    for (id, name, skarb, rule, _proof) in &cases {
        let mut game = with(&[*id, "ulga", "okrzyk"], *skarb).begin();
        assert!(can_play(&game, name), "one short, and there is a discount of one");
        play(&mut game, name);
        assert_eq!(asked(&game), (UBODZY, Question::Reply));
        let refused = game.apply(Choice::Decline, &mut Vec::new()).expect_err("he must pay");
        assert_eq!(refused.rule(), *rule);
        assert!(!can_play(&game, "Okrzyk"), "that would use up his one replika");
        assert!(!choices(&game).contains(&Choice::Decline));
        play(&mut game, "Ulga");
        lets_go(&mut game);
        assert_eq!(dukaty(&game, UBODZY), 0);
        let view = game.view(None);
        let done = (view.seats[0].pole.len(), kreski(&game, UBODZY));
        assert_eq!(done, if *id == "palacyk" { (1, 0) } else { (0, 2) });
    }
}

#[test]
fn without_a_discount_that_suffices_it_is_refused() {
    for (hand, skarb) in
        [(&["palacyk"][..], 4), (&["palacyk", "ulga"], 3), (&["palacyk", "okrzyk"], 4)]
    {
        let mut game = with(hand, skarb).begin();
        assert!(!can_play(&game, "Pałacyk"));
        let card = named(&game, UBODZY, "Pałacyk");
        let refused = game.apply(Choice::Play { card, way: 0 }, &mut Vec::new());
        assert_eq!(refused.expect_err("too dear").rule(), cite!("AH 116.2"));
    }
}

#[test]
fn who_can_pay_alone_need_not_use_it() {
    let mut game = with(&["palacyk", "ulga"], 5).begin();
    play(&mut game, "Pałacyk");
    choose(&mut game, |it| *it == Choice::Decline);
    lets_go(&mut game);
    assert_eq!((dukaty(&game, UBODZY), game.view(None).seats[0].pole.len()), (0, 1));
}

#[test]
fn when_the_discount_is_negated_the_card_is_lost_and_nothing_paid() {
    let _rule = proves!("AH 116.2.a");
    let mut game = with(&["palacyk", "ulga"], 4).dwor(BOGACI, &["weto"]).begin();
    play(&mut game, "Pałacyk");
    choose(&mut game, |it| *it == Choice::Decline); // The rich let the posesja pass …
    play(&mut game, "Ulga");
    assert_eq!(asked(&game), (BOGACI, Question::Reply));
    play(&mut game, "Weto"); // … and negate the discount.
    lets_go(&mut game);
    let view = game.view(None);
    assert_eq!((view.seats[0].pole.len(), view.seats[0].lazaret.len()), (0, 2));
    assert_eq!(dukaty(&game, UBODZY), 4);
}

#[test]
fn what_is_negated_need_not_be_made_cheaper() {
    let _rule = proves!("AH 408.1.e");
    let mut game = with(&["palacyk", "ulga"], 4).dwor(BOGACI, &["weto"]).begin();
    play(&mut game, "Pałacyk");
    play(&mut game, "Weto");
    while game.view(None).stos.len() != 1 {
        choose(&mut game, |it| *it == Choice::Decline);
    }
    assert_eq!(asked(&game), (UBODZY, Question::Reply), "he may still answer his own play");
    choose(&mut game, |it| *it == Choice::Decline);
    let view = game.view(Some(UBODZY));
    assert_eq!((view.seats[0].lazaret.len(), view.seats[0].dwor_size), (1, 1), "the Ulga is kept");
    assert_eq!(dukaty(&game, UBODZY), 4);
}

#[test]
fn only_a_card_of_ones_own_pays_a_cost() {
    let _rule = proves!("AH 116.2.b");
    let uses = |game: &Veto| choices(game).iter().any(|it| matches!(it, Choice::Use { .. }));
    let game = skutki().pole(UBODZY, "zastaw").pole(BOGACI, "karmazyn").begin();
    assert!(!uses(&game), "an opposing Karmazyn cannot be tapped for it");
    let zastaw = named(&game, UBODZY, "Zastaw");
    let refused: Vec<_> = game.refusals(UBODZY, zastaw).iter().map(|it| it.rule()).collect();
    assert!(refused.contains(&cite!("AH 116.2.b")), "{refused:?}");
    let mut game = skutki().pole(UBODZY, "zastaw").pole(UBODZY, "karmazyn").begin();
    choose(&mut game, |it| matches!(it, Choice::Use { .. }));
    lets_go(&mut game);
    assert!(is_tapped(&game, "Karmazyn"));
}

#[test]
fn everything_before_the_sign_is_cost_and_stays_paid() {
    let _rule = proves!("AH 116.3.a");
    let mut game = skutki().pole(UBODZY, "mlyn").dwor(BOGACI, &["weto"]).begin();
    let before = dukaty(&game, UBODZY);
    choose(&mut game, |it| matches!(it, Choice::Use { .. }));
    assert!(is_tapped(&game, "Młyn"));
    assert_eq!(dukaty(&game, UBODZY), before - 2, "paid before anybody could answer");
    choose(&mut game, |it| matches!(it, Choice::Play { .. }));
    lets_go(&mut game);
    assert_eq!((kreski(&game, UBODZY), dukaty(&game, UBODZY)), (0, before - 2));
}

#[test]
fn a_restriction_of_playing_works_in_the_dwor() {
    let _rule = proves!("AH 112.11.a");
    let table = |own| skutki().kreski(UBODZY, own).kreski(BOGACI, 3).dwor(UBODZY, &["laska"]);
    assert!(can_play(&table(2).begin(), "Łaska"));
    let mut game = table(3).begin();
    assert!(!can_play(&game, "Łaska"));
    let card = named(&game, UBODZY, "Łaska");
    let refused = game.apply(Choice::Play { card, way: 0 }, &mut Vec::new());
    assert_eq!(refused.expect_err("he has as many").rule(), cite!("AH 602.2"));
}
