//! Is a deck legal? Every fault is told, not only the first.
//!
//! The functions stand in the order of a list: what lies on the table before
//! the game, how many cards there are, how many of each, and which.

use std::collections::BTreeMap;

use cards::veto::{Card, Factions, Keyword, Kind};
use rulebook::{cite, rule, trace};

use super::{
    Announced, Format, Library, Printings, Problem, Talia, Wrong,
    format::{Copies, Foreign, Frakcja, Rules, Sakwa, Sojusze},
};
use crate::mount_and_blade;

/// Everything wrong with the deck in this format.
pub fn check(
    talia: &Talia<'_>,
    format: &Format,
    library: &Library,
    announced: &Announced,
) -> Vec<Problem> {
    if format.printings == Printings::Fixed {
        return fixed(talia, library);
    }
    let mut problems = Vec::new();
    laid_out(talia, format, &mut problems);
    size(talia, format, &mut problems);
    copies(talia, format, &mut problems);
    if format.legendarne {
        legendary(talia, &mut problems);
    }
    alliances(talia, format, &mut problems);
    factions(talia, format, &mut problems);
    legality(talia, format, library, announced, &mut problems);
    problems
}

fn fixed(talia: &Talia<'_>, library: &Library) -> Vec<Problem> {
    let told = |it: mount_and_blade::Problem| {
        let rules = vec![it.rule()];
        Problem { what: Wrong::Fixed(it), rules }
    };
    let [frakcja] = talia.frakcje[..] else {
        return vec![one_faction_card(talia.frakcje.len(), &[cite!("MB 3")])];
    };
    let mut problems = Vec::new();
    if !talia.sakwa.is_empty() {
        problems.push(Problem::new(Wrong::NoSakwa { found: talia.sakwa.len() }, &[cite!("MB 17")]));
    }
    for card in &talia.strategie {
        let what = Wrong::StrategyNotAllowed { card: card.title() };
        push_once(&mut problems, Problem::new(what, &[cite!("MB 17")]));
    }
    if let Some(set) = library.set(&frakcja.set) {
        for problem in mount_and_blade::check(set, frakcja, &talia.kredens) {
            push_once(&mut problems, told(problem));
        }
    }
    problems
}

fn one_faction_card(found: usize, rules: Rules) -> Problem {
    match found {
        0 => Problem::new(Wrong::NoFactionCard, rules),
        found => Problem::new(Wrong::SeveralFactionCards { found }, rules),
    }
}

fn laid_out(talia: &Talia<'_>, format: &Format, problems: &mut Vec<Problem>) {
    match format.frakcja {
        Frakcja::Card(rules) => match talia.frakcje.len() {
            1 => reached(rules),
            found => problems.push(one_faction_card(found, rules)),
        },
        Frakcja::Chosen(rules) => match talia.factions().len() {
            2 => reached(rules),
            found => {
                problems.push(Problem::new(Wrong::FactionsNotChosen { found, expected: 2 }, rules));
            }
        },
    }
    match talia.strategie.len() {
        0 | 1 => reached(format.strategia.allowed),
        found => {
            let what = Wrong::SeveralStrategies { found };
            problems.push(Problem::new(what, format.strategia.rules));
        }
    }
    for card in talia.cards() {
        let rules: Rules = match card.kind {
            Kind::Frakcja => &[cite!("AH 309.2")],
            Kind::Strategia => &[cite!("AH 308.1"), cite!("I2 1.7.1")],
            _ => continue,
        };
        // In a limited set a strategy that is not used stays with the other cards.
        let unused =
            format.sakwa == Sakwa::Rest && !talia.kredens.iter().any(|it| it.id == card.id);
        if !unused {
            let what = Wrong::LaidOutBeforeTheGame { card: card.title() };
            push_once(problems, Problem::new(what, rules));
        }
    }
}

