//! What a game has to bring: its words, as enums that know their spelling.

use std::fmt::Debug;

/// A word of the language, possibly of several parts ("Broń palna").
pub trait Word: Copy + Eq + Debug + 'static {
    const ALL: &'static [Self];

    /// As it stands in a sentence.
    fn spelling(self) -> &'static str;
}

/// An enum whose variants know their spelling.
macro_rules! words {
    ($(#[$doc:meta])* $name:ident { $($(#[$inner:meta])* $variant:ident = $spelling:literal,)+ }) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum $name { $($(#[$inner])* $variant,)+ }

        impl $crate::lang::Word for $name {
            const ALL: &'static [$name] = &[$($name::$variant,)+];

            fn spelling(self) -> &'static str {
                match self { $($name::$variant => $spelling,)+ }
            }
        }
    };
}

pub(crate) use words;

/// What a verb wants after it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Signature {
    /// `draw 2`
    Amount,
    /// `take 2 kreski`, `take 1 dukat from opponent`
    Resource,
    /// `discard 1 enemy moderunek`
    Cards,
    /// `win the game`
    Nothing,
    /// `pit this against 1 enemy postać`: two targets with this word between them
    Pair(&'static str),
    /// `strip fatigue from 1 own oddział`: a marker on a target, with this word between them
    Marker(&'static str),
}

pub trait VerbWord: Word {
    fn signature(self) -> Signature;
}

/// The words of one game. Everything else in a sentence is shared.
pub trait Vocabulary: Copy + Eq + Debug + 'static {
    /// How an ability begins: `D`, `R`, `Reaction` …
    type Head: Word;
    /// What can happen: `plays`, `agitates`. Spelled for "opponent"; for "you" without the ending.
    type Event: Word;
    type Verb: VerbWord;
    /// A number a card or player has.
    type Stat: Word;
    /// A kind of card: the noun of a filter.
    type Kind: Word;
    type Keyword: Word;
    /// An adjective: `zaznaczona`.
    type State: Word;
    type Zone: Word;
    /// What is counted and moved: singular and plural.
    type Resource: Word;
    /// Who somebody is in the present contest: `fighter`.
    type Role: Word;
    /// How long a change lasts.
    type Span: Word;
    /// What can be forbidden: `agitate`, `be challenged`.
    type Ban: Word;
    /// When something may be used besides in answer to an event: `end of faza gry`.
    type Moment: Word;
    /// A small object laid on a card: `fatigue`.
    type Marker: Word;

    /// Must an ability with this head say when, or at which moment?
    fn needs_event(head: Self::Head) -> bool;
    /// Is everything after the colon true all the time rather than done once?
    fn is_static(head: Self::Head) -> bool;
    /// The spelling of an event whose subject is "you".
    fn event_for_you(event: Self::Event) -> &'static str;
    /// The spelling of one unit of a resource.
    fn one(resource: Self::Resource) -> &'static str;
}
