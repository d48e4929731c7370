//! English: who, what, how many and under which condition.

use super::*;
use crate::lang::{Comparison, Word};

/// Knows what "this", "it" and the slots are called.
pub(super) struct Speaker<'n> {
    pub(super) names: &'n Names,
    pub(super) this: Kind,
    pub(super) it: Few<Kind>,
    pub(super) slots: Vec<Slot>,
}

pub(super) fn noun(kind: Option<Kind>) -> &'static str {
    kind.map_or("card", Word::spelling)
}

/// As the subject of a clause, with whether the verb takes an s.
pub(super) fn who(who: Who) -> &'static str {
    match who {
        Who::You => "you",
        Who::Opponent => "an opponent",
        Who::EachOpponent => "each opponent",
        Who::EachPlayer => "each player",
        Who::AnyPlayer => "any player",
        Who::Chosen => "the chosen player",
        Who::Picker => "they",
        Who::Winner => "the winner",
        Who::Loser => "the loser",
        Who::AttackingPlayer => "the attacking player",
        Who::DefendingPlayer => "the defending player",
        Who::ThatPlayer => "that player",
    }
}

pub(super) fn whose(it: Who) -> String {
    match it {
        Who::You => "your".to_owned(),
        Who::Picker => "their".to_owned(),
        other => format!("{}'s", who(other)),
    }
}

/// "draw" or "draws"
pub(super) fn does(it: Who, verb: &str) -> String {
    match it {
        Who::You | Who::Picker => format!("{} {verb}", who(it)),
        _ => format!("{} {verb}s", who(it)),
    }
}

pub(super) fn icon(icon: Icon) -> &'static str {
    match icon {
        Icon::Military => "military",
        Icon::Intrigue => "intrigue",
        Icon::Power => "power",
    }
}

pub(super) fn types(types: Types, one: &str) -> String {
    match types {
        Types::These(icons) if icons == Few::all() => one.to_owned(),
        Types::These(icons) => {
            let words: Vec<String> = icons.iter().map(|it| icon(it).to_owned()).collect();
            format!("{} {one}", listed(&words, "or"))
        }
        Types::Named => format!("{one} of the named type"),
        Types::Same => format!("{one} of the same type"),
    }
}

pub(super) fn article(phrase: &str) -> String {
    let vowel = phrase.starts_with(['a', 'e', 'i', 'o', 'u', 'A', 'E', 'I', 'O', 'U'])
        && !phrase.starts_with("unique");
    format!("{} {phrase}", if vowel { "an" } else { "a" })
}

