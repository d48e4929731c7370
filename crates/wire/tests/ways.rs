//! An `either … or …` is asked with the words of its two ways.

use wire::{
    decision::{ChoiceKind, QuestionKind},
    host::Host,
    veto::{Shelf, fixed_deck},
};

#[test]
fn each_way_says_what_it_does() {
    let shelf = Shelf::mount_and_blade();
    let factions = [cards::veto::Faction::Awanturnicy, cards::veto::Faction::Wisniowieccy];
    let asked = (0..200_u8).find_map(|seed| {
        let decks = factions.map(|it| fixed_deck(shelf.set(), it)).to_vec();
        let mut game = shelf.open(&shelf.setup(decks, [seed; 32])).unwrap();
        while let Some(seat) = game.to_act() {
            let decision = game.decision(Some(seat)).unwrap();
            if decision.question.kind == QuestionKind::OneOf {
                return Some(decision);
            }
            let choice = game.bot_choice("random").unwrap();
            game.choose(seat, choice).unwrap();
        }
        None
    });

    let ways: Vec<_> = asked.expect("Kryjówka w jarach is used in some game").choices;
    assert!(ways.iter().all(|it| it.kind == ChoiceKind::Way));
    let texts: Vec<_> = ways.into_iter().map(|it| it.text.unwrap()).collect();
    assert_eq!(texts[0].pl, "Weź 1 dukat.");
    assert_eq!(texts[0].en, "Take 1 dukat.");
    assert_eq!(texts[1].en, "Look at all cards in your opponent's dwór.");
}
