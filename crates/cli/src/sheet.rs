//! A card and a rule, each as a few lines of text.

use cards::thrones::{self, Names};
use rulebook::folded;
use rulebook::text::Clause;
use wire::card::{CardInfo, Text};

use crate::{
    paint::Paint,
    texts::{Lang, Texts},
    told::name_in,
};

/// Lines stay below the 80 columns every terminal has.
pub(crate) const WIDTH: usize = 78;

/// A card with everything printed on it.
pub(crate) fn card(card: &CardInfo, texts: &Texts, paint: Paint) -> String {
    let przydomek = card.veto.as_ref().and_then(|it| it.przydomek.as_ref());
    let title = przydomek.map(|it| format!(" – {it}")).unwrap_or_default();
    let mut lines = vec![paint.bold(&format!("{}{title}", name_in(card, texts.lang)))];
    let say = |it: &Text| if texts.lang == Lang::Pl { it.pl.clone() } else { it.en.clone() };
    if let Some(facts) = &card.thrones {
        lines.push(wrapped(&say(&facts.type_line), 2));
        let cost = ("cost", facts.cost.clone());
        lines.extend(figures(&[cost, ("strength", number(facts.strength))], texts));
        lines.extend(facts.text.iter().map(|it| wrapped(&format!("• {}", say(it)), 2)));
        return lines.join("\n") + "\n";
    }
    let mut facts = vec![texts.get(&format!("kind-{}", card.kind))];
    facts.extend(card.faction.clone());
    facts.extend(card.keywords.iter().cloned());
    lines.push(wrapped(&facts.join(" · "), 2));
    lines.extend(figures(&printed(card), texts));
    lines.extend(card.attach.as_ref().map(|it| wrapped(&say(it), 2)));
    for ability in &card.abilities {
        let text = if texts.lang == Lang::Pl { &ability.pl } else { &ability.en };
        let signs = match ability.signs().as_str() {
            "" => "•".to_owned(),
            signs => format!("[{signs}]"),
        };
        lines.push(wrapped(&format!("{signs} {text}"), 2));
    }
    lines.extend(card.veto.as_ref().map(|it| paint.dim(&format!("  {} · {}", it.set, card.id))));
    lines.join("\n") + "\n"
}