fn size(talia: &Talia<'_>, format: &Format, problems: &mut Vec<Problem>) {
    let changed = talia.budowa().and_then(|it| it.kredens).map(usize::from);
    let least = changed.unwrap_or(format.kredens.least);
    let found = talia.kredens.len();
    if found < least {
        let mut problem = Problem::new(Wrong::TooFew { found, least }, format.kredens.rules);
        if changed.is_some() {
            problem.rules.insert(0, cite!("AH 112.11.c"));
        }
        problems.push(problem);
    } else {
        reached(if found == least { format.kredens.rules } else { format.kredens.larger });
    }
    let found = talia.sakwa.len();
    match format.sakwa {
        Sakwa::Exactly { empty, .. } if found == 0 => reached(empty),
        Sakwa::Exactly { cards, rules, .. } if found == cards => reached(rules),
        Sakwa::Exactly { cards, rules, .. } => {
            problems.push(Problem::new(Wrong::SakwaSize { found, expected: cards }, rules));
        }
        Sakwa::None if found != 0 => {
            problems.push(Problem::new(Wrong::NoSakwa { found }, format.kredens.rules));
        }
        Sakwa::None | Sakwa::Rest => {}
    }
}

fn copies(talia: &Talia<'_>, format: &Format, problems: &mut Vec<Problem>) {
    let (most, rules) = match format.copies {
        Copies::AtMost(most, rules) => (most, rules),
        Copies::Any(rules) => return reached(rules),
    };
    let changed = talia.budowa().and_then(|it| it.copies).map(usize::from);
    let limit = changed.unwrap_or(most);
    for (name, cards) in by_name(talia) {
        let found = cards.len();
        let legendary = format.legendarne && cards.iter().any(|it| is_legendary(it));
        if legendary || found <= limit {
            if most < found && !legendary {
                rule!("AH 112.11.c");
            }
            continue;
        }
        let what = Wrong::TooManyCopies { name: name.to_owned(), found, most: limit };
        let mut problem = Problem::new(what, rules);
        if changed.is_some() {
            problem.rules.insert(0, cite!("AH 112.11.c"));
        }
        problems.push(problem);
    }
}

/// The cards of kredens and sakwa by name; a joined card has two.
fn by_name<'c>(talia: &Talia<'c>) -> BTreeMap<&'c str, Vec<&'c Card>> {
    let mut names: BTreeMap<&str, Vec<&Card>> = BTreeMap::new();
    for card in talia.cards() {
        for name in card.names() {
            names.entry(name).or_default().push(card);
        }
    }
    names
}

fn is_legendary(card: &Card) -> bool {
    card.keywords.contains(&Keyword::Legendarny)
}

/// One copy of each, and one for every full fifteen cards of the basic kredens.
fn legendary(talia: &Talia<'_>, problems: &mut Vec<Problem>) {
    for (name, cards) in by_name(talia) {
        let found = cards.iter().filter(|it| is_legendary(it)).count();
        if 1 < found {
            let what = Wrong::LegendaryTwice { name: name.to_owned(), found };
            problems.push(Problem::new(what, &[cite!("PC 4.1.1.1"), cite!("PC 4.1.0.4")]));
        }
    }
    let (found, most) =
        (talia.cards().filter(|it| is_legendary(it)).count(), talia.kredens.len() / 15);
    if most < found {
        let what = Wrong::TooManyLegendary { found, most };
        problems.push(Problem::new(what, &[cite!("PC 4.1.1.2")]));
    } else if talia.sakwa.iter().any(|it| is_legendary(it)) {
        rule!("PC 4.1.1.3");
    }
}

fn alliances(talia: &Talia<'_>, format: &Format, problems: &mut Vec<Problem>) {
    let (rules, other_in_sakwa) = match format.sojusze {
        Sojusze::One { rules, other_in_sakwa } => (rules, other_in_sakwa),
        Sojusze::Any(rules) => return reached(rules),
    };
    let marks = talia.kredens.iter().flat_map(|it| &it.sojusze);
    let found: std::collections::BTreeSet<&String> = marks.collect();
    rule!("AH 202.2");
    rule!("AH 202.2.a");
    if !found.is_empty() && talia.sojusz().is_none() {
        let found = found.into_iter().cloned().collect();
        problems.push(Problem::new(Wrong::Alliances { found }, rules));
    } else if talia.sojusz_w_sakwie() != talia.sojusz() {
        reached(other_in_sakwa);
    }
}

