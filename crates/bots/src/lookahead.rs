//! One choice ahead, for any game.
//!
//! Every legal choice is made in several tables the seat could not tell from
//! the real one (`Game::redeal`). Each goes on to a horizon, where it is rated.
//! On the way the seat's own choices inside the same deed (targets, ways) are
//! tried one by one, and everything else follows a cheap policy. The work is
//! bounded in choices applied, not in time, so that the result never depends
//! on the machine.

use std::ops::AddAssign;

use kernel::{Chance, Deaf, Game, Pending, Seat};

/// What a game has to tell the algorithm.
pub(crate) trait Insight<G: Game> {
    /// Has the game come to the point where tables are compared?
    fn horizon(&self, game: &G) -> bool;

    /// How well off `seat` is; nothing outweighs a win.
    fn rate(&self, game: &G, seat: Seat) -> i64;

    /// Is this a question at which nothing is under way?
    fn quiet(&self, question: G::Question) -> bool;

    /// What the policy leaves undone from such a question on, as `seat` would rate it.
    fn prospect(&self, game: &G, seat: Seat) -> i64;

    /// Does this choice leave everything as it is? It is made where nothing else is better,
    /// so that nobody goes on for ever with what brings nothing.
    fn idle(&self, choice: G::Choice) -> bool;

    /// How `asked` answers on the way to the horizon.
    fn policy(&self, game: &G, asked: Seat, question: G::Question, choices: &[G::Choice])
    -> Policy;
}

/// An answer on the way to the horizon.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Policy {
    Take(usize),
    /// Whichever is best for the one who is asked.
    Weigh,
}

/// How much work one decision is worth.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Effort {
    /// Tables the choices are tried on.
    pub(crate) worlds: u32,
    /// Choices applied for one decision, over all worlds.
    pub(crate) budget: u32,
    /// Choices applied in a row before a table is rated where it stands.
    pub(crate) depth: u32,
}

/// The place of the best choice; of equal ones the idle one, or else the first.
pub(crate) fn best<G: Game>(
    insight: &dyn Insight<G>,
    game: &G,
    seat: Seat,
    choices: &[G::Choice],
    chance: &mut Chance,
    effort: Effort,
) -> usize {
    let mut totals = vec![Worth::default(); choices.len()];
    let mut now = 0;
    let share = effort.budget / effort.worlds / choices.len() as u32;
    for _ in 0..effort.worlds {
        let world = game.redeal(seat, chance);
        now += insight.prospect(&world, seat);
        for (total, choice) in totals.iter_mut().zip(choices) {
            let mut walk = Walk { insight, seat, fuel: share };
            *total += walk.after(&world, *choice, effort.depth, None).0;
        }
    }
    match choices.iter().position(|it| insight.idle(*it)) {
        Some(idle) => first_best(&unless_it_stalls(&totals, totals[idle], now), idle),
        None => first_best(&totals, 0),
    }
}

/// A choice that makes nothing better, neither the table nor what is hoped for `now`, only keeps
/// the round open. It counts for no more than the idle one, or it would be made again and again.
fn unless_it_stalls(totals: &[Worth], idle: Worth, now: i64) -> Vec<Worth> {
    let stalls = |it: &Worth| it.table <= idle.table && it.hope <= now;
    let worth = |it: &Worth| if stalls(it) && idle.sum() < it.sum() { idle } else { *it };
    totals.iter().map(worth).collect()
}

/// What a choice leads to.
#[derive(Debug, Clone, Copy, Default)]
struct Worth {
    /// The table at the horizon.
    table: i64,
    /// The prospect at the first quiet question on the way.
    hope: i64,
}

impl Worth {
    fn sum(self) -> i64 {
        self.table + self.hope
    }
}

impl AddAssign for Worth {
    fn add_assign(&mut self, other: Worth) {
        self.table += other.table;
        self.hope += other.hope;
    }
}

