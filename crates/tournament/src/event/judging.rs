//! PC 1.3.3, 2.10, 8.1 — rulings, appeals, calls for a judge, spectators kept out.
//!
//! A ruling is known by the id of its command. It stands at once, or waits for
//! the head judge where it departs from the tariff; only then does it touch a
//! match. Striking one out on appeal is the log's business: the log is folded
//! again without it.

use super::{
    Admitted, Command, CommandId, Event, Judging, PersonId, Rejected, Sentence, Status,
    rejected::not_now,
};
use crate::{
    PlayerId, Refusal,
    penalties::{
        self, Imposed, Penalty, Proposal, Verdict, Warning, infraction, next_warning, propose,
    },
    refusal::refuse_if,
    setup::{Moment, Severity, severity},
    standings::{Side, Stage},
};
use rulebook::{RuleId, cite, rule};

/// What a judge has decided, and how far it has come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ruling {
    pub by: PersonId,
    pub at: i64,
    pub day: u32,
    /// Published rounds when it was given.
    pub round: u32,
    /// One, or one for each player of a match.
    pub given: Vec<Given>,
    pub state: State,
}

/// A sentence with everything that follows from it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Given {
    pub sentence: Sentence,
    /// Where the deed belongs; another infraction than asked for, if it does.
    pub infraction: &'static str,
    /// What the tariff and the earlier warnings demand.
    pub standard: Penalty,
    /// Added because warnings have added up.
    pub added: Option<Penalty>,
    pub because: Vec<RuleId>,
    pub extra_seconds: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum State {
    /// Until the head judge agrees.
    Waits,
    /// He did not; nothing came of it.
    NotAgreed,
    Stands,
    Appealed,
    /// By the head judge, or upheld on appeal.
    Final,
}

impl Ruling {
    pub fn in_force(&self) -> bool {
        !matches!(self.state, State::Waits | State::NotAgreed)
    }
}

impl Event {
    /// How strictly the event is judged now.
    pub fn severity(&self) -> Severity {
        let moment = if self.top.is_some() { Moment::Top } else { Moment::SwissRounds };
        severity(&self.setup, self.entries.len() as u32, moment)
    }

    /// The warnings of a player that are in force, oldest first.
    pub fn warnings(&self, player: PlayerId) -> Vec<Warning> {
        let mut rulings: Vec<&Ruling> = self.rulings.values().filter(|it| it.in_force()).collect();
        rulings.sort_by_key(|it| it.at);
        let given =
            rulings.iter().flat_map(|ruling| ruling.given.iter().map(|it| (it, ruling.day)));
        given
            .filter(|(it, _)| it.sentence.player == player && it.is_of_the_ladder())
            .map(|(it, day)| it.warning(day))
            .collect()
    }

    /// What the tariff proposes; the judge is free to say no more than a word.
    pub fn proposal(&self, sentence: &Sentence) -> Result<(Proposal, Given), Rejected> {
        let level = self.severity();
        let proposal = propose(&sentence.infraction, &sentence.circumstances, level)
            .ok_or(Rejected::Unknown("infraction"))?;
        let mut given = Given {
            sentence: sentence.clone(),
            infraction: proposal.infraction.code,
            standard: proposal.options[0],
            added: None,
            because: proposal.quoted.clone(),
            extra_seconds: 0,
        };
        if given.standard == Penalty::Ostrzezenie {
            let due = next_warning(&self.warnings(sentence.player), &given.warning(self.day));
            given.standard = due.penalty;
            given.added = due.added;
            given.because.extend(due.because);
        }
        Ok((proposal, given))
    }

    pub(super) fn judge(&mut self, command: &Command, deed: &Judging) -> Result<(), Rejected> {
        match deed {
            Judging::Penalise { sentences } => self.penalise(command, sentences),
            Judging::Agree { ruling, agreed } => self.agree(*ruling, *agreed, command.at),
            Judging::Appeal { ruling } => self.appeal(command.by, *ruling),
            Judging::DecideAppeal { ruling, upheld: true, .. } => {
                self.appealed(command.by, *ruling)?.state = State::Final;
                Ok(())
            }
            // The log has left the ruling out; what remains is the head judge's word.
            Judging::DecideAppeal { ruling, upheld: false, explanation } => {
                self.struck.insert(*ruling, explanation.clone());
                Ok(())
            }
            Judging::Call { table } => self.call(command.by, *table),
            Judging::AnswerCall => match self.calls.answer() {
                Some(_) => Ok(()),
                None => not_now(cite!("PC 1.3.3.2"), "nobody has called"),
            },
            Judging::AdmitDeck { player, person, list, faults, explanation } => {
                let (faults, explanation) = (faults.clone(), explanation.trim().to_owned());
                let admitted = Admitted { by: command.by, faults, explanation };
                self.register_deck(*player, *person, list, Some(admitted))
            }
            Judging::KeepOut { table, spectator } => self.keep_out(*table, *spectator),
        }
    }

