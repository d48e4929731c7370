//! AH 7 — Słowa kluczowe i stany: what a keyword does by itself.

pub(crate) mod r700_kozak;
pub(crate) mod r700_lucznik;
pub(crate) mod r700_slowa;
pub(crate) mod r700_wojsko;
pub(crate) mod r700_zamek;
pub(crate) mod r700_zasady;
pub(crate) mod r704_legalnosc;
pub(crate) mod r705_podlaczane;
