//! AH 106, 101.6, 103.4.a, 117.4, 404.1 — markers, open choices, cards that are drawn and cards that are not.

use kernel::Game;
use rulebook::proves;
use veto::{Event, Place};

use crate::{
    kompania::{JA, ON, card, moves, pick, play, settle, stol, uses},
    sejm::{dukaty, happened},
};

#[test]
fn dukaty_are_paid_out_of_the_skarb_into_the_common_pool() {
    let _rules = [proves!("AH 106.1"), proves!("AH 106.1.a"), proves!("AH 106.2")];
    let mut game = stol().pole(JA, &["wicek"]).dwor(ON, &["kasata"]).dukaty(JA, 4).begin();
    let before = dukaty(&game, ON);
    let events = uses(&mut game, "wicek");
    let paid = |it: &Event| *it == Event::Dukaty { from: Some(JA), to: None, amount: 1 };
    assert!(happened(&events, paid));
    assert_eq!((dukaty(&game, JA), dukaty(&game, ON)), (3, before));
    settle(&mut game);
    assert_eq!((dukaty(&game, JA), dukaty(&game, ON)), (6, before), "three come out of the pool");
}

#[test]
fn what_a_play_is_aimed_at_is_chosen_openly() {
    let _rule = proves!("AH 101.6");
    let mut game = stol().dwor(JA, &["areszt"]).pole(ON, &["roch", "bohun"]).begin();
    play(&mut game, "areszt");
    let roch = card(&game, "roch");
    let events = pick(&mut game, "roch");
    for viewer in [Some(ON), None] {
        let told = events.iter().any(|it| match &it.event {
            Event::Played { targets, .. } => targets
                .iter()
                .any(|it| it.seen_by.includes(viewer) && it.def == def_of(&game, roch)),
            _ => false,
        });
        assert!(told, "{viewer:?} hears of it");
    }
    // A card in the dwór is chosen without showing the others.
    let mut game = stol().dwor(JA, &["rewizja"]).dwor(ON, &["bohun", "roch"]).begin();
    play(&mut game, "rewizja");
    let events = pick(&mut game, "bohun");
    assert_eq!(moves(&game, &events, "bohun"), [Place::Lazaret]);
    assert!(game.view(Some(JA)).seats[1].dwor_known.is_empty());
}

fn def_of(game: &veto::Veto, card: kernel::CardId) -> u16 {
    let handle = game.handle(None, card).expect("all see it");
    let view = game.view(None);
    let (_, card) = view.cards.iter().find(|(it, _)| *it == handle).expect("it lies there");
    card.def.expect("face up")
}

#[test]
fn nothing_a_player_does_changes_the_order_of_a_kredens() {
    let _rules = [proves!("AH 103.4.a"), proves!("AH 404.1")];
    let table = stol()
        .pole(JA, &["wicek"])
        .dwor(JA, &["okrzyk", "dworek", "sejmik"])
        .kredens(JA, &["zajazd", "goniec", "roch", "bohun"]);
    let mut game = table.begin();
    uses(&mut game, "wicek");
    settle(&mut game);
    play(&mut game, "okrzyk");
    settle(&mut game);
    play(&mut game, "dworek");
    let events = play(&mut game, "sejmik");
    let drawn = events.iter().filter_map(|it| match &it.event {
        Event::Drew { card, .. } => Some((card.def, card.seen_by.includes(Some(ON)))),
        _ => None,
    });
    let expected = ["bohun", "roch"].map(|it| (def_of_own(&game, it), false));
    assert_eq!(drawn.collect::<Vec<_>>(), expected, "from the top, seen by nobody else");
    assert_eq!(game.view(Some(ON)).seats[0].dwor_size, 2);
    assert!(game.view(Some(ON)).seats[0].dwor.is_empty());
}

fn def_of_own(game: &veto::Veto, id: &str) -> u16 {
    crate::kompania::seen(game, id).def.expect("one's own card")
}

#[test]
fn what_is_moved_into_the_dwor_is_not_drawn() {
    let _rule = proves!("AH 117.4");
    let drew = |it: &Event| matches!(it, Event::Drew { .. });
    let mut game = stol().dwor(JA, &["odwolanie"]).lazaret(JA, &["roch"]).begin();
    let mut events = play(&mut game, "odwolanie");
    events.extend(settle(&mut game));
    assert_eq!(moves(&game, &events, "roch"), [Place::Dwor]);
    assert!(!happened(&events, drew));
    let mut game = stol().dwor(JA, &["zaciag"]).kredens(JA, &["roch", "dworek"]).begin();
    play(&mut game, "zaciag");
    settle(&mut game);
    let events = crate::laid_out::choose(&mut game, |it| matches!(it, veto::Choice::Find(_)));
    assert_eq!(moves(&game, &events, "roch"), [Place::Dwor]);
    assert!(!happened(&events, drew));
}
