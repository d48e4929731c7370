//! Prints the cards of the scripted table; `cargo xtask codegen` keeps them in `web/src/mock/box.ts`.

fn main() {
    print!("{}", wire::box_cards());
}
