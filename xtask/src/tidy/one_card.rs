//! Effects that serve a single card are counted, so that they cannot grow unnoticed.

const MARK: &str = "// one-card:";

/// The places that bear the comment `// one-card: <card>`.
#[derive(Debug, Default)]
pub(super) struct Effects {
    pub(super) places: Vec<String>,
    nameless: Vec<String>,
}

impl Effects {
    pub(super) fn count(&mut self, file: &str, source: &str) {
        if !file.starts_with("crates/") {
            return;
        }
        for (line, number) in source.lines().zip(1..) {
            if let Some((_, card)) = line.split_once(MARK) {
                let list =
                    if card.trim().is_empty() { &mut self.nameless } else { &mut self.places };
                list.push(format!("{file}:{number}"));
            }
        }
    }

    pub(super) fn check(&self, limit: usize) -> Vec<String> {
        let mut complaints: Vec<_> = self
            .nameless
            .iter()
            .map(|place| format!("{place}: name the card after `{MARK}`"))
            .collect();
        let found = self.places.len();
        if limit < found {
            complaints.push(format!(
                "{found} one-card effects, {limit} are agreed: widen an effect by a parameter instead, \
                 or raise the number in xtask/house.toml with the reason in the commit ({})",
                self.places.join(" ")
            ));
        }
        if found < limit {
            complaints.push(format!(
                "{found} one-card effects, {limit} are agreed: lower the number in xtask/house.toml"
            ));
        }
        complaints
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn growth_and_an_outdated_number_are_refused() {
        let mut effects = Effects::default();
        effects.count("crates/veto/src/a.rs", "A, // one-card: Pan Cześnik\nB,\n");
        effects.count("xtask/src/a.rs", "// one-card: not a rule crate\n");

        assert_eq!(effects.places, ["crates/veto/src/a.rs:1"]);
        assert_eq!(effects.check(1), [""; 0]);
        assert!(effects.check(0)[0].starts_with("1 one-card effects, 0 are agreed: widen"));
        assert!(effects.check(2)[0].ends_with("lower the number in xtask/house.toml"));
    }

    #[test]
    fn the_card_must_be_named() {
        let mut effects = Effects::default();
        effects.count("crates/veto/src/a.rs", "// one-card:\n");
        assert_eq!(
            effects.check(0),
            ["crates/veto/src/a.rs:1: name the card after `// one-card:`"]
        );
    }
}
