//! What has to hold at every decision: nothing lost, nothing doubled.

use cards::veto::{Head, Kind};
use kernel::{CardId, Zone};

use super::{AtMoments, Brief, Place, Table};
use crate::ability::Call;

/// `under_way` are the sources of abilities and plays being resolved.
///
/// # Errors
///
/// The law that is broken, in words.
pub(crate) fn audit(table: &Table, under_way: &[CardId]) -> Result<(), String> {
    let kreski: u32 = table.seats.iter().map(|(_, it)| u32::from(it.kreski)).sum();
    let all = u32::from(table.rules().kreski_pool);
    if kreski + u32::from(table.pool) != all {
        return Err(format!("{} kreski of {all}", kreski + u32::from(table.pool)));
    }
    let mut found = vec![0_u8; table.cards.len()];
    let mut count = |zone: &Zone, places: &[Place]| {
        for card in zone.iter() {
            found[card.index()] += 1;
            if !places.contains(&table.card(card).place) {
                return Err(format!("{card:?} lies in {places:?} and believes otherwise"));
            }
        }
        Ok(())
    };
    for (_, kompania) in table.seats.iter() {
        count(&kompania.kredens, &[Place::Kredens])?;
        count(&kompania.dwor, &[Place::Dwor])?;
        let pole_gry = [Place::Karmazyni, Place::Ziemie, Place::NaZiemi, Place::PrzyOddziale];
        count(&kompania.pole, &[&pole_gry[..], &[Place::Pole]].concat())?;
        count(&kompania.attached, &[Place::Attached, Place::Under, Place::Podlaczona])?;
        count(&kompania.lazaret, &[Place::Lazaret])?;
        count(&kompania.zalnik, &[Place::Zalnik])?;
        let beside = std::iter::once(kompania.frakcja).chain(kompania.strategia.0);
        count(&beside.collect(), &[Place::Frakcja])?;
    }
    for card in table.ids() {
        let zones = found[card.index()];
        let expected = u8::from(table.card(card).place != Place::Stos);
        if zones != expected {
            return Err(format!("{card:?} lies in {zones} zones"));
        }
    }
    if let Some(card) = table.ids().find(|it| table.kind(*it) != table.facts(*it).kind) {
        return Err(format!("{card:?} is taken for another kind of card"));
    }
    check_repliki(table)?;
    let brief_of = |it: CardId| Brief::of(table.facts(it), table.rules());
    if let Some(card) = table.ids().find(|it| table.card(*it).brief != brief_of(*it)) {
        return Err(format!("what is kept of {card:?} is not what its facts say"));
    }
    if table.beside != table.beside_anew() {
        return Err("what is kept beside the cards is not as they have it".to_owned());
    }
    // A game may end in the middle of an effect.
    if table.over.is_none() {
        check_stos(table, under_way)?;
    }
    check_hosts(table)?;
    check_pole_ziem(table)
}

fn check_repliki(table: &Table) -> Result<(), String> {
    for (seat, kompania) in table.seats.iter() {
        let belongs = |it: &CardId| {
            let (card, facts) = (table.card(*it), table.facts(*it));
            let hidden = matches!(card.place, Place::Dwor | Place::Kredens | Place::Under);
            let its = if hidden { card.owner } else { card.controller };
            let enters = card.place == Place::Stos && facts.answers_entering;
            let there = table.in_play(*it) || enters || hidden && facts.is_played;
            (its == seat || card.place == Place::Ziemie) && there && facts.begins(Head::Replika)
        };
        let listed = kompania.repliki.iter().filter(belongs).count();
        if listed != kompania.repliki.len() || listed != table.ids().filter(belongs).count() {
            return Err(format!("the repliki of {seat:?} are not those that are listed"));
        }
        let mut answering = [0; Call::COUNT];
        let calls = kompania.repliki.iter().flat_map(|it| table.facts(it).answered());
        calls.for_each(|it| answering[it.index()] += 1);
        let mut at_moments = AtMoments::default();
        kompania.repliki.iter().for_each(|it| at_moments.note(table.facts(it).moments));
        if answering != kompania.answering || at_moments != kompania.at_moments {
            return Err(format!("the repliki of {seat:?} are counted wrongly"));
        }
    }
    Ok(())
}

/// A card on its way is being played or resolved, or has been played in this duel.
fn check_stos(table: &Table, under_way: &[CardId]) -> Result<(), String> {
    for card in table.ids().filter(|it| table.card(*it).place == Place::Stos) {
        let on_stos = table.stos.iter().any(|it| it.source == card);
        let in_duel = table.duel.iter().flat_map(|it| &it.played).any(|(_, it)| *it == card);
        if !on_stos && !in_duel && !under_way.contains(&card) {
            return Err(format!("{card:?} is neither on the stos nor in the duel nor under way"));
        }
    }
    Ok(())
}

/// Only oddziały stand on ziemie, only postacie are attached to oddziały, markers
/// lie on cards in play, and a bitwa is fought by oddziały of two players.
fn check_pole_ziem(table: &Table) -> Result<(), String> {
    for card in table.ids() {
        let host = table.card(card).host.map(|it| table.kind(it));
        let right = match table.card(card).place {
            Place::Ziemie => table.kind(card) == Kind::Ziemia,
            Place::NaZiemi => (table.kind(card), host) == (Kind::Oddzial, Some(Kind::Ziemia)),
            Place::PrzyOddziale => (table.kind(card), host) == (Kind::Postac, Some(Kind::Oddzial)),
            _ => true,
        };
        if !right {
            return Err(format!("{card:?} does not belong where it stands"));
        }
    }
    if let Some((card, _)) = table.wojna.znaczniki.iter().find(|(it, _)| !table.in_play(*it)) {
        return Err(format!("{card:?} bears a marker outside the game"));
    }
    let Some(bitwa) = &table.wojna.bitwa else { return Ok(()) };
    for (seat, card) in bitwa.sides.iter().zip(bitwa.committed) {
        if card.is_some_and(|it| !table.fresh(bitwa, *seat).any(|fresh| fresh == it)) {
            return Err(format!("{card:?} was chosen and cannot fight"));
        }
    }
    Ok(())
}

fn check_hosts(table: &Table) -> Result<(), String> {
    for card in table.ids() {
        let state = table.card(card);
        let attached = matches!(
            state.place,
            Place::Attached
                | Place::Under
                | Place::NaZiemi
                | Place::PrzyOddziale
                | Place::Podlaczona
        );
        let there = state.host.is_some_and(|it: CardId| table.in_play(it));
        if attached != state.host.is_some() || (attached && !there) {
            return Err(format!("{card:?} hangs on nothing in play"));
        }
        let sztychy = table.under(card).filter(|it| table.kind(*it) == Kind::Sztych);
        if usize::from(state.under) != sztychy.count() {
            return Err(format!("{card:?} counts {} sztychy under it", state.under));
        }
        if state.zaznaczona && !table.in_play(card) {
            return Err(format!("{card:?} is zaznaczona outside the game"));
        }
    }
    Ok(())
}
