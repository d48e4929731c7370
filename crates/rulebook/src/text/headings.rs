//! The tables of contents: under which heading of its book a clause stands.

use super::{Clause, Ledger};
use crate::Book;
use std::sync::LazyLock;
use toml::de::DeTable;

/// A heading of a book and the clauses that stand directly under it; a chapter has none.
#[derive(Debug)]
pub struct Section<'a> {
    /// By this name it can be looked up: "513", "Posesje".
    pub id: &'a str,
    pub title: &'a str,
    /// The heading in English, where it has been written already.
    pub title_en: Option<&'a str>,
    pub clauses: Vec<&'a Clause>,
}

#[derive(Debug)]
struct Heading {
    book: Book,
    id: String,
    title: String,
    title_en: String,
}

impl Ledger {
    /// The book as its table of contents divides it, in the order of the book.
    pub fn sections(&self) -> Vec<Section<'_>> {
        let mut to_come = headings().iter().filter(|it| it.book == self.book);
        let mut sections: Vec<Section<'_>> = Vec::new();
        for clause in &self.clauses {
            let id = clause.heading();
            if let Some(last) = sections.last_mut().filter(|it| it.id == id) {
                last.clauses.push(clause);
                continue;
            }
            if headings().iter().any(|it| it.book == self.book && it.id == id) {
                // Whatever stands before it in the table of contents is a chapter.
                for heading in to_come.by_ref() {
                    let clauses = if heading.id == id { vec![clause] } else { Vec::new() };
                    let title_en = Some(heading.title_en.as_str());
                    sections.push(Section {
                        id: &heading.id,
                        title: &heading.title,
                        title_en,
                        clauses,
                    });
                    if heading.id == id {
                        break;
                    }
                }
            } else {
                sections.push(Section { id, title: id, title_en: None, clauses: vec![clause] });
            }
        }
        sections
    }
}

impl Clause {
    /// The id of the section it stands in: what it names itself, else the longest number it stands under, else the
    /// word before its own number.
    pub fn heading(&self) -> &str {
        if let Some(section) = &self.section {
            return section;
        }
        let stands_under = |it: &&Heading| {
            let below = self.id.strip_prefix(it.id.as_str());
            it.book == self.book && below.is_some_and(|it| it.starts_with('.'))
        };
        let longest = headings().iter().filter(stands_under).max_by_key(|it| it.id.len());
        let word = || self.id.split('.').next().unwrap_or(&self.id);
        longest.map_or_else(word, |it| it.id.as_str())
    }
}

/// The headings of all books, each book's in its order.
fn headings() -> &'static [Heading] {
    static HEADINGS: LazyLock<Vec<Heading>> = LazyLock::new(|| {
        let source = include_str!("../../../../rulebooks/headings.toml");
        read(source).expect("the embedded headings are read by a test")
    });
    &HEADINGS
}

fn read(source: &str) -> Option<Vec<Heading>> {
    let document = DeTable::parse(source).ok()?;
    let mut headings = Vec::new();
    for (code, entries) in document.get_ref() {
        let book = Book::from_code(code.get_ref())?;
        for (id, titles) in entries.get_ref().as_table()? {
            let titles = titles.get_ref().as_array()?;
            let title = |place: usize| Some(titles.get(place)?.get_ref().as_str()?.to_owned());
            let heading = Heading {
                book,
                id: id.get_ref().to_string(),
                title: title(0)?,
                title_en: title(1)?,
            };
            headings.push((id.span().start, heading));
        }
    }
    // A table does not keep the order of its keys.
    headings.sort_by_key(|(place, _)| *place);
    Some(headings.into_iter().map(|(_, it)| it).collect())
}
