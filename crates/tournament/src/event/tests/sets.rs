//! Limited formats: sealed sets, drafts, decks built from them.

use super::*;
use crate::draft::Card;

fn limited(format: Format) -> Play {
    let mut play = Play::new(Setup::preset(Class::Local, format, Wins::Two, 4));
    (1..=4).for_each(|it| play.enters(it));
    play
}

fn name(card: u32) -> Card {
    format!("card {card:03}")
}

fn boosters(count: u32) -> Vec<Vec<Card>> {
    (0..count).map(|it| (11 * it..11 * (it + 1)).map(name).collect()).collect()
}

fn deal(deed: Dealing) -> Act {
    Act::Limited { deed }
}

/// A list of single cards from here to there.
fn list(cards: std::ops::Range<u32>) -> DeckList {
    let kredens = cards.map(|it| Copies { count: 1, card: name(it) }).collect();
    DeckList { faction: "Dworscy, Osmanowie".to_owned(), kredens, ..DeckList::default() }
}

fn registers(player: u32, list: DeckList) -> Act {
    Act::RegisterDeck { player: PlayerId(player), person: None, list }
}

#[test]
fn a_sealed_deck_is_built_from_its_own_six_boosters() {
    let _rules = [proves!("PC 5.6.2"), proves!("PC 2.1.7"), proves!("PC 5.1.2")];
    let mut play = limited(Format::SealedDeck);
    let me = PersonId(1);
    let open = |count| deal(Dealing::Open { person: me, boosters: boosters(count) });
    play.refuses(me, open(6), cite!("PC 1.3.0.2"));
    play.refuses(ORGANISER, open(5), cite!("PC 5.6.1"));
    play.refuses(me, registers(1, list(0..30)), cite!("PC 2.1.7"));
    play.does(open(6));
    play.refuses(ORGANISER, open(6), cite!("PC 5.5.1"));
    play.refuses(me, registers(1, list(0..29)), cite!("PC 5.1.1"));
    play.refuses(me, registers(1, list(40..80)), cite!("PC 1.1.5"));
    play.refuses(me, registers(1, list(0..67)), cite!("PC 5.1.5"));
    let twice = DeckList { kredens: vec![Copies { count: 30, card: name(0) }], ..list(0..0) };
    play.refuses(me, registers(1, twice), cite!("PC 1.1.5"));
    let short = DeckList { sakwa: vec![Copies { count: 1, card: name(30) }], ..list(0..30) };
    play.refuses(me, registers(1, short), cite!("PC 5.1.2"));

    assert_eq!(play.tries(me, registers(1, list(0..30))), Ok(Taken::Done));

    let entry = &play.log.event().entries[&PlayerId(1)];
    let registered = &entry.only_list().unwrap().list;
    assert_eq!(registered.sakwa, list(30..66).kredens, "the rest of the set");
    assert!(entry.list_handed_in);
    let strategy = DeckList { strategy: Some(name(65)), ..list(0..30) };
    assert_eq!(play.tries(me, registers(1, strategy)), Ok(Taken::Done));
    let registered = &play.log.event().entries[&PlayerId(1)].only_list().unwrap().list;
    assert_eq!(registered.sakwa, list(30..65).kredens, "a strategy is laid out");
}

#[test]
fn a_set_opened_at_the_table_is_written_down_and_is_never_larger_than_its_boosters() {
    let mut play = limited(Format::SealedDeck);
    let register = |person: u32, count| {
        let cards = vec![Copies { count, card: name(1) }, Copies { count: 30, card: name(2) }];
        deal(Dealing::Register { person: PersonId(person), cards })
    };
    play.refuses(PersonId(2), register(1, 36), cite!("PC 1.3.0.2"));
    play.refuses(PersonId(1), register(1, 37), cite!("PC 6.6.24"));
    play.refuses(PersonId(1), register(1, u32::MAX), cite!("PC 6.6.24"));
    assert_eq!(play.tries(PersonId(1), register(1, 36)), Ok(Taken::Done));
    play.refuses(PersonId(1), register(1, 1), cite!("PC 5.5.1"));
    assert_eq!(play.log.event().pool(PersonId(1)).map(<[Card]>::len), Some(66));
}

