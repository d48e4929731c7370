//! How abilities that are used at a moment, in a zone, or by a name are told.

use cards::{
    lang::parse_ability,
    text::{english, polish},
    veto::{Kind, Veto},
};

fn told(sentence: &str) -> (String, String) {
    let ability = parse_ability::<Veto>(sentence).expect("a well-formed sentence");
    (polish(&ability, Kind::Posesja), english(&ability, Kind::Posesja))
}

#[test]
fn moments_zones_and_names_read_like_sentences() {
    let pairs = [
        (
            "R at end of faza gry: take 1 dukat",
            "Na koniec fazy gry: weź 1 dukat.",
            "At the end of the faza gry: take 1 dukat.",
        ),
        (
            "trigger at end of round if kreski of you >= 5: draw 1",
            "Na koniec rundy, jeśli masz co najmniej 5 kresek, dobierz 1 kartę.",
            "At the end of the round, if you have 5 or more kreski: draw 1 card.",
        ),
        (
            "D in lazaret: pay 2 dukaty => return this",
            "Z lazaretu: zapłać 2 dukaty ► cofnij tę posesję na dwór właściciela.",
            "From the lazaret: pay 2 dukaty ► return this posesja to its owner's dwór.",
        ),
        (
            "always: each own posesja named [Szynk] gets dochód +1",
            "Każda twoja posesja o nazwie Szynk otrzymuje +1 do dochodu.",
            "Each posesja of yours named Szynk gets +1 income.",
        ),
        (
            "D: each enemy postać loses Niewiasta this round",
            "Każda postać przeciwnika traci słowo Niewiasta do końca rundy.",
            "Each enemy postać loses Niewiasta until the end of the round.",
        ),
        (
            "R at end of faza rozliczenia: opponent must show random 2",
            "Na koniec fazy rozliczenia: przeciwnik musi okazać losowo ze swojego dworu 2 karty.",
            "At the end of the faza rozliczenia: your opponent must show 2 random cards of his dwór.",
        ),
    ];
    for (sentence, pl, en) in pairs {
        assert_eq!(told(sentence), (pl.to_owned(), en.to_owned()), "{sentence}");
    }
}
