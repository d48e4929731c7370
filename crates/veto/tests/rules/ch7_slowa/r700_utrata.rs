//! AH 700.3, 310.6 — what a keyword brings is lost with the keyword and with nothing else.

use cards::veto::Moment;
use kernel::Game;
use rulebook::{cite, proves};
use veto::{Choice, Question, Veto};

use crate::{
    laid_out::{choices, choose},
    sejm::asked,
    tablica::{BOGACI, Tablica, UBODZY, kreski, lets_go, named, skutki},
};

/// The poor play this efekt.
fn after(table: Tablica, id: &str) -> Veto {
    let mut game = table.dwor(UBODZY, &[id, "kwit"]).begin();
    let name = game.catalog().def(game.catalog().find(&format!("skutki-{id}")).expect("a card"));
    let name = name.card.name.clone();
    let card = named(&game, UBODZY, &name);
    choose(&mut game, |it| matches!(it, Choice::Play { card: it, .. } if *it == card));
    lets_go(&mut game);
    game
}

fn can_agitate(game: &Veto) -> bool {
    choices(game).iter().any(|it| matches!(it, Choice::Agitate(_)))
}

#[test]
fn a_niewiasta_without_abilities_is_a_niewiasta_and_without_the_word_she_is_not() {
    let silenced = after(skutki().pole(UBODZY, "pani"), "milczenie");
    assert!(!can_agitate(&silenced), "she still cannot agitate");
    let uses = |game: &Veto| choices(game).iter().any(|it| matches!(it, Choice::Use { .. }));
    assert!(!uses(&silenced), "what is printed is gone");
    let pani = named(&silenced, UBODZY, "Pani");
    let refused: Vec<_> = silenced.refusals(UBODZY, pani).iter().map(|it| it.rule()).collect();
    assert!(refused.contains(&cite!("AH 101.2")), "{refused:?}");
    assert!(refused.contains(&cite!("AH 700.1.bb")), "{refused:?}");

    let free = after(skutki().pole(UBODZY, "pani"), "emancypacja");
    assert!(can_agitate(&free));
    assert!(uses(&free), "what is printed stays");
}

/// Goes on to the window of this moment for the poor, if there is one in this round.
fn comes(game: &mut Veto, moment: Moment) -> bool {
    for _ in 0..60 {
        if game.moment() == Some(moment) && asked(game).0 == UBODZY {
            return true;
        }
        if game.view(None).round == 2 && asked(game).1 == Question::Stint {
            return false;
        }
        let least = [Choice::EndStint, Choice::Decline, Choice::Done, Choice::No];
        choose(game, |it| least.contains(it));
    }
    panic!("the round never ends");
}

/// The abilities of the Agent that can be used at the end of the faza rozliczenia after these efekty.
fn abilities(efekty: &[&str]) -> Vec<u8> {
    let mut game = skutki().pole(UBODZY, "agent").dwor(UBODZY, efekty).begin();
    for _ in efekty {
        assert!(comes(&mut game, Moment::Dochod));
        choose(&mut game, |it| matches!(it, Choice::Play { .. }));
        lets_go(&mut game);
    }
    if !comes(&mut game, Moment::KoniecRozliczenia) {
        return Vec::new();
    }
    let used = |it| if let Choice::Use { ability, .. } = it { Some(ability) } else { None };
    choices(&game).into_iter().filter_map(used).collect()
}

#[test]
fn the_rule_of_a_keyword_is_lost_only_with_it() {
    let _rule = proves!("AH 700.3");
    assert_eq!(abilities(&[]), [0, 1], "the printed one and that of Szpieg");
    assert_eq!(abilities(&["milczenie"]), [1], "what is printed is silenced");
    assert_eq!(abilities(&["dekonspiracja"]), [0], "Szpieg is lost");
}

#[test]
fn hetman_contains_nothing_when_it_is_lost() {
    let to_karmazyni = |game: &Veto| {
        let hetman = named(game, UBODZY, "Hetman");
        choices(game).contains(&Choice::ChangeField(hetman))
    };
    assert!(to_karmazyni(&skutki().pole(UBODZY, "hetman").begin()));
    assert!(!to_karmazyni(&after(skutki().pole(UBODZY, "hetman"), "dymisja")));
}

#[test]
fn a_pakt_stays_with_a_charakternik_no_more_and_no_other_comes() {
    let _rule = proves!("AH 310.6");
    let table = || skutki().over(UBODZY, "wiedzma", &["cyrograf"]);
    let lays = |game: &Veto| choices(game).iter().any(|it| matches!(it, Choice::Underlay(_)));
    let mut game = table().dwor(UBODZY, &["kwit"]).begin();
    assert!(lays(&game));
    choose(&mut game, |it| matches!(it, Choice::Play { .. }));
    lets_go(&mut game);
    assert_eq!(kreski(&game, UBODZY), 1, "a Charakternik plays it");

    let mut game = after(table(), "egzorcyzm");
    assert!(!lays(&game), "no further one");
    assert!(!choices(&game).iter().any(|it| matches!(it, Choice::Play { .. })), "nor is it played");
    let wiedzma = named(&game, BOGACI, "Wiedźma");
    let handle = game.handle(None, wiedzma);
    let under = game.view(None).cards.iter().filter(|(_, it)| it.host == handle).count();
    assert_eq!(under, 1, "the one that is there stays");
    let pakt = named(&game, UBODZY, "Kwit diabelski");
    let refused = game.apply(Choice::Underlay(pakt), &mut Vec::new());
    assert_eq!(refused.expect_err("not any more").rule(), cite!("AH 700.1.hh"));
}
