//! An engine view as wire data.

use cards::thrones::{Icon, Phase};
use kernel::{Handle, Seat};
use thrones::{Catalog, OverReason, Place, Side, View};

use super::{card::icon, shelf::JOUST};
use crate::{
    event,
    joust::{
        ChallengeView, JoustPhase, PlotValues, Side as WireSide, ThronesCard, ThronesSeat,
        ThronesView,
    },
    view as wire,
};

pub(super) fn id(catalog: &Catalog, def: u16) -> String {
    catalog.def(def).card.code.clone()
}

fn numbers(handles: &[Handle]) -> Vec<wire::Handle> {
    handles.iter().map(|it| it.0).collect()
}

pub(super) fn view(catalog: &Catalog, view: &View) -> ThronesView {
    ThronesView {
        ruleset: JOUST.to_owned(),
        you: view.you.map(|it| it.0),
        round: view.round,
        phase: view.phase.map_or(JoustPhase::SetUp, phase),
        first: view.first.0,
        active: view.active.map(|it| it.0),
        seats: view.seats.iter().map(|it| seat(catalog, view, it)).collect(),
        cards: view.cards.iter().map(|(at, it)| (at.0, card(catalog, it))).collect(),
        challenge: view.challenge.as_ref().map(|it| ChallengeView {
            icon: icon(it.icon),
            attacker: it.attacker.0,
            defender: it.defender.0,
            attackers: numbers(&it.attackers),
            defenders: numbers(&it.defenders),
            attack: it.attack,
            defence: it.defence,
            defended: it.defended,
            winner: it.winner.map(|it| it.0),
        }),
        picked: numbers(&view.picked),
        over: view.over.map(|(winner, reason, rule)| over(winner, reason, rule.mark())),
    }
}

pub(super) fn over(winner: Option<Seat>, reason: OverReason, rule: &str) -> wire::OverView {
    let reason = match reason {
        OverReason::Power => wire::OverReason::Power,
        OverReason::LastStanding => wire::OverReason::LastStanding,
        OverReason::Concession => wire::OverReason::Concession,
    };
    wire::OverView { winner: winner.map(|it| it.0), reason, rule: rule.to_owned() }
}

pub(super) fn phase(phase: Phase) -> JoustPhase {
    match phase {
        Phase::Plot => JoustPhase::Plot,
        Phase::Draw => JoustPhase::Draw,
        Phase::Marshaling => JoustPhase::Marshaling,
        Phase::Challenges => JoustPhase::Challenges,
        Phase::Dominance => JoustPhase::Dominance,
        Phase::Standing => JoustPhase::Standing,
        Phase::Taxation => JoustPhase::Taxation,
    }
}

pub(super) fn place(place: Place) -> event::Place {
    use event::Place as Wire;
    match place {
        Place::Deck => Wire::Deck,
        Place::Hand => Wire::Hand,
        Place::SetUp => Wire::SetUp,
        Place::Play => Wire::Play,
        Place::Attached => Wire::Attached,
        Place::Duplicate => Wire::Duplicate,
        Place::UnderWay => Wire::UnderWay,
        Place::Discard => Wire::Discard,
        Place::Dead => Wire::Dead,
        Place::PlotDeck => Wire::PlotDeck,
        Place::PlotChosen => Wire::PlotChosen,
        Place::Revealed => Wire::Revealed,
        Place::Used => Wire::UsedPlots,
        Place::Faction => Wire::Faction,
        Place::Agenda => Wire::Agenda,
        Place::Removed => Wire::Removed,
    }
}

fn seat(catalog: &Catalog, view: &View, seat: &thrones::SeatView) -> ThronesSeat {
    let faction = view.cards.iter().find(|(at, _)| *at == seat.faction).and_then(|(_, it)| it.def);
    let [gold, initiative, claim, reserve] = seat.plot_values;
    ThronesSeat {
        seat: seat.seat.0,
        faction: faction.map(|it| id(catalog, it)).unwrap_or_default(),
        faction_card: seat.faction.0,
        agenda: seat.agenda.map(|it| it.0),
        gold: seat.gold,
        power: seat.power,
        hand: numbers(&seat.hand),
        hand_size: seat.hand_size,
        hand_known: seat.hand_known.iter().map(|it| id(catalog, *it)).collect(),
        deck_size: seat.deck_size,
        plot: seat.plot.map(|it| it.0),
        plots_left: seat.plots_left,
        used_plots: numbers(&seat.used_plots),
        play: numbers(&seat.play),
        discard: numbers(&seat.discard),
        dead: numbers(&seat.dead),
        values: PlotValues { gold, initiative, claim, reserve },
        eliminated: seat.eliminated,
    }
}

fn card(catalog: &Catalog, card: &thrones::CardView) -> ThronesCard {
    let has = |it: &Icon| card.icons >> *it as u8 & 1 == 1;
    let [stand, poison, betrayal] = card.tokens;
    ThronesCard {
        card: card.def.map(|it| id(catalog, it)),
        place: place(card.place),
        owner: card.owner.0,
        controller: card.controller.0,
        kneeling: card.kneeling,
        host: card.host.map(|it| it.0),
        attached: numbers(&card.attached),
        duplicates: numbers(&card.duplicates),
        power: card.power,
        stand,
        poison,
        betrayal,
        strength: card.strength,
        icons: [Icon::Military, Icon::Intrigue, Icon::Power]
            .into_iter()
            .filter(has)
            .map(icon)
            .collect(),
        side: match card.side {
            Side::None => None,
            Side::Attacking => Some(WireSide::Attacking),
            Side::Defending => Some(WireSide::Defending),
        },
        blank: card.blank,
    }
}
