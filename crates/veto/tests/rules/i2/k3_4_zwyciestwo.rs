//! I2 3.4, 3.3.4.2 — the ways to win.

use kernel::{Game, Pending, Seat};
use rulebook::{cite, proves};
use veto::{CardLayout, Choice, Event, INSTRUKCJA, Layout, OverReason, Question, Veto};

use crate::{
    kompania::rule_of,
    laid_out::{choices, choose},
    sejm::{BOGACI, UBODZY, asked, def, happened, layout_by, until},
    tablica::{Tablica, lets_go, slowa_by},
};

fn lay(layout: &mut Layout, seat: Seat, id: &str) {
    let card = CardLayout { card: def(&layout.catalog, id), ..CardLayout::default() };
    layout.seats[usize::from(seat.0)].pole.push(card);
}

/// The poor have so many kreski and, if told, an Elekt; a round has gone by.
fn candidate(kreski: u8, elekt: bool) -> Veto {
    let mut layout = layout_by(&INSTRUKCJA);
    layout.seats[0].kreski = kreski;
    if elekt {
        lay(&mut layout, UBODZY, "pretendent");
    }
    let mut game = layout.begin().expect("a table");
    until(&mut game, Question::Inicjatywa);
    game
}

fn winner(game: &Veto) -> Option<Seat> {
    match game.pending() {
        Pending::Over { winner } => winner,
        Pending::Decision { .. } => None,
    }
}

#[test]
fn with_two_thirds_and_an_elekt_the_holder_of_the_initiative_announces_and_wins() {
    let _rules =
        [proves!("I2 3.3.2.4"), proves!("I2 3.3.4.2"), proves!("I2 3.4.1"), proves!("I2 3.4.7")];
    let mut game = candidate(14, true);
    until(&mut game, Question::Elekcja);
    assert_eq!(asked(&game), (UBODZY, Question::Elekcja));
    let events = choose(&mut game, |it| *it == Choice::Yes);
    let announced = rule_of(&events, |it| matches!(it, Event::ElekcjaAnnounced { .. }));
    assert_eq!(announced, Some(cite!("I2 3.4.7")));
    assert!(!game.pending().is_over(), "it is decided at the end of the round");
    let events = until(&mut game, Question::Inicjatywa);
    assert_eq!(winner(&game), Some(UBODZY));
    assert_eq!(rule_of(&events, |it| matches!(it, Event::Over { .. })), Some(cite!("I2 3.4.8")));
}

#[test]
fn the_instruction_knows_no_krol_who_would_forbid_it() {
    let _rule = proves!("I2 3.4.7");
    let mut layout = layout_by(&INSTRUKCJA);
    layout.seats[0].kreski = 14;
    lay(&mut layout, UBODZY, "pretendent");
    lay(&mut layout, BOGACI, "krol");
    let mut game = layout.begin().expect("a table");
    until(&mut game, Question::Elekcja);
    assert_eq!(asked(&game), (UBODZY, Question::Elekcja));
}

#[test]
fn nobody_else_announces_and_nobody_with_less() {
    let _rule = proves!("I2 3.3.1.4");
    for mut game in [candidate(13, true), candidate(14, false)] {
        until_bids_are_over(&mut game);
        assert_eq!(asked(&game), (UBODZY, Question::Stint), "nobody was asked about an elekcja");
    }
    let mut game = candidate(14, true);
    choose(&mut game, |it| *it == Choice::Bid(1));
    until_bids_are_over(&mut game);
    assert_eq!(asked(&game), (BOGACI, Question::Stint), "he lost the initiative");
}

fn until_bids_are_over(game: &mut Veto) {
    while asked(game).1 == Question::Inicjatywa {
        choose(game, |it| *it == Choice::Decline);
    }
}

/// The poor announce; then the kreski change hands and whoever has them may have an Elekt.
fn announced(elekt: bool) -> Veto {
    let mut layout = layout_by(&INSTRUKCJA);
    layout.election = Some(UBODZY);
    layout.seats[0].kreski = 3;
    layout.seats[1].kreski = 15;
    lay(&mut layout, UBODZY, "pretendent");
    if elekt {
        // He may well have the same name: it is a table laid out, not played.
        lay(&mut layout, BOGACI, "pretendent");
    }
    layout.begin().expect("a table")
}