    fn penalise(&mut self, command: &Command, sentences: &[Sentence]) -> Result<(), Rejected> {
        let players: Vec<PlayerId> = sentences.iter().map(|it| it.player).collect();
        let of_one_match = match players[..] {
            [_] => true,
            [one, other] => one != other && self.opponent_of(one) == Some(other),
            _ => false,
        };
        refuse_if(
            !of_one_match,
            cite!("PC 8.1.1.29"),
            "a ruling penalises a player, or both players of a match at once",
        )?;
        let mut given = Vec::new();
        let mut waits = false;
        for sentence in sentences {
            let (one, must_wait) = self.sentenced(command.by, sentence)?;
            given.push(one);
            waits |= must_wait;
        }
        let head = self.has(command.by, &[super::Role::SedziaGlowny]);
        let state = match (waits, head) {
            (true, _) => State::Waits,
            (false, true) => State::Final,
            (false, false) => State::Stands,
        };
        let (by, at, day) = (command.by, command.at, self.day);
        let round = self.rounds.len() as u32;
        let ruling = Ruling { by, at, day, round, given, state };
        if !waits {
            self.take_effect(&ruling, command.at);
        }
        self.rulings.insert(command.id, ruling);
        Ok(())
    }

    /// Reviews one sentence; also says whether it waits for the head judge.
    fn sentenced(&self, by: PersonId, sentence: &Sentence) -> Result<(Given, bool), Rejected> {
        let entry = self.entries.get(&sentence.player).ok_or(Rejected::Unknown("player"))?;
        refuse_if(
            sentence.penalty <= Penalty::Upomnienie,
            cite!("PC 8.1.1.13"),
            "an upomnienie is spoken and recorded nowhere",
        )?;
        refuse_if(
            entry.status == Status::Disqualified,
            cite!("PC 8.1.1.41"),
            "he has been disqualified and removed from the list",
        )?;
        let most = self.setup.wins.map_or(1, |it| it.count());
        refuse_if(
            sentence.games.iter().any(|it| most <= *it),
            cite!("PC 8.1.1.34"),
            "a match with such a score is over, so the loss falls on the next one",
        )?;
        let (_, mut given) = self.proposal(sentence)?;
        let opponent = self.opponent_of(sentence.player).and_then(|it| self.entries.get(&it));
        let verdict = Verdict {
            by,
            offender: entry.party.captain(),
            opponent: opponent.map_or(entry.party.captain(), |it| it.party.captain()),
            penalty: sentence.penalty,
            standard: given.standard,
            explanation: sentence.explanation.clone(),
            grounds: sentence.grounds,
            seconds: sentence.seconds,
        };
        let decision = penalties::review(self, &verdict, self.severity())?;
        if sentence.penalty != Penalty::Ostrzezenie {
            given.added = None;
        }
        given.extra_seconds = decision.extra_seconds;
        Ok((given, decision.waits_for_head_judge))
    }

    /// Who sits at the other side of a player's last or running match.
    pub fn opponent_of(&self, player: PlayerId) -> Option<PlayerId> {
        if let (Some((at, side)), Some(super::Top::KnockOut { bracket, .. })) =
            (self.seat_in_top(player), &self.top)
        {
            return bracket.matches()[at][side.other().index()].player;
        }
        let table = self.rounds.last()?.table_of(player)?;
        Some(table.players[table.side_of(player)?.other().index()])
    }

    fn agree(&mut self, ruling: CommandId, agreed: bool, at: i64) -> Result<(), Rejected> {
        let waiting = self.rulings.get_mut(&ruling).ok_or(Rejected::Unknown("ruling"))?;
        if waiting.state != State::Waits {
            return not_now(cite!("PC 8.1.0.9"), "this ruling does not wait for the head judge");
        }
        waiting.state = if agreed { State::Final } else { State::NotAgreed };
        if agreed {
            let ruling = waiting.clone();
            self.take_effect(&ruling, at);
        }
        Ok(())
    }

