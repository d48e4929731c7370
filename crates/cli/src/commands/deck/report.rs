//! What is wrong with a deck, for people and for programs.

use std::fmt;

use decks::{
    ListMistake, thrones,
    veto::{self, Format},
};
use serde::Serialize;

use crate::{
    faults::told,
    texts::{Texts, arg},
};

/// The answer to `deck check`.
#[derive(Debug, Serialize)]
pub(super) struct Report {
    game: &'static str,
    name: Option<String>,
    format: String,
    /// Nothing at all is wrong, with the deck or with the list.
    pub(super) legal: bool,
    /// What it is made of, part by part.
    parts: Vec<Part>,
    mistakes: Vec<Mistake>,
    problems: Vec<Problem>,
    /// The last line: that all is well, or how much is not.
    #[serde(skip)]
    verdict: String,
}

#[derive(Debug, Serialize)]
struct Part {
    part: &'static str,
    cards: usize,
}

#[derive(Debug, Serialize)]
struct Mistake {
    line: usize,
    source: String,
    message: String,
    suggestion: Option<String>,
    rule: Option<&'static str>,
    #[serde(skip)]
    told: String,
}

#[derive(Debug, Serialize)]
struct Problem {
    kind: &'static str,
    message: String,
    card: Option<String>,
    /// The one a judge would quote first.
    rules: Vec<&'static str>,
    #[serde(skip)]
    told: String,
}

impl Report {
    pub(super) fn of_veto(
        listed: &veto::Listed<'_>,
        format: &Format,
        mistakes: &[ListMistake],
        problems: &[veto::Problem],
        texts: &Texts,
    ) -> Report {
        let talia = &listed.talia;
        let parts = [
            ("frakcja", talia.frakcje.len()),
            ("strategia", talia.strategie.len()),
            ("kredens", talia.kredens.len()),
            ("sakwa", talia.sakwa.len()),
        ];
        let problem = |it: &veto::Problem| Problem {
            kind: it.key(),
            message: it.to_string(),
            card: it.card().map(str::to_owned),
            rules: it.rules.iter().map(|it| it.mark()).collect(),
            told: told(texts, &it.said(), Some(it.rule())),
        };
        let problems = problems.iter().map(problem).collect();
        Report::new("veto", listed.name.clone(), format.name, &parts, mistakes, problems, texts)
    }

    pub(super) fn of_thrones(
        deck: &thrones::Deck<'_>,
        mistakes: &[ListMistake],
        problems: &[thrones::Problem],
        texts: &Texts,
    ) -> Report {
        let parts = [
            ("factions", deck.factions.len()),
            ("agendas", deck.agendas.len()),
            ("plots", deck.plots.len()),
            ("cards", deck.cards.len()),
        ];
        let problem = |it: &thrones::Problem| Problem {
            kind: it.key(),
            message: it.to_string(),
            card: it.card().map(str::to_owned),
            rules: it.rules.iter().map(|it| it.mark()).collect(),
            told: told(texts, &it.said(), Some(it.rule())),
        };
        let problems = problems.iter().map(problem).collect();
        Report::new("thrones", deck.name.clone(), "constructed", &parts, mistakes, problems, texts)
    }

    fn new(
        game: &'static str,
        name: Option<String>,
        format: &str,
        parts: &[(&'static str, usize)],
        mistakes: &[ListMistake],
        problems: Vec<Problem>,
        texts: &Texts,
    ) -> Report {
        let mistake = |it: &ListMistake| Mistake {
            line: it.line,
            source: it.source.clone(),
            message: it.what.to_string(),
            suggestion: it.suggestion.clone(),
            rule: it.rule.map(|it| it.mark()),
            told: told(texts, &it.said(), it.rule),
        };
        let count = mistakes.len() + problems.len();
        Report {
            game,
            name,
            format: format.to_owned(),
            legal: mistakes.is_empty() && problems.is_empty(),
            parts: parts.iter().map(|&(part, cards)| Part { part, cards }).collect(),
            mistakes: mistakes.iter().map(mistake).collect(),
            problems,
            verdict: texts.with("fault-count", &[arg("count", count as u32)]),
        }
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(name) = &self.name {
            writeln!(f, "{name}")?;
        }
        let parts = self.parts.iter().map(|it| format!("{} {}", it.part, it.cards));
        writeln!(f, "{}: {}", self.format, parts.collect::<Vec<_>>().join(", "))?;
        for mistake in &self.mistakes {
            writeln!(f, "  {}", mistake.told)?;
        }
        for problem in &self.problems {
            writeln!(f, "  {}", problem.told)?;
        }
        writeln!(f, "{}", self.verdict)
    }
}
