//! AH 400-411, 500.1 — where cards are, and what is common to all.

use kernel::Game;
use rulebook::proves;
use veto::{Choice, Event, Phase, Place, Question};

use crate::{
    kompania::{JA, ON, agitate, card, end_stint, moves, piles, play, seen, settle, stol},
    laid_out::choose,
    sejm::asked,
};

#[test]
fn a_card_is_in_one_zone_at_a_time() {
    let _rules = [proves!("AH 400.1"), proves!("AH 401.1")];
    let table = stol()
        .dwor(JA, &["sejmik", "roch"])
        .dwor(ON, &["nagana"])
        .kredens(JA, &["wicek", "goniec", "bohun"]);
    let mut game = table.begin();
    let mut events = play(&mut game, "sejmik");
    events.extend(settle(&mut game));
    events.extend(play(&mut game, "roch"));
    events.extend(settle(&mut game));
    end_stint(&mut game);
    events.extend(play(&mut game, "nagana"));
    events.extend(settle(&mut game));
    assert_eq!(moves(&game, &events, "roch"), [Place::Stos, Place::Pole, Place::Lazaret]);
    assert_eq!(moves(&game, &events, "sejmik"), [Place::Stos, Place::Lazaret]);
    game.audit().expect("nothing is lost and nothing doubled");
    let seat = &game.view(None).seats[0];
    let sizes = [usize::from(seat.kredens_size), usize::from(seat.dwor_size), seat.pole.len()];
    assert_eq!((sizes, seat.lazaret.len()), ([1, 2, 0], 2));
}

#[test]
fn what_is_on_the_pole_karmazynow_is_on_the_pole_gry() {
    let _rules = [
        proves!("AH 402.2"),
        proves!("AH 402.2.b"),
        proves!("AH 406.1"),
        proves!("AH 406.4"),
        proves!("AH 406.5"),
        proves!("AH 406.6"),
    ];
    let table = stol()
        .bearing(JA, "kasztelan", &["pas"], &["ciecie"])
        .dwor(ON, &["nagana"])
        .pole(ON, &["bohun"]);
    let mut game = table.begin();
    let kasztelan = card(&game, "kasztelan");
    choose(&mut game, |it| *it == Choice::ChangeField(kasztelan));
    settle(&mut game);
    let view = game.view(None);
    assert_eq!((view.seats[0].karmazyni.len(), view.seats[1].karmazyni.len()), (1, 0), "his own");
    let there = seen(&game, "kasztelan");
    assert_eq!(there.attached.len(), 2, "what he bears and what lies under him went with him");
    assert_eq!(there.kreski, Some(4), "and the pas still works");
    end_stint(&mut game);
    let mut events = play(&mut game, "nagana");
    events.extend(settle(&mut game));
    assert_eq!(moves(&game, &events, "kasztelan"), [Place::Lazaret], "it can be reached there");
    assert_eq!(moves(&game, &events, "pas"), [Place::Lazaret]);
    assert_eq!(piles(&game, JA)[1], 3);
}

#[test]
fn the_zalnik_takes_what_is_removed_and_all_may_see_it() {
    let _rules = [proves!("AH 409.1"), proves!("AH 409.1.a"), proves!("AH 409.4")];
    let table = stol()
        .dwor(JA, &["gawenda", "odpust", "zsylka", "zamach"])
        .pole(ON, &["bohun"])
        .kredens(JA, &["roch", "roch", "roch"]);
    let mut game = table.begin();
    for id in ["gawenda", "odpust", "zsylka"] {
        play(&mut game, id);
        settle(&mut game);
    }
    assert_eq!((piles(&game, JA), piles(&game, ON)), ([3, 1, 2], [0, 0, 1]));
    let mut zalnik = Vec::new();
    for viewer in [Some(JA), Some(ON), None] {
        let view = game.view(viewer);
        let piles = view.seats.iter().flat_map(|it| &it.zalnik);
        let face = |it: &kernel::Handle| {
            let (_, card) =
                view.cards.iter().find(|(handle, _)| handle == it).expect("it lies there");
            (card.def, card.owner)
        };
        zalnik.push(piles.map(face).collect::<Vec<_>>());
    }
    assert!(zalnik.iter().all(|it| *it == zalnik[0] && it.iter().all(|(def, _)| def.is_some())));
    assert_eq!(zalnik[0].iter().filter(|(_, owner)| *owner == ON).count(), 1);
}

#[test]
fn a_card_may_be_attached_to_the_special_card_of_the_other() {
    let _rule = proves!("AH 410.3");
    let table =
        stol().dwor(JA, &["paszkwil"]).pole(JA, &["roch"]).pole(ON, &["bohun"]).kreski(ON, 5);
    let mut game = table.begin();
    play(&mut game, "paszkwil");
    settle(&mut game);
    let view = game.view(None);
    assert_eq!((view.seats[0].attached.len(), view.seats[1].attached.len()), (0, 1));
    assert_eq!(seen(&game, "paszkwil").controller, Some(JA));
    crate::kompania::challenge(&mut game, "roch");
    let events = choose(&mut game, |it| *it == Choice::Refuse);
    let lost = |it: &Event| *it == Event::Kreski { from: Some(ON), to: None, amount: 3 };
    assert!(crate::sejm::happened(&events, lost));
}

#[test]
fn a_round_goes_through_its_phases() {
    let _rule = proves!("AH 500.1");
    let mut game = stol().pole(JA, &["bohun"]).dwor(JA, &["roch"]).dwor(ON, &["roch"]).begin();
    agitate(&mut game, "bohun");
    settle(&mut game);
    let mut phases = vec![game.view(None).phase];
    while game.view(None).round < 3 {
        let least = [Choice::Decline, Choice::EndStint, Choice::Done, Choice::No];
        choose(&mut game, |it| least.contains(it));
        let phase = game.view(None).phase;
        if phases.last() != Some(&phase) {
            phases.push(phase);
        }
    }
    let expected = [Phase::Gra, Phase::Zakonczenie, Phase::Odznaczenie, Phase::Gra];
    assert_eq!(phases[..4], expected, "the faza rozliczenia asks nothing here");
    assert_eq!(asked(&game).1, Question::Inicjatywa);
}
