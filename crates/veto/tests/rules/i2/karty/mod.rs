//! The instruction of the second edition: its chapters 1, 3.1, 3.2, 3.3.3 and its errata.
//!
//! Where a rule is the same as in Artykuły Henrykowskie it is played here all the
//! same; what differs says so.

mod c1_efekty;
mod c1_frakcja;
mod c1_moderunki;
mod c1_slowa;
mod c1_sztychy;
mod c31_strefy;
mod c32_karty;
mod c333_pojedynek;
mod c333_tura;
mod errata;

use kernel::{Game, Seat};
use veto::{CardLayout, Choice, Happened, INSTRUKCJA, Veto};

use crate::{
    kompania::{Stol, card, settle, stol_by},
    laid_out::{choices, choose},
};

/// A table by the instruction.
fn stol() -> Stol {
    stol_by(&INSTRUKCJA)
}

fn dukaty(game: &Veto, seat: Seat) -> u16 {
    game.view(None).seats[usize::from(seat.0)].dukaty
}

/// Plays a card of the asked seat without an answer.
fn plays(game: &mut Veto, id: &str) -> Vec<Happened> {
    let mut events = crate::kompania::play(game, id);
    events.extend(settle(game));
    events
}

/// Is this offered to the asked seat?
fn offered(game: &Veto, choice: Choice) -> bool {
    choices(game).contains(&choice)
}

fn can_agitate(game: &Veto, id: &str) -> bool {
    offered(game, Choice::Agitate(card(game, id)))
}

fn can_challenge(game: &Veto, id: &str) -> bool {
    offered(game, Choice::Challenge(card(game, id)))
}

/// A card on the pole karmazynów.
fn karmazyn(mut stol: Stol, seat: Seat, id: &str) -> Stol {
    stol = stol.pole(seat, &[id]);
    let cards: &mut Vec<CardLayout> = &mut stol.layout.seats[usize::from(seat.0)].pole;
    cards.last_mut().expect("it was laid there").karmazyni = true;
    stol
}

/// The only challenge there can be is declared and accepted.
fn duel(game: &mut Veto, challenger: &str) {
    crate::kompania::challenge(game, challenger);
    choose(game, |it| *it == Choice::Accept);
}

/// Szabla of challenger and challenged.
fn szabla(game: &Veto) -> [i8; 2] {
    let duel = game.view(None).duel.expect("they fight");
    [duel.challenger.szabla, duel.challenged.szabla]
}
