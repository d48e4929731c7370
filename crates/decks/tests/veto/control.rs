//! Deck checks: list against deck, and what a judge does then.

use decks::veto::{Announced, Remedy, Talia, compare, format, remedy};
use rulebook::{cite, proves};

use crate::stock::{LIBRARY, card, cards, dworscy, plain, with_sakwa};

fn remedied<'c>(listed: &Talia<'c>, found: &Talia<'c>) -> Remedy<'c> {
    remedy(listed, found, format("kwarciany").unwrap(), &LIBRARY, &Announced::default())
}

#[test]
fn a_missing_card_is_named() {
    let _rule = proves!("PC 2.7.2");
    let (listed, mut found) = (dworscy(&["Łuk"; 3]), dworscy(&["Łuk"; 3]));
    found.kredens.remove(0);
    let differences = compare(&listed, &found);
    assert_eq!(differences.len(), 1);
    let [difference] = &differences[..] else { panic!("{differences:?}") };
    assert_eq!((difference.card.as_str(), difference.listed, difference.found), ("Łuk", 3, 2));
    assert_eq!(difference.rules(), [cite!("PC 8.2.6.4"), cite!("PC 2.7.2")]);
}

#[test]
fn the_list_names_every_card_the_strategy_too() {
    let found = Talia { strategie: cards(&["Siła"]), ..with_sakwa(dworscy(&[]), &[]) };
    let mut listed = Talia { strategie: Vec::new(), ..found.clone() };
    listed.sakwa.pop();
    let differences = compare(&listed, &found);
    assert_eq!(differences.len(), 2);
    assert!(differences.iter().all(|it| it.rules()[0] == cite!("PC 2.1.2")));
}

#[test]
fn kredens_and_sakwa_are_compared_as_a_whole() {
    let _rule = proves!("PC 8.2.6.5");
    let listed = with_sakwa(dworscy(&[]), &[]);
    let mut found = listed.clone();
    found.kredens.push(found.sakwa.remove(0));
    assert_eq!(compare(&listed, &found), []);
}

#[test]
fn cards_above_the_limit_and_illegal_ones_are_removed() {
    let _rule = proves!("PC 8.2.6.8");
    let listed = dworscy(&["Łuk"; 4]);
    let done = remedied(&listed, &listed);
    assert_eq!((done.removed, done.talia.kredens.len()), (cards(&["Łuk"]), 59));
    assert!(done.too_few && done.struck.is_empty() && done.put_away.is_empty());
    let listed = dworscy(&["Poseł Osmanowie", "Poseł Osmanowie", "Uczta"]);
    assert_eq!(remedied(&listed, &listed).talia.kredens.len(), 57);
}

#[test]
fn what_is_not_there_is_struck_off_a_legal_list() {
    let _rule = proves!("PC 8.2.6.10");
    let listed = Talia { kredens: plain(62, 1), ..dworscy(&[]) };
    let found = Talia { kredens: plain(60, 1), ..dworscy(&[]) };
    let done = remedied(&listed, &found);
    assert_eq!((done.struck.len(), done.talia.kredens.len()), (2, 60));
    assert!(!done.too_few && compare(&done.talia, &found).is_empty());
}

#[test]
fn what_is_not_on_the_list_leaves_the_deck() {
    let _rule = proves!("PC 8.2.6.11");
    let found = dworscy(&["Łuk"; 3]);
    let listed = Talia { kredens: found.kredens[3..].to_vec(), ..found.clone() };
    let done = remedied(&listed, &found);
    assert_eq!(done.put_away, [card("Łuk"); 3]);
    assert!(done.too_few && done.talia.kredens.len() == 57);
}
