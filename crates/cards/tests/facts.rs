//! The printed facts of all ten types: what is read, what is refused, what is shown.

use cards::{
    set::{Day, Mistake, Set, read_set},
    text::Lang,
    veto::{
        Card, Faction, Factions, Keyword, Kind, Rarity, deck_building, figures, keyword_line,
        type_line,
    },
};
use rulebook::proves;

const HEAD: &str = "[set]
id = \"own\"
name = \"Our own\"
edition = 2
expansion = true
season = \"Szpiedzy i Dyplomaci\"
released = 2010-05-28
sojusze = [\"Liga\", \"Konfederacja\"]
";

/// One card of each of the ten types, with everything its type may have.
const TEN: [(Kind, &str); 10] = [
    (
        Kind::Postac,
        r#"faction = ["Dworscy", "Osmanowie"]
szabla = 5
kreski = 2
lafa = 6
utrzymanie = -1
przydomek = "Poseł"
sojusz = "Liga"
keywords = ["Dyplomata", "Hetman"]
number = 17
rarity = "rare"
artist = "Jan Malarz"
cytat = "Słowo droższe pieniędzy.""#,
    ),
    (
        Kind::Posesja,
        "lafa = 3\nutrzymanie = 2\nkreski = 1\nprzydomek = \"Stara\"\nkeywords = [\"Karczma\"]",
    ),
    (
        Kind::Moderunek,
        "lafa = 2\nszabla = 1\nbitnosc = 2\nkarnosc = -1\nkreski = 1\nkreski_of_bearer = 1\n\
         attach = \"own oddział\"\nkeywords = [\"Koń\"]",
    ),
    (Kind::Sztych, "keywords = [\"Cięcie\"]"),
    (
        Kind::Efekt,
        "keywords = [\"Dublet\", \"Dyplomacja\"]\ndublet = \"pay 2 dukaty\"\ndyplomacja = 2\n\
         abilities = [\"D: either draw 1 or take 1 kreska\", \"D: draw 2\"]",
    ),
    (Kind::Ziemia, "znaczenie = 2\ndobrobyt = 3\nkeywords = [\"Morze\"]"),
    (Kind::Oddzial, "bitnosc = 4\nkarnosc = 3\nlafa = 5\nkeywords = [\"Okręt\", \"Sławny\"]"),
    (Kind::Strategia, "budowa = { copies = 4, kredens = 80, faction = \"Osmanowie\" }"),
    (
        Kind::Frakcja,
        "faction = \"Dworscy\"\nskarb = 18\ndochod = 3\n\
         abilities = [\"WP: draw 1\", \"WB: take 1 kreska\", \"WM: draw 7\"]",
    ),
    (
        Kind::Przymierze,
        "keywords = [\"Pakt\"]\nalbo = { name = \"Druga\", abilities = [\"D: draw 1\"] }",
    ),
];

fn spelled(kind: Kind) -> &'static str {
    use cards::lang::Word;
    kind.spelling()
}

fn file(kind: Kind, facts: &str) -> String {
    format!(
        "{HEAD}\n[[card]]\nid = \"a\"\nname = \"Pierwsza\"\ntype = \"{}\"\n{facts}\n",
        spelled(kind)
    )
}

fn read(kind: Kind, facts: &str) -> Card {
    match read_set("own.toml", &file(kind, facts)) {
        Ok(set) => set.cards.into_iter().next().expect("one card was written"),
        Err(mistakes) => panic!("{mistakes:?}"),
    }
}

fn facts_of(kind: Kind) -> &'static str {
    TEN.into_iter().find(|it| it.0 == kind).expect("ten types").1
}

fn mistake(kind: Kind, facts: &str) -> Mistake {
    let mut mistakes = read_set("own.toml", &file(kind, facts)).expect_err("something is wrong");
    assert_eq!(mistakes.len(), 1, "{mistakes:?}");
    mistakes.remove(0)
}

