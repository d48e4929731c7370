//! The sets that come with the program.

use crate::{
    set::{Set, read_parts, read_set},
    thrones,
};

/// The text of the Mount&Blade set.
pub const MOUNT_AND_BLADE: &str = include_str!("../../../cards/veto/mb.toml");

/// The Mount&Blade set.
pub fn mount_and_blade() -> Set {
    let set = read_set("cards/veto/mb.toml", MOUNT_AND_BLADE);
    set.expect("a test reads every built-in set")
}

/// The texts of the files that are the Interregnum set together.
pub const INTERREGNUM: [&str; 7] = [
    include_str!("../../../cards/veto/interregnum/neutralne.toml"),
    include_str!("../../../cards/veto/interregnum/awanturnicy.toml"),
    include_str!("../../../cards/veto/interregnum/dworscy.toml"),
    include_str!("../../../cards/veto/interregnum/osmanowie.toml"),
    include_str!("../../../cards/veto/interregnum/radziwillowie.toml"),
    include_str!("../../../cards/veto/interregnum/wisniowieccy.toml"),
    include_str!("../../../cards/veto/interregnum/laczone.toml"),
];

/// The Interregnum set.
pub fn interregnum() -> Set {
    let set = read_parts("cards/veto/interregnum", &INTERREGNUM);
    set.expect("a test reads every built-in set")
}

/// The text of the Core Set of Thrones.
pub const THRONES_CORE: &str = include_str!("../../../cards/thrones/core.toml");

/// The Core Set of Thrones.
pub fn thrones_core() -> thrones::Set {
    let set = thrones::read_set("cards/thrones/core.toml", THRONES_CORE);
    set.expect("a test reads every built-in set")
}

#[cfg(test)]
mod tests {
    use crate::set::Mistake;

    fn is_right<T>(set: Result<T, Vec<Mistake>>) {
        if let Err(mistakes) = set {
            let text: Vec<String> = mistakes.iter().map(ToString::to_string).collect();
            panic!("{}", text.join("\n\n"));
        }
    }

    #[test]
    fn the_built_in_sets_are_right() {
        is_right(super::read_set("cards/veto/mb.toml", super::MOUNT_AND_BLADE));
        is_right(super::read_parts("cards/veto/interregnum", &super::INTERREGNUM));
        is_right(super::thrones::read_set("cards/thrones/core.toml", super::THRONES_CORE));
    }
}
