//! What the state of the game itself brings about, after every change.

use kernel::{CardId, Seat};
use rulebook::rule;

use super::{Frame, Member, Play, Step, What};
use crate::{
    ability::{self, Scene, kind},
    entering,
    event::Event,
    table::{self, NOBODY, OverReason, Place, dirty},
};

/// So much power wins.
pub(crate) const WINNING_POWER: u16 = 15;

impl Play<'_> {
    /// Looks after what may have changed. True if something was put on the agenda.
    pub(crate) fn settle(&mut self) -> bool {
        self.t.note_sets();
        // A value that kills at zero may follow from anything.
        let deadly = self.t.lasting_mask & kind::DIES_AT_ZERO != 0;
        (self.t.dirty != 0 || deadly) && self.check_state()
    }

    fn check_state(&mut self) -> bool {
        let dirty = std::mem::take(&mut self.t.dirty);
        if dirty & dirty::POWER != 0 && self.check_victory() {
            return true;
        }
        if dirty & dirty::DECKS != 0 && self.t.phases != 0 && self.check_decks() {
            return true;
        }
        if self.t.phases == 0 {
            return false;
        }
        let hosts =
            dirty & dirty::HOSTS != 0 || dirty & dirty::PLAY != 0 && self.hosts_may_change();
        if hosts && self.check_attachments() {
            return true;
        }
        if table::any_in_force(self.t, kind::DIES_AT_ZERO) && self.check_dying() {
            return true;
        }
        dirty & dirty::TOKENS != 0 && self.check_sentences()
    }

    /// Can anything that comes or goes make an attachment illegal? What is printed on a host never
    /// changes, so that it mostly fits as long as its keywords do.
    fn hosts_may_change(&self) -> bool {
        let immune = table::any_in_force(self.t, kind::IMMUNE);
        table::any_in_force(self.t, kind::FICKLE_HOST)
            || self.t.lasting_mask & kind::HOSTS != 0
            || immune && self.t.static_mask & kind::HOSTS != 0
    }

    fn check_victory(&mut self) -> bool {
        let has_won = |seat: &Seat| WINNING_POWER <= self.t.power(*seat);
        let mut winners = self.t.in_order().filter(has_won);
        match (winners.next(), winners.next()) {
            (None, _) => return false,
            (Some(winner), None) => {
                rule!("KZ Zwycięstwo w grze.0");
                rule!("KZ Władza.0");
                self.end(Some(winner), OverReason::Power);
            }
            _ => self.step(Step::ChooseWinner),
        }
        true
    }

    fn check_decks(&mut self) -> bool {
        let out = |seat: &Seat| self.t.player(*seat).deck.is_empty();
        let out: Vec<Seat> = self.t.in_order().filter(out).collect();
        if out.is_empty() {
            return false;
        }
        if out.len() == usize::from(self.t.playing()) {
            self.step(Step::ChooseEliminated);
            return true;
        }
        for seat in out {
            self.eliminate(seat);
        }
        self.t.over.is_some()
    }

    /// A player is out of the game; the last one wins.
    pub(crate) fn eliminate(&mut self, seat: Seat) {
        rule!("KZ Zwycięstwo w grze.2");
        rule!("KZ 2.2.a");
        let next = self.t.next(seat);
        self.t.out = self.t.out.with(seat);
        self.tell(Event::Eliminated { seat });
        if self.t.playing() == 1 {
            return self.end(Some(next), OverReason::LastStanding);
        }
        if self.t.first == seat {
            rule!("KZ Pierwszy gracz, Żeton pierwszego gracza.4");
            self.t.first = next;
        }
        self.clear_away(seat);
    }

    /// Our reading: everything an eliminated player owns leaves the game, and
    /// what he controlled of others goes where it belongs.
    fn clear_away(&mut self, seat: Seat) {
        let of_seat: Vec<CardId> = self
            .t
            .in_play()
            .filter(|it| {
                let card = self.t.card(*it);
                card.owner == seat || card.controller == seat
            })
            .collect();
        for card in of_seat {
            if matches!(self.t.card(card).place, Place::Play | Place::Attached) {
                let what =
                    if self.t.card(card).owner == seat { What::Removed } else { What::Discarded };
                self.leave(card, what);
            }
        }
        let plot = self.t.player(seat).plot;
        if plot != NOBODY {
            self.t.switch_off(plot, seat);
        }
        if self.t.challenge.is_some_and(|it| it.role(seat).is_some()) {
            self.end_challenge_early();
        }
    }

    fn end_challenge_early(&mut self) {
        let is_end = |it: &Frame| matches!(it, Frame::Step(Step::EndChallenge));
        if let Some(place) = self.flow.frames.iter().rposition(is_end) {
            self.flow.frames.truncate(place + 1);
            self.flow.members.clear();
            self.flow.answered.clear();
            self.flow.contexts.clear();
        }
    }

    fn check_attachments(&mut self) -> bool {
        // What somebody may still answer is on its way out already.
        let goes =
            |card| self.flow.members.iter().any(|it| it.card == card && it.what.leaves_play());
        let wrong = self.t.in_play().find(|it| {
            let card = self.t.card(*it);
            card.place == Place::Attached
                && entering::can_attach(self.t, card.controller, *it, card.host).is_err()
                && !goes(*it)
        });
        let Some(card) = wrong else { return false };
        rule!("KZ Karty dodatków.4");
        // There may be more of them.
        self.t.dirty |= dirty::HOSTS;
        let seat = self.t.card(card).controller;
        self.scope();
        self.occurs(Member::new(What::Discarded, seat).card(card).unsavable());
        true
    }

    /// Characters that die when their STR is zero.
    fn check_dying(&mut self) -> bool {
        let mut threatened = false;
        table::in_force(self.t, kind::DIES_AT_ZERO, |it| {
            threatened |= it.lasting.is_none_or(|it| {
                it.about_nobody()
                    || it.is_about(self.t, it.card) && table::strength(self.t, it.card) == 0
            });
        });
        if !threatened {
            return false;
        }
        let mut dying = NOBODY;
        for card in self.t.in_play() {
            let mut dies = false;
            table::in_force_on(self.t, kind::DIES_AT_ZERO, card, |_| dies = true);
            let doomed = self.flow.members.iter().any(|it| it.card == card && it.terminal);
            if dies && !doomed && table::strength(self.t, card) == 0 {
                dying = card;
            }
        }
        if dying == NOBODY {
            return false;
        }
        self.t.dirty |= dirty::PLAY;
        let seat = self.t.card(dying).controller;
        let mut member = Member::new(What::Killed, seat).card(dying);
        member.terminal = true;
        self.scope();
        self.occurs(member);
        true
    }

    /// Sentences that are carried out as soon as they are true.
    fn check_sentences(&mut self) -> bool {
        let mut due = None;
        for card in self.t.in_play() {
            let text = self.t.text(card);
            if text.checks.is_empty() || table::is_blank(self.t, card) {
                continue;
            }
            let scene = Scene::of(self.t, self.t.card(card).controller, card);
            let holds = text.checks.iter().find(|it| scene.all_hold(&it.conditions));
            due = due.or(holds.map(|it| (card, it.ability)));
        }
        let Some((card, number)) = due else { return false };
        let seat = self.t.card(card).controller;
        ability::carry_out(self, seat, card, number);
        true
    }
}
