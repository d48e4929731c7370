//! Why something may not be done: one variant a reason, and each knows its rule.

use std::fmt;

use cards::veto::Kind;
use kernel::CardId;
use rulebook::{Book, RuleId, cite};

use crate::cited;

/// What was tried.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Attempt {
    Play,
    Underlay,
    Agitate,
    Challenge,
    /// Call an oddział to a potyczka.
    Attack,
    /// Discard a copy of a postać in play.
    DiscardCopy,
    Use,
    Boost,
    Refuse,
    /// Buy points of initiative.
    Bid,
    /// Move a postać to the other field.
    ChangeField,
    /// Begin a battle on a ziemia.
    Battle,
    /// Move an oddział in the faza oddziałów.
    March,
    /// Anything else that is not among the legal answers.
    Answer,
}

/// The reason a judge would give.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Reason {
    /// Only the seat that is asked may act.
    NotAsked,
    NotOffered,
    /// Czyny and drobiazgi belong to one's own stint.
    NotYourStint,
    CzynUsed,
    TooFewDukaty {
        price: i32,
        has: i32,
    },
    TooFewKreski {
        price: i32,
        has: i32,
    },
    Zaznaczona(CardId),
    /// There is nothing of one's own to pay some part of the price with; the rule that demands it.
    Unpayable(RuleId),
    NoPostac,
    NoTarget,
    SztychLimit {
        host: CardId,
        limit: i32,
    },
    /// There is no card in play to which it could be attached.
    NoHost,
    /// A sztych is played in a duel.
    OnlyInDuel,
    /// Neither the card nor, of a moderunek, its bearer takes part in the duel.
    NotInThisDuel {
        kind: Kind,
    },
    /// A card of the same name and type is attached there already.
    SameName(CardId, RuleId),
    /// A unique card of this name and kind is in play.
    Unique {
        other: CardId,
        kind: Kind,
        /// Not only the name, the whole card is the same.
        copy: bool,
    },
    NothingToAnswer,
    NotAReplika,
    AnswersSomethingElse,
    AlreadyReplied,
    /// It is used at another moment of the round.
    NotTheMoment,
    /// Whoever has begun one replika in a window begins no other in it.
    AlreadyBegun,
    ConditionFails,
    LimitReached,
    /// All cards of this name together have been used so often (AH 600.5).
    LimitInTotal,
    /// The ability works in another zone than the one where the card lies.
    WorksElsewhere,
    /// Something keeps what is printed on the card from working.
    Silenced,
    /// What is played can be paid for only with a replika that makes it cheaper; the rule that demands it.
    MustLower(RuleId),
    Niewiasta(CardId),
    /// A card's text forbids it; the definition of that card.
    Forbidden {
        by: u16,
    },
    /// A card's text keeps it out of every duel, or out of every potyczka.
    CannotTakePart {
        by: u16,
        potyczka: bool,
    },
    /// A card's text forbids to call this oddział to a potyczka.
    CannotBeAttacked {
        by: u16,
    },
    /// No postać of this name is in play, or takes part in the duel.
    NoCopy,
    TappedCannotRefuse(CardId),
    /// A sztych can be played only from the dwór or from under the duellist.
    SztychElsewhere,
    NotYours,
    /// What is attached stays where it is.
    CannotExchange {
        sztych: bool,
    },
    Removed,
    /// Only a Karmazyn is put out on the pole karmazynów; a Wpływowy may go there, too.
    NoKarmazyn,
    /// Agitacje and duels happen on the pole elekcyjne.
    OnPoleKarmazynow(CardId),
    SecondElekt(CardId),
    /// It bears the marks of other factions only; the rule that minds them.
    Foreign(RuleId),
    /// A faction card or a strategia, which only its own rules tap; the rule that says so.
    Untouchable(RuleId),
    /// A postać of this name was removed from the game.
    Barred(CardId),
    /// A keyword forbids it; its rule.
    Keyword(RuleId),
    /// Who has no right to a Wpływ or a Wielka Manipulacja now; the rule that says so.
    NoRight(RuleId),
    /// A przymierze lies under a Charakternik or a Pobożny and is played from there; the rule that says so.
    Przymierze(RuleId),
    /// More cards in the dwór than it may hold.
    DworTooLarge,
    /// Only an Oficer or a Nawigator is put out to an oddział.
    NoOficer,
    /// What stands on a ziemia takes no part in what happens on the pole elekcyjne.
    OnZiemia(CardId),
    /// A battle needs an untapped ziemia with oddziały of one's own and of somebody else.
    NoBattle,
    /// There is no other ziemia to which this oddział could go.
    Nowhere(CardId),
    /// A marker keeps it from being untapped.
    Zmeczona(CardId),
    /// Without a marker of readiness an Artyleria does not fire.
    NotReady(CardId),
    /// There is no such action for this card where it lies.
    NothingToDo,
}

