//! AH 502.1.d — when a wolna elekcja may be announced.

use kernel::Game;
use rulebook::proves;
use veto::{Choice, Question, Veto};

use crate::{
    laid_out::choose,
    sejm::asked,
    tablica::{BOGACI, Tablica, UBODZY, kreski, lets_go},
};

fn okna() -> Tablica {
    Tablica::of("okna", include_str!("r500_okna.toml")).pole(UBODZY, "elekt")
}

/// Goes on to the window at the end of the faza rozliczenia and says how often an elekcja could be announced.
fn to_the_window(game: &mut Veto) -> usize {
    let mut asked_for = 0;
    choose(game, |it| *it == Choice::EndStint);
    while asked(game).1 != Question::Okno {
        asked_for += usize::from(asked(game).1 == Question::Elekcja);
        let least = [Choice::EndStint, Choice::Decline, Choice::Done, Choice::No];
        choose(game, |it| least.contains(it));
    }
    asked_for
}

#[test]
fn whoever_has_looked_around_in_this_stage_may_still_announce() {
    let _rule = proves!("AH 502.1.d");
    let mut game = okna().pole(UBODZY, "szpieg").kreski(UBODZY, 14).begin();
    assert_eq!(to_the_window(&mut game), 1, "he may announce at once");
    let mut silent = game.clone();
    choose(&mut game, |it| matches!(it, Choice::Use { .. }));
    assert_eq!(asked(&game), (UBODZY, Question::Elekcja), "and after his Szpieg has looked");
    choose(&mut game, |it| *it == Choice::Yes);
    assert_eq!(game.view(None).election, Some(UBODZY));
    assert_eq!(asked(&game), (UBODZY, Question::Stint));
    choose(&mut silent, |it| *it == Choice::Decline);
    assert_eq!(asked(&silent), (UBODZY, Question::Stint), "who does nothing is not asked twice");
}

#[test]
fn whoever_comes_by_the_votes_in_this_stage_may_announce() {
    let _rule = proves!("AH 502.1.d");
    let mut game = okna().dwor(UBODZY, &["glos"]).kreski(UBODZY, 13).begin();
    assert_eq!(to_the_window(&mut game), 0, "13 of 21 are too few");
    choose(&mut game, |it| matches!(it, Choice::Play { .. }));
    lets_go(&mut game);
    assert_eq!(asked(&game), (UBODZY, Question::Elekcja));
    // What goes off in this stage counts, too.
    let mut game = okna().pole(UBODZY, "klienci").pole(UBODZY, "szpieg").kreski(UBODZY, 13).begin();
    assert_eq!(to_the_window(&mut game), 1);
    assert_eq!(kreski(&game, UBODZY), 14);
    let mut game = okna().dwor(BOGACI, &["glos"]).kreski(UBODZY, 13).begin();
    assert_eq!(to_the_window(&mut game), 0);
    choose(&mut game, |it| matches!(it, Choice::Play { .. }));
    assert_eq!(asked(&game), (UBODZY, Question::Stint), "another's kreska helps him nothing");
}

#[test]
fn only_whoever_announced_an_elekcja_wins_by_it() {
    let _rules = [proves!("AH 519.1.b"), proves!("AH 104.2.d")];
    for announcer in [UBODZY, BOGACI] {
        let table = Tablica::of("okna", include_str!("r500_okna.toml")).pole(BOGACI, "elekt");
        let mut table = table.kreski(BOGACI, 14).dwor(BOGACI, &["sakiewka"]);
        table.layout.election = Some(announcer);
        let mut game = table.begin();
        choose(&mut game, |it| *it == Choice::EndStint);
        choose(&mut game, |it| *it == Choice::EndStint);
        assert_eq!(game.pending().is_over(), announcer == BOGACI);
        assert_eq!(game.view(None).election.is_some(), announcer == BOGACI, "or it has failed");
    }
}
