//! What a keyword means, in a sentence or two for whoever does not remember.
//!
//! The words are ours; the rules are AH 700.1, for Legendarny PC 4.1.1, for Nieobecny AH 701.

use super::Keyword;
use crate::text::Lang;

/// The meaning of a keyword.
pub fn reminder(keyword: Keyword, lang: Lang) -> &'static str {
    let (polish, english) = meaning(keyword);
    match lang {
        Lang::Pl => polish,
        Lang::En => english,
    }
}

/// Many keywords do nothing alone.
const ONLY_A_WORD: (&str, &str) = (
    "Samo nic nie robi; odwołują się do niego inne karty.",
    "Does nothing by itself; other cards refer to it.",
);

fn meaning(keyword: Keyword) -> (&'static str, &'static str) {
    match keyword {
        Keyword::Bitwa
        | Keyword::Dyplomata
        | Keyword::Jazda
        | Keyword::Karczma
        | Keyword::Kozak
        | Keyword::Niewierny
        | Keyword::Piechota
        | Keyword::Pijanica
        | Keyword::Pludrak
        | Keyword::Warchol => ONLY_A_WORD,
        Keyword::Biesiadny | Keyword::Kompanion | Keyword::Legendarny | Keyword::Lojalny => {
            of_decks(keyword)
        }
        Keyword::Artyleria
        | Keyword::Morze
        | Keyword::Nawigator
        | Keyword::Obczyzna
        | Keyword::Oficer
        | Keyword::Okret => of_war(keyword),
        Keyword::Nieobecny => (
            "Leży w żalniku i nie wpływa na grę, dopóki coś jej nie przywróci.",
            "Lies in the żalnik and has no influence until something brings it back.",
        ),
        Keyword::Blogoslawienstwo
        | Keyword::Bron
        | Keyword::BronPalna
        | Keyword::Ciecie
        | Keyword::Dublet
        | Keyword::Dyplomacja
        | Keyword::Kon
        | Keyword::Manewr
        | Keyword::Obrona
        | Keyword::Pakt
        | Keyword::Pancerz
        | Keyword::Trwaly
        | Keyword::Unikat
        | Keyword::Usuwany
        | Keyword::Wioska
        | Keyword::Zamek => of_cards(keyword),
        _ => of_postacie(keyword),
    }
}

fn of_decks(keyword: Keyword) -> (&'static str, &'static str) {
    match keyword {
        Keyword::Biesiadny => (
            "Na zwykłych turniejach nie wolno mieć tej karty w kredensie.",
            "Not allowed in the kredens at ordinary tournaments.",
        ),
        Keyword::Kompanion => (
            "Zawiera słowo Lojalny: tylko dla talii własnej frakcji.",
            "Contains Lojalny: only for decks of its own faction.",
        ),
        Keyword::Legendarny => (
            "Jedna kopia w talii, a wszystkich legendarnych kart najwyżej jedna na każde 15 kart kredensu.",
            "One copy per deck, and in all one legendary card for every 15 cards of the kredens.",
        ),
        _ => ("Wolno ją mieć tylko w talii jej frakcji.", "Allowed only in a deck of its faction."),
    }
}

fn of_war(keyword: Keyword) -> (&'static str, &'static str) {
    match keyword {
        Keyword::Artyleria => (
            "Zdejmij z niej znacznik gotowości, aby dodać jej Bitność walczącemu oddziałowi.",
            "Take a readiness marker off it to add its Bitność to that of a fighting oddział.",
        ),
        Keyword::Morze => (
            "Mogą tu stać tylko oddziały ze słowem Okręt.",
            "Only oddziały with Okręt may stand here.",
        ),
        Keyword::Nawigator => (
            "Może dołączyć do oddziału ze słowem Okręt; jeden na oddział.",
            "May be attached to an oddział with Okręt, one to each.",
        ),
        Keyword::Obczyzna => (
            "Utrzymanie oddziałów na tej ziemi rośnie o 1; nie liczy się do zwycięstwa przez Najjaśniejszą Rzeczpospolitą.",
            "Upkeep of oddziały here is 1 higher; it does not count towards victory by Najjaśniejsza Rzeczpospolita.",
        ),
        Keyword::Oficer => (
            "Może dołączyć do oddziału na ziemi ze słowem Jazda, Piechota albo Artyleria; jeden na oddział.",
            "May be attached to an oddział on a ziemia with Jazda, Piechota or Artyleria, one to each.",
        ),
        _ => (
            "Może stać tylko na ziemi ze słowem Morze, nigdy na polu elekcyjnym.",
            "May stand only on a ziemia with Morze, never on the pole elekcyjne.",
        ),
    }
}

