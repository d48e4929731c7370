//! What a window answers, as one viewer may know it.

use cards::thrones::Icon;
use kernel::{CardId, Handle, Seat};

use crate::{
    flow::{Fate, Flow, Frame, Member, Step, What},
    table::{NOBODY, Table, pointed_at_by},
};

/// Something that is about to happen or has just happened, and can be answered.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Occurrence {
    /// Its place among those of the window, by which choices name it.
    pub place: u8,
    pub what: What,
    /// Whom it happens to, or who does it.
    pub seat: Seat,
    /// The card it happens to: where the viewer can point, and its definition if he sees it.
    pub card: Option<(Option<Handle>, Option<u16>)>,
    /// The type of the challenge it belongs to.
    pub icon: Option<Icon>,
    pub amount: u8,
}

/// Everything the window on top answers; nothing in action windows.
pub(crate) fn occasion(table: &Table, flow: &Flow, viewer: Option<Seat>) -> Vec<Occurrence> {
    let Some(Frame::Window { from, to, .. }) = flow.frames.last() else { return Vec::new() };
    let members = &flow.members[usize::from(*from)..usize::from(*to)];
    let awaited = (0_u8..).zip(members).filter(|(_, it)| it.fate != Fate::Dropped);
    awaited.map(|(place, it)| occurrence(table, viewer, place, it)).collect()
}

/// In a challenge under way: have its defenders been declared?
pub(crate) fn defended(table: &Table, flow: &Flow) -> Option<bool> {
    table.challenge.filter(|it| it.initiated)?;
    Some(!flow.frames.contains(&Frame::Step(Step::Defenders)))
}

fn occurrence(table: &Table, viewer: Option<Seat>, place: u8, member: &Member) -> Occurrence {
    let seen = |card: CardId| {
        let card = table.card(card);
        let handle = pointed_at_by(card).includes(viewer).then_some(card.handle);
        (handle, card.known_to.includes(viewer).then_some(card.def))
    };
    Occurrence {
        place,
        what: member.what,
        seat: member.seat,
        card: (member.card != NOBODY).then(|| seen(member.card)),
        icon: member.icon,
        amount: member.amount,
    }
}
