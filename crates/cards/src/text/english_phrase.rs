//! How English names cards, players and numbers.

use super::{
    clause::{bare, chosen, kind_of_it, named, place},
    english::EnglishWords,
};
use crate::lang::*;

/// Knows what "this", "it" and "that" are called in the sentence at hand.
#[derive(Clone, Copy)]
pub(super) struct Speaker<V: Vocabulary> {
    this: V::Kind,
    it: Option<V::Kind>,
    that: Option<V::Kind>,
    /// The card of the event is the one on which the sentence stands.
    it_is_this: bool,
    /// What the event or the condition speaks of, so that "it" will do.
    pub(super) named: Option<Reference<V>>,
    /// The event has named the opponent, so that "him" will do.
    opponent_acts: bool,
    /// Who does what is said.
    actor: Who,
    /// What the sentence answers.
    pub(super) event: Option<V::Event>,
}

impl<V: EnglishWords> Speaker<V> {
    /// For something said by itself, on a card of this kind.
    pub(super) fn on(kind: V::Kind) -> Speaker<V> {
        Speaker {
            this: kind,
            it: None,
            that: None,
            it_is_this: false,
            named: None,
            opponent_acts: false,
            actor: Who::You,
            event: None,
        }
    }

    pub(super) fn of(ability: &Ability<V>, kind: V::Kind) -> Speaker<V> {
        let happening = ability.event.as_ref();
        let subject = happening.map(|it| &it.subject);
        Speaker {
            it: happening.and_then(kind_of_it),
            that: chosen(ability),
            it_is_this: [happening.and_then(|it| it.object.as_ref()), subject]
                .contains(&Some(&Subject::Card(Reference::This))),
            named: named(ability),
            opponent_acts: subject == Some(&Subject::Who(Who::Opponent)),
            event: happening.map(|it| it.event),
            ..Speaker::on(kind)
        }
    }

    /// What somebody else does is told from his side: "of his".
    pub(super) fn for_actor(&self, actor: Who) -> Speaker<V> {
        Speaker { actor, ..*self }
    }

    pub(super) fn subject(&self, subject: &Subject<V>) -> String {
        match subject {
            Subject::Who(who) => self.who(*who).to_owned(),
            Subject::Card(reference) => self.reference(*reference),
            Subject::Any(filter) => self.one(filter),
        }
    }

