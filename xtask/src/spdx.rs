//! Licence expressions: names joined by OR, AND and WITH, with brackets.

/// Whether the allowed licences satisfy the expression; nothing if it is no
/// expression. The old way of writing OR as a slash is understood.
pub(crate) fn suffices(expression: &str, allowed: &[String]) -> Option<bool> {
    let spaced = expression.replace('/', " OR ").replace('(', " ( ").replace(')', " ) ");
    let mut words = Words { words: spaced.split_whitespace().collect(), next: 0, allowed };
    let result = words.either()?;
    (words.next == words.words.len()).then_some(result)
}

struct Words<'a> {
    words: Vec<&'a str>,
    next: usize,
    allowed: &'a [String],
}

impl Words<'_> {
    fn either(&mut self) -> Option<bool> {
        let mut result = self.both()?;
        while self.take("OR") {
            result |= self.both()?;
        }
        Some(result)
    }

    fn both(&mut self) -> Option<bool> {
        let mut result = self.one()?;
        while self.take("AND") {
            result &= self.one()?;
        }
        Some(result)
    }

    fn one(&mut self) -> Option<bool> {
        if self.take("(") {
            let result = self.either()?;
            return self.take(")").then_some(result);
        }
        let mut name = self.name()?.to_owned();
        if self.take("WITH") {
            name = format!("{name} WITH {}", self.name()?);
        }
        Some(self.allowed.contains(&name))
    }

    fn name(&mut self) -> Option<&str> {
        let word = *self.words.get(self.next)?;
        self.next += 1;
        (!["OR", "AND", "WITH", "(", ")"].contains(&word)).then_some(word)
    }

    fn take(&mut self, word: &str) -> bool {
        let there = self.words.get(self.next) == Some(&word);
        self.next += usize::from(there);
        there
    }
}

#[cfg(test)]
mod tests {
    fn suffices(expression: &str) -> Option<bool> {
        let allowed = ["MIT", "Unicode-3.0", "Apache-2.0 WITH LLVM-exception"];
        super::suffices(expression, &allowed.map(str::to_owned))
    }

    #[test]
    fn one_accepted_alternative_is_enough_and_every_joined_one_is_needed() {
        assert_eq!(suffices("MIT"), Some(true));
        assert_eq!(suffices("GPL-3.0"), Some(false));
        assert_eq!(suffices("GPL-3.0 OR MIT"), Some(true));
        assert_eq!(suffices("GPL-3.0/MIT"), Some(true));
        assert_eq!(suffices("(MIT OR Apache-2.0) AND Unicode-3.0"), Some(true));
        assert_eq!(suffices("MIT OR Apache-2.0 AND GPL-3.0"), Some(true));
        assert_eq!(suffices("(MIT OR Apache-2.0) AND GPL-3.0"), Some(false));
    }

    #[test]
    fn an_exception_belongs_to_its_licence() {
        assert_eq!(suffices("Apache-2.0 WITH LLVM-exception"), Some(true));
        assert_eq!(suffices("Apache-2.0"), Some(false));
    }

    #[test]
    fn what_is_no_expression_is_not_guessed_at() {
        for broken in ["", "MIT OR", "OR MIT", "(MIT", "MIT)", "MIT Apache-2.0"] {
            assert_eq!(suffices(broken), None, "{broken}");
        }
    }
}
