//! The few words that fit on a card held in the hand.
//!
//! Most sztychy only change the Szabla of the two who fight; "+1" says it as
//! well as the sentence does. Everything else has no short form and is read.

use super::{Ability, Effect, Head, Kind, Stat, Veto};
use crate::{
    lang::{Amount, Reference, Target, Whose},
    text::{Lang, english_effect, polish_effect},
};

/// An ability in a few words, if it is a replika without price or condition
/// that changes the Szabla of a duellist; further effects follow in words.
pub fn short(ability: &Ability, kind: Kind, lang: Lang) -> Option<String> {
    let plain = ability.head == Head::Replika
        && ability.costs.is_empty()
        && ability.condition.is_none()
        && ability.limit.is_none();
    let changes = |it: &Effect| change(it, lang).is_some();
    if !plain || !ability.effects.iter().any(|it| changes(&it.effect)) {
        return None;
    }
    let parts = ability
        .effects
        .iter()
        .map(|it| change(&it.effect, lang).unwrap_or_else(|| in_words(&it.effect, kind, lang)));
    Some(parts.collect::<Vec<_>>().join(", "))
}

/// "+1", "foe −2"
fn change(effect: &Effect, lang: Lang) -> Option<String> {
    let Effect::Gets { target: Target::Card(Reference::Role(whose, _)), stat, by, .. } = effect
    else {
        return None;
    };
    let (Stat::Szabla, Amount::Number(number)) = (stat, &by.amount) else { return None };
    let sign = if by.minus { "−" } else { "+" };
    let whom = match (whose, lang) {
        (Whose::Own, _) => "",
        (Whose::Enemy, Lang::Pl) => "wróg ",
        (Whose::Enemy, Lang::En) => "foe ",
    };
    Some(format!("{whom}{sign}{number}"))
}

/// The effect as a part of a sentence.
fn in_words(effect: &Effect, kind: Kind, lang: Lang) -> String {
    let sentence = match lang {
        Lang::Pl => polish_effect::<Veto>(effect, kind),
        Lang::En => english_effect::<Veto>(effect, kind),
    };
    let mut letters = sentence.trim_end_matches('.').chars();
    let first = letters.next().map(|it| it.to_lowercase().to_string()).unwrap_or_default();
    format!("{first}{}", letters.as_str())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{builtin::MOUNT_AND_BLADE, set::read_set};

    fn of(id: &str, lang: Lang) -> Option<String> {
        let set = read_set("mb", MOUNT_AND_BLADE).unwrap();
        let card = set.cards.iter().find(|it| it.id == id).unwrap();
        short(&card.abilities[0], card.kind, lang)
    }

    #[test]
    fn a_change_of_szabla_is_a_number() {
        assert_eq!(of("mb-finta", Lang::En).as_deref(), Some("+3"));
        assert_eq!(of("mb-odbicie", Lang::Pl).as_deref(), Some("+1, wróg −1"));
        assert_eq!(of("mb-odbicie", Lang::En).as_deref(), Some("+1, foe −1"));
    }

    #[test]
    fn what_comes_with_it_follows_in_words() {
        assert_eq!(of("mb-wypad", Lang::Pl).as_deref(), Some("+1, dobierz 1 kartę"));
        assert_eq!(of("mb-wypad", Lang::En).as_deref(), Some("+1, draw 1 card"));
    }

    #[test]
    fn an_ability_with_a_price_or_without_a_change_is_read_in_full() {
        assert_eq!(of("mb-topor", Lang::Pl), None);
        assert_eq!(of("mb-zastawa", Lang::Pl), None);
        assert_eq!(of("mb-bohun", Lang::Pl), None);
    }
}
