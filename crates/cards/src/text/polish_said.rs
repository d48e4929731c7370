//! What is ordered and what is changed, in Polish.

use super::{
    Forms, Person,
    clause::{Clause, Period, bare, place},
    polish_phrase::Speaker,
    polish_words::*,
};
use crate::lang::*;

/// Is something ordered ("dobierz") or allowed and demanded ("możesz dobrać")?
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Mood {
    Order,
    Infinitive,
}

/// By how much: a number, or X with what it is.
struct Quantity {
    number: Option<u8>,
    /// " za każdą swoją postać"
    per: String,
    /// ", gdzie X to Szabla tej karty"
    x: String,
}

/// What is said of a subject: "otrzymuje", "+1", " do Szabli".
struct Said {
    verb: &'static str,
    what: String,
    tail: String,
    joint: &'static str,
    x: String,
}

const GETS: Forms = Forms::new("otrzymujesz", "otrzymuje", "otrzymują");
const GAINS: Forms = Forms::new("zyskujesz słowo", "zyskuje słowo", "zyskują słowo");
const LOSES: Forms = Forms::new("tracisz słowo", "traci słowo", "tracą słowo");
const CANNOT: Forms = Forms::new("nie możesz", "nie może", "nie mogą");
const CAN: Forms = Forms::new("możesz", "może", "mogą");

impl<V: PolishWords> Speaker<V> {
    /// `silent`: the subject of the first clause has just been named.
    pub(super) fn period(&self, period: &Period<V>, mood: Mood, silent: bool) -> String {
        match period {
            Period::Effect(effect) => self.effect(effect, mood),
            Period::Deeds(deeds) => self.deeds(deeds, mood),
            Period::Changes { clauses, span } => self.changes(clauses, *span, silent),
        }
    }

    pub(super) fn effect(&self, effect: &Effect<V>, mood: Mood) -> String {
        match effect {
            Effect::May(effect) => format!("możesz {}", self.effect(effect, Mood::Infinitive)),
            Effect::Instead { deed, of } => {
                let deed = self.deed(deed, Mood::Infinitive);
                format!("zamiast {} możesz {deed}", V::stat_gen(*of))
            }
            Effect::Either(one, other) => {
                format!("wybierz: {} albo {}", self.effect(one, mood), self.effect(other, mood))
            }
            other => self.period(&Period::of(other), mood, false),
        }
    }

    /// "weź 1 dukat od przeciwnika i 1 dukat ze wspólnej puli"
    pub(super) fn deeds(&self, deeds: &[&Deed<V>], mood: Mood) -> String {
        let mut text = self.deed(deeds[0], mood);
        for pair in deeds.windows(2) {
            let (
                What::Resource { resource: before, from: giver, .. },
                What::Resource { amount, resource, from },
            ) = (&pair[0].what, &pair[1].what)
            else {
                continue;
            };
            let joint = if (before, giver) == (resource, from) { " i jeszcze " } else { " i " };
            let pool = if from.is_none() && giver.is_some() { " ze wspólnej puli" } else { "" };
            text += &format!("{joint}{}{pool}", self.resource(amount, *resource, *from));
        }
        text
    }

    fn deed(&self, deed: &Deed<V>, mood: Mood) -> String {
        let mood = if deed.by == Who::You { mood } else { Mood::Infinitive };
        let pick = |(order, infinitive): (&'static str, &'static str)| match mood {
            Mood::Order => order,
            Mood::Infinitive => infinitive,
        };
        let text = match V::deed(deed, self.event) {
            Some(forms) => pick(forms).to_owned(),
            None => {
                let (order, infinitive, case) = V::verb(deed);
                self.filled(pick((order, infinitive)), deed, case)
            }
        };
        match deed.by {
            Who::You => text,
            Who::Opponent => format!("przeciwnik musi {text}"),
            Who::Anyone => format!("każdy gracz musi {text}"),
        }
    }

