//! AH 519, MB 64-70 — the end of a round, in the order in which it is told.

use rulebook::{cite, proves};
use veto::{Choice, Event};

use crate::laid_out::{AGATA, choose, defs, in_play, layout};

#[test]
fn the_end_of_a_round_untaps_then_draws_then_pays_then_asks_for_the_elekcja() {
    let _rules = [proves!("MB 64"), proves!("MB 65"), proves!("MB 66"), proves!("MB 67")];
    let mut layout = layout();
    let catalog = layout.catalog.clone();
    let tapped = veto::CardLayout { zaznaczona: true, ..in_play(&catalog, "bohun") };
    layout.seats[0].pole = vec![tapped];
    layout.seats[0].kreski = 10;
    layout.seats[0].kredens = defs(&catalog, &["finta"]);
    let mut game = layout.begin().expect("a table that can be");

    let mut events = choose(&mut game, |it| *it == Choice::EndStint);
    events.extend(choose(&mut game, |it| *it == Choice::EndStint));
    events.extend(choose(&mut game, |it| *it == Choice::Yes));

    let told = events.iter().filter_map(|it| match &it.event {
        Event::Untapped { .. } => Some(("untapped", it.rule)),
        Event::Drew { .. } => Some(("drew", None)),
        Event::Income { seat: AGATA, .. } => Some(("income", it.rule)),
        Event::ElekcjaAnnounced { seat: AGATA } => Some(("announced", it.rule)),
        Event::RoundBegins { round: 2 } => Some(("round 2", None)),
        _ => None,
    });
    let order: Vec<_> = told.collect();
    assert_eq!(
        order,
        [
            ("untapped", Some(cite!("MB 65"))),
            ("drew", None),
            ("income", Some(cite!("MB 67"))),
            ("announced", Some(cite!("MB 68"))),
            ("round 2", None),
        ]
    );
}
