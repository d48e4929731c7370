//! AH 700.1 — rules that cards have because of their keywords, and words without any.

use kernel::{Dice, Game};
use rulebook::{cite, proves};
use veto::{Choice, Question, Veto};

use crate::{
    laid_out::{choices, choose},
    sejm::{asked, dukaty},
    tablica::{BOGACI, SLOWA, Tablica, UBODZY, is_tapped, kreski, lets_go, named, slowa, winner},
};

/// Lets the first player's postać of this name challenge; of several targets it takes this one.
fn challenge(game: &mut Veto, challenger: &str, challenged: &str) {
    let with = named(game, UBODZY, challenger);
    let target = named(game, UBODZY, challenged);
    choose(game, |it| *it == Choice::Challenge(with));
    if matches!(asked(game).1, Question::Card { .. }) {
        choose(game, |it| *it == Choice::Pick(target));
    }
}

#[test]
fn words_that_do_nothing_are_there_to_be_spoken_of() {
    let words = [
        (proves!("AH 700.1.c"), "Bitwa"),
        (proves!("AH 700.1.j"), "Dyplomata"),
        (proves!("AH 700.1.p"), "Jazda"),
        (proves!("AH 700.1.r"), "Karczma"),
        (proves!("AH 700.1.u"), "Kozak"),
        (proves!("AH 700.1.cc"), "Niewierny"),
        (proves!("AH 700.1.jj"), "Piechota"),
        (proves!("AH 700.1.kk"), "Pijanica"),
        (proves!("AH 700.1.ll"), "Pludrak"),
        (proves!("AH 700.1.ss"), "Warchoł"),
    ];
    let text = |keywords: &str, word: &str| {
        format!(
            "{SLOWA}\n[[card]]\nid = \"czlek\"\nname = \"Człek\"\ntype = \"postać\"\nfaction = \"Awanturnicy\"\n\
             szabla = 2\nkreski = 1\nlafa = 1\nkeywords = [{keywords}]\n\n\
             [[card]]\nid = \"mowa\"\nname = \"Mowa\"\ntype = \"efekt\"\nfaction = \"Awanturnicy\"\nlafa = 0\n\
             abilities = [\"D: take number of own postać with {word} dukaty\"]\n"
        )
    };
    let table = |keywords: &str, word: &str, dwor: &[&str]| {
        let table = Tablica::of("slowa", &text(keywords, word)).dwor(UBODZY, dwor);
        table.pole(UBODZY, "czlek").pole(BOGACI, "zakonnik").begin()
    };
    for (_, word) in words {
        for (keywords, brings) in [(format!("\"{word}\""), 1), (String::new(), 0)] {
            let mut game = table(&keywords, word, &["mowa"]);
            let before = dukaty(&game, UBODZY);
            choose(&mut game, |it| matches!(it, Choice::Play { .. }));
            lets_go(&mut game);
            assert_eq!(dukaty(&game, UBODZY), before + brings, "{word}");
        }
        // By itself it changes nothing: both tables offer and do the same to the end of the game.
        let mut with = table(&format!("\"{word}\""), word, &["ciecie", "kon"]);
        let mut without = table("", word, &["ciecie", "kon"]);
        let mut dice = Dice::new(3);
        for _ in 0..300 {
            if with.pending().is_over() {
                break;
            }
            assert_eq!(choices(&with), choices(&without), "{word}");
            let choice = with.play_at_random(&mut dice, &mut Vec::new(), &mut kernel::Deaf);
            without.apply(choice, &mut kernel::Deaf).expect("as there");
        }
        assert_eq!(with.view(None), without.view(None), "{word}");
    }
}

#[test]
fn challenging_a_pobozny_costs_a_kreska() {
    let _rule = proves!("AH 700.1.mm");
    let table = || slowa().pole(UBODZY, "rebajlo").pole(BOGACI, "ksiadz");
    let mut game = table().kreski(UBODZY, 3).begin();
    challenge(&mut game, "Rębajło", "Ksiądz");
    assert_eq!(kreski(&game, UBODZY), 2, "one goes to the common pool");

    let mut game = table().begin();
    let challenger = named(&game, UBODZY, "Rębajło");
    assert!(!choices(&game).contains(&Choice::Challenge(challenger)), "he has none");
    let refused = game.apply(Choice::Challenge(challenger), &mut Vec::new()).expect_err("too dear");
    assert_eq!(refused.rule(), cite!("AH 700.1.mm"));
}

