//! Texts that begin to count and cease to: what is kept beside the cards follows.

use kernel::{CardId, Seat};

use super::{Card, Place, Static, Table, dirty};
use crate::ability::{Acts, Hooks, kind};

impl Table {
    /// A card that is listed among the acting ones while its text counts.
    fn acts_in_play(card: &Card) -> bool {
        matches!(card.place, Place::Play | Place::Attached)
    }

    /// The text of `card` begins to count.
    pub(crate) fn switch_on(&mut self, id: CardId) {
        let text = self.text(id);
        let (mask, reach, hooks, acts) = (text.mask, text.reach, text.hooks, text.acts);
        if mask != 0 {
            self.statics.push(Static { source: id, mask, reach });
            self.static_mask |= mask;
            self.note_hosts(mask);
        }
        let (seat, bonus) = (self.card(id).controller, self.def(id).bonus);
        let in_play = Table::acts_in_play(self.card(id));
        let player = &mut self.players[usize::from(seat.0)];
        player.hooks.join(&hooks);
        player.anywhere.join(&hooks);
        if in_play {
            player.bonuses.add(bonus);
        }
        if in_play && acts != Acts::NEVER {
            player.acting.put_on_top(id);
        }
        self.dirty |= dirty::PLAY;
    }

    /// Constants of these kinds begin or cease to hold: may every attachment stay where it is?
    fn note_hosts(&mut self, mask: u64) {
        if mask & (kind::HOSTS | kind::IMMUNE) != 0 {
            self.dirty |= dirty::HOSTS;
        }
    }

    /// The text of `card`, which this seat controlled, counts no more.
    pub(crate) fn switch_off(&mut self, id: CardId, seat: Seat) {
        if let Some(place) = self.statics.iter().position(|it| it.source == id) {
            let mask = self.statics.remove(place).mask;
            self.note_hosts(mask);
            self.static_mask = self.statics.iter().fold(0, |all, it| all | it.mask);
        }
        let (state, bonus) = (self.cards[id.index()], self.def(id).bonus);
        if Table::acts_in_play(&state) {
            self.player_mut(seat).bonuses.take_away(bonus);
        }
        if state.acts != Acts::NEVER {
            if Table::acts_in_play(&state) {
                self.player_mut(seat).acting.take(id);
            }
            let mut hooks = Hooks::default();
            for card in self.player(seat).actors().filter(|it| *it != id) {
                hooks.join(&self.text(card).hooks);
            }
            let player = self.player_mut(seat);
            player.hooks = hooks;
            player.anywhere = player.hooks_anywhere();
        }
        self.dirty |= dirty::PLAY;
    }
}