fn of_cards(keyword: Keyword) -> (&'static str, &'static str) {
    match keyword {
        Keyword::Blogoslawienstwo => (
            "Tylko Pobożny może je mieć dołączone i zagrać.",
            "Only a Pobożny can have it attached and play it.",
        ),
        Keyword::Bron => (
            "Jedna Broń na pojedynek; daje modyfikator, dopóki nie jest zaznaczona.",
            "One Broń per duel; its modifier counts while it is untapped.",
        ),
        Keyword::BronPalna => (
            "W pojedynku odrzuć ją jako replikę, aby dodać jej modyfikator do Szabli i wykonać jej zasadę; jedna na pojedynek.",
            "Discard it as a replika in a duel to add its modifier to Szabla and carry out its rule; one per duel.",
        ),
        Keyword::Ciecie | Keyword::Obrona => {
            ("Można go użyć w pojedynku i w potyczce.", "May be used in a duel and in a potyczka.")
        }
        Keyword::Dublet => (
            "Za dodatkową cenę możesz wybrać obie możliwości tej karty.",
            "For the additional price you may choose both of its ways.",
        ),
        Keyword::Dyplomacja => (
            "Tak oznaczona zasada działa, jeśli masz w kompanii co najmniej 3 Dyplomatów.",
            "The rule so marked works while you have at least 3 Dyplomaci in your kompania.",
        ),
        Keyword::Kon => (
            "Jeden Koń na pojedynek. Kto ma dwa Konie, jest Wpływowy, trzy – Karmazyn, cztery – Sławny.",
            "One Koń per duel. Two Konie make their bearer Wpływowy, three Karmazyn, four Sławny.",
        ),
        Keyword::Manewr => ("Można go użyć tylko w potyczce.", "May be used only in a potyczka."),
        Keyword::Pakt => (
            "Tylko Charakternik może go mieć dołączony i zagrać.",
            "Only a Charakternik can have it attached and play it.",
        ),
        Keyword::Pancerz => ("Jeden Pancerz na pojedynek.", "One Pancerz per duel."),
        Keyword::Trwaly => (
            "Inne karty i zdolności nie mogą jej odrzucić ani usunąć z gry.",
            "Other cards and abilities can neither discard it nor remove it from the game.",
        ),
        Keyword::Unikat => (
            "Dopóki leży na polu gry, nikt nie może zagrać karty o tej nazwie.",
            "While it is in play nobody may play a card of this name.",
        ),
        Keyword::Usuwany => (
            "Po wykonaniu działania jest usuwana z gry.",
            "Removed from the game once its effects are done.",
        ),
        Keyword::Wioska => (
            "Zaznacz Karmazyna: przy wykładaniu Wioska kosztuje o 1 mniej; jako czyn możesz ją odrzucić i odzyskać jej lafę.",
            "Tap a Karmazyn: putting it out costs 1 less; as a czyn you may discard it and take back its lafa.",
        ),
        _ => (
            "Może użyć zasady innego twojego Zamku, która wymaga zaznaczenia.",
            "May use a rule of another Zamek of yours that asks for tapping.",
        ),
    }
}