fn whole_set() -> Set {
    let cards = TEN.into_iter().enumerate().map(|(place, (kind, facts))| {
        let kind = spelled(kind);
        format!(
            "[[card]]\nid = \"c{place}\"\nname = \"Karta {place}\"\ntype = \"{kind}\"\n{facts}\n"
        )
    });
    read_set("own.toml", &format!("{HEAD}\n{}", cards.collect::<String>())).expect("all are right")
}

#[test]
fn all_ten_types_are_read() {
    let set = whole_set();
    assert_eq!(set.cards.iter().map(|it| it.kind).collect::<Vec<_>>(), TEN.map(|it| it.0));
    assert_eq!(set.printing.released, Some(Day { year: 2010, month: 5, day: 28 }));
    assert_eq!(set.printing.season.as_deref(), Some("Szpiedzy i Dyplomaci"));
    assert!(set.printing.expansion && set.printing.edition == 2);
}

#[test]
fn every_card_has_one_of_ten_types() {
    let _rules = [proves!("AH 206.2"), proves!("AH 206.3"), proves!("AH 300.1")];
    let types: Vec<Kind> = whole_set().cards.iter().map(|it| it.kind).collect();
    assert_eq!((types.len(), types.iter().filter(|it| **it == Kind::Karta).count()), (10, 0));
    for (given, complaint) in [("intryga", "is no"), ("karta", "is no type of card")] {
        let text = format!("{HEAD}\n[[card]]\nid = \"a\"\nname = \"A\"\ntype = \"{given}\"\n");
        let mistakes = read_set("own.toml", &text).expect_err("there is no such type");
        assert!(mistakes.iter().any(|it| it.message.contains(complaint)), "{mistakes:?}");
    }
    let untyped = format!("{HEAD}\n[[card]]\nid = \"a\"\nname = \"A\"\n");
    let mistakes = read_set("own.toml", &untyped).expect_err("a card without a type");
    assert!(mistakes.iter().any(|it| it.message.contains("type")), "{mistakes:?}");
}

#[test]
fn a_postac_has_everything_printed_on_it() {
    let card = read(Kind::Postac, facts_of(Kind::Postac));
    assert_eq!(card.factions, Factions::from_iter([Faction::Osmanowie, Faction::Dworscy]));
    assert_eq!((card.set.as_str(), card.id.as_str()), ("own", "own-a"));
    assert_eq!(card.title(), "Pierwsza – Poseł");
    assert_eq!((card.collector.number, card.collector.rarity), (Some(17), Some(Rarity::Rare)));
    assert!(card.behaves_as(Keyword::Slawny) && !card.keywords.contains(&Keyword::Slawny));
    assert_eq!(type_line(&card, Lang::Pl), "Postać · Dworscy, Osmanowie · sojusz Liga");
    assert_eq!(type_line(&card, Lang::En), "Postać · Dworscy, Osmanowie · alliance Liga");
    let figure = |(name, value): (&str, String)| format!("{name} {value}");
    let figures: Vec<String> = figures(&card, Lang::Pl).into_iter().map(figure).collect();
    assert_eq!(figures, ["Szabla 5", "Kreski 2", "Lafa 6", "Dochód -1"]);
}

#[test]
fn a_moderunek_has_modifiers_and_traits_of_its_own() {
    let card = read(Kind::Moderunek, facts_of(Kind::Moderunek));
    let figures: Vec<String> =
        figures(&card, Lang::En).into_iter().map(|(name, it)| format!("{name} {it}")).collect();
    let expected =
        ["Szabla +1", "Bitność +2", "Karność -1", "Kreski 1", "Kreski of the bearer +1", "Lafa 2"];
    assert_eq!(figures, expected);
    assert_eq!(type_line(&card, Lang::En), "Moderunek · factionless");
}

#[test]
fn a_joined_card_has_two_names() {
    let card = read(Kind::Przymierze, facts_of(Kind::Przymierze));
    assert_eq!(card.title(), "Pierwsza ALBO Druga");
    assert_eq!(card.names().collect::<Vec<_>>(), ["Pierwsza", "Druga"]);
}

