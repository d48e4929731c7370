//! Real events come out as they were published, every row and every column.

use serde_json::Value;
use tournament_file::results::table_of;

/// How far a published percentage may be from ours: half of its last digit.
const MELEE: f64 = 0.5e-8;
const MANATRADERS: f64 = 0.5e-3;

/// `misplaced` are players whom the source lists in the wrong order by its own tie-breakers.
fn reproduces(json: &str, precision: f64, players: usize, misplaced: &[&str]) {
    let file: Value = serde_json::from_str(json).expect("a file of results");
    let published = file["standings"].as_array().expect("a published table");
    let table = table_of(json).expect("results that can be read");
    assert_eq!((table.rows.len(), published.len()), (players, players));
    for theirs in published {
        let number = |key: &str| theirs[key].as_u64().expect("a whole number");
        let player = theirs["p"].as_str().expect("a name");
        let ours = table.rows.iter().find(|it| it.p == player).expect("everybody has a row");
        if !misplaced.contains(&player) {
            assert_eq!(u64::from(ours.rank), number("rank"), "{player}");
        }
        let counted = [ours.pts, ours.w, ours.l, ours.d].map(u64::from);
        assert_eq!(counted, ["pts", "w", "l", "d"].map(number), "{player}");
        for (ours, key) in [(ours.omw, "omw"), (ours.gw, "gw"), (ours.ogw, "ogw")] {
            let theirs = theirs[key].as_f64().expect("a percentage");
            let off = (ours - theirs).abs();
            assert!(off < precision + 1e-9, "{player} {key}: {ours} here, {theirs} published");
        }
    }
}

#[test]
fn nine_players_with_byes_draws_and_a_drop() {
    let json = include_str!("../../../scenarios/standings/melee-260753-9p4r.json");
    reproduces(json, MELEE, 9, &[]);
}

#[test]
fn twenty_one_players_with_drawn_games() {
    let json = include_str!("../../../scenarios/standings/melee-169514-21p6r.json");
    reproduces(json, MELEE, 21, &[]);
}

#[test]
fn eighty_one_players_with_a_floor_of_0_33_and_many_drops() {
    let json = include_str!("../../../scenarios/standings/manatraders-standard-2024-04-81p7r.json");
    reproduces(json, MANATRADERS, 81, &["P075", "P076"]);
}
