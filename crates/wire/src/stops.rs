//! In which windows a player is asked, and in which the server passes for him.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::decision::{ChoiceKind, DecisionView, Question, QuestionKind};

/// The word of a question about a replika on one's own object.
pub(crate) const OWN: &str = "own";

/// A moment at which somebody may act or let pass.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Window {
    /// VETO!: a replika.
    Reply,
    /// VETO!: a replika on what one has declared oneself.
    OwnReply,
    /// VETO!: a replika in the window of a stage.
    Okno,
    /// VETO!: one's turn in a duel.
    DuelTurn,
    /// VETO!: buying initiative.
    Inicjatywa,
    /// VETO!: beginning a battle.
    Bitwa,
    /// VETO!: moving oddziały to other ziemie.
    Ruch,
    /// Thrones, the action windows of the phases.
    Plot,
    Draw,
    /// One's own marshaling.
    Marshal,
    /// Actions while somebody marshals.
    Marshaling,
    /// Before and after challenges.
    Challenges,
    /// Attackers have been declared.
    Attackers,
    /// Defenders have been declared.
    Defenders,
    Dominance,
    Standing,
    Taxation,
    /// Saves and cancels.
    Would,
    Interrupt,
    Reaction,
}

/// What a player wants in a window.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Stop {
    /// Pass for me, whatever I could do.
    Never,
    /// Ask me when I can do something.
    #[default]
    WhenAble,
    /// Ask me although I can only pass, which hides what I hold.
    Always,
}

/// The wishes of one player; a window not named is one where he is asked when he can act.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Stops(BTreeMap<Window, Stop>);

impl Window {
    pub const ALL: [Window; 20] = [
        Window::Reply,
        Window::OwnReply,
        Window::Okno,
        Window::DuelTurn,
        Window::Inicjatywa,
        Window::Bitwa,
        Window::Ruch,
        Window::Plot,
        Window::Draw,
        Window::Marshal,
        Window::Marshaling,
        Window::Challenges,
        Window::Attackers,
        Window::Defenders,
        Window::Dominance,
        Window::Standing,
        Window::Taxation,
        Window::Would,
        Window::Interrupt,
        Window::Reaction,
    ];

    /// The window a question opens, if it is one.
    pub fn of(question: &Question) -> Option<Window> {
        Some(match question.kind {
            QuestionKind::Reply if question.word.as_deref() == Some(OWN) => Window::OwnReply,
            QuestionKind::Reply => Window::Reply,
            QuestionKind::Okno => Window::Okno,
            QuestionKind::DuelTurn => Window::DuelTurn,
            QuestionKind::Inicjatywa => Window::Inicjatywa,
            QuestionKind::Bitwa => Window::Bitwa,
            QuestionKind::Ruch => Window::Ruch,
            QuestionKind::Marshal => Window::Marshal,
            QuestionKind::WouldWindow => Window::Would,
            QuestionKind::InterruptWindow => Window::Interrupt,
            QuestionKind::ReactionWindow => Window::Reaction,
            QuestionKind::ActionWindow => match question.word.as_deref()? {
                "plot" => Window::Plot,
                "draw" => Window::Draw,
                "marshaling" => Window::Marshaling,
                "challenges" => Window::Challenges,
                "attackers" => Window::Attackers,
                "defenders" => Window::Defenders,
                "dominance" => Window::Dominance,
                "standing" => Window::Standing,
                "taxation" => Window::Taxation,
                _ => return None,
            },
            _ => return None,
        })
    }

    /// Whoever passes here without being asked only forgoes an action; elsewhere he
    /// would lose his turn or a save without a word.
    pub fn can_be_skipped(self) -> bool {
        use Window::{DuelTurn, Interrupt, Marshal, Reaction, Reply, Would};
        !matches!(self, Reply | DuelTurn | Marshal | Would | Interrupt | Reaction)
    }
}

impl Stops {
    /// Asked in every window there is.
    pub fn everywhere() -> Stops {
        Stops(Window::ALL.map(|it| (it, Stop::Always)).into())
    }

    pub fn with(mut self, window: Window, stop: Stop) -> Stops {
        self.0.insert(window, stop);
        self
    }

    pub fn at(&self, window: Window) -> Stop {
        match self.0.get(&window).copied().unwrap_or_default() {
            Stop::Never if !window.can_be_skipped() => Stop::WhenAble,
            stop => stop,
        }
    }

    /// The answer to give for a player who has these wishes, if he need not be asked.
    pub fn pass(&self, decision: &DecisionView) -> Option<u16> {
        let window = Window::of(&decision.question)?;
        let able = decision.choices.len() > 1;
        let asked = match self.at(window) {
            Stop::Never => false,
            Stop::WhenAble => able,
            Stop::Always => true,
        };
        let passing = |kind: ChoiceKind| {
            use ChoiceKind::{Bene, Decline, Done, Pas, Pass};
            matches!(kind, Pass | Decline | Bene | Pas | Done)
        };
        let place = decision.choices.iter().position(|it| passing(it.kind));
        place.filter(|_| !asked).map(|it| it as u16)
    }
}
