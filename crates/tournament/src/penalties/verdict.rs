//! PC 8.1.0.7–8.1.0.9, 8.1.1.13–8.1.1.16, 8.1.2 — a judge decides; what is recorded of it.

use super::Penalty;
use crate::{
    event::{Event, PersonId, Role},
    refusal::{Refusal, refuse_if},
    setup::Severity,
};
use rulebook::{cite, rule};

/// Why a penalty differs from the standard one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Grounds {
    SituationInTheGame,
    SeverityLevel,
    NoPossibleAdvantage,
    Age,
    Experience,
    Education,
    RoundOfTheTournament,
}

/// What a judge enters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    pub by: PersonId,
    pub offender: PersonId,
    pub opponent: PersonId,
    pub penalty: Penalty,
    /// What the tariff proposed.
    pub standard: Penalty,
    /// What happened and why this follows; the players read it.
    pub explanation: String,
    pub grounds: Option<Grounds>,
    /// How long the ruling took.
    pub seconds: u32,
}

/// What becomes of a verdict.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decision {
    /// False for a mere word, which leaves no trace.
    pub recorded: bool,
    /// It waits until the head judge agrees.
    pub waits_for_head_judge: bool,
    /// Added to the clock of this table.
    pub extra_seconds: u32,
    /// Shown beside the penalty if it is not the standard one.
    pub departs_from: Option<Penalty>,
}

/// Accepts a verdict or says why it cannot stand.
pub fn review(event: &Event, verdict: &Verdict, level: Severity) -> Result<Decision, Refusal> {
    refuse_if(
        [verdict.offender, verdict.opponent].contains(&verdict.by),
        cite!("PC 1.4.4"),
        "nobody judges his own matter",
    )?;
    refuse_if(
        verdict.explanation.trim().is_empty(),
        cite!("PC 8.1.0.7"),
        "a penalty is explained to the players",
    )?;
    rule!("PC 8.1.2.1");
    let head = event.has(verdict.by, &[Role::SedziaGlowny]);
    refuse_if(
        verdict.penalty == Penalty::Dyskwalifikacja && !head,
        cite!("PC 8.1.1.39"),
        "only the head judge disqualifies",
    )?;
    let departs = verdict.penalty != verdict.standard;
    if departs {
        check_grounds(verdict, level)?;
        rule!("PC 8.1.2.2");
    }
    let waits = departs && !head;
    if waits {
        rule!("PC 8.1.0.9");
    }
    let recorded = Penalty::Ostrzezenie <= verdict.penalty;
    if verdict.penalty == Penalty::Upomnienie {
        rule!("PC 8.1.1.13");
    }
    if verdict.penalty == Penalty::Ostrzezenie {
        rule!("PC 8.1.1.15");
    }
    let extra_seconds = if 60 < verdict.seconds {
        rule!("PC 8.1.1.16");
        verdict.seconds
    } else {
        0
    };
    Ok(Decision {
        recorded,
        waits_for_head_judge: waits,
        extra_seconds,
        departs_from: departs.then_some(verdict.standard),
    })
}

fn check_grounds(verdict: &Verdict, level: Severity) -> Result<(), Refusal> {
    let Some(grounds) = verdict.grounds else {
        let rule = if level == Severity::Full { cite!("PC 8.1.0.22") } else { cite!("PC 8.1.0.8") };
        return Err(Refusal::new(rule, "another penalty than the standard one needs a reason"));
    };
    let good = matches!(
        grounds,
        Grounds::SituationInTheGame | Grounds::SeverityLevel | Grounds::NoPossibleAdvantage
    );
    refuse_if(
        !good,
        cite!("PC 8.1.0.8"),
        "age, experience, education and the round are no reason for another penalty",
    )?;
    refuse_if(
        level == Severity::Restrictive
            && verdict.penalty < verdict.standard
            && grounds != Grounds::NoPossibleAdvantage,
        cite!("PC 8.1.0.28"),
        "at level 4 a penalty is lowered only where nothing could be gained",
    )
}
