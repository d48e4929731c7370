//! Events as one viewer saw them.

use cards::lang::Word;
use kernel::Seat;
use thrones::{Catalog, Event, Face, Happened, Occurrence, Thrones, Way, What};

use super::{
    card::{icon, kind},
    decision::keyword_name,
    view::{id, over, phase, place},
};
use crate::{
    decision as wire,
    event::{EventView, SeenCard, SeenEvent},
};

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

    /// What this viewer is told; nothing of what only others are shown.
    fn event(&self, event: &Event) -> Option<EventView> {
        Some(match event {
            Event::RoundBegins { round } => EventView::RoundBegins { round: *round },
            Event::PhaseBegins { phase: it } => EventView::PhaseBegins { phase: phase(*it) },
            // The next phase begins, which is told.
            Event::PhaseEnds { .. } => return None,
            Event::Shuffled { seat, number } => {
                EventView::DeckShuffled { seat: seat.0, number: *number }
            }
            Event::Mulligan { seat } => EventView::Mulligan { seat: seat.0 },
            Event::Drew { seat, card } => {
                EventView::Drew { seat: seat.0, cards: vec![self.card(card)] }
            }
            Event::Moved { card, from, to } => EventView::Moved {
                card: self.card(card),
                owner: card.owner.0,
                from: place(*from),
                to: place(*to),
                host: None,
            },
            Event::PlotsRevealed => EventView::PlotsRevealed,
            Event::Initiative { winner } => EventView::InitiativeWon { seat: winner.0 },
            Event::FirstPlayer { seat } => EventView::FirstPlayer { seat: seat.0 },
            Event::Active { seat } => EventView::Active { seat: seat.0 },
            Event::Gold { seat, by, now } => {
                EventView::Gold { seat: seat.0, amount: *by, now: *now }
            }
            Event::Dominance { winner } => EventView::Dominance { seat: winner.map(|it| it.0) },
            Event::NamedIcon { seat, icon: it } => {
                EventView::NamedIcon { seat: seat.0, icon: icon(*it) }
            }
            Event::NamedKind { seat, kind: it } => {
                EventView::NamedType { seat: seat.0, card_type: kind(*it).to_owned() }
            }
            Event::Passed { seat } => EventView::Passed { seat: seat.0 },
            Event::Eliminated { seat } => EventView::Eliminated { seat: seat.0 },
            Event::Over { winner, reason } => {
                EventView::Over { over: over(*winner, *reason, reason.rule().mark()) }
            }
            other => return self.of_a_card(other).or_else(|| self.of_a_challenge(other)),
        })
    }

    /// Events about one card.
    fn of_a_card(&self, event: &Event) -> Option<EventView> {
        Some(match event {
            Event::Power { card, by, now } => EventView::Power {
                card: self.card(card),
                owner: card.owner.0,
                amount: *by,
                now: *now,
            },
            Event::Tokens { card, token, now } => EventView::Tokens {
                card: self.card(card),
                token: token.spelling().to_owned(),
                now: *now,
            },
            Event::Entered { seat, card, way: it } => {
                EventView::Entered { seat: seat.0, card: self.card(card), way: way(*it).to_owned() }
            }
            Event::Attached { card, host } => {
                EventView::Fastened { card: self.card(card), host: self.card(host) }
            }
            Event::Duplicated { card, host } => {
                EventView::Duplicated { card: self.card(card), host: self.card(host) }
            }
            Event::Played { seat, card } => {
                EventView::Played { seat: seat.0, card: self.card(card), targets: Vec::new() }
            }
            Event::Used { seat, card, ability } => EventView::Used {
                seat: seat.0,
                card: self.card(card),
                ability: *ability,
                targets: Vec::new(),
            },
            Event::Target { card } => EventView::Targeted { card: self.card(card) },
            Event::Canceled { card } => EventView::Canceled { card: self.card(card) },
            Event::Saved { card } => EventView::Saved { card: self.card(card) },
            Event::Knelt { card } => EventView::Knelt { card: self.card(card) },
            Event::Stood { card } => EventView::Stood { card: self.card(card) },
            Event::Killed { card } => EventView::Killed { card: self.card(card) },
            Event::Sacrificed { card } => EventView::Sacrificed { card: self.card(card) },
            Event::Control { card, seat } => {
                EventView::Control { seat: seat.0, card: self.card(card) }
            }
            Event::Revealed { card } => EventView::Exposed { card: self.card(card) },
            Event::LookedAt { seat, card } => {
                EventView::Shown { to: seat.0, cards: vec![self.card(card)] }
            }
            _ => return None,
        })
    }

    fn of_a_challenge(&self, event: &Event) -> Option<EventView> {
        Some(match event {
            Event::Challenge { attacker, defender, icon: it } => EventView::ChallengeBegins {
                seat: attacker.0,
                defender: defender.0,
                icon: icon(*it),
            },
            Event::Attacks { card } => EventView::Attacks { card: self.card(card) },
            Event::Defends { card } => EventView::Defends { card: self.card(card) },
            Event::Bypassed { card, by } => {
                EventView::Bypassed { card: self.card(card), by: self.card(by) }
            }
            Event::OutOfChallenge { card } => EventView::OutOfChallenge { card: self.card(card) },
            Event::Won { winner, attack, defence, unopposed } => EventView::ChallengeWon {
                seat: winner.0,
                attack: *attack,
                defence: *defence,
                unopposed: *unopposed,
            },
            Event::NobodyWon => EventView::ChallengeDrawn,
            Event::Claim { from, icon: it, value } => {
                EventView::Claimed { seat: from.0, icon: icon(*it), value: *value }
            }
            Event::Keyword { seat, keyword } => {
                EventView::KeywordUsed { seat: seat.0, keyword: keyword_name(*keyword).to_owned() }
            }
            Event::ChallengeEnds => EventView::ChallengeEnds,
            _ => return None,
        })
    }
}

