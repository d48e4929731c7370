//! What can be done in a scenario, and which of the offered choices it is.

use std::ops::RangeInclusive;

use ::thrones::{Choice, DUPLICATE, KeywordType, Question};
use cards::{
    lang::Word,
    set::Mistake,
    thrones::{Icon, Kind},
};
use kernel::{CardId, Seat};

use super::{
    reading::{Named, Reading},
    seen::Seen,
};
use crate::phrase::{Phrase, same};

/// One action as it is written: a choice, and what is answered to the questions it leads to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Action {
    pub(super) first: First,
    pub(super) rest: Vec<Answer>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum First {
    Marshal(Named),
    Ambush(Named, Option<u8>),
    Play(Named),
    Use(Named),
    /// By the duplicate under this card.
    Save(Named),
    Challenge(Icon, Option<Seat>),
    /// The first of the defenders.
    Defend(Named),
    /// Defenders are refused.
    DefendWithNobody,
    Order(KeywordType),
    /// The first card for which a keyword is used.
    Keyword(KeywordType, Named),
    Answer(Answer),
    Pass,
    Keep,
    Mulligan,
}

/// What can be answered to a question.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Answer {
    Card(Named),
    Player(Seat),
    Icon(Icon),
    Kind(Kind),
    Number(u8),
    Way(u8),
    Nothing,
}

const ICONS: [(&str, Icon); 3] =
    [("military", Icon::Military), ("intrigue", Icon::Intrigue), ("power", Icon::Power)];

const KEYWORDS: [(&str, KeywordType); 4] = [
    ("insight", KeywordType::Insight),
    ("intimidate", KeywordType::Intimidate),
    ("pillage", KeywordType::Pillage),
    ("renown", KeywordType::Renown),
];

/// Words after which the answers to a question stand.
const CHOOSE: [&str; 8] = ["choose", "bypass", "discard", "kill", "stand", "find", "place", "plot"];

const DEEDS: [&str; 15] = [
    "marshal",
    "ambush",
    "play",
    "use",
    "save",
    "attack",
    "defend with",
    "order",
    "way",
    "choose",
    "first",
    "pass",
    "keep",
    "mulligan",
    "done",
];

