//! AH 519.1.a — the kreski that Sławni bring are one object of the stos, where a card answers it.

use kernel::Game;
use rulebook::proves;
use veto::{Choice, ObjectKind, Question, Veto};

use crate::{
    laid_out::choose,
    sejm::{asked, dukaty},
    tablica::{BOGACI, Tablica, UBODZY, kreski},
};

const MORE: &str = r#"
[[card]]
id = "lutnista"
name = "Lutnista"
type = "posesja"
lafa = 1
utrzymanie = 0
abilities = ["R when you draw for Sławni: zaznacz this => take 2 dukaty"]

[[card]]
id = "oszczerca"
name = "Oszczerca"
type = "posesja"
lafa = 1
utrzymanie = 0
abilities = ["R when opponent draws for Sławni: zaznacz this => negate it"]

[[card]]
id = "zbojca"
name = "Zbójca"
type = "posesja"
lafa = 1
utrzymanie = 0
abilities = ["R when opponent draws for Sławni: discard this => discard 1 enemy postać with Sławny"]
"#;

/// The poor have three Sławni, the rich one and this posesja; both have passed.
fn at_the_end(posesja: &str) -> Veto {
    let text = format!("{}\n{MORE}", include_str!("../sejm.toml"));
    let mut table = Tablica::of("sejm", &text).pole(UBODZY, "lutnista").pole(BOGACI, posesja);
    for seat in [UBODZY, UBODZY, UBODZY, BOGACI] {
        table = table.pole(seat, "slawa");
    }
    let mut game = table.begin();
    choose(&mut game, |it| *it == Choice::EndStint);
    choose(&mut game, |it| *it == Choice::EndStint);
    game
}

#[test]
fn all_slawni_bring_their_kreski_in_one_object_that_the_holder_of_the_initiative_answers_first() {
    let _rules = [proves!("AH 519.1.a"), proves!("AH 603.5"), proves!("AH 700.1.pp")];
    let mut game = at_the_end("oszczerca");
    let stos = game.view(None).stos;
    assert_eq!((stos.len(), stos[0].kind, stos[0].controller), (1, ObjectKind::Slawni, UBODZY));
    assert_eq!((asked(&game), kreski(&game, UBODZY)), ((UBODZY, Question::Reply), 0));
    let before = dukaty(&game, UBODZY);
    choose(&mut game, |it| matches!(it, Choice::Use { .. }));
    assert_eq!((asked(&game), dukaty(&game, UBODZY)), ((BOGACI, Question::Reply), before + 2));
    choose(&mut game, |it| *it == Choice::Decline);
    assert_eq!((kreski(&game, UBODZY), kreski(&game, BOGACI)), (2, 0));
    assert!(game.view(None).stos.is_empty());
}

#[test]
fn kreski_of_slawni_that_are_negated_stay_in_the_common_pool() {
    let _rule = proves!("AH 519.1.a");
    let mut game = at_the_end("oszczerca");
    choose(&mut game, |it| *it == Choice::Decline);
    choose(&mut game, |it| matches!(it, Choice::Use { .. }));
    while asked(&game).1 == Question::Reply {
        choose(&mut game, |it| *it == Choice::Decline);
    }
    assert_eq!((kreski(&game, UBODZY), kreski(&game, BOGACI)), (0, 0));
}

#[test]
fn slawni_are_counted_when_their_kreski_are_drawn() {
    let _rule = proves!("AH 700.1.pp");
    let mut game = at_the_end("zbojca");
    choose(&mut game, |it| *it == Choice::Decline);
    choose(&mut game, |it| matches!(it, Choice::Use { .. }));
    choose(&mut game, |it| matches!(it, Choice::Pick(_)));
    while asked(&game).1 == Question::Reply {
        choose(&mut game, |it| *it == Choice::Decline);
    }
    assert_eq!(kreski(&game, UBODZY), 1, "two against one are left");
}

#[test]
fn a_card_does_not_draw_for_slawni() {
    for (wrong, why) in [
        ("R when own postać draws for Sławni: draw 1", "a player draws"),
        ("trigger when you draw for Sławni: draw 1", "is answered by a replika"),
    ] {
        let text = format!("{}\n{MORE}", include_str!("../sejm.toml"));
        let text = text.replace("R when you draw for Sławni: zaznacz this => take 2 dukaty", wrong);
        let set = cards::set::read_set("sejm", &text).expect("well-formed");
        let problem = veto::Catalog::new(&veto::ARTYKULY_HENRYKOWSKIE, set.cards);
        let problem = problem.expect_err("it would never happen").to_string();
        assert!(problem.contains(why), "{problem}");
    }
}
