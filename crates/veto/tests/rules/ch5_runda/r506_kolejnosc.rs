//! AH 506-511 — a card is paid for, then laid down, then takes effect.

use kernel::Game;
use rulebook::proves;
use veto::{Choice, Question};

use crate::{
    laid_out::choose,
    sejm::{asked, dukaty},
    tablica::{Tablica, UBODZY, lets_go},
};

/// Every kind of card that stays, each making its own kind cheaper and bringing dukaty when it enters.
fn kinds() -> Tablica {
    let mut text = String::from(
        r#"
        [set]
        id = "kolejnosc"
        name = "Kolejność"

        [[card]]
        id = "ubodzy"
        name = "Ubodzy"
        type = "frakcja"
        faction = "Awanturnicy"
        skarb = 3
        dochod = 0

        [[card]]
        id = "bogaci"
        name = "Bogaci"
        type = "frakcja"
        faction = "Dworscy"
        skarb = 9
        dochod = 0
        "#,
    );
    for (id, kind, more) in [
        ("postac", "postać", "szabla = 1\nkreski = 1"),
        ("posesja", "posesja", "utrzymanie = 0"),
        ("moderunek", "moderunek", ""),
        ("efekt", "efekt", "attach = \"own postać\""),
        ("oddzial", "oddział", "bitnosc = 1\nkarnosc = 1"),
    ] {
        text.push_str(&format!(
            "[[card]]\nid = \"{id}\"\nname = \"{id}\"\ntype = \"{kind}\"\nlafa = 3\n{more}\n\
             abilities = [\"always: each own {kind} gets lafa -2\", \
             \"trigger when this enters play: take 7 dukaty\"]\n"
        ));
    }
    text.push_str(
        "[[card]]\nid = \"nosiciel\"\nname = \"nosiciel\"\ntype = \"postać\"\nszabla = 1\nkreski = 1\nlafa = 1\n",
    );
    Tablica::of("kolejnosc", &text)
}

#[test]
fn a_card_is_paid_for_before_it_lies_there_and_takes_effect() {
    let _rules = [
        proves!("AH 506.1"),
        proves!("AH 507.1"),
        proves!("AH 508.1"),
        proves!("AH 510.1"),
        proves!("AH 511.3"),
    ];
    for id in ["postac", "posesja", "moderunek", "efekt", "oddzial"] {
        let mut game = kinds().pole(UBODZY, "nosiciel").dwor(UBODZY, &[id]).begin();
        choose(&mut game, |it| matches!(it, Choice::Play { .. }));
        lets_go(&mut game);
        assert_eq!(asked(&game), (UBODZY, Question::Stint));
        assert_eq!(
            dukaty(&game, UBODZY),
            7,
            "{id}: all three were paid before it made itself cheaper"
        );
        // What it brings on entering comes too late to pay for it with.
        let mut poor = kinds().pole(UBODZY, "nosiciel").dwor(UBODZY, &[id]);
        poor.layout.seats[0].dukaty = Some(2);
        let game = poor.begin();
        let plays = |it: &Choice| matches!(it, Choice::Play { .. });
        assert!(!crate::laid_out::choices(&game).iter().any(plays), "{id}");
        assert_eq!(game.view(None).seats[0].dukaty, 2);
    }
}
