//! Steps and deeds.

use super::*;

/// How a deed may begin, to suggest from.
const OPENINGS: [&str; 17] = [
    "draw",
    "gain",
    "move",
    "place",
    "remove",
    "look",
    "reveal",
    "search",
    "name",
    "cancel",
    "attach",
    "duplicate",
    "until",
    "at",
    "either",
    "instead",
    "select",
];

impl Parser<'_, '_> {
    pub(super) fn steps(&mut self) -> Result<Vec<Step>, Problem> {
        let mut steps = vec![Step { link: Link::And, effect: self.effect()? }];
        while self.read.takes_sign(",") {
            let link = if self.read.takes("then") { Link::Then } else { Link::And };
            steps.push(Step { link, effect: self.effect()? });
        }
        Ok(steps)
    }

    fn block(&mut self) -> Result<Vec<Step>, Problem> {
        self.read.sign("{")?;
        let steps = self.steps()?;
        self.read.sign("}")?;
        Ok(steps)
    }

    fn effect(&mut self) -> Result<Effect, Problem> {
        if self.read.takes("until") {
            let until = self.read.word("an end")?;
            let conditions = self.conditions("while")?;
            self.read.sign("{")?;
            let modifiers = self.modifiers()?;
            self.read.sign("}")?;
            return Ok(Effect::Lasting { until, conditions, modifiers });
        }
        if self.read.takes("at") {
            let at = self.read.word("a moment")?;
            let conditions = self.conditions("if")?;
            return Ok(Effect::Delayed { at, conditions, steps: self.block()? });
        }
        if self.read.follows("if") {
            let conditions = self.conditions("if")?;
            let steps = self.block()?;
            let otherwise = if self.read.takes("else") { self.block()? } else { Vec::new() };
            return Ok(Effect::If { conditions, steps, otherwise });
        }
        if self.read.takes("either") {
            let mut ways = vec![self.block()?];
            self.read.expect("or")?;
            ways.push(self.block()?);
            while self.read.takes("or") {
                ways.push(self.block()?);
            }
            return Ok(Effect::Either(ways));
        }
        if self.read.takes("instead") {
            return Ok(Effect::Instead(Box::new(self.deed()?)));
        }
        if let Some(pick) = self.pick()? {
            return Ok(Effect::Pick(pick));
        }
        self.deed().map(Effect::Do)
    }

    fn deed(&mut self) -> Result<Deed, Problem> {
        if let Some(deed) = self.counted_deed()? {
            return Ok(deed);
        }
        if let Some(deed) = self.hidden_deed()? {
            return Ok(deed);
        }
        if let Some(verb) = self.read.maybe::<Verb>() {
            let Some(cards) = self.cards()? else {
                let known = ["this", "host", "it", "found", "target", "each"];
                return Err(self.read.unknown("a card", known));
            };
            let saves = !self.read.takes("without save");
            return Ok(Deed::Cards { verb, cards, saves });
        }
        if let Some(card) = self.reference()? {
            self.read.expect("gains power")?;
            return Ok(Deed::GainPower(card, self.amount()?));
        }
        let known = Verb::ALL.iter().map(|it| it.spelling()).chain(OPENINGS);
        Err(self.read.unknown("something to do", known))
    }

