//! A report of another pairing program becomes an event of ours.
//!
//! Its rounds are paired as they stand, not by our rules: each preview is
//! swapped into the order of the report before it is published. Who appears
//! late enters late, who stops appearing has dropped. TRF knows no games, so a
//! match won is recorded 2:0 and a drawn one 1:1 (1:0 in matches to one win).

use crate::{
    Mirror as _, Person, Seed, Unreadable,
    event::{EventFile, Founding, SHAPE},
    setup::Setup,
    trf::{Reported, read},
};
use tournament::{
    PlayerId,
    event::{Act, Command, CommandId, Log, PersonId, Role},
    pairing::Policy,
    setup as rules,
    standings::{Ending, Side, Slip, Wins},
};

/// More players than an event has without a head judge (PC 1.3.1.5); a report names none.
const NEEDS_A_HEAD_JUDGE: usize = 8;

/// What a report says of the whole event; the rest is as the rules propose it.
pub fn founding(text: &str, organiser: Person, lot: Seed, at: i64) -> Founding {
    let line = |mark: &str| text.lines().find_map(|it| it.strip_prefix(mark)).map(str::trim);
    let players = text.lines().filter(|it| it.starts_with("001 ")).count() as u32;
    let preset =
        rules::Setup::preset(rules::Class::Local, rules::Format::Otwarty, Wins::Two, players);
    let mut setup = Setup::of(&preset);
    // It was played elsewhere, under rules nobody here has seen.
    setup.sanctioned = false;
    setup.title = line("012 ").unwrap_or_default().to_owned();
    if let Some(rounds) = line("XXR ").and_then(|it| it.parse().ok()) {
        setup.swiss_rounds = rounds;
        setup.days = vec![rounds];
    }
    Founding { shape: SHAPE, setup, organiser, lot, at }
}

/// The event of a report; `founding` gives what a report does not say.
pub fn import(text: &str, founding: &Founding) -> Result<EventFile, Unreadable> {
    let players = read(text)?;
    let rounds = players.iter().map(|it| it.rounds.len()).max().unwrap_or(0);
    let mut import = Import { log: founding.log()?, at: founding.at };
    if NEEDS_A_HEAD_JUDGE < players.len() {
        let (person, role) = (import.organiser(), Role::SedziaGlowny);
        import.does(Act::Appoint { person, role, level: 0 })?;
    }
    for round in 0..rounds {
        let first = round == 0;
        for player in &players {
            let begins = player.played().next().unwrap_or(0);
            if begins == round {
                import.enters(player)?;
            }
            if player.played().last().is_some_and(|last| last + 1 == round) && !first {
                import.does(Act::Drop { player: PlayerId(player.number) })?;
            }
        }
        import.plays(&players, round)?;
    }
    if rounds == 0 {
        players.iter().try_for_each(|it| import.enters(it))?;
    }
    Ok(EventFile::of(founding, &import.log))
}

impl Reported {
    /// The rounds in which he was paired or had a bye, from zero.
    fn played(&self) -> impl DoubleEndedIterator<Item = usize> + '_ {
        let takes_part = |it: &(usize, &(u32, char))| it.1.0 != 0 || "UFHu".contains(it.1.1);
        self.rounds.iter().enumerate().filter(takes_part).map(|it| it.0)
    }
}

struct Import {
    log: Log,
    at: i64,
}

impl Import {
    fn does(&mut self, act: Act) -> Result<(), Unreadable> {
        let number = self.log.commands().len();
        let by = self.organiser();
        // Numbered from one; nobody else has written to this log yet.
        let command = Command { id: CommandId(number as u128 + 1), by, at: self.at, act };
        let taken = self.log.take(command);
        taken.map(drop).map_err(|rejected| Unreadable::Command { number: number + 1, rejected })
    }

    fn organiser(&self) -> PersonId {
        self.log.event().staff.keys().next().copied().unwrap_or(PersonId(0))
    }

    fn enters(&mut self, player: &Reported) -> Result<(), Unreadable> {
        let (number, name) = (player.number, player.name.clone());
        let person = PersonId(number);
        self.does(Act::Introduce { person, name: name.clone(), account: None })?;
        self.does(Act::Enter { player: PlayerId(number), person, name, list_handed_in: true })
    }

    /// One round as the report has it.
    fn plays(&mut self, players: &[Reported], round: usize) -> Result<(), Unreadable> {
        let wrong = |player: &Reported, what: &str| Unreadable::Match {
            round: round + 1,
            table: player.number as usize,
            reason: format!("{}: {what}", player.name),
        };
        let mut pairs: Vec<(&Reported, &Reported)> = Vec::new();
        let mut bye = None;
        for player in players {
            let Some(&(opponent, result)) = player.rounds.get(round) else { continue };
            let between = player.played().any(|it| it < round)
                && player.played().any(|it| round < it)
                && player.played().all(|it| it != round);
            if between {
                return Err(wrong(player, "missed a round between two others"));
            }
            if opponent == 0 && "UFHu".contains(result) && bye.replace(player).is_some() {
                return Err(wrong(player, "a second bye of the round"));
            }
            if opponent <= player.number {
                continue;
            }
            let found = players.iter().find(|it| it.number == opponent);
            let other = found.ok_or_else(|| wrong(player, "his opponent is not listed"))?;
            if other.rounds.get(round).map(|it| it.0) != Some(player.number) {
                return Err(wrong(player, "his opponent names somebody else"));
            }
            pairs.push((player, other));
        }
        self.does(Act::Pair { policy: Policy::Standings, seed: 0 })?;
        self.seats(&pairs, bye)?;
        self.does(Act::Publish)?;
        for (first, second) in pairs {
            let slip = match self.slip(first.rounds[round].1, second.rounds[round].1) {
                Some(slip) => slip,
                None => return Err(wrong(first, "a result that only a judge can enter")),
            };
            let table = self.log.event().rounds.last();
            let table = table.and_then(|it| it.table_of(PlayerId(first.number)));
            let table = table.ok_or_else(|| wrong(first, "was not paired"))?;
            let slip = if table.players[0].0 == first.number { slip } else { turned(slip) };
            let table = table.number;
            self.does(Act::Report { table, slip })?;
        }
        Ok(())
    }

