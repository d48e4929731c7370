//! The texts of the sheets in both languages.

use fluent::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use tournament_file::{Fault, FaultArg};
use unic_langid::LanguageIdentifier;

/// A language sheets are printed in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Lang {
    Pl,
    En,
}

pub(crate) struct Words(FluentBundle<FluentResource>);

impl Words {
    pub(crate) fn new(lang: Lang) -> Words {
        let (locale, texts) = match lang {
            Lang::Pl => (
                "pl",
                [
                    include_str!("../../../locales/pl/print.ftl"),
                    include_str!("../../../locales/pl/decks.ftl"),
                ],
            ),
            Lang::En => (
                "en",
                [
                    include_str!("../../../locales/en/print.ftl"),
                    include_str!("../../../locales/en/decks.ftl"),
                ],
            ),
        };
        let locale: LanguageIdentifier = locale.parse().expect("two letters name a language");
        let mut bundle = FluentBundle::new(vec![locale]);
        bundle.set_use_isolating(false);
        for text in texts {
            let resource = FluentResource::try_new(text.to_owned());
            let resource = resource.expect("a test prints in both languages");
            bundle.add_resource(resource).expect("a test finds every key once");
        }
        Words(bundle)
    }

    pub(crate) fn say(&self, key: &str) -> String {
        self.with(key, &[])
    }

    pub(crate) fn say_count(&self, key: &str, count: u32) -> String {
        self.with(key, &[("count", count)])
    }

    /// A key without text shows itself, which the tests exclude.
    pub(crate) fn with(&self, key: &str, args: &[(&str, u32)]) -> String {
        let named = args.iter().map(|(name, value)| (*name, FluentValue::from(*value))).collect();
        self.find(key, &named).unwrap_or_else(|| key.to_owned())
    }

    /// What is wrong with a deck, and its rule; in English where this program has no words for it.
    pub(crate) fn fault(&self, fault: &Fault) -> String {
        let value = |it: &FaultArg| match it {
            FaultArg::Number(number) => FluentValue::from(*number),
            FaultArg::Text(text) => FluentValue::from(text.clone()),
        };
        let args = fault.args.iter().map(|(name, it)| (name.as_str(), value(it))).collect();
        let text = self.find(&format!("fault-{}", fault.key), &args);
        format!("{} ({})", text.unwrap_or_else(|| fault.plain.clone()), fault.rule)
    }

    fn find(&self, key: &str, args: &FluentArgs<'_>) -> Option<String> {
        let text = self.0.get_message(key)?.value()?;
        Some(self.0.format_pattern(text, Some(args), &mut Vec::new()).into_owned())
    }
}
