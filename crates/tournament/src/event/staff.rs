//! PC 1.3, 1.4 — roles, who may hold them, and what they may do.

use super::{Act, Dealing, Event, Judging, PersonId, Status, Timing};
use crate::{
    refusal::{Refusal, refuse_if},
    setup::Setup,
};
use rulebook::{cite, rule};
use std::collections::BTreeSet;

/// The six roles of an event; the first four are its staff.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Role {
    Organizator,
    SedziaGlowny,
    SedziaLiniowy,
    SedziaTechniczny,
    Gracz,
    Widz,
}

impl Role {
    pub const ALL: [Role; 6] = [
        Role::Organizator,
        Role::SedziaGlowny,
        Role::SedziaLiniowy,
        Role::SedziaTechniczny,
        Role::Gracz,
        Role::Widz,
    ];

    pub fn is_staff(self) -> bool {
        rule!("PC 1.3.0.1");
        rule!("PC 1.3.0.2");
        !matches!(self, Role::Gracz | Role::Widz)
    }
}

/// What one person is at the event; several roles at once are possible.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Office {
    pub roles: BTreeSet<Role>,
    /// The judge's licence, 0 without one.
    pub level: u8,
}

/// Whether a person of this level may be given the role.
pub(super) fn can_appoint(setup: &Setup, role: Role, level: u8) -> Result<(), Refusal> {
    let master = setup.class.is_master();
    match role {
        Role::SedziaGlowny if master => {
            rule!("PC 1.3.2.6");
            refuse_if(level < 3, cite!("PC 1.4.8"), "a master has a head judge of level 3")
        }
        Role::SedziaLiniowy if master => {
            rule!("PC 1.3.3.1");
            rule!("PC 1.3.3.7");
            refuse_if(level < 2, cite!("PC 1.4.9"), "a master has line judges of level 2 or 3")
        }
        Role::SedziaTechniczny => {
            rule!("PC 1.3.4.6");
            Ok(())
        }
        Role::Organizator | Role::SedziaGlowny | Role::SedziaLiniowy | Role::Gracz | Role::Widz => {
            rule!("PC 1.4.7");
            Ok(())
        }
    }
}

impl Event {
    pub fn has(&self, person: PersonId, roles: &[Role]) -> bool {
        self.staff.get(&person).is_some_and(|it| roles.iter().any(|role| it.roles.contains(role)))
    }

    pub fn is_staff(&self, person: PersonId) -> bool {
        self.staff.get(&person).is_some_and(|it| it.roles.iter().any(|role| role.is_staff()))
    }

    /// What a person is in a match: anybody who neither plays nor judges it watches.
    pub fn role_at(&self, person: PersonId, players: [PersonId; 2]) -> Role {
        let judges = [Role::SedziaGlowny, Role::SedziaLiniowy, Role::SedziaTechniczny];
        if players.contains(&person) {
            return Role::Gracz;
        }
        if let Some(role) = judges.into_iter().find(|it| self.has(person, &[*it])) {
            return role;
        }
        rule!("PC 1.3.0.4");
        Role::Widz
    }

    /// Whether the author may do this at all.
    pub(super) fn may(&self, by: PersonId, act: &Act) -> Result<(), Refusal> {
        let own = |player: &crate::PlayerId| self.entries.get(player).is_some_and(|it| it.is(by));
        match act {
            Act::Disqualify { .. } => refuse_if(
                !self.has(by, &[Role::SedziaGlowny]),
                cite!("PC 8.1.1.39"),
                "only the head judge disqualifies",
            ),
            Act::Enter { person, .. } if *person == by => Ok(()),
            Act::EnterTogether { captain, .. } if *captain == by => Ok(()),
            Act::Introduce { person, .. } if *person == by => Ok(()),
            Act::RegisterDeck { player, person, .. }
                if own(player)
                    && person.is_none_or(|it| it == by || self.is_captain(by, *player)) =>
            {
                Ok(())
            }
            Act::Drop { player } if own(player) => Ok(()),
            // Whether he is one of the two is asked where the table is known.
            Act::Claim { .. } | Act::Captain { .. } => Ok(()),
            Act::Judge { deed } => self.may_judge(by, deed),
            Act::Time { deed } => self.may_time(by, *deed),
            Act::Limited { deed: Dealing::Choose { .. } } => Ok(()),
            Act::Limited { deed: Dealing::Register { person, .. } } if *person == by => Ok(()),
            Act::Configure { .. } | Act::PublishLists => refuse_if(
                !self.has(by, &[Role::Organizator]),
                cite!("PC 1.3.0.2"),
                "the settings and the publications of the event are the organiser's",
            ),
            Act::Appoint { .. }
            | Act::Close
            | Act::Enter { .. }
            | Act::EnterTogether { .. }
            | Act::Introduce { .. }
            | Act::Announce { .. }
            | Act::Limited { .. }
            | Act::NextDay
            | Act::Undo { .. } => refuse_if(
                !self.is_staff(by),
                cite!("PC 1.3.0.2"),
                "only the staff of the event does this",
            ),
            Act::HandInList { .. }
            | Act::RegisterDeck { .. }
            | Act::Drop { .. }
            | Act::FixTable { .. }
            | Act::Forbid { .. }
            | Act::Pair { .. }
            | Act::Swap { .. }
            | Act::Discard
            | Act::Publish
            | Act::Report { .. }
            | Act::ReportSingles { .. }
            | Act::ForCaptain { .. }
            | Act::Top { .. }
            | Act::Correct { .. } => self.runs_the_event(by),
        }
    }

