//! Cards that come into play, and delayed effects whose moment has come.

use std::sync::Arc;

use kernel::{CardId, Seat};
use rulebook::rule;

use super::{program::Op, scene::Scene};
use crate::{
    choice::{Choice, Question},
    entering,
    flow::{Frame, Member, Play, Stage, What},
    table::{Delayed, NOBODY, Way},
};

/// A card comes into play, an attachment on a host of its player's choice.
pub(crate) fn bring(play: &mut Play<'_>) {
    let Frame::Bring { card, seat, way } = play.flow.top() else { return };
    match entering::can_enter(play.t, seat, card) {
        Ok(entering::Entry::Alone) => {
            play.pop();
            arrive(play, card, seat, way, NOBODY);
        }
        Ok(entering::Entry::Duplicate(host)) => {
            rule!("KZ Umieszczanie w grze.4");
            play.pop();
            play.duplicate(card, host, false);
        }
        Ok(entering::Entry::Attached) => {
            let mut hosts = entering::hosts(play.t, seat, card);
            let first = hosts.next();
            let only = hosts.next().is_none();
            drop(hosts);
            match first {
                Some(host) if only => {
                    play.pop();
                    arrive(play, card, seat, way, host);
                }
                _ => play.ask(seat, Question::Card { source: card }),
            }
        }
        Err(_) => play.pop(),
    }
}

fn arrive(play: &mut Play<'_>, card: CardId, seat: Seat, way: Way, host: CardId) {
    let how = match way {
        Way::Marshaled => 1,
        Way::Ambushed => 2,
        _ => 0,
    };
    play.occurs(Member::new(What::Entered, seat).card(card).by(host).amount(how));
}

pub(crate) fn answer_host(play: &mut Play<'_>, card: CardId, seat: Seat, way: Way, choice: Choice) {
    let Choice::Pick(host) = choice else { return };
    rule!("KZ 3.okno.f");
    play.pop();
    arrive(play, card, seat, way, host);
}

/// Delayed effects whose moment has come; the first player orders them.
pub(crate) fn delays(play: &mut Play<'_>) {
    let Frame::Delays { at } = play.flow.top() else { return };
    let mut due = play.t.delayed.iter().enumerate().filter(|(_, it)| it.at == at);
    let (first, more) = (due.next().map(|it| it.0), due.next().is_some());
    match first {
        None => play.pop(),
        Some(_) if more => {
            let first = play.t.first;
            play.ask(first, Question::Order);
        }
        Some(place) => start_delayed(play, place),
    }
}

pub(crate) fn answer_delay(play: &mut Play<'_>, choice: Choice) {
    if let Choice::Way(place) = choice {
        start_delayed(play, usize::from(place));
    }
}

fn start_delayed(play: &mut Play<'_>, place: usize) {
    rule!("KZ Efekty opóźnione.1");
    rule!("KZ Efekty opóźnione.2");
    let Delayed { mut ctx, op, .. } = play.t.delayed.remove(place);
    let catalog = Arc::clone(&play.t.catalog.0);
    let ability = &catalog.def(ctx.def).text.abilities[usize::from(ctx.ability)];
    let Op::Delayed { conditions, body, .. } = &ability.ops[usize::from(op)] else { return };
    if !Scene::under_way(play.t, &ctx).all_hold(conditions) {
        return;
    }
    (ctx.delayed, ctx.short) = (true, false);
    play.scope();
    play.flow.contexts.push(ctx);
    let stage = Stage::Resolve { at: op + 1, end: op + 1 + body };
    play.push(Frame::Ability { stage });
}
