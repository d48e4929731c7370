//! Events, limits, targets, cancels, "then", lasting and delayed effects.

use cards::thrones::{Icon, Phase};
use rulebook::{cite, proves};
use thrones::{Choice, Event, Place, Question};

use crate::laid_out::*;

fn play_of(card: kernel::CardId) -> Choice {
    Choice::Play { card, ability: 0, on: 0 }
}

#[test]
fn an_event_is_paid_resolved_and_discarded() {
    let _rules = [
        proves!("KZ Karty wydarzeń.2"),
        proves!("KZ Inicjowanie zdolności/Mobilizacja kart.5"),
        proves!("KZ Inicjowanie zdolności/Mobilizacja kart.6"),
        proves!("KZ Wskazywanie.0"),
        proves!("KZ Efekty opóźnione.0"),
        proves!("KZ Efekty opóźnione.1"),
        proves!("KZ Efekty trwające.2"),
    ];
    let mut layout = table(Phase::Challenges);
    layout.seats[0].play = vec![card(KNIGHT)];
    layout.seats[0].hand = defs(&[FOR_THE_NORTH]);
    layout.seats[1].play = vec![card(BURNED_MEN)];
    let mut play = layout.start();
    let knight = play.find(A, KNIGHT);
    let event = play.find(A, FOR_THE_NORTH);
    play.until(|_, question| question == Question::Challenge);
    play.choose(Choice::Challenge { icon: Icon::Military, against: B });
    play.choose(Choice::Pick(knight));
    play.until_window_of(A).choose(play_of(event));
    assert_eq!(play.show(knight).strength, Some(4));
    assert_eq!(play.show(event).place, Place::Discard);
    play.until_told(|it| matches!(it, Event::ChallengeEnds));
    assert_eq!(play.hand(A), 1, "won, so one card is drawn");
    assert_eq!(play.show(knight).strength, Some(2), "the bonus ended with the challenge");
}

#[test]
fn a_maximum_counts_all_copies() {
    let mut layout = table(Phase::Challenges);
    layout.seats[0].play = vec![card(KNIGHT)];
    // With an ambush card he is asked again.
    layout.seats[0].hand = defs(&[WINTER_IS_COMING, WINTER_IS_COMING, BURNED_MEN]);
    layout.seats[0].gold = 4;
    let mut play = layout.start();
    let knight = play.find(A, KNIGHT);
    let events = play.all(A, WINTER_IS_COMING);
    play.attack(A, Icon::Military, &[knight]);
    play.until_window_of(A).choose(play_of(events[0]));
    play.until_window_of(A);
    play.refuses(play_of(events[1]), cite!("KZ Limity i maksymalne ilości.0.c"));
}

#[test]
fn actions_of_a_phase_belong_to_it_and_reactions_to_their_condition() {
    let mut layout = table(Phase::Marshaling);
    layout.seats[0].play = vec![card(GREY_WIND)];
    layout.seats[0].hand = defs(&[PUT_TO_THE_SWORD, WINTER_IS_COMING]);
    layout.seats[1].play = vec![card("01094")];
    let play = layout.start();
    let wolf = play.find(A, GREY_WIND);
    play.refuses(Choice::Use { card: wolf, ability: 0, on: 0 }, cite!("KZ Akcje.0.b"));
    let sword = play.find(A, PUT_TO_THE_SWORD);
    play.refuses(play_of(sword), cite!("KZ Warunek aktywacji.0"));
    let winter = play.find(A, WINTER_IS_COMING);
    play.refuses(play_of(winter), cite!("KZ Obostrzenia i zezwolenia zagrywania.0"));
}

#[test]
fn a_cancel_leaves_the_event_paid_and_played() {
    let _rules = [proves!("KZ Anulowanie.0"), proves!("KZ Anulowanie.1")];
    let mut layout = table(Phase::Challenges);
    layout.seats[0].play = vec![card(KNIGHT)];
    layout.seats[0].hand = defs(&[WINTER_IS_COMING]);
    layout.seats[0].gold = 1;
    layout.seats[1].hand = defs(&[HANDS_JUDGMENT]);
    layout.seats[1].gold = 1;
    let mut play = layout.start();
    let knight = play.find(A, KNIGHT);
    let (winter, judgment) = (play.find(A, WINTER_IS_COMING), play.find(B, HANDS_JUDGMENT));
    play.attack(A, Icon::Military, &[knight]);
    play.until_window_of(A).choose(play_of(winter));
    assert_eq!(play.asked().0, B, "before the effects are initiated");
    play.choose(play_of(judgment));
    assert_eq!((play.gold(A), play.gold(B)), (0, 0), "X is the printed cost of the event");
    assert_eq!(play.show(winter).place, Place::Discard);
    assert_eq!(play.game.view(None).seats[0].plot_values[2], 1, "the claim is not raised");
}

