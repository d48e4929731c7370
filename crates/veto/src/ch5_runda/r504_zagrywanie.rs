//! AH 504-511 — Zagrywanie i wystawianie kart.
//!
//! One judge for every card in the dwór: what is put out, what is played as a
//! drobiazg or czyn, what answers the top object of the stos.

use cards::veto::{Ban, Event, Head, Keyword, Kind, Stat};
use kernel::{CardId, Seat};
use rulebook::{cite, rule};

use super::r512_kopia;
use crate::{
    ability::{self, Def, Facts, Mask, Plan, Way, answers, may_declare},
    ch1_ogolne::{r105_frakcje, r114_akcje::may_act},
    ch3_typy::r310_przymierza,
    ch7_slowa::r700_wojsko,
    choice::Choice,
    illegal::Reason,
    judge,
    ruleset::{Election, KeywordRules},
    ruling::Ruling,
    table::{self, Change, ObjectKind, Place, Table},
    thoughts,
};

/// The way of playing a postać that puts it out on the pole karmazynów.
pub(crate) const KARMAZYNI: u8 = 1;

/// The way of playing a postać that attaches it to an oddział.
pub(crate) const ODDZIAL: u8 = 2;

/// The way of playing a postać that strengthens a duellist like a sztych.
pub(crate) const KOPIA: u8 = 3;

/// May this card be played this way?
pub(crate) fn may_play(table: &Table, seat: Seat, card: CardId, way: u8) -> Result<Plan, Reason> {
    let (def, way) = table.played_as(card, way);
    let elsewhere = match def.way(way).filter(|_| def.put_out.is_none()) {
        Some(way) => ability::is_where_it_works(table, card, way)?,
        None => false,
    };
    if elsewhere && table.card(card).owner == seat {
        rule!("AH 112.11.b");
    } else {
        may_be_played_from(table, seat, card)?;
    }
    r105_frakcje::may_be_used(table, seat, card)?;
    if def.named_like_unikat && is_kept_out(table, card, &def.card.name) {
        return Err(Reason::Keyword(cite!("AH 700.1.ww")));
    }
    if table.is_altered(Mask::ban(Ban::PlayCiecia)) && is_ciecie(table, card, way) {
        let by = table::forbidden_to(table, seat, Ban::PlayCiecia);
        by.map_or(Ok(()), |by| Err(Reason::Forbidden { by }))?;
    }
    let plan = match def.put_out {
        Some(_) if way == KARMAZYNI => {
            let program = def.put_out_karmazyni.filter(|_| table.rules().karmazyni);
            may_be_put_out(table, seat, (card, def), program.ok_or(Reason::NoKarmazyn)?)?
        }
        Some(_) if way == ODDZIAL => {
            let program = def.put_out_oddzial.filter(|_| table.rules().pole_ziem);
            may_be_put_out(table, seat, (card, def), program.ok_or(Reason::NoOficer)?)?
        }
        Some(_) if way == KOPIA => return r512_kopia::may_strengthen(table, seat, card, def),
        Some(program) if way == 0 => may_be_put_out(table, seat, (card, def), program)?,
        Some(_) => return Err(Reason::NothingToDo),
        None => {
            let way = def.way(way).ok_or(Reason::NothingToDo)?;
            may_take_effect(table, seat, card, way)?
        }
    };
    can_afford(table, def, plan)?;
    Ok(plan)
}

/// Is it played as a sztych with Cięcie? A copy of a duellist counts as one.
fn is_ciecie(table: &Table, card: CardId, way: u8) -> bool {
    let copy = table.kind(card) == Kind::Postac && way == KOPIA;
    copy || table.facts(card).has(Keyword::Ciecie)
}

/// Timing and targets of a card that is put out.
fn may_be_put_out(
    table: &Table,
    seat: Seat,
    (card, def): (CardId, &Def),
    program: u16,
) -> Result<Plan, Reason> {
    may_act(table, seat, is_put_out_by_czyn(table.kind(card)))?;
    if table.kind(card) == Kind::Oddzial {
        r700_wojsko::may_stand_somewhere(table, card)?;
    }
    may_have_another_elekt(table, seat, card)?;
    if let Some(removed) = removed_namesake(table, def) {
        return Err(Reason::Barred(removed));
    }
    if let Some(other) = namesake(table, def) {
        let copy = table.def(other).card.is_same(&def.card);
        return Err(Reason::Unique { other, kind: table.kind(card), copy });
    }
    let plan = Plan { program, source: card, seat, it: None };
    ability::can_declare(table, plan)?;
    Ok(plan)
}

