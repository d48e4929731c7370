//! AH 1 — Zasady ogólne.

mod r100_gra;
mod r101_przeszukiwanie;
mod r101_wspolny_wybor;
mod r101_zasady;
mod r102_gracze;
mod r103_pelna_runda;
mod r103_rozpoczecie;
mod r104_koniec;
mod r104_naraz;
mod r104_zwyciestwo;
mod r105_frakcje;
mod r106_dukaty;
mod r108_liczby;
mod r110_obiekty;
mod r112_rodzaje;
mod r112_strefy;
mod r112_zdolnosci;
mod r114_akcje;
mod r115_priorytet;
mod r116_doplaty;
mod r116_koszty;
mod r116_znizki;
mod r119_aspekty;
mod r119_kolejnosc;
mod r119_stos;
mod r120_zaznaczanie;
