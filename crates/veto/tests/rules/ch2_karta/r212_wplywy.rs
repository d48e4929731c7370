//! AH 212-214 — who may use a Wpływ or a Wielka Manipulacja.

use kernel::{Game, Seat};
use rulebook::{RuleId, cite, proves};
use veto::{Choice, Veto};

use crate::{
    laid_out::{choices, choose},
    sejm::{dukaty, until},
    tablica::{BOGACI, Tablica, UBODZY, lets_go, named, slowa},
};

const WP: u8 = 0;
const WB: u8 = 1;
const WM: u8 = 2;

/// The rich are przy głosie; both have postacie, and the poor the stronger ones if asked for.
fn table(round: u16, strong: Seat) -> Tablica {
    let table = slowa();
    let weak = if strong == UBODZY { BOGACI } else { UBODZY };
    let mut table = table.pole(strong, "rebajlo").pole(weak, "senator");
    table.layout.round = round;
    table.layout.voice = BOGACI;
    table
}

fn faction(game: &Veto) -> kernel::CardId {
    named(game, BOGACI, "Bogaci")
}

fn refused(game: &mut Veto, ability: u8) -> Option<RuleId> {
    let choice = Choice::Use { card: faction(game), ability };
    if choices(game).contains(&choice) {
        return None;
    }
    let refused = game.apply(choice, &mut Vec::new()).expect_err("it is not offered");
    Some(refused.rule())
}

/// Goes on to the next round, to the stint of the rich.
fn next_round(game: &mut Veto, bid: bool) {
    choose(game, |it| *it == Choice::EndStint);
    choose(game, |it| *it == Choice::EndStint);
    until(game, veto::Question::Inicjatywa);
    if bid {
        if crate::sejm::asked(game).0 == UBODZY {
            choose(game, |it| *it == Choice::Decline);
        }
        choose(game, |it| matches!(it, Choice::Bid(_)));
    }
    until(game, veto::Question::Stint);
    if crate::sejm::asked(game).0 == UBODZY {
        choose(game, |it| *it == Choice::EndStint);
    }
}

#[test]
fn in_the_first_round_nobody_uses_any() {
    let _rules = [proves!("AH 212.3"), proves!("AH 213.3"), proves!("AH 214.3")];
    let mut game = table(1, BOGACI).begin();
    assert_eq!(refused(&mut game, WP), Some(cite!("AH 212.3")));
    assert_eq!(refused(&mut game, WB), Some(cite!("AH 213.3")));
    assert_eq!(refused(&mut game, WM), Some(cite!("AH 214.3")));
    assert_eq!(refused(&mut table(2, BOGACI).begin(), WM), None);
}

#[test]
fn a_wplyw_polityczny_wants_the_initiative() {
    let _rules = [proves!("AH 212.1"), proves!("AH 212.2"), proves!("AH 309.1.e")];
    let mut game = table(2, UBODZY).begin();
    assert_eq!(refused(&mut game, WP), Some(cite!("AH 212.2")), "the poor hold it");
    next_round(&mut game, true);
    assert_eq!(game.view(None).initiative, BOGACI);
    assert_eq!(refused(&mut game, WP), None);
}

#[test]
fn a_wplyw_bojowy_wants_the_stronger_postacie() {
    let _rules = [proves!("AH 213.1"), proves!("AH 213.2"), proves!("AH 309.1.g")];
    for (strong, expected) in [(BOGACI, None), (UBODZY, Some(cite!("AH 213.2")))] {
        let mut game = table(2, strong).begin();
        next_round(&mut game, false);
        assert_eq!(refused(&mut game, WB), expected);
    }
}

#[test]
fn a_wielka_manipulacja_is_used_once_in_a_game() {
    let _rules = [proves!("AH 214.1"), proves!("AH 214.2"), proves!("AH 309.1.f")];
    let mut game = table(2, BOGACI).begin();
    let before = dukaty(&game, BOGACI);
    let card = faction(&game);
    choose(&mut game, |it| *it == Choice::Use { card, ability: WM });
    lets_go(&mut game);
    assert_eq!(dukaty(&game, BOGACI), before + 3);
    assert_eq!(refused(&mut game, WM), Some(cite!("AH 214.2")));
    next_round(&mut game, false);
    assert_eq!(refused(&mut game, WM), Some(cite!("AH 214.2")), "nor in a later round");
}
