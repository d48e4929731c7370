//! 5, 6 and 7 — Dominance, standing, taxation.

use cards::thrones::{Filter, Modifier, Rule, Stat};
use kernel::{CardId, Seat};
use rulebook::rule;

use crate::{
    ability::{Scene, kind},
    choice::{Choice, Question},
    event::Event,
    flow::{Flow, Member, Play, Step, What},
    table::{self, Table, any_in_force, in_force},
};

fn dominance_total(table: &Table, seat: Seat) -> i16 {
    let standing = table.characters(seat).filter(|it| !table.card(*it).kneeling);
    let strength: i16 = standing.map(|it| table::strength(table, it)).sum();
    let total = strength + table.player(seat).gold as i16;
    table::stat(table, seat, Stat::Dominance, total)
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
    let from = play.flow.members.len();
    let faction = play.t.player(winner).faction;
    play.flow.members.push(Member::new(What::DominanceWon, winner));
    play.flow.members.push(Member::new(What::PowerGained, winner).card(faction).amount(1));
    play.occur_alone(from);
}

/// Everything that limits how many cards of this seat stand: how many, and of which kind.
fn standing_limits(table: &Table, seat: Seat, mut each: impl FnMut(usize, &Filter, &Scene<'_>)) {
    if any_in_force(table, kind::STAND_AT_MOST) {
        in_force(table, kind::STAND_AT_MOST, |it| {
            if let Modifier::Player(who, Rule::StandAtMost(count, filter)) = it.modifier
                && it.scene.is(seat, *who)
            {
                each(usize::from(*count), filter, &it.scene);
            }
        });
    }
}

/// How many of the cards that are counted may stand.
fn standing_cap(table: &Table, seat: Seat) -> Option<usize> {
    let mut cap = None;
    standing_limits(table, seat, |count, _, _| cap = Some(count.min(cap.unwrap_or(usize::MAX))));
    cap
}

/// The kneeling cards of this seat of which only some may stand.
fn kneeling(table: &Table, seat: Seat) -> impl Iterator<Item = CardId> + '_ {
    let counted = move |card: CardId| {
        let mut counted = false;
        standing_limits(table, seat, |_, filter, scene| counted |= scene.matches(filter, card));
        counted
    };
    let play = table.player(seat).play.as_slice().iter().copied();
    play.filter(move |it| table.card(*it).kneeling && counted(*it))
}

/// Is there more that kneels than may stand?
fn is_capped(table: &Table, seat: Seat) -> bool {
    standing_cap(table, seat).is_some_and(|cap| cap < kneeling(table, seat).count())
}

pub(crate) fn stand(play: &mut Play<'_>) {
    play.pop();
    play.flow.picked.clear();
    play.step(Step::StandNow);
    for seat in play.t.in_order().rev() {
        if is_capped(play.t, seat) {
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
    let from = play.flow.members.len();
    for seat in play.t.in_order() {
        let capped = is_capped(play.t, seat);
        let counted: Vec<CardId> =
            if capped { kneeling(play.t, seat).collect() } else { Vec::new() };
        let (cards, faction) = (play.t.player(seat).play, play.t.player(seat).faction);
        for card in cards.iter().chain([faction]) {
            let held = counted.contains(&card) && !play.flow.picked.contains(card);
            if play.t.card(card).kneeling && !held {
                play.flow.members.push(Member::new(What::Stood, seat).card(card));
            }
        }
    }
    play.flow.picked.clear();
    play.occur_alone(from);
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
    if excess(play.t, seat) == 0 || play.t.out.contains(seat) {
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
    rule!("KZ Stos kart odrzuconych.4");
    if play.flow.picked.len() == excess(play.t, seat) {
        play.pop();
    }
    let from = play.flow.members.len();
    let cards = play.flow.picked;
    play.flow.picked.clear();
    for card in cards.iter() {
        play.flow.members.push(Member::new(What::Dropped, seat).card(card));
    }
    play.occur_alone(from);
}
