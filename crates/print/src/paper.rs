//! Pages become a PDF.

use krilla::{
    Document,
    geom::{PathBuilder, Point, Rect},
    metadata::Metadata,
    page::PageSettings,
    paint::{Fill, Stroke, StrokeDash},
    surface::Surface,
};

use crate::{
    Unprintable,
    letters::Letters,
    page::{Align, HEIGHT, MARGIN, Mark, Page, WIDTH, book},
};

/// Thickness of lines.
const HAIR: f32 = 0.6;

/// Writes the file; pages of more than one are numbered.
pub(crate) fn pdf(title: &str, mut pages: Vec<Page>) -> Result<Vec<u8>, Unprintable> {
    let count = pages.len();
    for (page, number) in pages.iter_mut().zip(1..).filter(|_| 1 < count) {
        let foot = [WIDTH / 2.0, HEIGHT - MARGIN / 2.0];
        page.text(foot, 100.0, book(9.0).middle(), format!("{number} / {count}"));
    }
    unnumbered(title, pages)
}

/// Writes the file of sheets that are cut up.
pub(crate) fn unnumbered(title: &str, pages: Vec<Page>) -> Result<Vec<u8>, Unprintable> {
    if pages.is_empty() {
        return Err(Unprintable::Nothing);
    }
    let mut document = Document::new();
    document.set_metadata(Metadata::new().title(title.to_owned()).creator("Interrex".to_owned()));
    let letters = [Letters::book(), Letters::bold()];
    for page in &pages {
        let settings = PageSettings::from_wh(WIDTH, HEIGHT).expect("A4 has a size");
        let mut sheet = document.start_page_with(settings);
        let mut surface = sheet.surface();
        for mark in &page.marks {
            draw(&mut surface, &letters, mark);
        }
        surface.finish();
        sheet.finish();
    }
    document.finish().map_err(|error| Unprintable::Pdf(format!("{error:?}")))
}

fn draw(surface: &mut Surface<'_>, letters: &[Letters; 2], mark: &Mark) {
    match mark {
        Mark::Text { x, y, size, bold, align, width, text } => {
            let letters = &letters[usize::from(*bold)];
            let text = letters.fit(text, *size, *width);
            let wide = letters.width(&text, *size);
            let x = match align {
                Align::Left => *x,
                Align::Right => x - wide,
                Align::Middle => x - wide / 2.0,
            };
            surface.set_fill(Some(Fill::default()));
            surface.set_stroke(None);
            let glyphs = letters.glyphs(&text);
            let (at, font) = (Point::from_xy(x, *y), letters.font.clone());
            surface.draw_glyphs(at, &glyphs, font, &text, *size, false);
        }
        Mark::Line { from, to, dashed } => {
            let dash = dashed.then(|| StrokeDash { array: vec![3.0, 3.0], offset: 0.0 });
            surface.set_fill(None);
            surface.set_stroke(Some(Stroke { width: HAIR, dash, ..Stroke::default() }));
            let mut path = PathBuilder::new();
            path.move_to(from[0], from[1]);
            path.line_to(to[0], to[1]);
            stroke(surface, path);
        }
        Mark::Frame { at, size } => {
            surface.set_fill(None);
            surface.set_stroke(Some(Stroke { width: HAIR, ..Stroke::default() }));
            stroke(surface, rectangle(*at, *size));
        }
        Mark::Square { at, size } => {
            surface.set_fill(Some(Fill::default()));
            surface.set_stroke(None);
            stroke(surface, rectangle(*at, [*size; 2]));
        }
    }
}

fn rectangle(at: [f32; 2], size: [f32; 2]) -> PathBuilder {
    let mut path = PathBuilder::new();
    if let Some(rect) = Rect::from_xywh(at[0], at[1], size[0], size[1]) {
        path.push_rect(rect);
    }
    path
}

/// An empty path leaves no mark.
fn stroke(surface: &mut Surface<'_>, path: PathBuilder) {
    if let Some(path) = path.finish() {
        surface.draw_path(&path);
    }
}
