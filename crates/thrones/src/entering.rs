//! What may come into play, and how: uniqueness, duplicates, hosts.

use cards::thrones::{Kind, Modifier, Rule};
use kernel::{CardId, Seat};
use rulebook::rule;

use crate::{
    ability::{Scene, kind},
    catalog::word,
    illegal::Reason,
    table::{self, Place, Table, any_in_force, in_force},
};

/// How a card comes into play.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Entry {
    /// As a character or location.
    Alone,
    /// As an attachment; some host can be found.
    Attached,
    /// Under this copy of it.
    Duplicate(CardId),
}

/// May the card come into play under this seat's control?
pub(crate) fn can_enter(table: &Table, seat: Seat, card: CardId) -> Result<Entry, Reason> {
    let def = table.def(card);
    match def.kind {
        Kind::Character | Kind::Location | Kind::Attachment => {}
        // An event cannot enter play as what it is.
        _ => return Err(Reason::NothingToDo),
    }
    if def.unique {
        // The dead bar a duplicate, too.
        dead(table, seat, card)?;
        if let Some(copy) = copy_in_play(table, seat, card) {
            let state = table.card(copy);
            let own = state.owner == seat && state.controller == seat;
            return if own && table.card(card).owner == seat {
                Ok(Entry::Duplicate(copy))
            } else {
                Err(Reason::UniqueInPlay(copy))
            };
        }
    }
    if def.kind == Kind::Attachment {
        return match hosts(table, seat, card).next() {
            Some(_) => Ok(Entry::Attached),
            None => Err(Reason::NoHost),
        };
    }
    Ok(Entry::Alone)
}

/// A copy in play that this seat owns or controls.
pub(crate) fn copy_in_play(table: &Table, seat: Seat, card: CardId) -> Option<CardId> {
    rule!("KZ Opis kart.6");
    rule!("KZ Kopia (karty).0");
    let title = table.card(card).title;
    if !table.titles.may_have(title) {
        return None;
    }
    let is_copy = |it: &CardId| {
        let state = table.card(*it);
        // A card that still lies face down is not there yet.
        state.title == title && *it != card && state.place != Place::SetUp
    };
    let own = table.player(seat).play.iter().find(is_copy);
    own.or_else(|| {
        let others = table.opponents(seat).flat_map(|it| table.player(it).play.iter());
        others.filter(|it| table.card(*it).owner == seat).find(is_copy)
    })
}

/// A unique character among the dead bars its copies, unless it is itself the one that returns.
fn dead(table: &Table, seat: Seat, card: CardId) -> Result<(), Reason> {
    let title = table.card(card).title;
    let player = table.player(seat);
    if !player.dead_titles.may_have(title) {
        return Ok(());
    }
    let mut dead = player.dead.iter();
    match dead.find(|it| *it != card && table.card(*it).title == title) {
        Some(copy) => {
            rule!("KZ Stos zabitych.2");
            Err(Reason::UniqueDead(copy))
        }
        None => {
            if table.card(card).place == Place::Dead {
                rule!("KZ Stos zabitych.3");
            }
            Ok(())
        }
    }
}

/// May this seat take control of the card?
pub(crate) fn can_control(table: &Table, seat: Seat, card: CardId) -> Result<(), Reason> {
    if table.def(card).unique {
        if let Some(copy) = copy_in_play(table, seat, card) {
            rule!("KZ Karty unikatowe.2");
            return Err(Reason::UniqueInPlay(copy));
        }
        dead(table, seat, card)?;
    }
    Ok(())
}

/// Everything this attachment may be attached to.
pub(crate) fn hosts(
    table: &Table,
    seat: Seat,
    attachment: CardId,
) -> impl Iterator<Item = CardId> + '_ {
    table.in_play().filter(move |it| can_attach(table, seat, attachment, *it).is_ok())
}

