//! From a sentence to its tree. Every refusal says what was expected there.

use super::{reader::Reader, *};

/// Reads one ability.
///
/// # Errors
///
/// The first place that is not understood, with a suggestion where one is near.
pub fn parse_ability<V: Vocabulary>(sentence: &str) -> Result<Ability<V>, Problem> {
    let mut reader = Reader::new(sentence)?;
    let ability = reader.ability()?;
    reader.end()?;
    reader.canonical(&ability)?;
    Ok(ability)
}

/// Reads a filter by itself, as the fact `attach` has one.
///
/// # Errors
///
/// As `parse_ability`.
pub fn parse_filter<V: Vocabulary>(sentence: &str) -> Result<Filter<V>, Problem> {
    let mut reader = Reader::new(sentence)?;
    let filter = reader.filter()?;
    reader.end()?;
    reader.canonical(&filter)?;
    Ok(filter)
}

/// Reads one deed by itself, as the price of a Dublet is one.
///
/// # Errors
///
/// As `parse_ability`.
pub fn parse_deed<V: Vocabulary>(sentence: &str) -> Result<Deed<V>, Problem> {
    let mut reader = Reader::new(sentence)?;
    let deed = reader.deed()?;
    reader.end()?;
    reader.canonical(&deed)?;
    Ok(deed)
}

