//! Cards and numbers.

use super::*;
use crate::lang::{Comparison, nearest};

impl Parser<'_, '_> {
    /// A card that need not be looked for, if one is named next.
    pub(super) fn reference(&mut self) -> Result<Option<Ref>, Problem> {
        let plain =
            [("this", Ref::This), ("host", Ref::Host), ("it", Ref::It), ("found", Ref::Found)];
        if let Some((_, reference)) = plain.into_iter().find(|(word, _)| self.read.takes(word)) {
            return Ok(Some(reference));
        }
        if self.read.takes("own faction card") {
            return Ok(Some(Ref::FactionCard(Who::You)));
        }
        if self.read.takes("faction card of") {
            return Ok(Some(Ref::FactionCard(self.expect_who()?)));
        }
        let here = self.read.here();
        if !self.read.takes("target") {
            return Ok(None);
        }
        let slot = self.read.number().unwrap_or(1);
        match slot.checked_sub(1).filter(|_| slot <= self.slots) {
            Some(slot) => Ok(Some(Ref::Target(slot))),
            None => Err(Problem::new(here, "nothing has been chosen for this before")),
        }
    }

    pub(super) fn expect_reference(&mut self) -> Result<Ref, Problem> {
        match self.reference()? {
            Some(reference) => Ok(reference),
            None => {
                let known = ["this", "host", "it", "found", "target", "own faction card"];
                Err(self.read.unknown("a card", known))
            }
        }
    }

    /// Cards to do something with, if they are next.
    pub(super) fn cards(&mut self) -> Result<Option<Cards>, Problem> {
        if self.read.takes("each") {
            return Ok(Some(Cards::Each(self.filter()?)));
        }
        Ok(self.reference()?.map(Cards::One))
    }

    pub(super) fn subject(&mut self) -> Result<Subject, Problem> {
        match self.reference()? {
            Some(reference) => Ok(Subject::Card(reference)),
            None => Ok(Subject::Any(self.filter()?)),
        }
    }

    fn whose(&mut self) -> Option<Who> {
        [("own", Who::You), ("enemy", Who::Opponent)]
            .into_iter()
            .find(|(word, _)| self.read.takes(word))
            .map(|(_, who)| who)
    }

    pub(super) fn filter(&mut self) -> Result<Filter, Problem> {
        let mut controller = self.whose();
        let mut states = Vec::new();
        while let Some(state) = self.read.maybe::<State>() {
            states.push(state);
        }
        let faction = self.read.maybe::<Faction>();
        let kinds = self.kinds()?;
        if controller.is_none() && self.read.takes("of") {
            controller = Some(self.expect_who()?);
        }
        let mut tests = Vec::new();
        while let Some(test) = self.test()? {
            tests.push(test);
        }
        let place = if self.read.takes("in") { Some(self.place()?) } else { None };
        Ok(Filter { controller, states, faction, kinds, tests, place })
    }

    fn kinds(&mut self) -> Result<Few<Kind>, Problem> {
        if self.read.takes("card") {
            return Ok(Few::NONE);
        }
        let Some(first) = self.read.maybe::<Kind>() else {
            let words = Kind::ALL.iter().map(|it| it.spelling());
            let factions = Faction::ALL.iter().map(|it| it.spelling());
            let states = State::ALL.iter().map(|it| it.spelling());
            let known = words.chain(states).chain(factions).chain(["card", "own", "enemy"]);
            return Err(self.read.unknown("a kind of card", known));
        };
        Ok(self.alternatives(first))
    }

    /// `or POW`, as long as such words follow.
    pub(super) fn alternatives<W: Small>(&mut self, first: W) -> Few<W> {
        let mut few = Few::from(first);
        loop {
            let before = self.read.position();
            let next = if self.read.takes("or") { self.read.maybe::<W>() } else { None };
            match next {
                Some(word) => few = few.with(word),
                None => {
                    self.read.go_back(before);
                    return few;
                }
            }
        }
    }

    fn place(&mut self) -> Result<Place, Problem> {
        let owner = self.whose();
        let first = self.read.word::<Zone>("a place")?;
        let zones = self.alternatives(first);
        let owner = match owner {
            Some(owner) => owner,
            None => {
                self.read.expect("of")?;
                self.expect_who()?
            }
        };
        Ok(Place { zones, owner })
    }

    fn test(&mut self) -> Result<Option<Test>, Problem> {
        let before = self.read.position();
        if self.read.takes("with") {
            if self.read.follows("same controller") || self.read.follows("total STR") {
                self.read.go_back(before);
                return Ok(None);
            }
            return self.with().map(Some);
        }
        if self.read.takes("called") {
            return Ok(Some(Test::Marked(self.marks()?)));
        }
        if self.read.takes("without attachments") {
            return Ok(Some(Test::Unattached));
        }
        if self.read.follows("without save") {
            return Ok(None);
        }
        if self.read.takes("without") {
            let icon = self.read.word("an icon")?;
            self.read.expect("icon")?;
            return Ok(Some(Test::WithoutIcon(icon)));
        }
        if self.read.takes("other than") {
            return Ok(Some(Test::OtherThan(self.expect_reference()?)));
        }
        if self.read.takes("among") {
            return Ok(Some(Test::Among(self.expect_reference()?)));
        }
        if self.read.takes("copy of") {
            return Ok(Some(Test::CopyOf(self.expect_reference()?)));
        }
        Ok(self.read.takes("not of named type").then_some(Test::NotNamedKind))
    }

