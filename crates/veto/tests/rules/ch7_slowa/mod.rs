//! AH 7 — Słowa kluczowe.

mod r700_slowa;
mod r700_utrata;
mod r700_wojsko;
mod r700_zasady;
