//! AH 1 — Zasady ogólne: what holds everywhere.

pub(crate) mod r103_rozpoczecie;
pub(crate) mod r105_frakcje;
pub(crate) mod r114_akcje;
pub(crate) mod r119_stos;
