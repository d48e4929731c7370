//! 1 — The plot phase.

use kernel::Seat;
use rulebook::rule;

use crate::{
    ability::{self, Attempt, Class},
    choice::Choice,
    event::Event,
    flow::{Flow, Frame, Member, Play, Step, What},
    table::{self, NOBODY, Place, Table},
};
use cards::thrones::{Stat, Until};

pub(crate) fn choose(play: &mut Play<'_>, _seat: Seat, choice: Choice) {
    if let Choice::Pick(card) = choice {
        rule!("KZ 1.2");
        play.pop();
        play.move_card(card, Place::PlotChosen);
    }
}

/// All chosen plots turn up together, on top of the ones before.
pub(crate) fn reveal(play: &mut Play<'_>) {
    rule!("KZ 1.2.a");
    rule!("KZ 1.3");
    rule!("KZ 1.3.c");
    rule!("KZ Karta fabuły.1");
    play.pop();
    play.scope();
    play.step(Step::UsedPlotsReturn);
    play.step(Step::WhenRevealed);
    play.step(Step::Initiative);
    play.flow.picked.clear();
    for seat in play.t.in_order() {
        let (old, new) = (play.t.player(seat).plot, play.t.player(seat).chosen);
        if old != NOBODY {
            rule!("KZ 1.3.a");
            rule!("KZ Karta fabuły.2");
            play.t.switch_off(old, seat);
            play.t.cards[old.index()].tokens = [0; 3];
            play.t.cards[old.index()].used = 0;
            play.t.cards[old.index()].stay += 1;
            play.move_card(old, Place::Used);
        }
        if new == NOBODY {
            continue;
        }
        play.move_card(new, Place::Revealed);
        play.t.switch_on(new);
        play.expire_until(|until, by| until == Until::NextPlot && by == seat);
        if play.t.text(new).abilities.iter().any(|it| it.class == Class::WhenRevealed) {
            play.flow.picked.put_on_top(new);
        }
    }
    play.tell(Event::PlotsRevealed);
    let from = play.flow.members.len();
    for seat in play.t.in_order() {
        let card = play.t.player(seat).plot;
        play.flow.members.push(Member::new(What::PlotRevealed, seat).card(card));
    }
    play.occur(from);
}

/// The highest initiative wins; then the least power; then chance.
pub(crate) fn initiative(play: &mut Play<'_>) {
    play.pop();
    rule!("KZ 1.3.I");
    rule!("KZ Inicjatywa.0");
    let value = |seat: Seat| (seat, table::plot_value(play.t, seat, Stat::Initiative));
    let mut values: Vec<(Seat, i16)> = play.t.in_order().map(value).collect();
    let most = values.iter().map(|it| it.1).max().unwrap_or(0);
    values.retain(|it| it.1 == most);
    let mut best: Vec<Seat> = values.into_iter().map(|it| it.0).collect();
    if 1 < best.len() {
        rule!("KZ Inicjatywa.0.c");
        let power = |seat: &Seat| play.t.power(*seat);
        let least = best.iter().map(power).min().unwrap_or(0);
        best.retain(|it| power(it) == least);
    }
    let place = if 1 < best.len() { play.t.chance.below(best.len() as u32) as usize } else { 0 };
    let winner = best[place];
    play.tell(Event::Initiative { winner });
    play.step(Step::FirstPlayer(winner));
}

pub(crate) fn name_first_player(play: &mut Play<'_>, choice: Choice) {
    if let Choice::Player(seat) = choice {
        rule!("KZ 1.3.II");
        rule!("KZ Pierwszy gracz, Żeton pierwszego gracza.0");
        rule!("KZ Inicjatywa.0.b");
        play.pop();
        play.t.first = seat;
        play.tell(Event::FirstPlayer { seat });
    }
}

/// Every When Revealed ability of the plots just revealed, in the first player's order.
pub(crate) fn when_revealed(play: &mut Play<'_>) {
    let mut due = Vec::new();
    when_revealed_due(play.t, play.flow, &mut due);
    match due.len() {
        0 => play.pop(),
        1 => start_when_revealed(play, due[0]),
        _ => play.push(Frame::Order { class: Class::WhenRevealed, from: 0, to: 0 }),
    }
}

/// Whoever orders them must not learn what somebody holds, so that hidden cards are supposed to help.
pub(crate) fn when_revealed_due(table: &Table, flow: &Flow, into: &mut Vec<Choice>) {
    for card in flow.picked.iter() {
        let seat = table.card(card).controller;
        for (number, ability) in (0_u8..).zip(&table.text(card).abilities) {
            let attempt = Attempt::of(table, seat, card, number, None);
            let attempt = Attempt { supposed: true, ..attempt };
            if ability.class == Class::WhenRevealed && attempt.is_legal() {
                into.push(Choice::Use { card, ability: number, on: 0 });
            }
        }
    }
}

pub(crate) fn start_when_revealed(play: &mut Play<'_>, choice: Choice) {
    if let Choice::Use { card, ability, .. } = choice {
        rule!("KZ 1.3.III");
        rule!("KZ „Po odkryciu”.0");
        rule!("KZ Zdolności.2");
        play.flow.picked.take(card);
        let seat = play.t.card(card).controller;
        ability::initiate(play, seat, card, ability, None);
    }
}

/// Who has revealed his last plot takes the used ones back.
pub(crate) fn used_plots_return(play: &mut Play<'_>) {
    play.pop();
    for seat in play.t.in_order() {
        if play.t.player(seat).plots.is_empty() {
            rule!("KZ 1.3.b");
            rule!("KZ Karta fabuły.4");
            let used = play.t.player(seat).used_plots;
            for card in used.iter() {
                play.move_card(card, Place::PlotDeck);
            }
        }
    }
}
