//! What can be asked, and what can be answered.

use kernel::CardId;

/// One answer to a pending decision.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Choice {
    /// Play a card from the dwór (a sztych also from under a duellist); `way` is
    /// the ability used as its text, zero for a card that is put out.
    Play {
        card: CardId,
        way: u8,
    },
    /// Lay a sztych face down under a postać.
    Underlay(CardId),
    Agitate(CardId),
    /// With a postać to a duel, with an oddział to a potyczka.
    Challenge(CardId),
    /// Move a postać between pole elekcyjne and pole karmazynów, an oddział
    /// between pole elekcyjne and a ziemia.
    ChangeField(CardId),
    /// Use an ability of a card in play.
    Use {
        card: CardId,
        ability: u8,
    },
    /// Discard a sztych for more at one's own agitacja.
    Boost(CardId),
    /// Bene after an action, pas without one.
    EndStint,
    /// No replika, or bene in a duel.
    Decline,
    Accept,
    Refuse,
    Keep,
    Exchange,
    /// This card.
    Pick(CardId),
    /// A card with this definition from the kredens being searched.
    Find(u16),
    /// No (further) card.
    Done,
    Yes,
    No,
    /// One of the ways a card offers.
    Way(u8),
    /// Buy so many points of initiative.
    Bid(u8),
    /// Use an ability of one Zamek through another, which is tapped for it.
    Borrow {
        card: CardId,
        of: CardId,
        ability: u8,
    },
    /// Discard a copy of a postać in play from the dwór.
    DiscardCopy(CardId),
}

/// What a decision is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Question {
    /// Keep the opening dwór or exchange it.
    Grymaszenie,
    /// Przy głosie.
    Stint,
    /// A replika on the top object of the stos?
    Reply,
    Acceptance,
    /// Which of these moderunki of one type is used?
    Moderunek,
    DuelTurn,
    /// Choose a card for the ability or play of this source.
    Card {
        source: CardId,
    },
    /// Do what the source offers, or not?
    May {
        source: CardId,
    },
    /// Pay what the source costs more than it says, or let it go for its basic cost?
    Surcharge {
        source: CardId,
    },
    /// Pay what the source says instead of its lafa?
    Instead {
        source: CardId,
    },
    /// Which of the ways the source offers?
    OneOf {
        source: CardId,
    },
    /// One card to discard at the end of the round, or none.
    Discard,
    Elekcja,
    /// Buy points of initiative, or pass.
    Inicjatywa,
    /// Discard a card instead of paying its upkeep, or pay for all that are left.
    Utrzymanie,
    /// Begin a battle on a ziemia, or pas.
    Bitwa,
    /// Choose in secret which oddział fights next.
    Zastep,
    /// Which oddział do those attack that have not fought yet? Or none.
    Atak,
    /// Who else attacks it?
    Szyk,
    /// Which oddział moves to another ziemia? Or none.
    Ruch,
    /// Where does this oddział go?
    Dokad {
        oddzial: CardId,
    },
    /// Of which ziemia is the control checked next?
    Kontrola,
    /// The window of a stage: begin a replika, or decline.
    Okno,
    /// Which effect of the source comes first?
    Kolejnosc {
        source: CardId,
    },
    /// Under which of its two names does the joined card enter play that the source puts out?
    Nazwa {
        source: CardId,
    },
    /// On which field does the source enter play?
    Pole {
        source: CardId,
    },
}
