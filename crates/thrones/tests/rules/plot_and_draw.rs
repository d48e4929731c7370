//! 1 and 2 — The plot phase and the draw phase.

use cards::thrones::Phase;
use rulebook::proves;
use thrones::{Choice, Event, Question};

use crate::{core_decks::def, laid_out::*};

#[test]
fn plots_are_chosen_in_secret_and_revealed_together() {
    let _rules = [
        proves!("KZ 1.2"),
        proves!("KZ 1.3"),
        proves!("KZ 1.3.a"),
        proves!("KZ Karta fabuły.2"),
        proves!("KZ 1.3.I"),
        proves!("KZ 1.3.II"),
        proves!("KZ Inicjatywa.0.b"),
    ];
    let mut play = table(Phase::Plot).start();
    assert_eq!(play.asked(), (A, Question::Plot));
    let winds = play.find(A, WINDS_OF_WINTER);
    play.choose(Choice::Pick(winds));
    let seen = play.game.view(Some(B));
    assert!(seen.cards.iter().all(|(_, it)| it.def != Some(def(WINDS_OF_WINTER)) || it.owner == B));
    let noble = play.find(B, NOBLE_CAUSE);
    play.choose(Choice::Pick(noble));
    // Initiative 0 of A Noble Cause against that of The Winds of Winter.
    assert_eq!(play.asked(), (A, Question::FirstPlayer));
    play.choose(Choice::Player(B));
    assert_eq!(play.game.view(None).first, B);
    assert_eq!(play.game.view(None).seats[0].used_plots.len(), 1, "the old plot is used");
}

#[test]
fn who_reveals_his_last_plot_takes_the_used_ones_back() {
    let _rules = [proves!("KZ 1.3.b"), proves!("KZ Karta fabuły.4")];
    let mut layout = table(Phase::Plot);
    layout.seats[0].plots.truncate(1);
    let mut play = layout.start();
    play.until_told(|it| matches!(it, Event::PhaseBegins { phase: Phase::Draw }));
    let seat = &play.game.view(None).seats[0];
    assert_eq!((seat.plots_left, seat.used_plots.len()), (1, 0), "the revealed one stays");
}

#[test]
fn tied_initiative_goes_to_the_one_with_less_power() {
    let _rule = proves!("KZ Inicjatywa.0.c");
    let mut layout = table(Phase::Plot);
    for seat in &mut layout.seats {
        seat.plots = defs(&[NOBLE_CAUSE]);
    }
    layout.seats[0].power = 2;
    let mut play = layout.start();
    play.until(|_, question| question == Question::FirstPlayer);
    assert_eq!(play.asked().0, B);
}

#[test]
fn when_revealed_abilities_resolve_in_the_first_players_order() {
    let _rules = [
        proves!("KZ 1.3.III"),
        proves!("KZ „Po odkryciu”.0"),
        proves!("KZ Kolejność rozpatrywania jednoczesnych efektów.1"),
    ];
    let mut layout = table(Phase::Plot);
    for seat in &mut layout.seats {
        seat.plots = defs(&[COUNTING_COPPERS]);
    }
    let mut play = layout.start();
    play.until(|_, question| question == Question::FirstPlayer).choose(Choice::Player(B));
    assert_eq!(play.asked(), (B, Question::Order));
    let first = play.offered()[1];
    play.choose(first);
    play.until_told(|it| matches!(it, Event::PhaseBegins { phase: Phase::Draw }));
    // Three cards each by Counting Coppers, two in the draw phase.
    assert_eq!((play.hand(A), play.hand(B)), (5, 5));
}

/// Reinforcements looks into a hand; whether it finds somebody there is no business of the others.
#[test]
fn who_orders_the_plots_learns_nothing_about_a_hand() {
    for hand in [SANSA, "01039"] {
        let mut layout = table(Phase::Plot);
        layout.seats[0].plots = defs(&["01020"]);
        layout.seats[0].hand = defs(&[hand]);
        layout.seats[1].plots = defs(&[COUNTING_COPPERS]);
        let mut play = layout.start();
        play.until(|_, question| question == Question::FirstPlayer).choose(Choice::Player(B));
        assert_eq!((play.asked(), play.offered().len()), ((B, Question::Order), 2), "{hand}");
        let of_a = play.offered()[0];
        play.choose(of_a);
        let found = usize::from(hand == SANSA);
        let picks = play.offered().iter().filter(|it| matches!(it, Choice::Pick(_))).count();
        assert_eq!((play.asked().0, picks), (A, found), "{hand}");
    }
}

#[test]
fn all_players_draw_two_cards_from_the_top() {
    let _rules = [
        proves!("KZ 2.2"),
        proves!("KZ 2.okno"),
        proves!("KZ Dobieranie kart.0"),
        proves!("KZ Dobieranie kart.1"),
        proves!("KZ Dobieranie kart.2"),
    ];
    let mut layout = table(Phase::Draw);
    layout.seats[0].deck.extend(defs(&[EDDARD, SANSA]));
    let play = layout.start();
    assert_eq!((play.hand(A), play.hand(B)), (2, 2));
    assert_eq!(play.all(A, SANSA).len() + play.all(A, EDDARD).len(), 2);
}
