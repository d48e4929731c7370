//! Questions, choices, refusals and events quote the book that is played by.

use std::sync::Arc;

use kernel::Game;
use veto::{
    ARTYKULY_HENRYKOWSKIE, CardLayout, Catalog, Layout, MOUNT_AND_BLADE, Ruleset, SeatLayout,
};
use wire::{
    decision::ChoiceKind,
    host::Host,
    veto::{Shelf, VetoHost},
};

/// Bohun may challenge; in the dwór lies a postać that costs more than there is.
fn host(rules: &'static Ruleset) -> VetoHost {
    let shelf = Shelf::mount_and_blade();
    let catalog = Catalog::new(rules, cards::builtin::mount_and_blade().cards);
    let catalog = catalog.expect("the engine can play the box");
    let def = |id: &str| catalog.find(&format!("mb-{id}")).expect("a card of the box");
    let postac = |id| CardLayout { card: def(id), ..CardLayout::default() };
    let seat = |faction, id| SeatLayout {
        faction: def(faction),
        pole: vec![postac(id)],
        ..SeatLayout::default()
    };
    let mut seats = vec![seat("awanturnicy", "bohun"), seat("wisniowieccy", "zacwil")];
    seats[0].dukaty = Some(0);
    seats[1].kreski = 5;
    seats[0].dwor = vec![def("sowa")];
    let layout = Layout {
        rules,
        catalog: Arc::clone(&catalog),
        seed: [1; 32],
        round: 1,
        voice: kernel::Seat(0),
        czyn_used: false,
        election: None,
        seats,
    };
    let setup = shelf.setup(Vec::new(), [1; 32]);
    VetoHost::new(setup, Vec::new(), layout.begin().expect("a table that can be"))
}

/// Every rule that is quoted in a duel and in what is refused before it.
fn quoted(rules: &'static Ruleset) -> Vec<String> {
    let mut host = host(rules);
    let mut quoted = Vec::new();
    let cards = host.game().view(Some(kernel::Seat(0))).cards;
    for (handle, _) in cards {
        quoted.extend(host.why_not(0, handle.0).into_iter().map(|it| it.rule));
    }
    for kind in [ChoiceKind::Challenge, ChoiceKind::Accept, ChoiceKind::Bene, ChoiceKind::Bene] {
        let seat = host.to_act().expect("somebody is asked");
        let decision = host.decision(Some(seat)).expect("a question");
        quoted.extend(decision.question.rule);
        quoted.extend(decision.choices.iter().filter_map(|it| it.rule.clone()));
        let choice = decision.choices.iter().position(|it| it.kind == kind);
        host.choose(seat, choice.expect("it is offered") as u16).expect("it is legal");
    }
    quoted.extend(host.events_since(0, Some(0)).into_iter().filter_map(|it| it.rule));
    quoted
}

#[test]
fn each_edition_quotes_its_own_book() {
    let small = quoted(&MOUNT_AND_BLADE);
    for rule in ["MB 32", "MB 26", "MB 42", "MB 44", "MB 51", "MB 54"] {
        assert!(small.iter().any(|it| it == rule), "{rule} is not among {small:?}");
    }
    let great = quoted(&ARTYKULY_HENRYKOWSKIE);
    for rule in ["AH 116.2", "AH 114.3", "AH 513.2.a", "AH 513.3.b", "AH 513.5.c", "AH 513.6"] {
        assert!(great.iter().any(|it| it == rule), "{rule} is not among {great:?}");
    }
    let stray: Vec<_> = great.iter().filter(|it| it.starts_with("MB ")).collect();
    assert!(stray.is_empty(), "{stray:?}");
}
