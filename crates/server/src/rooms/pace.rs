//! Who answers without being waited for, and after which pause.

use std::time::Duration;

use wire::{stops::Window, view::SeatNo};

use super::{room::Room, secret};
use crate::config::Timings;

/// An answer the server finds itself.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Automatic {
    /// The seat's bot thinks, in this window if it is one.
    Bot { seat: SeatNo, bot: String, window: Option<Window> },
    /// The seat does not want to be asked here.
    Pass { seat: SeatNo, choice: u16 },
}

/// The answer to the pending question, if it needs nobody's hand.
pub(crate) fn automatic(room: &Room) -> Option<Automatic> {
    let game = room.game.as_ref()?;
    let asked = game.host.to_act()?;
    let seat = room.seats.get(asked)?;
    let decision = game.host.decision(Some(asked))?;
    if let Some(bot) = &seat.chair.bot {
        let window = Window::of(&decision.question);
        return Some(Automatic::Bot { seat: asked, bot: bot.clone(), window });
    }
    if game.returned_to == Some(game.host.made()) {
        return None;
    }
    // Only windows are passed over; a stint is shown even if nothing but pas is left in it.
    seat.stops.pass(&decision).map(|choice| Automatic::Pass { seat: asked, choice })
}

/// The pause depends on the question and never on what the seat holds: how long an
/// answer takes must not tell whether there was another one.
pub(crate) fn pause(automatic: &Automatic, timings: &Timings) -> Duration {
    match automatic {
        Automatic::Pass { .. } => secret::pause(&timings.forced_pause),
        // Most answers in a window are "none", and nobody likes to wait for that.
        Automatic::Bot { window, .. } => match window {
            None | Some(Window::DuelTurn | Window::Marshal) => timings.bot_pause,
            Some(_) => timings.bot_pause / 4,
        },
    }
}
