//! Where a card lies down, and where it is taken from: the zones, and the lists
//! of what can answer, be used or always holds.

use cards::veto::Kind;
use kernel::{CardId, SeatSet, Zone};
use rulebook::rule;

use super::{Place, Table};

impl Table {
    fn zone_of(&mut self, id: CardId) -> Option<&mut Zone> {
        let card = &self.cards[id.index()];
        let (owner, controller) = (card.owner, card.controller);
        Some(match card.place {
            Place::Kredens => &mut self.seats[owner].kredens,
            Place::Dwor => &mut self.seats[owner].dwor,
            Place::Pole
            | Place::Karmazyni
            | Place::Ziemie
            | Place::NaZiemi
            | Place::PrzyOddziale => &mut self.seats[controller].pole,
            Place::Attached | Place::Under | Place::Podlaczona => {
                &mut self.seats[controller].attached
            }
            Place::Lazaret => &mut self.seats[owner].lazaret,
            Place::Zalnik => &mut self.seats[owner].zalnik,
            Place::Stos | Place::Frakcja => return None,
        })
    }

    /// Whose repliki it belongs to where it lies now.
    #[inline]
    fn replika_of(&self, id: CardId) -> SeatSet {
        let card = self.card(id);
        if !card.brief.replika {
            return SeatSet::NONE;
        }
        let facts = self.facts(id);
        match card.place {
            Place::Ziemie => SeatSet::ALL, // Anybody may come to control it.
            Place::Dwor | Place::Kredens | Place::Under if facts.is_played => {
                SeatSet::only(card.owner)
            }
            Place::Stos if facts.answers_entering => SeatSet::only(card.controller),
            _ if self.in_play(id) => SeatSet::only(card.controller),
            _ => SeatSet::NONE,
        }
    }

    pub(super) fn note_replika(&mut self, id: CardId) {
        let whose = self.replika_of(id);
        if whose == SeatSet::NONE {
            return;
        }
        for seat in self.seats.seats().filter(|it| whose.contains(*it)) {
            let facts = self.facts(id);
            let kompania = &mut self.seats[seat];
            kompania.repliki.put_on_top(id);
            facts.answered().for_each(|it| kompania.answering[it.index()] += 1);
            kompania.at_moments.note(facts.moments);
        }
    }

    pub(super) fn strike_replika(&mut self, id: CardId) {
        let whose = self.replika_of(id);
        if whose == SeatSet::NONE {
            return;
        }
        for seat in self.seats.seats().filter(|it| whose.contains(*it)) {
            let facts = self.facts(id);
            let kompania = &mut self.seats[seat];
            kompania.repliki.take(id);
            facts.answered().for_each(|it| kompania.answering[it.index()] -= 1);
            kompania.at_moments.strike(facts.moments);
        }
    }

    /// The postać under which it lies as a sztych.
    fn carries(&self, id: CardId) -> Option<CardId> {
        let card = self.card(id);
        card.host.filter(|_| card.place == Place::Under && card.kind == Kind::Sztych)
    }

    pub(super) fn take_away(&mut self, id: CardId) {
        self.strike_replika(id);
        if let Some(zone) = self.zone_of(id) {
            zone.take(id);
        }
        if let Some(host) = self.carries(id) {
            self.cards[host.index()].under -= 1;
        }
        match self.card(id).place {
            Place::Lazaret | Place::Zalnik => self.renew_elsewhere(self.card(id).owner),
            _ if self.in_play(id) => self.leave_play(id),
            _ => {}
        }
    }

    pub(super) fn lay_down(&mut self, id: CardId) {
        self.note_replika(id);
        if let Some(zone) = self.zone_of(id) {
            zone.put_on_top(id);
        }
        if let Some(host) = self.carries(id) {
            self.cards[host.index()].under += 1;
        }
        match self.card(id).place {
            Place::Lazaret | Place::Zalnik => self.note_elsewhere(id),
            _ if self.in_play(id) => self.enter_play(id),
            _ => {}
        }
    }

    /// A card lies in play now.
    fn enter_play(&mut self, id: CardId) {
        let facts = self.facts(id);
        if facts.usable {
            self.usable.put_on_top(id);
        }
        if facts.has_statics {
            if facts.usable {
                rule!("AH 112.4");
                rule!("AH 112.6");
            }
            rule!("MB 88");
            rule!("AH 112.9");
            rule!("AH 112.9.a");
            rule!("AH 604.1");
            rule!("AH 604.3");
            rule!("I2 3.2.2");
            rule!("I2 3.3.3.35");
            self.statics.put_on_top(id);
            self.renew_static_mask();
        }
        self.note_beside(id);
    }

    /// A card that was in play is taken from where it lay.
    fn leave_play(&mut self, id: CardId) {
        let facts = self.facts(id);
        if facts.usable {
            self.usable.take(id);
        }
        if facts.has_statics {
            rule!("MB 90");
            rule!("AH 604.2");
            rule!("I2 1.8.1");
            match facts.kind {
                Kind::Postac => rule!("I2 1.2.10"),
                Kind::Moderunek => rule!("I2 1.3.5"),
                Kind::Posesja => rule!("I2 1.4.4"),
                _ => {}
            }
            self.statics.take(id);
            self.renew_static_mask();
        }
        self.strike_beside(id);
    }
}
