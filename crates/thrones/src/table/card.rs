//! One card of the game, as it lies on the table.

use cards::thrones::{Kind, Title, Token};
use kernel::{CardId, Handle, Seat, SeatSet};

use crate::ability::Acts;

/// Where there is no card.
pub(crate) const NOBODY: CardId = CardId(u16::MAX);

/// Where a card is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Place {
    Deck,
    Hand,
    /// Face down in a play area, waiting for the end of the set-up.
    SetUp,
    /// A character or location in play.
    Play,
    /// An attachment in play.
    Attached,
    /// Under the copy of it that is in play.
    Duplicate,
    /// Marshaled or played, but not yet there where it goes.
    UnderWay,
    Discard,
    Dead,
    PlotDeck,
    /// Put apart for the coming reveal.
    PlotChosen,
    Revealed,
    Used,
    Faction,
    Agenda,
    /// Removed from the game.
    Removed,
}

impl Place {
    /// KZ W grze i poza grą: faction cards and revealed plots are in play, agendas are not.
    pub fn in_play(self) -> bool {
        use Place::{Attached, Duplicate, Faction, Play, Revealed};
        matches!(self, Play | Attached | Duplicate | Revealed | Faction)
    }

    /// Is its face hidden from somebody while it lies there?
    pub(crate) fn hidden(self) -> bool {
        use Place::{Deck, Hand, PlotChosen, PlotDeck, SetUp};
        matches!(self, Deck | Hand | SetUp | PlotDeck | PlotChosen)
    }
}

/// On which side of the challenge a character was declared.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Side {
    #[default]
    None,
    Attacking,
    Defending,
}

/// How a card came into play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Way {
    /// It lay there when the game began.
    #[default]
    SetUp,
    Marshaled,
    Ambushed,
    /// Put into play by an ability.
    Put,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Card {
    /// Which card it is: an index of the catalog.
    pub(crate) def: u16,
    pub(crate) title: Title,
    /// What it is attached to or lies under.
    pub(crate) host: CardId,
    pub(crate) handle: Handle,
    /// Counts its stays in play, so that an effect on one stay ends with it.
    pub(crate) stay: u16,
    /// The phase in which it entered play, counted over the game.
    pub(crate) since: u16,
    /// Uses of its abilities that have a limit: four bits each.
    pub(crate) used: u16,
    pub(crate) owner: Seat,
    pub(crate) controller: Seat,
    pub(crate) place: Place,
    /// What it is where it lies: an event that stays is an attachment.
    pub(crate) kind: Kind,
    /// Who knows its face.
    pub(crate) known_to: SeatSet,
    pub(crate) power: u8,
    /// Stand, poison and betrayal tokens.
    pub(crate) tokens: [u8; 3],
    pub(crate) kneeling: bool,
    pub(crate) facedown: bool,
    pub(crate) bypassed: bool,
    pub(crate) side: Side,
    pub(crate) way: Way,
    /// When its abilities, as it lies, can be used at all.
    pub(crate) acts: Acts,
}

impl Card {
    pub(crate) fn token(&self, token: Token) -> u8 {
        match token {
            Token::Power => self.power,
            other => self.tokens[other as usize - 1],
        }
    }
}
