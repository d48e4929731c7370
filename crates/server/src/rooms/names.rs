//! The names at a table: everybody has one, and no two are alike.
//!
//! Whoever gives none plays under a herb, one of the old arms. The name is written down when he
//! sits, so it is the same after a reload, after a restart and in a rematch.

use super::text;

/// Arms of old families; they need no translation.
const HERBY: [&str; 16] = [
    "Abdank",
    "Bończa",
    "Ciołek",
    "Doliwa",
    "Gryf",
    "Jelita",
    "Kościesza",
    "Leliwa",
    "Łodzia",
    "Nałęcz",
    "Ogończyk",
    "Pobóg",
    "Rawicz",
    "Ślepowron",
    "Trzaska",
    "Wieniawa",
];

/// Who has the name of somebody else already is the second or third of it, as kings are.
const NUMBERS: [&str; 7] = ["II", "III", "IV", "V", "VI", "VII", "VIII"];

/// The name under which somebody sits down in `room` beside those with the names `taken`.
pub(crate) fn at_table(given: &str, chars: usize, room: &str, taken: &[&str]) -> String {
    let given = text::line(given, chars);
    let is_free = |name: &str| !taken.iter().any(|it| it.to_lowercase() == name.to_lowercase());
    if given.is_empty() {
        // Each room begins somewhere else, so that guests are not always the same two.
        let first = room.bytes().map(usize::from).sum::<usize>() % HERBY.len();
        let herby = HERBY.iter().cycle().skip(first).take(HERBY.len());
        let free = herby.copied().find(|it| is_free(it));
        return free.expect("a table has fewer seats than there are herby").to_owned();
    }
    if is_free(&given) {
        return given;
    }
    let numbered = NUMBERS.map(|number| {
        let room_for = chars.saturating_sub(number.len() + 1);
        format!("{} {number}", text::line(&given, room_for))
    });
    numbered.into_iter().find(|it| is_free(it)).expect("a table has fewer seats than numbers")
}

#[cfg(test)]
mod tests {
    use super::at_table;

    #[test]
    fn guests_without_a_name_bear_different_arms_in_every_room() {
        for room in ["000000000000", "zzzzzzzzzzzz", "4h2k9m0qrs1t"] {
            let first = at_table("", 40, room, &[]);
            let second = at_table(" \u{7} ", 40, room, &[&first]);
            assert!(!first.is_empty() && !second.is_empty());
            assert_ne!(first, second, "{room}");
            assert_eq!(first, at_table("", 40, room, &[]), "the same room, the same name");
        }
    }

    #[test]
    fn a_name_that_is_taken_gets_a_number_and_stays_within_its_length() {
        assert_eq!(at_table("Jan", 40, "0", &["Anna"]), "Jan");
        assert_eq!(at_table("jan", 40, "0", &["Jan"]), "jan II");
        assert_eq!(at_table("Jan", 40, "0", &["Jan", "Jan II"]), "Jan III");
        assert_eq!(at_table("Zagłoba", 7, "0", &["Zagłoba"]), "Zagł II");
    }
}
