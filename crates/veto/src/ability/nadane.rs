//! AH 112.2.a, 112.14 — keywords with rules of their own that are given to a card.
//!
//! If some card gives such a keyword, every card that might receive it has its
//! rules from the beginning, asleep: they are found by their number and their
//! program like all others, but nothing that is kept beside the cards counts
//! them. As long as no ability in play gives a keyword nobody looks at them;
//! then they are looked for card by card.

use cards::{
    lang::Word,
    veto::{Card, Effect, Keyword},
};
use kernel::{CardId, Seat};
use smallvec::SmallVec;

use super::{CatalogProblem, catalog::Way, facts::Keywords, program::Mask};
use crate::{
    ch7_slowa::r700_zasady,
    ruleset::KeywordRules,
    table::{self, Table},
};

/// Keywords whose rules look at what is printed on a card, so that it would be of no use to give them
/// or to take them away.
const PRINTED: [Keyword; 12] = [
    Keyword::Blogoslawienstwo,
    Keyword::Bron,
    Keyword::BronPalna,
    Keyword::Ciecie,
    Keyword::Kon,
    Keyword::Manewr,
    Keyword::Obrona,
    Keyword::Pakt,
    Keyword::Pancerz,
    Keyword::Pospolity,
    Keyword::Unikat,
    Keyword::Usuwany,
];

/// The keywords with rules of their own that these cards give to others.
pub(super) fn given(cards: &[Card], keywords: KeywordRules) -> Result<Keywords, CatalogProblem> {
    let mut given = Keywords::NONE;
    for card in cards {
        for effect in card.texts().flat_map(|it| &it.effects) {
            let mut of_card = SmallVec::new();
            changed(&effect.effect, &mut of_card);
            for (keyword, gained) in of_card {
                if keywords.have_rules() && PRINTED.contains(&keyword) {
                    let what = if gained { "given" } else { "lost" };
                    let message =
                        format!("{} counts as printed; it cannot be {what}", keyword.spelling());
                    return Err(CatalogProblem { card: card.id.clone(), message });
                }
                let ruled = r700_zasady::has_rules(keyword, keywords);
                if gained && ruled && !keyword.sentences().is_empty() {
                    given = given.with(Keywords::only(keyword));
                }
            }
        }
    }
    Ok(given)
}

/// Every keyword the effect gives or takes away, and whether it gives it.
fn changed(effect: &Effect, into: &mut SmallVec<[(Keyword, bool); 2]>) {
    match effect {
        Effect::Gains { keyword, .. } => into.push((*keyword, true)),
        Effect::Loses { keyword, .. } => into.push((*keyword, false)),
        Effect::May(inner) => changed(inner, into),
        Effect::Either(one, other) => {
            changed(one, into);
            changed(other, into);
        }
        _ => {}
    }
}

/// Adds the rules of the keywords the card may be given; answers which keyword each of them is from.
pub(super) fn add_sleeping(card: &mut Card, given: Keywords) -> Vec<Keyword> {
    let mut brought = Vec::new();
    let open = given.iter().filter(|it| it.bearers().contains(&card.kind));
    for keyword in open.filter(|it| !card.keywords.contains(it)).collect::<Vec<_>>() {
        let rules = keyword.rules();
        brought.extend(rules.iter().map(|_| keyword));
        card.abilities.extend(rules);
    }
    brought
}

impl Table {
    /// Does anything in play give a keyword with rules of its own?
    #[inline]
    pub(crate) fn gives_rules(&self) -> bool {
        self.is_altered(Mask::gained(self.catalog.0.given()))
    }
}

/// The abilities that cards of this seat have because a keyword was given to them.
pub(crate) fn gifts(table: &Table, seat: Seat) -> SmallVec<[(CardId, &Way); 4]> {
    let mut gifts = SmallVec::new();
    if !table.gives_rules() {
        return gifts;
    }
    let kompania = &table.seats[seat];
    let cards = kompania.pole.iter().chain(kompania.attached.iter());
    for card in cards.filter(|it| table.in_play(*it)) {
        let asleep = table.def(card).ways.iter().filter(|it| it.asleep);
        let awake = asleep.filter(|it| is_awake(table, card, it));
        gifts.extend(awake.map(|it| (card, it)));
    }
    gifts
}

/// Has the card the keyword that brings this ability?
fn is_awake(table: &Table, card: CardId, way: &Way) -> bool {
    way.keyword.is_some_and(|it| table::has_keyword(table, card, it))
}
