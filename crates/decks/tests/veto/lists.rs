//! Lists: written as the tournament rules want them, read as people write them.

use decks::{
    ListMistake,
    veto::{
        Announced, BIESIADNE_DECKS, BUILTIN, I2_DECKS, Library, Listed, Talia, check, read, write,
    },
};
use rulebook::{cite, proves};

use crate::stock::{LIBRARY, both, cards, dworscy, set, with_sakwa};

fn listed(talia: Talia<'static>) -> Listed<'static> {
    Listed { talia, ..Listed::default() }
}

fn mistakes(text: &str) -> Vec<ListMistake> {
    read(text, &LIBRARY).1
}

#[track_caller]
fn only(text: &str) -> ListMistake {
    let mut found = mistakes(text);
    assert_eq!(found.len(), 1, "{found:?}");
    found.remove(0)
}

#[test]
fn a_list_has_faction_and_alliances_on_top_and_marks_the_sakwa() {
    let _rules = [proves!("PC 2.1.3"), proves!("PC 2.1.4"), proves!("PC 2.1.5")];
    let talia = Talia {
        frakcje: cards(&["Dworscy"]),
        strategie: cards(&["Siła"]),
        kredens: cards(&["Żądło", "Łuk", "Ligowiec", "Źdźbło", "Poseł Dworscy", "Lanca", "Łuk"]),
        sakwa: cards(&["Jan Rogala – Starszy", "Konfederat"]),
        ..Talia::default()
    };
    let name = Some("Próbna".to_owned());
    let text = write(&Listed { name, talia, ..Listed::default() }, &LIBRARY);
    assert_eq!(
        text,
        "Talia: Próbna
Frakcja: Dworscy
Strategia: Siła
Sojusz: Liga
Sojusz w sakwie: Konfederacja

Kredens (7)

Postacie (1)
1x Poseł Dworscy

Sztychy (6)
1x Lanca
1x Ligowiec
2x Łuk
1x Źdźbło
1x Żądło

Sakwa (2)

Postacie (1)
1x Jan Rogala – Starszy

Sztychy (1)
1x Konfederat
"
    );
}

#[test]
fn a_list_is_read_as_people_write_it() {
    let (list, mistakes) = read(
        "# mine
        talia: Moja
        format: Otwarty
        frakcja: dworscy

        KREDENS
        postacie
        2 posel dworscy
        Łuk x3
        piotr dybuk
        jan rogala - mlodszy
        stock-c4   # the identifier does too

        sakwa:
        3× hop / siup
        Efekt 1 (Set stock)",
        &LIBRARY,
    );
    assert_eq!(mistakes, []);
    assert_eq!((list.name.as_deref(), list.format.as_deref()), (Some("Moja"), Some("otwarty")));
    let titles =
        |cards: &[&cards::veto::Card]| cards.iter().map(|it| it.title()).collect::<Vec<_>>();
    let kredens = titles(&list.talia.kredens);
    assert_eq!(kredens.len(), 8);
    assert!(kredens.contains(&"Piotr Dybuk – Złotousty".to_owned()), "{kredens:?}");
    assert_eq!(titles(&list.talia.sakwa)[1..], ["Hop ALBO Siup"; 3]);
}

#[test]
fn a_line_that_is_not_understood_says_what_was_meant() {
    let mistake = only("Kredens\n2x Lacna");
    assert_eq!((mistake.line, mistake.suggestion.as_deref()), (2, Some("Lanca")));
    assert_eq!(
        mistake.to_string(),
        "line 2: `2x Lacna`: no card is called so; did you mean `Lanca`?"
    );
    assert_eq!(only("0x Łuk").what.to_string(), "a card is there from 1 to 250 times");
    assert_eq!(only("Łuk (stok)").suggestion.as_deref(), Some("stock"));
    assert_eq!(only("Format: otwatry").suggestion.as_deref(), Some("otwarty"));
    assert_eq!(only("Frakcja: Dworska").suggestion.as_deref(), Some("Dworscy"));
    assert_eq!(only("Frakcje: Dworscy, Osmanie").suggestion.as_deref(), Some("Osmanowie"));
    assert_eq!(only("Strategia: Łuk").what.to_string(), "this card is no strategy");
    assert_eq!(only("Uwagi: nothing").line, 1);
}

#[test]
fn a_name_that_fits_several_cards_is_ambiguous() {
    let mistake = only("1x Jan Rogala");
    assert_eq!(mistake.rule, Some(cite!("PC 8.2.6.3")));
    assert!(mistake.what.to_string().ends_with("Jan Rogala – Młodszy; Jan Rogala – Starszy"));
}

#[test]
fn one_title_in_two_sets_needs_its_set_unless_it_is_a_reprint() {
    let (efekt, sztych) = ("type = \"efekt\"", "type = \"sztych\"");
    let sets = vec![
        set("one", "", &[("Inna", efekt), ("Ta sama", efekt)]),
        set("two", "", &[("Inna", sztych), ("Ta sama", efekt)]),
    ];
    let library = Library::new(sets);
    assert!(read("Ta sama", &library).1.is_empty());
    let (_, mistakes) = read("Inna", &library);
    assert!(mistakes[0].what.to_string().ends_with("Inna (one); Inna (two)"));
    let (list, mistakes) = read("Inna (two)", &library);
    assert!(mistakes.is_empty());
    assert!(write(&list, &library).contains("1x Inna (two)"));
}

#[test]
fn a_heading_with_a_wrong_number_is_told() {
    let mistake = only("Kredens (3)\nSztychy (2)\n1x Łuk\n1x Lanca\n");
    assert_eq!((mistake.line, mistake.rule), (1, Some(cite!("PC 2.1.2"))));
    assert_eq!(mistake.what.to_string(), "2 cards follow, not 3");
    assert_eq!(only("Sztychy (1)\nŁuk\nLanca\nEfekty (1)\nEfekt 1\n").line, 1);
    assert!(mistakes("Kredens (2)\nSztychy (1)\nŁuk\nEfekty\nEfekt 1\nSakwa\nŁuk").is_empty());
}

#[test]
fn the_alliance_must_be_stated() {
    let silent = only("Kredens\nŁuk\nLigowiec");
    assert_eq!((silent.line, silent.rule), (3, Some(cite!("PC 2.1.5"))));
    let wrong = only("Sojusz: Konfederacja\nLigowiec");
    assert_eq!((wrong.line, wrong.rule), (1, Some(cite!("PC 2.1.5"))));
    assert!(mistakes("Sojusz: Liga\nLigowiec\nSakwa\nŁuk").is_empty());
    let other = only("Sojusz: Liga\nLigowiec\nSakwa\nKonfederat");
    assert!(other.what.to_string().contains("Konfederacja"), "{other}");
    let both = "Sojusz: Liga\nSojusz w sakwie: Konfederacja\nLigowiec\nSakwa\nKonfederat";
    assert!(mistakes(both).is_empty());
}

#[test]
fn what_is_written_is_read_again() {
    let limited = Talia { chosen: both(), frakcje: Vec::new(), ..dworscy(&[]) };
    let full = with_sakwa(dworscy(&["Ligowiec", "Obojętny", "Hop ALBO Siup"]), &["Konfederat"]);
    for talia in [limited, full, Talia::default()] {
        let text = write(&listed(talia), &LIBRARY);
        let (again, mistakes) = read(&text, &LIBRARY);
        assert_eq!(mistakes, []);
        assert_eq!(write(&again, &LIBRARY), text);
    }
}

#[test]
fn the_fixed_decks_are_written_and_read() {
    let library = Library::builtin();
    let set = library.set("mb").unwrap();
    for faction in decks::mount_and_blade::FACTIONS {
        let (frakcja, kredens) = decks::mount_and_blade::part(set, faction);
        let frakcje = frakcja.into_iter().collect();
        let talia = Talia { frakcje, kredens, ..Talia::default() };
        let text = write(&Listed { talia, ..Listed::default() }, &library);
        let (again, mistakes) = read(&text, &library);
        assert_eq!(mistakes, []);
        let format = decks::veto::format("mb").unwrap();
        let announced = decks::veto::Announced::default();
        assert_eq!(decks::veto::check(&again.talia, format, &library, &announced), []);
        let mut short = again.talia.clone();
        short.kredens.pop();
        let problems = decks::veto::check(&short, format, &library, &announced);
        assert!(problems.iter().all(|it| it.key() == "fixed-deck"), "{problems:?}");
        assert!(!problems.is_empty());
    }
}

#[test]
fn the_built_in_decks_are_legal_in_the_format_they_name() {
    let library = Library::builtin();
    for list in BUILTIN.iter().chain(I2_DECKS).chain(BIESIADNE_DECKS) {
        let (listed, mistakes) = read(list.text, &library);
        assert_eq!(mistakes, [], "{}", list.id);
        let format = listed.format.as_deref().and_then(decks::veto::format);
        let format = format.unwrap_or_else(|| panic!("{} names its format", list.id));
        let problems = check(&listed.talia, format, &library, &Announced::default());
        assert_eq!(problems, [], "{}", list.id);
    }
}
