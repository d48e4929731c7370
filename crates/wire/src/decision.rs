//! What a seat is asked, and every legal answer.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{
    card::Text,
    event::SeenCard,
    joust::Icon,
    view::{Handle, SeatNo},
};

/// A question to one seat. Other seats learn only `seat` and `question`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct DecisionView {
    pub seat: SeatNo,
    pub question: Question,
    /// In the order of the engine; a choice is answered by its place in this list.
    pub choices: Vec<ChoiceView>,
}

/// What is asked. `kind` is the key of the text `question-<kind>`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Question {
    pub kind: QuestionKind,
    /// The card the question is about (the one being played, the challenged postać …).
    pub about: Option<Handle>,
    /// The phase, the keyword or the type of challenge the question is about, where there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub word: Option<String>,
    /// What a window answers: it is about to happen, or has just happened.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub answers: Vec<Occurrence>,
    /// The rule that gives this right or duty, e.g. "MB 44".
    pub rule: Option<String>,
}

/// Something that can be answered. `kind` is the key of the text `occurrence-<kind>`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Occurrence {
    pub kind: OccurrenceKind,
    /// Whom it happens to, or who does it.
    pub seat: SeatNo,
    /// The card it happens to, named only to those who see its face.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub card: Option<SeenCard>,
    /// The type of the challenge it belongs to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub icon: Option<Icon>,
    pub amount: u8,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum OccurrenceKind {
    PhaseBegins,
    PhaseEnds,
    PlotRevealed,
    Drew,
    Income,
    Entered,
    Played,
    Initiated,
    /// Declared as an attacker.
    Declared,
    Bypassed,
    Won,
    Lost,
    Killed,
    Discarded,
    Sacrificed,
    Returned,
    ShuffledIn,
    Removed,
    Saved,
    Stood,
    Knelt,
    PowerGained,
    PowerMoved,
    PowerLost,
    DominanceWon,
    /// Somebody plays an event or uses an ability.
    WouldInitiate,
    StrengthRose,
    Pillaged,
    ChallengeEnds,
    TokenPaid,
    /// Discarded from a hand or from a deck.
    Dropped,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum QuestionKind {
    /// Keep the opening dwór or exchange it once.
    Grymaszenie,
    /// Przy głosie: czyn, drobiazgi, bene or pas.
    Stint,
    /// A replika on the top object of the stos, or none.
    Reply,
    /// Accept or refuse a challenge.
    Acceptance,
    /// Which of several moderunki of one type is used in this duel.
    Moderunek,
    /// In a duel: a sztych, a replika or bene.
    DuelTurn,
    /// Choose a card (a target, a card found, a card to discard).
    Card,
    /// Do it or not.
    May,
    /// Pay a surcharge, or let the card go for its basic cost.
    Surcharge,
    /// Pay what the card says instead of its lafa, or the lafa.
    Instead,
    /// One of several ways the card offers.
    OneOf,
    /// At the end of the round: discard one card or none.
    Discard,
    /// Announce the wolna elekcja or not.
    Elekcja,
    /// Buy points of initiative, or pass.
    Inicjatywa,
    /// Discard a card instead of paying its upkeep, or pay for all that are left.
    Utrzymanie,
    /// Begin a battle on a ziemia, or pas.
    Bitwa,
    /// Choose in secret which oddział fights next.
    Zastep,
    /// Whom do those attack that have not fought yet? Or nobody.
    Atak,
    /// Who else attacks it?
    Szyk,
    /// Which oddział moves to another ziemia? Or none.
    Ruch,
    /// Where does the oddział `about` go?
    Dokad,
    /// Of which ziemia is the control checked next?
    Kontrola,
    /// The window of a stage, `word`: begin a replika, or decline.
    Okno,
    /// Which effect of `about` comes first.
    Kolejnosc,
    /// Under which of its names does the joined card enter play that `about` puts out?
    Nazwa,
    /// On which field does `about` enter play?
    Pole,
    /// Thrones: keep the opening hand or draw another one.
    Mulligan,
    /// Place another card face down, or be done.
    SetUp,
    /// What the attachment `about` is attached to.
    SetUpHost,
    Plot,
    /// Who is first player.
    FirstPlayer,
    /// One's own marshaling: marshal, act or pass.
    Marshal,
    /// An action window: `word` is the phase, or the side just declared in a challenge.
    ActionWindow,
    /// A save or cancel before something happens.
    WouldWindow,
    InterruptWindow,
    ReactionWindow,
    /// Which ability that must be resolved comes next.
    Order,
    /// Initiate a challenge, or pass.
    Initiate,
    Attackers,
    /// Whom the attacker `about` bypasses.
    Stealth,
    Defenders,
    /// Who dies for the claim.
    Claim,
    KeywordOrder,
    /// Use the keyword `word`, and with which characters.
    Keyword,
    /// Which characters stand.
    Standing,
    /// Discard down to the reserve.
    Reserve,
    /// Choose a player.
    Player,
    /// A cost is paid with a card.
    Cost,
    /// Choose X.
    X,
    Icon,
    /// Choose a type of card.
    CardType,
    /// What is found in a deck.
    Search,
    /// The order of cards looked at.
    Sort,
    /// Who of several has won.
    Winner,
}

/// One legal answer.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ChoiceView {
    pub kind: ChoiceKind,
    /// The card to click for it.
    pub card: Option<Handle>,
    /// A card of the kredens being searched (a card id); such cards have no handle.
    pub find: Option<String>,
    /// Which ability of the card, counted from zero.
    pub ability: Option<u8>,
    /// A number, for choices that are one (a way of `OneOf`, X, gold).
    pub number: Option<u8>,
    /// The player chosen or challenged.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<SeatNo>,
    /// The icon, type or keyword chosen; the field on which a postać is put out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub word: Option<String>,
    /// Which of the things the window answers this choice answers, as a place in that list.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub answers: Option<u8>,
    /// What it would do, where no card's own text says it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub text: Option<Text>,
    /// The rule that allows it, e.g. "MB 38".
    pub rule: Option<String>,
}

