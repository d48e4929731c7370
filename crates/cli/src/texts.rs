//! Polish and English, from the same files as the web client.

use std::fmt;

use clap::ValueEnum;
use fluent::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

/// A language the program speaks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum Lang {
    Pl,
    En,
}

impl Lang {
    /// What was asked for, else what the environment speaks, else English.
    pub(crate) fn chosen(asked: Option<Lang>) -> Lang {
        let spoken = || {
            let set = ["LC_ALL", "LC_MESSAGES", "LANG"]
                .into_iter()
                .find_map(|it| std::env::var(it).ok().filter(|value| !value.is_empty()));
            if set.is_some_and(|it| it.starts_with("pl")) { Lang::Pl } else { Lang::En }
        };
        asked.unwrap_or_else(spoken)
    }
}

const POLISH: [&str; 10] = [
    include_str!("../../../locales/pl/game.ftl"),
    include_str!("../../../locales/pl/oddzialy.ftl"),
    include_str!("../../../locales/pl/elekcja.ftl"),
    include_str!("../../../locales/pl/joust.ftl"),
    include_str!("../../../locales/pl/table.ftl"),
    include_str!("../../../locales/pl/terms.ftl"),
    include_str!("../../../locales/pl/terminal.ftl"),
    include_str!("../../../locales/pl/tournament.ftl"),
    include_str!("../../../locales/pl/refusals.ftl"),
    include_str!("../../../locales/pl/decks.ftl"),
];
const ENGLISH: [&str; 10] = [
    include_str!("../../../locales/en/game.ftl"),
    include_str!("../../../locales/en/oddzialy.ftl"),
    include_str!("../../../locales/en/elekcja.ftl"),
    include_str!("../../../locales/en/joust.ftl"),
    include_str!("../../../locales/en/table.ftl"),
    include_str!("../../../locales/en/terms.ftl"),
    include_str!("../../../locales/en/terminal.ftl"),
    include_str!("../../../locales/en/tournament.ftl"),
    include_str!("../../../locales/en/refusals.ftl"),
    include_str!("../../../locales/en/decks.ftl"),
];

/// The texts of one language.
pub(crate) struct Texts {
    pub(crate) lang: Lang,
    bundle: FluentBundle<FluentResource>,
}

impl fmt::Debug for Texts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Texts").field("lang", &self.lang).finish_non_exhaustive()
    }
}

/// Arguments of a text, by name.
pub(crate) type Args<'a> = Vec<(String, FluentValue<'a>)>;

impl Texts {
    pub(crate) fn new(lang: Lang) -> Texts {
        let (locale, files) = match lang {
            Lang::Pl => ("pl", POLISH),
            Lang::En => ("en", ENGLISH),
        };
        let locale: LanguageIdentifier = locale.parse().expect("two letters name a language");
        let mut bundle = FluentBundle::new(vec![locale]);
        bundle.set_use_isolating(false);
        for file in files {
            let resource = FluentResource::try_new(file.to_owned());
            let resource = resource.expect("a test reads every text file");
            bundle.add_resource(resource).expect("a test finds every key once");
        }
        Texts { lang, bundle }
    }

    /// The text of a key, if there is one. A missing argument shows its name.
    pub(crate) fn find(&self, key: &str, args: &[(String, FluentValue<'_>)]) -> Option<String> {
        let pattern = self.bundle.get_message(key)?.value()?;
        let mut named = FluentArgs::new();
        for (name, value) in args {
            named.set(name.as_str(), value.clone());
        }
        Some(self.bundle.format_pattern(pattern, Some(&named), &mut Vec::new()).into_owned())
    }

    /// The text of a key; a key without text shows itself, which the tests exclude.
    pub(crate) fn with(&self, key: &str, args: &[(String, FluentValue<'_>)]) -> String {
        self.find(key, args).unwrap_or_else(|| key.to_owned())
    }

    pub(crate) fn get(&self, key: &str) -> String {
        self.with(key, &[])
    }
}

/// One argument.
pub(crate) fn arg<'a>(name: &str, value: impl Into<FluentValue<'a>>) -> (String, FluentValue<'a>) {
    (name.to_owned(), value.into())
}

/// `duel_turn` is the key part `duel-turn`.
pub(crate) fn kebab(kind: &str) -> String {
    kind.replace('_', "-")
}

/// The word serde writes for a unit variant, as a part of a key.
pub(crate) fn key_of(value: impl serde::Serialize) -> String {
    let value = serde_json::to_value(value).expect("unit variants are written as words");
    kebab(value.as_str().unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::{ENGLISH, Lang, POLISH, Texts, arg};

    fn keys(files: &[&str]) -> BTreeSet<String> {
        let lines = files.iter().flat_map(|it| it.lines());
        let heads = lines.filter(|it| it.starts_with(|it: char| it.is_ascii_lowercase()));
        heads.filter_map(|it| Some(it.split_once(" =")?.0.to_owned())).collect()
    }

    #[test]
    fn both_languages_have_the_same_keys() {
        let (polish, english) = (keys(&POLISH), keys(&ENGLISH));
        assert!(100 < polish.len());
        let lacking: Vec<_> = polish.symmetric_difference(&english).collect();
        assert!(lacking.is_empty(), "only in one language: {lacking:?}");
        for lang in [Lang::Pl, Lang::En] {
            let texts = Texts::new(lang);
            assert!(polish.iter().all(|it| texts.find(it, &[]).is_some()));
        }
    }

    #[test]
    fn polish_numbers_take_the_right_form() {
        let texts = Texts::new(Lang::Pl);
        let kreski = |count: i64| texts.with("pool-label", &[arg("count", count)]);
        assert_eq!(kreski(1), "Wspólna pula: 1 kreska");
        assert_eq!(kreski(3), "Wspólna pula: 3 kreski");
        assert_eq!(kreski(15), "Wspólna pula: 15 kresek");
    }
}
