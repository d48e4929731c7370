//! AH S — the glossary, where it says more than the chapters or says it at once.

use kernel::Game;
use rulebook::{cite, proves};
use veto::{Choice, Phase, Question};

use crate::{
    kompania::{JA, ON, agitate, card, challenge, end_stint, play, refused, settle, stol, uses},
    laid_out::{choices, choose},
    pole::{done, of, pick, pole, war},
    sejm::{asked, dukaty, until},
    tablica::{Tablica, UBODZY, named},
};

#[test]
fn bene_hands_over_the_glos_and_a_new_stint_has_a_new_czyn() {
    let _rules = [proves!("AH S.Bene"), proves!("AH S.Bycie Przy Głosie"), proves!("AH S.Czyn")];
    let table = stol().pole(JA, &["bohun", "wicek"]).dwor(JA, &["roch"]).pole(ON, &["sedzia"]);
    let mut game = table.begin();
    play(&mut game, "roch");
    settle(&mut game);
    let bohun = card(&game, "bohun");
    assert!(!choices(&game).contains(&Choice::Agitate(bohun)), "one czyn in a stint");
    assert_eq!(game.view(None).voice, Some(JA), "a czyn alone does not end it");
    end_stint(&mut game);
    assert_eq!((asked(&game), game.view(None).voice), ((ON, Question::Stint), Some(ON)));
    end_stint(&mut game);
    assert_eq!(asked(&game), (JA, Question::Stint), "one pas after a bene ends nothing");
    agitate(&mut game, "bohun");
}

#[test]
fn drobiazgi_are_done_before_and_after_the_czyn_as_many_as_one_likes() {
    let _rule = proves!("AH S.Drobiazg");
    let table = stol().pole(JA, &["roch"]).dwor(JA, &["okrzyk"; 3]).dwor(ON, &["okrzyk"]);
    let mut game = table.begin();
    play(&mut game, "okrzyk");
    play(&mut game, "okrzyk");
    agitate(&mut game, "roch");
    settle(&mut game);
    play(&mut game, "okrzyk");
    until(&mut game, Question::Discard);
    assert!(
        !choices(&game).iter().any(|it| matches!(it, Choice::Play { .. })),
        "nor in any other phase"
    );
}

#[test]
fn two_passes_in_a_row_end_the_faza_gry() {
    let _rule = proves!("AH S.Pas");
    let mut game = stol().pole(JA, &["bohun"]).pole(ON, &["roch"]).begin();
    assert_eq!(game.view(None).phase, Phase::Gra);
    end_stint(&mut game);
    end_stint(&mut game);
    let view = game.view(None);
    assert_eq!((view.voice, view.round), (None, 2), "nobody is przy głosie any more");
}

#[test]
fn whoever_holds_the_initiative_begins_every_phase_of_the_round() {
    let _rule = proves!("AH S.Inicjatywa");
    let mut table = stol().dwor(JA, &["ciecie"]).dwor(ON, &["ciecie"]);
    table.layout.seats[1].dukaty = Some(9);
    let mut game = table.begin();
    until(&mut game, Question::Inicjatywa);
    while asked(&game).0 != ON {
        choose(&mut game, |it| *it == Choice::Decline);
    }
    choose(&mut game, |it| *it == Choice::Bid(1));
    until(&mut game, Question::Stint);
    assert_eq!(asked(&game), (ON, Question::Stint));
    until(&mut game, Question::Discard);
    assert_eq!(asked(&game), (ON, Question::Discard));
}

#[test]
fn one_card_below_the_limit_is_the_least_a_full_dwor_is_brought_to() {
    let _rule = proves!("AH S.Faza Zakończenia");
    for (held, left) in [(7, 6), (9, 6), (3, 2)] {
        let hand = vec!["ciecie"; held];
        let mut game = stol().dwor(JA, &hand).begin();
        until(&mut game, Question::Discard);
        while asked(&game) == (JA, Question::Discard) {
            choose(&mut game, |it| matches!(it, Choice::Pick(_)));
        }
        assert_eq!(game.view(None).seats[0].dwor_size, left, "of {held}");
    }
}

