//! AH 103, MB 2-25 — the beginning of a game.

use kernel::{Game, Pending};
use rulebook::{cite, proves};
use veto::{Choice, Question, SetupProblem};

use crate::laid_out::{AGATA, MACIEK, choices, choose, deck, def, setup};

fn refused(setup: &veto::Setup) -> SetupProblem {
    setup.begin().expect_err("this cannot be a game")
}

#[test]
fn three_players_or_one_are_refused() {
    let mut three = setup(&["awanturnicy", "wisniowieccy"], 1);
    three.decks.push(three.decks[0].clone());
    assert_eq!(refused(&three).rule(), cite!("MB 2"));
    let mut one = setup(&["awanturnicy", "wisniowieccy"], 1);
    one.decks.pop();
    assert_eq!(refused(&one).rule(), cite!("MB 2"));
}

#[test]
fn the_same_faction_twice_is_refused() {
    let twice = setup(&["awanturnicy", "awanturnicy"], 1);
    assert_eq!(refused(&twice).rule(), cite!("MB 3"));
}

#[test]
fn a_faction_card_in_the_kredens_is_refused() {
    let mut inside = setup(&["awanturnicy", "wisniowieccy"], 1);
    let faction = inside.decks[0].faction;
    inside.decks[0].cards.push(faction);
    assert_eq!(refused(&inside).rule(), cite!("MB 6"));
}

#[test]
fn a_deck_without_its_faction_card_is_refused() {
    let mut headless = setup(&["awanturnicy", "wisniowieccy"], 1);
    headless.decks[0].faction = def(&headless.catalog, "finta");
    assert_eq!(refused(&headless).rule(), cite!("MB 6"));
}

/// The opening dwory of a seed, as definitions.
fn dwory(seed: u8) -> [Vec<u16>; 2] {
    let game = setup(&["awanturnicy", "wisniowieccy"], seed).begin().expect("two legal decks");
    [AGATA, MACIEK].map(|seat| {
        let view = game.view(Some(seat));
        let own = &view.seats[usize::from(seat.0)].dwor;
        let faces = view.cards.iter().filter(|(handle, _)| own.contains(handle));
        faces.filter_map(|(_, it)| it.def).collect()
    })
}

#[test]
fn the_kredens_is_shuffled_and_every_card_can_come_first() {
    let _rules = [proves!("MB 16"), proves!("PC 2.4.3")];
    let catalog = crate::laid_out::catalog();
    let own = deck(&catalog, "awanturnicy").cards;
    assert_eq!(dwory(1), dwory(1), "the same seed deals the same cards");
    let mut seen: Vec<u16> = (0..60).flat_map(|seed| dwory(seed)[0].clone()).collect();
    seen.sort_unstable();
    seen.dedup();
    let mut all = own;
    all.dedup();
    assert_eq!(seen, all, "in sixty deals every card of the deck, and no other, is drawn");
}

#[test]
fn nobody_knows_the_place_of_a_card_in_a_shuffled_kredens() {
    let _rule = proves!("PC 3.2.3");
    let game = setup(&["awanturnicy", "wisniowieccy"], 7).begin().expect("two legal decks");
    for seat in [AGATA, MACIEK] {
        let other = game.redeal(seat, &mut kernel::Chance::numbered(5));
        assert_ne!(other.fingerprint(), game.fingerprint(), "the cards lie otherwise");
        assert_eq!(other.view(Some(seat)), game.view(Some(seat)), "and he cannot tell");
    }
}

#[test]
fn both_players_see_the_same_correct_state_after_every_choice() {
    let _rule = proves!("PC 1.3.5.3");
    let mut game = setup(&["awanturnicy", "wisniowieccy"], 3).begin().expect("two legal decks");
    let mut chance = kernel::Chance::numbered(3);
    for _ in 0..200 {
        let mut choices = crate::laid_out::choices(&game);
        chance.shuffle(&mut choices);
        let Some(choice) = choices.first() else { break };
        game.apply(*choice, &mut kernel::Deaf).expect("an offered choice is legal");
        game.audit().expect("nothing is lost and nothing doubled");
        let [agata, maciek] = [AGATA, MACIEK].map(|it| game.view(Some(it)));
        let kreski = |view: &veto::View| view.seats.iter().map(|it| it.kreski).collect::<Vec<_>>();
        let public = |view: &veto::View| (view.round, view.phase, view.voice, kreski(view));
        assert_eq!(public(&agata), public(&maciek));
        assert_eq!((agata.stos, agata.duel), (maciek.stos, maciek.duel));
    }
}

#[test]
fn an_exchanged_dwor_is_drawn_anew_and_only_once() {
    let _rule = proves!("MB 23");
    let setup = setup(&["awanturnicy", "wisniowieccy"], 1);
    let mut game = setup.begin().expect("two legal decks");
    let before = dwory(1)[0].clone();
    assert_eq!(choices(&game), [Choice::Keep, Choice::Exchange]);

    choose(&mut game, |it| *it == Choice::Exchange);

    let view = game.view(Some(AGATA));
    let own = &view.seats[0];
    let faces = view.cards.iter().filter(|(it, _)| own.dwor.contains(it));
    let after: Vec<u16> = faces.filter_map(|(_, it)| it.def).collect();
    assert_ne!(after, before);
    assert_eq!((own.dwor_size, own.kredens_size), (7, 20));
    let next = Pending::Decision { seat: MACIEK, question: Question::Grymaszenie };
    assert_eq!(game.pending(), next, "Agata is not asked a second time");
}
