//! What can hold at a table.

use ::thrones::{Place, Question, WindowKind};
use cards::{
    set::Mistake,
    thrones::{Icon, Phase, Token},
};
use kernel::Seat;

use super::{
    reading::{Named, Reading},
    seen::PLACES,
};
use crate::{
    names::Meant,
    phrase::{Phrase, same},
};

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Fact {
    Seat(Seat, SeatFact),
    Card(Named, CardFact),
    /// The STR of attacker and defender; none: no challenge is going on.
    Challenge(Option<(u16, u16)>),
    Phase(Phase),
    Round(u16),
    First(Seat),
    /// None: nobody is active.
    Active(Option<Seat>),
    /// None: the game goes on.
    Winner(Option<Seat>),
    Asked(Seat, Option<Asked>),
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum SeatFact {
    /// A number of his, under its name.
    Number(Number, i32),
    Size(Place, usize),
    /// How many of this card lie there; none: at least one.
    Has(Place, u16, Option<usize>),
    /// The order of a pile, the top card first.
    Order(Place, Vec<u16>),
    /// Its face is known to this seat.
    Sees(u16, bool),
    Eliminated,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Number {
    Gold,
    Power,
    Income,
    Initiative,
    Claim,
    Reserve,
    Deck,
    Plots,
}

pub(super) const NUMBERS: [(&str, Number); 8] = [
    ("gold", Number::Gold),
    ("power", Number::Power),
    ("income", Number::Income),
    ("initiative", Number::Initiative),
    ("claim", Number::Claim),
    ("reserve", Number::Reserve),
    ("deck", Number::Deck),
    ("plots", Number::Plots),
];

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum CardFact {
    Kneeling(bool),
    Strength(i16),
    Tokens(Token, u8),
    Icon(Icon, bool),
    Attacking,
    Defending,
    TakesPart(bool),
    Blank(bool),
    Duplicates(usize),
    In(Place),
    On(u16),
    ControlledBy(Seat),
}

/// What somebody is asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Asked {
    Mulligan,
    SetUp,
    Host,
    Plot,
    First,
    Action,
    Would,
    Interrupt,
    Reaction,
    Order,
    Challenge,
    Attackers,
    Stealth,
    Defenders,
    Claim,
    Keywords,
    Keyword,
    Standing,
    Reserve,
    Card,
    Cost,
    Search,
    Winner,
}

pub(super) const ASKED: [(&str, Asked); 23] = [
    ("mulligan", Asked::Mulligan),
    ("set-up", Asked::SetUp),
    ("host", Asked::Host),
    ("plot", Asked::Plot),
    ("first", Asked::First),
    ("action", Asked::Action),
    ("would", Asked::Would),
    ("interrupt", Asked::Interrupt),
    ("reaction", Asked::Reaction),
    ("order", Asked::Order),
    ("challenge", Asked::Challenge),
    ("attackers", Asked::Attackers),
    ("stealth", Asked::Stealth),
    ("defenders", Asked::Defenders),
    ("claim", Asked::Claim),
    ("keywords", Asked::Keywords),
    ("keyword", Asked::Keyword),
    ("standing", Asked::Standing),
    ("reserve", Asked::Reserve),
    ("card", Asked::Card),
    ("cost", Asked::Cost),
    ("search", Asked::Search),
    ("winner", Asked::Winner),
];

impl Asked {
    pub(super) fn of(question: Question) -> Asked {
        match question {
            Question::Mulligan => Asked::Mulligan,
            Question::SetUp => Asked::SetUp,
            Question::SetUpHost { .. } => Asked::Host,
            Question::Plot => Asked::Plot,
            Question::FirstPlayer => Asked::First,
            Question::Window { kind: WindowKind::Action, .. } => Asked::Action,
            Question::Window { kind: WindowKind::Would, .. } => Asked::Would,
            Question::Window { kind: WindowKind::Interrupt, .. } => Asked::Interrupt,
            Question::Window { kind: WindowKind::Reaction, .. } => Asked::Reaction,
            Question::Order => Asked::Order,
            Question::Challenge => Asked::Challenge,
            Question::Attackers => Asked::Attackers,
            Question::Stealth { .. } => Asked::Stealth,
            Question::Defenders => Asked::Defenders,
            Question::Claim => Asked::Claim,
            Question::KeywordOrder => Asked::Keywords,
            Question::Keyword(_) => Asked::Keyword,
            Question::Standing => Asked::Standing,
            Question::Reserve => Asked::Reserve,
            Question::Cost { .. } | Question::X { .. } => Asked::Cost,
            Question::Search { .. } => Asked::Search,
            Question::Winner => Asked::Winner,
            Question::Card { .. }
            | Question::Seat { .. }
            | Question::Icon { .. }
            | Question::Kind { .. }
            | Question::Way { .. }
            | Question::Sort { .. } => Asked::Card,
        }
    }

    pub(super) fn word(self) -> &'static str {
        ASKED.into_iter().find(|(_, it)| *it == self).map_or("", |(word, _)| word)
    }
}

/// The words for what belongs to nobody.
pub(super) const TABLE: [&str; 7] =
    ["challenge", "phase", "round", "first", "active", "winner", "asked"];

/// The piles of a player that can be counted and looked through.
const PILES: [(&str, Place); 5] = [
    ("hand", Place::Hand),
    ("play", Place::Play),
    ("discard", Place::Discard),
    ("dead", Place::Dead),
    ("used", Place::Used),
];

