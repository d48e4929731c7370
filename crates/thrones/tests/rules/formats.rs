//! What belongs to the format of a game: how many play, with how many plots, in which order.

use std::sync::Arc;

use cards::thrones::{Faction, Kind, Phase};
use kernel::Seat;
use rulebook::{cite, proves};
use thrones::{Catalog, Choice, Event, Layout, Place, Question, SeatLayout, Setup};

use crate::{
    core_decks::{self, CATALOG, def},
    laid_out::*,
};

const C: Seat = Seat(2);
const D: Seat = Seat(3);

/// As many seats as there are factions given, with decks and plots that do nothing.
fn table_of(factions: &[Faction], phase: Phase, first: Seat) -> Layout {
    let seat = |faction: &Faction| SeatLayout {
        plot: Some(def(CLASH)),
        plots: vec![def(WINDS_OF_WINTER), def(NOBLE_CAUSE)],
        deck: vec![def(KNIGHT); 20],
        ..SeatLayout::of(*faction)
    };
    let seats = factions.iter().map(seat).collect();
    Layout { catalog: Arc::clone(&CATALOG), seats, seed: [1; 32], round: 1, phase, first }
}

const FOUR: [Faction; 4] =
    [Faction::Stark, Faction::Lannister, Faction::Greyjoy, Faction::Baratheon];

#[test]
fn a_game_is_for_two_or_more() {
    let alone =
        Setup { catalog: Arc::clone(&CATALOG), decks: vec![core_decks::deck(0)], seed: [0; 32] };
    let problem = alone.begin().expect_err("nobody plays alone");
    assert_eq!(problem.rule(), cite!("KZ Przygotowanie gry.1"));
    assert!(core_decks::game(&[0, 1], 1).view(None).seats.len() == 2, "two joust");
    assert!(core_decks::game(&[0, 1, 2], 1).view(None).seats.len() == 3);
}

#[test]
fn a_plot_deck_has_seven_plots() {
    for count in [6, 8] {
        let mut decks = vec![core_decks::deck(0), core_decks::deck(1)];
        decks[1].plots = vec![def(NOBLE_CAUSE); count];
        let setup = Setup { catalog: Arc::clone(&CATALOG), decks, seed: [0; 32] };
        let problem = setup.begin().expect_err("seven, exactly");
        assert_eq!(problem.rule(), cite!("KZ Karta fabuły.0"), "{count} plots");
    }
}

#[test]
fn every_plot_is_in_one_of_three_states() {
    let _rule = proves!("KZ Karta fabuły.1");
    let mut play = Played { game: core_decks::joust(3), events: Vec::new() };
    for _ in 0..400 {
        let Some(seat) = play.game.pending().seat() else { break };
        let view = play.game.view(Some(seat));
        let own = |place: Place| {
            let plots = view.cards.iter().filter(|(_, it)| it.owner == seat && it.place == place);
            plots.count()
        };
        let apart = own(Place::PlotDeck) + own(Place::PlotChosen);
        assert_eq!(apart + own(Place::Revealed) + own(Place::Used), 7);
        play.answer_dully();
    }
}

#[test]
fn a_joust_knows_no_titles() {
    let _rules = [
        proves!("KZ Rozgrywka w formacie pojedynku.0"),
        proves!("KZ Rozgrywka w formacie pojedynku.1"),
        proves!("KZ Karty tytułów, Pula tytułów (tylko format starcia).0"),
        proves!("KZ Dodatek I.1"),
    ];
    let mut play = Played { game: core_decks::joust(9), events: Vec::new() };
    let title = |def: Option<u16>| def.is_some_and(|it| CATALOG.def(it).card.kind == Kind::Title);
    assert_eq!(play.game.view(None).seats.len(), 2);
    for _ in 0..300 {
        let Some(seat) = play.game.pending().seat() else { break };
        let view = play.game.view(Some(seat));
        assert!(view.cards.iter().all(|(_, it)| !title(it.def)), "nobody bears a title");
        play.answer_dully();
    }
    let titles = CATALOG.defs().iter().filter(|it| it.card.kind == Kind::Title);
    assert_eq!(titles.count(), 6, "though there are six");
    let rounds = play.told(|it| matches!(it, Event::RoundBegins { .. }));
    assert!(1 < rounds, "more than one round was played");
}

