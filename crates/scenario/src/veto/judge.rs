//! Does it hold?

use ::veto::Veto;
use kernel::{Game, Pending, Seat};

use super::{
    Speech,
    fact::{Asked, CardFact, Fact, Pile, SeatFact, Trait},
    seen::{Lying, Seen, Spot},
};
use crate::story::equal;

/// Checks one fact.
///
/// # Errors
///
/// What holds instead, in words.
pub(super) fn holds(speech: &Speech, game: &Veto, fact: &Fact) -> Result<(), String> {
    let view = game.view(None);
    match fact {
        Fact::Seat(seat, fact) => seat_fact(speech, game, *seat, fact),
        Fact::Card(named, fact) => {
            let seen = Seen::of(game);
            let cards: Vec<&Lying> = seen.meant(named).collect();
            let name = &speech.catalog.def(named.def).card.name;
            match cards.as_slice() {
                [] => Err(format!("{name} is nowhere to be seen")),
                cards => {
                    let wrong = cards.iter().map(|it| card_fact(speech, &seen, it, fact));
                    // Of several copies one that fits is enough.
                    let all: Result<Vec<()>, String> = match wrong.clone().find(Result::is_ok) {
                        Some(_) => Ok(Vec::new()),
                        None => wrong.collect(),
                    };
                    all.map(|_| ()).map_err(|it| format!("{name} {it}"))
                }
            }
        }
        Fact::Duel(stands) => {
            let found = view.duel.map(|it| (it.challenger.szabla, it.challenged.szabla));
            let words = |it: Option<(i8, i8)>| match it {
                Some((one, other)) => format!("{one} : {other}"),
                None => "none".to_owned(),
            };
            equal("duel:", words(*stands), words(found))
        }
        Fact::Pool(pool) => equal("the common pool has", *pool, view.pool_kreski),
        Fact::Round(round) => equal("the round is", *round, view.round),
        Fact::Voice(seat) => {
            equal("przy głosie is", name(speech, Some(*seat)), name(speech, view.voice))
        }
        Fact::Winner(winner) => {
            let over = view.over.and_then(|(winner, ..)| winner);
            equal("the winner is", name(speech, *winner), name(speech, over))
        }
        Fact::Elekcja(seat) => {
            equal("the elekcja was announced by", name(speech, *seat), name(speech, view.election))
        }
        Fact::Stos(sources) => {
            let seen = Seen::of(game);
            let def = |handle| {
                let id = game.pointed(None, handle)?;
                seen.card(id).map(|it| it.def)
            };
            let found: Vec<u16> = view.stos.iter().rev().filter_map(|it| def(it.source)).collect();
            equal("on the stos lies", names(speech, sources), names(speech, &found))
        }
        Fact::Asked(seat, asked) => is_asked(speech, game, *seat, *asked),
    }
}

fn name(speech: &Speech, seat: Option<Seat>) -> String {
    match seat {
        Some(seat) => speech.seats[usize::from(seat.0)].clone(),
        None => "nobody".to_owned(),
    }
}

fn names(speech: &Speech, defs: &[u16]) -> String {
    let names: Vec<&str> =
        defs.iter().map(|it| speech.catalog.def(*it).card.name.as_str()).collect();
    if names.is_empty() { "nothing".to_owned() } else { names.join(", ") }
}

fn is_asked(speech: &Speech, game: &Veto, seat: Seat, wanted: Option<Asked>) -> Result<(), String> {
    let Pending::Decision { seat: asked, question } = game.pending() else {
        return Err("the game is over and nobody is asked".to_owned());
    };
    if asked != seat {
        return Err(format!("{} is asked", name(speech, Some(asked))));
    }
    let found = Asked::of(question);
    match wanted.is_none_or(|it| it == found) {
        true => Ok(()),
        false => {
            Err(format!("{} is asked something else: {}", name(speech, Some(seat)), found.word()))
        }
    }
}

