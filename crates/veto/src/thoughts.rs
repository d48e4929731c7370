//! What a player might think of doing, before any judge is asked: what plainly
//! cannot be done is passed over.

use cards::veto::Kind;
use kernel::{CardId, Seat};

use crate::{
    ch5_runda::r504_zagrywanie::KOPIA,
    ch7_slowa::r700_zamek,
    choice::Choice,
    table::{ObjectKind, Place, Table},
};

/// Every czyn and drobiazg of the seat przy głosie, then bene or pas.
pub(crate) fn stint(table: &Table, seat: Seat, into: &mut Vec<Choice>) {
    let kompania = &table.seats[seat];
    for card in kompania.dwor.iter() {
        match table.kind(card) {
            Kind::Postac | Kind::Oddzial if table.czyn_used => {}
            Kind::Sztych | Kind::Przymierze => into.push(Choice::Underlay(card)),
            _ => {
                let ways = table.facts(card).plays(table.rules());
                ways.each(|way| into.push(Choice::Play { card, way }));
            }
        }
    }
    if !table.czyn_used {
        for card in kompania.pole.iter() {
            deeds(table, card, into);
        }
    }
    if table.rules().copies_of_use && !table.czyn_used {
        let postacie = kompania.dwor.iter().filter(|it| table.kind(*it) == Kind::Postac);
        let copies = postacie.filter(|it| table.might_have_namesake(*it));
        into.extend(copies.map(Choice::DiscardCopy));
    }
    for card in przymierza(table, seat) {
        let ways = table.facts(card).plays(table.rules());
        ways.each(|way| into.push(Choice::Play { card, way }));
    }
    for card in table.usable.iter() {
        if table.user(card) == Some(seat) {
            let tapped = table.card(card).zaznaczona;
            let abilities = table.facts(card).actions(tapped, table.czyn_used);
            abilities.each(|ability| into.push(Choice::Use { card, ability }));
        }
    }
    r700_zamek::thoughts(table, seat, false, into);
    if table.catalog.0.works_elsewhere() {
        for card in kompania.lazaret.iter().chain(kompania.zalnik.iter()) {
            let facts = table.facts(card);
            facts.elsewhere().each(|way| {
                into.push(match facts.is_played {
                    true => Choice::Play { card, way },
                    false => Choice::Use { card, ability: way },
                });
            });
        }
    }
    into.push(Choice::EndStint);
}

/// The przymierza this seat has laid under postacie.
fn przymierza(table: &Table, seat: Seat) -> impl Iterator<Item = CardId> + '_ {
    let attached = if table.rules().keywords.have_rules() {
        table.seats[seat].attached.as_slice()
    } else {
        &[]
    };
    let is_przymierze = |it: &CardId| table.kind(*it) == Kind::Przymierze;
    attached.iter().copied().filter(is_przymierze)
}

/// What a postać or an oddział in play may do besides its abilities.
fn deeds(table: &Table, card: CardId, into: &mut Vec<Choice>) {
    if table.card(card).zaznaczona {
        return;
    }
    match table.kind(card) {
        Kind::Postac => {}
        Kind::Oddzial => {
            return into.extend([Choice::ChangeField(card), Choice::Challenge(card)]);
        }
        _ => return,
    }
    if table.rules().karmazyni {
        into.push(Choice::ChangeField(card));
    }
    into.extend([Choice::Agitate(card), Choice::Challenge(card)]);
}

/// Every replika this seat might think of beginning in the window that is open.
pub(crate) fn window(table: &Table, seat: Seat, into: &mut Vec<Choice>) {
    let moment = table.okno.moment;
    let repliki = table.seats[seat].repliki.iter();
    let fits = |it: &CardId| moment.is_some_and(|at| table.facts(*it).moments.contains(at));
    repliki.filter(fits).for_each(|it| replika(table, it, into));
    into.push(Choice::Decline);
}

/// The ways of playing or using this card in answer to something.
fn replika(table: &Table, card: CardId, into: &mut Vec<Choice>) {
    let ways = table.facts(card).answering();
    match table.card(card).place {
        Place::Dwor | Place::Under => ways.each(|way| into.push(Choice::Play { card, way })),
        place if place == Place::Stos || table.in_play(card) => {
            ways.each(|ability| into.push(Choice::Use { card, ability }));
        }
        _ => {}
    }
}

/// Every replika this seat might think of on the top object.
pub(crate) fn repliki(table: &Table, seat: Seat, into: &mut Vec<Choice>) {
    let kompania = &table.seats[seat];
    let Some(top) = table.stos.last() else { return into.push(Choice::Decline) };
    let call = top.call(seat).filter(|it| kompania.can_answer(*it));
    let answers_it = |card| call.is_some_and(|it| table.facts(card).answers(it));
    let repliki = if call.is_some() { kompania.repliki.as_slice() } else { &[] };
    for card in repliki.iter().copied().filter(|it| answers_it(*it)) {
        replika(table, card, into);
    }
    r700_zamek::thoughts(table, seat, true, into);
    if top.kind == ObjectKind::Card
        && top.controller == seat
        && table.facts(top.source).answers_itself
    {
        let card = top.source;
        table.facts(card).answering().each(|ability| into.push(Choice::Use { card, ability }));
    }
    if top.kind == ObjectKind::Duel && table.rules().copies_of_use {
        let postacie = kompania.dwor.iter().filter(|it| table.kind(*it) == Kind::Postac);
        into.extend(postacie.map(|card| Choice::Play { card, way: KOPIA }));
    }
    if top.kind == ObjectKind::Agitacja && top.controller == seat {
        let cards = kompania.dwor.iter().chain(kompania.attached.iter());
        let sztychy = cards.filter(|it| table.kind(*it) == Kind::Sztych);
        into.extend(sztychy.map(Choice::Boost));
    }
    into.push(Choice::Decline);
}