#[test]
fn player_order_begins_with_the_first_player_and_goes_round() {
    let _rule = proves!("KZ Kolejność rozgrywki.0");
    let mut play = table_of(&FOUR, Phase::Plot, C).start();
    let mut order = Vec::new();
    while play.asks(Question::Plot) {
        order.push(play.asked().0);
        let first = play.offered()[0];
        play.choose(first);
    }
    assert_eq!(order, [C, D, A, B]);
}

#[test]
fn if_the_first_player_is_out_the_next_one_is_first() {
    let _rule = proves!("KZ Pierwszy gracz, Żeton pierwszego gracza.4");
    let mut layout = table_of(&FOUR[..3], Phase::Draw, A);
    layout.seats[0].deck.truncate(2);
    layout.seats[1].hand = defs(&[KNIGHT]);
    let play = layout.start();
    assert!(play.game.view(None).seats[0].eliminated);
    assert_eq!(play.game.view(None).first, B);
    assert_eq!(play.asked().0, B, "and is active first");
}

/// The Core Set and another version of Sansa Stark, and an event of that name.
fn with_versions() -> Arc<Catalog> {
    let mut set = cards::builtin::thrones_core();
    let sansa = set.cards.iter().find(|it| it.code == SANSA).expect("she is in the set").clone();
    let mut other = sansa.clone();
    (other.code, other.strength) = ("x1".to_owned(), Some(9));
    other.abilities.clear();
    set.cards.push(other);
    let mut event = sansa;
    (event.code, event.kind, event.strength) = ("x2".to_owned(), Kind::Event, None);
    (event.unique, event.icons) = (false, cards::thrones::Few::NONE);
    event.abilities.clear();
    set.cards.push(event);
    Catalog::new(&set).expect("playable")
}

#[test]
fn another_version_is_a_duplicate_and_the_first_one_stays_what_it_is() {
    let _rules = [proves!("KZ Duplikaty.5"), proves!("KZ Kopia (karty).0")];
    let mut layout = table(Phase::Marshaling);
    layout.catalog = with_versions();
    let [version, event] = ["x1", "x2"].map(|it| layout.catalog.find(it).expect("there"));
    let titles = [def(SANSA), version, event].map(|it| layout.catalog.def(it).card.title);
    assert!(titles[0] == titles[1] && titles[1] == titles[2], "all of one title");
    layout.seats[0].play = vec![card(SANSA)];
    layout.seats[0].hand = vec![version, event];
    let mut play = layout.start();
    let sansa = play.find(A, SANSA);
    let offered = play.offered();
    let marshal = offered.iter().find(|it| matches!(it, Choice::Marshal(_))).expect("a duplicate");
    play.choose(*marshal);
    assert_eq!(play.show(sansa).duplicates.len(), 1);
    assert_eq!(play.show(sansa).strength, Some(2), "not that of the other version");
    assert_eq!(play.gold(A), 4, "free of charge");
    assert_eq!(play.offered(), [Choice::Pass], "no exchange, and no copy of her is an event");
}

#[test]
fn there_are_nine_keywords() {
    let _rule = proves!("KZ Słowo kluczowe.3");
    let mut set = cards::builtin::thrones_core();
    let keywords = [
        "no attachments",
        "pillage",
        "insight",
        "terminal",
        "limited",
        "stealth",
        "renown",
        "ambush (3)",
        "intimidate",
    ];
    let read = |it: &str| cards::thrones::parse_keyword(it, &set.names);
    let all: Result<Vec<_>, _> = keywords.into_iter().map(read).collect();
    for unknown in ["shadow (3)", "bestow (2)", "prized 1", "assault"] {
        assert!(read(unknown).is_err(), "{unknown} is of no use in this edition");
    }
    set.cards[30].keywords = all.expect("each of them is known");
    Catalog::new(&set).expect("the engine plays them all");
}
