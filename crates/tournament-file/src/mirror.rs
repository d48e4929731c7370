//! Types of the contract that stand for values of the tournament crate.
//!
//! The rule crates know no serde, so each value that is written or sent has a
//! twin here. Three small macros declare a twin and both ways between the two;
//! `of` names the module that holds the originals.

use crate::Unreadable;

/// A type of the contract and the value it stands for.
pub trait Mirror: Sized {
    type Of;
    fn of(value: &Self::Of) -> Self;
    /// The value itself, or what is wrong with the text.
    fn value(self) -> Result<Self::Of, Unreadable>;
}

macro_rules! itself {
    ($($plain:ty),*) => {$(
        impl Mirror for $plain {
            type Of = $plain;
            fn of(value: &$plain) -> $plain {
                value.clone()
            }
            fn value(self) -> Result<$plain, Unreadable> {
                Ok(self)
            }
        }
    )*};
}

itself!(u8, u32, i64, bool, String);

impl<T: Mirror> Mirror for Vec<T> {
    type Of = Vec<T::Of>;
    fn of(value: &Vec<T::Of>) -> Vec<T> {
        value.iter().map(T::of).collect()
    }
    fn value(self) -> Result<Vec<T::Of>, Unreadable> {
        self.into_iter().map(T::value).collect()
    }
}

impl<T: Mirror> Mirror for Option<T> {
    type Of = Option<T::Of>;
    fn of(value: &Option<T::Of>) -> Option<T> {
        value.as_ref().map(T::of)
    }
    fn value(self) -> Result<Option<T::Of>, Unreadable> {
        self.map(T::value).transpose()
    }
}

impl<T: Mirror> Mirror for Box<T> {
    type Of = Box<T::Of>;
    fn of(value: &Box<T::Of>) -> Box<T> {
        Box::new(T::of(value))
    }
    fn value(self) -> Result<Box<T::Of>, Unreadable> {
        (*self).value().map(Box::new)
    }
}

impl<T: Mirror> Mirror for [T; 2] {
    type Of = [T::Of; 2];
    fn of(value: &[T::Of; 2]) -> [T; 2] {
        value.each_ref().map(T::of)
    }
    fn value(self) -> Result<[T::Of; 2], Unreadable> {
        let [one, other] = self;
        Ok([one.value()?, other.value()?])
    }
}

/// Variants without fields, written as words.
macro_rules! words {
    ($(#[$meta:meta])* $name:ident = of::$of:ident { $($word:ident),* $(,)? }) => {
        $(#[$meta])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, TS)]
        #[serde(rename_all = "snake_case")]
        pub enum $name { $($word),* }

        impl Mirror for $name {
            type Of = of::$of;
            fn of(value: &of::$of) -> $name {
                match value { $(of::$of::$word => $name::$word),* }
            }
            fn value(self) -> Result<of::$of, Unreadable> {
                Ok(match self { $($name::$word => of::$of::$word),* })
            }
        }
    };
}

/// Variants with named fields, told apart by a tag.
macro_rules! choice {
    ($(#[$meta:meta])* $tag:literal $name:ident = of::$of:ident {
        $($variant:ident { $($field:ident: $type:ty),* $(,)? }),* $(,)?
    }) => {
        $(#[$meta])*
        #[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
        #[serde(tag = $tag, rename_all = "snake_case", deny_unknown_fields)]
        pub enum $name { $($variant { $($field: $type),* }),* }

        impl Mirror for $name {
            type Of = of::$of;
            fn of(value: &of::$of) -> $name {
                match value {
                    $(of::$of::$variant { $($field),* } => {
                        $name::$variant { $($field: <$type as Mirror>::of($field)),* }
                    })*
                }
            }
            fn value(self) -> Result<of::$of, Unreadable> {
                Ok(match self {
                    $($name::$variant { $($field),* } => {
                        of::$of::$variant { $($field: $field.value()?),* }
                    })*
                })
            }
        }
    };
}

/// A struct with named fields.
macro_rules! record {
    ($(#[$meta:meta])* $name:ident = of::$of:ident { $($field:ident: $type:ty),* $(,)? }) => {
        $(#[$meta])*
        #[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
        #[serde(deny_unknown_fields)]
        pub struct $name { $(pub $field: $type),* }

        impl Mirror for $name {
            type Of = of::$of;
            fn of(value: &of::$of) -> $name {
                $name { $($field: <$type as Mirror>::of(&value.$field)),* }
            }
            fn value(self) -> Result<of::$of, Unreadable> {
                Ok(of::$of { $($field: self.$field.value()?),* })
            }
        }
    };
}

pub(crate) use {choice, record, words};
