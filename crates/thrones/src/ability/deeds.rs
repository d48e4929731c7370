//! The deeds of the card language, done.

use cards::thrones::{Cards, Deed, Pile, Verb};
use kernel::{CardId, Seat};
use rulebook::rule;

use super::{
    asking::{LOOKED, SORTED, searched},
    context::{Ctx, FOUND},
    scene::{Scene, each_seat},
};
use crate::{
    choice::{Choice, Question},
    entering,
    event::Event,
    flow::{Frame, Member, Play, What},
    table::{self, NOBODY, Place, Side, Way},
};

/// Is a deed done, or does it ask somebody first?
pub(crate) enum Done {
    Yes,
    Asks(Seat, Question),
}

/// More cards one effect never touches.
const MANY: usize = 120;

/// Cards an effect is about, gathered before anything changes.
pub(super) struct Gathered {
    cards: [CardId; MANY],
    len: usize,
}

impl Gathered {
    pub(super) fn new(scene: &Scene<'_>, cards: &Cards) -> Gathered {
        let mut all = Gathered { cards: [NOBODY; MANY], len: 0 };
        scene.cards(cards, |it| all.add(it));
        all
    }

    /// Those of them that are not immune to the effect.
    pub(super) fn affected(scene: &Scene<'_>, cards: &Cards) -> Gathered {
        let mut all = Gathered { cards: [NOBODY; MANY], len: 0 };
        scene.cards(cards, |it| {
            if !table::passes_by(scene.table, it, scene.this, scene.by) {
                all.add(it);
            }
        });
        all
    }

    fn add(&mut self, card: CardId) {
        if self.len < MANY {
            self.cards[self.len] = card;
            self.len += 1;
        }
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = CardId> + '_ {
        self.cards[..self.len].iter().copied()
    }
}

pub(crate) fn perform(play: &mut Play<'_>, ctx: &Ctx, deed: &Deed) -> Done {
    let scene = Scene::under_way(play.t, ctx);
    match deed {
        Deed::Cards { verb, cards, saves } => {
            let cards = Gathered::affected(&scene, cards);
            do_to_cards(play, ctx, *verb, &cards, *saves);
        }
        Deed::Draw(amount) => {
            let amount = scene.amount(amount).clamp(0, 100) as u8;
            play.occurs(Member::new(What::Drew, ctx.by).amount(amount));
        }
        Deed::GainGold(amount) => {
            let amount = scene.amount(amount).max(0) as u16;
            play.gain_gold(ctx.by, amount);
        }
        Deed::MoveGold { amount, from, to } => {
            let (Some(from), Some(to)) = (scene.seat(*from), scene.seat(*to)) else {
                return short(play);
            };
            let moved = u16::from(*amount).min(play.t.player(from).gold);
            play.lose_gold(from, moved);
            play.gain_gold(to, moved);
        }
        Deed::ReturnGold(who) => {
            for seat in each_seat(scene.seats(*who)) {
                let all = play.t.player(seat).gold;
                play.lose_gold(seat, all);
            }
        }
        other => return perform_tokens(play, ctx, other),
    }
    Done::Yes
}

/// Power and other tokens.
fn perform_tokens(play: &mut Play<'_>, ctx: &Ctx, deed: &Deed) -> Done {
    let scene = Scene::under_way(play.t, ctx);
    match deed {
        Deed::GainPower(what, amount) => {
            let amount = scene.amount(amount).clamp(0, 100) as u8;
            let cards = Gathered::affected(&scene, &Cards::One(*what));
            let from = play.flow.members.len();
            for card in cards.iter().filter(|it| play.t.card(*it).place.in_play()) {
                if play.t.card(card).place == Place::Faction {
                    rule!("KZ Dla twojego stronnictwa.0");
                }
                let seat = play.t.card(card).controller;
                let gain = Member::new(What::PowerGained, seat).card(card).amount(amount);
                play.flow.members.push(gain);
            }
            play.occur(from);
        }
        Deed::MovePower { amount, from, to } => {
            let (Some(from), Some(to)) = (scene.first(*from), scene.first(*to)) else {
                return short(play);
            };
            if from != to && !table::passes_by(play.t, to, ctx.source, ctx.by) {
                rule!("KZ Przemieszczanie.1");
                let seat = play.t.card(from).controller;
                let moved = Member::new(What::PowerMoved, seat).card(from).by(to);
                play.occurs(moved.amount(*amount));
            }
        }
        Deed::LosePower(amount, what) => {
            if let Some(card) = scene.first(*what) {
                let seat = play.t.card(card).controller;
                play.occurs(Member::new(What::PowerLost, seat).card(card).amount(*amount));
            }
        }
        Deed::PlaceTokens(amount, token, what) => {
            rule!("KZ Żetony wpływ.1");
            for card in Gathered::affected(&scene, &Cards::One(*what)).iter() {
                let now = play.t.card(card).token(*token).saturating_add(*amount);
                play.set_tokens(card, *token, now);
            }
        }
        Deed::RemoveTokens(amount, token, what) => {
            for card in Gathered::new(&scene, &Cards::One(*what)).iter() {
                let now = play.t.card(card).token(*token).saturating_sub(*amount);
                play.set_tokens(card, *token, now);
            }
        }
        other => return perform_hidden(play, ctx, other),
    }
    Done::Yes
}

