//! What is wrong with a deck or its list, in the reader's language.

use decks::{Saying, Value};
use rulebook::RuleId;

use crate::texts::{Args, Texts, arg};

/// The sentence, and the rule a judge would quote.
pub(crate) fn told(texts: &Texts, what: &Saying, rule: Option<RuleId>) -> String {
    let args: Args<'_> = what
        .args
        .iter()
        .map(|(name, value)| match value {
            Value::Number(number) => arg(name, *number),
            Value::Text(text) => arg(name, text.as_str()),
        })
        .collect();
    let text = texts.find(&format!("fault-{}", what.key), &args);
    let text = text.unwrap_or_else(|| what.plain.clone());
    match rule {
        Some(rule) => format!("{text} ({rule})"),
        None => text,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::texts::Lang;
    use cards::{thrones::Faction, veto::Kind};
    use decks::{ListMistake, Misread, mount_and_blade, thrones, veto};
    use rulebook::cite;

    fn lines() -> Vec<Saying> {
        let (name, alliance) = ("Ława".to_owned(), "Liga".to_owned());
        let all = [
            Misread::Number { most: 250 },
            Misread::NoCard,
            Misread::UnknownCard,
            Misread::UnknownSet,
            Misread::Ambiguous { choices: vec!["A".to_owned(), "B".to_owned()] },
            Misread::NoSuchFormat,
            Misread::NoStrategy,
            Misread::NoFaction { name },
            Misread::Count { found: 2, said: 3 },
            Misread::OtherAlliance { alliance: alliance.clone() },
            Misread::AllianceNotSaid { alliance },
            Misread::NotOfADeck,
        ];
        let line = |(at, what): (usize, Misread)| {
            let suggestion = (at % 2 == 0).then(|| "Łuk".to_owned());
            ListMistake { line: at, source: "3x Kuk".to_owned(), what, suggestion, rule: None }
                .said()
        };
        all.into_iter().enumerate().map(line).collect()
    }

    fn of_veto() -> Vec<Saying> {
        use veto::Wrong::*;
        let card = || "Łuk".to_owned();
        let all = [
            NoFactionCard,
            SeveralFactionCards { found: 2 },
            FactionsNotChosen { found: 1, expected: 2 },
            SeveralStrategies { found: 2 },
            StrategyNotAllowed { card: card() },
            LaidOutBeforeTheGame { card: card() },
            TooFew { found: 59, least: 60 },
            SakwaSize { found: 14, expected: 15 },
            NoSakwa { found: 3 },
            TooManyCopies { name: card(), found: 4, most: 3 },
            LegendaryTwice { name: card(), found: 2 },
            TooManyLegendary { found: 5, most: 4 },
            Alliances { found: vec!["Liga".to_owned(), "Inny".to_owned()] },
            Foreign { card: card(), factions: "Osmanowie".to_owned() },
            Disloyal { card: card(), factions: "Osmanowie".to_owned() },
            Disloyal { card: card(), factions: String::new() },
            Biesiadny { card: card() },
            NotLegal { card: card() },
            Banned { card: card() },
            NotInZestaw { card: card(), found: 2, registered: 1 },
            OfATeamMate { card: card() },
            NotThere { card: card() },
            UnequalExchange { out: 2, into: 1 },
            NotNow,
            SameFaction { faction: "Osmanowie".to_owned() },
            SameStrategy { card: card() },
        ];
        let fixed = [
            mount_and_blade::Problem::FactionCardInside { card: card() },
            mount_and_blade::Problem::WrongFaction { faction: "Osmanowie".to_owned() },
            mount_and_blade::Problem::OpponentsCard { card: card() },
            mount_and_blade::Problem::Count { kind: Kind::Posesja, found: 3, expected: 4 },
            mount_and_blade::Problem::NotInThePart { card: card(), found: 2, expected: 1 },
            mount_and_blade::Problem::SameFactionTwice,
        ];
        let said = |what| veto::Problem { what, rules: vec![cite!("PC 2.1.2")] }.said();
        all.into_iter().chain(fixed.map(Fixed)).map(said).collect()
    }

    fn of_thrones() -> Vec<Saying> {
        use thrones::Wrong::*;
        let (card, faction) = (|| "The Hand".to_owned(), Faction::Stark);
        let all = [
            FactionCards { found: 2 },
            NoFaction { name: "Neutral".to_owned() },
            SeveralAgendas { found: 2 },
            PlotCount { found: 6 },
            SeveralDoubledPlots { titles: vec![card(), "A Noble Cause".to_owned()] },
            TooManyOfAPlot { card: card(), found: 3, most: 2 },
            TooFew { found: 59 },
            TooManyCopies { card: card(), found: 4, most: 3 },
            Foreign { card: card(), faction },
            Disloyal { card: card(), faction },
            AtMost { agenda: card(), faction, found: 9, most: 8 },
            AtLeast { agenda: card(), faction, found: 11, least: 12 },
        ];
        let rules = vec![cite!("KZ Tworzenie talii.1")];
        all.into_iter().map(|what| thrones::Problem { what, rules: rules.clone() }.said()).collect()
    }

    /// English is what the library says itself; Polish is there and misses no argument.
    #[test]
    fn every_fault_has_its_words_in_both_languages() {
        let (english, polish) = (Texts::new(Lang::En), Texts::new(Lang::Pl));
        let all = [lines(), of_veto(), of_thrones()].concat();
        for saying in &all {
            assert_eq!(told(&english, saying, None), saying.plain);
            let text = told(&polish, saying, Some(cite!("PC 2.1.2")));
            assert!(text != format!("{} (PC 2.1.2)", saying.plain), "{text}");
            assert!(!text.contains("{$") && text.ends_with(" (PC 2.1.2)"), "{text}");
            for (name, value) in saying.args.iter().filter(|it| it.0 != "near" && it.0 != "guess") {
                let shown = match value {
                    Value::Number(number) => number.to_string(),
                    Value::Text(text) => text.clone(),
                };
                assert!(text.contains(&shown), "{name} in {text}");
            }
        }
    }
}
