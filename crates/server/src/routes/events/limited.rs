//! Boosters are dealt by lot: the server draws them, so that no desk can choose.

use axum::{Json, extract::State};
use desk::new_seed;
use kernel::Chance;
use rulebook::cite;
use tournament::{
    draft::{DRAFT_BOOSTERS, Rarity, SEALED_BOOSTERS, Set, boosters, by_rarity, seating},
    event::{Event, PersonId},
};
use tournament_file::{
    Mirror as _, Person,
    command::{Act, Dealing},
    talk::{CardSetInfo, Deal, Dealt, Done},
};
use wire::message::Problem;

use super::{Asked, asks::take, part_of};
use crate::{
    error::{Error, problem},
    routes::{App, Body},
};

/// The card sets of this house, and which of them make boosters.
pub(super) async fn sets(State(app): State<App>) -> Json<Vec<CardSetInfo>> {
    let library = &app.events.shelf().library;
    let info = |set: &cards::set::Set| {
        let cards = by_rarity(set, library);
        let count = |rarity| cards.get(&rarity).map_or(0, |it| it.len() as u32);
        CardSetInfo {
            set: set.id.clone(),
            name: set.name.clone(),
            common: count(Rarity::Common),
            uncommon: count(Rarity::Uncommon),
            rare: count(Rarity::Rare),
            enough: boosters(&cards, 0, 0).is_ok(),
        }
    };
    Json(library.sets().iter().map(info).collect())
}

pub(super) async fn deal(
    State(app): State<App>,
    asked: Asked,
    Body(Deal { id, set, to }): Body<Deal>,
) -> Result<Json<Done>, Error> {
    let by = asked.somebody()?;
    let log = asked.open.desk.log().await;
    if asked.open.desk.taken_at(&part_of(&id, 0)).await.is_some() {
        return Ok(Json(Done { version: log.commands().len() as u32, already_done: true }));
    }
    let library = &app.events.shelf().library;
    let missing = || Error::Malformed(format!("there is no card set `{set}`"));
    let cards = by_rarity(library.set(&set).ok_or_else(missing)?, library);
    let deeds = match to {
        Dealt::Draft { persons, most } => drafts(by_lot(persons, most)?, &cards)?,
        Dealt::Teams {} => drafts(teams(log.event()), &cards)?,
        Dealt::Sealed { persons } => sealed(persons, &cards)?,
    };
    if deeds.is_empty() {
        let rule = Some(cite!("PC 6.6.2").to_string());
        let refusal = problem("not-done", "no teams meet that have not drafted");
        return Err(Error::Refused(Problem { rule, ..refusal }));
    }
    let mut version = 0;
    for (part, deed) in deeds.into_iter().enumerate() {
        let act = Act::Limited { deed };
        version = take(&asked.open, part_of(&id, part), by, act).await?.version;
    }
    Ok(Json(Done { version, already_done: false }))
}

/// As few tables as hold everybody, as equal as they can be.
fn by_lot(mut persons: Vec<Person>, most: u32) -> Result<Vec<Vec<Person>>, Error> {
    let mut chance = Chance::numbered(new_seed().value()?);
    chance.shuffle(&mut persons);
    let tables = persons.len().div_ceil(most.max(2) as usize);
    let sizes = (0..tables).map(|it| (persons.len() + it) / tables);
    let mut left = persons.iter().copied();
    Ok(sizes.map(|size| left.by_ref().take(size).collect()).collect())
}

/// The tables of the running round whose teams have not drafted yet, as they sit down.
fn teams(event: &Event) -> Vec<Vec<Person>> {
    let drafted = |it: &PersonId| {
        event.pools.contains_key(it) || event.drafts.iter().any(|table| table.seats.contains(it))
    };
    let tables = event.rounds.last().into_iter().flat_map(|it| &it.tables);
    let seats = tables.map(|table| {
        let members = table.players.map(|it| event.entries[&it].party.persons());
        let seats = seating().map(|it| (usize::from(it.team), usize::from(it.number) - 1));
        seats.iter().filter_map(|(team, at)| members[*team].get(*at)).copied().collect()
    });
    let free = seats.filter(|it: &Vec<PersonId>| !it.iter().any(drafted));
    free.map(|it| it.iter().map(Person::of).collect()).collect()
}

fn drafts(tables: Vec<Vec<Person>>, cards: &Set) -> Result<Vec<Dealing>, Error> {
    let draft = |seats: Vec<Person>| {
        let dealt = draw(cards, DRAFT_BOOSTERS * seats.len())?;
        let boosters = dealt.chunks(DRAFT_BOOSTERS).map(<[_]>::to_vec).collect();
        Ok(Dealing::OpenDraft { seats, boosters })
    };
    tables.into_iter().map(draft).collect()
}

fn sealed(persons: Vec<Person>, cards: &Set) -> Result<Vec<Dealing>, Error> {
    let open = |person| Ok(Dealing::Open { person, boosters: draw(cards, SEALED_BOOSTERS)? });
    persons.into_iter().map(open).collect()
}

fn draw(cards: &Set, count: usize) -> Result<Vec<Vec<String>>, Error> {
    boosters(cards, count, new_seed().value()?).map_err(|short| {
        let rule = Some(short.rule().to_string());
        Error::Refused(Problem { rule, ..problem("not-done", "the set is too small for boosters") })
    })
}