/// May the attachment, controlled by this seat, be on this host?
pub(crate) fn can_attach(
    table: &Table,
    seat: Seat,
    attachment: CardId,
    host: CardId,
) -> Result<(), Reason> {
    let state = table.card(host);
    if state.place != Place::Play || host == attachment {
        return Err(Reason::NoHost);
    }
    let def = table.def(attachment);
    match &def.card.attach {
        Some(filter) => {
            if filter.kinds.is_empty() && state.kind != Kind::Character {
                return Err(Reason::HostDoesNotFit);
            }
            if !Scene::of(table, seat, attachment).matches(filter, host) {
                return Err(Reason::HostDoesNotFit);
            }
        }
        None if state.kind != Kind::Character => return Err(Reason::HostDoesNotFit),
        None => {}
    }
    table::takes_attachment(table, host, attachment)
}

/// May this seat marshal the card from its hand?
pub(crate) fn can_marshal(table: &Table, seat: Seat, card: CardId) -> Result<Entry, Reason> {
    if table.active != Some(seat) || table.phase != cards::thrones::Phase::Marshaling {
        return Err(Reason::OnlyActiveMarshals);
    }
    let state = table.card(card);
    if state.place != Place::Hand || state.owner != seat {
        return Err(Reason::NothingToDo);
    }
    if table.def(card).kind == Kind::Event {
        return Err(Reason::EventsAreNotMarshaled);
    }
    let def = table.def(card);
    let has = table.player(seat).gold;
    // Whoever can pay what is printed needs no discount.
    let printed = u16::from(def.price);
    let price = if printed <= has { printed } else { table::price(table, seat, card, true) };
    let copies = [table.titles, table.player(seat).dead_titles];
    let copied = def.unique && copies.iter().any(|it| it.may_have(def.title));
    if !copied && has < price {
        // The commonest refusal comes before the dearer questions.
        return Err(Reason::TooLittleGold { price, has });
    }
    let entry = can_enter(table, seat, card)?;
    if let Entry::Duplicate(_) = entry {
        rule!("KZ Duplikaty.1");
        return Ok(entry);
    }
    if is_limited(table, card) && !limited_left(table, seat) {
        return Err(Reason::LimitedAlready);
    }
    if any_in_force(table, kind::CANNOT_MARSHAL) {
        let mut forbidden = Ok(());
        in_force(table, kind::CANNOT_MARSHAL, |it| {
            if let Modifier::Player(who, Rule::CannotMarshal(filter)) = it.modifier
                && it.scene.is(seat, *who)
                && it.scene.fits(filter, card, seat)
            {
                forbidden = forbidden.and(Err(Reason::Forbidden { by: it.def() }));
            }
        });
        forbidden?;
    }
    if has < price {
        return Err(Reason::TooLittleGold { price, has });
    }
    Ok(entry)
}

pub(crate) fn is_limited(table: &Table, card: CardId) -> bool {
    table.def(card).text.keywords & word::LIMITED != 0
}

pub(crate) fn limited_left(table: &Table, seat: Seat) -> bool {
    let most = table::stat(table, seat, cards::thrones::Stat::Limited, 1);
    i16::from(table.player(seat).limited) < most
}

/// May this seat put the card into play by ambush for this much?
pub(crate) fn can_ambush(table: &Table, seat: Seat, card: CardId, gold: u8) -> Result<(), Reason> {
    let state = table.card(card);
    if state.place != Place::Hand || state.owner != seat {
        return Err(Reason::NothingToDo);
    }
    if table.phase != cards::thrones::Phase::Challenges {
        return Err(Reason::WrongPhase);
    }
    if !table::ambush_costs(table, seat, card).contains(&Some(gold)) {
        return Err(Reason::NothingToDo);
    }
    can_enter(table, seat, card)?;
    let has = table.player(seat).gold;
    if has < u16::from(gold) {
        return Err(Reason::TooLittleGold { price: gold.into(), has });
    }
    Ok(())
}
