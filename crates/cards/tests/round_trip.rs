//! `print(parse(s)) == s` for every sentence the language can say, and no text
//! makes the parser panic.

use cards::{
    lang::{
        Ability, Amount, Comparison, Condition, Deed, Effect, Filter, Happening, Limit, Link,
        Reference, Signature, Signed, Step, Subject, Target, Test, VerbWord, What, Who, Whose,
        Word, parse_ability, parse_filter,
    },
    text::{english, polish},
    veto::{
        Ban, Event, Head, Keyword, Kind, Marker, Moment, Resource, Role, Span, Stat, State, Verb,
        Veto, Zone,
    },
};
use proptest::{option, prelude::*, sample::select};

fn word<W: Word>() -> impl Strategy<Value = W> + Clone {
    select(W::ALL)
}

fn who() -> impl Strategy<Value = Who> + Clone {
    select(&[Who::You, Who::Opponent, Who::Anyone][..])
}

fn whose() -> impl Strategy<Value = Whose> + Clone {
    select(&[Whose::Own, Whose::Enemy][..])
}

fn reference() -> impl Strategy<Value = Reference<Veto>> + Clone {
    prop_oneof![
        Just(Reference::This),
        Just(Reference::Host),
        Just(Reference::It),
        Just(Reference::That),
        (whose(), word::<Role>()).prop_map(|(whose, role)| Reference::Role(whose, role)),
    ]
}

fn comparison() -> impl Strategy<Value = Comparison> + Clone {
    use Comparison::*;
    select(&[AtMost, AtLeast, Exactly, Less, More][..])
}

fn simple_amount() -> impl Strategy<Value = Amount<Veto>> + Clone {
    prop_oneof![
        any::<u8>().prop_map(Amount::Number),
        (word::<Stat>(), reference()).prop_map(|(stat, card)| Amount::Of(stat, card)),
        (word::<Stat>(), reference()).prop_map(|(stat, card)| Amount::ModifiedOf(stat, card)),
        (word::<Stat>(), reference())
            .prop_map(|(stat, card)| Amount::Half(Box::new(Amount::Of(stat, card)))),
        (word::<Resource>(), who()).prop_map(|(resource, who)| Amount::Has(resource, who)),
        (word::<Resource>(), who(), any::<u8>()).prop_map(|(resource, who, number)| {
            let has = Amount::Has(resource, who);
            Amount::Excess(Box::new(has), Box::new(Amount::Number(number)))
        }),
    ]
    // Boxed like the other large ones: as values they would overflow the stack of a test.
    .boxed()
}

fn test() -> impl Strategy<Value = Test<Veto>> + Clone {
    prop_oneof![
        word::<Keyword>().prop_map(Test::With),
        word::<Keyword>().prop_map(Test::Without),
        (word::<Stat>(), comparison(), simple_amount()).prop_map(|(a, b, c)| Test::Stat(a, b, c)),
        (word::<Stat>(), comparison(), simple_amount())
            .prop_map(|(a, b, c)| Test::Modified(a, b, c)),
        (whose(), word::<Zone>()).prop_map(|(whose, zone)| Test::In(whose, zone)),
        reference().prop_map(Test::OtherThan),
        reference().prop_map(Test::AttachedTo),
        select(&["Szynk", "Jurko Bohun"][..]).prop_map(|it| Test::Named(it.to_owned())),
        select(&["Umowa", "Pani Kowalska"][..]).prop_map(|it| Test::Bearing(it.to_owned())),
    ]
    .boxed()
}

fn filter() -> impl Strategy<Value = Filter<Veto>> + Clone {
    let states = prop::collection::vec(word::<State>(), 0..3);
    let tests = prop::collection::vec(test(), 0..3);
    (option::of(whose()), states, word::<Kind>(), tests)
        .prop_map(|(whose, states, kind, tests)| Filter { whose, states, kind, tests })
        .boxed()
}

fn amount() -> impl Strategy<Value = Amount<Veto>> + Clone {
    prop_oneof![simple_amount(), filter().prop_map(|it| Amount::Count(Box::new(it)))]
}

