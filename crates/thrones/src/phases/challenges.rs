//! 4 — The challenges phase, up to the declaration of defenders.

use cards::thrones::{Ban, Icon, Kind, Role};
use kernel::{CardId, Seat};
use rulebook::rule;

use crate::{
    ability::{ICONS, kind},
    catalog::word,
    choice::{Choice, Question},
    event::Event,
    flow::{Flow, Member, Play, Step, What},
    illegal::Reason,
    table::{self, Challenge, Place, Side, Table, any_in_force},
};

/// The next player in order becomes active, until all have been.
pub(crate) fn next(play: &mut Play<'_>) {
    let waits = |seat: &Seat| !play.t.player(*seat).was_active;
    let Some(seat) = play.t.in_order().find(waits) else {
        rule!("KZ 4.3.a");
        play.t.active = None;
        return play.pop();
    };
    rule!("KZ 4.3");
    rule!("KZ 4.okno");
    rule!("KZ Aktywny gracz.2");
    rule!("KZ Pierwszy gracz, Żeton pierwszego gracza.1");
    rule!("KZ Dodatek I.2");
    play.t.active = Some(seat);
    play.t.player_mut(seat).was_active = true;
    play.tell(Event::Active { seat });
    play.step(Step::Challenge(seat));
    play.step(Step::ActionWindow);
}

/// May this player initiate this challenge?
pub(crate) fn can_challenge(
    table: &Table,
    seat: Seat,
    icon: Icon,
    against: Seat,
) -> Result<(), Reason> {
    is_allowed(table, seat, icon, against)?;
    let attacks =
        |it: CardId| can_declare_attacker(table, it).is_ok() && table::has_icon(table, it, icon);
    if table.characters(seat).any(attacks) { Ok(()) } else { Err(Reason::NoAttacker) }
}

/// May he, if he has somebody to attack with?
fn is_allowed(table: &Table, seat: Seat, icon: Icon, against: Seat) -> Result<(), Reason> {
    let player = table.player(seat);
    if table::challenges_allowed(table, seat, icon) <= player.initiated[icon as usize] {
        return Err(Reason::ChallengeUsed);
    }
    if against == seat || table.out.contains(against) {
        return Err(Reason::NotOffered);
    }
    match table::challenge_forbidden(table, seat, icon, against) {
        Some(by) => Err(Reason::Forbidden { by }),
        None => Ok(()),
    }
}

/// The types in which this player can attack with somebody, one bit each.
fn attack_types(table: &Table, seat: Seat) -> u8 {
    let able = table.characters(seat).filter(|it| can_declare_attacker(table, *it).is_ok());
    able.fold(0, |types, it| types | table::icons(table, it))
}

/// May this character be declared as an attacker, if its icons allow it?
fn can_declare_attacker(table: &Table, card: CardId) -> Result<(), Reason> {
    if table.card(card).kneeling {
        return Err(Reason::Kneeling(card));
    }
    table::is_let(table, card, Ban::DeclareAsAttacker)
}

pub(crate) fn can_attack(table: &Table, seat: Seat, card: CardId) -> Result<(), Reason> {
    let challenge = table.challenge.ok_or(Reason::NotOffered)?;
    let state = table.card(card);
    if state.controller != seat || state.place != Place::Play {
        return Err(Reason::NotYours);
    }
    can_declare_attacker(table, card)?;
    if !table::has_icon(table, card, challenge.icon) {
        return Err(Reason::NoIcon(card));
    }
    Ok(())
}

pub(crate) fn thoughts(table: &Table, seat: Seat, into: &mut Vec<Choice>) {
    into.push(Choice::Pass);
    for icon in ICONS {
        let against = table.opponents(seat);
        into.extend(against.map(|against| Choice::Challenge { icon, against }));
    }
}

pub(crate) fn offer(play: &mut Play<'_>, seat: Seat) {
    let types = attack_types(play.t, seat);
    let possible = ICONS
        .into_iter()
        .filter(|it| types & 1 << *it as u8 != 0)
        .any(|icon| play.t.opponents(seat).any(|it| is_allowed(play.t, seat, icon, it).is_ok()));
    if possible && !play.t.out.contains(seat) {
        rule!("KZ 4.2");
        play.ask(seat, Question::Challenge);
    } else {
        rule!("KZ 4.2.b");
        play.pop();
    }
}

pub(crate) fn answer(play: &mut Play<'_>, seat: Seat, choice: Choice) {
    let Choice::Challenge { icon, against } = choice else {
        rule!("KZ 4.2.b");
        play.tell(Event::Passed { seat });
        return play.pop();
    };
    rule!("KZ 4.2.a");
    rule!("KZ 4.2.d");
    rule!("KZ 4.2.e");
    play.t.challenge = Some(Challenge {
        icon,
        attacker: seat,
        defender: against,
        winner: None,
        margin: 0,
        unopposed: false,
        keywords_done: 0,
        initiated: false,
    });
    play.flow.picked.clear();
    play.flow.bypassing.clear();
    // The same player may go on after the action window that follows the challenge.
    rule!("KZ 4.2.6.a");
    play.step(Step::ActionWindow);
    play.step(Step::Attackers(seat));
}