impl Reader<'_> {
    fn ability<V: Vocabulary>(&mut self) -> Result<Ability<V>, Problem> {
        let start = self.here();
        let head = self.word::<V::Head>("the beginning of an ability")?;
        let zone = if self.takes("in") { Some(self.word::<V::Zone>("a place")?) } else { None };
        let event = if self.takes("when") { Some(self.happening()?) } else { None };
        let moment = if event.is_none() { self.moment::<V>(head)? } else { None };
        if V::needs_event(head) && event.is_none() && moment.is_none() {
            let message = format!("`{}` must say `when` it may be used", head.spelling());
            return Err(Problem::new(start, message));
        }
        let condition = if self.takes("if") { Some(self.condition()?) } else { None };
        self.sign(":")?;
        let costs = self.costs()?;
        let mut effects = vec![Step { link: Link::And, effect: self.effect(V::is_static(head))? }];
        while self.takes_sign(",") {
            let link = if self.takes("then") { Link::Then } else { Link::And };
            effects.push(Step { link, effect: self.effect(V::is_static(head))? });
        }
        let limit = if self.takes_sign("(") { Some(self.limit()?) } else { None };
        Ok(Ability { head, zone, event, moment, condition, costs, effects, limit })
    }

    /// `at end of faza gry`, if it says so.
    fn moment<V: Vocabulary>(&mut self, head: V::Head) -> Result<Option<V::Moment>, Problem> {
        let here = self.here();
        if !self.takes("at") {
            return Ok(None);
        }
        if !V::needs_event(head) {
            let message = format!("`{}` has no moment at which it is used", head.spelling());
            return Err(Problem::new(here, message));
        }
        self.phrase("a moment of the round").map(Some)
    }

    /// `opponent plays efekt`
    fn happening<V: Vocabulary>(&mut self) -> Result<Happening<V>, Problem> {
        let subject = self.subject()?;
        let start = self.here();
        let event = match subject {
            Subject::Who(Who::You) => {
                let known = V::Event::ALL.iter().copied();
                self.one_of("what can happen", known, |it| V::event_for_you(it))?
            }
            _ => self.word::<V::Event>("what can happen")?,
        };
        let ends = [":", "if"];
        let object = if self.peeks(&ends) { None } else { Some(self.subject()?) };
        if object.is_none() && self.at_end() {
            return Err(Problem::new(start, "the sentence ends before its colon"));
        }
        Ok(Happening { subject, event, object })
    }

    fn subject<V: Vocabulary>(&mut self) -> Result<Subject<V>, Problem> {
        if let Some(who) = self.who() {
            return Ok(Subject::Who(who));
        }
        match self.reference::<V>()? {
            Some(reference) => Ok(Subject::Card(reference)),
            None => Ok(Subject::Any(self.filter()?)),
        }
    }

    fn condition<V: Vocabulary>(&mut self) -> Result<Condition<V>, Problem> {
        if self.takes("exists") {
            return Ok(Condition::Exists(self.filter()?));
        }
        if self.takes("no") {
            return Ok(Condition::None(self.filter()?));
        }
        let before = self.position();
        if let Some(reference) = self.reference::<V>()?
            && self.takes("is")
        {
            return Ok(Condition::Is(reference, self.filter()?));
        }
        self.go_back(before);
        let left = self.amount()?;
        let comparison = self.comparison()?;
        Ok(Condition::Compare(left, comparison, self.amount()?))
    }

    /// Everything before `=>`, if there is one.
    fn costs<V: Vocabulary>(&mut self) -> Result<Vec<Deed<V>>, Problem> {
        if !self.has_ahead("=>") {
            return Ok(Vec::new());
        }
        let mut costs = vec![self.deed()?];
        while self.takes_sign(",") {
            costs.push(self.deed()?);
        }
        self.sign("=>")?;
        Ok(costs)
    }

    fn effect<V: Vocabulary>(&mut self, is_static: bool) -> Result<Effect<V>, Problem> {
        if self.takes("may") {
            if is_static && self.deed_is_next::<V>() {
                let deed = self.deed()?;
                self.expect("instead of")?;
                return Ok(Effect::Instead { deed, of: self.word::<V::Stat>("a trait")? });
            }
            return Ok(Effect::May(Box::new(self.effect(is_static)?)));
        }
        if self.takes("either") {
            let one = self.effect(is_static)?;
            self.expect("or")?;
            return Ok(Effect::Either(Box::new(one), Box::new(self.effect(is_static)?)));
        }
        if self.deed_is_next::<V>() {
            let start = self.here();
            let deed = self.deed()?;
            if is_static {
                return Err(Problem::new(
                    start,
                    "an ability that always holds cannot do something",
                ));
            }
            return Ok(Effect::Do(deed));
        }
        self.change(is_static)
    }

    /// `own fighter gets szabla +1 this duel`
    fn change<V: Vocabulary>(&mut self, is_static: bool) -> Result<Effect<V>, Problem> {
        let start = self.here();
        let known = V::Verb::ALL.iter().map(|it| it.spelling());
        let Ok(target) = self.target() else {
            let given = self.text(&start).to_owned();
            let message = format!("`{given}` is neither something to do nor somebody to change");
            return Err(Problem::new(start, message).suggesting(&given, known));
        };
        let verb = self.here();
        if self.takes("gets") || self.takes("get") {
            let stat = self.word::<V::Stat>("a trait")?;
            let by = self.signed()?;
            Ok(Effect::Gets { target, stat, by, span: self.span::<V>(is_static)? })
        } else if self.takes("gains") {
            let keyword = self.word::<V::Keyword>("a keyword")?;
            Ok(Effect::Gains { target, keyword, span: self.span::<V>(is_static)? })
        } else if self.takes("loses") {
            let keyword = self.word::<V::Keyword>("a keyword")?;
            Ok(Effect::Loses { target, keyword, span: self.span::<V>(is_static)? })
        } else if self.takes("cannot") {
            let ban = self.word::<V::Ban>("what can be forbidden")?;
            Ok(Effect::Cannot { target, ban, span: self.span::<V>(is_static)? })
        } else if self.takes("can") {
            let ban = self.word::<V::Ban>("what can be allowed")?;
            Ok(Effect::Can { target, ban, span: self.span::<V>(is_static)? })
        } else if self.takes("bears at most") {
            if !is_static {
                return Err(Problem::new(verb, "how many markers a card bears holds always"));
            }
            let most = self.number()?;
            Ok(Effect::Bears { target, most, marker: self.word::<V::Marker>("a marker")? })
        } else {
            Err(Problem::new(verb, "expected `gets`, `gains`, `loses`, `can` or `cannot`"))
        }
    }

    /// `this duel`; a change made once must say how long it lasts, one that always holds must not.
    fn span<V: Vocabulary>(&mut self, is_static: bool) -> Result<Option<V::Span>, Problem> {
        let here = self.here();
        match (self.takes("this"), is_static) {
            (true, false) => Ok(Some(self.word::<V::Span>("how long it lasts")?)),
            (false, true) => Ok(None),
            (true, true) => Err(Problem::new(here, "what always holds needs no end")),
            (false, false) => Err(Problem::new(here, "say how long it lasts, e.g. `this duel`")),
        }
    }

    fn deed_is_next<V: Vocabulary>(&self) -> bool {
        let by_another = self.follows("opponent must") || self.follows("anyone must");
        by_another || V::Verb::ALL.iter().any(|it| self.follows(it.spelling()))
    }

    fn deed<V: Vocabulary>(&mut self) -> Result<Deed<V>, Problem> {
        let by = match self.who() {
            Some(who) => {
                self.expect("must")?;
                who
            }
            None => Who::You,
        };
        let verb = self.word::<V::Verb>("something to do")?;
        let what = match verb.signature() {
            Signature::Amount => What::Amount(self.amount()?),
            Signature::Cards => What::Cards(self.target()?),
            Signature::Resource => self.resource()?,
            Signature::Nothing => What::Nothing,
            Signature::Pair(between) => {
                let one = self.target()?;
                self.expect(between)?;
                What::Pair(one, self.target()?)
            }
            Signature::Marker(between) => {
                let marker = self.word::<V::Marker>("a marker")?;
                self.expect(between)?;
                What::Marker(marker, self.target()?)
            }
        };
        Ok(Deed { by, verb, what })
    }

    fn resource<V: Vocabulary>(&mut self) -> Result<What<V>, Problem> {
        let amount = self.amount()?;
        let known = V::Resource::ALL.iter().copied();
        let resource = match amount {
            Amount::Number(1) => self.one_of("what is counted", known, |it| V::one(it))?,
            _ => self.word("what is counted")?,
        };
        let from = if self.takes("from") { Some(self.expect_who()?) } else { None };
        Ok(What::Resource { amount, resource, from })
    }

    fn limit<V: Vocabulary>(&mut self) -> Result<Limit<V>, Problem> {
        let times = self.number()?;
        self.expect("per")?;
        let span = self.word::<V::Span>("a stretch of the game")?;
        let in_total = self.takes("in total");
        self.sign(")")?;
        Ok(Limit { times, span, in_total })
    }
}
