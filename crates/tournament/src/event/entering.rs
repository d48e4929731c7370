//! PC 1.1.6, 2.1, 2.9, 6.1, 7.1 — who takes part: entries, deck lists, leaving.

use super::{
    Admitted, DeckList, Entry, Event, Party, PersonId, Registered, Rejected, Status, Table,
    rejected::not_now,
};
use crate::{
    PlayerId,
    clock::sakwa_offered,
    refusal::refuse_if,
    setup::Entrants,
    standings::Score,
    teams::{Pair, Team},
};
use rulebook::{cite, folded, rule};
use std::collections::BTreeMap;

impl Entry {
    /// Whose list it is that somebody hands in.
    pub fn whose(&self, person: Option<PersonId>) -> Result<PersonId, Rejected> {
        match (person, &self.party) {
            (Some(person), _) if self.is(person) => Ok(person),
            (Some(_), _) => Err(Rejected::Unknown("member")),
            (None, Party::One(person)) => Ok(*person),
            (None, _) => not_now(cite!("PC 2.1.8"), "every member hands in a list of his own"),
        }
    }

    /// Who plays together plays different factions; partners also use different strategies.
    fn suits(&self, person: PersonId, list: &DeckList) -> Result<(), Rejected> {
        let lists = self.lists.iter().filter(|it| *it.0 != person).map(|it| &it.1.list);
        for other in lists {
            let factions = [list, other].map(|it| folded(it.faction.trim()));
            match &self.party {
                Party::One(_) => {}
                Party::Pair(_) => {
                    let strategy = |it: &DeckList| it.strategy.as_ref().map(|it| folded(it));
                    Pair::check_decks(factions, [strategy(list), strategy(other)])?;
                }
                Party::Team(_) => Team::check_factions(&factions)?,
            }
        }
        Ok(())
    }
}

impl Event {
    pub(super) fn entry(&mut self, player: PlayerId) -> Result<&mut Entry, Rejected> {
        self.entries.get_mut(&player).ok_or(Rejected::Unknown("player"))
    }

    pub(super) fn enter(
        &mut self,
        player: PlayerId,
        person: PersonId,
        name: &str,
        list: bool,
    ) -> Result<(), Rejected> {
        if self.setup.entrants != Entrants::Players {
            return not_now(cite!("PC 6.2.1"), "pairs and teams enter together");
        }
        if name.trim().is_empty() {
            return Err(Rejected::Unknown("name"));
        }
        self.admit(player, Party::One(person), name, list)
    }

    pub(super) fn enter_together(
        &mut self,
        player: PlayerId,
        name: &str,
        members: &[PersonId],
        captain: PersonId,
        list: bool,
    ) -> Result<(), Rejected> {
        // Who finds a name improper refuses the whole entry; the program cannot tell.
        let party = match self.setup.entrants {
            Entrants::Players => {
                return not_now(cite!("PC 6.2.1"), "this is an event of single players");
            }
            Entrants::Pairs => Party::Pair(Pair::register(name, members, captain, false)?),
            Entrants::Teams => Party::Team(Team::register(name, members, captain, false)?),
        };
        self.admit(player, party, name, list)
    }

    fn admit(
        &mut self,
        player: PlayerId,
        party: Party,
        name: &str,
        list: bool,
    ) -> Result<(), Rejected> {
        let known = |it: &&Entry| party.persons().iter().any(|person| it.is(*person));
        if let Some(entry) = self.entries.values().find(known) {
            refuse_if(
                entry.status != Status::Playing,
                cite!("PC 2.9.3"),
                "who has left the tournament does not return",
            )?;
            return not_now(cite!("PC 1.3.4.1"), "he has entered already");
        }
        if self.entries.contains_key(&player) {
            return not_now(cite!("PC 1.3.4.1"), "this number is taken");
        }
        let begun = !self.rounds.is_empty();
        refuse_if(
            begun && self.setup.lists_required,
            cite!("PC 2.1.8"),
            "deck lists are due before the first matches",
        )?;
        refuse_if(
            self.top.is_some(),
            cite!("PC D.2.1.2"),
            "the Swiss rounds, in which all take part, are over",
        )?;
        if !self.setup.lists_required && !list {
            rule!("PC 2.1.1");
        }
        self.entries.insert(
            player,
            Entry {
                party,
                name: name.trim().to_owned(),
                list_handed_in: list,
                lists: BTreeMap::new(),
                status: Status::Playing,
                fixed_table: None,
                missed: self.rounds.len() as u32,
            },
        );
        // Made without him; it is made again.
        self.preview = None;
        Ok(())
    }

    pub(super) fn hand_in_list(&mut self, player: PlayerId) -> Result<(), Rejected> {
        self.entry(player)?.list_handed_in = true;
        self.preview = None;
        Ok(())
    }

