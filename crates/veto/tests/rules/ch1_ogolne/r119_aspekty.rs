//! AH 119.2-119.4, 108.11 — objects on the stos: what they cost, what they do, where they come from.

use kernel::Game;
use rulebook::{cite, proves};
use veto::{ObjectKind, Question};

use crate::{
    kompania::{JA, ON, agitate, play, playable, refused_to, seen, settle, stol, uses},
    laid_out::choices,
    sejm::{asked, dukaty},
};

#[test]
fn the_cost_comes_with_the_declaration_and_the_effect_with_the_resolution() {
    let _rules = [
        proves!("AH 108.11"),
        proves!("AH 119.3"),
        proves!("AH 119.3.a"),
        proves!("AH 119.3.b"),
        proves!("AH 119.3.c"),
    ];
    for negated in [false, true] {
        let mut game = stol().pole(JA, &["wicek"]).dwor(ON, &["kasata"]).begin();
        let before = dukaty(&game, JA);
        uses(&mut game, "wicek");
        assert_eq!(game.view(None).stos.len(), 1);
        assert_eq!(dukaty(&game, JA), before - 1, "what stands before the sign is paid");
        assert!(seen(&game, "wicek").zaznaczona);
        if negated {
            play(&mut game, "kasata");
        }
        settle(&mut game);
        let effect = if negated { 0 } else { 3 };
        assert_eq!(dukaty(&game, JA), before - 1 + effect, "negated: {negated}");
        assert!(seen(&game, "wicek").zaznaczona, "the cost is not given back");
    }
    settle_sources();
}

/// The source is what the card names, whatever the effect.
fn settle_sources() {
    let mut game = stol().pole(JA, &["wicek"]).dwor(ON, &["pomsta"]).begin();
    let before = dukaty(&game, JA);
    uses(&mut game, "wicek");
    play(&mut game, "pomsta");
    settle(&mut game);
    assert_eq!(game.view(None).seats[0].lazaret.len(), 1, "the source is discarded");
    assert_eq!(dukaty(&game, JA), before + 2, "and its ability still takes effect");
}

#[test]
fn a_replika_speaks_of_what_lies_on_top() {
    let _rules = [proves!("AH 119.3.e"), proves!("AH 119.4")];
    let table = stol().dwor(JA, &["sejmik"]).dwor(ON, &["protest", "kasata", "donos"]);
    let mut game = table.begin();
    play(&mut game, "sejmik");
    assert_eq!(asked(&game), (ON, Question::Reply));
    assert!(playable(&game, "donos"), "it speaks of an efekt that is played");
    for other in ["protest", "kasata"] {
        assert!(!playable(&game, other), "{other} speaks of something else");
        assert!(refused_to(&game, ON, other).contains(&cite!("AH 119.5")));
    }
    assert_eq!(choices(&game).len(), 2, "the donos or nothing");
    play(&mut game, "donos");
    settle(&mut game);
    assert_eq!(asked(&game), (JA, Question::Stint));
}

#[test]
fn whatever_is_declared_begins_a_stos() {
    let _rule = proves!("AH 119.2");
    let kinds =
        |game: &veto::Veto| game.view(None).stos.iter().map(|it| it.kind).collect::<Vec<_>>();
    let table = stol()
        .pole(JA, &["wicek", "bohun"])
        .dwor(JA, &["sejmik", "ciecie"])
        .dwor(ON, &["donos", "kasata"]);
    let mut game = table.begin();
    play(&mut game, "sejmik");
    assert_eq!(kinds(&game), [ObjectKind::Card]);
    settle(&mut game);
    assert_eq!(kinds(&game), []);
    uses(&mut game, "wicek");
    assert_eq!(kinds(&game), [ObjectKind::Ability]);
    settle(&mut game);
    agitate(&mut game, "bohun");
    assert_eq!(kinds(&game), [ObjectKind::Agitacja]);
}
