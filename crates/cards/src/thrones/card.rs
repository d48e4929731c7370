//! A Thrones card as printed.

use super::*;

/// Everything printed on a card.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Card {
    /// Unique over all sets, e.g. "01048".
    pub code: String,
    pub name: String,
    /// `name` as a number: cards with the same are copies of each other.
    pub title: Title,
    /// The name of the Polish edition, where it is known.
    pub polish_name: Option<String>,
    pub kind: Kind,
    pub faction: Faction,
    pub loyal: bool,
    pub unique: bool,
    /// Of characters, locations, attachments and events.
    pub cost: Option<Price>,
    /// Of characters.
    pub strength: Option<u8>,
    pub icons: Few<Icon>,
    pub traits: Vec<Trait>,
    pub keywords: Vec<Keyword>,
    /// Of plots.
    pub plot: Option<PlotValues>,
    /// What the card adds to its controller's plot values.
    pub bonus: Bonus,
    /// Of an attachment: what it may be attached to besides the rules' own limits.
    pub attach: Option<Filter>,
    pub abilities: Vec<Ability>,
    /// Of an event that stays: what it is as an attachment.
    pub as_attachment: Option<Attached>,
    /// Of an agenda.
    pub deck_rules: Vec<DeckRule>,
    /// Of a title.
    pub relations: Option<Relations>,
    /// How many copies a deck may hold.
    pub deck_limit: u8,
    /// How many there are in the box.
    pub quantity: u8,
}

/// What a card costs in gold.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Price {
    Gold(u8),
    /// X, which the player chooses before targets.
    ChosenX,
    /// X, the printed cost of the card of the trigger (an X there counts 0).
    CostOfIt,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Keyword {
    Ambush(AmbushCost),
    Insight,
    Intimidate,
    Limited,
    NoAttachments,
    NoAttachmentsExcept(Trait),
    /// No attachments with this trait.
    NoSuchAttachments(Trait),
    Pillage,
    Renown,
    Stealth,
    Terminal,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AmbushCost {
    Gold(u8),
    /// As much as is printed on the card that has the keyword.
    Printed,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PlotValues {
    pub gold: u8,
    pub initiative: u8,
    pub claim: u8,
    pub reserve: u8,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Bonus {
    pub gold: i8,
    pub initiative: i8,
    pub reserve: i8,
}

/// The traits, keywords and text a card has as an attachment.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Attached {
    pub traits: Vec<Trait>,
    pub keywords: Vec<Keyword>,
    pub abilities: Vec<Ability>,
}

/// How an agenda changes what a deck may hold.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DeckRule {
    /// `at most 15 neutral`: cards in the draw deck.
    AtMost(u8, Faction),
    /// `at least 12 Stark`
    AtLeast(u8, Faction),
    /// `may include non-loyal Stark`
    MayIncludeNonLoyal(Faction),
}

/// Whom the bearer of a title supports, and who are his rivals.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Relations {
    pub supports: Option<Title>,
    pub rivals: Vec<Title>,
}

/// What a card of its kind must or may not have.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CardProblem {
    /// The key that is missing or out of place.
    pub key: &'static str,
    pub message: String,
}

impl Card {
    /// Does the kind of the card fit the facts it has?
    ///
    /// # Errors
    ///
    /// The first fact that is missing or out of place.
    pub fn check(&self) -> Result<(), CardProblem> {
        let has = [
            ("cost", self.cost.is_some()),
            ("strength", self.strength.is_some()),
            ("icons", !self.icons.is_empty()),
            ("plot", self.plot.is_some()),
            ("attach", self.attach.is_some()),
            ("as_attachment", self.as_attachment.is_some()),
            ("deck", !self.deck_rules.is_empty()),
            ("supports", self.relations.is_some()),
        ];
        let (must, may): (&[&str], &[&str]) = match self.kind {
            Kind::Character => (&["cost", "strength"], &["icons"]),
            Kind::Location => (&["cost"], &[]),
            Kind::Attachment => (&["cost"], &["attach"]),
            Kind::Event => (&["cost"], &["as_attachment"]),
            Kind::Plot => (&["plot"], &[]),
            Kind::Agenda => (&[], &["deck"]),
            Kind::Title => (&[], &["supports"]),
            Kind::FactionCard => {
                let message = "faction cards are not entered; every faction has one".to_owned();
                return Err(CardProblem { key: "type", message });
            }
        };
        for (key, present) in has {
            if must.contains(&key) && !present {
                let message = format!("a card of this type must have `{key}`");
                return Err(CardProblem { key, message });
            }
            if present && !must.contains(&key) && !may.contains(&key) {
                let message = format!("a card of this type has no `{key}`");
                return Err(CardProblem { key, message });
            }
        }
        if self.loyal && self.faction == Faction::Neutral {
            let message = "a neutral card is loyal to nobody".to_owned();
            return Err(CardProblem { key: "loyal", message });
        }
        Ok(())
    }
}

/// The cards of a file, and the words they brought.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Set {
    pub id: String,
    pub name: String,
    pub names: Names,
    pub cards: Vec<Card>,
}
