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
        "Ta postać otrzymuje +1 do Szabli za każdą inną twoją postać ze słowem Kozak.",
        "This postać gets +1 Szabla for each other postać of yours with Kozak.",
    );
    reads(
        Kind::Strategia,
        "C if number of own karta with Sławny >= 5: win the game",
        "Jeśli masz w grze co najmniej 5 kart ze słowem Sławny, wygrywasz grę.",
        "If you have 5 or more cards with Sławny in play: win the game.",
    );
}

/// A challenge has two sides; "that card" would leave open which of them is meant.
#[test]
fn the_card_of_a_challenge_is_the_challenger() {
    reads(
        Kind::Postac,
        "R when opponent challenges own postać: zaznacz this => it gets szabla -2 this round",
        "Kiedy przeciwnik wyzywa na pojedynek twoją postać: wyzywający otrzymuje −2 do Szabli do końca rundy.",
        "When your opponent challenges a postać of yours: the challenger gets −2 Szabla until the end of the round.",
    );
}

#[test]
fn in_a_potyczka_oddzialy_fight_and_nobody_duels() {
    reads(
        Kind::Sztych,
        "R when you fight: own fighter gets bitność +2 this duel, enemy fighter gets karność -1 this duel",
        "W potyczce: twój walczący oddział otrzymuje +2 do Bitności, a walczący oddział przeciwnika otrzymuje −1 do Karności (do końca potyczki).",
        "When you fight a potyczka: your fighting oddział gets +2 Bitność and the opposing fighting oddział gets −1 Karność (until the end of the potyczka).",
    );
}

#[test]
fn what_x_is_comes_after_how_long_it_lasts() {
    reads(
        Kind::Sztych,
        "R when you duel: own fighter gets szabla + half of szabla of own fighter this duel",
        "W pojedynku: twój szermierz otrzymuje +X do Szabli do końca pojedynku, gdzie X to połowa Szabli twojego szermierza (zaokrąglona w górę).",
        "When you duel: your duellist gets +X Szabla until the end of the duel, where X is half of the Szabla of your duellist (rounded up).",
    );
}

#[test]
fn what_is_counted_stays_where_it_is() {
    reads(
        Kind::Efekt,
        "D: take number of postać in enemy lazaret dukaty",
        "Weź 1 dukat za każdą postać w lazarecie przeciwnika.",
        "Take 1 dukat for each postać in your opponent's lazaret.",
    );
}

#[test]
fn what_has_been_named_is_a_pronoun() {
    reads(
        Kind::Postac,
        "trigger when this wins duel: odznacz this",
        "Gdy ta postać wygrywa pojedynek, odznacz ją.",
        "When this postać wins a duel: untap it.",
    );
    reads(
        Kind::Sztych,
        "R when you duel if own fighter is postać with Warchoł: own fighter gets szabla +4 this duel",
        "W pojedynku, jeśli twój szermierz ma słowo Warchoł: otrzymuje +4 do Szabli do końca pojedynku.",
        "When you duel, if your duellist has Warchoł: it gets +4 Szabla until the end of the duel.",
    );
    reads(
        Kind::Postac,
        "trigger when opponent refuses: take 1 dukat from opponent",
        "Gdy przeciwnik odmawia pojedynku, weź od niego 1 dukat.",
        "When your opponent refuses a duel: take 1 dukat from him.",
    );
    reads(
        Kind::Oddzial,
        "trigger when this enters play: ready this",
        "Gdy ten oddział wchodzi do gry, połóż znacznik gotowości na nim.",
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
        "Dobierz 1 kartę za każdą swoją postać ze słowem Dyplomata.",
        "Draw 1 card for each postać of yours with Dyplomata.",
    );
    reads(
        Kind::Postac,
        "R when own postać agitates: zaznacz this => it gets agitacja + half of number of own postać this agitacja",
        "Kiedy twoja postać agituje: ta agitacja daje o 1 kreskę więcej za każde 2 twoje postacie (zaokrąglając w górę).",
        "When a postać of yours agitates: this agitacja brings 1 more kreska for every 2 of your postacie (rounded up).",
    );
}

