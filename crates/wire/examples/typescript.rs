//! Prints the client's types; `cargo xtask codegen` keeps them in `web/src/lib/wire.ts`.

fn main() {
    print!("{}", wire::typescript());
}
