//! AH 500.2 — every active stage has its window, and nobody is asked in vain.

use cards::{lang::Word, veto::Moment};
use kernel::{CardId, Game, Seat};
use rulebook::{cite, proves};
use veto::{ARTYKULY_HENRYKOWSKIE, Catalog, CatalogProblem, Choice, Event, Question, Veto};

use crate::{
    laid_out::{choices, choose},
    sejm::{asked, dukaty, happened, until},
    tablica::{BOGACI, Tablica, UBODZY, lets_go, named},
};

const SET: &str = include_str!("r500_okna.toml");

/// The set, and for every moment at which somebody has priority a posesja with a replika of that moment.
fn okna() -> Tablica {
    let at = |(number, it): (usize, &Moment)| {
        let spelling = it.spelling();
        format!(
            "[[card]]\nid = \"m{number}\"\nname = \"{spelling}\"\ntype = \"posesja\"\nlafa = 1\n\
             utrzymanie = 0\nabilities = [\"R at {spelling}: take 1 dukat\"]\n"
        )
    };
    let moments = Moment::ALL.iter().enumerate().filter(|(_, it)| **it != Moment::KoniecRundy);
    let text: Vec<String> = [SET.to_owned()].into_iter().chain(moments.map(at)).collect();
    Tablica::of("okna", &text.join("\n"))
}

/// The id of the posesja for this moment.
fn of(moment: Moment) -> String {
    format!("m{}", moment as u8)
}

/// Both seats have a posesja for every moment.
fn everybody_everywhere() -> Tablica {
    let moments = || Moment::ALL.iter().filter(|it| **it != Moment::KoniecRundy);
    [UBODZY, BOGACI]
        .into_iter()
        .fold(okna(), |table, seat| moments().fold(table, |table, it| table.pole(seat, &of(*it))))
}

/// Both seats have the posesja for this moment.
fn both_at(moment: Moment) -> Tablica {
    okna().pole(UBODZY, &of(moment)).pole(BOGACI, &of(moment))
}

/// Takes the least everywhere until the main stage comes again, and tells which windows there were.
fn windows_of_a_round(game: &mut Veto) -> Vec<(Moment, Seat)> {
    let mut found = Vec::new();
    choose(game, |it| *it == Choice::EndStint);
    choose(game, |it| *it == Choice::EndStint);
    while asked(game).1 != Question::Stint {
        if asked(game).1 == Question::Okno {
            found.push((game.moment().expect("a window of some moment"), asked(game).0));
        }
        let least = [Choice::Decline, Choice::Done, Choice::No];
        let may_pass = choices(game).iter().any(|it| least.contains(it));
        choose(game, |it| !may_pass || least.contains(it));
    }
    found
}

/// Goes on to the window of this moment.
fn go_to(game: &mut Veto, moment: Moment) {
    for _ in 0..60 {
        if game.moment() == Some(moment) && asked(game).1 == Question::Okno {
            return;
        }
        let least = [Choice::EndStint, Choice::Decline, Choice::Done, Choice::No];
        choose(game, |it| least.contains(it));
    }
    panic!("{moment:?} never comes");
}

/// Uses the first ability that is offered.
fn uses(game: &mut Veto) {
    choose(game, |it| matches!(it, Choice::Use { .. }));
}

fn twice(moments: &[Moment], first: Seat, second: Seat) -> Vec<(Moment, Seat)> {
    moments.iter().flat_map(|it| [(*it, first), (*it, second)]).collect()
}

#[test]
fn every_active_stage_gives_priority_in_the_order_of_the_initiative() {
    let _rules = [
        proves!("AH 500.2"),
        proves!("AH 500.2.a"),
        proves!("AH 501.1.a"),
        proves!("AH 501.1.e"),
        proves!("AH 502.1.a"),
        proves!("AH 503.1"),
        proves!("AH 503.1.a"),
        proves!("AH 503.1.c"),
        proves!("AH 519.1.c"),
    ];
    let mut game = everybody_everywhere().begin();

    let windows = windows_of_a_round(&mut game);

    let expected = [
        Moment::KoniecGry,
        Moment::PoczatekZakonczenia,
        Moment::KoniecZakonczenia,
        Moment::PoczatekOdznaczenia,
        Moment::Inicjatywa,
        Moment::Odznaczanie,
        Moment::KoniecOdznaczenia,
        Moment::PoczatekRozliczenia,
        Moment::Dobieranie,
        Moment::Dochod,
        Moment::KoniecRozliczenia,
        Moment::PoczatekGry,
    ];
    assert_eq!(windows, twice(&expected, UBODZY, BOGACI));
}

