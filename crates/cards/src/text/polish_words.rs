//! What a game brings to a Polish sentence, and the endings of adjectives.

use super::Forms;
use crate::lang::*;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Case {
    Nom,
    Gen,
    Acc,
    Loc,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Gender {
    Masculine,
    Feminine,
    Neuter,
}

/// A noun in the forms our sentences need.
#[derive(Debug, Clone, Copy)]
pub struct Noun {
    pub gender: Gender,
    pub nom: &'static str,
    pub gen_: &'static str,
    pub acc: &'static str,
    pub loc: &'static str,
    /// Nominative and accusative of several; no noun of ours is personal masculine.
    pub many: &'static str,
    pub many_gen: &'static str,
}

impl Noun {
    pub(super) fn in_case(self, case: Case) -> &'static str {
        match case {
            Case::Nom => self.nom,
            Case::Gen => self.gen_,
            Case::Acc => self.acc,
            Case::Loc => self.loc,
        }
    }

    /// "1 kreskę", "3 kreski", "5 kresek"
    pub fn counted(self, number: u8) -> String {
        let form = match number {
            1 => self.acc,
            _ if takes_genitive(number) => self.many_gen,
            _ => self.many,
        };
        format!("{number} {form}")
    }
}

/// The Polish words of a game.
pub trait PolishWords: Vocabulary {
    fn noun(kind: Self::Kind) -> Noun;
    fn resource(resource: Self::Resource) -> Noun;
    /// Whoever fights; `during` is the event of the sentence.
    fn role(role: Self::Role, during: Option<Self::Event>) -> Noun;
    /// The card of this event, where "owa karta" could be understood of another.
    fn it(event: Self::Event) -> Option<Noun>;
    /// The stem of an adjective with hard endings: "zaznaczon".
    fn state(state: Self::State) -> &'static str;
    /// A state that is said behind the noun: "pod twoją kontrolą".
    fn state_behind(state: Self::State) -> Option<&'static str>;
    /// "jest zaznaczona"
    fn predicate(state: Self::State) -> &'static str;
    /// As on the card: "Szabla".
    fn stat(stat: Self::Stat) -> &'static str;
    /// After "do": "Szabli".
    fn stat_gen(stat: Self::Stat) -> &'static str;
    /// After "o": "lafie".
    fn stat_loc(stat: Self::Stat) -> &'static str;
    /// Genitive, after "ze swojego": "kredensu".
    fn zone(zone: Self::Zone) -> &'static str;
    /// The preposition and the locative: "w", "kredensie".
    fn zone_loc(zone: Self::Zone) -> (&'static str, &'static str);
    fn until(span: Self::Span, during: Option<Self::Event>) -> &'static str;
    fn per(span: Self::Span, during: Option<Self::Event>) -> &'static str;
    /// "na koniec fazy gry"
    fn moment(moment: Self::Moment) -> &'static str;
    /// After "nie może".
    fn ban(ban: Self::Ban) -> &'static str;
    /// Behind "znacznik": "zmęczenia".
    fn marker(marker: Self::Marker) -> &'static str;
    /// The verb for "you" and for others, and the case of its object.
    fn event(event: Self::Event) -> (&'static str, &'static str, Case);
    /// An event told without "kiedy": "w pojedynku".
    fn circumstance(happening: &Happening<Self>) -> Option<&'static str>;
    /// Imperative and infinitive, with `{}` for the object (twice for a pair), and its case;
    /// `{in}` is the place where the object lies, if the verb wants it elsewhere.
    fn verb(deed: &Deed<Self>) -> (&'static str, &'static str, Case);
    /// A deed with a wording of its own: "zaneguj to zagranie" (imperative, infinitive);
    /// `during` is the event of the sentence.
    fn deed(deed: &Deed<Self>, during: Option<Self::Event>)
    -> Option<(&'static str, &'static str)>;
    /// Is it done to all of them at once ("wszystkie karty") rather than to each?
    fn is_done_at_once(verb: Self::Verb) -> bool;
    /// A change that has a better wording than "otrzymuje +1 do Szabli": its verb, and by how much.
    /// A number that must be explained is X.
    fn change(
        stat: Self::Stat,
        number: Option<u8>,
        minus: bool,
        span: Option<Self::Span>,
    ) -> Option<(Forms, String)>;
    /// What a number is said of, if not of the card itself: "agitacja".
    fn matter(stat: Self::Stat) -> Option<Noun>;
    fn is_sign(cost: &Deed<Self>) -> bool;
    /// Does the ability go off by itself ("gdy") rather than at will ("kiedy")?
    fn goes_off(head: Self::Head) -> bool;
}

