//! PC 8.2 — tournament infractions: against Pacta Conventa.
//!
//! The words stand in the ledger; here is what belongs together and what shifts the penalty.

use super::super::{Category, Circumstance, Effect, Infraction, Penalty, Shift};
use rulebook::cite;

pub(super) static LIST: [Infraction; 6] = [
    Infraction {
        code: "8.2.1",
        name: "Spóźnienie",
        category: Category::Tournament,
        standard: &[Penalty::KaraGry],
        definition: &[cite!("PC 8.2.1.1")],
        penalty: &[cite!("PC 8.2.1.2")],
        escalation: &[cite!("PC 8.2.1.3")],
        remedy: &[cite!("PC 8.2.1.4")],
        examples: &[cite!("PC 8.2.1.5")],
        shifts: &[],
    },
    Infraction {
        code: "8.2.2",
        name: "Powolna Gra",
        category: Category::Tournament,
        standard: &[Penalty::Ostrzezenie],
        definition: &[cite!("PC 8.2.2.1"), cite!("PC 8.2.2.3")],
        penalty: &[cite!("PC 8.2.2.4")],
        escalation: &[],
        remedy: &[cite!("PC 8.2.2.5")],
        examples: &[cite!("PC 8.2.2.7")],
        shifts: &[
            Shift {
                clause: cite!("PC 8.2.2.2"),
                when: Circumstance::Intentional,
                effect: Effect::Becomes("8.5.1"),
                head_judge: false,
            },
            Shift {
                clause: cite!("PC 8.2.2.6"),
                when: Circumstance::InfluencedResult,
                effect: Effect::To(Penalty::KaraGry),
                head_judge: true,
            },
        ],
    },
    Infraction {
        code: "8.2.3",
        name: "Niedostateczne Tasowanie Kart",
        category: Category::Tournament,
        standard: &[Penalty::Ostrzezenie],
        definition: &[cite!("PC 8.2.3.1")],
        penalty: &[cite!("PC 8.2.3.3")],
        escalation: &[cite!("PC 8.2.3.7")],
        remedy: &[cite!("PC 8.2.3.4"), cite!("PC 8.2.3.5"), cite!("PC 8.2.3.6")],
        examples: &[cite!("PC 8.2.3.8")],
        shifts: &[Shift {
            clause: cite!("PC 8.2.3.2"),
            when: Circumstance::Intentional,
            effect: Effect::Becomes("8.5.4"),
            head_judge: false,
        }],
    },
    Infraction {
        code: "8.2.4",
        name: "Nieprzestrzeganie Oficjalnych Ogłoszeń i Procedur",
        category: Category::Tournament,
        standard: &[Penalty::Ostrzezenie],
        definition: &[cite!("PC 8.2.4.1")],
        penalty: &[cite!("PC 8.2.4.3")],
        escalation: &[],
        remedy: &[cite!("PC 8.2.4.5")],
        examples: &[cite!("PC 8.2.4.6")],
        shifts: &[
            Shift {
                clause: cite!("PC 8.2.4.2"),
                when: Circumstance::AddressedToHim,
                effect: Effect::Becomes("8.4.1"),
                head_judge: false,
            },
            Shift {
                clause: cite!("PC 8.2.4.4"),
                when: Circumstance::Persistent,
                effect: Effect::To(Penalty::KaraGry),
                head_judge: false,
            },
        ],
    },
    Infraction {
        code: "8.2.5",
        name: "Znaczone Karty",
        category: Category::Tournament,
        standard: &[Penalty::Ostrzezenie, Penalty::KaraGry],
        definition: &[cite!("PC 8.2.5.1")],
        penalty: &[cite!("PC 8.2.5.2")],
        escalation: &[],
        remedy: &[cite!("PC 8.2.5.3"), cite!("PC 8.2.5.4")],
        examples: &[cite!("PC 8.2.5.7")],
        shifts: &[
            Shift {
                clause: cite!("PC 8.2.5.5"),
                when: Circumstance::LargeAdvantage,
                effect: Effect::To(Penalty::KaraGry),
                head_judge: true,
            },
            Shift {
                clause: cite!("PC 8.2.5.6"),
                when: Circumstance::Intentional,
                effect: Effect::Becomes("8.5.4"),
                head_judge: false,
            },
        ],
    },
    Infraction {
        code: "8.2.6",
        name: "Problem z Talią lub Spisem Talii",
        category: Category::Tournament,
        standard: &[Penalty::KaraGry],
        definition: &[
            cite!("PC 8.2.6.1"),
            cite!("PC 8.2.6.2"),
            cite!("PC 8.2.6.3"),
            cite!("PC 8.2.6.4"),
            cite!("PC 8.2.6.5"),
        ],
        penalty: &[cite!("PC 8.2.6.6")],
        escalation: &[],
        remedy: &[
            cite!("PC 8.2.6.7"),
            cite!("PC 8.2.6.8"),
            cite!("PC 8.2.6.10"),
            cite!("PC 8.2.6.11"),
            cite!("PC 8.2.6.12"),
        ],
        examples: &[cite!("PC 8.2.6.14")],
        shifts: &[
            Shift {
                clause: cite!("PC 8.2.6.9"),
                when: Circumstance::TooFewCardsLeft,
                effect: Effect::To(Penalty::KaraMeczu),
                head_judge: false,
            },
            Shift {
                clause: cite!("PC 8.2.6.13"),
                when: Circumstance::ClericalError,
                effect: Effect::To(Penalty::Ostrzezenie),
                head_judge: true,
            },
        ],
    },
];
