//! What scenario files of every game have in common: the lines, and which of
//! them belong together. What the words mean is the game's business.

use cards::set::Mistake;
use rulebook::{RuleId, listed};

use crate::phrase::{Phrase, Source, same};

/// The words a game adds to the common ones.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Words {
    /// Keys that describe the whole table.
    pub(crate) settings: &'static [&'static str],
    /// Keys that describe what a seat has.
    pub(crate) zones: &'static [&'static str],
}

const COMMON: [&str; 6] = ["scenario", "rules", "proves", "seat", "when", "then"];
/// The words with which a line of `when` or `then` can begin besides names.
pub(crate) const LINES: [&str; 5] = ["expect", "meanwhile", "refused", "offered", "until"];
const FENCE: &str = "```";

#[derive(Debug, Clone, Default)]
pub(crate) struct Skeleton {
    pub(crate) title: String,
    pub(crate) proves: Vec<RuleId>,
    pub(crate) settings: Vec<(Phrase, Phrase)>,
    pub(crate) cards: Vec<Fence>,
    pub(crate) seats: Vec<SeatLines>,
    pub(crate) when: Vec<Line>,
    pub(crate) then: Vec<Line>,
}

impl Skeleton {
    /// Seats whose names already mean something in a line; `table` are the words for what is nobody's.
    pub(crate) fn ambiguous_seats(&self, source: &Source, table: &[&str]) -> Vec<Mistake> {
        let taken =
            |it: &&SeatLines| table.iter().chain(&LINES).any(|word| same(word, &it.name.text));
        let wrong = |it: &SeatLines| {
            let message = format!("`{}` has a meaning of its own here", it.name.text);
            source.mistake(&it.name, message)
        };
        self.seats.iter().filter(taken).map(wrong).collect()
    }
}

/// Cards written in the card language.
#[derive(Debug, Clone)]
pub(crate) struct Fence {
    /// The line of the opening fence.
    pub(crate) line: usize,
    pub(crate) text: String,
}

impl Fence {
    /// As the text of a set.
    pub(crate) fn as_set(&self) -> String {
        format!("set = {{ id = \"scn\", name = \"scenario\" }}\n{}", self.text)
    }

    /// Mistakes found in that text, at their place in the file.
    pub(crate) fn moved(&self, source: &Source, mistakes: Vec<Mistake>) -> Vec<Mistake> {
        let moved = mistakes.into_iter().map(|it| match it.line {
            // What is wrong with the whole is shown at the fence.
            1 => {
                let at = Phrase::new(&source.lines[self.line - 1], self.line);
                source.mistake(&at, it.message)
            }
            line => Mistake { line: line - 1 + self.line, ..it },
        });
        moved.collect()
    }
}

#[derive(Debug, Clone)]
pub(crate) struct SeatLines {
    pub(crate) name: Phrase,
    pub(crate) facts: Phrase,
    pub(crate) zones: Vec<(Phrase, Phrase)>,
}

/// A line of `when` or `then`.
#[derive(Debug, Clone)]
pub(crate) struct Line {
    pub(crate) kind: LineKind,
    /// Before the colon.
    pub(crate) subject: Phrase,
    /// After the colon.
    pub(crate) text: Phrase,
    /// The reason a refusal must give.
    pub(crate) rule: Option<RuleId>,
    /// Its number in the file.
    pub(crate) number: usize,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum LineKind {
    /// Somebody chooses.
    Do,
    /// It holds when all that was declared has taken effect.
    Expect,
    /// It holds as things stand.
    Meanwhile,
    /// The choice is refused.
    Refused,
    /// The choice is among those offered.
    Offered,
    /// Time passes until it holds.
    Until,
}

#[derive(PartialEq, Eq)]
enum Part {
    Head,
    When,
    Then,
}

/// Sorts the lines of a file; `words` are those of the game it names.
pub(crate) fn read(source: &Source, words: Words) -> Result<Skeleton, Vec<Mistake>> {
    let mut reader =
        Reader { source, words, skeleton: Skeleton::default(), mistakes: Vec::new(), title: None };
    reader.lines();
    reader.complete();
    if reader.mistakes.is_empty() { Ok(reader.skeleton) } else { Err(reader.mistakes) }
}

/// The value of the `rules` line, which says what game the file is about.
pub(crate) fn rules(source: &Source) -> Option<Phrase> {
    let lines = source.lines.iter().zip(1..).map(|(line, number)| bare(line, number));
    let mut keys = lines.filter_map(|it| it.split_once(":"));
    keys.find(|(key, _)| same(&key.text, "rules")).map(|(_, value)| value)
}

/// A line without its comment.
fn bare(line: &str, number: usize) -> Phrase {
    let comment = line.find('#').unwrap_or(line.len());
    Phrase::new(&line[..comment], number)
}

struct Reader<'s> {
    source: &'s Source,
    words: Words,
    skeleton: Skeleton,
    mistakes: Vec<Mistake>,
    title: Option<usize>,
}

