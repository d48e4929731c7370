//! Players as a table: one line each, `name` or `name, account`, with or without a heading.
//! Pairs and teams likewise: `name, member, member, member`, an account in brackets behind its
//! member, the captain first.
//!
//! Fields are separated by commas or semicolons, as spreadsheets write them in
//! England and in Poland; quoted fields may hold either.

use crate::Unreadable;

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entrant {
    pub name: String,
    /// The login on the game's forum.
    pub account: Option<String>,
}

const HEADINGS: [&str; 7] =
    ["name", "nazwa", "gracz", "player", "imię i nazwisko", "team", "drużyna"];

/// A pair or a team; the first member is its captain.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Party {
    pub name: String,
    pub members: Vec<Entrant>,
}

/// Reads a table of players.
pub fn read(csv: &str) -> Result<Vec<Entrant>, Unreadable> {
    let entrant = |line: Line| {
        let account = line.fields.into_iter().nth(1).filter(|it| !it.is_empty());
        Ok(Entrant { name: line.name, account })
    };
    lines(csv)?.into_iter().map(entrant).collect()
}

/// Reads a table of pairs or teams, which have so many members.
pub fn read_together(csv: &str, size: usize) -> Result<Vec<Party>, Unreadable> {
    let party = |line: Line| {
        let named = line.fields.iter().skip(1).filter(|it| !it.is_empty());
        let members: Vec<Entrant> = named.map(|it| member(it)).collect();
        if members.len() != size {
            let reason = format!("{} has {} members instead of {size}", line.name, members.len());
            return Err(Unreadable::Line { line: line.number, reason });
        }
        Ok(Party { name: line.name, members })
    };
    lines(csv)?.into_iter().map(party).collect()
}

/// `Jan Łęcki (lecki)`
fn member(text: &str) -> Entrant {
    let bracketed = text.strip_suffix(')').and_then(|it| it.rsplit_once('('));
    let (name, account) = bracketed.map_or((text, ""), |it| it);
    let account = Some(account.trim().to_owned()).filter(|it| !it.is_empty());
    Entrant { name: name.trim().to_owned(), account }
}

/// A line with a name, which no other has.
struct Line {
    number: usize,
    name: String,
    fields: Vec<String>,
}

fn lines(csv: &str) -> Result<Vec<Line>, Unreadable> {
    let text = csv.trim_start_matches('\u{feff}');
    let semicolons = text.lines().next().is_some_and(|it| it.contains(';'));
    let separator = if semicolons { ';' } else { ',' };
    let mut lines: Vec<Line> = Vec::new();
    for (at, line) in text.lines().enumerate() {
        let wrong = |reason: String| Unreadable::Line { line: at + 1, reason };
        let fields =
            fields(line, separator).ok_or_else(|| wrong("a quote is not closed".into()))?;
        let name = fields.first().cloned().unwrap_or_default();
        let heading = at == 0 && HEADINGS.contains(&name.to_lowercase().as_str());
        if heading || fields.iter().all(String::is_empty) {
            continue;
        }
        if name.is_empty() {
            return Err(wrong("the name is missing".into()));
        }
        if lines.iter().any(|it| it.name == name) {
            return Err(wrong(format!("{name} is listed twice")));
        }
        lines.push(Line { number: at + 1, name, fields });
    }
    Ok(lines)
}

/// The same table, to be read again.
pub fn write(entrants: &[Entrant]) -> String {
    let quoted = |it: &str| match it.contains([',', '"', ';']) {
        true => format!("\"{}\"", it.replace('"', "\"\"")),
        false => it.to_owned(),
    };
    let line = |it: &Entrant| {
        format!("{},{}\n", quoted(&it.name), quoted(it.account.as_deref().unwrap_or("")))
    };
    entrants.iter().fold("name,account\n".to_owned(), |text, it| text + &line(it))
}

fn fields(line: &str, separator: char) -> Option<Vec<String>> {
    let (mut fields, mut field, mut quoted) = (Vec::new(), String::new(), false);
    let mut letters = line.chars().peekable();
    while let Some(letter) = letters.next() {
        match letter {
            '"' if quoted && letters.peek() == Some(&'"') => {
                letters.next();
                field.push('"');
            }
            '"' => quoted = !quoted,
            it if it == separator && !quoted => {
                fields.push(std::mem::take(&mut field).trim().to_owned());
            }
            it => field.push(it),
        }
    }
    fields.push(field.trim().to_owned());
    (!quoted).then_some(fields)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entrant(name: &str, account: Option<&str>) -> Entrant {
        Entrant { name: name.to_owned(), account: account.map(str::to_owned) }
    }

    #[test]
    fn both_kinds_of_tables_are_read() {
        let expected = [entrant("Łęcki, Jan", Some("lecki")), entrant("Anna", None)];
        let english = "\u{feff}name,account\n\"Łęcki, Jan\",lecki\n\nAnna\n";
        let polish = "Gracz;konto\r\nŁęcki, Jan;lecki\r\nAnna;\r\n";
        assert_eq!(read(english).unwrap(), expected);
        assert_eq!(read(polish).unwrap(), expected);
        assert_eq!(read(&write(&expected)).unwrap(), expected);
    }

    #[test]
    fn teams_stand_with_their_members_on_one_line() {
        let csv = "Drużyna,1,2,3\nOrły,Ala (ala),Bea,Cyd ( cyd )\n";
        let members = [("Ala", Some("ala")), ("Bea", None), ("Cyd", Some("cyd"))];
        let members = members.map(|(name, account)| entrant(name, account)).to_vec();
        assert_eq!(read_together(csv, 3).unwrap(), [Party { name: "Orły".to_owned(), members }]);
        let wrong = read_together(csv, 2).unwrap_err().to_string();
        assert_eq!(wrong, "line 2: Orły has 3 members instead of 2");
    }

    #[test]
    fn what_is_wrong_is_said_with_its_line() {
        let wrong = |text: &str| read(text).unwrap_err().to_string();
        assert_eq!(wrong("Anna\nAnna"), "line 2: Anna is listed twice");
        assert_eq!(wrong("Anna\n,konto"), "line 2: the name is missing");
        assert_eq!(wrong("\"Anna"), "line 1: a quote is not closed");
    }
}
