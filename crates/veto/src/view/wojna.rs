//! The Pole Ziem and the bitwa on it, as one seat may see them.

use cards::veto::{Kind, Stat};
use kernel::{CardId, Handle, Seat};

use super::handles;
use crate::{
    ability::Def,
    choice::Question,
    game::Veto,
    table::{self, Place, Table, Znacznik},
};

/// A ziemia and what stands on it.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct ZiemiaView {
    pub ziemia: Handle,
    /// Who controls it now: the only one with untapped oddziały there.
    pub controlled_by: Option<Seat>,
    pub oddzialy: Vec<Handle>,
}

/// A bitwa under way.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct BitwaView {
    pub ziemia: Handle,
    /// Who wanted it, and against whom.
    pub sides: [Seat; 2],
    /// Potyczki won, side by side.
    pub won: [u8; 2],
    /// Oddziały that have fought.
    pub fought: Vec<Handle>,
    /// Has this side chosen who fights next?
    pub chosen: [bool; 2],
    /// Whom the viewer himself has chosen.
    pub yours: Option<Handle>,
    pub attackers: Vec<Handle>,
    pub attacked: Option<Handle>,
    /// The Bitność with which each oddział there would fight now.
    pub strengths: Vec<(Handle, i8)>,
}

pub(super) fn ziemie(table: &Table) -> Vec<ZiemiaView> {
    let mut ziemie: Vec<CardId> = table.ziemie().collect();
    // Handles are given out in the order in which cards are seen.
    ziemie.sort_by_key(|it| table.card(*it).handle);
    let seats = || table.seats.seats();
    ziemie
        .into_iter()
        .map(|it| ZiemiaView {
            ziemia: table.card(it).handle,
            controlled_by: table.holder(it),
            oddzialy: handles(table, seats().flat_map(|seat| table.stationed(it, seat))),
        })
        .collect()
}

/// What the others have chosen in secret stays secret.
pub(super) fn bitwa(table: &Table, viewer: Option<Seat>) -> Option<BitwaView> {
    let bitwa = table.wojna.bitwa.as_ref()?;
    let handle = |it: CardId| table.card(it).handle;
    let yours = viewer.and_then(|it| bitwa.side(it)).and_then(|it| bitwa.committed[it]);
    Some(BitwaView {
        ziemia: handle(bitwa.ziemia),
        sides: bitwa.sides,
        won: bitwa.won,
        fought: handles(table, bitwa.fought.iter().copied().filter(|it| table.in_play(*it))),
        chosen: bitwa.committed.map(|it| it.is_some()),
        yours: yours.map(handle),
        attackers: handles(table, bitwa.attackers.iter().copied()),
        attacked: bitwa.attacked.map(handle),
        strengths: bitwa
            .sides
            .into_iter()
            .flat_map(|it| table.stationed(bitwa.ziemia, it))
            .map(|it| (handle(it), table::strength(table, it)))
            .collect(),
    })
}

/// The postacie attached to an oddział.
pub(super) fn leaders(table: &Table, card: CardId) -> impl Iterator<Item = CardId> + '_ {
    let oddzial = Some(card).filter(|it| table.kind(*it) == Kind::Oddzial);
    oddzial.into_iter().flat_map(|it| table::leaders(table, it))
}

/// A trait of an oddział as it is now; a moderunek shows the modifier printed on it.
pub(super) fn figure(printed: Option<i8>, table: &Table, card: CardId, which: Stat) -> Option<i8> {
    let oddzial = table.kind(card) == Kind::Oddzial;
    printed.map(|it| if oddzial { table::stat(table, card, which) } else { it })
}

pub(super) fn znaczniki(table: &Table, card: CardId) -> Vec<Znacznik> {
    let borne = table.wojna.znaczniki.iter().filter(|(bearer, _)| *bearer == card);
    borne.map(|(_, znacznik)| *znacznik).collect()
}

/// What those who show a game need to know of oddziały.
impl Veto {
    /// What is known of a card that can be pointed at.
    pub fn definition(&self, card: CardId) -> &Def {
        self.table().def(card)
    }

    pub fn is_oddzial(&self, card: CardId) -> bool {
        self.table().kind(card) == Kind::Oddzial
    }

    /// Is a potyczka under way, not a pojedynek?
    pub fn is_potyczka(&self) -> bool {
        self.table().is_potyczka()
    }

    /// Is choosing no ziemia here choosing the pole elekcyjne?
    pub fn goes_to_pole(&self, question: Question) -> bool {
        match question {
            Question::Dokad { .. } => true,
            Question::Card { source } => {
                self.is_oddzial(source) && self.table().card(source).place == Place::Stos
            }
            _ => false,
        }
    }
}
