//! A table as one seat may see it.

use std::collections::BTreeMap;

use serde::{Deserialize, Deserializer, Serialize, de::Error};
use ts_rs::TS;

use crate::{card::Text, joust::ThronesView};

/// A card as this seat can point at it. A card gets a new number whenever it
/// passes through a hidden zone, so that nobody can follow it through a shuffle.
pub type Handle = u32;

/// A place at the table, from zero in initiative order.
pub type SeatNo = u8;

/// Everything one seat may know. Spectators get the same without a `you`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "game", rename_all = "snake_case")]
pub enum View {
    Veto(VetoView),
    Thrones(ThronesView),
}

impl View {
    /// The seat that is looking; none for a spectator.
    pub fn you(&self) -> Option<SeatNo> {
        match self {
            View::Veto(view) => view.you,
            View::Thrones(view) => view.you,
        }
    }

    pub fn over(&self) -> Option<&OverView> {
        match self {
            View::Veto(view) => view.over.as_ref(),
            View::Thrones(view) => view.over.as_ref(),
        }
    }

    /// The faction card of each seat (card ids).
    pub fn factions(&self) -> Vec<&str> {
        match self {
            View::Veto(view) => view.seats.iter().map(|it| it.faction.as_str()).collect(),
            View::Thrones(view) => view.seats.iter().map(|it| it.faction.as_str()).collect(),
        }
    }

    /// Every card this seat can point at.
    pub fn handles(&self) -> Vec<Handle> {
        match self {
            View::Veto(view) => view.cards.keys().copied().collect(),
            View::Thrones(view) => view.cards.keys().copied().collect(),
        }
    }

    /// Which card lies there (a card id), if its face is seen.
    pub fn face(&self, handle: Handle) -> Option<&str> {
        match self {
            View::Veto(view) => view.cards.get(&handle)?.card.as_deref(),
            View::Thrones(view) => view.cards.get(&handle)?.card.as_deref(),
        }
    }
}

/// A table of VETO!.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct VetoView {
    /// "mb", "ah"
    pub ruleset: String,
    /// The seat that is looking; none for a spectator.
    pub you: Option<SeatNo>,
    pub round: u16,
    pub phase: Phase,
    /// Who is przy głosie, if anybody.
    pub voice: Option<SeatNo>,
    /// Who holds the initiative.
    pub initiative: SeatNo,
    /// While the initiative is determined: each seat's points, those of its Karmazyni and those bought.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub auction: Option<Vec<u8>>,
    /// Who may use a Wpływ Bojowy in this round.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bojowy: Option<SeatNo>,
    /// Kreski nobody has won yet.
    pub pool_kreski: u8,
    pub seats: Vec<SeatView>,
    /// Every card this seat can point at, face up or face down.
    #[serde(deserialize_with = "by_handle")]
    pub cards: BTreeMap<Handle, CardView>,
    /// Objects waiting to be resolved; the last one is resolved first.
    pub stos: Vec<StosView>,
    pub duel: Option<Box<DuelView>>,
    /// The Pole Ziem, which is common to all.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub ziemie: Vec<ZiemiaView>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bitwa: Option<Box<BitwaView>>,
    /// Who announced a wolna elekcja that is still to be decided.
    pub election: Option<SeatNo>,
    /// Time has been called, and stints are counted.
    pub terminacja: Option<TerminacjaView>,
    pub over: Option<OverView>,
}

/// The stint that runs, of so many (PC 2.6).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct TerminacjaView {
    pub stint: u32,
    pub of: u32,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Before the first round: the opening dwory are accepted or exchanged.
    Przygotowanie,
    /// The initiative, influence, untapping.
    Odznaczenie,
    /// Drawing, income, announcing.
    Rozliczenie,
    /// Players are przy głosie in turn.
    Gra,
    /// Battles, movement, control of ziemie.
    Oddzialy,
    /// Untapping, discarding, drawing, income, announcement.
    Zakonczenie,
    Koniec,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct SeatView {
    pub seat: SeatNo,
    /// The faction card (an id of the card list).
    pub faction: String,
    /// The strategia beside it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub strategia: Option<String>,
    pub kreski: u8,
    pub dukaty: u16,
    /// Dukaty to be received at the end of the round as things stand.
    pub income: i16,
    /// The seat's own dwór; empty for everybody else's.
    pub dwor: Vec<Handle>,
    pub dwor_size: u8,
    /// Cards in somebody else's dwór that this seat has been shown (card ids).
    pub dwor_known: Vec<String>,
    pub kredens_size: u8,
    /// The postacie and posesje put out, in order of entering play.
    pub pole: Vec<Handle>,
    /// On the pole karmazynów, where there is one.
    pub karmazyni: Vec<Handle>,
    /// What is attached to the faction card.
    pub attached: Vec<Handle>,
    /// The discard pile, oldest first.
    pub lazaret: Vec<Handle>,
    /// Cards removed from the game.
    pub zalnik: Vec<Handle>,
    /// Said pas in his latest stint.
    pub passed: bool,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct CardView {
    /// Which card it is (an id of the card list); none for a card seen only from behind.
    pub card: Option<String>,
    pub owner: SeatNo,
    pub controller: SeatNo,
    pub zaznaczona: bool,
    /// The card this one is attached to or lies under.
    pub host: Option<Handle>,
    /// What is attached to it, moderunki and efekty first, sztychy last.
    pub attached: Vec<Handle>,
    /// Current values of a postać in play (or of a card in the dwór that has them).
    pub szabla: Option<i8>,
    pub kreski: Option<u8>,
    pub lafa: Option<u8>,
    /// Current values of an oddział.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bitnosc: Option<i8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub karnosc: Option<i8>,
    /// Current values of a ziemia.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub znaczenie: Option<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dobrobyt: Option<u8>,
    /// Markers lying on it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub znaczniki: Vec<Znacznik>,
    /// What kind of card lies under another, even where nobody sees which one: "sztych" or "przymierze".
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub under: Option<String>,
}

/// `znacznik-<kind>` is the key of its name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Znacznik {
    /// The card cannot be untapped.
    Zmeczenie,
    /// The Artyleria can fire.
    Gotowosc,
    /// The postać agitates for one kreska more.
    Agitacja,
    /// Szabla -1.
    Szabla,
    /// Szabla +1.
    Ostrosc,
}

