//! AH 308, 104 — strategie, and cards that decide the game.

use kernel::{Game, Pending};
use rulebook::{cite, proves};
use veto::{
    ARTYKULY_HENRYKOWSKIE, Choice, Deck, Event, OverReason, Question, Setup, SetupProblem, Veto,
};

use crate::{
    laid_out::{choices, choose},
    sejm::asked,
    tablica::{BOGACI, SLOWA, Tablica, UBODZY, lets_go, named, slowa},
};

fn with_strategy(mut table: Tablica) -> Tablica {
    table.layout.seats[0].strategia = Some(table.find("spisek"));
    table
}

#[test]
fn a_strategy_lies_beside_the_faction_card_and_works() {
    let _rules = [proves!("AH 308.1"), proves!("AH 103.2")];
    let table = with_strategy(slowa().pole(UBODZY, "rebajlo"));
    let strategy = table.find("spisek");
    let game = table.begin();
    let view = game.view(Some(BOGACI));
    assert_eq!(view.seats[0].strategia, Some(strategy), "for all to see");
    let rebajlo = named(&game, UBODZY, "Rębajło");
    let shown = view.cards.iter().find(|(it, _)| game.pointed(Some(BOGACI), *it) == Some(rebajlo));
    assert_eq!(shown.expect("he is in play").1.szabla, Some(5 + 1));
}

#[test]
fn a_strategy_may_win_the_game() {
    let _rules = [proves!("AH 104.2.c"), proves!("AH 308.2")];
    let mut game = with_strategy(slowa().kreski(UBODZY, 4)).begin();
    choose(&mut game, |it| matches!(it, Choice::Use { .. }));
    lets_go(&mut game);
    assert_eq!(game.pending(), Pending::Over { winner: Some(UBODZY) });
    let (_, reason, rule) = game.view(None).over.expect("it is over");
    assert_eq!((reason, rule), (OverReason::WonByCard, cite!("AH 104.2.c")));
    let game = with_strategy(slowa().kreski(UBODZY, 3)).begin();
    assert!(!choices(&game).iter().any(|it| matches!(it, Choice::Use { .. })), "it has its price");
}

#[test]
fn neither_strategy_nor_faction_card_can_be_discarded() {
    let _rules = [proves!("AH 308.3"), proves!("AH 309.4")];
    let mut table = with_strategy(slowa().pole(UBODZY, "rebajlo")).dwor(BOGACI, &["rugi"]);
    table.layout.voice = BOGACI;
    let mut game = table.begin();
    choose(&mut game, |it| matches!(it, Choice::Play { .. }));
    lets_go(&mut game);
    let view = game.view(None);
    assert!(view.seats[0].pole.is_empty(), "everything else is gone");
    assert!(view.seats[0].strategia.is_some());
    assert_eq!(view.seats[0].lazaret.len(), 1);
}

#[test]
fn nor_is_either_of_them_laid_under_another_card_or_taken_back() {
    let more = |verb: &str| {
        format!(
            "{SLOWA}\n[[card]]\nid = \"szafa\"\nname = \"Szafa\"\ntype = \"efekt\"\nlafa = 0\n\
             abilities = [\"D: {verb}\"]\n"
        )
    };
    for kind in ["frakcja", "strategia"] {
        for verb in [
            format!("tuck 1 own {kind} under 1 own postać"),
            format!("return 1 own {kind}"),
            format!("remove 1 own {kind}"),
            format!("make absent 1 own {kind}"),
        ] {
            let table = Tablica::of("slowa", &more(&verb)).pole(UBODZY, "rebajlo");
            let mut game = with_strategy(table).dwor(UBODZY, &["szafa"]).begin();
            let fixed = [game.view(None).seats[0].faction, table_strategy(&game)];
            let mut events = choose(&mut game, |it| matches!(it, Choice::Play { .. }));
            events.extend(lets_go(&mut game));
            let stays =
                |it: &Event| !matches!(it, Event::Moved { card, .. } if fixed.contains(&card.def));
            assert!(events.iter().all(|it| stays(&it.event)), "{verb}");
            assert_eq!(game.view(None).seats[0].strategia, Some(fixed[1]));
        }
    }
}

fn table_strategy(game: &Veto) -> u16 {
    game.view(None).seats[0].strategia.expect("it was laid out")
}

#[test]
fn one_strategy_is_enough() {
    let _rule = proves!("AH 308.4");
    let table = slowa();
    let [faction, other, strategy] = ["ubodzy", "bogaci", "spisek"].map(|it| table.find(it));
    let setup = |count| Setup {
        rules: &ARTYKULY_HENRYKOWSKIE,
        catalog: table.layout.catalog.clone(),
        decks: vec![
            Deck { faction, cards: vec![strategy; count] },
            Deck { faction: other, cards: Vec::new() },
        ],
        seed: [1; 32],
    };
    assert!(setup(1).begin().is_ok());
    let refused = setup(2).begin().expect_err("two strategies");
    assert_eq!(refused, SetupProblem::SecondStrategy { seat: 0, book: rulebook::Book::Ah });
    assert_eq!(refused.rule(), cite!("AH 308.4"));
}

#[test]
fn a_card_may_make_a_player_lose() {
    let _rule = proves!("AH 104.5");
    let mut game = slowa().pole(UBODZY, "rebajlo").dwor(UBODZY, &["kleska"]).begin();
    choose(&mut game, |it| matches!(it, Choice::Play { .. }));
    lets_go(&mut game);
    assert_eq!(game.pending(), Pending::Over { winner: Some(BOGACI) });
    assert_eq!(game.view(None).over.map(|it| it.1), Some(OverReason::LostByCard));
}

#[test]
fn a_victory_that_goes_off_waits_on_the_stos_but_cannot_be_answered_itself() {
    let _rule = proves!("AH 104.9.a");
    let table = slowa().pole(UBODZY, "zwyciezca").pole(BOGACI, "rebajlo").kreski(UBODZY, 9);
    let mut game = table.kreski(BOGACI, 2).dwor(BOGACI, &["cisza"]).begin();
    choose(&mut game, |it| matches!(it, Choice::Challenge(_)));
    let mut triggered = false;
    while let Pending::Decision { .. } = game.pending() {
        let stos = game.view(None).stos;
        triggered |= stos.iter().any(|it| it.kind == veto::ObjectKind::Trigger);
        match asked(&game).1 {
            Question::Acceptance => choose(&mut game, |it| *it == Choice::Accept),
            _ => choose(&mut game, |it| *it == Choice::Decline),
        };
    }
    assert_eq!(game.view(None).over.map(|it| it.1), Some(OverReason::WonByCard));
    assert!(triggered, "the ability could have been negated; the victory could not");
}
