//! I2 3.3.0-3.3.2, 3.3.4, 6.6 — the phases of a round before and after the faza gry.

use cards::veto::Moment;
use kernel::{Game, Seat};
use rulebook::{cite, proves};
use veto::{CardLayout, Choice, Event, INSTRUKCJA, Layout, Phase, Question, Veto};

use crate::{
    kompania::{JA, ON, play, rule_of, seen, settle, stol_by},
    laid_out::{choices, choose},
    sejm::{BOGACI, UBODZY, asked, def, dukaty, happened, layout_by, until},
    tablica::Tablica,
};

fn layout() -> Layout {
    layout_by(&INSTRUKCJA)
}

/// These cards lie on the pole of each side, or on its pole karmazynów, tapped or not.
fn lay(layout: &mut Layout, seat: Seat, id: &str, karmazyni: bool, zaznaczona: bool) {
    let card = CardLayout {
        card: def(&layout.catalog, id),
        karmazyni,
        zaznaczona,
        ..CardLayout::default()
    };
    layout.seats[usize::from(seat.0)].pole.push(card);
}

/// Both end their stints without anything, and the round goes on until this question.
fn next_round(layout: &Layout, question: Question) -> (Veto, Vec<veto::Happened>) {
    let mut game = layout.begin().expect("a table that can be");
    let events = until(&mut game, question);
    (game, events)
}

#[test]
fn a_round_has_four_phases_in_their_order() {
    let _rules = [
        proves!("I2 3.3.0.1"),
        proves!("I2 3.3.1.2"),
        proves!("I2 3.3.2.7"),
        proves!("I2 3.3.4.4"),
        proves!("I2 6.6.4"),
    ];
    let mut layout = layout();
    let folwark = def(&layout.catalog, "folwark");
    lay(&mut layout, UBODZY, "rebajlo", false, true);
    layout.seats[0].kredens = vec![folwark; 3];
    layout.seats[1].dwor = vec![folwark];
    let mut game = layout.begin().expect("a table");
    let mut phases = vec![game.view(None).phase];
    let mut told = Vec::new();
    while (game.view(None).round, asked(&game).1) != (2, Question::Stint) {
        let least = [Choice::EndStint, Choice::Decline, Choice::Done];
        let events = choose(&mut game, |it| least.contains(it));
        told.extend(events.into_iter().filter_map(|it| match it.event {
            Event::RoundBegins { .. } => Some("round"),
            Event::Initiative { .. } => Some("initiative"),
            Event::Untapped { .. } => Some("untapped"),
            Event::Drew { .. } => Some("drew"),
            Event::Income { .. } => Some("income"),
            _ => None,
        }));
        phases.push(game.view(None).phase);
    }
    phases.dedup();
    told.dedup();
    assert_eq!(phases, [Phase::Gra, Phase::Zakonczenie, Phase::Odznaczenie, Phase::Gra]);
    assert_eq!(told, ["round", "initiative", "untapped", "drew", "income"]);
}

#[test]
fn untapped_karmazyni_on_their_pole_give_the_initiative_before_anything_is_untapped() {
    let _rules =
        [proves!("I2 3.3.1.1"), proves!("I2 3.3.1.4"), proves!("I2 3.3.1.5"), proves!("I2 8.5")];
    for (karmazyni, tapped, holder) in
        [(true, false, BOGACI), (true, true, UBODZY), (false, false, UBODZY)]
    {
        let mut layout = layout();
        lay(&mut layout, BOGACI, "senator", karmazyni, tapped);
        let (mut game, _) = next_round(&layout, Question::Inicjatywa);
        let events = until(&mut game, Question::Stint);
        assert!(happened(&events, |it| *it == Event::Initiative { seat: holder }));
        assert_eq!(asked(&game), (holder, Question::Stint), "he is przy głosie first");
        assert!(game.view(None).cards.iter().all(|(_, it)| !it.zaznaczona));
    }
}

