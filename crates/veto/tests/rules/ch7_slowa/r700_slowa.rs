//! AH 700.1 — what keywords do by themselves.

use kernel::{CardId, Game, Pending};
use rulebook::{cite, proves};
use veto::{CardLayout, Choice, Event, Happened, Layout, Question, Veto};

use crate::{
    kompania::{JA, ON, challenge, seen, stol, uses},
    laid_out::{choices, choose},
    sejm::{BOGACI, UBODZY, asked, def, happened, layout},
};

fn put(layout: &mut Layout, seat: usize, ids: &[&str]) {
    for id in ids {
        let card = def(&layout.catalog, id);
        layout.seats[seat].pole.push(CardLayout { card, ..CardLayout::default() });
    }
}

fn card(game: &Veto, id: &str) -> CardId {
    let wanted = def(game.catalog(), id);
    let view = game.view(Some(UBODZY));
    let found = view.cards.iter().find(|(_, it)| it.def == Some(wanted));
    game.pointed(Some(UBODZY), found.expect("it is there").0).expect("he can point at it")
}

/// Challenges with the first postać and lets the duel be fought without another word.
fn duel(game: &mut Veto) -> Vec<Happened> {
    let mut events = choose(game, |it| matches!(it, Choice::Challenge(_)));
    while let Pending::Decision { question, .. } = game.pending() {
        if question == Question::Stint {
            break;
        }
        let least = |it: &Choice| matches!(it, Choice::Pick(_) | Choice::Decline | Choice::Accept);
        events.extend(choose(game, least));
    }
    events
}

#[test]
fn a_zyd_neither_agitates_nor_challenges() {
    let mut layout = layout();
    put(&mut layout, 0, &["lichwiarz"]);
    put(&mut layout, 1, &["rebajlo"]);
    let mut game = layout.begin().expect("a table");
    let lender = card(&game, "lichwiarz");
    for choice in [Choice::Agitate(lender), Choice::Challenge(lender)] {
        assert!(!choices(&game).contains(&choice));
        let refused = game.apply(choice, &mut Vec::new()).expect_err("his keyword forbids it");
        assert_eq!(refused.rule(), cite!("AH 700.1.yy"));
    }
}

#[test]
fn who_is_honorowy_is_not_asked_whether_he_accepts() {
    let _rule = proves!("AH 700.1.o");
    let mut layout = layout();
    put(&mut layout, 0, &["rebajlo"]);
    put(&mut layout, 1, &["honor"]);
    let mut game = layout.begin().expect("a table");
    choose(&mut game, |it| matches!(it, Choice::Challenge(_)));
    while asked(&game).1 == Question::Reply {
        choose(&mut game, |it| *it == Choice::Decline);
    }
    assert_eq!(asked(&game).1, Question::DuelTurn);
}

#[test]
fn what_is_trwaly_is_not_discarded_by_other_cards() {
    let _rules = [proves!("AH 700.1.rr"), proves!("AH 700.1.vv")];
    for (posesja, left) in [("warownia", 1), ("folwark", 0)] {
        let mut layout = layout();
        layout.seats[0].dwor.push(def(&layout.catalog, "pozar"));
        put(&mut layout, 1, &[posesja]);
        let mut game = layout.begin().expect("a table");
        choose(&mut game, |it| matches!(it, Choice::Play { .. }));
        while asked(&game).1 == Question::Reply {
            choose(&mut game, |it| *it == Choice::Decline);
        }
        let view = game.view(None);
        assert_eq!(view.seats[1].pole.len(), left);
        assert_eq!((view.seats[0].lazaret.len(), view.seats[0].zalnik.len()), (0, 1), "Usuwany");
    }
}

#[test]
fn defeating_a_slawny_brings_one_kreska_more() {
    let _rule = proves!("AH 700.1.pp");
    for (loser, kreski) in [("slawa", 1 + 1), ("szeptacz", 1)] {
        let mut layout = layout();
        put(&mut layout, 0, &["rebajlo"]);
        put(&mut layout, 1, &[loser]);
        layout.seats[1].kreski = 5;
        let mut game = layout.begin().expect("a table");
        let events = duel(&mut game);
        let killed = happened(&events, |it| matches!(it, Event::DuelWon { killed: true, .. }));
        let bonus = u8::from(killed);
        assert_eq!(game.view(None).seats[0].kreski, kreski + bonus, "{loser}");
    }
}

#[test]
fn a_slawny_bears_a_third_sztych_face_up() {
    let mut layout = layout();
    put(&mut layout, 0, &["slawa"]);
    layout.seats[0].dwor = vec![def(&layout.catalog, "ciecie"); 4];
    let mut game = layout.begin().expect("a table");
    for under in 1..=3 {
        choose(&mut game, |it| matches!(it, Choice::Underlay(_)));
        let view = game.view(Some(BOGACI));
        let shown = view.cards.iter().filter(|(_, it)| it.host.is_some() && it.def.is_some());
        assert_eq!(shown.count(), usize::from(under == 3), "only the third lies open");
    }
    assert!(!choices(&game).iter().any(|it| matches!(it, Choice::Underlay(_))));
}

#[test]
fn whose_krol_is_killed_in_a_duel_has_lost() {
    let _rule = proves!("AH 700.1.v");
    let mut layout = layout();
    put(&mut layout, 0, &["rebajlo"]);
    put(&mut layout, 1, &["krol"]);
    let mut game = layout.begin().expect("a table");
    duel(&mut game);
    assert_eq!(game.pending(), Pending::Over { winner: Some(UBODZY) });
}

#[test]
fn a_niewiasta_helps_a_companion_who_duels() {
    let _rule = proves!("AH 700.1.bb");
    let mut game = stol().pole(JA, &["roch", "dama"]).pole(ON, &["bohun"]).begin();
    challenge(&mut game, "roch");
    choose(&mut game, |it| *it == Choice::Accept);
    let szabla = |game: &Veto| game.view(None).duel.expect("they fight").challenger.szabla;
    assert_eq!((asked(&game), szabla(&game)), ((JA, Question::DuelTurn), 5));
    uses(&mut game, "dama");
    assert!(seen(&game, "dama").zaznaczona);
    assert_eq!(szabla(&game), 6);
}