impl Reader<'_> {
    fn lines(&mut self) {
        let mut part = Part::Head;
        let mut fence: Option<Fence> = None;
        for (line, number) in self.source.lines.iter().zip(1..) {
            if line.trim_start().starts_with(FENCE) {
                match fence.take() {
                    Some(done) => self.skeleton.cards.push(done),
                    None => fence = Some(Fence { line: number, text: String::new() }),
                }
                continue;
            }
            if let Some(open) = &mut fence {
                open.text += line;
                open.text.push('\n');
                continue;
            }
            let line = bare(line, number);
            if !line.is_empty() {
                self.line(line, &mut part);
            }
        }
        if let Some(open) = fence {
            let at = Phrase::new(&self.source.lines[open.line - 1], open.line);
            self.wrong(&at, "these cards are never closed by a line of three backticks");
        }
    }

    fn line(&mut self, line: Phrase, part: &mut Part) {
        if let Some(next) = section(&line) {
            *part = next;
            return;
        }
        if *part != Part::Head {
            if let Some(step) = self.step(line, *part == Part::Then) {
                let lines = if *part == Part::When {
                    &mut self.skeleton.when
                } else {
                    &mut self.skeleton.then
                };
                lines.push(step);
            }
            return;
        }
        match line.split_once(":") {
            Some((key, value)) => self.entry(key, value),
            None => self.wrong(&line, "expected a word, a colon and what it is"),
        }
    }

    fn entry(&mut self, key: Phrase, value: Phrase) {
        let is = |words: &[&str]| words.iter().any(|it| same(it, &key.text));
        if let Some(name) = key.after("seat") {
            if name.is_empty() {
                self.wrong(&key, "a seat has a name: `seat Agata: …`");
            } else if self.skeleton.seats.iter().any(|it| same(&it.name.text, &name.text)) {
                self.wrong(&name, format!("there are two seats called {}", name.text));
            }
            self.skeleton.seats.push(SeatLines { name, facts: value, zones: Vec::new() });
        } else if is(&["scenario"]) {
            if self.title.replace(key.line).is_some() {
                self.wrong(&key, "a file has one scenario and one title");
            }
            self.skeleton.title = value.text;
        } else if is(&["proves"]) {
            self.proofs(&value);
        } else if is(self.words.settings) {
            self.skeleton.settings.push((key, value));
        } else if is(self.words.zones) {
            match self.skeleton.seats.last_mut() {
                Some(seat) => seat.zones.push((key, value)),
                None => self.wrong(&key, "no seat is named before this line"),
            }
        } else if !is(&["rules"]) {
            let known = COMMON.iter().chain(self.words.settings).chain(self.words.zones);
            let message = format!("`{}` is no word a line can begin with", key.text);
            self.mistakes.push(self.source.unknown(&key, message, known.copied()));
        }
    }

    fn proofs(&mut self, value: &Phrase) {
        for (start, mark) in listed(&value.text) {
            match mark.parse::<RuleId>() {
                Ok(rule) => self.skeleton.proves.push(rule),
                Err(unknown) => {
                    let at = value.part(start, start + mark.len());
                    self.wrong(&at, unknown.to_string());
                }
            }
        }
    }

    /// `Agata: play Finta`, `expect duel: 7 : 8`, `refused Agata: bene (MB 26)`
    fn step(&mut self, line: Phrase, in_then: bool) -> Option<Line> {
        let kinds = [
            LineKind::Expect,
            LineKind::Meanwhile,
            LineKind::Refused,
            LineKind::Offered,
            LineKind::Until,
        ];
        let usual = if in_then { LineKind::Expect } else { LineKind::Do };
        let named = LINES.into_iter().zip(kinds).find_map(|(word, kind)| {
            let rest = line.after(word).or_else(|| line.after(&format!("{word}:")))?;
            Some((kind, rest))
        });
        let (kind, mut rest) = named.unwrap_or((usual, line.clone()));
        let rule = match kind {
            LineKind::Refused => Some(self.reason(&mut rest)?),
            _ => None,
        };
        let Some((subject, text)) = rest.split_once(":") else {
            self.wrong(&rest, "expected a name, a colon and what is done or holds");
            return None;
        };
        Some(Line { kind, subject, text, rule, number: line.line })
    }

    /// Takes the rule in brackets from the end of a refusal.
    fn reason(&mut self, rest: &mut Phrase) -> Option<RuleId> {
        let open = rest.text.rfind('(').filter(|_| rest.text.ends_with(')'));
        let Some(open) = open else {
            self.wrong(rest, "a refusal ends with its rule in brackets: (MB 26)");
            return None;
        };
        let mark = rest.part(open + 1, rest.text.len() - 1);
        *rest = rest.part(0, open);
        match mark.text.parse() {
            Ok(rule) => Some(rule),
            Err(unknown) => {
                self.wrong(&mark, unknown.to_string());
                None
            }
        }
    }

    fn complete(&mut self) {
        let end = Phrase { text: String::new(), line: self.source.lines.len().max(1), column: 1 };
        if self.skeleton.title.is_empty() {
            self.wrong(&end, "the file does not say what it shows: `scenario: …`");
        }
        if self.skeleton.seats.is_empty() {
            self.wrong(&end, "nobody sits at the table: `seat Agata: …`");
        }
        if self.skeleton.then.is_empty()
            && !self.skeleton.when.iter().any(|it| it.kind != LineKind::Do)
        {
            self.wrong(
                &end,
                "nothing is expected, so nothing is shown: `then:` and what must hold",
            );
        }
    }

    fn wrong(&mut self, at: &Phrase, message: impl Into<String>) {
        self.mistakes.push(self.source.mistake(at, message));
    }
}

fn section(line: &Phrase) -> Option<Part> {
    let word = line.text.strip_suffix(':')?.trim();
    if same(word, "when") {
        return Some(Part::When);
    }
    same(word, "then").then_some(Part::Then)
}
