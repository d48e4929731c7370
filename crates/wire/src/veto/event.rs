//! Events as one viewer saw them.

use kernel::Seat;
use veto::{Catalog, Event, Face, Happened, Place};

use super::view::{id, told_over, znacznik};
use crate::event::{self as wire, EventView, SeenCard, SeenEvent, Word};

pub(super) fn seen(
    catalog: &Catalog,
    happened: &Happened,
    viewer: Option<Seat>,
) -> Option<SeenEvent> {
    let teller = Teller { catalog, viewer };
    let event = teller.event(&happened.event)?;
    Some(SeenEvent { event, rule: happened.rule.map(|it| it.mark().to_owned()) })
}

struct Teller<'c> {
    catalog: &'c Catalog,
    viewer: Option<Seat>,
}

impl Teller<'_> {
    fn card(&self, face: &Face) -> SeenCard {
        SeenCard::of(face, self.viewer, |def| id(self.catalog, def))
    }

    fn cards(&self, faces: &[Face]) -> Vec<SeenCard> {
        faces.iter().map(|it| self.card(it)).collect()
    }

    /// What this viewer is told; nothing of what only others are shown.
    fn event(&self, event: &Event) -> Option<EventView> {
        Some(match event {
            Event::RoundBegins { round } => EventView::RoundBegins { round: *round },
            Event::Voice { seat } => EventView::Voice { seat: seat.0 },
            Event::Bene { seat } => EventView::Said { seat: seat.0, word: Word::Bene },
            Event::Pas { seat } => EventView::Said { seat: seat.0, word: Word::Pas },
            Event::Declined { seat } => EventView::Said { seat: seat.0, word: Word::Decline },
            Event::Shuffled { seat, number } => {
                EventView::Shuffled { seat: seat.0, number: *number }
            }
            Event::Exchanged { seat } => EventView::Exchanged { seat: seat.0 },
            Event::Drew { seat, card } => {
                EventView::Drew { seat: seat.0, cards: vec![self.card(card)] }
            }
            Event::Played { seat, card, targets } => EventView::Played {
                seat: seat.0,
                card: self.card(card),
                targets: self.cards(targets),
            },
            Event::Used { seat, card, ability, targets } => EventView::Used {
                seat: seat.0,
                card: self.card(card),
                ability: *ability,
                targets: self.cards(targets),
            },
            Event::Agitates { seat, card } => {
                EventView::Agitates { seat: seat.0, card: self.card(card) }
            }
            Event::Triggered { seat, card, ability } => EventView::Triggered {
                seat: seat.0,
                card: self.card(card),
                kreski: ability.is_none(),
            },
            Event::ChangesField { seat, card } => {
                EventView::ChangesField { seat: seat.0, card: self.card(card) }
            }
            Event::Challenges { seat, card, target } => EventView::Challenges {
                seat: seat.0,
                card: self.card(card),
                target: self.card(target),
            },
            Event::Shown { to, cards } => EventView::Shown { to: to.0, cards: self.cards(cards) },
            Event::Moved { card, from, to, host } => EventView::Moved {
                card: self.card(card),
                owner: card.owner.0,
                from: place(*from),
                to: place(*to),
                host: host.as_ref().map(|it| self.card(it)),
            },
            other => return self.of_the_game(other),
        })
    }

    /// Events that concern duels, markers and the end.
    fn of_the_game(&self, event: &Event) -> Option<EventView> {
        let side = |it: &Option<Seat>| it.map(|it| it.0);
        Some(match event {
            Event::Refused { seat, card } => {
                EventView::Refused { seat: seat.0, card: self.card(card) }
            }
            Event::Accepted { seat, card } => {
                EventView::Accepted { seat: seat.0, card: self.card(card) }
            }
            Event::DuelBegins { challenger, challenged } => EventView::DuelBegins {
                challenger: self.card(challenger),
                challenged: self.card(challenged),
            },
            Event::DuelStands { challenger, challenged } => {
                EventView::DuelStands { challenger: *challenger, challenged: *challenged }
            }
            Event::DuelWon { winner, loser, by, killed } => EventView::DuelWon {
                winner: self.card(winner),
                loser: self.card(loser),
                by: *by,
                killed: *killed,
            },
            Event::DuelDrawn => EventView::DuelDrawn,
            Event::Negated { card } => EventView::Negated { card: self.card(card) },
            Event::Tapped { card } => EventView::Tapped { card: self.card(card) },
            Event::Untapped { card } => EventView::Untapped { card: self.card(card) },
            Event::Kreski { from, to, amount } => {
                EventView::Kreski { from: side(from), to: side(to), amount: *amount }
            }
            Event::Dukaty { from, to, amount } => {
                EventView::Dukaty { from: side(from), to: side(to), amount: *amount }
            }
            Event::Income { seat, amount } => EventView::Income { seat: seat.0, amount: *amount },
            Event::Changed { card, stat, amount } => EventView::Changed {
                card: self.card(card),
                stat: (*stat).to_owned(),
                amount: *amount,
            },
            Event::Bid { seat, points, price, total } => {
                EventView::Bid { seat: seat.0, points: *points, price: *price, total: *total }
            }
            Event::Initiative { seat } => EventView::Initiative { seat: seat.0 },
            Event::Influence { seat } => EventView::Influence { seat: side(seat) },
            Event::ElekcjaAnnounced { seat } => EventView::ElekcjaAnnounced { seat: seat.0 },
            Event::ElekcjaFailed { seat } => EventView::ElekcjaFailed { seat: seat.0 },
            Event::Over { winner, reason, rule } => {
                EventView::Over { over: told_over(*winner, *reason, rule.mark()) }
            }
            other => return self.of_war(other),
        })
    }

    /// Events of the faza oddziałów.
    fn of_war(&self, event: &Event) -> Option<EventView> {
        Some(match event {
            Event::Marked { card, znacznik: which } => {
                EventView::Marked { card: self.card(card), znacznik: znacznik(*which) }
            }
            Event::Unmarked { card, znacznik: which } => {
                EventView::Unmarked { card: self.card(card), znacznik: znacznik(*which) }
            }
            Event::Marches { seat, card, to } => EventView::Marches {
                seat: seat.0,
                card: self.card(card),
                host: to.as_ref().map(|it| self.card(it)),
                back: to.is_none(),
            },
            Event::BattleBegins { by, against, ziemia } => {
                EventView::BattleBegins { seat: by.0, defender: against.0, card: self.card(ziemia) }
            }
            Event::Commits { seat } => EventView::Commits { seat: seat.0 },
            Event::Clash { attackers, attacked } => {
                EventView::Clash { cards: self.cards(attackers), target: self.card(attacked) }
            }
            Event::ClashWon { winner, losers, by } => {
                EventView::ClashWon { seat: winner.0, cards: self.cards(losers), by: *by }
            }
            Event::ClashDrawn => EventView::ClashDrawn,
            Event::BattleEnds { ziemia, winner, won } => EventView::BattleEnds {
                card: self.card(ziemia),
                seat: winner.map(|it| it.0),
                won: won[0].max(won[1]),
                lost: won[0].min(won[1]),
            },
            Event::Checked { seat, ziemia, oddzialy, znaczenie } => EventView::Checked {
                seat: seat.0,
                card: self.card(ziemia),
                cards: self.cards(oddzialy),
                znaczenie: *znaczenie,
            },
            _ => return None,
        })
    }
}

fn place(place: Place) -> wire::Place {
    match place {
        Place::Kredens => wire::Place::Kredens,
        Place::Dwor => wire::Place::Dwor,
        Place::Pole | Place::Frakcja => wire::Place::Pole,
        Place::Karmazyni => wire::Place::Karmazyni,
        Place::Ziemie | Place::NaZiemi => wire::Place::Ziemie,
        Place::Attached | Place::Under | Place::PrzyOddziale | Place::Podlaczona => {
            wire::Place::Attached
        }
        Place::Stos => wire::Place::Stos,
        Place::Lazaret => wire::Place::Lazaret,
        Place::Zalnik => wire::Place::Zalnik,
    }
}
