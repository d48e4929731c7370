//! AH 519.1.b — what is discarded at the end of the round is an object of the stos, where a card answers it.

use kernel::Game;
use rulebook::proves;
use veto::{Choice, ObjectKind, Question, Veto};

use crate::{
    laid_out::{choices, choose},
    sejm::{asked, dukaty},
    tablica::{BOGACI, Tablica, UBODZY},
};

const MORE: &str = r#"
[[card]]
id = "kantor"
name = "Kantor lichwiarza"
type = "posesja"
lafa = 1
utrzymanie = 0
abilities = ["R when you discard at end: zaznacz this => take 2 dukaty"]

[[card]]
id = "kufer"
name = "Okuty kufer"
type = "posesja"
lafa = 1
utrzymanie = 0
abilities = ["R when opponent discards at end: zaznacz this => negate it"]
"#;

/// The poor hold nine cards and begin, the rich hold one; both have passed.
fn at_the_end() -> Veto {
    let text = format!("{}\n{MORE}", include_str!("../sejm.toml"));
    let table = Tablica::of("sejm", &text).pole(UBODZY, "kantor").pole(BOGACI, "kufer");
    let table = table.dwor(UBODZY, &["folwark"; 9]).dwor(BOGACI, &["folwark"]);
    let mut game = table.begin();
    choose(&mut game, |it| *it == Choice::EndStint);
    choose(&mut game, |it| *it == Choice::EndStint);
    game
}

fn held(game: &Veto) -> [u8; 2] {
    let view = game.view(None);
    [view.seats[0].dwor_size as u8, view.seats[1].dwor_size as u8]
}

#[test]
fn what_is_discarded_lies_on_the_stos_and_the_holder_of_the_initiative_answers_first() {
    let _rules = [proves!("AH 519.1.b"), proves!("AH 603.5")];
    let mut game = at_the_end();
    let stos = game.view(None).stos;
    assert_eq!((stos.len(), stos[0].kind, stos[0].controller), (1, ObjectKind::Odrzucenie, UBODZY));
    assert_eq!(asked(&game), (UBODZY, Question::Reply));
    let before = dukaty(&game, UBODZY);
    choose(&mut game, |it| matches!(it, Choice::Use { .. }));
    assert_eq!(asked(&game), (BOGACI, Question::Reply), "the rich may answer it, too");
    choose(&mut game, |it| *it == Choice::Decline);
    assert_eq!(dukaty(&game, UBODZY), before + 2);
    // Two must go, a third may.
    for left in [9, 8] {
        assert_eq!((asked(&game), held(&game)[0]), ((UBODZY, Question::Discard), left));
        assert!(!choices(&game).contains(&Choice::Done));
        choose(&mut game, |it| matches!(it, Choice::Pick(_)));
    }
    choose(&mut game, |it| *it == Choice::Done);
    assert_eq!(asked(&game), (BOGACI, Question::Discard), "nobody has an answer to the other");
    assert_eq!(held(&game), [7, 1]);
}

#[test]
fn a_discard_that_is_negated_does_not_happen() {
    let _rule = proves!("AH 519.1.b");
    let mut game = at_the_end();
    choose(&mut game, |it| *it == Choice::Decline);
    assert_eq!(asked(&game), (BOGACI, Question::Reply));
    choose(&mut game, |it| matches!(it, Choice::Use { .. }));
    while asked(&game).1 == Question::Reply {
        choose(&mut game, |it| *it == Choice::Decline);
    }
    assert_eq!(asked(&game), (BOGACI, Question::Discard));
    assert_eq!(held(&game), [9, 1], "the poor keep all they have");
}

#[test]
fn a_card_does_not_discard_at_the_end() {
    for (wrong, why) in [
        ("R when own postać discards at end: draw 1", "a player discards"),
        ("trigger when you discard at end: draw 1", "is answered by a replika"),
    ] {
        let text = format!("{}\n{MORE}", include_str!("../sejm.toml"));
        let text = text.replace("R when you discard at end: zaznacz this => take 2 dukaty", wrong);
        let set = cards::set::read_set("sejm", &text).expect("well-formed");
        let problem = veto::Catalog::new(&veto::ARTYKULY_HENRYKOWSKIE, set.cards);
        let problem = problem.expect_err("it would never happen").to_string();
        assert!(problem.contains(why), "{problem}");
    }
}
