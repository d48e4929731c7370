//! Text as people type it: without case and without Polish diacritics.

/// `"Żalnik"` and `"zalnik"` fold to the same string.
pub fn folded(text: &str) -> String {
    text.chars().flat_map(char::to_lowercase).map(plain).collect()
}

fn plain(letter: char) -> char {
    match letter {
        'ą' => 'a',
        'ć' => 'c',
        'ę' => 'e',
        'ł' => 'l',
        'ń' => 'n',
        'ó' => 'o',
        'ś' => 's',
        'ź' | 'ż' => 'z',
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::folded;

    #[test]
    fn case_and_every_polish_letter_are_ignored() {
        assert_eq!(folded("Zażółć GĘŚLĄ Jaźń, Ćma"), "zazolc gesla jazn, cma");
    }
}
