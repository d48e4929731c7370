//! Colours, where there is somebody to see them.

use std::{env, io::IsTerminal};

/// Paints on a terminal and nowhere else; `NO_COLOR` and `TERM=dumb` are respected.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Paint {
    on: bool,
}

impl Paint {
    pub(crate) fn for_stdout() -> Paint {
        let wanted = env::var_os("NO_COLOR").is_none_or(|it| it.is_empty());
        let able = env::var_os("TERM").is_none_or(|it| it != "dumb");
        Paint { on: wanted && able && std::io::stdout().is_terminal() }
    }

    pub(crate) fn bold(self, text: &str) -> String {
        self.with("1", text)
    }

    pub(crate) fn dim(self, text: &str) -> String {
        self.with("2", text)
    }

    /// One's own things.
    pub(crate) fn own(self, text: &str) -> String {
        self.with("1;36", text)
    }

    /// The opponent's things.
    pub(crate) fn other(self, text: &str) -> String {
        self.with("1;33", text)
    }

    pub(crate) fn bad(self, text: &str) -> String {
        self.with("31", text)
    }

    pub(crate) fn good(self, text: &str) -> String {
        self.with("32", text)
    }

    fn with(self, code: &str, text: &str) -> String {
        if self.on { format!("\u{1b}[{code}m{text}\u{1b}[0m") } else { text.to_owned() }
    }
}