fn factions(talia: &Talia<'_>, format: &Format, problems: &mut Vec<Problem>) {
    let own = talia.factions();
    let further = talia.budowa().map_or(Factions::NONE, |it| it.factions);
    for card in talia.cards().filter(|it| it.kind != Kind::Frakcja) {
        let (card_name, factions) = (card.title(), card.factions.to_string());
        if format.lojalny && card.behaves_as(Keyword::Lojalny) && !card.factions.meets(own) {
            let what = Wrong::Disloyal { card: card_name, factions };
            push_once(problems, Problem::new(what, lojalny_rules(card)));
            continue;
        }
        let foreign = !card.factions.is_empty() && !card.factions.meets(own.and(further));
        let excepted = matches!(card.kind, Kind::Postac | Kind::Oddzial);
        let rules = match format.foreign {
            Foreign::None(rules) if foreign => rules,
            Foreign::PostacieAndOddzialy(rules) if foreign && !excepted => rules,
            Foreign::None(rules) | Foreign::PostacieAndOddzialy(rules) => {
                reached(rules);
                belongs(card.factions);
                continue;
            }
            Foreign::Any => continue,
        };
        push_once(problems, Problem::new(Wrong::Foreign { card: card_name, factions }, rules));
    }
}

/// The marks of the card settle whose it is.
fn belongs(marks: Factions) {
    rule!("AH 105.2");
    rule!("AH 209.2");
    match marks.len() {
        0 => {
            rule!("AH 105.2.c");
            rule!("AH 201.2.a");
        }
        1 => {
            rule!("AH 105.2.a");
            rule!("AH 201.2");
        }
        _ => {
            rule!("AH 105.2.b");
            rule!("AH 201.2.b");
        }
    }
}

fn lojalny_rules(card: &Card) -> Rules {
    match card.keywords.contains(&Keyword::Kompanion) {
        true => &[cite!("AH 700.1.s"), cite!("AH 700.1.w")],
        false => &[cite!("AH 700.1.w")],
    }
}

fn legality(
    talia: &Talia<'_>,
    format: &Format,
    library: &Library,
    announced: &Announced,
    problems: &mut Vec<Problem>,
) {
    for card in talia.cards() {
        if let Some((_, rules)) = format.without.iter().find(|(kind, _)| *kind == card.kind) {
            let what = Wrong::NotInThisEdition { card: card.title() };
            push_once(problems, Problem::new(what, rules));
        }
    }
    for card in talia.kredens.iter().filter(|it| it.keywords.contains(&Keyword::Biesiadny)) {
        match format.tournament {
            true => {
                let what = Wrong::Biesiadny { card: card.title() };
                push_once(problems, Problem::new(what, &[cite!("AH 700.1.b")]));
            }
            false => rule!("AH 700.1.b"),
        }
    }
    let admission = library.admission(format.printings, announced);
    for card in talia.frakcje.iter().chain(&talia.strategie).copied().chain(talia.cards()) {
        if admission.has(card) {
            if card.set == mount_and_blade::SET {
                rule!("MB 72");
            }
            continue;
        }
        let rules: Rules = match format.printings {
            Printings::Newest(_) => &[cite!("PC 4.3.1"), cite!("AH 208.2"), cite!("PC 8.2.6.2")],
            Printings::SinceSeason(_) => {
                &[cite!("PC 4.3.3"), cite!("AH 208.2"), cite!("PC 8.2.6.2")]
            }
            _ => &[cite!("PC 4.3.4"), cite!("PC 8.2.6.2")],
        };
        let banned = announced.banned.iter().any(|it| card.names().any(|name| name == it));
        let card = card.title();
        let what = match banned && matches!(format.printings, Printings::SinceEdition(_)) {
            true => Wrong::Banned { card },
            false => Wrong::NotLegal { card },
        };
        push_once(problems, Problem::new(what, rules));
    }
}

/// Three copies of one card are one problem.
fn push_once(problems: &mut Vec<Problem>, problem: Problem) {
    if !problems.contains(&problem) {
        problems.push(problem);
    }
}

/// The clauses took effect: the deck is allowed by them.
fn reached(rules: Rules) {
    rules.iter().for_each(|it| trace::hit(*it));
}
