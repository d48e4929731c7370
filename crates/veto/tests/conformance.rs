//! The kernel's conformance suite for every rule set.
//!
//! `INTERREX_GAMES=100000 cargo test --release -p veto --test conformance` looks
//! at as many games as one likes.

use std::sync::{Arc, LazyLock};

use cards::veto::{Faction, Kind};
use decks::veto::{BIESIADNE_DECKS, BUILTIN, I2_DECKS, Library, read};
use kernel::{
    Dice, Game, Pending,
    conformance::{Depth, check, check_draws},
};
use veto::{
    ARTYKULY_HENRYKOWSKIE, BIESIADNE, Catalog, Deck, Def, Event, INSTRUKCJA, MOUNT_AND_BLADE,
    Question, Ruleset, Setup, Veto,
};

static CATALOG: LazyLock<Arc<Catalog>> = LazyLock::new(|| {
    let set = cards::builtin::mount_and_blade();
    Catalog::new(&MOUNT_AND_BLADE, set.cards).expect("the engine can play the built-in set")
});

/// The cards of the full game with the rules of their keywords.
static FULL: LazyLock<Arc<Catalog>> = LazyLock::new(|| {
    let set = cards::builtin::interregnum();
    Catalog::new(&ARTYKULY_HENRYKOWSKIE, set.cards).expect("the engine can play the built-in set")
});

/// The cards of the full game by the instruction, and by the zasady biesiadne.
static I2: LazyLock<Arc<Catalog>> = LazyLock::new(|| {
    let set = cards::builtin::interregnum();
    Catalog::new(&INSTRUKCJA, set.cards).expect("the engine can play the built-in set")
});
static BIESIADA: LazyLock<Arc<Catalog>> = LazyLock::new(|| {
    let set = cards::builtin::interregnum();
    Catalog::new(&BIESIADNE, set.cards).expect("the engine can play the built-in set")
});

/// The built-in decks of sixty cards.
static DECKS: LazyLock<Vec<Deck>> = LazyLock::new(|| listed(BUILTIN));
static I2_ALL: LazyLock<Vec<Deck>> =
    LazyLock::new(|| [listed(I2_DECKS), listed(BIESIADNE_DECKS)].concat());
static BIESIADNE_ALL: LazyLock<Vec<Deck>> = LazyLock::new(|| listed(BIESIADNE_DECKS));

/// The decks of these lists; a card has the same number in every catalog of the set.
fn listed(lists: &[decks::Builtin]) -> Vec<Deck> {
    let library = Library::new(vec![cards::builtin::interregnum()]);
    let deck = |list: &decks::Builtin| {
        let (listed, mistakes) = read(list.text, &library);
        assert_eq!(mistakes, [], "{}", list.id);
        let talia = listed.talia;
        FULL.deck(&talia.frakcje[0].id, talia.dealt()).expect("cards of the set")
    };
    lists.iter().map(deck).collect()
}

/// The cards with which the rules of keywords are tried.
static SLOWA: LazyLock<Arc<Catalog>> = LazyLock::new(|| {
    let set = cards::set::read_set("slowa", include_str!("rules/slowa.toml"));
    Catalog::new(&ARTYKULY_HENRYKOWSKIE, set.expect("a set that can be read").cards)
        .expect("cards to play")
});

fn mount_and_blade(seed: u64) -> Veto {
    let factions = [Faction::Awanturnicy, Faction::Wisniowieccy];
    begin(&MOUNT_AND_BLADE, seed, &CATALOG, factions.map(|it| part(&CATALOG, it)))
}

/// With the seed one goes through all pairs of decks.
fn pair(decks: &[Deck], seed: u64) -> [Deck; 2] {
    let count = decks.len();
    [seed as usize / count % count, seed as usize % count].map(|it| decks[it].clone())
}

fn artykuly_henrykowskie(seed: u64) -> Veto {
    begin(&ARTYKULY_HENRYKOWSKIE, seed, &FULL, pair(&DECKS, seed))
}

fn instrukcja(seed: u64) -> Veto {
    begin(&INSTRUKCJA, seed, &I2, pair(&I2_ALL, seed))
}

fn biesiadne(seed: u64) -> Veto {
    begin(&BIESIADNE, seed, &BIESIADA, pair(&BIESIADNE_ALL, seed))
}

