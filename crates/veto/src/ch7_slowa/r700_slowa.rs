//! AH 700.1 — the keywords that forbid or demand something.
//!
//! They hold in the rule sets that have them; the small edition prints what its
//! few keywords do on the cards.

use cards::veto::{Event, Keyword, Kind};
use kernel::{CardId, Seat};
use rulebook::{RuleId, cite, rule};

use crate::{
    ability::{Keywords, Mask},
    ruleset::KeywordRules,
    table::{self, Table},
};

/// Keywords that keep their bearer from agitating, with the clauses of AH and of the instruction.
const NO_AGITACJA: &[Rules] = &[
    (Keyword::Niewiasta, Some(cite!("AH 700.1.bb")), Some(cite!("I2 1.2.15"))),
    (Keyword::Pospolity, Some(cite!("AH 700.1.nn")), None),
    (Keyword::Zyd, Some(cite!("AH 700.1.yy")), Some(cite!("I2 1.2.23"))),
    (Keyword::Pludrak, None, Some(cite!("I2 1.2.16"))),
    (Keyword::Kozak, None, Some(cite!("I2 1.2.25"))),
    (Keyword::Nieobecny, None, Some(cite!("I2 1.2.24"))),
];

const NO_CHALLENGE: &[Rules] =
    &[(Keyword::Zyd, Some(cite!("AH 700.1.yy")), Some(cite!("I2 1.2.23")))];

const NO_REFUSAL: &[Rules] =
    &[(Keyword::Honorowy, Some(cite!("AH 700.1.o")), Some(cite!("I2 1.2.14")))];

/// A keyword with its clause in either book, where that book gives it this rule.
type Rules = (Keyword, Option<RuleId>, Option<RuleId>);

/// The rule of a keyword that keeps this postać from agitating, if one does.
pub(crate) fn forbids_agitacja(table: &Table, card: CardId) -> Option<RuleId> {
    first_of(table, card, NO_AGITACJA)
}

/// Might it agitate, for what is printed on it, and as long as nothing takes that away or allows it more?
#[inline]
pub(crate) fn might_agitate(table: &Table, card: CardId) -> bool {
    const KEPT: Keywords = Keywords::of(&[Keyword::Niewiasta, Keyword::Pospolity, Keyword::Zyd]);
    !is_after_ah(table)
        || !table.facts(card).keywords.meets(KEPT)
        || table.is_altered(Mask::CAN)
        || table.is_altered(Mask::lost(KEPT))
}

/// The rule of a keyword that keeps this postać from challenging, if one does.
pub(crate) fn forbids_challenging(table: &Table, card: CardId) -> Option<RuleId> {
    first_of(table, card, NO_CHALLENGE)
}

/// The rule of a keyword that keeps this postać from refusing a duel, if one does.
pub(crate) fn forbids_refusing(table: &Table, card: CardId) -> Option<RuleId> {
    rule!("AH 700.1.o");
    first_of(table, card, NO_REFUSAL)
}

/// The rule of a keyword that keeps this sztych out of a duel, if one does.
pub(crate) fn forbids_in_duel(table: &Table, sztych: CardId) -> Option<RuleId> {
    let manewr = is_after_ah(table) && table.facts(sztych).has(Keyword::Manewr);
    manewr.then_some(cite!("AH 700.1.y"))
}

/// The fights this card is for: a sztych with Cięcie or Obrona is for duels, too,
/// whatever it speaks of. (That any sztych for duels is of use in a potyczka is AH 304.2.a.)
#[inline]
pub(crate) fn event_of_sztych(table: &Table, card: CardId, event: Event) -> Event {
    let facts = table.facts(card);
    let both = event == Event::Fights
        && facts.kind == Kind::Sztych
        && (facts.has(Keyword::Ciecie) || facts.has(Keyword::Obrona));
    if both { Event::Duels } else { event }
}

/// A sztych is played in the fight under way.
pub(crate) fn plays_sztych(table: &Table, card: CardId) {
    let facts = table.facts(card);
    if facts.has(Keyword::Ciecie) {
        rule!("AH 700.1.g");
    }
    if facts.has(Keyword::Obrona) {
        rule!("AH 700.1.ee");
    }
    if facts.has(Keyword::Manewr) && table.is_potyczka() {
        rule!("AH 700.1.y");
    }
}

/// A Niewiasta helps a companion who duels; she has nothing else to say in a duel.
pub(crate) fn helps_companion(table: &Table, card: CardId) {
    if table.rules().keywords.have_rules() && table::has_keyword(table, card, Keyword::Niewiasta) {
        rule!("AH 700.1.bb");
        rule!("AH S.Towarzysz");
        rule!("I2 1.2.15");
    }
}

/// A card speaks of a keyword; many keywords are there for nothing else.
#[inline]
pub(crate) fn refers_to(keyword: Keyword) {
    match keyword {
        Keyword::Bitwa => rule!("AH 700.1.c"),
        Keyword::Dyplomata => rule!("AH 700.1.j"),
        Keyword::Jazda => rule!("AH 700.1.p"),
        Keyword::Karczma => {
            rule!("AH 700.1.r");
            rule!("I2 1.4.5");
        }
        Keyword::Kozak => rule!("AH 700.1.u"),
        Keyword::Niewierny => rule!("AH 700.1.cc"),
        Keyword::Piechota => rule!("AH 700.1.jj"),
        Keyword::Pijanica => rule!("AH 700.1.kk"),
        Keyword::Pludrak => rule!("AH 700.1.ll"),
        Keyword::Warchol => rule!("AH 700.1.ss"),
        _ => {}
    }
}

