//! AH 513 — Pojedynek.
//!
//! One postać calls out another; the higher Szabla wins. The files stand in the
//! order of the rulebook: the challenge, accepting or refusing it, choosing
//! moderunki, the sztychy, the end.

mod s2_wyzwanie;
mod s3_przyjecie;
mod s4_moderunki;
mod s5_sztychy;
mod s6_rozpatrzenie;

pub(crate) use s2_wyzwanie::{
    begin, can_be_challenged, declare, has_duellists, is_free_to_challenge, may_challenge,
    might_challenge, why_nobody, without_challenge,
};
pub(crate) use s3_przyjecie::{accept, can_refuse, refuse};
pub(crate) use s4_moderunki::{choose, left_aside, open_group, pick};
pub(crate) use s5_sztychy::{begin_duel, bene, goes_on};
pub(crate) use s6_rozpatrzenie::{apply, end, resolve, wound};
