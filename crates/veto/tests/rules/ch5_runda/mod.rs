//! AH 5 — Runda.

mod r500_okna;
mod r501_odznaczenie;
mod r502_ogloszenie;
mod r504_wejscie;
mod r506_kolejnosc;
mod r506_wystawianie;
mod r510_oddzial;
mod r512_przejscie;
mod r513_moderunki;
mod r513_pojedynek;
mod r513_uczestnicy;
mod r514_wyzwanie;
mod r516_bitwa;
mod r518_kontrola;
mod r519_odrzucanie;
mod r519_slawni;
mod r519_zakonczenie;