/// The card in play that keeps this one out: of a unique card there is only one of its name.
pub(crate) fn namesake(table: &Table, def: &Def) -> Option<CardId> {
    let (kind, facts) = (def.facts.kind, def.facts);
    if !are_unique(table, &facts) || !table.rules().unique_cards {
        return None;
    }
    rule!("AH 203.4");
    rule!("I2 2.2.1");
    rule!("I2 2.2.2");
    rule!("I2 2.2.3");
    if kind == Kind::Postac {
        rule!("AH 203.4.a");
        rule!("I2 2.3.1");
        rule!("AH 301.3");
    }
    let is_namesake = |it: &CardId| table.facts(*it).name == facts.name;
    match kind {
        _ if !table.might_be_named(facts.name) => None,
        Kind::Postac => table.seats.seats().flat_map(|it| table.postacie(it)).find(is_namesake),
        _ => table.ids().find(|it| {
            table.in_play(*it) && is_namesake(it) && are_unique(table, &table.facts(*it))
        }),
    }
}

/// Is there only one of such cards in play? Of a postać always, as a rule.
fn are_unique(table: &Table, facts: &Facts) -> bool {
    match facts.kind {
        Kind::Postac => {
            table.rules().keywords != KeywordRules::Artykuly || !facts.has(Keyword::Pospolity)
        }
        _ => facts.has(Keyword::Unikat),
    }
}

/// The removed postać that keeps this one out: none of its name can appear any more.
pub(crate) fn removed_namesake(table: &Table, def: &Def) -> Option<CardId> {
    if !table.rules().removed_bars_copies || def.facts.kind != Kind::Postac {
        return None;
    }
    let named = |it: CardId| table.def(it).card.names().any(|name| name == def.card.name);
    let mut removed = table.seats.iter().flat_map(|(_, it)| it.zalnik.iter());
    removed.find(|it| table.kind(*it) == Kind::Postac && named(*it))
}

/// Is there a card with Unikat of the same name in play? A unique card has reasons of its own.
fn is_kept_out(table: &Table, card: CardId, name: &str) -> bool {
    let kind = table.kind(card);
    if table.facts(card).has(Keyword::Unikat) {
        return false;
    }
    let unikat = |it: CardId| {
        let like_it = kind == Kind::Postac && table.kind(it) == kind;
        table.in_play(it) && table.facts(it).has(Keyword::Unikat) && !like_it
    };
    table.ids().any(|it| unikat(it) && table.def(it).card.name == name)
}

/// Only one postać with Elekt for each player.
fn may_have_another_elekt(table: &Table, seat: Seat, card: CardId) -> Result<(), Reason> {
    let counts = table.rules().election == Election::Elekt && table.facts(card).has(Keyword::Elekt);
    let elekt = |it: &CardId| table::has_keyword(table, *it, Keyword::Elekt);
    match counts.then(|| table.postacie(seat).find(elekt)).flatten() {
        Some(elekt) => Err(Reason::SecondElekt(elekt)),
        None => Ok(()),
    }
}

/// Timing, targets and costs of a card that takes effect and goes.
fn may_take_effect(table: &Table, seat: Seat, card: CardId, way: &Way) -> Result<Plan, Reason> {
    match way.head {
        Head::Replika if table.duel.is_none() && is_for_duels(table, card, way) => {
            Err(Reason::OnlyInDuel)
        }
        Head::Replika => answers(table, seat, card, way),
        Head::Czyn | Head::Drobiazg => {
            may_act(table, seat, way.head == Head::Czyn)?;
            may_declare(table, seat, card, way, None)
        }
        _ => Err(Reason::NothingToDo),
    }
}

/// A sztych that does not say otherwise.
fn is_for_duels(table: &Table, card: CardId, way: &Way) -> bool {
    let in_duels = |event| matches!(event, Event::Duels | Event::HasPlayed);
    table.kind(card) == Kind::Sztych && way.answered().is_some_and(|it| in_duels(it.event))
}

/// Can its lafa be paid together with what else it costs, if need be with a replika that lowers the lafa?
fn can_afford(table: &Table, def: &Def, plan: Plan) -> Result<(), Reason> {
    let Plan { seat, source: card, .. } = plan;
    let lafa = i32::from(table::stat(table, card, Stat::Lafa));
    let price = lafa + besides_lafa(table, def, plan);
    let has = i32::from(table.seats[seat].dukaty);
    let missing = price - has;
    if price <= has || missing <= lafa && ability::might_lower(table, seat, (card, def), missing) {
        return Ok(());
    }
    if def.facts.pays_otherwise && ability::pays_otherwise(table, plan) {
        return Ok(());
    }
    Err(Reason::TooFewDukaty { price, has })
}

/// The dukaty a card costs besides its lafa; what is put out costs nothing else.
fn besides_lafa(table: &Table, def: &Def, plan: Plan) -> i32 {
    if def.put_out.is_none() { ability::dukaty(table, plan) } else { 0 }
}