/// One choice followed to the horizon.
struct Walk<'i, G> {
    insight: &'i dyn Insight<G>,
    seat: Seat,
    /// While there is some left, choices are tried side by side.
    fuel: u32,
}

/// The prospect at the first quiet question, once there was one.
type Prospect = Option<i64>;

impl<G: Game> Walk<'_, G> {
    /// What the table is worth to the seat after `choice`, and the table.
    fn after(&mut self, game: &G, choice: G::Choice, depth: u32, hope: Prospect) -> (Worth, G) {
        let mut game = game.clone();
        if self.step(&mut game, choice) {
            return self.rated(game, hope);
        }
        self.follow(game, depth, hope)
    }

    fn follow(&mut self, mut game: G, mut depth: u32, mut hope: Prospect) -> (Worth, G) {
        let mut choices = Vec::new();
        while let Pending::Decision { seat: asked, question } = game.pending() {
            if depth == 0 {
                break;
            }
            depth -= 1;
            if hope.is_none() && self.insight.quiet(question) {
                hope = Some(self.insight.prospect(&game, self.seat));
            }
            choices.clear();
            game.choices(&mut choices);
            let policy = match choices.len() {
                1 => Policy::Take(0),
                _ => self.insight.policy(&game, asked, question, &choices),
            };
            let place = match policy {
                Policy::Take(place) => place,
                Policy::Weigh if self.fuel == 0 => 0,
                Policy::Weigh => return self.weigh(&game, asked, &choices, depth, hope),
            };
            if self.step(&mut game, choices[place]) {
                break;
            }
        }
        self.rated(game, hope)
    }

    fn weigh(
        &mut self,
        game: &G,
        asked: Seat,
        choices: &[G::Choice],
        depth: u32,
        hope: Prospect,
    ) -> (Worth, G) {
        let mut best: Option<(i64, Worth, G)> = None;
        for choice in choices {
            let (worth, end) = self.after(game, *choice, depth, hope);
            let for_asked =
                if asked == self.seat { worth.sum() } else { self.insight.rate(&end, asked) };
            if best.as_ref().is_none_or(|(most, ..)| *most < for_asked) {
                best = Some((for_asked, worth, end));
            }
        }
        let (_, worth, end) = best.expect("a decision has a choice");
        (worth, end)
    }

    fn rated(&self, game: G, hope: Prospect) -> (Worth, G) {
        // Who has won need not hope any more.
        let hope = if game.pending().is_over() { 0 } else { hope.unwrap_or(0) };
        (Worth { table: self.insight.rate(&game, self.seat), hope }, game)
    }

    /// Makes a choice; says whether the horizon is reached.
    fn step(&mut self, game: &mut G, choice: G::Choice) -> bool {
        self.fuel = self.fuel.saturating_sub(1);
        game.apply(choice, &mut Deaf).expect("a choice that was offered is legal");
        game.pending().is_over() || self.insight.horizon(game)
    }
}

fn first_best(totals: &[Worth], unless_better: usize) -> usize {
    let mut best = unless_better;
    for (place, total) in totals.iter().enumerate() {
        if totals[best].sum() < total.sum() {
            best = place;
        }
    }
    best
}

#[cfg(test)]
mod tests {
    use std::convert::Infallible;

    use kernel::{Chance, Game, Listener, Pending, Seat};

    use super::{Effort, Insight, Policy, Worth, best, first_best, unless_it_stalls};

    /// Seat 0 names a number; if it is 3, seat 1 may spoil it; then the round is
    /// over. A number below ten that was dealt face down is added to 1.
    #[derive(Debug, Clone)]
    struct Toy {
        hidden: u32,
        named: Option<u8>,
        points: Option<i64>,
    }

    impl Game for Toy {
        type Choice = u8;
        type Question = ();
        type Event = bool;
        type View = Option<u8>;
        type Illegal = Infallible;

        fn seats(&self) -> u8 {
            2
        }