/// A refused choice; nothing has changed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Illegal {
    pub attempt: Attempt,
    pub reason: Reason,
    /// The book whose clause is quoted. Judges leave the small one; the game
    /// puts in its own before a refusal leaves it.
    book: Book,
}

impl Illegal {
    pub(crate) fn new(attempt: Attempt, reason: Reason) -> Illegal {
        Illegal { attempt, reason, book: Book::Mb }
    }

    pub(crate) fn after(self, book: Book) -> Illegal {
        Illegal { book, ..self }
    }

    /// The rule a judge would quote, from the book that is played by.
    pub fn rule(&self) -> RuleId {
        match (self.book, self.reason) {
            (Book::Ah, Reason::Forbidden { .. }) => cite!("AH 101.2"),
            (Book::Ah, Reason::NotAReplika | Reason::AnswersSomethingElse) => cite!("AH 119.5"),
            (Book::Ah, Reason::OnlyInDuel) => cite!("AH 304.2"),
            (Book::Ah, Reason::ConditionFails) => cite!("AH 602.2"),
            (Book::I2, reason) => self.rule_of_the_instruction(reason),
            (book, _) => cited::quoted(book, self.rule_of_the_small_book()),
        }
    }

    /// The instruction tells apart what the other books say in one clause.
    fn rule_of_the_instruction(&self, reason: Reason) -> RuleId {
        match (reason, self.attempt) {
            (Reason::NotYourStint, Attempt::Agitate | Attempt::Challenge) => cite!("I2 1.8.2"),
            (Reason::Zaznaczona(_), Attempt::Use) => cite!("I2 1.8.6"),
            (Reason::Forbidden { .. } | Reason::CannotTakePart { .. }, _) => cite!("I2 4.1.1"),
            (Reason::NotAReplika | Reason::AnswersSomethingElse, _) => cite!("I2 4.4.5"),
            (Reason::ConditionFails, _) => cite!("I2 4.4.5"),
            (Reason::NothingToDo, Attempt::Play) => cite!("I2 2.5.5"),
            (Reason::DworTooLarge, _) => cite!("I2 3.3.2.2"),
            (Reason::OnlyInDuel, _) => cite!("I2 1.6.1"),
            (Reason::SztychLimit { limit: 3.., .. }, _) => cite!("I2 1.6.4"),
            (Reason::SztychElsewhere, Attempt::Boost) => cite!("I2 E.1"),
            (Reason::Unique { kind: Kind::Efekt, .. }, _) => cite!("I2 1.5.5"),
            (Reason::Unique { kind: Kind::Moderunek, .. }, _) => cite!("I2 2.2.2"),
            _ => cited::quoted(Book::I2, self.rule_of_the_small_book()),
        }
    }

