//! AH 701 — Karty nieobecne.

use kernel::Game;
use rulebook::{cite, proves};
use veto::{Choice, Event, Place, Veto};

use crate::{
    laid_out::{choices, choose},
    tablica::{BOGACI, UBODZY, lets_go, named, rzadkie},
};

fn play(game: &mut Veto, name: &str) -> Vec<veto::Happened> {
    let seat = game.pending().seat().expect("somebody is asked");
    let wanted = named(game, seat, name);
    let mut events = choose(game, |it| matches!(it, Choice::Play { card, .. } if *card == wanted));
    events.extend(lets_go(game));
    events
}

fn pick(game: &mut Veto, name: &str) -> Vec<veto::Happened> {
    let seat = game.pending().seat().expect("somebody is asked");
    let wanted = named(game, seat, name);
    let mut events = choose(game, |it| *it == Choice::Pick(wanted));
    events.extend(lets_go(game));
    events
}

/// Cards in the dwór, lazaret and żalnik of the second seat.
fn piles(game: &Veto) -> [usize; 3] {
    let view = game.view(None);
    let seat = &view.seats[1];
    [seat.dwor_size.into(), seat.lazaret.len(), seat.zalnik.len()]
}

#[test]
fn an_absent_card_lies_in_the_zalnik_without_what_it_bore() {
    let _rules =
        [proves!("AH 409.1.b"), proves!("AH 701.1"), proves!("AH 701.2"), proves!("AH 701.4")];
    let table = rzadkie().lay(BOGACI, "kolega", |_| {});
    let (choragiew, ciecie) = (table.find("choragiew"), table.find("pchniecie"));
    let table = table.lay(BOGACI, "wodz", |it| {
        it.attached = vec![choragiew];
        it.under = vec![ciecie];
        it.znaczniki = vec![veto::Znacznik::Agitacja];
    });
    let mut game = table.dwor(UBODZY, &["wygnanie"]).dwor(BOGACI, &["powrot"]).begin();
    let szabla = |game: &Veto| {
        let view = game.view(None);
        let is_kolega = |def: u16| game.catalog().def(def).card.name == "Kolega";
        let found = view.cards.iter().find(|(_, it)| it.def.is_some_and(is_kolega));
        found.and_then(|(_, it)| it.szabla)
    };
    assert_eq!(szabla(&game), Some(4), "the leader inspires him");
    let wanted = named(&game, UBODZY, "Wygnanie");
    choose(&mut game, |it| matches!(it, Choice::Play { card, .. } if *card == wanted));
    let events = pick(&mut game, "Wódz");
    assert_eq!(piles(&game), [1, 2, 1], "what it bore is discarded");
    assert_eq!(szabla(&game), Some(2), "it has no influence on the game");
    let gone = |it: &veto::Happened| matches!(it.event, Event::Moved { to: Place::Zalnik, .. });
    let rule = events.iter().find(|it| gone(it)).and_then(|it| it.rule);
    assert_eq!(rule, Some(cite!("AH 701.2")));
    // It comes back as an absent card, bare and without its marker.
    choose(&mut game, |it| *it == Choice::EndStint);
    play(&mut game, "Powrót");
    assert_eq!(piles(&game), [0, 3, 0]);
    assert_eq!(szabla(&game), Some(4));
    assert!(game.view(None).cards.iter().all(|(_, it)| it.znaczniki.is_empty()));
}

#[test]
fn only_an_absent_card_is_called_one() {
    let _rule = proves!("AH 701.1");
    let mut table = rzadkie().dwor(BOGACI, &["powrot"]);
    table.layout.seats[1].zalnik = vec![table.find("kolega")];
    table.layout.voice = BOGACI;
    let game = table.begin();
    assert!(!choices(&game).iter().any(|it| matches!(it, Choice::Play { .. })), "it was killed");
    // One that is absent may be brought back.
    let table = rzadkie().pole(BOGACI, "kolega").dwor(UBODZY, &["wygnanie"]);
    let mut game = table.dwor(BOGACI, &["powrot"]).begin();
    play(&mut game, "Wygnanie");
    pick(&mut game, "Kolega");
    choose(&mut game, |it| *it == Choice::EndStint);
    assert!(choices(&game).iter().any(|it| matches!(it, Choice::Play { .. })));
}

#[test]
fn an_absent_unikat_does_not_come_back_beside_another_of_its_name() {
    let _rule = proves!("AH 701.3");
    for (again, piles_after, in_play) in [(true, [0, 2, 0], 1), (false, [1, 1, 0], 1)] {
        let table = rzadkie().pole(BOGACI, "relikwia").dwor(UBODZY, &["wygnanie"]);
        let mut game = table.dwor(BOGACI, &["powrot", "relikwia"]).begin();
        play(&mut game, "Wygnanie");
        pick(&mut game, "Relikwia");
        choose(&mut game, |it| *it == Choice::EndStint);
        if again {
            let dwor = game.view(Some(BOGACI)).seats[1].dwor.clone();
            let ids = dwor.iter().filter_map(|it| game.pointed(Some(BOGACI), *it));
            let held: Vec<_> = ids.collect();
            let powrot = named(&game, BOGACI, "Powrót");
            choose(
                &mut game,
                |it| matches!(it, Choice::Play { card, .. } if held.contains(card) && *card != powrot),
            );
            lets_go(&mut game);
        }
        play(&mut game, "Powrót");
        assert_eq!(piles(&game), piles_after, "another in play: {again}");
        assert_eq!(game.view(None).seats[1].pole.len(), in_play);
    }
}