fn is_full(table: &Table, flow: &Flow, seat: Seat, role: Role) -> bool {
    table::declare_cap(table, seat, role) <= flow.picked.len() || 39 < flow.picked.len()
}

/// May this character attack besides those picked already?
pub(crate) fn can_add_attacker(table: &Table, flow: &Flow, seat: Seat, card: CardId) -> bool {
    let attacks = !flow.picked.contains(card)
        && table.card(card).kind == Kind::Character
        && can_attack(table, seat, card).is_ok();
    attacks && !is_full(table, flow, seat, Role::Attacker)
}

pub(crate) fn attackers(play: &mut Play<'_>, seat: Seat) {
    if play.t.characters(seat).any(|it| can_add_attacker(play.t, play.flow, seat, it)) {
        play.ask(seat, Question::Attackers);
    } else {
        declared(play, seat);
    }
}

pub(crate) fn attacker_thoughts(table: &Table, flow: &Flow, seat: Seat, into: &mut Vec<Choice>) {
    into.extend(table.characters(seat).map(Choice::Pick));
    if !flow.picked.is_empty() {
        into.push(Choice::Done);
    }
}

pub(crate) fn answer_attackers(play: &mut Play<'_>, seat: Seat, choice: Choice) {
    match choice {
        Choice::Pick(card) => play.flow.picked.put_on_top(card),
        _ => declared(play, seat),
    }
}

fn declared(play: &mut Play<'_>, seat: Seat) {
    play.pop();
    play.step(Step::Initiated);
    play.step(Step::Stealth { seat, number: 0 });
}

/// Could this character of the defending player be bypassed?
pub(crate) fn can_bypass(table: &Table, flow: &Flow, card: CardId) -> Result<(), Reason> {
    let challenge = table.challenge.ok_or(Reason::NotOffered)?;
    let state = table.card(card);
    let there = state.place == Place::Play && state.kind == Kind::Character;
    if state.controller != challenge.defender || !there {
        return Err(Reason::NotOffered);
    }
    if table::keywords(table, card) & word::STEALTH != 0 {
        return Err(Reason::HasStealth(card));
    }
    table::is_let(table, card, Ban::BypassByStealth)?;
    if flow.bypassing.contains(card) {
        return Err(Reason::Bypassed(card));
    }
    Ok(())
}

pub(crate) fn stealth(play: &mut Play<'_>, seat: Seat, mut number: u8) {
    let Some(challenge) = play.t.challenge else { return play.pop() };
    while let Some(card) = play.flow.picked.as_slice().get(usize::from(number)).copied() {
        let stealthy = table::keywords(play.t, card) & word::STEALTH != 0;
        let mut characters = play.t.characters(challenge.defender);
        if stealthy && characters.any(|it| can_bypass(play.t, play.flow, it).is_ok()) {
            drop(characters);
            play.become_(crate::flow::Frame::Step(Step::Stealth { seat, number }));
            return play.ask(seat, Question::Stealth { card });
        }
        number += 1;
    }
    play.pop();
}

pub(crate) fn stealth_choices(table: &Table, flow: &Flow, _number: u8, into: &mut Vec<Choice>) {
    let Some(challenge) = table.challenge else { return };
    let characters = table.characters(challenge.defender);
    let free = characters.filter(|it| can_bypass(table, flow, *it).is_ok());
    into.extend(free.map(Choice::Pick));
    into.push(Choice::Done);
}

pub(crate) fn answer_stealth(play: &mut Play<'_>, seat: Seat, number: u8, choice: Choice) {
    if let Choice::Pick(card) = choice {
        rule!("KZ 4.2.i");
        rule!("KZ Podstęp.0");
        let by = play.flow.picked.as_slice()[usize::from(number)];
        play.flow.bypassing.put_on_top(by);
        play.flow.bypassing.put_on_top(card);
    }
    play.become_(crate::flow::Frame::Step(Step::Stealth { seat, number: number + 1 }));
}

/// Type, opponent, attackers and stealth are one occurrence.
pub(crate) fn initiated(play: &mut Play<'_>) {
    play.pop();
    let Some(mut challenge) = play.t.challenge else { return };
    rule!("KZ 4.2.c");
    rule!("KZ Atakujący, Atakująca postać, Atakujący gracz.0.b");
    rule!("KZ Obronca, Broniąca postać, Broniący gracz.0.b");
    rule!("KZ Przeciwno.0");
    rule!("KZ 4.2.k");
    let Challenge { icon, attacker: seat, defender, .. } = challenge;
    challenge.initiated = true;
    play.t.challenge = Some(challenge);
    play.t.player_mut(seat).initiated[icon as usize] += 1;
    play.t.player_mut(seat).attacks_this_round[icon as usize] += 1;
    play.tell(Event::Challenge { attacker: seat, defender, icon });
    for step in [
        Step::EndChallenge,
        Step::Keywords,
        Step::Claim,
        Step::Bonus,
        Step::Determine,
        Step::ActionWindow,
        Step::Defenders,
        Step::ActionWindow,
    ] {
        play.step(step);
    }
    rule!("KZ 4.2.okno");
    rule!("KZ 4.2.1.okno");
    play.scope();
    let from = play.flow.members.len();
    let mut member = Member::new(What::Initiated, seat);
    member.icon = Some(icon);
    play.flow.members.push(member);
    let attackers = play.flow.picked;
    for card in attackers.iter() {
        rule!("KZ 4.2.f");
        declare(play, card, Side::Attacking, icon);
        let mut member = Member::new(What::Declared, seat).card(card);
        member.icon = Some(icon);
        play.flow.members.push(member);
    }
    let pairs = play.flow.bypassing;
    for pair in pairs.as_slice().chunks_exact(2) {
        let (by, card) = (pair[0], pair[1]);
        play.t.cards[card.index()].bypassed = true;
        let (face, by_face) = (play.t.face(card), play.t.face(by));
        play.tell(Event::Bypassed { card: face, by: by_face });
        play.flow.members.push(Member::new(What::Bypassed, defender).card(card).by(by));
    }
    play.flow.picked.clear();
    play.flow.bypassing.clear();
    rule!("KZ 4.2.j");
    play.occur(from);
}

