//! Questions, choices and refusals as wire data.

use cards::{lang::Word, thrones::Phase};
use kernel::{CardId, Game, Pending, Seat};
use rulebook::{RuleId, cite};
use thrones::{Choice, DUPLICATE, Illegal, KeywordType, Question, Thrones, WindowKind};

use super::{
    card::{icon, kind},
    event::occurrence,
};
use crate::{decision as wire, joust::Icon};

pub(super) fn ask(
    game: &Thrones,
    viewer: Option<Seat>,
    seat: Seat,
    question: Question,
) -> wire::Question {
    let (kind, about, rule) = kind_of(question);
    let marshals = |phase| phase == Phase::Marshaling && game.active() == Some(seat);
    let kind = match question {
        Question::Window { kind: WindowKind::Action, phase } if marshals(phase) => {
            wire::QuestionKind::Marshal
        }
        _ => kind,
    };
    let word = match question {
        Question::Window { kind: WindowKind::Action, phase } => Some(match game.defended() {
            Some(false) => "attackers",
            Some(true) => "defenders",
            None => phase.spelling(),
        }),
        Question::Window { phase, .. } => Some(phase.spelling()),
        Question::Keyword(keyword) => Some(keyword_name(keyword)),
        // Until it is initiated, nobody else knows of the challenge.
        Question::Attackers if viewer == Some(seat) => game.declaring().map(icon_name),
        _ => None,
    };
    wire::Question {
        kind,
        about: about.and_then(|it| game.handle(viewer, it)).map(|it| it.0),
        word: word.map(str::to_owned),
        answers: game.occasion(viewer).iter().map(|it| occurrence(game, it)).collect(),
        rule: Some(rule.mark().to_owned()),
    }
}

/// What is asked, about which card, and the rule that asks.
fn kind_of(question: Question) -> (wire::QuestionKind, Option<CardId>, RuleId) {
    use wire::QuestionKind as Kind;
    match question {
        Question::Mulligan => (Kind::Mulligan, None, cite!("KZ Przygotowanie gry.7")),
        Question::SetUp => (Kind::SetUp, None, cite!("KZ Przygotowanie gry.8")),
        Question::SetUpHost { card } => {
            (Kind::SetUpHost, Some(card), cite!("KZ Przygotowanie gry.9"))
        }
        Question::Plot => (Kind::Plot, None, cite!("KZ 1.2")),
        Question::FirstPlayer => (Kind::FirstPlayer, None, cite!("KZ 1.3.II")),
        Question::Window { kind, phase } => window(kind, phase),
        Question::Order => {
            (Kind::Order, None, cite!("KZ Kolejność rozpatrywania jednoczesnych efektów.0"))
        }
        Question::Challenge => (Kind::Initiate, None, cite!("KZ 4.2")),
        Question::Attackers => (Kind::Attackers, None, cite!("KZ 4.2.f")),
        Question::Stealth { card } => (Kind::Stealth, Some(card), cite!("KZ 4.2.i")),
        Question::Defenders => (Kind::Defenders, None, cite!("KZ 4.2.1")),
        Question::Claim => (Kind::Claim, None, cite!("KZ 4.2.4.a")),
        Question::KeywordOrder => (Kind::KeywordOrder, None, cite!("KZ 4.2.5")),
        Question::Keyword(_) => (Kind::Keyword, None, cite!("KZ 4.2.5")),
        Question::Standing => (Kind::Standing, None, cite!("KZ 6.2")),
        Question::Reserve => (Kind::Reserve, None, cite!("KZ 7.3.a")),
        Question::Card { source } => (Kind::Card, Some(source), cite!("KZ Wskazywanie.0")),
        Question::Seat { source } => (Kind::Player, Some(source), cite!("KZ Wskazywanie.0")),
        Question::Cost { source } => (Kind::Cost, Some(source), cite!("KZ Koszt.0")),
        Question::X { source } => (Kind::X, Some(source), cite!("KZ Litera „X”.0")),
        Question::Icon { source } => (Kind::Icon, Some(source), cite!("KZ Wybierz.0")),
        Question::Kind { source } => (Kind::CardType, Some(source), cite!("KZ Wybierz.0")),
        Question::Way { source } => (Kind::OneOf, Some(source), cite!("KZ Wybierz.0")),
        Question::Search { source } => (Kind::Search, Some(source), cite!("KZ Przeszukiwanie.0")),
        Question::Sort { source } => (Kind::Sort, Some(source), cite!("KZ Podejrzyj.0")),
        Question::Winner => (Kind::Winner, None, cite!("KZ Zwycięstwo w grze.1")),
    }
}

