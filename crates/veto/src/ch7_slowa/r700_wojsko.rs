//! AH 700.1 — the keywords of oddziały and ziemie.

use cards::veto::Keyword;
use kernel::CardId;
use rulebook::cite;

use crate::{
    illegal::Reason,
    table::{self, Place, Table, acts_as, has_keyword},
};

/// May this oddział stand there: on this ziemia, or on the pole elekcyjne?
pub(crate) fn may_stand(table: &Table, oddzial: CardId, at: Option<CardId>) -> Result<(), Reason> {
    let okret = has_keyword(table, oddzial, Keyword::Okret);
    let morze = at.is_some_and(|it| has_keyword(table, it, Keyword::Morze));
    match (okret, morze) {
        (true, false) => Err(Reason::Keyword(cite!("AH 700.1.gg"))),
        (false, true) => Err(Reason::Keyword(cite!("AH 700.1.z"))),
        _ => Ok(()),
    }
}

/// Is there any place for this oddział?
pub(crate) fn may_stand_somewhere(table: &Table, oddzial: CardId) -> Result<(), Reason> {
    let ziemie = || table.ziemie().any(|it| may_stand(table, oddzial, Some(it)).is_ok());
    may_stand(table, oddzial, None).or_else(|refused| if ziemie() { Ok(()) } else { Err(refused) })
}

/// May this postać be attached to this oddział? An Oficer leads soldiers, a
/// Nawigator ships; one of each kind.
pub(crate) fn may_lead(table: &Table, postac: CardId, oddzial: CardId) -> Result<(), Reason> {
    let has = |keyword| has_keyword(table, oddzial, keyword);
    let led_by = |is: fn(&Table, CardId) -> bool| {
        let mut leaders = table::leaders(table, oddzial).filter(|it| *it != postac);
        leaders.any(|it| is(table, it))
    };
    let on_ziemia = table.card(oddzial).place == Place::NaZiemi;
    if is_nawigator(table, postac) && has(Keyword::Okret) && on_ziemia {
        return match led_by(is_nawigator) {
            true => Err(Reason::Keyword(cite!("AH 700.1.aa"))),
            false => Ok(()),
        };
    }
    let soldiers = [Keyword::Jazda, Keyword::Piechota, Keyword::Artyleria].into_iter().any(has);
    if is_oficer(table, postac) && soldiers && on_ziemia && !led_by(is_oficer) {
        return Ok(());
    }
    match is_oficer(table, postac) {
        true => Err(Reason::Keyword(cite!("AH 700.1.ff"))),
        false => Err(Reason::Keyword(cite!("AH 700.1.aa"))),
    }
}

/// Whoever is both Honorowy and Sławny counts as an Oficer.
fn is_oficer(table: &Table, postac: CardId) -> bool {
    let honest = || acts_as(table, postac, Keyword::Honorowy);
    let famous = || acts_as(table, postac, Keyword::Slawny);
    acts_as(table, postac, Keyword::Oficer) || honest() && famous()
}

fn is_nawigator(table: &Table, postac: CardId) -> bool {
    has_keyword(table, postac, Keyword::Nawigator)
}
