//! Lasting effects as they begin.

use std::sync::Arc;

use cards::thrones::{Change, Modifier, Rule, WhichIcon, Who};
use kernel::CardId;
use rulebook::rule;

use super::{context::Ctx, deeds::Gathered, program, scene::Scene};
use crate::{
    flow::{Member, Play, What},
    table::{self, Lasting, NOBODY, Table, dirty},
};

/// Must an icon be chosen before this lasting effect begins?
pub(crate) fn needs_icon(table: &Table, ctx: &Ctx, number: u8) -> bool {
    let text = &table.catalog.0.def(ctx.def).text.lasting[usize::from(number)];
    let chosen = |it: &Modifier| {
        matches!(
            it,
            Modifier::GainsIcon(_, WhichIcon::OfChoice)
                | Modifier::LosesIcon(_, WhichIcon::OfChoice)
        )
    };
    ctx.icon.is_none() && text.constant.modifiers.iter().any(chosen)
}

/// A lasting effect begins; the cards it is about are fixed now.
pub(crate) fn begin_lasting(play: &mut Play<'_>, ctx: &Ctx, number: u8) {
    rule!("KZ Efekty trwające.0");
    let catalog = Arc::clone(&play.t.catalog.0);
    let text = &catalog.def(ctx.def).text.lasting[usize::from(number)];
    let from = play.flow.members.len();
    for (place, modifier) in (0_u8..).zip(&text.constant.modifiers) {
        let scene = Scene::under_way(play.t, ctx);
        let amount = match modifier {
            Modifier::Strength {
                change: Change::Plus(by) | Change::Minus(by) | Change::Set(by),
                ..
            } => scene.amount(by),
            _ => 0,
        };
        let whom = match modifier {
            Modifier::Player(Who::EachPlayer, Rule::CannotInitiate { .. }) => None,
            Modifier::Player(who, Rule::CannotInitiate { .. }) => scene.seat(*who),
            _ => None,
        };
        let kind = program::bit(modifier);
        let cards = modifier.cards().map(|it| Gathered::affected(&scene, it));
        let since = if kind & program::kind::SET != 0 { play.t.sets.next() } else { 0 };
        let mut lasting = Lasting {
            def: ctx.def,
            text: number,
            modifier: place,
            kind,
            source: ctx.source,
            by: ctx.by,
            card: NOBODY,
            stay: 0,
            amount,
            since,
            icon: ctx.icon.or(ctx.member.icon),
            whom,
            until: text.until,
        };
        play.t.lasting_mask |= lasting.kind;
        play.t.dirty |= dirty::PLAY;
        let Some(cards) = cards else {
            play.t.lasting.push(lasting);
            continue;
        };
        for card in cards.iter() {
            if !play.t.card(card).place.in_play() {
                continue;
            }
            (lasting.card, lasting.stay) = (card, play.t.card(card).stay);
            let before = strength_if_it_jumps(play.t, modifier, card);
            play.t.lasting.push(lasting);
            let rises = match modifier {
                Modifier::Strength { change: Change::Plus(_), .. } => 0 < amount,
                _ => before < strength_if_it_jumps(play.t, modifier, card),
            };
            if rises {
                let seat = play.t.card(card).controller;
                play.flow.members.push(Member::new(What::StrengthRose, seat).card(card));
            }
        }
    }
    play.occur(from);
}

/// The STR of a card that this modifier multiplies or sets, to tell whether it rises.
fn strength_if_it_jumps(table: &Table, modifier: &Modifier, card: CardId) -> Option<i16> {
    let jumps = matches!(
        modifier,
        Modifier::Strength { change: Change::Times(_) | Change::Over(_) | Change::Set(_), .. }
    );
    jumps.then(|| table::strength(table, card))
}
