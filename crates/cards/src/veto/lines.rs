//! What stands on a card beside its abilities: type, keywords, figures.

use super::{Card, Faction, Kind, Veto};
use crate::{
    lang::{Effect, Word},
    text::{EnglishWords, Lang, PolishWords, english_effect, polish_effect},
};

/// Type, factions and alliances: "Postać · Dworscy, Osmanowie".
pub fn type_line(card: &Card, lang: Lang) -> String {
    let kind = match lang {
        Lang::Pl => <Veto as PolishWords>::noun(card.kind).nom,
        Lang::En => <Veto as EnglishWords>::noun(card.kind).0,
    };
    let mut parts = vec![capital(kind)];
    match (card.factions.is_empty(), lang) {
        (false, _) => parts.push(card.factions.to_string()),
        (true, Lang::Pl) => parts.push("bez frakcji".to_owned()),
        (true, Lang::En) => parts.push("factionless".to_owned()),
    }
    if !card.sojusze.is_empty() {
        let alliance = match lang {
            Lang::Pl => "sojusz",
            Lang::En => "alliance",
        };
        parts.push(format!("{alliance} {}", card.sojusze.join(", ")));
    }
    parts.join(" · ")
}

/// The keywords with their parameters: "Kozak, Raptus", "Dublet – zapłać 2 dukaty".
pub fn keyword_line(card: &Card, lang: Lang) -> String {
    let word = |keyword: &super::Keyword| match (&card.dublet, keyword) {
        (Some(price), super::Keyword::Dublet) => {
            let price = Effect::Do(price.clone());
            let price = match lang {
                Lang::Pl => polish_effect::<Veto>(&price, card.kind),
                Lang::En => english_effect::<Veto>(&price, card.kind),
            };
            format!("{} – {}", keyword.spelling(), small(price.trim_end_matches('.')))
        }
        _ => keyword.spelling().to_owned(),
    };
    card.keywords.iter().map(word).collect::<Vec<_>>().join(", ")
}

/// The printed figures in the order of the card, each with its name.
pub fn figures(card: &Card, lang: Lang) -> Vec<(&'static str, String)> {
    let plain = |it: Option<u8>| it.map(|it| it.to_string());
    // What a moderunek has is added to what its bearer has.
    let trait_or_modifier = |it: Option<i8>| {
        it.map(|it| match card.kind {
            Kind::Moderunek => format!("{it:+}"),
            _ => it.to_string(),
        })
    };
    let signed = |it: Option<i8>| it.map(|it| format!("{it:+}"));
    let (income, bearer) = match lang {
        Lang::Pl => ("Dochód", "Kreski noszącego"),
        Lang::En => ("Income", "Kreski of the bearer"),
    };
    let figures = [
        ("Szabla", trait_or_modifier(card.szabla)),
        ("Bitność", trait_or_modifier(card.bitnosc)),
        ("Karność", trait_or_modifier(card.karnosc)),
        ("Kreski", plain(card.kreski)),
        (bearer, signed(card.kreski_of_bearer)),
        ("Lafa", plain(card.lafa)),
        ("Znaczenie", plain(card.znaczenie)),
        ("Dobrobyt", plain(card.dobrobyt)),
        ("Skarb", plain(card.skarb)),
        (income, signed(card.utrzymanie).or(card.dochod.map(|it| format!("+{it}")))),
    ];
    figures.into_iter().filter_map(|(name, value)| Some((name, value?))).collect()
}

/// What the card changes in deck building, in words.
pub fn deck_building(card: &Card, lang: Lang) -> Option<String> {
    let budowa = card.budowa?;
    let names: Vec<&str> = budowa.factions.iter().map(Faction::name).collect();
    let mut sentences = Vec::new();
    if let Some(copies) = budowa.copies {
        sentences.push(match lang {
            Lang::Pl => format!("Talia może zawierać do {copies} kopii karty o tej samej nazwie."),
            Lang::En => format!("The deck may have up to {copies} copies of one name."),
        });
    }
    if let Some(least) = budowa.kredens {
        sentences.push(match lang {
            Lang::Pl => format!("Kredens musi liczyć co najmniej {least} kart."),
            Lang::En => format!("The kredens must have at least {least} cards."),
        });
    }
    if !names.is_empty() {
        let names = names.join(", ");
        sentences.push(match lang {
            Lang::Pl => format!("W talii wolno mieć także karty frakcji: {names}."),
            Lang::En => format!("The deck may also have cards of {names}."),
        });
    }
    Some(sentences.join(" "))
}

fn capital(word: &str) -> String {
    let mut letters = word.chars();
    let first = letters.next().map(|it| it.to_uppercase().to_string()).unwrap_or_default();
    format!("{first}{}", letters.as_str())
}

fn small(sentence: &str) -> String {
    let mut letters = sentence.chars();
    let first = letters.next().map(|it| it.to_lowercase().to_string()).unwrap_or_default();
    format!("{first}{}", letters.as_str())
}
