//! PC 2.1 — deck lists, one on a page, as the technical judge checks them.

use rulebook::rule;
use tournament_file::{
    Fault,
    sheet::{SectionView, Sheet},
};

use crate::{
    Lang, Unprintable,
    page::{HEIGHT, MARGIN, Page, WIDTH, bold, book},
    paper,
    words::Words,
};

const LINE: f32 = 15.0;

/// The lists of an event, each on a page.
pub fn lists(title: &str, sheets: &[Sheet], lang: Lang) -> Result<Vec<u8>, Unprintable> {
    let words = Words::new(lang);
    paper::pdf(title, sheets.iter().map(|it| page(title, it, &words)).collect())
}

fn page(title: &str, sheet: &Sheet, words: &Words) -> Page {
    let mut page = Page::default();
    let inner = WIDTH - 2.0 * MARGIN;
    let mut y = page.head(title, &words.say("print-list")) + 6.0;
    page.text([MARGIN, y], inner, bold(18.0), &sheet.name);
    y += 26.0;
    rule!("PC 2.1.6");
    let none = words.say("print-no-alliance");
    let alliance = sheet.alliance.as_ref().unwrap_or(&none);
    for (key, value) in [("print-faction", &sheet.faction), ("print-alliance", alliance)] {
        page.text([MARGIN, y], 90.0, book(11.0), words.say(key));
        page.text([MARGIN + 92.0, y], inner - 92.0, bold(14.0), value);
        y += 19.0;
    }
    for (key, value) in
        [("print-sakwa-alliance", &sheet.sakwa_alliance), ("print-strategy", &sheet.strategy)]
    {
        let Some(value) = value else { continue };
        page.text([MARGIN, y], 90.0, book(11.0), words.say(key));
        page.text([MARGIN + 92.0, y], inner - 92.0, bold(12.0), value);
        y += 19.0;
    }
    page.line([MARGIN, y - 8.0], [WIDTH - MARGIN, y - 8.0]);
    let bottom = admitted(&mut page, &sheet.faults, words);
    let half = inner / 2.0;
    let parts = [
        (MARGIN, "print-kredens", &sheet.kredens),
        (MARGIN + half + 12.0, "print-sakwa", &sheet.sakwa),
    ];
    for (x, key, sections) in parts {
        part(
            &mut page,
            [x, y + 12.0],
            [half - 12.0, bottom],
            words.say_count(key, count(sections)),
            sections,
        );
    }
    page
}

/// At the foot: the faults with which the head judge has let the list in. Says where it begins.
fn admitted(page: &mut Page, faults: &[Fault], words: &Words) -> f32 {
    let (inner, foot) = (WIDTH - 2.0 * MARGIN, HEIGHT - MARGIN);
    if faults.is_empty() {
        return foot;
    }
    let top = foot - 12.0 * (faults.len() as f32 + 1.0);
    page.text([MARGIN, top], inner, bold(10.0), words.say("print-admitted"));
    for (fault, number) in faults.iter().zip(1_u16..) {
        let y = top + 12.0 * f32::from(number);
        page.text([MARGIN, y], inner, book(9.0), words.fault(fault));
    }
    top - 14.0
}

fn count(sections: &[SectionView]) -> u32 {
    sections.iter().flat_map(|it| &it.cards).map(|it| it.count).sum()
}

