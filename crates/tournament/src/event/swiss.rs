//! PC 1.3.4, 2.2–2.5 — rounds: pairing, publication, results and their correction.

use super::{Entry, Event, Party, PersonId, Rejected, Round, Table, Top, rejected::not_now};
use crate::{
    PlayerId,
    pairing::{Contender, Pairing, Policy, Request, pair},
    penalties::{Imposed, Penalty},
    refusal::refuse_if,
    setup::{Entrants, Format},
    standings::{Score, Side, Slip, Stage, Standings, record},
    teams,
};
use rulebook::{cite, rule};

impl Event {
    pub(super) fn pair(&mut self, policy: Policy, seed: u64) -> Result<(), Rejected> {
        let request = self.request(policy, seed)?;
        self.preview = Some(pair(&request));
        Ok(())
    }

    /// Everything the next pairing depends on.
    fn request(&self, policy: Policy, seed: u64) -> Result<Request, Rejected> {
        if self.rounds.last().is_some_and(|it| !it.is_complete()) {
            return not_now(cite!("PC 1.3.4.2"), "results of the running round are missing");
        }
        if self.rounds.is_empty() {
            self.can_start()?;
        }
        let (standings, seated) = match &self.top {
            None => {
                self.another_swiss_round()?;
                (self.standings(), None)
            }
            Some(top) => {
                let eight = top.next_round_of_eight(self)?;
                (top.table_of_eight(self), Some(eight))
            }
        };
        rule!("PC 2.9.2");
        rule!("PC D.2.1.2");
        let contenders: Vec<Contender> = self
            .playing()
            .filter(|(player, _)| seated.is_none_or(|it| it.contains(player)))
            .filter(|(_, entry)| self.is_paired(entry))
            .map(|(player, entry)| self.contender(player, entry, &standings))
            .collect();
        if contenders.len() < 2 {
            return not_now(cite!("PC 2.2.8"), "fewer than two players can be paired");
        }
        let forbidden = self.forbidden.iter().copied().collect();
        Ok(Request { contenders, forbidden, policy, seed })
    }

    fn another_swiss_round(&self) -> Result<(), Rejected> {
        let played = self.rounds.len() as u32;
        if self.setup.swiss_rounds <= played {
            return not_now(cite!("PC B.2"), "all announced rounds have been played");
        }
        let so_far: u32 = self.setup.days.iter().take(self.day as usize).sum();
        if (self.day as usize) < self.setup.days.len() && so_far <= played {
            return not_now(cite!("PC F.2"), "the other rounds are played on the next day");
        }
        Ok(())
    }

    fn is_paired(&self, entry: &Entry) -> bool {
        if self.setup.lists_required && !entry.list_handed_in {
            rule!("PC 1.1.6");
            rule!("PC 1.3.5.10");
            rule!("PC 2.1.8");
            return false;
        }
        true
    }

    fn contender(&self, player: PlayerId, entry: &Entry, standings: &Standings) -> Contender {
        let row = standings.row(player);
        let tables = self.rounds.iter().filter_map(|it| it.table_of(player));
        Contender {
            player,
            points: row.map_or(0, |it| it.points),
            place: row.map_or(1, |it| it.place),
            met: tables.flat_map(|it| it.players).filter(|it| *it != player).collect(),
            had_bye: self.rounds.iter().any(|it| it.bye == Some(player)),
            last_float: self.rounds.last().and_then(|it| it.float_of(player)),
            fixed_table: entry.fixed_table,
        }
    }

    pub(super) fn swap(&mut self, players: [PlayerId; 2]) -> Result<(), Rejected> {
        let preview = self.preview.as_mut().ok_or(NO_PREVIEW)?;
        let seats = players.map(|it| seat(preview, it));
        let [Some(one), Some(other)] = seats else { return Err(Rejected::Unknown("player")) };
        put(preview, one, players[1]);
        put(preview, other, players[0]);
        Ok(())
    }

    pub(super) fn discard(&mut self) -> Result<(), Rejected> {
        self.preview.take().map(drop).ok_or(NO_PREVIEW)
    }

