//! The cards a game can be played with, ready to use.

use std::{collections::BTreeMap, fmt, ops::Range, sync::Arc};

use cards::{
    lang::{Condition, Happening, Limit},
    veto::{Card, Effect, Event, Head, Keyword, Moment, Span, Veto, Zone},
};
use kernel::Fingerprint;

use crate::{
    ch7_slowa::r700_zasady,
    ruleset::{KeywordRules, Ruleset},
    table::Moments,
};

use super::{
    COUNTED, Keywords, LOWER, compile,
    facts::Facts,
    laczone, nadane,
    program::{Cards, Change, Mask, Op, Program},
    wojsko, wyzwolone, zagrania, zamiast,
};

/// One card, compiled.
#[derive(Debug)]
pub struct Def {
    /// What is printed; its abilities are followed by the rules its keywords bring.
    pub card: Card,
    /// What can be declared with it, ability by ability (see `Way`).
    pub(crate) ways: Vec<Way>,
    /// For a card that is put out: its program.
    pub(crate) put_out: Option<u16>,
    /// For a Karmazyn: the program that puts it out on the pole karmazynów.
    pub(crate) put_out_karmazyni: Option<u16>,
    /// For an Oficer or Nawigator: the program that puts it out to an oddział.
    pub(crate) put_out_oddzial: Option<u16>,
    /// For half of a postać: the program of a copy of a duellist under its name.
    pub(crate) copying: Option<u16>,
    /// For a sztych: laying it under a postać.
    pub(crate) underlay: Option<u16>,
    pub(crate) statics: Vec<StaticAbility>,
    pub(crate) facts: Facts,
    /// Is there a card of this name with Unikat, so that it may keep this one from being played?
    pub(crate) named_like_unikat: bool,
    /// Of a joined card: the definitions of its two halves (AH 702).
    pub(crate) halves: Option<[u16; 2]>,
    /// Of a half: the definition of the joined card.
    pub(crate) whole: Option<u16>,
}

/// An ability that is declared or goes off.
#[derive(Debug, Clone)]
pub(crate) struct Way {
    pub(crate) head: Head,
    /// Where it works, if not in play (or, of a card that is played, in the dwór).
    pub(crate) zone: Option<Zone>,
    pub(crate) event: Option<Happening<Veto>>,
    /// The moment at which it is used or goes off, if that is no event.
    pub(crate) moment: Option<Moment>,
    pub(crate) condition: Option<Condition<Veto>>,
    pub(crate) limit: Option<Limit<Veto>>,
    pub(crate) program: u16,
    /// Which ability of the card, counted from zero.
    pub(crate) ability: u8,
    /// By how much it makes the card it answers cheaper.
    pub(crate) lowers: u8,
    /// The keyword that brings it, if it is not printed.
    pub(crate) keyword: Option<Keyword>,
    /// Is that a keyword which the card does not bear, but may be given? Then it sleeps until that
    /// happens: nothing that is kept beside the cards knows of it (`nadane`).
    pub(crate) asleep: bool,
    /// Does declaring it tap the card it stands on?
    pub(crate) taps_this: bool,
    /// Does it need diplomats (AH 700.1.k)?
    pub(crate) dyplomacja: bool,
}

impl Way {
    /// What it answers, if it is a replika.
    pub(crate) fn answered(&self) -> Option<&Happening<Veto>> {
        self.event.as_ref().filter(|_| self.head == Head::Replika)
    }

    /// Is it a replika to the entering play of the card itself?
    pub(crate) fn answers_entering(&self) -> bool {
        self.answered().is_some_and(|it| it.event == Event::EntersPlay)
    }
}

/// An ability that always holds.
#[derive(Debug)]
pub(crate) struct StaticAbility {
    /// Does it need diplomats (AH 700.1.k)?
    pub(crate) dyplomacja: bool,
    pub(crate) condition: Option<Condition<Veto>>,
    pub(crate) changes: Vec<(Cards, Change)>,
    /// The kinds of its changes.
    pub(crate) mask: Mask,
}

impl Def {
    /// The ability with this number, if it is one that is declared or goes off.
    pub(crate) fn way(&self, ability: u8) -> Option<&Way> {
        self.ways.iter().find(|it| it.ability == ability)
    }

