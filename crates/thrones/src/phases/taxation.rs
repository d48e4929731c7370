//! 5, 6 and 7 — Dominance, standing, taxation.

use cards::thrones::{Modifier, Rule, Stat};
use kernel::{CardId, Seat};
use rulebook::rule;

use crate::{
    ability::kind,
    choice::{Choice, Question},
    event::Event,
    flow::{Flow, Member, Play, Step, What},
    table::{self, Table, any_in_force, in_force},
};

fn dominance_total(table: &Table, seat: Seat) -> i16 {
    let standing = table.characters(seat).filter(|it| !table.card(*it).kneeling);
    let strength: i16 = standing.map(|it| table::strength(table, it)).sum();
    strength + table.player(seat).gold as i16 + table::stat(table, seat, Stat::Dominance)
}

pub(crate) fn dominance(play: &mut Play<'_>) {
    rule!("KZ 5.2");
    rule!("KZ 5.2.a");
    play.pop();
    let (mut winner, mut most) = (None, i16::MIN);
    for seat in play.t.in_order() {
        let total = dominance_total(play.t, seat);
        if most <= total {
            // A tie is won by nobody.
            winner = (most < total).then_some(seat);
            most = total;
        }
    }
    play.tell(Event::Dominance { winner });
    let Some(winner) = winner else {
        rule!("KZ 5.2.b");
        return;
    };
    play.scope();
    let from = play.flow.members.len();
    let faction = play.t.player(winner).faction;
    play.flow.members.push(Member::new(What::DominanceWon, winner));
    play.flow.members.push(Member::new(What::PowerGained, winner).card(faction).amount(1));
    play.occur(from);
}

/// How many characters of this seat may stand, and which are counted.
fn standing_cap(table: &Table, seat: Seat) -> Option<usize> {
    let mut cap = None;
    if any_in_force(table, kind::STAND_AT_MOST) {
        in_force(table, kind::STAND_AT_MOST, |it| {
            if let Modifier::Player(who, Rule::StandAtMost(count, _)) = it.modifier
                && it.scene.is(seat, *who)
            {
                cap = Some(usize::from(*count).min(cap.unwrap_or(usize::MAX)));
            }
        });
    }
    cap
}

fn kneeling(table: &Table, seat: Seat) -> impl Iterator<Item = CardId> + '_ {
    table.characters(seat).filter(|it| table.card(*it).kneeling)
}

pub(crate) fn stand(play: &mut Play<'_>) {
    play.pop();
    play.flow.picked.clear();
    play.step(Step::StandNow);
    for seat in play.t.in_order().rev() {
        let cap = standing_cap(play.t, seat).unwrap_or(usize::MAX);
        if cap < kneeling(play.t, seat).count() {
            play.step(Step::ChooseStanding(seat));
        }
    }
}

fn chosen(table: &Table, flow: &Flow, seat: Seat) -> usize {
    flow.picked.iter().filter(|it| table.card(*it).controller == seat).count()
}

pub(crate) fn standing_choices(table: &Table, flow: &Flow, seat: Seat, into: &mut Vec<Choice>) {
    let free = kneeling(table, seat).filter(|it| !flow.picked.contains(*it));
    into.extend(free.map(Choice::Pick));
}

pub(crate) fn answer_standing(play: &mut Play<'_>, seat: Seat, choice: Choice) {
    if let Choice::Pick(card) = choice {
        play.flow.picked.put_on_top(card);
        let cap = standing_cap(play.t, seat).unwrap_or(usize::MAX);
        if cap <= chosen(play.t, play.flow, seat) {
            play.pop();
        }
    }
}

/// Everything that kneels stands up together.
pub(crate) fn stand_now(play: &mut Play<'_>) {
    rule!("KZ 6.2");
    play.pop();
    play.scope();
    let from = play.flow.members.len();
    for seat in play.t.in_order() {
        let cap = standing_cap(play.t, seat).unwrap_or(usize::MAX);
        let capped = cap < kneeling(play.t, seat).count();
        let (cards, faction) = (play.t.player(seat).play, play.t.player(seat).faction);
        for card in cards.iter().chain([faction]) {
            let held = capped
                && play.t.def(card).kind == cards::thrones::Kind::Character
                && !play.flow.picked.contains(card);
            if play.t.card(card).kneeling && !held {
                play.flow.members.push(Member::new(What::Stood, seat).card(card));
            }
        }
    }
    play.flow.picked.clear();
    play.occur(from);
}

pub(crate) fn return_gold(play: &mut Play<'_>) {
    rule!("KZ 7.2");
    play.pop();
    for seat in play.t.in_order() {
        let all = play.t.player(seat).gold;
        play.lose_gold(seat, all);
    }
    play.flow.picked.clear();
}

fn excess(table: &Table, seat: Seat) -> usize {
    let reserve = table::plot_value(table, seat, Stat::Reserve) as usize;
    table.player(seat).hand.len().saturating_sub(reserve)
}

/// Who holds more than his reserve discards down to it.
pub(crate) fn reserve(play: &mut Play<'_>, seat: Seat) {
    rule!("KZ 7.3");
    if excess(play.t, seat) == 0 || play.t.player(seat).eliminated {
        rule!("KZ 7.3.b");
        return play.pop();
    }
    play.ask(seat, Question::Reserve);
}

pub(crate) fn answer_reserve(play: &mut Play<'_>, seat: Seat, choice: Choice) {
    let Choice::Pick(card) = choice else { return };
    play.flow.picked.put_on_top(card);
    if play.flow.picked.len() < excess(play.t, seat).min(40) {
        return;
    }
    rule!("KZ 7.3.a");
    rule!("KZ Wartość rezerw.0");
    if play.flow.picked.len() == excess(play.t, seat) {
        play.pop();
    }
    play.scope();
    let from = play.flow.members.len();
    let cards = play.flow.picked;
    play.flow.picked.clear();
    for card in cards.iter() {
        play.flow.members.push(Member::new(What::Dropped, seat).card(card));
    }
    play.occur(from);
}
