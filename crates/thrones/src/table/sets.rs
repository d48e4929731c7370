//! Which of several numbers something is set to was applied last.
//!
//! A lasting effect is applied when it begins, a constant ability when its card
//! comes into play or its condition becomes true. The latter is noted as the
//! game goes on, and only while such a constant is there.

use cards::thrones::Modifier;
use kernel::CardId;

use super::{Table, is_blank};
use crate::ability::{Scene, kind};

#[derive(Debug, Clone, PartialEq, Eq, Hash, Default)]
pub(crate) struct Sets {
    held: Vec<Held>,
    /// Counts what has been applied.
    last: u32,
}

/// A constant that has held since then.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
struct Held {
    source: CardId,
    constant: u8,
    since: u32,
}

/// Not noted yet: it holds only since the last change.
const JUST_NOW: u32 = u32::MAX;

impl Sets {
    /// A number for what is applied now.
    pub(crate) fn next(&mut self) -> u32 {
        self.last += 1;
        self.last
    }

    pub(crate) fn since(&self, table: &Table, source: CardId, modifier: &Modifier) -> u32 {
        let mut constants = (0_u8..).zip(&table.text(source).constants);
        let of = constants.find(|(_, it)| it.modifiers.iter().any(|it| std::ptr::eq(it, modifier)));
        let number = of.map(|(number, _)| number);
        let held = self.held.iter().find(|it| it.source == source && Some(it.constant) == number);
        held.map_or(JUST_NOW, |it| it.since)
    }

    fn forget(&mut self, source: CardId, constant: u8) {
        self.held.retain(|it| it.source != source || it.constant != constant);
    }

    fn knows(&self, source: CardId, constant: u8) -> bool {
        self.held.iter().any(|it| it.source == source && it.constant == constant)
    }
}

impl Table {
    /// Notes which constants that set a number have begun to hold, or hold no more.
    pub(crate) fn note_sets(&mut self) {
        if (self.static_mask & kind::SET) != 0 || !self.sets.held.is_empty() {
            self.note_held();
        }
    }

    fn note_held(&mut self) {
        let mut sets = self.sets.clone();
        let there = |it: &Held| self.statics.iter().any(|at| at.source == it.source);
        sets.held.retain(there);
        for it in self.statics.iter().filter(|it| it.mask & kind::SET != 0) {
            let source = it.source;
            let scene = Scene::of(self, self.card(source).controller, source);
            for (constant, text) in (0_u8..).zip(&self.text(source).constants) {
                if text.mask & kind::SET == 0 {
                    continue;
                }
                if is_blank(self, source) || !scene.all_hold(&text.conditions) {
                    sets.forget(source, constant);
                } else if !sets.knows(source, constant) {
                    let since = sets.next();
                    sets.held.push(Held { source, constant, since });
                }
            }
        }
        self.sets = sets;
    }
}
