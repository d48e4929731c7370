//! Changes that hold for a time, and keywords.

use super::*;

impl Parser<'_, '_> {
    pub(super) fn modifiers(&mut self) -> Result<Vec<Modifier>, Problem> {
        let mut modifiers = vec![self.modifier()?];
        while self.read.takes_sign(",") {
            modifiers.push(self.modifier()?);
        }
        Ok(modifiers)
    }

    fn modifier(&mut self) -> Result<Modifier, Problem> {
        if self.read.takes("next") {
            return self.discount(Scope::Next);
        }
        if self.read.takes("first") {
            return self.discount(Scope::FirstEachRound);
        }
        if let Some(icon) = self.read.maybe::<Icon>() {
            self.read.expect("claim against any opponents")?;
            return Ok(Modifier::ClaimAgainstAny(icon));
        }
        if let Some(who) = self.who()? {
            return Ok(Modifier::Player(who, self.rule(who)?));
        }
        let Some(cards) = self.cards()? else {
            let known = ["this", "host", "it", "target", "each", "you", "next", "first"];
            return Err(self.read.unknown("somebody or something to change", known));
        };
        match cards {
            Cards::Each(filter) if self.read.takes("has base gold") => {
                Ok(Modifier::BaseGold(filter, self.read.number()?))
            }
            Cards::One(card) => match self.change_of_one(card)? {
                Some(modifier) => Ok(modifier),
                None => self.change(cards),
            },
            cards => self.change(cards),
        }
    }

    /// What only a single card can be.
    fn change_of_one(&mut self, card: Ref) -> Result<Option<Modifier>, Problem> {
        if self.read.takes("counts as attacking") {
            return Ok(Some(Modifier::CountsAsAttacking(card)));
        }
        if self.read.takes("enters play kneeling") {
            return Ok(Some(Modifier::EntersKneeling(card)));
        }
        if self.read.takes("may defend in") {
            let types = self.challenge()?;
            self.read.expect("though kneeling or without icon")?;
            return Ok(Some(Modifier::MayDefend { card, types }));
        }
        Ok(None)
    }

    fn change(&mut self, cards: Cards) -> Result<Modifier, Problem> {
        if self.read.takes("gets STR") {
            let change = self.number_change(Parser::amount)?;
            return Ok(Modifier::Strength { cards, change });
        }
        if self.read.takes("gains") {
            return match self.icon()? {
                Some(icon) => Ok(Modifier::GainsIcon(cards, icon)),
                None => Ok(Modifier::GainsKeyword(cards, self.keyword()?)),
            };
        }
        if self.read.takes("loses") {
            return match self.icon()? {
                Some(icon) => Ok(Modifier::LosesIcon(cards, icon)),
                None => {
                    let icons = Icon::ALL.iter().map(|it| it.spelling());
                    Err(self.read.unknown("an icon", icons))
                }
            };
        }
        if self.read.takes("is blank") {
            return Ok(Modifier::Blank(cards));
        }
        if self.read.takes("is immune to") {
            return Ok(Modifier::Immune(cards, self.filter()?));
        }
        if self.read.takes("contributes no STR") {
            return Ok(Modifier::NoStrength(cards));
        }
        if self.read.takes("dies at STR") {
            let here = self.read.here();
            return match self.read.number()? {
                0 => Ok(Modifier::DiesAtZero(cards)),
                _ => Err(Problem::new(here, "expected `0`")),
            };
        }
        if self.read.takes("does not kneel as") {
            let role = self.read.word("a side")?;
            self.read.expect("in")?;
            let first_each_round = self.read.takes("first");
            let types = self.challenge()?;
            if first_each_round {
                self.read.expect("each round")?;
            }
            return Ok(Modifier::NoKneel { cards, role, types, first_each_round });
        }
        if self.read.takes("cannot") {
            return Ok(Modifier::Cannot(cards, self.read.word("what a card can be kept from")?));
        }
        if self.read.takes("must be declared defender") {
            return Ok(Modifier::MustDefend(cards));
        }
        let known =
            ["gets", "gains", "loses", "is", "contributes", "dies", "does", "cannot", "must"];
        Err(self.read.unknown("what becomes of it", known))
    }

