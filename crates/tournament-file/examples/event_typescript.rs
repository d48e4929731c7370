//! Prints the desk's types; `cargo xtask codegen` keeps them in `web/src/lib/tournament.ts`.

fn main() {
    print!("{}", tournament_file::typescript());
}