/// The figures of a card of VETO!; those of a moderunek are changes of its bearer.
fn printed(card: &CardInfo) -> [(&'static str, Option<String>); 10] {
    let of_bearer = card.kind == "moderunek";
    let signed = |it: Option<i8>| match of_bearer {
        true => it.map(|it| format!("{it:+}")),
        false => number(it),
    };
    [
        ("szabla", signed(card.szabla)),
        ("bitnosc", signed(card.bitnosc)),
        ("karnosc", signed(card.karnosc)),
        ("kreski", number(card.kreski)),
        (
            "kreski-of-bearer",
            card.veto.as_ref().and_then(|it| it.kreski_of_bearer).map(|it| format!("{it:+}")),
        ),
        ("znaczenie", number(card.znaczenie)),
        ("dobrobyt", number(card.dobrobyt)),
        ("lafa", number(card.lafa)),
        ("skarb", number(card.skarb)),
        ("income", card.income.map(|it| format!("{it:+}"))),
    ]
}

fn number(figure: Option<impl std::fmt::Display>) -> Option<String> {
    figure.map(|it| it.to_string())
}

/// A line of figures by their names, if there are any.
fn figures(figures: &[(&str, Option<String>)], texts: &Texts) -> Option<String> {
    let named = figures.iter().filter_map(|(name, value)| {
        Some(format!("{} {}", texts.get(&format!("figure-{name}")), value.as_ref()?))
    });
    let line = named.collect::<Vec<_>>().join("   ");
    (!line.is_empty()).then(|| format!("  {line}"))
}

/// A card of Thrones with everything printed on it.
pub(crate) fn thrones_card(
    card: &thrones::Card,
    names: &Names,
    lang: Lang,
    paint: Paint,
) -> String {
    let lang = match lang {
        Lang::Pl => cards::text::Lang::Pl,
        Lang::En => cards::text::Lang::En,
    };
    let name = match (&card.polish_name, lang) {
        (Some(polish), cards::text::Lang::Pl) => polish,
        _ => &card.name,
    };
    let mut lines = vec![format!("{} ({})", paint.bold(name), card.code)];
    lines.push(wrapped(&thrones::type_line(card, names, lang), 2));
    let figures = thrones::figures(card, lang);
    lines.extend((!figures.is_empty()).then(|| format!("  {figures}")));
    let text = thrones::rules_text(card, names, lang);
    lines.extend(text.iter().map(|it| wrapped(&format!("• {it}"), 2)));
    lines.join("\n") + "\n"
}

/// A clause in the reader's language, if it has been written in it.
pub(crate) fn quote(clause: &Clause, lang: Lang, paint: Paint) -> String {
    let polish = lang == Lang::Pl;
    let head = paint.bold(&format!("{} — {}", clause.mark, clause.title_in(polish)));
    format!("{head}\n{}", wrapped(clause.text_in(polish), 2))
}

/// The same with our notes and the clauses it belongs to.
pub(crate) fn clause(clause: &Clause, lang: Lang, paint: Paint) -> String {
    let mut lines = vec![quote(clause, lang, paint)];
    if let Some(note) = clause.note_in(lang == Lang::Pl) {
        lines.push(paint.dim(&wrapped(&format!("({note})"), 2)));
    }
    if !clause.refs.is_empty() {
        lines.push(paint.dim(&wrapped(&format!("→ {}", clause.refs.join(", ")), 2)));
    }
    lines.join("\n")
}

/// The one with exactly this name, else all whose name has it as a part. Case
/// and Polish letters do not matter.
pub(crate) fn named<T>(
    all: impl Iterator<Item = T>,
    name: &str,
    name_of: impl Fn(&T) -> &str,
) -> Vec<T> {
    let wanted = folded(name.trim());
    if wanted.is_empty() {
        return Vec::new();
    }
    let mut found: Vec<T> = all.filter(|it| folded(name_of(it)).contains(&wanted)).collect();
    if found.iter().any(|it| folded(name_of(it)) == wanted) {
        found.retain(|it| folded(name_of(it)) == wanted);
    }
    found
}

/// Broken between words so that no line is too long; every line is indented. A
/// mark such as [MB 54] stays together.
pub(crate) fn wrapped(text: &str, indent: usize) -> String {
    let margin = " ".repeat(indent);
    let mut lines: Vec<String> = Vec::new();
    let mut line = margin.clone();
    for word in words(text) {
        let begun = line.len() != indent;
        if begun && WIDTH <= line.chars().count() + word.chars().count() {
            lines.push(std::mem::replace(&mut line, margin.clone()));
        } else if begun {
            line.push(' ');
        }
        line.push_str(&word);
    }
    lines.push(line);
    lines.join("\n")
}

fn words(text: &str) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match words.last_mut() {
            Some(open) if open.starts_with('[') && !open.contains(']') => {
                *open += " ";
                *open += word;
            }
            _ => words.push(word.to_owned()),
        }
    }
    words
}

#[cfg(test)]
mod tests {
    use super::{WIDTH, named, wrapped};

    #[test]
    fn no_line_is_too_long_and_no_word_is_lost() {
        let text =
            "Kto jest przy głosie, wykonuje jeden czyn i dowolnie wiele drobiazgów. ".repeat(5);
        let lines = wrapped(&text, 4);
        assert!(lines.lines().all(|it| it.chars().count() <= WIDTH && it.starts_with("    ")));
        let words = |it: &str| it.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
        assert_eq!(words(&lines), words(&text));
    }

    #[test]
    fn a_whole_name_goes_before_a_part() {
        let cards = ["Finta", "Finta podwójna", "Łubnie"];
        let find = |name: &str| named(cards.into_iter(), name, |it| it);
        assert_eq!(find("finta"), ["Finta"]);
        assert_eq!(find("fin"), ["Finta", "Finta podwójna"]);
        assert_eq!(find("lubnie"), ["Łubnie"]);
        assert!(find(" ").is_empty());
    }
}
