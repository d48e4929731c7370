//! The eight decks the tests play with: codes of the Core Set and how many of each.

use std::sync::{Arc, LazyLock};

use cards::thrones::Faction;
use thrones::{Catalog, Deck, Setup, Thrones};

/// Faction, agenda, plots, cards.
type List =
    (Faction, Option<&'static str>, &'static [&'static str], &'static [(&'static str, usize)]);

#[rustfmt::skip]
pub(crate) const DECKS: [List; 8] = [
    (Faction::Stark, Some("01027"), &["01004", "01005", "01016", "01021", "01022", "01025", "01026"], &[
        ("01032", 1), ("01033", 2), ("01035", 2), ("01039", 3), ("01040", 3), ("01041", 2), ("01141", 3), ("01142", 2),
        ("01143", 3), ("01144", 2), ("01145", 2), ("01146", 3), ("01147", 2), ("01148", 2), ("01149", 2), ("01150", 3),
        ("01151", 3), ("01152", 3), ("01153", 2), ("01154", 2), ("01155", 2), ("01156", 3), ("01157", 3), ("01158", 2),
        ("01159", 3),
    ]),
    (Faction::Lannister, Some("01205"), &["01004", "01007", "01010", "01013", "01021", "01022", "01026"], &[
        ("01035", 1), ("01039", 2), ("01040", 3), ("01044", 1), ("01084", 3), ("01085", 2), ("01086", 2), ("01087", 3),
        ("01088", 2), ("01089", 3), ("01090", 2), ("01091", 2), ("01092", 2), ("01093", 2), ("01094", 2), ("01095", 2),
        ("01096", 1), ("01097", 2), ("01098", 2), ("01099", 3), ("01100", 2), ("01101", 1), ("01102", 3), ("01181", 3),
        ("01183", 2), ("01185", 3), ("01187", 2), ("01189", 2),
    ]),
    (Faction::Baratheon, Some("01027"), &["01002", "01004", "01007", "01011", "01011", "01022", "01026"], &[
        ("01032", 1), ("01038", 2), ("01039", 3), ("01040", 3), ("01045", 2), ("01046", 2), ("01047", 3), ("01048", 2),
        ("01049", 2), ("01050", 2), ("01051", 3), ("01052", 3), ("01053", 3), ("01054", 3), ("01055", 2), ("01056", 3),
        ("01057", 3), ("01058", 2), ("01059", 3), ("01060", 2), ("01061", 3), ("01062", 3), ("01063", 2), ("01064", 3),
    ]),
    (Faction::Greyjoy, Some("01203"), &["01001", "01004", "01016", "01017", "01021", "01025", "01026"], &[
        ("01039", 2), ("01040", 3), ("01041", 1), ("01065", 1), ("01067", 3), ("01068", 3), ("01069", 2), ("01070", 3),
        ("01071", 3), ("01072", 2), ("01073", 2), ("01074", 2), ("01075", 1), ("01076", 1), ("01077", 2), ("01078", 3),
        ("01079", 3), ("01080", 3), ("01081", 3), ("01082", 2), ("01083", 3), ("01141", 3), ("01142", 2), ("01144", 2),
        ("01150", 2), ("01151", 3),
    ]),
    (Faction::Martell, Some("01027"), &["01004", "01007", "01008", "01010", "01015", "01022", "01026"], &[
        ("01034", 1), ("01035", 2), ("01039", 3), ("01040", 3), ("01044", 2), ("01103", 3), ("01104", 3), ("01105", 2),
        ("01106", 2), ("01107", 2), ("01108", 2), ("01109", 3), ("01110", 3), ("01111", 2), ("01112", 3), ("01113", 3),
        ("01114", 3), ("01115", 2), ("01116", 3), ("01117", 2), ("01118", 3), ("01119", 3), ("01120", 2), ("01121", 3),
    ]),
    (Faction::NightsWatch, Some("01027"), &["01006", "01007", "01015", "01019", "01020", "01022", "01026"], &[
        ("01035", 2), ("01037", 1), ("01039", 3), ("01040", 3), ("01045", 2), ("01122", 3), ("01123", 2), ("01124", 2),
        ("01125", 3), ("01126", 3), ("01127", 2), ("01128", 2), ("01129", 2), ("01130", 3), ("01131", 3), ("01132", 3),
        ("01133", 3), ("01134", 2), ("01135", 3), ("01136", 3), ("01137", 3), ("01138", 3), ("01139", 2), ("01140", 2),
    ]),
    (Faction::Targaryen, None, &["01001", "01004", "01004", "01005", "01022", "01025", "01026"], &[
        ("01033", 1), ("01035", 1), ("01036", 1), ("01039", 3), ("01040", 3), ("01042", 1), ("01043", 2), ("01160", 3),
        ("01161", 3), ("01162", 3), ("01163", 2), ("01164", 2), ("01165", 3), ("01166", 3), ("01167", 2), ("01168", 3),
        ("01169", 2), ("01170", 3), ("01171", 3), ("01172", 2), ("01173", 3), ("01174", 1), ("01175", 3), ("01176", 3),
        ("01177", 2), ("01178", 2),
    ]),
    (Faction::Tyrell, Some("01200"), &["01004", "01007", "01010", "01014", "01022", "01024", "01026"], &[
        ("01039", 2), ("01040", 3), ("01043", 1), ("01086", 1), ("01087", 2), ("01088", 2), ("01089", 3), ("01091", 1),
        ("01102", 3), ("01179", 2), ("01180", 1), ("01181", 3), ("01182", 2), ("01183", 3), ("01184", 2), ("01185", 3),
        ("01186", 2), ("01187", 2), ("01188", 2), ("01189", 2), ("01190", 2), ("01191", 2), ("01192", 2), ("01193", 3),
        ("01194", 3), ("01195", 3), ("01196", 2), ("01197", 1),
    ]),
];

pub(crate) static CATALOG: LazyLock<Arc<Catalog>> = LazyLock::new(|| {
    Catalog::new(&cards::builtin::thrones_core()).expect("the engine can play the Core Set")
});

/// The Core Set, whose cards keep their numbers, and a few cards of our own for
/// rules that none of them needs.
pub(crate) static WITH_OWN: LazyLock<Arc<Catalog>> = LazyLock::new(|| {
    let mut core = cards::builtin::thrones_core();
    let text = include_str!("own_cards.toml");
    let own = cards::thrones::read_set_after("own_cards.toml", text, &core.names);
    let own = own.unwrap_or_else(|it| panic!("{it:?}"));
    core.cards.extend(own.cards);
    core.names = own.names;
    Catalog::new(&core).expect("the engine can play them")
});

pub(crate) fn def(code: &str) -> u16 {
    WITH_OWN.find(code).unwrap_or_else(|| panic!("no card {code}"))
}

static BUILT: LazyLock<Vec<Deck>> = LazyLock::new(|| (0..DECKS.len()).map(build).collect());

pub(crate) fn deck(number: usize) -> Deck {
    BUILT[number % DECKS.len()].clone()
}

fn build(number: usize) -> Deck {
    let (faction, agenda, plots, cards) = DECKS[number % DECKS.len()];
    let cards = cards.iter().flat_map(|(code, count)| vec![def(code); *count]).collect();
    let plots = plots.iter().map(|it| def(it)).collect();
    Deck { faction, agenda: agenda.map(def), plots, cards }
}

/// A joust between two of the decks; the number goes through all pairs.
pub(crate) fn joust(number: u64) -> Thrones {
    let pair = number as usize % 64;
    game(&[pair / 8, pair % 8], number)
}

pub(crate) fn game(decks: &[usize], number: u64) -> Thrones {
    let mut seed = [0; 32];
    seed[..8].copy_from_slice(&number.to_le_bytes());
    let decks = decks.iter().map(|it| deck(*it)).collect();
    Setup { catalog: Arc::clone(&CATALOG), decks, seed }.begin().expect("legal decks")
}
