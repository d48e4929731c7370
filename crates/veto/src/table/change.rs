//! The one door through which the table changes: a change is made and told in
//! the same breath.

use cards::veto::Span;
use kernel::{CardId, Seat, SeatSet};
use rulebook::{RuleId, cite, rule};

use super::{Lasting, Object, ObjectKind, OverReason, Phase, Pojedynek, Stage, Subject, Table};
use crate::event::{Event, Face, Happened, Side};

/// A change to the table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Change {
    Move {
        card: CardId,
        to: Mover,
    },
    Draw(Seat),
    Shuffle(Seat),
    /// The dwór goes back into the kredens, and as many new cards are drawn.
    ExchangeDwor(Seat),
    Tap(CardId),
    Untap(CardId),
    Kreski {
        from: Side,
        to: Side,
        amount: u8,
    },
    Dukaty {
        from: Side,
        to: Side,
        amount: u8,
    },
    Income {
        seat: Seat,
        amount: u8,
    },
    /// An object goes on the stos.
    Declare(Object),
    /// The top object leaves the stos.
    TakeOff,
    NegateTop,
    Replied(Seat),
    Used {
        card: CardId,
        ability: u8,
    },
    Acted {
        czyn: bool,
    },
    Voice(Seat),
    Bene(Seat),
    Pas(Seat),
    Declined(Seat),
    BeginRound,
    Phase(Phase),
    Last(Lasting),
    EndSpan(Span),
    Show {
        to: Seat,
        card: CardId,
    },
    Reveal(CardId),
    Duel(DuelChange),
    Announce(Seat),
    ElectionFails(Seat),
    Over {
        winner: Option<Seat>,
        reason: OverReason,
    },
}

/// Where a card goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Mover {
    /// To its owner's dwór.
    Dwor,
    Stos,
    Pole(Seat),
    Attach {
        host: CardId,
        by: Seat,
    },
    Under {
        host: CardId,
        by: Seat,
    },
    Lazaret,
    Zalnik,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum DuelChange {
    Challenged {
        challenger: CardId,
        challenged: CardId,
    },
    Accepted,
    Refused,
    Choose(CardId),
    Begins,
    Played(Seat, CardId),
    /// Somebody acted: bene counts from zero again.
    GoesOn,
    Bene(Seat),
    Won {
        winner: CardId,
        loser: CardId,
        by: u8,
        killed: bool,
    },
    Drawn,
    Stands,
    Ends,
}

impl Table {
    /// Makes the change and appends what happened.
    pub(crate) fn apply(
        &mut self,
        change: Change,
        rule: Option<RuleId>,
        events: &mut Vec<Happened>,
    ) {
        let mut tell = |event| events.push(Happened { event, rule });
        match change {
            Change::Move { card, to } => self.move_card(card, to, rule, events),
            Change::Draw(seat) => self.draw(seat, events),
            Change::Shuffle(seat) => tell(self.shuffle(seat)),
            Change::ExchangeDwor(seat) => self.exchange(seat, rule, events),
            Change::Tap(card) => {
                rule!("MB 78");
                self.cards[card.index()].zaznaczona = true;
                tell(Event::Tapped { card: self.face(card) });
            }
            Change::Untap(card) => {
                rule!("MB 79"); // Now its rules can be used again.
                self.cards[card.index()].zaznaczona = false;
                tell(Event::Untapped { card: self.face(card) });
            }
            Change::Kreski { from, to, amount } => self.move_kreski(from, to, amount, rule, events),
            Change::Dukaty { from, to, amount } => {
                if let Some(event) = self.move_dukaty(from, to, amount) {
                    tell(event);
                }
            }
            Change::Income { seat, amount } => {
                self.seats[seat].dukaty = self.seats[seat].dukaty.saturating_add(amount.into());
                tell(Event::Income { seat, amount });
            }
            Change::Show { to, card } => {
                self.know(card, self.card(card).known_to.with(to));
                tell(Event::Shown { to, cards: vec![self.face(card)] });
            }
            Change::Reveal(card) => {
                self.know(card, SeatSet::ALL);
                let seats: Vec<Seat> = self.opponents(self.card(card).owner).collect();
                seats.into_iter().for_each(|to| {
                    tell(Event::Shown { to, cards: vec![self.face(card)] });
                });
            }
            Change::Last(lasting) => {
                if let (Subject::Card(card), super::What::Stat(stat, amount)) =
                    (lasting.subject, lasting.what)
                {
                    let stat = cards::lang::Word::spelling(stat);
                    tell(Event::Changed { card: self.face(card), stat, amount });
                }
                self.lasting.push(lasting);
            }
            Change::Duel(change) => self.change_duel(change, rule, events),
            Change::Declare(object) => tell(self.declare(object)),
            other => {
                if let Some(event) = self.small_change(other) {
                    tell(event);
                }
            }
        }
    }

