//! What has to hold at every decision: nothing lost, nothing doubled.

use cards::thrones::Kind;
use kernel::{CardId, Seat, SeatSet};

use super::{Bonuses, NOBODY, Place, Side, Table};
use crate::ability::{Acts, Hooks};

/// # Errors
///
/// The law that is broken, in words.
pub(crate) fn audit(table: &Table) -> Result<(), String> {
    let mut found = vec![0_u8; table.cards.len()];
    for (seat, player) in (0_u8..).zip(&table.players) {
        let piles: [(&[CardId], &[Place]); 8] = [
            (player.deck.as_slice(), &[Place::Deck]),
            (player.hand.as_slice(), &[Place::Hand]),
            (player.discard.as_slice(), &[Place::Discard]),
            (player.dead.as_slice(), &[Place::Dead]),
            (player.play.as_slice(), &[Place::Play, Place::Attached, Place::SetUp]),
            (player.duplicates.as_slice(), &[Place::Duplicate]),
            (player.plots.as_slice(), &[Place::PlotDeck]),
            (player.used_plots.as_slice(), &[Place::Used]),
        ];
        let alone = [
            (player.plot, Place::Revealed),
            (player.chosen, Place::PlotChosen),
            (player.faction, Place::Faction),
            (player.agenda, Place::Agenda),
        ];
        let alone = alone.into_iter().filter(|(card, _)| *card != NOBODY);
        let piled =
            piles.iter().flat_map(|(cards, places)| cards.iter().map(move |it| (*it, *places)));
        for (card, places) in piled {
            found[card.index()] += 1;
            let state = table.card(card);
            let whose = if state.place.in_play() { state.controller } else { state.owner };
            if !places.contains(&state.place) || whose.0 != seat {
                return Err(format!("{card:?} lies with seat {seat} in {places:?}: {state:?}"));
            }
        }
        for (card, place) in alone {
            found[card.index()] += 1;
            if table.card(card).place != place {
                return Err(format!("{card:?} is not {place:?}"));
            }
        }
        secrets(table, seat)?;
    }
    for card in table.ids() {
        let place = table.card(card).place;
        let piled = !matches!(place, Place::UnderWay | Place::Removed);
        if found[card.index()] != u8::from(piled) {
            return Err(format!("{card:?} ({place:?}) lies in {} piles", found[card.index()]));
        }
    }
    tokens_and_hosts(table)?;
    shortcuts(table)
}

/// What is kept beside the cards, so as not to be looked up again and again, agrees with them.
fn shortcuts(table: &Table) -> Result<(), String> {
    for (seat, player) in (0_u8..).zip(&table.players) {
        let faceup = |it: &CardId| table.card(*it).place != Place::SetUp;
        let acts = |it: &CardId| table.card(*it).acts != Acts::NEVER && faceup(it);
        if !player.play.iter().filter(acts).eq(player.acting.iter()) {
            return Err(format!("the acting cards of seat {seat} are not {:?}", player.acting));
        }
        let character = |it: &CardId| table.kind(*it) == Kind::Character && faceup(it);
        if !player.play.iter().filter(character).eq(player.characters.iter()) {
            return Err(format!("the characters of seat {seat} are not {:?}", player.characters));
        }
        let mut bonuses = Bonuses::default();
        player.play.iter().filter(faceup).for_each(|it| bonuses.add(table.def(it).bonus));
        if bonuses != *player.bonuses {
            return Err(format!("the cards of seat {seat} add {bonuses:?}"));
        }
        let mut hooks = Hooks::default();
        player.actors().for_each(|it| hooks.join(&table.text(it).hooks));
        hooks.ambush = player.hooks.ambush;
        if hooks != player.hooks && !table.out.contains(Seat(seat)) {
            return Err(format!("the cards of seat {seat} answer {hooks:?}: {:?}", player.hooks));
        }
        if player.anywhere != player.hooks_anywhere() {
            return Err(format!("seat {seat} can do something when {:?}", player.anywhere));
        }
        if player.dead.iter().any(|it| !player.dead_titles.may_have(table.card(it).title)) {
            return Err(format!("a dead card of seat {seat} is not among the dead titles"));
        }
    }
    if table.ids().any(|it| table.card(it).acts != table.text(it).acts) {
        return Err("a card acts at other times than its text says".to_owned());
    }
    let faceup = |it: &CardId| table.card(*it).place != Place::SetUp;
    if table.in_play().filter(faceup).any(|it| !table.titles.may_have(table.card(it).title)) {
        return Err("a card in play is not among the titles in play".to_owned());
    }
    let mask = table.statics.iter().fold(0, |bits, it| bits | table.text(it.source).mask);
    if mask != table.static_mask {
        return Err(format!("constants of the kinds {mask:b} hold, not {:b}", table.static_mask));
    }
    Ok(())
}

/// Only cards in play bear tokens, kneel, take part or have a host.
fn tokens_and_hosts(table: &Table) -> Result<(), String> {
    for id in table.ids() {
        let card = table.card(id);
        if !card.place.in_play() && (card.power != 0 || card.tokens != [0; 3] || card.kneeling) {
            return Err(format!("{id:?} has something on it out of play"));
        }
        if card.side != Side::None && (card.place != Place::Play || table.challenge.is_none()) {
            return Err(format!("{id:?} takes part in nothing"));
        }
        let hangs = matches!(card.place, Place::Attached | Place::Duplicate);
        let there = card.host != NOBODY && table.card(card.host).place.in_play();
        if hangs != (card.host != NOBODY) || (hangs && !there) {
            return Err(format!("{id:?} hangs on nothing in play: {card:?}"));
        }
        if card.place == Place::Duplicate && table.card(card.host).controller != card.controller {
            return Err(format!("{id:?} is a duplicate under somebody else's card"));
        }
    }
    Ok(())
}

/// The counts of unseen cards are right.
fn secrets(table: &Table, seat: u8) -> Result<(), String> {
    let player = &table.players[usize::from(seat)];
    let secret = |it: &CardId| table.card(*it).known_to != SeatSet::ALL;
    let in_hand = player.hand.iter().filter(secret).count();
    if in_hand != usize::from(player.secret_hand) {
        return Err(format!("seat {seat} has {in_hand} secret cards, not {}", player.secret_hand));
    }
    let repertoire = &table.repertoires.0[usize::from(seat)];
    for place in 0..repertoire.len() {
        let def = repertoire.def(place);
        let hidden = player.hand.iter().chain(player.deck.iter()).filter(secret);
        let count = hidden.filter(|it| table.card(*it).def == def).count();
        if count != usize::from(player.unseen[place]) {
            return Err(format!("seat {seat} has {count} unseen copies of {def}"));
        }
    }
    Ok(())
}
