//! What a player can type, in either language.

/// One line of input.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Input {
    /// The answer with this number, counted from one.
    Answer(usize),
    Help,
    /// The card of an answer.
    CardOf(usize),
    Card(String),
    Why(String),
    Rule(String),
    Table,
    Log,
    Undo,
    Save(String),
    Concede,
    Quit,
    Nothing,
    Unknown(String),
}

impl Input {
    pub(super) fn read(line: &str) -> Input {
        let line = line.trim();
        if let Ok(number) = line.parse() {
            return Input::Answer(number);
        }
        if let Some(asked) = line.strip_prefix('?') {
            let asked = asked.trim();
            return match (asked.parse(), asked) {
                (Ok(number), _) => Input::CardOf(number),
                (_, "") => Input::Help,
                _ => Input::Card(asked.to_owned()),
            };
        }
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim().to_owned();
        match (rulebook::folded(word).as_str(), rest.is_empty()) {
            ("", _) => Input::Nothing,
            ("help" | "pomoc", true) => Input::Help,
            ("why" | "dlaczego", false) => Input::Why(rest),
            ("rule" | "zasada", false) => Input::Rule(rest),
            ("table" | "stol", true) => Input::Table,
            ("log" | "dziennik", true) => Input::Log,
            ("undo" | "cofnij", true) => Input::Undo,
            ("save" | "zapisz", _) => Input::Save(rest),
            ("concede" | "poddaj", true) => Input::Concede,
            ("quit" | "exit" | "koniec", true) => Input::Quit,
            _ => Input::Unknown(line.to_owned()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Input;

    #[test]
    fn both_languages_are_understood() {
        let read = Input::read;
        assert_eq!(read(" 12 "), Input::Answer(12));
        assert_eq!(read("?"), Input::Help);
        assert_eq!(read("? 3"), Input::CardOf(3));
        assert_eq!(read("?bohun"), Input::Card("bohun".into()));
        assert_eq!(read("dlaczego Jan Zagłoba"), Input::Why("Jan Zagłoba".into()));
        assert_eq!(read("rule MB 54"), Input::Rule("MB 54".into()));
        assert_eq!(read("STÓŁ"), Input::Table);
        assert_eq!(read("zapisz"), Input::Save(String::new()));
        assert_eq!(read(""), Input::Nothing);
        assert_eq!(read("why"), Input::Unknown("why".into()));
        assert_eq!(read("-1"), Input::Unknown("-1".into()));
    }
}