#[test]
fn a_pobozny_who_defeats_a_charakternik_may_untap_another() {
    let _rule = proves!("AH 700.1.mm");
    for (loser, offered) in [("wiedzma", true), ("rebajlo", false)] {
        let tapped = |it: &mut veto::CardLayout| it.zaznaczona = true;
        let table = slowa().pole(UBODZY, loser).pole(BOGACI, "zakonnik");
        let mut game = table.lay(BOGACI, "ksiadz", tapped).kreski(UBODZY, 3).begin();
        let name = if offered { "Wiedźmin" } else { "Rębajło" };
        challenge(&mut game, name, "Zakonnik");
        let events = lets_go(&mut game);
        assert_eq!(winner(&game, &events).as_deref(), Some("Zakonnik"));
        assert_eq!(matches!(asked(&game).1, Question::May { .. }), offered, "{loser}");
        if offered {
            assert_eq!(asked(&game).0, BOGACI);
            choose(&mut game, |it| *it == Choice::Yes);
            lets_go(&mut game);
            assert!(!is_tapped(&game, "Ksiądz"));
        }
    }
}

#[test]
fn a_charakternik_who_defeats_a_pobozny_may_tap_another() {
    let _rule = proves!("AH 700.1.h");
    let table = slowa().pole(UBODZY, "wiedzma").pole(BOGACI, "ksiadz").pole(BOGACI, "zakonnik");
    let mut game = table.kreski(UBODZY, 1).begin();
    challenge(&mut game, "Wiedźmin", "Ksiądz");
    lets_go(&mut game);
    assert!(matches!(asked(&game), (UBODZY, Question::May { .. })));
    choose(&mut game, |it| *it == Choice::Yes);
    lets_go(&mut game);
    assert!(is_tapped(&game, "Zakonnik"));
}

#[test]
fn whom_a_charakternik_defeated_is_not_the_other_one_though_he_was_spared() {
    let _rule = proves!("AH 700.1.h");
    const MORE: &str = "\n[[card]]\nid = \"laska\"\nname = \"Łaska\"\ntype = \"efekt\"\nlafa = 0\n\
                        abilities = [\"R when own postać is wounded: spare it\"]\n";
    let table = Tablica::of("slowa", &format!("{SLOWA}{MORE}")).pole(UBODZY, "wiedzma");
    let table = table.pole(BOGACI, "ksiadz").kreski(UBODZY, 1).dwor(BOGACI, &["laska"]);
    let mut game = table.begin();
    challenge(&mut game, "Wiedźmin", "Ksiądz");
    while asked(&game) != (BOGACI, Question::Reply) {
        let go = [Choice::Decline, Choice::Accept];
        choose(&mut game, |it| go.contains(it));
    }
    choose(&mut game, |it| matches!(it, Choice::Play { .. }));
    lets_go(&mut game);
    if matches!(asked(&game).1, Question::May { .. }) {
        choose(&mut game, |it| *it == Choice::Yes);
        lets_go(&mut game);
    }
    assert_eq!(game.view(None).seats[1].pole.len(), 1, "he was spared");
    assert!(!is_tapped(&game, "Ksiądz"));
}

#[test]
fn a_charakternik_keeps_his_kreski_from_an_agitator() {
    let _rule = proves!("AH 700.1.h");
    // Only while the common pool is empty does an agitacja take from him.
    for (own, threatened) in [(6, true), (5, false)] {
        let table = slowa().pole(UBODZY, "rebajlo").pole(BOGACI, "wiedzma");
        let all = table.layout.rules.kreski_pool;
        let mut game = table.kreski(BOGACI, own).kreski(UBODZY, all - 6).begin();
        choose(&mut game, |it| matches!(it, Choice::Agitate(_)));
        let uses = |it: &Choice| matches!(it, Choice::Use { .. });
        let may = asked(&game) == (BOGACI, Question::Reply) && choices(&game).iter().any(uses);
        assert_eq!(may, threatened);
        if threatened {
            choose(&mut game, uses);
            lets_go(&mut game);
            assert_eq!(kreski(&game, BOGACI), own, "he has lost none");
            assert!(is_tapped(&game, "Wiedźmin"));
        }
    }
}

