//! The 23 infractions of PC 8.2–8.5; appendix H is the same table without the details.

mod cheating;
mod game;
mod tournament;
mod unsporting;

use super::{Category, Infraction};
use rulebook::rule;

/// All infractions, in the order of the document.
pub fn catalogue() -> impl Iterator<Item = &'static Infraction> {
    rule!("PC H.1");
    tournament::LIST.iter().chain(&game::LIST).chain(&unsporting::LIST).chain(&cheating::LIST)
}

/// The infraction with this number, such as "8.2.1".
pub fn infraction(code: &str) -> Option<&'static Infraction> {
    catalogue().find(|it| it.code == code)
}

/// The infractions of a category.
pub fn of_category(category: Category) -> Vec<&'static Infraction> {
    match category {
        Category::Tournament => rule!("PC 8.2.0.1"),
        Category::Game => rule!("PC 8.3.0.1"),
        Category::Unsporting => rule!("PC 8.4.0.1"),
        Category::Cheating => rule!("PC 8.5.0.1"),
    }
    catalogue().filter(|it| it.category == category).collect()
}

/// The categories in the order in which the judge looks through them.
pub fn order_of_search(intentional: bool) -> [Category; 4] {
    if intentional {
        rule!("PC 8.1.1.2");
        rule!("PC 8.2.0.2");
        return [Category::Cheating, Category::Unsporting, Category::Tournament, Category::Game];
    }
    [Category::Tournament, Category::Game, Category::Unsporting, Category::Cheating]
}
