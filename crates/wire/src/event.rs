//! What happened, as one seat saw it. The log and the animations are rendered from these.

use kernel::{Face, Seat};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{
    joust::{Icon, JoustPhase},
    view::{Handle, OverView, SeatNo, Znacznik},
};

/// A card in an event: enough to name it and to find it on the table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct SeenCard {
    /// Its number after the event, if this seat can point at it.
    pub handle: Option<Handle>,
    /// Its number before the event, if that was another one.
    pub was: Option<Handle>,
    /// The card id; none if this seat does not see the face.
    pub card: Option<String>,
}

impl SeenCard {
    /// A card of an engine's event as a viewer saw it; `id` names a definition.
    pub(crate) fn of(
        face: &Face,
        viewer: Option<Seat>,
        id: impl FnOnce(u16) -> String,
    ) -> SeenCard {
        let (now, was, def) = face.to(viewer);
        SeenCard { handle: now.map(|it| it.0), was: was.map(|it| it.0), card: def.map(id) }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Place {
    Kredens,
    Dwor,
    Pole,
    Karmazyni,
    /// On the Pole Ziem: a ziemia, or an oddział on one.
    Ziemie,
    /// Attached to or lying under a card.
    Attached,
    Stos,
    Lazaret,
    Zalnik,
    Deck,
    Hand,
    /// Face down until the set-up is over.
    SetUp,
    Play,
    /// Under another copy of the card.
    Duplicate,
    /// Marshaled or played, but not yet where it goes.
    UnderWay,
    Discard,
    Dead,
    PlotDeck,
    PlotChosen,
    Revealed,
    UsedPlots,
    Faction,
    Agenda,
    Removed,
}

/// `kind` is the key of the text `event-<kind>`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum EventView {
    RoundBegins {
        round: u16,
    },
    /// This seat is przy głosie.
    Voice {
        seat: SeatNo,
    },
    /// Said bene, pas, or declined a replika.
    Said {
        seat: SeatNo,
        word: Word,
    },
    /// The kredens of this seat was shuffled; `number` counts the shuffles of the game.
    Shuffled {
        seat: SeatNo,
        number: u32,
    },
    Exchanged {
        seat: SeatNo,
    },
    Drew {
        seat: SeatNo,
        cards: Vec<SeenCard>,
    },
    /// Declared: playing a card.
    Played {
        seat: SeatNo,
        card: SeenCard,
        targets: Vec<SeenCard>,
    },
    /// Declared: using an ability of a card in play.
    Used {
        seat: SeatNo,
        card: SeenCard,
        ability: u8,
        targets: Vec<SeenCard>,
    },
    Agitates {
        seat: SeatNo,
        card: SeenCard,
    },
    /// An ability has gone off by itself, or the card's kreski are to be taken.
    Triggered {
        seat: SeatNo,
        card: SeenCard,
        kreski: bool,
    },
    /// A postać is to go over to the other field.
    ChangesField {
        seat: SeatNo,
        card: SeenCard,
    },
    Challenges {
        seat: SeatNo,
        card: SeenCard,
        target: SeenCard,
    },
    Refused {
        seat: SeatNo,
        card: SeenCard,
    },
    Accepted {
        seat: SeatNo,
        card: SeenCard,
    },
    DuelBegins {
        challenger: SeenCard,
        challenged: SeenCard,
    },
    /// Szabla in the duel has changed to these values.
    DuelStands {
        challenger: i8,
        challenged: i8,
    },
    DuelWon {
        winner: SeenCard,
        loser: SeenCard,
        by: u8,
        killed: bool,
    },
    DuelDrawn,
    /// A card went from one place to another.
    Moved {
        card: SeenCard,
        owner: SeatNo,
        from: Place,
        to: Place,
        host: Option<SeenCard>,
    },
    /// An object on the stos was negated.
    Negated {
        card: SeenCard,
    },
    Tapped {
        card: SeenCard,
    },
    Untapped {
        card: SeenCard,
    },
    /// Kreski went from one pool to another; none is the common pool.
    Kreski {
        from: Option<SeatNo>,
        to: Option<SeatNo>,
        amount: u8,
    },
    /// Dukaty were paid, received or moved; none is the common pool.
    Dukaty {
        from: Option<SeatNo>,
        to: Option<SeatNo>,
        amount: u8,
    },
    /// Income was received at the end of the round.
    Income {
        seat: SeatNo,
        amount: u8,
    },
    /// A lasting change: this card has `stat` changed by `amount`.
    Changed {
        card: SeenCard,
        stat: String,
        amount: i8,
    },
    /// This seat was shown these cards (a search, a look at a dwór).
    Shown {
        to: SeatNo,
        cards: Vec<SeenCard>,
    },
    /// Points of initiative bought, and how many the seat has now.
    Bid {
        seat: SeatNo,
        points: u8,
        price: u8,
        total: u8,
    },
    Initiative {
        seat: SeatNo,
    },
    /// Who may use a Wpływ Bojowy in this round.
    Influence {
        seat: Option<SeatNo>,
    },
    /// A marker was laid on the card.
    Marked {
        card: SeenCard,
        znacznik: Znacznik,
    },
    Unmarked {
        card: SeenCard,
        znacznik: Znacznik,
    },
    /// An oddział is to go to this ziemia, or to the pole elekcyjne.
    Marches {
        seat: SeatNo,
        card: SeenCard,
        host: Option<SeenCard>,
        back: bool,
    },
    BattleBegins {
        seat: SeatNo,
        defender: SeatNo,
        card: SeenCard,
    },
    /// Somebody has chosen in secret which oddział fights next.
    Commits {
        seat: SeatNo,
    },
    /// A potyczka; several may attack together.
    Clash {
        cards: Vec<SeenCard>,
        target: SeenCard,
    },
    ClashWon {
        seat: SeatNo,
        cards: Vec<SeenCard>,
        by: u8,
    },
    ClashDrawn,
    /// Who won the battle, if anybody, and the potyczki won by him and by the other.
    BattleEnds {
        card: SeenCard,
        seat: Option<SeatNo>,
        won: u8,
        lost: u8,
    },
    /// Who controls this ziemia, with which oddziały, and for how many kreski.
    Checked {
        seat: SeatNo,
        card: SeenCard,
        cards: Vec<SeenCard>,
        znaczenie: u8,
    },
    ElekcjaAnnounced {
        seat: SeatNo,
    },
    ElekcjaFailed {
        seat: SeatNo,
    },
    Knelt {
        card: SeenCard,
    },
    Stood {
        card: SeenCard,
    },
    /// The draw deck of this seat was shuffled.
    DeckShuffled {
        seat: SeatNo,
        number: u32,
    },
    PhaseBegins {
        phase: JoustPhase,
    },
    Mulligan {
        seat: SeatNo,
    },
    PlotsRevealed,
    /// This seat has won initiative.
    InitiativeWon {
        seat: SeatNo,
    },
    FirstPlayer {
        seat: SeatNo,
    },
    /// This seat is the active player.
    Active {
        seat: SeatNo,
    },
    /// Gold was gained or, below zero, spent.
    Gold {
        seat: SeatNo,
        amount: i16,
        now: u16,
    },
    /// Power was gained or, below zero, lost by a card.
    Power {
        card: SeenCard,
        owner: SeatNo,
        amount: i16,
        now: u8,
    },
    Tokens {
        card: SeenCard,
        token: String,
        now: u8,
    },
    /// A card entered play: set_up, marshaled, ambushed, put.
    Entered {
        seat: SeatNo,
        card: SeenCard,
        way: String,
    },
    Fastened {
        card: SeenCard,
        host: SeenCard,
    },
    Duplicated {
        card: SeenCard,
        host: SeenCard,
    },
    /// This card is the target of what was played or used.
    Targeted {
        card: SeenCard,
    },
    Canceled {
        card: SeenCard,
    },
    Saved {
        card: SeenCard,
    },
    Killed {
        card: SeenCard,
    },
    Sacrificed {
        card: SeenCard,
    },
    Control {
        seat: SeatNo,
        card: SeenCard,
    },
    /// `seat` attacks `defender`.
    ChallengeBegins {
        seat: SeatNo,
        defender: SeatNo,
        icon: Icon,
    },
    Attacks {
        card: SeenCard,
    },
    Defends {
        card: SeenCard,
    },
    Bypassed {
        card: SeenCard,
        by: SeenCard,
    },
    OutOfChallenge {
        card: SeenCard,
    },
    ChallengeWon {
        seat: SeatNo,
        attack: u16,
        defence: u16,
        unopposed: bool,
    },
    ChallengeDrawn,
    /// The claim of a challenge falls on this seat.
    Claimed {
        seat: SeatNo,
        icon: Icon,
        value: u8,
    },
    KeywordUsed {
        seat: SeatNo,
        keyword: String,
    },
    ChallengeEnds,
    /// Who won dominance, if anybody.
    Dominance {
        seat: Option<SeatNo>,
    },
    NamedIcon {
        seat: SeatNo,
        icon: Icon,
    },
    NamedType {
        seat: SeatNo,
        card_type: String,
    },
    /// Shown to everybody without leaving its place.
    Exposed {
        card: SeenCard,
    },
    Passed {
        seat: SeatNo,
    },
    Eliminated {
        seat: SeatNo,
    },
    Over {
        over: OverView,
    },
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Word {
    Bene,
    Pas,
    Decline,
}

/// An event with the rule it follows, if one brought it about by itself.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct SeenEvent {
    #[serde(flatten)]
    pub event: EventView,
    pub rule: Option<String>,
}
