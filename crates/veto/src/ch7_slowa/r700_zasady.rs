//! AH 700.1 — the rules that keywords add to those printed on a card.
//!
//! They are sentences of the card language (`Keyword::sentences`), so that a
//! card with its keywords is an ordinary card with more abilities. Two keywords
//! change what is printed: a Broń palna joins its rule with its shot, a Dublet
//! offers both of its ways at once.

use cards::{
    lang::{Link, Step},
    veto::{Ability, Card, Deed, Effect, Event, Head, Keyword},
};
use rulebook::rule;

use crate::ruleset::KeywordRules;

/// Adds to the card what its keywords bring, and tells which keyword each of the rules at its end is from.
///
/// # Errors
///
/// What is printed does not go with a keyword.
pub(crate) fn add_rules(card: &mut Card, keywords: KeywordRules) -> Result<Vec<Keyword>, String> {
    if let Some(price) = card.dublet.clone().filter(|_| keywords == KeywordRules::Artykuly) {
        let lower = card.albo.as_mut().map(|it| &mut it.abilities);
        let mut found = false;
        for text in [&mut card.abilities].into_iter().chain(lower) {
            let doubled = text.iter().filter_map(|it| doubled(it, &price));
            let doubled: Vec<Ability> = doubled.collect();
            found |= !doubled.is_empty();
            text.extend(doubled);
        }
        if !found {
            return Err("a Dublet has an `either … or …` of which both can be chosen".to_owned());
        }
        rule!("AH 700.1.i");
    }
    let mut brought = Vec::new();
    let borne = card.keywords.clone().into_iter();
    for keyword in borne.filter(|it| has_rules(*it, keywords)) {
        let mut rules = keyword.rules();
        match keyword {
            Keyword::BronPalna => {
                rule!("AH 700.1.f");
                let printed = std::mem::take(&mut card.abilities);
                brought.clear();
                join(&mut rules, printed)?;
            }
            Keyword::Charakternik => rule!("AH 700.1.h"),
            Keyword::Pobozny => rule!("AH 700.1.mm"),
            Keyword::Raptus => rule!("AH 700.1.oo"),
            Keyword::Szpieg => rule!("AH 700.1.qq"),
            Keyword::Wioska => rule!("AH 700.1.tt"),
            _ => {}
        }
        brought.extend(rules.iter().map(|_| keyword));
        card.abilities.extend(rules);
    }
    Ok(brought)
}

/// Does this keyword add sentences to a card? The instruction knows only one that does.
pub(crate) fn has_rules(keyword: Keyword, keywords: KeywordRules) -> bool {
    match keywords {
        KeywordRules::Words => false,
        KeywordRules::Instrukcja => keyword == Keyword::Niewiasta,
        KeywordRules::Artykuly => true,
    }
}

/// The ability with both ways of its `either … or …` for an additional price.
fn doubled(ability: &Ability, price: &Deed) -> Option<Ability> {
    let mut both = ability.clone();
    let place = both.effects.iter().position(|it| matches!(it.effect, Effect::Either(..)))?;
    let Step { link, effect: Effect::Either(one, other) } = both.effects.remove(place) else {
        return None;
    };
    both.effects.insert(place, Step { link: Link::And, effect: *other });
    both.effects.insert(place, Step { link, effect: *one });
    both.costs.push(price.clone());
    Some(both)
}

/// The rule of a Broń palna is carried out when it is fired, and only then.
fn join(shot: &mut [Ability], printed: Vec<Ability>) -> Result<(), String> {
    let [shot] = shot else { unreachable!("a Broń palna is fired in one way") };
    for ability in printed {
        let event = ability.event.as_ref().map(|it| it.event);
        let plain = ability.condition.is_none() && ability.limit.is_none();
        if ability.head != Head::Replika || event != Some(Event::Duels) || !plain {
            return Err("the rule of a Broń palna is a plain `R when host duels`".to_owned());
        }
        let further = ability.costs.into_iter().filter(|it| !shot.costs.contains(it));
        let further: Vec<Deed> = further.collect();
        shot.costs.extend(further);
        shot.effects.extend(ability.effects);
    }
    Ok(())
}
