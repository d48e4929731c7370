//! `cargo xtask tidy`: refuses what the house does not want.
//!
//! Every check is a small file that answers a list of complaints; a complaint
//! names the place and says what to do.

mod functions;
mod graph;
mod heads;
mod names;
mod one_card;
mod purity;
mod size;

use crate::{codegen, house::House, repo::Repo};
use anyhow::{Result, bail};

pub(crate) fn tidy(repo: &Repo) -> Result<()> {
    let house = House::read(repo)?;
    let mut complaints = Vec::new();
    for file in repo.files("")? {
        complaints.extend(names::check(&file));
        if size::is_measured(&file) {
            complaints.extend(size::check(&file, &repo.read(&file)?));
        }
    }
    let mut one_card = one_card::Effects::default();
    for file in repo.files_with("", &["rs"])? {
        let source = repo.read(&file)?;
        complaints.extend(heads::check(&file, &source));
        complaints.extend(functions::check(&file, &source)?);
        complaints.extend(purity::check_source(&house.rule_crates, &file, &source)?);
        one_card.count(&file, &source);
    }
    let members = graph::members(repo)?;
    complaints.extend(graph::check(&house, &members));
    complaints.extend(purity::check_dependencies(&house.rule_crates, &members));
    complaints.extend(purity::check_exceptions(&house.rule_crates, repo));
    complaints.extend(one_card.check(house.one_card_effects));
    for stale in codegen::stale_tables(repo)? {
        complaints.push(format!("{}: stale; run `cargo xtask codegen` and commit it", stale.file));
    }
    println!("one-card effects: {} (limit {})", one_card.places.len(), house.one_card_effects);
    if !complaints.is_empty() {
        bail!("{}\ntidy: {} complaints", complaints.join("\n"), complaints.len());
    }
    Ok(())
}
