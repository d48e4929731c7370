//! From a sentence to its tree. Every refusal says what was expected there.
//!
//! The reader keeps count of the slots filled so far, so that `target 2` with
//! one choice before it is refused at its place.

mod effect;
mod filter;
mod modifier;
mod trigger;

use super::*;
use crate::lang::{Problem, Reader, Word};

/// Reads one ability.
///
/// # Errors
///
/// The first place that is not understood, with a suggestion where one is near.
pub fn parse_ability(sentence: &str, names: &Names) -> Result<Ability, Problem> {
    let mut parser = Parser::new(sentence, names)?;
    let ability = parser.ability()?;
    parser.end(&ability)?;
    Ok(ability)
}

/// Reads a filter by itself, as the fact `attach` has one.
///
/// # Errors
///
/// As `parse_ability`.
pub fn parse_filter(sentence: &str, names: &Names) -> Result<Filter, Problem> {
    let mut parser = Parser::new(sentence, names)?;
    let filter = parser.filter()?;
    parser.end(&filter)?;
    Ok(filter)
}

/// Reads a keyword by itself, as the fact `keywords` has a list of them.
///
/// # Errors
///
/// As `parse_ability`.
pub fn parse_keyword(sentence: &str, names: &Names) -> Result<Keyword, Problem> {
    let mut parser = Parser::new(sentence, names)?;
    let keyword = parser.keyword()?;
    parser.end(&keyword)?;
    Ok(keyword)
}

/// Reads what an agenda says about decks: `at least 12 Stark`.
///
/// # Errors
///
/// As `parse_ability`.
pub fn parse_deck_rule(sentence: &str) -> Result<DeckRule, Problem> {
    let mut reader = Reader::new(sentence)?;
    let rule = if reader.takes("at most") {
        DeckRule::AtMost(reader.number()?, reader.word("a faction")?)
    } else if reader.takes("at least") {
        DeckRule::AtLeast(reader.number()?, reader.word("a faction")?)
    } else if reader.takes("may include non-loyal") {
        DeckRule::MayIncludeNonLoyal(reader.word("a faction")?)
    } else {
        let known = ["at most", "at least", "may include non-loyal"];
        return Err(reader.unknown("a rule about decks", known));
    };
    reader.end()?;
    reader.canonical(&rule)?;
    Ok(rule)
}

struct Parser<'s, 'n> {
    read: Reader<'s>,
    names: &'n Names,
    /// How many slots are filled before this place.
    slots: u8,
    /// Is there a chosen player?
    player: bool,
}

impl<'s, 'n> Parser<'s, 'n> {
    fn new(sentence: &'s str, names: &'n Names) -> Result<Parser<'s, 'n>, Problem> {
        Ok(Parser { read: Reader::new(sentence)?, names, slots: 0, player: false })
    }

    fn end<T>(&self, tree: &T) -> Result<(), Problem>
    where
        for<'t> Spelled<'t, T>: std::fmt::Display,
    {
        self.read.end()?;
        self.read.canonical(&Spelled { tree, names: self.names })
    }

    fn ability(&mut self) -> Result<Ability, Problem> {
        if self.read.takes("always") {
            let conditions = self.conditions("while")?;
            self.read.sign(":")?;
            let modifiers = self.modifiers()?;
            return Ok(Ability::Constant(Constant { conditions, modifiers }));
        }
        let start = self.read.here();
        let Some(head) = self.read.maybe::<Head>() else {
            let known = Head::ALL.iter().map(|it| it.spelling()).chain(["always"]);
            return Err(self.read.unknown("the beginning of an ability", known));
        };
        let mut triggers = Vec::new();
        if self.read.takes("when") {
            triggers.push(self.trigger()?);
            while self.read.takes("or") {
                triggers.push(self.trigger()?);
            }
        }
        let conditions = self.conditions("if")?;
        if let Some(missing) = head.misses(&triggers, &conditions) {
            return Err(Problem::new(start, format!("`{}` {missing}", head.spelling())));
        }
        self.read.sign(":")?;
        let (costs, targets) = self.price()?;
        let steps = self.steps()?;
        let limit = if self.read.takes_sign("(") { Some(self.limit()?) } else { None };
        let active = Active { head, triggers, conditions, costs, targets, steps, limit };
        Ok(Ability::Active(active))
    }

    /// Costs and targets: everything before `=>`, if there is one.
    fn price(&mut self) -> Result<(Vec<Cost>, Vec<Pick>), Problem> {
        let (mut costs, mut targets) = (Vec::new(), Vec::new());
        if !self.read.has_ahead("=>") {
            return Ok((costs, targets));
        }
        loop {
            let start = self.read.here();
            match self.pick()? {
                Some(Pick { mode: Mode::Select, .. }) => {
                    let message = "what is selected is no target: put it after the `=>`";
                    return Err(Problem::new(start, message));
                }
                Some(pick) => targets.push(pick),
                None => costs.push(self.cost()?),
            }
            if !self.read.takes_sign(",") {
                break;
            }
        }
        self.read.sign("=>")?;
        Ok((costs, targets))
    }

