//! AH 5 — Runda.

mod r501_odznaczenie;
mod r519_zakonczenie;
