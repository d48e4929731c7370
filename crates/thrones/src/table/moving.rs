//! Cards on their way from one place to another.

use cards::thrones::Kind;
use kernel::{CardId, Seat, SeatSet};
use rulebook::rule;

use super::{Card, NOBODY, Place, Side, Table, Titles, Way, dirty, each_place, pointed_at_by};
use crate::{
    ability::Hooks,
    catalog::word,
    event::{Event, Face},
    flow::{Play, What},
};

impl Table {
    /// A card that not everybody has seen, in a deck or a hand.
    fn is_secret(card: &Card) -> bool {
        matches!(card.place, Place::Deck | Place::Hand) && card.known_to != SeatSet::ALL
    }

    /// A card was this before: keeps the counts of what nobody else has seen.
    fn count_secret(&mut self, id: CardId, before: &Card) {
        let after = &self.cards[id.index()];
        let (was, is) = (Table::is_secret(before), Table::is_secret(after));
        if !was && !is {
            return;
        }
        let (seat, def) = (after.owner, after.def);
        let in_hand = |secret: bool, card: &Card| secret && card.place == Place::Hand;
        let player = &mut self.players[usize::from(seat.0)];
        let held = player.secret_hand != 0;
        player.secret_hand += u8::from(in_hand(is, after));
        player.secret_hand -= u8::from(in_hand(was, before));
        if held != (player.secret_hand != 0) {
            player.anywhere = player.hooks_anywhere();
        }
        if was != is
            && let Some(place) = self.repertoires.0[usize::from(seat.0)].place(def)
        {
            let count = &mut player.unseen[place];
            *count = if is { *count + 1 } else { *count - 1 };
            let set = player.unseen_set & !(1 << place) | u32::from(*count != 0) << place;
            if set != player.unseen_set {
                player.unseen_set = set;
                self.recount_unseen(seat);
            }
        }
    }

    fn recount_unseen(&mut self, seat: Seat) {
        let mut hooks = Hooks::default();
        let repertoire = &self.repertoires.0[usize::from(seat.0)];
        for place in each_place(self.player(seat).unseen_set) {
            hooks.join(repertoire.hooks(place));
        }
        let player = self.player_mut(seat);
        player.unseen_hooks = hooks;
        player.anywhere = player.hooks_anywhere();
    }

    /// Only for dealing hidden cards anew.
    pub(crate) fn redefine(&mut self, id: CardId, def: u16) {
        // A card nobody knows counts among the unseen of its kind.
        let known = self.card(id).known_to;
        self.set_known(id, SeatSet::ALL);
        let facts = self.catalog.0.def(def);
        let card = &mut self.cards[id.index()];
        (card.def, card.title, card.kind) = (def, facts.title, facts.kind);
        card.acts = facts.text.acts;
        self.set_known(id, known);
    }

    /// When cards in hand that everybody knows answer.
    fn recount_shown(&mut self, seat: Seat) {
        let mut hooks = Hooks::default();
        let player = self.player(seat);
        if usize::from(player.secret_hand) < player.hand.len() {
            let shown = |it: &CardId| self.card(*it).known_to == SeatSet::ALL;
            for card in player.hand.iter().filter(shown) {
                hooks.join(&self.def(card).text.hooks);
            }
        }
        let player = self.player_mut(seat);
        player.shown_hooks = hooks;
        player.anywhere = player.hooks_anywhere();
    }

    pub(crate) fn set_known(&mut self, id: CardId, known_to: SeatSet) {
        let before = *self.card(id);
        let Card { place, owner, .. } = before;
        self.cards[id.index()].known_to = known_to;
        self.count_secret(id, &before);
        if place == Place::Hand {
            self.recount_shown(owner);
        }
    }

    /// If somebody knows that a like card is in this hand, that is the one that leaves it.
    fn exchange_knowledge(&mut self, id: CardId) {
        let card = *self.card(id);
        if card.known_to == SeatSet::ALL {
            return;
        }
        let hand = &self.player(card.owner).hand;
        let known = hand.iter().find(|it| {
            let other = self.card(*it);
            other.def == card.def && other.known_to != card.known_to && *it != id
        });
        if let Some(other) = known {
            let theirs = self.card(other).known_to;
            self.set_known(other, card.known_to);
            self.set_known(id, theirs);
        }
    }