    /// Time is given back and penalties fall on matches.
    fn take_effect(&mut self, ruling: &Ruling, at: i64) {
        let players: Vec<PlayerId> = ruling.given.iter().map(|it| it.sentence.player).collect();
        let longest = ruling.given.iter().map(|it| it.extra_seconds).max().unwrap_or(0);
        if let Some(table) = self.table_number(players[0]) {
            self.give_back(table, longest);
        }
        let of = |wanted: Penalty| {
            let given = ruling.given.iter();
            given.filter(move |it| it.heaviest() == wanted).map(|it| it.sentence.player)
        };
        let out: Vec<PlayerId> = of(Penalty::Dyskwalifikacja).collect();
        let matches: Vec<PlayerId> = of(Penalty::KaraMeczu).collect();
        let games: Vec<PlayerId> = of(Penalty::KaraGry).collect();
        self.fall(&ruling.given[0].sentence, &matches, &games, at);
        for player in out {
            // Nobody is disqualified twice, which `sentenced` has made sure of.
            let _ = self.leave(player, Status::Disqualified);
        }
    }

    /// Match and game losses of one moment fall on the running match, or wait.
    fn fall(&mut self, sentence: &Sentence, matches: &[PlayerId], games: &[PlayerId], at: i64) {
        let Some(any) = matches.iter().chain(games).next().copied() else { return };
        let seat = self.seat_in_top(any);
        let sides = |event: &Event, players: &[PlayerId]| -> Vec<Side> {
            players.iter().filter_map(|it| event.side_in_running_match(*it)).collect()
        };
        let (lost, lost_games) = (sides(self, matches), sides(self, games));
        let left = self.table_number(any).and_then(|it| self.seconds_left(it, at));
        let wins = self.setup.wins;
        let running = self.rounds.last_mut().filter(|_| self.top.is_none() || seat.is_none());
        let table = running.and_then(|round| {
            round.tables.iter_mut().find(|it| it.score.is_none() && it.players.contains(&any))
        });
        let carried = match (seat, table, wins) {
            (Some((place, _)), _, _) => {
                self.know_games_of_top(place, sentence.games);
                self.suffer_in_top(place, sentence.played, &lost, &lost_games)
            }
            (None, Some(table), Some(wins)) => {
                let known = table.least;
                table.least = [0, 1].map(|it| known[it].max(sentence.games[it]));
                let course = table.course(wins, Stage::Swiss, sentence.played, left);
                table.suffer(course, &lost, &lost_games)
            }
            _ => {
                for (players, penalty) in [(matches, Penalty::KaraMeczu), (games, Penalty::KaraGry)]
                {
                    players.iter().for_each(|it| self.waits(*it, penalty));
                }
                return;
            }
        };
        for side in carried {
            let player = games.iter().find(|it| self.last_side_of(**it) == Some(side));
            if let Some(player) = player {
                self.pending.impose(*player, Penalty::KaraGry, Imposed::WithMatchLossOfOpponent);
            }
        }
    }

    /// A penalty that finds no running match.
    fn waits(&mut self, player: PlayerId, penalty: Penalty) {
        let left = self.entries.get(&player).is_none_or(|it| it.status != Status::Playing);
        let when = match (left, penalty) {
            (true, _) => Imposed::AfterLeaving,
            (false, Penalty::KaraMeczu) => Imposed::AfterItsMatch,
            (false, _) => Imposed::BetweenRounds,
        };
        self.pending.impose(player, penalty, when);
    }

    fn side_in_running_match(&self, player: PlayerId) -> Option<Side> {
        if let Some((_, side)) = self.seat_in_top(player) {
            return Some(side);
        }
        let table = self.rounds.last()?.table_of(player).filter(|it| it.score.is_none())?;
        table.side_of(player)
    }

    fn last_side_of(&self, player: PlayerId) -> Option<Side> {
        match &self.top {
            Some(super::Top::KnockOut { bracket, .. }) => {
                let slots = bracket.rounds().iter().rev().flatten();
                let side =
                    slots.filter_map(|it| it.iter().position(|slot| slot.player == Some(player)));
                side.map(|it| [Side::First, Side::Second][it]).next()
            }
            _ => self.rounds.last()?.table_of(player)?.side_of(player),
        }
    }