fn window(kind: WindowKind, phase: Phase) -> (wire::QuestionKind, Option<CardId>, RuleId) {
    use wire::QuestionKind as Kind;
    match kind {
        WindowKind::Would => (Kind::WouldWindow, None, cite!("KZ Miałby.0")),
        WindowKind::Interrupt => (Kind::InterruptWindow, None, cite!("KZ Przerwanie.0.c")),
        WindowKind::Reaction => (Kind::ReactionWindow, None, cite!("KZ Reakcja.0.c")),
        WindowKind::Action => {
            let rule = match phase {
                Phase::Plot => cite!("KZ 1.okno"),
                Phase::Draw => cite!("KZ 2.okno"),
                Phase::Marshaling => cite!("KZ 3.okno"),
                Phase::Challenges => cite!("KZ 4.okno"),
                Phase::Dominance => cite!("KZ 5.okno"),
                Phase::Standing => cite!("KZ 6.okno"),
                Phase::Taxation => cite!("KZ 7.okno"),
            };
            (Kind::ActionWindow, None, rule)
        }
    }
}

pub(super) fn keyword_name(keyword: KeywordType) -> &'static str {
    match keyword {
        KeywordType::Insight => "insight",
        KeywordType::Intimidate => "intimidate",
        KeywordType::Pillage => "pillage",
        KeywordType::Renown => "renown",
    }
}

fn icon_name(it: cards::thrones::Icon) -> &'static str {
    match icon(it) {
        Icon::Military => "military",
        Icon::Intrigue => "intrigue",
        Icon::Power => "power",
    }
}

pub(super) fn choice(game: &Thrones, seat: Seat, choice: Choice) -> wire::ChoiceView {
    use wire::ChoiceKind as Kind;
    let plain = wire::ChoiceView {
        kind: Kind::Pass,
        card: None,
        find: None,
        ability: None,
        number: None,
        seat: None,
        word: None,
        answers: None,
        text: None,
        rule: None,
    };
    let point = |card: CardId| game.handle(Some(seat), card).map(|it| it.0);
    let of = |kind, card| wire::ChoiceView { kind, card: point(card), ..plain.clone() };
    let worded =
        |kind, word: &str| wire::ChoiceView { kind, word: Some(word.to_owned()), ..plain.clone() };
    let view = match choice {
        Choice::Keep => wire::ChoiceView { kind: Kind::KeepHand, ..plain },
        Choice::Mulligan => wire::ChoiceView { kind: Kind::Mulligan, ..plain },
        Choice::Pass => plain,
        Choice::Marshal(card) => of(Kind::Marshal, card),
        Choice::Ambush { card, gold } => {
            wire::ChoiceView { number: Some(gold), ..of(Kind::Ambush, card) }
        }
        Choice::Play { card, ability, .. } => {
            wire::ChoiceView { ability: Some(ability), ..of(Kind::Play, card) }
        }
        Choice::Use { card, ability: DUPLICATE, .. } => of(Kind::Duplicate, card),
        Choice::Use { card, ability, .. } => {
            wire::ChoiceView { ability: Some(ability), ..of(Kind::Use, card) }
        }
        Choice::Challenge { icon, against } => {
            wire::ChoiceView { seat: Some(against.0), ..worded(Kind::Initiate, icon_name(icon)) }
        }
        Choice::Pick(card) => of(Kind::Pick, card),
        Choice::Find(def) => {
            let find = Some(game.catalog().def(def).card.code.clone());
            wire::ChoiceView { kind: Kind::Find, find, ..plain }
        }
        Choice::Player(other) => {
            wire::ChoiceView { kind: Kind::Player, seat: Some(other.0), ..plain }
        }
        Choice::Icon(icon) => worded(Kind::Icon, icon_name(icon)),
        Choice::Kind(it) => worded(Kind::CardType, kind(it)),
        Choice::Number(number) => {
            wire::ChoiceView { kind: Kind::Number, number: Some(number), ..plain }
        }
        Choice::Way(way) => wire::ChoiceView { kind: Kind::Way, number: Some(way), ..plain },
        Choice::Keyword(keyword) => worded(Kind::Keyword, keyword_name(keyword)),
        Choice::Done => wire::ChoiceView { kind: Kind::Done, ..plain },
        Choice::Yes => wire::ChoiceView { kind: Kind::Yes, ..plain },
        Choice::No => wire::ChoiceView { kind: Kind::No, ..plain },
    };
    let answers = match choice {
        Choice::Use { on, .. } | Choice::Play { on, .. } => {
            let occasion = game.occasion(Some(seat));
            occasion.iter().position(|it| it.place == on).map(|it| it as u8)
        }
        _ => None,
    };
    wire::ChoiceView { answers, rule: rule_of(choice).map(|it| it.mark().to_owned()), ..view }
}

