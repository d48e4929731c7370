//! The printed facts of a card as two short lines.

use super::{polish_forms, *};
use crate::{lang::Word, text::Lang};

/// "Character · Baratheon · loyal · unique · King · Lord"
pub fn type_line(card: &Card, names: &Names, lang: Lang) -> String {
    let kind = match lang {
        Lang::Pl => {
            let noun = polish_forms::of_kind(Some(card.kind));
            noun.form(polish_forms::Case::Nom, polish_forms::Number::One)
        }
        Lang::En => card.kind.spelling(),
    };
    let faction = match (card.faction, lang) {
        (Faction::NightsWatch, Lang::Pl) => "Nocna Straż",
        (Faction::Neutral, Lang::Pl) => "bez stronnictwa",
        (faction, _) => faction.spelling(),
    };
    let mut parts = vec![capital(kind), faction.to_owned()];
    let flags = match lang {
        Lang::Pl => [(card.loyal, "lojalna"), (card.unique, "unikatowa")],
        Lang::En => [(card.loyal, "loyal"), (card.unique, "unique")],
    };
    parts.extend(flags.iter().filter(|(is, _)| *is).map(|(_, word)| (*word).to_owned()));
    parts.extend(card.traits.iter().map(|it| names.trait_name(*it).to_owned()));
    parts.join(" · ")
}

/// "cost 7   STR 5   military power", or the values of a plot.
pub fn figures(card: &Card, lang: Lang) -> String {
    let say = |pl: &'static str, en: &'static str| if lang == Lang::Pl { pl } else { en };
    let mut parts = Vec::new();
    parts.extend(card.cost.map(|it| match it {
        Price::Gold(gold) => format!("{} {gold}", say("koszt", "cost")),
        Price::ChosenX | Price::CostOfIt => format!("{} X", say("koszt", "cost")),
    }));
    parts.extend(card.strength.map(|it| format!("{} {it}", say("SIŁA", "STR"))));
    parts.extend(card.icons.iter().map(|it| match it {
        Icon::Military => say("militarna", "military").to_owned(),
        Icon::Intrigue => say("intryga", "intrigue").to_owned(),
        Icon::Power => say("władza", "power").to_owned(),
    }));
    if let Some(PlotValues { gold, initiative, claim, reserve }) = card.plot {
        parts.push(format!("{} {gold}", say("złoto", "gold")));
        parts.push(format!("{} {initiative}", say("inicjatywa", "initiative")));
        parts.push(format!("{} {claim}", say("roszczenie", "claim")));
        parts.push(format!("{} {reserve}", say("rezerwa", "reserve")));
    }
    parts.join("   ")
}
