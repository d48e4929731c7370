//! AH 5 — Runda.

mod r501_odznaczenie;
mod r506_wystawianie;
mod r512_przejscie;
mod r513_pojedynek;
mod r519_zakonczenie;
