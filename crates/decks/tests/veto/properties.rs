//! What holds for every deck, also for the silliest.

use cards::veto::Card;
use decks::veto::{
    Announced, FORMATS, Listed, Talia, check, compare, exchange, format, read, remedy, write,
};
use proptest::{collection::vec, prelude::*, sample::select};

use crate::stock::{LIBRARY, dworscy, problems};

fn some(most: usize) -> impl Strategy<Value = Vec<&'static Card>> {
    let all: Vec<&'static Card> = LIBRARY.cards().collect();
    vec(select(all), 0..most)
}

fn of_kind(kind: cards::veto::Kind) -> impl Strategy<Value = Vec<&'static Card>> {
    some(40).prop_map(move |it| it.into_iter().filter(|it| it.kind == kind).take(2).collect())
}

fn talia() -> impl Strategy<Value = Talia<'static>> {
    use cards::veto::Kind;
    (of_kind(Kind::Frakcja), of_kind(Kind::Strategia), some(90), some(20)).prop_map(
        |(frakcje, strategie, kredens, sakwa)| Talia {
            frakcje,
            strategie,
            kredens,
            sakwa,
            ..Talia::default()
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(100))]

    #[test]
    fn what_is_written_is_read_again(talia in talia()) {
        let text = write(&Listed { talia, ..Listed::default() }, &LIBRARY);
        let (again, mistakes) = read(&text, &LIBRARY);
        // A deck of several alliances cannot say which it plays.
        prop_assert!(mistakes.iter().all(|it| it.what.to_string().contains("alliance")), "{mistakes:?}");
        prop_assert_eq!(write(&again, &LIBRARY), text);
    }

    #[test]
    fn the_order_of_the_cards_does_not_matter(talia in talia()) {
        let mut turned = talia.clone();
        turned.kredens.reverse();
        turned.sakwa.reverse();
        for format in FORMATS {
            let told = |talia: &Talia<'_>| {
                let problems = check(talia, format, &LIBRARY, &Announced::default());
                let mut told: Vec<String> = problems.iter().map(ToString::to_string).collect();
                told.sort();
                told
            };
            prop_assert_eq!(told(&talia), told(&turned));
        }
        prop_assert!(compare(&talia, &turned).is_empty());
    }

    #[test]
    fn every_problem_names_a_rule_and_is_told_once(talia in talia()) {
        for format in FORMATS {
            let problems = check(&talia, format, &LIBRARY, &Announced::default());
            for (place, problem) in problems.iter().enumerate() {
                prop_assert!(problem.to_string().contains(problem.rule().mark()));
                prop_assert!(!problems[..place].contains(problem));
            }
        }
    }

    #[test]
    fn a_legal_deck_with_one_card_changed_has_only_faults_of_that_card(
        place in 0..60_usize,
        new in some(2),
    ) {
        let mut talia = dworscy(&[]);
        let Some(new) = new.first() else { return Ok(()) };
        talia.kredens[place] = new;
        for problem in problems("kwarciany", &talia) {
            let of_card = problem.card().is_some_and(|it| new.title().contains(it));
            prop_assert!(of_card, "{problem}");
        }
    }

    #[test]
    fn an_exchange_loses_no_card(talia in talia(), out in 0..5_usize, into in 0..5_usize) {
        let out = out.min(talia.kredens.len());
        let into = into.min(talia.sakwa.len());
        let (out, into) = (&talia.kredens[..out], &talia.sakwa[..into]);
        for format in FORMATS {
            let after = exchange(&talia, out, into, format, &LIBRARY, &Announced::default());
            if let Ok(after) = after {
                prop_assert!(compare(&talia, &after).is_empty());
                prop_assert_eq!(check(&after, format, &LIBRARY, &Announced::default()), []);
            }
        }
    }

    #[test]
    fn a_remedy_leaves_no_illegal_card_and_no_difference(listed in talia(), found in talia()) {
        let format = format("kwarciany").unwrap();
        let done = remedy(&listed, &found, format, &LIBRARY, &Announced::default());
        let extra = compare(&done.talia, &found);
        prop_assert!(extra.iter().all(|it| it.listed < it.found), "{extra:?}");
        let left = check(&done.talia, format, &LIBRARY, &Announced::default());
        let gone = ["too-many-copies", "legendary-twice", "biesiadny"];
        // With the faction card struck off, every card is foreign; copies stay within the limit.
        prop_assert!(
            !done.struck.is_empty() || left.iter().all(|it| !gone.contains(&it.key())),
            "{left:?}"
        );
    }

    #[test]
    fn no_text_makes_the_reader_panic(text in any::<String>()) {
        let (_, mistakes) = read(&text, &LIBRARY);
        mistakes.iter().for_each(|it| drop(it.to_string()));
    }

    #[test]
    fn no_list_like_text_makes_the_reader_panic(
        lines in vec("(Kredens|Sakwa|Sztychy|Frakcja:|Sojusz:|[0-9]{0,3}x?) ?(Łuk|Jan Rogala|Liga|Ligowiec|\\([0-9a-z]*\\))?", 0..20),
    ) {
        let (list, _) = read(&lines.join("\n"), &LIBRARY);
        drop(write(&list, &LIBRARY));
    }
}
