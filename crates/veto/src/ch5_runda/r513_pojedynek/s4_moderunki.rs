//! AH 513.4 — Etap wyboru moderunków: one of each type, whoever is przy głosie first.

use cards::veto::{Keyword, Kind};
use kernel::{CardId, Seat};
use rulebook::{RuleId, cite, rule};
use smallvec::SmallVec;

use crate::{
    ruleset::ModerunekLimits,
    ruling::Ruling,
    step::Step,
    table::{Change, DuelChange, Place, Pojedynek, Stage, Table},
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
    let mut sides = duel.sides();
    // Whoever is przy głosie chooses first, also where a card of the other makes them duel.
    sides.sort_by_key(|it| table.voice != Some(table.card(*it).controller));
    for side in sides {
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

/// The clause by which a moderunek is of no use in the duel under way: another of its type was
/// chosen, or it was not there to be chosen.
#[inline]
pub(crate) fn left_aside(table: &Table, moderunek: CardId) -> Option<RuleId> {
    let duel = table.duel.as_ref().filter(|it| it.stage == Stage::Sztychy)?;
    is_left_aside(table, duel, moderunek).then(|| match type_of(table, moderunek) {
        Some(Keyword::BronPalna) => cite!("AH 700.1.f"),
        Some(Keyword::Pancerz) => cite!("AH 700.1.ii"),
        _ => cite!("MB 47"),
    })
}

/// (The small edition speaks of nothing but what moderunki add.)
fn is_left_aside(table: &Table, duel: &Pojedynek, moderunek: CardId) -> bool {
    let state = table.card(moderunek);
    let borne = state.place == Place::Attached && state.kind == Kind::Moderunek;
    let by_a_side = |it: CardId| duel.against(it).is_some();
    borne
        && state.host.is_some_and(by_a_side)
        && table.rules().keywords.have_rules()
        && !table.is_potyczka()
        && !duel.chosen.contains(&moderunek)
        && type_of(table, moderunek).is_some()
}
