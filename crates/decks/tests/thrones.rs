//! Decks of Thrones: every clause about them, and the lists.

#![allow(clippy::unwrap_used, reason = "the whole program is a test")]

use std::sync::LazyLock;

use cards::thrones::{Card, Faction, Kind};
use decks::thrones::{BUILTIN, Deck, Layout, Library, Problem, check, read, write};
use proptest::{collection::vec, prelude::*, sample::select};
use rulebook::{RuleId, cite, proves};

static LIBRARY: LazyLock<Library> = LazyLock::new(Library::builtin);

fn card(name: &str) -> &'static Card {
    LIBRARY.cards().find(|it| it.name == name).unwrap_or_else(|| panic!("no {name}"))
}

fn builtin(id: &str) -> Deck<'static> {
    let list = BUILTIN.iter().find(|it| it.id == id).unwrap();
    let (deck, mistakes) = read(list.text, &LIBRARY);
    assert_eq!(mistakes, []);
    deck
}

fn stark() -> Deck<'static> {
    builtin("stark-fealty")
}

/// There is exactly one problem, of this kind, and it gives all these rules.
#[track_caller]
fn refused(deck: &Deck<'_>, kind: &str, rules: &[RuleId]) -> Problem {
    let problems = check(deck);
    let [problem] = &problems[..] else { panic!("not one problem: {problems:?}") };
    assert_eq!(problem.key(), kind, "{problem}");
    for rule in rules {
        assert!(problem.rules.contains(rule), "{problem} does not name {rule}");
    }
    problem.clone()
}

/// One card of the draw deck exchanged for another.
fn exchanged(mut deck: Deck<'static>, old: &str, new: &'static Card) -> Deck<'static> {
    let place = deck.cards.iter().position(|it| it.name == old).unwrap();
    deck.cards[place] = new;
    deck
}

