//! Is a deck legal? Every fault is told, not only the first.
//!
//! The functions stand in the order of the rulebook's list: faction, agenda,
//! plots, size, copies, factions of the cards. KZ writes for tournaments; we
//! hold every constructed deck to it.

use std::{collections::BTreeMap, fmt};

use cards::thrones::{Card, DeckRule, Faction, Kind};
use rulebook::{RuleId, cite, rule};

use super::{Deck, faction_name};
use crate::saying::{Args, Saying, args};

const PLOTS: usize = 7;
const LEAST: usize = 60;
/// Of one title in the draw deck, unless a card says otherwise.
const COPIES: u8 = 3;

/// One fault of a deck.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Problem {
    pub what: Wrong,
    /// The clauses it offends, the one a judge would quote first.
    pub rules: Vec<RuleId>,
}

/// The kinds of faults.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Wrong {
    FactionCards {
        found: usize,
    },
    /// Neutral is no faction one can play.
    NoFaction {
        name: String,
    },
    SeveralAgendas {
        found: usize,
    },
    PlotCount {
        found: usize,
    },
    /// The other titles that are there more than once.
    SeveralDoubledPlots {
        titles: Vec<String>,
    },
    TooManyOfAPlot {
        card: String,
        found: usize,
        most: u8,
    },
    TooFew {
        found: usize,
    },
    TooManyCopies {
        card: String,
        found: usize,
        most: u8,
    },
    Foreign {
        card: String,
        faction: Faction,
    },
    Disloyal {
        card: String,
        faction: Faction,
    },
    AtMost {
        agenda: String,
        faction: Faction,
        found: usize,
        most: u8,
    },
    AtLeast {
        agenda: String,
        faction: Faction,
        found: usize,
        least: u8,
    },
}

impl Problem {
    fn new(what: Wrong, rules: &[RuleId]) -> Problem {
        assert!(!rules.is_empty(), "a deck is refused only by a rule");
        Problem { what, rules: rules.to_vec() }
    }

    /// The rule a judge would quote.
    pub fn rule(&self) -> RuleId {
        self.rules[0]
    }

    /// The card it is about, if it is about one.
    pub fn card(&self) -> Option<&str> {
        match &self.what {
            Wrong::TooManyOfAPlot { card, .. }
            | Wrong::TooManyCopies { card, .. }
            | Wrong::Foreign { card, .. }
            | Wrong::Disloyal { card, .. }
            | Wrong::AtMost { agenda: card, .. }
            | Wrong::AtLeast { agenda: card, .. } => Some(card),
            _ => None,
        }
    }

    /// What is wrong, in nobody's language yet and without the rule.
    pub fn said(&self) -> Saying {
        let key = format!("thrones-{}", self.key());
        Saying { key, args: self.what.args(), plain: self.what.to_string() }
    }

    /// A short name for programs: "too-few".
    pub fn key(&self) -> &'static str {
        match self.what {
            Wrong::FactionCards { .. } => "faction-cards",
            Wrong::NoFaction { .. } => "no-faction",
            Wrong::SeveralAgendas { .. } => "several-agendas",
            Wrong::PlotCount { .. } => "plot-count",
            Wrong::SeveralDoubledPlots { .. } => "several-doubled-plots",
            Wrong::TooManyOfAPlot { .. } => "too-many-of-a-plot",
            Wrong::TooFew { .. } => "too-few",
            Wrong::TooManyCopies { .. } => "too-many-copies",
            Wrong::Foreign { .. } => "foreign",
            Wrong::Disloyal { .. } => "disloyal",
            Wrong::AtMost { .. } => "agenda-at-most",
            Wrong::AtLeast { .. } => "agenda-at-least",
        }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.what, self.rule())
    }
}

impl std::error::Error for Problem {}

impl Wrong {
    fn args(&self) -> Args {
        let (plots, least_cards) = (&PLOTS, &LEAST);
        match self {
            Wrong::FactionCards { found } | Wrong::SeveralAgendas { found } => args![found],
            Wrong::NoFaction { name } => args![name],
            Wrong::PlotCount { found } => args![found, plots],
            Wrong::SeveralDoubledPlots { titles } => args![titles],
            Wrong::TooManyOfAPlot { card, found, most }
            | Wrong::TooManyCopies { card, found, most } => args![card, found, most],
            Wrong::TooFew { found } => args![found, least_cards],
            Wrong::Foreign { card, faction } | Wrong::Disloyal { card, faction } => {
                let faction = faction_name(*faction);
                args![card, faction]
            }
            Wrong::AtMost { agenda, faction, found, most } => {
                let faction = faction_name(*faction);
                args![agenda, faction, found, most]
            }
            Wrong::AtLeast { agenda, faction, found, least } => {
                let faction = faction_name(*faction);
                args![agenda, faction, found, least]
            }
        }
    }
}

