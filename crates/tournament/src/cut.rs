//! PC D.2.1, 8.1.1.40–8.1.1.43, G — the top: bracket, vacancies, final places (PCA-13, PCA-17).

use crate::{
    PlayerId,
    refusal::{Refusal, refuse_if},
    standings::Standings,
};
use rulebook::{cite, rule};

/// The knock-out phase. Matches of a round stand in the order of the bracket.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bracket {
    /// Swiss places, best first; longer than the top, because others may move up.
    order: Vec<PlayerId>,
    size: usize,
    /// One entry per round; an empty slot is one that nobody fills any more.
    rounds: Vec<Vec<[Slot; 2]>>,
    disqualified: Vec<PlayerId>,
}

/// Who stands at one side of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Slot {
    pub player: Option<PlayerId>,
    pub lost: bool,
    /// He has sat down to a match of this phase.
    pub began: bool,
}

/// Why a player is gone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Leaving {
    Resigned,
    Disqualified,
}

impl Bracket {
    /// The best `size` players: 1–8, 4–5, 3–6, 2–7, and likewise for other sizes.
    pub fn new(standings: &Standings, size: usize) -> Result<Bracket, Refusal> {
        let order: Vec<PlayerId> = standings.rows.iter().map(|it| it.player).collect();
        refuse_if(
            !size.is_power_of_two() || size < 2 || order.len() < size,
            cite!("PC D.2.1.3"),
            "the cut takes 2, 4, 8 or 16 of at least as many players",
        )?;
        rule!("PC D.2.1.3");
        let slot = |seed: usize| Slot { player: Some(order[seed]), lost: false, began: false };
        let first = seeds(size).chunks(2).map(|it| [slot(it[0]), slot(it[1])]).collect();
        Ok(Bracket { order, size, rounds: vec![first], disqualified: Vec::new() })
    }

    /// The matches of the running round.
    pub fn matches(&self) -> &[[Slot; 2]] {
        self.rounds.last().expect("a bracket has a first round")
    }

    /// All rounds so far, the running one last.
    pub fn rounds(&self) -> &[Vec<[Slot; 2]>] {
        &self.rounds
    }

    /// Who has won the last match.
    pub fn winner(&self) -> Option<PlayerId> {
        let [last] = self.matches() else { return None };
        let decided = last.iter().any(|it| it.lost);
        last.iter().find(|it| decided && !it.lost).and_then(|it| it.player)
    }

    /// Nothing is left to be played; there may be no winner if all were disqualified.
    pub fn is_over(&self) -> bool {
        matches!(self.matches(), [last] if last.iter().any(|it| it.lost))
    }

    /// The players of a match sit down.
    pub fn begin(&mut self, at: usize) {
        if let Some(slots) = self.rounds.last_mut().and_then(|it| it.get_mut(at)) {
            slots.iter_mut().for_each(|it| it.began = it.player.is_some());
        }
    }

    /// One side loses; when all matches are decided, the next round stands.
    pub fn lose(&mut self, at: usize, side: usize) {
        let Some(slots) = self.rounds.last_mut().and_then(|it| it.get_mut(at)) else { return };
        if side < 2 && !slots[1 - side].lost {
            slots[side].lost = true;
        }
        self.advance();
    }

    /// Both sides lose; the slot they played for stays empty.
    pub fn lose_both(&mut self, at: usize) {
        if let Some(slots) = self.rounds.last_mut().and_then(|it| it.get_mut(at)) {
            slots.iter_mut().for_each(|it| it.lost = true);
        }
        self.advance();
    }

    /// Somebody leaves the top: before his first match the next in the
    /// standings takes his slot, later and after a disqualification nobody does.
    /// `gone` are those who have left before and cannot fill a slot.
    pub fn leave(&mut self, player: PlayerId, how: Leaving, gone: &[PlayerId]) -> Option<PlayerId> {
        if how == Leaving::Disqualified {
            self.disqualified.push(player);
        }
        let began =
            self.rounds.iter().flatten().flatten().any(|it| it.player == Some(player) && it.began);
        let seated: Vec<PlayerId> =
            self.rounds.iter().flatten().flatten().filter_map(|it| it.player).collect();
        let free = |it: &PlayerId| !seated.contains(it) && !gone.contains(it);
        let next = self.order[self.size..].iter().copied().find(free);
        let replaced = how == Leaving::Resigned && !began && self.rounds.len() == 1;
        let by = if replaced { next } else { None };
        if replaced {
            rule!("PC D.2.1.4");
        } else if how == Leaving::Disqualified {
            rule!("PC 8.1.1.43");
        }
        let last = self.rounds.last_mut().expect("a bracket has a first round");
        let slot = last.iter_mut().flatten().find(|it| it.player == Some(player) && !it.lost);
        if let Some(slot) = slot {
            *slot = Slot { player: by.or(Some(player)), lost: by.is_none(), began: false };
        }
        self.advance();
        by
    }

