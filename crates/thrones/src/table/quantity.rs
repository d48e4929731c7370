//! A number and everything that changes it (KZ Modyfikatory).

use cards::thrones::Change;
use rulebook::rule;

/// Counted from the printed number each time; nothing is rounded or cut off before the end.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Quantity {
    sum: i32,
    times: i64,
    over: i64,
    /// What it was last set to, and when.
    set: Option<(u32, i16)>,
}

impl Quantity {
    pub(crate) fn of(base: i16) -> Quantity {
        Quantity { sum: base.into(), times: 1, over: 1, set: None }
    }

    pub(crate) fn add(&mut self, by: i16) {
        self.sum += i32::from(by);
    }

    /// One more change. `since` tells which of two numbers it is set to came later.
    pub(crate) fn apply<N>(
        &mut self,
        change: &Change<N>,
        number: impl FnOnce(&N) -> i16,
        since: impl FnOnce() -> u32,
    ) {
        match change {
            Change::Plus(by) => self.add(number(by)),
            Change::Minus(by) => self.sum -= i32::from(number(by)),
            Change::Times(factor) => self.times = self.times.saturating_mul((*factor).into()),
            Change::Over(factor) => self.over = self.over.saturating_mul((*factor).into()),
            Change::Set(to) => {
                let since = since();
                if self.set.is_none_or(|(before, _)| before <= since) {
                    self.set = Some((since, number(to)));
                }
            }
        }
    }

    /// The number, which may be below zero.
    pub(crate) fn raw(&self) -> i16 {
        if let Some((_, to)) = self.set {
            rule!("KZ Modyfikatory.3");
            return to;
        }
        let within = |it: i64| it.clamp(i16::MIN.into(), i16::MAX.into()) as i16;
        if self.times == 1 && self.over == 1 {
            return within(self.sum.into());
        }
        rule!("KZ Modyfikatory.1");
        let whole = i64::from(self.sum).saturating_mul(self.times);
        if whole.rem_euclid(self.over) != 0 {
            rule!("KZ Modyfikatory.2");
        }
        // Rounded up: the negative of what is rounded down.
        within(-(whole.saturating_neg().div_euclid(self.over)))
    }

    /// The number as it is read: never below zero.
    pub(crate) fn value(&self) -> i16 {
        let raw = self.raw();
        if raw < 0 {
            rule!("KZ Modyfikatory.4");
        }
        raw.max(0)
    }
}
