//! AH 7 — Słowa kluczowe.

mod r310_przymierza;
mod r700_slowa;
mod r700_wojsko;
mod r700_zasady;