/// Ziemie, oddziały and what concerns them, enough of them that there are battles.
static POLE_ZIEM: LazyLock<Arc<Catalog>> = LazyLock::new(|| {
    let set = cards::set::read_set("pole.toml", include_str!("rules/pole.toml"));
    Catalog::new(&ARTYKULY_HENRYKOWSKIE, set.expect("the set is well-formed").cards)
        .expect("the engine can play it")
});

fn pole_ziem(seed: u64) -> Veto {
    let frakcje = || (0_u16..).zip(POLE_ZIEM.defs()).filter(|(_, it)| it.card.skarb.is_some());
    let cards = (0_u16..).zip(POLE_ZIEM.defs()).filter(|(_, it)| it.card.skarb.is_none());
    let copies = |it: &cards::veto::Card| if it.kind == Kind::Oddzial { 4 } else { 1 };
    let cards = cards.flat_map(|(def, it)| vec![def; copies(&it.card)]).collect::<Vec<u16>>();
    let deck = |(faction, _)| Deck { faction, cards: cards.clone() };
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed.to_le_bytes());
    let rules = &ARTYKULY_HENRYKOWSKIE;
    let catalog = Arc::clone(&POLE_ZIEM);
    let setup = Setup { rules, catalog, decks: frakcje().map(deck).collect(), seed: bytes };
    setup.begin().expect("two legal decks")
}

/// The full round with sixty cards that bear the keywords; both sides have the same ones.
fn slowa(seed: u64) -> Veto {
    all_of(&SLOWA, seed)
}

/// The sets with which fights, rules of keywords, rare kinds of cards and rare words are tried.
static SMALL: LazyLock<[Arc<Catalog>; 4]> = LazyLock::new(|| {
    let texts = [
        include_str!("rules/szranki.toml"),
        include_str!("rules/zbrojownia.toml"),
        include_str!("rules/rzadkie.toml"),
        include_str!("rules/jezyk.toml"),
    ];
    texts.map(|text| {
        let set = cards::set::read_set("small", text).expect("a set that can be read");
        Catalog::new(&ARTYKULY_HENRYKOWSKIE, set.cards).expect("cards to play")
    })
});

/// Every card with which the rules of the instruction are tried.
static INSTRUCTED: LazyLock<Arc<Catalog>> = LazyLock::new(|| {
    let text = concat!(
        include_str!("rules/kompania.toml"),
        "\n",
        include_str!("rules/pojecia.toml"),
        "\n",
        include_str!("rules/instrukcja.toml")
    );
    let set = cards::set::read_set("kompania", text).expect("a set that can be read");
    Catalog::new(&INSTRUKCJA, set.cards).expect("cards to play")
});

/// All postacie, and of the other cards as many again; with the seed the window on them moves on.
fn instructed(seed: u64) -> Veto {
    let all = || (0_u16..).zip(INSTRUCTED.defs());
    let of_kredens = |it: &Def| !matches!(it.card.kind, Kind::Frakcja | Kind::Strategia);
    let (postacie, others): (Vec<_>, Vec<_>) =
        all().filter(|(_, it)| of_kredens(it)).partition(|(_, it)| it.card.kind == Kind::Postac);
    let window = others.iter().cycle().skip(seed as usize * 17).take(postacie.len());
    let cards = postacie.iter().chain(window).map(|(def, _)| *def);
    let cards = cards.chain(INSTRUCTED.find("kompania-zamysl")).collect::<Vec<_>>();
    let deck = |id: &str| Deck {
        faction: INSTRUCTED.find(id).expect("a faction card"),
        cards: cards.clone(),
    };
    begin(&INSTRUKCJA, seed, &INSTRUCTED, ["kompania-swoi", "kompania-obcy"].map(deck))
}

fn small_sets(seed: u64) -> Veto {
    all_of(&SMALL[seed as usize % 4], seed)
}

