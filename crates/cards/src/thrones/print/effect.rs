//! Steps and deeds.

use super::*;

impl Display for Spelled<'_, Effect> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self.tree {
            Effect::Do(deed) => write!(f, "{}", self.of(deed)),
            Effect::Pick(pick) => write!(f, "{}", self.of(pick)),
            Effect::Lasting { until, conditions, modifiers } => {
                let conditions = self.conditions("while", conditions);
                let modifiers = self.joined(modifiers, ", ");
                write!(f, "until {}{conditions} {{ {modifiers} }}", until.spelling())
            }
            Effect::Delayed { at, conditions, steps } => {
                let conditions = self.conditions("if", conditions);
                write!(f, "at {}{conditions} {{ {} }}", at.spelling(), self.steps(steps))
            }
            Effect::If { conditions, steps, otherwise } => {
                let conditions = self.joined(conditions, " and ");
                write!(f, "if {conditions} {{ {} }}", self.steps(steps))?;
                match otherwise.as_slice() {
                    [] => Ok(()),
                    steps => write!(f, " else {{ {} }}", self.steps(steps)),
                }
            }
            Effect::Either(ways) => {
                let ways: Vec<String> =
                    ways.iter().map(|it| format!("{{ {} }}", self.steps(it))).collect();
                write!(f, "either {}", ways.join(" or "))
            }
            Effect::Instead(deed) => write!(f, "instead {}", self.of(&**deed)),
        }
    }
}

impl Display for Spelled<'_, Deed> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self.tree {
            Deed::Cards { verb, cards, saves } => {
                let saves = if *saves { "" } else { " without save" };
                write!(f, "{} {}{saves}", verb.spelling(), self.of(cards))
            }
            Deed::Draw(amount) => write!(f, "draw {}", self.of(amount)),
            Deed::GainGold(amount) => write!(f, "gain gold {}", self.of(amount)),
            Deed::MoveGold { amount, from, to } => {
                write!(f, "move {amount} gold from {} to {}", from.spelling(), to.spelling())
            }
            Deed::ReturnGold(who) => write!(f, "return all gold of {}", who.spelling()),
            Deed::GainPower(card, amount) => write!(f, "{card} gains power {}", self.of(amount)),
            Deed::MovePower { amount, from, to } => {
                write!(f, "move {amount} power from {from} to {to}")
            }
            Deed::LosePower(amount, card) => write!(f, "discard {amount} power from {card}"),
            Deed::PlaceTokens(count, token, card) => {
                write!(f, "place {count} {} on {card}", token.spelling())
            }
            Deed::RemoveTokens(count, token, card) => {
                write!(f, "remove {count} {} from {card}", token.spelling())
            }
            Deed::DiscardAtRandom(count, who) => {
                write!(f, "discard {count} at random from hand of {}", who.spelling())
            }
            Deed::DiscardTop(count, who) => {
                write!(f, "discard top {count} of deck of {}", who.spelling())
            }
            Deed::LookAtHand(who) => write!(f, "look at hand of {}", who.spelling()),
            Deed::Sort { whose, top, up_to, to, rest } => {
                write!(f, "look at top {top} of deck of {}: ", whose.spelling())?;
                write!(f, "up to {up_to} to {} and rest to {}", to.spelling(), rest.spelling())
            }
            Deed::RevealTop(who) => write!(f, "reveal top of deck of {}", who.spelling()),
            Deed::Search { top, filter } => {
                let top = top.map(|it| format!("top {it} of ")).unwrap_or_default();
                write!(f, "search {top}deck for 1 {}", self.of(filter))
            }
            Deed::NameChallengeType(who) => write!(f, "{} challenge type", names(*who)),
            Deed::NameKind(who) => write!(f, "{} card type", names(*who)),
            Deed::Cancel => f.write_str("cancel it"),
            Deed::AttachThis(card) => write!(f, "attach this to {card}"),
            Deed::DuplicateWithTop(card) => write!(f, "duplicate {card} with top of deck"),
        }
    }
}

fn names(who: Who) -> String {
    match who {
        Who::You => "name".to_owned(),
        who => format!("{} names", who.spelling()),
    }
}