#[test]
fn nobody_plays_cards_of_a_team_mate() {
    let mut setup = Setup::preset(Class::Local, Format::Draft, Wins::Two, 4);
    setup.entrants = crate::setup::Entrants::Teams;
    let mut play = Play::new(setup);
    let members: Vec<PersonId> = (1..=3).map(PersonId).collect();
    let (player, captain, list_handed_in) = (PlayerId(9), members[0], false);
    let team = "team".to_owned();
    play.does(Act::EnterTogether { player, name: team, members, captain, list_handed_in });
    for person in 1..=2 {
        let cards = list(100 * person..100 * person + 44).kredens;
        play.does(deal(Dealing::Register { person: PersonId(person), cards }));
    }
    let build = |list| Act::RegisterDeck { player, person: Some(PersonId(1)), list };
    let mut mixed = list(100..129);
    mixed.kredens.extend(list(200..201).kredens);
    play.refuses(PersonId(1), build(mixed), cite!("PC 6.6.28"));
    play.refuses(PersonId(1), build(list(120..150)), cite!("PC 1.1.5"));
    assert_eq!(play.tries(PersonId(1), build(list(100..130))), Ok(Taken::Done));
}

#[test]
fn a_draft_is_picked_in_secret_and_looked_at_between_boosters() {
    let _rules = [
        proves!("PC 5.5.2"),
        proves!("PC 5.5.3"),
        proves!("PC 6.6.15"),
        proves!("PC 6.6.16"),
        proves!("PC 6.6.17"),
        proves!("PC 6.6.18"),
        proves!("PC 5.5.5"),
    ];
    let mut play = limited(Format::Draft);
    let seats = [PersonId(1), PersonId(2)];
    let open = Dealing::OpenDraft { seats: seats.to_vec(), boosters: vec![boosters(4); 2] };
    play.does(deal(open));
    let draft = |play: &Play| play.log.event().drafts[0].draft.clone();
    let card = draft(&play).pack(0)[0].clone();
    let choose =
        |card: &str| deal(Dealing::Choose { draft: 1, person: PersonId(1), card: card.to_owned() });
    play.refuses(PersonId(2), choose(&card), cite!("PC 5.5.2"));
    play.refuses(PersonId(1), choose("no such card"), cite!("PC 5.5.2"));
    assert_eq!(play.tries(PersonId(1), choose(&card)), Ok(Taken::Done));
    assert_eq!(draft(&play).review(0), None, "not while cards are picked");
    for seed in 0..10 {
        play.does(deal(Dealing::TimeIsUp { draft: 1, seed }));
    }
    assert_eq!(draft(&play).booster(), Some(2));
    let table = &play.log.event().drafts[0];
    let [review, pick] = [table.until().review, table.until().pick].map(Option::unwrap);
    assert_eq!((review - table.since, pick - review), (60_000, 60_000), "a minute for each");
    assert_eq!(draft(&play).review(0).map(<[Card]>::len), Some(11), "in the break");
    for seed in 0..30 {
        play.does(deal(Dealing::TimeIsUp { draft: 1, seed }));
    }
    assert_eq!(draft(&play).review(0), None, "nor after the last booster");
    assert_eq!(play.log.event().pool(seats[1]).map(<[Card]>::len), Some(44));
    let late = deal(Dealing::TimeIsUp { draft: 1, seed: 0 });
    play.refuses(ORGANISER, late, cite!("PC 5.5.5"));
    let mut constructed = Play::local(4);
    let open = deal(Dealing::Open { person: PersonId(1), boosters: boosters(6) });
    constructed.refuses(ORGANISER, open, cite!("PC 1.3.1.4"));
}

#[test]
fn a_team_draft_seats_opponents_side_by_side_and_is_played_in_nine_games() {
    let _rules = [proves!("PC 6.6.2"), proves!("PC 6.6.39")];
    let mut setup = Setup::preset(Class::Local, Format::Draft, Wins::One, 4);
    setup.entrants = crate::setup::Entrants::Teams;
    let mut play = Play::new(setup);
    for team in 1..=2 {
        let members: Vec<PersonId> = (1..=3).map(|it| PersonId(10 * team + it)).collect();
        let (player, name, captain) = (PlayerId(team), format!("team {team}"), members[0]);
        play.does(Act::EnterTogether { player, name, members, captain, list_handed_in: true });
    }
    let open = |seats: [u32; 6]| {
        let seats: Vec<PersonId> = seats.map(PersonId).to_vec();
        deal(Dealing::OpenDraft { seats, boosters: vec![boosters(4); 6] })
    };
    play.refuses(ORGANISER, open([11, 12, 13, 21, 22, 23]), cite!("PC 6.6.2"));
    play.refuses(ORGANISER, open([11, 21, 12, 22, 13, 23]), cite!("PC 6.6.2"));
    play.does(open([13, 22, 11, 21, 12, 23]));

    play.starts_round();
    let games = |count| {
        let slip = |it| if it % 3 == 0 { won(0, 1) } else { won(1, 0) };
        Act::ReportSingles { table: 1, slips: (0..count).map(slip).collect() }
    };
    play.refuses(ORGANISER, games(3), cite!("PC 6.6.39"));
    play.does(games(9));
    let table = play.log.event().standings();
    assert_eq!(table.rows.iter().map(|it| it.points).collect::<Vec<_>>(), [3, 0]);
}