#[test]
fn three_dukaty_buy_a_point_and_a_tie_changes_nothing() {
    let _rules = [proves!("I2 3.3.1.6"), proves!("I2 3.3.1.7")];
    let (mut game, _) = next_round(&layout(), Question::Inicjatywa);
    assert_eq!(asked(&game).0, BOGACI, "a tie would leave it with the poor");
    let before = [UBODZY, BOGACI].map(|it| dukaty(&game, it));
    let events = choose(&mut game, |it| *it == Choice::Bid(2));
    assert_eq!(rule_of(&events, |it| matches!(it, Event::Bid { .. })), Some(cite!("I2 3.3.1.6")));
    choose(&mut game, |it| *it == Choice::Bid(2));
    assert_eq!([UBODZY, BOGACI].map(|it| dukaty(&game, it)), before.map(|it| it - 6));
    let events = until(&mut game, Question::Stint);
    assert!(happened(&events, |it| *it == Event::Initiative { seat: UBODZY }));
    let (mut game, _) = next_round(&layout(), Question::Inicjatywa);
    choose(&mut game, |it| *it == Choice::Bid(1));
    until(&mut game, Question::Stint);
    assert_eq!(game.view(None).initiative, BOGACI, "nobody outbid him");
}

#[test]
fn everything_is_untapped_at_once() {
    let _rules = [proves!("I2 3.3.1.8"), proves!("I2 6.6.3")];
    let mut layout = layout();
    for (seat, id) in [(UBODZY, "rebajlo"), (UBODZY, "folwark"), (BOGACI, "najemnik")] {
        lay(&mut layout, seat, id, false, true);
    }
    let (mut game, _) = next_round(&layout, Question::Inicjatywa);
    let tapped = |game: &Veto| game.view(None).cards.iter().filter(|(_, it)| it.zaznaczona).count();
    assert_eq!(tapped(&game), 3);
    let events = until(&mut game, Question::Stint);
    assert_eq!(tapped(&game), 0);
    let rule = rule_of(&events, |it| matches!(it, Event::Untapped { .. }));
    assert_eq!(rule, Some(cite!("I2 3.3.1.8")));
}

/// The set of the windows with one posesja for each moment, which both have.
fn windows(moments: &[Moment]) -> Tablica {
    use cards::lang::Word;
    let mut text = include_str!("../ch5_runda/r500_okna.toml").to_owned();
    for (number, moment) in moments.iter().enumerate() {
        text += &format!(
            "\n[[card]]\nid = \"m{number}\"\nname = \"{0}\"\ntype = \"posesja\"\nlafa = 1\n\
             utrzymanie = 0\nabilities = [\"R at {0}: take 1 dukat\"]\n",
            moment.spelling()
        );
    }
    let table = Tablica::by(&INSTRUKCJA, "okna", &text);
    let cards = (0..moments.len()).map(|it| format!("m{it}"));
    cards.fold(table, |table, id| table.pole(UBODZY, &id).pole(BOGACI, &id))
}

#[test]
fn after_every_step_repliki_are_possible_that_name_it() {
    let _rules = [proves!("I2 3.3.1.3"), proves!("I2 3.3.2.7"), proves!("I2 3.3.4.4")];
    let steps = [
        Moment::PoczatekZakonczenia,
        Moment::Sprawdzenie,
        Moment::Odrzucanie,
        Moment::KoniecZakonczenia,
        Moment::PoczatekOdznaczenia,
        Moment::Inicjatywa,
        Moment::Odznaczanie,
        Moment::PoczatekRozliczenia,
        Moment::Dobieranie,
        Moment::Obliczenie,
        Moment::Dochod,
    ];
    let mut game = windows(&steps).begin();
    let mut found = Vec::new();
    choose(&mut game, |it| *it == Choice::EndStint);
    choose(&mut game, |it| *it == Choice::EndStint);
    while asked(&game).1 != Question::Stint {
        if asked(&game).1 == Question::Okno {
            found.push((game.moment().expect("a window has a moment"), asked(&game).0));
        }
        choose(&mut game, |it| [Choice::Decline, Choice::Done, Choice::No].contains(it));
    }
    let both = |it: &Moment| [(*it, UBODZY), (*it, BOGACI)];
    assert_eq!(found, steps.iter().flat_map(both).collect::<Vec<_>>());
}

