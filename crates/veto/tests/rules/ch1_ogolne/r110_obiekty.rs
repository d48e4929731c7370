//! AH 109, 110 — owners, controllers, and which objects are the same.

use kernel::{Game, Seat};
use rulebook::{cite, proves};
use veto::{Choice, Event, Place, Question};

use crate::{
    kompania::{
        JA, ON, all, end_stint, kreski, moves, piles, play, rule_of, seen, settle, stol, uses,
    },
    laid_out::{choices, choose},
    sejm::{asked, dukaty, happened, until},
};

#[test]
fn two_cards_on_the_pole_gry_are_never_the_same() {
    let _rule = proves!("AH 110.5");
    let table = stol().dwor(JA, &["areszt"]).pole(ON, &["pacholek", "pacholek"]);
    let mut game = table.begin();
    play(&mut game, "areszt");
    let offered = choices(&game);
    let expected: Vec<Choice> = all(&game, "pacholek").into_iter().map(Choice::Pick).collect();
    assert_eq!((offered.len(), &offered), (2, &expected), "each of them can be meant");
    settle(&mut game);
}

#[test]
fn outside_the_pole_gry_name_and_przydomek_tell_cards_apart() {
    let _rules =
        [proves!("AH 110.6"), proves!("AH 110.7"), proves!("AH 203.2"), proves!("AH 204.2")];
    let kredens = ["roch", "roch-druk", "roch", "bohun", "bohun-stary", "bohun"];
    let mut game = stol().dwor(JA, &["zaciag"]).kredens(JA, &kredens).begin();
    play(&mut game, "zaciag");
    settle(&mut game);
    let found = choices(&game).into_iter().filter(|it| matches!(it, Choice::Find(_))).count();
    assert_eq!(found, 3, "Roch however printed, Bohun and the old Bohun");
}

#[test]
fn only_on_the_stos_and_the_pole_gry_has_a_card_a_controller() {
    let _rule = proves!("AH 110.2");
    let table = stol()
        .bearing(JA, "roch", &["szabla"], &["ciecie"])
        .dwor(JA, &["sejmik", "wicek"])
        .dwor(ON, &["donos"])
        .lazaret(JA, &["bohun"])
        .zalnik(JA, &["goniec"]);
    let mut game = table.begin();
    let controllers = |game: &veto::Veto| -> Vec<Option<Seat>> {
        let view = game.view(Some(JA));
        let of = |id: &str| {
            let card = game.handle(Some(JA), all_of_ja(game, id)).expect("he can point at it");
            view.cards.iter().find(|(it, _)| *it == card).expect("it is shown").1.controller
        };
        ["roch", "szabla", "ciecie", "sejmik", "wicek", "bohun", "goniec"].map(of).to_vec()
    };
    let own = Some(JA);
    assert_eq!(controllers(&game), [own, own, own, None, None, None, None]);
    play(&mut game, "sejmik");
    assert_eq!(controllers(&game), [own, own, own, own, None, None, None], "it is on the stos");
}

fn all_of_ja(game: &veto::Veto, id: &str) -> kernel::CardId {
    let wanted = game.catalog().find(&format!("kompania-{id}")).expect("a card of the set");
    let view = game.view(Some(JA));
    let (handle, _) = view.cards.iter().find(|(_, it)| it.def == Some(wanted)).expect("shown");
    game.pointed(Some(JA), *handle).expect("a handle of the view")
}

#[test]
fn what_an_ability_puts_out_is_controlled_by_its_player_and_owned_as_before() {
    let _rules = [
        proves!("AH 109.3"),
        proves!("AH 109.4"),
        proves!("AH 110.3"),
        proves!("AH 110.4"),
        proves!("AH 505.2.a"),
    ];
    let table = stol()
        .dwor(JA, &["wskrzeszenie"])
        .dwor(ON, &["nagana"])
        .lazaret(ON, &["poslaniec"])
        .pole(JA, &["bohun"])
        .pole(ON, &["roch"]);
    let mut game = table.begin();
    let before = [JA, ON].map(|it| dukaty(&game, it));
    play(&mut game, "wskrzeszenie");
    settle(&mut game);
    let poslaniec = seen(&game, "poslaniec");
    assert_eq!((poslaniec.owner, poslaniec.controller), (ON, Some(JA)));
    assert_eq!(seen(&game, "bohun").szabla, Some(4), "\"own\" on it means its controller");
    assert_eq!(seen(&game, "roch").szabla, Some(5));
    assert_eq!([JA, ON].map(|it| dukaty(&game, it)), [before[0] + 2, before[1]], "so does \"you\"");
    uses(&mut game, "poslaniec");
    settle(&mut game);
    assert_eq!((kreski(&game, JA), kreski(&game, ON)), (1, 0));
    end_stint(&mut game);
    assert!(all(&game, "poslaniec").len() == 1 && game.view(None).seats[0].pole.len() == 2);
    play(&mut game, "nagana");
    choose_if_asked(&mut game, "poslaniec");
    settle(&mut game);
    assert_eq!(
        (piles(&game, JA), piles(&game, ON)),
        ([0, 1, 0], [0, 2, 0]),
        "to its owner's lazaret"
    );
}