#[test]
fn the_faza_oddzialow_has_windows_at_both_ends_and_before_every_check() {
    let _rules = [proves!("AH 515.1.a"), proves!("AH 515.1.c"), proves!("AH 518.6")];
    let mut table = everybody_everywhere().pole(BOGACI, "ukraina").pole(BOGACI, "podole");
    for ziemia in ["ukraina", "podole"] {
        let on = table.find(ziemia);
        table = table.lay(UBODZY, "piechota", |it| it.ziemia = Some(on));
    }
    let mut game = table.begin();

    let windows = windows_of_a_round(&mut game);

    let expected = [
        Moment::KoniecGry,
        Moment::PoczatekOddzialow,
        Moment::Ruch,
        Moment::Kontrola,
        Moment::Kontrola,
        Moment::KoniecOddzialow,
        Moment::PoczatekZakonczenia,
    ];
    assert_eq!(windows[..14], twice(&expected, UBODZY, BOGACI));
}

#[test]
fn a_ziemia_that_nobody_controls_is_checked_after_a_window_too() {
    let _rules = [proves!("AH 518.6"), proves!("AH 518.3")];
    let table = okna().pole(BOGACI, "ukraina").pole(BOGACI, "podole");
    let podole = table.find("podole");
    let table = table.lay(UBODZY, "piechota", |it| {
        it.ziemia = Some(podole);
        it.zaznaczona = true;
    });
    let mut game = table.dwor(UBODZY, &["pobudka"]).begin();
    go_to(&mut game, Moment::Kontrola);
    let mut late = game.clone();
    // Before the first check, or between the two: whose turn it is says the holder of the initiative.
    choose(&mut game, |it| matches!(it, Choice::Play { .. }));
    lets_go(&mut game);
    let first = |game: &mut Veto, name| {
        let ziemia = named(game, UBODZY, name);
        assert_eq!(asked(game), (UBODZY, Question::Kontrola));
        choose(game, |it| *it == Choice::Pick(ziemia));
    };
    first(&mut game, "Podole");
    assert_eq!(game.view(None).seats[0].kreski, 1);
    choose(&mut late, |it| *it == Choice::Decline);
    first(&mut late, "Ukraina");
    assert_eq!((late.moment(), asked(&late).1), (Some(Moment::Kontrola), Question::Okno));
    choose(&mut late, |it| matches!(it, Choice::Play { .. }));
    lets_go(&mut late);
    until(&mut late, Question::Inicjatywa);
    assert_eq!(late.view(None).seats[0].kreski, 1);
}

#[test]
fn whoever_has_won_the_initiative_is_asked_first_from_then_on() {
    let _rule = proves!("AH 500.2.a");
    let mut game = everybody_everywhere().begin();
    until(&mut game, Question::Inicjatywa);
    while asked(&game) != (BOGACI, Question::Inicjatywa) {
        choose(&mut game, |it| *it == Choice::Decline);
    }
    choose(&mut game, |it| *it == Choice::Bid(1));
    go_to(&mut game, Moment::PoczatekGry);
    assert_eq!(asked(&game), (BOGACI, Question::Okno));
    choose(&mut game, |it| *it == Choice::Decline);
    assert_eq!(asked(&game), (UBODZY, Question::Okno));
    choose(&mut game, |it| *it == Choice::Decline);
    assert_eq!(asked(&game), (BOGACI, Question::Stint));
}

#[test]
fn a_window_is_for_one_replika_of_each_and_for_nothing_else() {
    let _rules = [proves!("AH 119.6.a"), proves!("AH 503.1.a"), proves!("AH 503.1.c")];
    for moment in [Moment::PoczatekGry, Moment::KoniecGry] {
        let table = both_at(moment).pole(UBODZY, &of(moment));
        let mut game = table.dwor(UBODZY, &["sakiewka"]).pole(UBODZY, "rebajlo").begin();
        go_to(&mut game, moment);
        let before = [UBODZY, BOGACI].map(|it| dukaty(&game, it));

        let offered = choices(&game);
        assert_eq!(offered.len(), 3, "no czyn and no drobiazg in {offered:?}");
        uses(&mut game);
        assert_eq!(dukaty(&game, UBODZY), before[0] + 1);
        assert_eq!(asked(&game), (BOGACI, Question::Okno), "one each");
        let other = named(&game, UBODZY, moment.spelling());
        let refused: Vec<_> = game.refusals(UBODZY, other).iter().map(|it| it.rule()).collect();
        assert!(refused.contains(&cite!("AH 119.6.a")), "{refused:?}");
        uses(&mut game);

        assert_eq!(dukaty(&game, BOGACI), before[1] + 1);
        assert_ne!(asked(&game).1, Question::Okno, "all have begun something");
    }
}

