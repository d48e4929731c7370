//! Polish: the endings do the work.
//!
//! `PolishWords` brings the forms of a game's words; `polish_phrase` puts
//! noun phrases into the case a verb asks for; `polish_said` makes clauses of
//! them; here are the sentence and its conditions.

use super::{
    clause::{Period, bare, deeds, keywords_alone, periods, place},
    polish_phrase::Speaker,
    polish_said::Mood,
    polish_words::*,
    sentence,
};
use crate::lang::*;

/// The rules text of one ability of a card of this kind.
pub fn polish<V: PolishWords>(ability: &Ability<V>, kind: V::Kind) -> String {
    let speaker = Speaker::<V>::of(ability, kind);
    let costs = speaker.costs(ability);
    let periods = periods(&ability.effects);
    let mut text = speaker.lead(ability);
    if !text.is_empty() {
        let chooses = matches!(periods[0].1, Period::Effect(Effect::Either(..)));
        let is_bare = ability.event.is_none() && ability.moment.is_none() && ability.zone.is_none();
        let is_told = ability.event.as_ref().is_some_and(|it| V::circumstance(it).is_some());
        text += match costs.is_none() {
            true if chooses && is_told && ability.condition.is_none() => " ",
            true if chooses || is_bare => ", ",
            _ if V::goes_off(ability.head) => ", ",
            _ => ": ",
        };
    }
    if let Some(costs) = &costs {
        text += &format!("{costs} ► ");
    }
    for (place, (link, period)) in periods.iter().enumerate() {
        text += match (place, link) {
            (0, _) => "",
            (_, Link::And) => "; ",
            (_, Link::Then) if periods[place - 1].1.may_fail() => "; jeśli to zrobisz, ",
            (_, Link::Then) => ", a potem ",
        };
        let silent = place == 0 && costs.is_none() && speaker.has_just_named(period);
        text += &speaker.period(period, Mood::Order, silent);
    }
    if let Some(limit) = &ability.limit {
        let times = if limit.times == 1 { "raz".into() } else { format!("{} razy", limit.times) };
        let whole = if limit.in_total { " w sumie ze wszystkich kart o tej nazwie" } else { "" };
        text += &format!(" ({times} {}{whole})", V::per(limit.span, speaker.event));
    }
    sentence(&text)
}

/// What an efekt that stays is attached to.
pub fn polish_attach<V: PolishWords>(filter: &Filter<V>, kind: V::Kind) -> String {
    let speaker = Speaker::<V>::on(kind);
    sentence(&format!("dołącz do {}", speaker.one(filter, Case::Gen, Who::You)))
}

/// What an ability costs besides its marks and signs, if anything.
pub fn polish_costs<V: PolishWords>(ability: &Ability<V>, kind: V::Kind) -> Option<String> {
    // Said by itself it has to name what the rest of the sentence would have named.
    let mut speaker = Speaker::<V>::of(ability, kind);
    speaker.named = None;
    speaker.costs(ability)
}

/// One effect of an ability by itself, as a sentence.
pub fn polish_effect<V: PolishWords>(effect: &Effect<V>, kind: V::Kind) -> String {
    sentence(&Speaker::<V>::on(kind).effect(effect, Mood::Order))
}

impl<V: PolishWords> Speaker<V> {
    /// When and if: everything before the colon.
    fn lead(&self, ability: &Ability<V>) -> String {
        let mut parts = Vec::new();
        if let Some(zone) = ability.zone {
            parts.push(format!("z {}", V::zone(zone)));
        }
        if let Some(event) = &ability.event {
            parts.push(match V::circumstance(event) {
                Some(circumstance) => circumstance.to_owned(),
                None => {
                    let when = if V::goes_off(ability.head) { "gdy" } else { "kiedy" };
                    format!("{when} {}", self.happening(event))
                }
            });
        }
        parts.extend(ability.moment.map(|it| V::moment(it).to_owned()));
        parts.extend(ability.condition.as_ref().map(|it| format!("jeśli {}", self.condition(it))));
        parts.join(", ")
    }

    fn has_just_named(&self, period: &Period<V>) -> bool {
        let Period::Changes { clauses, .. } = period else { return false };
        let named = self.named.map(Target::Card);
        matches!(&clauses[..], [only] if Some(only.target) == named.as_ref())
    }

