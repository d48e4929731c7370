//! AH 1 — Zasady ogólne.

mod r101_przeszukiwanie;
mod r103_pelna_runda;
mod r103_rozpoczecie;
mod r104_zwyciestwo;
mod r114_akcje;
mod r119_stos;
