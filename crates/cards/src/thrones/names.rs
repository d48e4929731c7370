//! Traits and names of cards: open words that a set brings itself.
//!
//! In the tree they are small numbers; the `Names` they belong to turn them
//! back into text. A sentence may only use a trait or a name that some card of
//! the loaded sets bears, so a misspelt one is found when the file is read.

/// A trait, e.g. Lord.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Trait(pub u8);

/// A card's name, e.g. Robb Stark; what copies of a card have in common.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Title(pub u16);

/// All traits and names of the sets loaded together.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Names {
    traits: Vec<String>,
    titles: Vec<String>,
}

impl Names {
    pub fn trait_of(&self, name: &str) -> Option<Trait> {
        let place = self.traits.iter().position(|it| it == name)?;
        u8::try_from(place).ok().map(Trait)
    }

    pub fn title_of(&self, name: &str) -> Option<Title> {
        let place = self.titles.iter().position(|it| it == name)?;
        u16::try_from(place).ok().map(Title)
    }

    pub fn trait_name(&self, it: Trait) -> &str {
        &self.traits[usize::from(it.0)]
    }

    pub fn title(&self, it: Title) -> &str {
        &self.titles[usize::from(it.0)]
    }

    pub fn traits(&self) -> impl Iterator<Item = (Trait, &str)> + Clone {
        (0..=u8::MAX).map(Trait).zip(self.traits.iter().map(String::as_str))
    }

    pub fn titles(&self) -> impl Iterator<Item = (Title, &str)> + Clone {
        (0..=u16::MAX).map(Title).zip(self.titles.iter().map(String::as_str))
    }

    /// The trait of this name, which is new or known; nothing when there are too many.
    pub fn learn_trait(&mut self, name: &str) -> Option<Trait> {
        if let Some(known) = self.trait_of(name) {
            return Some(known);
        }
        let number = u8::try_from(self.traits.len()).ok()?;
        self.traits.push(name.to_owned());
        Some(Trait(number))
    }

    /// As `learn_trait`, for the name of a card.
    pub fn learn_title(&mut self, name: &str) -> Option<Title> {
        if let Some(known) = self.title_of(name) {
            return Some(known);
        }
        let number = u16::try_from(self.titles.len()).ok()?;
        self.titles.push(name.to_owned());
        Some(Title(number))
    }
}
