//! What the players say, message by message.

use wire::{
    message::{ClientMessage, Problem, ServerMessage},
    stops::Stops,
    view::{Handle, SeatNo},
};

use super::{
    actor::{Actor, Trouble, row},
    entry::{By, Entry, Opening},
    mail::ConnectionId,
    seats::{check_commitment, check_contribution},
    secret, text,
};
use crate::{error::problem, events::now, store::Row};

impl Actor {
    /// Hears one message; a refusal is told to its sender alone and changes nothing.
    pub(super) async fn hear(
        &mut self,
        connection: ConnectionId,
        message: ClientMessage,
    ) -> Result<(), Trouble> {
        match self.obey(connection, message).await {
            Err(Trouble::Refused(error)) => {
                self.audience.tell(connection, &ServerMessage::Error { error });
                Ok(())
            }
            outcome => outcome,
        }
    }

    async fn obey(
        &mut self,
        connection: ConnectionId,
        message: ClientMessage,
    ) -> Result<(), Trouble> {
        if self.room.entries >= self.config.limits.entries && message != ClientMessage::Concede {
            let detail = "so much has happened in this room that only conceding is left";
            return Err(problem("worn-out", detail).into());
        }
        let seat = self.audience.seat(connection);
        if let ClientMessage::Chat { text } = message {
            return self.chat(seat, &text).await;
        }
        let seat = seat.ok_or_else(|| {
            problem("spectator", "this connection has no token, so it can watch and chat only")
        })?;
        match message {
            ClientMessage::Choose { at, choice } => self.choose(seat, at, choice).await,
            ClientMessage::WhyNot { card } => self.why_not(connection, seat, card),
            ClientMessage::Undo { at } => self.undo(seat, at).await,
            ClientMessage::Concede => {
                self.happen(&Entry::Conceded { seat }).await?;
                self.after_change();
                Ok(())
            }
            ClientMessage::Rematch { commitment } => self.rematch(seat, &commitment).await,
            ClientMessage::Stops { stops } => self.stops(seat, stops).await,
            ClientMessage::Reveal { contribution } => {
                self.reveal(connection, seat, &contribution).await
            }
            ClientMessage::Chat { .. } => Ok(()),
        }
    }

    /// Everything to one who has just connected, and to the others that he is here.
    pub(super) fn welcome(&mut self, connection: ConnectionId) {
        self.tell_players();
        self.audience.greet(connection, &self.room);
        for (seat, text) in &self.room.chat {
            let line = ServerMessage::Chat { seat: *seat, text: text.clone() };
            self.audience.tell(connection, &line);
        }
        self.audience.announce_rematch(&self.room, Some(connection));
        if let Some(clock) = self.clock_left() {
            self.audience.tell(connection, &clock);
        }
    }

    /// What is left of the match, where it has a clock that runs.
    pub(super) fn clock_left(&self) -> Option<ServerMessage> {
        let left = self.room.clock.left(now()).filter(|_| !self.room.over())?;
        Some(ServerMessage::Clock { seconds: u32::try_from(left / 1000).unwrap_or(u32::MAX) })
    }

    pub(super) fn tell_players(&mut self) {
        let players = self.audience.players(&self.room);
        self.audience.tell_all(&ServerMessage::Players { players });
    }

    /// Shows what has changed; when the game is over, also how it was shuffled.
    pub(super) fn after_change(&mut self) {
        self.publish();
        if self.room.over() {
            let fairness = self.room.seats.fairness(true);
            self.audience.tell_all(&ServerMessage::Fairness { fairness });
        }
    }

    async fn choose(&mut self, seat: SeatNo, at: u32, choice: u16) -> Result<(), Trouble> {
        self.check_at(at)?;
        self.happen(&Entry::Chosen { seat, choice, by: By::Player }).await?;
        self.after_change();
        Ok(())
    }

    fn why_not(
        &mut self,
        connection: ConnectionId,
        seat: SeatNo,
        card: Handle,
    ) -> Result<(), Trouble> {
        let refusals = self.room.playing()?.host.why_not(seat, card);
        self.audience.tell(connection, &ServerMessage::WhyNot { card, refusals });
        Ok(())
    }

