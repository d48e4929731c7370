//! AH chapter 6 — abilities.

mod r603_wyzwalane;
