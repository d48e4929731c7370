//! AH 513 — who may take part in a duel and as what, and duels without a challenge.

use kernel::{Game, Seat};
use rulebook::{RuleId, cite, proves};
use veto::{Choice, Event, Question, Veto};

use crate::{
    laid_out::{choices, choose},
    sejm::{asked, dukaty, happened},
    tablica::{BOGACI, Tablica, UBODZY, is_tapped, kreski, lets_go, named, szranki, winner},
};

fn challenge(game: &mut Veto, challenger: &str) {
    let with = named(game, UBODZY, challenger);
    choose(game, |it| *it == Choice::Challenge(with));
}

fn refused(game: &Veto, choice: Choice) -> RuleId {
    game.clone().apply(choice, &mut Vec::new()).expect_err("it is refused").rule()
}

fn pile(game: &Veto, seat: Seat) -> [usize; 2] {
    let view = game.view(None);
    let seat = &view.seats[usize::from(seat.0)];
    [seat.lazaret.len(), seat.zalnik.len()]
}

#[test]
fn an_oddzial_duels_with_its_bitnosc_and_is_worth_one_kreska() {
    let _rule = proves!("AH 513.2.d");
    for (oddzial, szabla, piles, paid) in [("piechota", 3, [1, 0], 1), ("czeladz", 1, [0, 1], 2)] {
        let table = szranki().pole(UBODZY, "rebajlo").pole(BOGACI, oddzial).kreski(BOGACI, 5);
        let mut game = table.begin();
        challenge(&mut game, "Rębajło");
        assert_eq!(asked(&game), (BOGACI, Question::Acceptance), "it may refuse like a postać");
        choose(&mut game, |it| *it == Choice::Accept);
        let duel = game.view(None).duel.expect("they fight");
        assert!(!duel.potyczka);
        assert_eq!((duel.challenger.szabla, duel.challenged.szabla), (5, szabla));
        lets_go(&mut game);
        assert_eq!(pile(&game, BOGACI), piles, "wounded or killed like a postać");
        assert_eq!((kreski(&game, UBODZY), kreski(&game, BOGACI)), (paid, 5 - paid));
    }
}

#[test]
fn an_oddzial_duels_with_its_base_bitnosc_and_fights_with_all_it_has() {
    let _rules = [proves!("AH 513.2.d"), proves!("AH 514.3.d")];
    let sides = |game: &Veto| {
        let duel = game.view(None).duel.expect("they fight");
        (duel.challenger.szabla, duel.challenged.szabla)
    };
    let table = szranki().pole(UBODZY, "rebajlo").pole(BOGACI, "czeladz").pole(BOGACI, "musztra");
    let mut game = table.begin();
    challenge(&mut game, "Rębajło");
    choose(&mut game, |it| *it == Choice::Accept);
    assert_eq!(sides(&game), (5, 1), "in a duel drill is of no use");
    let table = szranki().pole(UBODZY, "jazda").pole(BOGACI, "czeladz").pole(BOGACI, "musztra");
    let mut game = table.kreski(BOGACI, 3).begin();
    challenge(&mut game, "Jazda");
    assert_eq!(sides(&game), (5, 1 + 3));
    lets_go(&mut game);
    assert!(is_tapped(&game, "Czeladź"), "beaten by one, with Karność 1 + 3");
    assert_eq!((pile(&game, BOGACI), kreski(&game, BOGACI)), ([0, 0], 3));
}

#[test]
fn whoever_takes_part_in_a_duel_is_a_postac_from_the_challenge_on() {
    let _rule = proves!("AH 513.10");
    // A card that wounds a postać of one's own wounds the challenged oddział, and at other times does not.
    let table = szranki().pole(UBODZY, "rebajlo").pole(BOGACI, "jazda");
    let mut game = table.dwor(BOGACI, &["pulapka"]).begin();
    challenge(&mut game, "Rębajło");
    assert_eq!(asked(&game), (BOGACI, Question::Reply));
    let mut wounded = game.clone();
    choose(&mut wounded, |it| matches!(it, Choice::Play { .. }));
    lets_go(&mut wounded);
    assert_eq!(pile(&wounded, BOGACI)[0], 2, "the oddział and the efekt");
    choose(&mut game, |it| *it == Choice::Decline);
    choose(&mut game, |it| *it == Choice::Refuse);
    choose(&mut game, |it| *it == Choice::EndStint);
    let plays = |it: &Choice| matches!(it, Choice::Play { .. });
    assert!(!choices(&game).iter().any(plays), "the challenge is over and so is its rank");
    // What sets off an ability of others, a postać of one's own that wins, an oddział does, too.
    for (enemy, gained) in [("jazda", 3), ("piechota", 0)] {
        let table = szranki().pole(UBODZY, "zakonnik").pole(BOGACI, enemy);
        let mut game = table.pole(BOGACI, "mistrz").kreski(UBODZY, 5).begin();
        let before = dukaty(&game, BOGACI);
        challenge(&mut game, "Zakonnik");
        let target = named(&game, UBODZY, if enemy == "jazda" { "Jazda" } else { "Piechota" });
        choose(&mut game, |it| *it == Choice::Pick(target));
        lets_go(&mut game);
        assert_eq!(dukaty(&game, BOGACI), before + gained, "{enemy}");
    }
}

