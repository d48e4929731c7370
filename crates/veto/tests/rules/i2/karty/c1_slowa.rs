//! I2 1.2 — traits and keywords of postacie.

use kernel::{Game, Pending};
use rulebook::{cite, proves};
use veto::{Choice, Event, Place, Question, Veto};

use super::{can_agitate, can_challenge, duel, dukaty, karmazyn, offered, plays, stol, szabla};
use crate::{
    kompania::{
        JA, ON, all, card, challenge, end_stint, kreski, moves, pick, piles, play, playable,
        refused, refused_to, rule_of, seen, settle, uses,
    },
    laid_out::{choices, choose},
    sejm::{asked, happened},
};

/// Both say bene until the next stint after the end of this round.
fn next_round(game: &mut Veto) {
    let round = game.view(None).round;
    while game.view(None).round == round || asked(game).1 != Question::Stint {
        let least = [Choice::EndStint, Choice::Decline, Choice::Done, Choice::No];
        choose(game, |it| least.contains(it));
    }
}

#[test]
fn of_one_name_there_is_one_postac_whatever_its_przydomek() {
    for enemy in [true, false] {
        let table = stol().pole(if enemy { ON } else { JA }, &["bohun-stary"]);
        let game = table.dwor(JA, &["bohun"]).begin();
        assert!(!playable(&game, "bohun"));
        assert!(refused(&game, "bohun").contains(&cite!("I2 1.2.1")));
    }
    // There are no exceptions: in this edition Pospolity is a mere word.
    let game = stol().pole(JA, &["pacholek"]).dwor(JA, &["pacholek"]).begin();
    assert!(!playable(&game, "pacholek"));
}

#[test]
fn a_postac_costs_its_lafa_and_brings_its_kreski() {
    let _rules = [
        proves!("I2 1.2.3"),
        proves!("I2 1.2.5"),
        proves!("I2 1.2.6"),
        proves!("I2 3.3.3.9"),
        proves!("I2 3.1.9"),
        proves!("I2 3.1.7"),
    ];
    let mut game = stol().dwor(JA, &["swojak"]).begin();
    let events = plays(&mut game, "swojak");
    assert_eq!((dukaty(&game, JA), kreski(&game, JA)), (18 - 3, 1));
    let taken = rule_of(&events, |it| matches!(it, Event::Kreski { .. }));
    assert_eq!(taken, Some(cite!("I2 3.3.3.12")));
}

#[test]
fn upkeep_is_paid_every_round_and_a_plus_is_received() {
    let _rule = proves!("I2 1.2.7");
    let mut game = stol().pole(JA, &["poslaniec"]).begin();
    next_round(&mut game);
    assert_eq!(dukaty(&game, JA), 18 + 3 - 2, "it must be paid: nobody asks");
    assert_eq!(dukaty(&game, ON), 20 + 2);
}

#[test]
fn no_trait_falls_below_zero() {
    let _rule = proves!("I2 1.2.8");
    let mut game =
        stol().pole(JA, &["roch"]).pole(ON, &["bohun"]).dwor(JA, &["oslabienie"]).begin();
    plays(&mut game, "oslabienie");
    assert_eq!(seen(&game, "bohun").szabla, Some(0));
    duel(&mut game, "roch");
    assert_eq!(szabla(&game), [5, 0]);
}

#[test]
fn the_rule_of_a_postac_goes_with_it() {
    let _rules = [proves!("I2 1.2.10"), proves!("I2 1.8.1"), proves!("I2 3.2.2")];
    let table = stol().pole(ON, &["chorazy", "bohun"]).dwor(JA, &["nagana"]);
    let mut game = table.begin();
    assert_eq!(seen(&game, "bohun").szabla, Some(4));
    play(&mut game, "nagana");
    pick(&mut game, "chorazy");
    settle(&mut game);
    assert_eq!(seen(&game, "bohun").szabla, Some(3));
}

#[test]
fn who_has_more_slawni_takes_the_difference_each_round() {
    let _rule = proves!("I2 1.2.11");
    for (enemy, taken) in [(&["znany"][..], [0, 0]), (&[][..], [1, 0])] {
        let mut game = stol().pole(JA, &["slawny"]).pole(ON, enemy).begin();
        next_round(&mut game);
        assert_eq!([kreski(&game, JA), kreski(&game, ON)], taken);
    }
    let mut game = stol().pole(JA, &["roch"]).pole(ON, &["slawny", "znany"]).begin();
    next_round(&mut game);
    assert_eq!(kreski(&game, ON), 2, "the sole owner of several takes one for each");
    let mut game = stol().pole(JA, &["slawny", "magnat"]).pole(ON, &["znany"]).begin();
    next_round(&mut game);
    assert_eq!([kreski(&game, JA), kreski(&game, ON)], [1, 0], "only the difference");
}

