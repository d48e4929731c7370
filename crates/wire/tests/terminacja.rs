//! A hosted game of VETO! when time is called.

#![allow(clippy::unwrap_used, reason = "the whole program is a test")]

use wire::{
    decision::QuestionKind,
    event::EventView,
    host::Host,
    veto::{Shelf, TimedHost, deck_of, fixed_deck},
    view::{OverReason, VetoView, View},
};

fn begun(number: u8) -> TimedHost {
    let shelf = Shelf::mount_and_blade();
    let deck = |name: &str| fixed_deck(shelf.set(), deck_of(name).unwrap());
    let setup = shelf.setup(vec![deck("Awanturnicy"), deck("Wisniowieccy")], [number; 32]);
    TimedHost::new(shelf.open(&setup).unwrap())
}

fn view(host: &TimedHost) -> VetoView {
    let View::Veto(view) = host.view(None) else { panic!("this is VETO!") };
    view
}

/// Everybody acts once in his stint if he can, and then gives it up.
fn plays(host: &mut TimedHost) {
    let seat = host.to_act().unwrap();
    let decision = host.decision(Some(seat)).unwrap();
    let last = decision.choices.len() - 1;
    let acts = decision.question.kind == QuestionKind::Stint && !host.game().has_acted();
    let choice = if acts { 0 } else { last };
    host.choose(seat, choice as u16).unwrap();
}

#[test]
fn ten_stints_at_most_are_counted_and_then_kreski_decide() {
    let (mut longest, mut decided) = (0, 0);
    for number in 0..12 {
        let mut host = begun(number);
        for _ in 0..20 {
            plays(&mut host);
        }
        host.call_time().unwrap();
        assert_eq!(host.call_time().unwrap_err().rule.as_deref(), Some("PC 2.6.1"));
        assert!(!host.can_undo(0) && !host.can_undo(1));
        let round = view(&host).round;
        while host.over().is_none() {
            let stint = view(&host).terminacja.map_or(0, |it| it.stint);
            assert!(stint <= 10);
            longest = longest.max(stint);
            plays(&mut host);
        }
        let (over, last) = (host.over().unwrap(), view(&host));
        if over.reason != OverReason::Terminacja {
            continue;
        }
        decided += 1;
        assert!(last.round <= round + 1, "only the round that begins is played");
        assert_eq!((host.to_act(), host.decision(Some(0)), last.terminacja), (None, None, None));
        let winner = usize::from(over.winner.unwrap());
        assert!(last.seats[1 - winner].kreski <= last.seats[winner].kreski);
        assert_eq!(host.choose(0, 0).unwrap_err().reason, "over");
        assert_eq!(host.concede(0).unwrap_err().reason, "over");
        let begins = host
            .events_since(0, None)
            .iter()
            .filter(|it| matches!(it.event, EventView::RoundBegins { .. }))
            .count();
        assert_eq!(begins, usize::from(last.round), "nobody hears of another round");
    }
    assert!(1 < longest && 3 < decided, "longest {longest}, decided by terminacja {decided}");
}

#[test]
fn the_same_choices_with_time_called_at_the_same_place_are_the_same_game() {
    let (mut one, mut other) = (begun(3), begun(3));
    for host in [&mut one, &mut other] {
        for _ in 0..15 {
            plays(host);
        }
        host.call_time().unwrap();
        while host.over().is_none() {
            plays(host);
        }
    }
    assert_eq!(one.fingerprint(), other.fingerprint());
    assert_eq!((one.over(), one.view(Some(0))), (other.over(), other.view(Some(0))));
    assert_eq!(one.record(), other.record());
}