#[test]
fn whoever_may_challenge_or_be_challenged_fights_in_spite_of_his_keywords() {
    let _rule = proves!("AH 513.2.b");
    let game = szranki().pole(UBODZY, "dama").pole(BOGACI, "zakonnik").begin();
    let dama = named(&game, UBODZY, "Dama");
    assert_eq!(refused(&game, Choice::Challenge(dama)), cite!("AH 700.1.bb"));
    let table = szranki().bearing(UBODZY, "dama", &["emancypantka"]).pole(BOGACI, "zakonnik");
    let mut game = table.begin();
    challenge(&mut game, "Dama");
    let events = lets_go(&mut game);
    assert_eq!(winner(&game, &events).as_deref(), Some("Zakonnik"));
    let table = szranki().pole(UBODZY, "rebajlo").bearing(BOGACI, "dama", &["emancypantka"]);
    let mut game = table.begin();
    challenge(&mut game, "Rębajło");
    let events = lets_go(&mut game);
    assert_eq!(winner(&game, &events).as_deref(), Some("Rębajło"));
}

#[test]
fn whoever_cannot_take_part_neither_challenges_nor_is_challenged_nor_made_to() {
    let _rule = proves!("AH 513.9");
    for vowed in [UBODZY, BOGACI] {
        let slub = |seat: Seat| if seat == vowed { &["slub"][..] } else { &[][..] };
        let table = szranki().bearing(UBODZY, "rebajlo", slub(UBODZY));
        let table = table.bearing(BOGACI, "zakonnik", slub(BOGACI)).dwor(UBODZY, &["zwada"]);
        let mut game = table.begin();
        let challenger = named(&game, UBODZY, "Rębajło");
        assert_eq!(refused(&game, Choice::Challenge(challenger)), cite!("AH 513.9"));
        let before = dukaty(&game, UBODZY);
        choose(&mut game, |it| matches!(it, Choice::Play { .. }));
        assert_eq!(asked(&game), (UBODZY, Question::Stint), "nothing comes of it");
        assert_eq!(dukaty(&game, UBODZY), before, "nor of what hangs on it");
    }
}

#[test]
fn what_a_card_forbids_no_permission_lifts() {
    let _rule = proves!("AH 513.2.b");
    let both = &["emancypantka", "slub"];
    let game = szranki().bearing(UBODZY, "dama", both).pole(BOGACI, "zakonnik").begin();
    let dama = named(&game, UBODZY, "Dama");
    assert_eq!(refused(&game, Choice::Challenge(dama)), cite!("AH 513.9"));
    let game = szranki().pole(UBODZY, "rebajlo").bearing(BOGACI, "dama", both).begin();
    let challenger = named(&game, UBODZY, "Rębajło");
    assert_eq!(refused(&game, Choice::Challenge(challenger)), cite!("AH 513.9"));
}

#[test]
fn whoever_is_barred_while_the_challenge_lies_on_the_stos_does_not_fight() {
    let _rule = proves!("AH 513.9");
    for (own, enemy, name) in [("rebajlo", "zakonnik", "Rębajło"), ("jazda", "piechota", "Jazda")]
    {
        let table = szranki().pole(UBODZY, own).pole(BOGACI, enemy);
        let mut game = table.dwor(BOGACI, &["rozejm"]).begin();
        challenge(&mut game, name);
        assert_eq!(asked(&game), (BOGACI, Question::Reply));
        choose(&mut game, |it| matches!(it, Choice::Play { .. }));
        assert_eq!(asked(&game), (UBODZY, Question::Stint), "{name}: nothing comes of it");
        assert!(game.view(None).duel.is_none());
        assert!(is_tapped(&game, name), "the challenge is paid for");
    }
}