#[test]
fn the_faza_gry_begins_with_repliki_and_goes_from_turn_to_turn_until_all_say_bene() {
    let _rule = proves!("I2 3.3.3.36");
    let mut game =
        windows(&[Moment::PoczatekGry, Moment::KoniecGry]).pole(UBODZY, "rebajlo").begin();
    let mut seen = Vec::new();
    choose(&mut game, |it| matches!(it, Choice::Agitate(_)));
    while game.view(None).round == 1 || seen.last() != Some(&(BOGACI, Question::Stint)) {
        if matches!(asked(&game).1, Question::Okno | Question::Stint) {
            seen.push(asked(&game));
        }
        let least = [Choice::EndStint, Choice::Decline, Choice::Done, Choice::No];
        choose(&mut game, |it| least.contains(it));
    }
    let stint = |seat| (seat, Question::Stint);
    let window = || [(UBODZY, Question::Okno), (BOGACI, Question::Okno)];
    // The turn with the agitacja, two without a czyn, the end; then the next phase and its turns.
    let turns = [stint(UBODZY), stint(BOGACI), stint(UBODZY)];
    let expected = [&turns[..], &window(), &window(), &turns[..2]].concat();
    assert_eq!(seen, expected);
}

#[test]
fn the_dwor_is_filled_up_to_seven_and_the_excess_discarded() {
    let _rules = [proves!("I2 3.3.2.1"), proves!("I2 3.3.2.2")];
    let mut layout = layout();
    let card = def(&layout.catalog, "zamach");
    layout.seats[0].kredens = vec![card; 9];
    layout.seats[0].dwor = vec![card; 4];
    layout.seats[1].dwor = vec![card; 10];
    let (mut game, _) = next_round(&layout, Question::Discard);
    assert_eq!((asked(&game).0, game.view(None).phase), (UBODZY, Phase::Zakonczenie));
    choose(&mut game, |it| *it == Choice::Done);
    assert!(choices(&game).contains(&Choice::Done), "ten cards, and still he need not discard");
    choose(&mut game, |it| *it == Choice::Done);
    until(&mut game, Question::Discard);
    assert_eq!((asked(&game).0, game.view(None).phase), (BOGACI, Phase::Rozliczenie));
    assert_eq!(game.view(None).seats[0].dwor_size, 7);
    for left in [10, 9, 8] {
        assert_eq!(game.view(None).seats[1].dwor_size, left);
        let refused = game.apply(Choice::Done, &mut Vec::new()).expect_err("too many");
        assert_eq!(refused.rule(), cite!("I2 3.3.2.2"));
        choose(&mut game, |it| matches!(it, Choice::Pick(_)));
    }
    assert_eq!(asked(&game), (UBODZY, Question::Stint), "down to seven and no further");
}

#[test]
fn the_discard_pile_becomes_the_new_kredens() {
    let _rule = proves!("I2 3.3.2.3");
    let mut layout = layout();
    let card = def(&layout.catalog, "folwark");
    layout.seats[0].kredens = vec![card; 2];
    layout.seats[0].lazaret = vec![card; 6];
    let (mut game, _) = next_round(&layout, Question::Inicjatywa);
    until(&mut game, Question::Stint);
    let view = game.view(None);
    let seat = &view.seats[0];
    assert_eq!((seat.dwor_size, seat.kredens_size, seat.lazaret.len()), (7, 1, 0));
}