impl Reading<'_> {
    pub(super) fn facts(&self, subject: &Phrase, text: &Phrase) -> Result<Vec<Fact>, Mistake> {
        let meant = self.meant(subject, &TABLE, |it| self.named(it))?;
        let facts = text.split(",").into_iter();
        match meant {
            Meant::Table => Ok(vec![self.table_fact(subject, text)?]),
            Meant::Seat(seat) => {
                facts.map(|it| Ok(Fact::Seat(seat, self.seat_fact_of(&it)?))).collect()
            }
            Meant::Card(named) => {
                facts.map(|it| Ok(Fact::Card(named.clone(), self.card_fact(&it)?))).collect()
            }
        }
    }

    fn table_fact(&self, subject: &Phrase, text: &Phrase) -> Result<Fact, Mistake> {
        Ok(match subject.text.to_lowercase().as_str() {
            "challenge" => {
                let message = "a challenge stands 7 : 8, the attacker first, or is `none`";
                Fact::Challenge(self.standing(text, message)?)
            }
            "phase" => Fact::Phase(self.phase(text)?),
            "round" => Fact::Round(self.number(text)?),
            "first" => Fact::First(self.seat(text)?),
            "active" => Fact::Active(self.somebody(text)?),
            "winner" => Fact::Winner(self.somebody(text)?),
            _ => {
                let (seat, asked) = self.asked(text, &ASKED)?;
                Fact::Asked(seat, asked)
            }
        })
    }

    /// `gold 1`, `hand 7`, `dead Robb Stark`, `no hand Ice`, `discard: Ice / Arya Stark`, `sees Ice`
    fn seat_fact_of(&self, fact: &Phrase) -> Result<SeatFact, Mistake> {
        if let Some(card) = fact.after("sees") {
            return Ok(SeatFact::Sees(self.card(&card)?, true));
        }
        if let Some(card) = fact.after("does not see") {
            return Ok(SeatFact::Sees(self.card(&card)?, false));
        }
        if same(&fact.text, "eliminated") {
            return Ok(SeatFact::Eliminated);
        }
        let (none, fact) = match fact.after("no") {
            Some(rest) => (true, rest),
            None => (false, fact.clone()),
        };
        let (word, rest) = fact.first_word();
        if let Some((_, number)) = NUMBERS.iter().find(|(it, _)| same(it, &word.text)) {
            return Ok(SeatFact::Number(*number, self.number(&rest)?));
        }
        let known = PILES.iter().find(|(it, _)| same(it, &word.text));
        let Some((_, pile)) = known else {
            let message = format!("`{}` is nothing a player has", word.text);
            let known = PILES.iter().map(|(it, _)| *it).chain(NUMBERS.iter().map(|(it, _)| *it));
            return Err(self.source.unknown(&word, message, known.chain(["sees", "eliminated"])));
        };
        if let Ok(size) = rest.text.parse() {
            return Ok(SeatFact::Size(*pile, size));
        }
        if let Some(list) = rest.after("from the top") {
            let cards: Result<Vec<u16>, Mistake> =
                list.split("/").iter().map(|it| self.card(it)).collect();
            return Ok(SeatFact::Order(*pile, cards?));
        }
        let (count, name) = self.counted(&rest)?;
        let exactly = if none { Some(0) } else { (count != 1).then_some(count) };
        Ok(SeatFact::Has(*pile, self.card(&name)?, exactly))
    }

    fn card_fact(&self, fact: &Phrase) -> Result<CardFact, Mistake> {
        if let Some(host) = fact.after("on") {
            return Ok(CardFact::On(self.card(&host)?));
        }
        if let Some(seat) = fact.after("controlled by") {
            return Ok(CardFact::ControlledBy(self.seat(&seat)?));
        }
        if let Some(icon) = fact.after("icon") {
            return Ok(CardFact::Icon(self.icon(&icon)?, true));
        }
        if let Some(icon) = fact.after("no icon") {
            return Ok(CardFact::Icon(self.icon(&icon)?, false));
        }
        let states = [
            ("kneeling", CardFact::Kneeling(true)),
            ("standing", CardFact::Kneeling(false)),
            ("attacking", CardFact::Attacking),
            ("defending", CardFact::Defending),
            ("taking part", CardFact::TakesPart(true)),
            ("not taking part", CardFact::TakesPart(false)),
            ("blank", CardFact::Blank(true)),
            ("not blank", CardFact::Blank(false)),
        ];
        if let Some((_, state)) = states.iter().find(|(word, _)| same(word, &fact.text)) {
            return Ok(state.clone());
        }
        let (word, rest) = fact.first_word();
        let token = |token| Ok(CardFact::Tokens(token, self.number(&rest)?));
        match word.text.to_lowercase().as_str() {
            "strength" | "str" => return Ok(CardFact::Strength(self.number(&rest)?)),
            "duplicates" => return Ok(CardFact::Duplicates(self.number(&rest)?)),
            "power" => return token(Token::Power),
            "stand" => return token(Token::Stand),
            "poison" => return token(Token::Poison),
            "betrayal" => return token(Token::Betrayal),
            _ => {}
        }
        match PLACES.iter().find(|(it, _)| same(it, &word.text)) {
            Some((_, place)) => Ok(CardFact::In(*place)),
            None => {
                let message = format!("`{}` is nothing a card is or has", word.text);
                let known = PLACES.iter().map(|(it, _)| *it);
                let known = known.chain(states.iter().map(|(it, _)| *it));
                let more = ["strength", "power", "duplicates", "icon", "on", "controlled by"];
                Err(self.source.unknown(&word, message, known.chain(more)))
            }
        }
    }
}