#[test]
fn upkeep_makes_the_income_smaller() {
    let _rule = proves!("AH S.Lafa utrzymania");
    let text = format!("{}\n{MARKED}", include_str!("sejm.toml"));
    for (najemnicy, income) in [(0, 3), (1, 1)] {
        let table = Tablica::of("sejm", &text);
        let mut game = (0..najemnicy).fold(table, |it, _| it.pole(UBODZY, "najemnik")).begin();
        let before = dukaty(&game, UBODZY);
        until(&mut game, Question::Inicjatywa);
        until(&mut game, Question::Stint);
        assert_eq!(dukaty(&game, UBODZY), before + income);
    }
}

#[test]
fn the_postacie_of_one_kompania_are_companions() {
    let _rule = proves!("AH S.Towarzysz");
    let mut game = stol().pole(JA, &["roch"]).pole(ON, &["bohun", "dama"]).begin();
    challenge(&mut game, "roch");
    choose(&mut game, |it| *it == Choice::Accept);
    assert!(!choices(&game).iter().any(|it| matches!(it, Choice::Use { .. })), "not the other's");
    choose(&mut game, |it| *it == Choice::Decline);
    uses(&mut game, "dama");
    let duel = game.view(None).duel.expect("they fight");
    assert_eq!((duel.challenger.szabla, duel.challenged.szabla), (5, 3 + 1));
}

const MARKED: &str = r#"
[[card]]
id = "kondotier"
name = "Kondotier"
type = "postać"
faction = ["Osmanowie", "Radziwiłłowie"]
szabla = 3
kreski = 1
lafa = 3
"#;

#[test]
fn a_lafa_is_doubled_once_however_many_marks_are_foreign() {
    let _rule = proves!("AH S.Zasada Jednego Mnożenia Cechy");
    let text = format!("{}\n{MARKED}", include_str!("sejm.toml"));
    for (skarb, left) in [(7, Some(1)), (5, None)] {
        let mut table = Tablica::of("sejm", &text).dwor(UBODZY, &["kondotier"]);
        table.layout.seats[0].dukaty = Some(skarb);
        let mut game = table.begin();
        let kondotier = named(&game, UBODZY, "Kondotier");
        let plays = Choice::Play { card: kondotier, way: 0 };
        assert_eq!(choices(&game).contains(&plays), left.is_some());
        if let Some(left) = left {
            choose(&mut game, |it| *it == plays);
            assert_eq!(dukaty(&game, UBODZY), left, "twice three, not four times");
        }
    }
}

#[test]
fn of_one_name_and_type_one_card_is_attached_to_the_faction_card() {
    let mut game = stol().dwor(JA, &["glejt"; 2]).begin();
    play(&mut game, "glejt");
    assert!(refused(&game, "glejt").contains(&cite!("AH S.Zasada Jeden Obiekt Jedna Karta")));
    let mut game = stol().pole(ON, &["roch"]).dwor(JA, &["klatwa"; 2]).begin();
    play(&mut game, "klatwa");
    assert!(refused(&game, "klatwa").contains(&cite!("AH 101.9")), "as to any other card");
}

#[test]
fn where_all_choose_at_once_the_holder_of_the_initiative_chooses_first() {
    let _rule = proves!("AH S.Zasada Kolejności Działań");
    let laid = ["piechota", "straz"].into_iter().fold(pole().lay(ON, &["ukraina"]), |laid, it| {
        laid.on(crate::pole::JA, it, "ukraina").on(crate::pole::ON, it, "ukraina")
    });
    let mut game = laid.begin();
    war(&mut game);
    done(&mut game);
    let ukraina = of(&game, ON, "ukraina");
    choose(&mut game, |it| *it == Choice::Pick(ukraina));
    assert_eq!(asked(&game), (JA, Question::Zastep), "though the other began the battle");
    pick(&mut game, JA, "piechota");
    assert!(game.view(None).duel.is_none(), "nothing happens before all have chosen");
    assert_eq!(asked(&game), (ON, Question::Zastep));
    pick(&mut game, ON, "straz");
    assert!(game.view(None).duel.is_some());
}
