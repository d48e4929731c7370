//! AH 3 — Typy kart.

mod r301_unikatowosc;
mod r308_strategie;
mod r310_przymierza;
