//! What a player might think of doing, before any judge is asked: what plainly
//! cannot be done is passed over.

use cards::veto::{Head, Kind};
use kernel::{CardId, Seat};

use crate::{
    ability::{self, LOWER, Way, Ways},
    ch2_karta::r212_wplywy,
    ch5_runda::{r504_zagrywanie, r512_kopia, r512_przejscie, r513_pojedynek},
    ch7_slowa::{r700_slowa, r700_zamek},
    choice::Choice,
    judge,
    step::Step,
    table::{Card, ObjectKind, Place, Table},
};

/// What somebody might declare now; the judges have not been asked.
pub(crate) fn of(table: &Table, step: &Step, into: &mut Vec<Choice>) {
    match step {
        Step::Stint(seat) => stint(table, *seat, into),
        Step::Reply { seat, .. } | Step::DuelTurn(seat) => repliki(table, *seat, into),
        Step::Window { seat, .. } => window(table, *seat, into),
        _ => unreachable!("{step:?} is no time for declarations"),
    }
}

/// Something that may be declared now, and that nobody would think of.
pub(crate) fn overlooked(table: &Table, step: &Step) -> Option<Choice> {
    let seat = step.declares()?;
    let mut thoughts = Vec::new();
    of(table, step, &mut thoughts);
    let heard = imaginable(table).filter(|it| step.hears(*it) && !thoughts.contains(it));
    let mut allowed = heard.filter(|it| judge::may(table, seat, *it).is_ok());
    allowed.next()
}

/// Everything that could be declared with any card, however absurd: what may be done is among it.
fn imaginable(table: &Table) -> impl Iterator<Item = Choice> + '_ {
    const WAYS: u8 = LOWER;
    let deeds = |card| {
        let plain = [
            Choice::Underlay(card),
            Choice::Agitate(card),
            Choice::Challenge(card),
            Choice::ChangeField(card),
            Choice::Boost(card),
            Choice::DiscardCopy(card),
        ];
        let of = move |way| [Choice::Play { card, way }, Choice::Use { card, ability: way }];
        plain.into_iter().chain((0..2 * LOWER).flat_map(of))
    };
    let in_play = || table.ids().filter(|it| table.in_play(*it));
    let pairs = in_play().flat_map(move |card| in_play().map(move |of| (card, of)));
    let lent = pairs
        .filter(|(card, of)| card != of)
        .flat_map(|(card, of)| (0..WAYS).map(move |ability| Choice::Borrow { card, of, ability }));
    table.ids().flat_map(deeds).chain(lent)
}

/// Every czyn and drobiazg of the seat przy głosie, then bene or pas.
fn stint(table: &Table, seat: Seat, into: &mut Vec<Choice>) {
    let kompania = &table.seats[seat];
    let rules = table.rules();
    let purse = r504_zagrywanie::purse(table, seat);
    for card in kompania.dwor.iter() {
        let Card { kind, brief, .. } = *table.card(card);
        if matches!(kind, Kind::Sztych | Kind::Przymierze) {
            into.push(Choice::Underlay(card));
            continue;
        }
        if table.czyn_used && matches!(kind, Kind::Postac | Kind::Oddzial) {
            continue;
        }
        if i32::from(brief.lafa) <= purse || brief.answers_itself {
            brief.plays.each(|way| into.push(Choice::Play { card, way }));
        }
        if kind == Kind::Postac && rules.copies_of_use && table.might_have_namesake(card) {
            into.push(Choice::DiscardCopy(card));
        }
    }
    if !table.czyn_used {
        let foes = || table.opponents(seat).any(|it| r513_pojedynek::has_duellists(table, it));
        let deeds = Deeds { table, foes: foes() };
        kompania.pole.iter().for_each(|it| deeds.of(it, into));
    }
    for card in przymierza(table, seat) {
        let ways = table.facts(card).plays(rules);
        ways.each(|way| into.push(Choice::Play { card, way }));
    }
    uses(table, seat, into);
    if r700_zamek::might_lend(table, seat) {
        r700_zamek::thoughts(table, seat, false, into);
    }
    if table.works_elsewhere(seat) {
        for card in kompania.lazaret.iter().chain(kompania.zalnik.iter()) {
            let facts = table.facts(card);
            facts.elsewhere().each(|way| {
                into.push(match facts.is_played {
                    true => Choice::Play { card, way },
                    false => Choice::Use { card, ability: way },
                });
            });
        }
    }
    into.push(Choice::EndStint);
}

/// The abilities in play that this seat might use in its stint.
fn uses(table: &Table, seat: Seat, into: &mut Vec<Choice>) {
    for (card, actions) in table.acting(seat) {
        let (card, state) = (*card, table.card(*card));
        let abilities = actions.left(state.zaznaczona, table.czyn_used, state.used);
        match state.kind {
            _ if abilities == Ways::NONE => {}
            Kind::Ziemia if table.user(card) != Some(seat) => {}
            Kind::Frakcja => {
                let open = abilities.without(r212_wplywy::barred(table, seat, card));
                open.each(|ability| into.push(Choice::Use { card, ability }));
            }
            _ => abilities.each(|ability| into.push(Choice::Use { card, ability })),
        }
    }
    if table.gives_rules() {
        gifts(table, seat, |it| !matches!(it.head, Head::Replika | Head::Trigger), into);
    }
}

