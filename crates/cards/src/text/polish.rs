//! Polish: the endings do the work.
//!
//! `PolishWords` brings the forms of a game's words; `polish_phrase` puts
//! noun phrases into the case a verb asks for; here are the clauses.

use super::{
    polish_phrase::{Case, Speaker},
    sentence, span_follows,
};
use crate::lang::*;

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
    /// Nominative and accusative of several; no noun of ours is personal masculine.
    pub many: &'static str,
    pub many_gen: &'static str,
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
    /// "jest zaznaczona"
    fn predicate(state: Self::State) -> &'static str;
    /// As on the card: "Szabla".
    fn stat(stat: Self::Stat) -> &'static str;
    /// After "o": "Szabli".
    fn stat_loc(stat: Self::Stat) -> &'static str;
    /// Genitive, after "ze swojego": "kredensu".
    fn zone(zone: Self::Zone) -> &'static str;
    fn until(span: Self::Span, during: Option<Self::Event>) -> &'static str;
    fn per(span: Self::Span) -> &'static str;
    /// "na koniec fazy gry"
    fn moment(moment: Self::Moment) -> &'static str;
    /// After "nie może".
    fn ban(ban: Self::Ban) -> &'static str;
    /// The verb for "you" and for others, and the case of its object.
    fn event(event: Self::Event) -> (&'static str, &'static str, Case);
    /// An event told without "kiedy": "w pojedynku".
    fn circumstance(happening: &Happening<Self>) -> Option<&'static str>;
    /// Imperative and infinitive, with `{}` for the object (twice for a pair), and its case.
    fn verb(verb: Self::Verb) -> (&'static str, &'static str, Case);
    /// A deed with a wording of its own: "zaneguj to zagranie" (imperative, infinitive);
    /// `during` is the event of the sentence.
    fn deed(deed: &Deed<Self>, during: Option<Self::Event>)
    -> Option<(&'static str, &'static str)>;
    /// A change that has a better wording than "otrzymuje"; `named` is the target in the genitive.
    fn change(
        stat: Self::Stat,
        target: &Target<Self>,
        named: &str,
        by: &Amount<Self>,
        minus: bool,
    ) -> Option<String>;
    fn is_sign(cost: &Deed<Self>) -> bool;
    /// Does the ability go off by itself ("gdy") rather than at will ("kiedy")?
    fn goes_off(head: Self::Head) -> bool;
}

/// The rules text of one ability of a card of this kind.
pub fn polish<V: PolishWords>(ability: &Ability<V>, kind: V::Kind) -> String {
    let subject = ability.event.as_ref().map(|it| &it.subject);
    let again = subject == Some(&Subject::Card(Reference::This));
    let speaker = Speaker::<V>::during(ability.event.as_ref(), kind, again);
    let goes_off = V::goes_off(ability.head);
    let is_bare = ability.event.is_none() && ability.moment.is_none() && ability.zone.is_none();
    let mut text = String::new();
    if let Some(zone) = ability.zone {
        let joint = if ability.event.is_some() || ability.moment.is_some() { ", " } else { "" };
        text += &format!("z {}{joint}", V::zone(zone));
    }
    if let Some(event) = &ability.event {
        text += &match V::circumstance(event) {
            Some(circumstance) => circumstance.to_owned(),
            None => {
                let when = if goes_off { "gdy" } else { "kiedy" };
                format!("{when} {}", speaker.happening(event))
            }
        };
    }
    text += ability.moment.map_or("", V::moment);
    if let Some(condition) = &ability.condition {
        let joint = if text.is_empty() { "" } else { ", " };
        text += &format!("{joint}jeśli {}", speaker.condition(condition));
    }
    if !text.is_empty() {
        text += if goes_off || is_bare { ", " } else { ": " };
    }
    if let Some(costs) = speaker.costs(ability) {
        text += &format!("{costs} ► ");
    }
    for (place, step) in ability.effects.iter().enumerate() {
        text += match (place, step.link) {
            (0, _) => "",
            (_, Link::And) => "; ",
            (_, Link::Then) => ", a potem ",
        };
        let spans = !span_follows(&ability.effects, place);
        text += &speaker.effect(&step.effect, Mood::Order, spans);
    }
    if let Some(limit) = &ability.limit {
        text += &format!(" ({}× {})", limit.times, V::per(limit.span));
    }
    sentence(&text)
}

/// What an efekt that stays is attached to.
pub fn polish_attach<V: PolishWords>(filter: &Filter<V>, kind: V::Kind) -> String {
    let speaker = Speaker::<V>::on(kind, false);
    sentence(&format!("dołącz do {}", speaker.one(filter, Case::Gen, Who::You)))
}

