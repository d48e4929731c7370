//! The client's types can be used as they are, and its copy of them is fresh.

#[test]
fn numbers_are_numbers() {
    assert!(!wire::typescript().contains("bigint"));
}

#[test]
fn the_scripted_table_has_these_cards() {
    let copy = std::fs::read_to_string("../../web/src/mock/box.ts").expect("the client's copy");
    assert!(copy == wire::box_cards(), "box.ts is stale; run `cargo xtask codegen` and commit it");
}

#[test]
fn the_client_has_these_types() {
    let copy = std::fs::read_to_string("../../web/src/lib/wire.ts").expect("the client's copy");
    assert!(
        copy == wire::typescript(),
        "wire.ts is stale; run `cargo xtask codegen` and commit it"
    );
}
