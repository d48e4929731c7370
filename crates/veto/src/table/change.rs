//! The one door through which the table changes: a change is made and told in
//! the same breath. What is told is put into words only if somebody listens.

use cards::veto::Span;
use kernel::{CardId, Listener, Seat, SeatSet};
use rulebook::{RuleId, rule};

use super::{
    Lasting, Object, ObjectKind, OknoChange, OverReason, Phase, Pojedynek, Stage, StosChange,
    Table, WarChange,
};
use crate::{
    ability::{COUNTED, Op},
    event::{Event, Face, Happened, Side},
    ruleset::{PhaseEnd, Round},
};

/// A change to the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Change {
    Move {
        card: CardId,
        to: Mover,
    },
    /// A postać changes between pole elekcyjne and pole karmazynów.
    GoOver(CardId),
    /// A joined card is this half of it from now on.
    TakeName(CardId, u16),
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
    /// The controller of the top object wants what it offers, or not.
    Willing(bool),
    Replied(Seat),
    Used {
        card: CardId,
        ability: u8,
    },
    Acted {
        czyn: bool,
    },
    /// The czyn of this stint counts as not having happened.
    CzynReturned,
    Voice(Seat),
    Bene(Seat),
    Pas(Seat),
    Declined(Seat),
    BeginRound,
    Phase(Phase),
    Last(Lasting),
    EndSpan(Span),
    /// What lasts so long ends; what was used in it stays used.
    EndLasting(Span),
    Show {
        to: Seat,
        card: CardId,
    },
    Reveal(CardId),
    Duel(DuelChange),
    War(WarChange),
    Okno(OknoChange),
    Stos(StosChange),
    /// So many cards of the first seat's dwór, drawn by lot, are shown to the second.
    ShowByLot(Seat, Seat, u8),
    /// The auction of the initiative begins.
    OpenAuction,
    Bid {
        seat: Seat,
        points: u8,
        price: u8,
    },
    PassBid(Seat),
    /// This seat holds the initiative now.
    Initiative(Seat),
    /// This seat wants to exchange its dwór when all have decided.
    WantsExchange(Seat),
    /// Who may use a Wpływ Bojowy in this round.
    Influence(Option<Seat>),
    /// A postać of this seat was killed, that was an Elekt or a Król until then.
    Killed {
        of: Seat,
        elekt: bool,
        krol: bool,
    },
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
    Karmazyni(Seat),
    Attach {
        host: CardId,
        by: Seat,
    },
    Under {
        host: CardId,
        by: Seat,
        /// Face up for all to see.
        open: bool,
    },
    Lazaret,
    Zalnik,
    /// To the Pole Ziem.
    Ziemie(Seat),
    NaZiemi {
        ziemia: CardId,
        by: Seat,
    },
    PrzyOddziale {
        oddzial: CardId,
        by: Seat,
    },
    /// Under this card, by an effect.
    Podlacz {
        host: CardId,
        by: Seat,
    },
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum DuelChange {
    Challenged {
        challenger: CardId,
        challenged: CardId,
    },
    /// A card makes them duel: nobody is asked whether he accepts.
    Pitted {
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

/// Tells an event with the rule it follows.
#[inline]
pub(super) fn tell(
    events: &mut impl Listener<Happened>,
    rule: Option<RuleId>,
    event: impl FnOnce() -> Event,
) {
    events.hear(|| Happened { event: event(), rule });
}

impl Table {
    /// Makes the change and tells what happens.
    pub(crate) fn apply(
        &mut self,
        change: &Change,
        rule: Option<RuleId>,
        events: &mut impl Listener<Happened>,
    ) {
        match *change {
            Change::Move { card, to } => self.move_card(card, to, rule, events),
            Change::GoOver(card) => self.change_field(card, rule, events),
            Change::Draw(seat) => self.draw(seat, events),
            Change::Shuffle(seat) => self.shuffle_through(seat, rule, events),
            Change::ExchangeDwor(seat) => self.exchange(seat, rule, events),
            Change::Tap(card) => self.tap(card, rule, events),
            Change::Untap(card) => {
                rule!("MB 79"); // Now its rules can be used again.
                self.cards[card.index()].zaznaczona = false;
                tell(events, rule, || Event::Untapped { card: self.face(card) });
            }
            Change::Kreski { from, to, amount } => self.move_kreski(from, to, amount, rule, events),
            Change::Dukaty { from, to, amount } => self.move_dukaty(from, to, amount, rule, events),
            Change::Income { seat, amount } => {
                self.seats[seat].dukaty = self.seats[seat].dukaty.saturating_add(amount.into());
                tell(events, rule, || Event::Income { seat, amount });
            }
            Change::Show { to, card } => {
                self.know(card, self.card(card).known_to.with(to));
                tell(events, rule, || Event::Shown { to, cards: vec![self.face(card)] });
            }
            Change::Reveal(card) => {
                self.know(card, SeatSet::ALL);
                for to in self.opponents(self.card(card).owner) {
                    tell(events, rule, || Event::Shown { to, cards: vec![self.face(card)] });
                }
            }
            Change::Last(lasting) => self.last(lasting, rule, events),
            Change::EndSpan(span) => self.end_span(span),
            Change::EndLasting(span) => self.drop_lasting(|it| it.span == span),
            Change::Duel(change) => self.change_duel(change, rule, events),
            Change::TakeName(card, half) => {
                self.take_name(card, half);
                self.renew_elsewhere(self.card(card).owner);
            }
            Change::War(change) => self.change_war(change, rule, events),
            Change::Okno(change) => self.okno.change(change),
            Change::Stos(StosChange::Spare) => self.spare_top(),
            Change::Stos(change) => self.na_stosie.change(change),
            Change::ShowByLot(of, to, count) => self.show_by_lot(of, to, count, events),
            Change::Declare(ref object) => self.declare(object, rule, events),
            Change::TakeOff => self.take_off(),
            Change::NegateTop => self.negate_top(rule, events),
            Change::Willing(willing) => self.decide_on_top(willing),
            Change::Replied(seat) => {
                let Some(top) = self.stos.last_mut() else { return };
                top.replied = top.replied.with(seat);
            }
            Change::Used { card, ability } => self.count_use(card, ability),
            Change::Killed { of, elekt, krol } => self.mourn(of, (elekt, krol), events),
            Change::OpenAuction
            | Change::Bid { .. }
            | Change::PassBid(_)
            | Change::Initiative(_)
            | Change::WantsExchange(_)
            | Change::Influence(_) => self.change_initiative(change, rule, events),
            ref course => self.change_course(course, rule, events),
        }
    }

    fn tap(&mut self, card: CardId, rule: Option<RuleId>, events: &mut impl Listener<Happened>) {
        rule!("MB 78");
        rule!("AH 108.16");
        rule!("I2 3.2.8");
        self.cards[card.index()].zaznaczona = true;
        tell(events, rule, || Event::Tapped { card: self.face(card) });
        self.note_tap(card);
    }

    /// The wound on top of the stos does not discard its bearer.
    fn spare_top(&mut self) {
        let top = self.stos.last_mut().map(|it| &mut it.kind);
        if let Some(ObjectKind::Rana { spared, .. }) = top {
            *spared = true;
        }
    }

    /// The course of the round: who is przy głosie, which phase, who has won.
    #[inline(always)] // One jump leads to the change, not two.
    pub(super) fn change_course(
        &mut self,
        change: &Change,
        rule: Option<RuleId>,
        events: &mut impl Listener<Happened>,
    ) {
        match *change {
            Change::Acted { czyn } => {
                self.acted = true;
                self.czyn_used |= czyn;
                if self.rules().phase_end == PhaseEnd::Pas {
                    self.passes = 0;
                }
            }
            Change::CzynReturned => self.czyn_used = false,
            Change::Voice(seat) => {
                self.voice = Some(seat);
                self.czyn_used = false;
                self.acted = false;
                tell(events, rule, || Event::Voice { seat });
            }
            Change::Bene(seat) => {
                // Where only czyny count, a stint without one is as good as a pas.
                let idle = self.rules().phase_end == PhaseEnd::WithoutCzyn && !self.czyn_used;
                self.seats[seat].passed = idle;
                self.passes = if idle { self.passes + 1 } else { 0 };
                tell(events, rule, || Event::Bene { seat });
            }
            Change::Pas(seat) => {
                self.seats[seat].passed = true;
                self.passes += 1;
                tell(events, rule, || Event::Pas { seat });
            }
            Change::Declined(seat) => tell(events, rule, || Event::Declined { seat }),
            Change::BeginRound => {
                self.round += 1;
                self.passes = 0;
                if self.rules().round == Round::Small {
                    self.phase = Phase::Gra;
                }
                self.seats.seats().for_each(|seat| self.seats[seat].passed = false);
                tell(events, rule, || Event::RoundBegins { round: self.round });
            }
            Change::Phase(phase) => {
                self.phase = phase;
                self.voice = None;
            }
            Change::Announce(seat) => {
                self.election = Some(seat);
                tell(events, rule, || Event::ElekcjaAnnounced { seat });
            }
            Change::ElectionFails(seat) => {
                self.election = None;
                tell(events, rule, || Event::ElekcjaFailed { seat });
            }
            Change::Over { winner, reason } => self.end(winner, reason, rule, events),
            ref other => unreachable!("{other:?} has an arm of its own"),
        }
    }

    /// No limit is above three, so what is used oftener need not be counted.
    fn count_use(&mut self, card: CardId, ability: u8) {
        if COUNTED <= ability {
            return;
        }
        let (used, shift) = (&mut self.cards[card.index()].used, 2 * ability);
        if *used >> shift & 3 != 3 {
            *used += 1 << shift;
        }
    }

    fn negate_top(&mut self, rule: Option<RuleId>, events: &mut impl Listener<Happened>) {
        let Some(top) = self.stos.last_mut() else { return };
        top.negated = true;
        let source = top.source;
        tell(events, rule, || Event::Negated { card: self.face(source) });
    }

    /// The top object stands at the question whether its controller wants what follows.
    fn decide_on_top(&mut self, willing: bool) {
        let Some(frame) = self.stos.last_mut().and_then(|it| it.frame.as_mut()) else { return };
        let op = self.catalog.0.program(frame.program).ops.get(usize::from(frame.position));
        if let Some(Op::May { or }) = op {
            // What hangs on it by "then" does not happen either.
            frame.done = willing;
            frame.position = if willing { frame.position + 1 } else { *or };
        }
    }

    fn declare(
        &mut self,
        object: &Object,
        rule: Option<RuleId>,
        events: &mut impl Listener<Happened>,
    ) {
        self.take_one_name(object);
        if object.kind.is_told() {
            tell(events, rule, || self.declaration(object));
        }
        self.stos.push(*object);
    }

    /// How a declared object is told of.
    fn declaration(&self, object: &Object) -> Event {
        let seat = object.controller;
        let card = self.face(object.source);
        let targets = || object.targets().map(|it| self.face(it)).collect::<Vec<Face>>();
        match object.kind {
            ObjectKind::Card | ObjectKind::Boost => {
                Event::Played { seat, card, targets: targets() }
            }
            ObjectKind::Ability(ability) => Event::Used { seat, card, ability, targets: targets() },
            ObjectKind::Trigger(ability) => Event::Triggered { seat, card, ability: Some(ability) },
            ObjectKind::Kreski(_) => Event::Triggered { seat, card, ability: None },
            ObjectKind::Agitacja => Event::Agitates { seat, card },
            ObjectKind::ChangeField => Event::ChangesField { seat, card },
            ObjectKind::March { to } => {
                Event::Marches { seat, card, to: to.map(|it| self.face(it)) }
            }
            ObjectKind::Potyczka => self.clash(object.source),
            ObjectKind::Rana { .. } | ObjectKind::Odrzucenie | ObjectKind::Slawni => {
                unreachable!("it is not told of")
            }
            ObjectKind::Challenge { target } => {
                Event::Challenges { seat, card, target: self.face(target) }
            }
            ObjectKind::Duel => {
                let [_, challenged] =
                    self.duel.as_ref().map_or([object.source; 2], |it| it.sides());
                Event::DuelBegins { challenger: card, challenged: self.face(challenged) }
            }
        }
    }

    fn change_duel(
        &mut self,
        change: DuelChange,
        rule: Option<RuleId>,
        events: &mut impl Listener<Happened>,
    ) {
        let begun = match change {
            DuelChange::Challenged { challenger, challenged } => {
                Some(Pojedynek::begun(challenger, challenged, Stage::Acceptance))
            }
            DuelChange::Pitted { challenger, challenged } => {
                Some(Pojedynek::begun(challenger, challenged, Stage::Moderunki))
            }
            _ => None,
        };
        if begun.is_some() {
            self.duel = begun;
            return;
        }
        let Some(duel) = &mut self.duel else { return };
        let [challenger, challenged] = duel.sides();
        match change {
            DuelChange::Challenged { .. } | DuelChange::Pitted { .. } => {
                unreachable!("handled above")
            }
            DuelChange::Accepted => duel.stage = Stage::Moderunki,
            DuelChange::Choose(card) => duel.chosen.push(card),
            DuelChange::Begins => duel.stage = Stage::Sztychy,
            DuelChange::Played(seat, card) => duel.played.push((seat, card)),
            DuelChange::GoesOn => duel.bene = 0,
            DuelChange::Bene(_) => duel.bene += 1,
            DuelChange::Ends => {
                self.duel = None;
                self.wojna.potyczka = false;
            }
            DuelChange::Refused
            | DuelChange::Won { .. }
            | DuelChange::Drawn
            | DuelChange::Stands => {}
        }
        let defender = || (self.card(challenged).controller, self.face(challenged));
        match change {
            DuelChange::Accepted => tell(events, rule, || {
                let (seat, card) = defender();
                Event::Accepted { seat, card }
            }),
            DuelChange::Refused => tell(events, rule, || {
                let (seat, card) = defender();
                Event::Refused { seat, card }
            }),
            DuelChange::Bene(seat) => tell(events, rule, || Event::Bene { seat }),
            DuelChange::Won { winner, loser, by, killed } => tell(events, rule, || {
                Event::DuelWon { winner: self.face(winner), loser: self.face(loser), by, killed }
            }),
            DuelChange::Drawn => tell(events, rule, || Event::DuelDrawn),
            DuelChange::Stands => tell(events, rule, || {
                let szabla = |it| super::fighting(self, it);
                Event::DuelStands { challenger: szabla(challenger), challenged: szabla(challenged) }
            }),
            _ => {}
        }
    }
}
