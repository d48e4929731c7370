//! What a seat is asked, and every legal answer.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{
    card::Text,
    view::{Handle, SeatNo},
};

/// A question to one seat. Other seats learn only `seat` and `question`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct DecisionView {
    pub seat: SeatNo,
    pub question: Question,
    /// In the order of the engine; a choice is answered by its place in this list.
    pub choices: Vec<ChoiceView>,
}

/// What is asked. `kind` is the key of the text `question-<kind>`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Question {
    pub kind: QuestionKind,
    /// The card the question is about (the one being played, the challenged postać …).
    pub about: Option<Handle>,
    /// The rule that gives this right or duty, e.g. "MB 44".
    pub rule: Option<String>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum QuestionKind {
    /// Keep the opening dwór or exchange it once.
    Grymaszenie,
    /// Przy głosie: czyn, drobiazgi, bene or pas.
    Stint,
    /// A replika on the top object of the stos, or none.
    Reply,
    /// Accept or refuse a challenge.
    Acceptance,
    /// Which of several moderunki of one type is used in this duel.
    Moderunek,
    /// In a duel: a sztych, a replika or bene.
    DuelTurn,
    /// Choose a card (a target, a card found, a card to discard).
    Card,
    /// Do it or not.
    May,
    /// One of several ways the card offers.
    OneOf,
    /// At the end of the round: discard one card or none.
    Discard,
    /// Announce the wolna elekcja or not.
    Elekcja,
    /// Buy points of initiative, or pass.
    Inicjatywa,
    /// Discard a card instead of paying its upkeep, or pay for all that are left.
    Utrzymanie,
}

/// One legal answer.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ChoiceView {
    pub kind: ChoiceKind,
    /// The card to click for it.
    pub card: Option<Handle>,
    /// A card of the kredens being searched (a card id); such cards have no handle.
    pub find: Option<String>,
    /// Which ability of the card, counted from zero.
    pub ability: Option<u8>,
    /// A number, for choices that are one (a way of `OneOf`).
    pub number: Option<u8>,
    /// What it would do, where no card's own text says it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub text: Option<Text>,
    /// The rule that allows it, e.g. "MB 38".
    pub rule: Option<String>,
}

/// `kind` is the key of the text `choice-<kind>`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum ChoiceKind {
    /// Play a card from the dwór (a target, if one is needed, is asked next).
    Play,
    /// Lay a sztych face down under a postać (which one is asked next).
    Underlay,
    Agitate,
    /// Challenge with this postać (whom is asked next).
    Challenge,
    /// Use an ability of a card in play.
    Use,
    /// Discard a sztych for one kreska more at one's own agitacja.
    Boost,
    Bene,
    Pas,
    /// No replika.
    Decline,
    Accept,
    Refuse,
    Keep,
    Exchange,
    /// This card.
    Pick,
    /// Take the card `find` from the kredens.
    Find,
    /// No (further) card.
    Done,
    Yes,
    No,
    /// The way with this `number`.
    Way,
    /// So many points of initiative, see `number`.
    Bid,
    /// Move a postać to the other field.
    ChangeField,
    Announce,
    Wait,
}

/// Why something cannot be done now; the answer to "why not?" about a card.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct RefusalView {
    /// What was tried.
    pub choice: ChoiceKind,
    /// The key of the text `refusal-<reason>`, e.g. "zaznaczona", "not-your-stint".
    pub reason: String,
    /// Cards the reason speaks of.
    pub cards: Vec<Handle>,
    /// Numbers the reason speaks of (lafa 5, skarb 4).
    pub numbers: Vec<i32>,
    /// The card whose text forbids it (a card id).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<String>,
    /// The rule a judge would quote.
    pub rule: String,
}
