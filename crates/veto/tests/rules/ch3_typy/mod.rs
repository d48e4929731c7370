//! AH 3 — Typy kart.

mod r301_unikatowosc;
