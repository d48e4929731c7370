//! The cards a game can be played with, ready to use.

use std::{collections::BTreeMap, fmt, sync::Arc};

use cards::{
    lang::{Condition, Happening, Limit, Word},
    veto::{Ability, Card, Effect, Event, Head, Keyword, Moment, Span, Veto, Zone},
};
use kernel::Fingerprint;

use crate::{ch7_slowa::r700_slowa, table::Moments};

use super::{
    compile,
    facts::Facts,
    program::{Cards, Change, Op, Program},
    wojsko,
};

/// One card, compiled.
#[derive(Debug)]
pub struct Def {
    /// What is printed; its abilities are followed by the rules its keywords bring.
    pub card: Card,
    /// What can be declared with it, ability by ability (see `Way`).
    pub(crate) ways: Vec<Way>,
    /// For a card that is put out: its program.
    pub(crate) put_out: Option<u16>,
    /// For a Karmazyn: the program that puts it out on the pole karmazynów.
    pub(crate) put_out_karmazyni: Option<u16>,
    /// For an Oficer or Nawigator: the program that puts it out to an oddział.
    pub(crate) put_out_oddzial: Option<u16>,
    /// For a sztych: laying it under a postać.
    pub(crate) underlay: Option<u16>,
    pub(crate) statics: Vec<StaticAbility>,
    pub(crate) facts: Facts,
}

/// An ability that is declared or goes off.
#[derive(Debug)]
pub(crate) struct Way {
    pub(crate) head: Head,
    /// Where it works, if not in play (or, of a card that is played, in the dwór).
    pub(crate) zone: Option<Zone>,
    pub(crate) event: Option<Happening<Veto>>,
    /// The moment at which it is used or goes off, if that is no event.
    pub(crate) moment: Option<Moment>,
    pub(crate) condition: Option<Condition<Veto>>,
    pub(crate) limit: Option<Limit<Veto>>,
    pub(crate) program: u16,
    /// Which ability of the card, counted from zero.
    pub(crate) ability: u8,
    /// By how much it makes the card it answers cheaper.
    pub(crate) lowers: u8,
    /// The keyword that brings it, if it is not printed.
    pub(crate) keyword: Option<Keyword>,
    /// Does declaring it tap the card it stands on?
    pub(crate) taps_this: bool,
    /// Does it need diplomats (AH 700.1.k)?
    pub(crate) dyplomacja: bool,
}

impl Way {
    /// What it answers, if it is a replika.
    pub(crate) fn answered(&self) -> Option<&Happening<Veto>> {
        self.event.as_ref().filter(|_| self.head == Head::Replika)
    }

    /// Is it a replika to the entering play of the card itself?
    pub(crate) fn answers_entering(&self) -> bool {
        self.answered().is_some_and(|it| it.event == Event::EntersPlay)
    }
}

/// An ability that always holds.
#[derive(Debug)]
pub(crate) struct StaticAbility {
    /// Does it need diplomats (AH 700.1.k)?
    pub(crate) dyplomacja: bool,
    pub(crate) condition: Option<Condition<Veto>>,
    pub(crate) changes: Vec<(Cards, Change)>,
}

impl Def {
    /// The ability with this number, if it is one that is declared or goes off.
    pub(crate) fn way(&self, ability: u8) -> Option<&Way> {
        self.ways.iter().find(|it| it.ability == ability)
    }

    /// The ways among which this instruction of a program asks to choose.
    pub(crate) fn branches(&self, program: u16, op: &Op) -> Option<Vec<&Effect>> {
        let way = self.ways.iter().find(|it| it.program == program)?;
        let ability = self.card.abilities.get(usize::from(way.ability))?;
        match op {
            Op::Either { which, .. } => {
                let mut found = Vec::new();
                ability.effects.iter().for_each(|it| eithers(&it.effect, &mut found));
                found.get(usize::from(*which)).map(|it| it.to_vec())
            }
            Op::Order(ways) => {
                let step = |it: &(u8, u8)| ability.effects.get(usize::from(it.1));
                ways.iter().map(|it| step(it).map(|it| &it.effect)).collect()
            }
            _ => None,
        }
    }

    /// The counters of abilities limited to this stretch of the game, two bits each.
    pub(crate) fn used_in(&self, span: Span) -> u8 {
        let limited = self.ways.iter().filter(|it| it.limit.is_some_and(|it| it.span == span));
        limited.fold(0, |mask, it| mask | 3 << (2 * it.ability))
    }
}

/// Every `either … or …` in an effect, in the order of the sentence.
fn eithers<'e>(effect: &'e Effect, into: &mut Vec<[&'e Effect; 2]>) {
    match effect {
        Effect::Either(one, other) => {
            into.push([one, other]);
            eithers(one, into);
            eithers(other, into);
        }
        Effect::May(inner) => eithers(inner, into),
        _ => {}
    }
}

/// A keyword the ability gives that brings rules with it.
fn gives_rules(ability: &Ability) -> Option<Keyword> {
    fn given(effect: &Effect) -> Option<Keyword> {
        match effect {
            Effect::Gains { keyword, .. } => Some(*keyword).filter(|it| !it.sentences().is_empty()),
            Effect::May(inner) => given(inner),
            Effect::Either(one, other) => given(one).or_else(|| given(other)),
            _ => None,
        }
    }
    ability.effects.iter().find_map(|it| given(&it.effect))
}

