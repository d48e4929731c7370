//! 4.2.2 to 4.2.6 — Who wins a challenge, and what that means.

use cards::thrones::{At, Icon, Stat};
use kernel::CardId;
use rulebook::rule;

use crate::{
    choice::{Choice, Question},
    event::Event,
    flow::{Flow, Frame, Member, Play, Step, What},
    table::{self, Side, Table},
};

/// The higher side wins, the attacker on a tie; but only with STR and a participant.
pub(crate) fn determine(play: &mut Play<'_>) {
    rule!("KZ 4.2.2");
    rule!("KZ 4.2.2.a");
    rule!("KZ Uczestniczenie.4");
    play.pop();
    let Some(mut challenge) = play.t.challenge else { return };
    let sides = [Side::Attacking, Side::Defending];
    let [attack, defence] = sides.map(|it| table::side_strength(play.t, it));
    let higher = usize::from(attack < defence);
    let totals = [attack, defence];
    let participates = table::participants(play.t, sides[higher]).next().is_some();
    play.scope();
    if !play.t.delayed.is_empty() {
        play.push(Frame::Delays { at: At::ChallengeResult });
    }
    if totals[higher] == 0 || !participates {
        rule!("KZ Wygrana w wyzwaniu.2");
        rule!("KZ Wygrana w wyzwaniu.4");
        if totals[higher] == 0 {
            rule!("KZ SIŁA, Modyfikatory siły.0.d");
        }
        return play.tell(Event::NobodyWon);
    }
    rule!("KZ Wygrana w wyzwaniu.0");
    if attack == defence {
        rule!("KZ Wygrana w wyzwaniu.3");
    }
    let seats = [challenge.attacker, challenge.defender];
    let (winner, loser) = (seats[higher], seats[1 - higher]);
    challenge.winner = Some(winner);
    challenge.margin = attack.abs_diff(defence).min(255) as u8;
    challenge.unopposed = higher == 0 && defence == 0;
    play.t.challenge = Some(challenge);
    let icon = challenge.icon as usize;
    for (seat, won, role) in [(winner, true, higher), (loser, false, 1 - higher)] {
        let player = play.t.player_mut(seat);
        for results in [&mut player.this_phase, &mut player.this_round] {
            let counts = if won { &mut results.won } else { &mut results.lost };
            counts[role][icon] += 1;
        }
    }
    let unopposed = challenge.unopposed;
    if unopposed {
        rule!("KZ 4.2.2.b");
        rule!("KZ Niebroniony, Niebronione wyzwanie.0");
    }
    play.tell(Event::Won { winner, attack, defence, unopposed });
    rule!("KZ 4.2.2.c");
    rule!("KZ Reakcje i przerwania.0");
    rule!("KZ Reakcje i przerwania.0.c");
    let from = play.flow.members.len();
    for (what, seat) in [(What::Won, winner), (What::Lost, loser)] {
        let mut member = Member::new(what, seat);
        member.icon = Some(challenge.icon);
        play.flow.members.push(member);
    }
    play.occur(from);
}

pub(crate) fn bonus(play: &mut Play<'_>) {
    play.pop();
    let Some(challenge) = play.t.challenge else { return };
    if challenge.unopposed && challenge.winner == Some(challenge.attacker) {
        rule!("KZ 4.2.3");
        rule!("KZ 4.2.3.b");
        rule!("KZ Niebroniony, Niebronione wyzwanie.1");
        let faction = play.t.player(challenge.attacker).faction;
        let gain = Member::new(What::PowerGained, challenge.attacker).card(faction);
        play.occurs_alone(gain.amount(1));
    }
}

