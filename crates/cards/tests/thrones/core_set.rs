//! The Core Set against `core.csv`, a list of its facts and mechanics that was
//! put together without our cards: one row a code, the mechanic in a notation
//! of its own, where `||` parts abilities.

use std::collections::BTreeMap;

use cards::{
    builtin::thrones_core,
    lang::{Link, Word},
    thrones::{
        Ability, Active, Bonus, Card, DeckRule, Deed, Effect, Head, Icon, Limit, Mode, Names, Pick,
        Picked, Price, Set, Spelled, Step,
    },
};

const FACTS: &str = include_str!("core.csv");

type Row = BTreeMap<String, String>;

/// The rows by column; a field in quotes may hold commas and doubled quotes.
fn rows() -> Vec<Row> {
    let mut lines = FACTS.lines().map(fields);
    let head = lines.next().expect("the list has a head");
    lines.map(|line| head.iter().cloned().zip(line).collect()).collect()
}

fn fields(line: &str) -> Vec<String> {
    let mut fields = vec![String::new()];
    let mut quoted = false;
    let mut letters = line.chars().peekable();
    while let Some(letter) = letters.next() {
        let field = fields.last_mut().expect("there is a field from the start");
        match letter {
            '"' if quoted && letters.peek() == Some(&'"') => {
                letters.next();
                field.push('"');
            }
            '"' => quoted = !quoted,
            ',' if !quoted => fields.push(String::new()),
            other => field.push(other),
        }
    }
    fields
}

fn with_rows(look: impl Fn(&Card, &Row, &Names)) {
    let Set { cards, names, .. } = thrones_core();
    let rows = rows();
    assert_eq!((cards.len(), rows.len()), (211, 211));
    for (card, row) in cards.iter().zip(&rows) {
        assert_eq!(card.code, row["code"]);
        look(card, row, &names);
    }
}

fn shown<T: ToString>(value: Option<T>) -> String {
    value.map(|it| it.to_string()).unwrap_or_default()
}

#[test]
fn every_fact_of_every_card_is_that_of_the_list() {
    with_rows(|card, row, names| {
        let price = match card.cost {
            Some(Price::Gold(gold)) => gold.to_string(),
            Some(Price::ChosenX | Price::CostOfIt) => "X".to_owned(),
            None => String::new(),
        };
        let mut facts = vec![
            ("name", card.name.clone()),
            ("polish_name", shown(card.polish_name.as_ref())),
            ("type", card.kind.spelling().to_owned()),
            ("faction", faction(card)),
            ("loyal", u8::from(card.loyal).to_string()),
            ("unique", u8::from(card.unique).to_string()),
            ("cost", price),
            ("strength", shown(card.strength)),
            ("traits", traits(card, names)),
            ("keywords", keywords(card, names, ";")),
            ("plot_gold", shown(card.plot.map(|it| it.gold))),
            ("plot_initiative", shown(card.plot.map(|it| it.initiative))),
            ("plot_claim", shown(card.plot.map(|it| it.claim))),
            ("plot_reserve", shown(card.plot.map(|it| it.reserve))),
            ("deck_limit", card.deck_limit.to_string()),
            ("quantity", card.quantity.to_string()),
        ];
        let Bonus { gold, initiative, reserve } = card.bonus;
        let modifiers =
            [("income_mod", gold), ("initiative_mod", initiative), ("reserve_mod", reserve)];
        facts.extend(modifiers.map(|(key, by)| (key, shown(Some(by).filter(|it| *it != 0)))));
        let icons = Icon::ALL.iter().zip(["military", "intrigue", "power"]);
        facts.extend(icons.map(|(icon, key)| {
            let has = card.strength.map(|_| u8::from(card.icons.contains(*icon)));
            (key, shown(has))
        }));
        for (key, ours) in &facts {
            assert_eq!(*ours, row[*key], "{key} of {}", card.name);
        }
        // Every column is compared here, but the code (the zip) and the mechanic (below).
        assert_eq!(facts.len(), row.len() - 2);
    });
}

fn faction(card: &Card) -> String {
    match card.faction.spelling() {
        "Night's Watch" => "thenightswatch".to_owned(),
        name => name.to_lowercase(),
    }
}

fn traits(card: &Card, names: &Names) -> String {
    let list: Vec<&str> = card.traits.iter().map(|it| names.trait_name(*it)).collect();
    list.join(";")
}