#[test]
fn a_dublet_shows_its_price_and_a_strategy_what_it_changes_in_the_deck() {
    let card = read(Kind::Efekt, facts_of(Kind::Efekt));
    assert_eq!(keyword_line(&card, Lang::Pl), "Dublet – zapłać 2 dukaty, Dyplomacja");
    assert_eq!(keyword_line(&card, Lang::En), "Dublet – pay 2 dukaty, Dyplomacja");
    assert_eq!(card.dyplomacja, Some(1));
    let card = read(Kind::Strategia, facts_of(Kind::Strategia));
    let text = deck_building(&card, Lang::En).expect("it changes something");
    assert_eq!(
        text,
        "The deck may have up to 4 copies of one name. The kredens must have at least 80 cards. \
         The deck may also have cards of Osmanowie."
    );
}

#[test]
fn there_are_five_factions_and_no_sixth() {
    let _rules = [proves!("AH 105.1"), proves!("AH 105.1.a")];
    for faction in Faction::ALL {
        let facts = format!("faction = \"{}\"", faction.name());
        assert_eq!(read(Kind::Sztych, &facts).factions.only(), Some(faction));
    }
    assert!(read(Kind::Sztych, "").factions.is_empty());
    let sixth = mistake(Kind::Sztych, "faction = \"Kozacy\"");
    assert!(sixth.message.contains("`Kozacy` is no faction"), "{sixth}");
}

#[test]
fn a_fact_that_is_missing_or_out_of_place_is_told() {
    let wrong = [
        (Kind::Ziemia, "znaczenie = 1", "must have `dobrobyt`"),
        (Kind::Oddzial, "bitnosc = 1\nlafa = 2", "must have `karnosc`"),
        (Kind::Sztych, "lafa = 1", "has no `lafa`"),
        (Kind::Przymierze, "przydomek = \"X\"", "has no `przydomek`"),
        (Kind::Sztych, "keywords = [\"Pancerz\"]", "Pancerz is for moderunek only"),
        (Kind::Efekt, "keywords = [\"Dublet\"]", "Dublet and `dublet` go together"),
        (Kind::Efekt, "dublet = \"pay 1 dukat\"", "Dublet and `dublet` go together"),
        (
            Kind::Efekt,
            "keywords = [\"Dyplomacja\"]\ndyplomacja = 1",
            "an ability the card does not have",
        ),
        (Kind::Sztych, "budowa = { copies = 4 }", "has no `budowa`"),
        (Kind::Strategia, "budowa = 4", "`budowa` is a table"),
        (Kind::Sztych, "faction = 4", "`faction` is a text or a list of texts"),
    ];
    for (kind, facts, message) in wrong {
        let found = mistake(kind, facts);
        assert!(found.message.contains(message), "{found}");
    }
}

#[test]
fn what_is_nearly_right_is_suggested() {
    let wrong = [
        (Kind::Sztych, "sojusz = \"Liaga\"", "Liga"),
        (Kind::Sztych, "rarity = \"comon\"", "common"),
        (Kind::Ziemia, "znaczenie = 1\ndobrobit = 3", "dobrobyt"),
        (Kind::Sztych, "albo = { nam = \"Druga\", name = \"Trzecia\" }", "name"),
        (Kind::Sztych, "faction = [\"Dworscy\", \"Osmanie\"]", "Osmanowie"),
    ];
    for (kind, facts, suggestion) in wrong {
        let found = mistake(kind, facts);
        assert_eq!(found.suggestion.as_deref(), Some(suggestion), "{found}");
    }
}

#[test]
fn a_day_is_a_day_of_the_calendar() {
    assert_eq!("2012-02-29".parse::<Day>().map(|it| it.to_string()), Ok("2012-02-29".to_owned()));
    for wrong in ["2011-02-29", "2012-13-01", "2012-6-1", "12-06-15", "2012-06", "+012-06-15", ""] {
        assert!(wrong.parse::<Day>().is_err(), "{wrong}");
    }
}
