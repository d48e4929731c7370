//! 4.2.5 — Insight, intimidate, pillage and renown, in the first player's order.

use kernel::CardId;
use rulebook::rule;

use crate::{
    catalog::word,
    choice::{Choice, KeywordType, Question},
    event::Event,
    flow::{Flow, Member, Play, Step, What},
    table::{self, NOBODY, Side, Table},
};

fn bit(keyword: KeywordType) -> u16 {
    match keyword {
        KeywordType::Insight => word::INSIGHT,
        KeywordType::Intimidate => word::INTIMIDATE,
        KeywordType::Pillage => word::PILLAGE,
        KeywordType::Renown => word::RENOWN,
    }
}

/// Those who take part on the side of the winner.
fn winners(table: &Table) -> impl Iterator<Item = CardId> + '_ {
    let side = table.challenge.and_then(|it| {
        let winner = it.winner?;
        Some(if winner == it.attacker { Side::Attacking } else { Side::Defending })
    });
    side.into_iter().flat_map(|it| table::participants(table, it))
}

/// The winner's participants that have this keyword.
fn bearers(table: &Table, keyword: KeywordType) -> impl Iterator<Item = CardId> + '_ {
    winners(table).filter(move |it| table::keywords(table, *it) & bit(keyword) != 0)
}

/// The types that are still to be resolved.
fn due(table: &Table) -> impl Iterator<Item = KeywordType> + '_ {
    let borne = winners(table).fold(0, |bits, it| bits | table::keywords(table, it));
    let left = borne & !table.challenge.map_or(0, |it| it.keywords_done);
    KeywordType::ALL.into_iter().filter(move |it| left & bit(*it) != 0 && applies(table, *it))
}

/// Whom intimidate could kneel.
fn intimidated(table: &Table) -> impl Iterator<Item = CardId> + '_ {
    let challenge = table.challenge;
    let loser = challenge.and_then(|it| it.loser());
    loser.into_iter().flat_map(|it| table.characters(it)).filter(move |it| {
        let margin = challenge.map_or(0, |it| i16::from(it.margin));
        !table.card(*it).kneeling && table::strength(table, *it) <= margin
    })
}

/// Could the keyword do anything for the winner who bears it?
fn applies(table: &Table, keyword: KeywordType) -> bool {
    let Some(challenge) = table.challenge else { return false };
    let Some(winner) = challenge.winner else { return false };
    match keyword {
        KeywordType::Insight => !table.player(winner).deck.is_empty(),
        KeywordType::Intimidate => {
            winner == challenge.attacker && intimidated(table).next().is_some()
        }
        KeywordType::Pillage => {
            challenge.loser().is_some_and(|it| !table.player(it).deck.is_empty())
        }
        KeywordType::Renown => true,
    }
}

pub(crate) fn order_choices(table: &Table, into: &mut Vec<Choice>) {
    into.extend(due(table).map(Choice::Keyword));
}

pub(crate) fn next(play: &mut Play<'_>) {
    let mut due = due(play.t);
    let found = (due.next(), due.next());
    drop(due);
    match found {
        (None, _) => play.pop(),
        (Some(keyword), None) => begin(play, keyword),
        _ => {
            let first = play.t.first;
            play.ask(first, Question::KeywordOrder);
        }
    }
}

pub(crate) fn answer_order(play: &mut Play<'_>, choice: Choice) {
    if let Choice::Keyword(keyword) = choice {
        rule!("KZ 4.2.5");
        begin(play, keyword);
    }
}

fn begin(play: &mut Play<'_>, keyword: KeywordType) {
    if let Some(challenge) = &mut play.t.challenge {
        challenge.keywords_done |= bit(keyword);
    }
    play.flow.picked.clear();
    play.step(Step::UseKeyword(keyword));
}

pub(crate) fn choices(table: &Table, flow: &Flow, keyword: KeywordType, into: &mut Vec<Choice>) {
    if keyword == KeywordType::Intimidate {
        into.extend(intimidated(table).map(Choice::Pick));
    } else {
        let free = bearers(table, keyword).filter(|it| !flow.picked.contains(*it));
        into.extend(free.map(Choice::Pick));
    }
    into.push(Choice::Done);
}

/// Each instance is for its controller to use or not.
pub(crate) fn offer(play: &mut Play<'_>, keyword: KeywordType) {
    let Some(winner) = play.t.challenge.and_then(|it| it.winner) else { return play.pop() };
    let left = bearers(play.t, keyword).any(|it| !play.flow.picked.contains(it));
    if left || keyword == KeywordType::Intimidate {
        rule!("KZ Zdolności.3");
        rule!("KZ Może.0");
        rule!("KZ Słowo kluczowe.0");
        rule!("KZ Słowo kluczowe.2");
        play.ask(winner, Question::Keyword(keyword));
    } else {
        resolve(play, keyword);
    }
}

pub(crate) fn answer(play: &mut Play<'_>, keyword: KeywordType, choice: Choice) {
    match choice {
        Choice::Pick(card) => {
            play.flow.picked.put_on_top(card);
            if keyword == KeywordType::Intimidate {
                resolve(play, keyword);
            }
        }
        _ => resolve(play, keyword),
    }
}

/// All instances of the type together.
fn resolve(play: &mut Play<'_>, keyword: KeywordType) {
    play.pop();
    let picked = play.flow.picked;
    play.flow.picked.clear();
    let Some(challenge) = play.t.challenge else { return };
    let (Some(winner), Some(loser)) = (challenge.winner, challenge.loser()) else { return };
    if picked.is_empty() {
        return;
    }
    play.tell(Event::Keyword { seat: winner, keyword });
    let from = play.flow.members.len();
    match keyword {
        KeywordType::Insight => {
            rule!("KZ Intuicja.0");
            let drawn = Member::new(What::Drew, winner).amount(picked.len() as u8);
            play.flow.members.push(drawn);
        }
        KeywordType::Renown => {
            rule!("KZ Renoma.0");
            for card in picked.iter() {
                let gain = Member::new(What::PowerGained, winner).card(card).amount(1);
                play.flow.members.push(gain);
            }
        }
        KeywordType::Intimidate => {
            rule!("KZ Zastraszanie.0");
            rule!("KZ Zastraszanie.1");
            for card in picked.iter() {
                play.flow.members.push(Member::new(What::Knelt, loser).card(card));
            }
        }
        KeywordType::Pillage => {
            rule!("KZ Grabież.0");
            for by in picked.iter() {
                let deck = play.t.player(loser).deck;
                let taken = play.flow.members.len() - from;
                let Some(card) = deck.iter().rev().nth(taken) else { break };
                play.flow.members.push(Member::new(What::Pillaged, loser).card(card).by(by));
            }
        }
    }
    debug_assert!(picked.iter().all(|it| it != NOBODY), "only cards are picked");
    play.occur_alone(from);
}
