//! Limited formats: sealed sets, drafts, decks built from them.

use super::*;
use crate::draft::Card;

fn limited(format: Format) -> Play {
    let mut play = Play::new(Setup::preset(Class::Local, format, Wins::Two, 4));
    (1..=4).for_each(|it| play.enters(it));
    play
}

fn boosters(count: u32) -> Vec<Vec<Card>> {
    (0..count).map(|it| (11 * it..11 * (it + 1)).collect()).collect()
}

fn deal(deed: Dealing) -> Act {
    Act::Limited { deed }
}

#[test]
fn a_sealed_deck_is_built_from_its_own_six_boosters() {
    let _rules = [proves!("PC 5.6.2"), proves!("PC 2.1.7"), proves!("PC 5.1.2")];
    let mut play = limited(Format::SealedDeck);
    let player = PlayerId(1);
    let open = |count| deal(Dealing::Open { player, boosters: boosters(count) });
    play.refuses(PersonId(1), open(6), cite!("PC 1.3.0.2"));
    play.refuses(ORGANISER, open(5), cite!("PC 5.6.1"));
    play.does(open(6));
    play.refuses(ORGANISER, open(6), cite!("PC 5.5.1"));
    let build = |kredens: Vec<Card>| deal(Dealing::Build { player, kredens });
    play.refuses(PersonId(1), build((0..29).collect()), cite!("PC 5.1.1"));
    play.refuses(PersonId(1), build((40..80).collect()), cite!("PC 1.1.5"));
    assert_eq!(play.tries(PersonId(1), build((0..30).collect())), Ok(Taken::Done));
    assert_eq!(play.log.event().pools[&player].sakwa(), (30..66).collect::<Vec<_>>());
    assert!(play.log.event().entries[&player].list_handed_in);
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
    let seats = [PlayerId(1), PlayerId(2)];
    let open = Dealing::OpenDraft { seats: seats.to_vec(), boosters: vec![boosters(4); 2] };
    play.does(deal(open));
    let draft = |play: &Play| play.log.event().drafts[0].draft.clone();
    let card = draft(&play).pack(0)[0];
    let choose = |player, card| deal(Dealing::Choose { draft: 1, player, card });
    play.refuses(PersonId(2), choose(PlayerId(1), card), cite!("PC 5.5.2"));
    play.refuses(PersonId(1), choose(PlayerId(1), 999), cite!("PC 5.5.2"));
    assert_eq!(play.tries(PersonId(1), choose(PlayerId(1), card)), Ok(Taken::Done));
    assert_eq!(draft(&play).review(0), None, "not while cards are picked");
    for seed in 0..10 {
        play.does(deal(Dealing::TimeIsUp { draft: 1, seed }));
    }
    assert_eq!(draft(&play).booster(), Some(2));
    assert_eq!(draft(&play).review(0).map(<[Card]>::len), Some(11), "in the break");
    for seed in 0..30 {
        play.does(deal(Dealing::TimeIsUp { draft: 1, seed }));
    }
    assert_eq!(draft(&play).review(0), None, "nor after the last booster");
    assert_eq!(play.log.event().pool(seats[1]).map(<[Card]>::len), Some(44));
    let late = deal(Dealing::TimeIsUp { draft: 1, seed: 0 });
    play.refuses(ORGANISER, late, cite!("PC 5.5.5"));
    let mut constructed = Play::local(4);
    let open = deal(Dealing::Open { player: PlayerId(1), boosters: boosters(6) });
    constructed.refuses(ORGANISER, open, cite!("PC 1.3.1.4"));
}