#[test]
fn too_few_targets_forbid_the_ability() {
    let mut layout = table(Phase::Challenges);
    layout.seats[0].play = vec![card(EDDARD)];
    layout.seats[0].hand = defs(&[CONFINEMENT]);
    layout.seats[0].gold = 1;
    let mut play = layout.start();
    let event = play.find(A, CONFINEMENT);
    // Eddard is too strong for Confinement, and there is nobody else.
    play.until_window_of(A);
    play.refuses(play_of(event), cite!("KZ Wskazywanie.2"));
}

#[test]
fn an_ability_must_be_able_to_change_something() {
    let mut layout = table(Phase::Challenges);
    let mut robb = card(ROBB);
    robb.attachments = defs(&["01032"]);
    layout.seats[0].play = vec![robb];
    // With an ambush card he is asked.
    layout.seats[0].hand = defs(&[BURNED_MEN]);
    layout.seats[0].gold = 2;
    let mut play = layout.start();
    let seal = play.find(A, "01032");
    play.until_window_of(A);
    play.refuses(Choice::Use { card: seal, ability: 0, on: 0 }, cite!("KZ Koszt.5"));
    // With a kneeling host it may be used.
    let robb = play.find(A, ROBB);
    play.attack(A, Icon::Military, &[robb]);
    play.until_window_of(A).choose(Choice::Use { card: seal, ability: 0, on: 0 });
    assert!(!play.show(robb).kneeling && play.show(seal).kneeling);
}

#[test]
fn superior_claim_puts_power_on_the_faction_card() {
    let _rules =
        [proves!("KZ Dla twojego stronnictwa.0"), proves!("KZ Zyskiwanie.2"), proves!("KZ 4.2.3")];
    let mut layout = table(Phase::Challenges);
    layout.seats[0].play = vec![card(EDDARD)];
    layout.seats[0].hand = defs(&[SUPERIOR_CLAIM]);
    let mut play = layout.start();
    let (eddard, event) = (play.find(A, EDDARD), play.find(A, SUPERIOR_CLAIM));
    play.attack(A, Icon::Power, &[eddard]);
    let offered = |play: &Played| {
        play.offered()
            .into_iter()
            .find(|it| matches!(it, Choice::Play { card, .. } if *card == event))
    };
    while offered(&play).is_none() {
        let mut dull = play.offered();
        dull.retain(|it| matches!(it, Choice::Pass | Choice::Done));
        play.choose(dull[0]);
    }
    let choice = offered(&play).expect("it is offered");
    play.choose(choice);
    assert!(play.asks(Question::Keyword(thrones::KeywordType::Renown)));
    assert_eq!(play.power(A), 3, "two and the unopposed bonus");
    assert_eq!(play.show(eddard).power, 0);
}

/// X is chosen before the target and must be paid.
#[test]
fn x_is_what_the_player_chooses_and_pays() {
    let _rule = proves!("KZ Litera „X”.0");
    let mut layout = table(Phase::Challenges);
    layout.seats[1].play = vec![card(TYWIN)];
    layout.seats[1].hand = defs(&["01101"]);
    layout.seats[1].gold = 3;
    layout.seats[0].play = vec![card(KNIGHT), card(EDDARD)];
    let mut play = layout.start();
    let (event, knight) = (play.find(B, "01101"), play.find(A, KNIGHT));
    play.until_window_of(B).choose(play_of(event));
    assert_eq!(play.asked(), (B, Question::X { source: event }));
    assert_eq!(play.offered(), [Choice::Number(2), Choice::Number(3)], "Eddard costs too much");
    play.choose(Choice::Number(2));
    assert_eq!(play.show(knight).place, Place::Hand);
    assert_eq!(play.gold(B), 1);
}

