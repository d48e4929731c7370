//! Rules that a scenario file cannot show: what is refused before a game
//! begins, what is random, what is told in which order. The tree mirrors the
//! engine's; the rules anybody can see at the table are in `scenarios/`.

mod ch1_ogolne;
mod ch2_karta;
mod ch3_typy;
mod ch4_strefy;
mod ch5_runda;
mod ch6_zdolnosci;
mod ch7_slowa;
mod i2;
mod kompania;
mod laid_out;
mod pole;
mod sejm;
mod slownik;
mod tablica;
