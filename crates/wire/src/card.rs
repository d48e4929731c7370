//! Cards as printed, for clients.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::joust::{Icon, PlotValues};

/// One card of a set: facts, and text generated from what it does.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct CardInfo {
    /// "mb-bohun"
    pub id: String,
    pub name: String,
    /// Of one of the two cards a joined card can be: the id of the joined card.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub half_of: Option<String>,
    /// The name of the Polish edition, if it is another one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name_pl: Option<String>,
    /// frakcja, postac, posesja, moderunek, sztych, efekt, ziemia, oddzial, strategia, przymierze;
    /// of Thrones faction_card, character, location, attachment, event, plot, agenda, title
    pub kind: String,
    pub faction: Option<String>,
    pub szabla: Option<i8>,
    pub kreski: Option<u8>,
    pub lafa: Option<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bitnosc: Option<i8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub karnosc: Option<i8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub znaczenie: Option<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dobrobyt: Option<u8>,
    /// With a plus income, with a minus upkeep; Dochód of a faction card.
    pub income: Option<i8>,
    pub skarb: Option<u8>,
    pub keywords: Vec<String>,
    /// What an efekt that stays is attached to, in words.
    pub attach: Option<Text>,
    /// One entry per ability, in order.
    pub abilities: Vec<AbilityText>,
    /// "attested" (known real card, facts kept) or "interrex" (ours).
    pub origin: String,
    /// What is printed on a card of Thrones.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub thrones: Option<ThronesFacts>,
    /// What else is printed on a card of VETO!.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub veto: Option<VetoFacts>,
}

/// The parts of a card of VETO! that not every edition has (AH 200.1).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct VetoFacts {
    /// Tells versions of one card apart.
    pub przydomek: Option<String>,
    /// The factions whose mark it bears; none for a factionless card.
    pub factions: Vec<String>,
    /// The alliances whose mark it bears.
    pub sojusze: Vec<String>,
    /// Of a moderunek: what it adds to the Kreski of its bearer.
    pub kreski_of_bearer: Option<i8>,
    /// The name of the expansion.
    pub set: String,
    pub season: Option<String>,
    pub number: Option<u16>,
    /// rare, uncommon, common, occasional
    pub rarity: Option<String>,
    pub artist: Option<String>,
    /// The quotation, which has no influence on the game.
    pub cytat: Option<String>,
}

/// The printed facts of a card of Thrones; its text is `abilities`, a paragraph each.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ThronesFacts {
    pub loyal: bool,
    pub unique: bool,
    /// A number or X.
    pub cost: Option<String>,
    pub strength: Option<u8>,
    pub icons: Vec<Icon>,
    pub traits: Vec<String>,
    pub plot: Option<PlotValues>,
    /// Type, faction, traits in words.
    pub type_line: Text,
    /// Everything below the traits, a paragraph each, keywords included.
    pub text: Vec<Text>,
    /// The rules that explain its keywords, e.g. "KZ Renoma.0".
    pub keyword_rules: Vec<String>,
}

/// Something said in both languages.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Text {
    pub pl: String,
    pub en: String,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct AbilityText {
    /// C, D, R, or empty for triggered and static abilities.
    pub mark: String,
    /// True if using it taps the card (the sign Z).
    pub zaznacz: bool,
    pub pl: String,
    pub en: String,
    /// A few words that say as much, for a card held in the hand.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub short: Option<Text>,
    /// The sentence of the card language.
    pub source: String,
}

impl AbilityText {
    /// The signs before the text: "RZ"; none for triggered and static abilities.
    pub fn signs(&self) -> String {
        format!("{}{}", self.mark, if self.zaznacz { "Z" } else { "" })
    }
}
