//! The letters sheets are set in, and how wide they are.

use krilla::text::{Font, GlyphId, KrillaGlyph};
use skrifa::{
    FontRef, MetadataProvider as _,
    charmap::Charmap,
    instance::{LocationRef, Size},
    metrics::GlyphMetrics,
};

static BOOK: &[u8] = include_bytes!("../fonts/DejaVuSansCondensed.ttf");
static BOLD: &[u8] = include_bytes!("../fonts/DejaVuSansCondensed-Bold.ttf");

/// One cut of the typeface.
pub(crate) struct Letters {
    pub(crate) font: Font,
    charmap: Charmap<'static>,
    metrics: GlyphMetrics<'static>,
    em: f32,
}

impl Letters {
    pub(crate) fn book() -> Letters {
        Letters::of(BOOK)
    }

    pub(crate) fn bold() -> Letters {
        Letters::of(BOLD)
    }

    fn of(data: &'static [u8]) -> Letters {
        let font = Font::new(data.into(), 0).expect("the embedded font is a font");
        let read = FontRef::new(data).expect("the embedded font is a font");
        Letters {
            em: font.units_per_em(),
            font,
            charmap: read.charmap(),
            metrics: read.glyph_metrics(Size::unscaled(), LocationRef::default()),
        }
    }

    /// The glyphs of a text; a letter the font lacks is a box.
    pub(crate) fn glyphs(&self, text: &str) -> Vec<KrillaGlyph> {
        let glyph = |(at, letter): (usize, char)| {
            let id = self.charmap.map(letter).unwrap_or_default();
            let advance = self.metrics.advance_width(id).unwrap_or(0.0) / self.em;
            let range = at..at + letter.len_utf8();
            KrillaGlyph::new(GlyphId::new(id.to_u32()), advance, 0.0, 0.0, 0.0, range, None)
        };
        text.char_indices().map(glyph).collect()
    }

    /// In points, at this size.
    pub(crate) fn width(&self, text: &str, size: f32) -> f32 {
        self.glyphs(text).iter().map(|it| it.x_advance * size).sum()
    }

    /// The text, shortened with an ellipsis where it is wider than allowed.
    pub(crate) fn fit(&self, text: &str, size: f32, width: f32) -> String {
        if self.width(text, size) <= width {
            return text.to_owned();
        }
        let mut short: Vec<char> = text.chars().collect();
        while !short.is_empty() {
            short.pop();
            let cut = short.iter().collect::<String>().trim_end().to_owned() + "…";
            if self.width(&cut, size) <= width {
                return cut;
            }
        }
        String::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_polish_letter_has_a_shape() {
        for letters in [Letters::book(), Letters::bold()] {
            for letter in "ąćęłńóśźżĄĆĘŁŃÓŚŹŻ…–„”×☐".chars() {
                assert!(letters.charmap.map(letter).is_some_and(|it| it.to_u32() != 0), "{letter}");
            }
        }
    }

    #[test]
    fn what_is_too_long_is_cut_to_its_place() {
        let letters = Letters::book();
        assert_eq!(letters.fit("Żółć", 10.0, 100.0), "Żółć");
        let cut = letters.fit("Grzegorz Brzęczyszczykiewicz", 10.0, 60.0);
        assert!(cut.ends_with('…') && letters.width(&cut, 10.0) <= 60.0, "{cut}");
    }
}