#[test]
fn the_election_is_won_by_whoever_has_the_votes_then() {
    let _rules = [proves!("I2 3.4.8"), proves!("I2 3.4.9")];
    let mut game = announced(true);
    until(&mut game, Question::Inicjatywa);
    assert_eq!(winner(&game), Some(BOGACI), "not the one who announced it");
    let mut game = announced(false);
    let events = until(&mut game, Question::Inicjatywa);
    assert!(happened(&events, |it| matches!(it, Event::ElekcjaFailed { .. })));
    assert!(!game.pending().is_over(), "the game goes on");
}

#[test]
fn all_kreski_win_at_once() {
    let _rules = [proves!("I2 3.4.2"), proves!("I2 3.4.4")];
    let mut layout = layout_by(&INSTRUKCJA);
    layout.seats[0].kreski = 20;
    lay(&mut layout, UBODZY, "rebajlo");
    let mut game = layout.begin().expect("a table");
    let mut events = choose(&mut game, |it| matches!(it, Choice::Agitate(_)));
    events.extend(lets_go(&mut game));
    assert_eq!(winner(&game), Some(UBODZY));
    assert_eq!(rule_of(&events, |it| matches!(it, Event::Over { .. })), Some(cite!("I2 3.4.2")));
}

/// The rich kill an Elekt of the poor, who have so many of them.
fn killing(elekci: usize) -> (Veto, Vec<veto::Happened>) {
    let mut layout = layout_by(&INSTRUKCJA);
    layout.voice = BOGACI;
    layout.seats[0].kreski = 15;
    (0..elekci).for_each(|_| lay(&mut layout, UBODZY, "pretendent"));
    layout.seats[1].dwor.push(def(&layout.catalog, "zamach"));
    let mut game = layout.begin().expect("a table");
    let mut events = choose(&mut game, |it| matches!(it, Choice::Play { .. }));
    while let Pending::Decision { question: Question::Card { .. } | Question::Reply, .. } =
        game.pending()
    {
        events.extend(choose(&mut game, |it| matches!(it, Choice::Pick(_) | Choice::Decline)));
    }
    (game, events)
}

#[test]
fn whose_last_elekt_is_killed_loses_at_once_whatever_his_kreski() {
    let _rules =
        [proves!("I2 3.4.3"), proves!("I2 3.4.4"), proves!("I2 3.4.10"), proves!("I2 3.4.11")];
    let (game, events) = killing(1);
    assert_eq!(winner(&game), Some(BOGACI));
    assert_eq!(rule_of(&events, |it| matches!(it, Event::Over { .. })), Some(cite!("I2 3.4.10")));
    let (game, _) = killing(2);
    assert!(!game.pending().is_over(), "another Elekt is left");
}

#[test]
fn when_both_have_won_the_kreski_decide_and_then_the_initiative() {
    let _rule = proves!("I2 3.4.6");
    let wins = |own, enemy| {
        let table = Tablica::by(&INSTRUKCJA, "skutki", include_str!("../skutki.toml"))
            .pole(UBODZY, "pretendent")
            .pole(BOGACI, "pretendent")
            .kreski(UBODZY, own)
            .kreski(BOGACI, enemy)
            .dwor(UBODZY, &["rzez"]);
        let mut game = table.begin();
        choose(&mut game, |it| matches!(it, Choice::Play { .. }));
        lets_go(&mut game);
        winner(&game)
    };
    assert_eq!(wins(4, 3), Some(UBODZY));
    assert_eq!(wins(3, 4), Some(BOGACI));
    assert_eq!(wins(3, 3), Some(UBODZY), "he holds the initiative");
}

#[test]
fn a_strategia_may_have_a_victory_of_its_own() {
    let _rule = proves!("I2 3.4.5");
    let table = |kreski| {
        let mut table = slowa_by(&INSTRUKCJA).kreski(UBODZY, kreski);
        table.layout.seats[0].strategia = Some(table.find("spisek"));
        table.begin()
    };
    let uses = |it: &Choice| matches!(it, Choice::Use { .. });
    assert!(!choices(&table(3)).iter().any(uses), "its condition is not met");
    let mut game = table(4);
    let mut events = choose(&mut game, uses);
    events.extend(lets_go(&mut game));
    assert_eq!(winner(&game), Some(UBODZY));
    let by_card = |it: &Event| matches!(it, Event::Over { reason: OverReason::WonByCard, .. });
    assert_eq!(rule_of(&events, by_card), Some(cite!("I2 3.4.5")));
}
