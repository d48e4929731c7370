//! Changes that hold for a time, and keywords.

use super::*;

impl Display for Spelled<'_, Modifier> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self.tree {
            Modifier::Strength { cards, change } => {
                write!(f, "{} gets STR {}", self.of(cards), self.change(change))
            }
            Modifier::GainsIcon(cards, icon) => write!(f, "{} gains {icon}", self.of(cards)),
            Modifier::LosesIcon(cards, icon) => write!(f, "{} loses {icon}", self.of(cards)),
            Modifier::GainsKeyword(cards, keyword) => {
                write!(f, "{} gains {}", self.of(cards), self.of(keyword))
            }
            Modifier::Blank(cards) => write!(f, "{} is blank", self.of(cards)),
            Modifier::BaseGold(filter, gold) => {
                write!(f, "each {} has base gold {gold}", self.of(filter))
            }
            Modifier::NoStrength(cards) => write!(f, "{} contributes no STR", self.of(cards)),
            Modifier::CountsAsAttacking(card) => write!(f, "{card} counts as attacking"),
            Modifier::DiesAtZero(cards) => write!(f, "{} dies at STR 0", self.of(cards)),
            Modifier::NoKneel { cards, role, types, first_each_round } => {
                let (first, each) = match first_each_round {
                    true => ("first ", " each round"),
                    false => ("", ""),
                };
                let (cards, role) = (self.of(cards), role.spelling());
                write!(f, "{cards} does not kneel as {role} in {first}{types}challenge{each}")
            }
            Modifier::MayDefend { card, types } => {
                write!(f, "{card} may defend in {types}challenge though kneeling or without icon")
            }
            Modifier::Cannot(cards, ban) => {
                write!(f, "{} cannot {}", self.of(cards), ban.spelling())
            }
            Modifier::MustDefend(cards) => {
                write!(f, "{} must be declared defender", self.of(cards))
            }
            Modifier::Immune(cards, filter) => {
                write!(f, "{} is immune to {}", self.of(cards), self.of(filter))
            }
            Modifier::Discount(discount) => write!(f, "{}", self.of(discount)),
            Modifier::EntersKneeling(card) => write!(f, "{card} enters play kneeling"),
            Modifier::ClaimAgainstAny(icon) => {
                write!(f, "{} claim against any opponents", icon.spelling())
            }
            Modifier::Player(who, rule) => {
                write!(f, "{} {}", who.spelling(), self.rule(*who, rule))
            }
        }
    }
}

impl<'t> Spelled<'t, Modifier> {
    /// What is more than a number stands apart from its sign.
    fn change(&self, change: &'t Change<Amount>) -> String {
        signed(change, |by| match by {
            Amount::Number(_) | Amount::Choice(..) => self.of(by).to_string(),
            by => format!(" {}", self.of(by)),
        })
    }

    fn rule(&self, who: Who, rule: &'t Rule) -> String {
        match rule {
            Rule::Stat { stat, change } => {
                let change = signed(change, u8::to_string);
                format!("{} {} {change}", does(who, "get"), stat.spelling())
            }
            Rule::CannotInitiate { types, against, unless } => {
                let against = against.map(|it| format!(" against {}", it.spelling()));
                let unless = unless.as_ref().map(|it| format!(" unless {}", self.of(it)));
                let (against, unless) = (against.unwrap_or_default(), unless.unwrap_or_default());
                format!("cannot initiate {types}challenge{against}{unless}")
            }
            Rule::CannotMarshal(filter) => format!("cannot marshal {}", self.of(filter)),
            Rule::CannotPlay(filter) => format!("cannot play {}", self.of(filter)),
            Rule::CannotTrigger => "cannot trigger".to_owned(),
            Rule::DeclareAtMost(count, role) => {
                format!("{} at most {count} {}", does(who, "declare"), role.spelling())
            }
            Rule::InitiateAtMost(count) => {
                format!("{} at most {count} challenge", does(who, "initiate"))
            }
            Rule::StandAtMost(count, filter) => {
                format!("{} at most {count} {}", does(who, "stand"), self.of(filter))
            }
            Rule::ExtraChallenge { count, types, another_opponent } => {
                let against = if *another_opponent { " against another opponent" } else { "" };
                format!("may initiate {count} more {types}challenge{against}")
            }
        }
    }
}

fn signed<N>(change: &Change<N>, number: impl Fn(&N) -> String) -> String {
    match change {
        Change::Plus(by) => format!("+{}", number(by)),
        Change::Minus(by) => format!("-{}", number(by)),
        Change::Times(factor) => format!("*{factor}"),
        Change::Over(factor) => format!("/{factor}"),
        Change::Set(to) => format!("={}", number(to)),
    }
}

/// The verb as it goes with "you" or with another.
fn does(who: Who, verb: &str) -> String {
    if who == Who::You { verb.to_owned() } else { format!("{verb}s") }
}

impl Display for WhichIcon {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            WhichIcon::This(icon) => write!(f, "{} icon", icon.spelling()),
            WhichIcon::OfChoice => f.write_str("icon of choice"),
        }
    }
}

impl Display for Spelled<'_, Discount> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let Discount { by, filter, how, scope } = self.tree;
        let (lead, tail) = match scope {
            Scope::Next => ("next", ""),
            Scope::FirstEachRound => ("first", " each round"),
        };
        write!(f, "{lead} {} {}{tail} costs -{by}", self.of(filter), how.spelling())
    }
}

impl Display for Spelled<'_, Keyword> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(match self.tree {
            Keyword::Ambush(AmbushCost::Gold(gold)) => return write!(f, "ambush ({gold})"),
            Keyword::Ambush(AmbushCost::Printed) => "ambush (printed cost)",
            Keyword::Insight => "insight",
            Keyword::Intimidate => "intimidate",
            Keyword::Limited => "limited",
            Keyword::NoAttachments => "no attachments",
            Keyword::NoSuchAttachments(it) => {
                return write!(f, "no attachments with {}", self.names.trait_name(*it));
            }
            Keyword::NoAttachmentsExcept(it) => {
                return write!(f, "no attachments except {}", self.names.trait_name(*it));
            }
            Keyword::Pillage => "pillage",
            Keyword::Renown => "renown",
            Keyword::Stealth => "stealth",
            Keyword::Terminal => "terminal",
        })
    }
}
