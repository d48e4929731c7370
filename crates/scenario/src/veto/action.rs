//! What can be done in a scenario, and which of the offered choices it is.

use ::veto::{Attempt, Choice, Question};
use cards::set::Mistake;
use kernel::CardId;

use super::{
    reading::{Named, Reading},
    seen::Seen,
};
use crate::phrase::Phrase;

/// One action as it is written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Action {
    /// A choice that names a card, and what it is aimed at.
    With { deed: Deed, card: Named, targets: Vec<Named> },
    /// A choice that names none.
    Plain(Plain),
    /// One of the ways a card offers, counted from zero.
    Way(u8),
    /// What no rule allows: something attached is given to another card.
    Move { card: Named },
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Deed {
    Play,
    Lay,
    Agitate,
    ChangeField,
    Challenge,
    Use,
    Boost,
    Choose,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Plain {
    Bene,
    Pas,
    Decline,
    Accept,
    Refuse,
    Keep,
    Exchange,
    Nothing,
    Yes,
    No,
    Announce,
}

const DEEDS: [(&str, Deed); 10] = [
    ("play", Deed::Play),
    ("lay", Deed::Lay),
    ("agitate with", Deed::Agitate),
    ("move over", Deed::ChangeField),
    ("challenge with", Deed::Challenge),
    ("use", Deed::Use),
    ("boost with", Deed::Boost),
    ("choose", Deed::Choose),
    ("discard", Deed::Choose),
    ("find", Deed::Choose),
];

const PLAIN: [(&str, Plain); 13] = [
    ("bene", Plain::Bene),
    ("pas", Plain::Pas),
    ("decline", Plain::Decline),
    ("accept", Plain::Accept),
    ("refuse", Plain::Refuse),
    ("keep", Plain::Keep),
    ("exchange", Plain::Exchange),
    ("choose nothing", Plain::Nothing),
    ("discard nothing", Plain::Nothing),
    ("find nothing", Plain::Nothing),
    ("yes", Plain::Yes),
    ("no", Plain::No),
    ("announce", Plain::Announce),
];

impl Reading<'_> {
    pub(super) fn action(&self, text: &Phrase) -> Result<Action, Mistake> {
        let plain =
            PLAIN.into_iter().find(|(word, _)| text.after(word).is_some_and(|it| it.is_empty()));
        if let Some((_, plain)) = plain {
            return Ok(Action::Plain(plain));
        }
        if let Some(number) = text.after("way") {
            return match self.number(&number)? {
                way @ 1..=9_u8 => Ok(Action::Way(way - 1)),
                _ => Err(self.source.mistake(&number, "ways are counted from one")),
            };
        }
        let moved = text.after("move").filter(|_| text.after("move over").is_none());
        if let Some(rest) = moved {
            let (card, _) = rest.split_once("->").unwrap_or((rest.clone(), rest));
            return Ok(Action::Move { card: self.named(&card)? });
        }
        let deed = DEEDS.into_iter().find_map(|(word, deed)| Some((deed, text.after(word)?)));
        let Some((deed, rest)) = deed else {
            let known = DEEDS.iter().map(|(it, _)| *it).chain(PLAIN.iter().map(|(it, _)| *it));
            let (word, _) = text.first_word();
            let message = format!("`{}` is nothing a player can do", text.text);
            return Err(self.source.unknown(&word, message, known));
        };
        let (card, targets) = match rest.split_once("->") {
            Some((card, targets)) => (card, targets.split(",")),
            None => (rest, Vec::new()),
        };
        let targets: Result<Vec<Named>, Mistake> =
            targets.iter().map(|it| self.named(it)).collect();
        Ok(Action::With { deed, card: self.named(&card)?, targets: targets? })
    }
}

