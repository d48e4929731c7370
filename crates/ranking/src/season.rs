//! From finished events to the history that is folded: months, weights, accounts.

use crate::{Entry, Occasion, Outcome, Ranking, Submission, Tournament, Weight, admit, fold};
use rulebook::{cite, rule};
use std::collections::{BTreeMap, BTreeSet};
use tournament::{
    PlayerId, Refusal,
    event::{Event, Party, PersonId, Role, Table, Top},
    setup::{Class, Format, Rated},
    standings::{Score, Side},
};

/// An event and when it was announced; milliseconds since 1970.
#[derive(Clone, Copy, Debug)]
pub struct Held<'a> {
    pub event: &'a Event,
    pub announced_at: i64,
}

/// The ranking of several events.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Season {
    /// Accounts by the number the ranking knows them by.
    pub accounts: BTreeMap<PlayerId, String>,
    pub ranking: Ranking,
    /// By the place of an entry in the history: the event (as it was given) it stands for.
    pub events: BTreeMap<usize, usize>,
    /// Events that were not taken in, and why.
    pub refused: Vec<(usize, Refusal)>,
}

/// Computes the ranking of these events, in the order in which they were held.
pub fn season(events: &[Held<'_>]) -> Season {
    let mut order: Vec<usize> = (0..events.len()).collect();
    order.sort_by_key(|it| events[*it].event.began_at);
    let mut numbers = Numbers::default();
    let (mut history, mut of_events, mut refused) = (Vec::new(), BTreeMap::new(), Vec::new());
    let mut month = None;
    for at in order {
        match rated(&events[at], &mut numbers) {
            Ok((tournament, began_at)) => {
                let new = month_of(began_at);
                if month != Some(new) {
                    history.extend(month.map(|_| Entry::MonthEnds));
                    history.push(Entry::MonthBegins);
                    month = Some(new);
                }
                of_events.insert(history.len(), at);
                history.push(Entry::Tournament(tournament));
            }
            Err(refusal) => refused.push((at, refusal)),
        }
    }
    let accounts = numbers.0.into_iter().map(|(account, number)| (number, account)).collect();
    Season { accounts, ranking: fold(&history), events: of_events, refused }
}

/// Accounts in the order in which they first appear.
#[derive(Default)]
struct Numbers(BTreeMap<String, PlayerId>);

impl Numbers {
    fn of(&mut self, account: &str) -> PlayerId {
        let next = PlayerId(self.0.len() as u32 + 1);
        *self.0.entry(account.to_owned()).or_insert(next)
    }
}

fn rated(held: &Held<'_>, numbers: &mut Numbers) -> Result<(Tournament, i64), Refusal> {
    let event = held.event;
    let unfinished =
        Refusal::new(cite!("PC 1.3.1.7"), "the results of this event have not been reported");
    let began_at = event.began_at.filter(|_| event.closed).ok_or(unfinished)?;
    let unsanctioned = Refusal::new(cite!("PC C.4"), "this event was not announced as ranked");
    if !event.setup.sanctioned {
        return Err(unsanctioned);
    }
    let account = |it: &PersonId| event.people.get(it).and_then(|it| it.account.as_deref());
    let persons: BTreeSet<PersonId> =
        event.entries.values().flat_map(|it| it.party.persons()).copied().collect();
    let as_players = |it: &PersonId| PlayerId(it.0);
    let submission = Submission {
        weight: weight(event),
        players: persons.iter().map(as_players).collect(),
        rounds: event.swiss_rounds().len() as u32,
        licensed: event.staff.values().any(|it| {
            let judges = [Role::SedziaGlowny, Role::SedziaLiniowy];
            0 < it.level && judges.iter().any(|role| it.roles.contains(role))
        }),
        announced_at: held.announced_at,
        began_at,
    };
    let known = persons.iter().filter(|it| account(it).is_some()).map(as_players).collect();
    admit(&submission, &known)?;
    rule!("PC C.5");
    let mut number = |it: PersonId| account(&it).map_or(PlayerId(0), |it| numbers.of(it));
    let mut rounds: Vec<Vec<Occasion>> = event
        .rounds
        .iter()
        .map(|round| round.tables.iter().flat_map(|it| occasions(event, it, &mut number)).collect())
        .collect();
    rounds.extend(of_the_top(event, &mut number));
    Ok((Tournament { weight: submission.weight, rounds }, began_at))
}

fn weight(event: &Event) -> Weight {
    let setup = &event.setup;
    match (setup.class, setup.rated) {
        (Class::Championship, _) => Weight::Championship,
        (Class::Master, _) => Weight::Master,
        (Class::Local, Rated::Mini) => Weight::MiniLocal,
        (Class::Local, Rated::Premiere) => Weight::Premiere,
        (Class::Local, Rated::AsItsClass) if setup.formats.contains(&Format::Draft) => {
            Weight::Draft
        }
        (Class::Local, Rated::AsItsClass) => Weight::Local,
    }
}

fn outcome(score: Score) -> Outcome {
    match score.winner() {
        Some(Side::First) => Outcome::Won,
        Some(Side::Second) => Outcome::Lost,
        None => Outcome::Drawn,
    }
}

/// The rated matches of a table; what both lost has no winner and is not rated.
fn occasions(
    event: &Event,
    table: &Table,
    number: &mut impl FnMut(PersonId) -> PlayerId,
) -> Vec<Occasion> {
    let Some(score) = table.score.filter(|_| !table.lost_by_both) else { return Vec::new() };
    match table.players.map(|it| &event.entries[&it].party) {
        [Party::Team(one), Party::Team(other)] => {
            let pairs = table.encounter.as_ref().and_then(|it| it.pairs());
            let singles = pairs.into_iter().flatten().zip(&table.singles);
            singles
                .filter_map(|([first, second], score)| {
                    let players = [one.member(first)?, other.member(second)?].map(&mut *number);
                    Some(Occasion::Single { players, outcome: outcome(*score) })
                })
                .collect()
        }
        parties => vec![between(parties, score, number)],
    }
}

fn between(
    parties: [&Party; 2],
    score: Score,
    number: &mut impl FnMut(PersonId) -> PlayerId,
) -> Occasion {
    match parties {
        [Party::Pair(one), Party::Pair(other)] => Occasion::Pairs {
            pairs: [one.members, other.members].map(|it| it.map(&mut *number)),
            outcome: outcome(score),
        },
        parties => Occasion::Single {
            players: parties.map(|it| number(it.captain())),
            outcome: outcome(score),
        },
    }
}

fn of_the_top(event: &Event, number: &mut impl FnMut(PersonId) -> PlayerId) -> Vec<Vec<Occasion>> {
    let Some(Top::KnockOut { bracket, matches, third }) = &event.top else { return Vec::new() };
    let mut rounds = vec![Vec::new(); bracket.rounds().len()];
    for ([round, at], played) in matches {
        let players = bracket.rounds()[*round][*at].map(|it| it.player);
        if let (Some(score), [Some(one), Some(other)]) = (played.score, players) {
            let parties = [one, other].map(|it| &event.entries[&it].party);
            rounds[*round].push(between(parties, score, number));
        }
    }
    if let (Some(third), Some(last)) = (third, rounds.last_mut()) {
        let parties = third.players.map(|it| &event.entries[&it].party);
        last.push(between(parties, third.score, number));
    }
    rounds
}

/// Year and month of a moment, after the calendar (UTC).
fn month_of(milliseconds: i64) -> (i64, i64) {
    // Days since the first of March of the year 0, in cycles of 400 years.
    let days = milliseconds.div_euclid(86_400_000) + 719_468;
    let (cycle, day) = (days.div_euclid(146_097), days.rem_euclid(146_097));
    let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365;
    let of_year = day - (365 * year + year / 4 - year / 100);
    let month = (5 * of_year + 2) / 153;
    let january_or_later = i64::from(10 <= month);
    (400 * cycle + year + january_or_later, (month + 2) % 12 + 1)
}

#[cfg(test)]
mod tests;