#[test]
fn wildfire_spares_three_of_each_player_and_nobody_is_saved() {
    let _rule = proves!("KZ Kolejność rozpatrywania jednoczesnych efektów.0");
    let mut layout = table(Phase::Plot);
    layout.seats[0].plots = defs(&["01026"]);
    layout.seats[1].plots = defs(&[NOBLE_CAUSE]);
    layout.seats[0].play = vec![card(KNIGHT), card(STEWARD), card(EDDARD), card(ARYA)];
    let mut tywin = card(TYWIN);
    tywin.duplicates = defs(&[TYWIN]);
    layout.seats[1].play = vec![tywin];
    let mut play = layout.start();
    play.until(|_, question| matches!(question, Question::Card { .. }));
    assert_eq!(play.asked().0, A, "the first player chooses first");
    for code in [KNIGHT, STEWARD, EDDARD] {
        let card = play.find(A, code);
        play.choose(Choice::Pick(card));
    }
    assert_eq!(play.asked().0, B);
    play.choose(Choice::Done);
    assert_eq!(play.told(|it| matches!(it, Event::Killed { .. })), 2, "Arya and Tywin together");
    assert_eq!(play.show(play.find(A, EDDARD)).place, Place::Play);
}

#[test]
fn a_replaced_death_is_still_a_death() {
    let _rule = proves!("KZ Efekty zastępujące.0");
    let mut layout = table(Phase::Challenges);
    // Ser Davos goes back to hand instead of the dead pile.
    layout.seats[0].play = vec![card(EDDARD)];
    layout.seats[1].play = vec![kneeling("01050")];
    let mut play = layout.start();
    let (eddard, davos) = (play.find(A, EDDARD), play.find(B, "01050"));
    play.attack(A, Icon::Military, &[eddard]);
    let used = Choice::Use { card: davos, ability: 0, on: 0 };
    while !play.offered().contains(&used) {
        play.choose(Choice::Pass);
    }
    play.choose(used);
    assert_eq!(play.told(|it| matches!(it, Event::Killed { .. })), 1);
    assert_eq!(play.show(davos).place, Place::Hand);
}

#[test]
fn an_event_can_become_an_attachment() {
    let _rules = [proves!("KZ Typy kart.1"), proves!("KZ Karty wydarzeń.5")];
    let mut layout = table(Phase::Challenges);
    layout.seats[0].play = vec![card(EDDARD)];
    layout.seats[1].play = vec![kneeling("01070")];
    layout.seats[1].hand = defs(&["01081"]);
    let mut play = layout.start();
    let eddard = play.find(A, EDDARD);
    let (wendamyr, risen) = (play.find(B, "01070"), play.find(B, "01081"));
    play.attack(A, Icon::Military, &[eddard]);
    while !play.offered().contains(&play_of(risen)) {
        play.choose(Choice::Pass);
    }
    play.choose(play_of(risen));
    assert_eq!(play.show(wendamyr).place, Place::Play, "saved");
    assert_eq!(play.show(risen).place, Place::Attached);
    assert_eq!(play.show(wendamyr).strength, Some(3));
}

#[test]
fn a_search_is_shown_and_the_deck_is_shuffled() {
    let _rules = [
        proves!("KZ Przeszukiwanie.0"),
        proves!("KZ Przeszukiwanie.1"),
        proves!("KZ Przeszukiwanie.3"),
        proves!("KZ Odkrywanie.0"),
    ];
    let mut layout = table(Phase::Plot);
    layout.seats[0].plots = defs(&["01022"]);
    layout.seats[1].plots = defs(&[NOBLE_CAUSE]);
    layout.seats[0].deck.push(crate::core_decks::def(EDDARD));
    let mut play = layout.start();
    play.until(|_, question| matches!(question, Question::Search { .. }));
    assert!(play.offered().contains(&Choice::Done), "nobody has to find anything");
    play.choose(Choice::Find(crate::core_decks::def(EDDARD)));
    let known = &play.game.view(Some(B)).seats[0].hand_known;
    assert_eq!(known[..], [crate::core_decks::def(EDDARD)]);
    assert_eq!(play.told(|it| matches!(it, Event::Shuffled { .. })), 1);
}