    pub(super) fn who(&self, who: Who) -> &'static str {
        match who {
            Who::You => "you",
            Who::Opponent => "your opponent",
            Who::Anyone => "anyone",
        }
    }

    /// "from your opponent", or from him who has been named
    pub(super) fn from(&self, who: Who) -> &'static str {
        match who {
            Who::Opponent if self.opponent_acts => " from him",
            Who::Opponent => " from your opponent",
            Who::You | Who::Anyone => " from each player",
        }
    }

    pub(super) fn reference(&self, reference: Reference<V>) -> String {
        let noun = |kind: Option<V::Kind>| kind.map_or("card", |it| V::noun(it).0);
        match reference {
            Reference::This => format!("this {}", V::noun(self.this).0),
            Reference::Host => "the bearer".to_owned(),
            Reference::It => match self.event.and_then(V::it) {
                Some(name) => name.to_owned(),
                None if self.it_is_this => self.reference(Reference::This),
                None => format!("that {}", noun(self.it)),
            },
            Reference::That => format!("the chosen {}", noun(self.that)),
            Reference::Role(Whose::Own, role) => format!("your {}", V::role(role, self.event)),
            Reference::Role(Whose::Enemy, role) => {
                format!("the opposing {}", V::role(role, self.event))
            }
        }
    }

    /// "an untapped postać of yours"
    pub(super) fn one(&self, filter: &Filter<V>) -> String {
        let noun = self.noun_phrase(filter, 1);
        if noun.starts_with("your ") {
            return noun;
        }
        if noun.starts_with("other ") {
            return format!("an{noun}");
        }
        format!("{} {noun}", if begins_with_vowel(&noun) { "an" } else { "a" })
    }

    pub(super) fn noun_phrase(&self, filter: &Filter<V>, count: u8) -> String {
        let mut words: Vec<String> = Vec::new();
        let only_one = V::is_only_one(filter.kind);
        let whose = filter.whose.filter(|_| !says_whose(filter));
        let (his, enemy) = match whose {
            Some(Whose::Own) if only_one || count != 1 => {
                words.push("your".to_owned());
                (None, false)
            }
            Some(Whose::Own) => (Some("of yours"), false),
            Some(Whose::Enemy) if self.actor == Who::Opponent => (Some("of his"), false),
            Some(Whose::Enemy) => (None, true),
            None => (None, false),
        };
        if filter.tests.contains(&Test::OtherThan(Reference::This)) {
            words.push("other".to_owned());
        }
        let before = filter.states.iter().filter(|it| V::state_behind(**it).is_none());
        words.extend(before.map(|it| V::state(*it).to_owned()));
        words.extend(enemy.then(|| "enemy".to_owned()));
        let (one, many) = V::noun(filter.kind);
        words.push(if count == 1 { one } else { many }.to_owned());
        words.extend(his.map(str::to_owned));
        words.extend(filter.states.iter().filter_map(|it| V::state_behind(*it)).map(str::to_owned));
        words.extend(self.properties(filter));
        words.extend(filter.tests.iter().filter_map(|it| self.test(it)));
        words.join(" ")
    }

    /// "with Oficer and lafa 6 or less"
    fn properties(&self, filter: &Filter<V>) -> Option<String> {
        let property = |test: &Test<V>| match test {
            Test::With(keyword) => Some(keyword.spelling().to_owned()),
            Test::Stat(stat, comparison, amount) => {
                Some(format!("{} {}", V::stat(*stat), self.compared(*comparison, amount)))
            }
            Test::Modified(stat, comparison, amount) => {
                Some(format!("modified {} {}", V::stat(*stat), self.compared(*comparison, amount)))
            }
            _ => None,
        };
        let properties: Vec<String> = filter.tests.iter().filter_map(property).collect();
        (!properties.is_empty()).then(|| format!("with {}", properties.join(" and ")))
    }

    fn test(&self, test: &Test<V>) -> Option<String> {
        Some(match test {
            Test::Without(keyword) => format!("without {}", keyword.spelling()),
            Test::In(whose, zone) => format!("from {}", self.zone(*whose, *zone)),
            Test::OtherThan(Reference::This) => return None,
            Test::OtherThan(reference) => format!("other than {}", self.reference(*reference)),
            Test::Named(name) => format!("named {name}"),
            Test::Bearing(name) => format!("bearing {name}"),
            Test::AttachedTo(reference) => format!("attached to {}", self.reference(*reference)),
            Test::With(_) | Test::Stat(..) | Test::Modified(..) => return None,
        })
    }

    /// "your kredens", "your opponent's dwór"
    pub(super) fn zone(&self, whose: Whose, zone: V::Zone) -> String {
        let whose = match (whose, self.actor) {
            (Whose::Own, _) => "your",
            (Whose::Enemy, Who::Opponent) => "his",
            (Whose::Enemy, _) => "your opponent's",
        };
        format!("{whose} {}", V::zone(zone))
    }

    /// "posesje in your lazaret": what is counted stays where it is.
    pub(super) fn counted(&self, filter: &Filter<V>, count: u8) -> String {
        match place(filter) {
            None => self.noun_phrase(filter, count),
            Some((whose, zone)) => {
                let cards = self.noun_phrase(&bare(filter), count);
                format!("{cards} in {}", self.zone(whose, zone))
            }
        }
    }

    pub(super) fn compared(&self, comparison: Comparison, amount: &Amount<V>) -> String {
        let amount = self.amount(amount);
        match comparison {
            Comparison::AtMost => format!("{amount} or less"),
            Comparison::AtLeast => format!("{amount} or more"),
            Comparison::Exactly => format!("exactly {amount}"),
            Comparison::Less => format!("less than {amount}"),
            Comparison::More => format!("more than {amount}"),
        }
    }

    pub(super) fn amount(&self, amount: &Amount<V>) -> String {
        match amount {
            Amount::Number(number) => number.to_string(),
            Amount::Count(filter) => format!("the number of {}", self.counted(filter, 2)),
            Amount::Of(stat, reference) => {
                format!("the {} of {}", V::stat(*stat), self.reference(*reference))
            }
            Amount::ModifiedOf(stat, reference) => {
                format!("the modified {} of {}", V::stat(*stat), self.reference(*reference))
            }
            Amount::Half(amount) => format!("half of {} (rounded up)", self.amount(amount)),
            Amount::Excess(amount, over) => {
                format!("{} minus {}", self.amount(amount), self.amount(over))
            }
            Amount::Has(resource, Who::You) => {
                format!("the number of your {}", V::resource(*resource).1)
            }
            Amount::Has(resource, who) => {
                format!("the number of {} of {}", V::resource(*resource).1, self.who(*who))
            }
        }
    }

    /// What something is done to.
    pub(super) fn target(&self, target: &Target<V>) -> String {
        match target {
            Target::Card(reference) if self.named == Some(*reference) => "it".to_owned(),
            Target::Who(who) => self.who(*who).to_owned(),
            Target::Card(reference) => self.reference(*reference),
            Target::Choose { up_to, count, filter } => {
                let up_to = if *up_to { "up to " } else { "" };
                match (count, filter.whose) {
                    (1, _) if up_to.is_empty() => self.one(filter),
                    (2.., Some(Whose::Own)) => {
                        format!("{up_to}{count} of {}", self.noun_phrase(filter, *count))
                    }
                    _ => format!("{up_to}{count} {}", self.noun_phrase(filter, *count)),
                }
            }
            Target::Each(filter) => format!("each {}", self.noun_phrase(filter, 1)),
        }
    }

    /// Of whom something is said: who chooses must be clear there.
    pub(super) fn doer(&self, target: &Target<V>) -> String {
        match target {
            Target::Choose { up_to: false, count: 1, filter } => {
                let noun = self.noun_phrase(filter, 1);
                match noun.strip_prefix("other ") {
                    Some(noun) => format!("another chosen {noun}"),
                    None => format!("a chosen {noun}"),
                }
            }
            Target::Choose { up_to, count, filter } => {
                let up_to = if *up_to { "up to " } else { "" };
                let noun = self.noun_phrase(filter, *count);
                match noun.strip_prefix("your ") {
                    Some(noun) => format!("{up_to}{count} chosen {noun} of yours"),
                    None => format!("{up_to}{count} chosen {noun}"),
                }
            }
            other => self.target(other),
        }
    }
}

fn begins_with_vowel(noun: &str) -> bool {
    noun.starts_with(['a', 'e', 'i', 'o', 'u'])
}

/// Does the zone or the bearer say already whose the card is?
fn says_whose<V: Vocabulary>(filter: &Filter<V>) -> bool {
    filter.tests.iter().any(|it| match it {
        Test::In(..) => true,
        Test::AttachedTo(Reference::Role(whose, _)) => Some(*whose) == filter.whose,
        _ => false,
    })
}