    fn advance(&mut self) {
        let winners: Option<Vec<Slot>> = self
            .matches()
            .iter()
            .map(|slots| {
                let winner = slots.iter().find(|it| !it.lost);
                // Both gone: the slot stays empty and its next opponent advances.
                let decided = slots.iter().any(|it| it.lost);
                let empty = Slot { player: None, lost: true, began: false };
                decided.then(|| winner.map_or(empty, |it| Slot { lost: false, ..*it }))
            })
            .collect();
        let Some(winners) = winners.filter(|it| 1 < it.len()) else { return };
        self.rounds.push(winners.chunks(2).map(|it| [it[0], it[1]]).collect());
        // An empty slot may have decided a match of the new round already.
        self.advance();
    }

    /// The final table: the winner, the finalist, then by the round of
    /// elimination and within it by the place before the top began.
    /// `third` is who won the match for the third place, if it was played.
    pub fn final_places(&self, third: Option<PlayerId>) -> Vec<PlayerId> {
        let place = |player: &PlayerId| {
            let rounds = self.rounds.iter().enumerate();
            let reached = rounds
                .filter(|(_, round)| round.iter().flatten().any(|it| it.player == Some(*player)))
                .map(|(at, _)| at + 1)
                .max()
                .unwrap_or(0);
            let last = self.rounds.last().expect("a bracket has a first round");
            let won = last.len() == 1
                && last[0].iter().any(|it| it.player == Some(*player) && !it.lost)
                && last[0].iter().any(|it| it.lost);
            let before = self.order.iter().position(|it| it == player);
            if third == Some(*player) {
                rule!("PC G.2");
            }
            (!won, usize::MAX - reached, third != Some(*player), before)
        };
        rule!("PC G.1");
        rule!("PC 8.1.1.42");
        let mut table: Vec<PlayerId> =
            self.order.iter().copied().filter(|it| !self.disqualified.contains(it)).collect();
        table.sort_by_key(place);
        table
    }

    /// Who plays for particular places: those eliminated in a round (from one), by order.
    pub fn place_match(&self, round: usize) -> Vec<[PlayerId; 2]> {
        rule!("PC G.3");
        let Some(matches) = round.checked_sub(1).and_then(|it| self.rounds.get(it)) else {
            return Vec::new();
        };
        let losers: Vec<PlayerId> =
            matches.iter().flatten().filter(|it| it.lost).filter_map(|it| it.player).collect();
        losers.chunks_exact(2).map(|it| [it[0], it[1]]).collect()
    }
}

/// Whether a prize that is still due is handed out.
pub fn prize_due(disqualified: bool) -> bool {
    if disqualified {
        rule!("PC 8.1.1.40");
    }
    !disqualified
}

