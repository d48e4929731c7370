//! What the sentences of VETO! say to a Polish and to an English reader.

use cards::{
    lang::parse_ability,
    text::{english, polish},
    veto::{Kind, Veto},
};

fn reads(kind: Kind, source: &str, pl: &str, en: &str) {
    let ability = parse_ability::<Veto>(source).expect("a well-formed sentence");
    assert_eq!(polish(&ability, kind), pl);
    assert_eq!(english(&ability, kind), en);
}

/// "swój" belongs to whoever acts: in the mouth of the card that is not always the reader.
#[test]
fn what_is_the_readers_is_twoj_where_somebody_else_acts() {
    reads(
        Kind::Posesja,
        "R when opponent challenges own postać: pay 1 dukat => negate it",
        "Kiedy przeciwnik wyzywa na pojedynek twoją postać: zapłać 1 dukat ► zaneguj to wyzwanie.",
        "When your opponent challenges a postać of yours: pay 1 dukat ► negate that challenge.",
    );
    reads(
        Kind::Postac,
        "always: this gets szabla + number of own postać with Kozak other than this",
        "Ta postać otrzymuje Szabla +1 za każdą inną twoją postać ze słowem Kozak.",
        "This postać gets +1 Szabla for each other postać of yours with Kozak.",
    );
    reads(
        Kind::Strategia,
        "C if number of own karta with Sławny >= 5: win the game",
        "Jeśli liczba twoich kart ze słowem Sławny to co najmniej 5, wygrywasz grę.",
        "If the number of cards of yours with Sławny is 5 or more: win the game.",
    );
}

/// A challenge has two sides; "that card" would leave open which of them is meant.
#[test]
fn the_card_of_a_challenge_is_the_challenger() {
    reads(
        Kind::Postac,
        "R when opponent challenges own postać: zaznacz this => it gets szabla -2 this round",
        "Kiedy przeciwnik wyzywa na pojedynek twoją postać: wyzywający otrzymuje Szabla −2 do końca rundy.",
        "When your opponent challenges a postać of yours: the challenger gets −2 Szabla until the end of the round.",
    );
}

#[test]
fn in_a_potyczka_oddzialy_fight_and_nobody_duels() {
    reads(
        Kind::Sztych,
        "R when you fight: own fighter gets bitność +2 this duel, enemy fighter gets karność -1 this duel",
        "W potyczce: twój walczący oddział otrzymuje Bitność +2; walczący oddział przeciwnika otrzymuje Karność −1 do końca potyczki.",
        "When you fight a potyczka: your fighting oddział gets +2 Bitność; the opposing fighting oddział gets −1 Karność until the end of the potyczka.",
    );
}

#[test]
fn what_x_is_comes_after_how_long_it_lasts() {
    reads(
        Kind::Sztych,
        "R when you duel: own fighter gets szabla + half of szabla of own fighter this duel",
        "W pojedynku: twój szermierz otrzymuje Szabla +X do końca pojedynku, gdzie X to połowa (w górę) wartości: Szabla twojego szermierza.",
        "When you duel: your duellist gets +X Szabla until the end of the duel, where X is half of the Szabla of your duellist (rounded up).",
    );
}

#[test]
fn what_is_counted_stays_where_it_is() {
    reads(
        Kind::Efekt,
        "D: take number of postać in enemy lazaret dukaty",
        "Weź 1 dukat za każdą postać z lazaretu przeciwnika.",
        "Take 1 dukat for each postać in your opponent's lazaret.",
    );
}

#[test]
fn a_pronoun_stands_behind_the_verb() {
    reads(
        Kind::Oddzial,
        "trigger when this enters play: ready this",
        "Gdy ten oddział wchodzi do gry, przygotuj go do strzału.",
        "When this oddział enters play: lay a marker of readiness on it.",
    );
}

#[test]
fn what_is_negated_is_called_what_it_is() {
    reads(
        Kind::Postac,
        "R when opponent agitates: zaznacz this => negate it",
        "Kiedy przeciwnik agituje: zaneguj tę agitację.",
        "When your opponent agitates: negate that agitacja.",
    );
    reads(
        Kind::Postac,
        "R when opponent uses ability of postać: zaznacz this => negate it",
        "Kiedy przeciwnik używa zdolności postaci: zaneguj tę zdolność.",
        "When your opponent uses an ability of a postać: negate that ability.",
    );
}

#[test]
fn numbers_that_are_counted_read_like_numbers() {
    reads(
        Kind::Postac,
        "D: zaznacz this => draw number of own postać with Dyplomata",
        "Dobierz 1 kartę za każdą twoją postać ze słowem Dyplomata.",
        "Draw 1 card for each postać of yours with Dyplomata.",
    );
    reads(
        Kind::Postac,
        "R when own postać agitates: zaznacz this => it gets agitacja + half of number of own postać this agitacja",
        "Kiedy twoja postać agituje: ta agitacja przenosi o X kresek więcej, gdzie X to połowa liczby twoich postaci (w górę).",
        "When a postać of yours agitates: this agitacja moves X kreski more, where X is half of the number of postacie of yours (rounded up).",
    );
}

#[test]
fn what_nobody_may_do_is_denied_to_all() {
    reads(
        Kind::Efekt,
        "D: each enemy postać cannot agitate this round",
        "Żadna postać przeciwnika nie może agitować do końca rundy.",
        "No postać of your opponent can agitate until the end of the round.",
    );
    reads(
        Kind::Sztych,
        "R when you duel: enemy fighter cannot be odznaczona this round",
        "W pojedynku: szermierz przeciwnika nie może się odznaczyć do końca rundy.",
        "When you duel: the opposing duellist cannot be untapped until the end of the round.",
    );
}

#[test]
fn the_opponent_gives_up_what_is_his() {
    reads(
        Kind::Efekt,
        "D: opponent must discard 1 enemy posesja",
        "Przeciwnik musi odrzucić 1 swoją posesję.",
        "Your opponent must discard a posesja of his.",
    );
}
