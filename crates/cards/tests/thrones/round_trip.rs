//! `print(parse(s)) == s` for every sentence the language can say, and no text
//! makes the parser panic.

use cards::{
    text::Lang,
    thrones::{
        DeckRule, Faction, Kind, Spelled, ability_text, parse_ability, parse_deck_rule,
        parse_filter, parse_keyword,
    },
};
use proptest::prelude::*;

use crate::strategy::{active, constant, keyword, names, word};

proptest! {
    #[test]
    fn every_ability_is_read_back_as_it_was_meant(ability in prop_oneof![active(), constant()]) {
        let sentence = Spelled::new(&ability, names()).to_string();
        prop_assume!(sentence.len() <= 2_000);
        prop_assert_eq!(parse_ability(&sentence, names()), Ok(ability), "{}", sentence);
    }

    #[test]
    fn every_ability_can_be_told_in_both_languages(
        ability in prop_oneof![active(), constant()],
        kind in word::<Kind>(),
    ) {
        for lang in [Lang::Pl, Lang::En] {
            prop_assert!(ability_text(&ability, kind, names(), lang).ends_with('.'));
        }
    }

    #[test]
    fn every_keyword_and_deck_rule_is_read_back(keyword in keyword(), count: u8, faction in word::<Faction>()) {
        let sentence = Spelled::new(&keyword, names()).to_string();
        prop_assert_eq!(parse_keyword(&sentence, names()), Ok(keyword));
        for rule in [
            DeckRule::AtMost(count, faction),
            DeckRule::AtLeast(count, faction),
            DeckRule::MayIncludeNonLoyal(faction),
        ] {
            prop_assert_eq!(parse_deck_rule(&rule.to_string()), Ok(rule));
        }
    }

    #[test]
    fn rubbish_is_refused_and_nothing_breaks(text in ".{0,60}") {
        let _ = parse_ability(&text, names());
        let _ = parse_filter(&text, names());
        let _ = parse_keyword(&text, names());
        let _ = parse_deck_rule(&text);
    }

    #[test]
    fn broken_sentences_are_refused_with_a_place_inside(
        ability in prop_oneof![active(), constant()],
        cut in any::<prop::sample::Index>(),
        with in "[a-zA-Z{}\\[\\](),:=> 0-9]{0,5}",
    ) {
        let sentence = Spelled::new(&ability, names()).to_string();
        let places: Vec<usize> = sentence.char_indices().map(|(at, _)| at).collect();
        let at = places[cut.index(places.len())];
        let broken = format!("{}{with}{}", &sentence[..at], &sentence[at..]);
        match parse_ability(&broken, names()) {
            Ok(read) => prop_assert_eq!(Spelled::new(&read, names()).to_string(), broken),
            Err(problem) => prop_assert!(broken.get(problem.span.clone()).is_some(), "{}", problem),
        }
    }
}

#[test]
fn deep_nesting_does_not_end_the_program() {
    let deep = format!("action: {}draw 1", "either { ".repeat(200));
    assert!(parse_ability(&deep, names()).is_err());
    let deep = format!("always while {}1 = 1: this is blank", "1 if 1 = ".repeat(200));
    assert!(parse_ability(&deep, names()).is_err());
    let deep = format!("action: draw {}card", "number of card with STR < ".repeat(70));
    assert!(parse_ability(&deep, names()).is_err());
    let long = format!("action: {}", "draw 1, ".repeat(400));
    assert!(parse_ability(&long, names()).is_err());
}