#[test]
fn income_less_upkeep_which_has_to_be_paid_as_far_as_the_skarb_goes() {
    let _rules = [proves!("I2 3.3.2.5"), proves!("I2 6.6.6"), proves!("I2 8.3")];
    let mut layout = layout();
    lay(&mut layout, UBODZY, "folwark", false, false);
    for id in ["najemnik", "slawa"] {
        lay(&mut layout, BOGACI, id, false, false);
    }
    let (mut game, _) = next_round(&layout, Question::Inicjatywa);
    let before = [UBODZY, BOGACI].map(|it| dukaty(&game, it));
    let events = until(&mut game, Question::Stint);
    let after = [UBODZY, BOGACI].map(|it| dukaty(&game, it));
    assert_eq!([after[0] - before[0], after[1] - before[1]], [3 + 2, 2 - 2]);
    let rule = rule_of(&events, |it| matches!(it, Event::Income { .. }));
    assert_eq!(rule, Some(cite!("I2 3.3.2.5")));

    let mut layout = layout_by(&INSTRUKCJA);
    let card = def(&layout.catalog, "najemnik");
    let postac = || CardLayout { card, ..CardLayout::default() };
    layout.seats[1].pole = (0..3).map(|_| postac()).collect();
    layout.seats[1].dukaty = Some(1);
    let (mut game, _) = next_round(&layout, Question::Inicjatywa);
    let events = until(&mut game, Question::Stint);
    assert!(!happened(&events, |it| matches!(it, Event::Moved { .. })), "nothing is discarded");
    assert_eq!(dukaty(&game, BOGACI), 0, "4 more than he had");
}

#[test]
fn a_lafa_is_paid_on_putting_out_and_every_round_after() {
    let _rule = proves!("I2 8.3");
    let mut layout = layout();
    layout.seats[0].dwor = vec![def(&layout.catalog, "folwark")];
    let mut game = layout.begin().expect("a table");
    choose(&mut game, |it| matches!(it, Choice::Play { .. }));
    until(&mut game, Question::Stint);
    assert_eq!(dukaty(&game, UBODZY), 18 - 2, "2/+2: two on putting out");
    until(&mut game, Question::Inicjatywa);
    until(&mut game, Question::Stint);
    assert_eq!(dukaty(&game, UBODZY), 18 - 2 + 3 + 2, "and two more of income each round");
}

#[test]
fn one_card_may_be_discarded_at_the_end_and_no_more() {
    let _rules = [proves!("I2 3.3.4.3"), proves!("I2 6.6.2")];
    let mut layout = layout();
    let card = def(&layout.catalog, "zamach");
    layout.seats[0].dwor = vec![card; 9];
    layout.seats[1].dwor = vec![card; 2];
    let (mut game, _) = next_round(&layout, Question::Discard);
    let events = choose(&mut game, |it| matches!(it, Choice::Pick(_)));
    let rule = rule_of(&events, |it| matches!(it, Event::Moved { .. }));
    assert_eq!(rule, Some(cite!("I2 3.3.4.3")));
    assert_eq!(asked(&game), (BOGACI, Question::Discard), "one card, however many he has");
    choose(&mut game, |it| *it == Choice::Done);
    assert_eq!(game.view(None).seats[1].dwor_size, 2);
    assert_eq!(game.view(None).phase, Phase::Odznaczenie);
}

#[test]
fn what_lasts_for_the_round_is_over_when_the_last_phase_begins() {
    let _rules = [proves!("I2 3.3.4.1"), proves!("I2 6.6.2")];
    for (rules, szabla) in [(&INSTRUKCJA, 3), (&veto::ARTYKULY_HENRYKOWSKIE, 5)] {
        let table = stol_by(rules).pole(JA, &["bohun"]).dwor(JA, &["okrzyk", "sejmik"]);
        let mut game = table.begin();
        play(&mut game, "okrzyk");
        settle(&mut game);
        assert_eq!(seen(&game, "bohun").szabla, Some(5));
        until(&mut game, Question::Discard);
        assert_eq!(asked(&game).0, JA);
        assert_eq!(seen(&game, "bohun").szabla, Some(szabla), "{}", rules.name);
    }
}

#[test]
fn what_was_used_in_the_round_stays_used_until_its_end() {
    let table = stol_by(&INSTRUKCJA).pole(JA, &["kram"]).dwor(ON, &["sejmik"]);
    let mut game = table.begin();
    choose(&mut game, |it| matches!(it, Choice::Use { .. }));
    settle(&mut game);
    assert!(!choices(&game).iter().any(|it| matches!(it, Choice::Use { .. })));
    until(&mut game, Question::Inicjatywa);
    until(&mut game, Question::Stint);
    assert!(choices(&game).iter().any(|it| matches!(it, Choice::Use { .. })), "a new round");
}
