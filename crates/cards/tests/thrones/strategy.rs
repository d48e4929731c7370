//! Any sentence of the language, for property tests.

use std::sync::LazyLock;

use cards::{
    builtin::thrones_core,
    lang::{Comparison, Link, Word},
    thrones::{
        Ability, Active, AmbushCost, Amount, Cards, Change, Condition, Constant, Contest, Cost,
        Count, Deed, Discount, Effect, Event, Faction, Few, Filter, Head, History, Icon, Joint,
        Keyword, Kind, Limit, Mark, Mode, Modifier, Names, Outcome, Phase, Pick, Picked, Pile,
        Place, PlayerEvent, Ref, Role, Rule, Scope, Set, Side, Small, Spelled, State, Step,
        Subject, Test, Title, Token, Trait, Trigger, Types, Value, WhichIcon, Who, Zone,
    },
};
use proptest::{collection::vec, option, prelude::*, sample::select};

static CORE: LazyLock<Set> = LazyLock::new(thrones_core);

pub(crate) fn names() -> &'static Names {
    &CORE.names
}

pub(crate) fn word<W: Word>() -> impl Strategy<Value = W> + Clone {
    select(W::ALL)
}

fn few<W: Small>() -> impl Strategy<Value = Few<W>> + Clone {
    vec(word::<W>(), 1..3).prop_map(|list| list.into_iter().collect())
}

/// Any player; the chosen one is there because every sentence here chooses one.
fn who() -> impl Strategy<Value = Who> + Clone {
    word::<Who>()
}

fn reference() -> impl Strategy<Value = Ref> + Clone {
    prop_oneof![
        Just(Ref::This),
        Just(Ref::Host),
        Just(Ref::It),
        Just(Ref::Target(0)),
        Just(Ref::Target(1)),
        Just(Ref::Found),
        who().prop_map(Ref::FactionCard),
    ]
}

fn types() -> impl Strategy<Value = Types> + Clone {
    prop_oneof![
        few().prop_map(Types::These),
        Just(Types::These(Few::all())),
        Just(Types::Named),
        Just(Types::Same)
    ]
}

fn comparison() -> impl Strategy<Value = Comparison> + Clone {
    use Comparison::*;
    select(&[AtMost, AtLeast, Exactly, Less, More][..])
}

fn mark() -> impl Strategy<Value = Mark> + Clone {
    prop_oneof![
        (0..names().traits().count()).prop_map(|it| Mark::Trait(Trait(it as u8))),
        (0..names().titles().count()).prop_map(|it| Mark::Title(Title(it as u16))),
    ]
}

fn plain_amount() -> impl Strategy<Value = Amount> + Clone {
    let history = (types(), word::<Outcome>(), option::of(word::<Role>()), who(), word())
        .prop_map(|(types, outcome, role, who, span)| History { types, outcome, role, who, span });
    prop_oneof![
        any::<u8>().prop_map(Amount::Number),
        Just(Amount::X),
        any::<u8>().prop_map(|per| Amount::Margin { per }),
        who().prop_map(Amount::Gold),
        who().prop_map(Amount::UsedPlots),
        who().prop_map(Amount::Hand),
        (word::<Value>(), reference()).prop_map(|(value, card)| Amount::Of(value, card)),
        history.prop_map(Amount::Challenges),
        (any::<u8>(), any::<u8>()).prop_map(|(one, other)| Amount::Choice(
            Box::new(Condition::FirstPlayer),
            one,
            other
        )),
    ]
}

fn test() -> BoxedStrategy<Test> {
    prop_oneof![
        vec(mark(), 1..3).prop_map(Test::Marked),
        (word::<Value>(), comparison(), plain_amount()).prop_map(|(a, b, c)| Test::Value(a, b, c)),
        (any::<u8>(), word::<Token>()).prop_map(|(count, token)| Test::Tokens(count, token)),
        word::<Icon>().prop_map(Test::WithoutIcon),
        Just(Test::Unattached),
        Just(Test::Duplicated),
        reference().prop_map(Test::OtherThan),
        reference().prop_map(Test::Among),
        reference().prop_map(Test::CopyOf),
        Just(Test::NotNamedKind),
    ]
    .boxed()
}

