//! AH 702 — Karty łączone.

use kernel::{Game, Seat};
use rulebook::{cite, proves};
use veto::{ARTYKULY_HENRYKOWSKIE, CardView, Catalog, Choice, Event, Question, Veto};

use crate::{
    laid_out::{choices, choose},
    sejm::{asked, dukaty},
    tablica::{BOGACI, Tablica, UBODZY, kreski, lets_go, rzadkie},
};

fn plays(game: &Veto) -> Vec<Choice> {
    choices(game).into_iter().filter(|it| matches!(it, Choice::Play { .. })).collect()
}

/// The names of every card everybody sees.
fn names(game: &Veto) -> Vec<Vec<String>> {
    let view = game.view(None);
    let defs = view.cards.iter().filter_map(|(_, it)| it.def);
    defs.map(|it| game.catalog().def(it).card.names().map(str::to_owned).collect()).collect()
}

#[test]
fn a_joined_card_is_played_under_one_of_its_names_with_the_text_of_that_name() {
    let _rules =
        [proves!("AH 702.1"), proves!("AH 702.2"), proves!("AH 702.3"), proves!("AH 702.4")];
    let both = vec!["Ogień".to_owned(), "Woda".to_owned()];
    for (way, name, gained) in [(0, "Ogień", (3, 0)), (1, "Woda", (0, 2))] {
        let mut game = rzadkie().dwor(UBODZY, &["ogien"]).dwor(BOGACI, &["ogien"]).begin();
        let own = game.view(Some(UBODZY));
        let held = own.seats[0].dwor[0];
        let def = own.cards.iter().find(|(it, _)| *it == held).and_then(|(_, it)| it.def);
        let card = &game.catalog().def(def.expect("one's own card")).card;
        assert_eq!(card.names().collect::<Vec<_>>(), both, "in the dwór it has both names");
        assert_eq!(card.title(), "Ogień ALBO Woda");
        assert_eq!(plays(&game).len(), 2);
        let before = dukaty(&game, UBODZY);
        let choice = plays(&game)[way];
        let events = choose(&mut game, |it| *it == choice);
        let played = events.iter().find_map(|it| match &it.event {
            Event::Played { card, .. } => Some(game.catalog().def(card.def).card.clone()),
            _ => None,
        });
        let played = played.expect("it was played");
        assert_eq!(played.names().collect::<Vec<_>>(), [name], "on the stos it has one");
        assert_eq!(played.abilities.len(), 1, "and one text");
        lets_go(&mut game);
        assert_eq!((dukaty(&game, UBODZY) - before, kreski(&game, UBODZY)), gained);
        assert!(names(&game).contains(&both), "in the lazaret it has both again");
    }
}

#[test]
fn a_joined_sztych_keeps_its_one_name_until_the_duel_is_over() {
    let _rule = proves!("AH 702.3");
    let table = rzadkie().pole(UBODZY, "kolega").pole(BOGACI, "rebajlo");
    let mut game = table.dwor(UBODZY, &["pchniecie"]).begin();
    choose(&mut game, |it| matches!(it, Choice::Challenge(_)));
    choose(&mut game, |it| *it == Choice::Accept);
    let second = plays(&game)[1];
    choose(&mut game, |it| *it == second);
    let duel = game.view(None).duel.expect("they fight");
    assert_eq!((duel.challenger.szabla, duel.challenged.szabla), (2, 3));
    assert!(names(&game).contains(&vec!["Unik".to_owned()]));
    lets_go(&mut game);
    assert!(names(&game).contains(&vec!["Pchnięcie".to_owned(), "Unik".to_owned()]));
}

#[test]
fn the_name_that_is_chosen_is_the_one_a_unikat_keeps_out() {
    let game = rzadkie().pole(BOGACI, "woda").dwor(UBODZY, &["ogien"]).begin();
    let [Choice::Play { card, way: 0 }] = plays(&game)[..] else { panic!("only as Ogień") };
    let refused = game.clone().apply(Choice::Play { card, way: 8 }, &mut Vec::new());
    assert_eq!(refused.expect_err("as Woda").rule(), cite!("AH 700.1.ww"));
    assert_eq!(asked(&game), (UBODZY, Question::Stint));
}

