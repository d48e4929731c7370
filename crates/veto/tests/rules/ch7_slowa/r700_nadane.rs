//! AH 112.2.a, 112.14 — keywords with rules of their own that are given to a card.

use cards::veto::Moment;
use kernel::{CardId, Game, Seat};
use rulebook::{cite, proves};
use veto::{ARTYKULY_HENRYKOWSKIE, Catalog, Choice, Question, Veto};

use crate::{
    laid_out::{choices, choose},
    sejm::asked,
    tablica::{BOGACI, UBODZY, kreski, lets_go, named, zbrojownia},
};

/// The abilities of this card that can be used now.
fn uses(game: &Veto, seat: Seat, name: &str) -> Vec<u8> {
    let of: CardId = named(game, seat, name);
    let all = choices(game).into_iter();
    let its = all.filter_map(|it| match it {
        Choice::Use { card, ability } if card == of => Some(ability),
        _ => None,
    });
    its.collect()
}

fn play(game: &mut Veto, seat: Seat, name: &str) {
    let of = named(game, seat, name);
    choose(game, |it| matches!(it, Choice::Play { card, .. } if *card == of));
    lets_go(game);
}

#[test]
fn whoever_bears_a_bow_shoots() {
    let _rules = [proves!("AH 700.1.x"), proves!("AH 112.9")];
    let bare = zbrojownia().pole(UBODZY, "strzelec").pole(BOGACI, "cel").begin();
    assert_eq!(uses(&bare, UBODZY, "Strzelec"), [], "nothing is given");
    let table = zbrojownia().bearing(UBODZY, "strzelec", &["luk"]).pole(UBODZY, "cel");
    let mut game = table.pole(BOGACI, "strzelec").begin();
    let strzelec = named(&game, UBODZY, "Strzelec");
    let shots = uses(&game, UBODZY, "Strzelec");
    assert_eq!(shots.len(), 1, "{shots:?}");
    assert_eq!(uses(&game, UBODZY, "Cel"), [], "nobody else has a bow");
    choose(&mut game, |it| *it == Choice::Use { card: strzelec, ability: shots[0] });
    let cel = named(&game, UBODZY, "Cel");
    choose(&mut game, |it| *it == Choice::Pick(cel));
    lets_go(&mut game);
    assert_eq!(game.view(None).seats[0].lazaret.len(), 1);
}

#[test]
fn a_rule_that_was_given_goes_with_the_word() {
    let _rule = proves!("AH 112.14");
    let table = zbrojownia().bearing(UBODZY, "strzelec", &["luk"]).pole(BOGACI, "cel");
    let mut game = table.dwor(BOGACI, &["zgrzebnosc"]).begin();
    choose(&mut game, |it| *it == Choice::EndStint);
    play(&mut game, BOGACI, "Zgrzebność");
    choose(&mut game, |it| *it == Choice::EndStint);
    let strzelec = named(&game, UBODZY, "Strzelec");
    assert_eq!(uses(&game, UBODZY, "Strzelec"), []);
    let refused = game.clone().apply(Choice::Use { card: strzelec, ability: 0 }, &mut Vec::new());
    assert!(refused.is_err());
}

#[test]
fn whoever_is_made_pious_is_dear_to_call_out() {
    let _rule = proves!("AH 700.1.mm");
    let table = zbrojownia().pole(UBODZY, "strzelec").bearing(BOGACI, "cel", &["krzyz"]);
    let mut game = table.kreski(UBODZY, 2).begin();
    choose(&mut game, |it| matches!(it, Choice::Challenge(_)));
    assert_eq!(kreski(&game, UBODZY), 1);
}

#[test]
fn a_man_in_disguise_helps_a_companion_and_does_not_agitate() {
    let _rule = proves!("AH 700.1.bb");
    let table = zbrojownia().pole(UBODZY, "strzelec").pole(BOGACI, "cel");
    let mut game = table.dwor(UBODZY, &["przebranie"]).begin();
    play(&mut game, UBODZY, "Przebranie");
    let strzelec = named(&game, UBODZY, "Strzelec");
    let refused = game.clone().apply(Choice::Agitate(strzelec), &mut Vec::new());
    assert_eq!(refused.expect_err("not as a Niewiasta").rule(), cite!("AH 700.1.bb"));
    // Whoever is called out is helped, by a replika nobody could have had before.
    let table = zbrojownia().pole(UBODZY, "strzelec").pole(UBODZY, "cel").pole(BOGACI, "strzelec");
    let mut game = table.dwor(UBODZY, &["przebranie"]).begin();
    let cel = named(&game, UBODZY, "Cel");
    let card = named(&game, UBODZY, "Przebranie");
    choose(&mut game, |it| matches!(it, Choice::Play { card: it, .. } if *it == card));
    let own = game.view(Some(UBODZY)).seats[0].pole[0];
    let strzelec = game.pointed(Some(UBODZY), own).expect("in play");
    choose(&mut game, |it| *it == Choice::Pick(cel));
    lets_go(&mut game);
    choose(&mut game, |it| *it == Choice::Challenge(strzelec));
    choose(&mut game, |it| *it == Choice::Accept);
    let duel = |game: &Veto| game.view(None).duel.expect("they fight").challenger.szabla;
    let before = duel(&game);
    choose(&mut game, |it| matches!(it, Choice::Use { card, .. } if *card == cel));
    assert_eq!(duel(&game), before + 1);
}

#[test]
fn a_window_opens_for_a_spy_who_was_recruited() {
    let _rule = proves!("AH 112.2.a");
    let table = zbrojownia().bearing(UBODZY, "strzelec", &["werbunek"]).pole(BOGACI, "cel");
    let mut table = table;
    let ciecie = table.find("ciecie");
    for seat in &mut table.layout.seats {
        seat.kredens = vec![ciecie; 12];
    }
    let mut game = table.begin();
    for _ in 0..40 {
        if game.moment() == Some(Moment::KoniecRozliczenia) {
            break;
        }
        let least = [Choice::EndStint, Choice::Decline, Choice::Done, Choice::No];
        choose(&mut game, |it| least.contains(it));
    }
    assert_eq!(asked(&game), (UBODZY, Question::Okno));
    choose(&mut game, |it| matches!(it, Choice::Use { .. }));
    lets_go(&mut game);
    assert_eq!(game.view(Some(UBODZY)).seats[1].dwor_known.len(), 1);
}

#[test]
fn what_counts_as_printed_cannot_be_given_nor_lost() {
    for (word, what) in [("gains Łucznik", "given"), ("loses Łucznik", "lost")] {
        let other = word.replace("Łucznik", "Broń palna");
        let text = include_str!("../zbrojownia.toml").replace(word, &other);
        let set = cards::set::read_set("zbrojownia", &text).expect("well-formed");
        let problem = Catalog::new(&ARTYKULY_HENRYKOWSKIE, set.cards).expect_err("of no use");
        let said = format!("counts as printed; it cannot be {what}");
        assert!(problem.to_string().contains(&said), "{problem}");
    }
}