fn keywords(card: &Card, names: &Names, joint: &str) -> String {
    let list: Vec<String> =
        card.keywords.iter().map(|it| Spelled::new(it, names).to_string()).collect();
    list.join(joint).replace("ambush (", "ambush(")
}

/// What the parts of a mechanic that are facts must say; the other parts are abilities.
fn is_fact(part: &str, card: &Card, names: &Names) -> bool {
    let attach = card.attach.as_ref().map(|it| Spelled::new(it, names).to_string());
    if let Some(listed) = part.strip_prefix("Keywords: ") {
        let listed = listed.replace('#', "");
        let (mut listed, ours): (Vec<_>, _) =
            (listed.split(", ").collect(), keywords(card, names, ", "));
        let mut ours: Vec<_> = ours.split(", ").collect();
        listed.sort_unstable();
        ours.sort_unstable();
        assert_eq!(ours, listed, "{}", card.name);
    } else if let Some(filter) = part.strip_prefix("attach only to ") {
        let attach = attach.unwrap_or_else(|| panic!("{} attaches to anything", card.name));
        let listed = filter.trim_matches(['{', '}']).replace("character, ", "");
        let listed = listed.replace(['#', '|'], " ").replace("Night'sWatch", "Night's Watch");
        for word in listed.split_whitespace() {
            assert!(attach.contains(word), "{}: {attach} lacks {word}", card.name);
        }
    } else if let Some(rule) = part.strip_prefix("DECK: ") {
        assert!(card.deck_rules.iter().any(|it| says(*it, rule)), "{}: {rule}", card.name);
    } else if let Some(x) = part.strip_prefix("gold cost X: ") {
        let price = if x.contains("chosen") { Price::ChosenX } else { Price::CostOfIt };
        assert_eq!(card.cost, Some(price), "{}", card.name);
    } else if let Some(listed) = part.strip_prefix("supports:") {
        let relations = card.relations.as_ref();
        let supports = relations.and_then(|it| it.supports).map_or("none", |it| names.title(it));
        let rivals: Vec<&str> =
            relations.iter().flat_map(|it| &it.rivals).map(|it| names.title(*it)).collect();
        let rivals = if rivals.is_empty() { "none".to_owned() } else { rivals.join(",") };
        assert_eq!(format!("{supports}; rivals:{rivals}"), listed, "{}", card.name);
    } else {
        // The values themselves are columns of their own.
        return ["gold +", "initiative +", "reserve +"].iter().any(|it| part.starts_with(it));
    }
    true
}

fn says(rule: DeckRule, listed: &str) -> bool {
    let listed = listed.replace("Night'sWatch", "Night's Watch");
    let (start, end) = match rule {
        DeckRule::AtMost(count, faction) => (format!("at most {count}"), faction),
        DeckRule::AtLeast(count, faction) => (format!("at least {count}"), faction),
        DeckRule::MayIncludeNonLoyal(faction) => ("may include non-loyal".to_owned(), faction),
    };
    listed.starts_with(&format!("{start} {} cards", end.spelling()))
}

/// The abilities of a card beside the parts of its mechanic that describe them.
fn with_abilities(look: impl Fn(&Card, &Ability, &str)) {
    with_rows(|card, row, names| {
        let mechanic = row["mechanic"].as_str();
        let parts: Vec<&str> = match mechanic {
            "(no text)" => Vec::new(),
            text => text.split(" || ").filter(|it| !is_fact(it, card, names)).collect(),
        };
        assert_eq!(card.abilities.len(), parts.len(), "{}: {mechanic}", card.name);
        for (ability, part) in card.abilities.iter().zip(parts) {
            look(card, ability, part);
        }
    });
}

#[test]
fn every_part_of_every_mechanic_is_an_ability_or_a_fact() {
    with_abilities(|card, ability, part| {
        let begins = match ability {
            Ability::Constant(_) => "Constant",
            Ability::Active(active) => match active.head {
                Head::Action => "Action",
                Head::MarshalingAction => "MarshalingAction",
                Head::ChallengesAction => "ChallengesAction",
                Head::DominanceAction => "DominanceAction",
                Head::Reaction => "Reaction",
                Head::ForcedReaction => "ForcedReaction",
                Head::Interrupt => "Interrupt",
                Head::ForcedInterrupt => "ForcedInterrupt",
                Head::WhenRevealed => "WhenRevealed",
                Head::Check => "StateCheck",
            },
        };
        let head = part.split([' ', '(', ':']).next().unwrap_or_default();
        assert_eq!(begins, head, "{}: {part}", card.name);
    });
}

