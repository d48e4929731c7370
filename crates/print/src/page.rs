//! A page before it is drawn: a list of marks, in points from the upper left corner of an A4 sheet.

/// A4.
pub(crate) const WIDTH: f32 = 595.0;
pub(crate) const HEIGHT: f32 = 842.0;
pub(crate) const MARGIN: f32 = 40.0;

#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) enum Align {
    Left,
    Right,
    Middle,
}

#[derive(Debug, Clone, PartialEq)]
pub(crate) enum Mark {
    /// `x` is where the alignment says; the text is cut to `width`. `y` is the line it stands on.
    Text {
        x: f32,
        y: f32,
        size: f32,
        bold: bool,
        align: Align,
        width: f32,
        text: String,
    },
    Line {
        from: [f32; 2],
        to: [f32; 2],
        dashed: bool,
    },
    Frame {
        at: [f32; 2],
        size: [f32; 2],
    },
    Square {
        at: [f32; 2],
        size: f32,
    },
}

#[derive(Debug, Clone, Default, PartialEq)]
pub(crate) struct Page {
    pub(crate) marks: Vec<Mark>,
}

/// How a text looks.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Style {
    pub(crate) size: f32,
    pub(crate) bold: bool,
    pub(crate) align: Align,
}

pub(crate) const fn book(size: f32) -> Style {
    Style { size, bold: false, align: Align::Left }
}

pub(crate) const fn bold(size: f32) -> Style {
    Style { size, bold: true, align: Align::Left }
}

impl Style {
    pub(crate) const fn right(self) -> Style {
        Style { align: Align::Right, ..self }
    }

    pub(crate) const fn middle(self) -> Style {
        Style { align: Align::Middle, ..self }
    }
}

impl Page {
    pub(crate) fn text(&mut self, at: [f32; 2], width: f32, style: Style, text: impl Into<String>) {
        let ([x, y], Style { size, bold, align }) = (at, style);
        self.marks.push(Mark::Text { x, y, size, bold, align, width, text: text.into() });
    }

    pub(crate) fn line(&mut self, from: [f32; 2], to: [f32; 2]) {
        self.marks.push(Mark::Line { from, to, dashed: false });
    }

    /// Where the scissors go.
    pub(crate) fn cut(&mut self, from: [f32; 2], to: [f32; 2]) {
        self.marks.push(Mark::Line { from, to, dashed: true });
    }

    pub(crate) fn frame(&mut self, at: [f32; 2], size: [f32; 2]) {
        self.marks.push(Mark::Frame { at, size });
    }

    pub(crate) fn square(&mut self, at: [f32; 2], size: f32) {
        self.marks.push(Mark::Square { at, size });
    }

    /// Title on the left, what it is on the right, a line below; answers where the rest begins.
    pub(crate) fn head(&mut self, title: &str, what: &str) -> f32 {
        let inner = WIDTH - 2.0 * MARGIN;
        self.text([MARGIN, MARGIN + 14.0], inner * 0.62, bold(16.0), title);
        self.text([WIDTH - MARGIN, MARGIN + 14.0], inner * 0.36, book(13.0).right(), what);
        self.line([MARGIN, MARGIN + 22.0], [WIDTH - MARGIN, MARGIN + 22.0]);
        MARGIN + 44.0
    }

    #[cfg(test)]
    pub(crate) fn texts(&self) -> Vec<&str> {
        fn text(mark: &Mark) -> Option<&str> {
            match mark {
                Mark::Text { text, .. } => Some(text),
                _ => None,
            }
        }
        self.marks.iter().filter_map(text).collect()
    }
}