fn short(play: &mut Play<'_>) -> Done {
    play.ctx_mut().short = true;
    Done::Yes
}

/// Deeds that have to do with hidden cards, and the rare ones.
fn perform_hidden(play: &mut Play<'_>, ctx: &Ctx, deed: &Deed) -> Done {
    let scene = Scene::under_way(play.t, ctx);
    match deed {
        Deed::DiscardAtRandom(count, who) => discard_at_random(play, scene.seats(*who), *count),
        Deed::DiscardTop(count, who) => {
            let seats = scene.seats(*who);
            discard_top(play, seats, *count);
        }
        Deed::LookAtHand(who) => {
            rule!("KZ Podejrzyj.0");
            for seat in each_seat(scene.seats(*who)) {
                let hand = play.t.player(seat).hand;
                for card in hand.iter() {
                    play.show(ctx.by, card);
                }
            }
        }
        Deed::RevealTop(who) => {
            let seat = scene.seat(*who);
            play.ctx_mut().slots.clear(FOUND);
            if let Some(card) = seat.and_then(|it| play.t.player(it).deck.top()) {
                play.show_all(card);
                play.ctx_mut().slots.add(FOUND, card);
            }
        }
        Deed::Sort { whose, top, .. } => {
            let Some(seat) = scene.seat(*whose) else { return short(play) };
            return sort(play, ctx, seat, *top);
        }
        other => return perform_rare(play, ctx, other),
    }
    Done::Yes
}

/// Deeds that ask, cancel or attach.
fn perform_rare(play: &mut Play<'_>, ctx: &Ctx, deed: &Deed) -> Done {
    let scene = Scene::under_way(play.t, ctx);
    match deed {
        Deed::Search { .. } => {
            rule!("KZ Przeszukiwanie.0");
            rule!("KZ Przeszukiwanie.4");
            let cards: Vec<CardId> = searched(play.t, ctx, deed).collect();
            for card in cards {
                play.show(ctx.by, card);
            }
            return Done::Asks(ctx.by, Question::Search { source: ctx.source });
        }
        Deed::NameChallengeType(who) => {
            let seat = scene.seat(*who).unwrap_or(ctx.by);
            return Done::Asks(seat, Question::Icon { source: ctx.source });
        }
        Deed::NameKind(who) => {
            let seat = scene.seat(*who).unwrap_or(ctx.by);
            return Done::Asks(seat, Question::Kind { source: ctx.source });
        }
        Deed::Cancel => {
            rule!("KZ Anulowanie.0");
            if let Some(member) = play.flow.members.get_mut(usize::from(ctx.on)) {
                member.fate = crate::flow::Fate::Dropped;
            }
            let card = play.t.face(ctx.member.card);
            play.tell(Event::Canceled { card });
        }
        Deed::AttachThis(what) => {
            let host = scene.first(*what);
            let fits = |it: &CardId| entering::can_attach(play.t, ctx.by, ctx.source, *it).is_ok();
            match host.filter(fits) {
                Some(host) => {
                    rule!("KZ Typy kart.1");
                    rule!("KZ Karty wydarzeń.5");
                    play.enter(ctx.source, ctx.by, host, Way::Put);
                }
                None => return short(play),
            }
        }
        Deed::DuplicateWithTop(what) => {
            let host = scene.first(*what);
            let top = play.t.player(ctx.by).deck.top();
            if let (Some(host), Some(card)) = (host, top)
                && play.t.card(host).place.in_play()
            {
                rule!("KZ Zakryte karty.0");
                rule!("KZ Zakryte karty.1");
                play.duplicate(card, host, true);
            }
        }
        _ => {}
    }
    Done::Yes
}

