//! What is ordered and what is changed, in English.

use super::{
    Forms, Person,
    clause::{Clause, Period, bare, place},
    english::EnglishWords,
    english_phrase::Speaker,
};
use crate::lang::*;

/// By how much: a number, or X with what it is.
struct Quantity {
    number: Option<u8>,
    /// " for each postać of yours"
    per: String,
    /// ", where X is the Szabla of that card"
    x: String,
}

/// What is said of a subject: "gets", "+1", " Szabla".
struct Said {
    verb: &'static str,
    what: String,
    tail: String,
    joint: &'static str,
    x: String,
}

const GETS: Forms = Forms::new("get", "gets", "get");
const GAINS: Forms = Forms::new("gain", "gains", "gain");
const LOSES: Forms = Forms::new("lose", "loses", "lose");
const CANNOT: Forms = Forms::new("cannot", "cannot", "cannot");
const CAN: Forms = Forms::new("can", "can", "can");

impl<V: EnglishWords> Speaker<V> {
    pub(super) fn period(&self, period: &Period<V>) -> String {
        match period {
            Period::Effect(effect) => self.effect(effect),
            Period::Deeds(deeds) => self.deeds(deeds),
            Period::Changes { clauses, span } => self.changes(clauses, *span),
        }
    }

    pub(super) fn effect(&self, effect: &Effect<V>) -> String {
        match effect {
            Effect::May(effect) => format!("you may {}", self.effect(effect)),
            Effect::Instead { deed, of } => {
                let deed = self.deed(deed);
                format!("you may {deed} instead of paying the {}", V::stat(*of))
            }
            Effect::Either(one, other) => {
                format!("choose one: {} or {}", self.effect(one), self.effect(other))
            }
            other => self.period(&Period::of(other)),
        }
    }

    /// "take 1 dukat from your opponent and 1 dukat from the common pool"
    pub(super) fn deeds(&self, deeds: &[&Deed<V>]) -> String {
        let mut text = self.deed(deeds[0]);
        for pair in deeds.windows(2) {
            let (
                What::Resource { resource: before, from: giver, .. },
                What::Resource { amount, resource, from },
            ) = (&pair[0].what, &pair[1].what)
            else {
                continue;
            };
            let what = self.resource(amount, *resource, *from);
            text += &match (before, giver) == (resource, from) {
                true => format!(" and {what} more"),
                false if from.is_none() && giver.is_some() => {
                    format!(" and {what} from the common pool")
                }
                false => format!(" and {what}"),
            };
        }
        text
    }

    fn deed(&self, deed: &Deed<V>) -> String {
        let speaker = self.for_actor(deed.by);
        let text = match V::deed(deed, self.event) {
            Some(wording) => wording.to_owned(),
            None => speaker.filled(V::verb(deed), deed),
        };
        match deed.by {
            Who::You => text,
            Who::Opponent => format!("your opponent must {text}"),
            Who::Anyone => format!("each player must {text}"),
        }
    }

    /// The verb with its objects.
    fn filled(&self, verb: &str, deed: &Deed<V>) -> String {
        let what = match &deed.what {
            What::Amount(amount) => return self.so_many(verb, amount),
            What::Resource { amount, resource, from } => self.resource(amount, *resource, *from),
            What::Cards(Target::Each(filter)) if V::is_done_at_once(deed.verb) => {
                format!("all {}", self.counted(filter, 2))
            }
            What::Cards(Target::Choose { up_to, count, filter }) if verb.contains("{in}") => {
                let filter = bare(filter);
                self.target(&Target::Choose { up_to: *up_to, count: *count, filter })
            }
            What::Cards(target) | What::Pair(target, _) | What::Marker(_, target) => {
                self.target(target)
            }
            What::Nothing => String::new(),
        };
        let mut text = verb.replacen("{}", &what, 1);
        if let What::Cards(Target::Choose { filter, .. }) = &deed.what {
            let inside = place(filter).map(|(whose, zone)| self.zone(whose, zone));
            text = text.replacen("{in}", &inside.unwrap_or_default(), 1);
        }
        if let What::Marker(marker, _) = &deed.what {
            text = text.replacen("{marker}", V::marker(*marker), 1);
        }
        if let What::Pair(_, other) = &deed.what {
            text = text.replacen("{}", &self.target(other), 1);
        }
        text
    }

    /// "draw 1 card", "draw 1 card for each Kozak of yours"
    fn so_many(&self, verb: &str, amount: &Amount<V>) -> String {
        let Quantity { number, per, .. } = self.quantity(amount);
        match number {
            Some(1) => verb.replacen("{}", "1", 1).replace("cards", "card") + &per,
            Some(number) => verb.replacen("{}", &number.to_string(), 1) + &per,
            None => {
                let amount = self.amount(amount);
                match verb.strip_suffix("{} cards") {
                    Some(verb) => format!("{verb}as many cards as {amount}"),
                    None => format!("{}, as many as {amount}", verb.replacen("{} ", "", 1)),
                }
            }
        }
    }

    fn resource(&self, amount: &Amount<V>, resource: V::Resource, from: Option<Who>) -> String {
        let (one, many) = V::resource(resource);
        let source = from.map_or("", |it| self.from(it));
        let Quantity { number, per, .. } = self.quantity(amount);
        match number {
            Some(1) => format!("1 {one}{source}{per}"),
            Some(number) => format!("{number} {many}{source}{per}"),
            None => format!("as many {many}{source} as {}", self.amount(amount)),
        }
    }

