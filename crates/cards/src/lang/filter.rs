//! The parts of a sentence that pick out cards, players and numbers.

use super::{reader::Reader, *};

impl Reader<'_> {
    pub(super) fn who(&mut self) -> Option<Who> {
        [("you", Who::You), ("opponent", Who::Opponent), ("anyone", Who::Anyone)]
            .into_iter()
            .find(|(word, _)| self.takes(word))
            .map(|(_, who)| who)
    }

    pub(super) fn expect_who(&mut self) -> Result<Who, Problem> {
        let here = self.here();
        self.who().ok_or_else(|| Problem::new(here, "expected `you`, `opponent` or `anyone`"))
    }

    fn whose(&mut self) -> Option<Whose> {
        [("own", Whose::Own), ("enemy", Whose::Enemy)]
            .into_iter()
            .find(|(word, _)| self.takes(word))
            .map(|(_, whose)| whose)
    }

    /// A card that need not be chosen, if one is named next.
    pub(super) fn reference<V: Vocabulary>(&mut self) -> Result<Option<Reference<V>>, Problem> {
        let plain = [
            ("this", Reference::This),
            ("host", Reference::Host),
            ("it", Reference::It),
            ("that", Reference::That),
        ];
        if let Some((_, reference)) = plain.into_iter().find(|(word, _)| self.takes(word)) {
            return Ok(Some(reference));
        }
        let before = self.position();
        if let Some(whose) = self.whose() {
            if let Ok(role) = self.word::<V::Role>("a role") {
                return Ok(Some(Reference::Role(whose, role)));
            }
            self.go_back(before);
        }
        Ok(None)
    }

    pub(super) fn filter<V: Vocabulary>(&mut self) -> Result<Filter<V>, Problem> {
        let whose = self.whose();
        let mut states = Vec::new();
        while let Ok(state) = self.word::<V::State>("a state") {
            states.push(state);
        }
        let kind = self.word::<V::Kind>("a kind of card")?;
        let mut tests = Vec::new();
        while let Some(test) = self.test()? {
            tests.push(test);
        }
        Ok(Filter { whose, states, kind, tests })
    }

    fn test<V: Vocabulary>(&mut self) -> Result<Option<Test<V>>, Problem> {
        if self.takes("with") {
            if self.takes("modified") {
                let stat = self.word::<V::Stat>("a trait")?;
                let comparison = self.comparison()?;
                return Ok(Some(Test::Modified(stat, comparison, self.amount()?)));
            }
            if let Ok(stat) = self.word::<V::Stat>("a trait") {
                let comparison = self.comparison()?;
                return Ok(Some(Test::Stat(stat, comparison, self.amount()?)));
            }
            return Ok(Some(Test::With(self.word("a keyword or trait")?)));
        }
        if self.takes("without") {
            return Ok(Some(Test::Without(self.word("a keyword")?)));
        }
        if self.takes("in") {
            let here = self.here();
            let whose = self.whose();
            let whose = whose.ok_or_else(|| Problem::new(here, "expected `own` or `enemy`"))?;
            return Ok(Some(Test::In(whose, self.word("a place")?)));
        }
        if self.takes("other") {
            self.expect("than")?;
            return Ok(Some(Test::OtherThan(self.expect_reference()?)));
        }
        if self.takes("named") {
            return Ok(Some(Test::Named(self.expect_name()?)));
        }
        if self.takes("bearing") {
            return Ok(Some(Test::Bearing(self.expect_name()?)));
        }
        if self.takes("attached") {
            self.expect("to")?;
            return Ok(Some(Test::AttachedTo(self.expect_reference()?)));
        }
        Ok(None)
    }

    fn expect_name(&mut self) -> Result<String, Problem> {
        let here = self.here();
        let name = self.name().filter(|it| !it.is_empty());
        name.ok_or_else(|| Problem::new(here, "expected a name, e.g. `[Szynk]`"))
    }

    fn expect_reference<V: Vocabulary>(&mut self) -> Result<Reference<V>, Problem> {
        let here = self.here();
        self.reference()?.ok_or_else(|| {
            Problem::new(here, "expected `this`, `host`, `it`, `that` or somebody's role")
        })
    }

    pub(super) fn amount<V: Vocabulary>(&mut self) -> Result<Amount<V>, Problem> {
        if self.takes("number") {
            self.expect("of")?;
            return Ok(Amount::Count(Box::new(self.filter()?)));
        }
        if self.takes("half") {
            self.expect("of")?;
            return Ok(Amount::Half(Box::new(self.amount()?)));
        }
        if self.takes("excess") {
            self.expect("of")?;
            let amount = self.amount()?;
            self.expect("over")?;
            return Ok(Amount::Excess(Box::new(amount), Box::new(self.amount()?)));
        }
        if self.takes("modified") {
            let stat = self.word::<V::Stat>("a trait")?;
            self.expect("of")?;
            return Ok(Amount::ModifiedOf(stat, self.expect_reference()?));
        }
        let before = self.position();
        if let Ok(resource) = self.word::<V::Resource>("what is counted") {
            self.expect("of")?;
            if let Some(who) = self.who() {
                return Ok(Amount::Has(resource, who));
            }
            self.go_back(before);
        }
        if let Ok(stat) = self.word::<V::Stat>("a trait") {
            self.expect("of")?;
            return Ok(Amount::Of(stat, self.expect_reference()?));
        }
        Ok(Amount::Number(self.number()?))
    }

    /// `+2`, `- szabla of that`
    pub(super) fn signed<V: Vocabulary>(&mut self) -> Result<Signed<V>, Problem> {
        let here = self.here();
        let minus = self.takes_sign("-");
        if !minus && !self.takes_sign("+") {
            return Err(Problem::new(here, "expected `+` or `-`"));
        }
        Ok(Signed { minus, amount: self.amount()? })
    }

    pub(super) fn target<V: Vocabulary>(&mut self) -> Result<Target<V>, Problem> {
        if let Some(who) = self.who() {
            return Ok(Target::Who(who));
        }
        if let Some(reference) = self.reference()? {
            return Ok(Target::Card(reference));
        }
        if self.takes("each") {
            return Ok(Target::Each(self.filter()?));
        }
        let up_to = self.takes("up");
        if up_to {
            self.expect("to")?;
        }
        let count = self.number()?;
        Ok(Target::Choose { up_to, count, filter: self.filter()? })
    }
}