#[test]
fn nobody_duels_when_one_of_the_two_has_gone_before_the_challenge_is_resolved() {
    let _rules = [proves!("AH 513.2"), proves!("AH 513.2.a")];
    let sides = [("rebajlo", "zakonnik", "Rębajło"), ("jazda", "piechota", "Jazda")];
    for (own, enemy, name) in sides {
        for answer in ["kula", "pulapka"] {
            let table = szranki().pole(UBODZY, own).pole(BOGACI, enemy);
            let mut game = table.dwor(BOGACI, &[answer]).begin();
            challenge(&mut game, name);
            if own == "jazda" && answer == "pulapka" {
                continue; // Nobody there is a postać.
            }
            let events = choose(&mut game, |it| matches!(it, Choice::Play { .. }));
            let begins = |it: &Event| matches!(it, Event::DuelBegins { .. } | Event::Clash { .. });
            assert!(!happened(&events, begins), "{name}, {answer}");
            assert_eq!(asked(&game), (UBODZY, Question::Stint), "{name}, {answer}");
            assert!(game.view(None).duel.is_none());
        }
    }
}

#[test]
fn every_fight_ends_with_a_window_a_drawn_and_an_interrupted_one_too() {
    let _rules = [
        proves!("AH 513.6.c"),
        proves!("AH 513.11"),
        proves!("AH 514.3.e"),
        proves!("AH 514.3.g"),
        proves!("AH 514.8"),
    ];
    let fights = [("rebajlo", "rebajlo", "Rębajło"), ("jazda", "jazda", "Jazda")];
    for (own, enemy, name) in fights {
        for interrupted in [false, true] {
            let table = szranki().pole(UBODZY, own).pole(BOGACI, enemy).pole(BOGACI, "pobojowisko");
            let mut game = table.dwor(UBODZY, &["zapadnia"]).kreski(BOGACI, 3).begin();
            let before = dukaty(&game, BOGACI);
            challenge(&mut game, name);
            if own == "rebajlo" {
                choose(&mut game, |it| *it == Choice::Accept);
            }
            if interrupted {
                choose(&mut game, |it| matches!(it, Choice::Play { .. }));
            }
            lets_go(&mut game);
            assert_eq!(asked(&game), (BOGACI, Question::Okno), "{name}, {interrupted}");
            choose(&mut game, |it| matches!(it, Choice::Use { .. }));
            lets_go(&mut game);
            assert_eq!((dukaty(&game, BOGACI), kreski(&game, BOGACI)), (before + 2, 3));
            assert_eq!(asked(&game), (UBODZY, Question::Stint));
            assert_eq!(pile(&game, BOGACI), [0, 0], "nobody is hurt");
        }
    }
}

#[test]
fn a_card_makes_postacie_duel_without_a_challenge() {
    let _rule = proves!("AH 513.7");
    let table = szranki().pole(UBODZY, "rebajlo").pole(BOGACI, "zakonnik").kreski(BOGACI, 5);
    let mut game = table.dwor(UBODZY, &["zwada"]).dwor(BOGACI, &["ucieczka"]).begin();
    let before = dukaty(&game, UBODZY);
    let events = choose(&mut game, |it| matches!(it, Choice::Play { .. }));
    assert!(happened(&events, |it| matches!(it, Event::DuelBegins { .. })), "nobody may refuse");
    assert!(!is_tapped(&game, "Rębajło"), "there is no price of a challenge");
    assert_eq!(asked(&game), (UBODZY, Question::DuelTurn));
    assert_eq!(dukaty(&game, UBODZY), before, "what follows waits for the end of the duel");
    let events = lets_go(&mut game);
    assert_eq!(winner(&game, &events).as_deref(), Some("Rębajło"));
    assert_eq!((kreski(&game, UBODZY), dukaty(&game, UBODZY)), (2, before + 1));
    assert!(choices(&game).iter().any(|it| matches!(it, Choice::Agitate(_))), "no czyn");
}

#[test]
fn a_copy_of_a_postac_in_play_may_be_discarded_as_a_czyn() {
    let _rule = proves!("AH 512.1.i");
    let table = szranki().pole(BOGACI, "zakonnik").dwor(UBODZY, &["zakonnik", "rebajlo"]);
    let mut game = table.begin();
    // The other card may be put out, so it is no copy.
    let playable = |it: &Choice| match it {
        Choice::Play { card, .. } => Some(*card),
        _ => None,
    };
    let other = choices(&game).iter().find_map(playable).expect("Rębajło may be put out");
    assert_eq!(refused(&game, Choice::DiscardCopy(other)), cite!("AH 512.1.i"));
    choose(&mut game, |it| matches!(it, Choice::DiscardCopy(_)));
    assert_eq!(pile(&game, UBODZY), [1, 0]);
    assert!(!choices(&game).iter().any(|it| matches!(it, Choice::Play { .. })), "it was a czyn");
}

