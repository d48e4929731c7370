//! Cards, numbers and conditions.

use super::*;

impl Display for Ref {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Ref::This => f.write_str("this"),
            Ref::Host => f.write_str("host"),
            Ref::It => f.write_str("it"),
            Ref::Target(0) => f.write_str("target"),
            Ref::Target(slot) => write!(f, "target {}", u16::from(*slot) + 1),
            Ref::Found => f.write_str("found"),
            Ref::FactionCard(Who::You) => f.write_str("own faction card"),
            Ref::FactionCard(who) => write!(f, "faction card of {}", who.spelling()),
        }
    }
}

impl Display for Spelled<'_, Cards> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self.tree {
            Cards::One(reference) => write!(f, "{reference}"),
            Cards::Each(filter) => write!(f, "each {}", self.of(filter)),
        }
    }
}

impl Display for Spelled<'_, Filter> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let Filter { controller, states, faction, kinds, tests, place } = self.tree;
        match controller {
            Some(Who::You) => f.write_str("own ")?,
            Some(Who::Opponent) => f.write_str("enemy ")?,
            _ => {}
        }
        for state in states {
            write!(f, "{} ", state.spelling())?;
        }
        if let Some(faction) = faction {
            write!(f, "{} ", faction.spelling())?;
        }
        if kinds.is_empty() {
            f.write_str("card")?;
        }
        f.write_str(&alternatives(*kinds))?;
        match controller {
            None | Some(Who::You | Who::Opponent) => {}
            Some(who) => write!(f, " of {}", who.spelling())?,
        }
        for test in tests {
            write!(f, " {}", self.of(test))?;
        }
        match place {
            Some(place) => write!(f, " {place}"),
            None => Ok(()),
        }
    }
}

impl Display for Place {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let zones = alternatives(self.zones);
        match self.owner {
            Who::You => write!(f, "in own {zones}"),
            Who::Opponent => write!(f, "in enemy {zones}"),
            who => write!(f, "in {zones} of {}", who.spelling()),
        }
    }
}

impl Display for Spelled<'_, Test> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self.tree {
            Test::Marked(marks) => {
                let lead = match marks.first() {
                    Some(Mark::Title(_)) => "called",
                    _ => "with",
                };
                write!(f, "{lead} {}", self.joined(marks, " or "))
            }
            Test::Value(value, comparison, amount) => {
                write!(f, "with {} {comparison} {}", value.spelling(), self.of(amount))
            }
            Test::Tokens(count, token) => write!(f, "with {count} {}", token.spelling()),
            Test::WithoutIcon(icon) => write!(f, "without {} icon", icon.spelling()),
            Test::Unattached => f.write_str("without attachments"),
            Test::Duplicated => f.write_str("with duplicate"),
            Test::OtherThan(reference) => write!(f, "other than {reference}"),
            Test::Among(reference) => write!(f, "among {reference}"),
            Test::CopyOf(reference) => write!(f, "copy of {reference}"),
            Test::NotNamedKind => f.write_str("not of named type"),
        }
    }
}

impl Display for Spelled<'_, Mark> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self.tree {
            Mark::Trait(it) => f.write_str(self.names.trait_name(*it)),
            Mark::Title(it) => write!(f, "[{}]", self.names.title(*it)),
        }
    }
}

impl Display for Spelled<'_, Amount> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self.tree {
            Amount::Number(number) => write!(f, "{number}"),
            Amount::X => f.write_str("X"),
            Amount::Margin { per } => write!(f, "margin / {per}"),
            Amount::Count(filter) => write!(f, "number of {}", self.of(&**filter)),
            Amount::Gold(who) => write!(f, "gold of {}", who.spelling()),
            Amount::UsedPlots(who) => write!(f, "used plots of {}", who.spelling()),
            Amount::Hand(who) => write!(f, "hand of {}", who.spelling()),
            Amount::Of(value, reference) => write!(f, "{} of {reference}", value.spelling()),
            Amount::Challenges(history) => write!(f, "{history}"),
            Amount::Choice(condition, one, other) => {
                write!(f, "{one} if {} else {other}", self.of(&**condition))
            }
        }
    }
}

impl Display for History {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let History { types, outcome, role, who, span } = self;
        let (outcome, role) = (outcome.spelling(), as_role(*role));
        let (who, span) = (who.spelling(), span.spelling());
        write!(f, "{types}challenges {outcome}{role} by {who} this {span}")
    }
}

impl Display for Spelled<'_, Condition> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self.tree {
            Condition::Exists(filter) => write!(f, "exists {}", self.of(filter)),
            Condition::Is(reference, filter) => write!(f, "{reference} is {}", self.of(filter)),
            Condition::InPlay(reference) => write!(f, "{reference} is in play"),
            Condition::FirstPlayer => f.write_str("you are first player"),
            Condition::NotFirstPlayer => f.write_str("you are not first player"),
            Condition::InPhase(phase) => write!(f, "during {} phase", phase.spelling()),
            Condition::InChallenge(types, side) => {
                write!(f, "during {types}challenge")?;
                f.write_str(match side {
                    None => "",
                    Some(Side::Attacks) => " you attack",
                    Some(Side::Defends) => " you defend",
                    Some(Side::TakesPart) => " you take part in",
                })
            }
            Condition::HaveParticipant => f.write_str("you have participant"),
            Condition::DefenderIsRival => f.write_str("defending player is rival"),
            Condition::WinChallenge => f.write_str("you win challenge"),
            Condition::EnteredByAmbush(reference) => {
                write!(f, "{reference} entered play this phase by ambush")
            }
            Condition::Compare(left, comparison, right) => {
                write!(f, "{} {comparison} {}", self.of(left), self.of(right))
            }
        }
    }
}
