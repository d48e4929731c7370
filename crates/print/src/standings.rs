//! The table of the event; after the last match the final places.

use tournament_file::view::{PublicView, StandingView};

use crate::{
    Lang, Unprintable,
    page::{HEIGHT, MARGIN, Page, Style, WIDTH, bold, book},
    paper,
    words::Words,
};

const LINE: f32 = 17.0;
/// Where the columns end, from the right: percentages, matches, points.
const COLUMNS: [(&str, f32); 5] = [
    ("print-points-head", 225.0),
    ("print-matches-head", 165.0),
    ("print-omw", 108.0),
    ("print-gw", 54.0),
    ("print-ogw", 0.0),
];

/// The standings, and before them the places of the top once they are known.
pub fn standings(public: &PublicView, lang: Lang) -> Result<Vec<u8>, Unprintable> {
    let words = Words::new(lang);
    let lines = ((HEIGHT - 3.0 * MARGIN - 40.0) / LINE) as usize;
    let rounds = public.rounds.iter().filter(|it| it.complete).count() as u32;
    let what = words.with("print-standings", &[("round", rounds)]);
    let mut pages: Vec<Page> = Vec::new();
    if public.top.is_some() {
        pages.extend(places(public, &words, lines));
    }
    pages.extend(public.standings.chunks(lines).map(|rows| table(public, &what, rows, &words)));
    paper::pdf(&public.setup.title, pages)
}

fn places(public: &PublicView, words: &Words, lines: usize) -> Vec<Page> {
    let page = |rows: &[tournament_file::view::PlaceView]| {
        let mut page = Page::default();
        let mut y = page.head(&public.setup.title, &words.say("print-places"));
        for row in rows {
            y += LINE;
            page.text([MARGIN + 24.0, y], 40.0, bold(12.0).right(), format!("{}.", row.place));
            page.text([MARGIN + 36.0, y], 400.0, book(12.0), &row.name);
        }
        page
    };
    public.places.chunks(lines).map(page).collect()
}

fn table(public: &PublicView, what: &str, rows: &[StandingView], words: &Words) -> Page {
    let mut page = Page::default();
    let mut y = page.head(&public.setup.title, what);
    let right = WIDTH - MARGIN;
    let mut line = |y: f32, style: Style, texts: [String; 5]| {
        for ((_, from_right), text) in COLUMNS.iter().zip(texts) {
            page.text([right - from_right, y], 60.0, style.right(), text);
        }
    };
    line(y, bold(9.5), COLUMNS.map(|it| words.say(it.0)));
    for row in rows {
        y += LINE;
        let matches = format!("{}–{}–{}", row.won, row.lost, row.drawn);
        let shares = [&row.omw, &row.gw, &row.ogw].map(Clone::clone);
        let [omw, gw, ogw] = shares;
        line(y, book(10.5), [row.points.to_string(), matches, omw, gw, ogw]);
    }
    let first = y - rows.len() as f32 * LINE;
    page.text([MARGIN + 36.0, first], 200.0, bold(9.5), words.say("print-player"));
    for (row, at) in rows.iter().zip(1_u8..) {
        let y = first + f32::from(at) * LINE;
        page.text([MARGIN + 24.0, y], 40.0, bold(10.5).right(), format!("{}.", row.place));
        page.text([MARGIN + 36.0, y], 220.0, bold(10.5), &row.name);
        page.line([MARGIN, y + 4.5], [right, y + 4.5]);
    }
    page
}
