//! Lists of invented cards, as players hand them in.

use super::*;
use cards::set::read_set;
use rulebook::proves;

fn shelf() -> Shelf {
    let mut text = "[set]\nid = \"proba\"\nname = \"Próba\"\nsojusze = [\"Liga\"]\n".to_owned();
    let mut card = |name: &str, facts: &str| {
        let id = text.matches("[[card]]").count();
        text += &format!("[[card]]\nid = \"c{id}\"\nname = \"{name}\"\n{facts}\n");
    };
    card("Dworscy", "type = \"frakcja\"\nfaction = \"Dworscy\"\nskarb = 18\ndochod = 3");
    card("Osmanowie", "type = \"frakcja\"\nfaction = \"Osmanowie\"\nskarb = 18\ndochod = 3");
    card("Poseł", "type = \"postać\"\nszabla = 4\nkreski = 1\nlafa = 3\nfaction = \"Osmanowie\"");
    card("Ligowiec", "type = \"sztych\"\nsojusz = \"Liga\"");
    card("Ćma", "type = \"sztych\"");
    card("Cios", "type = \"sztych\"");
    (1..=40).for_each(|it| card(&format!("Efekt {it}"), "type = \"efekt\""));
    let set = read_set("proba", &text).unwrap_or_else(|mistakes| panic!("{}", mistakes[0]));
    Shelf { library: Library::new(vec![set]), announced: Announced::default() }
}

fn copies(count: u32, card: &str) -> Copies {
    Copies { count, card: card.to_owned() }
}

/// Sixty cards in no order, and fifteen in the sakwa.
fn list() -> DeckList {
    let mut kredens: Vec<Copies> = (1..=18).map(|it| copies(3, &format!("efekt {it}"))).collect();
    kredens.extend([copies(3, "cma"), copies(3, "Cios")]);
    let sakwa = (21..=25).map(|it| copies(3, &format!("Efekt {it}"))).collect();
    DeckList { faction: "Dworscy".to_owned(), kredens, sakwa, ..DeckList::default() }
}

fn faults(list: &DeckList) -> Vec<String> {
    let judged = judge(list, &[Format::Otwarty], &shelf());
    judged.faults.iter().map(|it| it.rule.to_string()).collect()
}

#[test]
fn a_legal_list_comes_back_in_its_proper_order() {
    let _rules =
        [proves!("PC 2.1.3"), proves!("PC 2.1.4"), proves!("PC 2.1.5"), proves!("PC 2.1.6")];
    let judged = judge(&list(), &[Format::Otwarty], &shelf());
    assert_eq!(judged.faults, []);
    let first: Vec<&str> = judged.list.kredens.iter().map(|it| it.card.as_str()).collect();
    assert_eq!(first[..3], ["Cios", "Ćma", "Efekt 1"], "by type, in the Polish alphabet");
    assert_eq!(judged.list.kredens.iter().map(|it| it.count).sum::<u32>(), 60);
    assert_eq!(judge(&judged.list, &[Format::Otwarty], &shelf()), judged, "and stays so");
    let sheet = sheet("Łukasz", &judged.list, &[Format::Otwarty], &shelf()).unwrap();
    let top: Vec<&str> = sheet.lines().take(4).collect();
    assert_eq!(top, ["Gracz: Łukasz", "Format: otwarty", "Frakcja: Dworscy", "Sojusz: brak"]);
}

#[test]
fn every_fault_is_told_with_its_rule() {
    let mut foreign = list();
    foreign.kredens[0] = copies(2, "Poseł");
    assert_eq!(faults(&foreign), ["PC 4.1.0.1", "PC 4.1.3.1"], "59 cards, and a foreign one");
    let unknown = DeckList { kredens: vec![copies(60, "Efekkt 1")], ..list() };
    assert!(faults(&unknown).contains(&"PC 8.2.6.3".to_owned()));
    let judged = judge(&unknown, &[Format::Otwarty], &shelf());
    assert_eq!(judged.list, unknown, "what is not understood is not rewritten");
    assert!(judged.faults[0].what.plain.contains("did you mean"), "{}", judged.faults[0]);
    let mut silent = list();
    silent.kredens[0] = copies(3, "Ligowiec");
    assert_eq!(faults(&silent), ["PC 2.1.5"], "the alliance is not stated");
    silent.alliance = Some("liga".to_owned());
    assert_eq!(faults(&silent), [""; 0]);
}

#[test]
fn no_name_can_smuggle_a_line_into_the_list() {
    let mut list = list();
    list.kredens[0] = copies(3, "Efekt 1\nSakwa");
    assert_eq!(faults(&list)[0], "PC 8.2.6.3");
    list.kredens[0] = copies(u32::MAX, "Efekt 1");
    assert_eq!(faults(&list)[0], "PC 8.2.6.3");
}

#[test]
fn an_unusual_format_is_the_organisers_business() {
    let list = DeckList { kredens: vec![copies(9, "Cios")], ..list() };
    assert_eq!(judge(&list, &[Format::Unusual], &shelf()).faults, []);
}

#[test]
fn the_sakwa_is_exchanged_one_for_one_between_games() {
    let _rules = [proves!("PC 3.5.1.3"), proves!("PC 4.2.1")];
    let change =
        |out: Copies, into: Copies| exchange(&list(), &[out], &[into], Format::Otwarty, &shelf());
    let after = change(copies(2, "Ćma"), copies(2, "Efekt 21")).unwrap();
    assert!(after.sakwa.contains(&copies(2, "Ćma")) && after.kredens.contains(&copies(1, "Ćma")));
    let place = |name: &str| after.kredens.iter().position(|it| it.card == name).unwrap();
    assert!(place("Efekt 2") < place("Efekt 21"), "in its order again");
    let unequal = change(copies(2, "Ćma"), copies(1, "Efekt 21")).unwrap_err();
    assert_eq!(unequal[0].rule, cite!("PC 3.5.1.3"));
    let stranger = change(copies(1, "Ćma"), copies(1, "Efekt 40")).unwrap_err();
    assert_eq!(stranger[0].rule, cite!("AH 411.2"));
}
