//! The one canonical form of a sentence: `print(parse(s)) == s`.
//!
//! Traits and titles are numbers, so a tree is printed together with the names
//! they belong to: `Spelled { tree: &ability, names }`.

mod effect;
mod filter;
mod modifier;

use std::fmt::{self, Display, Formatter};

use super::*;
use crate::lang::Word;

/// A piece of the tree beside the names its numbers stand for.
#[derive(Debug)]
pub struct Spelled<'t, T> {
    pub tree: &'t T,
    pub names: &'t Names,
}

impl<'t, T> Spelled<'t, T> {
    pub fn new(tree: &'t T, names: &'t Names) -> Spelled<'t, T> {
        Spelled { tree, names }
    }

    fn of<U>(&self, tree: &'t U) -> Spelled<'t, U> {
        Spelled { tree, names: self.names }
    }

    /// Several, with a word between.
    fn joined<U>(&self, list: &'t [U], joint: &str) -> String
    where
        Spelled<'t, U>: Display,
    {
        let parts: Vec<String> = list.iter().map(|it| self.of(it).to_string()).collect();
        parts.join(joint)
    }

    /// ` if a and b`, or nothing.
    fn conditions(&self, lead: &str, conditions: &'t [Condition]) -> String {
        match conditions {
            [] => String::new(),
            list => format!(" {lead} {}", self.joined(list, " and ")),
        }
    }

    fn steps(&self, steps: &'t [Step]) -> String {
        let mut text = String::new();
        for (place, step) in steps.iter().enumerate() {
            text += match (place, step.link) {
                (0, _) => "",
                (_, Link::And) => ", ",
                (_, Link::Then) => ", then ",
            };
            text += &self.of(&step.effect).to_string();
        }
        text
    }
}

impl Display for Spelled<'_, Ability> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self.tree {
            Ability::Constant(constant) => {
                let conditions = self.conditions("while", &constant.conditions);
                write!(f, "always{conditions}: {}", self.joined(&constant.modifiers, ", "))
            }
            Ability::Active(active) => write!(f, "{}", self.of(active)),
        }
    }
}

impl Display for Spelled<'_, Active> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let Active { head, triggers, conditions, costs, targets, steps, limit } = self.tree;
        f.write_str(head.spelling())?;
        if !triggers.is_empty() {
            write!(f, " when {}", self.joined(triggers, " or "))?;
        }
        write!(f, "{}: ", self.conditions("if", conditions))?;
        let mut price: Vec<String> = costs.iter().map(|it| self.of(it).to_string()).collect();
        price.extend(targets.iter().map(|it| self.of(it).to_string()));
        if !price.is_empty() {
            write!(f, "{} => ", price.join(", "))?;
        }
        f.write_str(&self.steps(steps))?;
        match limit {
            Some(limit) => write!(f, " {limit}"),
            None => Ok(()),
        }
    }
}

impl Display for Limit {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let word = if self.by_title { "max" } else { "limit" };
        write!(f, "({word} {} per {})", self.times, self.span.spelling())
    }
}

impl Display for Spelled<'_, Trigger> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self.tree {
            Trigger::Challenge(contest) => write!(f, "{}", self.of(contest)),
            Trigger::Initiated { types, against } => {
                write!(f, "{types}challenge is initiated")?;
                match against {
                    Some(who) => write!(f, " against {}", who.spelling()),
                    None => Ok(()),
                }
            }
            Trigger::Card { subject, event } => {
                write!(f, "{} {}", self.of(subject), event.spelling())
            }
            Trigger::Player { who, event } => {
                write!(f, "{} {}", who.spelling(), event.of(*who))
            }
            Trigger::PhaseBegins(phase) => write!(f, "{} phase begins", phase.spelling()),
            Trigger::PhaseEnds(Some(phase)) => write!(f, "{} phase ends", phase.spelling()),
            Trigger::PhaseEnds(None) => f.write_str("any phase ends"),
        }
    }
}

