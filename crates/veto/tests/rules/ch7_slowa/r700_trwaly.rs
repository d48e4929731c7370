//! AH 700.1.rr — what is Trwały leaves play by no other card, neither as an effect nor as a price.

use kernel::{Game, Seat};
use rulebook::{cite, proves};
use veto::{Choice, Veto};

use crate::{
    laid_out::{choices, choose},
    sejm::dukaty,
    tablica::{BOGACI, Tablica, UBODZY, lets_go, named},
};

const MORE: &str = r#"
[[card]]
id = "opoka"
name = "Opoka"
type = "postać"
szabla = 1
kreski = 1
lafa = 1
keywords = ["Trwały"]
abilities = ["D: discard this => take 3 dukaty"]

[[card]]
id = "twierdza"
name = "Twierdza"
type = "posesja"
lafa = 1
utrzymanie = 0
keywords = ["Trwały"]

[[card]]
id = "lichwa"
name = "Lichwa"
type = "posesja"
lafa = 0
utrzymanie = 0
abilities = ["D: discard 1 own posesja other than this => take 4 dukaty", "D: remove 1 own postać => take 5 dukaty", "D: discard 1 own frakcja => take 6 dukaty"]

[[card]]
id = "zastaw"
name = "Zastaw"
type = "moderunek"
lafa = 0
abilities = ["D: discard host => take 7 dukaty"]

[[card]]
id = "rana"
name = "Rana"
type = "efekt"
lafa = 0
abilities = ["D: wound 1 enemy postać"]

[[card]]
id = "zniknij"
name = "Zniknięcie"
type = "efekt"
lafa = 0
abilities = ["D: make absent 1 enemy postać"]

[[card]]
id = "wygnanie"
name = "Wygnanie"
type = "efekt"
lafa = 0
abilities = ["D: remove 1 enemy postać"]

[[card]]
id = "fundament"
name = "Fundament"
type = "moderunek"
lafa = 0
abilities = ["always: host gains Trwały"]

[[card]]
id = "sprzedaz"
name = "Sprzedaż"
type = "efekt"
lafa = 0
abilities = ["D: discard 1 own postać => take 5 dukaty"]

[[card]]
id = "utrwalenie"
name = "Utrwalenie"
type = "efekt"
lafa = 0
abilities = ["R when opponent plays efekt: each postać gains Trwały this round"]
"#;

fn table() -> Tablica {
    Tablica::of("zbrojownia", &format!("{}\n{MORE}", include_str!("../zbrojownia.toml")))
}

fn play(game: &mut Veto, seat: Seat, name: &str) {
    let of = named(game, seat, name);
    choose(game, |it| matches!(it, Choice::Play { card, .. } if *card == of));
}

/// May the ability with this number of the card be used?
fn offers(game: &Veto, name: &str, ability: u8) -> bool {
    choices(game).contains(&Choice::Use { card: named(game, UBODZY, name), ability })
}

#[test]
fn who_is_trwaly_is_neither_wounded_nor_killed_nor_made_absent_by_a_card() {
    let _rule = proves!("AH 700.1.rr");
    for (id, name) in [
        ("rana", "Rana"),
        ("zabojstwo", "Zabójstwo"),
        ("zniknij", "Zniknięcie"),
        ("wygnanie", "Wygnanie"),
    ] {
        for (postac, bears, left) in
            [("opoka", &[][..], 1), ("cel", &["fundament"], 1), ("cel", &[], 0)]
        {
            let table = table().bearing(BOGACI, postac, bears).dwor(UBODZY, &[id]);
            let mut game = table.begin();
            play(&mut game, UBODZY, name);
            lets_go(&mut game);
            let pole = game.view(None).seats[1].pole.len();
            assert_eq!(pole, left, "{name} on {postac} with {bears:?}");
        }
    }
}

#[test]
fn who_is_trwaly_falls_in_a_duel_all_the_same() {
    let mut game = table().pole(UBODZY, "raptus").pole(BOGACI, "opoka").begin();
    choose(&mut game, |it| matches!(it, Choice::Challenge(_)));
    lets_go(&mut game);
    assert_eq!(game.view(None).seats[1].zalnik.len(), 1, "the rules kill him, no card does");
}

#[test]
fn what_cannot_be_discarded_pays_no_price() {
    let game = table().pole(UBODZY, "lichwa").pole(UBODZY, "twierdza").begin();
    assert!(!offers(&game, "Lichwa", 0), "there is nothing else to discard");
    let table = table().pole(UBODZY, "lichwa").pole(UBODZY, "twierdza");
    let mut game = table.pole(UBODZY, "dworek").begin();
    let before = dukaty(&game, UBODZY);
    let card = named(&game, UBODZY, "Lichwa");
    choose(&mut game, |it| *it == Choice::Use { card, ability: 0 });
    lets_go(&mut game);
    assert_eq!(dukaty(&game, UBODZY), before + 4);
    let left = game.view(None).seats[0].pole.len();
    assert_eq!((left, game.view(None).seats[0].lazaret.len()), (2, 1), "the Dworek has gone");
}

#[test]
fn neither_is_a_price_paid_by_removing_it_nor_with_the_card_of_a_faction() {
    let game = table().pole(UBODZY, "lichwa").pole(UBODZY, "opoka").begin();
    assert!(!offers(&game, "Lichwa", 1));
    assert!(!offers(&game, "Lichwa", 2), "a faction stays where it is");
    assert!(offers(&game, "Opoka", 0), "what it does to itself is not the deed of another card");
    let game = table().pole(UBODZY, "lichwa").pole(UBODZY, "cel").begin();
    assert!(offers(&game, "Lichwa", 1));
}

#[test]
fn a_bearer_who_is_trwaly_pays_no_price_for_what_he_bears() {
    for (postac, pays) in [("opoka", false), ("strzelec", true)] {
        let mut game = table().bearing(UBODZY, postac, &["zastaw"]).begin();
        let pawn = Choice::Use { card: named(&game, UBODZY, "Zastaw"), ability: 0 };
        assert_eq!(choices(&game).contains(&pawn), pays, "{postac}");
        if !pays {
            let refused = game.apply(pawn, &mut Vec::new()).expect_err("he stays");
            assert_eq!(refused.rule(), cite!("AH 700.1.rr"));
        }
    }
}

#[test]
fn who_becomes_trwaly_on_the_stos_pays_for_nothing_any_more() {
    for (answered, brings) in [(false, 5), (true, 0)] {
        let table = table().pole(UBODZY, "cel").dwor(UBODZY, &["sprzedaz"]);
        let mut game = table.dwor(BOGACI, &["utrwalenie"]).begin();
        let before = dukaty(&game, UBODZY);
        play(&mut game, UBODZY, "Sprzedaż");
        if answered {
            play(&mut game, BOGACI, "Utrwalenie");
        }
        lets_go(&mut game);
        assert_eq!(dukaty(&game, UBODZY), before + brings);
        assert_eq!(game.view(None).seats[0].pole.len(), usize::from(answered));
    }
}
