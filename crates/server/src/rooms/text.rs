//! What people type, made fit to be shown to others.

/// One line without control characters, direction overrides or surrounding spaces, at most `chars` long.
pub(crate) fn line(text: &str, chars: usize) -> String {
    let plain: String = text.chars().filter(|it| !is_unseemly(*it)).collect();
    let cut: String = plain.trim().chars().take(chars).collect();
    cut.trim_end().to_owned()
}

/// Characters that would break a line or turn the text around them.
fn is_unseemly(it: char) -> bool {
    it.is_control()
        || matches!(it, '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

#[cfg(test)]
mod tests {
    use super::line;

    #[test]
    fn a_line_keeps_polish_letters_and_loses_control_characters() {
        assert_eq!(line("  Pan Wołodyjowski\n\u{7}\u{202e} ", 40), "Pan Wołodyjowski");
    }

    #[test]
    fn a_line_is_cut_by_characters_and_not_by_bytes() {
        assert_eq!(line("żółć gęś", 5), "żółć");
    }
}
