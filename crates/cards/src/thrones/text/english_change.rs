//! English: what holds for a time.

use super::{english_phrase::*, *};
use crate::lang::Word;

impl Speaker<'_> {
    /// Several changes of the same cards name them once.
    pub(super) fn modifiers(&self, modifiers: &[Modifier]) -> String {
        let mut parts: Vec<String> = Vec::new();
        let mut before = String::new();
        for modifier in modifiers {
            let text = self.modifier(modifier);
            let named = changed(modifier).map(|it| self.cards(it)).unwrap_or_default();
            let again = !named.is_empty() && named == before;
            let short = text.strip_prefix(&format!("{named} ")).filter(|_| again);
            parts.push(short.unwrap_or(&text).to_owned());
            before = named;
        }
        listed(&parts, "and")
    }

    fn modifier(&self, modifier: &Modifier) -> String {
        match modifier {
            Modifier::Strength { cards, change } => self.strength(cards, change),
            Modifier::GainsIcon(cards, icon) => {
                format!("{} {}", self.acting(cards, "gain", "gains"), which(*icon))
            }
            Modifier::LosesIcon(cards, icon) => {
                format!("{} {}", self.acting(cards, "lose", "loses"), which(*icon))
            }
            Modifier::GainsKeyword(cards, keyword) => {
                let keyword = Spelled::new(keyword, self.names).to_string();
                format!("{} {keyword}", self.acting(cards, "gain", "gains"))
            }
            Modifier::Blank(cards) => {
                let cards = self.cards(cards);
                format!("treat the printed text of {cards} as blank except for traits")
            }
            Modifier::BaseGold(filter, gold) => {
                format!("the base gold of each {} is {gold}", self.phrase(filter, false))
            }
            Modifier::NoStrength(cards) => {
                let acting = self.acting(cards, "do", "does");
                format!("{acting} not contribute STR to the challenge")
            }
            Modifier::CountsAsAttacking(card) => {
                format!("{} counts as an attacker", self.card(*card))
            }
            Modifier::DiesAtZero(cards) => {
                format!("{} killed as soon as STR is 0", self.acting(cards, "are", "is"))
            }
            Modifier::NoKneel { cards, role, types: kinds, first_each_round } => {
                let challenge = types(*kinds, "challenge");
                let challenge = match (first_each_round, *kinds == Types::These(Few::all())) {
                    (true, _) => format!(" in your first {challenge} each round"),
                    (false, true) => String::new(),
                    (false, false) => format!(" in {}", article(&challenge)),
                };
                let acting = self.acting(cards, "do", "does");
                let role = article(role.spelling());
                format!("{acting} not kneel when declared as {role}{challenge}")
            }
            Modifier::MayDefend { card, types: kinds } => {
                let (card, challenge) = (self.card(*card), types(*kinds, "challenges"));
                format!(
                    "{card} may be declared as a defender in {challenge} while kneeling or without the icon"
                )
            }
            Modifier::Cannot(cards, ban) => {
                let ban = match ban {
                    Ban::DeclareAsAttacker => "be declared as an attacker",
                    Ban::DeclareAsDefender => "be declared as a defender",
                    Ban::BypassByStealth => "be bypassed by stealth",
                };
                format!("{} cannot {ban}", self.cards(cards))
            }
            Modifier::MustDefend(cards) => {
                format!("{} must be declared as a defender if able", self.cards(cards))
            }
            Modifier::Immune(cards, filter) => self.immune(cards, filter),
            Modifier::Discount(discount) => self.discount(discount),
            Modifier::EntersKneeling(card) => format!("{} enters play kneeling", self.card(*card)),
            Modifier::ClaimAgainstAny(it) => {
                let claim = format!("{} claim", icon(*it));
                format!("you may resolve your {claim} against any number of opponents")
            }
            Modifier::Player(who, rule) => self.rule(*who, rule),
        }
    }

    fn immune(&self, cards: &Cards, filter: &Filter) -> String {
        let is = self.acting(cards, "are", "is");
        format!("{is} immune to the effects of {}", self.phrase(filter, true))
    }

    fn strength(&self, cards: &Cards, change: &Change<Amount>) -> String {
        let (sign, by) = match change {
            Change::Plus(by) => ("+", by),
            Change::Minus(by) => ("−", by),
            other => {
                let becomes = becomes(other, |it| self.amount(it));
                return format!("the STR of {} {becomes}", self.cards(cards));
            }
        };
        let by = match by {
            Amount::Choice(condition, one, other) => {
                let condition = self.condition(condition);
                format!("{sign}{one} STR ({sign}{other} unless {condition})")
            }
            by => format!("{sign}{}", self.counted(by, "STR")),
        };
        format!("{} {by}", self.acting(cards, "get", "gets"))
    }

    fn discount(&self, discount: &Discount) -> String {
        let Discount { by, filter, how, scope } = discount;
        let phrase = self.phrase(filter, false);
        let how = match how {
            Bought::Marshaled => "marshal",
            Bought::Played => "play",
            Bought::Either => "marshal or play",
        };
        match scope {
            Scope::Next => format!("the next {phrase} you {how} costs {by} less"),
            Scope::FirstEachRound => {
                format!("the first {phrase} you {how} each round costs {by} less")
            }
        }
    }

    fn rule(&self, player: Who, rule: &Rule) -> String {
        match rule {
            Rule::Stat { stat, change: Change::Plus(by) } => self.stat(player, *stat, "+", *by),
            Rule::Stat { stat, change: Change::Minus(by) } => self.stat(player, *stat, "−", *by),
            Rule::Stat { stat, change } => {
                format!("{} {}", number_of(player, *stat), becomes(change, u8::to_string))
            }
            Rule::CannotInitiate { types: kinds, against, unless } => {
                let against = against.map(|it| format!(" against {}", who(it)));
                let unless = unless.as_ref().map(|it| format!(" unless {}", self.condition(it)));
                let challenge = types(*kinds, "challenges");
                let (against, unless) = (against.unwrap_or_default(), unless.unwrap_or_default());
                format!("{} cannot initiate {challenge}{against}{unless}", all(player))
            }
            Rule::CannotMarshal(filter) => {
                format!("{} cannot marshal {}", who(player), self.phrase(filter, true))
            }
            Rule::CannotPlay(filter) => {
                format!("{} cannot play {}", who(player), self.phrase(filter, true))
            }
            Rule::CannotTrigger => format!("{} cannot trigger card abilities", all(player)),
            Rule::DeclareAtMost(count, role) => {
                let declare = does(player, "declare");
                format!("{declare} at most {count} {} in each challenge", role.spelling())
            }
            Rule::InitiateAtMost(count) => {
                let initiate = does(player, "initiate");
                format!("{initiate} at most {count} challenge in the challenges phase")
            }
            Rule::StandAtMost(count, filter) => {
                let stand = does(player, "stand");
                let many = *count != 1;
                format!(
                    "{stand} at most {count} {} in the standing phase",
                    self.phrase(filter, many)
                )
            }
            Rule::ExtraChallenge { count, types: kinds, another_opponent } => {
                let against = if *another_opponent { " against another opponent" } else { "" };
                let more = types(*kinds, "challenge");
                format!("{} may initiate {count} additional {more}{against}", who(player))
            }
        }
    }

    fn stat(&self, player: Who, stat: Stat, sign: &str, by: u8) -> String {
        let more = if sign == "+" { "more" } else { "fewer" };
        match stat {
            Stat::Gold | Stat::Initiative | Stat::Claim | Stat::Reserve => {
                format!("{} revealed plot has {sign}{by} {}", whose(player), stat.spelling())
            }
            Stat::Draw => format!("{} {by} {more} card in the draw phase", does(player, "draw")),
            Stat::Limited => {
                format!("{} may marshal {by} {more} limited card each round", who(player))
            }
            Stat::Side => format!("{} side of the challenge gets {sign}{by} STR", whose(player)),
            Stat::Dominance => {
                format!("{} total for dominance gets {sign}{by} STR", whose(player))
            }
            Stat::Redirects => {
                let challenges = if by == 1 { "challenge" } else { "challenges" };
                format!("{} may redirect {by} {challenges} each round", who(player))
            }
        }
    }
}

