//! The results of an event as JSON: a profile, the rounds, and the table they make.
//!
//! [`table_of`] is the whole command: it reads the text of a file and answers
//! with the table, which prints itself for people and serialises itself for
//! programs. A match is `{"a": "P1", "b": "P2", "res": "2-1-0"}`, the games won
//! by the first, by the second, and drawn; a bye has `"b": null`.

use crate::Unreadable;
use serde::{Deserialize, Serialize};
use std::{collections::BTreeMap, fmt};
use tournament::{
    Fraction, PlayerId,
    standings::{self, Match, Score},
};

/// The file; what it says besides profile and rounds is carried along unread.
#[derive(Debug, Deserialize)]
struct File {
    profile: ProfileText,
    rounds: Vec<Vec<MatchText>>,
    /// Listed although they appear in no round.
    #[serde(default)]
    players: Vec<String>,
    #[serde(default)]
    disqualified: Vec<String>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct ProfileText {
    win: u32,
    draw: u32,
    loss: u32,
    floor: String,
    bye_games: String,
    bye_in_own_mw: bool,
    own_gw_floored: bool,
    drawn_game_points: u32,
    #[serde(default)]
    dropped_below: bool,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct MatchText {
    a: String,
    b: Option<String>,
    res: String,
}

/// The table of a file, in the shape of its `standings` part.
#[derive(Debug, Serialize)]
#[serde(transparent)]
pub struct Table {
    pub rows: Vec<Line>,
}

/// A line of the table; every percentage exactly and as a decimal.
#[derive(Debug, Serialize)]
pub struct Line {
    pub rank: u32,
    pub p: String,
    pub pts: u32,
    pub w: u32,
    pub l: u32,
    pub d: u32,
    pub omw: f64,
    pub omw_exact: String,
    pub gw: f64,
    pub gw_exact: String,
    pub ogw: f64,
    pub ogw_exact: String,
}

/// Reads a file of results and makes its table.
pub fn table_of(json: &str) -> Result<Table, Unreadable> {
    let file: File = serde_json::from_str(json).map_err(Unreadable::Json)?;
    let profile = profile(&file.profile)?;
    let bye = score(&file.profile.bye_games)
        .map_err(|reason| Unreadable::Profile { field: "bye_games", reason })?;
    let mut names = Names::default();
    let entered: Vec<PlayerId> = file.players.iter().map(|it| names.id(it)).collect();
    let mut rounds = Vec::new();
    for (round, matches) in file.rounds.iter().enumerate() {
        let mut read = Vec::new();
        let mut seated = Vec::new();
        for (table, text) in matches.iter().enumerate() {
            let one = one_match(text, bye, &mut names, &mut seated).map_err(|reason| {
                Unreadable::Match { round: round + 1, table: table + 1, reason }
            })?;
            read.push(one);
        }
        rounds.push(read);
    }
    let disqualified: Vec<PlayerId> = file.disqualified.iter().map(|it| names.id(it)).collect();
    // Files of other houses name no lot; players whom nothing separates share their rank.
    let table = standings::standings(&entered, &disqualified, &rounds, &profile, 0);
    Ok(Table { rows: table.rows.iter().map(|it| line(it, &names)).collect() })
}

fn profile(text: &ProfileText) -> Result<standings::Profile, Unreadable> {
    let floor: Fraction =
        text.floor.parse().map_err(|error: tournament::fraction::NotAFraction| {
            Unreadable::Profile { field: "floor", reason: error.to_string() }
        })?;
    if text.win == 0 || text.win < text.draw || text.draw < text.loss {
        let reason = "a win gives most and a loss least".to_owned();
        return Err(Unreadable::Profile { field: "win", reason });
    }
    let &ProfileText { win, draw, loss, bye_in_own_mw, own_gw_floored, .. } = text;
    let &ProfileText { drawn_game_points, dropped_below, .. } = text;
    Ok(standings::Profile {
        win,
        draw,
        loss,
        floor,
        bye_in_own_mw,
        own_gw_floored,
        drawn_game_points,
        dropped_below,
    })
}

fn one_match(
    text: &MatchText,
    bye: Score,
    names: &mut Names,
    seated: &mut Vec<PlayerId>,
) -> Result<Match, String> {
    let mut seat = |name: &str| {
        let player = names.id(name);
        if seated.contains(&player) {
            return Err(format!("{name} plays twice in this round"));
        }
        seated.push(player);
        Ok(player)
    };
    let first = seat(&text.a)?;
    let Some(second) = &text.b else {
        // The profile says what a bye is worth, not the slip.
        return Ok(Match::Bye { player: first, score: bye });
    };
    Ok(Match::Played { players: [first, seat(second)?], score: score(&text.res)? })
}

/// "2-1-0" or "2-0".
fn score(text: &str) -> Result<Score, String> {
    let parts: Option<Vec<u8>> = text.split('-').map(|it| it.parse().ok()).collect();
    match parts.as_deref() {
        Some(&[first, second]) => Ok(Score { won: [first, second], drawn: 0 }),
        Some(&[first, second, drawn]) => Ok(Score { won: [first, second], drawn }),
        _ => Err(format!("\"{text}\" is no result; write it like 2-1-0")),
    }
}

fn line(row: &standings::Row, names: &Names) -> Line {
    let decimal = |it: &Fraction| it.decimal(8).parse().expect("eight decimals are a number");
    Line {
        rank: row.place,
        p: names.names[row.player.0 as usize].clone(),
        pts: row.points,
        w: row.won,
        l: row.lost,
        d: row.drawn,
        omw: decimal(&row.omw),
        omw_exact: row.omw.to_string(),
        gw: decimal(&row.gw),
        gw_exact: row.gw.to_string(),
        ogw: decimal(&row.ogw),
        ogw_exact: row.ogw.to_string(),
    }
}

/// Names in the order in which they first appear.
#[derive(Debug, Default)]
struct Names {
    ids: BTreeMap<String, PlayerId>,
    names: Vec<String>,
}

impl Names {
    fn id(&mut self, name: &str) -> PlayerId {
        if let Some(id) = self.ids.get(name) {
            return *id;
        }
        let id = PlayerId(self.names.len() as u32);
        self.ids.insert(name.to_owned(), id);
        self.names.push(name.to_owned());
        id
    }
}

/// The table for people.
impl fmt::Display for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let width = self.rows.iter().map(|it| it.p.chars().count()).max().unwrap_or(0).max(6);
        writeln!(f, "rank  {:width$}  pts  w-l-d     OMW     GW      OGW", "player")?;
        for row in &self.rows {
            let record = format!("{}-{}-{}", row.w, row.l, row.d);
            writeln!(
                f,
                "{:>4}  {:width$}  {:>3}  {record:8}  {:.4}  {:.4}  {:.4}",
                row.rank, row.p, row.pts, row.omw, row.gw, row.ogw
            )?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::table_of;

    const PROFILE: &str = r#""profile": {"win": 3, "draw": 1, "loss": 0, "floor": "1/3",
        "bye_games": "2-0", "bye_in_own_mw": true, "own_gw_floored": false, "drawn_game_points": 1}"#;

    #[test]
    fn a_table_prints_itself() {
        let rounds = r#""rounds": [[{"a": "Ala", "b": "Olo", "res": "2-1-0"}]]"#;
        let table = table_of(&format!("{{{PROFILE}, {rounds}}}")).unwrap();
        assert_eq!(
            table.to_string(),
            "rank  player  pts  w-l-d     OMW     GW      OGW\n   \
                1  Ala       3  1-0-0     0.3333  0.6667  0.3333\n   \
                2  Olo       0  0-1-0     1.0000  0.3333  0.6667\n"
        );
        let json = serde_json::to_value(&table).unwrap();
        assert_eq!(json[0]["omw_exact"], "1/3");
        assert_eq!(json[1]["ogw"], 0.66666667);
    }

    #[test]
    fn what_is_wrong_is_said_with_its_place() {
        let wrong = |rounds: &str| {
            table_of(&format!("{{{PROFILE}, \"rounds\": {rounds}}}")).unwrap_err().to_string()
        };
        assert_eq!(
            wrong(r#"[[{"a": "A", "b": "B", "res": "2:0"}]]"#),
            "round 1, match 1: \"2:0\" is no result; write it like 2-1-0"
        );
        assert_eq!(
            wrong(r#"[[], [{"a": "A", "b": "A", "res": "2-0"}]]"#),
            "round 2, match 1: A plays twice in this round"
        );
        assert!(table_of("{}").unwrap_err().to_string().starts_with("no file of this kind: "));
    }
}