/// A ziemia and what stands on it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ZiemiaView {
    pub ziemia: Handle,
    /// Who controls it now: the only one with untapped oddziały there.
    pub controlled_by: Option<SeatNo>,
    pub oddzialy: Vec<Handle>,
}

/// A battle under way: a series of potyczki.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct BitwaView {
    pub ziemia: Handle,
    /// Who wanted it, and against whom.
    pub sides: [SeatNo; 2],
    /// Potyczki won, side by side.
    pub won: [u8; 2],
    /// Oddziały that have fought.
    pub fought: Vec<Handle>,
    /// Has this side chosen who fights next?
    pub chosen: [bool; 2],
    /// Whom this seat has chosen; what the other has chosen nobody else sees.
    pub yours: Option<Handle>,
    /// Who attacks in the potyczka that is prepared or fought.
    pub attackers: Vec<Handle>,
    pub attacked: Option<Handle>,
    /// With which Bitność each oddział there would fight now.
    pub strengths: Vec<Strength>,
}

/// The Bitność of an oddział in a bitwa.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Strength {
    pub oddzial: Handle,
    pub bitnosc: i8,
}

/// An object on the stos.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct StosView {
    pub kind: StosKind,
    pub controller: SeatNo,
    /// The card that is played, whose ability is used, or that acts.
    pub source: Handle,
    /// Which ability of the source, counted from zero.
    pub ability: Option<u8>,
    pub targets: Vec<Handle>,
    /// Its cost aspect; none if it has none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cost: Option<CostView>,
}

/// What something on the stos costs or has cost.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct CostView {
    /// The lafa as it is now, paid when the card is put out.
    pub lafa: Option<u8>,
    /// The source is tapped for it.
    pub taps: bool,
    /// Everything else the card asks for, in its own words.
    pub text: Option<Text>,
    /// What it costs more than is written anywhere.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub surcharges: Vec<Surcharge>,
}

/// Kreski paid besides, or dukaty that are part of the lafa, and the rule that asks for them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Surcharge {
    pub of: SurchargeOf,
    pub amount: u8,
    pub rule: String,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum SurchargeOf {
    Kreski,
    Dukaty,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum StosKind {
    Card,
    Ability,
    Agitacja,
    ChangeField,
    Challenge,
    Duel,
    Trigger,
    Kreski,
    /// An oddział goes to a ziemia or comes back.
    March,
    Potyczka,
    /// The wound of a duellist who has lost.
    Rana,
    /// Somebody is about to discard from his dwór at the end of the round.
    Odrzucenie,
    /// Somebody is about to draw kreski for his Sławni.
    Slawni,
}

/// A pojedynek or potyczka under way.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct DuelView {
    pub stage: DuelStage,
    /// Oddziały fight; `szabla` is their Bitność.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub potyczka: bool,
    pub challenger: DuelSide,
    pub challenged: DuelSide,
    /// Who may play the next sztych or replika.
    pub turn: Option<SeatNo>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum DuelStage {
    Acceptance,
    Moderunki,
    Sztychy,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct DuelSide {
    pub seat: SeatNo,
    pub postac: Handle,
    /// The other oddziały that attack together with it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub beside: Vec<Handle>,
    /// Szabla as it stands in this duel.
    pub szabla: i8,
    /// Where it comes from, in order; the sum is `szabla` unless the floor of zero applies.
    pub parts: Vec<SzablaPart>,
    /// The moderunki chosen for this duel.
    pub moderunki: Vec<Handle>,
    /// The sztychy played in this duel (card ids), in order.
    pub sztychy: Vec<String>,
    /// Said bene since anybody last acted.
    pub bene: bool,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct SzablaPart {
    /// The card that adds or subtracts (a card id).
    pub card: String,
    pub amount: i8,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct OverView {
    /// None: nobody won (only possible by agreement or a broken-off game).
    pub winner: Option<SeatNo>,
    pub reason: OverReason,
    /// The rule by which the game ended, e.g. "MB 71".
    pub rule: String,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum OverReason {
    Elekcja,
    AllKreski,
    /// Fifteen power.
    Power,
    /// Everybody else is out of the game.
    LastStanding,
    Concession,
    /// A player's last Elekt was killed.
    ElektKilled,
    WonByCard,
    LostByCard,
    /// Nobody could bring it to an end: kreski decided, then the initiative.
    Exhaustion,
    /// The time of the match was up: kreski decided, then the initiative.
    Terminacja,
}

/// JSON has only text for keys, and inside a tagged message serde does not read numbers from it.
pub(crate) fn by_handle<'de, D: Deserializer<'de>, C: Deserialize<'de>>(
    input: D,
) -> Result<BTreeMap<Handle, C>, D::Error> {
    BTreeMap::<String, C>::deserialize(input)?
        .into_iter()
        .map(|(key, card)| match key.parse() {
            Ok(handle) => Ok((handle, card)),
            Err(_) => Err(D::Error::custom(format!("`{key}` is not the number of a card"))),
        })
        .collect()
}
