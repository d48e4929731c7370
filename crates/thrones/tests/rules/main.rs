//! The rules of the book, one file per group of entries.

#[path = "../core_decks/mod.rs"]
mod core_decks;
#[path = "../cards/mod.rs"]
mod each_card;
mod laid_out;

mod abilities;
mod cards_in_play;
mod challenges;
mod dominance_to_taxation;
mod fine_print;
mod forbidding;
mod formats;
mod immunity;
mod marshaling;
mod modifiers;
mod plot_and_draw;
mod set_up;
mod timing;
mod victory;
