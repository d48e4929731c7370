//! The doors through which the table changes: a change is made and told in
//! the same breath.

use cards::thrones::{Phase, Span, Token, Until};
use kernel::{CardId, Seat};
use rulebook::{RuleId, rule};

use super::{OverReason, Place, Side, Table, dirty};
use crate::{
    ability::kind,
    event::{Event, Happened},
    flow::{Member, Play, What},
};

impl Play<'_> {
    #[inline]
    pub(crate) fn tell(&mut self, event: Event) {
        if let Some(sink) = &mut self.sink {
            sink.push(Happened { event, rule: None });
        }
    }

    /// The same, made only if somebody listens.
    #[inline]
    pub(crate) fn tell_of(&mut self, event: impl FnOnce(&Table) -> Event) {
        if let Some(sink) = &mut self.sink {
            sink.push(Happened { event: event(self.t), rule: None });
        }
    }

    /// Tells of something that a rule brought about by itself.
    #[inline]
    pub(crate) fn tell_by(&mut self, rule: RuleId, event: Event) {
        if let Some(sink) = &mut self.sink {
            sink.push(Happened { event, rule: Some(rule) });
        }
    }

    pub(crate) fn gain_gold(&mut self, seat: Seat, amount: u16) {
        if amount == 0 {
            return;
        }
        rule!("KZ Złoto.0");
        rule!("KZ Złoto.0.b");
        rule!("KZ Żetony, wyczerpanie się żetonów.0");
        rule!("KZ Skarbiec.1");
        let player = self.t.player_mut(seat);
        player.gold = player.gold.saturating_add(amount);
        let now = player.gold;
        self.tell(Event::Gold { seat, by: amount as i16, now });
    }

    /// Back to the treasury, as far as there is any.
    pub(crate) fn lose_gold(&mut self, seat: Seat, amount: u16) {
        let player = self.t.player_mut(seat);
        let amount = amount.min(player.gold);
        if amount == 0 {
            return;
        }
        player.gold -= amount;
        let now = player.gold;
        self.tell(Event::Gold { seat, by: -(amount as i16), now });
    }

    pub(crate) fn gain_power(&mut self, id: CardId, amount: u8) {
        if amount == 0 {
            return;
        }
        let card = &mut self.t.cards[id.index()];
        card.power = card.power.saturating_add(amount);
        let now = card.power;
        self.t.dirty |= dirty::POWER;
        let card = self.t.face(id);
        self.tell(Event::Power { card, by: i16::from(amount), now });
    }

    /// As much as lies there.
    pub(crate) fn lose_power(&mut self, id: CardId, amount: u8) -> u8 {
        let card = &mut self.t.cards[id.index()];
        let amount = amount.min(card.power);
        if amount != 0 {
            card.power -= amount;
            let now = card.power;
            let card = self.t.face(id);
            self.tell(Event::Power { card, by: -i16::from(amount), now });
        }
        amount
    }

    pub(crate) fn set_tokens(&mut self, id: CardId, token: Token, now: u8) {
        let card = &mut self.t.cards[id.index()];
        match token {
            Token::Power => card.power = now,
            other => card.tokens[other as usize - 1] = now,
        }
        self.t.dirty |= dirty::TOKENS;
        let card = self.t.face(id);
        self.tell(Event::Tokens { card, token, now });
    }

    pub(crate) fn kneel(&mut self, id: CardId) {
        rule!("KZ Stojący, Wstawanie.2");
        rule!("KZ Kłęczy, Kłęknięcie, Kłęczący.0");
        self.t.cards[id.index()].kneeling = true;
        let card = self.t.face(id);
        self.tell(Event::Knelt { card });
    }

    pub(crate) fn stand(&mut self, id: CardId) {
        rule!("KZ Stojący, Wstawanie.0");
        self.t.cards[id.index()].kneeling = false;
        let card = self.t.face(id);
        self.tell(Event::Stood { card });
    }

    pub(crate) fn shuffle(&mut self, seat: Seat) {
        rule!("KZ Talia, Talia dobierania.0");
        rule!("KZ Talia, Talia dobierania.0.b");
        let number = self.t.chance.acts();
        let player = &mut self.t.players[usize::from(seat.0)];
        self.t.chance.shuffle(player.deck.as_mut_slice());
        for place in 0..self.t.player(seat).deck.len() {
            let id = self.t.player(seat).deck.as_slice()[place];
            // Nobody can follow a card through a shuffle.
            if self.t.card(id).known_to != kernel::SeatSet::NONE {
                self.t.set_known(id, kernel::SeatSet::NONE);
                self.t.cards[id.index()].handle = self.t.handles.fresh();
            }
        }
        self.tell(Event::Shuffled { seat, number });
    }

    /// One card from the top, if there is one.
    pub(crate) fn draw(&mut self, seat: Seat) -> bool {
        let Some(card) = self.t.player(seat).deck.top() else { return false };
        rule!("KZ Dobieranie kart.0");
        rule!("KZ Dobieranie kart.2");
        let before = self.t.relocate(card, Place::Hand, seat);
        self.tell_of(|table| Event::Drew { seat, card: table.moved_face(card, &before) });
        true
    }

    /// So many cards of somebody's hand, drawn by lot, are to be discarded together; answers how
    /// many there are.
    pub(crate) fn discard_at_random(&mut self, seat: Seat, count: u8) -> u8 {
        let mut hand = self.t.player(seat).hand;
        for drawn in 0..count {
            if hand.is_empty() {
                return drawn;
            }
            let place = self.t.chance.below(hand.len() as u32);
            let card = hand.as_slice()[place as usize];
            hand.take(card);
            self.flow.members.push(Member::new(What::Dropped, seat).card(card));
        }
        count
    }

    /// Shows a hidden card to one seat.
    pub(crate) fn show(&mut self, seat: Seat, id: CardId) {
        let known = self.t.card(id).known_to;
        if !known.contains(seat) {
            self.t.set_known(id, known.with(seat));
            self.t.revealed += 1;
        }
        let mut card = self.t.face(id);
        card.seen_by = kernel::SeatSet::only(seat);
        self.tell(Event::LookedAt { seat, card });
    }

    /// Shows a hidden card to everybody; it stays where it is.
    pub(crate) fn show_all(&mut self, id: CardId) {
        rule!("KZ Odkrywanie.0");
        rule!("KZ Odkrywanie.1");
        self.t.set_known(id, kernel::SeatSet::ALL);
        self.t.revealed += 1;
        let card = self.t.face(id);
        self.tell(Event::Revealed { card });
    }

    pub(crate) fn out_of_challenge(&mut self, id: CardId) {
        self.t.cards[id.index()].side = Side::None;
        let card = self.t.face(id);
        self.tell(Event::OutOfChallenge { card });
    }

    pub(crate) fn begin_phase(&mut self, phase: Phase) {
        self.t.phase = phase;
        self.t.phases += 1;
        self.t.phase_over = false;
        self.t.active = None;
        for player in &mut self.t.players {
            player.was_active = false;
            player.initiated = [0; 3];
            player.this_phase = super::Results::default();
        }
        self.tell(Event::PhaseBegins { phase });
    }

    pub(crate) fn end(&mut self, winner: Option<Seat>, reason: OverReason) {
        self.t.over = Some((winner, reason));
        self.tell_by(reason.rule(), Event::Over { winner, reason });
    }

    /// Lasting effects and counts of this stretch of the game are over.
    pub(crate) fn expire(&mut self, span: Span) {
        let until = match span {
            Span::Challenge => Until::EndOfChallenge,
            Span::Phase => Until::EndOfPhase,
            Span::Round => Until::EndOfRound,
        };
        self.expire_until(|it, _| it == until);
        self.t.max_uses.retain(|it| it.span != span);
        if self.t.limits_used {
            reset_limits(self.t, span);
        }
    }

    pub(crate) fn expire_until(&mut self, ends: impl Fn(Until, Seat) -> bool) {
        if self.t.lasting.is_empty() {
            return;
        }
        let mut ended = 0;
        self.t.lasting.retain(|it| {
            let ends = ends(it.until, it.by);
            ended |= if ends { it.kind } else { 0 };
            !ends
        });
        if ended != 0 {
            rule!("KZ Efekty trwające.2");
            rule!("KZ Efekty.4");
            self.t.lasting_mask = self.t.lasting.iter().fold(0, |bits, it| bits | it.kind);
            self.t.dirty |= dirty::PLAY;
        }
        if ended & (kind::HOSTS | kind::IMMUNE) != 0 {
            self.t.dirty |= dirty::HOSTS;
        }
    }
}

/// What may be used so often in a span may be used again.
fn reset_limits(table: &mut Table, span: Span) {
    table.limits_used = false;
    for place in 0..table.cards.len() {
        if table.cards[place].used == 0 {
            continue;
        }
        let def = table.catalog.0.def(table.cards[place].def);
        let mut used = table.cards[place].used;
        for (number, ability) in def.text.abilities.iter().enumerate() {
            if ability.limit.is_some_and(|it| it.span == span) {
                used &= !(0xF << (4 * number));
            }
        }
        table.cards[place].used = used;
        table.limits_used |= used != 0;
    }
}