fn seat_fact(speech: &Speech, game: &Veto, seat: Seat, fact: &SeatFact) -> Result<(), String> {
    let own = game.view(Some(seat));
    let view = &own.seats[usize::from(seat.0)];
    let who = name(speech, Some(seat));
    let seen = Seen::of(game);
    let lie = |spot: Spot| {
        let lying = seen.cards.iter().filter(move |it| it.spot == spot);
        lying.filter(move |it| match spot {
            Spot::Dwor | Spot::Lazaret | Spot::Zalnik => it.owner == seat,
            _ => it.controller == seat,
        })
    };
    match fact {
        SeatFact::Kreski(kreski) => equal(&format!("{who}'s kreski are"), *kreski, view.kreski),
        SeatFact::Dukaty(dukaty) => equal(&format!("{who}'s dukaty are"), *dukaty, view.dukaty),
        SeatFact::Dochod(dochod) => equal(&format!("{who}'s dochód is"), *dochod, view.income),
        SeatFact::Size(Pile::Kredens, size) => {
            equal(&format!("{who}'s kredens has"), *size, view.kredens_size.into())
        }
        SeatFact::Size(Pile::Spot(spot), size) => {
            equal(&format!("{who}'s {} has", spot.word()), *size, lie(*spot).count())
        }
        SeatFact::Has(spot, def, exactly) => {
            let whole = speech.catalog.whole(*def);
            let found = lie(*spot).filter(|it| it.is(*def) || whole == Some(it.def)).count();
            let card = &speech.catalog.def(*def).card.name;
            match exactly {
                Some(count) => {
                    equal(&format!("{who}'s {} has of {card}", spot.word()), *count, found)
                }
                None if found == 0 => Err(format!("{who}'s {} has no {card}", spot.word())),
                None => Ok(()),
            }
        }
        SeatFact::Controls(def, wanted) => {
            let is_it = |it: &::veto::ZiemiaView| {
                let id = game.pointed(Some(seat), it.ziemia);
                let face = id.and_then(|it| seen.card(it)).map(|it| it.def);
                face == Some(*def) && it.controlled_by == Some(seat)
            };
            let card = &speech.catalog.def(*def).card.name;
            match (own.ziemie.iter().any(is_it), wanted) {
                (true, false) => Err(format!("{who} controls {card}")),
                (false, true) => Err(format!("{who} does not control {card}")),
                _ => Ok(()),
            }
        }
        SeatFact::Sees(def, wanted) => {
            let open = own.cards.iter().any(|(_, it)| it.def == Some(*def));
            let shown = own.seats.iter().any(|it| it.dwor_known.contains(def));
            let card = &speech.catalog.def(*def).card.name;
            match (open || shown, wanted) {
                (true, false) => Err(format!("{who} sees {card}")),
                (false, true) => Err(format!("{who} does not see {card}")),
                _ => Ok(()),
            }
        }
    }
}

fn card_fact(speech: &Speech, seen: &Seen, card: &Lying, fact: &CardFact) -> Result<(), String> {
    let number = |what: &str, wanted: i32, found: Option<i32>| match found {
        Some(found) => equal(&format!("has {what}"), wanted, found),
        None => Err(format!("has no {what}")),
    };
    let host = card.host.and_then(|it| seen.card(it)).map(|it| it.def);
    let hangs = |wanted: u16, spot: Spot| {
        let there = card.spot == spot && host == Some(wanted);
        let name = &speech.catalog.def(wanted).card.name;
        if there { Ok(()) } else { Err(format!("is not at {name} ({})", card.spot.word())) }
    };
    match fact {
        CardFact::Zaznaczona(wanted) => {
            let word = |it: bool| if it { "zaznaczona" } else { "odznaczona" };
            equal("is", word(*wanted), word(card.zaznaczona))
        }
        CardFact::Szabla(szabla) => number("szabla", (*szabla).into(), card.szabla.map(Into::into)),
        CardFact::Kreski(kreski) => number("kreski", (*kreski).into(), card.kreski.map(Into::into)),
        CardFact::Lafa(lafa) => number("lafa", (*lafa).into(), card.lafa.map(Into::into)),
        CardFact::Trait(which, wanted) => {
            let name = Trait::NAMES.into_iter().find(|(_, it)| it == which);
            let found =
                card.traits.iter().find(|(it, _)| it == which).map(|(_, it)| i32::from(*it));
            number(name.map_or("", |(it, _)| it), (*wanted).into(), found)
        }
        CardFact::Zmeczona(wanted) => {
            let word = |it: bool| if it { "zmęczona" } else { "niezmęczona" };
            equal("is", word(*wanted), word(card.zmeczona))
        }
        CardFact::In(spot) => match card.spot == *spot {
            true => Ok(()),
            false => Err(format!("is elsewhere: {}, not {}", card.spot.word(), spot.word())),
        },
        CardFact::On(host) => hangs(*host, Spot::Attached),
        CardFact::Under(host) => hangs(*host, Spot::Under),
    }
}