    /// A list can be replaced until the first matches begin.
    pub(super) fn register_deck(
        &mut self,
        player: PlayerId,
        person: Option<PersonId>,
        list: &DeckList,
        admitted: Option<Admitted>,
    ) -> Result<(), Rejected> {
        let begun = !self.rounds.is_empty();
        let kwarciany = !self.format_now().is_wybraniecki();
        let entry = self.entry(player)?;
        refuse_if(
            begun && entry.list_handed_in,
            cite!("PC 2.1.8"),
            "a list that was handed in stands once the first matches have begun",
        )?;
        if list.faction.trim().is_empty() || list.kredens.is_empty() {
            return Err(Rejected::Unknown("deck"));
        }
        let person = entry.whose(person)?;
        let list = if kwarciany { list.clone() } else { self.from_pool(person, list)? };
        let entry = self.entry(player)?;
        if let Some(admitted) = &admitted {
            refuse_if(
                admitted.explanation.trim().is_empty(),
                cite!("PC 8.1.2.1"),
                "the judge says why a list with faults may be played",
            )?;
            rule!("PC 1.3.2.1");
        } else if kwarciany {
            entry.suits(person, &list)?;
        } else {
            Event::large_enough(&list)?;
        }
        entry.lists.insert(person, Registered { list, admitted });
        entry.list_handed_in |= entry.party.persons().iter().all(|it| entry.lists.contains_key(it));
        self.preview = None;
        Ok(())
    }

    /// Whether a person may use his sakwa now, after so many games of his match. What he
    /// exchanges is his secret and never a command.
    pub fn may_use_sakwa(&self, person: PersonId, games: u8) -> Result<&DeckList, Rejected> {
        let player = self.player_of(person).ok_or(Rejected::Unknown("player"))?;
        let wins = self.setup.wins.unwrap_or(crate::standings::Wins::One);
        sakwa_offered(wins, games, false)?;
        let table = self.rounds.last().and_then(|it| it.table_of(player));
        let table = table.filter(|it| it.score.is_none());
        refuse_if(
            self.top.is_none() && table.is_none(),
            cite!("PC 3.5.1.2"),
            "he has no match in which a sakwa could be used",
        )?;
        // Games that a penalty has decided were never played.
        let barred = |it: &Table| it.sakwa_barred && games <= it.least.iter().sum();
        refuse_if(
            table.is_some_and(barred),
            cite!("PC 8.1.1.26"),
            "a game was lost before the match, so the first one is played without the sakwa",
        )?;
        let none = crate::Refusal::new(cite!("PC 2.1.3"), "he has registered no list");
        let registered = self.entries[&player].lists.get(&person);
        registered.map(|it| &it.list).ok_or(Rejected::Rule(none))
    }

    /// A player leaves; of a pair or a team nobody stays.
    pub(super) fn leave(&mut self, player: PlayerId, status: Status) -> Result<(), Rejected> {
        let entry = self.entry(player)?;
        if entry.status >= status {
            return not_now(cite!("PC 2.9.3"), "he has left already");
        }
        match &entry.party {
            Party::One(_) => {}
            Party::Pair(pair) => drop(pair.stays(&pair.members[..1])),
            Party::Team(team) => drop(team.stays(&team.members()[..1])),
        }
        rule!("PC 2.9.1");
        let was = std::mem::replace(&mut entry.status, status);
        // A preview that still seats him is made again, not mended.
        self.preview = None;
        if status == Status::Disqualified {
            self.lose_running_match(player);
        }
        self.leave_the_top(player, status, was);
        Ok(())
    }

    /// A disqualified player loses the match he is playing.
    fn lose_running_match(&mut self, player: PlayerId) {
        let Some(round) = self.rounds.last_mut() else { return };
        let table = round.tables.iter_mut().find(|it| it.players.contains(&player));
        let Some(table) = table.filter(|it| it.score.is_none()) else { return };
        let [first, second] = if table.players[0] == player { [0, 2] } else { [2, 0] };
        table.settle(Score::new(first, second));
    }

    pub(super) fn fix_table(&mut self, player: PlayerId, table: u32) -> Result<(), Rejected> {
        if table == 0 {
            return Err(Rejected::Unknown("table"));
        }
        self.entry(player)?.fixed_table = Some(table);
        Ok(())
    }

    pub(super) fn forbid(&mut self, mut players: [PlayerId; 2]) -> Result<(), Rejected> {
        players.sort_unstable();
        let known = players.iter().all(|it| self.entries.contains_key(it));
        if !known || players[0] == players[1] {
            return Err(Rejected::Unknown("pair of players"));
        }
        self.forbidden.insert(players);
        Ok(())
    }
}
