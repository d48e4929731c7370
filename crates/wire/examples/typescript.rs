//! Prints the client's types; `cargo xtask codegen` keeps them in `web/src/lib`.

fn main() {
    let events = std::env::args().nth(1).is_some_and(|it| it == "events");
    print!("{}", if events { wire::typescript_of_events() } else { wire::typescript() });
}
