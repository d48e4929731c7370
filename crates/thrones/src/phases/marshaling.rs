//! 2 and 3 — The draw phase and the marshaling phase.

use cards::thrones::Stat;
use kernel::Seat;
use rulebook::rule;

use crate::{
    event::Event,
    flow::{Member, Play, Step, What},
    table,
};

/// So many cards each player draws.
const CARDS: i16 = 2;

/// All players draw together.
pub(crate) fn draw_cards(play: &mut Play<'_>) {
    rule!("KZ 2.2");
    play.pop();
    let from = play.flow.members.len();
    for seat in play.t.in_order() {
        let amount = table::stat(play.t, seat, Stat::Draw, CARDS) as u8;
        play.flow.members.push(Member::new(What::Drew, seat).amount(amount));
    }
    play.occur_alone(from);
}

/// The next player in order becomes active, until all have been.
pub(crate) fn next(play: &mut Play<'_>) {
    let waits = |seat: &Seat| !play.t.player(*seat).was_active;
    let seat = play.t.in_order().find(waits);
    match seat {
        Some(seat) => {
            rule!("KZ 3.3.a");
            play.step(Step::ActionWindow);
            play.step(Step::Income(seat));
        }
        None => {
            rule!("KZ 3.3");
            play.t.active = None;
            play.pop();
        }
    }
}

pub(crate) fn income(play: &mut Play<'_>, seat: Seat) {
    rule!("KZ 3.2");
    rule!("KZ 3.2.a");
    rule!("KZ Dochód.0");
    rule!("KZ Aktywny gracz.0");
    rule!("KZ Pierwszy gracz, Żeton pierwszego gracza.1");
    rule!("KZ Dodatek I.2");
    play.pop();
    play.t.active = Some(seat);
    play.t.player_mut(seat).was_active = true;
    play.tell(Event::Active { seat });
    let gold = table::plot_value(play.t, seat, Stat::Gold).min(250) as u8;
    play.occurs_alone(Member::new(What::Income, seat).amount(gold));
}
