//! AH 5 — Runda.

mod r519_zakonczenie;
