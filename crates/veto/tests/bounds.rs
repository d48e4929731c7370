//! What the engine cannot hold is refused when the catalog is made, and what
//! it counts never runs over.

use std::sync::Arc;

use kernel::{Game, Seat};
use veto::{
    ARTYKULY_HENRYKOWSKIE, CardLayout, Catalog, CatalogProblem, Choice, Layout, MOUNT_AND_BLADE,
    SeatLayout,
};

/// A set of two factions and one postać with these abilities.
fn catalog(abilities: &str) -> Result<Arc<Catalog>, CatalogProblem> {
    let text = format!(
        r#"
        [set]
        id = "t"
        name = "test"
        [[card]]
        id = "a"
        name = "A"
        type = "frakcja"
        faction = "Awanturnicy"
        skarb = 9
        dochod = 1
        [[card]]
        id = "w"
        name = "W"
        type = "frakcja"
        faction = "Wiśniowieccy"
        skarb = 9
        dochod = 1
        [[card]]
        id = "p"
        name = "P"
        type = "postać"
        szabla = 1
        kreski = 1
        lafa = 1
        abilities = [{abilities}]
        "#
    );
    Catalog::new(
        &MOUNT_AND_BLADE,
        cards::set::read_set("test", &text).expect("a set that can be read").cards,
    )
}

#[test]
fn an_ability_without_a_limit_is_used_as_often_as_one_likes() {
    let catalog = catalog(r#""D: take 1 dukat", "D: take 2 dukaty (1 per round)""#).unwrap();
    let find = |id| catalog.find(id).unwrap();
    let postac = CardLayout { card: find("t-p"), ..CardLayout::default() };
    let seat = |faction| SeatLayout { faction: find(faction), ..SeatLayout::default() };
    let layout = Layout {
        rules: &MOUNT_AND_BLADE,
        catalog: Arc::clone(&catalog),
        seed: [0; 32],
        round: 1,
        voice: Seat(0),
        czyn_used: false,
        election: None,
        seats: vec![SeatLayout { pole: vec![postac], ..seat("t-a") }, seat("t-w")],
    };
    let mut game = layout.begin().unwrap();

    for _ in 0..600 {
        let mut choices = Vec::new();
        game.choices(&mut choices);
        let first = choices.iter().find(|it| matches!(it, Choice::Use { ability: 0, .. }));
        game.apply(*first.expect("there is no limit"), &mut Vec::new()).unwrap();
    }

    let mut choices = Vec::new();
    game.choices(&mut choices);
    let limited = choices.iter().any(|it| matches!(it, Choice::Use { ability: 1, .. }));
    assert!(limited, "using one ability does not use up the other");
    assert_eq!(game.view(None).seats[0].dukaty, 609);
}

#[test]
fn more_than_can_be_counted_or_remembered_is_refused() {
    let refused = |abilities: &str| catalog(abilities).expect_err("too much").message;
    assert!(refused(r#""D: draw 1 (4 per round)""#).contains("at most 3"));
    assert!(refused(r#""D: zaznacz up to 9 enemy postać""#).contains("at most 7"));
    assert!(refused(r#""D: draw 1 (1 per play)""#).contains("per round"));
    assert!(refused(r#""D in lazaret: return this (1 per round)""#).contains("in total"));
    assert!(catalog(r#""D in lazaret: return this (1 per round in total)""#).is_ok());
    assert!(catalog(r#""D: zaznacz up to 7 enemy postać (3 per round)""#).is_ok());
}

#[test]
fn what_is_paid_instead_of_the_lafa_must_be_a_price_all_can_see() {
    let refused = |abilities: &str| catalog(abilities).expect_err("no price").message;
    let secret = r#""always: may discard 1 sztych in own dwór instead of lafa""#;
    assert!(refused(secret).contains("everybody can see"));
    assert!(catalog(r#""always: may discard 1 karta in own dwór instead of lafa""#).is_ok());
    let others = r#""always: may lose 1 kreska instead of szabla""#;
    assert!(refused(others).contains("cannot always hold"));
}

#[test]
fn a_card_that_gives_a_keyword_which_counts_as_printed_is_refused() {
    let text = |keyword: &str| {
        format!(
            "[set]\nid = \"t\"\nname = \"T\"\n[[card]]\nid = \"p\"\nname = \"P\"\ntype = \"postać\"\nszabla = 1\n\
             kreski = 1\nlafa = 1\nabilities = [\"D: this gains {keyword} this round\"]\n"
        )
    };
    let cards = |keyword| cards::set::read_set("t", &text(keyword)).expect("a set").cards;
    let problem =
        Catalog::new(&ARTYKULY_HENRYKOWSKIE, cards("Pospolity")).expect_err("it would do nothing");
    assert_eq!(problem.message, "Pospolity counts as printed; it cannot be given");
    for keyword in ["Kozak", "Charakternik"] {
        assert!(Catalog::new(&ARTYKULY_HENRYKOWSKIE, cards(keyword)).is_ok(), "{keyword}");
    }
    assert!(Catalog::new(&MOUNT_AND_BLADE, cards("Pospolity")).is_ok(), "there it is a mere word");
}