#[test]
fn a_wioska_can_be_sold_by_a_karmazyn() {
    let mut game = slowa().pole(UBODZY, "wies").pole(UBODZY, "senator").begin();
    let before = dukaty(&game, UBODZY);
    choose(&mut game, |it| matches!(it, Choice::Use { .. }));
    lets_go(&mut game);
    assert_eq!(dukaty(&game, UBODZY), before + 3, "its lafa");
    assert!(is_tapped(&game, "Senator"));
    let game = slowa().pole(UBODZY, "wies").pole(UBODZY, "rebajlo").begin();
    assert!(!choices(&game).iter().any(|it| matches!(it, Choice::Use { .. })), "nobody sells it");
}

#[test]
fn horses_make_a_great_lord() {
    let horses = ["kon", "wierzchowiec", "kary", "siwy"];
    for count in 0..=4 {
        let table = slowa().bearing(UBODZY, "jezdziec", &horses[..count]);
        let dwor = ["ciecie"; 4];
        let mut game = table.dwor(UBODZY, &dwor).begin();
        let rider = named(&game, UBODZY, "Jeździec");
        let may_go = choices(&game).contains(&Choice::ChangeField(rider));
        assert_eq!(may_go, count >= 2, "Wpływowy with {count}");
        let mut sztychy = 0;
        while choices(&game).iter().any(|it| matches!(it, Choice::Underlay(_))) {
            choose(&mut game, |it| matches!(it, Choice::Underlay(_)));
            sztychy += 1;
        }
        // A Karmazyn bears one sztych, a Sławny one more.
        assert_eq!(sztychy, [2, 2, 2, 1, 2][count], "with {count}");
    }
}

#[test]
fn of_broń_koń_and_pancerz_one_is_used() {
    let _rules = [proves!("AH 700.1.e"), proves!("AH 700.1.ii")];
    for pair in [["szabla", "koncerz"], ["kon", "wierzchowiec"], ["bechter", "zbroja"]] {
        let table = slowa().bearing(UBODZY, "jezdziec", &pair).pole(BOGACI, "zakonnik");
        let mut game = table.kreski(UBODZY, 1).begin();
        challenge(&mut game, "Jeździec", "Zakonnik");
        while asked(&game).1 != Question::Moderunek {
            let go = [Choice::Decline, Choice::Accept];
            choose(&mut game, |it| go.contains(it));
        }
        let stronger = choices(&game)[1];
        choose(&mut game, |it| *it == stronger);
        let duel = game.view(None).duel.expect("they fight");
        assert_eq!(duel.challenger.szabla, 3 + 2, "{pair:?}: only the one that was chosen counts");
    }
}

#[test]
fn a_tapped_bron_adds_nothing() {
    let _rule = proves!("AH 700.1.e");
    for (moderunek, adds) in [("koncerz", 0), ("zbroja", 2)] {
        let table = slowa().bearing(UBODZY, "jezdziec", &[moderunek]).pole(BOGACI, "zakonnik");
        let mut game = table.kreski(UBODZY, 1).dwor(UBODZY, &["znuzenie"]).begin();
        choose(&mut game, |it| matches!(it, Choice::Play { .. }));
        lets_go(&mut game);
        challenge(&mut game, "Jeździec", "Zakonnik");
        while asked(&game).1 != Question::DuelTurn {
            let go = [Choice::Decline, Choice::Accept];
            choose(&mut game, |it| go.contains(it));
        }
        let duel = game.view(None).duel.expect("they fight");
        assert_eq!(duel.challenger.szabla, 3 + adds, "{moderunek}");
    }
}

#[test]
fn sztychy_with_ciecie_or_obrona_are_for_duels() {
    let table = slowa().pole(UBODZY, "rebajlo").pole(BOGACI, "zakonnik").kreski(UBODZY, 1);
    let mut game = table.dwor(UBODZY, &["ciecie", "zaslona"]).begin();
    assert!(!choices(&game).iter().any(|it| matches!(it, Choice::Play { .. })));
    challenge(&mut game, "Rębajło", "Zakonnik");
    while asked(&game).1 != Question::DuelTurn {
        let go = [Choice::Decline, Choice::Accept];
        choose(&mut game, |it| go.contains(it));
    }
    for _ in 0..2 {
        choose(&mut game, |it| matches!(it, Choice::Play { .. }));
        while asked(&game) != (UBODZY, Question::DuelTurn) {
            choose(&mut game, |it| *it == Choice::Decline);
        }
    }
    let duel = game.view(None).duel.expect("they fight");
    assert_eq!((duel.challenger.szabla, duel.challenged.szabla), (5 + 2, 6 - 2));
}