impl PlayerEvent {
    /// As it is spelled after this player.
    pub(super) fn of(self, who: Who) -> &'static str {
        match (self, who) {
            (PlayerEvent::WinsDominance, Who::You) => "win dominance",
            (PlayerEvent::CollectsIncome, Who::You) => "collect income",
            (event, _) => event.spelling(),
        }
    }
}

impl Display for Spelled<'_, Contest> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let Contest { who, outcome, unopposed, types, role, margin, with } = self.tree;
        let verb = match (outcome, who) {
            (Outcome::Won, Who::You) => "win",
            (Outcome::Won, _) => "wins",
            (Outcome::Lost, Who::You) => "lose",
            (Outcome::Lost, _) => "loses",
        };
        let unopposed = if *unopposed { "unopposed " } else { "" };
        write!(f, "{} {verb} {unopposed}{types}challenge{}", who.spelling(), as_role(*role))?;
        if 0 < *margin {
            write!(f, " by {margin}")?;
        }
        match with {
            Some(subject) => write!(f, " with {}", self.of(subject)),
            None => Ok(()),
        }
    }
}

fn as_role(role: Option<Role>) -> String {
    role.map(|it| format!(" as {}", it.spelling())).unwrap_or_default()
}

/// With the space before the noun: `MIL or POW `; nothing for any.
impl Display for Types {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Types::These(icons) if *icons == Few::all() => Ok(()),
            Types::These(icons) => write!(f, "{} ", alternatives(*icons)),
            Types::Named => f.write_str("named "),
            Types::Same => f.write_str("same "),
        }
    }
}

fn alternatives<W: Small>(few: Few<W>) -> String {
    let words: Vec<&str> = few.iter().map(Word::spelling).collect();
    words.join(" or ")
}

impl Display for Spelled<'_, Subject> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self.tree {
            Subject::Card(reference) => write!(f, "{reference}"),
            Subject::Any(filter) => write!(f, "{}", self.of(filter)),
        }
    }
}

impl Display for Spelled<'_, Cost> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self.tree {
            Cost::Gold(gold) => write!(f, "pay {gold} gold"),
            Cost::Card(verb, card) => write!(f, "{} {card}", verb.spelling()),
            Cost::Some(verb, count, filter) => {
                write!(f, "{} {count} {}", verb.spelling(), self.of(filter))
            }
            Cost::Tokens(count, token, card) => {
                write!(f, "remove {count} {} from {card}", token.spelling())
            }
        }
    }
}

impl Display for Spelled<'_, Pick> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let Pick { by, mode, what } = self.tree;
        match by {
            Who::You => f.write_str(mode.order())?,
            who => write!(f, "{} {}s", who.spelling(), mode.order())?,
        }
        match what {
            Picked::Player(who) => write!(f, " {}", who.spelling()),
            Picked::Cards { count, filter, joint } => {
                match count {
                    Count::Exactly(count) => write!(f, " {count}")?,
                    Count::UpTo(count) => write!(f, " up to {count}")?,
                    Count::Any => f.write_str(" any")?,
                }
                write!(f, " {}", self.of(filter))?;
                if joint.same_controller {
                    f.write_str(" with same controller")?;
                }
                match joint.total_strength {
                    Some(most) => write!(f, " with total STR <= {most}"),
                    None => Ok(()),
                }
            }
        }
    }
}

impl Mode {
    pub(super) fn order(self) -> &'static str {
        match self {
            Mode::Choose => "choose",
            Mode::Spare => "spare",
            Mode::Select => "select",
        }
    }
}

impl Display for DeckRule {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            DeckRule::AtMost(count, faction) => write!(f, "at most {count} {}", faction.spelling()),
            DeckRule::AtLeast(count, faction) => {
                write!(f, "at least {count} {}", faction.spelling())
            }
            DeckRule::MayIncludeNonLoyal(faction) => {
                write!(f, "may include non-loyal {}", faction.spelling())
            }
        }
    }
}
