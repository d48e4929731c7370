//! `interrex cards`: card files are checked, cards are shown.

use std::{
    fs,
    io::{Write, stdout},
    path::{Path, PathBuf},
    process::ExitCode,
};

use anyhow::{Context, Result, bail};
use cards::{
    set::{Mistake, Set, read_set},
    text, thrones,
    veto::Card,
};
use clap::Subcommand;
use veto::Ruleset;
use wire::veto::{Shelf, ability_text};

use crate::{
    paint::Paint,
    sheet,
    texts::{Lang, Texts},
};

#[derive(Subcommand)]
pub(crate) enum Cards {
    /// Check set files and preview every text in both languages
    Check {
        #[arg(required = true)]
        files: Vec<PathBuf>,
    },
    /// Show a card of the built-in sets, by its name or a part of it
    Show {
        #[arg(required = true)]
        name: Vec<String>,
        #[arg(long)]
        lang: Option<Lang>,
    },
}

pub(super) fn cards(command: &Cards) -> Result<ExitCode> {
    match command {
        Cards::Check { files } => check(files),
        Cards::Show { name, lang } => show(&name.join(" "), Lang::chosen(*lang)),
    }
}

fn check(files: &[PathBuf]) -> Result<ExitCode> {
    let mut out = stdout().lock();
    let mut mistaken = 0;
    for path in files {
        let found = check_file(path)?;
        mistaken += usize::from(!found.1);
        write!(out, "{}", found.0)?;
    }
    if 1 < files.len() {
        writeln!(out, "{} of {} files are right", files.len() - mistaken, files.len())?;
    }
    Ok(if mistaken == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// The report on one file, and whether everything in it is right.
fn check_file(path: &Path) -> Result<(String, bool)> {
    let name = path.display().to_string();
    let text = fs::read_to_string(path).with_context(|| format!("cannot read {name}"))?;
    if thrones::is_thrones(&text) {
        return Ok(match thrones::read_set(&name, &text) {
            Ok(set) => {
                let count = set.cards.len();
                (preview_thrones(&set) + &format!("{name}: {count} cards, no mistakes\n"), true)
            }
            Err(mistakes) => (complaint(&name, &mistakes), false),
        });
    }
    let set = match read_set(&name, &text) {
        Ok(set) => set,
        Err(mistakes) => return Ok((complaint(&name, &mistakes), false)),
    };
    // Well-formed cards may still say what the engine cannot play yet.
    let mut report = preview(&set) + &format!("{name}: {} cards, no mistakes\n", set.cards.len());
    let mut playable = false;
    for rules in Ruleset::ALL {
        match Shelf::from_sources(rules, &[&text]) {
            Ok(_) => playable = true,
            Err(problem) => report += &format!("not by `{}`: {}\n", rules.name, problem.detail),
        }
    }
    Ok((report, playable))
}

fn complaint(name: &str, mistakes: &[Mistake]) -> String {
    let mut report = String::new();
    for mistake in mistakes {
        report += &format!("{mistake}\n\n");
    }
    let count = mistakes.len();
    let word = if count == 1 { "mistake" } else { "mistakes" };
    report + &format!("{name}: {count} {word}\n")
}

fn preview_thrones(set: &thrones::Set) -> String {
    let mut report = format!("{} ({})\n\n", set.name, set.id);
    for card in &set.cards {
        report += &format!("{} ({})\n", card.name, card.code);
        for ability in &card.abilities {
            let told = |lang| thrones::ability_text(ability, card.kind, &set.names, lang);
            report += &format!("    {}\n", thrones::Spelled::new(ability, &set.names));
            report += &format!("      pl  {}\n", told(text::Lang::Pl));
            report += &format!("      en  {}\n", told(text::Lang::En));
        }
    }
    report + "\n"
}

fn preview(set: &Set) -> String {
    let mut report = format!("{} ({})\n\n", set.name, set.id);
    for card in &set.cards {
        report += &format!("{} ({})\n", card.title(), card.id);
        for ability in card.texts() {
            let text = ability_text(ability, card.kind);
            let signs = match text.signs().as_str() {
                "" => String::new(),
                signs => format!("[{signs}] "),
            };
            report += &format!("    {ability}\n");
            report += &format!("      pl  {signs}{}\n      en  {signs}{}\n", text.pl, text.en);
        }
    }
    report + "\n"
}

fn show(name: &str, lang: Lang) -> Result<ExitCode> {
    let shelves = [Shelf::interregnum(), Shelf::mount_and_blade()];
    let core = cards::builtin::thrones_core();
    let all = || shelves.iter().flat_map(|it| &it.set().cards);
    let found = sheet::named(all(), name, |it: &&Card| &it.name);
    let of_thrones = sheet::named(core.cards.iter(), name, |it: &&thrones::Card| &it.name);
    if found.is_empty() && of_thrones.is_empty() {
        let names = all().map(|it| it.name.as_str());
        let names = names.chain(core.cards.iter().map(|it| it.name.as_str()));
        match cards::lang::nearest(name, names) {
            Some(near) => bail!("no card is called `{name}`; did you mean `{near}`?"),
            None => bail!("no card is called `{name}`"),
        }
    }
    let (texts, paint) = (Texts::new(lang), Paint::for_stdout());
    let mut out = stdout().lock();
    let infos = shelves.iter().flat_map(Shelf::cards);
    for card in infos.filter(|it| found.iter().any(|card| card.id == it.id)) {
        writeln!(out, "{}", sheet::card(&card, &texts, paint))?;
    }
    for card in of_thrones {
        writeln!(out, "{}", sheet::thrones_card(card, &core.names, lang, paint))?;
    }
    Ok(ExitCode::SUCCESS)
}