        fn pending(&self) -> Pending<()> {
            match (self.points, self.named) {
                (Some(_), _) => Pending::Over { winner: None },
                (None, named) => {
                    Pending::Decision { seat: Seat(u8::from(named.is_some())), question: () }
                }
            }
        }

        fn choices(&self, into: &mut Vec<u8>) {
            into.extend(if self.named.is_some() { 0..2 } else { 0..4 });
        }

        fn apply(
            &mut self,
            choice: u8,
            events: &mut impl Listener<bool>,
        ) -> Result<(), Infallible> {
            match (self.named, choice) {
                (None, 3) => self.named = Some(3),
                (None, 1) => self.points = Some(i64::from(self.hidden)),
                (None, _) => self.points = Some(i64::from(choice)),
                (Some(named), spoilt) => {
                    self.points = Some(if spoilt == 1 { -9 } else { 10 * i64::from(named) });
                }
            }
            events.hear(|| self.points.is_some());
            Ok(())
        }

        fn view(&self, _: Option<Seat>) -> Option<u8> {
            self.named
        }

        fn fingerprint(&self) -> u64 {
            self.hidden.into()
        }

        fn revealed(&self) -> u32 {
            0
        }

        fn redeal(&self, _: Seat, chance: &mut Chance) -> Toy {
            Toy { hidden: chance.below(10), ..self.clone() }
        }

        fn audit(&self) -> Result<(), String> {
            Ok(())
        }
    }

    /// Whether the other seat is taken to think for itself.
    struct Points {
        others_weigh: bool,
    }

    impl Insight<Toy> for Points {
        fn horizon(&self, game: &Toy) -> bool {
            game.points.is_some()
        }

        fn rate(&self, game: &Toy, seat: Seat) -> i64 {
            let points = game.points.unwrap_or(0);
            if seat == Seat(0) { points } else { -points }
        }

        fn quiet(&self, (): ()) -> bool {
            false
        }

        fn prospect(&self, _: &Toy, _: Seat) -> i64 {
            0
        }

        fn idle(&self, choice: u8) -> bool {
            choice == 2
        }

        fn policy(&self, _: &Toy, _: Seat, (): (), _: &[u8]) -> Policy {
            if self.others_weigh { Policy::Weigh } else { Policy::Take(0) }
        }
    }

    fn chosen(hidden: u32, others_weigh: bool) -> usize {
        let toy = Toy { hidden, named: None, points: None };
        let effort = Effort { worlds: 8, budget: 1000, depth: 9 };
        let mut chance = Chance::numbered(1);
        best(&Points { others_weigh }, &toy, Seat(0), &[0, 1, 2, 3], &mut chance, effort)
    }

    #[test]
    fn an_opponent_who_weighs_is_not_walked_into() {
        assert_eq!(chosen(5, false), 3, "nobody spoils it");
        assert_eq!(chosen(5, true), 1, "the hidden number is worth 4.5 in the mean");
    }

    #[test]
    fn of_equal_choices_the_idle_one_is_made() {
        let worth = |table| Worth { table, hope: 0 };
        assert_eq!(first_best(&[worth(5), worth(5), worth(5)], 1), 1);
        assert_eq!(first_best(&[worth(5), worth(5), worth(6)], 1), 2);
    }

    #[test]
    fn keeping_the_round_open_is_worth_nothing_by_itself() {
        let (idle, deed) = (Worth { table: 50, hope: 0 }, Worth { table: 60, hope: 0 });
        let stalling = Worth { table: 50, hope: 30 };
        let chosen = |now| first_best(&unless_it_stalls(&[stalling, deed, idle], idle, now), 2);

        assert_eq!(chosen(30), 1, "nothing more is hoped for than before");
        assert_eq!(chosen(29), 0, "it makes more possible than before");
    }

    #[test]
    fn the_real_hidden_number_makes_no_difference() {
        assert!((0..1000).step_by(100).all(|hidden| chosen(hidden, true) == chosen(0, true)));
    }
}
