//! AH 5 — Runda: the phases, and what is done in them.

pub(crate) mod r500_runda;
pub(crate) mod r501_odznaczenie;
pub(crate) mod r502_rozliczenie;
pub(crate) mod r504_zagrywanie;
pub(crate) mod r512_agitacja;
pub(crate) mod r512_przejscie;
pub(crate) mod r513_pojedynek;
pub(crate) mod r519_zakonczenie;
