//! AH 704 — Legalność stołu.

use kernel::Game;
use rulebook::{RuleId, cite, proves};
use veto::{Choice, Event, Happened, Place, Question, Veto};

use crate::{
    laid_out::{choices, choose},
    sejm::asked,
    tablica::{BOGACI, Tablica, UBODZY, lets_go, named, rzadkie},
};

fn play(game: &mut Veto, name: &str) -> Vec<Happened> {
    let wanted = named(game, asked(game).0, name);
    choose(game, |it| matches!(it, Choice::Play { card, .. } if *card == wanted))
}

fn end_stint(game: &mut Veto) -> Vec<Happened> {
    choose(game, |it| *it == Choice::EndStint)
}

/// Where the card of this name goes, and by which rule.
fn moved(game: &Veto, events: &[Happened], name: &str) -> Vec<(Place, Option<RuleId>)> {
    let is_it = |def: u16| game.catalog().def(def).card.name == name;
    let moves = events.iter().filter_map(|it| match &it.event {
        Event::Moved { card, to, .. } if is_it(card.def) => Some((*to, it.rule)),
        _ => None,
    });
    moves.collect()
}

#[test]
fn a_second_copy_put_out_by_an_ability_goes_to_the_lazaret() {
    let _rules = [proves!("AH 704.3.a"), proves!("AH 704.4.a")];
    for (in_play, left) in [(true, 2), (false, 1)] {
        let mut table = rzadkie().dwor(UBODZY, &["wskrzeszenie"]);
        table.layout.seats[0].lazaret = vec![table.find("rebajlo")];
        let table = if in_play { table.pole(BOGACI, "rebajlo") } else { table };
        let mut game = table.begin();
        play(&mut game, "Wskrzeszenie");
        lets_go(&mut game);
        assert_eq!(game.view(None).seats[0].lazaret.len(), left, "the copy and the efekt");
    }
    // From the dwór it cannot even be tried.
    let game = rzadkie().pole(BOGACI, "rebajlo").dwor(UBODZY, &["rebajlo"]).begin();
    let card = choices(&game).iter().find_map(|it| match it {
        Choice::DiscardCopy(card) => Some(*card),
        _ => None,
    });
    let choice = Choice::Play { card: card.expect("it is a copy"), way: 0 };
    let refused = game.clone().apply(choice, &mut Vec::new()).expect_err("one of them is there");
    assert_eq!(refused.rule(), cite!("AH 301.3.c"));
}

#[test]
fn who_has_lost_his_right_to_the_pole_karmazynow_goes_back_when_he_is_przy_glosie() {
    let _rules = [
        proves!("AH 704.1"),
        proves!("AH 704.2"),
        proves!("AH 704.3"),
        proves!("AH 704.3.b"),
        proves!("AH 704.4"),
        proves!("AH 704.4.b"),
    ];
    let table = rzadkie().dwor(BOGACI, &["kradziez"]);
    let horses = ["kon", "siwek"].map(|it| table.find(it)).to_vec();
    let mut game = table
        .lay(UBODZY, "szept", |it| {
            it.karmazyni = true;
            it.attached = horses;
        })
        .begin();
    end_stint(&mut game);
    assert_eq!(game.view(None).seats[0].karmazyni.len(), 1, "two horses make him Wpływowy");
    play(&mut game, "Kradzież");
    choose(&mut game, |it| matches!(it, Choice::Pick(_)));
    lets_go(&mut game);
    assert_eq!(game.view(None).seats[0].karmazyni.len(), 1, "not before he is przy głosie");
    let events = end_stint(&mut game);
    assert_eq!(moved(&game, &events, "Szept"), [(Place::Pole, Some(cite!("AH 704.4.b")))]);
    let szept = named(&game, UBODZY, "Szept");
    assert!(choices(&game).contains(&Choice::Agitate(szept)), "he is not tapped by it");
}

