//! Exchanging cards, and the zestaw of a limited tournament.

use cards::veto::Card;
use decks::veto::{
    Announced, Between, Problem, Talia, Zestaw, exchange, for_next_match, format, may_exchange,
};
use rulebook::{cite, proves};

use crate::stock::{
    LIBRARY, both, card, cards, dworscy, legal, only, plain, with_sakwa, wybraniecki,
};

fn exchanged(
    key: &str,
    talia: &Talia<'static>,
    out: &[&'static Card],
    into: &[&'static Card],
) -> Result<Talia<'static>, Vec<Problem>> {
    exchange(talia, out, into, format(key).unwrap(), &LIBRARY, &Announced::default())
}

#[test]
fn cards_are_exchanged_one_for_one() {
    let _rules = [proves!("PC 3.5.1.3"), proves!("PC 4.2.1")];
    let talia = with_sakwa(dworscy(&[]), &[]);
    let (kredens, sakwa) = (&talia.kredens, &talia.sakwa);

    let after = exchanged("kwarciany", &talia, &kredens[..3], &sakwa[..3]).unwrap();

    assert_eq!((after.kredens.len(), after.sakwa.len()), (60, 15));
    assert!(after.sakwa.iter().any(|it| it.id == kredens[0].id));
    let unequal = exchanged("kwarciany", &talia, &kredens[..2], &sakwa[..3]).unwrap_err();
    let rules = [cite!("PC 3.5.1.3"), cite!("PC 4.2.1"), cite!("AH 411.5")];
    only(&unequal, "unequal-exchange", &rules);
}

#[test]
fn only_what_is_there_can_be_exchanged() {
    let talia = with_sakwa(dworscy(&[]), &[]);
    let stranger = cards(&["Łuk"]);
    let problems = exchanged("kwarciany", &talia, &talia.kredens[..1], &stranger).unwrap_err();
    only(&problems, "not-there", &[cite!("AH 411.2")]);
}

#[test]
fn alliances_never_meet_in_the_kredens() {
    let talia = with_sakwa(dworscy(&["Ligowiec"]), &["Konfederat"]);
    let (liga, konfederacja) = (cards(&["Ligowiec"]), cards(&["Konfederat"]));
    let plain = &talia.kredens[1..2];
    let mixed = exchanged("kwarciany", &talia, plain, &konfederacja).unwrap_err();
    only(&mixed, "alliances", &[cite!("PC 4.1.2.2")]);
    assert!(exchanged("kwarciany", &talia, &liga, &konfederacja).is_ok());
}

#[test]
fn a_limited_deck_is_changed_freely_above_thirty() {
    let _rules = [proves!("PC 3.5.2.2"), proves!("PC 6.6.32")];
    let talia = Talia { sakwa: plain(14, 60), ..wybraniecki(&[]) };
    let after = exchanged("wybraniecki", &talia, &talia.kredens[..1], &talia.sakwa[..4]).unwrap();
    assert_eq!((after.kredens.len(), after.sakwa.len()), (33, 11));
    let small = exchanged("wybraniecki", &talia, &talia.kredens[..1], &[]).unwrap_err();
    only(&small, "too-few", &[cite!("PC 5.1.1")]);
}

#[test]
fn the_sakwa_has_its_moments() {
    let _rules =
        [proves!("PC 5.4.1"), proves!("PC 5.4.2"), proves!("AH 411.2"), proves!("AH S.Sakwa")];
    let may = |key: &str, between| may_exchange(format(key).unwrap(), between);
    assert!(may("kwarciany", Between::Games) && !may("kwarciany", Between::Matches));
    assert!(may("wybraniecki", Between::Games) && may("wybraniecki", Between::Matches));
    assert!(!may("i2", Between::Games));
}

#[test]
fn a_limited_deck_stays_changed_and_a_constructed_one_is_restored() {
    let _rules =
        [proves!("PC 5.4.3"), proves!("PC 6.6.33"), proves!("AH 411.3"), proves!("AH 411.4")];
    let (basic, now) = (dworscy(&[]), dworscy(&["Łuk"]));
    let next = |key: &str| for_next_match(&basic, &now, format(key).unwrap());
    assert_eq!(next("wybraniecki"), now);
    assert_eq!(next("kwarciany"), basic);
}

#[test]
fn the_rest_of_the_zestaw_is_the_sakwa() {
    let _rules = [
        proves!("PC 2.1.7"),
        proves!("PC 3.5.2.1"),
        proves!("PC 5.1.2"),
        proves!("PC 6.6.25"),
        proves!("PC 6.6.29"),
        proves!("PC 6.6.31"),
        proves!("AH 411.6"),
    ];
    let zestaw = Zestaw::register(plain(44, 1));
    assert_eq!(zestaw.cards().len(), 44);
    for size in [30, 32, 44] {
        let talia = zestaw.build(both(), &zestaw.cards()[..size], &[]).unwrap();
        assert_eq!((talia.kredens.len(), talia.sakwa.len()), (size, 44 - size));
        assert_eq!(talia.kredens, zestaw.cards()[..size]);
        legal("wybraniecki", &talia);
    }
}

#[test]
fn a_strategy_of_the_zestaw_is_laid_out_or_left_in_the_sakwa() {
    let zestaw = Zestaw::register(plain(30, 1).into_iter().chain(cards(&["Siła"])));
    let with = zestaw.build(both(), zestaw.cards(), &[]).unwrap();
    assert_eq!((with.kredens.len(), with.strategie.len(), with.sakwa.len()), (30, 1, 0));
    legal("wybraniecki", &with);
    let without = zestaw.build(both(), &zestaw.cards()[..30], &[]).unwrap();
    assert_eq!((without.strategie.len(), without.sakwa.len()), (0, 1));
    legal("wybraniecki", &without);
}

#[test]
fn a_limited_deck_has_only_cards_of_its_zestaw() {
    let own = Zestaw::register(plain(44, 1));
    let mates = Zestaw::register(cards(&["Łuk"]));
    let with = |name: &str| -> Vec<&'static Card> {
        own.cards()[..29].iter().copied().chain([card(name)]).collect()
    };
    let stranger = own.build(both(), &with("Lanca"), &[&mates]).unwrap_err();
    only(&stranger, "not-in-zestaw", &[cite!("PC 5.1.5"), cite!("AH 100.5.b")]);
    let lent = own.build(both(), &with("Łuk"), &[&mates]).unwrap_err();
    only(&lent, "of-a-team-mate", &[cite!("PC 6.6.28")]);
    let four = own.build(both(), &[own.cards()[0]; 4], &[]).unwrap_err();
    only(&four, "not-in-zestaw", &[cite!("PC 5.1.5")]);
}