#[test]
fn a_limit_counts_for_each_copy() {
    let mut layout = table(Phase::Marshaling);
    layout.seats[0].play = vec![card("01163"), kneeling(KNIGHT), kneeling(STEWARD)];
    layout.seats[0].hand = defs(&[SANSA]);
    let mut play = layout.start();
    let (illyrio, knight) = (play.find(A, "01163"), play.find(A, KNIGHT));
    let stand = Choice::Use { card: illyrio, ability: 0, on: 0 };
    play.choose(stand).choose(Choice::Pick(knight));
    assert!(!play.show(knight).kneeling);
    play.until_window_of(A);
    play.refuses(stand, cite!("KZ Limity i maksymalne ilości.0"));
}

#[test]
fn cannot_is_final() {
    let mut layout = table(Phase::Marshaling);
    layout.seats[0].plot = Some(crate::core_decks::def("01016"));
    layout.seats[0].hand = defs(&[ROSEROAD, KNIGHT]);
    let play = layout.start();
    let [road, knight] = [ROSEROAD, KNIGHT].map(|it| play.find(A, it));
    play.refuses(Choice::Marshal(road), cite!("KZ Nie może.0"));
    assert!(play.offered().contains(&Choice::Marshal(knight)));
}

#[test]
fn forced_reactions_are_resolved_without_being_asked_for() {
    let _rules = [
        proves!("KZ Wymuszone przerwania/Wymuszone reakcje.0"),
        proves!("KZ Żetony wpływ.1"),
        proves!("KZ 4.2.2.c"),
    ];
    let mut layout = table(Phase::Challenges);
    layout.seats[0].play = vec![card("01165")];
    let mut play = layout.start();
    let jorah = play.find(A, "01165");
    play.attack(A, Icon::Military, &[jorah]);
    assert!(play.asks(Question::Keyword(thrones::KeywordType::Renown)));
    assert_eq!(play.show(jorah).tokens, [0, 0, 1], "a betrayal token");
}

#[test]
fn then_follows_what_was_done_in_full() {
    let _rule = proves!("KZ Słowo „Następnie”.1");
    let mut layout = table(Phase::Marshaling);
    layout.seats[0].play = vec![card(KNIGHT)];
    layout.seats[0].hand = defs(&["01062"]);
    let mut play = layout.start();
    let (event, knight) = (play.find(A, "01062"), play.find(A, KNIGHT));
    play.choose(play_of(event)).choose(Choice::Pick(knight));
    play.until_told(|it| matches!(it, Event::Power { .. }));
    assert_eq!(play.told(|it| matches!(it, Event::Knelt { .. })), 1);
    assert_eq!(play.show(knight).power, 1);
}

#[test]
fn a_card_can_be_put_into_play_without_being_marshaled() {
    let _rules = [proves!("KZ Umieszczanie w grze.0"), proves!("KZ Wchodzi do gry.0")];
    let mut layout = table(Phase::Plot);
    layout.seats[0].plots = defs(&["01020"]);
    layout.seats[0].discard = defs(&[LITTLEFINGER]);
    layout.seats[1].plots = defs(&[NOBLE_CAUSE]);
    let mut play = layout.start();
    play.until_told(|it| matches!(it, Event::Entered { .. }));
    assert_eq!(play.show(play.find(A, LITTLEFINGER)).place, Place::Play);
    assert_eq!(play.hand(A), 2, "the two of the draw phase; Littlefinger gives none");
}

#[test]
fn arya_has_a_facedown_duplicate_and_gains_an_icon_by_it() {
    let _rules = [proves!("KZ Zakryte karty.0"), proves!("KZ Zyskiwanie.3")];
    let mut layout = table(Phase::Marshaling);
    layout.seats[0].hand = defs(&[ARYA]);
    let mut play = layout.start();
    let arya = play.find(A, ARYA);
    play.choose(Choice::Marshal(arya));
    play.choose(Choice::Use { card: arya, ability: 0, on: 0 });
    assert_eq!(play.show(arya).icons, 0b101, "military and power");
    let seen = play.game.view(Some(B));
    let under = seen.cards.iter().find(|(_, it)| it.place == Place::Duplicate).expect("there");
    assert_eq!(under.1.def, None, "only its controller may look at it");
}
