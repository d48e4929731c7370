//! PC 2.1 — deck lists, one on a page, as the technical judge checks them.

use rulebook::{folded, rule};
use tournament_file::command::{Copies, DeckList};

use crate::{
    Lang, Unprintable,
    page::{HEIGHT, MARGIN, Page, WIDTH, bold, book},
    paper,
    words::Words,
};

const LINE: f32 = 15.0;

/// The lists of an event, with the names of those who handed them in.
pub fn lists(
    title: &str,
    lists: &[(String, DeckList)],
    lang: Lang,
) -> Result<Vec<u8>, Unprintable> {
    let words = Words::new(lang);
    paper::pdf(title, lists.iter().map(|(name, list)| page(title, name, list, &words)).collect())
}

fn page(title: &str, name: &str, list: &DeckList, words: &Words) -> Page {
    let mut page = Page::default();
    let inner = WIDTH - 2.0 * MARGIN;
    let mut y = page.head(title, &words.say("print-list")) + 6.0;
    page.text([MARGIN, y], inner, bold(18.0), name);
    y += 26.0;
    rule!("PC 2.1.6");
    let none = words.say("print-no-alliance");
    let alliance = list.alliance.as_ref().unwrap_or(&none);
    for (key, value) in [("print-faction", &list.faction), ("print-alliance", alliance)] {
        page.text([MARGIN, y], 90.0, book(11.0), words.say(key));
        page.text([MARGIN + 92.0, y], inner - 92.0, bold(14.0), value);
        y += 19.0;
    }
    for (key, value) in
        [("print-sakwa-alliance", &list.sakwa_alliance), ("print-strategy", &list.strategy)]
    {
        let Some(value) = value else { continue };
        page.text([MARGIN, y], 90.0, book(11.0), words.say(key));
        page.text([MARGIN + 92.0, y], inner - 92.0, bold(12.0), value);
        y += 19.0;
    }
    page.line([MARGIN, y - 8.0], [WIDTH - MARGIN, y - 8.0]);
    let half = inner / 2.0;
    cards(&mut page, [MARGIN, y + 12.0], half - 12.0, "print-kredens", &list.kredens, words);
    let sakwa = MARGIN + half + 12.0;
    cards(&mut page, [sakwa, y + 12.0], half - 12.0, "print-sakwa", &list.sakwa, words);
    page
}

/// A column of cards in the order of the alphabet, smaller where there are many.
fn cards(page: &mut Page, at: [f32; 2], width: f32, key: &str, cards: &[Copies], words: &Words) {
    let count: u32 = cards.iter().map(|it| it.count).sum();
    page.text(at, width, bold(11.0), words.with(key, &[("count", count)]));
    let room = HEIGHT - MARGIN - at[1] - LINE;
    let line = LINE.min(room / (cards.len().max(1) as f32));
    let mut sorted: Vec<&Copies> = cards.iter().collect();
    sorted.sort_by_key(|it| folded(&it.card));
    for (card, number) in sorted.iter().zip(1_u16..) {
        let y = at[1] + 4.0 + f32::from(number) * line;
        let size = (line * 0.72).min(10.5);
        page.text([at[0] + 14.0, y], 20.0, bold(size).right(), card.count.to_string());
        page.text([at[0] + 22.0, y], width - 22.0, book(size), &card.card);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::page::Mark;
    use rulebook::proves;

    #[test]
    fn faction_and_alliance_stand_above_every_card() {
        let _rule = proves!("PC 2.1.6");
        let copies = |count, card: &str| Copies { count, card: card.into() };
        let list = DeckList {
            faction: "Wiśniowieccy".into(),
            alliance: Some("Kozacy".into()),
            sakwa_alliance: None,
            strategy: None,
            kredens: vec![copies(3, "Żelazny list"), copies(2, "Ćwierćgarniec")],
            sakwa: vec![copies(1, "Łuk")],
        };

        let page = page("Turniej", "Józef Żółć", &list, &Words::new(Lang::Pl));

        let height = |wanted: &str| {
            let found = page.marks.iter().find_map(|it| match it {
                Mark::Text { y, size, text, .. } if text == wanted => Some((*y, *size)),
                _ => None,
            });
            found.unwrap_or_else(|| panic!("{wanted} in {:?}", page.texts()))
        };
        let top = height("Wiśniowieccy");
        for card in ["Żelazny list", "Ćwierćgarniec", "Łuk"] {
            assert!(height("Kozacy").0 < height(card).0 && height(card).1 < top.1);
        }
        assert!(height("Ćwierćgarniec").0 < height("Żelazny list").0, "by the alphabet");
    }
}