    fn is_captain(&self, person: PersonId, player: crate::PlayerId) -> bool {
        self.entries.get(&player).is_some_and(|it| it.party.captain() == person)
    }

    fn runs_the_event(&self, by: PersonId) -> Result<(), Refusal> {
        let runs = [Role::SedziaTechniczny, Role::Organizator, Role::SedziaGlowny];
        refuse_if(
            !self.has(by, &runs),
            cite!("PC 1.3.4.1"),
            "pairings and results are the technical judge's",
        )
    }

    fn may_judge(&self, by: PersonId, deed: &Judging) -> Result<(), Refusal> {
        match deed {
            // A player appeals and calls himself; where is asked later.
            Judging::Appeal { .. } | Judging::Call { .. } => Ok(()),
            Judging::Agree { .. } => refuse_if(
                !self.has(by, &[Role::SedziaGlowny]),
                cite!("PC 8.1.0.9"),
                "only the head judge departs from the standard penalty",
            ),
            Judging::Penalise { .. } | Judging::DecideAppeal { .. } | Judging::AnswerCall => {
                refuse_if(
                    !self.has(by, &[Role::SedziaGlowny, Role::SedziaLiniowy]),
                    cite!("PC 8.1.2.1"),
                    "penalties and rulings are the judges'",
                )
            }
            Judging::AdmitDeck { .. } => refuse_if(
                !self.has(by, &[Role::SedziaGlowny]),
                cite!("PC 1.3.2.1"),
                "only the head judge lets in a deck list with faults",
            ),
            Judging::KeepOut { .. } => refuse_if(
                !self.is_staff(by),
                cite!("PC 1.3.6.3"),
                "a spectator is kept out through a judge",
            ),
        }
    }

    fn may_time(&self, by: PersonId, deed: Timing) -> Result<(), Refusal> {
        match deed {
            Timing::Consult { person, .. } if person == by => Ok(()),
            Timing::Limit { .. } => {
                let roles =
                    self.staff.get(&by).map(|it| it.roles.iter().copied().collect::<Vec<_>>());
                crate::clock::may_change_limits(&roles.unwrap_or_default())
            }
            Timing::DrawChecks { .. }
            | Timing::Checked { .. }
            | Timing::CallTime { .. }
            | Timing::Stint { .. }
            | Timing::Decide { .. }
            | Timing::Consult { .. }
            | Timing::GiveBack { .. } => refuse_if(
                !self.is_staff(by),
                cite!("PC 1.3.0.2"),
                "only the staff of the event does this",
            ),
            Timing::Start => self.runs_the_event(by),
        }
    }

    /// PC 1.4.1–1.4.3: whether a judge of a master may play in it.
    pub(super) fn may_play(&self, person: PersonId, players: u32) -> Result<(), Refusal> {
        if !self.setup.class.is_master() {
            return Ok(());
        }
        if players < 20 {
            rule!("PC 1.4.3");
            return Ok(());
        }
        refuse_if(
            self.has(person, &[Role::SedziaGlowny]),
            cite!("PC 1.4.1"),
            "the head judge of a master does not play in it",
        )?;
        refuse_if(
            self.has(person, &[Role::SedziaLiniowy]),
            cite!("PC 1.4.2"),
            "a line judge of a master does not play in it",
        )
    }

    /// PC 1.4.4–1.4.6, 1.3.2.4, 2.10 — who decides an appeal against a ruling
    /// by `ruled_by` in a match of these players; an error where none is open.
    pub fn appeal_goes_to(
        &self,
        ruled_by: PersonId,
        players: [PersonId; 2],
    ) -> Result<PersonId, Refusal> {
        refuse_if(players.contains(&ruled_by), cite!("PC 1.4.4"), "nobody judges his own matter")?;
        refuse_if(
            self.has(ruled_by, &[Role::SedziaGlowny]),
            cite!("PC 2.10.2"),
            "the decision of the head judge is final",
        )?;
        let holders = |role: Role| {
            let holds = move |it: &(&PersonId, &Office)| it.1.roles.contains(&role);
            self.staff.iter().filter(holds).map(|it| *it.0)
        };
        let free = |it: &PersonId| !players.contains(it);
        if let Some(head) = holders(Role::SedziaGlowny).find(free) {
            rule!("PC 1.3.2.1");
            rule!("PC 1.3.2.4");
            rule!("PC 1.3.3.6");
            rule!("PC 2.10.1");
            return Ok(head);
        }
        let other = holders(Role::SedziaLiniowy).find(|it| free(it) && *it != ruled_by);
        rule!("PC 1.4.5");
        other.ok_or(Refusal::new(
            cite!("PC 1.4.6"),
            "the decision of the only line judge is final here",
        ))
    }

    /// PC 1.3.1.5 and the rest of what a first round needs.
    pub(super) fn can_start(&self) -> Result<(), Refusal> {
        let players = self.playing().count() as u32;
        let judged = self.staff.values().any(|it| it.roles.contains(&Role::SedziaGlowny));
        refuse_if(
            8 < players && !judged,
            cite!("PC 1.3.1.5"),
            "more than 8 players need a head judge",
        )?;
        for (_, entry) in self.entries.iter().filter(|it| it.1.status == Status::Playing) {
            for person in entry.party.persons() {
                self.may_play(*person, players)?;
            }
        }
        match self.setup.objections(players).first() {
            Some(objection) => Err(*objection),
            None => Ok(()),
        }
    }
}
