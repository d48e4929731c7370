//! AH 2 — Elementy karty.

mod r215_cechy;
