//! Decks that come with the program.

/// A deck that comes with the program.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Builtin {
    pub id: &'static str,
    /// The list.
    pub text: &'static str,
}

/// Built-in decks by the names of their files in a folder of `decks/`.
macro_rules! builtin {
    ($folder:literal: $($id:literal),+ $(,)?) => {
        &[$($crate::Builtin {
            id: $id,
            text: include_str!(concat!("../../../../decks/", $folder, "/", $id, ".txt")),
        }),+]
    };
}
pub(crate) use builtin;