/// The title of a card as this seat sees it.
fn title_of(game: &Veto, seat: Seat, handle: kernel::Handle) -> String {
    let view = game.view(Some(seat));
    let def = view.cards.iter().find(|(it, _)| *it == handle).and_then(|(_, it)| it.def);
    game.catalog().def(def.expect("its face is seen")).card.title()
}

fn play_as(game: &mut Veto, way: u8) {
    choose(game, |it| matches!(it, Choice::Play { way: it, .. } if *it == way));
    lets_go(game);
}

#[test]
fn a_joined_postac_is_in_play_under_one_of_its_names() {
    let _rules =
        [proves!("AH 702.1"), proves!("AH 702.2"), proves!("AH 702.3"), proves!("AH 702.4")];
    // Upper and lower name, on the pole elekcyjne and on the pole karmazynów.
    for (way, name, szabla, karmazyni) in [
        (0, "Dwulicowy", 3, false),
        (1, "Dwulicowy", 3, true),
        (8, "Bezlitosny", 5, false),
        (9, "Bezlitosny", 5, true),
    ] {
        let mut game = rzadkie().dwor(UBODZY, &["dwulicowy"]).begin();
        let ways: Vec<Choice> = plays(&game);
        assert_eq!(ways.len(), 4, "{ways:?}");
        let before = dukaty(&game, UBODZY);
        play_as(&mut game, way);
        assert_eq!((before - dukaty(&game, UBODZY), kreski(&game, UBODZY)), (2, 1));
        let view = game.view(None);
        let field = if karmazyni { &view.seats[0].karmazyni } else { &view.seats[0].pole };
        assert_eq!(title_of(&game, UBODZY, field[0]), name);
        assert_eq!(card_in_play(&game, field[0]).szabla, Some(szabla), "what always holds of one");
        let card = game.pointed(None, field[0]).expect("in play");
        let used = choices(&game).contains(&Choice::Use { card, ability: 0 });
        assert_eq!(used, name == "Dwulicowy", "an ability of the other is not there");
    }
}

fn card_in_play(game: &Veto, handle: kernel::Handle) -> CardView {
    let view = game.view(None);
    view.cards.into_iter().find(|(it, _)| *it == handle).expect("it is seen").1
}

#[test]
fn of_a_joined_postac_both_names_may_be_in_play_but_each_once() {
    let table = rzadkie().pole(BOGACI, "dwulicowy").dwor(UBODZY, &["dwulicowy"]);
    let game = table.begin();
    let [Choice::Play { card, way: 8 }, Choice::Play { way: 9, .. }] = plays(&game)[..] else {
        panic!("only as Bezlitosny: {:?}", plays(&game))
    };
    let refused = game.clone().apply(Choice::Play { card, way: 0 }, &mut Vec::new());
    assert_eq!(refused.expect_err("there is one").rule(), cite!("AH 301.3.c"));
    // In the dwór it has both names, so it is a copy of the one in play.
    assert!(choices(&game).contains(&Choice::DiscardCopy(card)));
}

#[test]
fn a_joined_card_that_leaves_play_has_both_names_again() {
    let _rules = [proves!("AH 702.2"), proves!("AH 702.3")];
    let mut game = rzadkie().dwor(UBODZY, &["dwulicowy", "zabranie"]).begin();
    play_as(&mut game, 8);
    choose(&mut game, |it| matches!(it, Choice::Play { .. }));
    lets_go(&mut game);
    let own = game.view(Some(UBODZY));
    assert_eq!(title_of(&game, UBODZY, own.seats[0].dwor[0]), "Dwulicowy ALBO Bezlitosny");
    assert_eq!(own.seats[0].pole.len(), 0);
    // A name is sought in the lazaret, whichever of the two it is.
    let mut table = rzadkie().dwor(UBODZY, &["poszukiwanie"]);
    let joined = table.find("dwulicowy");
    table.layout.seats[0].lazaret.push(joined);
    let mut game = table.begin();
    play_as(&mut game, 0);
    let own = game.view(Some(UBODZY));
    assert_eq!(title_of(&game, UBODZY, own.seats[0].dwor[0]), "Dwulicowy ALBO Bezlitosny");
}

