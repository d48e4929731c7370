//! What players read, on cards that between them use most of the grammar.

use std::sync::LazyLock;

use cards::{
    builtin::thrones_core,
    text::Lang,
    thrones::{Kind, Set, ability_text, parse_ability, rules_text},
};

static CORE: LazyLock<Set> = LazyLock::new(thrones_core);

fn told(code: &str, lang: Lang) -> Vec<String> {
    let set = &*CORE;
    let card = set.cards.iter().find(|it| it.code == code).expect("a card of the Core Set");
    rules_text(card, &set.names, lang)
}

fn says(code: &str, en: &[&str], pl: &[&str]) {
    assert_eq!(told(code, Lang::En), en);
    assert_eq!(told(code, Lang::Pl), pl);
}

#[test]
fn targets_stand_before_the_sign_and_selections_after_it() {
    says(
        "01046",
        &[
            "Marshaling action: kneel this character, choose a Condition attachment ► discard that attachment.",
        ],
        &[
            "Akcja mobilizacji: uklęknij tę postać, wybierz dodatek z cechą Condition ► odrzuć wybrany dodatek.",
        ],
    );
    says(
        "01065",
        &[
            "Reaction: after you win dominance, pick an Ironborn character in your dead pile; put that character into play under your control.",
        ],
        &[
            "Reakcja: po tym, jak wygrasz dominację, wskaż postać z cechą Ironborn ze swojego stosu zabitych; wprowadź wybraną postać do gry pod swoją kontrolą.",
        ],
    );
}

#[test]
fn several_changes_of_one_card_name_it_once() {
    says(
        "01179",
        &[
            "No attachments except Weapon.",
            "While you control Right, this character gets +1 STR, gains a power icon and does not kneel when declared as a defender.",
        ],
        &[
            "Bez dodatków z wyjątkiem Weapon.",
            "Dopóki kontrolujesz Right, ta postać otrzymuje +1 SIŁY, zyskuje symbol władzy i nie klęka, broniąc.",
        ],
    );
}

#[test]
fn an_event_that_stays_tells_what_it_becomes() {
    says(
        "01081",
        &[
            "Interrupt: when a Greyjoy character would be killed, save that character; then attach this card to that character as an attachment.",
            "As an attachment: Condition. Terminal. The attached character gets +1 STR.",
        ],
        &[
            "Przerwanie: kiedy postać stronnictwa Greyjoy miałaby zostać zabita, ocal ową postać; potem dołącz tę kartę do owej postaci jako dodatek.",
            "Jako dodatek: Condition. Nietrwały. Nosiciel otrzymuje +1 SIŁY.",
        ],
    );
}

#[test]
fn facts_have_their_lines_too() {
    says("01040", &["Limited.", "+1 income."], &["Ograniczenie.", "+1 do dochodu."]);
    says(
        "01198",
        &["Deck: non-loyal Baratheon cards are allowed.", "Deck: at least 12 Baratheon cards."],
        &[
            "Talia: dozwolone są nielojalne karty stronnictwa Baratheon.",
            "Talia: co najmniej 12 kart stronnictwa Baratheon.",
        ],
    );
}

/// A sentence no card of the Core Set has, on a character.
fn reads(sentence: &str, en: &str, pl: &str) {
    let ability = parse_ability(sentence, &CORE.names).expect(sentence);
    let told = |lang| ability_text(&ability, Kind::Character, &CORE.names, lang);
    assert_eq!((told(Lang::En).as_str(), told(Lang::Pl).as_str()), (en, pl));
}

#[test]
fn numbers_are_multiplied_halved_and_set() {
    reads(
        "action: choose 1 character => until end of phase { target gets STR *2, target gains renown }",
        "Action: choose a character ► until the end of the phase, the STR of that character is doubled and that character gains renown.",
        "Akcja: wybierz postać ► do końca fazy SIŁA wybranej postaci jest podwojona i wybrana postać zyskuje słowo Renoma.",
    );
    reads(
        "always: each enemy character gets STR /2, you get gold *3",
        "The STR of each character an opponent controls is halved (rounded up) and the gold of your revealed plot is multiplied by 3.",
        "SIŁA każdej postaci przeciwnika jest zmniejszona o połowę (zaokrąglając w górę) i wartość złota twojej odkrytej fabuły jest pomnożona przez 3.",
    );
    reads(
        "always: this gets STR = number of own location, each opponent gets claim =0",
        "The STR of this character is set to the number of locations you control and the claim of each opponent's revealed plot is set to 0.",
        "SIŁA tej postaci jest ustawiona na wartość: liczba twoich miejsc i wartość roszczeń odkrytej fabuły każdego przeciwnika jest ustawiona na 0.",
    );
    reads(
        "always: each player gets draw =1",
        "The number of cards each player draws in the draw phase is set to 1.",
        "Liczba kart, które każdy gracz dobiera w fazie dobierania, jest ustawiona na 1.",
    );
}

#[test]
fn immunity_names_the_cards_whose_effects_pass_by() {
    reads(
        "always: this is immune to enemy event or plot",
        "This character is immune to the effects of events or plots an opponent controls.",
        "Ta postać jest odporna na efekty wydarzeń lub fabuł przeciwnika.",
    );
    reads(
        "always: each own location is immune to character",
        "Each location you control is immune to the effects of characters.",
        "Każde twoje miejsce jest odporne na efekty postaci.",
    );
}

#[test]
fn every_card_reads_as_whole_sentences_in_both_languages() {
    for card in &CORE.cards {
        let (en, pl) = (told(&card.code, Lang::En), told(&card.code, Lang::Pl));
        assert_eq!(en.len(), pl.len(), "{}", card.name);
        for line in en.iter().chain(&pl) {
            let begins = line.starts_with(|it: char| it.is_uppercase() || it == '+');
            assert!(begins && line.ends_with('.'), "{}: {line}", card.name);
            for wrong in ["  ", " ,", " .", ",,", "; ;", " z swoj", "{", "}"] {
                assert!(!line.contains(wrong), "{}: `{wrong}` in {line}", card.name);
            }
        }
    }
}