fn do_to_cards(play: &mut Play<'_>, ctx: &Ctx, verb: Verb, cards: &Gathered, saves: bool) {
    let from = play.flow.members.len();
    let mut shuffled = 0_u8;
    if cards.len == 0 {
        play.ctx_mut().short = true;
    }
    for card in cards.iter() {
        let state = *play.t.card(card);
        // Faction cards and revealed plots cannot leave play.
        let in_play = matches!(state.place, Place::Play | Place::Attached);
        if matches!(state.place, Place::Faction | Place::Revealed) {
            rule!("KZ W grze i poza grą.3");
            rule!("KZ W grze i poza grą.4");
        }
        let member = |what: What| Member::new(what, state.controller).card(card);
        let leaves = |what: What| {
            let member = member(what);
            if saves { member } else { member.unsavable() }
        };
        let happens = match verb {
            Verb::Kneel => Some(member(What::Knelt)),
            Verb::Stand => Some(member(What::Stood)),
            Verb::Kill if in_play => Some(leaves(What::Killed)),
            Verb::Discard if in_play => Some(leaves(What::Discarded)),
            // A delayed discard follows the card though it came in as a duplicate.
            Verb::Discard if state.place == Place::Duplicate => Some(leaves(What::Discarded)),
            Verb::Discard if matches!(state.place, Place::Hand | Place::Deck) => {
                Some(member(What::Dropped))
            }
            Verb::Sacrifice if in_play => Some(member(What::Sacrificed).unsavable()),
            Verb::Return if in_play => Some(leaves(What::Returned)),
            Verb::Shuffle if in_play => Some(leaves(What::ShuffledIn)),
            Verb::RemoveFromGame if in_play => {
                rule!("KZ Karty agend.2");
                Some(leaves(What::Removed))
            }
            _ => None,
        };
        match happens {
            Some(member) => play.flow.members.push(member),
            None => do_to_card(play, ctx, verb, card, &mut shuffled),
        }
    }
    for seat in each_seat(shuffled) {
        play.shuffle(seat);
    }
    play.occur(from);
}

/// What is done to one card and cannot be interrupted.
fn do_to_card(play: &mut Play<'_>, ctx: &Ctx, verb: Verb, card: CardId, shuffled: &mut u8) {
    let state = *play.t.card(card);
    match verb {
        Verb::Return if matches!(state.place, Place::Discard | Place::Dead) => {
            play.move_card(card, Place::Hand);
        }
        Verb::DrawCard if state.place == Place::Deck => play.move_card(card, Place::Hand),
        Verb::Shuffle if !state.place.in_play() => {
            play.move_card(card, Place::Deck);
            *shuffled |= super::scene::bit(state.owner);
        }
        Verb::Bury if !state.place.in_play() => play.move_card(card, Place::Dead),
        Verb::PutIntoPlay => {
            rule!("KZ Umieszczanie w grze.0");
            if entering::can_enter(play.t, ctx.by, card).is_ok() {
                play.push(Frame::Bring { card, seat: ctx.by, way: Way::Put });
            } else {
                play.ctx_mut().short = true;
            }
        }
        Verb::Save => play.save(ctx.on, card),
        Verb::RemoveFromChallenge if state.side != Side::None => {
            rule!("KZ Uczestniczenie.2");
            play.out_of_challenge(card);
        }
        Verb::JoinAsDefender if state.side == Side::None => {
            play.t.cards[card.index()].side = Side::Defending;
            let card = play.t.face(card);
            play.tell(Event::Defends { card });
        }
        Verb::TakeControl => {
            if entering::can_control(play.t, ctx.by, card).is_ok() {
                play.take_control(card, ctx.by);
            }
        }
        _ => play.ctx_mut().short = true,
    }
}

fn discard_at_random(play: &mut Play<'_>, seats: u8, count: u8) {
    play.ctx_mut().slots.clear(FOUND);
    let from = play.flow.members.len();
    for seat in each_seat(seats) {
        let found = play.discard_at_random(seat, count);
        if found < count {
            rule!("KZ Efekty.2");
            play.ctx_mut().short = true;
        }
    }
    for place in from..play.flow.members.len() {
        let card = play.flow.members[place].card;
        play.ctx_mut().slots.add(FOUND, card);
    }
    play.occur(from);
}

fn discard_top(play: &mut Play<'_>, seats: u8, count: u8) {
    play.ctx_mut().slots.clear(FOUND);
    for seat in each_seat(seats) {
        for _ in 0..count {
            let Some(card) = play.t.player(seat).deck.top() else { break };
            play.ctx_mut().slots.add(FOUND, card);
            play.move_card(card, Place::Discard);
        }
    }
}

