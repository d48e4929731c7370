//! AH 2 — Elementy karty: what is printed in places of its own.

pub(crate) mod r212_wplywy;