/// The keyword whose bearer other cards take for one with this keyword.
#[inline]
pub(crate) fn passes_for(table: &Table, keyword: Keyword) -> Option<Keyword> {
    let krol = keyword == Keyword::Elekt && is_after_ah(table);
    krol.then_some(Keyword::Krol)
}

/// Is he an Elekt to the cards of others? The rules themselves do not take a Król for one.
pub(crate) fn is_elekt_to_others(table: &Table, card: CardId) -> bool {
    let has = |keyword| table::has_keyword(table, card, keyword);
    has(Keyword::Elekt) || passes_for(table, Keyword::Elekt).is_some_and(has)
}

/// Fewer Konie change nothing (AH 700.1.t).
pub(crate) const KONIE: usize = 2;

/// Might somebody be treated as having this keyword without bearing it?
#[inline]
pub(crate) fn might_be_treated_as(table: &Table, keyword: Keyword) -> bool {
    const OF_KONIE: Keywords =
        Keywords::of(&[Keyword::Wplywowy, Keyword::Karmazyn, Keyword::Slawny]);
    const OTHERS: Keywords = Keywords::of(&[Keyword::Ciecie, Keyword::Nieobecny, Keyword::Oficer]);
    OTHERS.has(keyword) || OF_KONIE.has(keyword) && KONIE <= table.konie()
}

/// Is the card treated as having this keyword because of others, or because of what it bears?
pub(crate) fn is_treated_as(table: &Table, card: CardId, keyword: Keyword) -> bool {
    if keyword == Keyword::Nieobecny {
        return table.wojna.absent.contains(&card);
    }
    if !is_after_ah(table) {
        return false;
    }
    let konie = |least: usize| {
        let attached = table.attached_to(card);
        least <= table.konie()
            && least <= attached.filter(|it| table.facts(*it).has(Keyword::Kon)).count()
    };
    let treated = match keyword {
        Keyword::Wplywowy => konie(KONIE),
        Keyword::Karmazyn => konie(3),
        Keyword::Slawny => konie(4),
        Keyword::Ciecie => return table.kind(card) == Kind::Postac && table.is_played_copy(card),
        Keyword::Oficer => {
            let has = |it| table::has_keyword(table, card, it);
            return has(Keyword::Honorowy) && has(Keyword::Slawny) && {
                rule!("AH 700.1.o");
                true
            };
        }
        _ => false,
    };
    if treated {
        rule!("AH 700.1.t");
    }
    treated
}

/// Diplomats without whom a rule marked with Dyplomacja does not work.
const DIPLOMATS: usize = 3;

/// Has this seat diplomats enough in its kompania?
pub(crate) fn has_diplomats(table: &Table, seat: Seat) -> bool {
    let is_diplomat = |it| table::has_keyword(table, it, Keyword::Dyplomata);
    table.might_have(seat, Keyword::Dyplomata)
        && are_enough_diplomats(table.postacie(seat).map(is_diplomat))
}

/// Is this true of as many postacie as it takes?
pub(crate) fn are_enough_diplomats(is_one: impl Iterator<Item = bool>) -> bool {
    rule!("AH 700.1.k");
    DIPLOMATS <= is_one.filter(|it| *it).count()
}

/// What a challenge to this postać costs besides: a kreska, if it is Pobożny.
pub(crate) fn price_of_challenging(table: &Table, target: CardId) -> u8 {
    let pobozny = is_after_ah(table) && table::has_keyword(table, target, Keyword::Pobozny);
    if pobozny {
        rule!("AH 700.1.mm");
    }
    u8::from(pobozny)
}

fn first_of(table: &Table, card: CardId, rules: &[Rules]) -> Option<RuleId> {
    let keywords = table.rules().keywords;
    rules.iter().find_map(|(keyword, ah, i2)| {
        let rule = match keywords {
            KeywordRules::Words => None,
            KeywordRules::Instrukcja => *i2,
            KeywordRules::Artykuly => *ah,
        };
        rule.filter(|_| table::has_keyword(table, card, *keyword))
    })
}

fn is_after_ah(table: &Table) -> bool {
    table.rules().keywords == KeywordRules::Artykuly
}

/// Is this card in play, but absent? By the instruction it stays where it is and is of no use.
/// (What always holds must not depend on what else does, so no static ability makes absent.)
pub(crate) fn is_absent(table: &Table, card: CardId) -> bool {
    let made = || table.wojna.absent.contains(&card);
    table.rules().keywords == KeywordRules::Instrukcja
        && (made() || table.lasts_keyword(card, Keyword::Nieobecny))
}

/// Kreski a postać need not pay when it refuses a duel.
pub(crate) fn refuses_for_nothing(table: &Table, card: CardId) -> bool {
    let pludrak = table.rules().keywords == KeywordRules::Instrukcja
        && table::has_keyword(table, card, Keyword::Pludrak);
    if pludrak {
        rule!("I2 1.2.16");
    }
    pludrak
}
