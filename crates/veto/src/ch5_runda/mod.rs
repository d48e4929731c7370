//! AH 5 — Runda: the phases, and what is done in them.

pub(crate) mod r500_okna;
pub(crate) mod r500_runda;
pub(crate) mod r501_odznaczenie;
pub(crate) mod r502_rozliczenie;
pub(crate) mod r504_zagrywanie;
pub(crate) mod r512_agitacja;
pub(crate) mod r512_kopia;
pub(crate) mod r512_przejscie;
pub(crate) mod r512_przemarsz;
pub(crate) mod r513_pojedynek;
pub(crate) mod r514_potyczka;
pub(crate) mod r515_oddzialy;
pub(crate) mod r516_bitwa;
pub(crate) mod r517_ruch;
pub(crate) mod r518_kontrola;
pub(crate) mod r519_zakonczenie;
