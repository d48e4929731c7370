//! The framework: set-up and the seven phases, step by step as in Appendix I.

pub(crate) mod challenges;
pub(crate) mod keywords;
pub(crate) mod marshaling;
pub(crate) mod plot;
pub(crate) mod resolution;
pub(crate) mod set_up;
pub(crate) mod taxation;

use cards::thrones::Phase;
use rulebook::rule;

use crate::{
    choice::{Choice, Question},
    event::Event,
    flow::{Flow, Member, Play, Step, What, action_window},
    illegal::Reason,
    table::{OverReason, Table},
};

/// Takes a step, or asks what it has to know.
pub(crate) fn take(play: &mut Play<'_>, step: Step) {
    match step {
        Step::Mulligan(seat) => play.ask(seat, Question::Mulligan),
        Step::SetUp(seat) => play.ask(seat, Question::SetUp),
        Step::RevealSetUp => set_up::reveal(play),
        Step::SetUpHosts(seat) => set_up::hosts(play, seat),
        Step::DrawUp => set_up::draw_up(play),
        Step::BeginRound => begin_round(play),
        Step::BeginPhase(phase) => {
            play.pop();
            begin_phase(play, phase);
        }
        Step::EndPhase(phase) => end_phase(play, phase),
        Step::NextPhase(phase) => next_phase(play, phase),
        Step::ActionWindow => {
            play.pop();
            action_window(play);
        }
        Step::ChoosePlot(seat) => play.ask(seat, Question::Plot),
        Step::RevealPlots => plot::reveal(play),
        Step::Initiative => plot::initiative(play),
        Step::FirstPlayer(seat) => play.ask(seat, Question::FirstPlayer),
        Step::WhenRevealed => plot::when_revealed(play),
        Step::UsedPlotsReturn => plot::used_plots_return(play),
        Step::DrawCards => marshaling::draw_cards(play),
        Step::NextMarshaler => marshaling::next(play),
        Step::Income(seat) => marshaling::income(play, seat),
        Step::NextChallenger => challenges::next(play),
        Step::Challenge(seat) => challenges::offer(play, seat),
        Step::Attackers(seat) => challenges::attackers(play, seat),
        Step::Stealth { seat, number } => challenges::stealth(play, seat, number),
        Step::Initiated => challenges::initiated(play),
        Step::Defenders => challenges::defenders(play),
        Step::Determine => resolution::determine(play),
        Step::Bonus => resolution::bonus(play),
        Step::Claim => resolution::claim(play),
        Step::ClaimVictims { .. } => resolution::ask_victims(play),
        Step::Keywords => keywords::next(play),
        Step::UseKeyword(keyword) => keywords::offer(play, keyword),
        Step::EndChallenge => resolution::end(play),
        Step::Dominance => taxation::dominance(play),
        Step::Stand => taxation::stand(play),
        Step::ChooseStanding(seat) => play.ask(seat, Question::Standing),
        Step::StandNow => taxation::stand_now(play),
        Step::ReturnGold => taxation::return_gold(play),
        Step::Reserve(seat) => taxation::reserve(play, seat),
        Step::ChooseWinner | Step::ChooseEliminated => {
            let first = play.t.first;
            play.ask(first, Question::Winner);
        }
    }
}

