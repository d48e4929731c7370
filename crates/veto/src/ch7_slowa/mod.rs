//! AH 7 — Słowa kluczowe i stany: what a keyword does by itself.

pub(crate) mod r700_slowa;