    /// Changes of a line or two.
    fn small_change(&mut self, change: Change) -> Option<Event> {
        match change {
            Change::TakeOff => {
                self.stos.pop();
                None
            }
            Change::NegateTop => {
                let top = self.stos.last_mut()?;
                top.negated = true;
                let source = top.source;
                Some(Event::Negated { card: self.face(source) })
            }
            Change::Replied(seat) => {
                let top = self.stos.last_mut()?;
                top.replied = top.replied.with(seat);
                None
            }
            Change::Used { card, ability } => {
                let (used, shift) = (&mut self.cards[card.index()].used, 2 * ability.min(3));
                // No limit is above three, so what is used oftener need not be counted.
                if *used >> shift & 3 != 3 {
                    *used += 1 << shift;
                }
                None
            }
            Change::Acted { czyn } => {
                self.acted = true;
                self.czyn_used |= czyn;
                self.passes = 0;
                None
            }
            Change::Voice(seat) => {
                self.voice = Some(seat);
                self.czyn_used = false;
                self.acted = false;
                Some(Event::Voice { seat })
            }
            Change::Bene(seat) => {
                self.seats[seat].passed = false;
                Some(Event::Bene { seat })
            }
            Change::Pas(seat) => {
                self.seats[seat].passed = true;
                self.passes += 1;
                Some(Event::Pas { seat })
            }
            Change::Declined(seat) => Some(Event::Declined { seat }),
            Change::BeginRound => Some(self.begin_round()),
            Change::Phase(phase) => {
                self.phase = phase;
                self.voice = None;
                None
            }
            Change::EndSpan(span) => {
                self.end_span(span);
                None
            }
            Change::Announce(seat) => {
                self.election = Some(seat);
                Some(Event::ElekcjaAnnounced { seat })
            }
            Change::ElectionFails(seat) => {
                self.election = None;
                Some(Event::ElekcjaFailed { seat })
            }
            Change::Over { winner, reason } => Some(self.end_game(winner, reason)),
            other => unreachable!("{other:?} has an arm of its own"),
        }
    }

    fn begin_round(&mut self) -> Event {
        self.round += 1;
        self.passes = 0;
        self.phase = Phase::Gra;
        self.seats.seats().for_each(|seat| self.seats[seat].passed = false);
        Event::RoundBegins { round: self.round }
    }

    fn end_game(&mut self, winner: Option<Seat>, reason: OverReason) -> Event {
        if reason != OverReason::Concession {
            rule!("MB 69");
        }
        self.over = Some((winner, reason));
        self.phase = Phase::Koniec;
        self.voice = None;
        Event::Over { winner, reason, rule: reason.rule() }
    }

    fn declare(&mut self, object: Object) -> Event {
        let seat = object.controller;
        let card = self.face(object.source);
        let targets: Vec<Face> = object.targets().map(|it| self.face(it)).collect();
        let event = match object.kind {
            ObjectKind::Card | ObjectKind::Boost => Event::Played { seat, card, targets },
            ObjectKind::Ability(ability) => Event::Used { seat, card, ability, targets },
            ObjectKind::Agitacja => Event::Agitates { seat, card },
            ObjectKind::Challenge { target } => {
                Event::Challenges { seat, card, target: self.face(target) }
            }
            ObjectKind::Duel => {
                let [_, challenged] =
                    self.duel.as_ref().map_or([object.source; 2], |it| it.sides());
                Event::DuelBegins { challenger: card, challenged: self.face(challenged) }
            }
        };
        self.stos.push(object);
        event
    }