/// A faction card is a filter only beside another kind; alone it is a card by itself.
fn filter() -> BoxedStrategy<Filter> {
    let kinds = prop_oneof![
        Just(Few::NONE),
        few::<Kind>().prop_map(|it| if it == Kind::FactionCard.into() { Few::NONE } else { it })
    ];
    let place = (few::<Zone>(), who()).prop_map(|(zones, owner)| Place { zones, owner });
    let faction = option::of(word::<Faction>());
    let tests = vec(test(), 0..3);
    (option::of(who()), vec(word::<State>(), 0..3), faction, kinds, tests, option::of(place))
        .prop_map(|(controller, states, faction, kinds, tests, place)| Filter {
            controller,
            states,
            faction,
            kinds,
            tests,
            place,
        })
        .boxed()
}

fn amount() -> BoxedStrategy<Amount> {
    prop_oneof![plain_amount(), filter().prop_map(|it| Amount::Count(Box::new(it)))].boxed()
}

fn condition() -> BoxedStrategy<Condition> {
    let side = select(&[Side::Attacks, Side::Defends, Side::TakesPart][..]);
    prop_oneof![
        filter().prop_map(Condition::Exists),
        (reference(), filter()).prop_map(|(card, filter)| Condition::Is(card, filter)),
        reference().prop_map(Condition::InPlay),
        Just(Condition::FirstPlayer),
        Just(Condition::NotFirstPlayer),
        word::<Phase>().prop_map(Condition::InPhase),
        (types(), option::of(side)).prop_map(|(types, side)| Condition::InChallenge(types, side)),
        Just(Condition::HaveParticipant),
        Just(Condition::DefenderIsRival),
        Just(Condition::WinChallenge),
        reference().prop_map(Condition::EnteredByAmbush),
        (amount(), comparison(), amount()).prop_map(|(a, b, c)| Condition::Compare(a, b, c)),
    ]
    .boxed()
}

fn subject() -> impl Strategy<Value = Subject> + Clone {
    prop_oneof![reference().prop_map(Subject::Card), filter().prop_map(Subject::Any)]
}

/// A challenge won with some card ends in a filter, after which `or` could mean
/// one kind of card more; so those stand here with a card by itself.
fn trigger() -> BoxedStrategy<Trigger> {
    let with = reference().prop_map(Subject::Card);
    let contest = (
        (who(), word::<Outcome>(), any::<bool>()),
        (types(), option::of(word::<Role>()), any::<u8>(), option::of(with)),
    )
        .prop_map(|((who, outcome, unopposed), (types, role, margin, with))| Contest {
            who,
            outcome,
            unopposed,
            types,
            role,
            margin,
            with,
        });
    prop_oneof![
        contest.prop_map(Trigger::Challenge),
        (types(), option::of(who()))
            .prop_map(|(types, against)| Trigger::Initiated { types, against }),
        (subject(), word::<Event>()).prop_map(|(subject, event)| Trigger::Card { subject, event }),
        (who(), word::<PlayerEvent>()).prop_map(|(who, event)| Trigger::Player { who, event }),
        word::<Phase>().prop_map(Trigger::PhaseBegins),
        option::of(word::<Phase>()).prop_map(Trigger::PhaseEnds),
    ]
    .boxed()
}

fn cost() -> BoxedStrategy<Cost> {
    prop_oneof![
        any::<u8>().prop_map(Cost::Gold),
        (word(), untargeted()).prop_map(|(verb, card)| Cost::Card(verb, card)),
        (word(), any::<u8>(), plain_filter()).prop_map(|(a, b, c)| Cost::Some(a, b, c)),
        (any::<u8>(), word(), untargeted()).prop_map(|(a, b, c)| Cost::Tokens(a, b, c)),
    ]
    .boxed()
}