fn of_postacie(keyword: Keyword) -> (&'static str, &'static str) {
    match keyword {
        Keyword::Charakternik => (
            "Po pokonaniu Pobożnego możesz zaznaczyć innego Pobożnego. [R, Z] agitacja przeciw tobie nie daje kresek. Może mieć Pakty.",
            "Having defeated a Pobożny you may tap another one. [R, Z] an agitacja against you moves no kreski. May have Pakty.",
        ),
        Keyword::Elekt => (
            "Możesz mieć jednego; z nim wolno ogłosić wolną elekcję. Gdy zginie twój ostatni Elekt, przegrywasz.",
            "You may have one; with him you may announce a wolna elekcja. When your last Elekt is killed you lose.",
        ),
        Keyword::Hetman => {
            ("Zawiera słowa Karmazyn, Oficer i Sławny.", "Contains Karmazyn, Oficer and Sławny.")
        }
        Keyword::Honorowy => (
            "Nie może odmówić pojedynku. Jeśli jest też Sławny, jest Oficerem.",
            "Cannot refuse a duel. With Sławny he is an Oficer too.",
        ),
        Keyword::Karmazyn => (
            "Może stać na polu karmazynów i tam odznaczony liczy się do inicjatywy; pod nim leży najwyżej jeden sztych.",
            "May stand on the pole karmazynów and, untapped there, counts for the initiative; only one sztych may lie under him.",
        ),
        Keyword::Krol => (
            "Nie można ogłosić ani wygrać wolnej elekcji. Gdy zginie w pojedynku, przegrywasz.",
            "A wolna elekcja can be neither announced nor won. If he is killed in a duel you lose.",
        ),
        Keyword::Lucznik => (
            "[C, Z] strzał: wybrana postać na polu elekcyjnym odpada, chyba że jej gracz odrzuci sztychy warte razem co najmniej +3.",
            "[C, Z] shoot: a chosen postać on the pole elekcyjne is discarded unless its player discards sztychy worth at least +3.",
        ),
        Keyword::Niewiasta => (
            "Nie pojedynkuje się i nie agituje. [R, Z] walczący towarzysz otrzymuje +1 Szabli.",
            "Neither duels nor agitates. [R, Z] a duelling companion gets +1 Szabla.",
        ),
        Keyword::Pobozny => (
            "Wyzwanie go kosztuje kreskę. Po pokonaniu Charakternika możesz odznaczyć innego Pobożnego. Może mieć Błogosławieństwa.",
            "Challenging him costs a kreska. Having defeated a Charakternik you may untap another Pobożny. May have Błogosławieństwa.",
        ),
        Keyword::Pospolity => (
            "Może ich być wielu o tej nazwie; nie agituje.",
            "Several of one name may be in play; does not agitate.",
        ),
        Keyword::Raptus => (
            "Jako czyn połóż na nim znacznik Szabla −1: do końca rundy może wyzywać na polu karmazynów, prócz Elekta.",
            "As a czyn put a Szabla −1 marker on him: this round he may challenge on the pole karmazynów, but no Elekt.",
        ),
        Keyword::Slawny => (
            "Kto ma więcej Sławnych, dobiera na koniec rundy tyle kresek, ile wynosi różnica; pokonanie go daje kreskę więcej; jeden sztych więcej, jawny.",
            "Who has more Sławni takes the difference in kreski at the end of the round; defeating him gives one more; one more sztych, face up.",
        ),
        Keyword::Szpieg => (
            "Po rozliczeniu przeciwnik okazuje ci losowe karty dworu: tyle, o ile masz więcej Szpiegów.",
            "After the rozliczenie the opponent shows you random cards of his dwór: as many as you have more Szpiedzy.",
        ),
        Keyword::Wplywowy => ("Może stać na polu karmazynów.", "May stand on the pole karmazynów."),
        _ => {
            ("Nie agituje i nie wyzywa na pojedynki.", "Neither agitates nor challenges to duels.")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lang::Word;

    /// The catch-all arms are for one keyword each, so these three must differ from all others.
    #[test]
    fn every_keyword_has_its_own_meaning_in_both_languages() {
        for keyword in Keyword::ALL {
            let shared = |it: &&Keyword| meaning(**it) == meaning(*keyword);
            let like_it: Vec<&Keyword> = Keyword::ALL.iter().filter(shared).collect();
            let pair = matches!(keyword, Keyword::Ciecie | Keyword::Obrona);
            let known = meaning(*keyword) == ONLY_A_WORD || pair;
            assert!(known || like_it.len() == 1, "{like_it:?} share their meaning");
        }
        assert_eq!(reminder(Keyword::Pancerz, Lang::En), "One Pancerz per duel.");
    }

    #[test]
    fn the_words_of_ah_700_1_legendarny_and_nieobecny_are_all_there() {
        assert_eq!(Keyword::ALL.len(), 52);
    }
}
