//! Who answers without being waited for, and after which pause.

use std::time::Duration;

use wire::{decision::QuestionKind, view::SeatNo};

use super::{room::Room, secret};
use crate::config::Timings;

/// An answer the server finds itself.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Automatic {
    /// The seat's bot thinks.
    Bot { seat: SeatNo, bot: String, question: QuestionKind },
    /// The seat has only one answer and has not asked to give it himself.
    Forced { seat: SeatNo },
}

/// The answer to the pending question, if it needs nobody's hand.
pub(crate) fn automatic(room: &Room) -> Option<Automatic> {
    let game = room.game.as_ref()?;
    let asked = game.host.to_act()?;
    let seat = room.seats.get(asked)?;
    let question = game.host.decision(Some(asked))?.question.kind;
    if let Some(bot) = &seat.chair.bot {
        return Some(Automatic::Bot { seat: asked, bot: bot.clone(), question });
    }
    // Only windows are passed over; a stint is shown even if nothing but pas is left in it.
    let window = question.is_window();
    let returned_to = game.returned_to == Some(game.host.made());
    (window && game.host.forced() && !seat.every_window && !returned_to)
        .then_some(Automatic::Forced { seat: asked })
}

/// The pause depends on the question and never on what the seat holds: how long an
/// answer takes must not tell whether there was another one.
pub(crate) fn pause(automatic: &Automatic, timings: &Timings) -> Duration {
    match automatic {
        Automatic::Forced { .. } => secret::pause(&timings.forced_pause),
        // Most answers in a window are "none", and nobody likes to wait for that.
        Automatic::Bot { question, .. }
            if question.is_window() && *question != QuestionKind::DuelTurn =>
        {
            timings.bot_pause / 4
        }
        Automatic::Bot { .. } => timings.bot_pause,
    }
}
