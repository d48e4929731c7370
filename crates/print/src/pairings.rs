//! The list on the wall: everybody by name, his table and his opponent.

use rulebook::folded;
use tournament_file::{
    Player,
    view::{PublicView, RoundView},
};

use crate::{
    Lang, Unprintable,
    page::{HEIGHT, MARGIN, Page, WIDTH, bold, book},
    paper,
    words::Words,
};

const LINE: f32 = 17.0;

/// The pairings of a published round.
pub fn pairings(public: &PublicView, round: u32, lang: Lang) -> Result<Vec<u8>, Unprintable> {
    paper::pdf(&public.setup.title, pages(public, published(public, round)?, &Words::new(lang)))
}

pub(crate) fn published(public: &PublicView, round: u32) -> Result<&RoundView, Unprintable> {
    let found = public.rounds.iter().find(|it| it.number == round);
    found.ok_or(Unprintable::NoSuchRound(round))
}

/// How an entry is called; who was disqualified is no longer listed.
pub(crate) fn name(public: &PublicView, player: Player) -> String {
    let found = public.entrants.iter().find(|it| it.player == player);
    found.map_or_else(|| format!("#{}", player.0), |it| it.name.clone())
}

/// A line of the list: name, table, opponent.
type Seat = (String, Option<u32>, Option<String>);

fn seats(public: &PublicView, round: &RoundView) -> Vec<Seat> {
    let mut seats: Vec<Seat> = Vec::new();
    for table in &round.tables {
        let [one, other] = table.players.map(|it| name(public, it));
        seats.push((one.clone(), Some(table.number), Some(other.clone())));
        seats.push((other, Some(table.number), Some(one)));
    }
    seats.extend(round.bye.map(|it| (name(public, it), None, None)));
    seats.sort_by_key(|it| (folded(&it.0), it.0.clone()));
    seats
}

fn pages(public: &PublicView, round: &RoundView, words: &Words) -> Vec<Page> {
    let lines = ((HEIGHT - 3.0 * MARGIN - 40.0) / LINE) as usize;
    let inner = WIDTH - 2.0 * MARGIN;
    let (table, opponent) = (MARGIN + inner * 0.46, MARGIN + inner * 0.54);
    let page = |seats: &[Seat]| {
        let mut page = Page::default();
        let mut y =
            page.head(&public.setup.title, &words.with("print-round", &[("round", round.number)]));
        page.text([MARGIN, y], inner * 0.4, bold(10.0), words.say("print-player"));
        page.text([table, y], 60.0, bold(10.0).middle(), words.say("print-table"));
        page.text([opponent, y], inner * 0.4, bold(10.0), words.say("print-opponent"));
        for (name, number, other) in seats {
            y += LINE;
            page.text([MARGIN, y], inner * 0.41, bold(11.5), name);
            let number = number.map_or_else(|| "–".to_owned(), |it| it.to_string());
            page.text([table, y], 60.0, bold(12.5).middle(), number);
            let other = other.clone().unwrap_or_else(|| words.say("print-bye"));
            page.text([opponent, y], inner * 0.46, book(11.5), other);
            page.line([MARGIN, y + 4.5], [WIDTH - MARGIN, y + 4.5]);
        }
        page
    };
    seats(public, round).chunks(lines).map(page).collect()
}