#[test]
fn whoever_declined_is_asked_again_when_another_has_begun_something() {
    let moment = Moment::PoczatekOdznaczenia;
    let mut game = both_at(moment).begin();
    go_to(&mut game, moment);
    choose(&mut game, |it| *it == Choice::Decline);
    assert_eq!(asked(&game), (BOGACI, Question::Okno));
    uses(&mut game);
    assert_eq!(asked(&game), (UBODZY, Question::Okno));
    choose(&mut game, |it| *it == Choice::Decline);
    assert_ne!(asked(&game).1, Question::Okno, "all have declined or begun");
}

#[test]
fn what_is_begun_in_a_window_lies_on_the_stos_and_may_be_answered() {
    let moment = Moment::Dochod;
    let mut game = both_at(moment).dwor(BOGACI, &["cisza"]).begin();
    go_to(&mut game, moment);
    let before = dukaty(&game, UBODZY);
    uses(&mut game);
    assert_eq!(asked(&game), (BOGACI, Question::Reply));
    choose(&mut game, |it| matches!(it, Choice::Play { .. }));
    lets_go(&mut game);
    assert_eq!(dukaty(&game, UBODZY), before, "it was negated");
    assert_eq!(asked(&game), (BOGACI, Question::Okno));
}

#[test]
fn a_replika_of_a_moment_is_refused_at_any_other() {
    let game = both_at(Moment::KoniecGry).begin();
    let card = named(&game, UBODZY, Moment::KoniecGry.spelling());
    let refused: Vec<_> = game.refusals(UBODZY, card).iter().map(|it| it.rule()).collect();
    assert!(refused.contains(&cite!("AH 500.2.a")), "{refused:?}");
}

#[test]
fn a_card_is_played_from_the_dwor_and_whoever_might_hold_it_is_asked() {
    let mut game = okna().dwor(UBODZY, &["swit"]).dwor(BOGACI, &["sakiewka"]).begin();
    go_to(&mut game, Moment::PoczatekGry);
    let before = dukaty(&game, UBODZY);
    choose(&mut game, |it| matches!(it, Choice::Play { .. }));
    lets_go(&mut game);
    assert_eq!(dukaty(&game, UBODZY), before - 1 + 3);

    // The other could draw one as well, so his hand alone must not tell whether he is asked.
    let mut table = okna().dwor(BOGACI, &["sakiewka"]);
    table.layout.seats[1].kredens = vec![table.find("swit")];
    let mut game = table.begin();
    go_to(&mut game, Moment::PoczatekGry);
    assert_eq!(asked(&game).0, BOGACI);
}

#[test]
fn nobody_is_asked_in_a_stage_that_no_card_speaks_of() {
    let mut game = okna().pole(UBODZY, "rebajlo").dwor(BOGACI, &["sakiewka"]).begin();
    assert_eq!(windows_of_a_round(&mut game), []);
}

#[test]
fn a_passive_stage_gives_nobody_priority() {
    let _rule = proves!("AH 500.2.b");
    let mut game = everybody_everywhere().pole(BOGACI, "dzwonnik").begin();
    go_to(&mut game, Moment::KoniecZakonczenia);
    let before = dukaty(&game, BOGACI);
    choose(&mut game, |it| *it == Choice::Decline);
    let events = choose(&mut game, |it| *it == Choice::Decline);
    assert!(happened(&events, |it| matches!(it, Event::Triggered { seat: BOGACI, .. })));
    assert!(happened(&events, |it| *it == Event::RoundBegins { round: 2 }));
    assert_eq!(dukaty(&game, BOGACI), before + 1, "it went off and nobody was asked");
    assert_eq!(game.moment(), Some(Moment::PoczatekOdznaczenia));
}

#[test]
fn no_card_may_ask_for_priority_at_the_end_of_the_round() {
    let text = SET.replace("trigger at end of round", "R at end of round");
    let cards = cards::set::read_set("okna", &text).expect("well-formed").cards;
    let problem: CatalogProblem =
        Catalog::new(&ARTYKULY_HENRYKOWSKIE, cards).expect_err("nobody could use it");
    assert!(problem.message.contains("nobody has priority"), "{problem}");
}