    fn take_out(&mut self, id: CardId, card: &Card) {
        let Card { place, owner, controller, .. } = *card;
        let player = self.player_mut(if place.in_play() { controller } else { owner });
        match place {
            Place::Deck => {
                player.deck.take_from_top(id);
                if player.deck.is_empty() {
                    self.dirty |= dirty::DECKS;
                }
            }
            Place::Hand => player.hand.take(id),
            Place::SetUp => player.play.take(id),
            Place::Play | Place::Attached => {
                player.leave_play(id, card.kind);
                self.titles = self.titles_in_play();
            }
            Place::Duplicate => player.duplicates.take(id),
            Place::Discard => player.discard.take(id),
            Place::Dead => player.dead.take(id),
            Place::PlotDeck => player.plots.take(id),
            Place::PlotChosen => player.chosen = NOBODY,
            Place::Revealed => player.plot = NOBODY,
            Place::Used => player.used_plots.take(id),
            Place::UnderWay | Place::Removed | Place::Faction | Place::Agenda => {}
        }
    }

    fn titles_in_play(&self) -> Titles {
        let mut titles = Titles::default();
        let cards = self.in_play().map(|it| self.card(it));
        cards.filter(|it| it.place != Place::SetUp).for_each(|it| titles.add(it.title));
        titles
    }

    fn put_in(&mut self, id: CardId) {
        let Card { place, owner, controller, title, kind, .. } = *self.card(id);
        let player = self.player_mut(if place.in_play() { controller } else { owner });
        match place {
            Place::Deck => player.deck.put_on_top(id),
            Place::Hand => player.hand.put_on_top(id),
            Place::SetUp => player.play.put_on_top(id),
            Place::Play | Place::Attached => {
                player.enter_play(id, kind);
                self.titles.add(title);
            }
            Place::Duplicate => player.duplicates.put_on_top(id),
            Place::Discard => player.discard.put_on_top(id),
            Place::Dead => {
                player.dead.put_on_top(id);
                player.dead_titles.add(title);
            }
            Place::PlotDeck => player.plots.put_on_top(id),
            Place::PlotChosen => player.chosen = id,
            Place::Revealed => player.plot = id,
            Place::Used => player.used_plots.put_on_top(id),
            Place::UnderWay | Place::Removed | Place::Faction | Place::Agenda => {}
        }
    }

    /// Puts a card into a place without telling, and answers what it was before; every move goes
    /// through here.
    pub(crate) fn relocate(&mut self, id: CardId, to: Place, controller: Seat) -> Card {
        let from = self.card(id).place;
        if from == Place::Hand {
            self.exchange_knowledge(id);
        }
        let before = *self.card(id);
        self.take_out(id, &before);
        let fresh = (from.hidden() || to.hidden()).then(|| self.handles.fresh());
        let owner = SeatSet::only(before.owner);
        let known_to = match to {
            Place::Deck => SeatSet::NONE,
            Place::Hand if before.known_to != SeatSet::ALL => owner,
            Place::SetUp | Place::PlotDeck | Place::PlotChosen => owner,
            _ => SeatSet::ALL,
        };
        let card = &mut self.cards[id.index()];
        card.place = to;
        card.known_to = known_to;
        card.handle = fresh.unwrap_or(card.handle);
        card.facedown = false;
        card.controller = controller;
        if from == Place::Attached || to == Place::Attached {
            self.turn_into_attachment_or_back(id);
        }
        self.count_secret(id, &before);
        if from.hidden() && known_to == SeatSet::ALL && before.known_to != SeatSet::ALL {
            self.revealed += 1;
        }
        self.put_in(id);
        let everybody = |place, known| place == Place::Hand && known == SeatSet::ALL;
        if everybody(from, before.known_to) || everybody(to, known_to) {
            self.recount_shown(before.owner);
        }
        before
    }

    /// An event that stays is an attachment; nothing else changes what it is.
    fn turn_into_attachment_or_back(&mut self, id: CardId) {
        let attached = self.card(id).place == Place::Attached;
        let kind = if attached { Kind::Attachment } else { self.def(id).kind };
        let acts = self.text(id).acts;
        let card = &mut self.cards[id.index()];
        (card.kind, card.acts) = (kind, acts);
    }

