//! AH 306, 307, 407, 509, 510, 512.1.h — ziemie and oddziały enter play and march.

use kernel::{Game, Pending};
use rulebook::{cite, proves};
use veto::{Choice, Event, Question};

use crate::{
    laid_out::{choices, choose},
    pole::{
        JA, ON, asked, done, dukaty, lazaret, of, pick, play, play_in, pole, refused, seen, settle,
        stands, war,
    },
};

#[test]
fn a_ziemia_is_a_drobiazg_and_lies_on_the_pole_ziem_for_all() {
    let _rules = [
        proves!("AH 402.2.c"),
        proves!("AH 407.1"),
        proves!("AH 407.4"),
        proves!("AH 509.1"),
        proves!("AH 509.1.a"),
        proves!("AH 509.1.b"),
    ];
    let mut game = pole().dwor(JA, &["ukraina", "piechota"]).begin();
    let before = dukaty(&game, JA);
    play(&mut game, "ukraina");
    let view = game.view(None);
    assert_eq!((view.ziemie.len(), view.seats[0].pole.len()), (1, 0));
    assert_eq!(dukaty(&game, JA), before, "a ziemia has no lafa");
    assert_eq!(view.ziemie[0].controlled_by, None, "who put it out does not control it");
    let piechota = of(&game, JA, "piechota");
    assert!(choices(&game).contains(&Choice::Play { card: piechota, way: 0 }), "the czyn is left");
}

#[test]
fn what_a_ziemia_or_an_oddzial_does_on_entering_comes_last() {
    let _rules = [proves!("AH 509.1.c"), proves!("AH 510.1.c")];
    let mut game = pole().dwor(JA, &["rubieze", "straz"]).lay(ON, &["podole"]).begin();
    let before = dukaty(&game, JA);
    play(&mut game, "rubieze");
    // Nobody controls the ziemia yet; the ability of entering is its controller's all the same.
    assert_eq!(dukaty(&game, JA), before + 2);
    play(&mut game, "straz");
    pick(&mut game, ON, "podole");
    assert_eq!(dukaty(&game, JA), before + 2, "lafa 1 paid, 1 dukat taken");
}

#[test]
fn an_oddzial_is_a_czyn_is_paid_for_and_goes_where_its_player_says() {
    let _rules = [
        proves!("AH 407.2"),
        proves!("AH 407.3"),
        proves!("AH 510.1"),
        proves!("AH 510.1.a"),
        proves!("AH 510.1.b"),
        proves!("AH 512.1.a"),
    ];
    let laid = pole().lay(ON, &["ukraina"]).dwor(JA, &["piechota", "czeladz"]);
    let mut game = laid.begin();
    let before = dukaty(&game, JA);
    play(&mut game, "piechota");
    let piechota = of(&game, JA, "piechota");
    assert_eq!(asked(&game), (JA, Question::Card { source: piechota }));
    assert_eq!(choices(&game).len(), 2, "the ziemia another has put out, or the pole elekcyjne");
    let mut other = game.clone();
    pick(&mut game, ON, "ukraina");
    assert!(stands(&game, JA, "piechota", "ukraina"));
    assert_eq!(dukaty(&game, JA), before - 2);
    let czeladz = of(&game, JA, "czeladz");
    assert_eq!(refused(&game, Choice::Play { card: czeladz, way: 0 }), cite!("AH 114.3"));
    done(&mut other);
    assert_eq!(other.view(None).seats[0].pole.len(), 1, "on the pole elekcyjne");
    assert_eq!(seen(&other, JA, "piechota").host, None);
}

#[test]
fn of_a_ziemia_there_is_only_one_and_effects_do_not_discard_it() {
    let _rule = proves!("AH 306.3");
    let mut game = pole().lay(ON, &["ukraina"]).dwor(JA, &["ukraina", "spustoszenie"]).begin();
    let second = of(&game, JA, "ukraina");
    assert_eq!(refused(&game, Choice::Play { card: second, way: 0 }), cite!("AH 306.3"));
    play(&mut game, "spustoszenie");
    assert_eq!(game.view(None).ziemie.len(), 1);
    assert_eq!(lazaret(&game, ON), 0);
}

