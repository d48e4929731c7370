//! The client's copy of the contract is the contract.

const COMMITTED: &str = include_str!("../../../web/src/lib/wire.ts");

#[test]
fn the_client_has_the_types_of_this_version() {
    assert!(
        COMMITTED == wire::typescript(),
        "web/src/lib/wire.ts is stale: cargo run -p wire --example typescript > web/src/lib/wire.ts"
    );
}

#[test]
fn numbers_are_numbers() {
    assert!(!wire::typescript().contains("bigint"));
}
