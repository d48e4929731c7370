//! `interrex deck`: lists are checked and shown, for both games.
//!
//! `shelf` finds the list that is meant, `report` tells what is wrong with it.

mod report;
pub(super) mod shelf;

use std::{
    io::{Write, stdout},
    path::PathBuf,
    process::ExitCode,
};

use anyhow::{Result, anyhow, bail};
use cards::set::Day;
use clap::{Subcommand, ValueEnum};
use decks::{
    thrones,
    veto::{self, Announced, FORMATS, Format, Library},
};
use report::Report;

use crate::{
    faults::told,
    texts::{Lang, Texts},
};

#[derive(Subcommand)]
pub(crate) enum Deck {
    /// Say everything that is wrong with a deck list, each with its rule
    Check {
        /// A file with a list, or the name of a built-in deck
        deck: String,
        #[command(flatten)]
        options: Options,
        /// For programs
        #[arg(long)]
        json: bool,
    },
    /// Print a list in its proper order
    Show {
        /// A file with a list, or the name of a built-in deck
        deck: String,
        #[command(flatten)]
        options: Options,
        /// Of a Thrones deck: by pack, with the numbers of the cards
        #[arg(long)]
        by_pack: bool,
    },
    /// Name the built-in decks and the formats
    List,
}

#[derive(clap::Args)]
pub(crate) struct Options {
    /// Of which game it is, if the list does not show it
    #[arg(long)]
    game: Option<Game>,
    /// The format of a VETO! deck: ah, kwarciany, standardowy, klasyczny, otwarty, wybraniecki, i2, biesiadny, mb
    #[arg(long)]
    format: Option<String>,
    /// Further card sets of VETO!
    #[arg(long = "set", value_name = "FILE")]
    sets: Vec<PathBuf>,
    /// The day of the tournament, such as 2017-05-20
    #[arg(long)]
    day: Option<Day>,
    /// A card banned from Format Otwarty
    #[arg(long = "ban", value_name = "CARD")]
    banned: Vec<String>,
    /// A card announced as legal in Format Standardowy
    #[arg(long = "allow", value_name = "CARD")]
    legal: Vec<String>,
    #[arg(long)]
    lang: Option<Lang>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Game {
    Veto,
    Thrones,
}

pub(super) fn deck(command: &Deck) -> Result<ExitCode> {
    match command {
        Deck::Check { deck, options, json } => check(deck, options, *json),
        Deck::Show { deck, options, by_pack } => show(deck, options, *by_pack),
        Deck::List => list(),
    }
}

fn check(deck: &str, options: &Options, json: bool) -> Result<ExitCode> {
    let text = shelf::list(deck)?;
    let texts = Texts::new(Lang::chosen(options.lang));
    let report = match options.game.unwrap_or_else(|| game_of(&text)) {
        Game::Veto => {
            let library = shelf::library(&options.sets)?;
            let (listed, mistakes) = veto::read(&text, &library);
            let format = format_of(&listed, options)?;
            let announced = Announced {
                legal: options.legal.clone(),
                banned: options.banned.clone(),
                day: options.day,
            };
            let problems = veto::check(&listed.talia, format, &library, &announced);
            Report::of_veto(&listed, format, &mistakes, &problems, &texts)
        }
        Game::Thrones => {
            let library = thrones::Library::builtin();
            let (deck, mistakes) = thrones::read(&text, &library);
            let problems = thrones::check(&deck);
            Report::of_thrones(&deck, &mistakes, &problems, &texts)
        }
    };
    let mut out = stdout().lock();
    match json {
        true => writeln!(out, "{}", serde_json::to_string_pretty(&report)?)?,
        false => write!(out, "{report}")?,
    }
    Ok(if report.legal { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn show(deck: &str, options: &Options, by_pack: bool) -> Result<ExitCode> {
    let text = shelf::list(deck)?;
    let (written, mistakes) = match options.game.unwrap_or_else(|| game_of(&text)) {
        Game::Veto => {
            let library = shelf::library(&options.sets)?;
            let (mut listed, mistakes) = veto::read(&text, &library);
            if options.format.is_some() {
                listed.format = Some(format_of(&listed, options)?.key.to_owned());
            }
            (veto::write(&listed, &library), mistakes)
        }
        Game::Thrones => {
            let library = thrones::Library::builtin();
            let (deck, mistakes) = thrones::read(&text, &library);
            let layout = if by_pack { thrones::Layout::ByPack } else { thrones::Layout::ByType };
            (thrones::write(&deck, layout, &library), mistakes)
        }
    };
    // A list that lost a line is worse than none.
    if !mistakes.is_empty() {
        let texts = Texts::new(Lang::chosen(options.lang));
        let told: Vec<String> =
            mistakes.iter().map(|it| told(&texts, &it.said(), it.rule)).collect();
        bail!("{}", told.join("\n"));
    }
    write!(stdout().lock(), "{written}")?;
    Ok(ExitCode::SUCCESS)
}

fn list() -> Result<ExitCode> {
    let mut out = stdout().lock();
    let of_veto = [
        ("Decks of VETO!", veto::BUILTIN),
        ("\nDecks of VETO! for the instruction of the second edition", veto::I2_DECKS),
        ("\nDecks of VETO! for the zasady biesiadne", veto::BIESIADNE_DECKS),
    ];
    for (heading, decks) in of_veto {
        writeln!(out, "{heading}:")?;
        for deck in decks {
            let title = deck.text.lines().next().unwrap_or_default();
            writeln!(out, "  {:<30} {}", deck.id, title.trim_start_matches("Talia: "))?;
        }
    }
    writeln!(out, "\nDecks of VETO! Mount&Blade:")?;
    for (name, _) in shelf::fixed() {
        writeln!(out, "  {name}")?;
    }
    writeln!(out, "\nFormats of VETO!:")?;
    for format in FORMATS {
        writeln!(out, "  {:<12} {}", format.key, format.name)?;
    }
    writeln!(out, "\nDecks of Thrones:")?;
    for deck in thrones::BUILTIN {
        let title = deck.text.lines().next().unwrap_or_default();
        writeln!(out, "  {:<18} {title}", deck.id)?;
    }
    Ok(ExitCode::SUCCESS)
}

/// What was asked for, else what the list says, else the rules outside tournaments.
fn format_of(listed: &veto::Listed<'_>, options: &Options) -> Result<&'static Format> {
    let key = options.format.as_deref().or(listed.format.as_deref()).unwrap_or("ah");
    veto::format(key).ok_or_else(|| {
        let keys: Vec<&str> = FORMATS.iter().map(|it| it.key).collect();
        anyhow!("`{key}` is no format; there are {}", keys.join(", "))
    })
}

/// Only lists of Thrones have a line with nothing but a faction on it.
fn game_of(text: &str) -> Game {
    match text.lines().any(|it| thrones::faction_called(it.trim()).is_some()) {
        true => Game::Thrones,
        false => Game::Veto,
    }
}
