//! Who enters: one person, a pair, a team, or a whole table of them. The server gives the numbers,
//! so that two desks can enter people at the same time.

use axum::Json;
use desk::DeskError;
use tournament::{
    event::{Event, Log},
    setup::Entrants,
};
use tournament_file::{
    CommandRef, Mirror as _, Person, Player,
    command::{Act, Command},
    roster as table,
    talk::{Done, Member, Newcomer, Roster},
};

use super::{Asked, asks::take, part_of};
use crate::{error::Error, events::now, routes::Body};

/// An entry as it will be made.
struct Party {
    /// None for one person, who is called by his own name.
    name: Option<String>,
    members: Vec<Member>,
    /// The place of the captain among the members.
    captain: usize,
}

/// Enters one person, pair or team.
pub(super) async fn newcomer(
    asked: Asked,
    Body(Newcomer { id, name, members, captain, list_handed_in }): Body<Newcomer>,
) -> Result<Json<Done>, Error> {
    let captain = (captain as usize).checked_sub(1).filter(|it| *it < members.len());
    let captain =
        captain.ok_or_else(|| Error::Malformed("the captain is one of the members".to_owned()))?;
    enter(&asked, &id, vec![Party { name, members, captain }], list_handed_in).await
}

/// Enters a table of players, pairs or teams, all of them or none.
pub(super) async fn roster(
    asked: Asked,
    Body(Roster { id, csv, list_handed_in }): Body<Roster>,
) -> Result<Json<Done>, Error> {
    let member = |it: table::Entrant| Member { name: it.name, account: it.account };
    let together = |size: usize| -> Result<Vec<Party>, Error> {
        let party = |it: table::Party| Party {
            name: Some(it.name),
            members: it.members.into_iter().map(member).collect(),
            captain: 0,
        };
        Ok(table::read_together(&csv, size)?.into_iter().map(party).collect())
    };
    let parties = match asked.open.desk.log().await.event().setup.entrants {
        Entrants::Players => table::read(&csv)?
            .into_iter()
            .map(|it| Party { name: None, members: vec![member(it)], captain: 0 })
            .collect(),
        Entrants::Pairs => together(2)?,
        Entrants::Teams => together(3)?,
    };
    if parties.is_empty() {
        return Err(Error::Malformed("nobody is listed".to_owned()));
    }
    enter(&asked, &id, parties, list_handed_in).await
}

/// Tries everything on a copy first, so that a refusal leaves nothing behind.
async fn enter(
    asked: &Asked,
    id: &CommandRef,
    parties: Vec<Party>,
    list_handed_in: bool,
) -> Result<Json<Done>, Error> {
    let by = asked.somebody()?;
    let _alone = asked.open.entering.lock().await;
    let mut trial = asked.open.desk.log().await;
    let again = trial.commands().iter().any(|it| CommandRef::of(&it.id) == part_of(id, 0));
    if again {
        return Ok(Json(Done { version: trial.commands().len() as u32, already_done: true }));
    }
    let mut orders = Vec::new();
    for party in parties {
        let number = free_number(trial.event());
        for act in party.acts(number, list_handed_in) {
            let id = part_of(id, orders.len());
            try_on(&mut trial, &id, by, &act)?;
            orders.push((id, act));
        }
    }
    let mut version = 0;
    for (id, act) in orders {
        version = take(&asked.open, id, by, act).await?.version;
    }
    Ok(Json(Done { version, already_done: false }))
}

fn try_on(trial: &mut Log, id: &CommandRef, by: Person, act: &Act) -> Result<(), DeskError> {
    let command = Command { id: id.clone(), by, at: now(), act: act.clone() };
    trial.take(command.value()?)?;
    Ok(())
}

impl Party {
    /// Everybody is introduced, then they enter; entry and first member have the same number.
    fn acts(self, number: u32, list_handed_in: bool) -> Vec<Act> {
        let persons: Vec<Person> = (number..).take(self.members.len()).map(Person).collect();
        let (player, captain) = (Player(number), persons[self.captain]);
        let alone = self.members[self.captain].name.clone();
        let introduced = persons.iter().zip(self.members).map(|(person, it)| Act::Introduce {
            person: *person,
            name: it.name,
            account: it.account,
        });
        let mut acts: Vec<Act> = introduced.collect();
        acts.push(match self.name {
            None => Act::Enter { player, person: captain, name: alone, list_handed_in },
            Some(name) => {
                Act::EnterTogether { player, name, members: persons, captain, list_handed_in }
            }
        });
        acts
    }
}

/// A number that no person and no entry has.
fn free_number(event: &Event) -> u32 {
    let entries = event.entries.keys().map(|it| it.0);
    let people = event.people.keys().chain(event.staff.keys()).map(|it| it.0);
    entries.chain(people).max().unwrap_or(0) + 1
}