    /// A card as an event tells of it when it was this and has been put elsewhere.
    pub(super) fn moved_face(&self, id: CardId, before: &Card) -> Face {
        let after = self.card(id);
        Face {
            def: after.def,
            owner: after.owner,
            seen_by: after.known_to.union(before.known_to),
            was: (before.handle, pointed_at_by(before)),
            now: (after.handle, pointed_at_by(after)),
        }
    }
}

impl Play<'_> {
    pub(crate) fn move_card(&mut self, id: CardId, to: Place) {
        let Card { place: from, owner, .. } = *self.t.card(id);
        if to == Place::Discard {
            rule!("KZ Stos kart odrzuconych.0");
            rule!("KZ Stos kart odrzuconych.1");
            rule!("KZ Stos kart odrzuconych.3");
            rule!("KZ W grze i poza grą.0.b");
            rule!("KZ Własność i kontrola.2");
        }
        let before = self.t.relocate(id, to, owner);
        self.tell_of(|table| Event::Moved { card: table.moved_face(id, &before), from, to });
    }

    /// Tucks a card under the copy of it that is in play.
    pub(crate) fn duplicate(&mut self, id: CardId, host: CardId, facedown: bool) {
        rule!("KZ Duplikaty.0");
        rule!("KZ Duplikaty.2");
        rule!("KZ Duplikaty.3");
        rule!("KZ Duplikaty.4");
        rule!("KZ Duplikaty.5");
        rule!("KZ Karty unikatowe.1");
        let controller = self.t.card(host).controller;
        let before = self.t.relocate(id, Place::Duplicate, controller);
        let state = &mut self.t.cards[id.index()];
        state.host = host;
        state.facedown = facedown;
        state.kneeling = false;
        if facedown {
            self.t.set_known(id, SeatSet::only(controller));
        }
        self.t.dirty |= dirty::PLAY;
        self.tell_of(|table| Event::Duplicated {
            card: table.moved_face(id, &before),
            host: table.face(host),
        });
    }

    /// A card comes into play.
    pub(crate) fn enter(&mut self, id: CardId, seat: Seat, host: CardId, way: Way) {
        let place = if host == NOBODY { Place::Play } else { Place::Attached };
        let kneeling = way != Way::SetUp && super::enters_kneeling(self.t, id, seat);
        let before = self.t.relocate(id, place, seat);
        let phases = self.t.phases;
        let state = &mut self.t.cards[id.index()];
        state.host = host;
        state.way = way;
        state.since = phases;
        state.stay += 1;
        state.used = 0;
        state.kneeling = kneeling;
        self.t.switch_on(id);
        rule!("KZ Wchodzi do gry.0");
        rule!("KZ W grze i poza grą.0");
        rule!("KZ W grze i poza grą.1");
        if !kneeling {
            rule!("KZ Stojący, Wstawanie.1");
        }
        match self.t.kind(id) {
            Kind::Character => rule!("KZ Karty postaci.0"),
            Kind::Location => rule!("KZ Karty miejsc.0"),
            _ => {}
        }
        self.tell_of(|table| Event::Entered { seat, card: table.moved_face(id, &before), way });
        if host != NOBODY {
            // A table may be laid out with an attachment where it cannot be.
            self.t.dirty |= dirty::HOSTS;
            rule!("KZ Karty dodatków.2");
            rule!("KZ Karty dodatków.5");
            rule!("KZ Karty dodatków.6");
            self.tell_of(|table| Event::Attached { card: table.face(id), host: table.face(host) });
        }
    }

    /// A card leaves play, with everything that hangs on it.
    pub(crate) fn leave(&mut self, id: CardId, what: What) {
        rule!("KZ Opuszczanie gry.0");
        rule!("KZ Opuszczanie gry.0.b");
        rule!("KZ W grze i poza grą.2");
        rule!("KZ Własność i kontrola.0");
        rule!("KZ Własność i kontrola.3");
        let mut hanging = [NOBODY; 32];
        let mut count = 0;
        for card in self.t.attachments(id).chain(self.t.duplicates(id)).take(32) {
            hanging[count] = card;
            count += 1;
        }
        for card in &hanging[..count] {
            self.fall_off(*card);
        }
        self.strip(id);
        let to = match what {
            What::Killed => Place::Dead,
            What::Returned => Place::Hand,
            What::ShuffledIn => Place::Deck,
            What::Removed => Place::Removed,
            _ => Place::Discard,
        };
        self.move_card(id, to);
        match what {
            What::Killed => {
                rule!("KZ Zabicie, Zabity.0");
                rule!("KZ Stos zabitych.0");
                rule!("KZ Stos zabitych.1");
                rule!("KZ Stos zabitych.5");
            }
            What::Removed => {
                rule!("KZ Usunięty z gry.0");
                rule!("KZ Usunięty z gry.0.b");
            }
            What::ShuffledIn => self.shuffle(self.t.card(id).owner),
            _ => {}
        }
    }

    /// What was attached to or under a card that leaves play.
    fn fall_off(&mut self, id: CardId) {
        if self.t.card(id).place == Place::Duplicate {
            rule!("KZ Opuszczanie gry.2");
            self.t.cards[id.index()].host = NOBODY;
            return self.move_card(id, Place::Discard);
        }
        let terminal = super::keywords(self.t, id) & word::TERMINAL != 0;
        let duplicates: [CardId; 4] = {
            let mut under = [NOBODY; 4];
            self.t.duplicates(id).take(4).zip(&mut under).for_each(|(it, to)| *to = it);
            under
        };
        for card in duplicates.into_iter().filter(|it| *it != NOBODY) {
            self.fall_off(card);
        }
        self.strip(id);
        if terminal || self.t.def(id).kind == Kind::Event {
            rule!("KZ Nietrwały.0");
            self.move_card(id, Place::Discard);
        } else {
            rule!("KZ Opuszczanie gry.3");
            rule!("KZ Karty dodatków.3");
            self.move_card(id, Place::Hand);
        }
    }

    /// Tokens, effects and roles end with the stay in play.
    fn strip(&mut self, id: CardId) {
        let seat = self.t.card(id).controller;
        self.t.switch_off(id, seat);
        let card = &mut self.t.cards[id.index()];
        if card.power != 0 || card.tokens != [0; 3] {
            rule!("KZ Opuszczanie gry.1");
            rule!("KZ Skarbiec.2");
        }
        card.power = 0;
        card.tokens = [0; 3];
        card.kneeling = false;
        card.bypassed = false;
        card.used = 0;
        card.host = NOBODY;
        // A new stay: effects on the old one are about nobody any more.
        card.stay += 1;
        if card.side != Side::None {
            rule!("KZ Uczestniczenie.3");
            card.side = Side::None;
        }
        for delayed in &mut self.t.delayed {
            delayed.ctx.slots.forget(id);
        }
        if !self.t.lasting.is_empty() {
            let stay = self.t.card(id).stay;
            self.t.lasting.retain(|it| {
                let ends = it.card == id && it.stay != stay;
                if ends {
                    rule!("KZ Opuszczanie gry.4");
                }
                !ends
            });
        }
    }

    /// A card in play changes sides.
    pub(crate) fn take_control(&mut self, id: CardId, seat: Seat) {
        let old = self.t.card(id).controller;
        if old == seat {
            return;
        }
        rule!("KZ Własność i kontrola.1");
        rule!("KZ Limity i maksymalne ilości.1");
        self.t.cards[id.index()].used = 0;
        let kind = self.t.kind(id);
        self.t.player_mut(old).leave_play(id, kind);
        self.t.player_mut(seat).enter_play(id, kind);
        self.t.cards[id.index()].controller = seat;
        self.t.switch_off(id, old);
        self.t.switch_on(id);
        self.t.dirty |= dirty::POWER | dirty::HOSTS;
        let mut under = [NOBODY; 8];
        let old_pile = self.t.player(old).duplicates.as_slice();
        let of_card = old_pile.iter().filter(|it| self.t.card(**it).host == id).take(8);
        of_card.zip(&mut under).for_each(|(it, to)| *to = *it);
        for card in under.into_iter().filter(|it| *it != NOBODY) {
            self.t.player_mut(old).duplicates.take(card);
            self.t.player_mut(seat).duplicates.put_on_top(card);
            self.t.cards[card.index()].controller = seat;
        }
        let card = self.t.face(id);
        self.tell(Event::Control { card, seat });
        if self.t.card(id).side != Side::None {
            rule!("KZ Własność i kontrola.4");
            self.out_of_challenge(id);
        }
    }
}
