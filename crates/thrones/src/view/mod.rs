//! A table as one seat may see it, built up from nothing.

mod occasion;
mod redeal;

use cards::thrones::{Icon, Phase, Stat};
use kernel::{CardId, Handle, Seat};
use rulebook::{RuleId, rule};

pub use occasion::Occurrence;
pub(crate) use occasion::{defended, occasion};
pub(crate) use redeal::redeal;

use crate::{
    flow::Flow,
    table::{self, NOBODY, OverReason, Place, Side, Table, pointed_at_by},
};

/// Everything one seat may know; definitions are indices of the catalog.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct View {
    pub you: Option<Seat>,
    pub round: u16,
    /// None during set-up.
    pub phase: Option<Phase>,
    pub first: Seat,
    pub active: Option<Seat>,
    pub seats: Vec<SeatView>,
    /// Every card this seat can point at, by handle.
    pub cards: Vec<(Handle, CardView)>,
    pub challenge: Option<ChallengeView>,
    /// What the seat that is asked has picked so far for the same question.
    pub picked: Vec<Handle>,
    pub over: Option<(Option<Seat>, OverReason, RuleId)>,
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct SeatView {
    pub seat: Seat,
    pub faction: Handle,
    pub agenda: Option<Handle>,
    pub gold: u16,
    /// On all cards this player controls.
    pub power: u16,
    /// The seat's own hand; empty for everybody else's.
    pub hand: Vec<Handle>,
    pub hand_size: u8,
    /// What this viewer has been shown of somebody else's hand, sorted.
    pub hand_known: Vec<u16>,
    pub deck_size: u8,
    pub plot: Option<Handle>,
    pub plots_left: u8,
    pub used_plots: Vec<Handle>,
    pub play: Vec<Handle>,
    pub discard: Vec<Handle>,
    pub dead: Vec<Handle>,
    pub plot_values: [i16; 4],
    pub eliminated: bool,
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct CardView {
    /// Which card it is; none from behind.
    pub def: Option<u16>,
    pub place: Place,
    pub owner: Seat,
    pub controller: Seat,
    pub kneeling: bool,
    pub host: Option<Handle>,
    pub attached: Vec<Handle>,
    pub duplicates: Vec<Handle>,
    pub power: u8,
    pub tokens: [u8; 3],
    /// As it is now, of characters in play.
    pub strength: Option<i16>,
    /// One bit a type.
    pub icons: u8,
    pub side: Side,
    pub blank: bool,
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct ChallengeView {
    pub icon: Icon,
    pub attacker: Seat,
    pub defender: Seat,
    pub attackers: Vec<Handle>,
    pub defenders: Vec<Handle>,
    pub attack: u16,
    pub defence: u16,
    /// Its defenders have been declared.
    pub defended: bool,
    pub winner: Option<Seat>,
}

impl View {
    pub(crate) fn of(table: &Table, flow: &Flow, viewer: Option<Seat>) -> View {
        let points = |it: &CardId| pointed_at_by(table.card(*it)).includes(viewer);
        let visible = table.ids().filter(points);
        let mut cards: Vec<(Handle, CardView)> =
            visible.map(|it| (table.card(it).handle, card(table, it, viewer))).collect();
        cards.sort_by_key(|(handle, _)| *handle);
        let seats = (0..table.seat_count()).map(Seat);
        let asked = flow.asked.is_some_and(|(seat, _)| viewer == Some(seat));
        View {
            you: viewer,
            round: table.round,
            phase: (table.phases != 0).then_some(table.phase),
            first: table.first,
            active: table.active,
            seats: seats.map(|it| seat(table, it, viewer)).collect(),
            cards,
            challenge: challenge(table, flow),
            picked: if asked { handles(table, flow.picked.iter()) } else { Vec::new() },
            over: table.over.map(|(winner, reason)| (winner, reason, reason.rule())),
        }
    }
}

fn handles(table: &Table, cards: impl Iterator<Item = CardId>) -> Vec<Handle> {
    cards.map(|it| table.card(it).handle).collect()
}

fn one(table: &Table, card: CardId) -> Option<Handle> {
    (card != NOBODY).then(|| table.card(card).handle)
}

fn seat(table: &Table, seat: Seat, viewer: Option<Seat>) -> SeatView {
    let player = table.player(seat);
    let own = viewer == Some(seat);
    let known = player.hand.iter().map(|it| table.card(it));
    let known = known.filter(|it| !own && it.known_to.includes(viewer)).map(|it| it.def);
    let mut hand_known: Vec<u16> = known.collect();
    hand_known.sort_unstable();
    // Everybody may look through these piles at any time, in their order.
    rule!("KZ Stos kart odrzuconych.2");
    rule!("KZ Stos zabitych.4");
    let stats = [Stat::Gold, Stat::Initiative, Stat::Claim, Stat::Reserve];
    SeatView {
        seat,
        faction: table.card(player.faction).handle,
        agenda: one(table, player.agenda),
        gold: player.gold,
        power: table.power(seat),
        hand: if own { handles(table, player.hand.iter()) } else { Vec::new() },
        hand_size: player.hand.len() as u8,
        hand_known,
        deck_size: player.deck.len() as u8,
        plot: one(table, player.plot),
        plots_left: player.plots.len() as u8,
        used_plots: handles(table, player.used_plots.iter()),
        play: handles(table, player.play.iter()),
        discard: handles(table, player.discard.iter()),
        dead: handles(table, player.dead.iter()),
        plot_values: stats.map(|it| table::plot_value(table, seat, it)),
        eliminated: table.out.contains(seat),
    }
}

fn card(table: &Table, id: CardId, viewer: Option<Seat>) -> CardView {
    let state = table.card(id);
    let seen = state.known_to.includes(viewer);
    let character = table.def(id).kind == cards::thrones::Kind::Character;
    let in_play = state.place == Place::Play;
    CardView {
        def: seen.then_some(state.def),
        place: state.place,
        owner: state.owner,
        controller: state.controller,
        kneeling: state.kneeling,
        host: one(table, state.host),
        attached: if in_play { handles(table, table.attachments(id)) } else { Vec::new() },
        duplicates: if state.place.in_play() {
            handles(table, table.duplicates(id))
        } else {
            Vec::new()
        },
        power: state.power,
        tokens: state.tokens,
        strength: (in_play && character).then(|| table::strength(table, id)),
        icons: if in_play { table::icons(table, id) } else { 0 },
        side: if in_play { table::side_of(table, id) } else { Side::None },
        blank: in_play && table::is_blank(table, id),
    }
}

fn challenge(table: &Table, flow: &Flow) -> Option<ChallengeView> {
    // While it is being declared nobody else knows of it.
    let challenge = table.challenge.filter(|it| it.initiated)?;
    Some(ChallengeView {
        icon: challenge.icon,
        attacker: challenge.attacker,
        defender: challenge.defender,
        attackers: handles(table, table::participants(table, Side::Attacking)),
        defenders: handles(table, table::participants(table, Side::Defending)),
        attack: table::side_strength(table, Side::Attacking),
        defence: table::side_strength(table, Side::Defending),
        defended: defended(table, flow)?,
        winner: challenge.winner,
    })
}