impl Reading<'_> {
    pub(super) fn icon(&self, at: &Phrase) -> Result<Icon, Mistake> {
        self.word(at, &ICONS, "there are no `{}` challenges")
    }

    pub(super) fn action(&self, text: &Phrase) -> Result<Action, Mistake> {
        let (head, rest) = match text.split_once("->") {
            Some((head, rest)) => (head, self.answers(&rest)?),
            None => (text.clone(), Vec::new()),
        };
        let plain = |first| Action { first, rest: rest.clone() };
        let words = [
            ("pass", First::Pass),
            ("keep", First::Keep),
            ("mulligan", First::Mulligan),
            ("done", First::Answer(Answer::Nothing)),
            ("defend with nobody", First::DefendWithNobody),
        ];
        if let Some((_, first)) = words.into_iter().find(|(word, _)| same(word, &head.text)) {
            return Ok(plain(first));
        }
        if let Some(card) = head.after("marshal") {
            return Ok(plain(First::Marshal(self.named(&card)?)));
        }
        if let Some(card) = head.after("ambush") {
            let (card, gold) = match card.split_once(" for ") {
                Some((card, gold)) => (card, Some(self.number(&gold)?)),
                None => (card, None),
            };
            return Ok(plain(First::Ambush(self.named(&card)?, gold)));
        }
        for (word, make) in [("play", First::Play as fn(Named) -> First), ("use", First::Use)] {
            if let Some(card) = head.after(word) {
                return Ok(plain(make(self.named(&card)?)));
            }
        }
        if let Some(card) = head.after("save") {
            return Ok(plain(First::Save(self.named(&card)?)));
        }
        if let Some(rest) = text.after("attack") {
            return self.attack(&rest);
        }
        if let Some(cards) = head.after("defend with") {
            let mut cards = self.named_list(&cards)?.into_iter();
            let first = First::Defend(cards.next().expect("a list has a first piece"));
            return Ok(Action { first, rest: cards.map(Answer::Card).collect() });
        }
        if let Some(keyword) = head.after("order") {
            let keyword =
                self.word(&keyword, &KEYWORDS, "`{}` is not resolved after a challenge")?;
            return Ok(plain(First::Order(keyword)));
        }
        for (word, keyword) in KEYWORDS {
            if let Some(cards) = head.after(&format!("{word} with")) {
                let mut cards = self.named_list(&cards)?.into_iter();
                let card = cards.next().expect("a list has a first piece");
                let rest = cards.map(Answer::Card).collect();
                return Ok(Action { first: First::Keyword(keyword, card), rest });
            }
        }
        self.answer_action(&head)
    }

    /// `attack military with Robb Stark, Grey Wind -> Maciek`
    fn attack(&self, text: &Phrase) -> Result<Action, Mistake> {
        let (head, against) = match text.split_once("->") {
            Some((head, against)) => (head, Some(self.seat(&against)?)),
            None => (text.clone(), None),
        };
        let (icon, cards) = head.first_word();
        let icon = self.icon(&icon)?;
        let Some(cards) = cards.after("with") else {
            let message = "an attack is written `attack military with Robb Stark`";
            return Err(self.source.mistake(text, message));
        };
        let rest = self.named_list(&cards)?.into_iter().map(Answer::Card).collect();
        Ok(Action { first: First::Challenge(icon, against), rest })
    }

    fn answer_action(&self, head: &Phrase) -> Result<Action, Mistake> {
        if let Some(number) = head.after("way") {
            let way: u8 = self.number(&number)?;
            let first = First::Answer(Answer::Way(way.saturating_sub(1)));
            return Ok(Action { first, rest: Vec::new() });
        }
        if let Some(name) = head.after("first") {
            let first = First::Answer(Answer::Player(self.seat(&name)?));
            return Ok(Action { first, rest: Vec::new() });
        }
        let list = CHOOSE.into_iter().find_map(|it| head.after(it));
        let Some(list) = list else {
            let (word, _) = head.first_word();
            let message = format!("`{}` is nothing a player can do", head.text);
            let known = DEEDS.into_iter().chain(CHOOSE);
            return Err(self.source.unknown(&word, message, known));
        };
        let mut answers = self.answers(&list)?.into_iter();
        let first = First::Answer(answers.next().expect("a list has a first piece"));
        Ok(Action { first, rest: answers.collect() })
    }

    fn named_list(&self, list: &Phrase) -> Result<Vec<Named>, Mistake> {
        let mut cards = Vec::new();
        for item in list.split(",") {
            let (count, name) = self.counted(&item)?;
            cards.extend(std::iter::repeat_n(self.named(&name)?, count));
        }
        Ok(cards)
    }

    fn answers(&self, list: &Phrase) -> Result<Vec<Answer>, Mistake> {
        let mut answers = Vec::new();
        for item in list.split(",") {
            let (count, item) = self.counted(&item)?;
            answers.extend(std::iter::repeat_n(self.answer(&item)?, count));
        }
        Ok(answers)
    }

    fn answer(&self, at: &Phrase) -> Result<Answer, Mistake> {
        let kind = Kind::ALL.iter().find(|it| same(it.spelling(), &at.text));
        let icon = ICONS.iter().find(|(it, _)| same(it, &at.text));
        if same(&at.text, "nothing") {
            Ok(Answer::Nothing)
        } else if let Some((_, icon)) = icon {
            Ok(Answer::Icon(*icon))
        } else if let Some(kind) = kind {
            Ok(Answer::Kind(*kind))
        } else if let Ok(number) = at.text.parse() {
            Ok(Answer::Number(number))
        } else if let Some(way) = at.after("way") {
            let way: u8 = self.number(&way)?;
            Ok(Answer::Way(way.saturating_sub(1)))
        } else if let Ok(seat) = self.seat(at) {
            Ok(Answer::Player(seat))
        } else {
            Ok(Answer::Card(self.named(at)?))
        }
    }
}

impl Answer {
    pub(super) fn is(&self, seen: &Seen, choice: Choice) -> bool {
        match (self, choice) {
            (Answer::Card(named), Choice::Pick(card)) => seen.names(named, card),
            (Answer::Card(named), Choice::Find(def)) => named.def == def,
            (Answer::Player(seat), Choice::Player(it)) => *seat == it,
            (Answer::Icon(icon), Choice::Icon(it)) => *icon == it,
            (Answer::Kind(kind), Choice::Kind(it)) => *kind == it,
            (Answer::Number(number), Choice::Number(it)) => *number == it,
            (Answer::Way(way), Choice::Way(it)) => *way == it,
            (Answer::Nothing, Choice::Done) => true,
            _ => false,
        }
    }
}