/// The rule that allows a choice, where it is not the question's own.
fn rule_of(choice: Choice) -> Option<RuleId> {
    Some(match choice {
        Choice::Mulligan => cite!("KZ Mulligan.0"),
        Choice::Pass => cite!("KZ Pasowanie.0"),
        Choice::Marshal(_) => cite!("KZ Mobilizacja.0"),
        Choice::Ambush { .. } => cite!("KZ Zasadzka (X).0"),
        Choice::Play { .. } => cite!("KZ Karty wydarzeń.2"),
        Choice::Use { ability: DUPLICATE, .. } => cite!("KZ Duplikaty.0.b"),
        Choice::Use { .. } => cite!("KZ Zdolności aktywowane.0"),
        Choice::Challenge { .. } => cite!("KZ 4.2.a"),
        _ => return None,
    })
}

pub(super) fn refusal(
    game: &Thrones,
    seat: Seat,
    card: CardId,
    illegal: &Illegal,
) -> wire::RefusalView {
    use cards::thrones::Kind;
    let about = illegal.card().and_then(|it| game.handle(Some(seat), it));
    let facts = game.view(Some(seat));
    let handle = game.handle(Some(seat), card);
    let seen = facts.cards.iter().find(|(at, _)| Some(*at) == handle).map(|(_, it)| it);
    let own = seen.and_then(|it| it.def).map(|it| game.catalog().def(it).card.kind);
    let in_hand = seen.is_some_and(|it| it.place == thrones::Place::Hand);
    let choice = match own {
        _ if points(game, seat) => wire::ChoiceKind::Pick,
        Some(Kind::Event) if in_hand => wire::ChoiceKind::Play,
        Some(_) if in_hand => wire::ChoiceKind::Marshal,
        _ => wire::ChoiceKind::Use,
    };
    wire::RefusalView {
        choice,
        reason: illegal.key().to_owned(),
        cards: about.iter().map(|it| it.0).collect(),
        numbers: illegal.numbers().into_iter().flatten().map(i32::from).collect(),
        by: illegal.by().map(|it| game.catalog().def(it).card.code.clone()),
        rule: illegal.rule().mark().to_owned(),
    }
}

/// Is this seat asked to point at cards of its own or of its opponent?
fn points(game: &Thrones, seat: Seat) -> bool {
    let Pending::Decision { seat: asked, question } = game.pending() else { return false };
    let kind = matches!(
        question,
        Question::SetUp | Question::Attackers | Question::Stealth { .. } | Question::Defenders
    );
    kind && asked == seat
}