    /// The table a player sits at, running or not; matches of the bracket count from one.
    pub(super) fn table_number(&self, player: PlayerId) -> Option<u32> {
        match (self.seat_in_top(player), &self.top) {
            (Some((at, _)), _) => Some(at as u32 + 1),
            (None, Some(super::Top::KnockOut { .. })) => None,
            _ => Some(self.rounds.last()?.table_of(player)?.number),
        }
    }

    fn appeal(&mut self, by: PersonId, id: CommandId) -> Result<(), Rejected> {
        let ruling = self.rulings.get(&id).ok_or(Rejected::Unknown("ruling"))?;
        let player = self.player_of(by);
        refuse_if(
            !ruling.given.iter().any(|it| Some(it.sentence.player) == player),
            cite!("PC 1.3.3.6"),
            "who was penalised appeals himself",
        )?;
        self.appeal_goes_to(ruling.by, self.persons_of(ruling))?;
        if ruling.state != State::Stands {
            return not_now(cite!("PC 2.10.2"), "this ruling is not open to an appeal");
        }
        if let Some(ruling) = self.rulings.get_mut(&id) {
            ruling.state = State::Appealed;
        }
        Ok(())
    }

    /// The persons whose own matter a ruling is.
    fn persons_of(&self, ruling: &Ruling) -> [PersonId; 2] {
        let offender = ruling.given[0].sentence.player;
        let opponent = self.opponent_of(offender).unwrap_or(offender);
        [offender, opponent].map(|it| self.entries[&it].party.captain())
    }

    /// A ruling under appeal, for the one who decides it.
    pub(super) fn appealed(
        &mut self,
        by: PersonId,
        id: CommandId,
    ) -> Result<&mut Ruling, Rejected> {
        let ruling = self.rulings.get(&id).ok_or(Rejected::Unknown("ruling"))?;
        let judge = self.appeal_goes_to(ruling.by, self.persons_of(ruling))?;
        refuse_if(judge != by, cite!("PC 1.3.2.4"), "this appeal is not his to decide")?;
        let ruling = self.rulings.get_mut(&id).ok_or(Rejected::Unknown("ruling"))?;
        if ruling.state != State::Appealed {
            return not_now(cite!("PC 2.10.1"), "nobody has appealed from this ruling");
        }
        Ok(ruling)
    }

    fn call(&mut self, by: PersonId, table: u32) -> Result<(), Rejected> {
        let player = self.player_of(by);
        let seated = player.filter(|it| self.table_number(*it) == Some(table));
        let player = seated
            .ok_or(Refusal::new(cite!("PC 1.3.3.5"), "a player calls a judge to his own table"))?;
        Ok(self.calls.call(table, player, None)?)
    }

    fn keep_out(&mut self, table: u32, spectator: Option<PersonId>) -> Result<(), Rejected> {
        let known =
            self.rounds.last().is_some_and(|it| it.tables.iter().any(|it| it.number == table));
        if !known && self.top.is_none() {
            return Err(Rejected::Unknown("table"));
        }
        let audience = self.audiences.entry(table).or_default();
        match spectator {
            Some(person) => audience.exclude(person, true)?,
            None => audience.close(),
        }
        Ok(())
    }
}

impl Given {
    fn warning(&self, day: u32) -> Warning {
        let code = infraction(self.infraction).map_or(self.infraction, |it| it.code);
        Warning { day, infraction: code, act: self.sentence.deed.clone() }
    }

    /// A warning, or an infraction for which one was due and a game loss given instead.
    fn is_of_the_ladder(&self) -> bool {
        let tariff = infraction(self.infraction).map(|it| it.standard[0]);
        self.sentence.penalty == Penalty::Ostrzezenie
            || tariff == Some(Penalty::Ostrzezenie) && self.sentence.penalty == Penalty::KaraGry
    }

    /// One event gives at most one loss: the heavier of the penalty and what is added.
    pub fn heaviest(&self) -> Penalty {
        if self.added.is_some() {
            rule!("PC 8.1.1.24");
        }
        self.sentence.penalty.max(self.added.unwrap_or(Penalty::Nothing))
    }
}
