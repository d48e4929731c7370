//! AH 1 — Zasady ogólne.

mod r101_przeszukiwanie;
mod r101_zasady;
mod r103_pelna_runda;
mod r103_rozpoczecie;
mod r104_zwyciestwo;
mod r112_zdolnosci;
mod r114_akcje;
mod r115_priorytet;
mod r116_koszty;
mod r119_stos;
