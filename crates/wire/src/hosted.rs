//! An engine behind the `Host` trait: history, events, undo, giving up, bots.
//!
//! What a game says in its own words it says through `Telling`; everything else
//! is the same for all games.

use bots::{Bot, Playable};
use kernel::{CannotUndo, History, Pending, Record, Seat, replay};

use crate::{
    decision::{ChoiceView, DecisionView, Question, RefusalView},
    event::SeenEvent,
    host::{Host, RecordFile, Setup},
    message::Problem,
    view::{Handle, OverView, SeatNo, View},
};

/// The version of the record format.
const FORMAT: u32 = 1;

/// A game that can be told in wire data.
pub trait Telling: Playable + Send {
    /// `past` is what happened, choice by choice.
    fn told_view(&self, viewer: Option<Seat>, past: &[Vec<Self::Event>]) -> View;

    /// What `seat` is asked, as a viewer may know it.
    fn told_question(&self, viewer: Option<Seat>, seat: Seat, question: Self::Question)
    -> Question;

    /// One answer of the seat that is asked, as that seat sees it.
    fn told_choice(&self, seat: Seat, question: Self::Question, choice: Self::Choice)
    -> ChoiceView;

    /// What this viewer is told; nothing of what only others are shown.
    fn told_event(&self, event: &Self::Event, viewer: Option<Seat>) -> Option<SeenEvent>;

    fn told_refusals(&self, seat: Seat, card: kernel::Handle) -> Vec<RefusalView>;

    /// False if the game is over already.
    fn give_up(&mut self, seat: Seat, events: &mut Vec<Self::Event>) -> bool;
}

/// A game under way.
pub struct Hosted<G: Telling> {
    setup: Setup,
    card_source: Vec<String>,
    history: History<G>,
    /// What happened, choice by choice.
    pub(crate) events: Vec<Vec<G::Event>>,
    /// The end by giving up, with what happened then.
    conceded: Option<(SeatNo, G, Vec<G::Event>)>,
}

impl<G: Telling> std::fmt::Debug for Hosted<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Hosted").field("made", &self.history.len()).finish_non_exhaustive()
    }
}

impl<G: Telling> Hosted<G> {
    pub fn new(setup: Setup, card_source: Vec<String>, start: G) -> Hosted<G> {
        let history = History::new(start);
        Hosted { setup, card_source, history, events: Vec::new(), conceded: None }
    }

    /// The game as it is, for tools that need more than wire data.
    pub fn game(&self) -> &G {
        match &self.conceded {
            Some((_, game, _)) => game,
            None => self.history.game(),
        }
    }
}

impl<G: Telling> Hosted<G>
where
    G::Event: Send,
{
    /// Plays a record again from the start and checks every fingerprint.
    pub(crate) fn again(mut self, file: &RecordFile) -> Result<Hosted<G>, Problem> {
        let marks: Result<Vec<u64>, _> =
            file.marks.iter().map(|it| u64::from_str_radix(it, 16)).collect();
        let marks =
            marks.map_err(|_| problem("bad-record", "a fingerprint is not a hex number"))?;
        let record = Record { choices: file.choices.clone(), marks };
        replay(self.game().clone(), &record, |_, _| ())
            .map_err(|it| problem("bad-record", it.to_string()))?;
        for choice in &file.choices {
            let seat =
                self.to_act().ok_or_else(|| problem("bad-record", "it goes on after the end"))?;
            self.choose(seat, *choice)?;
        }
        if let Some(seat) = file.conceded {
            self.concede(seat)?;
        }
        Ok(self)
    }
}

/// A record in another format is refused.
pub(crate) fn check_format(file: &RecordFile) -> Result<(), Problem> {
    if file.format != FORMAT {
        let detail = format!("the record has format {}, we read {FORMAT}", file.format);
        return Err(problem("bad-record", detail));
    }
    Ok(())
}

pub(crate) fn problem(reason: &str, detail: impl Into<String>) -> Problem {
    Problem { reason: reason.to_owned(), detail: detail.into(), rule: None }
}

/// A set-up for other cards or rules than those at hand is refused.
pub(crate) fn check_setup(setup: &Setup, ruleset: &str, digest: &str) -> Result<(), Problem> {
    if setup.ruleset != ruleset {
        let detail = format!("`{}` is no rule set we know; there is `{ruleset}`", setup.ruleset);
        return Err(problem("no-such-ruleset", detail));
    }
    if setup.cards != digest {
        return Err(problem("other-cards", "the game was set up with other card definitions"));
    }
    Ok(())
}

/// The seed of a set-up.
pub(crate) fn seed_of(hex: &str) -> Result<[u8; 32], Problem> {
    let wrong = || problem("bad-seed", "a seed is 32 bytes as 64 hex digits");
    if hex.len() != 64 || !hex.is_ascii() {
        return Err(wrong());
    }
    let mut seed = [0; 32];
    for (place, byte) in seed.iter_mut().enumerate() {
        *byte = u8::from_str_radix(&hex[2 * place..2 * place + 2], 16).map_err(|_| wrong())?;
    }
    Ok(seed)
}

