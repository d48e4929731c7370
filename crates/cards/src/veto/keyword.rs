//! What is true of the keywords themselves: who bears them, what they contain.

use super::{Ability, Keyword, Kind, Veto};
use crate::lang::parse_ability;

impl Keyword {
    /// The rules its bearer is treated as having, as sentences of the card language (AH 700.1).
    pub fn sentences(self) -> &'static [&'static str] {
        match self {
            Keyword::Charakternik => &[
                "trigger when this defeats postać with Pobożny: may zaznacz 1 postać with Pobożny other than enemy fighter",
                "R when opponent agitates against you: zaznacz this => negate it",
            ],
            Keyword::Pobozny => &[
                "trigger when this defeats postać with Charakternik: may odznacz 1 postać with Pobożny other than this",
            ],
            Keyword::Artyleria => &[
                "R when you fight: fire this => own fighter gets bitność + bitność of this this duel",
            ],
            Keyword::BronPalna => &[
                "R when host duels: discard this => own fighter gets szabla + szabla of this this duel",
            ],
            Keyword::Lucznik => &["C: zaznacz this => shoot 1 postać"],
            Keyword::Niewiasta => {
                &["R when you duel: zaznacz this => own fighter gets szabla +1 this duel"]
            }
            Keyword::Raptus => &["C: blunt this => this can challenge karmazyni this round"],
            Keyword::Szpieg => &[
                "R at end of faza rozliczenia: opponent must show random excess of number of own postać with Szpieg over number of enemy postać with Szpieg",
            ],
            Keyword::Wioska => &[
                "R when you play this: zaznacz 1 own odznaczona postać with Karmazyn => it gets lafa -1 this play",
                "C: discard this, zaznacz 1 own odznaczona postać with Karmazyn => take lafa of this dukaty",
            ],
            _ => &[],
        }
    }

    /// The same, read.
    pub fn rules(self) -> Vec<Ability> {
        let read = |it: &&str| parse_ability::<Veto>(it).expect("a well-formed sentence");
        self.sentences().iter().map(read).collect()
    }

    /// The keywords this one contains (AH 700.2).
    pub const fn contained(self) -> &'static [Keyword] {
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
