//! Result slips, four on a page, for the guillotine.
//!
//! They are collated: cut the whole stack, lay the four heaps on one another,
//! and the tables lie in their order.

use tournament_file::view::{PublicView, TableView};

use crate::{
    Lang, Unprintable,
    page::{HEIGHT, MARGIN, Page, WIDTH, bold, book},
    pairings::{name, published},
    paper,
    words::Words,
};

/// Slips on a page.
const HEAPS: usize = 4;
const SLIP: f32 = HEIGHT / HEAPS as f32;

/// The slips of a published round.
pub fn slips(public: &PublicView, round: u32, lang: Lang) -> Result<Vec<u8>, Unprintable> {
    let round = published(public, round)?;
    let words = Words::new(lang);
    let pages = round.tables.len().div_ceil(HEAPS);
    let page = |number: usize| {
        let mut page = Page::default();
        for (heap, at) in collated(round.tables.len(), number).into_iter().enumerate() {
            let top = heap as f32 * SLIP;
            if 0 < heap {
                page.cut([0.0, top], [WIDTH, top]);
            }
            if let Some(at) = at {
                slip(&mut page, top, public, round.number, &round.tables[at], &words);
            }
        }
        page
    };
    paper::unnumbered(&public.setup.title, (0..pages).map(page).collect())
}

/// Which slip lies in each heap of a page, so that every heap goes on where the one above ended.
fn collated(slips: usize, page: usize) -> [Option<usize>; HEAPS] {
    let pages = slips.div_ceil(HEAPS);
    std::array::from_fn(|heap| Some(heap * pages + page).filter(|it| *it < slips))
}

fn slip(
    page: &mut Page,
    top: f32,
    public: &PublicView,
    round: u32,
    table: &TableView,
    words: &Words,
) {
    let (left, right) = (MARGIN, WIDTH - MARGIN);
    let head = top + 34.0;
    let number = words.with("print-table-number", &[("table", table.number)]);
    page.text([left, head], 150.0, bold(18.0), number);
    page.text([WIDTH / 2.0, head], 260.0, book(11.0).middle(), &public.setup.title);
    let number = words.with("print-round", &[("round", round)]);
    page.text([right, head], 120.0, bold(13.0).right(), number);
    page.line([left, head + 8.0], [right, head + 8.0]);
    let wins = if public.setup.wins == Some(tournament_file::setup::Wins::One) { 1_u8 } else { 2 };
    for (side, player) in table.players.into_iter().enumerate() {
        let y = head + 38.0 + side as f32 * 42.0;
        page.text([left, y], 250.0, bold(14.0), name(public, player));
        page.text(
            [left, y + 12.0],
            250.0,
            book(8.0),
            words.with("print-points", &[("points", table.points[side])]),
        );
        for won in 0..=wins {
            let x = left + 262.0 + f32::from(won) * 26.0;
            page.frame([x, y - 14.0], [18.0, 18.0]);
            page.text([x + 9.0, y], 16.0, book(11.0).middle(), won.to_string());
        }
        let drop = left + 350.0;
        page.frame([drop, y - 14.0], [18.0, 18.0]);
        page.text([drop + 24.0, y], 60.0, book(9.0), words.say("print-drop"));
        page.line([right - 86.0, y + 4.0], [right, y + 4.0]);
        page.text([right - 43.0, y + 14.0], 86.0, book(7.5).middle(), words.say("print-signature"));
    }
    let foot = head + 128.0;
    page.text([left + 262.0, head + 20.0], 90.0, book(7.5), words.say("print-games"));
    for (at, key) in ["print-terminacja", "print-draw"].into_iter().enumerate() {
        let x = left + at as f32 * 190.0;
        page.frame([x, foot - 11.0], [14.0, 14.0]);
        page.text([x + 20.0, foot], 165.0, book(9.0), words.say(key));
    }
    if table.sakwa_barred {
        page.text([right, foot], 140.0, bold(9.0).right(), words.say("print-sakwa-barred"));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cut_and_stacked_the_slips_lie_in_order() {
        for slips in [1, 4, 5, 17, 20] {
            let pages = slips_of(slips);
            let heaps = (0..HEAPS).flat_map(|heap| pages.iter().filter_map(move |it| it[heap]));
            assert_eq!(heaps.collect::<Vec<_>>(), (0..slips).collect::<Vec<_>>());
        }
    }

    fn slips_of(slips: usize) -> Vec<[Option<usize>; HEAPS]> {
        (0..slips.div_ceil(HEAPS)).map(|page| collated(slips, page)).collect()
    }
}
