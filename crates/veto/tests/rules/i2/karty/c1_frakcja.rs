//! I2 1.1, 1.7 — the faction card and the strategy.

use kernel::{Game, Seat};
use rulebook::{cite, proves};
use veto::{Choice, Deck, INSTRUKCJA, Question, Setup, Veto};

use super::{dukaty, stol};
use crate::{
    kompania::{JA, ON, Stol, card, kreski, play, playable, refused, settle},
    laid_out::{choices, choose},
    sejm::{asked, until},
    tablica::{Tablica, named},
};

fn with_strategies(mut table: Stol, seats: &[Seat]) -> Stol {
    let catalog = table.layout.catalog.clone();
    for seat in seats {
        let zamysl = catalog.find("kompania-zamysl");
        table.layout.seats[usize::from(seat.0)].strategia = zamysl;
    }
    table
}

fn setup(factions: [&str; 2]) -> Setup {
    let catalog = stol().layout.catalog;
    let find = |id: &str| catalog.find(&format!("kompania-{id}")).expect("a card of the set");
    let deck = |faction| Deck { faction: find(faction), cards: vec![find("roch"); 60] };
    let decks = factions.map(deck).to_vec();
    Setup { rules: &INSTRUKCJA, catalog: catalog.clone(), decks, seed: [1; 32] }
}

#[test]
fn everybody_has_one_open_faction_card_and_its_skarb() {
    let _rules =
        [proves!("I2 1.1.1"), proves!("I2 1.1.4"), proves!("I2 3.1.8"), proves!("I2 3.1.6")];
    let setup = setup(["swoi", "obcy"]);
    let view = setup.begin().expect("two decks").view(None);
    for (seat, skarb) in [(JA, 18), (ON, 20)] {
        let own = &view.seats[usize::from(seat.0)];
        let faction = setup.decks[usize::from(seat.0)].faction;
        assert_eq!((own.faction, own.dukaty, own.kreski), (faction, skarb, 0));
        let open = view.cards.iter().filter(|(_, it)| it.def == Some(faction));
        assert_eq!(open.count(), 1, "for all to see");
    }
    assert_eq!(view.pool_kreski, 21);
}

#[test]
fn no_faction_card_is_unique() {
    let _rule = proves!("I2 1.1.3");
    assert!(setup(["swoi", "swoi"]).begin().is_ok());
}

#[test]
fn no_strategy_is_unique() {
    let _rule = proves!("I2 1.7.4");
    let game = with_strategies(stol(), &[JA, ON]).begin();
    let view = game.view(None);
    assert!(view.seats.iter().all(|it| it.strategia.is_some()));
}

#[test]
fn the_faction_card_brings_its_income_from_the_second_round_on() {
    let _rule = proves!("I2 1.1.5");
    let mut game = stol().begin();
    until(&mut game, Question::Stint);
    let round = |game: &Veto| game.view(None).round;
    while round(&game) == 1 {
        let least = [Choice::EndStint, Choice::Decline, Choice::Done, Choice::No];
        choose(&mut game, |it| least.contains(it));
    }
    while !matches!(asked(&game).1, Question::Stint) {
        choose(&mut game, |it| matches!(it, Choice::Decline | Choice::Done | Choice::No));
    }
    assert_eq!([dukaty(&game, JA), dukaty(&game, ON)], [18 + 3, 20 + 2]);
}

#[test]
fn a_rule_of_a_faction_holds_while_its_condition_does() {
    let _rule = proves!("I2 1.1.6");
    let szabla = |own, enemy| {
        let table = Tablica::by(&INSTRUKCJA, "skutki", include_str!("../../skutki.toml"));
        let game = table.kreski(JA, own).kreski(ON, enemy).pole(JA, "rebajlo").begin();
        let handle = game.handle(None, named(&game, JA, "Rębajło"));
        let view = game.view(None);
        let found = view.cards.iter().find(|(it, _)| Some(*it) == handle);
        found.and_then(|(_, it)| it.szabla)
    };
    assert_eq!((szabla(2, 3), szabla(3, 3)), (Some(7), Some(5)));
}

#[test]
fn the_wplyw_polityczny_belongs_to_whoever_has_the_initiative() {
    let _rule = proves!("I2 1.1.7");
    let table = Tablica::by(&INSTRUKCJA, "slowa", crate::tablica::SLOWA);
    let mut table = table.lay(ON, "senator", |it| it.karmazyni = true);
    table.layout.round = 2;
    table.layout.voice = ON;
    let mut game = table.begin();
    let choice = Choice::Use { card: named(&game, ON, "Bogaci"), ability: 0 };
    assert!(!choices(&game).contains(&choice), "the other has it");
    let refused = game.clone().apply(choice, &mut Vec::new()).expect_err("he has no right");
    assert_eq!(refused.rule(), cite!("I2 1.1.7"));
    // His Karmazyn wins it for the next round.
    while game.view(None).round == 2 || asked(&game) != (ON, Question::Stint) {
        let least = [Choice::EndStint, Choice::Decline, Choice::Done, Choice::No];
        choose(&mut game, |it| least.contains(it));
    }
    assert_eq!(game.view(None).initiative, ON);
    assert!(choices(&game).contains(&choice));
}

#[test]
fn faction_cards_and_strategies_are_touched_by_their_own_rules_only() {
    let _rules = [proves!("I2 1.1.2"), proves!("I2 1.7.2")];
    let table = with_strategies(stol(), &[JA, ON]).pole(ON, &["bohun"]);
    let mut game = table.dwor(JA, &["sekwestr", "klodka"]).begin();
    let tapped = |game: &Veto| game.view(None).cards.iter().filter(|(_, it)| it.zaznaczona).count();
    // Only the postać can be chosen, so nobody asks.
    play(&mut game, "sekwestr");
    settle(&mut game);
    assert_eq!(tapped(&game), 1);
    play(&mut game, "klodka");
    settle(&mut game);
    assert_eq!(tapped(&game), 1, "each card, but neither faction card nor strategy");
    // Its own rule taps a strategy.
    let zamysl = card(&game, "zamysl");
    choose(&mut game, |it| matches!(it, Choice::Use { card, .. } if *card == zamysl));
    settle(&mut game);
    assert_eq!((tapped(&game), dukaty(&game, JA)), (2, 19));
}

#[test]
fn without_anything_else_to_touch_the_refusal_says_why() {
    let game = stol().dwor(JA, &["sekwestr"]).begin();
    assert!(!playable(&game, "sekwestr"));
    assert!(refused(&game, "sekwestr").contains(&cite!("I2 1.1.2")));
    let with = with_strategies(stol(), &[ON]).pole(ON, &["bohun", "roch"]);
    let mut game = with.dwor(JA, &["sekwestr"]).begin();
    play(&mut game, "sekwestr");
    let refused = |id: &str| {
        let choice = Choice::Pick(card(&game, id));
        game.clone().apply(choice, &mut Vec::new()).expect_err("it is refused").rule()
    };
    assert_eq!(refused("zamysl"), cite!("I2 1.7.2"));
    assert_eq!(refused("obcy"), cite!("I2 1.1.2"));
    assert_eq!(kreski(&game, JA), 0);
}
