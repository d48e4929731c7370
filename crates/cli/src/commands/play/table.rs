//! The table as lines of text: the opponent above, oneself below, the question last.

use wire::{
    decision::DecisionView,
    view::{CardView, DuelSide, Handle, SeatView, StosKind, VetoView, View},
};

use super::{joust, ziemie};
use crate::{
    paint::Paint,
    sheet::{WIDTH, wrapped},
    texts::{arg, key_of},
    wording::Wording,
};

/// The whole table as this seat sees it.
pub(super) fn table(wording: Wording<'_>, paint: Paint) -> String {
    match wording.view {
        View::Veto(view) => veto_table(wording, view, paint),
        View::Thrones(view) => joust::table(wording, view, paint),
    }
}

fn veto_table(wording: Wording<'_>, view: &VetoView, paint: Paint) -> String {
    let round = match view.round {
        0 => wording.texts.get("phase-przygotowanie"),
        round => wording.texts.with("round", &[arg("round", i64::from(round))]),
    };
    let pool = wording.texts.with("pool-label", &[arg("count", i64::from(view.pool_kreski))]);
    let mut lines = vec![String::new(), rule_line(&format!("{round} · {pool}"), paint)];
    if let Some(seat) = view.election {
        let who = if view.you == Some(seat) { "you" } else { "other" };
        let name = wording.names.seat(seat).to_owned();
        let text = wording.texts.with("election", &[arg("who", who), arg("name", name)]);
        lines.push(paint.bad(&wrapped(&text, 1)));
    }
    let (own, others): (Vec<&SeatView>, Vec<&SeatView>) =
        view.seats.iter().partition(|it| Some(it.seat) == view.you);
    for seat in others {
        lines.extend(seat_lines(wording, view, seat, paint));
    }
    lines.push(paint.dim(&"·".repeat(WIDTH)));
    lines.extend(ziemie::ziemie(wording, view, paint));
    if !view.ziemie.is_empty() {
        lines.push(paint.dim(&"·".repeat(WIDTH)));
    }
    for seat in own {
        lines.extend(seat_lines(wording, view, seat, paint));
        lines.push(dwor(wording, seat, paint));
    }
    lines.extend(stos(wording, view, paint));
    lines.extend(duel(wording, view, paint));
    lines.join("\n")
}

/// The question and its numbered answers.
pub(super) fn question(wording: Wording<'_>, decision: &DecisionView, paint: Paint) -> String {
    let mut lines = vec![String::new(), paint.bold(&wrapped(&wording.question(decision), 0))];
    for (place, choice) in decision.choices.iter().enumerate() {
        let number = format!("{:>4}  ", place + 1);
        let text = wrapped(&wording.choice(choice, decision.question.kind), 6);
        lines.push(format!("{}{}", paint.good(&number), text.trim_start()));
    }
    lines.join("\n")
}

pub(super) fn rule_line(text: &str, paint: Paint) -> String {
    let rest = WIDTH.saturating_sub(text.chars().count() + 5);
    format!("{} {} {}", paint.dim("───"), paint.bold(text), paint.dim(&"─".repeat(rest)))
}

fn seat_lines(wording: Wording<'_>, view: &VetoView, seat: &SeatView, paint: Paint) -> Vec<String> {
    let texts = wording.texts;
    let own = Some(seat.seat) == wording.view.you();
    let faction = wording.names.card(Some(&seat.faction), texts);
    let name = match own {
        true => paint.own(&format!("{faction} ({})", texts.get("terminal-you"))),
        false => paint.other(&faction),
    };
    let figures = texts.with(
        "terminal-seat",
        &[
            arg("kreski", i64::from(seat.kreski)),
            arg("dukaty", i64::from(seat.dukaty)),
            arg("income", format!("{:+}", seat.income)),
            arg("dwor", i64::from(seat.dwor_size)),
            arg("kredens", i64::from(seat.kredens_size)),
        ],
    );
    let mut lines = vec![format!("{name}  {figures}")];
    lines.extend(ziemie::rights(wording, view, seat));
    if !seat.dwor_known.is_empty() {
        let cards = seat.dwor_known.iter().map(|it| wording.names.card(Some(it), texts));
        let cards = cards.collect::<Vec<_>>().join(", ");
        lines.push(wrapped(&texts.with("terminal-known", &[arg("cards", cards)]), 4));
    }
    lines.extend(ziemie::karmazyni(wording, seat, paint));
    for handle in seat.attached.iter().chain(&seat.pole) {
        lines.push(on_pole(wording, *handle, paint));
    }
    if seat.pole.is_empty() && seat.karmazyni.is_empty() {
        lines.push(paint.dim(&format!("    {}", texts.get("terminal-empty"))));
    }
    for (key, pile) in [("lazaret", &seat.lazaret), ("zalnik", &seat.zalnik)] {
        if !pile.is_empty() {
            let cards = pile.iter().map(|it| wording.card(*it)).collect::<Vec<_>>().join(", ");
            let text = format!("{}: {cards}", texts.get(&format!("terminal-{key}")));
            lines.push(paint.dim(&wrapped(&text, 4)));
        }
    }
    lines
}

