//! AH 2 — Elementy karty: traits, and the wpływy of faction cards.

mod r212_wplywy;
mod r215_cechy;
mod r219_cechy;
