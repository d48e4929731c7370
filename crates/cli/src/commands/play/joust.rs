//! A table of Thrones as lines of text: the opponent above, oneself below.

use wire::{
    joust::{ChallengeView, Icon, ThronesCard, ThronesSeat, ThronesView},
    view::Handle,
};

use super::table::rule_line;
use crate::{
    paint::Paint,
    sheet::{WIDTH, wrapped},
    texts::{arg, key_of},
    wording::Wording,
};

/// The whole table as this seat sees it.
pub(super) fn table(wording: Wording<'_>, view: &ThronesView, paint: Paint) -> String {
    let texts = wording.texts;
    let round = texts.with("round", &[arg("round", i64::from(view.round))]);
    let phase = texts.get(&format!("joust-phase-{}", key_of(view.phase)));
    let title = if view.round == 0 { phase } else { format!("{round} · {phase}") };
    let mut lines = vec![String::new(), rule_line(&title, paint)];
    let (own, others): (Vec<&ThronesSeat>, Vec<&ThronesSeat>) =
        view.seats.iter().partition(|it| Some(it.seat) == view.you);
    for seat in others {
        lines.extend(seat_lines(wording, view, seat, paint));
    }
    lines.push(paint.dim(&"·".repeat(WIDTH)));
    for seat in own {
        lines.extend(seat_lines(wording, view, seat, paint));
        let cards = seat.hand.iter().map(|it| in_hand(wording, *it));
        let cards = cards.collect::<Vec<_>>().join(", ");
        let text = format!("{}: {cards}", texts.get("joust-hand"));
        lines.push(paint.own(&wrapped(&text, 2)));
    }
    lines.extend(view.challenge.iter().flat_map(|it| challenge(wording, it, paint)));
    lines.join("\n")
}

fn in_hand(wording: Wording<'_>, handle: Handle) -> String {
    let info = wording.view.face(handle).and_then(|it| wording.names.info(it));
    let cost = info.and_then(|it| it.thrones.as_ref()?.cost.clone());
    let cost = cost.map(|it| format!(" ({it})")).unwrap_or_default();
    format!("{}{cost}", wording.card(handle))
}

fn seat_lines(
    wording: Wording<'_>,
    view: &ThronesView,
    seat: &ThronesSeat,
    paint: Paint,
) -> Vec<String> {
    let texts = wording.texts;
    let faction = wording.names.card(Some(&seat.faction), texts);
    let name = match Some(seat.seat) == view.you {
        true => paint.own(&format!("{faction} ({})", texts.get("terminal-you"))),
        false => paint.other(&faction),
    };
    let figures = texts.with(
        "joust-seat",
        &[
            arg("power", i64::from(seat.power)),
            arg("gold", i64::from(seat.gold)),
            arg("hand", i64::from(seat.hand_size)),
            arg("deck", i64::from(seat.deck_size)),
        ],
    );
    let mut lines = vec![format!("{name}  {figures}")];
    let mut notes = Vec::new();
    if let Some(plot) = seat.plot {
        notes.push(format!("{}: {}", texts.get("joust-plot"), wording.card(plot)));
    }
    if let Some(agenda) = seat.agenda {
        notes.push(format!("{}: {}", texts.get("joust-agenda"), wording.card(agenda)));
    }
    if view.first == seat.seat {
        notes.push(texts.get("joust-first-player"));
    }
    lines.push(paint.dim(&wrapped(&notes.join(" · "), 4)));
    let stands = |it: &&Handle| view.cards.get(it).is_some_and(|card| card.host.is_none());
    for handle in seat.play.iter().filter(stands) {
        lines.push(in_play(wording, view, *handle, paint));
    }
    for (key, pile) in [("discard", &seat.discard), ("dead", &seat.dead)] {
        if !pile.is_empty() {
            let cards = pile.iter().map(|it| wording.card(*it)).collect::<Vec<_>>().join(", ");
            let text = format!("{}: {cards}", texts.get(&format!("joust-{key}")));
            lines.push(paint.dim(&wrapped(&text, 4)));
        }
    }
    lines
}

fn in_play(wording: Wording<'_>, view: &ThronesView, handle: Handle, paint: Paint) -> String {
    let Some(card) = view.cards.get(&handle) else { return String::new() };
    let mut text = wording.card(handle);
    let figures = figures(wording, card);
    if !figures.is_empty() {
        text += &format!("  {figures}");
    }
    for attached in &card.attached {
        text += &format!(" + {}", wording.card(*attached));
    }
    if !card.duplicates.is_empty() {
        let count = [arg("count", card.duplicates.len() as i64)];
        text += &format!(" + {}", wording.texts.with("joust-duplicates", &count));
    }
    let text = wrapped(&text, 6);
    match card.kneeling {
        true => paint.dim(&format!("    ↷ {}", text.trim_start())),
        false => format!("    ▪ {}", text.trim_start()),
    }
}

fn figures(wording: Wording<'_>, card: &ThronesCard) -> String {
    let texts = wording.texts;
    let mut parts = Vec::new();
    if let Some(strength) = card.strength {
        parts.push(format!("{} {strength}", texts.get("figure-strength")));
    }
    parts.extend(card.icons.iter().map(|it| icon(wording, *it)));
    if 0 < card.power {
        parts.push(texts.with("joust-power-on", &[arg("power", i64::from(card.power))]));
    }
    parts.join(" ")
}

fn icon(wording: Wording<'_>, icon: Icon) -> String {
    wording.texts.get(&format!("icon-{}", key_of(icon)))
}

fn challenge(wording: Wording<'_>, it: &ChallengeView, paint: Paint) -> Vec<String> {
    let title = format!("{} · {}", wording.texts.get("challenge"), icon(wording, it.icon));
    let side = |seat: u8, cards: &[Handle], total: u16| {
        let cards = cards.iter().map(|it| wording.card(*it)).collect::<Vec<_>>().join(", ");
        let text = format!("{} {total}: {cards}", wording.names.seat(seat));
        let text = wrapped(&text, 4);
        if Some(seat) == wording.view.you() { paint.own(&text) } else { paint.other(&text) }
    };
    vec![
        rule_line(&title, paint),
        side(it.attacker, &it.attackers, it.attack),
        side(it.defender, &it.defenders, it.defence),
    ]
}
