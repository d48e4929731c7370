//! The cards a game can be played with, ready to use.

use std::{collections::BTreeMap, fmt, sync::Arc};

use cards::{
    lang::{Condition, Happening, Limit},
    veto::{Card, Head, Kind, Span, Veto},
};
use kernel::Fingerprint;

use super::{
    compile,
    program::{Cards, Change, Op},
};

/// One card, compiled.
#[derive(Debug)]
pub struct Def {
    /// What is printed.
    pub card: Card,
    /// What can be declared with it, ability by ability (see `Way`).
    pub(crate) ways: Vec<Way>,
    /// For a card that is put out: its program.
    pub(crate) put_out: Option<u16>,
    /// For a sztych: laying it under a postać.
    pub(crate) underlay: Option<u16>,
    pub(crate) statics: Vec<StaticAbility>,
    pub(crate) has_statics: bool,
}

/// An ability that is declared or goes off.
#[derive(Debug)]
pub(crate) struct Way {
    pub(crate) head: Head,
    pub(crate) event: Option<Happening<Veto>>,
    pub(crate) condition: Option<Condition<Veto>>,
    pub(crate) limit: Option<Limit<Veto>>,
    pub(crate) program: u16,
    /// Which ability of the card, counted from zero.
    pub(crate) ability: u8,
}

/// An ability that always holds.
#[derive(Debug)]
pub(crate) struct StaticAbility {
    pub(crate) condition: Option<Condition<Veto>>,
    pub(crate) changes: Vec<(Cards, Change)>,
}

impl Def {
    /// The ability with this number, if it is one that is declared or goes off.
    pub(crate) fn way(&self, ability: u8) -> Option<&Way> {
        self.ways.iter().find(|it| it.ability == ability)
    }

    /// The counters of abilities limited to this stretch of the game, two bits each.
    pub(crate) fn used_in(&self, span: Span) -> u8 {
        let limited = self.ways.iter().filter(|it| it.limit.is_some_and(|it| it.span == span));
        limited.fold(0, |mask, it| mask | 3 << (2 * it.ability.min(3)))
    }
}

/// All cards of the sets a game uses.
#[derive(Debug)]
pub struct Catalog {
    defs: Vec<Def>,
    programs: Vec<Vec<Op>>,
    by_id: BTreeMap<String, u16>,
    /// What cards played from the dwór answer, each description once.
    answers_from_dwor: Vec<Happening<Veto>>,
    digest: u64,
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
    /// Compiles the cards, in the order given.
    ///
    /// # Errors
    ///
    /// The first card the engine cannot play, and why.
    pub fn new(cards: impl IntoIterator<Item = Card>) -> Result<Arc<Catalog>, CatalogProblem> {
        let mut defs = Vec::new();
        let mut programs = vec![compile::challenging()];
        let mut by_id = BTreeMap::new();
        let mut text = String::new();
        for card in cards {
            text += &format!("{card:?}");
            if by_id.insert(card.id.clone(), defs.len() as u16).is_some() {
                let message = "a card with this id is there already".to_owned();
                return Err(CatalogProblem { card: card.id, message });
            }
            defs.push(compile::compile(card, &mut programs)?);
        }
        let answers_from_dwor = answers_from_dwor(&defs);
        let digest = Fingerprint::of(&text);
        Ok(Arc::new(Catalog { defs, programs, by_id, answers_from_dwor, digest }))
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

    /// Differs when any definition differs.
    pub fn digest(&self) -> u64 {
        self.digest
    }

    pub(crate) fn answers_from_dwor(&self) -> impl Iterator<Item = &Happening<Veto>> {
        self.answers_from_dwor.iter()
    }

    pub(crate) fn program(&self, program: u16) -> &[Op] {
        &self.programs[usize::from(program)]
    }
}

fn answers_from_dwor(defs: &[Def]) -> Vec<Happening<Veto>> {
    let mut found: Vec<Happening<Veto>> = Vec::new();
    let played = defs.iter().filter(|it| matches!(it.card.kind, Kind::Efekt | Kind::Sztych));
    for way in played.flat_map(|it| &it.ways).filter(|it| it.head == Head::Replika) {
        if let Some(happening) = way.event.as_ref().filter(|it| !found.contains(it)) {
            found.push(happening.clone());
        }
    }
    found
}
