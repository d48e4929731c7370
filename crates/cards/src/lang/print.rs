//! The one canonical form of a sentence: `print(parse(s)) == s`.

use std::fmt::{self, Display};

use super::*;

impl<V: Vocabulary> Display for Ability<V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.head.spelling())?;
        if let Some(zone) = self.zone {
            write!(f, " in {}", zone.spelling())?;
        }
        if let Some(event) = &self.event {
            write!(f, " when {event}")?;
        }
        if let Some(moment) = self.moment {
            write!(f, " at {}", moment.spelling())?;
        }
        if let Some(condition) = &self.condition {
            write!(f, " if {condition}")?;
        }
        f.write_str(": ")?;
        for (place, cost) in self.costs.iter().enumerate() {
            write!(f, "{}{cost}", if place == 0 { "" } else { ", " })?;
        }
        if !self.costs.is_empty() {
            f.write_str(" => ")?;
        }
        for (place, step) in self.effects.iter().enumerate() {
            let link = match (place, step.link) {
                (0, _) => "",
                (_, Link::And) => ", ",
                (_, Link::Then) => ", then ",
            };
            write!(f, "{link}{}", step.effect)?;
        }
        match &self.limit {
            Some(limit) => write!(f, " ({limit})"),
            None => Ok(()),
        }
    }
}

impl<V: Vocabulary> Display for Limit<V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let in_total = if self.in_total { " in total" } else { "" };
        write!(f, "{} per {}{in_total}", self.times, self.span.spelling())
    }
}

impl<V: Vocabulary> Display for Happening<V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let event = match self.subject {
            Subject::Who(Who::You) => V::event_for_you(self.event),
            _ => self.event.spelling(),
        };
        write!(f, "{} {event}", self.subject)?;
        match &self.object {
            Some(object) => write!(f, " {object}"),
            None => Ok(()),
        }
    }
}

impl<V: Vocabulary> Display for Subject<V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Subject::Who(who) => write!(f, "{who}"),
            Subject::Card(reference) => write!(f, "{reference}"),
            Subject::Any(filter) => write!(f, "{filter}"),
        }
    }
}

impl Display for Who {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Who::You => "you",
            Who::Opponent => "opponent",
            Who::Anyone => "anyone",
        })
    }
}

impl Display for Whose {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Whose::Own => "own",
            Whose::Enemy => "enemy",
        })
    }
}

impl<V: Vocabulary> Display for Reference<V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reference::This => f.write_str("this"),
            Reference::Host => f.write_str("host"),
            Reference::It => f.write_str("it"),
            Reference::That => f.write_str("that"),
            Reference::Role(whose, role) => write!(f, "{whose} {}", role.spelling()),
        }
    }
}

impl<V: Vocabulary> Display for Filter<V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(whose) = self.whose {
            write!(f, "{whose} ")?;
        }
        for state in &self.states {
            write!(f, "{} ", state.spelling())?;
        }
        f.write_str(self.kind.spelling())?;
        for test in &self.tests {
            match test {
                Test::With(keyword) => write!(f, " with {}", keyword.spelling())?,
                Test::Without(keyword) => write!(f, " without {}", keyword.spelling())?,
                Test::Stat(stat, comparison, amount) => {
                    write!(f, " with {} {comparison} {amount}", stat.spelling())?;
                }
                Test::Modified(stat, comparison, amount) => {
                    write!(f, " with modified {} {comparison} {amount}", stat.spelling())?;
                }
                Test::In(whose, zone) => write!(f, " in {whose} {}", zone.spelling())?,
                Test::OtherThan(reference) => write!(f, " other than {reference}")?,
                Test::AttachedTo(reference) => write!(f, " attached to {reference}")?,
                Test::Named(name) => write!(f, " named [{name}]")?,
                Test::Bearing(name) => write!(f, " bearing [{name}]")?,
            }
        }
        Ok(())
    }
}

impl Display for Comparison {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Comparison::AtMost => "<=",
            Comparison::AtLeast => ">=",
            Comparison::Exactly => "=",
            Comparison::Less => "<",
            Comparison::More => ">",
        })
    }
}

