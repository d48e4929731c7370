//! AH 4 — Strefy.

mod r401_strefa_gry;