fn without_agenda(deck: Deck<'static>) -> Deck<'static> {
    Deck { agendas: Vec::new(), ..deck }
}

#[test]
fn every_faction_has_a_legal_deck() {
    let _rules = [
        proves!("KZ Tworzenie talii.0"),
        proves!("KZ Tworzenie talii.1"),
        proves!("KZ Tworzenie talii.2"),
        proves!("KZ Tworzenie talii.3"),
        proves!("KZ Tworzenie talii.4"),
        proves!("KZ Tworzenie talii.7"),
        proves!("KZ Talia fabuły.0"),
        proves!("KZ Stronnictwo, Karty stronnictw.0"),
        proves!("KZ Stronnictwo, Karty stronnictw.0.b"),
        proves!("KZ Neutralne.0"),
        proves!("KZ Opis kart.7"),
        proves!("KZ Karty agend.0"),
    ];
    let mut factions = Vec::new();
    for list in BUILTIN {
        let deck = builtin(list.id);
        assert_eq!(check(&deck), [], "{}", list.id);
        assert_eq!((deck.plots.len(), deck.cards.len()), (7, 60));
        factions.extend(deck.factions);
    }
    factions.sort();
    factions.dedup();
    assert_eq!(factions.len(), 8);
}

#[test]
fn exactly_one_faction_that_can_be_played() {
    let none = Deck { factions: Vec::new(), ..stark() };
    let told = check(&none);
    assert_eq!((told[0].key(), told[0].rule()), ("faction-cards", cite!("KZ Tworzenie talii.1")));
    let two = Deck { factions: vec![Faction::Stark, Faction::Tyrell], ..stark() };
    refused(&two, "faction-cards", &[cite!("KZ Tworzenie talii.1")]);
    let neutral = Deck { factions: vec![Faction::Neutral], ..stark() };
    assert_eq!(check(&neutral)[0].rule(), cite!("KZ Stronnictwo, Karty stronnictw.0"));
}

#[test]
fn one_agenda_or_none() {
    assert_eq!(check(&without_agenda(stark())), []);
    let two = Deck { agendas: vec![card("Fealty"); 2], ..stark() };
    let rules = [cite!("KZ Tworzenie talii.2"), cite!("KZ Karty agend.0")];
    refused(&two, "several-agendas", &rules);
}

#[test]
fn seven_plots_one_of_them_perhaps_twice() {
    let with =
        |names: &[&str]| Deck { plots: names.iter().map(|it| card(it)).collect(), ..stark() };
    let seven = [
        "A Noble Cause",
        "A Storm of Swords",
        "Marching Orders",
        "Sneak Attack",
        "Summons",
        "The Winds of Winter",
        "Wildfire Assault",
    ];
    let limited = |name: &&&str| card(name).deck_limit == 1;
    assert!(!seven.iter().any(|it| limited(&it)));
    let mut once = seven;
    once[1] = once[0];
    assert_eq!(check(&with(&once)), []);
    let rules = [cite!("KZ Tworzenie talii.3"), cite!("KZ Talia fabuły.0")];
    refused(&with(&seven[..6]), "plot-count", &rules);
    let mut two_pairs = once;
    two_pairs[3] = two_pairs[2];
    refused(&with(&two_pairs), "several-doubled-plots", &rules);
    let mut thrice = once;
    thrice[2] = thrice[0];
    refused(&with(&thrice), "too-many-of-a-plot", &rules);
}

#[test]
fn a_limit_printed_on_a_plot_goes_before() {
    let _rule = proves!("KZ Limit w talii fabuły: X.2");
    let deck = builtin("baratheon-fealty");
    let single = card("A Feast for Crows");
    assert_eq!(single.deck_limit, 1);
    let mut plots = deck.plots.clone();
    plots.dedup_by_key(|it| &it.code);
    plots.retain(|it| it.code != single.code);
    plots.truncate(5);
    plots.extend([single, single]);
    let rules = [cite!("KZ Limit w talii fabuły: X.1"), cite!("KZ Limit w talii fabuły: X.0")];
    refused(&Deck { plots, ..deck.clone() }, "too-many-of-a-plot", &rules);

    let generous = Card { deck_limit: 3, ..card("Sneak Attack").clone() };
    let others = deck.plots.iter().copied().filter(|it| it.name != generous.name);
    let mut plots: Vec<&Card> = vec![&generous; 3];
    plots.extend(others.take(4));
    assert_eq!(check(&Deck { plots: plots.clone(), ..deck.clone() }), []);
    plots[6] = plots[5];
    refused(
        &Deck { plots, ..deck },
        "several-doubled-plots",
        &[cite!("KZ Limit w talii fabuły: X.2")],
    );
}

#[test]
fn at_least_sixty_cards_and_no_upper_limit() {
    let _rules = [proves!("KZ Tworzenie talii.4"), proves!("KZ Tworzenie talii.5")];
    let mut deck = without_agenda(stark());
    assert_eq!(check(&deck), []);
    deck.cards.pop();
    refused(&deck, "too-few", &[cite!("KZ Tworzenie talii.4")]);
    let fits = |it: &&Card| {
        let kind = !matches!(it.kind, Kind::Plot | Kind::Agenda | Kind::Title);
        kind && matches!(it.faction, Faction::Stark | Faction::Neutral)
    };
    deck.cards = LIBRARY.cards().filter(fits).flat_map(|it| [it; 3]).collect();
    assert!(100 < deck.cards.len());
    assert_eq!(check(&deck), []);
}

#[test]
fn three_copies_by_title_whatever_the_version() {
    let deck = exchanged(stark(), "Ice", card("Tumblestone Knight"));
    let rules = [cite!("KZ Tworzenie talii.6"), cite!("KZ Ograniczenia talii, Limit w talii: X.0")];
    let told = refused(&deck, "too-many-copies", &rules);
    assert_eq!(
        told.to_string(),
        "Tumblestone Knight is there 4 times, at most 3 (KZ Tworzenie talii.6)"
    );
    let version = Card { code: "99001".to_owned(), ..card("Tumblestone Knight").clone() };
    let mut deck = stark();
    let place = deck.cards.iter().position(|it| it.name == "Ice").unwrap();
    deck.cards[place] = &version;
    refused(&deck, "too-many-copies", &rules);
}

#[test]
fn a_limit_printed_on_a_card_narrows_or_widens() {
    let _rule = proves!("KZ Ograniczenia talii, Limit w talii: X.2");
    let of = |limit: u8, copies: usize| {
        let name = "Winterfell Steward";
        let new = Card { deck_limit: limit, ..card(name).clone() };
        let mut deck = without_agenda(stark());
        deck.cards.retain(|it| it.name != name);
        (deck, new, copies)
    };
    let (deck, new, copies) = of(10, 7);
    let cards = deck.cards.iter().copied().chain(vec![&new; copies]).collect();
    assert_eq!(check(&Deck { cards, ..deck }), []);
    let (deck, new, _) = of(1, 2);
    let cards = deck.cards.iter().copied().chain([&new, &new]).chain([card("Ice")]).collect();
    let rules = [
        cite!("KZ Ograniczenia talii, Limit w talii: X.1"),
        cite!("KZ Ograniczenia talii, Limit w talii: X.0"),
    ];
    refused(&Deck { cards, ..deck }, "too-many-copies", &rules);
}

#[test]
fn cards_are_neutral_or_of_the_faction() {
    let foreign = LIBRARY
        .cards()
        .find(|it| it.faction == Faction::Greyjoy && !it.loyal && it.kind == Kind::Character);
    let deck = exchanged(stark(), "Ice", foreign.unwrap());
    refused(&deck, "foreign", &[cite!("KZ Tworzenie talii.7")]);
    let loyal = exchanged(stark(), "Ice", card("Balon Greyjoy"));
    refused(&loyal, "disloyal", &[cite!("KZ Lojalna, Lojalność.0"), cite!("KZ Tworzenie talii.7")]);
}

#[test]
fn a_banner_admits_what_is_not_loyal_and_wants_twelve() {
    let deck = builtin("lannister-rose");
    let tyrell = deck.cards.iter().filter(|it| it.faction == Faction::Tyrell).count();
    assert!(12 <= tyrell);
    assert_eq!(check(&deck), []);
    let own = |it: &&Card| it.faction == Faction::Lannister;
    let old = deck.cards.iter().copied().find(own).unwrap();
    let loyal = exchanged(deck.clone(), &old.name, card("The Queen of Thorns"));
    refused(&loyal, "disloyal", &[cite!("KZ Lojalna, Lojalność.0")]);
    let mut few = deck.clone();
    let mut kept = 0;
    few.cards.retain(|it| {
        kept += usize::from(it.faction == Faction::Tyrell);
        it.faction != Faction::Tyrell || kept <= 11
    });
    let fits = |it: &&Card| {
        let kind = matches!(it.kind, Kind::Character | Kind::Location | Kind::Event);
        let faction = matches!(it.faction, Faction::Lannister | Faction::Neutral);
        kind && faction && !few.cards.contains(it)
    };
    let rare = LIBRARY.cards().filter(fits);
    let filling: Vec<&Card> = rare.flat_map(|it| [it; 3]).take(60 - few.cards.len()).collect();
    few.cards.extend(filling);
    refused(&few, "agenda-at-least", &[cite!("KZ Karty agend.0")]);
}

#[test]
fn a_banner_admits_no_plot() {
    let deck = builtin("tyrell-lion");
    let plot = Card { faction: Faction::Lannister, ..deck.plots[0].clone() };
    let mut plots = deck.plots.clone();
    plots[0] = &plot;
    refused(&Deck { plots, ..deck.clone() }, "foreign", &[cite!("KZ Tworzenie talii.7")]);
}

#[test]
fn fealty_allows_fifteen_neutral_cards() {
    let mut deck = stark();
    let neutral = |it: &&Card| it.faction == Faction::Neutral;
    let unused = LIBRARY.cards().filter(neutral).filter(|it| {
        matches!(it.kind, Kind::Character | Kind::Location) && !deck.cards.contains(it)
    });
    let missing = 16 - deck.cards.iter().copied().filter(|it| neutral(it)).count();
    let new: Vec<&Card> = unused.take(missing).collect();
    assert_eq!(new.len(), missing);
    deck.cards.extend(new);
    refused(&deck, "agenda-at-most", &[cite!("KZ Karty agend.0")]);
    assert_eq!(check(&without_agenda(deck)), []);
}

#[test]
fn both_layouts_are_written_and_read() {
    for list in BUILTIN {
        let deck = builtin(list.id);
        for layout in [Layout::ByType, Layout::ByPack] {
            let text = write(&deck, layout, &LIBRARY);
            let (again, mistakes) = read(&text, &LIBRARY);
            assert_eq!(mistakes, [], "{text}");
            assert_eq!(again, deck);
        }
    }
    let text = write(&stark(), Layout::ByPack, &LIBRARY);
    assert!(text.contains("---- Core Set ----\n"), "{text}");
    assert!(text.contains("3x Arya Stark (Core Set #141)\n"), "{text}");
}

#[test]
fn the_lists_of_the_house_have_the_layout_by_type() {
    for list in BUILTIN {
        assert_eq!(write(&builtin(list.id), Layout::ByType, &LIBRARY), list.text);
    }
}

#[test]
fn a_list_is_read_as_people_paste_it() {
    let (deck, mistakes) = read(
        "My deck\n\nstark\nFealty\n2 Arya Stark\nrobb stark x3\nIce (core)\n1x A Noble Cause (Core Set) [note]\n01145\nWierność\n",
        &LIBRARY,
    );
    assert_eq!(mistakes, []);
    assert_eq!(deck.name.as_deref(), Some("My deck"));
    assert_eq!((deck.factions, deck.agendas.len()), (vec![Faction::Stark], 2));
    assert_eq!((deck.plots.len(), deck.cards.len()), (1, 7));
}

#[test]
fn a_line_that_is_not_understood_says_what_was_meant() {
    let (_, mistakes) =
        read("House Stark\n2x Aria Stark\n1x Ice (Corr Set)\nHand of the King", &LIBRARY);
    let told: Vec<(usize, Option<&str>)> =
        mistakes.iter().map(|it| (it.line, it.suggestion.as_deref())).collect();
    assert_eq!(told[..2], [(2, Some("Arya Stark")), (3, Some("Core Set"))]);
    assert_eq!(mistakes[2].what.to_string(), "this is no card of a deck");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    #[test]
    fn any_deck_is_judged_and_read_again(
        cards in vec(select(LIBRARY.cards().collect::<Vec<_>>()), 0..80),
        faction in select(vec![Faction::Stark, Faction::NightsWatch]),
    ) {
        let of = |wanted: &dyn Fn(&Card) -> bool| -> Vec<&'static Card> {
            cards.iter().copied().filter(|it| wanted(it)).collect()
        };
        let deck = Deck {
            name: Some("Any".to_owned()),
            factions: vec![faction],
            agendas: of(&|it| it.kind == Kind::Agenda),
            plots: of(&|it| it.kind == Kind::Plot),
            cards: of(&|it| !matches!(it.kind, Kind::Agenda | Kind::Plot | Kind::Title)),
        };
        for problem in check(&deck) {
            prop_assert!(problem.to_string().contains(problem.rule().mark()));
        }
        let text = write(&deck, Layout::ByType, &LIBRARY);
        let (again, mistakes) = read(&text, &LIBRARY);
        prop_assert!(mistakes.is_empty(), "{mistakes:?}");
        prop_assert_eq!(write(&again, Layout::ByType, &LIBRARY), text);
    }

    #[test]
    fn no_text_makes_the_reader_panic(text in any::<String>()) {
        let (deck, _) = read(&text, &LIBRARY);
        drop(check(&deck));
    }
}