/// "5 kresek", but "3 kreski"
pub(super) fn takes_genitive(number: u8) -> bool {
    !matches!((number % 10, number % 100), (2..=4, 0..=9 | 20..))
}

pub(super) fn adjective(stem: &str, gender: Gender, case: Case) -> String {
    let ending = match (gender, case) {
        (Gender::Masculine, Case::Nom | Case::Acc) => "y",
        (Gender::Neuter, Case::Nom | Case::Acc) => "e",
        (Gender::Masculine | Gender::Neuter, Case::Gen) => "ego",
        (Gender::Masculine | Gender::Neuter, Case::Loc) => "ym",
        (Gender::Feminine, Case::Nom) => "a",
        (Gender::Feminine, Case::Gen | Case::Loc) => "ej",
        (Gender::Feminine, Case::Acc) => "ą",
    };
    format!("{stem}{ending}")
}

/// "tw" or "sw" with its ending.
pub(super) fn possessive(stem: &str, gender: Gender, case: Case) -> String {
    let ending = match (gender, case) {
        (Gender::Masculine, Case::Nom | Case::Acc) => "ój",
        (Gender::Neuter, Case::Nom | Case::Acc) => "oje",
        (Gender::Masculine | Gender::Neuter, Case::Gen) => "ojego",
        (Gender::Masculine | Gender::Neuter, Case::Loc) => "oim",
        (Gender::Feminine, Case::Nom) => "oja",
        (Gender::Feminine, Case::Gen | Case::Loc) => "ojej",
        (Gender::Feminine, Case::Acc) => "oją",
    };
    format!("{stem}{ending}")
}

/// "ta postać", "na tym oddziale"
pub(super) fn demonstrative(noun: Noun, case: Case) -> String {
    let this = match (noun.gender, case) {
        (Gender::Masculine, Case::Nom | Case::Acc) => "ten",
        (Gender::Neuter, Case::Nom | Case::Acc) => "to",
        (Gender::Masculine | Gender::Neuter, Case::Gen) => "tego",
        (Gender::Masculine | Gender::Neuter, Case::Loc) => "tym",
        (Gender::Feminine, Case::Nom) => "ta",
        (Gender::Feminine, Case::Gen | Case::Loc) => "tej",
        (Gender::Feminine, Case::Acc) => "tę",
    };
    format!("{this} {}", noun.in_case(case))
}

/// "odznacz ją", "na nim"
pub(super) fn pronoun(gender: Gender, case: Case) -> &'static str {
    match (gender, case) {
        (Gender::Feminine, Case::Loc) => "niej",
        (_, Case::Loc) => "nim",
        (Gender::Feminine, _) => "ją",
        (Gender::Masculine, _) => "go",
        (Gender::Neuter, _) => "je",
    }
}

pub(super) fn compared(comparison: Comparison, amount: &str) -> String {
    match comparison {
        Comparison::AtMost => format!("najwyżej {amount}"),
        Comparison::AtLeast => format!("co najmniej {amount}"),
        Comparison::Exactly => format!("dokładnie {amount}"),
        Comparison::Less => format!("mniej niż {amount}"),
        Comparison::More => format!("więcej niż {amount}"),
    }
}
