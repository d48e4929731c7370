//! AH 3 — Typy kart: what is particular to one type of card.

pub(crate) mod r310_przymierza;