/// What a number of a player is called.
fn number_of(player: Who, stat: Stat) -> String {
    match stat {
        Stat::Gold | Stat::Initiative | Stat::Claim | Stat::Reserve => {
            format!("the {} of {} revealed plot", stat.spelling(), whose(player))
        }
        Stat::Draw => format!("the number of cards {} in the draw phase", does(player, "draw")),
        Stat::Limited => {
            format!("the number of limited cards {} may marshal each round", who(player))
        }
        Stat::Side => format!("the STR of {} side of the challenge", whose(player)),
        Stat::Dominance => format!("{} total for dominance", whose(player)),
        Stat::Redirects => {
            format!("the number of challenges {} may redirect each round", who(player))
        }
    }
}

/// What becomes of a number that is not only added to.
fn becomes<N>(change: &Change<N>, number: impl Fn(&N) -> String) -> String {
    match change {
        Change::Plus(by) => format!("is raised by {}", number(by)),
        Change::Minus(by) => format!("is lowered by {}", number(by)),
        Change::Times(2) => "is doubled".to_owned(),
        Change::Times(factor) => format!("is multiplied by {factor}"),
        Change::Over(2) => "is halved (rounded up)".to_owned(),
        Change::Over(factor) => format!("is divided by {factor} (rounded up)"),
        Change::Set(to) => format!("is set to {}", number(to)),
    }
}

/// In a prohibition: "players" rather than "each player".
fn all(player: Who) -> &'static str {
    match player {
        Who::EachPlayer => "players",
        Who::EachOpponent => "opponents",
        player => who(player),
    }
}

fn which(it: WhichIcon) -> String {
    match it {
        WhichIcon::This(it) => format!("{} icon", article(icon(it))),
        WhichIcon::OfChoice => "an icon of your choice".to_owned(),
    }
}