fn target() -> impl Strategy<Value = Target<Veto>> + Clone {
    prop_oneof![
        who().prop_map(Target::Who),
        reference().prop_map(Target::Card),
        filter().prop_map(Target::Each),
        (any::<bool>(), any::<u8>(), filter()).prop_map(|(up_to, count, filter)| Target::Choose {
            up_to,
            count,
            filter
        }),
    ]
}

fn deed() -> impl Strategy<Value = Deed<Veto>> + Clone {
    (who(), word::<Verb>()).prop_flat_map(|(by, verb)| {
        let what = match verb.signature() {
            Signature::Amount => amount().prop_map(What::Amount).boxed(),
            Signature::Cards => target().prop_map(What::Cards).boxed(),
            Signature::Resource => (amount(), word::<Resource>(), option::of(who()))
                .prop_map(|(amount, resource, from)| What::Resource { amount, resource, from })
                .boxed(),
            Signature::Nothing => Just(What::Nothing).boxed(),
            Signature::Marker(_) => (word::<Marker>(), target())
                .prop_map(|(marker, target)| What::Marker(marker, target))
                .boxed(),
            Signature::Pair(_) => {
                (target(), target()).prop_map(|(one, other)| What::Pair(one, other)).boxed()
            }
        };
        what.prop_map(move |what| Deed { by, verb, what })
    })
}

fn change(lasts: bool) -> impl Strategy<Value = Effect<Veto>> + Clone {
    let span = || word::<Span>().prop_map(move |it| lasts.then_some(it));
    let signed = (any::<bool>(), amount()).prop_map(|(minus, amount)| Signed { minus, amount });
    prop_oneof![
        (target(), word::<Stat>(), signed, span())
            .prop_map(|(target, stat, by, span)| Effect::Gets { target, stat, by, span }),
        (target(), word::<Keyword>(), span()).prop_map(|(target, keyword, span)| Effect::Gains {
            target,
            keyword,
            span
        }),
        (target(), word::<Keyword>(), span()).prop_map(|(target, keyword, span)| Effect::Loses {
            target,
            keyword,
            span
        }),
        (target(), word::<Ban>(), span()).prop_map(|(target, ban, span)| Effect::Cannot {
            target,
            ban,
            span
        }),
        (target(), word::<Ban>(), span()).prop_map(|(target, ban, span)| Effect::Can {
            target,
            ban,
            span
        }),
    ]
}

fn effect(is_static: bool) -> BoxedStrategy<Effect<Veto>> {
    let plain = match is_static {
        true => {
            let instead = (deed(), word::<Stat>());
            let instead = instead.prop_map(|(deed, of)| Effect::Instead { deed, of });
            let bears = (target(), any::<u8>(), word::<Marker>())
                .prop_map(|(target, most, marker)| Effect::Bears { target, most, marker });
            return prop_oneof![4 => change(false), 1 => instead, 1 => bears].boxed();
        }
        false => prop_oneof![deed().prop_map(Effect::Do), change(true)].boxed(),
    };
    plain
        .prop_recursive(2, 4, 2, |inner| {
            prop_oneof![
                inner.clone().prop_map(|it| Effect::May(Box::new(it))),
                (inner.clone(), inner)
                    .prop_map(|(one, other)| Effect::Either(Box::new(one), Box::new(other))),
            ]
        })
        .boxed()
}

fn subject() -> impl Strategy<Value = Subject<Veto>> + Clone {
    prop_oneof![
        who().prop_map(Subject::Who),
        reference().prop_map(Subject::Card),
        filter().prop_map(Subject::Any),
    ]
}

fn condition() -> impl Strategy<Value = Condition<Veto>> {
    prop_oneof![
        filter().prop_map(Condition::Exists),
        filter().prop_map(Condition::None),
        (amount(), comparison(), amount()).prop_map(|(a, b, c)| Condition::Compare(a, b, c)),
        (reference(), filter()).prop_map(|(card, filter)| Condition::Is(card, filter)),
    ]
}

