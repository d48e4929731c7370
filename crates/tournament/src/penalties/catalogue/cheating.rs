//! PC 8.5 — cheating: knowingly, for an advantage.
//!
//! The words stand in the ledger; here is what belongs together and what shifts the penalty.

use super::super::{Category, Circumstance, Effect, Infraction, Penalty, Shift};
use rulebook::cite;

pub(super) static LIST: [Infraction; 4] = [
    Infraction {
        code: "8.5.1",
        name: "Przedłużanie Gry",
        category: Category::Cheating,
        standard: &[Penalty::Dyskwalifikacja],
        definition: &[cite!("PC 8.5.1.1")],
        penalty: &[cite!("PC 8.5.1.2")],
        escalation: &[],
        remedy: &[cite!("PC 8.5.1.4")],
        examples: &[cite!("PC 8.5.1.5")],
        shifts: &[Shift {
            clause: cite!("PC 8.5.1.3"),
            when: Circumstance::Unintentional,
            effect: Effect::Becomes("8.2.2"),
            head_judge: false,
        }],
    },
    Infraction {
        code: "8.5.2",
        name: "Nieuczciwość",
        category: Category::Cheating,
        standard: &[Penalty::Dyskwalifikacja],
        definition: &[cite!("PC 8.5.2.1"), cite!("PC 8.5.2.2"), cite!("PC 8.5.2.3")],
        penalty: &[cite!("PC 8.5.2.4")],
        escalation: &[cite!("PC 8.5.2.5")],
        remedy: &[cite!("PC 8.5.2.6")],
        examples: &[cite!("PC 8.5.2.7")],
        shifts: &[],
    },
    Infraction {
        code: "8.5.3",
        name: "Naruszenie Wiedzy o Informacjach Niejawnych",
        category: Category::Cheating,
        standard: &[Penalty::Dyskwalifikacja],
        definition: &[cite!("PC 8.5.3.1"), cite!("PC 8.5.3.2"), cite!("PC 8.5.3.3")],
        penalty: &[cite!("PC 8.5.3.4")],
        escalation: &[],
        remedy: &[cite!("PC 8.5.3.6")],
        examples: &[cite!("PC 8.5.3.7")],
        shifts: &[Shift {
            clause: cite!("PC 8.5.3.5"),
            when: Circumstance::Unintentional,
            effect: Effect::Becomes("8.3.2"),
            head_judge: false,
        }],
    },
    Infraction {
        code: "8.5.4",
        name: "Manipulacja Elementami Gry",
        category: Category::Cheating,
        standard: &[Penalty::Dyskwalifikacja],
        definition: &[cite!("PC 8.5.4.1")],
        penalty: &[cite!("PC 8.5.4.2")],
        escalation: &[cite!("PC 8.5.4.3")],
        remedy: &[cite!("PC 8.5.4.4")],
        examples: &[cite!("PC 8.5.4.5")],
        shifts: &[],
    },
];