/// `kind` is the key of the text `choice-<kind>`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum ChoiceKind {
    /// Play a card from the dwór (a target, if one is needed, is asked next).
    Play,
    /// Lay a sztych face down under a postać (which one is asked next).
    Underlay,
    Agitate,
    /// Challenge with this postać (whom is asked next).
    Challenge,
    /// Use an ability of a card in play.
    Use,
    /// Discard a sztych for one kreska more at one's own agitacja.
    Boost,
    Bene,
    Pas,
    /// No replika.
    Decline,
    Accept,
    Refuse,
    Keep,
    Exchange,
    /// This card.
    Pick,
    /// Take the card `find` from the kredens.
    Find,
    /// No (further) card.
    Done,
    Yes,
    No,
    /// The way with this `number`.
    Way,
    /// So many points of initiative, see `number`.
    Bid,
    /// Move a postać to the other field.
    ChangeField,
    /// An oddział goes from the pole elekcyjne to a ziemia or comes back.
    March,
    /// The oddział goes, or the postać enters play, there.
    PoleElekcyjne,
    /// The postać enters play on the pole karmazynów.
    Karmazyni,
    /// Begin a battle on this ziemia.
    Battle,
    /// Call an oddział to a potyczka with this one (which is asked next).
    Attack,
    /// Discard a copy of a postać in play.
    DiscardCopy,
    /// Use an ability of another card, `find`, through this one.
    Borrow,
    Announce,
    Wait,
    /// Keep the opening hand.
    KeepHand,
    Mulligan,
    Pass,
    Marshal,
    /// For `number` gold.
    Ambush,
    /// A challenge of the type `word` against `seat`.
    Initiate,
    /// The player `seat`.
    Player,
    /// The icon `word`.
    Icon,
    /// The type of card `word`.
    CardType,
    /// The number `number`.
    Number,
    /// The keyword `word`.
    Keyword,
    /// Save the card with its duplicate.
    Duplicate,
}

/// Why something cannot be done now; the answer to "why not?" about a card.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct RefusalView {
    /// What was tried.
    pub choice: ChoiceKind,
    /// The key of the text `refusal-<reason>`, e.g. "zaznaczona", "not-your-stint".
    pub reason: String,
    /// Cards the reason speaks of.
    pub cards: Vec<Handle>,
    /// Numbers the reason speaks of (lafa 5, skarb 4).
    pub numbers: Vec<i32>,
    /// The card whose text forbids it (a card id).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<String>,
    /// The rule a judge would quote.
    pub rule: String,
}
