//! What differs between the editions, as one value.
//!
//! The rulings page `veto-rulesets` lists every switch with its sources; a
//! switch comes in here with the first rule that asks for it.

use cards::veto::Kind;
use rulebook::Book;

use crate::table::Phase;

/// An edition of the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Ruleset {
    /// As it stands in files and on the wire.
    pub name: &'static str,
    /// The book whose clauses refusals quote.
    pub book: Book,
    /// Fewest and most players.
    pub players: (u8, u8),
    /// Kreski in the common pool at the beginning.
    pub kreski_pool: u8,
    pub start_hand: u8,
    pub hand_max: u8,
    /// May two players play the same faction?
    pub same_faction_allowed: bool,
    pub stack_resolution: StackResolution,
    /// Are the abilities of postacie and moderunki that speak of duels for their own duels only?
    pub own_duels_only: bool,
    /// Do effects mean the printed value when they name a trait and do not say "modified"?
    pub traits_as_printed: bool,
    /// Sztychy that may lie under a postać.
    pub sztych_limit: u8,
    /// Kreski an agitacja moves.
    pub agitacja_base: u8,
    /// Kreski it costs to refuse a challenge.
    pub refusal_kreski: u8,
    pub moderunek_limits: ModerunekLimits,
    /// Can a sztych from the dwór strengthen an agitacja, too, not only one from under the postać?
    pub sztych_from_dwor: bool,
    pub faction_marks: FactionMarks,
    /// May a card bear two cards of the same name and type?
    pub same_name_attached: bool,
    /// Is a copy of a postać in play of any use: to discard it as a czyn, to strengthen a duellist with it?
    pub copies_of_use: bool,
    /// Does a removed postać keep every card of its name out of the game?
    pub removed_bars_copies: bool,
    /// Does a card that can no longer be paid for go back to the dwór, as if it had not been played?
    pub too_dear_returns: bool,
    /// Are faction cards and strategie tapped and untapped by nothing but their own rules?
    pub laid_out_untouched: bool,
    /// Is of a lazaret only the top card to be seen?
    pub lazaret_covered: bool,
    pub duel_end: DuelEnd,
    /// Is every postać unique, and other cards with Unikat, so that one of a name can be in play?
    pub unique_cards: bool,
    /// Do triggered abilities, and the kreski of a card that is put out, wait on the stos for an answer?
    pub triggers_on_stos: bool,
    /// May whoever searches his kredens decide to find nothing?
    pub search_may_decline: bool,
    pub kredens_renewed: Renewal,
    /// From this difference in Szabla on the loser is killed.
    pub kill_margin: i8,
    /// Kreski a player gets besides for killing.
    pub kill_bonus: u8,
    /// May a card that was removed from the game come back?
    pub removed_may_return: bool,
    /// Kreski with which a wolna elekcja can be announced and is won.
    pub election_kreski: u8,
    pub election: Election,
    pub round: Round,
    /// Does the controller of an object say in which order its effects happen?
    pub effects_ordered: bool,
    /// Is there a pole karmazynów?
    pub karmazyni: bool,
    /// Are there ziemie, and oddziały that fight for them?
    pub pole_ziem: bool,
    /// Can przymierza be laid under postacie?
    pub przymierza: bool,
    /// What rules keywords have.
    pub keywords: KeywordRules,
    pub initiative: Initiative,
    pub first_round: FirstRound,
    /// Which uses of a faction card there are besides its rule.
    pub wplywy: Wplywy,
    /// In which phase whoever has too many cards in his dwór discards, if in any.
    pub excess: Option<Phase>,
    /// May a card be discarded instead of being paid for in the faza rozliczenia?
    pub upkeep_refusable: bool,
    pub phase_end: PhaseEnd,
    /// Are czyny and drobiazgi of cards in play paid for when they take effect, not when they are declared?
    pub abilities_paid_late: bool,
    /// Does whatever lasts for the round end when the faza zakończenia begins?
    pub round_ends_early: bool,
    /// Can everybody win a wolna elekcja, whoever announced it?
    pub election_for_all: bool,
}

/// Who holds the initiative in a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Initiative {
    /// Whoever has it keeps it.
    Kept,
    /// One round the one, the next round the other.
    Alternating,
    /// The Kreski of the Karmazyni and what is bid; dukaty for one point.
    Auction { price: u8 },
}

