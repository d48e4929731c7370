//! What can be under way: one value a step, and which of them wait for somebody.

use cards::veto::Moment;
use kernel::{CardId, Frame, Seat};

use crate::{
    choice::{Choice, Question},
    table::Wynik,
};

/// Something still to be done, or a question still to be answered.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Step {
    // Set-up
    Grymaszenie(Seat),
    /// The auction of the initiative has come to this seat.
    Bid(Seat),
    /// Whoever has the fewest points of initiative bids first.
    FirstBid,
    /// Nobody bids any more.
    SettleInitiative,
    DrawHands,
    /// Those who wanted to exchange their dwór do it together.
    ExchangeTogether,
    // The faza gry
    BeginRound,
    /// A stage of a full round.
    Etap(Etap),
    /// May this seat discard something instead of paying for it?
    Upkeep(Seat),
    Stint(Seat),
    // The stos
    /// The top object is offered to whoever comes after this seat; so many in a row have declined.
    Offer {
        after: Seat,
        declined: u8,
    },
    /// May this seat answer the top object?
    Reply {
        seat: Seat,
        declined: u8,
    },
    ResolveTop,
    /// What has just gone off by itself is offered.
    OfferTriggered,
    /// Does this seat want what has just gone off?
    Willing {
        seat: Seat,
        source: CardId,
    },
    /// The top object is gone: what becomes of the one under it?
    Uncovered,
    // Abilities and plays
    Run(Frame),
    Ask {
        frame: Frame,
        by: Seat,
        kind: Ask,
    },
    /// The effects of this agitacja are over.
    EndAgitacja,
    // The pojedynek
    Acceptance(Seat),
    ChooseModerunki,
    Moderunek(Seat),
    BeginDuel,
    DuelTurn(Seat),
    ResolveDuel,
    EndDuel,
    // The end of the round
    ElectionCheck,
    Untap,
    Discard(Seat),
    DrawUp,
    Income,
    Announce(Seat),
    // Last, so that the numbers of the others, which fingerprints know, stay
    /// An ability has put this card out: what does that set off?
    Entered(CardId),
    /// The faza oddziałów.
    War(War),
    /// Cards have gone to the lazaret from the Pole Gry, or were tapped.
    Fallen,
    /// The window of a stage opens.
    OpenWindow(Moment),
    /// Priority goes to whoever comes after this seat; so many in a row have declined.
    Grant {
        after: Seat,
        declined: u8,
    },
    /// Does this seat begin something?
    Window {
        seat: Seat,
        declined: u8,
    },
    /// A fight has begun; this seat acts first.
    FightBegins(Seat),
    /// The result of the duel is fixed.
    ApplyDuel(Wynik),
    /// A companion of this Kozak was killed by that postać.
    Mourn {
        kozak: CardId,
        killer: CardId,
    },
    /// Does this Kozak call out whoever killed his companion?
    Avenge {
        seat: Seat,
        kozak: CardId,
        killer: CardId,
    },
    /// Something was declared; it is offered to whoever comes after this seat.
    Declared(Seat),
    /// What a declaration set off has gone on the stos, on top of so many objects.
    Heard {
        under: u8,
        after: Seat,
    },
    /// What this seat discards at the end of the round goes on the stos first. (It stands last,
    /// because fingerprints count the steps.)
    Odrzucenie(Seat),
    /// On which field does this postać enter play that somebody puts out by an effect?
    Field {
        seat: Seat,
        card: CardId,
    },
}

/// What can be under way in the faza oddziałów.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum War {
    /// The first stage: battles.
    Battles {
        seat: Seat,
        passed: u8,
    },
    /// Does this seat want a battle? So many in a row did not.
    Battle {
        seat: Seat,
        passed: u8,
    },
    /// Who fights next, if anybody does.
    Pair,
    /// This seat chooses in secret who fights.
    Commit(Seat),
    /// Both have chosen.
    Reveal,
    /// Whom do the oddziały of this seat attack that have not fought yet?
    Attack(Seat),
    /// Who else takes part in the attack?
    Join(Seat),
    Clash,
    /// The potyczka is over.
    Fought,
    /// The second stage: this seat may move.
    Movement(Seat),
    March(Seat),
    /// Where does this oddział go?
    Whither {
        seat: Seat,
        card: CardId,
    },
    /// The third stage: the control of ziemie is checked.
    Control,
    /// Which of them is next?
    Order(Seat),
    Over,
    /// Something of this seat was discarded instead of being paid for; is there more?
    Upkeep(Seat),
    /// The control of the next ziemia is checked.
    Check,
    /// An oddział that may not stay where it is goes somewhere else.
    Transfer {
        seat: Seat,
        card: CardId,
    },
}

