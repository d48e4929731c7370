//! From the opening hands to the first round (KZ Przygotowanie gry).

use cards::thrones::Kind;
use kernel::{CardId, Seat};
use rulebook::rule;

use crate::{
    ability::Scene,
    choice::{Choice, Question},
    entering,
    event::Event,
    flow::{Play, Step},
    illegal::Reason,
    table::{self, NOBODY, Place, Table, Way},
};

/// Cards in an opening hand.
pub(crate) const HAND: usize = 7;
/// What the set-up cards may cost together.
const GOLD: u16 = 8;

pub(crate) fn mulligan(play: &mut Play<'_>, seat: Seat, choice: Choice) {
    rule!("KZ Mulligan.1");
    play.pop();
    if choice == Choice::Mulligan {
        rule!("KZ Mulligan.0");
        play.tell(Event::Mulligan { seat });
        let hand = play.t.player(seat).hand;
        for card in hand.iter() {
            play.move_card(card, Place::Deck);
        }
        play.shuffle(seat);
        for _ in 0..HAND {
            play.draw(seat);
        }
    }
}

fn placed(table: &Table, seat: Seat) -> impl Iterator<Item = CardId> + '_ {
    let play = table.player(seat).play.as_slice();
    play.iter().copied().filter(|it| table.card(*it).place == Place::SetUp)
}

/// Another copy of a unique card costs nothing.
fn is_copy(table: &Table, seat: Seat, card: CardId) -> bool {
    let def = table.def(card);
    def.unique && placed(table, seat).any(|it| it != card && table.def(it).title == def.title)
}

/// May this card be placed besides those that lie there already?
pub(crate) fn can_place(table: &Table, seat: Seat, card: CardId) -> Result<(), Reason> {
    let def = table.def(card);
    if table.card(card).place != Place::Hand || table.card(card).owner != seat {
        return Err(Reason::NothingToDo);
    }
    if !matches!(def.kind, Kind::Character | Kind::Location | Kind::Attachment) {
        return Err(Reason::SetUpKind);
    }
    let limited = |it: &CardId| entering::is_limited(table, *it);
    if is_copy(table, seat, card) {
        rule!("KZ Przygotowanie gry.8.e");
        return Ok(());
    }
    if limited(&card) && placed(table, seat).any(|it| limited(&it)) {
        return Err(Reason::SetUpLimited);
    }
    let total = spent(table, seat) + u16::from(def.price);
    if GOLD < total {
        return Err(Reason::SetUpTooDear { total });
    }
    let hosts = |it| can_host(table, seat, card, it);
    if def.kind == Kind::Attachment && !placed(table, seat).any(hosts) {
        return Err(Reason::SetUpNoHost);
    }
    Ok(())
}

fn spent(table: &Table, seat: Seat) -> u16 {
    let mut titles = Vec::new();
    let mut total = 0;
    for card in placed(table, seat) {
        let def = table.def(card);
        if !(def.unique && titles.contains(&def.title)) {
            total += u16::from(def.price);
        }
        titles.push(def.title);
    }
    total
}

/// Could this set-up card carry the attachment?
fn can_host(table: &Table, seat: Seat, attachment: CardId, host: CardId) -> bool {
    let fits = match &table.def(attachment).card.attach {
        Some(filter) => Scene::of(table, seat, attachment).fits(filter, host, seat),
        None => true,
    };
    fits && table.def(host).kind == Kind::Character
        && table::takes_attachment(table, host, attachment).is_ok()
}

pub(crate) fn place(play: &mut Play<'_>, _seat: Seat, choice: Choice) {
    match choice {
        Choice::Pick(card) => {
            rule!("KZ Przygotowanie gry.8");
            play.move_card(card, Place::SetUp);
        }
        _ => play.pop(),
    }
}

/// All set-up cards are turned up at the same time.
pub(crate) fn reveal(play: &mut Play<'_>) {
    rule!("KZ Przygotowanie gry.9");
    play.pop();
    for seat in play.t.in_order() {
        let cards: Vec<CardId> = placed(play.t, seat).collect();
        for card in cards {
            if play.t.def(card).kind == Kind::Attachment {
                continue;
            }
            rule!("KZ Przygotowanie gry.9.a");
            match entering::can_enter(play.t, seat, card) {
                Ok(entering::Entry::Duplicate(host)) => play.duplicate(card, host, false),
                _ => play.enter(card, seat, NOBODY, Way::SetUp),
            }
        }
    }
}

/// The next attachment of this seat that has no host yet.
fn unattached(table: &Table, seat: Seat) -> Option<CardId> {
    placed(table, seat).next()
}

fn own_hosts(table: &Table, seat: Seat, card: CardId) -> impl Iterator<Item = CardId> + '_ {
    entering::hosts(table, seat, card).filter(move |it| table.card(*it).controller == seat)
}

pub(crate) fn hosts(play: &mut Play<'_>, seat: Seat) {
    let Some(card) = unattached(play.t, seat) else { return play.pop() };
    if let Ok(entering::Entry::Duplicate(host)) = entering::can_enter(play.t, seat, card) {
        return play.duplicate(card, host, false);
    }
    let mut hosts = own_hosts(play.t, seat, card);
    let (first, more) = (hosts.next(), hosts.next().is_some());
    drop(hosts);
    match first {
        Some(_) if more => play.ask(seat, Question::SetUpHost { card }),
        Some(host) => play.enter(card, seat, host, Way::SetUp),
        None => play.move_card(card, Place::Hand),
    }
}

pub(crate) fn host_choices(table: &Table, seat: Seat, into: &mut Vec<Choice>) {
    if let Some(card) = unattached(table, seat) {
        into.extend(own_hosts(table, seat, card).map(Choice::Pick));
    }
}

pub(crate) fn attach(play: &mut Play<'_>, seat: Seat, choice: Choice) {
    if let (Some(card), Choice::Pick(host)) = (unattached(play.t, seat), choice) {
        play.enter(card, seat, host, Way::SetUp);
    }
}

pub(crate) fn draw_up(play: &mut Play<'_>) {
    rule!("KZ Przygotowanie gry.10");
    play.pop();
    for seat in play.t.in_order() {
        while play.t.player(seat).hand.len() < HAND && play.draw(seat) {}
    }
    play.step(Step::BeginRound);
}
