//! AH 101.5, MB 80-82 — searching the kredens.

use kernel::Game;
use rulebook::{cite, proves};
use veto::{Choice, Event, Happened};

use crate::{
    laid_out::{AGATA, MACIEK, card, choose, def, defs, layout, settle},
    tablica::{SLOWA, Tablica, UBODZY},
};

/// The order in which Maciek draws after a search, for this seed.
fn drawn_after_search(seed: u8) -> Vec<u16> {
    let mut layout = layout();
    layout.seed = [seed; 32];
    layout.voice = MACIEK;
    let catalog = layout.catalog.clone();
    let sztychy = ["przeciwtempo", "zastawa", "od-ucha", "paraliz", "ciecie-wreczne"];
    let mut kredens = defs(&catalog, &sztychy);
    kredens.push(def(&catalog, "latyfundium"));
    layout.seats[1].kredens = kredens;
    layout.seats[1].dwor = defs(&catalog, &["architekci", "lubnie"]);
    let mut game = layout.begin().expect("a table that can be");

    let architekci = card(&game, "architekci");
    let mut events =
        choose(&mut game, |it| matches!(it, Choice::Play { card, .. } if *card == architekci));
    settle(&mut game, &mut events);
    let found = choose(&mut game, |it| matches!(it, Choice::Find(_)));

    let shuffles: Vec<_> = found
        .iter()
        .filter(|it| matches!(it.event, Event::Shuffled { seat: MACIEK, .. }))
        .collect();
    assert_eq!(shuffles.len(), 1, "the kredens is shuffled once");
    assert_eq!(shuffles[0].rule, Some(cite!("MB 82")));
    // The cards drawn at the end of the round tell the order of the kredens.
    let mut drawn = Vec::new();
    while game.view(None).round == 1 {
        for it in choose(&mut game, |it| matches!(it, Choice::Done | Choice::EndStint)) {
            if let Event::Drew { seat: MACIEK, card } = it.event {
                drawn.push(card.def);
            }
        }
    }
    drawn
}

#[test]
fn after_a_search_the_kredens_is_in_random_order() {
    let _rules = [proves!("MB 82"), proves!("PC 3.2.1")];
    let orders: Vec<Vec<u16>> = (0..12).map(drawn_after_search).collect();
    assert!(orders.iter().all(|it| it.len() == 5), "{orders:?}");
    let first = &orders[0];
    assert!(orders.iter().any(|it| it != first), "twelve seeds cannot all give one order");
}

#[test]
fn what_was_found_is_shown_to_the_opponent() {
    let _rule = proves!("MB 81");
    let mut layout = layout();
    layout.voice = MACIEK;
    let catalog = layout.catalog.clone();
    layout.seats[1].kredens = defs(&catalog, &["latyfundium", "przeciwtempo"]);
    layout.seats[1].dwor = defs(&catalog, &["architekci"]);
    let mut game = layout.begin().expect("a table that can be");

    let mut events = choose(&mut game, |it| matches!(it, Choice::Play { .. }));
    settle(&mut game, &mut events);
    let found = choose(&mut game, |it| matches!(it, Choice::Find(_)));

    let shown = found.iter().any(|it| {
        let Event::Shown { to, cards } = &it.event else { return false };
        *to == AGATA && cards[0].def == def(&catalog, "latyfundium")
    });
    assert!(shown, "{found:?}");
}

#[test]
fn whatever_is_done_with_the_card_that_is_found_the_kredens_is_shuffled() {
    let _rules = [proves!("AH 101.5.b"), proves!("AH 403.6")];
    for deed in [
        "put out 1 postać in own kredens",
        "discard 1 postać in own kredens",
        "remove 1 postać in own kredens",
        "tuck 1 postać in own kredens under 1 own postać",
    ] {
        let text = format!(
            "{SLOWA}\n[[card]]\nid = \"szperacz\"\nname = \"Szperacz\"\ntype = \"efekt\"\nlafa = 0\n\
             abilities = [\"D: {deed}\"]\n"
        );
        for (found, others) in [(true, 2), (true, 0), (false, 2)] {
            let mut table = Tablica::of("slowa", &text).pole(UBODZY, "senator");
            let [rebajlo, ciecie] = ["rebajlo", "ciecie"].map(|it| table.find(it));
            table.layout.seats[0].kredens = vec![ciecie; others];
            table.layout.seats[0].kredens.push(rebajlo);
            table.layout.seats[0].lazaret = vec![ciecie; 4];
            let mut game = table.dwor(UBODZY, &["szperacz"]).begin();
            let mut events = choose(&mut game, |it| matches!(it, Choice::Play { .. }));
            let sought = |it: &Choice| match found {
                true => matches!(it, Choice::Find(_)),
                false => *it == Choice::Done,
            };
            events.extend(choose(&mut game, sought));
            let shuffled = |it: &Happened| matches!(it.event, Event::Shuffled { .. });
            assert!(events.iter().any(shuffled), "{deed}, found: {found}, beside {others}");
            let kredens = game.view(None).seats[0].kredens_size;
            let left = if found && others == 0 { 4 } else { 2 + u8::from(!found) };
            assert!(left <= kredens, "{deed}: an empty kredens is renewed");
        }
    }
}
