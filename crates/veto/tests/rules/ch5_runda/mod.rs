//! AH 5 — Runda.

mod r501_odznaczenie;
mod r512_przejscie;
mod r519_zakonczenie;