#[test]
fn an_honourable_man_of_fame_is_an_officer_but_a_hetman_is_not_called_one() {
    let _rules = [proves!("AH 700.1.n"), proves!("AH 700.1.o"), proves!("AH 700.2")];
    for (postac, officers) in [("zawolany", 1), ("regimentarz", 0), ("rebajlo", 0)] {
        let mut game = slowa().pole(UBODZY, postac).dwor(UBODZY, &["musztra"]).begin();
        let before = dukaty(&game, UBODZY);
        choose(&mut game, |it| matches!(it, Choice::Play { .. }));
        lets_go(&mut game);
        assert_eq!(dukaty(&game, UBODZY), before + officers, "{postac}");
    }
    // The rule of the word counts him: he brings a kreska at the end of the round.
    for (postac, brings) in [("regimentarz", 1), ("rebajlo", 0)] {
        let mut game = slowa().pole(UBODZY, postac).begin();
        choose(&mut game, |it| *it == Choice::EndStint);
        choose(&mut game, |it| *it == Choice::EndStint);
        assert_eq!(kreski(&game, UBODZY), brings, "{postac}");
    }
    // What a Hetman contains he can do: go among the Karmazyni, and bear a sztych more for his fame.
    let mut game = slowa().pole(UBODZY, "regimentarz").dwor(UBODZY, &["ciecie"; 3]).begin();
    let hetman = named(&game, UBODZY, "Regimentarz");
    assert!(choices(&game).contains(&Choice::ChangeField(hetman)));
    for _ in 0..2 {
        choose(&mut game, |it| matches!(it, Choice::Underlay(_)));
    }
    assert!(!choices(&game).iter().any(|it| matches!(it, Choice::Underlay(_))));
}

#[test]
fn a_wplywowy_may_stay_among_the_karmazyni() {
    let _rule = proves!("AH 700.1.uu");
    let mut game = slowa().pole(UBODZY, "szept").pole(UBODZY, "rebajlo").begin();
    let [admitted, other] = ["Szept", "Rębajło"].map(|it| named(&game, UBODZY, it));
    assert!(!choices(&game).contains(&Choice::ChangeField(other)));
    choose(&mut game, |it| *it == Choice::ChangeField(admitted));
    lets_go(&mut game);
    assert_eq!(game.view(None).seats[0].karmazyni.len(), 1);
    let game = slowa().dwor(UBODZY, &["szept"]).begin();
    let plays = choices(&game).iter().filter(|it| matches!(it, Choice::Play { .. })).count();
    assert_eq!(plays, 1, "he is put out on the pole elekcyjne");
}

#[test]
fn what_needs_diplomats_works_with_three_of_them() {
    let _rule = proves!("AH 700.1.k");
    for diplomats in 2..=3 {
        let more = "[[card]]\nid = \"goniec\"\nname = \"Goniec\"\ntype = \"posesja\"\nlafa = 0\nutrzymanie = 0\n\
                    keywords = [\"Dyplomacja\"]\ndyplomacja = 1\n\
                    abilities = [\"trigger when own postać agitates: take 5 dukaty\"]\n";
        let table = Tablica::of("slowa", &format!("{SLOWA}\n{more}")).pole(UBODZY, "goniec");
        let table = (0..diplomats).fold(table, |it, _| it.pole(UBODZY, "posel"));
        let table = table.pole(UBODZY, "kancelaria").pole(UBODZY, "rebajlo");
        let game = &mut table.dwor(UBODZY, &["traktat"]).begin();
        let card = named(game, UBODZY, "Traktat");
        let treaty = Choice::Play { card, way: 1 };
        assert_eq!(choices(game).contains(&treaty), diplomats == 3);
        if diplomats < 3 {
            let refused = game.apply(treaty, &mut Vec::new()).expect_err("too few");
            assert_eq!(refused.rule(), cite!("AH 700.1.k"));
        }
        // So does what goes off by itself.
        let before = dukaty(game, UBODZY);
        choose(game, |it| matches!(it, Choice::Agitate(_)));
        lets_go(game);
        let brings = if diplomats == 3 { 5 } else { 0 };
        assert_eq!(dukaty(game, UBODZY), before + brings);
        let posel = game.view(None).seats[0].pole[1];
        let view = game.view(None);
        let szabla = view.cards.iter().find(|(it, _)| *it == posel).and_then(|it| it.1.szabla);
        assert_eq!(szabla, Some(if diplomats == 3 { 2 } else { 1 }), "so does what always holds");
    }
}
