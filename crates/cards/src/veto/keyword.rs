//! What is true of the keywords themselves: who bears them, what they contain.

use super::{Keyword, Kind};

impl Keyword {
    /// The keywords this one contains (AH 700.2).
    pub fn contained(self) -> &'static [Keyword] {
        match self {
            Keyword::Hetman => &[Keyword::Karmazyn, Keyword::Oficer, Keyword::Slawny],
            Keyword::Kompanion => &[Keyword::Lojalny],
            _ => &[],
        }
    }

    /// The types its clause speaks of; none for words any card may bear.
    pub fn bearers(self) -> &'static [Kind] {
        match self {
            Keyword::Charakternik
            | Keyword::Elekt
            | Keyword::Hetman
            | Keyword::Honorowy
            | Keyword::Karmazyn
            | Keyword::Krol
            | Keyword::Lucznik
            | Keyword::Nawigator
            | Keyword::Niewiasta
            | Keyword::Oficer
            | Keyword::Pobozny
            | Keyword::Pospolity
            | Keyword::Raptus
            | Keyword::Szpieg
            | Keyword::Wplywowy
            | Keyword::Zyd => &[Kind::Postac],
            Keyword::Slawny => &[Kind::Postac, Kind::Oddzial],
            Keyword::Bron | Keyword::BronPalna | Keyword::Kon | Keyword::Pancerz => {
                &[Kind::Moderunek]
            }
            Keyword::Wioska | Keyword::Zamek => &[Kind::Posesja],
            Keyword::Ciecie | Keyword::Manewr | Keyword::Obrona => &[Kind::Sztych],
            Keyword::Artyleria | Keyword::Okret => &[Kind::Oddzial],
            Keyword::Morze | Keyword::Obczyzna => &[Kind::Ziemia],
            Keyword::Blogoslawienstwo | Keyword::Pakt => &[Kind::Przymierze],
            _ => &[],
        }
    }
}
