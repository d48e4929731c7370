//! PC 8.1.0.12–8.1.0.34 — the same four deeds at the four levels of severity.

use super::Penalty;
use crate::setup::Severity;
use rulebook::{RuleId, cite, trace};

/// A deed that the document judges at every level.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Case {
    IncomeBeforeCards,
    UnderpaidPostac,
    MisusedCard,
    CardsAddedBetweenGames,
}

/// What the document does with a deed at a level, and where it says so.
pub fn guidance(level: Severity, case: Case) -> (&'static [Penalty], RuleId) {
    use Case::{CardsAddedBetweenGames, IncomeBeforeCards, MisusedCard, UnderpaidPostac};
    use Penalty::{Dyskwalifikacja, KaraGry, Nothing, Ostrzezenie, Upomnienie};
    let (outcome, clause): (&'static [Penalty], RuleId) = match (level, case) {
        (Severity::VeryLenient, IncomeBeforeCards) => (&[Nothing], cite!("PC 8.1.0.12")),
        (Severity::VeryLenient, UnderpaidPostac) => (&[Nothing], cite!("PC 8.1.0.13")),
        (Severity::VeryLenient, MisusedCard) => (&[Nothing], cite!("PC 8.1.0.14")),
        (Severity::VeryLenient, CardsAddedBetweenGames) => {
            (&[Dyskwalifikacja], cite!("PC 8.1.0.15"))
        }
        (Severity::Lenient, IncomeBeforeCards) => (&[Nothing], cite!("PC 8.1.0.18")),
        (Severity::Lenient, UnderpaidPostac) => {
            (&[Nothing, Upomnienie, Ostrzezenie], cite!("PC 8.1.0.19"))
        }
        (Severity::Lenient, MisusedCard) => (&[Ostrzezenie], cite!("PC 8.1.0.20")),
        (Severity::Lenient, CardsAddedBetweenGames) => (&[Dyskwalifikacja], cite!("PC 8.1.0.21")),
        (Severity::Full, IncomeBeforeCards) => (&[Upomnienie], cite!("PC 8.1.0.24")),
        (Severity::Full, UnderpaidPostac) => (&[Upomnienie, Ostrzezenie], cite!("PC 8.1.0.25")),
        (Severity::Full, MisusedCard) => (&[Ostrzezenie, KaraGry], cite!("PC 8.1.0.26")),
        (Severity::Full, CardsAddedBetweenGames) => (&[Dyskwalifikacja], cite!("PC 8.1.0.27")),
        (Severity::Restrictive, IncomeBeforeCards) => {
            (&[Upomnienie, Ostrzezenie], cite!("PC 8.1.0.31"))
        }
        (Severity::Restrictive, UnderpaidPostac) => (&[Ostrzezenie], cite!("PC 8.1.0.32")),
        (Severity::Restrictive, MisusedCard) => (&[KaraGry, Ostrzezenie], cite!("PC 8.1.0.33")),
        (Severity::Restrictive, CardsAddedBetweenGames) => {
            (&[Dyskwalifikacja], cite!("PC 8.1.0.34"))
        }
    };
    trace::hit(clause);
    (outcome, clause)
}