    pub(super) fn publish(&mut self, at: i64) -> Result<(), Rejected> {
        let preview = self.preview.take().ok_or(NO_PREVIEW)?;
        let standings = match &self.top {
            Some(top) => top.table_of_eight(self),
            None => self.standings(),
        };
        let points = |player| standings.row(player).map_or(0, |it| it.points);
        let mut round = Round::publish(&preview, at, points);
        if self.setup.entrants == Entrants::Teams {
            let encounter = match self.format_of(self.rounds.len()) {
                Format::Draft => teams::Encounter::after_draft(),
                _ => teams::Encounter::default(),
            };
            round.tables.iter_mut().for_each(|it| it.encounter = Some(encounter.clone()));
        }
        for table in &mut round.tables {
            self.suffer_what_waited(table);
        }
        self.rounds.push(round);
        self.clock = None;
        self.terminacja.clear();
        self.audiences.clear();
        self.began_at = self.began_at.or(Some(at));
        Ok(())
    }

    /// Penalties that waited for a match fall on the one that was just published.
    fn suffer_what_waited(&mut self, table: &mut Table) {
        let [first, second] = table.players.map(|it| self.pending.take(it, false));
        let Some(wins) = self.setup.wins else { return };
        let falls = |penalty| {
            let sides = [(Side::First, first), (Side::Second, second)];
            sides.into_iter().filter(move |it| it.1 == Some(penalty)).map(|it| it.0)
        };
        let course = table.course(wins, Stage::Swiss, 0, None);
        let lost: Vec<Side> = falls(Penalty::KaraMeczu).collect();
        let games: Vec<Side> = falls(Penalty::KaraGry).collect();
        for side in table.suffer(course, &lost, &games) {
            let player = table.players[side.index()];
            self.pending.impose(player, Penalty::KaraGry, Imposed::WithMatchLossOfOpponent);
        }
    }

    fn table_mut(&mut self, number: u32) -> Result<&mut Table, Rejected> {
        let no_round = crate::Refusal::new(cite!("PC A.9"), "no round is running");
        let round = self.rounds.last_mut().ok_or(no_round)?;
        let table = round.tables.iter_mut().find(|it| it.number == number);
        table.ok_or(Rejected::Unknown("table"))
    }

    /// A table of the running round that has no result yet.
    pub(super) fn open_table(&mut self, number: u32) -> Result<&mut Table, Rejected> {
        let table = self.table_mut(number)?;
        if table.score.is_some() {
            return not_now(cite!("PC 1.3.5.6"), "this match has a result; correct it instead");
        }
        Ok(table)
    }

    pub(super) fn report(&mut self, table: u32, slip: Slip) -> Result<(), Rejected> {
        let score = self.score(slip)?;
        if self.setup.entrants == Entrants::Teams {
            return not_now(cite!("PC 6.4.6"), "an encounter is reported by its single matches");
        }
        let table = self.open_table(table)?;
        table.admits(score)?;
        rule!("PC 1.3.4.2");
        if matches!(slip, Slip::IntentionalDraw { .. }) {
            rule!("PC 2.5.5");
        }
        table.settle(score);
        Ok(())
    }

    /// A player reports his own match. Two equal reports are its result; two
    /// different ones wait for the staff.
    pub(super) fn claim(&mut self, by: PersonId, at: u32, slip: Slip) -> Result<(), Rejected> {
        let player = self.player_of(by).ok_or(Rejected::Unknown("player"))?;
        let score = self.score(slip)?;
        let teams = self.setup.entrants == Entrants::Teams;
        let table = self.open_table(at)?;
        let Some(side) = table.side_of(player).filter(|_| !teams) else {
            return not_now(cite!("PC 1.3.5.6"), "a player reports his own match");
        };
        table.admits(score)?;
        table.claims[side.index()] = Some(slip);
        if table.claims[side.other().index()] == Some(slip) {
            rule!("PC 1.3.5.6");
            table.settle(score);
        }
        Ok(())
    }