/// What somebody might answer to what a step asks; `may` judges it.
pub(crate) fn thoughts(table: &Table, flow: &Flow, step: Step, into: &mut Vec<Choice>) {
    match step {
        Step::Mulligan(_) => into.extend([Choice::Keep, Choice::Mulligan]),
        Step::SetUp(seat) => {
            into.extend(table.player(seat).hand.iter().map(Choice::Pick));
            into.push(Choice::Done);
        }
        Step::SetUpHosts(seat) => set_up::host_choices(table, seat, into),
        Step::ChoosePlot(seat) => {
            into.extend(table.player(seat).plots.iter().map(Choice::Pick));
        }
        Step::FirstPlayer(_) => into.extend(table.in_order().map(Choice::Player)),
        Step::Challenge(seat) => challenges::thoughts(table, seat, into),
        Step::Attackers(seat) => challenges::attacker_thoughts(table, flow, seat, into),
        Step::Stealth { number, .. } => challenges::stealth_choices(table, flow, number, into),
        Step::Defenders => challenges::defender_thoughts(table, flow, into),
        Step::ClaimVictims { .. } => resolution::victim_choices(table, flow, into),
        Step::Keywords => keywords::order_choices(table, into),
        Step::UseKeyword(keyword) => keywords::choices(table, flow, keyword, into),
        Step::ChooseStanding(seat) => taxation::standing_choices(table, flow, seat, into),
        Step::Reserve(seat) => {
            let hand = table.player(seat).hand.iter().filter(|it| !flow.picked.contains(*it));
            into.extend(hand.map(Choice::Pick));
        }
        Step::ChooseWinner => {
            let won = |it: &kernel::Seat| crate::flow::WINNING_POWER <= table.power(*it);
            into.extend(table.in_order().filter(won).map(Choice::Player));
        }
        Step::ChooseEliminated => into.extend(table.in_order().map(Choice::Player)),
        _ => {}
    }
}

/// May somebody answer what he has thought of? Most steps have nothing but legal answers.
pub(crate) fn may(table: &Table, flow: &Flow, step: Step, thought: Choice) -> bool {
    match (step, thought) {
        (Step::SetUp(seat), Choice::Pick(card)) => set_up::can_place(table, seat, card).is_ok(),
        (Step::Challenge(seat), Choice::Challenge { icon, against }) => {
            challenges::can_challenge(table, seat, icon, against).is_ok()
        }
        (Step::Attackers(seat), Choice::Pick(card)) => {
            challenges::can_add_attacker(table, flow, seat, card)
        }
        (Step::Defenders, Choice::Pick(card)) => challenges::can_add_defender(table, flow, card),
        _ => true,
    }
}

/// Follows an answer that was offered.
pub(crate) fn answer(play: &mut Play<'_>, step: Step, choice: Choice) {
    match step {
        Step::Mulligan(seat) => set_up::mulligan(play, seat, choice),
        Step::SetUp(seat) => set_up::place(play, seat, choice),
        Step::SetUpHosts(seat) => set_up::attach(play, seat, choice),
        Step::ChoosePlot(seat) => plot::choose(play, seat, choice),
        Step::FirstPlayer(_) => plot::name_first_player(play, choice),
        Step::Challenge(seat) => challenges::answer(play, seat, choice),
        Step::Attackers(seat) => challenges::answer_attackers(play, seat, choice),
        Step::Stealth { seat, number } => challenges::answer_stealth(play, seat, number, choice),
        Step::Defenders => challenges::answer_defenders(play, choice),
        Step::ClaimVictims { count } => resolution::answer_victims(play, count, choice),
        Step::Keywords => keywords::answer_order(play, choice),
        Step::UseKeyword(keyword) => keywords::answer(play, keyword, choice),
        Step::ChooseStanding(seat) => taxation::answer_standing(play, seat, choice),
        Step::Reserve(seat) => taxation::answer_reserve(play, seat, choice),
        Step::ChooseWinner => {
            rule!("KZ Zwycięstwo w grze.1");
            if let Choice::Player(winner) = choice {
                play.end(Some(winner), OverReason::Power);
            }
        }
        Step::ChooseEliminated => {
            rule!("KZ 2.2.b");
            if let Choice::Player(winner) = choice {
                play.end(Some(winner), OverReason::LastStanding);
            }
        }
        _ => {}
    }
}

/// The reason why this answer to the framework is refused.
pub(crate) fn why_not(table: &Table, flow: &Flow, step: Step, choice: Choice) -> Reason {
    let refused = match (step, choice) {
        (Step::SetUp(seat), Choice::Pick(card)) => set_up::can_place(table, seat, card).err(),
        (Step::Challenge(seat), Choice::Challenge { icon, against }) => {
            challenges::can_challenge(table, seat, icon, against).err()
        }
        (Step::Attackers(seat), Choice::Pick(card)) => {
            challenges::can_attack(table, seat, card).err()
        }
        (Step::Attackers(_), Choice::Done) => Some(Reason::NoAttacker),
        (Step::Stealth { .. }, Choice::Pick(card)) => {
            challenges::can_bypass(table, flow, card).err()
        }
        (Step::Defenders, Choice::Pick(card)) => challenges::can_defend(table, card).err(),
        (Step::Defenders, Choice::Done) => challenges::can_stop_defending(table, flow).err(),
        _ => None,
    };
    refused.unwrap_or(Reason::NotOffered)
}

