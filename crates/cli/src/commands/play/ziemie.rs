//! What only the whole game of VETO! lays on the table: rights and strategia of a seat, the pole
//! karmazynów, the Pole Ziem with its oddziały, a bitwa.

use wire::view::{SeatView, VetoView, ZiemiaView};

use super::table::{on_pole, rule_line};
use crate::{paint::Paint, sheet::wrapped, texts::arg, wording::Wording};

/// Who begins, who has the influence of war, by which plan he plays.
pub(super) fn rights(wording: Wording<'_>, view: &VetoView, seat: &SeatView) -> Option<String> {
    let texts = wording.texts;
    let is_whole = view.ruleset != ::veto::MOUNT_AND_BLADE.name;
    let initiative = is_whole && view.initiative == seat.seat;
    let strategia = seat.strategia.as_deref().map(|it| {
        format!("{}: {}", texts.get("kind-strategia"), wording.names.card(Some(it), texts))
    });
    let all = [
        initiative.then(|| texts.get("term-inicjatywa")),
        (view.bojowy == Some(seat.seat)).then(|| texts.get("term-wplyw-bojowy")),
        strategia,
    ];
    let all: Vec<String> = all.into_iter().flatten().collect();
    (!all.is_empty()).then(|| wrapped(&all.join(" · "), 4))
}

pub(super) fn karmazyni(wording: Wording<'_>, seat: &SeatView, paint: Paint) -> Vec<String> {
    if seat.karmazyni.is_empty() {
        return Vec::new();
    }
    let caption = paint.dim(&format!("    {}:", wording.texts.get("term-pole-karmazynow")));
    let stand = seat.karmazyni.iter().map(|it| on_pole(wording, *it, paint));
    std::iter::once(caption).chain(stand).collect()
}

pub(super) fn ziemie(wording: Wording<'_>, view: &VetoView, paint: Paint) -> Vec<String> {
    let mut lines = Vec::new();
    if !view.ziemie.is_empty() {
        lines.push(rule_line(&wording.texts.get("zone-ziemie"), paint));
    }
    for ziemia in &view.ziemie {
        lines.extend(one(wording, ziemia, paint));
    }
    if let Some(bitwa) = &view.bitwa {
        let name = wording.card(bitwa.ziemia);
        let title = wording.texts.with("battle-label", &[arg("ziemia", name)]);
        let score = wording.texts.get("battle-won");
        lines.push(rule_line(
            &format!("{title} · {score} {} : {}", bitwa.won[0], bitwa.won[1]),
            paint,
        ));
    }
    lines
}

/// A ziemia, who controls it, and those who stand there with the name of whoever leads them.
fn one(wording: Wording<'_>, ziemia: &ZiemiaView, paint: Paint) -> Vec<String> {
    let held = match ziemia.controlled_by {
        None => wording.texts.get("ziemia-free"),
        Some(seat) => {
            let name = wording.names.seat(seat).to_owned();
            wording.texts.with("ziemia-held", &[arg("name", name)])
        }
    };
    let mut lines = vec![format!("{} ({held})", on_pole(wording, ziemia.ziemia, paint))];
    for oddzial in &ziemia.oddzialy {
        let line = on_pole(wording, *oddzial, paint);
        let own = wording.card_view(*oddzial).map(|it| it.controller) == wording.view.you();
        lines.push(format!("  {}", if own { paint.own(&line) } else { paint.other(&line) }));
    }
    lines
}