#[test]
fn a_copy_of_a_duellist_strengthens_ones_own_by_three_like_a_ciecie() {
    let _rule = proves!("AH 513.5.b.1");
    // A copy of either of the two will do, but only of a unique one, and only for one's own.
    for (seat, copy, plays) in [
        (UBODZY, "rebajlo", true),
        (UBODZY, "zakonnik", true),
        (BOGACI, "rebajlo", true),
        (UBODZY, "mistrz", false),
    ] {
        let table = szranki().pole(UBODZY, "rebajlo").pole(BOGACI, "zakonnik");
        let mut game = table.dwor(seat, &[copy]).begin();
        choose(&mut game, |it| matches!(it, Choice::Challenge(_)));
        choose(&mut game, |it| *it == Choice::Accept);
        if seat == BOGACI {
            choose(&mut game, |it| *it == Choice::Decline);
        }
        let is_play = |it: &Choice| matches!(it, Choice::Play { .. });
        assert_eq!(choices(&game).iter().any(is_play), plays, "{copy}");
        if plays {
            choose(&mut game, is_play);
            let duel = game.view(None).duel.expect("they fight");
            let [own, enemy] = if seat == UBODZY { [8, 4] } else { [5, 7] };
            assert_eq!((duel.challenger.szabla, duel.challenged.szabla), (own, enemy));
            lets_go(&mut game);
            assert!(1 <= pile(&game, seat)[0], "then it is discarded");
        }
    }
    let table = szranki().pole(UBODZY, "rebajlo").pole(BOGACI, "czern").dwor(UBODZY, &["czern"]);
    let mut game = table.begin();
    choose(&mut game, |it| matches!(it, Choice::Challenge(_)));
    choose(&mut game, |it| *it == Choice::Accept);
    assert!(!choices(&game).iter().any(|it| matches!(it, Choice::Play { .. })), "not unique");
    // It can be answered like a sztych with Cięcie.
    let table = szranki().pole(UBODZY, "rebajlo").pole(BOGACI, "zakonnik");
    let mut game = table.dwor(UBODZY, &["rebajlo"]).dwor(BOGACI, &["zastawa"]).begin();
    choose(&mut game, |it| matches!(it, Choice::Challenge(_)));
    choose(&mut game, |it| *it == Choice::Accept);
    choose(&mut game, |it| matches!(it, Choice::Play { .. }));
    assert_eq!(asked(&game), (BOGACI, Question::Reply));
    choose(&mut game, |it| matches!(it, Choice::Play { .. }));
    assert_eq!(game.view(None).duel.expect("they fight").challenger.szabla, 5);
}

#[test]
fn who_can_take_part_no_more_when_the_challenge_is_resolved_does_not_duel() {
    let _rule = proves!("AH 513.9");
    const MORE: &str = r#"
[[card]]
id = "spodnica"
name = "Spódnica"
type = "efekt"
lafa = 0
abilities = ["R when opponent challenges: 1 postać gains Niewiasta this round"]

[[card]]
id = "glejt"
name = "Glejt"
type = "efekt"
lafa = 0
abilities = ["R when opponent challenges: 1 own postać cannot be challenged this round"]

[[card]]
id = "areszt"
name = "Areszt"
type = "efekt"
lafa = 0
abilities = ["R when opponent challenges: 1 oddział cannot fight this round"]
"#;
    let text = format!("{}\n{MORE}", include_str!("../szranki.toml"));
    let table = |id| Tablica::of("szranki", &text).dwor(BOGACI, &[id]);
    let answers = |game: &mut Veto, aimed: &str| {
        let him = named(game, BOGACI, aimed);
        choose(game, |it| matches!(it, Choice::Challenge(_)));
        choose(game, |it| matches!(it, Choice::Play { .. }));
        if matches!(asked(game).1, Question::Card { .. }) {
            choose(game, |it| *it == Choice::Pick(him));
        }
    };
    // Whoever is made a Niewiasta, the challenged or the challenger; the czyn is spent.
    for aimed in ["Rębajło", "Zakonnik"] {
        let mut game = table("spodnica").pole(UBODZY, "rebajlo").pole(BOGACI, "zakonnik").begin();
        answers(&mut game, aimed);
        assert_eq!(asked(&game), (UBODZY, Question::Stint), "{aimed}");
        assert!(game.view(None).duel.is_none() && is_tapped(&game, "Rębajło"));
    }
    // Who cannot be challenged any more has been challenged already (AMB-19).
    let mut game = table("glejt").pole(UBODZY, "rebajlo").pole(BOGACI, "zakonnik").begin();
    answers(&mut game, "Zakonnik");
    assert_eq!(asked(&game), (BOGACI, Question::Acceptance));
    // The same holds for a potyczka.
    let mut game = table("areszt").pole(UBODZY, "piechota").pole(BOGACI, "jazda").begin();
    answers(&mut game, "Jazda");
    assert_eq!(asked(&game), (UBODZY, Question::Stint));
}
