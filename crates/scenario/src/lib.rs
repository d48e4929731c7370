//! Scenarios: a table as given, the choices made, what must hold then.
//!
//! A scenario is a text file anybody can read and write; `docs/scenarios.md`
//! is its description. Read `skeleton` first (the lines every game has in
//! common), then `veto` (what the words of VETO! mean), then `report`.
//!
//! `parse` finds every mistake of a file before anything is played; `run` plays
//! it and says whether what it claims is true.

mod phrase;
mod report;
mod skeleton;
mod veto;

pub use cards::set::Mistake;
pub use report::{Failure, Report, Summary, run_all};

use phrase::{Phrase, Source};
use rulebook::{RuleId, trace::Proof};

/// A scenario that can be played.
#[derive(Debug)]
pub struct Scenario {
    pub file: String,
    pub title: String,
    /// The clauses it claims to prove.
    pub proves: Vec<RuleId>,
    story: veto::Story,
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
    let Some(edition) = veto::edition(&rules.text) else {
        let message = format!("`{}` is no rule set", rules.text);
        return Err(vec![source.unknown(&rules, message, veto::editions())]);
    };
    let read = skeleton::read(&source, veto::WORDS);
    let told = read.and_then(|it| Ok((veto::Story::read(&source, edition, &it)?, it)));
    let (story, skeleton) = told.map_err(|mut mistakes: Vec<Mistake>| {
        mistakes.sort_by_key(|it| (it.line, it.column));
        mistakes
    })?;
    let (title, proves) = (skeleton.title, skeleton.proves);
    Ok(Scenario { file: file.to_owned(), title, proves, story })
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
