//! English: word order does the work.

use super::{sentence, span_follows};
use crate::lang::*;

/// The English words of a game.
pub trait EnglishWords: Vocabulary {
    /// One and several of this kind.
    fn noun(kind: Self::Kind) -> (&'static str, &'static str);
    fn state(state: Self::State) -> &'static str;
    fn stat(stat: Self::Stat) -> &'static str;
    fn zone(zone: Self::Zone) -> &'static str;
    /// Whoever fights; `during` is the event of the sentence.
    fn role(role: Self::Role, during: Option<Self::Event>) -> &'static str;
    /// The card of this event, where "that card" could be understood of another.
    fn it(event: Self::Event) -> Option<&'static str>;
    fn until(span: Self::Span, during: Option<Self::Event>) -> &'static str;
    fn ban(ban: Self::Ban) -> &'static str;
    /// "at the end of the faza gry"
    fn moment(moment: Self::Moment) -> &'static str;
    /// One and several.
    fn resource(resource: Self::Resource) -> (&'static str, &'static str);
    /// "plays {}", for "you" as well as for others; `{}` is the object.
    fn event(event: Self::Event, you: bool) -> &'static str;
    /// "discard {}" with `{}` for what it is done to, twice for a pair.
    fn verb(verb: Self::Verb) -> &'static str;
    /// A change that has a better wording than "gets"; `named` is the target in words.
    fn change(
        stat: Self::Stat,
        target: &Target<Self>,
        named: &str,
        by: &Amount<Self>,
        minus: bool,
    ) -> Option<String>;
    /// A deed with a wording of its own; `during` is the event of the sentence.
    fn deed(deed: &Deed<Self>, during: Option<Self::Event>) -> Option<&'static str>;
    /// Is this cost shown as a sign beside the text?
    fn is_sign(cost: &Deed<Self>) -> bool;
}

/// The rules text of one ability of a card of this kind.
pub fn english<V: EnglishWords>(ability: &Ability<V>, kind: V::Kind) -> String {
    let this = format!("this {}", V::noun(kind).0);
    let subject = ability.event.as_ref().map(|it| &it.subject);
    let again = subject == Some(&Subject::Card(Reference::This));
    let event = ability.event.as_ref().map(|it| it.event);
    let speaker = Speaker::<V> { this: &this, again, event };
    let mut text = String::new();
    if let Some(zone) = ability.zone {
        text += &format!("from the {}", V::zone(zone));
    }
    if let Some(event) = &ability.event {
        let joint = if text.is_empty() { "" } else { ", " };
        text += &format!("{joint}when {}", speaker.happening(event));
    }
    if let Some(moment) = ability.moment {
        let joint = if text.is_empty() { "" } else { ", " };
        text += &format!("{joint}{}", V::moment(moment));
    }
    if let Some(condition) = &ability.condition {
        let joint = if text.is_empty() { "" } else { ", " };
        text += &format!("{joint}if {}", speaker.condition(condition));
    }
    if !text.is_empty() {
        text += ": ";
    }
    if let Some(costs) = speaker.costs(ability) {
        text += &format!("{costs} ► ");
    }
    for (place, step) in ability.effects.iter().enumerate() {
        text += match (place, step.link) {
            (0, _) => "",
            (_, Link::And) => "; ",
            (_, Link::Then) => ", then ",
        };
        text += &speaker.effect(&step.effect, !span_follows(&ability.effects, place));
    }
    if let Some(limit) = &ability.limit {
        let times = if limit.times == 1 { "once".into() } else { format!("{} times", limit.times) };
        text += &format!(" ({times} per {})", limit.span.spelling());
    }
    sentence(&text)
}

/// What an efekt that stays is attached to.
pub fn english_attach<V: EnglishWords>(filter: &Filter<V>, kind: V::Kind) -> String {
    let this = format!("this {}", V::noun(kind).0);
    let speaker = Speaker::<V> { this: &this, again: false, event: None };
    sentence(&format!("attach to {}", speaker.one(filter)))
}

/// What an ability costs besides its marks and signs, if anything.
pub fn english_costs<V: EnglishWords>(ability: &Ability<V>, kind: V::Kind) -> Option<String> {
    let this = format!("this {}", V::noun(kind).0);
    let event = ability.event.as_ref().map(|it| it.event);
    Speaker::<V> { this: &this, again: false, event }.costs(ability)
}