#[test]
fn defeating_a_slawny_brings_a_kreska_more() {
    let _rule = proves!("I2 1.2.12");
    let mut game = stol().pole(JA, &["roch"]).pole(ON, &["slawny"]).kreski(ON, 5).begin();
    challenge(&mut game, "roch");
    let events = settle(&mut game);
    assert_eq!(moves(&game, &events, "slawny"), [Place::Lazaret], "5 against 3");
    assert_eq!([kreski(&game, JA), kreski(&game, ON)], [3, 2]);
}

#[test]
fn a_slawny_bears_a_third_sztych_face_up_and_no_fourth() {
    let _rule = proves!("I2 1.2.13");
    let mut game = stol().pole(JA, &["slawny"]).dwor(JA, &["ciecie"; 4]).begin();
    for under in 1..=3 {
        choose(&mut game, |it| matches!(it, Choice::Underlay(_)));
        let view = game.view(Some(ON));
        let open = view.cards.iter().filter(|(_, it)| it.host.is_some() && it.def.is_some());
        assert_eq!(open.count(), usize::from(under == 3));
    }
    assert!(refused(&game, "ciecie").contains(&cite!("I2 1.6.4")));
    // A famous Karmazyn has his one, and one more.
    let mut game = stol().pole(JA, &["magnat"]).dwor(JA, &["ciecie"; 3]).begin();
    for _ in 0..2 {
        choose(&mut game, |it| matches!(it, Choice::Underlay(_)));
    }
    assert!(!choices(&game).iter().any(|it| matches!(it, Choice::Underlay(_))));
}

#[test]
fn who_is_honorowy_cannot_refuse() {
    let mut game = stol().pole(JA, &["roch"]).pole(ON, &["honorowy"]).dwor(JA, &["ciecie"]).begin();
    challenge(&mut game, "roch");
    assert_eq!(asked(&game).1, Question::DuelTurn, "nobody asks him");
    assert!(refused_to(&game, ON, "honorowy").contains(&cite!("I2 1.2.14")));
}

#[test]
fn a_niewiasta_keeps_out_of_duels_and_agitacja_and_helps_a_companion() {
    let _rule = proves!("I2 1.2.15");
    let mut game = stol().pole(JA, &["dama", "roch"]).pole(ON, &["bohun"]).begin();
    assert!(!can_agitate(&game, "dama") && !can_challenge(&game, "dama"));
    assert!(refused(&game, "dama").contains(&cite!("I2 1.2.15")));
    duel(&mut game, "roch");
    assert_eq!((asked(&game), szabla(&game)), ((JA, Question::DuelTurn), [5, 3]));
    uses(&mut game, "dama");
    assert!(seen(&game, "dama").zaznaczona);
    assert_eq!(szabla(&game), [6, 3]);
    let game = stol().pole(JA, &["roch"]).pole(ON, &["dama"]).begin();
    assert!(!can_challenge(&game, "roch"), "nor can she be called out");
}

#[test]
fn a_pludrak_refuses_for_nothing_and_does_not_agitate() {
    let _rule = proves!("I2 1.2.16");
    for (challenged, left) in [("pludrak", 3), ("bohun", 2)] {
        let mut game = stol().pole(JA, &["roch"]).pole(ON, &[challenged]).kreski(ON, 3).begin();
        challenge(&mut game, "roch");
        choose(&mut game, |it| *it == Choice::Refuse);
        assert!(seen(&game, challenged).zaznaczona);
        assert_eq!(kreski(&game, ON), left);
    }
    let game = stol().pole(JA, &["pludrak"]).begin();
    assert!(!can_agitate(&game, "pludrak"));
    assert!(refused(&game, "pludrak").contains(&cite!("I2 1.2.16")));
}