    /// The ways among which this instruction of a program asks to choose.
    pub(crate) fn branches(&self, program: u16, op: &Op) -> Option<Vec<&Effect>> {
        let way = self.ways.iter().find(|it| it.program == program)?;
        let ability = self.ability(way.ability)?;
        match op {
            Op::Either { which, .. } => {
                let mut found = Vec::new();
                ability.effects.iter().for_each(|it| eithers(&it.effect, &mut found));
                found.get(usize::from(*which)).map(|it| it.to_vec())
            }
            Op::Order(ways) => {
                let step = |it: &(u8, u8)| ability.effects.get(usize::from(it.1));
                ways.iter().map(|it| step(it).map(|it| &it.effect)).collect()
            }
            _ => None,
        }
    }

    /// The effects of this program that its player may have or leave, in the order of the sentence.
    pub(crate) fn optional(&self, program: u16) -> Vec<&Effect> {
        let mut found = Vec::new();
        let way = self.ways.iter().find(|it| it.program == program);
        let ability = way.and_then(|it| self.ability(it.ability));
        ability.iter().flat_map(|it| &it.effects).for_each(|it| mays(&it.effect, &mut found));
        found
    }

    /// The counters of abilities limited to this stretch of the game, two bits each.
    pub(crate) fn used_in(&self, span: Span) -> u8 {
        let limited = self.ways.iter().filter(|it| match it.limit {
            Some(limit) => limit.span == span,
            None => it.head == Head::WplywPolityczny && span == Span::Round,
        });
        let counted = limited.filter(|it| it.ability < COUNTED);
        counted.fold(0, |mask, it| mask | 3 << (2 * it.ability))
    }
}

/// Every `either … or …` in an effect, in the order of the sentence.
fn eithers<'e>(effect: &'e Effect, into: &mut Vec<[&'e Effect; 2]>) {
    match effect {
        Effect::Either(one, other) => {
            into.push([one, other]);
            eithers(one, into);
            eithers(other, into);
        }
        Effect::May(inner) => eithers(inner, into),
        _ => {}
    }
}

/// Every `may` in an effect, in the order of the sentence.
fn mays<'e>(effect: &'e Effect, into: &mut Vec<&'e Effect>) {
    match effect {
        Effect::May(inner) => {
            into.push(inner);
            mays(inner, into);
        }
        Effect::Either(one, other) => [one, other].into_iter().for_each(|it| mays(it, into)),
        _ => {}
    }
}

/// Gives the card what its keywords bring; tells which keyword each of the rules at its end is from.
fn with_rules(card: &mut Card, keywords: KeywordRules) -> Result<Vec<Keyword>, CatalogProblem> {
    let problem = |card: &Card, message| CatalogProblem { card: card.id.clone(), message };
    r700_zasady::add_rules(card, keywords).map_err(|message| problem(card, message))
}

