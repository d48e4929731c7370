//! AH 700.1.v — a Król: an Elekt to the cards of others, and to nobody else.

use kernel::{Game, Pending};
use rulebook::{cite, proves};
use veto::{Choice, Question, Veto};

use crate::{
    laid_out::{choices, choose},
    sejm::{asked, dukaty, until},
    tablica::{BOGACI, Tablica, UBODZY, lets_go, named},
};

const MORE: &str = r#"
[[card]]
id = "krol"
name = "Król"
type = "postać"
szabla = 1
kreski = 1
lafa = 1
keywords = ["Król", "Karmazyn"]
abilities = ["D: take number of own postać with Elekt dukaty"]

[[card]]
id = "korona"
name = "Korona z papieru"
type = "moderunek"
lafa = 0
abilities = ["always: host gains Król"]

[[card]]
id = "detronizacja"
name = "Detronizacja"
type = "efekt"
lafa = 0
abilities = ["D: each postać loses Król this round"]

[[card]]
id = "danina"
name = "Danina"
type = "efekt"
lafa = 0
abilities = ["D: take number of postać with Elekt dukaty"]

[[card]]
id = "straz"
name = "Straż koronna"
type = "posesja"
lafa = 0
utrzymanie = 0
abilities = ["always: each own postać with Elekt gets szabla +2", "always: each own postać with Elekt gains Szpieg"]

[[card]]
id = "zamach"
name = "Zamach"
type = "efekt"
lafa = 0
abilities = ["R when you duel: kill 1 enemy postać"]
"#;

fn table() -> Tablica {
    Tablica::of("zbrojownia", &format!("{}\n{MORE}", include_str!("../zbrojownia.toml")))
}

fn play(game: &mut Veto, name: &str) {
    let of = named(game, UBODZY, name);
    choose(game, |it| matches!(it, Choice::Play { card, .. } if *card == of));
    lets_go(game);
}

fn szabla(game: &Veto, name: &str) -> Option<i8> {
    let view = game.view(None);
    let is_it = |def: u16| game.catalog().def(def).card.name == name;
    view.cards.iter().map(|(_, it)| it).find(|it| it.def.is_some_and(is_it))?.szabla
}

#[test]
fn other_cards_take_a_krol_for_an_elekt() {
    for (postac, bears, brings) in
        [("krol", &[][..], 1), ("cel", &["korona"], 1), ("pretendent", &[], 1), ("cel", &[], 0)]
    {
        let table = table().bearing(BOGACI, postac, bears).dwor(UBODZY, &["danina"]);
        let mut game = table.begin();
        let before = dukaty(&game, UBODZY);
        play(&mut game, "Danina");
        assert_eq!(dukaty(&game, UBODZY), before + brings, "{postac} with {bears:?}");
    }
    let mut game = table().pole(BOGACI, "krol").dwor(UBODZY, &["detronizacja", "danina"]).begin();
    let before = dukaty(&game, UBODZY);
    play(&mut game, "Detronizacja");
    play(&mut game, "Danina");
    assert_eq!(dukaty(&game, UBODZY), before, "with the word he loses this, too");
    // To himself he is none.
    let mut game = table().pole(UBODZY, "krol").begin();
    choose(&mut game, |it| matches!(it, Choice::Use { .. }));
    lets_go(&mut game);
    assert_eq!(dukaty(&game, UBODZY), before);
}

#[test]
fn what_always_holds_for_an_elekt_holds_for_a_krol() {
    let game = table().pole(UBODZY, "krol").pole(UBODZY, "straz").begin();
    assert_eq!(szabla(&game, "Król"), Some(3));
    let game = table().pole(UBODZY, "cel").pole(UBODZY, "straz").begin();
    assert_eq!(szabla(&game, "Cel"), Some(4));
}

#[test]
fn a_raptus_does_not_call_a_krol_out_from_among_the_karmazyni() {
    let karmazyni = |it: &mut veto::CardLayout| it.karmazyni = true;
    for (postac, may) in [("krol", false), ("senator", true)] {
        let mut game = table().pole(UBODZY, "raptus").lay(BOGACI, postac, karmazyni).begin();
        choose(&mut game, |it| matches!(it, Choice::Use { .. }));
        for _ in 0..2 {
            choose(&mut game, |it| *it == Choice::EndStint);
        }
        let challenge = Choice::Challenge(named(&game, UBODZY, "Raptus"));
        assert_eq!(choices(&game).contains(&challenge), may, "{postac}");
        if !may {
            let refused = game.apply(challenge, &mut Vec::new()).expect_err("he is safe");
            assert_eq!(refused.rule(), cite!("AH 513.2"));
        }
    }
}

#[test]
fn a_krol_is_no_elekt_to_the_rules() {
    let _rule = proves!("AH 700.1.v");
    // There may be an Elekt beside him, he saves nobody whose Elekt is killed, and he may die.
    let game = table().pole(UBODZY, "krol").dwor(UBODZY, &["pretendent"]).begin();
    assert!(choices(&game).iter().any(|it| matches!(it, Choice::Play { .. })));
    let table_of = |ids: [&str; 2]| {
        let table = table().pole(BOGACI, ids[0]).pole(BOGACI, ids[1]);
        table.dwor(UBODZY, &["zabojstwo"]).begin()
    };
    for (ids, killed, over) in
        [(["pretendent", "krol"], "Pretendent", true), (["cel", "krol"], "Król", false)]
    {
        let mut game = table_of(ids);
        let of = named(&game, UBODZY, "Zabójstwo");
        let him = named(&game, UBODZY, killed);
        choose(&mut game, |it| matches!(it, Choice::Play { card, .. } if *card == of));
        choose(&mut game, |it| *it == Choice::Pick(him));
        lets_go(&mut game);
        assert_eq!(game.pending().is_over(), over, "{killed}");
    }
    // While he is in play nobody announces an elekcja.
    for (beside, offered) in [("krol", false), ("cel", true)] {
        for seat in [UBODZY, BOGACI] {
            let table = table().pole(UBODZY, "pretendent").pole(seat, beside);
            let mut game = table.kreski(UBODZY, 14).begin();
            until(&mut game, Question::Inicjatywa);
            while asked(&game).1 == Question::Inicjatywa {
                choose(&mut game, |it| *it == Choice::Decline);
            }
            assert_eq!(asked(&game).1 == Question::Elekcja, offered, "{beside}");
        }
    }
}

#[test]
fn whose_krol_is_killed_by_a_card_while_others_duel_has_not_lost() {
    for (victim, over) in [("Król", false), ("Cel", true)] {
        // The second of them bears the crown and duels himself.
        let bears = if over { &["korona"][..] } else { &[] };
        let table = table().pole(UBODZY, "strzelec").bearing(BOGACI, "cel", bears);
        let karmazyni = |it: &mut veto::CardLayout| it.karmazyni = true;
        let table = table.lay(BOGACI, "krol", karmazyni).dwor(UBODZY, &["zamach"]);
        let mut game = table.begin();
        choose(&mut game, |it| matches!(it, Choice::Challenge(_)));
        choose(&mut game, |it| *it == Choice::Accept);
        let of = named(&game, UBODZY, "Zamach");
        let him = named(&game, UBODZY, victim);
        choose(&mut game, |it| matches!(it, Choice::Play { card, .. } if *card == of));
        choose(&mut game, |it| *it == Choice::Pick(him));
        lets_go(&mut game);
        let won = game.pending() == Pending::Over { winner: Some(UBODZY) };
        assert_eq!(won, over, "{victim}");
    }
}