/// With what the first round begins.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FirstRound {
    /// The initiative is bid for before the cards are drawn; then comes the faza rozliczenia.
    Rozliczenie,
    /// The lower skarb has the initiative; then comes the faza gry.
    Gra,
}

/// Which of Wpływ Polityczny, Wpływ Bojowy and Wielka Manipulacja there are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Wplywy {
    None,
    Polityczny,
    All,
}

/// When the faza gry ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PhaseEnd {
    /// After a pas of everybody, that is a stint in which nothing was done; other stints end with bene.
    Pas,
    /// After a stint of everybody without a czyn; every stint ends with bene.
    WithoutCzyn,
}

/// The rules of the keywords.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum KeywordRules {
    /// They are mere words; what they mean is printed on the cards.
    Words,
    /// Those of I2 1.2 to 1.5; whatever else stands on a card is a mere word.
    Instrukcja,
    /// Those of AH 700.1.
    Artykuly,
}

impl KeywordRules {
    pub fn have_rules(self) -> bool {
        self != KeywordRules::Words
    }
}

/// Whom the faction marks of a card bind, besides whoever builds a deck.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FactionMarks {
    /// Nobody.
    None,
    /// Postacie and oddziały of other factions are dearer, moderunki are for their own people (AMB-07).
    Price,
    /// The same, and whatever else bears a mark is of use to its own faction only.
    Use,
}

/// Of which moderunki of a postać only one can be used in a duel.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ModerunekLimits {
    /// Of every type, that is of every first keyword.
    EveryType,
    /// Of Broń, Broń palna, Koń and Pancerz; all others always count (AMB-20).
    ArmsHorseArmour,
    /// Of Broń and Broń palna together, and of Pancerz; all others always count.
    WeaponAndArmour,
}

/// How the result of a duel comes about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DuelEnd {
    /// All at once.
    AtOnce,
    /// It is fixed, then applied, and after each of the two there may be repliki.
    InSteps,
}

/// When the lazaret becomes the new kredens.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Renewal {
    /// When a card is to be drawn and there is none.
    WhenNeeded,
    /// As soon as the last card is gone.
    AtOnce,
}

/// What a wolna elekcja takes besides kreski.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Election {
    /// Nothing; it is decided at the end of the next round.
    KreskiAlone,
    /// The initiative and a postać with Elekt; it is decided at the end of the same round.
    Elekt,
}

/// How a round goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Round {
    /// The faza gry, then untapping, discarding, drawing, income, announcing.
    Small,
    /// Odznaczenie, rozliczenie, gra, zakończenie, each in its stages.
    Full,
}

/// What happens when nobody answers any more.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum StackResolution {
    /// The whole stos is resolved, the last object first.
    Whole,
    /// The top object is resolved and the one under it offered again.
    TopObject,
}

/// VETO! Mount&Blade.
pub const MOUNT_AND_BLADE: Ruleset = Ruleset {
    name: "mb",
    book: Book::Mb,
    players: (2, 2),
    kreski_pool: 15,
    start_hand: 7,
    hand_max: 7,
    same_faction_allowed: false,
    stack_resolution: StackResolution::Whole,
    own_duels_only: false,
    traits_as_printed: false,
    sztych_limit: 2,
    agitacja_base: 1,
    refusal_kreski: 1,
    moderunek_limits: ModerunekLimits::EveryType,
    sztych_from_dwor: true,
    faction_marks: FactionMarks::None,
    same_name_attached: true,
    copies_of_use: false,
    removed_bars_copies: false,
    too_dear_returns: false,
    laid_out_untouched: false,
    lazaret_covered: false,
    duel_end: DuelEnd::AtOnce,
    unique_cards: false,
    triggers_on_stos: false,
    search_may_decline: false,
    kredens_renewed: Renewal::WhenNeeded,
    kill_margin: 3,
    kill_bonus: 0,
    removed_may_return: false,
    election_kreski: 10,
    election: Election::KreskiAlone,
    round: Round::Small,
    effects_ordered: false,
    karmazyni: false,
    pole_ziem: false,
    przymierza: false,
    keywords: KeywordRules::Words,
    initiative: Initiative::Kept,
    first_round: FirstRound::Gra,
    wplywy: Wplywy::None,
    excess: None,
    upkeep_refusable: false,
    phase_end: PhaseEnd::Pas,
    abilities_paid_late: false,
    round_ends_early: false,
    election_for_all: false,
};