/// Something a window answers; who may see the card was decided by the engine.
pub(super) fn occurrence(game: &Thrones, it: &Occurrence) -> wire::Occurrence {
    wire::Occurrence {
        kind: what(it.what),
        seat: it.seat.0,
        card: it.card.map(|(handle, def)| SeenCard {
            handle: handle.map(|it| it.0),
            was: None,
            card: def.map(|it| id(game.catalog(), it)),
        }),
        icon: it.icon.map(icon),
        amount: it.amount,
    }
}

fn what(what: What) -> wire::OccurrenceKind {
    use wire::OccurrenceKind as Kind;
    match what {
        What::PhaseBegins => Kind::PhaseBegins,
        What::PhaseEnds => Kind::PhaseEnds,
        What::PlotRevealed => Kind::PlotRevealed,
        What::Drew => Kind::Drew,
        What::Income => Kind::Income,
        What::Entered => Kind::Entered,
        What::Played => Kind::Played,
        What::Initiated => Kind::Initiated,
        What::Declared => Kind::Declared,
        What::Bypassed => Kind::Bypassed,
        What::Won => Kind::Won,
        What::Lost => Kind::Lost,
        What::Killed => Kind::Killed,
        What::Discarded => Kind::Discarded,
        What::Sacrificed => Kind::Sacrificed,
        What::Returned => Kind::Returned,
        What::ShuffledIn => Kind::ShuffledIn,
        What::Removed => Kind::Removed,
        What::Saved => Kind::Saved,
        What::Stood => Kind::Stood,
        What::Knelt => Kind::Knelt,
        What::PowerGained => Kind::PowerGained,
        What::PowerMoved => Kind::PowerMoved,
        What::PowerLost => Kind::PowerLost,
        What::DominanceWon => Kind::DominanceWon,
        What::WouldInitiate => Kind::WouldInitiate,
        What::StrengthRose => Kind::StrengthRose,
        What::Pillaged => Kind::Pillaged,
        What::ChallengeEnds => Kind::ChallengeEnds,
        What::TokenPaid => Kind::TokenPaid,
        What::Dropped => Kind::Dropped,
    }
}

fn way(way: Way) -> &'static str {
    match way {
        Way::SetUp => "set_up",
        Way::Marshaled => "marshaled",
        Way::Ambushed => "ambushed",
        Way::Put => "put",
    }
}