#[test]
fn what_is_attached_to_a_card_that_is_no_longer_as_demanded_is_discarded() {
    let _rules = [proves!("AH 704.3.d"), proves!("AH 704.4.d")];
    let table = rzadkie().pole(UBODZY, "rebajlo");
    let mut game = table.dwor(UBODZY, &["kozaczenie", "slawa"]).begin();
    play(&mut game, "Kozaczenie");
    lets_go(&mut game);
    play(&mut game, "Sława kozacka");
    lets_go(&mut game);
    let events = end_stint(&mut game);
    assert_eq!(moved(&game, &events, "Sława kozacka"), [], "he is a Kozak this round");
    let mut events = Vec::new();
    for _ in 0..40 {
        let least = [Choice::Decline, Choice::EndStint, Choice::Done, Choice::No];
        events.extend(choose(&mut game, |it| least.contains(it)));
        if !moved(&game, &events, "Sława kozacka").is_empty() {
            break;
        }
    }
    let discarded = (Place::Lazaret, Some(cite!("AH 704.4.d")));
    assert_eq!(moved(&game, &events, "Sława kozacka"), [discarded]);
}

#[test]
fn what_no_list_names_is_made_legal_by_the_nearest_rule() {
    let _rule = proves!("AH 704.3.e");
    // Whoever was put out later, it is he who was made an Elekt that causes it.
    for ids in [["elekt", "kolega"], ["kolega", "elekt"]] {
        let table = rzadkie().pole(UBODZY, ids[0]).pole(UBODZY, ids[1]);
        let mut game = table.dwor(UBODZY, &["okrzyk"]).begin();
        let kolega = named(&game, UBODZY, "Kolega");
        let mut events = play(&mut game, "Okrzyk");
        events.extend(choose(&mut game, |it| *it == Choice::Pick(kolega)));
        events.extend(lets_go(&mut game));
        let discarded = (Place::Lazaret, Some(cite!("AH 704.4.a")));
        assert_eq!(moved(&game, &events, "Kolega"), [discarded], "a player has one Elekt");
        assert_eq!(moved(&game, &events, "Elekt"), []);
        assert_eq!(asked(&game), (UBODZY, Question::Stint), "it does not wait for the next stint");
    }
}

#[test]
fn what_may_not_be_attached_any_more_is_discarded_at_once() {
    let _rule = proves!("AH 704.4.d");
    for seat in [UBODZY, BOGACI] {
        // The host is no Kozak as soon as the efekt has been resolved, in whose stint it may be.
        let table = more().dwor(BOGACI, &["odkozaczenie"]);
        let mut game = table.bearing(seat, "kozak", &["slawa"]).begin();
        end_stint(&mut game);
        let mut events = play(&mut game, "Odkozaczenie");
        events.extend(lets_go(&mut game));
        let discarded = (Place::Lazaret, Some(cite!("AH 704.4.d")));
        assert_eq!(moved(&game, &events, "Sława kozacka"), [discarded]);
        assert_eq!(asked(&game), (BOGACI, Question::Stint));
    }
}

#[test]
fn who_is_przy_glosie_when_the_right_is_lost_is_moved_at_once() {
    let _rule = proves!("AH 704.4.b");
    let table = more().dwor(UBODZY, &["targ"]);
    let horses = ["kon", "siwek"].map(|it| table.find(it)).to_vec();
    let karmazyn = |it: &mut veto::CardLayout| {
        it.karmazyni = true;
        it.attached = horses;
    };
    let mut game = table.lay(UBODZY, "szept", karmazyn).begin();
    let mut events = play(&mut game, "Targ koński");
    events.extend(choose(&mut game, |it| matches!(it, Choice::Pick(_))));
    events.extend(lets_go(&mut game));
    assert_eq!(moved(&game, &events, "Szept"), [(Place::Pole, Some(cite!("AH 704.4.b")))]);
    let szept = named(&game, UBODZY, "Szept");
    assert!(choices(&game).contains(&Choice::Agitate(szept)), "it was no czyn and tapped nobody");
}

fn more() -> Tablica {
    Tablica::of("rzadkie", &format!("{}\n{MORE}", include_str!("../rzadkie.toml")))
}

const MORE: &str = r#"
[[card]]
id = "kozak"
name = "Kozak"
type = "postać"
szabla = 1
kreski = 1
lafa = 1
keywords = ["Kozak"]

[[card]]
id = "odkozaczenie"
name = "Odkozaczenie"
type = "efekt"
lafa = 0
abilities = ["D: each postać loses Kozak this round"]

[[card]]
id = "targ"
name = "Targ koński"
type = "efekt"
lafa = 0
abilities = ["D: discard 1 own moderunek with Koń"]
"#;
