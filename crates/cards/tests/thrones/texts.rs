//! What players read, on cards that between them use most of the grammar.

use std::sync::LazyLock;

use cards::{
    builtin::thrones_core,
    text::Lang,
    thrones::{Set, rules_text},
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
