//! Polish: the forms of the game's words.

use super::*;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Gender {
    Masculine,
    /// "nosiciel": its accusative is its genitive.
    Animate,
    Feminine,
    Neuter,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Case {
    Nom,
    Gen,
    Acc,
}

/// One or several; no noun of ours is personal in the plural.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Number {
    One,
    Many,
}

#[derive(Debug, Clone, Copy)]
pub(super) struct Noun {
    pub(super) gender: Gender,
    nom: &'static str,
    gen_: &'static str,
    acc: &'static str,
    many: &'static str,
    many_gen: &'static str,
}

impl Noun {
    pub(super) fn form(self, case: Case, number: Number) -> &'static str {
        match (number, case) {
            (Number::One, Case::Nom) => self.nom,
            (Number::One, Case::Gen) => self.gen_,
            (Number::One, Case::Acc) => self.acc,
            (Number::Many, Case::Gen) => self.many_gen,
            (Number::Many, _) => self.many,
        }
    }

    /// "1 kartę", "3 karty", "5 kart"
    pub(super) fn counted(self, count: u8) -> String {
        format!("{count} {}", self.after(count))
    }

    /// The form that follows a number, in the accusative.
    pub(super) fn after(self, count: u8) -> &'static str {
        match (count, count % 10, count % 100) {
            (1, ..) => self.acc,
            (_, 2..=4, 12..=14) => self.many_gen,
            (_, 2..=4, _) => self.many,
            _ => self.many_gen,
        }
    }
}

const fn noun(gender: Gender, forms: [&'static str; 5]) -> Noun {
    let [nom, gen_, acc, many, many_gen] = forms;
    Noun { gender, nom, gen_, acc, many, many_gen }
}

pub(super) const CARD: Noun = noun(Gender::Feminine, ["karta", "karty", "kartę", "karty", "kart"]);
pub(super) const HOST: Noun =
    noun(Gender::Animate, ["nosiciel", "nosiciela", "nosiciela", "nosiciele", "nosicieli"]);
pub(super) const GOLD: Noun = noun(
    Gender::Feminine,
    ["sztuka złota", "sztuki złota", "sztukę złota", "sztuki złota", "sztuk złota"],
);
pub(super) const POWER: Noun = noun(
    Gender::Masculine,
    ["żeton władzy", "żetonu władzy", "żeton władzy", "żetony władzy", "żetonów władzy"],
);
/// "+1 SIŁY", "+3 SIŁY"
pub(super) const STRENGTH: Noun = noun(Gender::Feminine, ["SIŁA", "SIŁY", "SIŁY", "SIŁY", "SIŁY"]);
pub(super) const TOKEN: Noun =
    noun(Gender::Masculine, ["żeton", "żetonu", "żeton", "żetony", "żetonów"]);

pub(super) fn of_kind(kind: Option<Kind>) -> Noun {
    match kind {
        None => CARD,
        Some(Kind::Character) => {
            noun(Gender::Feminine, ["postać", "postaci", "postać", "postacie", "postaci"])
        }
        Some(Kind::Location) => {
            noun(Gender::Neuter, ["miejsce", "miejsca", "miejsce", "miejsca", "miejsc"])
        }
        Some(Kind::Attachment) => {
            noun(Gender::Masculine, ["dodatek", "dodatku", "dodatek", "dodatki", "dodatków"])
        }
        Some(Kind::Event) => noun(
            Gender::Neuter,
            ["wydarzenie", "wydarzenia", "wydarzenie", "wydarzenia", "wydarzeń"],
        ),
        Some(Kind::Plot) => {
            noun(Gender::Feminine, ["fabuła", "fabuły", "fabułę", "fabuły", "fabuł"])
        }
        Some(Kind::Agenda) => {
            noun(Gender::Feminine, ["agenda", "agendy", "agendę", "agendy", "agend"])
        }
        Some(Kind::Title) => {
            noun(Gender::Masculine, ["tytuł", "tytułu", "tytuł", "tytuły", "tytułów"])
        }
        Some(Kind::FactionCard) => noun(
            Gender::Feminine,
            [
                "karta stronnictwa",
                "karty stronnictwa",
                "kartę stronnictwa",
                "karty stronnictwa",
                "kart stronnictwa",
            ],
        ),
    }
}

/// An adjective with hard endings: "stojąc" becomes "stojąca".
pub(super) fn adjective(stem: &str, gender: Gender, case: Case, number: Number) -> String {
    let ending = match (number, gender, case) {
        (Number::Many, _, Case::Gen) => "ych",
        (Number::Many, ..) => "e",
        (_, Gender::Feminine, Case::Nom) => "a",
        (_, Gender::Feminine, Case::Gen) => "ej",
        (_, Gender::Feminine, Case::Acc) => "ą",
        (_, _, Case::Gen) | (_, Gender::Animate, Case::Acc) => "ego",
        (_, Gender::Neuter, _) => "e",
        (_, Gender::Masculine | Gender::Animate, _) => "y",
    };
    format!("{stem}{ending}")
}

pub(super) fn this(noun: Noun, case: Case) -> String {
    let this = match (noun.gender, case) {
        (Gender::Feminine, Case::Nom) => "ta",
        (Gender::Feminine, Case::Gen) => "tej",
        (Gender::Feminine, Case::Acc) => "tę",
        (_, Case::Gen) | (Gender::Animate, Case::Acc) => "tego",
        (Gender::Neuter, _) => "to",
        (Gender::Masculine | Gender::Animate, _) => "ten",
    };
    format!("{this} {}", noun.form(case, Number::One))
}

/// "twoja" or, with the stem "sw", "swoja".
pub(super) fn possessive(stem: &str, gender: Gender, case: Case, number: Number) -> String {
    let ending = match (number, gender, case) {
        (Number::Many, _, Case::Gen) => "oich",
        (Number::Many, ..) => "oje",
        (_, Gender::Feminine, Case::Nom) => "oja",
        (_, Gender::Feminine, Case::Gen) => "ojej",
        (_, Gender::Feminine, Case::Acc) => "oją",
        (_, _, Case::Gen) | (_, Gender::Animate, Case::Acc) => "ojego",
        (_, Gender::Neuter, _) => "oje",
        (_, Gender::Masculine | Gender::Animate, _) => "ój",
    };
    format!("{stem}{ending}")
}

/// In an order what is yours is "swoje".
pub(super) fn reflexive(text: &str) -> String {
    text.replace("twoj", "swoj").replace("twój", "swój").replace(" z swoj", " ze swoj")
}

/// "żaden gracz nie może"
pub(super) fn cannot(it: Who) -> String {
    match it {
        Who::You => "nie możesz".to_owned(),
        Who::EachPlayer => "żaden gracz nie może".to_owned(),
        Who::EachOpponent => "żaden przeciwnik nie może".to_owned(),
        it => format!("{} nie może", who(it)),
    }
}

/// "miałaby"
pub(super) fn would(gender: Gender) -> &'static str {
    match gender {
        Gender::Feminine => "miałaby",
        Gender::Neuter => "miałoby",
        Gender::Masculine | Gender::Animate => "miałby",
    }
}