    fn quantity(&self, amount: &Amount<V>) -> Quantity {
        let (number, per) = match amount {
            Amount::Number(number) => (Some(*number), String::new()),
            Amount::Count(filter) => (Some(1), format!(" for each {}", self.counted(filter, 1))),
            Amount::Half(amount) => match &**amount {
                Amount::Count(filter) => {
                    let cards = self.counted(filter, 2);
                    let two = match cards.strip_prefix("your ") {
                        Some(_) => format!("2 of {cards}"),
                        None => format!("2 {cards}"),
                    };
                    (Some(1), format!(" for every {two} (rounded up)"))
                }
                _ => (None, String::new()),
            },
            _ => (None, String::new()),
        };
        let x = match number {
            Some(_) => String::new(),
            None => format!(", where X is {}", self.amount(amount)),
        };
        Quantity { number, per, x }
    }

    /// One clause ends with how long it lasts; of several it is said so that all of them are meant.
    fn changes(&self, clauses: &[Clause<V>], span: Option<V::Span>) -> String {
        let until = span.map_or("", |it| V::until(it, self.event));
        let joint = if until.is_empty() { "" } else { " " };
        match clauses {
            [clause] => {
                let (said, x) = self.clause(clause, span);
                format!("{said}{joint}{until}{x}")
            }
            _ => {
                let said = clauses.iter().map(|it| {
                    let (said, x) = self.clause(it, span);
                    said + &x
                });
                let said: Vec<String> = said.collect();
                let (last, others) = said.split_last().expect("a period has clauses");
                let said = format!("{} and {last}", others.join(", "));
                match (until, self.event) {
                    ("", _) => said,
                    (_, None) => format!("{until}, {said}"),
                    // "When you duel: until the end of the duel" would stammer.
                    (_, Some(_)) => format!("{said} ({until})"),
                }
            }
        }
    }

    /// What is said of one subject, and what X is, which comes after the span.
    fn clause(&self, clause: &Clause<V>, span: Option<V::Span>) -> (String, String) {
        let person = Person::of(clause.target);
        let (mut verb, mut text, mut x) = ("", String::new(), String::new());
        for change in &clause.changes {
            let said = self.said(change, person, span);
            if said.verb != verb {
                let and = if text.is_empty() { "" } else { " and " };
                text += &format!("{and}{} {}{}", said.verb, said.what, said.tail);
            } else {
                // "+X and +1 Szabla"
                let same = text.strip_suffix(&said.tail).map(str::len);
                text.truncate(same.unwrap_or(text.len()));
                text += &format!("{}{}{}", said.joint, said.what, said.tail);
            }
            verb = said.verb;
            x += &said.x;
        }
        (format!("{} {text}", self.changed(clause)), x)
    }

    /// Who or what changes.
    fn changed(&self, clause: &Clause<V>) -> String {
        if let Effect::Gets { target, stat, .. } = clause.changes[0]
            && let Some(matter) = V::matter(*stat)
        {
            return match target {
                Target::Card(Reference::It) => format!("this {matter}"),
                _ => format!("the {matter} of {}", self.doer(target)),
            };
        }
        match (clause.target, clause.changes[0]) {
            (Target::Each(filter), Effect::Cannot { .. } | Effect::Bears { most: 0, .. }) => {
                format!("no {}", self.noun_phrase(filter, 1))
            }
            (target, _) => {
                let doer = self.doer(target);
                let also: Vec<&str> = clause.also.iter().map(|it| it.spelling()).collect();
                match also.split_last() {
                    None => doer,
                    Some((last, [])) => format!("{doer} or {last}"),
                    Some((last, others)) => format!("{doer}, {} or {last}", others.join(", ")),
                }
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
            Effect::Gains { keyword, .. } => plain(GAINS, keyword.spelling(), " and "),
            Effect::Loses { keyword, .. } => plain(LOSES, keyword.spelling(), " and "),
            // "No postać can agitate", but "it cannot agitate".
            Effect::Cannot { target: Target::Each(_), ban, .. } => plain(CAN, V::ban(*ban), " or "),
            Effect::Cannot { ban, .. } => plain(CANNOT, V::ban(*ban), " or "),
            Effect::Can { ban, .. } => plain(CAN, V::ban(*ban), " and "),
            Effect::Bears { target, most: 0, marker } => {
                let verb = if matches!(target, Target::Each(_)) { CAN } else { CANNOT };
                plain(verb, &format!("bear markers of {}", V::marker(*marker)), " or ")
            }
            Effect::Bears { most, marker, .. } => {
                let markers = if *most == 1 { "marker" } else { "markers" };
                let what = format!("bear at most {most} {markers} of {}", V::marker(*marker));
                plain(CAN, &what, " and ")
            }
            Effect::Do(_) | Effect::Instead { .. } | Effect::May(_) | Effect::Either(..) => {
                unreachable!("a clause is made of changes")
            }
        }
    }

    fn gets(&self, stat: V::Stat, by: &Signed<V>, person: Person, span: Option<V::Span>) -> Said {
        let Quantity { number, per, x } = self.quantity(&by.amount);
        if let Some((verb, what)) = V::change(stat, number, by.minus, span) {
            return Said { verb: verb.of(person), what, tail: per, joint: " and ", x };
        }
        let sign = if by.minus { "−" } else { "+" };
        let number = number.map_or("X".to_owned(), |it| it.to_string());
        let tail = format!(" {}{per}", V::stat(stat));
        Said { verb: GETS.of(person), what: format!("{sign}{number}"), tail, joint: " and ", x }
    }
}
