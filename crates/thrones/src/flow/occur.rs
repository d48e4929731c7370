//! One occurrence and everything that may answer it (KZ Warunek aktywacji).

use cards::thrones::Kind;
use kernel::CardId;
use rulebook::rule;

use super::{Answered, Fate, Flow, Frame, Member, Play, What};
use crate::{
    ability::{self, Class},
    choice::{Choice, Question},
    table::{self, Place, Table},
};

/// The kinds of happening that something could answer, before and after: a quick look at masks.
fn watched(table: &Table) -> (u64, u64) {
    let players = table.players.iter().map(|it| &it.anywhere);
    players.fold((0, 0), |(before, after), it| (before | it.before, after | it.after))
}

impl Play<'_> {
    /// Everything pushed onto the members since `from` is one occurrence. It
    /// happens at once if nobody could do anything before.
    pub(crate) fn occur(&mut self, from: usize) {
        let to = self.flow.members.len();
        if from == to {
            return;
        }
        let what = self.flow.members[from..].iter().fold(0, |bits, it| bits | it.what.bit());
        let leaving = what & What::LEAVING != 0;
        let (before, after) = watched(self.t);
        let quiet = before & what == 0;
        if quiet && !(leaving && self.has_duplicates(from)) {
            return self.happen(from, to, after);
        }
        let (from, to) = (from as u16, to as u16);
        let answered = self.flow.answered.len() as u16;
        self.push(Frame::Occur { from, to, stage: 0, answered });
    }

    /// One thing happens by itself.
    pub(crate) fn occurs(&mut self, member: Member) {
        if self.is_quiet(member.what.bit()) {
            self.come_true(&member);
            return;
        }
        let from = self.flow.members.len();
        self.flow.members.push(member);
        self.occur(from);
    }

    /// The same, reacted to before anything else is done.
    pub(crate) fn occur_alone(&mut self, from: usize) {
        let what = ability::kinds_of(&self.flow.members[from..]);
        // Where nobody reacts there is nothing to come back to, unless something was delayed.
        if !self.is_quiet(what) || !self.t.delayed.is_empty() {
            self.push(Frame::React { from: from as u16, forced_done: false });
        }
        self.occur(from);
    }

    /// One thing happens by itself and is reacted to before anything else is done.
    pub(crate) fn occurs_alone(&mut self, member: Member) {
        if !self.is_quiet(member.what.bit()) || !self.t.delayed.is_empty() {
            self.scope();
        }
        self.occurs(member);
    }

    /// Can nobody answer these kinds of happening, and do they change nothing about that?
    fn is_quiet(&self, what: u64) -> bool {
        let (before, after) = watched(self.t);
        (before | after | What::ENTERING_OR_LEAVING) & what == 0
    }

    fn has_duplicates(&self, from: usize) -> bool {
        self.flow.members[from..].iter().any(|it| {
            it.what.leaves_play() && it.save && self.t.duplicates(it.card).next().is_some()
        })
    }

    pub(crate) fn go_on_occurring(&mut self) {
        let Frame::Occur { from, to, stage, answered } = self.flow.top() else { return };
        let range = usize::from(from)..usize::from(to);
        let imminent = self.flow.members[range].iter().any(|it| it.fate != Fate::Dropped);
        if !imminent {
            rule!("KZ Anulowanie.1");
            rule!("KZ Miałby.1");
            return self.close(from, to, answered);
        }
        let next = |stage| Frame::Occur { from, to, stage, answered };
        if stage == 0 {
            rule!("KZ Warunek aktywacji.0.b");
            rule!("KZ Warunek aktywacji.1");
            rule!("KZ Warunek aktywacji.2");
            self.become_(next(1));
            if self.open_window(Class::Would, from, to) {
                return;
            }
        }
        if stage <= 1 {
            if self.next_forced(Class::ForcedInterrupt, from, to) {
                return;
            }
            rule!("KZ Warunek aktywacji.4");
            self.become_(next(2));
            if self.open_window(Class::Interrupt, from, to) {
                return;
            }
        }
        self.close(from, to, answered);
    }

    /// A window for answers of this class, if anything could answer.
    fn open_window(&mut self, class: Class, from: u16, to: u16) -> bool {
        let is_watched = self.is_watched(class, from, to);
        if is_watched {
            let turn = self.t.first;
            self.push(Frame::Window { class, from, to, turn, passes: 0 });
        }
        is_watched
    }

    /// Could anything answer these members in a window of this class? Masks and duplicates tell
    /// more quickly than a window that nobody is asked in.
    fn is_watched(&self, class: Class, from: u16, to: u16) -> bool {
        let what = ability::kinds_of(&self.flow.members[usize::from(from)..usize::from(to)]);
        let saves = class == Class::Would && what & What::LEAVING != 0;
        saves && self.has_duplicates(usize::from(from))
            || self.t.players.iter().any(|it| it.anywhere.of(class) & what != 0)
    }

    fn close(&mut self, from: u16, to: u16, answered: u16) {
        self.pop();
        self.flow.answered.truncate(usize::from(answered));
        let after = watched(self.t).1;
        self.happen(usize::from(from), usize::from(to), after);
    }

    /// Step 5: all members that are still to happen do so together. Only what
    /// could be reacted to is remembered.
    fn happen(&mut self, from: usize, to: usize, mut answers: u64) {
        let mut kept = from;
        let before = self.strengths_that_may_rise(answers, from);
        for place in from..to {
            let mut member = self.flow.members[place];
            if member.fate == Fate::Dropped {
                self.note_dropped(&member);
                continue;
            }
            if !self.come_true(&member) && (member.what.leaves_play() || member.what == What::Stood)
            {
                continue;
            }
            if member.what == What::Entered {
                // What has just come into play may answer its own coming.
                answers = watched(self.t).1;
            }
            if answers & member.what.bit() != 0 {
                member.fate = Fate::Happened;
                self.flow.members[kept] = member;
                kept += 1;
            }
        }
        self.flow.members.truncate(kept);
        for (card, before) in before {
            let card_now = self.t.card(card);
            if card_now.place == Place::Play && before < table::strength(self.t, card) {
                let mut rose = Member::new(What::StrengthRose, card_now.controller).card(card);
                rose.fate = Fate::Happened;
                self.flow.members.push(rose);
            }
        }
    }

    /// False if it could not happen in full.
    fn come_true(&mut self, member: &Member) -> bool {
        rule!("KZ Warunek aktywacji.5");
        rule!("KZ Sekwencje zdolności osadzonych.0");
        let done = self.apply(member);
        if !done {
            rule!("KZ Efekty.2");
            self.note_short();
        }
        done
    }

    /// What comes into play can raise the STR of others, which some cards answer. What leaves
    /// play only ends an effect.
    fn strengths_that_may_rise(&self, answers: u64, from: usize) -> Vec<(CardId, i16)> {
        let enters = |it: &Member| it.what == What::Entered;
        let watched = answers & What::StrengthRose.bit() != 0;
        if !watched || !self.flow.members[from..].iter().any(enters) {
            return Vec::new();
        }
        let characters = self.t.in_play().filter(|it| self.t.kind(*it) == Kind::Character);
        characters.map(|it| (it, table::strength(self.t, it))).collect()
    }

    /// Something that was to happen does not: an ability under way notices.
    fn note_dropped(&mut self, member: &Member) {
        if member.what == What::WouldInitiate {
            rule!("KZ Anulowanie.2");
            rule!("KZ Limity i maksymalne ilości.2");
            if self.t.def(member.card).kind == Kind::Event {
                rule!("KZ Anulowanie.3");
                rule!("KZ Karty wydarzeń.4");
            }
            if let Some(ctx) = self.flow.contexts.last_mut() {
                ctx.stopped = true;
            }
        } else {
            self.note_short();
        }
    }

    fn note_short(&mut self) {
        if let Some(ctx) = self.flow.contexts.last_mut() {
            ctx.short = true;
        }
    }

    /// Starts the next forced ability, or asks which. False if there is none.
    fn next_forced(&mut self, class: Class, from: u16, to: u16) -> bool {
        let what = self.flow.members[usize::from(from)..usize::from(to)]
            .iter()
            .fold(0, |bits, it| bits | it.what.bit());
        if self.t.players.iter().all(|it| it.hooks.of(class) & what == 0) {
            return false;
        }
        let mut found = Vec::new();
        forced_choices(self.t, self.flow, class, from, to, &mut found);
        match found.len() {
            0 => return false,
            1 => self.start_forced(found[0], from),
            _ => self.push(Frame::Order { class, from, to }),
        }
        true
    }

    fn start_forced(&mut self, choice: Choice, from: u16) {
        if let Choice::Use { card, ability, on } = choice {
            rule!("KZ Wymuszone przerwania/Wymuszone reakcje.0");
            rule!("KZ Wymuszone przerwania/Wymuszone reakcje.1");
            match self.t.text(card).abilities[usize::from(ability)].class {
                Class::ForcedInterrupt => rule!("KZ Warunek aktywacji.3"),
                _ => rule!("KZ Warunek aktywacji.6"),
            }
            rule!("KZ Wymuszone przerwania/Wymuszone reakcje.3");
            let member = from + u16::from(on);
            let seat = self.t.card(card).controller;
            ability::initiate(self, seat, card, ability, Some(member));
        }
    }

    pub(crate) fn ask_order(&mut self) {
        let first = self.t.first;
        self.ask(first, Question::Order);
    }

    pub(crate) fn answer_order(&mut self, choice: Choice) {
        let Frame::Order { class, from, .. } = self.flow.top() else { return };
        rule!("KZ Wymuszone przerwania/Wymuszone reakcje.2");
        rule!("KZ Kolejność rozpatrywania jednoczesnych efektów.1");
        self.pop();
        if class == Class::WhenRevealed {
            crate::phases::plot::start_when_revealed(self, choice);
        } else {
            self.start_forced(choice, from);
        }
    }

    /// Steps 6 and 7.
    pub(crate) fn go_on_reacting(&mut self) {
        let Frame::React { from, forced_done } = self.flow.top() else { return };
        let to = self.flow.members.len() as u16;
        if from == to {
            return self.pop();
        }
        if from + 1 < to {
            rule!("KZ Warunek aktywacji.0.b");
        }
        if !forced_done {
            if !self.next_forced(Class::ForcedReaction, from, to) {
                rule!("KZ Warunek aktywacji.7");
                rule!("KZ Sekwencje zdolności osadzonych.0.b");
                rule!("KZ Sekwencje zdolności osadzonych.0.c");
                rule!("KZ Sekwencje zdolności osadzonych.0.d");
                self.become_(Frame::React { from, forced_done: true });
                self.open_window(Class::Reaction, from, to);
            }
            return;
        }
        self.pop();
        self.flow.members.truncate(usize::from(from));
        self.flow.answered.retain(|it| it.member < from);
    }

    /// An ability has answered this member and may not do so again.
    pub(crate) fn note_answer(&mut self, card: CardId, ability: u8, member: u16) {
        self.flow.answered.push(Answered { card, ability, member });
    }
}

/// The forced abilities of this class that are still due, whoever controls them.
pub(crate) fn forced_choices(
    table: &Table,
    flow: &Flow,
    class: Class,
    from: u16,
    to: u16,
    into: &mut Vec<Choice>,
) {
    if class == Class::WhenRevealed {
        return crate::phases::plot::when_revealed_due(table, flow, into);
    }
    for seat in table.in_order() {
        let player = table.player(seat);
        if player.hooks.of(class) == 0 {
            continue;
        }
        for card in player.actors() {
            if table.card(card).acts.has(class.acts()) {
                ability::answers_of(table, flow, seat, card, class, from, to, into);
            }
        }
    }
}
