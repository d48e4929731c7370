//! English: word order does the work.
//!
//! `english_phrase` names cards, `english_said` says what happens to them;
//! here are the sentence and its conditions.

use super::{
    Forms,
    clause::{Period, bare, deeds, keywords_alone, periods, place},
    english_phrase::Speaker,
    sentence,
};
use crate::lang::*;

/// The English words of a game.
pub trait EnglishWords: Vocabulary {
    /// One and several of this kind.
    fn noun(kind: Self::Kind) -> (&'static str, &'static str);
    /// Has a player only one of this kind, so that "your" says which?
    fn is_only_one(kind: Self::Kind) -> bool;
    fn state(state: Self::State) -> &'static str;
    /// A state that is said behind the noun: "under your control".
    fn state_behind(state: Self::State) -> Option<&'static str>;
    fn stat(stat: Self::Stat) -> &'static str;
    fn zone(zone: Self::Zone) -> &'static str;
    /// Whoever fights; `during` is the event of the sentence.
    fn role(role: Self::Role, during: Option<Self::Event>) -> &'static str;
    /// The card of this event, where "that card" could be understood of another.
    fn it(event: Self::Event) -> Option<&'static str>;
    fn until(span: Self::Span, during: Option<Self::Event>) -> &'static str;
    fn per(span: Self::Span, during: Option<Self::Event>) -> &'static str;
    fn ban(ban: Self::Ban) -> &'static str;
    /// Behind "a marker of".
    fn marker(marker: Self::Marker) -> &'static str;
    /// "at the end of the faza gry"
    fn moment(moment: Self::Moment) -> &'static str;
    /// One and several.
    fn resource(resource: Self::Resource) -> (&'static str, &'static str);
    /// "plays {}", for "you" as well as for others; `{}` is the object.
    fn event(event: Self::Event, you: bool) -> &'static str;
    /// "discard {}" with `{}` for what it is done to, twice for a pair;
    /// `{in}` is the place where it lies, if the verb wants it elsewhere.
    fn verb(deed: &Deed<Self>) -> &'static str;
    /// Is it done to all of them at once ("all cards") rather than to each?
    fn is_done_at_once(verb: Self::Verb) -> bool;
    /// A change that has a better wording than "gets +1 Szabla": its verb, and by how much.
    /// A number that must be explained is X.
    fn change(
        stat: Self::Stat,
        number: Option<u8>,
        minus: bool,
        span: Option<Self::Span>,
    ) -> Option<(Forms, String)>;
    /// What a number is said of, if not of the card itself: "agitacja".
    fn matter(stat: Self::Stat) -> Option<&'static str>;
    /// A deed with a wording of its own; `during` is the event of the sentence.
    fn deed(deed: &Deed<Self>, during: Option<Self::Event>) -> Option<&'static str>;
    /// Is this cost shown as a sign beside the text?
    fn is_sign(cost: &Deed<Self>) -> bool;
}

/// The rules text of one ability of a card of this kind.
pub fn english<V: EnglishWords>(ability: &Ability<V>, kind: V::Kind) -> String {
    let speaker = Speaker::<V>::of(ability, kind);
    let costs = speaker.costs(ability);
    let periods = periods(&ability.effects);
    let mut text = speaker.lead(ability);
    if !text.is_empty() {
        let chooses = matches!(periods[0].1, Period::Effect(Effect::Either(..)));
        text += if chooses && costs.is_none() { ", " } else { ": " };
    }
    if let Some(costs) = &costs {
        text += &format!("{costs} ► ");
    }
    for (place, (link, period)) in periods.iter().enumerate() {
        text += match (place, link) {
            (0, _) => "",
            (_, Link::And) => "; ",
            (_, Link::Then) if periods[place - 1].1.may_fail() => "; if you do, ",
            (_, Link::Then) => ", then ",
        };
        text += &speaker.period(period);
    }
    if let Some(limit) = &ability.limit {
        let times = if limit.times == 1 { "once".into() } else { format!("{} times", limit.times) };
        let whole = if limit.in_total { " in total over all cards of this name" } else { "" };
        text += &format!(" ({times} per {}{whole})", V::per(limit.span, speaker.event));
    }
    sentence(&text)
}

/// What an efekt that stays is attached to.
pub fn english_attach<V: EnglishWords>(filter: &Filter<V>, kind: V::Kind) -> String {
    sentence(&format!("attach to {}", Speaker::<V>::on(kind).one(filter)))
}

/// What an ability costs besides its marks and signs, if anything.
pub fn english_costs<V: EnglishWords>(ability: &Ability<V>, kind: V::Kind) -> Option<String> {
    // Said by itself it has to name what the rest of the sentence would have named.
    let mut speaker = Speaker::<V>::of(ability, kind);
    speaker.named = None;
    speaker.costs(ability)
}

/// One effect of an ability by itself, as a sentence.
pub fn english_effect<V: EnglishWords>(effect: &Effect<V>, kind: V::Kind) -> String {
    sentence(&Speaker::<V>::on(kind).effect(effect))
}

impl<V: EnglishWords> Speaker<V> {
    /// When and if: everything before the colon.
    fn lead(&self, ability: &Ability<V>) -> String {
        let mut parts = Vec::new();
        parts.extend(ability.zone.map(|it| format!("from the {}", V::zone(it))));
        parts.extend(ability.event.as_ref().map(|it| format!("when {}", self.happening(it))));
        parts.extend(ability.moment.map(|it| V::moment(it).to_owned()));
        parts.extend(ability.condition.as_ref().map(|it| format!("if {}", self.condition(it))));
        parts.join(", ")
    }