/// The abilities that cards of this seat were given, as far as they are such.
fn gifts(table: &Table, seat: Seat, such: impl Fn(&Way) -> bool, into: &mut Vec<Choice>) {
    let gifts = ability::gifts(table, seat).into_iter().filter(|(_, it)| such(it));
    into.extend(gifts.map(|(card, it)| Choice::Use { card, ability: it.ability }));
}

/// The przymierza this seat has laid under postacie.
fn przymierza(table: &Table, seat: Seat) -> impl Iterator<Item = CardId> + '_ {
    let attached = match table.rules().keywords.have_rules() && table.has_przymierza() {
        true => table.seats[seat].attached.as_slice(),
        false => &[],
    };
    let is_przymierze = |it: &CardId| table.kind(*it) == Kind::Przymierze;
    attached.iter().copied().filter(is_przymierze)
}

/// What cards in play may do besides their abilities.
struct Deeds<'t> {
    table: &'t Table,
    /// Is there anybody to be called out?
    foes: bool,
}

impl Deeds<'_> {
    /// What a postać or an oddział might do.
    #[inline]
    fn of(&self, card: CardId, into: &mut Vec<Choice>) {
        let state = self.table.card(card);
        if state.zaznaczona {
            return;
        }
        match (state.kind, state.place) {
            (Kind::Postac, Place::Pole) => {}
            (Kind::Postac, Place::Karmazyni) => return into.push(Choice::ChangeField(card)),
            (Kind::Oddzial, _) => {
                return into.extend([Choice::ChangeField(card), Choice::Challenge(card)]);
            }
            _ => return,
        }
        if self.table.rules().karmazyni && r512_przejscie::might_be_admitted(self.table, card) {
            into.push(Choice::ChangeField(card));
        }
        if r700_slowa::might_agitate(self.table, card) {
            into.push(Choice::Agitate(card));
        }
        if self.foes && r513_pojedynek::might_challenge(self.table, card) {
            into.push(Choice::Challenge(card));
        }
    }
}

/// Every replika this seat might think of beginning in the window that is open.
fn window(table: &Table, seat: Seat, into: &mut Vec<Choice>) {
    let moment = table.okno.moment;
    let repliki = table.seats[seat].repliki.iter();
    let fits = |it: &CardId| moment.is_some_and(|at| table.facts(*it).moments.contains(at));
    repliki.filter(fits).for_each(|it| replika(table, it, into));
    if table.gives_rules() {
        gifts(table, seat, |it| it.moment.is_some() && it.moment == moment, into);
    }
    into.push(Choice::Decline);
}

/// The ways of playing or using this card in answer to something.
fn replika(table: &Table, card: CardId, into: &mut Vec<Choice>) {
    let ways = table.facts(card).answering();
    match table.card(card).place {
        Place::Under if !r504_zagrywanie::might_be_drawn(table, card) => {}
        Place::Dwor | Place::Under => ways.each(|way| into.push(Choice::Play { card, way })),
        place if place == Place::Stos || table.in_play(card) => {
            ways.each(|ability| into.push(Choice::Use { card, ability }));
        }
        _ => {}
    }
}

/// Every replika this seat might think of on the top object.
pub(crate) fn repliki(table: &Table, seat: Seat, into: &mut Vec<Choice>) {
    let kompania = &table.seats[seat];
    let Some(top) = table.stos.last() else { return into.push(Choice::Decline) };
    let call = top.call(seat).filter(|it| kompania.can_answer(*it));
    let answers_it = |card| {
        let state = table.card(card);
        // Most of them lie in the kredens.
        state.place != Place::Kredens && call.is_some_and(|it| state.brief.answers.has(it))
    };
    let repliki = if call.is_some() { kompania.repliki.as_slice() } else { &[] };
    for card in repliki.iter().copied().filter(|it| answers_it(*it)) {
        replika(table, card, into);
    }
    if table.gives_rules() {
        gifts(table, seat, |it| it.answered().is_some(), into);
    }
    if r700_zamek::might_lend(table, seat) {
        r700_zamek::thoughts(table, seat, true, into);
    }
    if top.kind == ObjectKind::Card
        && top.controller == seat
        && table.facts(top.source).answers_itself
    {
        let card = top.source;
        table.facts(card).answering().each(|ability| into.push(Choice::Use { card, ability }));
    }
    if top.kind == ObjectKind::Duel && table.rules().copies_of_use {
        for card in kompania.dwor.iter().filter(|it| table.kind(*it) == Kind::Postac) {
            into.extend(r512_kopia::ways(table, card).map(|way| Choice::Play { card, way }));
        }
    }
    if top.kind == ObjectKind::Agitacja && top.controller == seat {
        let under = kompania.attached.iter().filter(|it| table.card(*it).host == Some(top.source));
        let cards = kompania.dwor.iter().chain(under);
        let sztychy = cards.filter(|it| table.kind(*it) == Kind::Sztych);
        into.extend(sztychy.map(Choice::Boost));
    }
    into.push(Choice::Decline);
}