    async fn undo(&mut self, seat: SeatNo, at: u32) -> Result<(), Trouble> {
        self.check_at(at)?;
        let made = self.room.playing()?.undo(seat)?;
        self.happen(&Entry::Undone { seat, made }).await?;
        self.audience.show_afresh(&self.room);
        self.plan();
        Ok(())
    }

    /// An answer to a question that is no longer asked must not answer another one.
    fn check_at(&mut self, at: u32) -> Result<(), Problem> {
        let made = self.room.playing()?.host.made();
        if at == made {
            return Ok(());
        }
        let detail = format!("this answers the question after {at} choices, but {made} were made");
        Err(problem("outdated", detail))
    }

    async fn chat(&mut self, seat: Option<SeatNo>, text: &str) -> Result<(), Trouble> {
        let limit = self.config.limits.chat_chars;
        if text.chars().count() > limit {
            let detail = format!("a chat line has at most {limit} characters");
            return Err(problem("chat-too-long", detail).into());
        }
        let text = text::line(text, limit);
        if text.is_empty() {
            return Err(problem("chat-empty", "there is nothing in this chat line").into());
        }
        self.happen(&Entry::Said { seat, text: text.clone() }).await?;
        self.audience.tell_all(&ServerMessage::Chat { seat, text });
        Ok(())
    }

    async fn stops(&mut self, seat: SeatNo, stops: Stops) -> Result<(), Trouble> {
        if self.room.seats.get(seat).is_some_and(|it| it.stops != stops) {
            self.happen(&Entry::Stops { seat, stops }).await?;
            self.plan();
        }
        Ok(())
    }

    async fn reveal(
        &mut self,
        connection: ConnectionId,
        seat: SeatNo,
        contribution: &str,
    ) -> Result<(), Trouble> {
        if !self.room.seats.all_taken() {
            let detail = "a contribution is revealed only when everybody has committed to his";
            return Err(problem("too-early", detail).into());
        }
        let sitter = self.room.seats.get(seat).and_then(|it| it.sitter.as_ref());
        let sitter = sitter.ok_or_else(|| problem("empty-seat", "nobody sits there"))?;
        let contribution = check_contribution(contribution, &sitter.commitment)?;
        if sitter.contribution.is_some() {
            // The same once more, after a reconnection: nothing new, and no harm.
            self.audience.greet(connection, &self.room);
            return Ok(());
        }
        self.happen(&Entry::Revealed { seat, contribution }).await?;
        self.deal_when_ready().await?;
        self.publish();
        if let Some(clock) = self.clock_left() {
            self.audience.tell_all(&clock);
        }
        Ok(())
    }

    async fn rematch(&mut self, seat: SeatNo, commitment: &str) -> Result<(), Trouble> {
        if !self.room.over() {
            return Err(problem("not-over", "a rematch can be asked for after the game").into());
        }
        if self.room.rematch.is_some() {
            // Agreed already: whoever asks again has only missed the answer.
            self.audience.announce_rematch(&self.room, None);
            return Ok(());
        }
        let commitment = check_commitment(commitment)?;
        self.happen(&Entry::AskedRematch { seat, commitment }).await?;
        self.tell_players();
        if !self.room.seats.all_want_rematch() {
            return Ok(());
        }
        let room = secret::room_id();
        let mut rows: Vec<Row> = (0..)
            .zip(self.seats_exchanged())
            .map(|(number, entry)| row(&room, number, &entry, None))
            .collect();
        rows.push(self.apply(&Entry::Rematch { room })?);
        self.store.append(rows).await?;
        self.audience.announce_rematch(&self.room, None);
        Ok(())
    }

    /// A new room with the same players, decks and tokens, where everybody sits already.
    fn seats_exchanged(&self) -> Vec<Entry> {
        let seats = &self.room.seats;
        let opened = Entry::Opened(Opening {
            ruleset: self.room.ruleset.clone(),
            contribution: self.config.lots.contribution(),
            chairs: seats.list.iter().rev().map(|it| it.chair.clone()).collect(),
            minutes: self.room.clock.minutes,
        });
        let joined = (0..).zip(&seats.list).filter_map(|(seat, it)| {
            let (sitter, commitment) = (it.sitter.as_ref()?, it.rematch.clone()?);
            Some(Entry::Joined {
                seat: seats.opposite(seat),
                name: sitter.name.clone(),
                token: sitter.token.clone(),
                commitment,
            })
        });
        std::iter::once(opened).chain(joined).collect()
    }
}