    fn with(&mut self) -> Result<Test, Problem> {
        if self.read.takes("duplicate") {
            return Ok(Test::Duplicated);
        }
        if let Ok(count) = self.read.number() {
            return Ok(Test::Tokens(count, self.read.word("a token")?));
        }
        if let Some(value) = self.read.maybe::<Value>() {
            let comparison = self.read.comparison()?;
            return Ok(Test::Value(value, comparison, self.amount()?));
        }
        Ok(Test::Marked(self.marks()?))
    }

    fn marks(&mut self) -> Result<Vec<Mark>, Problem> {
        let Some(first) = self.mark()? else {
            let names = self.names.traits().map(|(_, name)| name);
            return Err(self.read.unknown("a trait or a name", names));
        };
        let mut marks = vec![first];
        loop {
            let before = self.read.position();
            let next = if self.read.takes("or") { self.mark()? } else { None };
            match next {
                Some(mark) => marks.push(mark),
                None => {
                    self.read.go_back(before);
                    return Ok(marks);
                }
            }
        }
    }

    fn mark(&mut self) -> Result<Option<Mark>, Problem> {
        let here = self.read.here();
        if let Some(name) = self.read.name() {
            let Some(title) = self.names.title_of(&name) else {
                let near = nearest(&name, self.names.titles().map(|(_, name)| name));
                let problem = Problem::new(here, format!("no card is called `{name}`"));
                return Err(Problem { suggestion: near.map(|it| format!("[{it}]")), ..problem });
            };
            return Ok(Some(Mark::Title(title)));
        }
        Ok(self.trait_name().map(Mark::Trait))
    }

    pub(super) fn trait_name(&mut self) -> Option<Trait> {
        let known = self.names.traits();
        self.read.longest(known, |(_, name)| name).map(|(it, _)| it)
    }

    pub(super) fn amount(&mut self) -> Result<Amount, Problem> {
        if self.read.takes("X") {
            return Ok(Amount::X);
        }
        if self.read.takes("margin") {
            self.read.sign("/")?;
            return Ok(Amount::Margin { per: self.read.number()? });
        }
        if self.read.takes("number of") {
            return Ok(Amount::Count(Box::new(self.filter()?)));
        }
        if self.read.takes("gold of") {
            return Ok(Amount::Gold(self.expect_who()?));
        }
        if self.read.takes("used plots of") {
            return Ok(Amount::UsedPlots(self.expect_who()?));
        }
        if self.read.takes("hand of") {
            return Ok(Amount::Hand(self.expect_who()?));
        }
        if let Some(value) = self.read.maybe::<Value>() {
            self.read.expect("of")?;
            return Ok(Amount::Of(value, self.expect_reference()?));
        }
        let before = self.read.position();
        let types = self.types();
        if self.read.takes("challenges") {
            return self.history(types).map(Amount::Challenges);
        }
        self.read.go_back(before);
        let number = self.read.number()?;
        if self.read.takes("if") {
            let condition = Box::new(self.condition()?);
            self.read.expect("else")?;
            return Ok(Amount::Choice(condition, number, self.read.number()?));
        }
        Ok(Amount::Number(number))
    }

    /// `… won as defender by you this phase`
    fn history(&mut self, types: Types) -> Result<History, Problem> {
        let outcome = self.read.word("how they ended")?;
        let role = self.as_role()?;
        self.read.expect("by")?;
        let who = self.expect_who()?;
        self.read.expect("this")?;
        let span = self.read.word("a stretch of the game")?;
        Ok(History { types, outcome, role, who, span })
    }

    pub(super) fn types(&mut self) -> Types {
        if self.read.takes("named") {
            Types::Named
        } else if self.read.takes("same") {
            Types::Same
        } else {
            match self.read.maybe::<Icon>() {
                Some(first) => Types::These(self.alternatives(first)),
                None => Types::These(Few::all()),
            }
        }
    }

    /// `MIL or POW challenge`
    pub(super) fn challenge(&mut self) -> Result<Types, Problem> {
        let types = self.types();
        self.read.expect("challenge")?;
        Ok(types)
    }

    pub(super) fn as_role(&mut self) -> Result<Option<Role>, Problem> {
        if self.read.takes("as") { self.read.word("a side").map(Some) } else { Ok(None) }
    }

    pub(super) fn compared(&mut self) -> Result<(Amount, Comparison, Amount), Problem> {
        Ok((self.amount()?, self.read.comparison()?, self.amount()?))
    }
}
