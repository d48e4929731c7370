//! AH 406, 512.1.e, 501.1.b, 700.1.q — the pole karmazynów and the initiative.

use kernel::{CardId, Game, Pending};
use rulebook::{cite, proves};
use veto::{CardLayout, Choice, Event, Layout, Question, Veto};

use crate::{
    laid_out::{choices, choose},
    sejm::{BOGACI, UBODZY, asked, def, happened, layout, until},
};

fn on(layout: &mut Layout, seat: usize, id: &str, karmazyni: bool) {
    let card = def(&layout.catalog, id);
    layout.seats[seat].pole.push(CardLayout { card, karmazyni, ..CardLayout::default() });
}

/// The only card of this definition that Ubodzy can point at.
fn card(game: &Veto, id: &str) -> CardId {
    let wanted = def(game.catalog(), id);
    let view = game.view(Some(UBODZY));
    let found = view.cards.iter().find(|(_, it)| it.def == Some(wanted));
    game.pointed(Some(UBODZY), found.expect("it is there").0).expect("he can point at it")
}

fn settle(game: &mut Veto) {
    while let Pending::Decision { question: Question::Reply, .. } = game.pending() {
        choose(game, |it| *it == Choice::Decline);
    }
}

#[test]
fn a_karmazyn_goes_over_by_a_czyn_and_is_tapped() {
    let _rules = [proves!("AH 512.1.e"), proves!("AH 406.3")];
    let mut layout = layout();
    on(&mut layout, 0, "senator", false);
    let mut game = layout.begin().expect("a table");
    choose(&mut game, |it| matches!(it, Choice::ChangeField(_)));
    settle(&mut game);
    let seat = &game.view(None).seats[0];
    assert_eq!((seat.pole.len(), seat.karmazyni.len()), (0, 1));
    assert!(game.view(None).cards.iter().any(|(_, it)| it.zaznaczona));
    assert!(!choices(&game).iter().any(|it| matches!(it, Choice::Agitate(_))), "the czyn is used");
}

#[test]
fn a_wplywowy_may_go_over_and_nobody_else() {
    let mut layout = layout();
    on(&mut layout, 0, "szeptacz", false);
    on(&mut layout, 0, "rebajlo", false);
    let mut game = layout.begin().expect("a table");
    let (whisperer, swordsman) = (card(&game, "szeptacz"), card(&game, "rebajlo"));
    assert!(choices(&game).contains(&Choice::ChangeField(whisperer)));
    let refused = game.apply(Choice::ChangeField(swordsman), &mut Vec::new());
    assert_eq!(refused.expect_err("he is neither").rule(), cite!("AH 406.3"));
}

#[test]
fn a_karmazyn_may_be_put_out_on_the_pole_karmazynow() {
    let _rule = proves!("AH 406.2");
    let mut layout = layout();
    layout.seats[0].dwor = ["senator", "szeptacz"].map(|it| def(&layout.catalog, it)).to_vec();
    let mut game = layout.begin().expect("a table");
    let (senator, szeptacz) = (card(&game, "senator"), card(&game, "szeptacz"));
    let ways = |of| {
        let mine = |it: &&Choice| matches!(it, Choice::Play { card, .. } if *card == of);
        choices(&game).iter().filter(mine).count()
    };
    assert_eq!((ways(senator), ways(szeptacz)), (2, 1));
    let refused = game.clone().apply(Choice::Play { card: szeptacz, way: 1 }, &mut Vec::new());
    assert_eq!(refused.expect_err("only Karmazyni").rule(), cite!("AH 406.2"));
    choose(&mut game, |it| *it == Choice::Play { card: senator, way: 1 });
    settle(&mut game);
    assert_eq!(game.view(None).seats[0].karmazyni.len(), 1);
}

#[test]
fn who_stays_there_neither_agitates_nor_duels() {
    let mut layout = layout();
    on(&mut layout, 0, "senator", true);
    on(&mut layout, 1, "senator", true);
    let mut game = layout.begin().expect("a table");
    let senator = card(&game, "senator");
    for choice in [Choice::Agitate(senator), Choice::Challenge(senator)] {
        assert!(!choices(&game).contains(&choice));
        let refused = game.apply(choice, &mut Vec::new()).expect_err("he is out of reach");
        let rules = [cite!("AH 512.1.c"), cite!("AH 513.2")];
        assert!(rules.contains(&refused.rule()), "{refused}");
    }
}

#[test]
fn untapped_karmazyni_count_and_who_has_fewer_bids_first() {
    let _rule = proves!("AH 501.1.b");
    let mut layout = layout();
    on(&mut layout, 0, "hetman", true);
    on(&mut layout, 1, "senator", true);
    on(&mut layout, 1, "szeptacz", true);
    let mut game = layout.begin().expect("a table");
    until(&mut game, Question::Inicjatywa);
    assert_eq!(
        game.view(None).auction,
        Some(vec![2, 3]),
        "a Hetman is a Karmazyn, a Wpływowy none"
    );
    assert_eq!(asked(&game).0, UBODZY);
    let events = until(&mut game, Question::Stint);
    assert!(happened(&events, |it| *it == Event::Initiative { seat: BOGACI }));
}

#[test]
fn a_karmazyn_bears_one_sztych() {
    let _rule = proves!("AH 700.1.q");
    let mut layout = layout();
    on(&mut layout, 0, "senator", false);
    layout.seats[0].dwor = vec![def(&layout.catalog, "ciecie"); 2];
    let mut game = layout.begin().expect("a table");
    choose(&mut game, |it| matches!(it, Choice::Underlay(_)));
    assert!(!choices(&game).iter().any(|it| matches!(it, Choice::Underlay(_))));
}

#[test]
fn more_slawni_than_the_other_bring_the_difference_in_kreski() {
    let _rules = [proves!("AH 519.1.a"), proves!("AH 700.1.pp")];
    for (own, other, kreski) in [(3, 1, [2, 0]), (0, 1, [0, 1]), (2, 2, [0, 0])] {
        let mut layout = layout();
        (0..own).for_each(|_| on(&mut layout, 0, "slawa", false));
        (0..other).for_each(|_| on(&mut layout, 1, "slawa", false));
        let mut game = layout.begin().expect("a table");
        until(&mut game, Question::Inicjatywa);
        let view = game.view(None);
        assert_eq!([view.seats[0].kreski, view.seats[1].kreski], kreski);
    }
}

#[test]
fn under_a_krol_nobody_announces_an_elekcja() {
    let _rule = proves!("AH 700.1.v");
    let mut layout = layout();
    layout.seats[0].kreski = 14;
    on(&mut layout, 0, "pretendent", false);
    on(&mut layout, 1, "krol", false);
    let mut game = layout.begin().expect("a table");
    until(&mut game, Question::Inicjatywa);
    while asked(&game).1 == Question::Inicjatywa {
        choose(&mut game, |it| *it == Choice::Decline);
    }
    assert_eq!(asked(&game).1, Question::Stint);
}

#[test]
fn nobody_puts_out_a_second_elekt() {
    let mut layout = layout();
    on(&mut layout, 0, "pretendent", false);
    layout.seats[0].dwor.push(def(&layout.catalog, "pretendent"));
    let mut game = layout.begin().expect("a table");
    let view = game.view(Some(UBODZY));
    let second = game.pointed(Some(UBODZY), view.seats[0].dwor[0]).expect("his own card");
    let refused = game.apply(Choice::Play { card: second, way: 0 }, &mut Vec::new());
    assert_eq!(refused.expect_err("he has one").rule(), cite!("AH 700.1.l"));
}