#[test]
fn what_nobody_may_do_is_denied_to_all() {
    reads(
        Kind::Efekt,
        "D: each enemy postać cannot agitate this round",
        "Żadna postać przeciwnika nie może agitować do końca rundy.",
        "No enemy postać can agitate until the end of the round.",
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

#[test]
fn one_subject_is_named_once() {
    reads(
        Kind::Efekt,
        "always: host gets szabla -1, host cannot agitate",
        "Nosiciel otrzymuje −1 do Szabli i nie może agitować.",
        "The bearer gets −1 Szabla and cannot agitate.",
    );
    reads(
        Kind::Postac,
        "D: zaznacz this => 1 enemy postać cannot challenge this round, that cannot agitate this round",
        "Wybrana postać przeciwnika nie może wyzywać na pojedynek ani agitować do końca rundy.",
        "A chosen enemy postać cannot challenge anyone or agitate until the end of the round.",
    );
    reads(
        Kind::Przymierze,
        "D: odznacz 1 own zaznaczona postać, that gets szabla +2 this round",
        "Odznacz 1 swoją zaznaczoną postać; wybrana postać otrzymuje +2 do Szabli do końca rundy.",
        "Untap a tapped postać of yours; the chosen postać gets +2 Szabla until the end of the round.",
    );
    reads(
        Kind::Sztych,
        "R when opponent has just played sztych: own fighter gets szabla + szabla of it this duel, own fighter gets szabla +1 this duel",
        "Kiedy przeciwnik właśnie zagrał sztych: twój szermierz otrzymuje +X i +1 do Szabli do końca pojedynku, gdzie X to Szabla owego sztychu.",
        "When your opponent has just played a sztych: your duellist gets +X and +1 Szabla until the end of the duel, where X is the Szabla of that sztych.",
    );
    reads(
        Kind::Posesja,
        "R when opponent draws for Sławni: zaznacz this => negate it",
        "Kiedy przeciwnik dobiera kreski za swoich Sławnych: zaneguj to.",
        "When your opponent draws kreski for Sławni: negate that.",
    );
    reads(
        Kind::Efekt,
        "R when you draw for Sławni: take 1 dukat",
        "Kiedy dobierasz kreski za swoich Sławnych: weź 1 dukat.",
        "When you draw kreski for your Sławni: take 1 dukat.",
    );
}

/// A span behind the second of two subjects would be understood of that one only.
#[test]
fn how_long_it_lasts_is_said_of_everybody() {
    reads(
        Kind::Efekt,
        "D: 1 own postać gets szabla +1 this round, 1 enemy postać cannot refuse this round",
        "Do końca rundy wybrana twoja postać otrzymuje +1 do Szabli, a wybrana postać przeciwnika nie może odmówić pojedynku.",
        "Until the end of the round, a chosen postać of yours gets +1 Szabla and a chosen enemy postać cannot refuse a duel.",
    );
}

#[test]
fn one_verb_takes_several_amounts() {
    reads(
        Kind::Strategia,
        "C: pay 15 dukaty, pay 8 kreski => win the game",
        "Zapłać 15 dukatów i 8 kresek ► wygrywasz grę.",
        "Pay 15 dukaty and 8 kreski ► win the game.",
    );
    reads(
        Kind::Postac,
        "D: zaznacz this => take 1 dukat from opponent, take 1 dukat",
        "Weź 1 dukat od przeciwnika i 1 dukat ze wspólnej puli.",
        "Take 1 dukat from your opponent and 1 dukat from the common pool.",
    );
    reads(
        Kind::Efekt,
        "D: take number of own oddział dukaty, take 1 dukat",
        "Weź 1 dukat za każdy swój oddział i jeszcze 1 dukat.",
        "Take 1 dukat for each oddział of yours and 1 dukat more.",
    );
}

#[test]
fn what_a_card_costs_is_told_as_a_price() {
    reads(
        Kind::Postac,
        "R when opponent plays moderunek: zaznacz this => it gets lafa +2 this play",
        "Kiedy przeciwnik zagrywa moderunek: ów moderunek kosztuje o 2 dukaty więcej.",
        "When your opponent plays a moderunek: that moderunek costs 2 more dukaty.",
    );
}

#[test]
fn a_card_that_answers_its_own_play_is_called_by_its_name() {
    reads(
        Kind::Posesja,
        "R when you play this: zaznacz 1 own odznaczona postać with Karmazyn => it gets lafa -1 this play",
        "Kiedy zagrywasz tę posesję: zaznacz 1 swoją odznaczoną postać ze słowem Karmazyn ► ta posesja kosztuje o 1 dukat mniej.",
        "When you play this posesja: tap an untapped postać of yours with Karmazyn ► this posesja costs 1 fewer dukat.",
    );
}

#[test]
fn numbers_agree_with_their_nouns() {
    reads(
        Kind::Strategia,
        "C if number of own postać with Karmazyn >= 4: pay 9 kreski => win the game",
        "Jeśli masz w grze co najmniej 4 postacie ze słowem Karmazyn: zapłać 9 kresek ► wygrywasz grę.",
        "If you have 4 or more postacie with Karmazyn in play: pay 9 kreski ► win the game.",
    );
    reads(
        Kind::Strategia,
        "C if number of postać in enemy żalnik >= 5: win the game",
        "Jeśli w żalniku przeciwnika jest co najmniej 5 postaci, wygrywasz grę.",
        "If there are 5 or more postacie in your opponent's żalnik: win the game.",
    );
    reads(
        Kind::Efekt,
        "D: up to 2 enemy postać cannot agitate this round",
        "Najwyżej 2 wybrane postacie przeciwnika nie mogą agitować do końca rundy.",
        "Up to 2 chosen enemy postacie cannot agitate until the end of the round.",
    );
}

/// `then` hangs on what is before, which the reader must be told where that may not happen.
#[test]
fn what_hangs_on_a_deed_says_so() {
    reads(
        Kind::Efekt,
        "D: remove 1 postać in enemy lazaret, then take 4 dukaty",
        "Usuń z gry 1 postać z lazaretu przeciwnika; jeśli to zrobisz, weź 4 dukaty.",
        "Remove from the game a postać from your opponent's lazaret; if you do, take 4 dukaty.",
    );
    reads(
        Kind::Postac,
        "trigger when this enters play: may discard 1 karta in own dwór, then draw 1",
        "Gdy ta postać wchodzi do gry, możesz odrzucić 1 kartę ze swojego dworu; jeśli to zrobisz, dobierz 1 kartę.",
        "When this postać enters play: you may discard a card from your dwór; if you do, draw 1 card.",
    );
}

/// What was found to read badly in the built-in sets, and must not come back with the next card.
#[test]
fn what_is_counted_in_total_says_over_which_cards() {
    reads(
        Kind::Posesja,
        "D: pay 1 dukat => draw 1 (2 per round in total)",
        "Zapłać 1 dukat ► dobierz 1 kartę (2 razy na rundę w sumie ze wszystkich kart o tej nazwie).",
        "Pay 1 dukat ► draw 1 card (2 times per round in total over all cards of this name).",
    );
}

#[test]
fn what_a_card_costs_otherwise_is_said_of_its_lafa() {
    reads(
        Kind::Postac,
        "always: may lose 2 kreski instead of lafa",
        "Zamiast lafy możesz oddać 2 kreski do wspólnej puli.",
        "You may put 2 kreski into the common pool instead of paying the lafa.",
    );
    reads(
        Kind::Posesja,
        "always if exists own postać with Karmazyn: may discard 1 own posesja instead of lafa",
        "Jeśli masz w grze postać ze słowem Karmazyn, zamiast lafy możesz odrzucić 1 swoją posesję.",
        "If you have a postać with Karmazyn in play: you may discard a posesja of yours instead of paying the lafa.",
    );
}

#[test]
fn markers_are_laid_taken_off_and_limited() {
    reads(
        Kind::Postac,
        "C: zaznacz this => sharpen 1 own postać other than this",
        "Połóż znacznik Szabla +1 na 1 innej swojej postaci.",
        "Lay a marker of Szabla +1 on another postać of yours.",
    );
    reads(
        Kind::Efekt,
        "D: strip fatigue from 1 own oddział, odznacz that",
        "Zdejmij znacznik zmęczenia z wybranego swojego oddziału; odznacz wybrany oddział.",
        "Take a marker of fatigue off an oddział of yours; untap the chosen oddział.",
    );
    reads(
        Kind::Postac,
        "always: this bears at most 2 sharpness",
        "Ta postać może mieć najwyżej 2 znaczniki Szabla +1.",
        "This postać can bear at most 2 markers of Szabla +1.",
    );
    reads(
        Kind::Posesja,
        "always: each own oddział bears at most 0 fatigue",
        "Żaden twój oddział nie może mieć znaczników zmęczenia.",
        "No oddział of yours can bear markers of fatigue.",
    );
}

#[test]
fn every_built_in_text_reads_well() {
    let sets = [cards::builtin::interregnum(), cards::builtin::mount_and_blade()];
    for card in sets.iter().flat_map(|it| &it.cards) {
        let of_keywords: Vec<_> = card.keywords.iter().flat_map(|it| it.rules()).collect();
        for ability in card.texts().chain(&of_keywords) {
            let (pl, en) = (polish(ability, card.kind), english(ability, card.kind));
            for text in [&pl, &en] {
                let words: Vec<&str> = text.split(' ').collect();
                let stammers = words.windows(2).any(|it| it[0] == it[1]);
                assert!(!stammers, "a word stands twice: {text}");
                assert!(!text.contains(['{', '}']) && !text.contains("  "), "a hole: {text}");
                assert!(text.chars().count() <= 190, "too long: {text}");
                let before = text.split('►').next().unwrap_or_default();
                assert!(before.matches(':').count() <= 1, "two colons: {text}");
            }
            for stat in ["Szabla", "Bitność", "Karność", "Kreski", "lafa", "dochód"] {
                for sign in ["+", "−"] {
                    let undeclined = format!("{stat} {sign}");
                    let is_marker = pl.contains("znacznik");
                    assert!(is_marker || !pl.contains(&undeclined), "not declined: {pl}");
                }
            }
            let foreign = [" the ", " of ", " your ", " card ", " with "];
            assert!(!foreign.iter().any(|it| pl.contains(it)), "English left: {pl}");
            let foreign = [" ze ", " do ", " twoj", " swoj", "przeciwnik"];
            assert!(!foreign.iter().any(|it| en.contains(it)), "Polish left: {en}");
        }
    }
}