fn begin_round(play: &mut Play<'_>) {
    rule!("KZ 1.1");
    play.pop();
    play.t.round += 1;
    play.t.first_uses.clear();
    for player in &mut play.t.players {
        player.limited = 0;
        player.attacks_this_round = [0; 3];
        player.this_round = crate::table::Results::default();
    }
    let round = play.t.round;
    play.tell(Event::RoundBegins { round });
    begin_phase(play, Phase::Plot);
}

fn begin_phase(play: &mut Play<'_>, phase: Phase) {
    rule!("KZ 1.1.a");
    play.begin_phase(phase);
    rule!("KZ Dodatek I.0");
    rule!("KZ Efekty ramowe i wydarzenia ramowe.0");
    match phase {
        Phase::Plot if play.t.seat_count() == 2 => {
            rule!("KZ Dodatek I.1");
            rule!("KZ Rozgrywka w formacie pojedynku.0");
            rule!("KZ Rozgrywka w formacie pojedynku.1");
            rule!("KZ Karty tytułów, Pula tytułów (tylko format starcia).0");
        }
        Phase::Plot => {}
        Phase::Draw => rule!("KZ 2.1"),
        Phase::Marshaling => rule!("KZ 3.1"),
        Phase::Challenges => rule!("KZ 4.1"),
        Phase::Dominance => rule!("KZ 5.1"),
        Phase::Standing => rule!("KZ 6.1"),
        Phase::Taxation => rule!("KZ 7.1"),
    }
    play.step(Step::EndPhase(phase));
    rule!("KZ Kolejność rozgrywki.0");
    let seats = play.t.in_order();
    match phase {
        Phase::Plot => {
            rule!("KZ 1.okno");
            play.step(Step::ActionWindow);
            play.step(Step::RevealPlots);
            for seat in seats.rev() {
                play.step(Step::ChoosePlot(seat));
            }
        }
        Phase::Draw => {
            rule!("KZ 2.okno");
            play.step(Step::ActionWindow);
            play.step(Step::DrawCards);
        }
        Phase::Marshaling => play.step(Step::NextMarshaler),
        Phase::Challenges => play.step(Step::NextChallenger),
        Phase::Dominance => {
            rule!("KZ 5.okno");
            play.step(Step::ActionWindow);
            play.step(Step::Dominance);
        }
        Phase::Standing => {
            rule!("KZ 6.okno");
            play.step(Step::ActionWindow);
            play.step(Step::Stand);
        }
        Phase::Taxation => {
            rule!("KZ 7.okno");
            play.step(Step::ActionWindow);
            for seat in seats.rev() {
                play.step(Step::Reserve(seat));
            }
            play.step(Step::ReturnGold);
        }
    }
    let first = play.t.first;
    play.occurs_alone(Member::new(What::PhaseBegins, first));
}

fn end_phase(play: &mut Play<'_>, phase: Phase) {
    rule!("KZ 1.5.a");
    play.pop();
    play.step(Step::NextPhase(phase));
    let first = play.t.first;
    play.occurs_alone(Member::new(What::PhaseEnds, first));
}

fn next_phase(play: &mut Play<'_>, phase: Phase) {
    rule!("KZ Dodatek I.3");
    play.pop();
    let next = match phase {
        Phase::Plot => Phase::Draw,
        Phase::Draw => Phase::Marshaling,
        Phase::Marshaling => Phase::Challenges,
        Phase::Challenges => Phase::Dominance,
        Phase::Dominance => Phase::Standing,
        Phase::Standing => Phase::Taxation,
        Phase::Taxation => {
            rule!("KZ 7.5.b");
            return play.step(Step::BeginRound);
        }
    };
    begin_phase(play, next);
}