/// The card with the rules of its keywords, ready to run.
fn compiled(
    mut card: Card,
    (rules, given): (&'static Ruleset, Keywords),
    text: &mut String,
    programs: &mut Vec<Program>,
) -> Result<Def, CatalogProblem> {
    let mut brought = with_rules(&mut card, rules.keywords)?;
    *text += &format!("{card:?}");
    brought.extend(nadane::add_sleeping(&mut card, given));
    compile::compile(card, &brought, rules, programs)
}

/// Keeps the number of the card under its id, which no other card may have.
fn enter(
    by_id: &mut BTreeMap<String, u16>,
    card: &Card,
    number: usize,
) -> Result<(), CatalogProblem> {
    match by_id.insert(card.id.clone(), number as u16) {
        None => Ok(()),
        Some(_) => {
            let message = "a card with this id is there already".to_owned();
            Err(CatalogProblem { card: card.id.clone(), message })
        }
    }
}

/// Whoever may be attached to an oddział is put out to one.
fn add_leading(defs: &mut [Def], rules: &Ruleset, programs: &mut Vec<Program>) {
    for def in defs.iter_mut().filter(|it| it.facts.leads_oddzialy()) {
        let ops = zamiast::offered(&def.card, rules, wojsko::joining());
        programs.push(Program::new(ops.expect("it was offered with the other programs")));
        def.put_out_oddzial = Some((programs.len() - 1) as u16);
    }
}

/// Gives cards of one name one number.
fn number_names(defs: &mut [Def]) {
    let mut numbers = BTreeMap::new();
    for def in defs {
        let mut number = |name: &str| {
            let next = numbers.len() as u16;
            *numbers.entry(name.to_owned()).or_insert(next)
        };
        def.facts.name = number(&def.card.name);
        let second = def.card.albo.as_ref().map(|it| number(&it.name));
        def.facts.second_name = second.unwrap_or(def.facts.name);
    }
}

/// Finds the cards that share their name with a Unikat.
fn mark_unikaty(defs: &mut [Def]) {
    let unikaty = defs.iter().filter(|it| it.facts.has(Keyword::Unikat));
    let names: Vec<String> =
        unikaty.flat_map(|it| it.card.names().map(str::to_owned).collect::<Vec<_>>()).collect();
    for def in defs {
        def.named_like_unikat = def.card.names().any(|it| names.iter().any(|name| name == it));
    }
}

/// All cards of the sets a game uses.
#[derive(Debug)]
pub struct Catalog {
    /// The cards as printed, then the halves of the joined ones.
    defs: Vec<Def>,
    printed: usize,
    /// Of each definition.
    facts: Vec<Facts>,
    programs: Vec<Program>,
    /// The program of an oddział that goes to a ziemia.
    marching: u16,
    /// The program of an oddział that attacks another.
    attacking: u16,
    /// The program of a copy of a duellist played like a sztych.
    copying: u16,
    by_id: BTreeMap<String, u16>,
    digest: u64,
    /// Every moment of which a card speaks.
    moments: Moments,
    /// No replika makes a card cheaper by more.
    most_lowered: u8,
    /// By which it is played.
    rules: &'static Ruleset,
    /// The declarations that set something off, a bit for each.
    heard: u32,
    /// Does any card answer that a postać is wounded?
    wounds: bool,
    /// Does any card answer that a player discards in the faza zakończenia?
    discards: bool,
    /// Does any card answer that Sławni bring kreski?
    slawni: bool,
    /// The keywords with rules of their own that cards give to others.
    given: Keywords,
}

/// A card that is well-formed but cannot be played by the engine yet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CatalogProblem {
    pub card: String,
    pub message: String,
}

impl fmt::Display for CatalogProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.card, self.message)
    }
}

impl std::error::Error for CatalogProblem {}

impl Catalog {
    /// Compiles the cards, in the order given, for games by these rules.
    ///
    /// # Errors
    ///
    /// The first card the engine cannot play, and why.
    pub fn new(
        rules: &'static Ruleset,
        cards: impl IntoIterator<Item = Card>,
    ) -> Result<Arc<Catalog>, CatalogProblem> {
        let mut defs = Vec::new();
        let mut programs = vec![Program::new(zagrania::challenging(rules.pole_ziem))];
        let mut by_id = BTreeMap::new();
        let mut text = String::new();
        let mut halves = Vec::new();
        let cards: Vec<Card> = cards.into_iter().collect();
        let given = nadane::given(&cards, rules.keywords)?;
        for card in cards {
            enter(&mut by_id, &card, defs.len())?;
            let mut compiled = |card| compiled(card, (rules, given), &mut text, &mut programs);
            match laczone::parted(&card) {
                None => defs.push(compiled(card)?),
                Some([upper, lower]) => {
                    let pair = [compiled(upper)?, compiled(lower)?];
                    let joined = laczone::joined(card, [&pair[0], &pair[1]])?;
                    halves.push((defs.len(), pair));
                    defs.push(joined);
                }
            }
        }
        let digest = Fingerprint::of(&text);
        let printed = defs.len();
        laczone::add_halves(&mut defs, halves);
        if rules.keywords.have_rules() {
            mark_unikaty(&mut defs);
        }
        number_names(&mut defs);
        let facts: Vec<Facts> = defs.iter().map(|it: &Def| it.facts).collect();
        let ways = defs.iter().flat_map(|it| &it.ways);
        let most_lowered = ways.clone().map(|it| it.lowers).max().unwrap_or(0);
        let declarations = ways.clone().filter_map(wyzwolone::declaration);
        let heard = declarations.fold(0, |it, event| it | 1 << event as u8);
        let answered = |event| ways.clone().filter_map(Way::answered).any(|it| it.event == event);
        let (wounds, discards) = (answered(Event::IsWounded), answered(Event::Discards));
        let slawni = answered(Event::DrawsForSlawni);
        let moments = Moments::of(ways.filter_map(|it| it.moment));
        // After those of the cards, whose numbers stand in records.
        add_leading(&mut defs, rules, &mut programs);
        let mut add = |ops| {
            programs.push(Program::new(ops));
            (programs.len() - 1) as u16
        };
        let marching = add(wojsko::marching());
        let attacking = add(wojsko::attacking());
        let copying = add(zagrania::copying());
        laczone::add_copying(&mut defs, &mut programs);
        Ok(Arc::new(Catalog {
            defs,
            printed,
            facts,
            programs,
            marching,
            attacking,
            copying,
            by_id,
            digest,
            moments,
            most_lowered,
            rules,
            heard,
            wounds,
            discards,
            slawni,
            given,
        }))
    }