impl War {
    fn asks(self) -> Option<(Seat, Question)> {
        match self {
            War::Battle { seat, .. } => Some((seat, Question::Bitwa)),
            War::Commit(seat) => Some((seat, Question::Zastep)),
            War::Attack(seat) => Some((seat, Question::Atak)),
            War::Join(seat) => Some((seat, Question::Szyk)),
            War::March(seat) => Some((seat, Question::Ruch)),
            War::Whither { seat, card } | War::Transfer { seat, card } => {
                Some((seat, Question::Dokad { oddzial: card }))
            }
            War::Order(seat) => Some((seat, Question::Kontrola)),
            War::Battles { .. }
            | War::Pair
            | War::Reveal
            | War::Clash
            | War::Fought
            | War::Movement(_)
            | War::Upkeep(_)
            | War::Control
            | War::Check
            | War::Over => None,
        }
    }
}

/// The stages of a full round in which something happens, in their order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Etap {
    Inicjatywa,
    Wplyw,
    Odznaczanie,
    Dobieranie,
    Utrzymanie,
    Dochod,
    Ogloszenie,
    Gra,
    Slawni,
    Elekcja,
    Odrzucanie,
    KoniecRundy,
    Rozliczenie,
    /// The main stage of the faza gry.
    Glowny,
    Oddzialy,
    Zakonczenie,
    /// A wolna elekcja may be announced.
    Elekci,
}

/// What an ability under way asks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Ask {
    Card,
    May,
    OneOf,
    Surcharge,
    /// Is something else paid instead of the lafa?
    Instead,
    /// Which of its effects comes first.
    Order,
    /// Which of its names the joined card it puts out has.
    Name,
}

impl Step {
    /// The card whose ability or play is under way in it.
    pub(crate) fn source(&self) -> Option<CardId> {
        match self {
            Step::Run(frame) | Step::Ask { frame, .. } => Some(frame.source),
            _ => None,
        }
    }

    /// Does somebody have to answer?
    pub(crate) fn waits(&self) -> bool {
        if let Step::War(war) = self {
            return war.asks().is_some();
        }
        matches!(
            self,
            Step::Grymaszenie(_)
                | Step::Stint(_)
                | Step::Reply { .. }
                | Step::Ask { .. }
                | Step::Acceptance(_)
                | Step::Moderunek(_)
                | Step::DuelTurn(_)
                | Step::Discard(_)
                | Step::Announce(_)
                | Step::Bid(_)
                | Step::Upkeep(_)
                | Step::Willing { .. }
                | Step::Window { .. }
                | Step::Avenge { .. }
                | Step::Field { .. }
        )
    }

    /// Who may declare something now, if it is a time for declarations.
    pub(crate) fn declares(&self) -> Option<Seat> {
        match self {
            Step::Stint(seat)
            | Step::Reply { seat, .. }
            | Step::DuelTurn(seat)
            | Step::Window { seat, .. } => Some(*seat),
            _ => None,
        }
    }

    /// Is this a time for such a declaration?
    pub(crate) fn hears(&self, choice: Choice) -> bool {
        match self {
            Step::Stint(_) => !matches!(choice, Choice::Decline | Choice::Boost(_)),
            Step::Reply { .. } => matches!(
                choice,
                Choice::Decline
                    | Choice::Boost(_)
                    | Choice::Play { .. }
                    | Choice::Use { .. }
                    | Choice::Borrow { .. }
            ),
            Step::DuelTurn(_) | Step::Window { .. } => matches!(
                choice,
                Choice::Decline | Choice::Play { .. } | Choice::Use { .. } | Choice::Borrow { .. }
            ),
            _ => false,
        }
    }

    /// Whom this step waits for, if anybody.
    pub(crate) fn asks(&self) -> Option<(Seat, Question)> {
        match self {
            Step::Grymaszenie(seat) => Some((*seat, Question::Grymaszenie)),
            Step::Stint(seat) => Some((*seat, Question::Stint)),
            Step::Reply { seat, .. } => Some((*seat, Question::Reply)),
            Step::Acceptance(seat) => Some((*seat, Question::Acceptance)),
            Step::Moderunek(seat) => Some((*seat, Question::Moderunek)),
            Step::DuelTurn(seat) => Some((*seat, Question::DuelTurn)),
            Step::Discard(seat) => Some((*seat, Question::Discard)),
            Step::Announce(seat) => Some((*seat, Question::Elekcja)),
            Step::Bid(seat) => Some((*seat, Question::Inicjatywa)),
            Step::Upkeep(seat) => Some((*seat, Question::Utrzymanie)),
            Step::Willing { seat, source } => Some((*seat, Question::May { source: *source })),
            Step::Ask { frame, by, kind } => {
                let source = frame.source;
                let question = match kind {
                    Ask::Card => Question::Card { source },
                    Ask::May => Question::May { source },
                    Ask::Surcharge => Question::Surcharge { source },
                    Ask::Instead => Question::Instead { source },
                    Ask::OneOf => Question::OneOf { source },
                    Ask::Order => Question::Kolejnosc { source },
                    Ask::Name => Question::Nazwa { source },
                };
                Some((*by, question))
            }
            Step::Avenge { seat, kozak, .. } => Some((*seat, Question::May { source: *kozak })),
            Step::Field { seat, card } => Some((*seat, Question::Pole { source: *card })),
            Step::War(war) => war.asks(),
            Step::Window { seat, .. } => Some((*seat, Question::Okno)),
            _ => None,
        }
    }
}