impl<V: Vocabulary> Display for Amount<V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Amount::Number(number) => write!(f, "{number}"),
            Amount::Count(filter) => write!(f, "number of {filter}"),
            Amount::Of(stat, reference) => write!(f, "{} of {reference}", stat.spelling()),
            Amount::ModifiedOf(stat, reference) => {
                write!(f, "modified {} of {reference}", stat.spelling())
            }
            Amount::Half(amount) => write!(f, "half of {amount}"),
            Amount::Excess(amount, over) => write!(f, "excess of {amount} over {over}"),
            Amount::Has(resource, who) => write!(f, "{} of {who}", resource.spelling()),
        }
    }
}

impl<V: Vocabulary> Display for Condition<V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Condition::Exists(filter) => write!(f, "exists {filter}"),
            Condition::None(filter) => write!(f, "no {filter}"),
            Condition::Compare(left, comparison, right) => {
                write!(f, "{left} {comparison} {right}")
            }
            Condition::Is(reference, filter) => write!(f, "{reference} is {filter}"),
        }
    }
}

impl<V: Vocabulary> Display for Effect<V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let lasts = |span: &Option<V::Span>| match span {
            Some(span) => format!(" this {}", span.spelling()),
            None => String::new(),
        };
        match self {
            Effect::Do(deed) => write!(f, "{deed}"),
            Effect::Gets { target, stat, by, span } => {
                let gets = if *target == Target::Who(Who::You) { "get" } else { "gets" };
                write!(f, "{target} {gets} {} {by}{}", stat.spelling(), lasts(span))
            }
            Effect::Gains { target, keyword, span } => {
                write!(f, "{target} gains {}{}", keyword.spelling(), lasts(span))
            }
            Effect::Loses { target, keyword, span } => {
                write!(f, "{target} loses {}{}", keyword.spelling(), lasts(span))
            }
            Effect::Cannot { target, ban, span } => {
                write!(f, "{target} cannot {}{}", ban.spelling(), lasts(span))
            }
            Effect::Can { target, ban, span } => {
                write!(f, "{target} can {}{}", ban.spelling(), lasts(span))
            }
            Effect::Bears { target, most, marker } => {
                write!(f, "{target} bears at most {most} {}", marker.spelling())
            }
            Effect::Instead { deed, of } => write!(f, "may {deed} instead of {}", of.spelling()),
            Effect::May(effect) => write!(f, "may {effect}"),
            Effect::Either(one, other) => write!(f, "either {one} or {other}"),
        }
    }
}

impl<V: Vocabulary> Display for Signed<V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.minus { "-" } else { "+" };
        match &self.amount {
            Amount::Number(number) => write!(f, "{sign}{number}"),
            other => write!(f, "{sign} {other}"),
        }
    }
}

impl<V: Vocabulary> Display for Deed<V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.by {
            Who::You => {}
            who => write!(f, "{who} must ")?,
        }
        let verb = self.verb.spelling();
        match (&self.what, self.verb.signature()) {
            (What::Nothing, _) => f.write_str(verb),
            (What::Pair(one, other), Signature::Pair(between)) => {
                write!(f, "{verb} {one} {between} {other}")
            }
            (What::Marker(marker, target), Signature::Marker(between)) => {
                write!(f, "{verb} {} {between} {target}", marker.spelling())
            }
            (what, _) => write!(f, "{verb} {what}"),
        }
    }
}

impl<V: Vocabulary> Display for What<V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            What::Amount(amount) => write!(f, "{amount}"),
            What::Resource { amount, resource, from } => {
                let unit = match amount {
                    Amount::Number(1) => V::one(*resource),
                    _ => resource.spelling(),
                };
                write!(f, "{amount} {unit}")?;
                match from {
                    Some(who) => write!(f, " from {who}"),
                    None => Ok(()),
                }
            }
            What::Cards(target) => write!(f, "{target}"),
            What::Pair(one, other) => write!(f, "{one} {other}"),
            What::Marker(marker, target) => write!(f, "{} {target}", marker.spelling()),
            What::Nothing => Ok(()),
        }
    }
}

impl<V: Vocabulary> Display for Target<V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Target::Who(who) => write!(f, "{who}"),
            Target::Card(reference) => write!(f, "{reference}"),
            Target::Choose { up_to, count, filter } => {
                write!(f, "{}{count} {filter}", if *up_to { "up to " } else { "" })
            }
            Target::Each(filter) => write!(f, "each {filter}"),
        }
    }
}