/// What an ability costs besides its marks and signs, if anything.
pub fn polish_costs<V: PolishWords>(ability: &Ability<V>, kind: V::Kind) -> Option<String> {
    Speaker::<V>::during(ability.event.as_ref(), kind, false).costs(ability)
}

/// One effect of an ability by itself, as a sentence.
pub fn polish_effect<V: PolishWords>(effect: &Effect<V>, kind: V::Kind) -> String {
    sentence(&Speaker::<V>::on(kind, false).effect(effect, Mood::Order, true))
}

/// Is something ordered ("dobierz") or allowed and demanded ("możesz dobrać")?
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Mood {
    Order,
    Infinitive,
}

impl<V: PolishWords> Speaker<V> {
    fn costs(&self, ability: &Ability<V>) -> Option<String> {
        let costs = ability.costs.iter().filter(|it| !V::is_sign(it)).map(|it| self.order(it));
        let costs: Vec<String> = costs.collect();
        (!costs.is_empty()).then(|| costs.join(", "))
    }

    fn happening(&self, happening: &Happening<V>) -> String {
        let (second, third, case) = V::event(happening.event);
        let by = match happening.subject {
            Subject::Who(who) => who,
            _ => Who::Anyone,
        };
        let object = match &happening.object {
            Some(object) => format!(" {}", self.subject(object, case, by)),
            None => String::new(),
        };
        match happening.subject {
            Subject::Who(Who::You) => format!("{second}{object}"),
            ref other => format!("{} {third}{object}", self.subject(other, Case::Nom, Who::You)),
        }
    }

    fn condition(&self, condition: &Condition<V>) -> String {
        match condition {
            Condition::Exists(filter) => {
                format!("w grze jest {}", self.one(filter, Case::Nom, Who::You))
            }
            Condition::None(filter) => {
                format!("w grze nie ma {}", self.one(filter, Case::Gen, Who::You))
            }
            Condition::Is(reference, Filter { whose: None, states, tests, .. })
                if tests.is_empty() && !states.is_empty() =>
            {
                let states: Vec<_> = states.iter().map(|it| V::predicate(*it)).collect();
                format!("{} {}", self.reference(*reference, Case::Nom), states.join(" i "))
            }
            Condition::Is(reference, filter) => {
                let filter = self.one(filter, Case::Nom, Who::You);
                format!("{} to {filter}", self.reference(*reference, Case::Nom))
            }
            Condition::Compare(
                Amount::Has(left, Who::You),
                comparison @ (Comparison::Less | Comparison::More),
                Amount::Has(right, Who::Opponent),
            ) if left == right => {
                let than = if *comparison == Comparison::Less { "mniej" } else { "więcej" };
                format!("masz {than} {} niż przeciwnik", V::resource(*left).many_gen)
            }
            Condition::Compare(Amount::Has(resource, who), comparison, Amount::Number(number)) => {
                let has = if *who == Who::You { "masz" } else { "przeciwnik ma" };
                let noun = V::resource(*resource);
                let counted = self.counted(*number, noun);
                format!("{has} {}", compared(*comparison, &counted))
            }
            Condition::Compare(left, comparison, right) => {
                format!("{} to {}", self.amount(left), compared(*comparison, &self.amount(right)))
            }
        }
    }

    fn order(&self, deed: &Deed<V>) -> String {
        self.deed(deed, Mood::Order)
    }

    pub(super) fn deed(&self, deed: &Deed<V>, mood: Mood) -> String {
        let by_you = deed.by == Who::You;
        let mood = if by_you { mood } else { Mood::Infinitive };
        let pick = |(order, infinitive): (&'static str, &'static str)| match mood {
            Mood::Order => order,
            Mood::Infinitive => infinitive,
        };
        let text = match V::deed(deed, self.event()) {
            Some(forms) => pick(forms).to_owned(),
            None => {
                let (order, infinitive, case) = V::verb(deed.verb);
                let what = match &deed.what {
                    What::Amount(Amount::Number(number)) => self.counted(*number, self.card_noun()),
                    What::Amount(Amount::Count(filter)) => {
                        format!("1 kartę za {}", self.each(filter, Case::Acc, Who::Anyone))
                    }
                    What::Amount(amount) => {
                        format!("tyle kart, ile wynosi {}", self.amount(amount))
                    }
                    What::Resource { amount, resource, from } => {
                        self.resource(amount, *resource, *from)
                    }
                    What::Cards(target) => self.target(target, case, deed.by),
                    What::Pair(one, _) => self.target(one, case, deed.by),
                    What::Nothing => String::new(),
                };
                let text = pick((order, infinitive)).replacen("{}", &what, 1);
                match &deed.what {
                    What::Pair(_, other) => {
                        text.replacen("{}", &self.target(other, case, deed.by), 1)
                    }
                    _ => text,
                }
            }
        };
        match deed.by {
            Who::You => text,
            Who::Opponent => format!("przeciwnik musi {text}"),
            Who::Anyone => format!("każdy gracz musi {text}"),
        }
    }