#[test]
fn a_karmazyn_is_put_out_on_either_field_and_a_wplywowy_on_one() {
    let _rules = [proves!("I2 1.2.17"), proves!("I2 1.2.19")];
    let ways = |game: &Veto, id: &str| {
        let card = card(game, id);
        choices(game)
            .iter()
            .filter(|it| matches!(it, Choice::Play { card: it, .. } if *it == card))
            .count()
    };
    let mut game = stol().dwor(JA, &["kasztelan", "podkomorzy"]).begin();
    assert_eq!((ways(&game, "kasztelan"), ways(&game, "podkomorzy")), (2, 1));
    let kasztelan = card(&game, "kasztelan");
    choose(&mut game, |it| *it == Choice::Play { card: kasztelan, way: 1 });
    settle(&mut game);
    assert_eq!(game.view(None).seats[0].karmazyni.len(), 1);
    // But a Wpływowy may go there afterwards.
    let mut game = stol().pole(JA, &["podkomorzy", "roch"]).begin();
    assert!(!offered(&game, Choice::ChangeField(card(&game, "roch"))));
    assert!(refused(&game, "roch").contains(&cite!("I2 3.3.3.31")));
    let podkomorzy = card(&game, "podkomorzy");
    choose(&mut game, |it| *it == Choice::ChangeField(podkomorzy));
    settle(&mut game);
    assert_eq!(game.view(None).seats[0].karmazyni.len(), 1);
}

#[test]
fn untapped_karmazyni_on_their_field_count_for_the_initiative() {
    let _rule = proves!("I2 1.2.18");
    for (zaznaczona, on_field, holder) in [(false, true, ON), (true, true, JA), (false, false, JA)]
    {
        let mut table = match on_field {
            true => karmazyn(stol(), ON, "kasztelan"),
            false => stol().pole(ON, &["kasztelan"]),
        };
        table.layout.seats[1].pole[0].zaznaczona = zaznaczona;
        let mut game = table.begin();
        next_round(&mut game);
        assert_eq!(game.view(None).initiative, holder, "{zaznaczona} {on_field}");
    }
}

#[test]
fn a_player_has_one_elekt() {
    let game = stol().pole(JA, &["pretendent"]).dwor(JA, &["kandydat"]).begin();
    assert!(!playable(&game, "kandydat"));
    assert!(refused(&game, "kandydat").contains(&cite!("I2 1.2.20")));
    let game = stol().pole(ON, &["pretendent"]).dwor(JA, &["kandydat"]).begin();
    assert!(playable(&game, "kandydat"), "the other player has one, too");
}

#[test]
fn whose_only_elekt_is_killed_has_lost() {
    let _rule = proves!("I2 1.2.21");
    let mut game = stol().pole(JA, &["roch"]).pole(ON, &["pretendent"]).begin();
    challenge(&mut game, "roch");
    settle(&mut game);
    assert_eq!(game.pending(), Pending::Over { winner: Some(JA) });
    // Removed without being killed he costs no game.
    let mut game = stol().pole(ON, &["pretendent"]).dwor(JA, &["zsylka"]).begin();
    plays(&mut game, "zsylka");
    assert_eq!(game.pending().seat(), Some(JA));
    assert_eq!(piles(&game, ON), [0, 0, 1]);
}

#[test]
fn a_lojalny_is_put_out_by_his_own_faction() {
    let game = stol().dwor(JA, &["wierny"]).begin();
    assert!(!playable(&game, "wierny"));
    assert!(refused(&game, "wierny").contains(&cite!("I2 1.2.22")));
    let mut table = stol().dwor(ON, &["wierny"]);
    table.layout.voice = ON;
    assert!(playable(&table.begin(), "wierny"));
}

#[test]
fn a_zyd_neither_agitates_nor_challenges_but_may_be_challenged() {
    let game = stol().pole(JA, &["arendarz"]).pole(ON, &["roch"]).begin();
    assert!(!can_agitate(&game, "arendarz") && !can_challenge(&game, "arendarz"));
    assert!(refused(&game, "arendarz").contains(&cite!("I2 1.2.23")));
    let game = stol().pole(JA, &["roch"]).pole(ON, &["arendarz"]).begin();
    assert!(can_challenge(&game, "roch"));
}