    /// Where the small edition is silent, the comprehensive rules fill the gap (MB 1).
    fn rule_of_the_small_book(&self) -> RuleId {
        match (self.reason, self.attempt) {
            (Reason::Zaznaczona(_), Attempt::Agitate) => cite!("MB 38"),
            (Reason::Zaznaczona(_), Attempt::Challenge) => cite!("MB 42"),
            (Reason::Zaznaczona(_), Attempt::Attack) => cite!("AH 514.2.a"),
            (Reason::Zaznaczona(_), Attempt::ChangeField) => cite!("AH 512.1.e"),
            (Reason::Zaznaczona(_), Attempt::March) => cite!("AH 517.3"),
            (Reason::Zaznaczona(_), _) => cite!("MB 77"),
            (Reason::NotAsked | Reason::NotOffered, _) => cite!("AH 115.6"),
            (Reason::NotYourStint, _) => cite!("MB 28"),
            (Reason::CzynUsed, _) => cite!("MB 26"),
            (Reason::TooFewDukaty { .. }, Attempt::Bid) => cite!("AH 501.1.b"),
            (Reason::TooFewDukaty { .. }, Attempt::Answer) => cite!("AH 211.4"),
            (Reason::TooFewDukaty { .. }, _) => cite!("MB 32"),
            (Reason::TooFewKreski { .. }, _) => cite!("AH 116.2"),
            (Reason::NoPostac, _) => cite!("MB 9"),
            (Reason::NoTarget | Reason::OnZiemia(_), Attempt::Attack) => cite!("AH 514.2"),
            (Reason::NoTarget, _) => cite!("AH 113.1"),
            (Reason::SztychLimit { .. }, _) => cite!("MB 62"),
            (Reason::NoHost, _) => cite!("AH 601.1"),
            (Reason::NotInThisDuel { kind: Kind::Moderunek }, _) => cite!("AH 303.3"),
            (Reason::NotInThisDuel { .. }, _) => cite!("AH 301.4"),
            (Reason::SameName(_, rule), _) => rule,
            (Reason::Unique { kind: Kind::Postac, copy: true, .. }, _) => cite!("AH 301.3.c"),
            (Reason::Unique { kind: Kind::Postac, .. }, _) => cite!("AH 301.3.a"),
            (Reason::Unique { kind: Kind::Posesja, .. }, _) => cite!("AH 302.2.b"),
            (Reason::Unique { kind: Kind::Ziemia, .. }, _) => cite!("AH 306.3"),
            (Reason::Unique { .. }, _) => cite!("AH 505.5"),
            (Reason::NothingToAnswer | Reason::OnlyInDuel, _) => cite!("MB 76"),
            (Reason::ConditionFails, _) => cite!("MB 76"),
            (Reason::AlreadyReplied, Attempt::Boost) => cite!("MB 40"),
            (Reason::NotAReplika | Reason::AlreadyReplied, _) => cite!("MB 29"),
            (Reason::AnswersSomethingElse, _) => cite!("MB 29"),
            (Reason::NotTheMoment, _) => cite!("AH 500.2.a"),
            (Reason::AlreadyBegun, _) => cite!("AH 119.6.a"),
            (Reason::Silenced, _) => cite!("AH 101.2"),
            (Reason::WorksElsewhere, _) => cite!("AH 112.10"),
            (Reason::LimitInTotal, _) => cite!("AH 600.5"),
            (Reason::LimitReached | Reason::Forbidden { .. }, _) => cite!("MB 73"),
            (Reason::Niewiasta(_), _) => cite!("MB 43"),
            (Reason::TappedCannotRefuse(_), _) => cite!("MB 44"),
            (Reason::SztychElsewhere, _) => cite!("MB 50"),
            (Reason::NotYours, _) => cite!("AH 602.2.b"),
            (Reason::CannotExchange { sztych: false }, _) => cite!("MB 60"),
            (Reason::CannotExchange { sztych: true }, _) => cite!("MB 63"),
            (Reason::Removed, _) => cite!("MB 93"),
            (Reason::NoKarmazyn, Attempt::Play) => cite!("AH 406.2"),
            (Reason::NoKarmazyn, _) => cite!("AH 406.3"),
            (Reason::OnPoleKarmazynow(_), Attempt::Agitate) => cite!("AH 512.1.c"),
            (Reason::OnPoleKarmazynow(_), _) => cite!("AH 513.2"),
            (Reason::SecondElekt(_), _) => cite!("AH 700.1.l"),
            (Reason::Keyword(rule) | Reason::Przymierze(rule) | Reason::NoRight(rule), _)
            | (Reason::MustLower(rule) | Reason::Unpayable(rule), _) => rule,
            (Reason::Foreign(rule) | Reason::Untouchable(rule), _) => rule,
            (Reason::Barred(_), _) => cite!("I2 3.2.6"),
            (Reason::NoOficer, _) => cite!("AH 506.1.b"),
            (Reason::CannotTakePart { potyczka: false, .. }, _) => cite!("AH 513.9"),
            (Reason::CannotTakePart { .. }, _) => cite!("AH 514.6"),
            (Reason::CannotBeAttacked { .. }, _) => cite!("AH 514.5"),
            (Reason::NoCopy, Attempt::DiscardCopy) => cite!("AH 512.1.i"),
            (Reason::NoCopy, _) => cite!("AH 513.5.b.1"),
            (Reason::OnZiemia(_), _) => cite!("AH 407.3"),
            (Reason::NoBattle, _) => cite!("AH 516.1"),
            (Reason::Nowhere(_), _) => cite!("AH 517.2"),
            (Reason::Zmeczona(_), _) => cite!("AH 118.6.b"),
            (Reason::NotReady(_), _) => cite!("AH 700.1.a"),
            (Reason::DworTooLarge, _) => cite!("AH 519.1.b"),
            (Reason::NothingToDo, _) => cite!("MB 27"),
        }
    }

    /// The cards the reason speaks of.
    pub fn card(&self) -> Option<CardId> {
        match self.reason {
            Reason::Zaznaczona(card)
            | Reason::Niewiasta(card)
            | Reason::TappedCannotRefuse(card)
            | Reason::SameName(card, _)
            | Reason::Unique { other: card, .. }
            | Reason::OnPoleKarmazynow(card)
            | Reason::SecondElekt(card)
            | Reason::Barred(card)
            | Reason::OnZiemia(card)
            | Reason::Nowhere(card)
            | Reason::Zmeczona(card)
            | Reason::NotReady(card)
            | Reason::SztychLimit { host: card, .. } => Some(card),
            _ => None,
        }
    }

