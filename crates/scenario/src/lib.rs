//! Scenarios: a table as given, the choices made, what must hold then.
//!
//! A scenario is a text file anybody can read and write; `docs/scenarios.md`
//! is its description. Read `skeleton` first (the lines every game has in
//! common) and `story` (how they are played), then `veto` and `thrones` (what
//! the words of a game mean), then `report`.
//!
//! `parse` finds every mistake of a file before anything is played; `run` plays
//! it and says whether what it claims is true.

mod names;
mod phrase;
mod report;
mod skeleton;
mod story;
mod thrones;
mod veto;

pub use cards::set::Mistake;
pub use report::{Failure, Report, Summary, run_all};

use phrase::{Phrase, Source, same};
use rulebook::{RuleId, trace::Proof};
use skeleton::{Skeleton, Words};
use story::Tale;

/// A scenario that can be played.
#[derive(Debug)]
pub struct Scenario {
    pub file: String,
    pub title: String,
    /// The clauses it claims to prove.
    pub proves: Vec<RuleId>,
    story: Box<dyn Tale>,
}

/// Reads a scenario. `file` is the name shown in mistakes.
///
/// # Errors
///
/// Every mistake found, in the order of the file.
pub fn parse(file: &str, text: &str) -> Result<Scenario, Vec<Mistake>> {
    let source = Source::new(file, text);
    let start = Phrase { text: String::new(), line: 1, column: 1 };
    let Some(rules) = skeleton::rules(&source) else {
        let message = "the file does not say by which rules it is played: `rules: mb`";
        return Err(vec![source.mistake(&start, message)]);
    };
    let Some(rule_set) = RuleSet::all().find(|it| same(it.name(), &rules.text)) else {
        let message = format!("`{}` is no rule set", rules.text);
        return Err(vec![source.unknown(&rules, message, RuleSet::all().map(RuleSet::name))]);
    };
    let read = skeleton::read(&source, rule_set.words());
    let told = read.and_then(|it| Ok((rule_set.read(&source, &it)?, it)));
    let (story, skeleton) = told.map_err(|mut mistakes: Vec<Mistake>| {
        mistakes.sort_by_key(|it| (it.line, it.column));
        mistakes
    })?;
    let (title, proves) = (skeleton.title, skeleton.proves);
    Ok(Scenario { file: file.to_owned(), title, proves, story })
}

/// What a scenario can be played by.
#[derive(Debug, Clone, Copy)]
enum RuleSet {
    Veto(veto::Edition),
    Thrones,
}

impl RuleSet {
    fn all() -> impl Iterator<Item = RuleSet> {
        veto::EDITIONS.into_iter().map(RuleSet::Veto).chain([RuleSet::Thrones])
    }

    fn name(self) -> &'static str {
        match self {
            RuleSet::Veto(edition) => edition.name(),
            RuleSet::Thrones => thrones::RULES,
        }
    }

    fn words(self) -> Words {
        match self {
            RuleSet::Veto(_) => veto::WORDS,
            RuleSet::Thrones => thrones::WORDS,
        }
    }

    fn read(self, source: &Source, skeleton: &Skeleton) -> Result<Box<dyn Tale>, Vec<Mistake>> {
        match self {
            RuleSet::Veto(edition) => veto::read(source, edition, skeleton),
            RuleSet::Thrones => thrones::read(source, skeleton),
        }
    }
}

/// Plays a scenario and compares.
///
/// With the feature `trace` of the crate `rulebook` it also fails when a clause
/// it claims to prove was neither followed nor given as the reason of a refusal.
pub fn run(scenario: &Scenario) -> Report {
    let proofs: Vec<Proof> = scenario.proves.iter().map(|it| Proof::open(*it)).collect();
    let mut outcome = scenario.story.run();
    for proof in proofs {
        let given = outcome.as_ref().is_ok_and(|reasons| reasons.contains(&proof.rule()));
        if let (Err(not_reached), false, true) = (proof.finish(), given, outcome.is_ok()) {
            outcome = Err(Failure::unproved(&not_reached.to_string()));
        }
    }
    let (file, title) = (scenario.file.clone(), scenario.title.clone());
    Report { file, title, failure: outcome.err() }
}
