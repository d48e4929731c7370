//! The marks of every book, generated from the ledgers by `cargo xtask codegen`.

pub(crate) mod ah;
pub(crate) mod i2;
pub(crate) mod kz;
pub(crate) mod mb;
pub(crate) mod pc;