/// Before anything is chosen.
fn untargeted() -> impl Strategy<Value = Ref> + Clone {
    select(&[Ref::This, Ref::Host, Ref::It, Ref::FactionCard(Who::You)][..])
}

fn plain_filter() -> BoxedStrategy<Filter> {
    (vec(word::<State>(), 0..3), option::of(word::<Faction>()), vec(mark(), 1..3))
        .prop_map(|(states, faction, marks)| Filter {
            controller: Some(Who::You),
            states,
            faction,
            kinds: Kind::Character.into(),
            tests: vec![Test::Marked(marks)],
            place: None,
        })
        .boxed()
}

fn pick(modes: &'static [Mode], filter: BoxedStrategy<Filter>) -> impl Strategy<Value = Pick> {
    let count = prop_oneof![
        any::<u8>().prop_map(Count::Exactly),
        any::<u8>().prop_map(Count::UpTo),
        Just(Count::Any)
    ];
    let joint = (any::<bool>(), option::of(any::<u8>()))
        .prop_map(|(same_controller, total_strength)| Joint { same_controller, total_strength });
    let by = prop_oneof![Just(Who::You), Just(Who::EachPlayer), Just(Who::Loser)];
    (by, select(modes), count, filter, joint).prop_map(|(by, mode, count, filter, joint)| Pick {
        by,
        mode,
        what: Picked::Cards { count, filter, joint },
    })
}

fn cards() -> BoxedStrategy<Cards> {
    prop_oneof![reference().prop_map(Cards::One), filter().prop_map(Cards::Each)].boxed()
}

fn deed() -> BoxedStrategy<Deed> {
    let number = any::<u8>;
    let pile = word::<Pile>;
    prop_oneof![
        (word(), cards(), any::<bool>()).prop_map(|(verb, cards, saves)| Deed::Cards {
            verb,
            cards,
            saves
        }),
        amount().prop_map(Deed::Draw),
        amount().prop_map(Deed::GainGold),
        (number(), who(), who()).prop_map(|(amount, from, to)| Deed::MoveGold { amount, from, to }),
        who().prop_map(Deed::ReturnGold),
        (reference(), amount()).prop_map(|(card, amount)| Deed::GainPower(card, amount)),
        (number(), reference(), reference()).prop_map(|(amount, from, to)| Deed::MovePower {
            amount,
            from,
            to
        }),
        (number(), reference()).prop_map(|(a, b)| Deed::LosePower(a, b)),
        (number(), word(), reference()).prop_map(|(a, b, c)| Deed::PlaceTokens(a, b, c)),
        (number(), word(), reference()).prop_map(|(a, b, c)| Deed::RemoveTokens(a, b, c)),
        (number(), who()).prop_map(|(a, b)| Deed::DiscardAtRandom(a, b)),
        (number(), who()).prop_map(|(a, b)| Deed::DiscardTop(a, b)),
        who().prop_map(Deed::LookAtHand),
        (who(), number(), number(), pile(), pile())
            .prop_map(|(whose, top, up_to, to, rest)| Deed::Sort { whose, top, up_to, to, rest }),
        who().prop_map(Deed::RevealTop),
        (option::of(number()), filter()).prop_map(|(top, filter)| Deed::Search { top, filter }),
        who().prop_map(Deed::NameChallengeType),
        who().prop_map(Deed::NameKind),
        Just(Deed::Cancel),
        reference().prop_map(Deed::AttachThis),
        reference().prop_map(Deed::DuplicateWithTop),
    ]
    .boxed()
}

