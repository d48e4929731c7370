//! The texts of the sheets in both languages.

use fluent::{FluentArgs, FluentBundle, FluentResource, FluentValue};
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
        let (locale, text) = match lang {
            Lang::Pl => ("pl", include_str!("../../../locales/pl/print.ftl")),
            Lang::En => ("en", include_str!("../../../locales/en/print.ftl")),
        };
        let locale: LanguageIdentifier = locale.parse().expect("two letters name a language");
        let mut bundle = FluentBundle::new(vec![locale]);
        bundle.set_use_isolating(false);
        let resource = FluentResource::try_new(text.to_owned());
        let resource = resource.expect("a test prints in both languages");
        bundle.add_resource(resource).expect("a test finds every key once");
        Words(bundle)
    }

    pub(crate) fn say(&self, key: &str) -> String {
        self.with(key, &[])
    }

    /// A key without text shows itself, which the tests exclude.
    pub(crate) fn with(&self, key: &str, args: &[(&str, u32)]) -> String {
        let named: FluentArgs<'_> =
            args.iter().map(|(name, value)| (*name, FluentValue::from(*value))).collect();
        match self.0.get_message(key).and_then(|it| it.value()) {
            Some(text) => self.0.format_pattern(text, Some(&named), &mut Vec::new()).into_owned(),
            None => key.to_owned(),
        }
    }
}