    fn cost(&mut self) -> Result<Cost, Problem> {
        if self.read.takes("pay") {
            let gold = self.read.number()?;
            self.read.expect("gold")?;
            return Ok(Cost::Gold(gold));
        }
        if let Some((count, token, card)) = self.tokens_removed()? {
            return Ok(Cost::Tokens(count, token, card));
        }
        let Some(verb) = self.read.maybe::<Verb>() else {
            let known = Verb::ALL.iter().map(|it| it.spelling()).chain(["pay", "choose", "spare"]);
            return Err(self.read.unknown("a cost or a choice", known));
        };
        if let Some(card) = self.reference()? {
            return Ok(Cost::Card(verb, card));
        }
        Ok(Cost::Some(verb, self.read.number()?, self.filter()?))
    }

    /// `remove 1 stand from this`; not `remove from game this`.
    fn tokens_removed(&mut self) -> Result<Option<(u8, Token, Ref)>, Problem> {
        let before = self.read.position();
        if self.read.takes("remove") {
            if let Ok(count) = self.read.number() {
                let token = self.read.word("a token")?;
                self.read.expect("from")?;
                return Ok(Some((count, token, self.expect_reference()?)));
            }
            self.read.go_back(before);
        }
        Ok(None)
    }

    /// A choice, if one is next: `choose 1 character`, `each player spares up to 3 …`.
    fn pick(&mut self) -> Result<Option<Pick>, Problem> {
        let before = self.read.position();
        let by = self.who()?;
        let modes = [Mode::Choose, Mode::Spare, Mode::Select];
        let mode = match by {
            None => modes.into_iter().find(|it| self.read.takes(it.order())),
            Some(_) => modes.into_iter().find(|it| self.read.takes(&format!("{}s", it.order()))),
        };
        let Some(mode) = mode else {
            self.read.go_back(before);
            return Ok(None);
        };
        let what = self.picked()?;
        match what {
            Picked::Cards { .. } => self.slots += 1,
            Picked::Player(_) => self.player = true,
        }
        Ok(Some(Pick { by: by.unwrap_or(Who::You), mode, what }))
    }

    fn picked(&mut self) -> Result<Picked, Problem> {
        if let Some(who) = self.who()? {
            return Ok(Picked::Player(who));
        }
        let count = if self.read.takes("any") {
            Count::Any
        } else if self.read.takes("up to") {
            Count::UpTo(self.read.number()?)
        } else {
            Count::Exactly(self.read.number()?)
        };
        let filter = self.filter()?;
        let same_controller = self.read.takes("with same controller");
        let mut total_strength = None;
        if self.read.takes("with total STR") {
            self.read.sign("<=")?;
            total_strength = Some(self.read.number()?);
        }
        Ok(Picked::Cards { count, filter, joint: Joint { same_controller, total_strength } })
    }

    fn limit(&mut self) -> Result<Limit, Problem> {
        let by_title = self.read.takes("max");
        if !by_title {
            self.read.expect("limit")?;
        }
        let times = self.read.number()?;
        self.read.expect("per")?;
        let span = self.read.word("a stretch of the game")?;
        self.read.sign(")")?;
        Ok(Limit { by_title, times, span })
    }

    /// A player, if one is next.
    fn who(&mut self) -> Result<Option<Who>, Problem> {
        let here = self.read.here();
        let who = self.read.maybe::<Who>();
        if who == Some(Who::Chosen) && !self.player {
            return Err(Problem::new(here, "no player has been chosen before this"));
        }
        Ok(who)
    }

    fn expect_who(&mut self) -> Result<Who, Problem> {
        match self.who()? {
            Some(who) => Ok(who),
            None => Err(self.read.unknown("a player", Who::ALL.iter().map(|it| it.spelling()))),
        }
    }
}

impl Head {
    /// What an ability with this head still has to say, or must not say.
    fn misses(self, triggers: &[Trigger], conditions: &[Condition]) -> Option<&'static str> {
        let answers = matches!(
            self,
            Head::Reaction | Head::ForcedReaction | Head::Interrupt | Head::ForcedInterrupt
        );
        match self {
            _ if answers && triggers.is_empty() => Some("must say `when` it is used"),
            _ if !answers && !triggers.is_empty() => Some("answers nothing, so it has no `when`"),
            Head::Check if conditions.is_empty() => Some("must say `if` what"),
            _ => None,
        }
    }
}