impl Action {
    /// Is this offered choice the action?
    pub(super) fn is(&self, seen: &Seen, question: Question, bene: bool, choice: Choice) -> bool {
        match self {
            Action::With { deed, card, .. } => {
                let names = |id: CardId| seen.card(id).is_some_and(|it| seen.means(card, it));
                let ability = |number: u8| card.ability.is_none_or(|it| it == number);
                match (deed, choice) {
                    (Deed::Play, Choice::Play { card: id, way }) => {
                        card.ways.contains(&way) && names(id) && ability(way - card.ways.start)
                    }
                    (Deed::Use, Choice::Use { card, ability: number }) => {
                        names(card) && ability(number)
                    }
                    (Deed::Use, Choice::Borrow { of, ability: number, .. }) => {
                        names(of) && ability(number)
                    }
                    (Deed::Lay, Choice::Underlay(card))
                    | (Deed::Agitate, Choice::Agitate(card))
                    | (Deed::ChangeField, Choice::ChangeField(card))
                    | (Deed::Challenge, Choice::Challenge(card))
                    | (Deed::Boost, Choice::Boost(card))
                    | (Deed::Choose, Choice::Pick(card) | Choice::DiscardCopy(card)) => names(card),
                    (Deed::Choose, Choice::Find(def)) => def == card.def || card.whole == Some(def),
                    _ => false,
                }
            }
            Action::Plain(plain) => plain.is(question, bene, choice),
            Action::Way(way) => choice == Choice::Way(*way),
            Action::Move { .. } => false,
        }
    }

    /// The choices it would be, whether they are offered or not.
    pub(super) fn attempts(&self, seen: &Seen) -> Vec<Choice> {
        let Action::With { deed, card, .. } = self else {
            return match self {
                Action::Plain(Plain::Refuse) => vec![Choice::Refuse],
                Action::Plain(Plain::Exchange) => vec![Choice::Exchange],
                _ => Vec::new(),
            };
        };
        let numbers = card.ability.map_or(0..=3, |it| it..=it);
        let of = |id: CardId| match deed {
            Deed::Play => {
                let ways = numbers.clone().map(|it| card.ways.start + it);
                ways.map(|way| Choice::Play { card: id, way }).collect()
            }
            Deed::Use => numbers.clone().map(|it| Choice::Use { card: id, ability: it }).collect(),
            Deed::Lay => vec![Choice::Underlay(id)],
            Deed::Agitate => vec![Choice::Agitate(id)],
            Deed::ChangeField => vec![Choice::ChangeField(id)],
            Deed::Challenge => vec![Choice::Challenge(id)],
            Deed::Boost => vec![Choice::Boost(id)],
            Deed::Choose => vec![Choice::Pick(id), Choice::DiscardCopy(id)],
        };
        seen.meant(card).flat_map(|it| of(it.id)).collect()
    }

    /// What a judge would call it.
    pub(super) fn attempt(&self) -> Attempt {
        match self {
            Action::With { deed, .. } => match deed {
                Deed::Play => Attempt::Play,
                Deed::Lay => Attempt::Underlay,
                Deed::Agitate => Attempt::Agitate,
                Deed::ChangeField => Attempt::ChangeField,
                Deed::Challenge => Attempt::Challenge,
                Deed::Use => Attempt::Use,
                Deed::Boost => Attempt::Boost,
                Deed::Choose => Attempt::Answer,
            },
            Action::Plain(Plain::Refuse) => Attempt::Refuse,
            _ => Attempt::Answer,
        }
    }

    /// The cards it speaks of.
    pub(super) fn cards(&self) -> impl Iterator<Item = &Named> {
        let (card, targets) = match self {
            Action::With { card, targets, .. } => (Some(card), targets.as_slice()),
            Action::Move { card } => (Some(card), [].as_slice()),
            Action::Plain(_) | Action::Way(_) => (None, [].as_slice()),
        };
        card.into_iter().chain(targets)
    }
}

impl Plain {
    fn is(self, question: Question, bene: bool, choice: Choice) -> bool {
        match (self, choice) {
            (Plain::Bene, Choice::EndStint) => bene,
            (Plain::Pas, Choice::EndStint) => !bene,
            (Plain::Bene, Choice::Decline) => question == Question::DuelTurn,
            (Plain::Pas, Choice::Decline) => question == Question::Bitwa,
            (Plain::Announce, Choice::Yes) => question == Question::Elekcja,
            (Plain::Decline, Choice::Decline)
            | (Plain::Accept, Choice::Accept)
            | (Plain::Refuse, Choice::Refuse)
            | (Plain::Keep, Choice::Keep)
            | (Plain::Exchange, Choice::Exchange)
            | (Plain::Nothing, Choice::Done)
            | (Plain::Yes, Choice::Yes)
            | (Plain::No, Choice::No) => true,
            _ => false,
        }
    }
}