#[test]
fn what_stays_of_a_joined_posesja_moderunek_or_efekt_is_one_of_the_two() {
    let _rule = proves!("AH 702.3");
    let postac = |game: &Veto| {
        let pole = game.view(None).seats[0].pole[0];
        card_in_play(game, pole).szabla
    };
    for (id, [upper, lower]) in [("pas", [2, 3]), ("urok", [1, 3])] {
        for (way, szabla) in [(0, upper), (8, lower)] {
            let mut game = rzadkie().pole(UBODZY, "kolega").dwor(UBODZY, &[id]).begin();
            play_as(&mut game, way);
            assert_eq!(postac(&game), Some(szabla), "{id} {way}");
        }
    }
    let mut game = rzadkie().dwor(UBODZY, &["stodola"]).begin();
    let before = game.view(None).seats[0].income;
    play_as(&mut game, 8);
    assert_eq!(game.view(None).seats[0].income, before + 2, "1 printed, 1 by its rule");
}

#[test]
fn a_joined_card_that_gives_itself_up_does_what_its_name_says() {
    let _rules = [proves!("AH 702.3"), proves!("AH 702.4")];
    let mut game = rzadkie().pole(UBODZY, "kolega").dwor(UBODZY, &["pas"]).begin();
    play_as(&mut game, 0);
    let before = dukaty(&game, UBODZY);
    choose(&mut game, |it| matches!(it, Choice::Use { .. }));
    lets_go(&mut game);
    assert_eq!(dukaty(&game, UBODZY), before + 4);
    // The same for the lower name, in answer to something.
    let table = rzadkie().pole(UBODZY, "kolega").pole(BOGACI, "rebajlo");
    let mut game = table.dwor(UBODZY, &["urok"]).begin();
    let kolega = game.view(None).seats[0].pole[0];
    choose(&mut game, |it| matches!(it, Choice::Play { way: 8, .. }));
    let kolega = game.pointed(None, kolega).expect("in play");
    choose(&mut game, |it| *it == Choice::Pick(kolega));
    lets_go(&mut game);
    choose(&mut game, |it| *it == Choice::EndStint);
    choose(&mut game, |it| matches!(it, Choice::Challenge(_)));
    choose(&mut game, |it| matches!(it, Choice::Use { .. }));
    lets_go(&mut game);
    assert!(game.view(None).duel.is_none(), "the challenge is negated");
    assert_eq!(game.view(None).seats[0].lazaret.len(), 1);
}

#[test]
fn a_joined_card_that_makes_itself_cheaper_does_so_under_that_name_only() {
    let _rule = proves!("AH 702.3");
    let mut table = rzadkie().dwor(UBODZY, &["stodola"]).kreski(UBODZY, 1);
    table.layout.seats[0].dukaty = Some(0);
    let mut game = table.begin();
    let [Choice::Play { way: 8, .. }] = plays(&game)[..] else { panic!("{:?}", plays(&game)) };
    choose(&mut game, |it| matches!(it, Choice::Play { .. }));
    choose(&mut game, |it| matches!(it, Choice::Use { .. }));
    lets_go(&mut game);
    let pole = game.view(None).seats[0].pole[0];
    assert_eq!(title_of(&game, UBODZY, pole), "Spichlerz");
}

