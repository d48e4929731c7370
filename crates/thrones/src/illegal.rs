//! Why something may not be done: one variant a reason, and each knows its rule.

use std::fmt;

use kernel::CardId;
use rulebook::{RuleId, cite};

/// The reason a judge would give.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Reason {
    NotOffered,
    /// Only the seat that is asked may act.
    NotAsked,
    /// Abilities of somebody else's cards.
    NotYours,
    /// There is no such action for this card where it lies.
    NothingToDo,
    /// Actions belong to action windows.
    NoActionWindow,
    WrongPhase,
    /// Nothing the ability answers has happened.
    NothingToAnswer,
    AlreadyAnswered,
    OnlyActiveMarshals,
    EventsAreNotMarshaled,
    TooLittleGold {
        price: u16,
        has: u16,
    },
    CostCannotBePaid,
    LimitReached,
    MaximumReached,
    LimitedAlready,
    ConditionFails,
    NoTarget,
    NothingWouldChange,
    /// Nothing would change, so the cost is not paid either.
    NothingToPayFor,
    /// This card could not be changed by the effect.
    TargetUnaffected(CardId),
    /// The card is immune to the effect; the definition of what makes it so.
    Immune {
        card: CardId,
        by: u16,
    },
    /// A copy of the unique card is in play.
    UniqueInPlay(CardId),
    UniqueDead(CardId),
    NoHost,
    /// The card cannot have attachments.
    NoAttachments(CardId),
    /// The card cannot have attachments of this trait.
    NoSuchAttachments(CardId),
    /// The card can have other attachments only.
    OtherAttachmentsOnly(CardId),
    /// One of several such keywords is enough.
    StrictestKeyword(CardId),
    HostDoesNotFit,
    /// A card's text forbids it; the definition of that card.
    Forbidden {
        by: u16,
    },
    /// The set-up cards would cost more than 8.
    SetUpTooDear {
        total: u16,
    },
    SetUpLimited,
    SetUpKind,
    SetUpNoHost,
    /// Challenges of this type have been used up.
    ChallengeUsed,
    NoAttacker,
    NoIcon(CardId),
    Kneeling(CardId),
    DefenderLacksIcon(CardId),
    DefenderKneels(CardId),
    Bypassed(CardId),
    HasStealth(CardId),
    /// A card's text makes this one defend.
    MustDefend {
        card: CardId,
        by: u16,
    },
    /// A saved card would be driven out at once again.
    SaveDoesNotMend,
    CannotBeSaved,
    /// What is sacrificed is not saved.
    Sacrificed,
    ReserveNotExceeded,
    /// Effects until an end that is past cannot begin.
    PeriodOver,
}

/// A refused choice; nothing has changed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Illegal {
    pub reason: Reason,
}

impl From<Reason> for Illegal {
    fn from(reason: Reason) -> Illegal {
        Illegal { reason }
    }
}

impl Illegal {
    pub(crate) fn not_offered() -> Illegal {
        Illegal { reason: Reason::NotOffered }
    }

    /// The rule a judge would quote.
    pub fn rule(&self) -> RuleId {
        match self.reason {
            Reason::NotOffered | Reason::NotAsked => cite!("KZ Okna akcji.0"),
            Reason::NotYours => cite!("KZ Zdolności.1"),
            Reason::NothingToDo => cite!("KZ Zdolności.4"),
            Reason::NoActionWindow => cite!("KZ Akcje.0"),
            Reason::WrongPhase => cite!("KZ Akcje.0.b"),
            Reason::NothingToAnswer => cite!("KZ Warunek aktywacji.0"),
            Reason::AlreadyAnswered => cite!("KZ Reakcja.0.b"),
            Reason::OnlyActiveMarshals => cite!("KZ Aktywny gracz.1"),
            Reason::EventsAreNotMarshaled => cite!("KZ Mobilizacja.2"),
            Reason::TooLittleGold { .. } => cite!("KZ Inicjowanie zdolności/Mobilizacja kart.2"),
            Reason::CostCannotBePaid => cite!("KZ Zdolności.6"),
            Reason::LimitReached => cite!("KZ Limity i maksymalne ilości.0"),
            Reason::MaximumReached => cite!("KZ Limity i maksymalne ilości.0.c"),
            Reason::LimitedAlready => cite!("KZ Ograniczenie.0"),
            Reason::ConditionFails => cite!("KZ Obostrzenia i zezwolenia zagrywania.0"),
            Reason::NoTarget => cite!("KZ Wskazywanie.2"),
            Reason::NothingWouldChange => cite!("KZ Zdolności.5"),
            Reason::NothingToPayFor => cite!("KZ Koszt.5"),
            Reason::TargetUnaffected(_) => cite!("KZ Wskazywanie.7"),
            Reason::Immune { .. } => cite!("KZ Odporność.0"),
            Reason::UniqueInPlay(_) => cite!("KZ Karty unikatowe.0"),
            Reason::UniqueDead(_) => cite!("KZ Karty unikatowe.3"),
            Reason::NoHost => cite!("KZ Karty dodatków.0"),
            Reason::NoAttachments(_) => cite!("KZ Bez dodatków.0"),
            Reason::NoSuchAttachments(_) => cite!("KZ Bez dodatków.1"),
            Reason::OtherAttachmentsOnly(_) => cite!("KZ Bez dodatków.2"),
            Reason::StrictestKeyword(_) => cite!("KZ Bez dodatków.3"),
            Reason::HostDoesNotFit => cite!("KZ Karty dodatków.1"),
            Reason::Forbidden { .. } => cite!("KZ Nie może.0"),
            Reason::SetUpTooDear { .. } => cite!("KZ Przygotowanie gry.8.a"),
            Reason::SetUpLimited => cite!("KZ Przygotowanie gry.8.b"),
            Reason::SetUpKind => cite!("KZ Przygotowanie gry.8.c"),
            Reason::SetUpNoHost => cite!("KZ Przygotowanie gry.8.d"),
            Reason::ChallengeUsed => cite!("KZ 4.2.a"),
            Reason::NoAttacker => cite!("KZ 4.2.h"),
            Reason::NoIcon(_) | Reason::Kneeling(_) => cite!("KZ 4.2.g"),
            Reason::DefenderLacksIcon(_) | Reason::DefenderKneels(_) => cite!("KZ 4.2.1.a"),
            Reason::Bypassed(_) => cite!("KZ 4.2.1.b"),
            Reason::HasStealth(_) => cite!("KZ Podstęp.0"),
            Reason::MustDefend { .. } => cite!("KZ Złote zasady.2"),
            Reason::SaveDoesNotMend => cite!("KZ Ocalanie.3"),
            Reason::CannotBeSaved => cite!("KZ Ocalanie.2"),
            Reason::Sacrificed => cite!("KZ Poświęcanie.3"),
            Reason::ReserveNotExceeded => cite!("KZ 7.3.b"),
            Reason::PeriodOver => cite!("KZ Efekty trwające.3"),
        }
    }

