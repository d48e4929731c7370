//! KZ Przygotowanie gry, Mulligan.

use kernel::{Dice, Game};
use rulebook::{cite, proves};
use thrones::{Choice, Event, Place, Question, Thrones};

use crate::{core_decks, laid_out::*};

fn begun(number: u64) -> Played {
    Played { game: core_decks::joust(number), events: Vec::new() }
}

fn asked(game: &Thrones) -> Option<Question> {
    game.pending().seat().map(|_| match game.pending() {
        kernel::Pending::Decision { question, .. } => question,
        kernel::Pending::Over { .. } => unreachable!("somebody is asked"),
    })
}

#[test]
fn a_mulligan_is_a_new_hand_of_seven_in_player_order() {
    let _rules = [
        proves!("KZ Mulligan.0"),
        proves!("KZ Mulligan.1"),
        proves!("KZ Przygotowanie gry.2"),
        proves!("KZ Przygotowanie gry.3"),
        proves!("KZ Przygotowanie gry.5"),
        proves!("KZ Przygotowanie gry.6"),
        proves!("KZ Przygotowanie gry.7"),
    ];
    let mut play = begun(5);
    let first = play.game.view(None).first;
    assert_eq!(play.asked(), (first, Question::Mulligan));
    let before = play.game.view(Some(first)).seats[usize::from(first.0)].hand.clone();
    assert_eq!(before.len(), 7);
    play.choose(Choice::Mulligan);
    let after = play.game.view(Some(first)).seats[usize::from(first.0)].hand.clone();
    assert_eq!(after.len(), 7);
    assert!(before.iter().all(|it| !after.contains(it)), "nobody can follow a card through it");
    let (second, question) = play.asked();
    assert!(second != first && question == Question::Mulligan, "once for each");
}

#[test]
fn set_up_cards_are_hidden_and_cost_at_most_eight() {
    let _rules = [
        proves!("KZ Przygotowanie gry.8"),
        proves!("KZ Przygotowanie gry.9"),
        proves!("KZ Przygotowanie gry.9.a"),
        proves!("KZ Przygotowanie gry.10"),
    ];
    let (mut dear, mut limited, mut event, mut host) = (0, 0, 0, 0);
    for number in 0..40 {
        let mut play = begun(number);
        play.until(|_, question| question == Question::SetUp);
        let mut dice = Dice::new(number);
        while asked(&play.game) == Some(Question::SetUp) {
            let seat = play.asked().0;
            let offered = play.offered();
            for card in own_hand(&play, seat) {
                if offered.contains(&Choice::Pick(card)) {
                    continue;
                }
                let rule = play.game.why_not(Choice::Pick(card)).expect("it is refused").rule();
                dear += u32::from(rule == cite!("KZ Przygotowanie gry.8.a"));
                limited += u32::from(rule == cite!("KZ Przygotowanie gry.8.b"));
                event += u32::from(rule == cite!("KZ Przygotowanie gry.8.c"));
                host += u32::from(rule == cite!("KZ Przygotowanie gry.8.d"));
            }
            let choice = offered[dice.place(offered.len())];
            play.choose(choice);
            let other = if seat == A { B } else { A };
            let seen = play.game.view(Some(other));
            let hidden = seen.cards.iter().filter(|(_, it)| it.place == Place::SetUp);
            assert!(hidden.filter(|(_, it)| it.owner == seat).all(|(_, it)| it.def.is_none()));
        }
        play.until_told(|it| matches!(it, Event::RoundBegins { .. }));
        assert_eq!((play.hand(A), play.hand(B)), (7, 7));
    }
    assert!(0 < dear && 0 < limited && 0 < event && 0 < host, "{dear} {limited} {event} {host}");
}

/// Three copies once were placed each under the next, which still lay face down.
#[test]
fn copies_of_a_unique_set_up_card_become_its_duplicates() {
    let mut seen = 0;
    for number in 0..300 {
        let mut play = begun(number);
        play.until(|_, question| question == Question::SetUp);
        while asked(&play.game) == Some(Question::SetUp) {
            let choice = play.offered()[0];
            play.choose(choice);
        }
        let view = play.game.view(None);
        let under = view.cards.iter().filter(|(_, it)| it.place == Place::Duplicate);
        for (_, duplicate) in under {
            let host = duplicate.host.expect("a duplicate lies under a card");
            let host = &view.cards.iter().find(|(it, _)| *it == host).expect("in play").1;
            assert_eq!(host.def, duplicate.def);
            assert!(matches!(host.place, Place::Play | Place::Attached), "{host:?}");
            seen += 1;
        }
    }
    assert!(2 < seen, "{seen} duplicates");
}

fn own_hand(play: &Played, seat: kernel::Seat) -> Vec<kernel::CardId> {
    let view = play.game.view(Some(seat));
    let hand = &view.seats[usize::from(seat.0)].hand;
    hand.iter().map(|it| play.game.pointed(Some(seat), *it).expect("it is his")).collect()
}
