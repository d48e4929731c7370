//! A table as one seat may see it, built up from nothing.

mod redeal;
mod refusals;
mod wojna;

use cards::veto::{Kind, Resource, Stat};
use kernel::{CardId, Handle, Seat};
use rulebook::{Book, RuleId, cite, rule};

pub(crate) use redeal::redeal;
pub use wojna::{BitwaView, ZiemiaView};

use crate::{
    ability::Op,
    ch1_ogolne::r105_frakcje,
    cited::quoted,
    table::{
        self, Object, ObjectKind as Kinds, OverReason, Phase, Place, Stage, Table, Znacznik,
        pointed_at_by,
    },
};

/// Everything one seat may know; definitions are indices of the catalog.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct View {
    pub ruleset: &'static str,
    pub you: Option<Seat>,
    pub round: u16,
    pub phase: Phase,
    pub voice: Option<Seat>,
    /// Who holds the initiative.
    pub initiative: Seat,
    /// Points of initiative bought so far, seat by seat, while the auction lasts.
    pub auction: Option<Vec<u8>>,
    /// Who may use a Wpływ Bojowy in this round.
    pub bojowy: Option<Seat>,
    pub pool_kreski: u8,
    pub seats: Vec<SeatView>,
    /// Every card this seat can point at, by handle.
    pub cards: Vec<(Handle, CardView)>,
    pub stos: Vec<StosView>,
    pub duel: Option<DuelView>,
    /// The Pole Ziem, the ziemia that entered play first at the beginning.
    pub ziemie: Vec<ZiemiaView>,
    pub bitwa: Option<BitwaView>,
    pub election: Option<Seat>,
    pub over: Option<(Option<Seat>, OverReason, RuleId)>,
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct SeatView {
    pub seat: Seat,
    pub faction: u16,
    /// The strategia beside the faction card.
    pub strategia: Option<u16>,
    pub kreski: u8,
    pub dukaty: u16,
    pub income: i16,
    /// The seat's own dwór; empty for everybody else's.
    pub dwor: Vec<Handle>,
    pub dwor_size: u8,
    /// What this viewer has been shown of somebody else's dwór, sorted.
    pub dwor_known: Vec<u16>,
    pub kredens_size: u8,
    pub pole: Vec<Handle>,
    /// On the pole karmazynów.
    pub karmazyni: Vec<Handle>,
    pub attached: Vec<Handle>,
    pub lazaret: Vec<Handle>,
    pub zalnik: Vec<Handle>,
    pub passed: bool,
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct CardView {
    /// Which card it is; none from behind.
    pub def: Option<u16>,
    pub owner: Seat,
    /// Outside the stos and the Pole Gry nobody controls it.
    pub controller: Option<Seat>,
    pub zaznaczona: bool,
    pub host: Option<Handle>,
    pub attached: Vec<Handle>,
    pub szabla: Option<i8>,
    pub kreski: Option<u8>,
    pub lafa: Option<u8>,
    pub bitnosc: Option<i8>,
    pub karnosc: Option<i8>,
    pub znaczenie: Option<u8>,
    pub dobrobyt: Option<u8>,
    pub znaczniki: Vec<Znacznik>,
    /// What kind of card lies under another, which everybody may ask.
    pub under: Option<Kind>,
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct StosView {
    pub kind: ObjectKind,
    pub controller: Seat,
    pub source: Handle,
    /// Which ability of the source takes effect; none for a card that is put out.
    pub ability: Option<u8>,
    pub targets: Vec<Handle>,
    pub cost: CostView,
}

/// The cost aspect of an object, as far as it is not written in the ability itself.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default)]
pub struct CostView {
    /// The lafa as it is now.
    pub lafa: Option<u8>,
    /// The source was tapped for it.
    pub taps: bool,
    /// The definition whose ability is paid for, with the number of that ability.
    pub ability: Option<(u16, u8)>,
    /// What it costs more than is written anywhere.
    pub surcharges: Vec<Surcharge>,
}

/// Kreski paid besides, or dukaty that are part of the lafa, and why.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Surcharge {
    pub resource: Resource,
    pub amount: u8,
    pub rule: RuleId,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ObjectKind {
    Card,
    Ability,
    Agitacja,
    ChangeField,
    Challenge,
    Duel,
    Trigger,
    Kreski,
    March,
    Potyczka,
    /// The wound of a duellist who has lost.
    Rana,
    /// Somebody is about to discard from his dwór at the end of the round.
    Odrzucenie,
    /// Somebody is about to draw kreski for his Sławni.
    Slawni,
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct DuelView {
    pub stage: DuelStage,
    /// Oddziały fight; what is called Szabla below is their Bitność.
    pub potyczka: bool,
    pub challenger: SideView,
    pub challenged: SideView,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum DuelStage {
    Acceptance,
    Moderunki,
    Sztychy,
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct SideView {
    pub seat: Seat,
    pub postac: Handle,
    /// The others that attack together with it.
    pub beside: Vec<Handle>,
    pub szabla: i8,
    pub parts: Vec<SzablaPart>,
    pub moderunki: Vec<Handle>,
    pub sztychy: Vec<u16>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct SzablaPart {
    pub def: u16,
    pub amount: i8,
}

impl View {
    /// `looked_through`: cards of a covered pile among which the viewer is choosing now.
    pub(crate) fn of(table: &Table, viewer: Option<Seat>, looked_through: &[CardId]) -> View {
        let mut cards: Vec<(Handle, CardView)> = table
            .ids()
            .filter(|it| {
                let card = table.card(*it);
                pointed_at_by(card.place, card.owner).includes(viewer)
            })
            .map(|it| {
                let open = !is_covered(table, it) || looked_through.contains(&it);
                (table.card(it).handle, card(table, it, viewer, open))
            })
            .collect();
        cards.sort_by_key(|(handle, _)| *handle);
        View {
            ruleset: table.rules().name,
            you: viewer,
            round: table.round,
            phase: table.phase,
            voice: table.voice,
            initiative: table.initiative,
            auction: table.auction.as_ref().map(|it| it.points.iter().map(|(_, it)| *it).collect()),
            bojowy: table.bojowy,
            pool_kreski: table.pool,
            seats: table.seats.seats().map(|it| seat(table, it, viewer)).collect(),
            cards,
            stos: table.stos.iter().map(|it| object(table, it)).collect(),
            duel: duel(table),
            ziemie: wojna::ziemie(table),
            bitwa: wojna::bitwa(table, viewer),
            election: table.election,
            over: table.over.map(|(winner, reason)| {
                (winner, reason, quoted(table.rules().book, reason.rule()))
            }),
        }
    }
}

fn handles(table: &Table, cards: impl Iterator<Item = CardId>) -> Vec<Handle> {
    cards.map(|it| table.card(it).handle).collect()
}

fn seat(table: &Table, seat: Seat, viewer: Option<Seat>) -> SeatView {
    let kompania = &table.seats[seat];
    let own = viewer == Some(seat);
    let known = kompania.dwor.iter().map(|it| table.card(it));
    let known = known.filter(|it| !own && it.known_to.includes(viewer)).map(|it| it.def);
    let mut dwor_known: Vec<u16> = known.collect();
    dwor_known.sort_unstable();
    SeatView {
        seat,
        faction: table.card(kompania.frakcja).def,
        strategia: kompania.strategia.0.map(|it| table.card(it).def),
        kreski: kompania.kreski,
        dukaty: kompania.dukaty,
        income: table::income(table, seat),
        dwor: if own { handles(table, kompania.dwor.iter()) } else { Vec::new() },
        dwor_size: kompania.dwor.len() as u8,
        dwor_known,
        kredens_size: kompania.kredens.len() as u8,
        pole: handles(table, lying(table, seat, Place::Pole)),
        karmazyni: handles(table, lying(table, seat, Place::Karmazyni)),
        attached: handles(table, table.attached_to(kompania.frakcja)),
        lazaret: handles(table, kompania.lazaret.iter()),
        zalnik: handles(table, kompania.zalnik.iter()),
        passed: kompania.passed,
    }
}

fn lying(table: &Table, seat: Seat, place: Place) -> impl Iterator<Item = CardId> + '_ {
    table.seats[seat].pole.iter().filter(move |it| table.card(*it).place == place)
}

/// Does it lie in a lazaret of which only the top card is to be seen?
fn is_covered(table: &Table, id: CardId) -> bool {
    let card = table.card(id);
    let covered = table.rules().lazaret_covered
        && card.place == Place::Lazaret
        && table.seats[card.owner].lazaret.top() != Some(id);
    if covered {
        rule!("I2 3.1.4");
    }
    covered
}

fn card(table: &Table, id: CardId, viewer: Option<Seat>, open: bool) -> CardView {
    let state = table.card(id);
    let seen = open && state.known_to.includes(viewer);
    let facts = &table.def(id).card;
    let in_play = table.in_play(id);
    let postac = seen && facts.kind == Kind::Postac;
    let number = |stat| table::stat(table, id, stat);
    CardView {
        def: seen.then_some(state.def),
        owner: state.owner,
        controller: controller(table, id),
        zaznaczona: state.zaznaczona,
        host: state.host.map(|it| table.card(it).handle),
        attached: if table.in_play(id) {
            let fastened = table.attached_to(id).chain(table.under(id)).chain(table.tucked(id));
            handles(table, fastened.chain(wojna::leaders(table, id)))
        } else {
            Vec::new()
        },
        szabla: (postac && in_play).then(|| number(Stat::Szabla)).or(facts.szabla.filter(|_| seen)),
        kreski: (postac && in_play)
            .then(|| number(Stat::Kreski) as u8)
            .or(facts.kreski.filter(|_| seen)),
        lafa: facts.lafa.filter(|_| seen).map(|_| number(Stat::Lafa) as u8),
        bitnosc: wojna::figure(facts.bitnosc.filter(|_| seen), table, id, Stat::Bitnosc),
        karnosc: wojna::figure(facts.karnosc.filter(|_| seen), table, id, Stat::Karnosc),
        znaczenie: facts.znaczenie.filter(|_| seen).map(|_| number(Stat::Znaczenie) as u8),
        dobrobyt: facts.dobrobyt.filter(|_| seen).map(|_| number(Stat::Dobrobyt) as u8),
        znaczniki: wojna::znaczniki(table, id),
        under: (state.place == Place::Under).then(|| {
            rule!("AH 310.5");
            facts.kind
        }),
    }
}

fn controller(table: &Table, id: CardId) -> Option<Seat> {
    rule!("AH 110.2");
    let state = table.card(id);
    let on_pole = matches!(state.place, Place::Stos | Place::Under | Place::Podlaczona);
    let controlled = table.in_play(id) || on_pole;
    controlled.then_some(state.controller)
}

fn object(table: &Table, object: &Object) -> StosView {
    let (kind, ability) = match object.kind {
        Kinds::Card | Kinds::Boost => (ObjectKind::Card, None),
        Kinds::Ability(ability) => (ObjectKind::Ability, Some(ability)),
        Kinds::Agitacja => (ObjectKind::Agitacja, None),
        Kinds::ChangeField => (ObjectKind::ChangeField, None),
        Kinds::Challenge { .. } => (ObjectKind::Challenge, None),
        Kinds::Duel => (ObjectKind::Duel, None),
        Kinds::Trigger(ability) => (ObjectKind::Trigger, Some(ability)),
        Kinds::Kreski(_) => (ObjectKind::Kreski, None),
        Kinds::March { .. } => (ObjectKind::March, None),
        Kinds::Potyczka => (ObjectKind::Potyczka, None),
        Kinds::Rana { .. } => (ObjectKind::Rana, None),
        Kinds::Odrzucenie => (ObjectKind::Odrzucenie, None),
        Kinds::Slawni => (ObjectKind::Slawni, None),
    };
    let mut targets: Vec<Handle> = handles(table, object.targets());
    if let Kinds::Challenge { target } | Kinds::March { to: Some(target) } = object.kind {
        targets.push(table.card(target).handle);
    }
    let played = || object.frame.and_then(|it| played_way(table, object.source, it.program));
    let ability = ability.or_else(|| (kind == ObjectKind::Card).then(played).flatten());
    let source = table.card(object.source).handle;
    let cost = cost(table, object, ability);
    StosView { kind, controller: object.controller, source, ability, targets, cost }
}

/// Which of its texts a card is played for.
fn played_way(table: &Table, card: CardId, program: u16) -> Option<u8> {
    table.def(card).ways.iter().find(|it| it.program == program).map(|it| it.ability)
}

/// A triggered ability has no cost aspect, and what goes off after a declaration none either.
fn cost(table: &Table, object: &Object, ability: Option<u8>) -> CostView {
    let source = object.source;
    let printed = || ability.map(|it| (table.card(source).def, it));
    match object.kind {
        Kinds::Card => {
            let ops = object.frame.map(|it| &table.catalog.0.program(it.program).ops);
            let pays = ops.is_some_and(|it| it.iter().any(|it| matches!(it, Op::PayLafa)));
            let has = pays && table.def(source).card.lafa.is_some();
            let lafa = has.then(|| table::stat(table, source, Stat::Lafa).max(0) as u8);
            let surcharges = if has { dearer(table, source) } else { Vec::new() };
            CostView { lafa, taps: false, ability: printed(), surcharges }
        }
        Kinds::Ability(_) => CostView { ability: printed(), ..CostView::default() },
        Kinds::Agitacja | Kinds::ChangeField | Kinds::Challenge { .. } | Kinds::March { .. } => {
            let taps = table.card(source).zaznaczona;
            CostView { taps, surcharges: paid_for(table, object), ..CostView::default() }
        }
        _ => CostView::default(),
    }
}

/// What was paid for a challenge because of whom it calls out.
fn paid_for(table: &Table, object: &Object) -> Vec<Surcharge> {
    let of_challenge = matches!(object.kind, Kinds::Challenge { .. });
    let paid = table.na_stosie.paid.iter().filter(|(it, _)| of_challenge && *it == object.source);
    let surcharge = |(_, amount): &(CardId, u8)| {
        rule!("AH 119.3.b");
        Surcharge { resource: Resource::Kreski, amount: *amount, rule: cite!("AH 700.1.mm") }
    };
    paid.map(surcharge).collect()
}

/// How much of the lafa comes from a foreign mark, and how much from what other cards add.
fn dearer(table: &Table, card: CardId) -> Vec<Surcharge> {
    let (book, has_rules) = (table.rules().book, table.rules().keywords.have_rules());
    let (printed, basic) = (table.facts(card).lafa, r105_frakcje::lafa(table, card));
    let now = table::stat(table, card, Stat::Lafa);
    let raised = match book {
        Book::I2 => cite!("I2 3.3.3.10"),
        _ => cite!("AH 116.5.a"),
    };
    // What other cards take off it comes off the surcharge first.
    let parts =
        [(basic.min(now) - printed, quoted(book, cite!("AH 309.3"))), (now - basic, raised)];
    let more = parts.into_iter().filter(|(amount, _)| has_rules && 0 < *amount);
    let surcharge = |(amount, rule): (i8, RuleId)| {
        rule!("AH 119.3.b");
        Surcharge { resource: Resource::Dukaty, amount: amount as u8, rule }
    };
    more.map(surcharge).collect()
}

fn duel(table: &Table) -> Option<DuelView> {
    let duel = table.duel.as_ref()?;
    let side = |postac: CardId| {
        let seat = table.card(postac).controller;
        let parts = table::fighting_parts(table, postac).into_iter();
        let beside = table.beside(postac).into_iter().filter(|it| *it != postac);
        let chosen = duel.chosen.iter().copied().filter(|it| table.card(*it).host == Some(postac));
        let played = duel.played.iter().filter(|(by, _)| *by == seat);
        SideView {
            seat,
            postac: table.card(postac).handle,
            beside: handles(table, beside),
            szabla: table::fighting(table, postac),
            parts: parts.map(|(def, amount)| SzablaPart { def, amount }).collect(),
            moderunki: handles(table, chosen),
            sztychy: played.map(|(_, it)| table.card(*it).def).collect(),
        }
    };
    let stage = match duel.stage {
        Stage::Acceptance => DuelStage::Acceptance,
        Stage::Moderunki => DuelStage::Moderunki,
        Stage::Sztychy => DuelStage::Sztychy,
    };
    let [challenger, challenged] = duel.sides().map(side);
    Some(DuelView { stage, potyczka: table.is_potyczka(), challenger, challenged })
}
