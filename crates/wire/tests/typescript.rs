//! The client's types can be used as they are; that its copy is fresh, `xtask codegen` checks.

#[test]
fn numbers_are_numbers() {
    assert!(!wire::typescript().contains("bigint"));
}