#[test]
fn what_goes_off_at_a_moment_goes_off_if_its_condition_holds() {
    for (skarb, gain) in [(5, 1), (4, 0)] {
        let mut table = both_at(Moment::PoczatekGry).pole(UBODZY, "rachmistrz");
        table.layout.seats[0].dukaty = Some(skarb);
        let mut game = table.begin();
        go_to(&mut game, Moment::PoczatekGry);
        assert_eq!(dukaty(&game, UBODZY), skarb + gain);
    }
}

#[test]
fn a_challenge_that_was_answered_gives_priority() {
    let _rule = proves!("AH 513.3");
    for answer in [Choice::Accept, Choice::Refuse] {
        let table = both_at(Moment::Odpowiedz).pole(UBODZY, "rebajlo").pole(BOGACI, "rebajlo");
        let mut game = table.begin();
        choose(&mut game, |it| matches!(it, Choice::Challenge(_)));
        assert_eq!(asked(&game), (BOGACI, Question::Acceptance));
        choose(&mut game, |it| *it == answer);
        let before = dukaty(&game, BOGACI);
        for seat in [UBODZY, BOGACI] {
            assert_eq!(asked(&game), (seat, Question::Okno), "{answer:?}");
            uses(&mut game);
        }
        assert_eq!(dukaty(&game, BOGACI), before + 1);
        let next = if answer == Choice::Accept { Question::DuelTurn } else { Question::Stint };
        assert_eq!(asked(&game), (UBODZY, next));
    }
}

#[test]
fn the_duel_stage_follows_with_repliki_in_turn() {
    let _rule = proves!("AH 513.5");
    let mut game = okna().pole(UBODZY, "rebajlo").pole(BOGACI, "rebajlo").begin();
    choose(&mut game, |it| matches!(it, Choice::Challenge(_)));
    choose(&mut game, |it| *it == Choice::Accept);
    for seat in [UBODZY, BOGACI] {
        assert_eq!(asked(&game), (seat, Question::DuelTurn));
        choose(&mut game, |it| *it == Choice::Decline);
    }
    assert_eq!(asked(&game), (UBODZY, Question::Stint), "all have said bene");
}

/// So many Szpiedzy each, and five cards in either dwór.
fn spies(own: usize, enemy: usize) -> Veto {
    let mut table = okna();
    for (seat, count) in [(UBODZY, own), (BOGACI, enemy)] {
        table = (0..count).fold(table, |it, _| it.pole(seat, "szpieg"));
    }
    let hand = ["sakiewka", "swit", "cisza", "rebajlo", "piechota"];
    table.dwor(UBODZY, &hand).dwor(BOGACI, &hand).begin()
}

/// How many cards this seat was shown.
fn shown(events: &[veto::Happened], seat: Seat) -> usize {
    let of = |it: &veto::Happened| match &it.event {
        Event::Shown { to, cards } if *to == seat => cards.len(),
        _ => 0,
    };
    events.iter().map(of).sum()
}

fn spying(game: &Veto) -> Option<CardId> {
    let used = |it| if let Choice::Use { card, .. } = it { Some(card) } else { None };
    choices(game).into_iter().find_map(used)
}

#[test]
fn szpiedzy_see_as_many_cards_as_they_are_more() {
    let _rule = proves!("AH 700.1.qq");
    for (own, enemy, seen) in [(3, 1, 2), (1, 0, 1), (2, 2, 0), (1, 3, 0)] {
        let mut game = spies(own, enemy);
        go_to(&mut game, Moment::KoniecRozliczenia);
        assert_eq!(asked(&game).0, UBODZY);
        let szpieg = spying(&game).expect("a Szpieg may look");
        let events =
            choose(&mut game, |it| matches!(it, Choice::Use { card, .. } if *card == szpieg));
        let events = [events, lets_go(&mut game)].concat();

        assert_eq!((shown(&events, UBODZY), shown(&events, BOGACI)), (seen, 0));
        let known = &game.view(Some(UBODZY)).seats[1].dwor_known;
        assert_eq!(known.len(), seen, "{own} against {enemy}");
        let again = game.moment() == Some(Moment::KoniecRozliczenia) && asked(&game).0 == UBODZY;
        assert!(!again, "two Szpiedzy still give one look");
    }
}
