//! From a sentence to its tree. Every refusal says what was expected there.

use std::ops::Range;

use super::{
    token::{Placed, Token, tokens},
    *,
};

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

/// Far more than fits on a card, and far less than would exhaust the stack:
/// every level of nesting takes a few words.
const LONGEST: usize = 2_000;

pub(super) struct Reader<'s> {
    sentence: &'s str,
    tokens: Vec<Placed>,
    at: usize,
}

impl<'s> Reader<'s> {
    fn new(sentence: &'s str) -> Result<Reader<'s>, Problem> {
        if LONGEST < sentence.len() {
            let message = format!("a sentence has at most {LONGEST} characters");
            return Err(Problem::new(0..0, message));
        }
        Ok(Reader { sentence, tokens: tokens(sentence)?, at: 0 })
    }

    fn ability<V: Vocabulary>(&mut self) -> Result<Ability<V>, Problem> {
        let start = self.here();
        let head = self.word::<V::Head>("the beginning of an ability")?;
        let event = if self.takes("when") { Some(self.happening()?) } else { None };
        if V::needs_event(head) && event.is_none() {
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
        Ok(Ability { head, event, condition, costs, effects, limit })
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
        if object.is_none() && self.at == self.tokens.len() {
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
        let before = self.at;
        if let Some(reference) = self.reference::<V>()?
            && self.takes("is")
        {
            return Ok(Condition::Is(reference, self.filter()?));
        }
        self.at = before;
        let left = self.amount()?;
        let comparison = self.comparison()?;
        Ok(Condition::Compare(left, comparison, self.amount()?))
    }

    /// Everything before `=>`, if there is one.
    fn costs<V: Vocabulary>(&mut self) -> Result<Vec<Deed<V>>, Problem> {
        let has_costs = self.tokens[self.at..].iter().any(|it| it.token == Token::Sign("=>"));
        if !has_costs {
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
            let given = self.sentence[start.clone()].to_owned();
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
        } else if self.takes("cannot") {
            let ban = self.word::<V::Ban>("what can be forbidden")?;
            Ok(Effect::Cannot { target, ban, span: self.span::<V>(is_static)? })
        } else {
            Err(Problem::new(verb, "expected `gets`, `gains` or `cannot`"))
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
        let named = |at: usize, word: &str| self.word_at(at) == Some(word);
        let by_another =
            named(self.at + 1, "must") && (named(self.at, "opponent") || named(self.at, "anyone"));
        by_another || V::Verb::ALL.iter().any(|it| self.spelled(it.spelling()).is_some())
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
        self.sign(")")?;
        Ok(Limit { times, span })
    }

    /// The sentence must already be in the form in which it would be printed.
    fn canonical(&self, tree: &impl std::fmt::Display) -> Result<(), Problem> {
        let printed = tree.to_string();
        if printed == self.sentence {
            return Ok(());
        }
        let same = printed.bytes().zip(self.sentence.bytes()).take_while(|(a, b)| a == b).count();
        let start = (0..=same).rev().find(|it| self.sentence.is_char_boundary(*it)).unwrap_or(0);
        let problem = Problem::new(start..self.sentence.len(), "this is written differently");
        Err(Problem { suggestion: Some(printed), ..problem })
    }

    pub(super) fn position(&self) -> usize {
        self.at
    }

    pub(super) fn go_back(&mut self, position: usize) {
        self.at = position;
    }

    pub(super) fn here(&self) -> Range<usize> {
        let end = self.sentence.len();
        self.tokens.get(self.at).map_or(end..end, |it| it.span.clone())
    }

    fn word_at(&self, at: usize) -> Option<&str> {
        match self.tokens.get(at)?.token {
            Token::Word(ref word) => Some(word),
            _ => None,
        }
    }

    /// Takes this very word, if it is next.
    pub(super) fn takes(&mut self, word: &str) -> bool {
        let taken = self.word_at(self.at) == Some(word);
        self.at += usize::from(taken);
        taken
    }

    pub(super) fn expect(&mut self, word: &str) -> Result<(), Problem> {
        let here = self.here();
        match self.takes(word) {
            true => Ok(()),
            false => Err(Problem::new(here, format!("expected `{word}`"))),
        }
    }

    fn peeks(&self, ends: &[&str]) -> bool {
        match self.tokens.get(self.at).map(|it| &it.token) {
            Some(Token::Word(word)) => ends.contains(&word.as_str()),
            Some(Token::Sign(sign)) => ends.contains(sign),
            _ => true,
        }
    }

    pub(super) fn takes_sign(&mut self, sign: &str) -> bool {
        let is_next = matches!(self.tokens.get(self.at), Some(Placed { token: Token::Sign(it), .. }) if *it == sign);
        self.at += usize::from(is_next);
        is_next
    }

    fn sign(&mut self, sign: &str) -> Result<(), Problem> {
        let here = self.here();
        match self.takes_sign(sign) {
            true => Ok(()),
            false => Err(Problem::new(here, format!("expected `{sign}`"))),
        }
    }

    pub(super) fn number(&mut self) -> Result<u8, Problem> {
        match self.tokens.get(self.at).map(|it| &it.token) {
            Some(Token::Number(number)) => {
                let number = *number;
                self.at += 1;
                Ok(number)
            }
            _ => Err(Problem::new(self.here(), "expected a number")),
        }
    }

    /// How many tokens this spelling takes, if it stands next.
    fn spelled(&self, spelling: &str) -> Option<usize> {
        let mut at = self.at;
        for part in spelling.split(' ') {
            if self.word_at(at) != Some(part) {
                return None;
            }
            at += 1;
        }
        Some(at - self.at)
    }

    pub(super) fn word<W: Word>(&mut self, expected: &str) -> Result<W, Problem> {
        self.one_of(expected, W::ALL.iter().copied(), Word::spelling)
    }

    /// Takes the longest of the known words that stands next.
    pub(super) fn one_of<W: Copy>(
        &mut self,
        expected: &str,
        known: impl Iterator<Item = W> + Clone,
        spelling: impl Fn(W) -> &'static str,
    ) -> Result<W, Problem> {
        let fitting = known.clone().filter_map(|it| Some((self.spelled(spelling(it))?, it)));
        if let Some((length, word)) = fitting.max_by_key(|(length, _)| *length) {
            self.at += length;
            return Ok(word);
        }
        let here = self.here();
        let given = &self.sentence[here.clone()];
        let message = match given {
            "" => format!("the sentence ends where {expected} was expected"),
            given => format!("`{given}` is not {expected}"),
        };
        Err(Problem::new(here, message).suggesting(given, known.map(spelling)))
    }

    fn end(&self) -> Result<(), Problem> {
        match self.tokens.get(self.at) {
            None => Ok(()),
            Some(_) => Err(Problem::new(
                self.here().start..self.sentence.len(),
                "the ability is complete before this",
            )),
        }
    }
}
