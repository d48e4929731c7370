//! A card of Thrones as printed, with its generated texts.

use cards::{
    lang::Word,
    text::Lang,
    thrones::{
        Ability, Card, Head, Icon, Keyword, Kind, Names, Price, ability_text, rules_text, type_line,
    },
};
use rulebook::rule;

use rulebook::{RuleId, cite};

use crate::{
    card::{AbilityText, CardInfo, Text, ThronesFacts},
    joust,
};

pub(super) fn icon(icon: Icon) -> joust::Icon {
    match icon {
        Icon::Military => joust::Icon::Military,
        Icon::Intrigue => joust::Icon::Intrigue,
        Icon::Power => joust::Icon::Power,
    }
}

/// The key of a type of card.
pub(super) fn kind(kind: Kind) -> &'static str {
    match kind {
        Kind::FactionCard => "faction_card",
        other => other.spelling(),
    }
}

/// A card as printed. `abilities` are those that are used, in the order in which choices number them.
pub(super) fn card_info(card: &Card, names: &Names) -> CardInfo {
    let ability = |it: &Ability| {
        let Ability::Active(active) = it else { return None };
        let text = |lang| ability_text(it, card.kind, names, lang);
        Some(AbilityText {
            mark: mark(active.head).to_owned(),
            zaznacz: false,
            pl: text(Lang::Pl),
            en: text(Lang::En),
            short: None,
            source: cards::thrones::Spelled::new(it, names).to_string(),
        })
    };
    // Two digits of the set, three of the card in it.
    rule!("KZ Opis kart.12");
    CardInfo {
        veto: None,
        id: card.code.clone(),
        name: card.name.clone(),
        half_of: None,
        name_pl: card.polish_name.clone(),
        kind: kind(card.kind).to_owned(),
        faction: Some(format!("{:?}", card.faction).to_lowercase()),
        szabla: None,
        kreski: None,
        lafa: None,
        bitnosc: None,
        karnosc: None,
        znaczenie: None,
        dobrobyt: None,
        income: None,
        skarb: None,
        keywords: Vec::new(),
        attach: None,
        abilities: card.abilities.iter().filter_map(ability).collect(),
        origin: "attested".to_owned(),
        thrones: Some(facts(card, names)),
    }
}

fn facts(card: &Card, names: &Names) -> ThronesFacts {
    let [polish, english] = [Lang::Pl, Lang::En].map(|it| rules_text(card, names, it));
    let text = polish.into_iter().zip(english).map(|(pl, en)| Text { pl, en });
    ThronesFacts {
        loyal: card.loyal,
        unique: card.unique,
        cost: card.cost.map(|it| match it {
            Price::Gold(gold) => gold.to_string(),
            Price::ChosenX | Price::CostOfIt => "X".to_owned(),
        }),
        strength: card.strength,
        icons: card.icons.iter().map(icon).collect(),
        traits: card.traits.iter().map(|it| names.trait_name(*it).to_owned()).collect(),
        plot: card.plot.map(|it| joust::PlotValues {
            gold: it.gold.into(),
            initiative: it.initiative.into(),
            claim: it.claim.into(),
            reserve: it.reserve.into(),
        }),
        type_line: Text {
            pl: type_line(card, names, Lang::Pl),
            en: type_line(card, names, Lang::En),
        },
        text: text.collect(),
        keyword_rules: card.keywords.iter().map(|it| keyword_rule(it).mark().to_owned()).collect(),
    }
}

/// The rule that explains a keyword.
fn keyword_rule(keyword: &Keyword) -> RuleId {
    match keyword {
        Keyword::Ambush(_) => cite!("KZ Zasadzka (X).0"),
        Keyword::Insight => cite!("KZ Intuicja.0"),
        Keyword::Intimidate => cite!("KZ Zastraszanie.0"),
        Keyword::Limited => cite!("KZ Ograniczenie.0"),
        Keyword::NoAttachments => cite!("KZ Bez dodatków.0"),
        Keyword::NoSuchAttachments(_) => cite!("KZ Bez dodatków.1"),
        Keyword::NoAttachmentsExcept(_) => cite!("KZ Bez dodatków.2"),
        Keyword::Pillage => cite!("KZ Grabież.0"),
        Keyword::Renown => cite!("KZ Renoma.0"),
        Keyword::Stealth => cite!("KZ Podstęp.0"),
        Keyword::Terminal => cite!("KZ Nietrwały.0"),
    }
}

fn mark(head: Head) -> &'static str {
    match head {
        Head::Action | Head::MarshalingAction | Head::ChallengesAction | Head::DominanceAction => {
            "A"
        }
        Head::Reaction | Head::ForcedReaction => "R",
        Head::Interrupt | Head::ForcedInterrupt => "I",
        Head::WhenRevealed | Head::Check => "",
    }
}
