//! What a failure prints: the table, and what was offered.

use ::thrones::{Choice, DUPLICATE, Place, Thrones};
use cards::lang::Word;
use kernel::{CardId, Game, Pending, Seat};

use super::{
    Speech,
    action::Answer,
    fact::Asked,
    seen::{Lying, Seen},
};

/// The table, one line a seat and one for what they share.
pub(super) fn table(speech: &Speech, game: &Thrones) -> String {
    let view = game.view(None);
    let seen = Seen::of(game);
    let phase = view.phase.map_or("set-up", |it| it.spelling());
    let mut text = format!("round {}, {phase}", view.round);
    if let Some(challenge) = &view.challenge {
        let (icon, attack, defence) = (challenge.icon, challenge.attack, challenge.defence);
        text += &format!(", {} challenge {attack} : {defence}", icon.spelling());
    }
    for (facts, seat) in view.seats.iter().zip((0..).map(Seat)) {
        let first = if view.first == seat { " (first player)" } else { "" };
        let name = speech.name(Some(seat));
        let (gold, power, deck) = (facts.gold, facts.power, facts.deck_size);
        text += &format!("\n{name}{first}: gold {gold}, power {power}, deck {deck}");
        let zones = [
            ("hand", Place::Hand),
            ("play", Place::Play),
            ("discard", Place::Discard),
            ("dead", Place::Dead),
        ];
        for (word, place) in zones {
            let here = seen.cards.iter().filter(|it| it.view.place == place);
            let own = here.filter(|it| match place {
                Place::Play => it.view.controller == seat,
                _ => it.view.owner == seat,
            });
            let cards: Vec<String> = own.map(|it| card(speech, &seen, it)).collect();
            if !cards.is_empty() {
                text += &format!("; {word} {}", cards.join(", "));
            }
        }
    }
    text
}

fn card(speech: &Speech, seen: &Seen, card: &Lying) -> String {
    let name = |it: &Lying| speech.catalog.def(it.def).card.name.clone();
    let mut hints: Vec<String> = Vec::new();
    if card.view.kneeling {
        hints.push("kneeling".to_owned());
    }
    if card.view.power != 0 {
        hints.push(format!("power {}", card.view.power));
    }
    for (word, place) in [("on", Place::Attached), ("duplicate", Place::Duplicate)] {
        let hangs = |it: &&Lying| it.view.place == place && it.host == Some(card.id);
        let names: Vec<String> = seen.cards.iter().filter(hangs).map(name).collect();
        if !names.is_empty() {
            hints.push(format!("{word}: {}", names.join(", ")));
        }
    }
    let name = name(card);
    if hints.is_empty() { name } else { format!("{name} ({})", hints.join("; ")) }
}

/// Whom the engine asks, and every choice it offers, in the words of a scenario.
pub(super) fn offered(speech: &Speech, game: &Thrones) -> Vec<String> {
    let Pending::Decision { seat, question } = game.pending() else {
        return vec!["nothing: the game is over".to_owned()];
    };
    let who = speech.name(Some(seat));
    let seen = Seen::of(game);
    let mut choices = Vec::new();
    game.choices(&mut choices);
    let mut lines = vec![format!("{who} is asked: {}", Asked::of(question).word())];
    lines.extend(choices.iter().map(|it| format!("{who}: {}", words(speech, &seen, *it))));
    lines
}

fn words(speech: &Speech, seen: &Seen, choice: Choice) -> String {
    let of = |id: CardId| match seen.card(id) {
        Some(card) => speech.catalog.def(card.def).card.name.clone(),
        None => "a hidden card".to_owned(),
    };
    match choice {
        Choice::Keep => "keep".to_owned(),
        Choice::Mulligan => "mulligan".to_owned(),
        Choice::Pass => "pass".to_owned(),
        Choice::Marshal(card) => format!("marshal {}", of(card)),
        Choice::Ambush { card, gold } => format!("ambush {} for {gold}", of(card)),
        Choice::Play { card, ability, .. } => {
            format!("play {} (ability {})", of(card), ability + 1)
        }
        Choice::Use { card, ability: DUPLICATE, .. } => {
            let host = seen.card(card).and_then(|it| it.host).unwrap_or(card);
            format!("save {}", of(host))
        }
        Choice::Use { card, ability, .. } => format!("use {} (ability {})", of(card), ability + 1),
        Choice::Challenge { icon, against } => {
            format!("attack {} with … -> {}", icon.spelling(), speech.name(Some(against)))
        }
        Choice::Pick(card) => format!("choose {}", of(card)),
        Choice::Find(def) => format!("find {}", speech.catalog.def(def).card.name),
        Choice::Player(seat) => format!("choose {}", speech.name(Some(seat))),
        Choice::Icon(icon) => format!("choose {}", icon.spelling()),
        Choice::Kind(kind) => format!("choose {}", kind.spelling()),
        Choice::Number(number) => format!("choose {number}"),
        Choice::Way(way) => format!("way {}", way + 1),
        Choice::Keyword(keyword) => format!("order {keyword:?}").to_lowercase(),
        Choice::Done => "done".to_owned(),
        Choice::Yes => "yes".to_owned(),
        Choice::No => "no".to_owned(),
    }
}

/// What is answered, as the file says it.
pub(super) fn answer(speech: &Speech, answer: &Answer) -> String {
    match answer {
        Answer::Card(named) => speech.catalog.def(named.def).card.name.clone(),
        Answer::Player(seat) => speech.name(Some(*seat)),
        Answer::Icon(icon) => icon.spelling().to_owned(),
        Answer::Kind(kind) => kind.spelling().to_owned(),
        Answer::Number(number) => number.to_string(),
        Answer::Way(way) => format!("way {}", way + 1),
        Answer::Nothing => "nothing".to_owned(),
    }
}
