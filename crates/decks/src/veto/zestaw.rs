//! The cards a player opened or drafted in a wybraniecki tournament.

use cards::veto::{Card, Factions, Kind};
use rulebook::{cite, rule};

use super::{Problem, Talia, Wrong};

/// All cards of one player, registered before he builds.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Zestaw<'c> {
    cards: Vec<&'c Card>,
}

impl<'c> Zestaw<'c> {
    /// Registers every card received.
    pub fn register(cards: impl IntoIterator<Item = &'c Card>) -> Zestaw<'c> {
        rule!("PC 2.1.7");
        rule!("PC 6.6.25");
        Zestaw { cards: cards.into_iter().collect() }
    }

    pub fn cards(&self) -> &[&'c Card] {
        &self.cards
    }

    /// Marks the kredens; whatever is not in it is the sakwa. A strategy among
    /// the chosen cards is laid out and not counted.
    ///
    /// # Errors
    ///
    /// Every card of which the zestaw has fewer.
    pub fn build(
        &self,
        chosen: Factions,
        kredens: &[&'c Card],
        team_mates: &[&Zestaw<'_>],
    ) -> Result<Talia<'c>, Vec<Problem>> {
        let problems = self.problems(kredens, team_mates);
        if !problems.is_empty() {
            return Err(problems);
        }
        let mut sakwa = self.cards.clone();
        for card in kredens {
            let place = sakwa.iter().position(|it| it.id == card.id);
            sakwa.swap_remove(place.expect("all chosen cards were found in the zestaw"));
        }
        rule!("PC 6.6.29");
        for _sakwa_is_the_rest in &sakwa {
            rule!("AH 411.6");
            rule!("PC 3.5.2.1");
            rule!("PC 5.1.2");
            rule!("PC 6.6.31");
        }
        let (strategie, kredens) =
            kredens.iter().copied().partition(|it| it.kind == Kind::Strategia);
        Ok(Talia { frakcje: Vec::new(), strategie, chosen, kredens, sakwa })
    }

    fn problems(&self, chosen: &[&'c Card], team_mates: &[&Zestaw<'_>]) -> Vec<Problem> {
        let count = |cards: &[&Card], id: &str| cards.iter().filter(|it| it.id == id).count();
        let mut problems: Vec<Problem> = Vec::new();
        for card in chosen {
            let (found, registered) = (count(chosen, &card.id), count(&self.cards, &card.id));
            if found <= registered {
                continue;
            }
            let lent = team_mates.iter().any(|it| count(&it.cards, &card.id) != 0);
            let card = card.title();
            let problem = match lent {
                true => Problem::new(Wrong::OfATeamMate { card }, &[cite!("PC 6.6.28")]),
                false => Problem::new(
                    Wrong::NotInZestaw { card, found, registered },
                    &[cite!("PC 5.1.5"), cite!("AH 100.5.b")],
                ),
            };
            if !problems.contains(&problem) {
                problems.push(problem);
            }
        }
        problems
    }
}