    fn resource(&self, amount: &Amount<V>, resource: V::Resource, from: Option<Who>) -> String {
        let noun = V::resource(resource);
        let source = match from {
            Some(Who::Opponent) => " od przeciwnika",
            Some(_) => " od każdego gracza",
            None => "",
        };
        match amount {
            Amount::Number(number) => format!("{}{source}", self.counted(*number, noun)),
            Amount::Count(filter) => {
                let each = self.each(filter, Case::Acc, Who::You);
                format!("1 {}{source} za {each}", noun.acc)
            }
            other => format!("tyle {}{source}, ile wynosi {}", noun.many_gen, self.amount(other)),
        }
    }

    /// `spans`: say how long it lasts, or leave that to the effect that follows.
    pub(super) fn effect(&self, effect: &Effect<V>, mood: Mood, spans: bool) -> String {
        let until = |span: Option<V::Span>| self.until(span.filter(|_| spans));
        match effect {
            Effect::Do(deed) => self.deed(deed, mood),
            Effect::Gets { target, stat, by, span } => {
                let (gets, x) = self.gets(target, *stat, by);
                format!("{gets}{}{x}", until(*span))
            }
            Effect::Gains { target, keyword, span } => {
                let target = self.target(target, Case::Nom, Who::You);
                format!("{target} zyskuje słowo {}{}", keyword.spelling(), until(*span))
            }
            Effect::Loses { target, keyword, span } => {
                let target = self.target(target, Case::Nom, Who::You);
                format!("{target} traci słowo {}{}", keyword.spelling(), until(*span))
            }
            Effect::Cannot { target: Target::Each(filter), ban, span } => {
                let nobody = self.none_of(filter);
                format!("{nobody} nie może {}{}", V::ban(*ban), until(*span))
            }
            Effect::Cannot { target: Target::Who(Who::You), ban, span } => {
                format!("nie możesz {}{}", V::ban(*ban), until(*span))
            }
            Effect::Can { target: Target::Who(Who::You), ban, span } => {
                format!("możesz {}{}", V::ban(*ban), until(*span))
            }
            Effect::Cannot { target, ban, span } => {
                let target = self.target(target, Case::Nom, Who::You);
                format!("{target} nie może {}{}", V::ban(*ban), until(*span))
            }
            Effect::Can { target, ban, span } => {
                let target = self.target(target, Case::Nom, Who::You);
                format!("{target} może {}{}", V::ban(*ban), until(*span))
            }
            Effect::May(effect) => {
                format!("możesz {}", self.effect(effect, Mood::Infinitive, spans))
            }
            Effect::Either(one, other) => {
                format!(
                    "wybierz: {} albo {}",
                    self.effect(one, mood, spans),
                    self.effect(other, mood, spans)
                )
            }
        }
    }

    /// "otrzymuje Szabla +X", and what X is, which comes after the span.
    fn gets(&self, target: &Target<V>, stat: V::Stat, by: &Signed<V>) -> (String, String) {
        let genitive = self.target(target, Case::Gen, Who::Anyone);
        if let Some(better) = V::change(stat, target, &genitive, &by.amount, by.minus) {
            let x = match by.amount {
                Amount::Number(_) => String::new(),
                ref other => format!(", gdzie X to {}", self.amount(other)),
            };
            return (better, x);
        }
        let sign = if by.minus { "−" } else { "+" };
        let stat = V::stat(stat);
        let mut x = String::new();
        let change = match &by.amount {
            Amount::Number(number) => format!("{stat} {sign}{number}"),
            Amount::Count(filter) => {
                format!("{stat} {sign}1 za {}", self.each(filter, Case::Acc, Who::Anyone))
            }
            other => {
                x = format!(", gdzie X to {}", self.amount(other));
                format!("{stat} {sign}X")
            }
        };
        let gets = match target {
            Target::Who(Who::You) => format!("otrzymujesz {change}"),
            Target::Choose { count: 2.., .. } => {
                format!("{} otrzymują {change}", self.target(target, Case::Nom, Who::You))
            }
            Target::Card(Reference::This) if self.again() => format!("otrzymuje {change}"),
            _ => format!("{} otrzymuje {change}", self.target(target, Case::Nom, Who::You)),
        };
        (gets, x)
    }

    fn until(&self, span: Option<V::Span>) -> String {
        let until = span.map(|it| V::until(it, self.event())).filter(|it| !it.is_empty());
        until.map(|it| format!(" {it}")).unwrap_or_default()
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