#[test]
fn an_oddzial_goes_between_the_pole_elekcyjne_and_a_ziemia_by_a_czyn() {
    let _rule = proves!("AH 512.1.h");
    let laid = pole().lay(JA, &["ukraina", "podole", "piechota"]).on(JA, "czeladz", "podole");
    let mut game = laid.begin();
    let piechota = of(&game, JA, "piechota");
    let mut back = game.clone();
    choose(&mut game, |it| *it == Choice::ChangeField(piechota));
    pick(&mut game, JA, "ukraina");
    assert!(stands(&game, JA, "piechota", "ukraina"));
    assert!(seen(&game, JA, "piechota").zaznaczona);
    let czeladz = of(&game, JA, "czeladz");
    assert_eq!(refused(&game, Choice::ChangeField(czeladz)), cite!("AH 114.3"), "the czyn is used");
    let czeladz = of(&back, JA, "czeladz");
    choose(&mut back, |it| *it == Choice::ChangeField(czeladz));
    settle(&mut back);
    assert_eq!(back.view(None).seats[0].pole.len(), 2);
    assert!(seen(&back, JA, "czeladz").zaznaczona);
    assert!(
        matches!(back.pending(), Pending::Decision { question: Question::Stint, .. }),
        "the stint goes on"
    );
}

#[test]
fn an_oficer_is_put_out_to_an_oddzial_on_a_ziemia() {
    let _rules = [proves!("AH 506.1.b"), proves!("AH 407.3")];
    let laid = pole().lay(JA, &["ukraina"]).on(JA, "piechota", "ukraina");
    let mut game = laid.dwor(JA, &["rotmistrz", "szlachcic"]).begin();
    let szlachcic = of(&game, JA, "szlachcic");
    assert_eq!(refused(&game, Choice::Play { card: szlachcic, way: 2 }), cite!("AH 506.1.b"));
    play_in(&mut game, "rotmistrz", 2);
    let view = game.view(None);
    assert_eq!(view.seats[0].pole.len(), 0, "he is not on the pole elekcyjne");
    assert_eq!(seen(&game, JA, "piechota").attached.len(), 1);
    assert_eq!(view.seats[0].kreski, 1, "his kreski are taken as always");
    let rotmistrz = of(&game, JA, "rotmistrz");
    for choice in [Choice::Agitate(rotmistrz), Choice::Challenge(rotmistrz)] {
        assert!(!choices(&game).contains(&choice));
    }
}

#[test]
fn what_stands_on_a_ziemia_goes_with_it_and_an_oficer_with_his_oddzial() {
    let _rules = [proves!("AH 704.3.c"), proves!("AH 704.4.c")];
    let laid = pole().lay(ON, &["ukraina"]).leading(JA, "piechota", "ukraina", &["rotmistrz"]);
    let laid = laid.on(ON, "czeladz", "ukraina").dwor(JA, &["trzesienie"]);
    let mut game = laid.begin();
    let events = play(&mut game, "trzesienie");
    assert_eq!(game.view(None).ziemie.len(), 0);
    assert_eq!((lazaret(&game, JA), lazaret(&game, ON)), (3, 1));
    let rules: Vec<_> =
        events.iter().filter(|it| matches!(it.event, Event::Moved { .. })).collect();
    assert!(rules.iter().any(|it| it.rule == Some(cite!("AH 704.4.c"))));
}

#[test]
fn without_a_ziemia_there_is_no_faza_oddzialow() {
    let _rule = proves!("AH S.Runda");
    let mut game = pole().lay(JA, &["piechota"]).lay(ON, &["piechota"]).begin();
    war(&mut game);
    assert_eq!(game.view(None).phase, veto::Phase::Odznaczenie, "the next round has begun");
}