fn actives(look: impl Fn(&Card, &Active, &str)) {
    with_abilities(|card, ability, part| {
        if let Ability::Active(active) = ability {
            look(card, active, part);
        }
    });
}

#[test]
fn limits_and_costs_are_those_of_the_list() {
    actives(|card, active, part| {
        let listed = part.rsplit_once("; ").map(|(_, last)| last);
        let ours = active.limit.map(|Limit { by_title, times, span }| {
            format!("{} {times}/{}", if by_title { "max" } else { "limit" }, span.spelling())
        });
        let listed = listed.filter(|it| it.starts_with("max ") || it.starts_with("limit "));
        assert_eq!(ours.as_deref(), listed, "{}: {part}", card.name);
        let (_, cost) = part.split_once(" cost(").unwrap_or_default();
        let costs = if cost.is_empty() {
            0
        } else {
            1 + cost.split(" =>").next().unwrap_or_default().matches(" + ").count()
        };
        assert_eq!(active.costs.len(), costs, "{}: {part}", card.name);
    });
}

/// Every effect of the steps, also of those inside others.
fn effects(steps: &[Step]) -> Vec<&Effect> {
    let mut all = Vec::new();
    for step in steps {
        all.push(&step.effect);
        match &step.effect {
            Effect::Delayed { steps, .. } => all.extend(effects(steps)),
            Effect::If { steps, otherwise, .. } => {
                all.extend(effects(steps));
                all.extend(effects(otherwise));
            }
            Effect::Either(ways) => all.extend(ways.iter().flat_map(|it| effects(it))),
            _ => {}
        }
    }
    all
}

#[test]
fn what_is_targeted_is_apart_from_what_is_selected() {
    actives(|card, active, part| {
        let before = part.split(" => ").next().unwrap_or_default();
        let count = |mode: Mode| {
            let targets = active.targets.iter();
            targets.filter(|it| it.mode == mode).count()
        };
        let chosen = usize::from(before.contains(" choose ") || before.contains(":=choose "))
            + usize::from(before.contains("each player choose "));
        let chosen = chosen.min(1);
        assert_eq!(count(Mode::Choose), chosen, "{}: {part}", card.name);
        let spared = usize::from(before.contains("choose(referential)"));
        assert_eq!(count(Mode::Spare), spared, "{}: {part}", card.name);
        let selected = usize::from(before.contains("select(untargeted)"));
        let effects = effects(&active.steps);
        let picks = |mode: Mode| {
            effects
                .iter()
                .filter(|it| matches!(it, Effect::Pick(pick) if pick.mode == mode))
                .count()
        };
        assert_eq!(picks(Mode::Select), selected, "{}: {part}", card.name);
        let later = part.split(" => ").skip(1).any(|it| it.contains("choose "));
        assert_eq!(picks(Mode::Choose), usize::from(later), "{}: {part}", card.name);
    });
}

#[test]
fn what_is_lasting_delayed_unsavable_or_hangs_together_is_so_in_the_list() {
    actives(|card, active, part| {
        let effects = effects(&active.steps);
        let any = |fits: fn(&Effect) -> bool| effects.iter().any(|it| fits(it));
        let name = &card.name;
        let lasting = any(|it| matches!(it, Effect::Lasting { .. }));
        assert_eq!(lasting, part.contains("until "), "{name}: {part}");
        let delayed = any(|it| matches!(it, Effect::Delayed { .. }));
        assert_eq!(delayed, part.contains("; AT "), "{name}: {part}");
        let instead = any(|it| matches!(it, Effect::Instead(_)));
        assert_eq!(instead, part.contains(" INSTEAD of the normal destination"), "{name}: {part}");
        let unsavable = any(|it| matches!(it, Effect::Do(Deed::Cards { saves: false, .. })));
        assert_eq!(unsavable, part.contains("(no save)"), "{name}: {part}");
        let then = active.steps.iter().any(|it| it.link == Link::Then);
        assert_eq!(then, part.contains("THEN "), "{name}: {part}");
        let by_each = active.targets.iter().any(
            |it| matches!(it, Pick { by, what: Picked::Cards { .. }, .. } if by.spelling() == "each player"),
        );
        assert_eq!(by_each, part.contains("each player choose"), "{name}: {part}");
    });
}
