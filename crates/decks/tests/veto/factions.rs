//! Which cards: factions, alliances, Legendarne.

use decks::veto::Talia;
use rulebook::{cite, proves};

use crate::stock::{cards, dworscy, legal, plain, refused, with_sakwa, wybraniecki};

#[test]
fn outside_tournaments_only_postacie_and_oddzialy_may_be_foreign() {
    let _rule = proves!("AH 309.3");
    legal("ah", &dworscy(&["Poseł Osmanowie", "Pułk janczarów", "List Dworscy", "Obu dworów"]));
    refused("ah", &dworscy(&["List Osmanowie"]), "foreign", &[cite!("AH 309.3")]);
    let in_sakwa = with_sakwa(dworscy(&[]), &["List Osmanowie"]);
    refused("ah", &in_sakwa, "foreign", &[cite!("AH 309.3")]);
    legal("i2", &dworscy(&["List Osmanowie"]));
}

#[test]
fn the_marks_of_a_card_settle_whose_it_is() {
    let _rules = [
        proves!("AH 105.2"),
        proves!("AH 105.2.a"),
        proves!("AH 105.2.b"),
        proves!("AH 105.2.c"),
        proves!("AH 201.2"),
        proves!("AH 201.2.a"),
        proves!("AH 201.2.b"),
        proves!("AH 209.2"),
    ];
    let of = |frakcja, with: &[&'static str]| Talia { frakcje: cards(&[frakcja]), ..dworscy(with) };
    for frakcja in ["Dworscy", "Osmanowie"] {
        legal("kwarciany", &of(frakcja, &["Łuk"]));
        legal("kwarciany", &of(frakcja, &["Obu dworów"]));
    }
    for (own, other) in [("Dworscy", "Osmanowie"), ("Osmanowie", "Dworscy")] {
        let letter = if own == "Dworscy" { "List Dworscy" } else { "List Osmanowie" };
        legal("ah", &of(own, &[letter]));
        refused("ah", &of(other, &[letter]), "foreign", &[cite!("AH 309.3")]);
    }
    legal("kwarciany", &of("Radziwiłłowie", &["Łuk"]));
    let rules = [cite!("PC 4.1.3.1"), cite!("PC 8.2.6.2")];
    refused("kwarciany", &of("Radziwiłłowie", &["Obu dworów"]), "foreign", &rules);
}

#[test]
fn a_card_belongs_to_the_alliances_whose_mark_it_bears() {
    let _rules = [proves!("AH 202.2"), proves!("AH 202.2.a")];
    legal("kwarciany", &dworscy(&["Ligowiec", "Łuk", "Obojętny"]));
    legal("kwarciany", &dworscy(&["Konfederat", "Łuk", "Obojętny"]));
    let rules = [cite!("PC 4.1.2.1"), cite!("PC 4.1.2.2")];
    refused("kwarciany", &dworscy(&["Ligowiec", "Konfederat", "Łuk"]), "alliances", &rules);
    assert_eq!(dworscy(&["Ligowiec", "Łuk"]).sojusz(), Some("Liga"));
    assert_eq!(dworscy(&["Łuk"]).sojusz(), None);
}

#[test]
fn a_tournament_deck_has_cards_of_its_own_faction_only() {
    let _rule = proves!("PC 4.1.3.1");
    legal("kwarciany", &dworscy(&["Poseł Dworscy", "Obu dworów", "Łuk"]));
    for foreign in ["Poseł Osmanowie", "Pułk janczarów", "List Osmanowie"] {
        let rules = [cite!("PC 4.1.3.1"), cite!("PC 8.2.6.2")];
        refused("kwarciany", &dworscy(&[foreign]), "foreign", &rules);
        refused("kwarciany", &with_sakwa(dworscy(&[]), &[foreign]), "foreign", &rules);
    }
}

#[test]
fn lojalny_and_kompanion_serve_their_own_faction() {
    let osmanowie = |with| Talia { frakcje: cards(&["Osmanowie"]), ..dworscy(with) };
    legal("ah", &osmanowie(&["Wierny", "Druh"]));
    refused("ah", &dworscy(&["Wierny"]), "disloyal", &[cite!("AH 700.1.w")]);
    let rules = [cite!("AH 700.1.s"), cite!("AH 700.1.w")];
    refused("ah", &dworscy(&["Druh"]), "disloyal", &rules);
    // Whoever may use cards of Osmanowie is still no Osman.
    let bribed = Talia { strategie: cards(&["Przekupstwo"]), ..dworscy(&["Wierny"]) };
    refused("ah", &bribed, "disloyal", &[cite!("AH 700.1.w")]);
    legal("i2", &dworscy(&["Wierny"]));
}

#[test]
fn a_limited_deck_has_cards_of_two_chosen_factions() {
    let _rules = [proves!("PC 5.2.2"), proves!("PC 5.2.1")];
    legal("wybraniecki", &wybraniecki(&["Poseł Dworscy", "List Osmanowie", "Łuk"]));
    refused("wybraniecki", &wybraniecki(&["Poseł Radziwiłłowie"]), "foreign", &[cite!("PC 5.2.1")]);
    let one = Talia { chosen: cards(&["Dworscy"])[0].factions, ..wybraniecki(&[]) };
    refused("wybraniecki", &one, "factions-not-chosen", &[cite!("PC 5.2.2")]);
}

#[test]
fn biesiadny_cards_stay_away_from_tournaments() {
    let _rule = proves!("AH 700.1.b");
    refused("kwarciany", &dworscy(&["Uczta"]), "biesiadny", &[cite!("AH 700.1.b")]);
    legal("ah", &dworscy(&["Uczta"]));
}

#[test]
fn the_kredens_has_cards_of_one_alliance() {
    legal("kwarciany", &dworscy(&["Ligowiec", "Obojętny"]));
    refused(
        "kwarciany",
        &dworscy(&["Ligowiec", "Konfederat"]),
        "alliances",
        &[cite!("PC 4.1.2.1"), cite!("PC 4.1.2.2")],
    );
    legal("ah", &dworscy(&["Ligowiec", "Konfederat"]));
}

#[test]
fn the_sakwa_may_have_another_alliance() {
    let _rule = proves!("PC 4.1.2.2");
    let talia = with_sakwa(dworscy(&["Ligowiec"]), &["Konfederat"]);
    legal("kwarciany", &talia);
    assert_eq!((talia.sojusz(), talia.sojusz_w_sakwie()), (Some("Liga"), Some("Konfederacja")));
}

#[test]
fn a_limited_deck_has_any_number_of_alliances() {
    let _rule = proves!("PC 5.3.1");
    legal("wybraniecki", &wybraniecki(&["Ligowiec", "Konfederat"]));
}

#[test]
fn one_copy_of_a_legendary_card_in_the_whole_deck() {
    let twice = with_sakwa(dworscy(&["Legenda 1"]), &["Legenda 1"]);
    refused("kwarciany", &twice, "legendary-twice", &[cite!("PC 4.1.1.1"), cite!("PC 4.1.0.4")]);
    legal("wybraniecki", &wybraniecki(&["Legenda 1", "Legenda 1"]));
}

#[test]
fn one_legendary_card_for_every_fifteen_of_the_kredens() {
    let five = ["Legenda 1", "Legenda 2", "Legenda 3", "Legenda 4", "Legenda 5"];
    let of = |size: usize, with: &[&str]| {
        let mut kredens = cards(with);
        kredens.extend(plain(size - with.len(), 1));
        Talia { kredens, ..dworscy(&[]) }
    };
    legal("kwarciany", &of(75, &five));
    refused("kwarciany", &of(74, &five), "too-many-legendary", &[cite!("PC 4.1.1.2")]);
    legal("kwarciany", &of(74, &five[..4]));
}

#[test]
fn legendary_cards_are_divided_as_one_likes() {
    let _rule = proves!("PC 4.1.1.3");
    let four = ["Legenda 1", "Legenda 2", "Legenda 3", "Legenda 4"];
    legal("kwarciany", &with_sakwa(dworscy(&[]), &four));
    legal("kwarciany", &with_sakwa(dworscy(&four[..3]), &four[3..]));
}

#[test]
fn what_the_second_edition_does_not_have_is_in_no_deck_of_it() {
    let oddzial = dworscy(&["Pułk janczarów"]);
    refused("i2", &oddzial, "not-in-this-edition", &[cite!("I2 3.3.3.6")]);
    for title in ["Równina", "Ślub"] {
        refused("i2", &dworscy(&[title]), "not-in-this-edition", &[cite!("I2 1.8.4")]);
        legal("ah", &dworscy(&[title]));
    }
}