impl fmt::Display for Wrong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Wrong::FactionCards { found } => write!(f, "{found} faction cards, not one"),
            Wrong::NoFaction { name } => write!(f, "{name} is no faction one can play"),
            Wrong::SeveralAgendas { found } => write!(f, "{found} agendas, at most one"),
            Wrong::PlotCount { found } => write!(f, "{found} plots, not {PLOTS}"),
            Wrong::SeveralDoubledPlots { titles } => {
                write!(f, "only one plot may be repeated: {}", titles.join(", "))
            }
            Wrong::TooManyOfAPlot { card, found, most }
            | Wrong::TooManyCopies { card, found, most } => {
                write!(f, "{card} is there {found} times, at most {most}")
            }
            Wrong::TooFew { found } => {
                write!(f, "{found} cards in the draw deck, at least {LEAST}")
            }
            Wrong::Foreign { card, faction } => {
                write!(f, "{card} belongs to {}", faction_name(*faction))
            }
            Wrong::Disloyal { card, faction } => {
                write!(f, "{card} is loyal to {}", faction_name(*faction))
            }
            Wrong::AtMost { agenda, faction, found, most } => {
                write!(f, "{agenda}: {found} {} cards, at most {most}", faction_name(*faction))
            }
            Wrong::AtLeast { agenda, faction, found, least } => {
                write!(f, "{agenda}: {found} {} cards, at least {least}", faction_name(*faction))
            }
        }
    }
}

/// Everything wrong with the deck.
pub fn check(deck: &Deck<'_>) -> Vec<Problem> {
    rule!("KZ Tworzenie talii.0");
    let mut problems = Vec::new();
    faction(deck, &mut problems);
    agenda(deck, &mut problems);
    plots(deck, &mut problems);
    size(deck, &mut problems);
    copies(deck, &mut problems);
    affiliation(deck, &mut problems);
    problems
}

fn faction(deck: &Deck<'_>, problems: &mut Vec<Problem>) {
    match deck.factions[..] {
        [Faction::Neutral] => {
            let what = Wrong::NoFaction { name: faction_name(Faction::Neutral).to_owned() };
            problems.push(Problem::new(what, &[cite!("KZ Stronnictwo, Karty stronnictw.0")]));
        }
        [_] => {
            rule!("KZ Tworzenie talii.1");
            rule!("KZ Stronnictwo, Karty stronnictw.0");
        }
        _ => {
            let what = Wrong::FactionCards { found: deck.factions.len() };
            problems.push(Problem::new(what, &[cite!("KZ Tworzenie talii.1")]));
        }
    }
}

fn agenda(deck: &Deck<'_>, problems: &mut Vec<Problem>) {
    let found = deck.agendas.len();
    if 1 < found {
        let rules = [cite!("KZ Tworzenie talii.2"), cite!("KZ Karty agend.0")];
        problems.push(Problem::new(Wrong::SeveralAgendas { found }, &rules));
    } else {
        rule!("KZ Tworzenie talii.2");
        rule!("KZ Karty agend.0");
    }
    for (agenda, rule) in deck_rules(deck) {
        let count = |faction| deck.cards.iter().filter(|it| it.faction == faction).count();
        let agenda = agenda.name.clone();
        let what = match rule {
            DeckRule::AtMost(most, faction) if usize::from(most) < count(faction) => {
                Wrong::AtMost { agenda, faction, found: count(faction), most }
            }
            DeckRule::AtLeast(least, faction) if count(faction) < usize::from(least) => {
                Wrong::AtLeast { agenda, faction, found: count(faction), least }
            }
            _ => continue,
        };
        problems.push(Problem::new(what, &[cite!("KZ Karty agend.0")]));
    }
}

fn deck_rules<'c>(deck: &Deck<'c>) -> impl Iterator<Item = (&'c Card, DeckRule)> {
    deck.agendas
        .clone()
        .into_iter()
        .flat_map(|it| it.deck_rules.iter().map(move |rule| (it, *rule)))
}

