//! A deck list as PC 2.1 wants it on paper: by type, in each type by the alphabet.

use crate::{
    Fault, Mirror as _,
    command::{Copies, DeckList},
};
use serde::{Deserialize, Serialize};
use tournament::deck_lists::{Section, Shelf, sections};
use ts_rs::TS;

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Sheet {
    /// Whose it is.
    pub name: String,
    pub faction: String,
    pub alliance: Option<String>,
    /// Only where it is another one.
    pub sakwa_alliance: Option<String>,
    pub strategy: Option<String>,
    pub kredens: Vec<SectionView>,
    pub sakwa: Vec<SectionView>,
    /// With which faults the head judge has let it in.
    pub faults: Vec<Fault>,
}

/// The cards of one type.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct SectionView {
    /// As the rules call the type; none over cards that the program does not know.
    pub heading: Option<String>,
    pub cards: Vec<Copies>,
}

impl Sheet {
    pub fn lay_out(name: &str, list: &tournament::event::DeckList, shelf: &Shelf) -> Sheet {
        let DeckList { faction, alliance, sakwa_alliance, strategy, .. } = DeckList::of(list);
        let section = |it: &Section| SectionView {
            heading: it.heading.map(str::to_owned),
            cards: it.cards.iter().map(Copies::of).collect(),
        };
        let [kredens, sakwa] = [&list.kredens, &list.sakwa]
            .map(|it| sections(it, shelf).iter().map(section).collect());
        let (name, faults) = (name.to_owned(), Vec::new());
        Sheet { name, faction, alliance, sakwa_alliance, strategy, kredens, sakwa, faults }
    }
}