    /// Deeds with gold, power and tokens, and drawing.
    fn counted_deed(&mut self) -> Result<Option<Deed>, Problem> {
        if self.read.follows("draw card") {
            return Ok(None);
        }
        if self.read.takes("draw") {
            return Ok(Some(Deed::Draw(self.amount()?)));
        }
        if self.read.takes("gain gold") {
            return Ok(Some(Deed::GainGold(self.amount()?)));
        }
        if self.read.takes("return all gold of") {
            return Ok(Some(Deed::ReturnGold(self.expect_who()?)));
        }
        if self.read.takes("move") {
            return self.moved().map(Some);
        }
        if self.read.takes("place") {
            let count = self.read.number()?;
            let token = self.read.word("a token")?;
            self.read.expect("on")?;
            return Ok(Some(Deed::PlaceTokens(count, token, self.expect_reference()?)));
        }
        if let Some((count, token, card)) = self.tokens_removed()? {
            return Ok(Some(Deed::RemoveTokens(count, token, card)));
        }
        let before = self.read.position();
        if self.read.takes("discard") {
            if let Ok(count) = self.read.number() {
                if self.read.takes("at random from hand of") {
                    return Ok(Some(Deed::DiscardAtRandom(count, self.expect_who()?)));
                }
                self.read.expect("power from")?;
                return Ok(Some(Deed::LosePower(count, self.expect_reference()?)));
            }
            if self.read.takes("top") {
                let count = self.read.number()?;
                self.read.expect("of deck of")?;
                return Ok(Some(Deed::DiscardTop(count, self.expect_who()?)));
            }
            self.read.go_back(before);
        }
        Ok(None)
    }

    fn moved(&mut self) -> Result<Deed, Problem> {
        let amount = self.read.number()?;
        if self.read.takes("gold from") {
            let from = self.expect_who()?;
            self.read.expect("to")?;
            return Ok(Deed::MoveGold { amount, from, to: self.expect_who()? });
        }
        self.read.expect("power from")?;
        let from = self.expect_reference()?;
        self.read.expect("to")?;
        Ok(Deed::MovePower { amount, from, to: self.expect_reference()? })
    }

    /// Deeds with hidden cards, names, and what few cards do.
    fn hidden_deed(&mut self) -> Result<Option<Deed>, Problem> {
        if self.read.takes("look at hand of") {
            return Ok(Some(Deed::LookAtHand(self.expect_who()?)));
        }
        if self.read.takes("look at top") {
            return self.sort().map(Some);
        }
        if self.read.takes("reveal top of deck of") {
            return Ok(Some(Deed::RevealTop(self.expect_who()?)));
        }
        if self.read.takes("search") {
            let mut top = None;
            if self.read.takes("top") {
                top = Some(self.read.number()?);
                self.read.expect("of")?;
            }
            self.read.expect("deck for")?;
            // A search finds one card; the number is there to be read.
            let here = self.read.here();
            if self.read.number()? != 1 {
                return Err(Problem::new(here, "a search finds 1 card"));
            }
            return Ok(Some(Deed::Search { top, filter: self.filter()? }));
        }
        if self.read.takes("cancel it") {
            return Ok(Some(Deed::Cancel));
        }
        if self.read.takes("attach this to") {
            return Ok(Some(Deed::AttachThis(self.expect_reference()?)));
        }
        if self.read.takes("duplicate") {
            let card = self.expect_reference()?;
            self.read.expect("with top of deck")?;
            return Ok(Some(Deed::DuplicateWithTop(card)));
        }
        if self.read.takes("name") {
            return self.named(Who::You).map(Some);
        }
        if let Some(who) = self.who()? {
            self.read.expect("names")?;
            return self.named(who).map(Some);
        }
        Ok(None)
    }

    fn named(&mut self, who: Who) -> Result<Deed, Problem> {
        if self.read.takes("challenge type") {
            return Ok(Deed::NameChallengeType(who));
        }
        self.read.expect("card type")?;
        Ok(Deed::NameKind(who))
    }

    fn sort(&mut self) -> Result<Deed, Problem> {
        let top = self.read.number()?;
        self.read.expect("of deck of")?;
        let whose = self.expect_who()?;
        self.read.sign(":")?;
        self.read.expect("up to")?;
        let up_to = self.read.number()?;
        self.read.expect("to")?;
        let to = self.read.word("where to put cards")?;
        self.read.expect("and rest to")?;
        let rest = self.read.word("where to put cards")?;
        Ok(Deed::Sort { whose, top, up_to, to, rest })
    }
}
