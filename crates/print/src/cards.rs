//! Cards with everybody's own link as a square code, ten on a page, to be handed out.

use qrcode::{Color, EcLevel, QrCode};

use crate::{
    Lang, Unprintable,
    page::{HEIGHT, MARGIN, Page, WIDTH, bold, book},
    paper,
    words::Words,
};

const COLUMNS: usize = 2;
const ROWS: usize = 5;
/// Width of a square code in points.
const CODE: f32 = 104.0;

/// Whose link it is, and where it leads.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LinkCard {
    pub name: String,
    pub address: String,
}

/// Cards with the links of players.
pub fn link_cards(title: &str, cards: &[LinkCard], lang: Lang) -> Result<Vec<u8>, Unprintable> {
    let words = Words::new(lang);
    let size = [WIDTH / COLUMNS as f32, HEIGHT / ROWS as f32];
    let mut pages = Vec::new();
    for cards in cards.chunks(COLUMNS * ROWS) {
        let mut page = Page::default();
        for (at, one) in cards.iter().enumerate() {
            let corner = [(at % COLUMNS) as f32 * size[0], (at / COLUMNS) as f32 * size[1]];
            card(&mut page, corner, title, one, &words)?;
        }
        page.cut([size[0], 0.0], [size[0], HEIGHT]);
        for row in 1..ROWS {
            page.cut([0.0, row as f32 * size[1]], [WIDTH, row as f32 * size[1]]);
        }
        pages.push(page);
    }
    paper::unnumbered(title, pages)
}

fn card(
    page: &mut Page,
    corner: [f32; 2],
    title: &str,
    card: &LinkCard,
    words: &Words,
) -> Result<(), Unprintable> {
    let [x, y] = [corner[0] + MARGIN / 2.0, corner[1] + MARGIN * 0.75];
    let code = code(&card.address)?;
    let modules = code.width();
    let size = CODE / modules as f32;
    for (at, _) in code.to_colors().iter().enumerate().filter(|it| *it.1 == Color::Dark) {
        // A little wider than its place, or printers leave white lines between them.
        page.square(
            [x + (at % modules) as f32 * size, y + (at / modules) as f32 * size],
            size * 1.04,
        );
    }
    let (left, width) = (x + CODE + 14.0, WIDTH / 2.0 - CODE - MARGIN);
    page.text([left, y + 16.0], width, bold(13.0), &card.name);
    page.text([left, y + 34.0], width, book(9.0), title);
    for (line, key) in ["print-card-1", "print-card-2", "print-card-3"].into_iter().enumerate() {
        page.text([left, y + 56.0 + line as f32 * 12.0], width, book(8.0), words.say(key));
    }
    Ok(())
}

/// A square code as a picture for the screen.
pub fn qr_svg(address: &str) -> Result<String, Unprintable> {
    let code = code(address)?;
    let modules = code.width();
    let dark = code.to_colors();
    let dots = dark.iter().enumerate().filter(|it| *it.1 == Color::Dark);
    let path: String =
        dots.map(|(at, _)| format!("M{},{}h1v1h-1z", at % modules + 4, at / modules + 4)).collect();
    let side = modules + 8;
    Ok(format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {side} {side}\" shape-rendering=\"crispEdges\">\
         <rect width=\"{side}\" height=\"{side}\" fill=\"#fff\"/><path d=\"{path}\"/></svg>"
    ))
}

fn code(address: &str) -> Result<QrCode, Unprintable> {
    let code = QrCode::with_error_correction_level(address, EcLevel::M);
    code.map_err(|error| Unprintable::Pdf(error.to_string()))
}