fn ability() -> impl Strategy<Value = Ability<Veto>> {
    word::<Head>().prop_flat_map(|head| {
        let is_static = head == Head::Always;
        let answers = matches!(head, Head::Replika | Head::Trigger);
        let happening = (subject(), word::<Event>(), option::of(subject()))
            .prop_map(|(subject, event, object)| Happening { subject, event, object });
        let happens = happening.prop_map(|it| (Some(it), None));
        let moment = word::<Moment>().prop_map(|it| (None, Some(it)));
        let when = match answers {
            true => prop_oneof![happens, moment].boxed(),
            false => Just((None, None)).boxed(),
        };
        let costs = prop::collection::vec(deed(), 0..if is_static { 1 } else { 3 });
        let link = select(&[Link::And, Link::Then][..]);
        let effects = prop::collection::vec((link, effect(is_static)), 1..4);
        let limit = (any::<u8>(), word::<Span>(), any::<bool>())
            .prop_map(|(times, span, in_total)| Limit { times, span, in_total });
        let places = option::of(word::<Zone>());
        (places, when, option::of(condition()), costs, effects, option::of(limit)).prop_map(
            move |(zone, (event, moment), condition, costs, effects, limit)| {
                let step = |(place, (link, effect))| Step {
                    link: if place == 0 { Link::And } else { link },
                    effect,
                };
                let effects = effects.into_iter().enumerate().map(step).collect();
                Ability { head, zone, event, moment, condition, costs, effects, limit }
            },
        )
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(500))]

    #[test]
    fn every_sentence_is_read_back_as_it_was_meant(ability in ability()) {
        let sentence = ability.to_string();
        let read = parse_ability::<Veto>(&sentence);
        prop_assert_eq!(read.as_ref(), Ok(&ability), "{}", sentence);
        prop_assert_eq!(read.map(|it| it.to_string()), Ok(sentence));
    }

    #[test]
    fn every_filter_is_read_back_as_it_was_meant(filter in filter()) {
        let sentence = filter.to_string();
        prop_assert_eq!(parse_filter::<Veto>(&sentence), Ok(filter));
    }

    #[test]
    fn every_sentence_can_be_told_in_both_languages(ability in ability()) {
        for text in [polish(&ability, Kind::Postac), english(&ability, Kind::Efekt)] {
            prop_assert!(!text.trim().is_empty());
        }
    }

    #[test]
    fn no_text_makes_the_parser_panic(text in any::<String>()) {
        let _ = parse_ability::<Veto>(&text);
        let _ = parse_filter::<Veto>(&text);
    }

    #[test]
    fn no_row_of_words_makes_the_parser_panic(words in prop::collection::vec(any_word(), 0..25)) {
        let sentence = words.join(" ");
        if let Ok(read) = parse_ability::<Veto>(&sentence) {
            prop_assert_eq!(read.to_string(), sentence);
        }
    }
}

/// Words and signs of the language, in no order.
fn any_word() -> impl Strategy<Value = &'static str> {
    let shared = [
        "when", "if", ":", ",", "=>", "(", ")", "+", "-", "<=", "=", "then", "may", "either", "or",
        "you", "opponent", "must", "own", "enemy", "this", "it", "that", "host", "each", "up",
        "to", "1", "2", "with", "without", "in", "of", "number", "other", "than", "attached",
        "gets", "gains", "cannot", "can", "against", "under", "per", "exists", "no", "is", "from",
        "fighter", "gets", "gains", "cannot", "per", "at", "excess", "over", "loses", "named",
        "exists", "no", "is", "from", "fighter",
    ];
    let games = Verb::ALL.iter().map(|it| it.spelling());
    let games = games.chain(Head::ALL.iter().map(|it| it.spelling()));
    let games = games.chain(Kind::ALL.iter().map(|it| it.spelling()));
    let games = games.chain(Event::ALL.iter().map(|it| it.spelling()));
    let games = games.chain(Stat::ALL.iter().map(|it| it.spelling()));
    let games = games.chain(Moment::ALL.iter().map(|it| it.spelling()));
    let games = games.chain(Span::ALL.iter().map(|it| it.spelling()));
    select(shared.into_iter().chain(games).collect::<Vec<&'static str>>())
}

#[test]
fn an_endless_sentence_is_refused_and_does_not_end_the_program() {
    for word in ["may ", "either ", "number of postać with szabla <= "] {
        let sentence = format!("D: {}draw 1", word.repeat(200_000));
        let problem = parse_ability::<Veto>(&sentence).expect_err("nobody can read that");
        assert!(problem.message.contains("characters"), "{}", problem.message);
    }
}