/// One effect of an ability by itself, as a sentence.
pub fn english_effect<V: EnglishWords>(effect: &Effect<V>, kind: V::Kind) -> String {
    let this = format!("this {}", V::noun(kind).0);
    let speaker = Speaker::<V> { this: &this, again: false, event: None };
    sentence(&speaker.effect(effect, true))
}

/// Knows what "this" is called on the card at hand.
struct Speaker<'t, V: Vocabulary> {
    this: &'t str,
    /// The event has named it already, so "it" will do.
    again: bool,
    /// What the sentence answers.
    event: Option<V::Event>,
}

impl<V: EnglishWords> Speaker<'_, V> {
    fn costs(&self, ability: &Ability<V>) -> Option<String> {
        let costs = ability.costs.iter().filter(|it| !V::is_sign(it)).map(|it| self.deed(it));
        let costs: Vec<String> = costs.collect();
        (!costs.is_empty()).then(|| costs.join(", "))
    }

    fn happening(&self, happening: &Happening<V>) -> String {
        let you = happening.subject == Subject::Who(Who::You);
        let object = happening.object.as_ref().map(|it| self.subject(it)).unwrap_or_default();
        let event = V::event(happening.event, you).replace("{}", &object);
        format!("{} {}", self.subject(&happening.subject), event.trim_end())
    }

    fn subject(&self, subject: &Subject<V>) -> String {
        match subject {
            Subject::Who(who) => self.who(*who).to_owned(),
            Subject::Card(reference) => self.reference(*reference),
            Subject::Any(filter) => self.one(filter),
        }
    }

    fn who(&self, who: Who) -> &'static str {
        match who {
            Who::You => "you",
            Who::Opponent => "your opponent",
            Who::Anyone => "anyone",
        }
    }

    fn reference(&self, reference: Reference<V>) -> String {
        match reference {
            Reference::This => self.this.to_owned(),
            Reference::Host => "its bearer".to_owned(),
            Reference::It => self.event.and_then(V::it).unwrap_or("that card").to_owned(),
            Reference::That => "the chosen card".to_owned(),
            Reference::Role(Whose::Own, role) => format!("your {}", V::role(role, self.event)),
            Reference::Role(Whose::Enemy, role) => {
                format!("the opposing {}", V::role(role, self.event))
            }
        }
    }

    /// "an untapped postać of yours"
    fn one(&self, filter: &Filter<V>) -> String {
        let noun = self.noun_phrase(filter, 1);
        let vowel = noun.starts_with(['a', 'e', 'i', 'o', 'u']);
        if noun.starts_with("other ") {
            return format!("an{noun}");
        }
        format!("{} {noun}", if vowel { "an" } else { "a" })
    }

    fn noun_phrase(&self, filter: &Filter<V>, count: u8) -> String {
        let mut text = String::new();
        let mut after = String::new();
        let mut place = None;
        for test in &filter.tests {
            match test {
                Test::With(keyword) => after += &format!(" with {}", keyword.spelling()),
                Test::Without(keyword) => after += &format!(" without {}", keyword.spelling()),
                Test::Stat(stat, comparison, amount) => {
                    let stat = V::stat(*stat);
                    after += &format!(" with {stat} {}", self.compared(*comparison, amount));
                }
                Test::Modified(stat, comparison, amount) => {
                    let stat = V::stat(*stat);
                    after +=
                        &format!(" with modified {stat} {}", self.compared(*comparison, amount));
                }
                Test::In(Whose::Own, zone) => place = Some(format!("your {}", V::zone(*zone))),
                Test::In(Whose::Enemy, zone) => {
                    place = Some(format!("your opponent's {}", V::zone(*zone)));
                }
                Test::OtherThan(Reference::This) => text += "other ",
                Test::OtherThan(reference) => {
                    after += &format!(" other than {}", self.reference(*reference));
                }
                Test::Named(name) => after += &format!(" named {name}"),
                Test::Bearing(name) => after += &format!(" bearing {name}"),
                Test::AttachedTo(reference) => {
                    after += &format!(" attached to {}", self.reference(*reference));
                }
            }
        }
        for state in &filter.states {
            text += &format!("{} ", V::state(*state));
        }
        let (one, many) = V::noun(filter.kind);
        text += if count == 1 { one } else { many };
        match (filter.whose, place) {
            (_, Some(place)) => text += &format!("{after} from {place}"),
            (Some(Whose::Own), None) => text += &format!(" of yours{after}"),
            (Some(Whose::Enemy), None) => text += &format!(" of your opponent{after}"),
            (None, None) => text += &after,
        }
        text
    }

    /// What is counted stays where it is.
    fn counted(&self, filter: &Filter<V>, count: u8) -> String {
        self.noun_phrase(filter, count).replace(" from your ", " in your ")
    }

    fn compared(&self, comparison: Comparison, amount: &Amount<V>) -> String {
        let amount = self.amount(amount);
        match comparison {
            Comparison::AtMost => format!("{amount} or less"),
            Comparison::AtLeast => format!("{amount} or more"),
            Comparison::Exactly => format!("exactly {amount}"),
            Comparison::Less => format!("less than {amount}"),
            Comparison::More => format!("more than {amount}"),
        }
    }

    fn amount(&self, amount: &Amount<V>) -> String {
        match amount {
            Amount::Number(number) => number.to_string(),
            Amount::Count(filter) => {
                format!("the number of {}", self.counted(filter, 2))
            }
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
            Amount::Has(resource, who) => {
                format!("the {} of {}", V::resource(*resource).1, self.who(*who))
            }
        }
    }

    fn condition(&self, condition: &Condition<V>) -> String {
        match condition {
            Condition::Exists(filter) => format!("there is {}", self.one(filter)),
            Condition::None(filter) => format!("there is no {}", self.noun_phrase(filter, 1)),
            Condition::Is(reference, Filter { whose: None, states, tests, .. })
                if tests.is_empty() && !states.is_empty() =>
            {
                let states: Vec<_> = states.iter().map(|it| V::state(*it)).collect();
                format!("{} is {}", self.reference(*reference), states.join(" and "))
            }
            Condition::Is(reference, filter) => {
                format!("{} is {}", self.reference(*reference), self.one(filter))
            }
            Condition::Compare(
                Amount::Has(left, Who::You),
                comparison @ (Comparison::Less | Comparison::More),
                Amount::Has(right, Who::Opponent),
            ) if left == right => {
                let than = if *comparison == Comparison::Less { "fewer" } else { "more" };
                format!("you have {than} {} than your opponent", V::resource(*left).1)
            }
            Condition::Compare(Amount::Has(resource, who), comparison, Amount::Number(number)) => {
                let has = if *who == Who::You { "have" } else { "has" };
                let compared = self.compared(*comparison, &Amount::Number(*number));
                format!("{} {has} {compared} {}", self.who(*who), V::resource(*resource).1)
            }
            Condition::Compare(left, comparison, right) => {
                format!("{} is {}", self.amount(left), self.compared(*comparison, right))
            }
        }
    }

    fn deed(&self, deed: &Deed<V>) -> String {
        let what = match &deed.what {
            What::Amount(Amount::Number(number)) => number.to_string(),
            What::Amount(amount) => return self.drawn(deed.by, V::verb(deed.verb), amount),
            What::Resource { amount, resource, from } => self.resource(amount, *resource, *from),
            What::Cards(target) => self.target(target),
            What::Pair(one, _) => self.target(one),
            What::Nothing => String::new(),
        };
        let mut verb = match V::deed(deed, self.event) {
            Some(wording) => wording.to_owned(),
            None => V::verb(deed.verb).replacen("{}", &what, 1),
        };
        if let What::Pair(_, other) = &deed.what {
            verb = verb.replacen("{}", &self.target(other), 1);
        }
        if let What::Amount(Amount::Number(1)) = deed.what {
            verb = verb.replace("cards", "card");
        }
        self.done_by(deed.by, verb)
    }

    fn done_by(&self, who: Who, deed: String) -> String {
        match who {
            Who::You => deed,
            who => format!("{} must {deed}", self.who(who))
                .replace("from your opponent's", "from his")
                .replace(" of your opponent", " of his"),
        }
    }

    /// Cards whose number is not a number: "draw 1 card for each Kozak of yours".
    fn drawn(&self, by: Who, verb: &str, amount: &Amount<V>) -> String {
        let cards = match amount {
            Amount::Count(filter) => format!("1 card for each {}", self.counted(filter, 1)),
            other => format!("as many cards as {}", self.amount(other)),
        };
        self.done_by(by, verb.replace("{} cards", &cards))
    }

    fn resource(&self, amount: &Amount<V>, resource: V::Resource, from: Option<Who>) -> String {
        let (one, many) = V::resource(resource);
        let source = match from {
            Some(who) => format!(" from {}", self.who(who)),
            None => String::new(),
        };
        match amount {
            Amount::Number(1) => format!("1 {one}{source}"),
            Amount::Number(number) => format!("{number} {many}{source}"),
            Amount::Count(filter) => {
                format!("1 {one}{source} for each {}", self.counted(filter, 1))
            }
            other => format!("as many {many}{source} as {}", self.amount(other)),
        }
    }

    fn target(&self, target: &Target<V>) -> String {
        match target {
            Target::Card(Reference::This) if self.again => "it".to_owned(),
            Target::Who(who) => self.who(*who).to_owned(),
            Target::Card(reference) => self.reference(*reference),
            Target::Choose { up_to: false, count: 1, filter } => self.one(filter),
            Target::Choose { up_to, count, filter } => {
                let up_to = if *up_to { "up to " } else { "" };
                format!("{up_to}{count} {}", self.noun_phrase(filter, *count))
            }
            Target::Each(filter) => format!("each {}", self.noun_phrase(filter, 1)),
        }
    }

    /// `spans`: say how long it lasts, or leave that to the effect that follows.
    fn effect(&self, effect: &Effect<V>, spans: bool) -> String {
        let until = |span: Option<V::Span>| self.until(span.filter(|_| spans));
        match effect {
            Effect::Do(deed) => self.deed(deed),
            Effect::Gets { target, stat, by, span } => {
                let (gets, x) = self.gets(target, *stat, by);
                format!("{gets}{}{x}", until(*span))
            }
            Effect::Gains { target, keyword, span } => {
                format!("{} gains {}{}", self.target(target), keyword.spelling(), until(*span))
            }
            Effect::Loses { target, keyword, span } => {
                format!("{} loses {}{}", self.target(target), keyword.spelling(), until(*span))
            }
            Effect::Cannot { target: Target::Each(filter), ban, span } => {
                let nobody = self.noun_phrase(filter, 1);
                format!("no {nobody} can {}{}", V::ban(*ban), until(*span))
            }
            Effect::Cannot { target, ban, span } => {
                format!("{} cannot {}{}", self.target(target), V::ban(*ban), until(*span))
            }
            Effect::Can { target, ban, span } => {
                format!("{} can {}{}", self.target(target), V::ban(*ban), until(*span))
            }
            Effect::May(effect) => format!("you may {}", self.effect(effect, spans)),
            Effect::Either(one, other) => {
                format!("choose one: {} or {}", self.effect(one, spans), self.effect(other, spans))
            }
        }
    }

    /// "gets +X Szabla", and what X is, which comes after the span.
    fn gets(&self, target: &Target<V>, stat: V::Stat, by: &Signed<V>) -> (String, String) {
        let who = self.target(target);
        if let Some(better) = V::change(stat, target, &who, &by.amount, by.minus) {
            let x = match by.amount {
                Amount::Number(_) => String::new(),
                ref other => format!(", where X is {}", self.amount(other)),
            };
            return (better, x);
        }
        let gets = if *target == Target::Who(Who::You) { "get" } else { "gets" };
        let sign = if by.minus { "−" } else { "+" };
        let mut x = String::new();
        let change = match &by.amount {
            Amount::Number(number) => format!("{sign}{number} {}", V::stat(stat)),
            Amount::Count(filter) => {
                let each = self.counted(filter, 1);
                format!("{sign}1 {} for each {each}", V::stat(stat))
            }
            other => {
                x = format!(", where X is {}", self.amount(other));
                format!("{sign}X {}", V::stat(stat))
            }
        };
        (format!("{who} {gets} {change}"), x)
    }

    fn until(&self, span: Option<V::Span>) -> String {
        let until = span.map(|it| V::until(it, self.event)).filter(|it| !it.is_empty());
        until.map(|it| format!(" {it}")).unwrap_or_default()
    }
}
