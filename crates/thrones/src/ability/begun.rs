//! Lasting effects as they begin.

use std::sync::Arc;

use cards::thrones::{Modifier, Rule, WhichIcon, Who};
use rulebook::rule;

use super::{context::Ctx, deeds::Gathered, program, scene::Scene};
use crate::{
    flow::{Member, Play, What},
    table::{Lasting, NOBODY, Table, dirty},
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
            Modifier::Strength { minus: true, by, .. } => -scene.amount(by),
            Modifier::Strength { by, .. } => scene.amount(by),
            _ => 0,
        };
        let whom = match modifier {
            Modifier::Player(Who::EachPlayer, Rule::CannotInitiate { .. }) => None,
            Modifier::Player(who, Rule::CannotInitiate { .. }) => scene.seat(*who),
            _ => None,
        };
        let mut lasting = Lasting {
            def: ctx.def,
            text: number,
            modifier: place,
            kind: program::bit(modifier),
            source: ctx.source,
            by: ctx.by,
            card: NOBODY,
            stay: 0,
            amount,
            icon: ctx.icon.or(ctx.member.icon),
            whom,
            until: text.until,
        };
        let cards = modifier.cards().map(|it| Gathered::new(&scene, it));
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
            play.t.lasting.push(lasting);
            if 0 < amount {
                let seat = play.t.card(card).controller;
                play.flow.members.push(Member::new(What::StrengthRose, seat).card(card));
            }
        }
    }
    play.occur(from);
}