#[test]
fn an_absent_postac_stays_and_is_of_no_use() {
    let _rule = proves!("I2 1.2.24");
    let table = stol().pole(ON, &["chorazy", "wicek"]).pole(JA, &["roch"]);
    let mut game = table.dwor(JA, &["wygnanie", "areszt", "wygnanie"]).begin();
    play(&mut game, "wygnanie");
    pick(&mut game, "chorazy");
    assert_eq!(piles(&game, ON), [0, 0, 0], "it stays where it is");
    assert_eq!(seen(&game, "wicek").szabla, Some(2), "its rule is silent");
    play(&mut game, "areszt");
    assert!(seen(&game, "wicek").zaznaczona, "nobody else can be aimed at");
    plays(&mut game, "wygnanie");
    assert!(!can_challenge(&game, "roch"), "neither of the two can be called out");
    assert!(refused(&game, "roch").contains(&cite!("I2 1.2.24")));
    end_stint(&mut game);
    for id in ["chorazy", "wicek"] {
        assert!(!can_agitate(&game, id));
        assert!(refused(&game, id).contains(&cite!("I2 1.2.24")), "{id}");
    }
    assert!(!choices(&game).iter().any(|it| matches!(it, Choice::Use { .. })));
}

#[test]
fn an_absent_postac_is_no_target_and_keeps_its_name() {
    let table = stol().pole(ON, &["wicek"]).dwor(JA, &["wygnanie", "areszt", "klatwa", "wicek"]);
    let mut game = table.begin();
    plays(&mut game, "wygnanie");
    for id in ["areszt", "klatwa"] {
        assert!(!playable(&game, id));
        assert!(refused(&game, id).contains(&cite!("I2 1.2.24")), "{id}");
    }
    let own = all(&game, "wicek");
    let puts_out = |it: &Choice| matches!(it, Choice::Play { card, .. } if own.contains(card));
    assert!(!choices(&game).iter().any(puts_out));
}

#[test]
fn an_absent_karmazyn_adds_nothing_to_the_initiative() {
    let table = karmazyn(stol(), ON, "kasztelan").dwor(JA, &["wygnanie"]);
    let mut game = table.begin();
    plays(&mut game, "wygnanie");
    next_round(&mut game);
    assert_eq!(game.view(None).initiative, JA);
}

#[test]
fn a_kozak_avenges_his_companion_without_being_tapped() {
    let _rule = proves!("I2 1.2.25");
    let table = stol().pole(JA, &["roch"]).pole(ON, &["kozak", "wicek"]);
    let mut game = table.dwor(JA, &["ciecie"]).begin();
    challenge(&mut game, "roch");
    pick(&mut game, "wicek");
    choose(&mut game, |it| *it == Choice::Accept);
    settle(&mut game);
    assert_eq!(asked(&game), (ON, Question::May { source: card(&game, "kozak") }));
    assert!(game.view(None).duel.is_none(), "the first duel is over");
    let events = choose(&mut game, |it| *it == Choice::Yes);
    assert!(happened(&events, |it| matches!(it, Event::Challenges { seat, .. } if *seat == ON)));
    assert!(!seen(&game, "kozak").zaznaczona);
    // Roch is tapped and cannot refuse.
    assert_eq!(asked(&game), (JA, Question::DuelTurn));
    assert_eq!(szabla(&game), [4, 5]);
    settle(&mut game);
    assert_eq!(asked(&game), (JA, Question::Stint), "then the stint goes on");
}

#[test]
fn a_kozak_may_let_it_be_and_minds_only_the_dead() {
    let table = || stol().pole(JA, &["roch"]).pole(ON, &["kozak", "bohun"]);
    let mut game = table().begin();
    challenge(&mut game, "roch");
    pick(&mut game, "bohun");
    choose(&mut game, |it| *it == Choice::Accept);
    settle(&mut game);
    assert_eq!(asked(&game), (JA, Question::Stint), "he was only wounded");
    let game = stol().pole(JA, &["kozak"]).begin();
    assert!(!can_agitate(&game, "kozak"));
    assert!(refused(&game, "kozak").contains(&cite!("I2 1.2.25")));
}

#[test]
fn a_kozak_avenges_who_is_killed_by_the_rule_of_a_postac() {
    let table = stol().pole(JA, &["krwawy"]).pole(ON, &["kozak", "wicek"]);
    let mut game = table.begin();
    uses(&mut game, "krwawy");
    settle(&mut game);
    assert_eq!(asked(&game), (ON, Question::May { source: card(&game, "kozak") }));
    choose(&mut game, |it| *it == Choice::No);
    assert_eq!(asked(&game), (JA, Question::Stint));
    let mut game =
        stol().pole(JA, &["roch"]).pole(ON, &["kozak", "wicek"]).dwor(JA, &["zamach"]).begin();
    play(&mut game, "zamach");
    pick(&mut game, "wicek");
    assert_eq!(asked(&game), (JA, Question::Stint), "an efekt cannot be called out");
}