    /// The verb with its objects.
    fn filled(&self, verb: &str, deed: &Deed<V>, case: Case) -> String {
        let what = match &deed.what {
            What::Amount(Amount::Number(number)) => self.cards(*number),
            What::Amount(amount) => {
                let quantity = self.quantity(amount, deed.by);
                match quantity.number {
                    Some(number) => self.cards(number) + &quantity.per,
                    None => format!("tyle kart, ile wynosi {}", self.amount(amount)),
                }
            }
            What::Resource { amount, resource, from } => self.resource(amount, *resource, *from),
            What::Cards(Target::Each(filter)) if V::is_done_at_once(deed.verb) => {
                format!("wszystkie {}", self.many(filter, false, deed.by))
            }
            What::Cards(Target::Choose { up_to, count, filter }) if verb.contains("{in}") => {
                let filter = bare(filter);
                let target = Target::Choose { up_to: *up_to, count: *count, filter };
                self.target(&target, case, deed.by)
            }
            What::Cards(target) | What::Pair(target, _) | What::Marker(_, target) => {
                self.target(target, case, deed.by)
            }
            What::Nothing => String::new(),
        };
        let mut text = verb.replacen("{}", &what, 1);
        if let What::Cards(Target::Choose { filter, .. }) = &deed.what {
            let inside = place(filter).map(|(whose, zone)| self.inside(whose, zone, deed.by));
            text = text.replacen("{in}", &inside.unwrap_or_default(), 1);
        }
        if let What::Marker(marker, _) = &deed.what {
            text = text.replacen("{marker}", V::marker(*marker), 1);
        }
        if let What::Pair(_, other) = &deed.what {
            text = text.replacen("{}", &self.target(other, case, deed.by), 1);
        }
        text
    }

    fn resource(&self, amount: &Amount<V>, resource: V::Resource, from: Option<Who>) -> String {
        let noun = V::resource(resource);
        let Quantity { number, per, .. } = self.quantity(amount, Who::You);
        match number {
            Some(number) => self.given(&noun.counted(number), from) + &per,
            None => {
                let so_many = self.given(&format!("tyle {}", noun.many_gen), from);
                format!("{so_many}, ile wynosi {}", self.amount(amount))
            }
        }
    }

    fn quantity(&self, amount: &Amount<V>, by: Who) -> Quantity {
        let (number, per) = match amount {
            Amount::Number(number) => (Some(*number), String::new()),
            Amount::Count(filter) => (Some(1), self.per(filter, 1, by)),
            Amount::Half(amount) => match &**amount {
                Amount::Count(filter) => {
                    (Some(1), format!("{} (zaokrąglając w górę)", self.per(filter, 2, by)))
                }
                _ => (None, String::new()),
            },
            _ => (None, String::new()),
        };
        let x = match number {
            Some(_) => String::new(),
            None => format!(", gdzie X to {}", self.amount(amount)),
        };
        Quantity { number, per, x }
    }

    /// One clause ends with how long it lasts; of several it is said so that all of them are meant.
    fn changes(&self, clauses: &[Clause<V>], span: Option<V::Span>, silent: bool) -> String {
        let until = span.map_or("", |it| V::until(it, self.event));
        let joint = if until.is_empty() { "" } else { " " };
        match clauses {
            [clause] => {
                let (said, x) = self.clause(clause, span, silent);
                format!("{said}{joint}{until}{x}")
            }
            _ => {
                let said = clauses.iter().enumerate().map(|(place, it)| {
                    let is_you = Person::of(it.target) == Person::You;
                    let you = if is_you && 0 < place { "ty " } else { "" };
                    let (said, x) = self.clause(it, span, false);
                    format!("{you}{said}{x}")
                });
                let said: Vec<String> = said.collect();
                let (last, others) = said.split_last().expect("a period has clauses");
                let said = format!("{}, a {last}", others.join(", "));
                match (until, self.event) {
                    ("", _) => said,
                    (_, None) => format!("{until} {said}"),
                    // "W pojedynku: do końca pojedynku" would stammer.
                    (_, Some(_)) => format!("{said} ({until})"),
                }
            }
        }
    }