    pub(super) fn report_singles(&mut self, at: u32, slips: &[Slip]) -> Result<(), Rejected> {
        let table = self.open_table(at)?;
        let Some(encounter) = &table.encounter else {
            return not_now(cite!("PC 6.4.6"), "only an encounter of teams has single matches");
        };
        let Some(pairs) = encounter.pairs() else {
            return not_now(cite!("PC 6.4.4"), "the captains have not determined the pairs yet");
        };
        let singles: Vec<Score> = slips
            .iter()
            .map(|slip| Ok(record(encounter.wins(), Stage::Swiss, *slip)?))
            .collect::<Result<_, Rejected>>()?;
        refuse_if(
            pairs.len() == 9 && singles.len() != 9,
            cite!("PC 6.6.39"),
            "after a team draft nine games are played",
        )?;
        refuse_if(
            singles.len() != pairs.len(),
            cite!("PC 6.4.6"),
            "an encounter has three single matches",
        )?;
        table.settle(teams::encounter(&singles));
        table.singles = singles;
        Ok(())
    }

    pub(super) fn correct(&mut self, round: u32, at: u32, slip: Slip) -> Result<(), Rejected> {
        let score = self.score(slip)?;
        let round = (round as usize).checked_sub(1).and_then(|it| self.rounds.get_mut(it));
        let round = round.ok_or(Rejected::Unknown("round"))?;
        let table = round.tables.iter_mut().find(|it| it.number == at);
        let table = table.ok_or(Rejected::Unknown("table"))?;
        if table.score.is_none() {
            return not_now(cite!("PC 1.3.4.2"), "this match has no result yet; report it");
        }
        if table.encounter.is_some() {
            return not_now(cite!("PC 6.4.6"), "undo the report of the encounter instead");
        }
        rule!("PC 1.3.5.6");
        table.settle(score);
        // Made from the old result; it is made again.
        self.preview = None;
        Ok(())
    }

    fn score(&self, slip: Slip) -> Result<Score, Rejected> {
        if slip == Slip::Bye {
            return Err(Rejected::Unknown("bye at a table"));
        }
        let unset = crate::Refusal::new(cite!("PC 2.3.2"), "the number of wins is not announced");
        let wins = self.setup.wins.ok_or(unset)?;
        Ok(record(wins, Stage::Swiss, slip)?)
    }
}

impl Top {
    /// The eight, if another of their three rounds may be paired.
    fn next_round_of_eight(&self, event: &Event) -> Result<&[PlayerId], Rejected> {
        let Top::OfEight { players, from } = self else {
            return not_now(cite!("PC D.2.1.3"), "the top is played in its bracket");
        };
        if Top::ROUNDS_OF_EIGHT <= event.rounds.len() - from {
            return not_now(cite!("PC F.6"), "the three rounds of the eight have been played");
        }
        Ok(players)
    }
}

impl Table {
    /// A slip cannot take back games that a penalty or an earlier game has decided.
    pub(super) fn admits(&self, score: Score) -> Result<(), Rejected> {
        let kept = score.won.iter().zip(self.least).all(|(won, least)| least <= *won);
        refuse_if(
            !kept,
            cite!("PC 8.1.1.25"),
            "a game that was lost by penalty is missing from the result",
        )?;
        Ok(())
    }
}

/// Who stands behind both sides of a table.
impl Event {
    pub fn captains_at(&self, table: &Table) -> [PersonId; 2] {
        table.players.map(|it| self.entries[&it].party.captain())
    }

    pub fn is_team(&self, player: PlayerId) -> bool {
        self.entries.get(&player).is_some_and(|it| matches!(it.party, Party::Team(_)))
    }
}

const NO_PREVIEW: Rejected = Rejected::Rule(crate::Refusal::new(
    cite!("PC 1.3.4.2"),
    "no round has been paired that could be changed or published",
));

/// Where a player sits in a preview: a table and a side, or the bye.
#[derive(Clone, Copy)]
enum Seat {
    Table(usize, usize),
    Bye,
}

fn seat(preview: &Pairing, player: PlayerId) -> Option<Seat> {
    if preview.bye.is_some_and(|it| it.player == player) {
        return Some(Seat::Bye);
    }
    preview.pairs.iter().enumerate().find_map(|(at, pair)| {
        let side = pair.players.iter().position(|it| *it == player)?;
        Some(Seat::Table(at, side))
    })
}

fn put(preview: &mut Pairing, seat: Seat, player: PlayerId) {
    match (seat, &mut preview.bye) {
        (Seat::Table(at, side), _) => {
            preview.pairs[at].players[side] = player;
            // What was explained is no longer what is paired.
            preview.pairs[at].notes.clear();
        }
        (Seat::Bye, Some(bye)) => bye.player = player,
        (Seat::Bye, None) => {}
    }
}