    /// The card the reason speaks of.
    pub fn card(&self) -> Option<CardId> {
        match self.reason {
            Reason::UniqueInPlay(card)
            | Reason::UniqueDead(card)
            | Reason::NoAttachments(card)
            | Reason::NoSuchAttachments(card)
            | Reason::OtherAttachmentsOnly(card)
            | Reason::StrictestKeyword(card)
            | Reason::TargetUnaffected(card)
            | Reason::Immune { card, .. }
            | Reason::NoIcon(card)
            | Reason::Kneeling(card)
            | Reason::DefenderLacksIcon(card)
            | Reason::DefenderKneels(card)
            | Reason::Bypassed(card)
            | Reason::HasStealth(card)
            | Reason::MustDefend { card, .. } => Some(card),
            _ => None,
        }
    }

    /// The definition of the card whose text is the reason.
    pub fn by(&self) -> Option<u16> {
        match self.reason {
            Reason::Forbidden { by }
            | Reason::MustDefend { by, .. }
            | Reason::Immune { by, .. } => Some(by),
            _ => None,
        }
    }

    /// The numbers the reason speaks of.
    pub fn numbers(&self) -> [Option<u16>; 2] {
        match self.reason {
            Reason::TooLittleGold { price, has } => [Some(price), Some(has)],
            Reason::SetUpTooDear { total } => [Some(total), None],
            _ => [None, None],
        }
    }

    /// The key under which texts explain the reason.
    pub fn key(&self) -> &'static str {
        match self.reason {
            Reason::NotOffered => "not-offered",
            Reason::NotAsked => "not-asked",
            Reason::NotYours => "not-yours",
            Reason::NothingToDo => "nothing-to-do",
            Reason::NoActionWindow => "no-action-window",
            Reason::WrongPhase => "wrong-phase",
            Reason::NothingToAnswer => "nothing-to-answer",
            Reason::AlreadyAnswered => "already-answered",
            Reason::OnlyActiveMarshals => "only-active-marshals",
            Reason::EventsAreNotMarshaled => "events-are-not-marshaled",
            Reason::TooLittleGold { .. } => "too-little-gold",
            Reason::CostCannotBePaid => "cost-cannot-be-paid",
            Reason::LimitReached => "limit-reached",
            Reason::MaximumReached => "maximum-reached",
            Reason::LimitedAlready => "limited-already",
            Reason::ConditionFails => "condition-fails",
            Reason::NoTarget => "no-target",
            Reason::NothingWouldChange | Reason::NothingToPayFor => "nothing-would-change",
            Reason::TargetUnaffected(_) => "target-unaffected",
            Reason::Immune { .. } => "immune",
            Reason::UniqueInPlay(_) => "unique-in-play",
            Reason::UniqueDead(_) => "unique-dead",
            Reason::NoHost => "no-host",
            Reason::NoAttachments(_)
            | Reason::NoSuchAttachments(_)
            | Reason::OtherAttachmentsOnly(_)
            | Reason::StrictestKeyword(_) => "no-attachments",
            Reason::HostDoesNotFit => "host-does-not-fit",
            Reason::Forbidden { .. } => "forbidden",
            Reason::SetUpTooDear { .. } => "set-up-too-dear",
            Reason::SetUpLimited => "set-up-limited",
            Reason::SetUpKind => "set-up-kind",
            Reason::SetUpNoHost => "set-up-no-host",
            Reason::ChallengeUsed => "challenge-used",
            Reason::NoAttacker => "no-attacker",
            Reason::NoIcon(_) | Reason::DefenderLacksIcon(_) => "no-icon",
            Reason::Kneeling(_) | Reason::DefenderKneels(_) => "kneeling",
            Reason::Bypassed(_) => "bypassed",
            Reason::HasStealth(_) => "has-stealth",
            Reason::MustDefend { .. } => "must-defend",
            Reason::SaveDoesNotMend => "save-does-not-mend",
            Reason::CannotBeSaved | Reason::Sacrificed => "cannot-be-saved",
            Reason::ReserveNotExceeded => "reserve-not-exceeded",
            Reason::PeriodOver => "period-over",
        }
    }
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "this is not legal: {} ({})", self.key().replace('-', " "), self.rule())
    }
}

impl std::error::Error for Illegal {}