/// A column of cards under the headings of their types, smaller where there are many.
fn part(
    page: &mut Page,
    at: [f32; 2],
    [width, bottom]: [f32; 2],
    head: String,
    sections: &[SectionView],
) {
    rule!("PC 2.1.3");
    rule!("PC 2.1.4");
    page.text(at, width, bold(11.0), head);
    let lines: usize = sections.iter().map(|it| it.cards.len() + 1).sum();
    let line = LINE.min((bottom - at[1] - LINE) / (lines.max(1) as f32));
    let size = (line * 0.72).min(10.5);
    let mut y = at[1] + 4.0;
    for section in sections {
        y += line;
        let heading = section.heading.as_deref().unwrap_or("?");
        page.text(
            [at[0] + 22.0, y],
            width - 22.0,
            bold(size),
            format!("{heading} ({})", count(std::slice::from_ref(section))),
        );
        for card in &section.cards {
            y += line;
            page.text([at[0] + 14.0, y], 20.0, bold(size).right(), card.count.to_string());
            page.text([at[0] + 22.0, y], width - 22.0, book(size), &card.card);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::page::Mark;
    use rulebook::proves;
    use std::collections::BTreeMap;
    use tournament_file::{FaultArg, command::Copies};

    fn section(heading: &str, cards: &[(u32, &str)]) -> SectionView {
        let copies = |&(count, card): &(u32, &str)| Copies { count, card: card.to_owned() };
        SectionView { heading: Some(heading.to_owned()), cards: cards.iter().map(copies).collect() }
    }

    fn sheet() -> Sheet {
        Sheet {
            name: "Józef Żółć".to_owned(),
            faction: "Wiśniowieccy".to_owned(),
            alliance: Some("Kozacy".to_owned()),
            sakwa_alliance: None,
            strategy: None,
            kredens: vec![
                section("Postacie", &[(3, "Żelazny Jan")]),
                section("Sztychy", &[(2, "Cios"), (1, "Ćma")]),
            ],
            sakwa: vec![section("Efekty", &[(1, "Łuk")])],
            faults: Vec::new(),
        }
    }

    fn height(page: &Page, wanted: &str) -> (f32, f32) {
        let found = page.marks.iter().find_map(|it| match it {
            Mark::Text { y, size, text, .. } if text == wanted => Some((*y, *size)),
            _ => None,
        });
        found.unwrap_or_else(|| panic!("{wanted} in {:?}", page.texts()))
    }

    #[test]
    fn faction_and_alliance_stand_above_every_card() {
        let _rule = proves!("PC 2.1.6");
        let page = page("Turniej", &sheet(), &Words::new(Lang::Pl));

        let top = height(&page, "Wiśniowieccy");
        for card in ["Żelazny Jan", "Cios", "Ćma", "Łuk"] {
            assert!(
                height(&page, "Kozacy").0 < height(&page, card).0 && height(&page, card).1 < top.1
            );
        }
    }

    #[test]
    fn cards_stand_under_the_heading_of_their_type_and_the_sakwa_apart() {
        let _rules = [proves!("PC 2.1.3"), proves!("PC 2.1.4")];
        let page = page("Turniej", &sheet(), &Words::new(Lang::En));

        let column = ["Kredens (6)", "Postacie (3)", "Żelazny Jan", "Sztychy (3)", "Cios", "Ćma"];
        let heights = column.map(|it| height(&page, it).0);
        assert!(heights.is_sorted_by(|one, other| one < other), "{heights:?}");
        height(&page, "Sakwa (1)");
    }

    #[test]
    fn what_the_head_judge_let_in_stands_at_the_foot_in_the_readers_language() {
        let args = [("found", 59), ("least", 60)]
            .map(|(name, number)| (name.to_owned(), FaultArg::Number(number)));
        let fault = Fault {
            rule: "PC 4.1.0.1".to_owned(),
            key: "too-few".to_owned(),
            args: BTreeMap::from(args),
            plain: String::new(),
        };
        let sheet = Sheet { faults: vec![fault], ..sheet() };
        let told = [
            (Lang::Pl, "kart w kredensie jest 59, a musi być co najmniej 60 (PC 4.1.0.1)"),
            (Lang::En, "59 cards in the kredens, at least 60 (PC 4.1.0.1)"),
        ];
        for (lang, text) in told {
            let page = page("Turniej", &sheet, &Words::new(lang));
            assert!(height(&page, "Ćma").0 < height(&page, text).0);
        }
    }
}
