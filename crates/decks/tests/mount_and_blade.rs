//! MB 3-18: the fixed decks, and every way of getting one wrong.

use cards::{
    builtin,
    set::Set,
    veto::{Card, Faction, Kind},
};
use decks::mount_and_blade::{FACTIONS, Problem, check, check_pair, part};
use rulebook::{RuleId, cite, proves};

fn box_of_cards() -> Set {
    builtin::mount_and_blade()
}

fn faction_card(set: &Set, faction: Faction) -> &Card {
    part(set, faction).0.expect("every part has its faction card")
}

fn named<'s>(set: &'s Set, name: &str) -> &'s Card {
    set.cards.iter().find(|it| it.name == name).expect("a card of the box")
}

/// The Awanturnicy with the first card of this kind exchanged for another card.
fn with_one_exchanged<'s>(set: &'s Set, kind: Kind, new: &'s Card) -> Vec<&'s Card> {
    let mut kredens = part(set, Faction::Awanturnicy).1;
    let place = kredens.iter().position(|it| it.kind == kind).expect("a card of this kind");
    kredens[place] = new;
    kredens
}

fn reasons(set: &Set, kredens: &[&Card]) -> Vec<RuleId> {
    let problems = check(set, faction_card(set, Faction::Awanturnicy), kredens);
    problems.iter().map(Problem::rule).collect()
}

#[test]
fn both_parts_of_the_box_are_legal_and_have_27_cards() {
    let _rule = proves!("MB 17");
    let set = box_of_cards();
    for faction in FACTIONS {
        let (card, kredens) = part(&set, faction);
        assert_eq!(kredens.len(), 27);
        assert_eq!(check(&set, card.expect("a faction card"), &kredens), []);
    }
}

#[test]
fn a_part_has_seven_postacie_four_moderunki_four_posesje_six_sztychy_and_six_efekty() {
    let _rules = [proves!("MB 7"), proves!("MB 11"), proves!("MB 13"), proves!("MB 15")];
    let set = box_of_cards();
    for faction in FACTIONS {
        let (card, kredens) = part(&set, faction);
        let count = |kind| kredens.iter().filter(|it| it.kind == kind).count();
        let kinds = [Kind::Postac, Kind::Moderunek, Kind::Posesja, Kind::Sztych, Kind::Efekt];
        assert_eq!(kinds.map(count), [7, 4, 4, 6, 6]);
        assert_eq!(check(&set, card.expect("a faction card"), &kredens), []);
    }
}

#[test]
fn a_missing_card_of_each_kind_is_refused_by_the_rule_of_its_kind() {
    let set = box_of_cards();
    let kinds = [
        (Kind::Postac, cite!("MB 7")),
        (Kind::Moderunek, cite!("MB 9")),
        (Kind::Posesja, cite!("MB 11")),
        (Kind::Sztych, cite!("MB 13")),
        (Kind::Efekt, cite!("MB 15")),
    ];
    for (kind, rule) in kinds {
        let mut kredens = part(&set, Faction::Awanturnicy).1;
        let place = kredens.iter().position(|it| it.kind == kind).expect("a card of this kind");
        kredens.remove(place);
        assert_eq!(reasons(&set, &kredens)[0], rule);
    }
}

#[test]
fn a_second_copy_instead_of_another_card_is_refused() {
    let set = box_of_cards();
    let kredens = with_one_exchanged(&set, Kind::Sztych, named(&set, "Finta"));
    assert!(reasons(&set, &kredens).iter().all(|it| *it == cite!("MB 17")));
    assert!(!reasons(&set, &kredens).is_empty());
}

#[test]
fn a_card_with_the_opponents_coat_of_arms_is_refused() {
    let set = box_of_cards();
    let kredens = with_one_exchanged(&set, Kind::Postac, named(&set, "Jan Skrzetuski"));
    assert!(reasons(&set, &kredens).contains(&cite!("MB 18")));
}

#[test]
fn the_faction_card_is_no_part_of_the_kredens() {
    let set = box_of_cards();
    let mut kredens = part(&set, Faction::Awanturnicy).1;
    kredens.push(faction_card(&set, Faction::Awanturnicy));
    assert_eq!(reasons(&set, &kredens)[0], cite!("MB 6"));
}

#[test]
fn the_two_players_play_the_two_factions_of_the_box() {
    let _rule = proves!("MB 3");
    let set = box_of_cards();
    let [one, other] = FACTIONS.map(|it| faction_card(&set, it));
    assert_eq!(check_pair(one, other), Ok(()));
    let twice = check_pair(one, one).expect_err("the same faction twice");
    assert_eq!(twice.rule(), cite!("MB 3"));
}

#[test]
fn a_third_faction_is_refused() {
    let set = box_of_cards();
    let card = faction_card(&set, Faction::Awanturnicy);
    let third = Card { factions: Faction::Osmanowie.into(), ..card.clone() };
    let problems = check(&set, &third, &part(&set, Faction::Awanturnicy).1);
    assert_eq!(problems.iter().map(Problem::rule).collect::<Vec<_>>(), [cite!("MB 3")]);
}

#[test]
fn a_problem_names_its_card_and_its_rule() {
    let set = box_of_cards();
    let kredens = with_one_exchanged(&set, Kind::Postac, named(&set, "Jan Skrzetuski"));
    let problems = check(&set, faction_card(&set, Faction::Awanturnicy), &kredens);
    let foreign = problems.iter().find(|it| matches!(it, Problem::OpponentsCard { .. }));
    assert_eq!(
        foreign.expect("the foreign card is found").to_string(),
        "Jan Skrzetuski bears the other coat of arms (MB 18)"
    );
}