    /// What it costs besides its marks and signs, if anything.
    fn costs(&self, ability: &Ability<V>) -> Option<String> {
        let costs = deeds(ability.costs.iter().filter(|it| !V::is_sign(it)).collect());
        let costs: Vec<String> = costs.iter().map(|it| self.deeds(it)).collect();
        let (last, others) = costs.split_last()?;
        let and = if others.is_empty() { "" } else { " and " };
        Some(format!("{}{and}{last}", others.join(", ")))
    }

    fn happening(&self, happening: &Happening<V>) -> String {
        let you = happening.subject == Subject::Who(Who::You);
        let object = happening.object.as_ref().map(|it| self.subject(it)).unwrap_or_default();
        let event = V::event(happening.event, you).replace("{}", &object);
        format!("{} {}", self.subject(&happening.subject), event.trim_end())
    }

    fn condition(&self, condition: &Condition<V>) -> String {
        match condition {
            Condition::Exists(filter) => self.having(filter, &self.one(&bare(filter)), false),
            Condition::None(filter) => {
                let none = format!("no {}", self.noun_phrase(&bare(filter), 1));
                self.having(filter, &none, false)
            }
            Condition::Is(reference, Filter { whose: None, states, tests, .. })
                if tests.is_empty() && !states.is_empty() =>
            {
                let states: Vec<_> = states.iter().map(|it| V::state(*it)).collect();
                format!("{} is {}", self.reference(*reference), states.join(" and "))
            }
            Condition::Is(reference, filter) => self.identity(*reference, filter),
            Condition::Compare(left, comparison, right) => {
                self.comparison(left, *comparison, right)
            }
        }
    }

    /// "you have 3 or more oddziały in play", "there are 5 or more postacie in your opponent's żalnik"
    fn having(&self, filter: &Filter<V>, cards: &str, several: bool) -> String {
        let are = if several { "are" } else { "is" };
        match (place(filter), filter.whose) {
            (Some((whose, zone)), _) => {
                format!("there {are} {cards} in {}", self.zone(whose, zone))
            }
            (None, Some(Whose::Own)) => format!("you have {cards} in play"),
            (None, Some(Whose::Enemy)) => format!("your opponent has {cards} in play"),
            // Who controls something has it in play.
            (None, None) if filter.states.iter().any(|it| V::state_behind(*it).is_some()) => {
                format!("there {are} {cards}")
            }
            (None, None) => format!("there {are} {cards} in play"),
        }
    }

    /// "your duellist has Warchoł", "that card is an enemy postać"
    fn identity(&self, reference: Reference<V>, filter: &Filter<V>) -> String {
        let name = self.reference(reference);
        match (reference, keywords_alone(filter)) {
            // Whoever fights is of the one kind that fights.
            (Reference::Role(..), Some(words)) => {
                format!("{name} has {}", words.join(" and "))
            }
            _ => format!("{name} is {}", self.one(filter)),
        }
    }

    fn comparison(&self, left: &Amount<V>, comparison: Comparison, right: &Amount<V>) -> String {
        let [fewer, less] = match comparison {
            Comparison::Less => ["fewer", "less"].map(Some),
            Comparison::More => ["more"; 2].map(Some),
            _ => [None; 2],
        };
        match (left, right, fewer.zip(less)) {
            (Amount::Has(one, Who::You), Amount::Has(other, Who::Opponent), Some((fewer, _)))
                if one == other =>
            {
                format!("you have {fewer} {} than your opponent", V::resource(*one).1)
            }
            (Amount::Has(resource, who), Amount::Number(_), _) => {
                let has = if *who == Who::You { "have" } else { "has" };
                let compared = self.compared(comparison, right);
                format!("{} {has} {compared} {}", self.who(*who), V::resource(*resource).1)
            }
            (Amount::Count(own), Amount::Count(enemy), Some((fewer, _)))
                if own.whose == Some(Whose::Own)
                    && **enemy == Filter { whose: Some(Whose::Enemy), ..(**own).clone() } =>
            {
                let cards = self.noun_phrase(&bare(own), 2);
                format!("you have {fewer} {cards} in play than your opponent")
            }
            (Amount::Count(filter), Amount::Number(number), _) => {
                let count = (*number).max(2);
                let cards = self.noun_phrase(&bare(filter), count);
                let cards = format!("{} {cards}", self.compared(comparison, right));
                self.having(filter, &cards, true)
            }
            (Amount::Of(one, card), Amount::Of(other, rival), Some((_, less))) if one == other => {
                let [card, rival] = [card, rival].map(|it| self.reference(*it));
                format!("{card} has {less} {} than {rival}", V::stat(*one))
            }
            (Amount::ModifiedOf(one, card), Amount::ModifiedOf(other, rival), Some((_, less)))
                if one == other =>
            {
                let [card, rival] = [card, rival].map(|it| self.reference(*it));
                format!("{card} has {less} modified {} than {rival}", V::stat(*one))
            }
            _ => format!("{} is {}", self.amount(left), self.compared(comparison, right)),
        }
    }
}