pub(crate) fn keyword() -> impl Strategy<Value = Keyword> + Clone {
    prop_oneof![
        any::<u8>().prop_map(|gold| Keyword::Ambush(AmbushCost::Gold(gold))),
        Just(Keyword::Ambush(AmbushCost::Printed)),
        (0..names().traits().count()).prop_map(|it| Keyword::NoAttachmentsExcept(Trait(it as u8))),
        (0..names().traits().count()).prop_map(|it| Keyword::NoSuchAttachments(Trait(it as u8))),
        select(
            &[
                Keyword::Insight,
                Keyword::Intimidate,
                Keyword::Limited,
                Keyword::NoAttachments,
                Keyword::Pillage,
                Keyword::Renown,
                Keyword::Stealth,
                Keyword::Terminal,
            ][..]
        ),
    ]
}

fn change<N: std::fmt::Debug + Clone + 'static>(
    number: impl Strategy<Value = N> + Clone + 'static,
) -> BoxedStrategy<Change<N>> {
    prop_oneof![
        number.clone().prop_map(Change::Plus),
        number.clone().prop_map(Change::Minus),
        (2..=u8::MAX).prop_map(Change::Times),
        (2..=u8::MAX).prop_map(Change::Over),
        number.prop_map(Change::Set),
    ]
    .boxed()
}

fn rule() -> BoxedStrategy<Rule> {
    let number = any::<u8>;
    prop_oneof![
        (word(), change(number())).prop_map(|(stat, change)| Rule::Stat { stat, change }),
        (types(), option::of(who()), option::of(condition()))
            .prop_map(|(types, against, unless)| Rule::CannotInitiate { types, against, unless }),
        filter().prop_map(Rule::CannotMarshal),
        filter().prop_map(Rule::CannotPlay),
        Just(Rule::CannotTrigger),
        (number(), word()).prop_map(|(count, role)| Rule::DeclareAtMost(count, role)),
        number().prop_map(Rule::InitiateAtMost),
        (number(), filter()).prop_map(|(count, filter)| Rule::StandAtMost(count, filter)),
        (number(), types(), any::<bool>()).prop_map(|(count, types, another_opponent)| {
            Rule::ExtraChallenge { count, types, another_opponent }
        }),
    ]
    .boxed()
}

fn modifier() -> BoxedStrategy<Modifier> {
    let icon = || prop_oneof![word::<Icon>().prop_map(WhichIcon::This), Just(WhichIcon::OfChoice)];
    let scope = select(&[Scope::Next, Scope::FirstEachRound][..]);
    let discount = (any::<u8>(), filter(), word(), scope)
        .prop_map(|(by, filter, how, scope)| Discount { by, filter, how, scope });
    let of_cards = prop_oneof![
        (cards(), change(amount()))
            .prop_map(|(cards, change)| Modifier::Strength { cards, change }),
        (cards(), icon()).prop_map(|(cards, icon)| Modifier::GainsIcon(cards, icon)),
        (cards(), icon()).prop_map(|(cards, icon)| Modifier::LosesIcon(cards, icon)),
        (cards(), keyword()).prop_map(|(cards, keyword)| Modifier::GainsKeyword(cards, keyword)),
        cards().prop_map(Modifier::Blank),
        (filter(), any::<u8>()).prop_map(|(filter, gold)| Modifier::BaseGold(filter, gold)),
        cards().prop_map(Modifier::NoStrength),
        cards().prop_map(Modifier::DiesAtZero),
        (cards(), word(), types(), any::<bool>()).prop_map(
            |(cards, role, types, first_each_round)| Modifier::NoKneel {
                cards,
                role,
                types,
                first_each_round
            }
        ),
        (cards(), word()).prop_map(|(cards, ban)| Modifier::Cannot(cards, ban)),
        cards().prop_map(Modifier::MustDefend),
        (cards(), filter()).prop_map(|(cards, filter)| Modifier::Immune(cards, filter)),
    ];
    prop_oneof![
        of_cards,
        reference().prop_map(Modifier::CountsAsAttacking),
        reference().prop_map(Modifier::EntersKneeling),
        (reference(), types()).prop_map(|(card, types)| Modifier::MayDefend { card, types }),
        discount.prop_map(Modifier::Discount),
        word::<Icon>().prop_map(Modifier::ClaimAgainstAny),
        (who(), rule()).prop_map(|(who, rule)| Modifier::Player(who, rule)),
    ]
    .boxed()
}

