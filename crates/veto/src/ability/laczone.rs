//! AH 702 — Karty łączone: two cards on one.
//!
//! Hidden or discarded a joined card is one definition with two names and the
//! texts of both. On the stos and in play it is one of its halves, which are
//! definitions of their own: same type, figures and keywords, one name, one
//! text. Which half it becomes the program tells with which it is played.

use cards::{
    lang::{Reference, Subject},
    veto::{Ability, Card, Effect, Event, Head, Kind},
};

use super::{
    CatalogProblem, Def,
    catalog::Way,
    facts::Facts,
    program::{Mask, Program},
    zagrania,
};

/// The ways of the lower half of a joined card are counted from here.
pub(crate) const LOWER: u8 = 8;

/// The two cards a joined card can be.
pub(super) fn parted(card: &Card) -> Option<[Card; 2]> {
    let [upper, mut lower] = card.halves()?;
    // A Dublet is about the text that has two ways.
    if !has_ways(&lower) {
        lower.dublet = None;
    }
    let dublet = upper.dublet.clone().filter(|_| has_ways(&upper) || lower.dublet.is_none());
    Some([Card { dublet, ..upper }, lower])
}

fn has_ways(card: &Card) -> bool {
    let mut effects = card.abilities.iter().flat_map(|it| &it.effects);
    effects.any(|it| matches!(it.effect, Effect::Either(..)))
}

/// The joined card of which these are the halves; their numbers come later.
pub(super) fn joined(mut card: Card, halves: [&Def; 2]) -> Result<Def, CatalogProblem> {
    if let Some(message) = halves.into_iter().find_map(not_played) {
        return Err(CatalogProblem { card: card.id, message: message.to_owned() });
    }
    let [upper, lower] = halves;
    card.abilities = upper.card.abilities.clone();
    if let Some(albo) = &mut card.albo {
        albo.abilities = lower.card.abilities.clone();
    }
    let is_played = upper.facts.is_played;
    // What stays is used in play; there it is one of its halves.
    let of_use = |it: &&Way| is_played || it.zone.is_some();
    let shifted = |it: &Way| Way { ability: it.ability + LOWER, ..it.clone() };
    let ways = upper.ways.iter().filter(of_use).cloned();
    let ways = ways.chain(lower.ways.iter().filter(of_use).map(shifted));
    let ways: Vec<Way> = ways.collect();
    let facts = Facts::of(&card, &ways, Mask::default(), (false, is_played));
    Ok(Def {
        facts: facts.joining(upper.facts, lower.facts),
        card,
        ways,
        put_out: None,
        put_out_karmazyni: None,
        put_out_oddzial: None,
        copying: None,
        underlay: upper.underlay,
        statics: Vec::new(),
        named_like_unikat: false,
        halves: None,
        whole: None,
    })
}

/// What a half cannot have, if it has it.
fn not_played(half: &Def) -> Option<&'static str> {
    let own = Subject::Card(Reference::This);
    let falls = |it: &Way| {
        let event = it.event.as_ref().filter(|_| it.head == Head::Trigger);
        event.is_some_and(|it| it.event == Event::Falls && it.subject == own)
    };
    if half.ways.iter().any(falls) {
        return Some("a joined card in the lazaret is no longer the half that fell");
    }
    let many = usize::from(LOWER) < half.card.abilities.len();
    many.then_some("half of a joined card has at most eight abilities")
}

/// Lays the halves behind the cards as printed, and gives those of postacie a program as copies.
pub(super) fn add_halves(defs: &mut Vec<Def>, halves: Vec<(usize, [Def; 2])>) {
    for (whole, pair) in halves {
        let first = defs.len() as u16;
        defs[whole].halves = Some([first, first + 1]);
        defs.extend(pair.map(|half| Def { whole: Some(whole as u16), ..half }));
    }
}

/// The programs by which halves are played as copies of a duellist; they follow that of all other cards.
pub(super) fn add_copying(defs: &mut [Def], programs: &mut Vec<Program>) {
    let halves = defs.iter_mut().filter(|it| it.whole.is_some() && it.card.kind == Kind::Postac);
    for half in halves {
        half.copying = Some(programs.len() as u16);
        programs.push(Program::new(zagrania::copying()));
    }
}

impl Def {
    /// Is it played or used by this program?
    pub(super) fn is_run_by(&self, program: u16) -> bool {
        let put_out = [self.put_out, self.put_out_karmazyni, self.put_out_oddzial, self.copying];
        put_out.contains(&Some(program)) || self.ways.iter().any(|it| it.program == program)
    }

    /// The name it has when it is played this way: a joined card has two of them.
    pub fn name(&self, way: u8) -> &str {
        let albo = self.card.albo.as_ref().filter(|_| LOWER <= way);
        albo.map_or(&self.card.name, |it| &it.name)
    }

    /// The ability with this number; those of the second name come from a number of their own on.
    pub fn ability(&self, number: u8) -> Option<&Ability> {
        match (&self.card.albo, number.checked_sub(LOWER)) {
            (Some(albo), Some(number)) => albo.abilities.get(usize::from(number)),
            _ => self.card.abilities.get(usize::from(number)),
        }
    }
}
