//! `interrex rules`: the rulebooks, to look up and to search.

use std::{
    io::{Write, stdout},
    process::ExitCode,
};

use anyhow::{Result, bail};
use rulebook::{Book, text::library};

use crate::{paint::Paint, sheet, texts::Lang};

#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// A clause with what is under it (`AH 513.6`), a section (`AH 513`) or a book (`MB`)
    #[arg(required_unless_present = "search")]
    rule: Vec<String>,
    /// Words that must all be in the clause; a book's code before them narrows the search
    #[arg(long, num_args = 1.., value_name = "WORD")]
    search: Option<Vec<String>>,
    #[arg(long)]
    lang: Option<Lang>,
}

pub(super) fn rules(arguments: &Arguments) -> Result<ExitCode> {
    let found = match &arguments.search {
        Some(words) => {
            let named = arguments.rule.first();
            let book = named.map(|it| Book::from_code(it).ok_or(it)).transpose();
            let Ok(book) = book else {
                bail!("the search can be narrowed to AH, I2, MB, PC or KZ")
            };
            let found = library().search(&words.join(" "), book);
            if found.is_empty() {
                bail!("no rulebook has a clause with the words \"{}\"", words.join(" "));
            }
            found
        }
        None => library().look_up(&arguments.rule.join(" "))?,
    };
    let (lang, paint) = (Lang::chosen(arguments.lang), Paint::for_stdout());
    let mut out = stdout().lock();
    for clause in found {
        writeln!(out, "{}\n", sheet::clause(clause, lang, paint))?;
    }
    Ok(ExitCode::SUCCESS)
}
