//! The client's copy of the desk's types is fresh.

#[test]
fn the_client_has_these_types() {
    let copy =
        std::fs::read_to_string("../../web/src/lib/tournament.ts").expect("the client's copy");
    assert!(
        copy == tournament_file::typescript(),
        "tournament.ts is stale; run `cargo xtask codegen` and commit it"
    );
}
