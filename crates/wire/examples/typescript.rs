//! Prints the client's types: `cargo run -p wire --example typescript > web/src/lib/wire.ts`.

fn main() {
    print!("{}", wire::typescript());
}
