//! The organiser's desk without a window: one event, one file, everybody's view of it.
//!
//! [`Desk`] takes commands, keeps them on the disk before it says yes, shows
//! each person what he may see and tells listeners when something has changed.
//! `store` is the file. Web pages and terminals are built on top; no HTTP here.

mod desk;
mod store;

pub use desk::{Desk, DeskError, Order, Receipt, new_id, new_seed};
pub use store::StoreError;