/// All cards of the sets a game uses.
#[derive(Debug)]
pub struct Catalog {
    defs: Vec<Def>,
    /// Of each definition.
    facts: Vec<Facts>,
    programs: Vec<Program>,
    /// The program of an oddział that goes to a ziemia.
    marching: u16,
    by_id: BTreeMap<String, u16>,
    digest: u64,
    /// Every moment of which a card speaks.
    moments: Moments,
    /// Has any card abilities that work elsewhere than in play?
    elsewhere: bool,
    /// Have keywords their rules?
    keywords: bool,
}

/// A card that is well-formed but cannot be played by the engine yet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CatalogProblem {
    pub card: String,
    pub message: String,
}

impl fmt::Display for CatalogProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.card, self.message)
    }
}

impl std::error::Error for CatalogProblem {}

impl Catalog {
    /// Compiles the cards, in the order given, for rule sets in which a keyword is a mere word.
    ///
    /// # Errors
    ///
    /// The first card the engine cannot play, and why.
    pub fn new(cards: impl IntoIterator<Item = Card>) -> Result<Arc<Catalog>, CatalogProblem> {
        Catalog::compiled(cards, false)
    }

    /// The same for rule sets in which keywords have the rules of AH 700.1.
    ///
    /// # Errors
    ///
    /// The first card the engine cannot play, and why.
    pub fn with_keywords(
        cards: impl IntoIterator<Item = Card>,
    ) -> Result<Arc<Catalog>, CatalogProblem> {
        Catalog::compiled(cards, true)
    }

    fn compiled(
        cards: impl IntoIterator<Item = Card>,
        keywords: bool,
    ) -> Result<Arc<Catalog>, CatalogProblem> {
        let mut defs = Vec::new();
        let mut programs = vec![Program::new(compile::challenging())];
        let mut by_id = BTreeMap::new();
        let mut text = String::new();
        for mut card in cards {
            let printed = card.abilities.len();
            let mut brought = Vec::new();
            if keywords {
                if let Some(keyword) = card.abilities.iter().find_map(gives_rules) {
                    let word = keyword.spelling();
                    let message = format!("the engine cannot give the rules of {word} yet");
                    return Err(CatalogProblem { card: card.id, message });
                }
                for keyword in &card.keywords {
                    let rules = r700_slowa::rules_of(*keyword);
                    brought.extend(rules.iter().map(|_| *keyword));
                    card.abilities.extend(rules);
                }
            }
            text += &format!("{card:?}");
            if by_id.insert(card.id.clone(), defs.len() as u16).is_some() {
                let message = "a card with this id is there already".to_owned();
                return Err(CatalogProblem { card: card.id, message });
            }
            let mut def = compile::compile(card, keywords, &mut programs)?;
            for way in def.ways.iter_mut().filter(|it| printed <= usize::from(it.ability)) {
                way.keyword = brought.get(usize::from(way.ability) - printed).copied();
            }
            defs.push(def);
        }
        let digest = Fingerprint::of(&text);
        let facts: Vec<Facts> = defs.iter().map(|it: &Def| it.facts).collect();
        let ways = defs.iter().flat_map(|it| &it.ways);
        let elsewhere = ways.clone().any(|it| it.zone.is_some());
        let moments = Moments::of(ways.filter_map(|it| it.moment));
        // After those of the cards, whose numbers stand in records.
        for def in defs.iter_mut().filter(|it| it.facts.leads_oddzialy()) {
            programs.push(Program::new(wojsko::joining()));
            def.put_out_oddzial = Some((programs.len() - 1) as u16);
        }
        programs.push(Program::new(wojsko::marching()));
        let marching = (programs.len() - 1) as u16;
        Ok(Arc::new(Catalog {
            defs,
            facts,
            programs,
            marching,
            by_id,
            digest,
            moments,
            elsewhere,
            keywords,
        }))
    }

    pub fn def(&self, def: u16) -> &Def {
        &self.defs[usize::from(def)]
    }

    pub fn defs(&self) -> impl Iterator<Item = &Def> {
        self.defs.iter()
    }

    /// The definition with this id.
    pub fn find(&self, id: &str) -> Option<u16> {
        self.by_id.get(id).copied()
    }

    /// Have keywords their rules?
    pub fn has_keyword_rules(&self) -> bool {
        self.keywords
    }

    /// Differs when any definition differs.
    pub fn digest(&self) -> u64 {
        self.digest
    }

    #[inline]
    pub(crate) fn facts(&self, def: u16) -> Facts {
        self.facts[usize::from(def)]
    }

    #[inline]
    pub(crate) fn moments(&self) -> Moments {
        self.moments
    }

    pub(crate) fn works_elsewhere(&self) -> bool {
        self.elsewhere
    }

    pub(crate) fn marching(&self) -> u16 {
        self.marching
    }

    pub(crate) fn program(&self, program: u16) -> &Program {
        &self.programs[usize::from(program)]
    }
}