/// VETO! after Artykuły Henrykowskie 1.8, for two players.
pub const ARTYKULY_HENRYKOWSKIE: Ruleset = Ruleset {
    name: "ah",
    book: Book::Ah,
    players: (2, 2),
    kreski_pool: 21,
    start_hand: 7,
    hand_max: 7,
    same_faction_allowed: true,
    stack_resolution: StackResolution::TopObject,
    own_duels_only: true,
    traits_as_printed: true,
    sztych_limit: 2,
    agitacja_base: 1,
    refusal_kreski: 1,
    moderunek_limits: ModerunekLimits::ArmsHorseArmour,
    sztych_from_dwor: true,
    faction_marks: FactionMarks::Price,
    same_name_attached: false,
    copies_of_use: true,
    removed_bars_copies: false,
    too_dear_returns: false,
    laid_out_untouched: false,
    lazaret_covered: false,
    duel_end: DuelEnd::AtOnce,
    unique_cards: true,
    triggers_on_stos: true,
    search_may_decline: true,
    kredens_renewed: Renewal::AtOnce,
    kill_margin: 3,
    kill_bonus: 1,
    removed_may_return: true,
    election_kreski: 14,
    election: Election::Elekt,
    round: Round::Full,
    effects_ordered: true,
    karmazyni: true,
    pole_ziem: true,
    przymierza: true,
    keywords: KeywordRules::Artykuly,
    initiative: Initiative::Auction { price: 3 },
    first_round: FirstRound::Rozliczenie,
    wplywy: Wplywy::All,
    excess: Some(Phase::Zakonczenie),
    upkeep_refusable: true,
    phase_end: PhaseEnd::Pas,
    abilities_paid_late: false,
    round_ends_early: false,
    election_for_all: false,
};

/// VETO! after the instruction of the second edition, for two players.
pub const INSTRUKCJA: Ruleset = Ruleset {
    name: "i2",
    book: Book::I2,
    stack_resolution: StackResolution::Whole,
    same_name_attached: true,
    triggers_on_stos: false,
    search_may_decline: false,
    kill_bonus: 0,
    removed_may_return: false,
    effects_ordered: false,
    pole_ziem: false,
    przymierza: false,
    first_round: FirstRound::Gra,
    wplywy: Wplywy::Polityczny,
    excess: Some(Phase::Rozliczenie),
    upkeep_refusable: false,
    phase_end: PhaseEnd::WithoutCzyn,
    abilities_paid_late: true,
    round_ends_early: true,
    election_for_all: true,
    own_duels_only: false,
    moderunek_limits: ModerunekLimits::WeaponAndArmour,
    sztych_from_dwor: false,
    faction_marks: FactionMarks::Use,
    copies_of_use: false,
    removed_bars_copies: true,
    too_dear_returns: true,
    laid_out_untouched: true,
    lazaret_covered: true,
    duel_end: DuelEnd::InSteps,
    keywords: KeywordRules::Instrukcja,
    ..ARTYKULY_HENRYKOWSKIE
};

/// The same by the zasady biesiadne.
pub const BIESIADNE: Ruleset = Ruleset {
    name: "biesiadne",
    initiative: Initiative::Alternating,
    wplywy: Wplywy::None,
    ..INSTRUKCJA
};

impl Ruleset {
    /// Every edition that can be played.
    pub const ALL: [&'static Ruleset; 4] =
        [&ARTYKULY_HENRYKOWSKIE, &INSTRUKCJA, &BIESIADNE, &MOUNT_AND_BLADE];

    /// The edition with this name.
    pub fn named(name: &str) -> Option<&'static Ruleset> {
        Ruleset::ALL.into_iter().find(|it| it.name == name)
    }

    /// Are there cards of this kind?
    pub fn has(&self, kind: Kind) -> bool {
        match kind {
            Kind::Ziemia | Kind::Oddzial => self.pole_ziem,
            Kind::Przymierze => self.przymierza,
            _ => true,
        }
    }
}