/// A character takes part on this side and kneels for it.
fn declare(play: &mut Play<'_>, card: CardId, side: Side, icon: Icon) {
    rule!("KZ Uczestniczenie.0");
    rule!("KZ Uczestniczenie.1");
    match side {
        Side::Attacking => rule!("KZ Atakujący, Atakująca postać, Atakujący gracz.0"),
        _ => rule!("KZ Obronca, Broniąca postać, Broniący gracz.0"),
    }
    play.t.cards[card.index()].side = side;
    let (role, face) = match side {
        Side::Attacking => (Role::Attacker, play.t.face(card)),
        _ => (Role::Defender, play.t.face(card)),
    };
    play.tell(match role {
        Role::Attacker => Event::Attacks { card: face },
        Role::Defender => Event::Defends { card: face },
    });
    if !table::stays_standing(play.t, card, role, icon) && !play.t.card(card).kneeling {
        play.kneel(card);
    }
}

/// May this character be declared as a defender?
pub(crate) fn can_defend(table: &Table, card: CardId) -> Result<(), Reason> {
    let challenge = table.challenge.ok_or(Reason::NotOffered)?;
    let state = table.card(card);
    if state.controller != challenge.defender || state.place != Place::Play {
        return Err(Reason::NotYours);
    }
    if state.side != Side::None {
        return Err(Reason::NotOffered);
    }
    if state.bypassed {
        return Err(Reason::Bypassed(card));
    }
    table::is_let(table, card, Ban::DeclareAsDefender)?;
    if table::defends_anyway(table, card, challenge.icon) {
        return Ok(());
    }
    if state.kneeling {
        return Err(Reason::DefenderKneels(card));
    }
    if !table::has_icon(table, card, challenge.icon) {
        return Err(Reason::DefenderLacksIcon(card));
    }
    Ok(())
}

/// May this character defend besides those picked already?
pub(crate) fn can_add_defender(table: &Table, flow: &Flow, card: CardId) -> bool {
    let defends = !flow.picked.contains(card)
        && table.card(card).kind == Kind::Character
        && can_defend(table, card).is_ok();
    defends && !is_full(table, flow, table.card(card).controller, Role::Defender)
}

pub(crate) fn defenders(play: &mut Play<'_>) {
    let Some(challenge) = play.t.challenge else { return play.pop() };
    let seat = challenge.defender;
    if play.t.characters(seat).any(|it| can_add_defender(play.t, play.flow, it)) {
        play.ask(seat, Question::Defenders);
    } else {
        defend(play);
    }
}

pub(crate) fn defender_thoughts(table: &Table, flow: &Flow, into: &mut Vec<Choice>) {
    let Some(challenge) = table.challenge else { return };
    into.extend(table.characters(challenge.defender).map(Choice::Pick));
    if can_stop_defending(table, flow).is_ok() {
        into.push(Choice::Done);
    }
}

/// Whoever must be declared a defender, and still can, has to be.
pub(crate) fn can_stop_defending(table: &Table, flow: &Flow) -> Result<(), Reason> {
    let Some(challenge) = table.challenge else { return Ok(()) };
    if !any_in_force(table, kind::MUST_DEFEND) {
        return Ok(());
    }
    let must = |card: CardId| {
        let by = table::must_defend(table, card)?;
        can_add_defender(table, flow, card).then_some(Reason::MustDefend { card, by })
    };
    match table.characters(challenge.defender).find_map(must) {
        Some(reason) => Err(reason),
        None => Ok(()),
    }
}

pub(crate) fn answer_defenders(play: &mut Play<'_>, choice: Choice) {
    match choice {
        Choice::Pick(card) => play.flow.picked.put_on_top(card),
        _ => defend(play),
    }
}

fn defend(play: &mut Play<'_>) {
    play.pop();
    let Some(challenge) = play.t.challenge else { return };
    let cards = play.flow.picked;
    play.flow.picked.clear();
    for card in cards.iter() {
        rule!("KZ 4.2.1");
        declare(play, card, Side::Defending, challenge.icon);
    }
}
