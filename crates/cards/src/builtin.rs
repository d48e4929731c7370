//! The sets that come with the program.

use crate::set::{Set, read_set};

/// The text of the Mount&Blade set.
pub const MOUNT_AND_BLADE: &str = include_str!("../../../cards/veto/mb.toml");

/// The Mount&Blade set.
pub fn mount_and_blade() -> Set {
    let set = read_set("cards/veto/mb.toml", MOUNT_AND_BLADE);
    set.expect("a test reads every built-in set")
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_built_in_sets_are_right() {
        let set = super::read_set("cards/veto/mb.toml", super::MOUNT_AND_BLADE);
        if let Err(mistakes) = set {
            let text: Vec<String> = mistakes.iter().map(ToString::to_string).collect();
            panic!("{}", text.join("\n\n"));
        }
    }
}
