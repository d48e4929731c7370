//! AH 2, 3 — what stands on cards and beside the kredens: traits, faction cards, their wpływy, strategie.

mod r212_wplywy;
mod r215_cechy;
mod r308_strategie;
