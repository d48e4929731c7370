//! Scores and words as people type them.

use anyhow::{Result, bail};
use tournament_file::command::{Ending, Side, Slip};

/// "2:1", "1:0t" after terminacja, "draw", "concede1", "refuse2".
pub(super) fn slip(text: &str) -> Result<Slip> {
    let side = |number: &str| match number {
        "1" => Some(Side::First),
        "2" => Some(Side::Second),
        _ => None,
    };
    let text = text.trim().to_lowercase();
    if matches!(text.as_str(), "draw" | "remis" | "id") {
        return Ok(Slip::IntentionalDraw { play_began: false });
    }
    if let Some(by) = text.strip_prefix("concede").and_then(side) {
        return Ok(Slip::Conceded { by, games: [0, 0] });
    }
    if let Some(by) = text.strip_prefix("refuse").and_then(side) {
        return Ok(Slip::Refused { by });
    }
    let (games, ending) = match text.strip_suffix('t') {
        Some(games) => (games, Ending::Terminacja),
        None => (text.as_str(), Ending::InTime),
    };
    Ok(Slip::Played { games: self::games(games)?, ending })
}

/// "1:0" or "1-0".
pub(super) fn games(text: &str) -> Result<[u8; 2]> {
    let parts: Option<Vec<u8>> = text.split([':', '-']).map(|it| it.parse().ok()).collect();
    match parts.as_deref() {
        Some(&[first, second]) => Ok([first, second]),
        _ => bail!("\"{text}\" is no result; write 2:1, 1:0t, draw, concede1 or refuse2"),
    }
}

/// A word of the contract, such as `kara_gry`; dashes do as well.
pub(super) fn word<T: serde::de::DeserializeOwned>(text: &str) -> Result<T> {
    let word = serde_json::Value::String(text.replace('-', "_"));
    serde_json::from_value(word).map_err(|it| anyhow::anyhow!("{it}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scores_are_read_as_people_write_them() {
        let played = |games, ending| Slip::Played { games, ending };
        assert_eq!(slip("2:1").unwrap(), played([2, 1], Ending::InTime));
        assert_eq!(slip("0-1T").unwrap(), played([0, 1], Ending::Terminacja));
        assert_eq!(slip("remis").unwrap(), Slip::IntentionalDraw { play_began: false });
        assert_eq!(slip("refuse2").unwrap(), Slip::Refused { by: Side::Second });
        assert!(slip("2").is_err() && slip("concede3").is_err());
    }
}