    fn end_span(&mut self, span: Span) {
        self.lasting.retain(|it| it.span != span);
        for card in &mut self.cards {
            if card.used != 0 {
                card.used &= !self.catalog.0.def(card.def).used_in(span);
            }
        }
    }

    fn move_kreski(
        &mut self,
        from: Side,
        to: Side,
        amount: u8,
        rule: Option<RuleId>,
        events: &mut Vec<Happened>,
    ) {
        let has = from.map_or(self.pool, |it| self.seats[it].kreski);
        let amount = amount.min(has); // Who has fewer gives what he has (AMB-16).
        if amount == 0 {
            return;
        }
        match from {
            Some(seat) => self.seats[seat].kreski -= amount,
            None => self.pool -= amount,
        }
        match to {
            Some(seat) => self.seats[seat].kreski += amount,
            None => self.pool += amount,
        }
        events.push(Happened { event: Event::Kreski { from, to, amount }, rule });
        let all = to.filter(|it| self.seats[*it].kreski == self.rules().kreski_pool);
        if let (Some(winner), None) = (all, self.over) {
            rule!("MB 71");
            let over = Change::Over { winner: Some(winner), reason: OverReason::AllKreski };
            self.apply(over, Some(cite!("MB 71")), events);
        }
    }

    fn move_dukaty(&mut self, from: Side, to: Side, amount: u8) -> Option<Event> {
        let amount = match from {
            Some(seat) => u16::from(amount).min(self.seats[seat].dukaty),
            None => amount.into(), // The common pool is inexhaustible (MB 20).
        };
        if let Some(seat) = from {
            self.seats[seat].dukaty -= amount;
        }
        if let Some(seat) = to {
            self.seats[seat].dukaty = self.seats[seat].dukaty.saturating_add(amount);
        }
        (amount != 0).then_some(Event::Dukaty { from, to, amount: amount as u8 })
    }

    fn change_duel(
        &mut self,
        change: DuelChange,
        rule: Option<RuleId>,
        events: &mut Vec<Happened>,
    ) {
        let mut tell = |event| events.push(Happened { event, rule });
        if let DuelChange::Challenged { challenger, challenged } = change {
            let stage = Stage::Acceptance;
            let (chosen, played) = Default::default();
            let duel = Pojedynek { challenger, challenged, stage, chosen, played, bene: 0 };
            self.duel = Some(duel);
            return;
        }
        let Some(challenged) = self.duel.as_ref().map(|it| it.challenged) else { return };
        let defender = self.card(challenged).controller;
        let face = self.face(challenged);
        let duel = self.duel.as_mut().expect("looked at above");
        match change {
            DuelChange::Challenged { .. } => unreachable!("handled above"),
            DuelChange::Accepted => {
                duel.stage = Stage::Moderunki;
                tell(Event::Accepted { seat: defender, card: face });
            }
            DuelChange::Refused => tell(Event::Refused { seat: defender, card: face }),
            DuelChange::Choose(card) => {
                duel.chosen.push(card);
            }
            DuelChange::Begins => duel.stage = Stage::Sztychy,
            DuelChange::Played(seat, card) => {
                duel.played.push((seat, card));
            }
            DuelChange::GoesOn => duel.bene = 0,
            DuelChange::Bene(seat) => {
                duel.bene += 1;
                tell(Event::Bene { seat });
            }
            DuelChange::Won { winner, loser, by, killed } => {
                let (winner, loser) = (self.face(winner), self.face(loser));
                tell(Event::DuelWon { winner, loser, by, killed });
            }
            DuelChange::Drawn => tell(Event::DuelDrawn),
            DuelChange::Stands => {
                let [challenger, challenged] = duel.sides();
                tell(Event::DuelStands {
                    challenger: super::stat(self, challenger, cards::veto::Stat::Szabla),
                    challenged: super::stat(self, challenged, cards::veto::Stat::Szabla),
                });
            }
            DuelChange::Ends => self.duel = None,
        }
    }
}
