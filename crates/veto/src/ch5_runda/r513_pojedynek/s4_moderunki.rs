//! AH 513.4 — Etap wyboru moderunków: one of each type, the challenger first.

use cards::veto::{Keyword, Kind};
use kernel::{CardId, Seat};
use rulebook::rule;
use smallvec::SmallVec;

use crate::{
    ruleset::ModerunekLimits,
    ruling::Ruling,
    step::Step,
    table::{Change, DuelChange, Pojedynek, Table},
};

/// Of these only one can be used in a duel after Artykuły Henrykowskie.
const LIMITED: [Keyword; 4] = [Keyword::Bron, Keyword::BronPalna, Keyword::Kon, Keyword::Pancerz];

/// What kind of equipment it is, if only one of the kind can be used: the first keyword it has.
fn type_of(table: &Table, moderunek: CardId) -> Option<Keyword> {
    let mut keywords = table.def(moderunek).card.keywords.iter().copied();
    match table.rules().moderunek_limits {
        ModerunekLimits::EveryType => keywords.next(),
        ModerunekLimits::ArmsHorseArmour => keywords.find(|it| LIMITED.contains(it)),
        ModerunekLimits::WeaponAndArmour => keywords.find_map(|it| match it {
            // One weapon, whether it is fired or not.
            Keyword::Bron | Keyword::BronPalna => Some(Keyword::Bron),
            Keyword::Pancerz => Some(it),
            _ => None,
        }),
    }
}

fn moderunki(table: &Table, postac: CardId) -> impl Iterator<Item = CardId> + '_ {
    table.attached_to(postac).filter(|it| table.kind(*it) == Kind::Moderunek)
}

/// Moderunki of one type of which one is still to be chosen, and by whom.
pub(crate) fn open_group(table: &Table) -> Option<(Seat, SmallVec<[CardId; 4]>)> {
    let duel = table.duel.as_ref()?;
    for side in duel.sides() {
        for moderunek in moderunki(table, side) {
            let Some(kind) = type_of(table, moderunek) else { continue };
            let group: SmallVec<[CardId; 4]> =
                moderunki(table, side).filter(|it| type_of(table, *it) == Some(kind)).collect();
            if 1 < group.len() && !group.iter().any(|it| duel.chosen.contains(it)) {
                return Some((table.card(side).controller, group));
            }
        }
    }
    None
}

/// Asks for the next choice; what has no rival of its type is simply used.
pub(crate) fn choose(table: &Table, duel: &Pojedynek, ruling: &mut Ruling) {
    if let Some((seat, _)) = open_group(table) {
        ruling.then(Step::Moderunek(seat));
        return;
    }
    for side in duel.sides() {
        for moderunek in moderunki(table, side) {
            let kind = type_of(table, moderunek);
            let rivals = moderunki(table, side).filter(|it| type_of(table, *it) == kind).count();
            if kind.is_none() || rivals == 1 {
                ruling.and(Change::Duel(DuelChange::Choose(moderunek)));
            }
        }
    }
    ruling.then(Step::BeginDuel);
}

/// The others of its type are not used in this duel.
pub(crate) fn pick(table: &Table, moderunek: CardId, ruling: &mut Ruling) {
    rule!("MB 46");
    rule!("MB 47");
    rule!("AH 513.4");
    rule!("AH 513.4.a");
    rule!("AH 700.1.e");
    rule!("AH 700.1.ii");
    rule!("I2 3.3.3.21");
    rule!("I2 3.3.3.22");
    match type_of(table, moderunek) {
        Some(Keyword::Bron) => rule!("I2 1.3.6"),
        Some(Keyword::Pancerz) => rule!("I2 1.3.8"),
        _ => {}
    }
    ruling.and(Change::Duel(DuelChange::Choose(moderunek))).then(Step::ChooseModerunki);
}