/// Both sides have every card of the set, up to sixty cards.
fn all_of(catalog: &Arc<Catalog>, seed: u64) -> Veto {
    let is_faction = |it: &Def| it.card.kind == Kind::Frakcja;
    let all = || (0_u16..).zip(catalog.defs());
    let of_kredens = |it: &Def| !matches!(it.card.kind, Kind::Frakcja | Kind::Strategia);
    let kredens = all().filter(|(_, it)| of_kredens(it)).map(|(def, _)| def).collect::<Vec<_>>();
    let strategy = all().find(|(_, it)| it.card.kind == Kind::Strategia).map(|(def, _)| def);
    let cards = kredens.iter().copied().cycle().take(60).chain(strategy).collect::<Vec<_>>();
    let mut factions = all().filter(|(_, it)| is_faction(it)).map(|(def, _)| def);
    let mut deck =
        || Deck { faction: factions.next().expect("two factions"), cards: cards.clone() };
    begin(&ARTYKULY_HENRYKOWSKIE, seed, catalog, [deck(), deck()])
}

fn begin(rules: &'static Ruleset, seed: u64, catalog: &Arc<Catalog>, decks: [Deck; 2]) -> Veto {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed.to_le_bytes());
    let catalog = Arc::clone(catalog);
    let setup = Setup { rules, catalog, decks: decks.to_vec(), seed: bytes };
    setup.begin().expect("two legal decks")
}

/// The part of the box that belongs to this faction.
fn part(catalog: &Catalog, faction: Faction) -> Deck {
    let own = || (0_u16..).zip(catalog.defs()).filter(|(_, it)| it.card.factions.has(faction));
    let frakcja = own().find(|(_, it)| it.card.kind == Kind::Frakcja);
    let kredens = own().filter(|(_, it)| it.card.kind != Kind::Frakcja);
    Deck {
        faction: frakcja.expect("a faction card").0,
        cards: kredens.flat_map(|(def, it)| vec![def; it.card.copies.into()]).collect(),
    }
}

#[test]
fn random_games_of_mount_and_blade_conform() {
    conform(mount_and_blade, 300);
}

#[test]
fn random_games_of_artykuly_henrykowskie_conform() {
    conform(artykuly_henrykowskie, 300);
}

#[test]
fn random_games_of_the_instruction_conform() {
    conform(instrukcja, 250);
}

#[test]
fn random_games_of_the_zasady_biesiadne_conform() {
    conform(biesiadne, 120);
}

#[test]
fn random_games_of_cards_with_keywords_conform() {
    conform(slowa, 80);
}

#[test]
fn random_games_of_small_sets_conform() {
    conform(small_sets, 200);
}

#[test]
fn random_games_of_the_cards_of_the_instruction_conform() {
    conform(instructed, 150);
}

#[test]
fn random_games_with_ziemie_and_oddzialy_conform() {
    conform(pole_ziem, 120);
}

/// The games that conform must have what is to be shown in them: choices made in
/// secret, attacks of several, fatigue and movement.
#[test]
fn there_is_war_in_random_games() {
    let (mut seen, mut events) = (Vec::new(), Vec::new());
    for number in 0..250 {
        let (mut game, mut dice) = (pole_ziem(number), Dice::new(number));
        while let Pending::Decision { question, .. } = game.pending() {
            game.play_at_random(&mut dice, &mut Vec::new(), &mut events);
            seen.push(question);
        }
    }
    let weary = events.iter().filter(|it| matches!(it.event, Event::Marked { .. })).count();
    assert!(20 < weary, "{weary} markers of fatigue");
    let asked = |question| seen.iter().filter(|it| **it == question).count();
    let questions =
        [Question::Bitwa, Question::Zastep, Question::Atak, Question::Szyk, Question::Ruch];
    for question in questions.into_iter().chain([Question::Kontrola]) {
        assert!(50 < asked(question), "{question:?} came {} times", asked(question));
    }
}

/// A game draws without making the list; still every choice must be as likely as the others.
#[test]
fn playing_at_random_favours_nothing() {
    let begins = [mount_and_blade, artykuly_henrykowskie, instrukcja, biesiadne, slowa, pole_ziem];
    let longest = begins.map(|begin| check_draws(begin(5), 60, 5)).into_iter().max();
    assert!(Some(6) <= longest, "there was something to draw from");
}

fn conform(begin: fn(u64) -> Veto, few: u64) {
    let games = std::env::var("INTERREX_GAMES").ok().and_then(|it| it.parse().ok());
    let games = games.unwrap_or(few);
    let depth = Depth { longest: 10_000, look_every: if games <= 1_000 { 7 } else { 41 } };

    let tally = check(begin, 0..games, depth);

    println!("{tally:?}");
    assert_eq!(tally.games, games);
}
