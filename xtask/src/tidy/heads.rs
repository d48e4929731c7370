//! Every source says at its head what it is.

pub(super) fn check(file: &str, source: &str) -> Option<String> {
    let head = source.lines().next().unwrap_or_default();
    let said = head.strip_prefix("//!").is_some_and(|it| !it.trim().is_empty());
    (!said).then(|| format!("{file}:1: begin with a `//!` line that says what the file is"))
}

#[cfg(test)]
mod tests {
    use super::check;

    #[test]
    fn a_source_without_a_head_is_refused() {
        assert!(check("a.rs", "//! AH 513, Pojedynek.\n").is_none());
        assert!(check("a.rs", "use std::fmt;\n").is_some());
        assert!(check("a.rs", "//!\n").is_some());
        assert!(check("a.rs", "").is_some());
    }
}