/// Seven, one of them perhaps twice; a limit on the card goes before.
fn plots(deck: &Deck<'_>, problems: &mut Vec<Problem>) {
    let found = deck.plots.len();
    if found != PLOTS {
        let rules = [cite!("KZ Tworzenie talii.3"), cite!("KZ Talia fabuły.0")];
        problems.push(Problem::new(Wrong::PlotCount { found }, &rules));
    }
    let repeated = by_title(&deck.plots).into_iter().filter(|(_, (_, _, found))| 1 < *found);
    let mut titles = Vec::new();
    for (title, (_, limit, found)) in repeated {
        titles.push(title.to_owned());
        if found <= usize::from(limit) {
            if 2 < found {
                rule!("KZ Limit w talii fabuły: X.2");
            }
            continue;
        }
        let what = Wrong::TooManyOfAPlot { card: title.to_owned(), found, most: limit };
        let rules: &[RuleId] = match limit {
            0 | 1 => {
                &[cite!("KZ Limit w talii fabuły: X.1"), cite!("KZ Limit w talii fabuły: X.0")]
            }
            2 => &[cite!("KZ Tworzenie talii.3"), cite!("KZ Talia fabuły.0")],
            _ => &[cite!("KZ Limit w talii fabuły: X.0")],
        };
        problems.push(Problem::new(what, rules));
    }
    if 1 < titles.len() {
        let rules = [
            cite!("KZ Talia fabuły.0"),
            cite!("KZ Tworzenie talii.3"),
            cite!("KZ Limit w talii fabuły: X.2"),
        ];
        problems.push(Problem::new(Wrong::SeveralDoubledPlots { titles }, &rules));
    } else if found == PLOTS {
        rule!("KZ Tworzenie talii.3");
        rule!("KZ Talia fabuły.0");
    }
}

fn size(deck: &Deck<'_>, problems: &mut Vec<Problem>) {
    match deck.cards.len() {
        found if found < LEAST => {
            problems.push(Problem::new(Wrong::TooFew { found }, &[cite!("KZ Tworzenie talii.4")]));
        }
        LEAST => rule!("KZ Tworzenie talii.4"),
        _ => rule!("KZ Tworzenie talii.5"),
    }
}

fn copies(deck: &Deck<'_>, problems: &mut Vec<Problem>) {
    for (title, (_, limit, found)) in by_title(&deck.cards) {
        if found <= usize::from(limit) {
            if usize::from(COPIES) < found {
                rule!("KZ Ograniczenia talii, Limit w talii: X.2");
            }
            continue;
        }
        let what = Wrong::TooManyCopies { card: title.to_owned(), found, most: limit };
        let rules: &[RuleId] = match limit {
            COPIES => {
                &[cite!("KZ Tworzenie talii.6"), cite!("KZ Ograniczenia talii, Limit w talii: X.0")]
            }
            ..COPIES => &[
                cite!("KZ Ograniczenia talii, Limit w talii: X.1"),
                cite!("KZ Ograniczenia talii, Limit w talii: X.0"),
            ],
            _ => &[cite!("KZ Ograniczenia talii, Limit w talii: X.0")],
        };
        problems.push(Problem::new(what, rules));
    }
}

/// Each title with a card of it, the smallest limit of its versions, and its number.
fn by_title<'c>(cards: &[&'c Card]) -> BTreeMap<&'c str, (&'c Card, u8, usize)> {
    let mut titles: BTreeMap<&str, (&Card, u8, usize)> = BTreeMap::new();
    for card in cards {
        let entry = titles.entry(&card.name).or_insert((card, card.deck_limit, 0));
        entry.1 = entry.1.min(card.deck_limit);
        entry.2 += 1;
    }
    titles
}

/// Every card is neutral, of the faction, or permitted by the agenda.
fn affiliation(deck: &Deck<'_>, problems: &mut Vec<Problem>) {
    for card in deck.plots.iter().chain(&deck.cards) {
        rule!("KZ Opis kart.7");
        if card.faction == Faction::Neutral {
            rule!("KZ Neutralne.0");
            continue;
        }
        if deck.factions.contains(&card.faction) {
            rule!("KZ Stronnictwo, Karty stronnictw.0.b");
            rule!("KZ Tworzenie talii.7");
            continue;
        }
        let faction = card.faction;
        let permits = |(_, rule)| rule == DeckRule::MayIncludeNonLoyal(faction);
        let permitted = card.kind != Kind::Plot && deck_rules(deck).any(permits);
        let name = card.name.clone();
        let problem = match (permitted, card.loyal) {
            (true, false) => continue,
            (_, true) => Problem::new(
                Wrong::Disloyal { card: name, faction },
                &[cite!("KZ Lojalna, Lojalność.0"), cite!("KZ Tworzenie talii.7")],
            ),
            (false, false) => Problem::new(
                Wrong::Foreign { card: name, faction },
                &[cite!("KZ Tworzenie talii.7")],
            ),
        };
        if !problems.contains(&problem) {
            problems.push(problem);
        }
    }
}
