//! The instruction of the second edition, in the order of its chapters. What it has in
//! common with Artykuły Henrykowskie is played under it all the same. `karty` is about
//! the cards: its chapters 1, 3.1, 3.2, 3.3.3 and the errata.

mod k2_przygotowanie;
mod k3_3_gra;
mod k3_3_runda;
mod k3_4_zwyciestwo;
mod k4_zasady;
mod k5_2_biesiadne;
mod k6_pojedynek;
mod karty;