impl First {
    /// Is this offered choice the action's first part?
    pub(super) fn is(&self, seen: &Seen, question: Question, choice: Choice) -> bool {
        let one = |named: &Named, card: CardId, ability: u8| {
            seen.names(named, card) && named.ability.is_none_or(|it| it == ability)
        };
        match (self, choice) {
            (First::Marshal(named), Choice::Marshal(card)) => seen.names(named, card),
            (First::Ambush(named, cost), Choice::Ambush { card, gold }) => {
                seen.names(named, card) && cost.is_none_or(|it| it == gold)
            }
            (First::Play(named), Choice::Play { card, ability, .. }) => one(named, card, ability),
            (First::Use(named), Choice::Use { card, ability, .. }) if ability != DUPLICATE => {
                one(named, card, ability)
            }
            (First::Save(named), Choice::Use { card, ability: DUPLICATE, .. }) => {
                let host = seen.cards.iter().find(|it| it.id == card).and_then(|it| it.host);
                host.is_some_and(|it| seen.names(named, it))
            }
            (First::Challenge(icon, wanted), Choice::Challenge { icon: it, against }) => {
                *icon == it && wanted.is_none_or(|it| it == against)
            }
            (First::Defend(named), Choice::Pick(card)) => {
                question == Question::Defenders && seen.names(named, card)
            }
            (First::DefendWithNobody, Choice::Done) => question == Question::Defenders,
            (First::Order(keyword), Choice::Keyword(it)) => *keyword == it,
            (First::Keyword(keyword, named), Choice::Pick(card)) => {
                question == Question::Keyword(*keyword) && seen.names(named, card)
            }
            (First::Answer(answer), choice) => answer.is(seen, choice),
            (First::Pass, Choice::Pass)
            | (First::Keep, Choice::Keep)
            | (First::Mulligan, Choice::Mulligan) => true,
            _ => false,
        }
    }

    /// Is this a question for more of the same, which ends when all that is written is said?
    pub(super) fn ends(&self, question: Question) -> bool {
        match self {
            First::Challenge(..) => question == Question::Attackers,
            First::Defend(_) => question == Question::Defenders,
            First::Keyword(keyword, _) => question == Question::Keyword(*keyword),
            _ => false,
        }
    }

    /// The card it speaks of.
    pub(super) fn card(&self) -> Option<&Named> {
        match self {
            First::Marshal(named)
            | First::Ambush(named, _)
            | First::Play(named)
            | First::Use(named)
            | First::Save(named)
            | First::Defend(named)
            | First::Keyword(_, named)
            | First::Answer(Answer::Card(named)) => Some(named),
            _ => None,
        }
    }

    /// The choices it would be, whether they are offered or not.
    pub(super) fn attempts(&self, seen: &Seen, seat: Seat, seats: u8) -> Vec<Choice> {
        let plain = match self {
            First::Challenge(icon, against) => {
                let others = (0..seats).map(Seat).filter(|it| *it != seat);
                let against = others.filter(|it| against.is_none_or(|wanted| wanted == *it));
                return against.map(|it| Choice::Challenge { icon: *icon, against: it }).collect();
            }
            First::DefendWithNobody | First::Answer(Answer::Nothing) => Some(Choice::Done),
            First::Answer(Answer::Player(seat)) => Some(Choice::Player(*seat)),
            First::Mulligan => Some(Choice::Mulligan),
            First::Pass => Some(Choice::Pass),
            _ => None,
        };
        let Some(named) = self.card() else { return plain.into_iter().collect() };
        let numbers = named.ability.map_or(0..=3, |it| it..=it);
        let of = |card: CardId| -> Vec<Choice> {
            match self {
                First::Marshal(_) => vec![Choice::Marshal(card)],
                First::Ambush(_, Some(gold)) => vec![Choice::Ambush { card, gold: *gold }],
                First::Ambush(_, None) => {
                    (0..12).map(|gold| Choice::Ambush { card, gold }).collect()
                }
                First::Play(_) => each(&numbers, |ability, on| Choice::Play { card, ability, on }),
                First::Use(_) => each(&numbers, |ability, on| Choice::Use { card, ability, on }),
                First::Save(_) => {
                    let under = seen.cards.iter().filter(|it| it.host == Some(card));
                    let save = |it: CardId| Choice::Use { card: it, ability: DUPLICATE, on: 0 };
                    under.map(|it| save(it.id)).collect()
                }
                _ => vec![Choice::Pick(card)],
            }
        };
        seen.meant(named).flat_map(|it| of(it.id)).collect()
    }
}

/// A choice for each of these abilities and for each of several things that may be answered.
fn each(abilities: &RangeInclusive<u8>, of: impl Fn(u8, u8) -> Choice) -> Vec<Choice> {
    const MANY: u8 = 8;
    abilities
        .clone()
        .flat_map(|ability| (0..MANY).map(move |on| (ability, on)))
        .map(|(a, on)| of(a, on))
        .collect()
}