    /// What it costs besides its marks and signs, if anything.
    fn costs(&self, ability: &Ability<V>) -> Option<String> {
        let costs = deeds(ability.costs.iter().filter(|it| !V::is_sign(it)).collect());
        let costs: Vec<String> = costs.iter().map(|it| self.deeds(it, Mood::Order)).collect();
        let (last, others) = costs.split_last()?;
        let and = if others.is_empty() { "" } else { " i " };
        Some(format!("{}{and}{last}", others.join(", ")))
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
                let (has, bare) = (self.has(filter, 1), bare(filter));
                let is_object = place(filter).is_none() && filter.whose.is_some();
                let case = if is_object { Case::Acc } else { Case::Nom };
                format!("{has} {}", self.one(&bare, case, Who::Anyone))
            }
            Condition::None(filter) => {
                let has = self.has(filter, 1);
                let has_not = match has.strip_suffix(" jest") {
                    Some(place) => format!("{place} nie ma"),
                    None => has.replace("masz", "nie masz").replace(" ma ", " nie ma "),
                };
                format!("{has_not} {}", self.one(&bare(filter), Case::Gen, Who::Anyone))
            }
            Condition::Is(reference, Filter { whose: None, states, tests, .. })
                if tests.is_empty() && !states.is_empty() =>
            {
                let states: Vec<_> = states.iter().map(|it| V::predicate(*it)).collect();
                format!("{} {}", self.reference(*reference, Case::Nom), states.join(" i "))
            }
            Condition::Is(reference, filter) => self.identity(*reference, filter),
            Condition::Compare(left, comparison, right) => {
                self.comparison(left, *comparison, right)
            }
        }
    }

    /// "masz w grze", "przeciwnik ma w grze", "w żalniku przeciwnika są"
    fn has(&self, filter: &Filter<V>, number: u8) -> String {
        let is = if number != 1 && !takes_genitive(number) { "są" } else { "jest" };
        match (place(filter), filter.whose) {
            (Some((whose, zone)), _) => format!("{} {is}", self.inside(whose, zone, Who::Anyone)),
            (None, Some(Whose::Own)) => "masz w grze".to_owned(),
            (None, Some(Whose::Enemy)) => "przeciwnik ma w grze".to_owned(),
            (None, None) => format!("w grze {is}"),
        }
    }

    /// "twój szermierz ma słowo Warchoł", "owa karta to postać przeciwnika"
    fn identity(&self, reference: Reference<V>, filter: &Filter<V>) -> String {
        let name = self.reference(reference, Case::Nom);
        match (reference, keywords_alone(filter)) {
            // Whoever fights is of the one kind that fights.
            (Reference::Role(..), Some(words)) => {
                format!("{name} ma słowo {}", words.join(" i "))
            }
            _ => format!("{name} to {}", self.one(filter, Case::Nom, Who::You)),
        }
    }

    fn comparison(&self, left: &Amount<V>, comparison: Comparison, right: &Amount<V>) -> String {
        let than = match comparison {
            Comparison::Less => Some("mniej"),
            Comparison::More => Some("więcej"),
            _ => None,
        };
        match (left, right, than) {
            (Amount::Has(one, Who::You), Amount::Has(other, Who::Opponent), Some(than))
                if one == other =>
            {
                format!("masz {than} {} niż przeciwnik", V::resource(*one).many_gen)
            }
            (Amount::Has(resource, who), Amount::Number(number), _) => {
                let has = if *who == Who::You { "masz" } else { "przeciwnik ma" };
                format!("{has} {}", compared(comparison, &V::resource(*resource).counted(*number)))
            }
            (Amount::Count(own), Amount::Count(enemy), Some(than))
                if own.whose == Some(Whose::Own)
                    && **enemy == Filter { whose: Some(Whose::Enemy), ..(**own).clone() } =>
            {
                let cards = self.many(&bare(own), true, Who::Anyone);
                format!("masz w grze {than} {cards} niż przeciwnik")
            }
            (Amount::Count(filter), Amount::Number(number), _) => {
                let cards = self.counted(&bare(filter), *number, Who::Anyone);
                format!("{} {}", self.has(filter, *number), compared(comparison, &cards))
            }
            (Amount::Of(one, card), Amount::Of(other, rival), Some(than)) if one == other => {
                let [card, rival] = [card, rival].map(|it| self.reference(*it, Case::Nom));
                format!("{card} ma {than} {} niż {rival}", V::stat_gen(*one))
            }
            (Amount::ModifiedOf(one, card), Amount::ModifiedOf(other, rival), Some(than))
                if one == other =>
            {
                let [card, rival] = [card, rival].map(|it| self.reference(*it, Case::Nom));
                format!("{card} ma po zmianach {than} {} niż {rival}", V::stat_gen(*one))
            }
            _ => format!(
                "{} wynosi {}",
                self.amount(left),
                compared(comparison, &self.amount(right))
            ),
        }
    }
}
