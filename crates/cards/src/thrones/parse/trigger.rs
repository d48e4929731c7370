//! What sets an ability off, and what must be true.

use super::*;

impl Parser<'_, '_> {
    pub(super) fn trigger(&mut self) -> Result<Trigger, Problem> {
        if self.read.takes("any phase ends") {
            return Ok(Trigger::PhaseEnds(None));
        }
        if let Some(phase) = self.phase() {
            if self.read.takes("begins") {
                return Ok(Trigger::PhaseBegins(phase));
            }
            self.read.expect("ends")?;
            return Ok(Trigger::PhaseEnds(Some(phase)));
        }
        let before = self.read.position();
        let types = self.types();
        if self.read.takes("challenge is initiated") {
            let against = if self.read.takes("against") { Some(self.expect_who()?) } else { None };
            return Ok(Trigger::Initiated { types, against });
        }
        self.read.go_back(before);
        if let Some(who) = self.who()? {
            return self.done_by(who);
        }
        let subject = self.subject()?;
        let event = self.read.word("what can happen to a card")?;
        Ok(Trigger::Card { subject, event })
    }

    /// `challenges phase`
    fn phase(&mut self) -> Option<Phase> {
        let before = self.read.position();
        let phase = self.read.maybe::<Phase>();
        if phase.is_some() && self.read.takes("phase") {
            return phase;
        }
        self.read.go_back(before);
        None
    }

    fn done_by(&mut self, who: Who) -> Result<Trigger, Problem> {
        if let Some(event) =
            self.read.longest(PlayerEvent::ALL.iter().copied(), |it: PlayerEvent| it.of(who))
        {
            return Ok(Trigger::Player { who, event });
        }
        let verbs = match who {
            Who::You => [("win", Outcome::Won), ("lose", Outcome::Lost)],
            _ => [("wins", Outcome::Won), ("loses", Outcome::Lost)],
        };
        let Some((_, outcome)) = verbs.into_iter().find(|(word, _)| self.read.takes(word)) else {
            let events = PlayerEvent::ALL.iter().map(|it| it.of(who));
            let known = events.chain(verbs.map(|(word, _)| word));
            return Err(self.read.unknown("what a player can do", known));
        };
        let unopposed = self.read.takes("unopposed");
        let types = self.challenge()?;
        let role = self.as_role()?;
        let margin = if self.read.takes("by") { self.read.number()? } else { 0 };
        let with = if self.read.takes("with") { Some(self.subject()?) } else { None };
        let contest = Contest { who, outcome, unopposed, types, role, margin, with };
        Ok(Trigger::Challenge(contest))
    }

    /// `if a and b`, with the word that leads them in; or none.
    pub(super) fn conditions(&mut self, lead: &str) -> Result<Vec<Condition>, Problem> {
        let mut conditions = Vec::new();
        if self.read.takes(lead) {
            conditions.push(self.condition()?);
            while self.read.takes("and") {
                conditions.push(self.condition()?);
            }
        }
        Ok(conditions)
    }

    pub(super) fn condition(&mut self) -> Result<Condition, Problem> {
        let plain = [
            ("you are first player", Condition::FirstPlayer),
            ("you are not first player", Condition::NotFirstPlayer),
            ("you have participant", Condition::HaveParticipant),
            ("defending player is rival", Condition::DefenderIsRival),
            ("you win challenge", Condition::WinChallenge),
        ];
        if let Some((_, condition)) = plain.into_iter().find(|(words, _)| self.read.takes(words)) {
            return Ok(condition);
        }
        if self.read.takes("exists") {
            return Ok(Condition::Exists(self.filter()?));
        }
        if self.read.takes("during") {
            return self.during();
        }
        let before = self.read.position();
        if let Some(card) = self.reference()? {
            if self.read.takes("is in play") {
                return Ok(Condition::InPlay(card));
            }
            if self.read.takes("is") {
                return Ok(Condition::Is(card, self.filter()?));
            }
            if self.read.takes("entered play this phase by ambush") {
                return Ok(Condition::EnteredByAmbush(card));
            }
            self.read.go_back(before);
        }
        let (left, comparison, right) = self.compared()?;
        Ok(Condition::Compare(left, comparison, right))
    }

    fn during(&mut self) -> Result<Condition, Problem> {
        if let Some(phase) = self.phase() {
            return Ok(Condition::InPhase(phase));
        }
        let types = self.challenge()?;
        let sides = [
            ("you attack", Side::Attacks),
            ("you defend", Side::Defends),
            ("you take part in", Side::TakesPart),
        ];
        let side = sides.into_iter().find(|(words, _)| self.read.takes(words));
        Ok(Condition::InChallenge(types, side.map(|(_, side)| side)))
    }
}