/// The most that a card may say it costs for this seat to be able to play it.
#[inline]
pub(crate) fn purse(table: &Table, seat: Seat) -> i32 {
    if table.is_altered(Mask::stat(Stat::Lafa)) {
        return i32::MAX;
    }
    i32::from(table.seats[seat].dukaty) + ability::most_lowered(table, seat)
}

/// What is missing for the card this seat has on top of the stos, if it can be
/// paid for only with a replika to it.
fn shortage(table: &Table, seat: Seat) -> Option<(CardId, i32)> {
    let top = table.stos.last()?;
    let own = top.kind == ObjectKind::Card && top.controller == seat;
    if !own || top.negated || top.replied.contains(seat) {
        return None;
    }
    let plan = Plan { program: top.frame?.program, source: top.source, seat, it: None };
    if table.facts(top.source).pays_otherwise && ability::pays_otherwise(table, plan) {
        return None;
    }
    let lafa = i32::from(table::stat(table, top.source, Stat::Lafa));
    let price = lafa + besides_lafa(table, table.def(top.source), plan);
    let missing = price - i32::from(table.seats[seat].dukaty);
    (0 < missing).then_some((top.source, missing))
}

/// Whoever can pay only with a replika has to use one that makes it cheap enough, if he can.
pub(crate) fn may_leave_dear(table: &Table, seat: Seat, choice: Choice) -> Result<(), Reason> {
    if table.rules().too_dear_returns {
        return Ok(()); // Who cannot pay after all takes the card back.
    }
    let Some((dear, missing)) = shortage(table, seat) else { return Ok(()) };
    let enough = |choice: &Choice| match *choice {
        Choice::Play { card, way } | Choice::Use { card, ability: way } => {
            missing <= ability::saves_by(table, seat, (card, way), dear)
        }
        _ => false,
    };
    let is_played = table.facts(dear).is_played;
    if enough(&choice) {
        match is_played {
            true => rule!("AH 116.2.c"),
            false => rule!("AH 116.2.a"),
        }
        return Ok(());
    }
    let mut repliki = Vec::new();
    thoughts::repliki(table, seat, &mut repliki);
    let mut helpful = repliki.iter().filter(|it| enough(it));
    if !helpful.any(|it| judge::is_legal(table, seat, *it)) {
        return Ok(());
    }
    let rule = if is_played { cite!("AH 116.2.c") } else { cite!("AH 116.2.a") };
    Err(Reason::MustLower(rule))
}

/// From the dwór; a sztych also from under a postać that is duelling.
fn may_be_played_from(table: &Table, seat: Seat, card: CardId) -> Result<(), Reason> {
    let state = table.card(card);
    if state.owner != seat {
        return Err(Reason::NotYours);
    }
    match state.place {
        Place::Dwor | Place::Under if table.kind(card) == Kind::Przymierze => {
            r310_przymierza::may_be_played_from(table, card)
        }
        Place::Dwor => Ok(()),
        Place::Under if host_fights(table, card) => Ok(()),
        Place::Under => Err(Reason::SztychElsewhere),
        Place::Zalnik => Err(Reason::Removed),
        _ => Err(Reason::NothingToDo),
    }
}

/// Might this card, which lies under another, be played from there?
#[inline]
pub(crate) fn might_be_drawn(table: &Table, card: CardId) -> bool {
    table.kind(card) == Kind::Przymierze || host_fights(table, card)
}

fn host_fights(table: &Table, card: CardId) -> bool {
    let host = table.card(card).host;
    table.duel.as_ref().is_some_and(|it| host.is_some_and(|host| it.against(host).is_some()))
}

/// The kreski of a card that was put out, as many as it has now or had when it left play.
pub(crate) fn take_kreski(
    table: &Table,
    card: CardId,
    seat: Seat,
    known: Option<u8>,
    ruling: &mut Ruling,
) {
    rule!("MB 37");
    rule!("AH 216.3");
    rule!("AH 505.2.c");
    rule!("I2 1.2.5");
    rule!("I2 3.3.3.12");
    let amount = known.unwrap_or_else(|| table::stat(table, card, Stat::Kreski) as u8);
    ruling.by(cite!("MB 37"), Change::Kreski { from: None, to: Some(seat), amount });
}

/// Putting out a postać or an oddział and playing a card marked C are czyny.
pub(crate) fn is_czyn(table: &Table, card: CardId, way: u8) -> bool {
    let (def, way) = table.played_as(card, way);
    match def.put_out {
        Some(_) => is_put_out_by_czyn(table.kind(card)),
        None => def.way(way).is_some_and(|it| it.head == Head::Czyn),
    }
}

/// Of the cards that are put out, which take a czyn.
fn is_put_out_by_czyn(kind: Kind) -> bool {
    matches!(kind, Kind::Postac | Kind::Oddzial)
}