fn steps(depth: u8) -> BoxedStrategy<Vec<Step>> {
    vec((any::<bool>(), effect(depth)), 1..3)
        .prop_map(|list| {
            let steps = list.into_iter().enumerate().map(|(place, (then, effect))| Step {
                link: if then && 0 < place { Link::Then } else { Link::And },
                effect,
            });
            steps.collect()
        })
        .boxed()
}

fn effect(depth: u8) -> BoxedStrategy<Effect> {
    let conditions = || vec(condition(), 0..3);
    let plain = prop_oneof![
        4 => deed().prop_map(Effect::Do),
        1 => pick(&[Mode::Choose, Mode::Select, Mode::Spare], filter())
            .prop_map(Effect::Pick),
        1 => (word(), conditions(), vec(modifier(), 1..3)).prop_map(
            |(until, conditions, modifiers)| Effect::Lasting { until, conditions, modifiers }
        ),
        1 => deed().prop_map(|it| Effect::Instead(Box::new(it))),
    ];
    if depth == 0 {
        return plain.boxed();
    }
    let inner = move || steps(depth - 1);
    let otherwise = prop_oneof![Just(Vec::new()), inner()];
    prop_oneof![
        4 => plain,
        1 => (word(), conditions(), inner())
            .prop_map(|(at, conditions, steps)| Effect::Delayed { at, conditions, steps }),
        1 => (vec(condition(), 1..3), inner(), otherwise).prop_map(
            |(conditions, steps, otherwise)| Effect::If { conditions, steps, otherwise }
        ),
        1 => vec(inner(), 2..4).prop_map(Effect::Either),
    ]
    .boxed()
}

/// Chooses a player and two cards first, so that whatever follows may name them.
fn targets() -> impl Strategy<Value = Vec<Pick>> {
    let player = select(&[Who::Opponent, Who::AnyPlayer][..]).prop_map(|who| Pick {
        by: Who::You,
        mode: Mode::Choose,
        what: Picked::Player(who),
    });
    let card = || pick(&[Mode::Choose, Mode::Spare], plain_filter());
    (player, card(), card()).prop_map(|(player, one, other)| vec![player, one, other])
}

pub(crate) fn active() -> impl Strategy<Value = Ability> {
    let limit = (any::<bool>(), any::<u8>(), word()).prop_map(|(by_title, times, span)| Limit {
        by_title,
        times,
        span,
    });
    let parts = (vec(cost(), 0..3), targets(), steps(2), option::of(limit));
    let heads = (word::<Head>(), vec(trigger_before(), 1..3), plain_filter());
    (heads, parts).prop_map(|((head, triggers, exists), (costs, targets, steps, limit))| {
        let answers =
            head.spelling().ends_with("reaction") || head.spelling().ends_with("interrupt");
        Ability::Active(Active {
            head,
            triggers: if answers { triggers } else { Vec::new() },
            conditions: if head == Head::Check {
                vec![Condition::Exists(exists)]
            } else {
                Vec::new()
            },
            costs,
            targets,
            steps,
            limit,
        })
    })
}

/// What happens before anything is chosen names nothing chosen.
fn trigger_before() -> impl Strategy<Value = Trigger> {
    trigger().prop_filter("nothing is chosen yet", |it| {
        let text = Spelled::new(it, names()).to_string();
        !text.contains("target") && !text.contains("chosen player")
    })
}

pub(crate) fn constant() -> impl Strategy<Value = Ability> {
    let constant = (vec(condition(), 0..3), vec(modifier(), 1..3))
        .prop_map(|(conditions, modifiers)| Constant { conditions, modifiers });
    constant.prop_map(Ability::Constant).prop_filter("nothing is chosen", |it| {
        let text = Spelled::new(it, names()).to_string();
        !text.contains("target") && !text.contains("chosen player")
    })
}
