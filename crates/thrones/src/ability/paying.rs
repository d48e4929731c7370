//! Costs: what is chosen for them, and that all of them are paid at once.

use cards::thrones::{Cost, Kind, Verb};
use kernel::{CardId, Seat};
use rulebook::rule;

use super::{
    asking::chooses_x,
    context::{Ctx, PAYING},
    legal::Attempt,
    program::{Ability, kind},
    scene::Scene,
};
use crate::{
    choice::Question,
    flow::{Frame, Member, Play, Stage, What},
    table::{self, FirstUse, Place, Table},
};

/// Asks for the cards that pay, cost by cost.
pub(super) fn choose(play: &mut Play<'_>, ability: &Ability, number: u8) {
    let stage = match ability.costs.get(usize::from(number)) {
        None => Stage::Pay,
        Some(Cost::Some(_, count, _)) => {
            let ctx = play.flow.ctx();
            if ctx.slots.count(PAYING) < usize::from(*count) {
                let (by, source) = (ctx.by, ctx.source);
                return play.ask(by, Question::Cost { source });
            }
            Stage::CostCards(number + 1)
        }
        Some(_) => Stage::CostCards(number + 1),
    };
    play.become_(Frame::Ability { stage });
}

/// All costs at the same time.
pub(super) fn pay(play: &mut Play<'_>, ability: &Ability) {
    rule!("KZ Koszt.3");
    rule!("KZ Inicjowanie zdolności/Mobilizacja kart.4");
    rule!("KZ Inicjowanie zdolności/Mobilizacja kart.8");
    rule!("KZ Efekty.1");
    rule!("KZ Koszt.0.b");
    let ctx = *play.flow.ctx();
    let event = play.t.catalog.0.def(ctx.def).kind == Kind::Event;
    let mut gold = 0;
    if event && play.t.card(ctx.source).place == Place::UnderWay {
        gold += price_of(play, &ctx, ability);
        use_up_discounts(play, ctx.by, ctx.source, false);
    }
    play.become_(Frame::Ability { stage: Stage::Paid });
    let from = play.flow.members.len();
    for cost in &ability.costs {
        match cost {
            Cost::Gold(amount) => gold += u16::from(*amount),
            Cost::Card(verb, which) => {
                let card = Scene::under_way(play.t, &ctx).first(*which);
                play.flow.members.extend(card.map(|it| payment(play.t, &ctx, *verb, it)));
            }
            Cost::Some(verb, _, filter) => {
                rule!("KZ Koszt.1");
                if filter.place.is_some() {
                    rule!("KZ Koszt.2");
                }
                let cards = ctx.slots.iter(PAYING);
                play.flow.members.extend(cards.map(|it| payment(play.t, &ctx, *verb, it)));
            }
            Cost::Tokens(count, token, which) => {
                if let Some(card) = Scene::under_way(play.t, &ctx).first(*which) {
                    let token = CardId(*token as u16 - 1);
                    let member = Member::new(What::TokenPaid, ctx.by).card(card).by(token);
                    play.flow.members.push(member.amount(*count));
                }
            }
        }
    }
    if gold != 0 {
        play.lose_gold(ctx.by, gold);
    }
    play.occur_alone(from);
}

fn price_of(play: &Play<'_>, ctx: &Ctx, ability: &Ability) -> u16 {
    let scene = Scene::of(play.t, ctx.by, ctx.source).answering(Some(&ctx.member));
    let (def, number) = (ctx.def, ctx.ability);
    let attempt = Attempt { scene, def, ability, number, supposed: false };
    if chooses_x(play.t, ctx) {
        rule!("KZ Litera „X”.0");
        let less = table::discount(play.t, ctx.by, ctx.source, false);
        return (i16::from(ctx.x) - less).max(0) as u16;
    }
    attempt.price()
}

fn payment(table: &Table, ctx: &Ctx, verb: Verb, card: CardId) -> Member {
    if table::is_immune(table, card, ctx.source, ctx.by) {
        rule!("KZ Odporność.0.c");
    }
    let what = match verb {
        Verb::Kneel => What::Knelt,
        Verb::Stand => What::Stood,
        Verb::Sacrifice => What::Sacrificed,
        Verb::Return => What::Returned,
        Verb::RemoveFromGame => What::Removed,
        _ => What::Dropped,
    };
    let member = Member::new(what, ctx.by).card(card);
    if what == What::Sacrificed || what == What::Removed { member.unsavable() } else { member }
}

/// Has everything been paid?
pub(super) fn is_paid(play: &Play<'_>, ability: &Ability) -> bool {
    let ctx = play.flow.ctx();
    let paid = |verb: Verb, card: CardId| {
        let state = play.t.card(card);
        match verb {
            Verb::Kneel => state.kneeling || !state.place.in_play(),
            Verb::Sacrifice | Verb::Return | Verb::RemoveFromGame => {
                !state.place.in_play() || (card == ctx.source && state.stay != ctx.stay)
            }
            _ => true,
        }
    };
    ability.costs.iter().all(|cost| match cost {
        Cost::Card(verb, which) => {
            let card = Scene::under_way(play.t, ctx).first(*which);
            card.is_none_or(|it| paid(*verb, it))
        }
        Cost::Some(verb, ..) => ctx.slots.iter(PAYING).all(|it| paid(*verb, it)),
        _ => true,
    })
}

/// Discounts on one card are used up by it.
pub(crate) fn use_up_discounts(play: &mut Play<'_>, seat: Seat, card: CardId, marshal: bool) {
    if !table::any_in_force(play.t, kind::DISCOUNT) {
        return;
    }
    rule!("KZ Inicjowanie zdolności/Mobilizacja kart.3");
    let mut used = Vec::new();
    let mut firsts = Vec::new();
    table::each_discount(play.t, seat, card, marshal, |_, it| match it.lasting {
        Some(lasting) => used.push(*lasting),
        None => firsts.push(it.scene.this),
    });
    play.t.lasting.retain(|it| !used.contains(it));
    for source in firsts {
        play.t.first_uses.push(FirstUse { source });
    }
}
