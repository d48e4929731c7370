//! AH 3 — Typy kart.

mod r301_unikatowosc;
mod r308_strategie;
mod r309_frakcja;
mod r310_przymierza;
