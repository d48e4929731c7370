//! PC E.1–E.4 — the ranking as a fold over everything that was ever rated.

use crate::rating::{
    Outcome, RULES, Rank, Rating, SKARTABELLUS_K, SKARTABELLUS_MATCHES, SKARTABELLUS_RATING,
    Weight, change, change_against_pair, pair_rating, rank,
};
use rulebook::rule;
use std::collections::BTreeMap;
use tournament::PlayerId;

/// A tournament as the ranking sees it; byes are left out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tournament {
    pub weight: Weight,
    pub rounds: Vec<Vec<Occasion>>,
}

/// One rated match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Occasion {
    /// The outcome is the first player's.
    Single {
        players: [PlayerId; 2],
        outcome: Outcome,
    },
    Pairs {
        pairs: [[PlayerId; 2]; 2],
        outcome: Outcome,
    },
}

/// The history, in order of time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Entry {
    /// First day of a calendar month: counters start afresh.
    MonthBegins,
    Tournament(Tournament),
    /// A single game outside tournaments; the first player won.
    Duel([PlayerId; 2]),
    /// Last day of the month: duties are settled.
    MonthEnds,
    /// The Wydawca resets the ranking, announced beforehand.
    Reset,
}

/// A player of the ranking.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// What he has collected, also while he counts as 1000.
    pub collected: Rating,
    pub matches: u32,
    mini_this_month: u32,
    duels_this_month: u32,
    matches_this_month: u32,
    magnificus_since_the_first: bool,
}

impl Player {
    fn new() -> Player {
        Player {
            collected: SKARTABELLUS_RATING,
            matches: 0,
            mini_this_month: 0,
            duels_this_month: 0,
            matches_this_month: 0,
            magnificus_since_the_first: false,
        }
    }

    pub fn rank(&self) -> Rank {
        rank(self.collected, self.matches)
    }

    /// The rating that counts and is shown.
    pub fn rating(&self) -> Rating {
        if self.matches < SKARTABELLUS_MATCHES {
            rule!("PC E.1.1");
            rule!("PC E.5.21");
            return SKARTABELLUS_RATING;
        }
        self.collected
    }

    fn k(&self, of_tournament: i64) -> i64 {
        if self.matches < SKARTABELLUS_MATCHES {
            rule!("PC E.5.16");
            return SKARTABELLUS_K;
        }
        of_tournament
    }
}

/// Why points changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    Match {
        own: Rating,
        /// Of the opponent, or of the opposing pair as it is shown.
        other: Rating,
        outcome: Outcome,
        k: i64,
        /// Beyond the month's limit, so nothing was gained.
        over_limit: bool,
    },
    Duel {
        won: bool,
        over_limit: bool,
    },
    /// A Magnificus who played fewer than four matches in the month.
    IdleMagnificus {
        matches: u32,
    },
}

/// One change of one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Change {
    pub player: PlayerId,
    /// The place of its cause in the history.
    pub entry: usize,
    pub points: i64,
    pub reason: Reason,
}

/// The ratings and every point that led to them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Ranking {
    /// Which rules it was computed by.
    pub rules: &'static str,
    pub players: BTreeMap<PlayerId, Player>,
    pub changes: Vec<Change>,
}

const MINI_TOURNAMENTS_A_MONTH: u32 = 8;
const DUELS_A_MONTH: u32 = 4;
const MATCHES_OF_A_MAGNIFICUS: u32 = 4;
const IDLENESS: i64 = 40;

/// Computes the ranking from scratch.
pub fn fold(history: &[Entry]) -> Ranking {
    let mut ranking = Ranking { rules: RULES, ..Ranking::default() };
    for (at, entry) in history.iter().enumerate() {
        match entry {
            Entry::MonthBegins => ranking.begin_month(),
            Entry::Tournament(tournament) => ranking.rate(at, tournament),
            Entry::Duel(players) => ranking.duel(at, *players),
            Entry::MonthEnds => ranking.end_month(at),
            Entry::Reset => {
                rule!("PC E.1.6");
                ranking.players.clear();
            }
        }
    }
    ranking
}

/// A change that waits for the end of its round.
struct Pending {
    player: PlayerId,
    points: i64,
    reason: Reason,
}

impl Ranking {
    fn player(&mut self, id: PlayerId) -> &mut Player {
        self.players.entry(id).or_insert_with(Player::new)
    }

    fn begin_month(&mut self) {
        for player in self.players.values_mut() {
            player.mini_this_month = 0;
            player.duels_this_month = 0;
            player.matches_this_month = 0;
            player.magnificus_since_the_first = player.rank() == Rank::Magnificus;
        }
    }

