//! AH 7 — Słowa kluczowe.

mod r700_krol;
mod r700_nadane;
mod r700_nadany_elekt;
mod r700_slowa;
mod r700_stale;
mod r700_sztychy;
mod r700_trwaly;
mod r700_utrata;
mod r700_uzywane;
mod r700_wojsko;
mod r700_zasady;
mod r701_nieobecne;
mod r702_laczone;
mod r704_stol;
mod r705_podlaczane;