    pub fn def(&self, def: u16) -> &Def {
        &self.defs[usize::from(def)]
    }

    /// The cards as printed.
    pub fn defs(&self) -> impl Iterator<Item = &Def> {
        self.defs[..self.printed].iter()
    }

    /// The cards as printed, then the halves of the joined ones.
    pub fn all(&self) -> impl Iterator<Item = &Def> {
        self.defs.iter()
    }

    /// The half of a joined card to which this program belongs.
    #[inline]
    pub(crate) fn half(&self, def: u16, program: u16) -> Option<u16> {
        let halves = self.def(def).halves?;
        halves.into_iter().find(|it| self.def(*it).is_run_by(program))
    }

    /// The two definitions of a joined card, one for each of its names.
    pub fn halves(&self, def: u16) -> Option<[u16; 2]> {
        self.def(def).halves
    }

    /// The ways of playing that are this card's: those of its half, if it is one of a joined card.
    pub fn ways_of(&self, def: u16) -> Range<u8> {
        match self.whole(def).and_then(|it| self.halves(it)) {
            Some([upper, _]) if upper == def => 0..LOWER,
            Some(_) => LOWER..2 * LOWER,
            None => 0..2 * LOWER,
        }
    }

    /// The joined card of which this is a half.
    #[inline]
    pub fn whole(&self, def: u16) -> Option<u16> {
        self.def(def).whole
    }

    /// The definition with this id.
    pub fn find(&self, id: &str) -> Option<u16> {
        self.by_id.get(id).copied()
    }

    /// The rules it was made for.
    pub fn rules(&self) -> &'static Ruleset {
        self.rules
    }

    /// Differs when any definition differs.
    pub fn digest(&self) -> u64 {
        self.digest
    }

    #[inline]
    pub(crate) fn facts(&self, def: u16) -> Facts {
        self.facts[usize::from(def)]
    }

    #[inline]
    pub(crate) fn moments(&self) -> Moments {
        self.moments
    }

    /// No replika makes a card cheaper by more.
    #[inline]
    pub(crate) fn most_lowered(&self) -> u8 {
        self.most_lowered
    }

    /// Does any card wait for this to be declared?
    #[inline]
    pub(crate) fn hears(&self, event: Event) -> bool {
        self.heard & 1 << event as u8 != 0
    }

    /// The keywords with rules of their own that cards give to others.
    #[inline]
    pub(crate) fn given(&self) -> Keywords {
        self.given
    }

    pub(crate) fn answers_wounds(&self) -> bool {
        self.wounds
    }

    pub(crate) fn answers_discards(&self) -> bool {
        self.discards
    }

    pub(crate) fn answers_slawni(&self) -> bool {
        self.slawni
    }

    pub(crate) fn marching(&self) -> u16 {
        self.marching
    }

    pub(crate) fn attacking(&self) -> u16 {
        self.attacking
    }

    pub(crate) fn copying(&self) -> u16 {
        self.copying
    }

    /// Is it the program of a copy of a duellist? Those of the halves come last of all.
    #[inline]
    pub(crate) fn is_copying(&self, program: u16) -> bool {
        self.copying <= program
    }

    pub(crate) fn program(&self, program: u16) -> &Program {
        &self.programs[usize::from(program)]
    }
}