fn choose_if_asked(game: &mut veto::Veto, id: &str) {
    if matches!(asked(game).1, Question::Card { .. }) {
        let cards = all(game, id);
        choose(game, |it| matches!(it, Choice::Pick(card) if cards.contains(card)));
    }
}

#[test]
fn what_is_put_out_without_being_played_costs_and_brings_nothing() {
    let _rules =
        [proves!("AH 505.1"), proves!("AH 505.2.b"), proves!("AH 505.2.c"), proves!("AH 409.3")];
    let put_out = |efekt: &str, table: crate::kompania::Stol| {
        let mut game = table.dwor(JA, &[efekt]).dwor(ON, &["protest"]).begin();
        let before = dukaty(&game, JA);
        let mut events = play(&mut game, efekt);
        while matches!(asked(&game).1, Question::Card { .. }) {
            events.extend(choose(&mut game, |it| matches!(it, Choice::Pick(_))));
        }
        events.extend(settle(&mut game));
        assert_eq!(moves(&game, &events, "poslaniec"), [Place::Pole], "{efekt}");
        assert_eq!(dukaty(&game, JA), before + 2, "no lafa, and what its entry sets off");
        assert_eq!(kreski(&game, JA), 0, "no kreski");
        let played = |it: &Event| matches!(it, Event::Played { .. });
        assert_eq!(events.iter().filter(|it| played(&it.event)).count(), 1, "only the efekt");
    };
    put_out("powrot", stol().zalnik(JA, &["poslaniec"]));
    put_out("przybycie", stol().dwor(JA, &["poslaniec"]));
    put_out("wskrzeszenie", stol().lazaret(ON, &["poslaniec"]));
    // Played, the same card costs its lafa and brings its kreski.
    let mut game = stol().dwor(JA, &["poslaniec"]).begin();
    let before = dukaty(&game, JA);
    play(&mut game, "poslaniec");
    settle(&mut game);
    assert_eq!((dukaty(&game, JA), kreski(&game, JA)), (before - 5 + 2, 3));
}

#[test]
fn a_postac_whose_name_is_in_play_goes_to_the_lazaret_instead() {
    let _rule = proves!("AH 301.3.b");
    // By an ability.
    let mut game =
        stol().dwor(JA, &["powrot"]).zalnik(JA, &["bohun"]).pole(ON, &["bohun-stary"]).begin();
    let mut events = play(&mut game, "powrot");
    events.extend(settle(&mut game));
    assert_eq!(moves(&game, &events, "bohun"), [Place::Lazaret]);
    let to_lazaret = |it: &Event| matches!(it, Event::Moved { from: Place::Zalnik, .. });
    assert_eq!(rule_of(&events, to_lazaret), Some(cite!("AH 301.3.b")));
    // And when the other one has come in answer to it.
    let table =
        stol().dwor(JA, &["bohun"]).dwor(ON, &["ubiegniecie"]).lazaret(ON, &["bohun-stary"]);
    let mut game = table.begin();
    let mut events = play(&mut game, "bohun");
    events.extend(play(&mut game, "ubiegniecie"));
    events.extend(settle(&mut game));
    assert_eq!(moves(&game, &events, "bohun-stary"), [Place::Pole]);
    assert_eq!(moves(&game, &events, "bohun"), [Place::Stos, Place::Lazaret]);
    assert_eq!((kreski(&game, JA), game.view(None).seats[0].pole.len()), (0, 0));
}

#[test]
fn what_belongs_to_another_cannot_be_discarded_instead_of_paying_for_it() {
    let _rule = proves!("AH 211.4.a.1");
    let table = |foreign: bool| {
        let table = stol().dwor(JA, &[if foreign { "wskrzeszenie" } else { "powrot" }]);
        match foreign {
            true => table.lazaret(ON, &["poslaniec"]),
            false => table.zalnik(JA, &["poslaniec"]),
        }
    };
    for (foreign, asks) in [(false, true), (true, false)] {
        let mut game = table(foreign).begin();
        play(&mut game, if foreign { "wskrzeszenie" } else { "powrot" });
        settle(&mut game);
        until(&mut game, Question::Inicjatywa);
        let mut asked_for_upkeep = false;
        let mut events = Vec::new();
        while asked(&game).1 != Question::Stint {
            asked_for_upkeep |= asked(&game) == (JA, Question::Utrzymanie);
            events.extend(choose(&mut game, |it| {
                matches!(it, Choice::Decline | Choice::Done | Choice::No)
            }));
        }
        assert_eq!(asked_for_upkeep, asks, "foreign: {foreign}");
        let income = |it: &Event| *it == Event::Income { seat: JA, amount: 1 };
        assert!(happened(&events, income), "3 of the faction less 2 of upkeep");
    }
}