#[test]
fn a_joined_postac_strengthens_whoever_has_one_of_its_names() {
    let _rule = proves!("AH 702.2");
    let table = rzadkie().pole(UBODZY, "dwulicowy").pole(BOGACI, "rebajlo");
    let mut game = table.dwor(UBODZY, &["dwulicowy"]).begin();
    choose(&mut game, |it| matches!(it, Choice::Challenge(_)));
    choose(&mut game, |it| *it == Choice::Accept);
    let [Choice::Play { way: 3, .. }] = plays(&game)[..] else { panic!("{:?}", plays(&game)) };
    choose(&mut game, |it| matches!(it, Choice::Play { .. }));
    let duel = game.view(None).duel.expect("they fight");
    assert_eq!((duel.challenger.szabla, duel.challenged.szabla), (6, 5));
}

/// A joined postać lies in the lazaret of the poor, whose effect puts one out.
fn with_one_fallen(table: Tablica) -> Tablica {
    let mut table = table.dwor(UBODZY, &["wskrzeszenie"]);
    let joined = table.find("dwulicowy");
    table.layout.seats[0].lazaret.push(joined);
    table
}

#[test]
fn whoever_puts_a_joined_card_into_play_by_an_effect_says_its_name() {
    let _rules = [proves!("AH 702.3"), proves!("AH 702.4")];
    for (way, name, szabla) in [(0, "Dwulicowy", 3), (1, "Bezlitosny", 5)] {
        let mut game = with_one_fallen(rzadkie()).begin();
        play_as(&mut game, 0);
        let (seat, question) = asked(&game);
        assert!(matches!(question, Question::Nazwa { .. }), "{question:?}");
        assert_eq!((seat, game.rule_of_ask()), (UBODZY, Some(cite!("AH 702.3"))));
        assert_eq!(choices(&game), [Choice::Way(0), Choice::Way(1)]);
        game.audit().expect("a sound table");
        choose(&mut game, |it| *it == Choice::Way(way));
        let pole = game.view(None).seats[0].pole[0];
        assert_eq!(title_of(&game, UBODZY, pole), name);
        assert_eq!(card_in_play(&game, pole).szabla, Some(szabla), "with the text of that name");
        choose(&mut game, |it| *it == Choice::No); // He is a Karmazyn, and enters on the pole elekcyjne.
        assert_eq!(asked(&game).1, Question::Stint, "it is said once");
        game.audit().expect("a sound table");
    }
}

#[test]
fn where_only_one_name_is_free_nobody_is_asked_for_it() {
    let mut game = with_one_fallen(rzadkie().pole(BOGACI, "dwulicowy")).begin();
    play_as(&mut game, 0);
    let pole = game.view(None).seats[0].pole[0];
    assert_eq!(title_of(&game, UBODZY, pole), "Bezlitosny");
    assert!(!matches!(asked(&game).1, Question::Nazwa { .. }));
}

#[test]
fn the_effect_goes_on_with_the_card_that_has_its_name() {
    let text = include_str!("../rzadkie.toml").replace(
        "D: put out 1 postać in own lazaret",
        "D: put out 1 postać in own lazaret, that gets szabla +1 this round",
    );
    let mut game = with_one_fallen(Tablica::of("rzadkie", &text)).begin();
    play_as(&mut game, 0);
    while !matches!(asked(&game).1, Question::Nazwa { .. }) {
        choose(&mut game, |it| *it == Choice::Way(0)); // As printed.
    }
    choose(&mut game, |it| *it == Choice::Way(1));
    let pole = game.view(None).seats[0].pole[0];
    assert_eq!(card_in_play(&game, pole).szabla, Some(6));
}

#[test]
fn half_of_a_joined_card_cannot_wait_for_its_own_fall() {
    let text = include_str!("../rzadkie.toml")
        .replace("\"always: this gets szabla +2\"", "\"trigger when this falls: take 2 dukaty\"");
    let set = cards::set::read_set("rzadkie", &text).expect("well-formed");
    let problem = Catalog::new(&ARTYKULY_HENRYKOWSKIE, set.cards).expect_err("it would not know");
    assert!(problem.to_string().contains("no longer the half"), "{problem}");
}