fn viewer(seat: Option<SeatNo>) -> Option<Seat> {
    seat.map(Seat)
}

impl<G: Telling> Host for Hosted<G>
where
    G::Event: Send,
{
    fn seats(&self) -> u8 {
        self.game().seats()
    }

    fn made(&self) -> u32 {
        self.history.len() as u32
    }

    fn to_act(&self) -> Option<SeatNo> {
        self.game().pending().seat().map(|it| it.0)
    }

    fn over(&self) -> Option<OverView> {
        self.game().pending().is_over().then(|| self.view(None).over().cloned()).flatten()
    }

    fn view(&self, seat: Option<SeatNo>) -> View {
        self.game().told_view(viewer(seat), &self.events)
    }

    fn decision(&self, seat: Option<SeatNo>) -> Option<DecisionView> {
        let (game, viewer) = (self.game(), viewer(seat));
        let Pending::Decision { seat, question } = game.pending() else { return None };
        let mut choices = Vec::new();
        // Nobody else may know what there is to choose from.
        if viewer == Some(seat) {
            game.choices(&mut choices);
        }
        Some(DecisionView {
            seat: seat.0,
            question: game.told_question(viewer, seat, question),
            choices: choices.into_iter().map(|it| game.told_choice(seat, question, it)).collect(),
        })
    }

    fn forced(&self) -> bool {
        let mut choices = Vec::new();
        self.game().choices(&mut choices);
        choices.len() == 1
    }

    fn events_since(&self, made: u32, seat: Option<SeatNo>) -> Vec<SeenEvent> {
        let game = self.game();
        let told = self.events.iter().skip(made as usize).flatten();
        let last = self.conceded.iter().flat_map(|(_, _, events)| events);
        told.chain(last).filter_map(|it| game.told_event(it, viewer(seat))).collect()
    }

    fn choose(&mut self, seat: SeatNo, choice: u16) -> Result<(), Problem> {
        match self.to_act() {
            None => return Err(problem("over", "the game is over")),
            Some(asked) if asked != seat => {
                let detail = format!("seat {asked} is asked, not seat {seat}");
                return Err(problem("not-your-turn", detail));
            }
            Some(_) => {}
        }
        let mut events = Vec::new();
        self.history.choose(choice, &mut events).map_err(|legal| {
            let detail =
                format!("there is no choice {choice}; the legal ones are 0 to {}", legal - 1);
            problem("no-such-choice", detail)
        })?;
        self.events.push(events);
        Ok(())
    }

    fn why_not(&self, seat: SeatNo, card: Handle) -> Vec<RefusalView> {
        self.game().told_refusals(Seat(seat), kernel::Handle(card))
    }

    fn can_undo(&self, seat: SeatNo) -> bool {
        self.conceded.is_none()
            && self.to_act().is_some()
            && self.history.can_undo(Seat(seat)).is_ok()
    }

    fn undo(&mut self, seat: SeatNo) -> Result<(), Problem> {
        if self.to_act().is_none() {
            return Err(problem("over", "the game is over"));
        }
        self.history.can_undo(Seat(seat)).map_err(|why| {
            let detail = match why {
                CannotUndo::NothingDone => "nothing has been done yet",
                CannotUndo::OtherActed => "somebody else has acted since",
                CannotUndo::Revealed => "something hidden has been seen since",
            };
            problem("cannot-undo", detail)
        })?;
        self.history.go_back_to(self.history.len() - 1);
        self.events.truncate(self.history.len());
        Ok(())
    }

    fn concede(&mut self, seat: SeatNo) -> Result<(), Problem> {
        if self.seats() <= seat {
            return Err(problem("no-such-seat", format!("there is no seat {seat}")));
        }
        let mut game = self.game().clone();
        let mut events = Vec::new();
        if !game.give_up(Seat(seat), &mut events) {
            return Err(problem("over", "the game is over"));
        }
        self.conceded = Some((seat, game, events));
        Ok(())
    }

    fn bot_choice(&self, bot: &str) -> Result<u16, Problem> {
        let found = Bot::by_name(bot);
        let found = found.ok_or_else(|| problem("no-such-bot", format!("no bot `{bot}`")))?;
        let choice = found.choose(self.game(), u64::from(self.made()));
        choice.map(|it| it as u16).ok_or_else(|| problem("over", "nobody is asked"))
    }

    fn fingerprint(&self) -> u64 {
        self.game().fingerprint()
    }

    fn record(&self) -> RecordFile {
        let record = self.history.record();
        RecordFile {
            format: FORMAT,
            setup: self.setup.clone(),
            choices: record.choices.clone(),
            marks: record.marks.iter().map(|it| format!("{it:016x}")).collect(),
            conceded: self.conceded.as_ref().map(|(seat, ..)| *seat),
            contributions: Vec::new(),
            card_source: self.card_source.clone(),
        }
    }
}
