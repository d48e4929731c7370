//! AH 2, 3 — what stands beside the kredens: faction cards, their wpływy, strategie.

mod r212_wplywy;
mod r308_strategie;