fn sort(play: &mut Play<'_>, ctx: &Ctx, seat: Seat, top: u8) -> Done {
    if ctx.slots.count(LOOKED) != 0 {
        // It is under way already.
        return Done::Asks(ctx.by, Question::Sort { source: ctx.source });
    }
    let deck = play.t.player(seat).deck;
    let count = usize::from(top).min(deck.len());
    let ctx_mut = play.ctx_mut();
    (ctx_mut.x, ctx_mut.picker) = (0, Some(seat));
    ctx_mut.slots.clear(LOOKED);
    ctx_mut.slots.clear(SORTED);
    for card in deck.as_slice()[deck.len() - count..].iter().rev() {
        play.show(ctx.by, *card);
        play.ctx_mut().slots.add(LOOKED, *card);
    }
    if count == 0 { Done::Yes } else { Done::Asks(ctx.by, Question::Sort { source: ctx.source }) }
}

/// Somebody has answered what a deed asked. True when it is done.
pub(crate) fn told(play: &mut Play<'_>, deed: &Deed, choice: Choice) -> bool {
    let ctx = *play.flow.ctx();
    match (deed, choice) {
        (Deed::NameChallengeType(who), Choice::Icon(icon)) => {
            let seat = Scene::under_way(play.t, &ctx).seat(*who).unwrap_or(ctx.by);
            play.ctx_mut().icon = Some(icon);
            play.tell(Event::NamedIcon { seat, icon });
        }
        (Deed::NameKind(who), Choice::Kind(kind)) => {
            let seat = Scene::under_way(play.t, &ctx).seat(*who).unwrap_or(ctx.by);
            play.ctx_mut().kind = Some(kind);
            play.tell(Event::NamedKind { seat, kind });
        }
        (Deed::Search { .. }, Choice::Find(def)) => {
            let found = searched(play.t, &ctx, deed).find(|it| play.t.card(*it).def == def);
            if let Some(card) = found {
                rule!("KZ Przeszukiwanie.3");
                play.show_all(card);
                play.move_card(card, Place::Hand);
            }
            rule!("KZ Przeszukiwanie.1");
            play.shuffle(ctx.by);
        }
        (Deed::Search { .. }, _) => {
            rule!("KZ Przeszukiwanie.2");
            play.ctx_mut().short = true;
            play.shuffle(ctx.by);
        }
        (Deed::Sort { up_to, to, rest, .. }, _) => {
            return told_order(play, (*up_to, *to, *rest), choice);
        }
        _ => {}
    }
    true
}

/// First the cards for the first pile one by one, then the order of the rest.
fn told_order(play: &mut Play<'_>, (up_to, to, rest): (u8, Pile, Pile), choice: Choice) -> bool {
    let ctx = *play.flow.ctx();
    let Some(seat) = ctx.picker else { return true };
    match choice {
        Choice::Pick(card) => {
            put_back(play, seat, card, if ctx.x == 0 { to } else { rest });
            let slots = &mut play.ctx_mut().slots;
            slots.forget(card);
            slots.add(SORTED, card);
        }
        _ => play.ctx_mut().x = 1,
    }
    if ctx.x == 0 && usize::from(up_to) <= play.flow.ctx().slots.count(SORTED) {
        play.ctx_mut().x = 1;
    }
    let left: Vec<CardId> = play.flow.ctx().slots.iter(LOOKED).collect();
    if play.flow.ctx().x == 1 && left.len() <= 1 {
        for card in left {
            put_back(play, seat, card, rest);
        }
        let ctx = play.ctx_mut();
        (ctx.x, ctx.picker) = (0, None);
        ctx.slots.clear(LOOKED);
        return true;
    }
    left.is_empty()
}

/// A card that was looked at goes to the hand, or onto or under its deck.
fn put_back(play: &mut Play<'_>, seat: Seat, card: CardId, to: Pile) {
    match to {
        Pile::Hand => play.move_card(card, Place::Hand),
        Pile::Top => {
            play.t.player_mut(seat).deck.take(card);
            play.t.player_mut(seat).deck.put_on_top(card);
        }
        Pile::Bottom => {
            play.t.player_mut(seat).deck.take(card);
            play.t.player_mut(seat).deck.put_at_bottom(card);
        }
    }
}

/// Where a card goes in place of where it would have gone.
pub(crate) fn replacement(deed: &Deed) -> Option<What> {
    match deed {
        Deed::Cards { verb: Verb::Return, .. } => Some(What::Returned),
        Deed::Cards { verb: Verb::Shuffle, .. } => Some(What::ShuffledIn),
        Deed::Cards { verb: Verb::Discard, .. } => Some(What::Discarded),
        Deed::Cards { verb: Verb::RemoveFromGame, .. } => Some(What::Removed),
        Deed::Cards { verb: Verb::Kneel, .. } => Some(What::Knelt),
        Deed::Cards { verb: Verb::Stand, .. } => Some(What::Stood),
        _ => None,
    }
}