    /// The numbers the reason speaks of.
    pub fn numbers(&self) -> Vec<i32> {
        match self.reason {
            Reason::TooFewDukaty { price, has } | Reason::TooFewKreski { price, has } => {
                vec![price, has]
            }
            Reason::SztychLimit { limit, .. } => vec![limit],
            _ => Vec::new(),
        }
    }

    /// The key under which texts explain the reason.
    pub fn key(&self) -> &'static str {
        match self.reason {
            Reason::NotAsked => "not-asked",
            Reason::NotOffered => "not-offered",
            Reason::NotYourStint => "not-your-stint",
            Reason::CzynUsed => "czyn-used",
            Reason::TooFewDukaty { .. } => "too-few-dukaty",
            Reason::TooFewKreski { .. } => "too-few-kreski",
            Reason::Zaznaczona(_) => "zaznaczona",
            Reason::Unpayable(_) => "unpayable",
            Reason::NoPostac => "no-postac",
            Reason::NoTarget => "no-target",
            Reason::SztychLimit { .. } => "sztych-limit",
            Reason::NoHost => "no-host",
            Reason::OnlyInDuel => "only-in-duel",
            Reason::NotInThisDuel { .. } => "not-in-this-duel",
            Reason::SameName(..) => "same-name",
            Reason::Unique { .. } => "unique",
            Reason::NothingToAnswer => "nothing-to-answer",
            Reason::NotAReplika => "not-a-replika",
            Reason::AnswersSomethingElse => "answers-something-else",
            Reason::AlreadyReplied => "already-replied",
            Reason::NotTheMoment => "not-the-moment",
            Reason::AlreadyBegun => "already-begun",
            Reason::ConditionFails => "condition-fails",
            Reason::LimitReached => "limit-reached",
            Reason::LimitInTotal => "limit-in-total",
            Reason::Silenced => "silenced",
            Reason::WorksElsewhere => "works-elsewhere",
            Reason::MustLower(_) => "must-lower",
            Reason::Niewiasta(_) => "niewiasta",
            Reason::Forbidden { .. }
            | Reason::CannotTakePart { .. }
            | Reason::CannotBeAttacked { .. } => "forbidden",
            Reason::NoCopy => "no-copy",
            Reason::TappedCannotRefuse(_) => "tapped-cannot-refuse",
            Reason::SztychElsewhere => "sztych-elsewhere",
            Reason::NotYours => "not-yours",
            Reason::CannotExchange { .. } => "cannot-exchange",
            Reason::Removed => "removed",
            Reason::NoKarmazyn => "no-karmazyn",
            Reason::OnPoleKarmazynow(_) => "on-pole-karmazynow",
            Reason::SecondElekt(_) => "second-elekt",
            Reason::Keyword(_) => "keyword",
            Reason::Foreign(_) => "foreign",
            Reason::Barred(_) => "barred",
            Reason::Untouchable(_) => "untouchable",
            Reason::Przymierze(_) => "przymierze",
            Reason::NoRight(_) => "no-right",
            Reason::DworTooLarge => "dwor-too-large",
            Reason::NoOficer => "no-oficer",
            Reason::OnZiemia(_) => "on-ziemia",
            Reason::NoBattle => "no-battle",
            Reason::Nowhere(_) => "nowhere-to-go",
            Reason::Zmeczona(_) => "zmeczona",
            Reason::NotReady(_) => "not-ready",
            Reason::NothingToDo => "nothing-to-do",
        }
    }
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tried = match self.attempt {
            Attempt::Play => "the card cannot be played",
            Attempt::Underlay => "the sztych cannot be laid under a postać",
            Attempt::Agitate => "the postać cannot agitate",
            Attempt::Challenge => "the postać cannot challenge",
            Attempt::Attack => "the oddział cannot attack",
            Attempt::DiscardCopy => "the card cannot be discarded as a copy",
            Attempt::Use => "the ability cannot be used",
            Attempt::Boost => "the sztych cannot strengthen the agitacja",
            Attempt::Refuse => "the challenge cannot be refused",
            Attempt::ChangeField => "the postać cannot change the field",
            Attempt::Bid => "so much initiative cannot be bought",
            Attempt::Battle => "there can be no battle",
            Attempt::March => "the oddział cannot move",
            Attempt::Answer => "this is not a legal answer",
        };
        write!(f, "{tried}: {} ({})", self.key().replace('-', " "), self.rule())
    }
}

impl std::error::Error for Illegal {}
