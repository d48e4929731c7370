//! AH 700.1 — the keywords that forbid or demand something.
//!
//! They hold in the rule sets that have them; the small edition prints what its
//! few keywords do on the cards.

use cards::veto::Keyword;
use kernel::CardId;
use rulebook::RuleId;
use rulebook::cite;

use crate::table::{self, Table};

/// The rule of a keyword that keeps this postać from agitating, if one does.
pub(crate) fn forbids_agitacja(table: &Table, card: CardId) -> Option<RuleId> {
    let rules = [
        (Keyword::Niewiasta, cite!("AH 700.1.bb")),
        (Keyword::Pospolity, cite!("AH 700.1.nn")),
        (Keyword::Zyd, cite!("AH 700.1.yy")),
    ];
    first_of(table, card, &rules)
}

/// The rule of a keyword that keeps this postać from challenging, if one does.
pub(crate) fn forbids_challenging(table: &Table, card: CardId) -> Option<RuleId> {
    first_of(table, card, &[(Keyword::Zyd, cite!("AH 700.1.yy"))])
}

/// The rule of a keyword that keeps this postać from refusing a duel, if one does.
pub(crate) fn forbids_refusing(table: &Table, card: CardId) -> Option<RuleId> {
    first_of(table, card, &[(Keyword::Honorowy, cite!("AH 700.1.o"))])
}

fn first_of(table: &Table, card: CardId, rules: &[(Keyword, RuleId)]) -> Option<RuleId> {
    if !table.rules().keywords {
        return None;
    }
    let (_, rule) = rules.iter().find(|(it, _)| table::has_keyword(table, card, *it))?;
    Some(*rule)
}