    fn end_month(&mut self, entry: usize) {
        let idle: Vec<(PlayerId, u32)> = self
            .players
            .iter()
            .filter(|(_, it)| it.magnificus_since_the_first && it.rank() == Rank::Magnificus)
            .filter(|(_, it)| it.matches_this_month < MATCHES_OF_A_MAGNIFICUS)
            .map(|(player, it)| (*player, it.matches_this_month))
            .collect();
        for (player, matches) in idle {
            rule!("PC E.3.1");
            rule!("PC E.4.8");
            self.add(entry, player, -IDLENESS, Reason::IdleMagnificus { matches });
        }
    }

    fn rate(&mut self, entry: usize, tournament: &Tournament) {
        let mut persons: Vec<PlayerId> =
            tournament.rounds.iter().flatten().flat_map(Occasion::persons).collect();
        persons.sort_unstable();
        persons.dedup();
        rule!("PC E.2.3");
        let k = tournament.weight.k(persons.len() as u32);
        let mini = tournament.weight == Weight::MiniLocal;
        if mini {
            rule!("PC E.4.2");
            persons.iter().for_each(|it| self.player(*it).mini_this_month += 1);
        }
        for round in &tournament.rounds {
            let pending: Vec<Pending> =
                round.iter().flat_map(|it| self.pending(it, k, mini)).collect();
            for Pending { player, points, reason } in pending {
                rule!("PC E.2.1");
                let rated = self.player(player);
                rated.matches += 1;
                rated.matches_this_month += 1;
                self.add(entry, player, points, reason);
            }
        }
    }

    /// The changes of a match, from the ratings before its round.
    fn pending(&mut self, occasion: &Occasion, k: i64, mini: bool) -> Vec<Pending> {
        match *occasion {
            Occasion::Single { players, outcome } => {
                let ratings = players.map(|it| self.player(it).rating());
                [(0, outcome), (1, outcome.mirrored())]
                    .map(|(side, outcome)| {
                        let (own, other) = (ratings[side], ratings[1 - side]);
                        let k = self.player(players[side]).k(k);
                        let points = change(own, other, outcome, k);
                        self.limited(players[side], points, mini, (own, other, outcome, k))
                    })
                    .into()
            }
            Occasion::Pairs { pairs, outcome } => {
                let ratings = pairs.map(|pair| pair.map(|it| self.player(it).rating()));
                let of_pairs = ratings.map(pair_rating);
                let mut pending = Vec::new();
                for (side, outcome) in [(0, outcome), (1, outcome.mirrored())] {
                    for (player, own) in pairs[side].into_iter().zip(ratings[side]) {
                        let k = self.player(player).k(k);
                        let other = of_pairs[1 - side];
                        let points = change_against_pair(own, other, outcome, k);
                        let match_ = (own, other.rounded(), outcome, k);
                        pending.push(self.limited(player, points, mini, match_));
                    }
                }
                pending
            }
        }
    }

    /// Beyond the eighth mini tournament of a month nothing is gained any more.
    fn limited(
        &mut self,
        player: PlayerId,
        points: i64,
        mini: bool,
        (own, other, outcome, k): (Rating, Rating, Outcome, i64),
    ) -> Pending {
        let over_limit = mini && MINI_TOURNAMENTS_A_MONTH < self.player(player).mini_this_month;
        let points = if over_limit {
            rule!("PC E.4.3");
            points.min(0)
        } else {
            points
        };
        Pending { player, points, reason: Reason::Match { own, other, outcome, k, over_limit } }
    }

    fn duel(&mut self, entry: usize, players: [PlayerId; 2]) {
        rule!("PC E.4.5");
        rule!("PC E.5.19");
        for (player, won) in players.into_iter().zip([true, false]) {
            let rated = self.player(player);
            rated.matches += 1;
            rated.duels_this_month += 1;
            rule!("PC E.4.6");
            let over_limit = DUELS_A_MONTH < rated.duels_this_month;
            let points = match (won, over_limit) {
                (true, true) => {
                    rule!("PC E.4.7");
                    0
                }
                (true, false) => 1,
                (false, _) => -1,
            };
            self.add(entry, player, points, Reason::Duel { won, over_limit });
        }
    }

    /// Points are added; nobody falls below zero.
    fn add(&mut self, entry: usize, player: PlayerId, points: i64, reason: Reason) {
        let rated = self.player(player);
        let points = points.max(-rated.collected);
        rated.collected += points;
        self.changes.push(Change { player, entry, points, reason });
    }

    /// Whether a tournament of the month brings him Czerwone Złote.
    pub fn earns_czerwone_zlote(&self, player: PlayerId) -> bool {
        let mini = self.players.get(&player).map_or(0, |it| it.mini_this_month);
        if MINI_TOURNAMENTS_A_MONTH < mini {
            rule!("PC E.4.4");
            return false;
        }
        true
    }
}

impl Occasion {
    fn persons(&self) -> Vec<PlayerId> {
        match self {
            Occasion::Single { players, .. } => players.to_vec(),
            Occasion::Pairs { pairs, .. } => pairs.concat(),
        }
    }
}

#[cfg(test)]
mod tests;