/// Seeds (from zero) in the order of the bracket: 1–8, 4–5, 3–6, 2–7.
fn seeds(size: usize) -> Vec<usize> {
    let mut seeds = vec![0];
    while seeds.len() < size {
        let next = 2 * seeds.len();
        let mut doubled = Vec::with_capacity(next);
        for (at, seed) in seeds.iter().enumerate() {
            let pair = [*seed, next - 1 - seed];
            doubled.extend(if at % 2 == 0 { pair } else { [pair[1], pair[0]] });
        }
        seeds = doubled;
    }
    seeds
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        Fraction,
        standings::{CountsFor, Row},
    };
    use rulebook::proves;

    fn standings(players: u32) -> Standings {
        let row = |place| Row {
            place,
            player: PlayerId(place),
            points: 0,
            won: 0,
            lost: 0,
            drawn: 0,
            omw: Fraction::zero(),
            gw: Fraction::zero(),
            ogw: Fraction::zero(),
            counts_for: CountsFor { matches: Fraction::zero(), games: Fraction::zero() },
        };
        Standings { rows: (1..=players).map(row).collect() }
    }

    fn names(bracket: &Bracket) -> Vec<[u32; 2]> {
        let name = |slot: &Slot| slot.player.map_or(0, |it| it.0);
        bracket.matches().iter().map(|it| [name(&it[0]), name(&it[1])]).collect()
    }

    /// The lower number wins every match of the running round.
    fn favourites_win(bracket: &mut Bracket) {
        let losers: Vec<usize> =
            names(bracket).iter().map(|it| usize::from(it[0] < it[1])).collect();
        losers.into_iter().enumerate().for_each(|(at, side)| bracket.lose(at, side));
    }

    #[test]
    fn the_best_meet_the_last_and_one_and_two_only_in_the_final() {
        let _rule = proves!("PC D.2.1.3");
        let mut top = Bracket::new(&standings(20), 8).unwrap();
        let mut first = names(&top);
        first.iter_mut().for_each(|it| it.sort_unstable());
        first.sort_unstable();
        assert_eq!(first, [[1, 8], [2, 7], [3, 6], [4, 5]]);
        favourites_win(&mut top);
        favourites_win(&mut top);
        let mut last = names(&top)[0];
        last.sort_unstable();
        assert_eq!(last, [1, 2]);
        assert_eq!(Bracket::new(&standings(7), 8).unwrap_err().rule, cite!("PC D.2.1.3"));
        let sixteen = Bracket::new(&standings(16), 16).unwrap();
        assert!(names(&sixteen).iter().all(|it| it[0] + it[1] == 17));
    }

    #[test]
    fn who_was_eliminated_together_keeps_the_swiss_order() {
        let _rules = [proves!("PC G.1"), proves!("PC G.2"), proves!("PC G.3")];
        let mut top = Bracket::new(&standings(10), 8).unwrap();
        favourites_win(&mut top);
        favourites_win(&mut top);
        assert_eq!(top.place_match(2).len(), 1, "a match for the third place");
        assert_eq!(top.place_match(1).len(), 2, "matches for the places 5 to 8");
        favourites_win(&mut top);
        let places = |third| {
            let table = top.final_places(third);
            table.into_iter().map(|it: PlayerId| it.0).collect::<Vec<_>>()
        };
        assert_eq!(places(None), [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
        assert_eq!(places(Some(PlayerId(4)))[..4], [1, 2, 4, 3]);
    }

    #[test]
    fn a_resignation_before_the_first_match_is_filled_a_later_one_is_not() {
        let _rule = proves!("PC D.2.1.4");
        let mut top = Bracket::new(&standings(12), 8).unwrap();
        assert_eq!(top.leave(PlayerId(3), Leaving::Resigned, &[]), Some(PlayerId(9)));
        assert!(names(&top).contains(&[9, 6]) || names(&top).contains(&[6, 9]));
        top.begin(0);
        let began = top.matches()[0][0].player.unwrap();
        assert_eq!(top.leave(began, Leaving::Resigned, &[]), None);
        assert!(top.matches()[0][0].lost, "his opponent advances");
    }

    #[test]
    fn a_disqualified_player_is_not_replaced_but_the_rest_moves_up() {
        let _rules = [proves!("PC 8.1.1.43"), proves!("PC 8.1.1.42"), proves!("PC 8.1.1.40")];
        let mut top = Bracket::new(&standings(10), 8).unwrap();
        assert_eq!(top.leave(PlayerId(5), Leaving::Disqualified, &[]), None);
        favourites_win(&mut top);
        favourites_win(&mut top);
        favourites_win(&mut top);
        let table: Vec<u32> = top.final_places(None).iter().map(|it| it.0).collect();
        assert_eq!(table, [1, 2, 3, 4, 6, 7, 8, 9, 10]);
        assert!(!prize_due(true) && prize_due(false));
    }

    #[test]
    fn two_empty_slots_do_not_stop_the_bracket() {
        let mut top = Bracket::new(&standings(4), 4).unwrap();
        let [one, other] = top.matches()[0].map(|it| it.player.unwrap());
        top.leave(one, Leaving::Disqualified, &[]);
        top.leave(other, Leaving::Disqualified, &[]);
        favourites_win(&mut top);
        assert_eq!(top.final_places(None).len(), 2);
    }
}