pub(super) fn state(state: State) -> &'static str {
    match state {
        State::Unique => "unikatow",
        State::NonUnique => "nieunikatow",
        State::Loyal => "lojaln",
        State::Standing => "stojąc",
        State::Kneeling => "klęcząc",
        State::Participating => "uczestnicząc",
        State::Attacking => "atakując",
        State::Defending => "broniąc",
        State::AttackingAlone => "samotnie atakując",
    }
}

/// "stoi", after the card.
pub(super) fn predicate(it: State, gender: Gender) -> String {
    match it {
        State::Standing => "stoi".to_owned(),
        State::Kneeling => "klęczy".to_owned(),
        State::Participating => "uczestniczy w wyzwaniu".to_owned(),
        State::Attacking => "atakuje".to_owned(),
        State::Defending => "broni".to_owned(),
        State::AttackingAlone => "atakuje samotnie".to_owned(),
        State::Unique | State::NonUnique | State::Loyal => {
            format!("jest {}", adjective(state(it), gender, Case::Nom, Number::One))
        }
    }
}

/// After the noun: "stronnictwa Stark".
pub(super) fn faction(faction: Faction) -> &'static str {
    match faction {
        Faction::Baratheon => "stronnictwa Baratheon",
        Faction::Greyjoy => "stronnictwa Greyjoy",
        Faction::Lannister => "stronnictwa Lannister",
        Faction::Martell => "stronnictwa Martell",
        Faction::NightsWatch => "stronnictwa Nocna Straż",
        Faction::Stark => "stronnictwa Stark",
        Faction::Targaryen => "stronnictwa Targaryen",
        Faction::Tyrell => "stronnictwa Tyrell",
        Faction::Neutral => "bez stronnictwa",
    }
}

pub(super) fn who(who: Who) -> &'static str {
    match who {
        Who::You => "ty",
        Who::Opponent => "przeciwnik",
        Who::EachOpponent => "każdy przeciwnik",
        Who::EachPlayer => "każdy gracz",
        Who::AnyPlayer => "dowolny gracz",
        Who::Chosen => "wybrany gracz",
        Who::Picker => "on sam",
        Who::Winner => "zwycięzca",
        Who::Loser => "przegrany",
        Who::AttackingPlayer => "atakujący gracz",
        Who::DefendingPlayer => "broniący gracz",
        Who::ThatPlayer => "ten gracz",
    }
}