    /// Swaps the preview until it seats everybody as the report does.
    fn seats(
        &mut self,
        pairs: &[(&Reported, &Reported)],
        bye: Option<&Reported>,
    ) -> Result<(), Unreadable> {
        let unfit = || Unreadable::word("pairing of all players of the round", "the report");
        let mut wanted: Vec<PlayerId> =
            pairs.iter().flat_map(|it| [PlayerId(it.0.number), PlayerId(it.1.number)]).collect();
        wanted.extend(bye.map(|it| PlayerId(it.number)));
        for (place, wanted) in wanted.iter().enumerate() {
            let preview = self.log.event().preview.as_ref().ok_or_else(unfit)?;
            let mut seated: Vec<PlayerId> =
                preview.pairs.iter().flat_map(|it| it.players).collect();
            seated.extend(preview.bye.map(|it| it.player));
            if !seated.contains(wanted) {
                return Err(unfit());
            }
            let now = *seated.get(place).ok_or_else(unfit)?;
            if now != *wanted {
                self.does(Act::Swap { players: [now, *wanted] })?;
            }
        }
        let preview = self.log.event().preview.as_ref().ok_or_else(unfit)?;
        let seated = 2 * preview.pairs.len() + usize::from(preview.bye.is_some());
        if seated == wanted.len() { Ok(()) } else { Err(unfit()) }
    }

    fn slip(&self, first: char, second: char) -> Option<Slip> {
        let to_one = self.log.event().setup.wins == Some(Wins::One);
        let won = |games| Slip::Played { games, ending: Ending::InTime };
        match (first, second) {
            ('1', '0') => Some(won(if to_one { [1, 0] } else { [2, 0] })),
            ('0', '1') => Some(won(if to_one { [0, 1] } else { [0, 2] })),
            ('=', '=') if to_one => Some(Slip::IntentionalDraw { play_began: false }),
            ('=', '=') => Some(Slip::Played { games: [1, 1], ending: Ending::Terminacja }),
            ('+', '-') => Some(Slip::Refused { by: Side::Second }),
            ('-', '+') => Some(Slip::Refused { by: Side::First }),
            _ => None,
        }
    }
}

/// The same slip seen from the other side.
fn turned(slip: Slip) -> Slip {
    match slip {
        Slip::Played { games: [first, second], ending } => {
            Slip::Played { games: [second, first], ending }
        }
        Slip::Refused { by } => Slip::Refused { by: by.other() },
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Person, Seed, event::SHAPE, setup::Setup, trf::write};
    use tournament::setup::{Class, Format, Setup as Rules};

    fn founding() -> Founding {
        let setup = Setup::of(&Rules::preset(Class::Local, Format::Otwarty, Wins::Two, 8));
        Founding { shape: SHAPE, setup, organiser: Person(1000), lot: Seed("7".to_owned()), at: 1 }
    }

    /// Seven players, two rounds, one who leaves after the first.
    fn event() -> Log {
        let mut import = Import { log: founding().log().unwrap(), at: 1 };
        for number in 1..=7 {
            let (name, rounds) = (format!("Żuk {number}"), Vec::new());
            import.enters(&Reported { number, name, rounds }).unwrap();
        }
        for (seed, games) in [(3, [2, 0]), (4, [1, 1])] {
            import.does(Act::Pair { policy: Policy::Random, seed }).unwrap();
            import.does(Act::Publish).unwrap();
            let tables = import.log.event().rounds.last().unwrap().tables.clone();
            for table in &tables {
                let slip = Slip::Played { games, ending: Ending::Terminacja };
                import.does(Act::Report { table: table.number, slip }).unwrap();
            }
            if seed == 3 {
                import.does(Act::Drop { player: tables[0].players[1] }).unwrap();
            }
        }
        import.log
    }

    #[test]
    fn what_another_program_reports_becomes_an_event() {
        let log = event();
        let report = write(log.event());
        let imported = import(&report, &founding()).unwrap().log().unwrap();
        let rounds = |log: &Log| -> Vec<_> {
            let matches = log.event().rounds.iter().map(|round| {
                let mut pairs: Vec<_> = round
                    .tables
                    .iter()
                    .map(|it| (it.players.iter().min().copied(), it.players.iter().max().copied()))
                    .collect();
                pairs.sort_unstable();
                (pairs, round.bye)
            });
            matches.collect()
        };
        assert_eq!(rounds(&imported), rounds(&log), "{report}");
        let points = |log: &Log| -> Vec<_> {
            let mut rows: Vec<_> = log.event().standings().rows;
            rows.sort_by_key(|it| it.player);
            rows.iter().map(|it| (it.player, it.points)).collect()
        };
        assert_eq!(points(&imported), points(&log));
    }

    #[test]
    fn a_report_that_contradicts_itself_is_refused_with_its_place() {
        let report = write(event().event());
        let broken = report.replacen(" w 1", " w 0", 1);
        let said = import(&broken, &founding()).unwrap_err().to_string();
        assert!(said.starts_with("round 1, match "), "{said}");
        assert!(import("001 none", &founding()).is_err());
    }
}
