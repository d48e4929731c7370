//! What is said of a deck: a key and its arguments. Each language has its words for it
//! outside (`locales/*/decks.ftl`), under `deck-<key>`.

use std::{collections::BTreeMap, fmt};

/// An argument of a text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Value {
    Number(u32),
    Text(String),
}

/// Arguments by name.
pub type Args = BTreeMap<String, Value>;

/// A sentence that has not been put into words yet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Saying {
    pub key: String,
    pub args: Args,
    /// The same in English, for logs and for programs that have no texts.
    pub plain: String,
}

impl fmt::Display for Saying {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.plain)
    }
}

impl From<&usize> for Value {
    fn from(number: &usize) -> Value {
        Value::Number(u32::try_from(*number).unwrap_or(u32::MAX))
    }
}

impl From<&u8> for Value {
    fn from(number: &u8) -> Value {
        Value::Number(u32::from(*number))
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Value {
        Value::Text(text.to_owned())
    }
}

impl From<&String> for Value {
    fn from(text: &String) -> Value {
        Value::Text(text.clone())
    }
}

impl From<&Vec<String>> for Value {
    fn from(several: &Vec<String>) -> Value {
        Value::Text(several.join(", "))
    }
}

/// `args![found, card]`: variables under their own names.
macro_rules! args {
    ($($name:ident),*) => {
        $crate::saying::Args::from([
            $((stringify!($name).to_owned(), $crate::saying::Value::from($name))),*
        ])
    };
}
pub(crate) use args;
