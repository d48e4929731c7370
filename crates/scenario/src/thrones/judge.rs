//! Does it hold?

use ::thrones::{CardView, Place, SeatView, Side, Thrones};
use cards::{lang::Word, thrones::Token};
use kernel::{Game, Pending, Seat};

use super::{
    Speech,
    fact::{Asked, CardFact, Fact, NUMBERS, Number, SeatFact},
    seen::{Lying, Seen, word},
};
use crate::story::equal;

/// Checks one fact.
///
/// # Errors
///
/// What holds instead, in words.
pub(super) fn holds(speech: &Speech, game: &Thrones, fact: &Fact) -> Result<(), String> {
    let view = game.view(None);
    let name = |seat: Option<Seat>| speech.name(seat);
    match fact {
        Fact::Seat(seat, fact) => seat_fact(speech, game, *seat, fact),
        Fact::Card(named, fact) => {
            let seen = Seen::of(game);
            let name = &speech.catalog.def(named.def).card.name;
            // Of several copies one that fits is enough.
            let mut wrong = None;
            for card in seen.meant(named) {
                match card_fact(speech, &seen, card, fact) {
                    Ok(()) => return Ok(()),
                    Err(other) => wrong = wrong.or(Some(format!("{name} {other}"))),
                }
            }
            Err(wrong.unwrap_or(format!("{name} is nowhere to be seen")))
        }
        Fact::Challenge(stands) => {
            let found = view.challenge.map(|it| (it.attack, it.defence));
            let words = |it: Option<(u16, u16)>| match it {
                Some((one, other)) => format!("{one} : {other}"),
                None => "none".to_owned(),
            };
            equal("challenge:", words(*stands), words(found))
        }
        Fact::Phase(phase) => {
            let found = view.phase.map_or("set-up", |it| it.spelling());
            equal("the phase is", phase.spelling(), found)
        }
        Fact::Round(round) => equal("the round is", *round, view.round),
        Fact::First(seat) => equal("first player is", name(Some(*seat)), name(Some(view.first))),
        Fact::Active(seat) => equal("active is", name(*seat), name(view.active)),
        Fact::Winner(winner) => {
            let over = view.over.and_then(|(winner, ..)| winner);
            equal("the winner is", name(*winner), name(over))
        }
        Fact::Asked(seat, asked) => is_asked(speech, game, *seat, *asked),
    }
}

impl Speech {
    pub(super) fn name(&self, seat: Option<Seat>) -> String {
        match seat {
            Some(seat) => self.seats[usize::from(seat.0)].clone(),
            None => "nobody".to_owned(),
        }
    }
}

fn is_asked(
    speech: &Speech,
    game: &Thrones,
    seat: Seat,
    wanted: Option<Asked>,
) -> Result<(), String> {
    let Pending::Decision { seat: asked, question } = game.pending() else {
        return Err("the game is over and nobody is asked".to_owned());
    };
    let found = Asked::of(question);
    if asked != seat {
        return Err(format!("{} is asked: {}", speech.name(Some(asked)), found.word()));
    }
    match wanted.is_none_or(|it| it == found) {
        true => Ok(()),
        false => {
            Err(format!("{} is asked something else: {}", speech.name(Some(seat)), found.word()))
        }
    }
}

fn number(view: &SeatView, number: Number) -> i32 {
    let [gold, initiative, claim, reserve] = view.plot_values.map(i32::from);
    match number {
        Number::Gold => view.gold.into(),
        Number::Power => view.power.into(),
        Number::Income => gold,
        Number::Initiative => initiative,
        Number::Claim => claim,
        Number::Reserve => reserve,
        Number::Deck => view.deck_size.into(),
        Number::Plots => view.plots_left.into(),
    }
}