/// Genitive: "przegranego".
pub(super) fn of_whom(who: Who) -> &'static str {
    match who {
        Who::You => "ciebie",
        Who::Opponent => "przeciwnika",
        Who::EachOpponent => "każdego przeciwnika",
        Who::EachPlayer => "każdego gracza",
        Who::AnyPlayer => "dowolnego gracza",
        Who::Chosen => "wybranego gracza",
        Who::Picker => "jego samego",
        Who::Winner => "zwycięzcy",
        Who::Loser => "przegranego",
        Who::AttackingPlayer => "atakującego gracza",
        Who::DefendingPlayer => "broniącego gracza",
        Who::ThatPlayer => "tego gracza",
    }
}

/// A verb for "you" (without a pronoun) or for another.
pub(super) fn does(it: Who, you: &str, other: &str) -> String {
    match it {
        Who::You => you.to_owned(),
        it => format!("{} {other}", who(it)),
    }
}

/// After "wyzwanie" in any case: "intrygi", "militarne".
pub(super) fn icon(icon: Icon) -> &'static str {
    match icon {
        Icon::Military => "militarne",
        Icon::Intrigue => "intrygi",
        Icon::Power => "władzy",
    }
}

/// After "symbol".
pub(super) fn symbol(icon: Icon) -> &'static str {
    match icon {
        Icon::Military => "militarny",
        Icon::Intrigue => "intrygi",
        Icon::Power => "władzy",
    }
}

/// "wyzwanie władzy", "wyzwania militarnego lub władzy", in the case and number given.
pub(super) fn challenge(types: Types, case: Case, number: Number) -> String {
    let (noun, military) = match (number, case) {
        (Number::One, Case::Gen) => ("wyzwania", "militarnego"),
        (Number::One, _) => ("wyzwanie", "militarne"),
        (Number::Many, Case::Gen) => ("wyzwań", "militarnych"),
        (Number::Many, _) => ("wyzwania", "militarne"),
    };
    let word = |it: Icon| if it == Icon::Military { military } else { icon(it) };
    match types {
        Types::These(icons) if icons == Few::all() => noun.to_owned(),
        Types::These(icons) => {
            let words: Vec<String> = icons.iter().map(|it| word(it).to_owned()).collect();
            format!("{noun} {}", listed(&words, "lub"))
        }
        Types::Named => format!("{noun} nazwanego rodzaju"),
        Types::Same => format!("{noun} tego samego rodzaju"),
    }
}

/// After "w": "wyzwaniu militarnym".
pub(super) fn in_challenge(types: Types) -> String {
    let word = |it: Icon| if it == Icon::Military { "militarnym" } else { icon(it) };
    match types {
        Types::These(icons) if icons == Few::all() => "wyzwaniu".to_owned(),
        Types::These(icons) => {
            let words: Vec<String> = icons.iter().map(|it| word(it).to_owned()).collect();
            format!("wyzwaniu {}", listed(&words, "lub"))
        }
        Types::Named => "wyzwaniu nazwanego rodzaju".to_owned(),
        Types::Same => "wyzwaniu tego samego rodzaju".to_owned(),
    }
}

/// Genitive, after "faza".
pub(super) fn phase(phase: Phase) -> &'static str {
    match phase {
        Phase::Plot => "fabuły",
        Phase::Draw => "dobierania",
        Phase::Marshaling => "mobilizacji",
        Phase::Challenges => "wyzwań",
        Phase::Dominance => "dominacji",
        Phase::Standing => "wstawania",
        Phase::Taxation => "podatków",
    }
}

/// After "w": of this challenge, phase or round.
pub(super) fn this_span(span: Span) -> &'static str {
    match span {
        Span::Challenge => "w tym wyzwaniu",
        Span::Phase => "w tej fazie",
        Span::Round => "w tej rundzie",
    }
}

/// Genitive, after "żeton".
pub(super) fn token(token: Token) -> &'static str {
    match token {
        Token::Power => "władzy",
        Token::Stand => "wstania",
        Token::Poison => "trucizny",
        Token::Betrayal => "zdrady",
    }
}

pub(super) fn keyword(keyword: &Keyword, names: &Names) -> String {
    match keyword {
        Keyword::Ambush(AmbushCost::Gold(gold)) => format!("Zasadzka ({gold})"),
        Keyword::Ambush(AmbushCost::Printed) => "Zasadzka (wydrukowany koszt)".to_owned(),
        Keyword::Insight => "Intuicja".to_owned(),
        Keyword::Intimidate => "Zastraszanie".to_owned(),
        Keyword::Limited => "Ograniczenie".to_owned(),
        Keyword::NoAttachments => "Bez dodatków".to_owned(),
        Keyword::NoAttachmentsExcept(it) => {
            format!("Bez dodatków z wyjątkiem {}", names.trait_name(*it))
        }
        Keyword::NoSuchAttachments(it) => format!("Bez dodatków {}", names.trait_name(*it)),
        Keyword::Pillage => "Grabież".to_owned(),
        Keyword::Renown => "Renoma".to_owned(),
        Keyword::Stealth => "Podstęp".to_owned(),
        Keyword::Terminal => "Nietrwały".to_owned(),
    }
}