    fn rule(&mut self, who: Who) -> Result<Rule, Problem> {
        let does = |verb: &str| match who {
            Who::You => verb.to_owned(),
            _ => format!("{verb}s"),
        };
        if self.read.takes(&does("get")) {
            let stat = self.read.word("a number of a player")?;
            let change = self.number_change(|it| it.read.number())?;
            return Ok(Rule::Stat { stat, change });
        }
        if self.read.takes("cannot initiate") {
            let types = self.challenge()?;
            let against = if self.read.takes("against") { Some(self.expect_who()?) } else { None };
            let unless = if self.read.takes("unless") { Some(self.condition()?) } else { None };
            return Ok(Rule::CannotInitiate { types, against, unless });
        }
        if self.read.takes("cannot marshal") {
            return Ok(Rule::CannotMarshal(self.filter()?));
        }
        if self.read.takes("cannot play") {
            return Ok(Rule::CannotPlay(self.filter()?));
        }
        if self.read.takes("cannot trigger") {
            return Ok(Rule::CannotTrigger);
        }
        if self.read.takes(&does("declare")) {
            self.read.expect("at most")?;
            return Ok(Rule::DeclareAtMost(self.read.number()?, self.read.word("a side")?));
        }
        if self.read.takes(&does("initiate")) {
            self.read.expect("at most")?;
            let count = self.read.number()?;
            self.read.expect("challenge")?;
            return Ok(Rule::InitiateAtMost(count));
        }
        if self.read.takes(&does("stand")) {
            self.read.expect("at most")?;
            return Ok(Rule::StandAtMost(self.read.number()?, self.filter()?));
        }
        if self.read.takes("may initiate") {
            let count = self.read.number()?;
            self.read.expect("more")?;
            let types = self.challenge()?;
            let another_opponent = self.read.takes("against another opponent");
            return Ok(Rule::ExtraChallenge { count, types, another_opponent });
        }
        let known = ["get", "gets", "cannot", "declares", "initiates", "stands", "may"];
        Err(self.read.unknown("what is different for a player", known))
    }

    fn discount(&mut self, scope: Scope) -> Result<Modifier, Problem> {
        let filter = self.filter()?;
        let how = self.read.word("`marshaled` or `played`")?;
        if scope == Scope::FirstEachRound {
            self.read.expect("each round")?;
        }
        self.read.expect("costs")?;
        self.read.sign("-")?;
        let by = self.read.number()?;
        Ok(Modifier::Discount(Discount { by, filter, how, scope }))
    }

    /// `+2`, `-X`, `*2`, `/2`, `=1`
    fn number_change<N>(
        &mut self,
        number: impl FnOnce(&mut Self) -> Result<N, Problem>,
    ) -> Result<Change<N>, Problem> {
        let signs = ["+", "-", "*", "/", "="];
        let here = self.read.here();
        let sign = signs.into_iter().find(|it| self.read.takes_sign(it));
        Ok(match sign {
            Some("+") => Change::Plus(number(self)?),
            Some("-") => Change::Minus(number(self)?),
            Some("*") => Change::Times(self.factor()?),
            Some("/") => Change::Over(self.factor()?),
            Some(_) => Change::Set(number(self)?),
            None => return Err(Problem::new(here, "expected one of `+ - * / =`")),
        })
    }

    /// Once something is itself, and no times something is set to 0.
    fn factor(&mut self) -> Result<u8, Problem> {
        let here = self.read.here();
        match self.read.number()? {
            0 | 1 => Err(Problem::new(here, "a factor is 2 or more")),
            factor => Ok(factor),
        }
    }

    /// `INT icon`, `icon of choice`; or nothing of that.
    fn icon(&mut self) -> Result<Option<WhichIcon>, Problem> {
        if self.read.takes("icon of choice") {
            return Ok(Some(WhichIcon::OfChoice));
        }
        let Some(icon) = self.read.maybe::<Icon>() else { return Ok(None) };
        self.read.expect("icon")?;
        Ok(Some(WhichIcon::This(icon)))
    }

    pub(super) fn keyword(&mut self) -> Result<Keyword, Problem> {
        if self.read.takes("no attachments except") {
            return match self.trait_name() {
                Some(it) => Ok(Keyword::NoAttachmentsExcept(it)),
                None => {
                    let names = self.names.traits().map(|(_, name)| name);
                    Err(self.read.unknown("a trait", names))
                }
            };
        }
        if self.read.takes("no attachments with") {
            return match self.trait_name() {
                Some(it) => Ok(Keyword::NoSuchAttachments(it)),
                None => {
                    let names = self.names.traits().map(|(_, name)| name);
                    Err(self.read.unknown("a trait", names))
                }
            };
        }
        if self.read.takes("ambush") {
            self.read.sign("(")?;
            let cost = match self.read.takes("printed cost") {
                true => AmbushCost::Printed,
                false => AmbushCost::Gold(self.read.number()?),
            };
            self.read.sign(")")?;
            return Ok(Keyword::Ambush(cost));
        }
        let plain = [
            ("insight", Keyword::Insight),
            ("intimidate", Keyword::Intimidate),
            ("limited", Keyword::Limited),
            ("no attachments", Keyword::NoAttachments),
            ("pillage", Keyword::Pillage),
            ("renown", Keyword::Renown),
            ("stealth", Keyword::Stealth),
            ("terminal", Keyword::Terminal),
        ];
        if let Some((_, keyword)) = plain.into_iter().find(|(words, _)| self.read.takes(words)) {
            return Ok(keyword);
        }
        let known = plain.map(|(words, _)| words).into_iter().chain(["ambush"]);
        Err(self.read.unknown("a keyword", known))
    }
}
