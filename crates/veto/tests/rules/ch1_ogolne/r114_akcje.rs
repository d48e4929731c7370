//! AH 114, MB 26-28 — what the seat przy głosie may do.

use rulebook::{cite, proves};
use veto::Choice;

use crate::laid_out::{card, choices, choose, defs, in_play, layout, settle};

#[test]
fn a_stint_offers_the_three_czyny_the_drobiazgi_and_nothing_else() {
    let _rules = [proves!("MB 27"), proves!("MB 28")];
    let mut layout = layout();
    let catalog = layout.catalog.clone();
    layout.seats[0].pole = vec![in_play(&catalog, "bohun"), in_play(&catalog, "dosia")];
    layout.seats[0].dwor =
        defs(&catalog, &["sowa", "szynk", "batorowka", "finta", "koncept", "bujdy"]);
    layout.seats[1].pole = vec![in_play(&catalog, "skrzetuski")];
    let mut game = layout.begin().expect("a table that can be");

    let [bohun, dosia] = ["bohun", "dosia"].map(|it| card(&game, it));
    let [sowa, szynk, batorowka, finta, koncept] =
        ["sowa", "szynk", "batorowka", "finta", "koncept"].map(|it| card(&game, it));
    let play = |card| Choice::Play { card, way: 0 };
    let mut offered = choices(&game);
    let mut expected = vec![
        // The czyny: a postać, an agitacja, a challenge. Dosia is a Niewiasta.
        play(sowa),
        Choice::Agitate(bohun),
        Choice::Agitate(dosia),
        Choice::Challenge(bohun),
        // The drobiazgi.
        play(szynk),
        play(batorowka),
        Choice::Underlay(finta),
        play(koncept),
        Choice::Use { card: dosia, ability: 0 },
        Choice::EndStint,
    ];
    let order = |it: &Choice| format!("{it:?}");
    offered.sort_by_key(order);
    expected.sort_by_key(order);
    assert_eq!(offered, expected);

    let mut events = choose(&mut game, |it| *it == Choice::Agitate(bohun));
    settle(&mut game, &mut events);
    events.extend(choose(&mut game, |it| *it == play(szynk)));
    settle(&mut game, &mut events);
    let czyny = |it: &Choice| matches!(it, Choice::Agitate(_) | Choice::Challenge(_));
    assert!(!choices(&game).iter().any(czyny), "the czyn is used");
}

#[test]
fn whose_stint_it_is_not_may_do_nothing() {
    let mut layout = layout();
    let catalog = layout.catalog.clone();
    layout.seats[1].pole = vec![in_play(&catalog, "skrzetuski")];
    layout.seats[0].pole = vec![in_play(&catalog, "bohun")];
    let game = layout.begin().expect("a table that can be");
    let skrzetuski = card(&game, "skrzetuski");
    let refusals = game.refusals(crate::laid_out::MACIEK, skrzetuski);
    let rules: Vec<_> = refusals.iter().map(|it| it.rule()).collect();
    assert!(rules.contains(&cite!("MB 28")), "{refusals:?}");
}