/// A card in play with everything on it and under it.
pub(super) fn on_pole(wording: Wording<'_>, handle: Handle, paint: Paint) -> String {
    let Some(card) = wording.card_view(handle) else { return String::new() };
    let mut text = wording.card(handle);
    let figures = figures(wording, card);
    if !figures.is_empty() {
        text += &format!("  {figures}");
    }
    let (face_up, face_down): (Vec<Handle>, Vec<Handle>) =
        card.attached.iter().partition(|it| is_face_up(wording, **it));
    for attached in face_up {
        text += &format!(" + {}", wording.card(attached));
    }
    if !face_down.is_empty() {
        let count = face_down.len() as i64;
        text += &format!(" + {}", wording.texts.with("terminal-sztychy", &[arg("count", count)]));
        let own: Vec<String> = face_down
            .iter()
            .filter(|it| wording.card_view(**it).is_some_and(|it| it.card.is_some()))
            .map(|it| wording.card(*it))
            .collect();
        if !own.is_empty() {
            text += &format!(" ({})", own.join(", "));
        }
    }
    let text = wrapped(&text, 6);
    match card.zaznaczona {
        true => paint.dim(&format!("    ↷ {}", text.trim_start())),
        false => format!("    ▪ {}", text.trim_start()),
    }
}

/// Sztychy lie face down, even those one knows.
fn is_face_up(wording: Wording<'_>, handle: Handle) -> bool {
    let id = wording.card_view(handle).and_then(|it| it.card.as_deref());
    let info = id.and_then(|it| wording.names.info(it));
    info.is_some_and(|it| it.kind != "sztych")
}

fn figures(wording: Wording<'_>, card: &CardView) -> String {
    let info = card.card.as_deref().and_then(|it| wording.names.info(it));
    let income = info.and_then(|it| it.income).map(|it| format!("{it:+}"));
    let shown = [
        ("szabla", card.szabla.map(|it| it.to_string())),
        ("kreski", card.kreski.map(|it| it.to_string())),
        ("bitnosc", card.bitnosc.map(|it| it.to_string())),
        ("karnosc", card.karnosc.map(|it| it.to_string())),
        ("znaczenie", card.znaczenie.map(|it| it.to_string())),
        ("dobrobyt", card.dobrobyt.map(|it| it.to_string())),
        ("income", income),
    ];
    let figure = |(name, value): (&str, Option<String>)| {
        Some(format!("{} {}", wording.texts.get(&format!("figure-{name}")), value?))
    };
    shown.into_iter().filter_map(figure).collect::<Vec<_>>().join(" ")
}

fn dwor(wording: Wording<'_>, seat: &SeatView, paint: Paint) -> String {
    let card = |handle: &Handle| {
        let lafa = wording.card_view(*handle).and_then(|it| it.lafa);
        let lafa = lafa.map(|it| format!(" ({it})")).unwrap_or_default();
        format!("{}{lafa}", wording.card(*handle))
    };
    if seat.dwor.is_empty() {
        return paint.own(&format!("  {}", wording.texts.get("terminal-dwor-empty")));
    }
    let cards = seat.dwor.iter().map(card).collect::<Vec<_>>().join(", ");
    let text = format!("{}: {cards}", wording.texts.get("terminal-dwor-own"));
    paint.own(&wrapped(&text, 2))
}

fn stos(wording: Wording<'_>, view: &VetoView, paint: Paint) -> Vec<String> {
    let objects = view.stos.iter().filter(|it| it.kind != StosKind::Duel);
    let object = |it: &wire::view::StosView| {
        let kind = wording.texts.get(&format!("stos-{}", key_of(it.kind)));
        let targets = it.targets.iter().map(|it| wording.card(*it)).collect::<Vec<_>>().join(", ");
        let aim = if targets.is_empty() { String::new() } else { format!(" → {targets}") };
        let by = wording.names.seat(it.controller);
        let text = format!("{kind}: {}{aim} ({by})", wording.card(it.source));
        paint.bold(&wrapped(&text, 4))
    };
    let mut lines: Vec<String> = objects.rev().map(object).collect();
    if !lines.is_empty() {
        lines.insert(0, rule_line(&wording.texts.get("terminal-stos"), paint));
    }
    lines
}

fn duel(wording: Wording<'_>, view: &VetoView, paint: Paint) -> Vec<String> {
    let Some(duel) = &view.duel else { return Vec::new() };
    let stage = wording.texts.get(&format!("duel-stage-{}", key_of(duel.stage)));
    let title = format!("{} · {stage}", wording.texts.get("duel"));
    let side = |it: &DuelSide| {
        let parts = it.parts.iter().map(|part| {
            let name = wording.names.card(Some(&part.card), wording.texts);
            format!("{name} {:+}", part.amount)
        });
        let parts = parts.collect::<Vec<_>>().join(", ");
        let szabla = wording.texts.with("duel-szabla", &[arg("szabla", i64::from(it.szabla))]);
        let text = format!("{}: {szabla} ({parts})", wording.card(it.postac));
        let text = wrapped(&text, 4);
        if Some(it.seat) == wording.view.you() { paint.own(&text) } else { paint.other(&text) }
    };
    vec![rule_line(&title, paint), side(&duel.challenger), side(&duel.challenged)]
}