impl Speaker<'_> {
    pub(super) fn card(&self, card: Ref) -> String {
        match card {
            Ref::This => format!("this {}", noun(Some(self.this))),
            Ref::Host => "the attached character".to_owned(),
            Ref::It => format!("that {}", noun(single(self.it))),
            Ref::Target(slot) => {
                let slot = self.slots.get(usize::from(slot)).copied();
                let Slot { kinds, many } = slot.unwrap_or(Slot { kinds: Few::NONE, many: false });
                match many {
                    true => format!("those {}s", noun(single(kinds))),
                    false => format!("that {}", noun(single(kinds))),
                }
            }
            Ref::Found => "that card".to_owned(),
            Ref::FactionCard(who) => format!("{} faction card", whose(who)),
        }
    }

    pub(super) fn is_many(&self, card: Ref) -> bool {
        matches!(card, Ref::Target(slot)
            if self.slots.get(usize::from(slot)).is_some_and(|it| it.many))
    }

    pub(super) fn cards(&self, cards: &Cards) -> String {
        match cards {
            Cards::One(card) => self.card(*card),
            Cards::Each(filter) => format!("each {}", self.phrase(filter, false)),
        }
    }

    /// The cards and what they do: "those characters get", "this character gets".
    pub(super) fn acting(&self, cards: &Cards, many: &str, one: &str) -> String {
        let verb = match cards {
            Cards::One(card) if self.is_many(*card) => many,
            _ => one,
        };
        format!("{} {verb}", self.cards(cards))
    }

    pub(super) fn subject(&self, subject: &Subject) -> String {
        match subject {
            Subject::Card(card) => self.card(*card),
            Subject::Any(filter) => self.one(filter),
        }
    }

    /// "a kneeling character"
    pub(super) fn one(&self, filter: &Filter) -> String {
        let phrase = self.phrase(filter, false);
        match phrase.strip_prefix("other ") {
            Some(rest) => format!("another {rest}"),
            None if self.is_name(filter) => phrase,
            None => article(&phrase),
        }
    }

    /// Is the filter nothing but the name of a card?
    fn is_name(&self, filter: &Filter) -> bool {
        let named =
            |it: &Test| matches!(it, Test::Marked(list) if matches!(list[0], Mark::Title(_)));
        filter.kinds.is_empty() && filter.states.is_empty() && filter.tests.iter().any(named)
    }

    pub(super) fn phrase(&self, filter: &Filter, many: bool) -> String {
        let mut before: Vec<String> = Vec::new();
        let mut after: Vec<String> = Vec::new();
        let mut named = Vec::new();
        for test in &filter.tests {
            match test {
                Test::Marked(list) => {
                    let (traits, titles) = marks(list, self.names);
                    if !traits.is_empty() {
                        before.push(traits.join(" or "));
                    }
                    named.extend(titles);
                }
                Test::OtherThan(Ref::This) => before.insert(0, "other".to_owned()),
                test => after.push(self.test(test)),
            }
        }
        let mut words: Vec<String> = Vec::new();
        let other = before.first().is_some_and(|it| it == "other");
        words.extend(other.then(|| before.remove(0)));
        words.extend(filter.states.iter().map(|it| it.spelling().to_owned()));
        words.extend(filter.faction.map(|it| it.spelling().to_owned()));
        let only_name = self.is_name(filter);
        if !only_name {
            words.extend(before);
            let kinds: Vec<String> = match filter.kinds.is_empty() {
                true => vec![plural("card", many)],
                false => filter.kinds.iter().map(|it| plural(it.spelling(), many)).collect(),
            };
            words.push(listed(&kinds, "or"));
        }
        if !named.is_empty() {
            words.extend((!only_name).then(|| "or".to_owned()));
            words.push(named.join(" or "));
        }
        if let Some(controller) = filter.controller {
            words.push(match controller {
                Who::You | Who::Picker => format!("{} control", who(controller)),
                other => format!("{} controls", who(other)),
            });
        }
        words.extend(after);
        words.extend(filter.place.map(place));
        words.join(" ")
    }

    fn test(&self, test: &Test) -> String {
        match test {
            Test::Marked(list) => {
                let (traits, titles) = marks(list, self.names);
                format!("with {}", [traits, titles].concat().join(" or "))
            }
            Test::Value(value, comparison, amount) => {
                format!("with {} {}", value.spelling(), self.compared(*comparison, amount))
            }
            Test::Tokens(count, Token::Power) => format!("with at least {count} power"),
            Test::Tokens(count, token) => {
                let tokens = if *count == 1 { "token" } else { "tokens" };
                format!("with at least {count} {} {tokens}", token.spelling())
            }
            Test::WithoutIcon(it) => format!("without {} icon", article(icon(*it))),
            Test::Unattached => "without attachments".to_owned(),
            Test::Duplicated => "with a duplicate".to_owned(),
            Test::OtherThan(card) => format!("other than {}", self.card(*card)),
            Test::Among(card) => format!("among {}", self.card(*card)),
            Test::CopyOf(card) => format!("that is a copy of {}", self.card(*card)),
            Test::NotNamedKind => "of a type that was not named".to_owned(),
        }
    }

    fn compared(&self, comparison: Comparison, amount: &Amount) -> String {
        if let Amount::Choice(condition, one, other) = amount {
            let [one, other] =
                [one, other].map(|it| self.compared(comparison, &Amount::Number(*it)));
            return format!("{one} ({other} unless {})", self.condition(condition));
        }
        let text = self.amount(amount);
        match comparison {
            Comparison::AtMost => format!("{text} or lower"),
            Comparison::AtLeast => format!("{text} or higher"),
            Comparison::Exactly => format!("exactly {text}"),
            Comparison::Less => format!("lower than {text}"),
            Comparison::More => format!("higher than {text}"),
        }
    }

    pub(super) fn amount(&self, amount: &Amount) -> String {
        match amount {
            Amount::Number(number) => number.to_string(),
            Amount::X => "X".to_owned(),
            Amount::Margin { per } => format!("1 for every {per} STR by which you won"),
            Amount::Count(filter) => format!("the number of {}", self.phrase(filter, true)),
            Amount::Gold(who) => format!("the gold in {} pool", whose(*who)),
            Amount::UsedPlots(who) => format!("the number of plots in {} used pile", whose(*who)),
            Amount::Hand(who) => format!("the number of cards in {} hand", whose(*who)),
            Amount::Of(value, card) => {
                format!("the {} of {}", value.spelling(), self.card(*card))
            }
            Amount::Challenges(history) => {
                let counted = types(history.types, "challenges");
                let role = history.role.map(|it| format!(" as {}", it.spelling()));
                format!(
                    "the number of {counted} {} {}{} this {}",
                    who(history.who),
                    history.outcome.spelling(),
                    role.unwrap_or_default(),
                    history.span.spelling()
                )
            }
            Amount::Choice(condition, one, other) => {
                format!("{one} ({other} unless {})", self.condition(condition))
            }
        }
    }

    pub(super) fn conditions(&self, conditions: &[Condition]) -> String {
        let parts: Vec<String> = conditions.iter().map(|it| self.condition(it)).collect();
        listed(&parts, "and")
    }

    pub(super) fn condition(&self, condition: &Condition) -> String {
        match condition {
            Condition::Exists(filter) => self.exists(filter),
            Condition::Is(card, filter) => format!("{} {}", self.card(*card), self.is(filter)),
            Condition::InPlay(card) => format!("{} is still in play", self.card(*card)),
            Condition::FirstPlayer => "you are the first player".to_owned(),
            Condition::NotFirstPlayer => "you are not the first player".to_owned(),
            Condition::InPhase(phase) => format!("it is the {} phase", phase.spelling()),
            Condition::InChallenge(kinds, side) => {
                let challenge = article(&types(*kinds, "challenge"));
                match side {
                    None => format!("{challenge} is under way"),
                    Some(Side::Attacks) => format!("you are attacking in {challenge}"),
                    Some(Side::Defends) => format!("you are defending in {challenge}"),
                    Some(Side::TakesPart) => format!("you take part in {challenge}"),
                }
            }
            Condition::HaveParticipant => "a character you control is participating".to_owned(),
            Condition::DefenderIsRival => "the defending player is your rival".to_owned(),
            Condition::WinChallenge => "you win".to_owned(),
            Condition::EnteredByAmbush(card) => {
                format!("{} entered play by ambush this phase", self.card(*card))
            }
            Condition::Compare(left, comparison, right) => {
                self.comparison(left, *comparison, right)
            }
        }
    }

    fn exists(&self, filter: &Filter) -> String {
        let plain = Filter { controller: None, ..filter.clone() };
        match filter.controller {
            Some(Who::You) => format!("you control {}", self.one(&plain)),
            Some(other) => format!("{} controls {}", who(other), self.one(&plain)),
            None if filter.kinds == Kind::Plot.into() => {
                format!("{} is revealed", self.one(filter))
            }
            None => format!("{} is in play", self.one(filter)),
        }
    }

    /// "is attacking", "has a duplicate", "is Robb Stark"
    fn is(&self, filter: &Filter) -> String {
        let words: Vec<&str> = filter.states.iter().map(|it| it.spelling()).collect();
        match (words.as_slice(), filter.tests.as_slice()) {
            (["lone attacking"], []) => "is attacking alone".to_owned(),
            ([_, ..], []) => format!("is {}", words.join(" ")),
            ([], [Test::Duplicated]) => "has a duplicate".to_owned(),
            ([], [Test::Tokens(..)]) if filter.faction.is_none() => {
                self.test(&filter.tests[0]).replacen("with", "has", 1)
            }
            ([], [Test::Marked(list)]) if matches!(list[0], Mark::Trait(_)) => {
                let traits = marks(list, self.names).0.join(" or ");
                format!("has the {traits} trait")
            }
            _ => format!("is {}", self.one(filter)),
        }
    }

    fn comparison(&self, left: &Amount, comparison: Comparison, right: &Amount) -> String {
        match (left, comparison, right) {
            (Amount::Challenges(it), Comparison::Exactly, Amount::Number(0)) => {
                let role = it.role.map(|it| format!(" as the {}", it.spelling()));
                let challenge = types(it.types, "challenge");
                let has = if it.who == Who::You { "have" } else { "has" };
                let (who, outcome, span) = (who(it.who), it.outcome.spelling(), it.span.spelling());
                let role = role.unwrap_or_default();
                format!("{who} {has} {outcome} no {challenge}{role} this {span}")
            }
            (Amount::Challenges(it), Comparison::AtLeast, Amount::Number(1)) => {
                let challenge = article(&types(it.types, "challenge"));
                let has = if it.who == Who::You { "have" } else { "has" };
                let (who, outcome, span) = (who(it.who), it.outcome.spelling(), it.span.spelling());
                format!("{who} {has} {outcome} {challenge} this {span}")
            }
            (Amount::Hand(one), Comparison::More, Amount::Hand(other)) => {
                format!("{} more cards in hand than {}", does(*one, "have"), who(*other))
                    .replace("haves", "has")
            }
            _ => format!("{} is {}", self.amount(left), self.compared(comparison, right)),
        }
    }
}

fn plural(noun: &str, many: bool) -> String {
    if many { format!("{noun}s") } else { noun.to_owned() }
}

fn place(place: Place) -> String {
    let zones: Vec<&str> = place.zones.iter().map(Word::spelling).collect();
    format!("in {} {}", whose(place.owner), zones.join(" or "))
}
