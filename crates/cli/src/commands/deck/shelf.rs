//! Where lists and cards come from: files, and what is built in.

use std::{fs, path::PathBuf};

use anyhow::{Context, Result, bail};
use cards::{builtin, lang::nearest, set::read_set};
use decks::{
    Builtin,
    mount_and_blade::{self, part},
    thrones,
    veto::{self, Listed, Talia, write},
};
use rulebook::folded;

use super::Library;

/// The text of a list: a file, or a built-in deck.
pub(super) fn list(deck: &str) -> Result<String> {
    let name = folded(deck);
    if let Some(found) = listed().find(|it| it.id == name) {
        return Ok(found.text.to_owned());
    }
    let fixed = fixed();
    if let Some((_, text)) = fixed.iter().find(|(it, _)| folded(it) == name) {
        return Ok(text.clone());
    }
    let read = fs::read_to_string(deck);
    if read.is_err() && !deck.contains(['.', '/']) {
        let names = fixed.iter().map(|(it, _)| it.as_str()).chain(listed().map(|it| it.id));
        match nearest(deck, names) {
            Some(near) => bail!("no deck and no file is called {deck}; did you mean {near}?"),
            None => bail!("no deck and no file is called {deck}; see `interrex deck list`"),
        }
    }
    read.with_context(|| format!("cannot read {deck}"))
}

/// The decks whose lists come with the program.
fn listed() -> impl Iterator<Item = &'static Builtin> {
    let veto = veto::BUILTIN.iter().chain(veto::I2_DECKS).chain(veto::BIESIADNE_DECKS);
    veto.chain(thrones::BUILTIN)
}

/// The fixed decks of the Mount&Blade box, by faction.
pub(super) fn fixed() -> Vec<(String, String)> {
    let library = Library::builtin();
    let Some(set) = library.set(mount_and_blade::SET) else { return Vec::new() };
    let list = |faction| {
        let (frakcja, kredens) = part(set, faction);
        let talia = Talia { frakcje: frakcja.into_iter().collect(), kredens, ..Talia::default() };
        let format = Some("mb".to_owned());
        write(&Listed { talia, format, ..Listed::default() }, &library)
    };
    let factions = mount_and_blade::FACTIONS.into_iter();
    factions.map(|it| (it.name().to_owned(), list(it))).collect()
}

/// The built-in sets and those of these files.
pub(crate) fn library(files: &[PathBuf]) -> Result<Library> {
    let mut sets = vec![builtin::interregnum(), builtin::mount_and_blade()];
    for path in files {
        let name = path.display().to_string();
        let text = fs::read_to_string(path).with_context(|| format!("cannot read {name}"))?;
        match read_set(&name, &text) {
            Ok(set) => sets.push(set),
            Err(mistakes) => bail!("{}", mistakes[0]),
        }
    }
    Ok(Library::new(sets))
}
