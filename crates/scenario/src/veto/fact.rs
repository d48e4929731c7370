//! What can hold at a table.

use ::veto::Question;
use cards::set::Mistake;
use kernel::Seat;

use super::{
    reading::{Named, Reading},
    seen::Spot,
};
use crate::{
    names::Meant,
    phrase::{Phrase, same},
};

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Fact {
    Seat(Seat, SeatFact),
    Card(Named, CardFact),
    /// The Szabla of challenger and challenged; none: nobody duels.
    Duel(Option<(i8, i8)>),
    /// Kreski in the common pool.
    Pool(u8),
    Round(u16),
    Voice(Seat),
    /// None: the game goes on.
    Winner(Option<Seat>),
    Elekcja(Option<Seat>),
    /// The sources of its objects, the top one first.
    Stos(Vec<u16>),
    Asked(Seat, Option<Asked>),
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum SeatFact {
    Kreski(u8),
    Dukaty(u16),
    Dochod(i16),
    Size(Pile, usize),
    /// How many of this card lie there; none: at least one.
    Has(Spot, u16, Option<usize>),
    /// Its face is known to this seat.
    Sees(u16, bool),
    /// This seat controls the ziemia.
    Controls(u16, bool),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Pile {
    Kredens,
    Spot(Spot),
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum CardFact {
    Zaznaczona(bool),
    Szabla(i8),
    Kreski(u8),
    Lafa(u8),
    /// A trait of an oddział or a ziemia, by its name.
    Trait(Trait, i8),
    Zmeczona(bool),
    In(Spot),
    On(u16),
    Under(u16),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Trait {
    Bitnosc,
    Karnosc,
    Znaczenie,
    Dobrobyt,
}

impl Trait {
    pub(super) const NAMES: [(&'static str, Trait); 4] = [
        ("bitność", Trait::Bitnosc),
        ("karność", Trait::Karnosc),
        ("znaczenie", Trait::Znaczenie),
        ("dobrobyt", Trait::Dobrobyt),
    ];

    fn read(word: &str) -> Option<Trait> {
        Trait::NAMES.into_iter().find(|(name, _)| same(name, word)).map(|(_, it)| it)
    }
}

/// What somebody is asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Asked {
    Stint,
    Replika,
    Acceptance,
    Moderunek,
    Duel,
    Card,
    Discard,
    Elekcja,
    Grymaszenie,
    Inicjatywa,
    Utrzymanie,
    Bitwa,
    Zastep,
    Atak,
    Szyk,
    Ruch,
    Dokad,
    Kontrola,
    Okno,
}

const ASKED: [(&str, Asked); 19] = [
    ("stint", Asked::Stint),
    ("replika", Asked::Replika),
    ("acceptance", Asked::Acceptance),
    ("moderunek", Asked::Moderunek),
    ("duel", Asked::Duel),
    ("card", Asked::Card),
    ("discard", Asked::Discard),
    ("elekcja", Asked::Elekcja),
    ("grymaszenie", Asked::Grymaszenie),
    ("inicjatywa", Asked::Inicjatywa),
    ("utrzymanie", Asked::Utrzymanie),
    ("bitwa", Asked::Bitwa),
    ("zastęp", Asked::Zastep),
    ("atak", Asked::Atak),
    ("szyk", Asked::Szyk),
    ("ruch", Asked::Ruch),
    ("dokąd", Asked::Dokad),
    ("kontrola", Asked::Kontrola),
    ("okno", Asked::Okno),
];

impl Asked {
    pub(super) fn of(question: Question) -> Asked {
        match question {
            Question::Grymaszenie => Asked::Grymaszenie,
            Question::Stint => Asked::Stint,
            Question::Reply => Asked::Replika,
            Question::Acceptance => Asked::Acceptance,
            Question::Moderunek => Asked::Moderunek,
            Question::DuelTurn => Asked::Duel,
            Question::Card { .. }
            | Question::May { .. }
            | Question::Surcharge { .. }
            | Question::Instead { .. }
            | Question::Kolejnosc { .. }
            | Question::Nazwa { .. }
            | Question::Pole { .. }
            | Question::OneOf { .. } => Asked::Card,
            Question::Discard => Asked::Discard,
            Question::Elekcja => Asked::Elekcja,
            Question::Inicjatywa => Asked::Inicjatywa,
            Question::Utrzymanie => Asked::Utrzymanie,
            Question::Bitwa => Asked::Bitwa,
            Question::Zastep => Asked::Zastep,
            Question::Atak => Asked::Atak,
            Question::Szyk => Asked::Szyk,
            Question::Ruch => Asked::Ruch,
            Question::Dokad { .. } => Asked::Dokad,
            Question::Kontrola => Asked::Kontrola,
            Question::Okno => Asked::Okno,
        }
    }

    pub(super) fn word(self) -> &'static str {
        ASKED.into_iter().find(|(_, it)| *it == self).map_or("", |(word, _)| word)
    }
}

/// The words for what belongs to nobody.
pub(super) const TABLE: [&str; 8] =
    ["duel", "pool", "round", "voice", "winner", "elekcja", "stos", "asked"];

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
            "duel" => {
                let message = "a duel stands 7 : 8, the challenger first, or is `none`";
                Fact::Duel(self.standing(text, message)?)
            }
            "pool" => Fact::Pool(self.number(text)?),
            "round" => Fact::Round(self.number(text)?),
            "voice" => Fact::Voice(self.seat(text)?),
            "winner" => Fact::Winner(self.somebody(text)?),
            "elekcja" => Fact::Elekcja(self.somebody(text)?),
            "stos" if same(&text.text, "empty") => Fact::Stos(Vec::new()),
            "stos" => Fact::Stos(self.list(text)?),
            _ => {
                let (seat, asked) = self.asked(text, &ASKED)?;
                Fact::Asked(seat, asked)
            }
        })
    }

    /// `kreski 1`, `dwór 7`, `lazaret Finta`, `no lazaret Finta`, `sees Finta`
    fn seat_fact_of(&self, fact: &Phrase) -> Result<SeatFact, Mistake> {
        if let Some(card) = fact.after("sees") {
            return Ok(SeatFact::Sees(self.card(&card)?, true));
        }
        if let Some(card) = fact.after("does not see") {
            return Ok(SeatFact::Sees(self.card(&card)?, false));
        }
        if let Some(card) = fact.after("controls") {
            return Ok(SeatFact::Controls(self.card(&card)?, true));
        }
        if let Some(card) = fact.after("does not control") {
            return Ok(SeatFact::Controls(self.card(&card)?, false));
        }
        let (none, fact) = match fact.after("no") {
            Some(rest) => (true, rest),
            None => (false, fact.clone()),
        };
        let (word, rest) = fact.first_word();
        match word.text.to_lowercase().as_str() {
            "kreski" => return Ok(SeatFact::Kreski(self.number(&rest)?)),
            "dukaty" => return Ok(SeatFact::Dukaty(self.number(&rest)?)),
            "dochód" | "dochod" => return Ok(SeatFact::Dochod(self.number(&rest)?)),
            _ => {}
        }
        let spot = Spot::read(&word.text);
        let pile = match (spot, same(&word.text, "kredens")) {
            (_, true) => Pile::Kredens,
            (Some(spot), false) => Pile::Spot(spot),
            (None, false) => {
                let message = format!("`{}` is nothing a player has", word.text);
                let known = Spot::NAMES.map(|(it, _)| it);
                let more = ["kreski", "dukaty", "dochód", "kredens", "sees", "controls"];
                return Err(self.source.unknown(&word, message, known.into_iter().chain(more)));
            }
        };
        if let Ok(size) = rest.text.parse() {
            return Ok(SeatFact::Size(pile, size));
        }
        match pile {
            Pile::Kredens => Err(self.source.mistake(&rest, "of a kredens only the size is known")),
            Pile::Spot(spot) => {
                let (count, name) = self.counted(&rest)?;
                let exactly = if none { Some(0) } else { (count != 1).then_some(count) };
                Ok(SeatFact::Has(spot, self.card(&name)?, exactly))
            }
        }
    }

    fn card_fact(&self, fact: &Phrase) -> Result<CardFact, Mistake> {
        if let Some(host) = fact.after("on") {
            return Ok(CardFact::On(self.card(&host)?));
        }
        if let Some(host) = fact.after("under") {
            return Ok(CardFact::Under(self.card(&host)?));
        }
        let (word, rest) = fact.first_word();
        let fact = match word.text.to_lowercase().as_str() {
            "zaznaczona" => CardFact::Zaznaczona(true),
            "odznaczona" => CardFact::Zaznaczona(false),
            "szabla" => CardFact::Szabla(self.number(&rest)?),
            "kreski" => CardFact::Kreski(self.number(&rest)?),
            "lafa" => CardFact::Lafa(self.number(&rest)?),
            "zmęczona" => CardFact::Zmeczona(true),
            "niezmęczona" => CardFact::Zmeczona(false),
            _ => match (Spot::read(&word.text), Trait::read(&word.text)) {
                (Some(spot), _) => CardFact::In(spot),
                (_, Some(which)) => CardFact::Trait(which, self.number(&rest)?),
                (None, None) => {
                    let message = format!("`{}` is nothing a card is or has", word.text);
                    let known = Spot::NAMES.map(|(it, _)| it);
                    let more = ["zaznaczona", "odznaczona", "zmęczona", "szabla", "kreski", "lafa"];
                    let traits = Trait::NAMES.map(|(it, _)| it);
                    let known = known.into_iter().chain(more).chain(traits);
                    return Err(self.source.unknown(&word, message, known));
                }
            },
        };
        Ok(fact)
    }
}
