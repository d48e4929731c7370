//! Events played through their log, then rated.

use super::*;
use rulebook::proves;
use tournament::{
    event::{Act, Command, CommandId, Log},
    pairing::Policy,
    setup::Setup,
    standings::{Ending, Slip, Wins},
};

const DAY: i64 = 86_400_000;

/// A local event of eight in which the first of each table wins.
fn local(began_at: i64, accounts: bool) -> Log {
    let setup = Setup::preset(Class::Local, Format::Otwarty, Wins::Two, 8);
    let mut log = Log::new(setup, PersonId(100), 1);
    let mut does = |act: Act| {
        let id = CommandId(log.commands().len() as u128);
        log.take(Command { id, by: PersonId(100), at: began_at, act }).unwrap();
        log.event().clone()
    };
    for it in 1..=8 {
        let (player, person, name) = (PlayerId(it), PersonId(it), format!("p{it}"));
        let account = accounts.then(|| name.clone());
        does(Act::Introduce { person, name: name.clone(), account });
        does(Act::Enter { player, person, name, list_handed_in: false });
    }
    for _ in 0..3 {
        does(Act::Pair { policy: Policy::Random, seed: 5 });
        let event = does(Act::Publish);
        for table in &event.rounds.last().unwrap().tables {
            let slip = Slip::Played { games: [2, 0], ending: Ending::InTime };
            does(Act::Report { table: table.number, slip });
        }
    }
    does(Act::Close);
    log
}

#[test]
fn finished_events_make_a_ranking_with_every_point_explained() {
    let _rule = proves!("PC C.5");
    let (first, second) = (local(DAY, true), local(40 * DAY, true));
    let both = season(&[&second, &first].map(|it| Held { event: it.event(), announced_at: 0 }));
    assert_eq!(both.refused, []);
    assert_eq!(both.accounts.len(), 8);
    assert_eq!(both.ranking.changes.len(), 2 * 2 * 12);
    // Both are Skartabelli throughout: the K of the event does not matter yet.
    assert_eq!(both.ranking.changes[0].points, 30);
    assert_eq!(both.events.values().copied().collect::<Vec<_>>(), [1, 0], "in order of time");
    let sum: i64 = both.ranking.players.values().map(|it| it.collected - 1000).sum();
    assert_eq!(sum, 0);
}

#[test]
fn what_was_not_announced_reported_or_known_is_refused() {
    let (fine, unknown) = (local(DAY, true), local(DAY, false));
    let rule = |event: &Event, announced_at| {
        season(&[Held { event, announced_at }]).refused.first().map(|it| it.1.rule)
    };
    assert_eq!(rule(fine.event(), 0), None);
    assert_eq!(rule(fine.event(), 2 * DAY), Some(cite!("PC C.4")));
    assert_eq!(rule(unknown.event(), 0), Some(cite!("PC C.5")));
    let mut running = fine.event().clone();
    running.closed = false;
    assert_eq!(rule(&running, 0), Some(cite!("PC 1.3.1.7")));
}

#[test]
fn months_are_those_of_the_calendar() {
    let months = [0, 30, 31, 58, 59, 365, 11_016, 11_017, 20_773];
    let months = months.map(|it| month_of(it * DAY));
    let expected = [
        (1970, 1),
        (1970, 1),
        (1970, 2),
        (1970, 2),
        (1970, 3),
        (1971, 1),
        (2000, 2),
        (2000, 3),
        (2026, 11),
    ];
    assert_eq!(months, expected);
}