    /// What is said of one subject, and what X is, which comes after the span.
    fn clause(&self, clause: &Clause<V>, span: Option<V::Span>, silent: bool) -> (String, String) {
        let person = Person::of(clause.target);
        let mut words = match self.doer(clause) {
            Some(doer) if !silent => vec![doer],
            _ => Vec::new(),
        };
        let (mut verb, mut text, mut x) = ("", String::new(), String::new());
        for change in &clause.changes {
            let said = self.said(change, person, span);
            if said.verb != verb {
                let and = if text.is_empty() { "" } else { " i " };
                text += &format!("{and}{} {}{}", said.verb, said.what, said.tail);
            } else {
                // "+X i +1 do Szabli"
                let same = text.strip_suffix(&said.tail).map(str::len);
                text.truncate(same.unwrap_or(text.len()));
                text += &format!("{}{}{}", said.joint, said.what, said.tail);
            }
            verb = said.verb;
            x += &said.x;
        }
        words.push(text);
        (words.join(" "), x)
    }

    /// Who or what changes; nobody where the verb says "you".
    fn doer(&self, clause: &Clause<V>) -> Option<String> {
        if let Effect::Gets { target, stat, .. } = clause.changes[0]
            && let Some(matter) = V::matter(*stat)
        {
            return Some(match target {
                Target::Card(Reference::It) => demonstrative(matter, Case::Nom),
                _ => format!("{} {}", matter.nom, self.target(target, Case::Gen, Who::Anyone)),
            });
        }
        match (clause.target, clause.changes[0]) {
            (Target::Who(Who::You), _) => None,
            (Target::Each(filter), Effect::Cannot { .. } | Effect::Bears { most: 0, .. }) => {
                Some(self.none_of(filter))
            }
            (target, _) => {
                let doer = self.target(target, Case::Nom, Who::You);
                let also: Vec<&str> = clause.also.iter().map(|it| it.spelling()).collect();
                Some(match also.split_last() {
                    None => doer,
                    Some((last, [])) => format!("{doer} lub {last}"),
                    Some((last, others)) => format!("{doer}, {} lub {last}", others.join(", ")),
                })
            }
        }
    }

    fn said(&self, change: &Effect<V>, person: Person, span: Option<V::Span>) -> Said {
        let plain = |verb: Forms, what: &str, joint| Said {
            verb: verb.of(person),
            what: what.to_owned(),
            tail: String::new(),
            joint,
            x: String::new(),
        };
        match change {
            Effect::Gets { stat, by, .. } => self.gets(*stat, by, person, span),
            Effect::Gains { keyword, .. } => plain(GAINS, keyword.spelling(), " i "),
            Effect::Loses { keyword, .. } => plain(LOSES, keyword.spelling(), " i "),
            Effect::Cannot { ban, .. } => plain(CANNOT, V::ban(*ban), " ani "),
            Effect::Can { ban, .. } => plain(CAN, V::ban(*ban), " i "),
            Effect::Bears { most: 0, marker, .. } => {
                plain(CANNOT, &format!("mieć znaczników {}", V::marker(*marker)), " ani ")
            }
            Effect::Bears { most, marker, .. } => {
                let markers = match most {
                    1 => "znacznik",
                    _ if takes_genitive(*most) => "znaczników",
                    _ => "znaczniki",
                };
                let what = format!("mieć najwyżej {most} {markers} {}", V::marker(*marker));
                plain(CAN, &what, " i ")
            }
            Effect::Do(_) | Effect::Instead { .. } | Effect::May(_) | Effect::Either(..) => {
                unreachable!("a clause is made of changes")
            }
        }
    }

    fn gets(&self, stat: V::Stat, by: &Signed<V>, person: Person, span: Option<V::Span>) -> Said {
        let Quantity { number, per, x } = self.quantity(&by.amount, Who::Anyone);
        if let Some((verb, what)) = V::change(stat, number, by.minus, span) {
            return Said { verb: verb.of(person), what, tail: per, joint: " i ", x };
        }
        let sign = if by.minus { "−" } else { "+" };
        let number = number.map_or("X".to_owned(), |it| it.to_string());
        let tail = format!(" do {}{per}", V::stat_gen(stat));
        Said { verb: GETS.of(person), what: format!("{sign}{number}"), tail, joint: " i ", x }
    }
}
