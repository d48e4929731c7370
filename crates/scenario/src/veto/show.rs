//! What a failure prints: the table, and what was offered.

use ::veto::{Choice, Veto};
use kernel::{CardId, Game, Pending, Seat};

use super::{
    Speech,
    fact::Asked,
    seen::{Lying, Seen, Spot},
};

/// The table, one line a seat and one for what they share.
pub(super) fn table(speech: &Speech, game: &Veto) -> String {
    let view = game.view(None);
    let seen = Seen::of(game);
    let mut text = format!("round {}, {} kreski in the common pool", view.round, view.pool_kreski);
    if let Some(duel) = &view.duel {
        text += &format!(", duel {} : {}", duel.challenger.szabla, duel.challenged.szabla);
    }
    let seats = speech.seats.iter().zip(&view.seats).zip((0..).map(Seat));
    for ((name, facts), seat) in seats {
        let voice = if view.voice == Some(seat) { " (przy głosie)" } else { "" };
        let (kreski, dukaty, kredens) = (facts.kreski, facts.dukaty, facts.kredens_size);
        text += &format!("\n{name}{voice}: kreski {kreski}, dukaty {dukaty}, kredens {kredens}");
        for (word, spot) in Spot::NAMES {
            let here = seen.cards.iter().filter(|it| it.spot == spot && it.controller == seat);
            // What hangs on a card is told with that card.
            let own = here.filter(|it| spot != Spot::Attached || on_faction(&seen, it));
            let cards: Vec<String> = own.map(|it| card(speech, &seen, it)).collect();
            if !cards.is_empty() {
                text += &format!("; {word} {}", cards.join(", "));
            }
        }
    }
    text
}

fn on_faction(seen: &Seen, card: &Lying) -> bool {
    card.host.and_then(|it| seen.card(it)).is_some_and(|it| it.spot == Spot::Frakcja)
}

fn card(speech: &Speech, seen: &Seen, card: &Lying) -> String {
    let name = |it: &Lying| speech.catalog.def(it.def).card.name.clone();
    let mut hints: Vec<String> = Vec::new();
    if card.zaznaczona {
        hints.push("zaznaczona".to_owned());
    }
    for (word, spot) in [("on", Spot::Attached), ("under", Spot::Under)] {
        let hangs = seen.cards.iter().filter(|it| it.spot == spot && it.host == Some(card.id));
        let names: Vec<String> = hangs.map(name).collect();
        if !names.is_empty() {
            hints.push(format!("{word}: {}", names.join(", ")));
        }
    }
    let name = name(card);
    if hints.is_empty() { name } else { format!("{name} ({})", hints.join("; ")) }
}

/// Whom the engine asks, and every choice it offers, in the words of a scenario.
pub(super) fn offered(speech: &Speech, game: &Veto) -> Vec<String> {
    let Pending::Decision { seat, question } = game.pending() else {
        return vec!["nothing: the game is over".to_owned()];
    };
    let who = &speech.seats[usize::from(seat.0)];
    let seen = Seen::of(game);
    let mut choices = Vec::new();
    game.choices(&mut choices);
    let mut lines = vec![format!("{who} is asked: {}", Asked::of(question).word())];
    lines.extend(choices.iter().map(|it| format!("{who}: {}", words(speech, game, &seen, *it))));
    lines
}

fn words(speech: &Speech, game: &Veto, seen: &Seen, choice: Choice) -> String {
    let name = |id: CardId| match seen.card(id) {
        Some(card) => speech.catalog.def(card.def).card.name.clone(),
        None => "a hidden card".to_owned(),
    };
    match choice {
        Choice::Play { card, .. } => format!("play {}", name(card)),
        Choice::Underlay(card) => format!("lay {}", name(card)),
        Choice::ChangeField(card) => format!("move over {}", name(card)),
        Choice::Agitate(card) => format!("agitate with {}", name(card)),
        Choice::Challenge(card) => format!("challenge with {}", name(card)),
        Choice::Use { card, ability } => format!("use {} (ability {})", name(card), ability + 1),
        Choice::Borrow { card, of, ability } => {
            format!("use {} (ability {}) through {}", name(of), ability + 1, name(card))
        }
        Choice::Boost(card) => format!("boost with {}", name(card)),
        Choice::EndStint => if game.says_bene() { "bene" } else { "pas" }.to_owned(),
        Choice::Decline => "decline".to_owned(),
        Choice::Accept => "accept".to_owned(),
        Choice::Refuse => "refuse".to_owned(),
        Choice::Keep => "keep".to_owned(),
        Choice::Exchange => "exchange".to_owned(),
        Choice::Pick(card) => format!("choose {}", name(card)),
        Choice::DiscardCopy(card) => format!("discard {}", name(card)),
        Choice::Find(def) => format!("find {}", speech.catalog.def(def).card.name),
        Choice::Done => "choose nothing".to_owned(),
        Choice::Yes => "yes".to_owned(),
        Choice::No => "no".to_owned(),
        Choice::Way(way) => format!("way {}", way + 1),
        Choice::Bid(points) => format!("bid {points}"),
    }
}
