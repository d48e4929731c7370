//! Limited formats: boosters are dealt, drafted and made into decks.
//!
//! Cards are numbers: first the common ones of the set, then the uncommon and
//! the rare ones. Which card has which number is written on the organiser's list.

use std::io::{Write as _, stdout};

use anyhow::{Context, Result, anyhow};
use clap::Args;
use desk::new_seed;
use tournament::draft::{Rarity, Recipe, Set, boosters};
use tournament_file::{
    Mirror, Player,
    command::{Act, Dealing},
};

use super::{On, session::Session};

/// How many cards of each rarity the set has.
#[derive(Args)]
pub(crate) struct SetSizes {
    #[arg(long)]
    common: u32,
    #[arg(long)]
    uncommon: u32,
    #[arg(long)]
    rare: u32,
}

impl SetSizes {
    fn boosters(&self, count: usize) -> Result<Vec<Vec<u32>>> {
        let mut next = 0;
        let mut numbered = |size: u32| {
            let cards = (next..next + size).collect();
            next += size;
            cards
        };
        let set = Set::from([
            (Rarity::Common, numbered(self.common)),
            (Rarity::Uncommon, numbered(self.uncommon)),
            (Rarity::Rare, numbered(self.rare)),
        ]);
        let seed = new_seed().value()?;
        boosters(&set, &Recipe::usual(), count, seed).map_err(|it| anyhow!("{it}"))
    }
}

/// A draft begins; every seat receives four boosters.
#[derive(Args)]
pub(crate) struct Draft {
    #[command(flatten)]
    on: On,
    /// Players in the order in which they sit
    #[arg(required = true)]
    seats: Vec<String>,
    #[command(flatten)]
    sizes: SetSizes,
}

impl Draft {
    pub(super) fn run(&self) -> Result<()> {
        let mut session = Session::open(&self.on)?;
        let seats: Vec<Player> =
            self.seats.iter().map(|it| session.player(it)).collect::<Result<_>>()?;
        let dealt = self.sizes.boosters(4 * seats.len())?;
        let boosters = dealt.chunks(4).map(<[_]>::to_vec).collect();
        session.does(Act::Limited { deed: Dealing::OpenDraft { seats, boosters } })
    }
}

/// A player takes a card from his pack.
#[derive(Args)]
pub(crate) struct Pick {
    #[command(flatten)]
    on: On,
    player: String,
    /// The card; without it his pack is shown
    card: Option<u32>,
}

impl Pick {
    pub(super) fn run(&self) -> Result<()> {
        let mut session = Session::open(&self.on)?;
        let player = session.player(&self.player)?;
        let own = session.own(player)?;
        let draft = own.draft.context("he sits at no draft")?;
        let Some(card) = self.card else {
            let pack: Vec<String> = draft.pack.iter().map(ToString::to_string).collect();
            return Ok(writeln!(stdout(), "{}", pack.join(" "))?);
        };
        session.does(Act::Limited { deed: Dealing::Choose { draft: draft.draft, player, card } })
    }
}

/// Who has not chosen in time gets a card by lot.
#[derive(Args)]
pub(crate) struct TimeUp {
    #[command(flatten)]
    on: On,
    draft: u32,
}

impl TimeUp {
    pub(super) fn run(&self) -> Result<()> {
        let deed = Dealing::TimeIsUp { draft: self.draft, seed: new_seed() };
        Session::open(&self.on)?.does(Act::Limited { deed })
    }
}

/// A player of sealed deck opens six boosters.
#[derive(Args)]
pub(crate) struct Sealed {
    #[command(flatten)]
    on: On,
    player: String,
    #[command(flatten)]
    sizes: SetSizes,
}

impl Sealed {
    pub(super) fn run(&self) -> Result<()> {
        let mut session = Session::open(&self.on)?;
        let player = session.player(&self.player)?;
        let boosters = self.sizes.boosters(6)?;
        session.does(Act::Limited { deed: Dealing::Open { player, boosters } })
    }
}

/// A player marks his kredens, or looks at his set.
#[derive(Args)]
pub(crate) struct Build {
    #[command(flatten)]
    on: On,
    player: String,
    /// The cards of the kredens; without them the set is shown
    cards: Vec<u32>,
}

impl Build {
    pub(super) fn run(&self) -> Result<()> {
        let mut session = Session::open(&self.on)?;
        let player = session.player(&self.player)?;
        if self.cards.is_empty() {
            let pool = session.own(player)?.pool.context("he has no set yet")?;
            let cards: Vec<String> = pool.cards.iter().map(ToString::to_string).collect();
            return Ok(writeln!(stdout(), "{}", cards.join(" "))?);
        }
        let kredens = self.cards.clone();
        session.does(Act::Limited { deed: Dealing::Build { player, kredens } })
    }
}