pub(crate) fn claim(play: &mut Play<'_>) {
    play.pop();
    let Some(challenge) = play.t.challenge else { return };
    if challenge.winner != Some(challenge.attacker) {
        rule!("KZ 4.2.4.d");
        return;
    }
    rule!("KZ 4.2.4");
    rule!("KZ Efekty.0");
    rule!("KZ Roszczenia, wartość roszczeń.0");
    rule!("KZ Roszczenia, wartość roszczeń.0.c");
    let value = table::plot_value(play.t, challenge.attacker, Stat::Claim).min(100) as u8;
    let from = challenge.defender;
    play.tell(Event::Claim { from, icon: challenge.icon, value });
    if value == 0 {
        return;
    }
    play.scope();
    match challenge.icon {
        Icon::Military => {
            rule!("KZ 4.2.4.a");
            play.flow.picked.clear();
            play.step(Step::ClaimVictims { count: value });
        }
        Icon::Intrigue => {
            rule!("KZ 4.2.4.b");
            rule!("KZ Roszczenia Intrygi.0");
            let first = play.flow.members.len();
            if play.discard_at_random(from, value) < value {
                rule!("KZ Roszczenia Intrygi.0.b");
            }
            play.occur(first);
        }
        Icon::Power => {
            rule!("KZ 4.2.4.c");
            rule!("KZ Roszczenia władzy.0");
            let moved = value.min(play.t.card(play.t.player(from).faction).power);
            if moved != value {
                rule!("KZ Roszczenia władzy.0.b");
            }
            let to = play.t.player(challenge.attacker).faction;
            let card = play.t.player(from).faction;
            if moved != 0 {
                play.occurs(Member::new(What::PowerMoved, from).card(card).by(to).amount(moved));
            }
        }
    }
}

fn candidates<'a>(table: &'a Table, flow: &'a Flow) -> impl Iterator<Item = CardId> + 'a {
    let seat = table.challenge.map(|it| it.defender).into_iter();
    seat.flat_map(|it| table.characters(it)).filter(|it| !flow.picked.contains(*it))
}

/// The defending player picks the characters that die; with too few, all do.
pub(crate) fn ask_victims(play: &mut Play<'_>) {
    let Frame::Step(Step::ClaimVictims { count }) = play.flow.top() else { return };
    let wanted = usize::from(count).saturating_sub(play.flow.picked.len());
    let left = candidates(play.t, play.flow).count();
    if wanted == 0 || left == 0 {
        return kill(play);
    }
    if left <= wanted {
        rule!("KZ Roszczenia militarne.0.b");
        let all: Vec<CardId> = candidates(play.t, play.flow).collect();
        all.into_iter().for_each(|it| play.flow.picked.put_on_top(it));
        return kill(play);
    }
    if let Some(challenge) = play.t.challenge {
        play.ask(challenge.defender, Question::Claim);
    }
}

pub(crate) fn victim_choices(table: &Table, flow: &Flow, into: &mut Vec<Choice>) {
    into.extend(candidates(table, flow).map(Choice::Pick));
}

pub(crate) fn answer_victims(play: &mut Play<'_>, _count: u8, choice: Choice) {
    if let Choice::Pick(card) = choice {
        rule!("KZ Roszczenia militarne.1");
        play.flow.picked.put_on_top(card);
    }
}

/// All of them die in one occurrence.
fn kill(play: &mut Play<'_>) {
    rule!("KZ Roszczenia militarne.0");
    // They go to the pile in the order in which their owner has named them.
    rule!("KZ Stos zabitych.6");
    play.pop();
    let victims = play.flow.picked;
    play.flow.picked.clear();
    let from = play.flow.members.len();
    for card in victims.iter() {
        let seat = play.t.card(card).controller;
        play.flow.members.push(Member::new(What::Killed, seat).card(card));
    }
    play.occur(from);
}

/// Nobody takes part any more.
pub(crate) fn end(play: &mut Play<'_>) {
    rule!("KZ 4.2.6");
    play.pop();
    let Some(challenge) = play.t.challenge else { return };
    play.occurs_alone(Member::new(What::ChallengeEnds, challenge.attacker));
}