fn seat_fact(speech: &Speech, game: &Thrones, seat: Seat, fact: &SeatFact) -> Result<(), String> {
    let own = game.view(Some(seat));
    let view = &own.seats[usize::from(seat.0)];
    let who = speech.name(Some(seat));
    let seen = Seen::of(game);
    let lie = |place: Place| {
        let lying = seen.cards.iter().filter(move |it| match place {
            Place::Play => matches!(it.view.place, Place::Play | Place::Attached),
            other => it.view.place == other,
        });
        lying.filter(move |it| match place {
            Place::Play => it.view.controller == seat,
            _ => it.view.owner == seat,
        })
    };
    let card = |def: u16| speech.catalog.def(def).card.name.clone();
    match fact {
        SeatFact::Number(which, wanted) => {
            let word = NUMBERS.iter().find(|(_, it)| it == which).map_or("", |(word, _)| word);
            equal(&format!("{who}'s {word} is"), *wanted, number(view, *which))
        }
        SeatFact::Size(place, size) => {
            equal(&format!("{who}'s {} has", word(*place)), *size, lie(*place).count())
        }
        SeatFact::Has(place, def, exactly) => {
            let found = lie(*place).filter(|it| it.def == *def).count();
            let what = format!("{who}'s {} has of {}", word(*place), card(*def));
            match exactly {
                Some(count) => equal(&what, *count, found),
                None if found == 0 => Err(format!("{what} none")),
                None => Ok(()),
            }
        }
        SeatFact::Order(place, wanted) => {
            let pile = match place {
                Place::Dead => &view.dead,
                Place::Used => &view.used_plots,
                _ => &view.discard,
            };
            let def =
                |handle| own.cards.iter().find(|(it, _)| it == handle).and_then(|it| it.1.def);
            let found: Vec<u16> = pile.iter().rev().filter_map(def).collect();
            let words =
                |defs: &[u16]| defs.iter().map(|it| card(*it)).collect::<Vec<_>>().join(" / ");
            equal(&format!("{who}'s {} is", word(*place)), words(wanted), words(&found))
        }
        SeatFact::Sees(def, wanted) => {
            let open = own.cards.iter().any(|(_, it)| it.def == Some(*def));
            let shown = own.seats.iter().any(|it| it.hand_known.contains(def));
            match (open || shown, wanted) {
                (true, false) => Err(format!("{who} sees {}", card(*def))),
                (false, true) => Err(format!("{who} does not see {}", card(*def))),
                _ => Ok(()),
            }
        }
        SeatFact::Eliminated if view.eliminated => Ok(()),
        SeatFact::Eliminated => Err(format!("{who} is still in the game")),
    }
}

fn tokens(view: &CardView, token: Token) -> u8 {
    match token {
        Token::Power => view.power,
        other => view.tokens[other as usize - 1],
    }
}

fn card_fact(speech: &Speech, seen: &Seen, card: &Lying, fact: &CardFact) -> Result<(), String> {
    let view = &card.view;
    let side = |it: Side| match it {
        Side::None => "not taking part",
        Side::Attacking => "attacking",
        Side::Defending => "defending",
    };
    match fact {
        CardFact::Kneeling(wanted) => {
            let word = |it: bool| if it { "kneeling" } else { "standing" };
            equal("is", word(*wanted), word(view.kneeling))
        }
        CardFact::Strength(wanted) => match view.strength {
            Some(found) => equal("has STR", *wanted, found),
            None => Err("has no STR".to_owned()),
        },
        CardFact::Tokens(token, wanted) => {
            equal(&format!("has {}", token.spelling()), *wanted, tokens(view, *token))
        }
        CardFact::Icon(icon, wanted) => {
            let has = view.icons >> (*icon as u8) & 1 == 1;
            let word =
                |it: bool| format!("{} {}", if it { "has" } else { "lacks" }, icon.spelling());
            equal("it", word(*wanted), word(has))
        }
        CardFact::Attacking => equal("is", side(Side::Attacking), side(view.side)),
        CardFact::Defending => equal("is", side(Side::Defending), side(view.side)),
        CardFact::TakesPart(wanted) => {
            let word = |it: bool| if it { "taking part" } else { "not taking part" };
            equal("is", word(*wanted), word(view.side != Side::None))
        }
        CardFact::Blank(wanted) => {
            let word = |it: bool| if it { "blank" } else { "not blank" };
            equal("is", word(*wanted), word(view.blank))
        }
        CardFact::Duplicates(wanted) => equal("has duplicates:", *wanted, view.duplicates.len()),
        CardFact::In(place) => match view.place == *place {
            true => Ok(()),
            false => Err(format!("is elsewhere: {}, not {}", word(view.place), word(*place))),
        },
        CardFact::On(wanted) => {
            let host = card.host.and_then(|it| seen.card(it)).map(|it| it.def);
            let name = &speech.catalog.def(*wanted).card.name;
            let there = host == Some(*wanted);
            if there { Ok(()) } else { Err(format!("is not on {name} ({})", word(view.place))) }
        }
        CardFact::ControlledBy(seat) => {
            let name = |it| speech.name(Some(it));
            equal("is controlled by", name(*seat), name(view.controller))
        }
    }
}
