//! Teams and pairs: entry, the meetings of the captains, single matches.

use super::*;
use crate::{
    setup::Entrants,
    teams::{Choice, Step},
};

fn event_of(entrants: Entrants) -> Play {
    let mut setup = Setup::preset(Class::Local, Format::Otwarty, Wins::Two, 4);
    setup.entrants = entrants;
    Play::new(setup)
}

fn together(number: u32, members: u32) -> Act {
    let members: Vec<PersonId> = (0..members).map(|it| PersonId(10 * number + it)).collect();
    Act::EnterTogether {
        player: PlayerId(number),
        name: format!("team {number}"),
        captain: members[0],
        members,
        list_handed_in: false,
    }
}

#[test]
fn captains_commit_and_reveal_and_then_singles_decide() {
    let _rules = [
        proves!("PC 6.4.1"),
        proves!("PC 6.4.2"),
        proves!("PC 6.4.3"),
        proves!("PC 6.4.4"),
        proves!("PC 6.4.6"),
    ];
    let mut play = event_of(Entrants::Teams);
    play.refuses(ORGANISER, together(1, 2), cite!("PC 6.2.1"));
    (1..=2).for_each(|it| play.does(together(it, 3)));
    play.starts_round();
    let captains = play.log.event().captains_at(&play.round().tables[0]);
    let captain = |deed| Act::Captain { table: 1, deed };
    play.refuses(ORGANISER, captain(Captaincy::Declare), cite!("PC 6.4.1"));
    let singles = |slips: [Slip; 3]| Act::ReportSingles { table: 1, slips: slips.to_vec() };
    let slips = [won(2, 0), won(1, 2), won(1, 1)];
    play.refuses(ORGANISER, singles(slips), cite!("PC 6.4.4"));
    for by in captains {
        assert_eq!(play.tries(by, captain(Captaincy::Declare)), Ok(Taken::Done));
    }
    for numbers in [[2, 2], [1, 3]] {
        let choice = |side: usize| Choice { number: numbers[side], secret: [side as u8; 16] };
        let sealed = |side| captain(Captaincy::Commit { sealed: choice(side).seal() });
        let open = |side| captain(Captaincy::Reveal { choice: choice(side) });
        assert_eq!(play.tries(captains[0], sealed(0)), Ok(Taken::Done));
        play.refuses(captains[0], open(0), cite!("PC 6.4.2"));
        assert_eq!(play.tries(captains[1], sealed(1)), Ok(Taken::Done));
        (0..2).for_each(|it| assert_eq!(play.tries(captains[it], open(it)), Ok(Taken::Done)));
    }
    let encounter = play.round().tables[0].encounter.as_ref().unwrap();
    assert_eq!(encounter.step(), Step::Paired);
    assert_eq!(encounter.pairs(), Some(vec![[2, 1], [3, 2], [1, 3]]));
    play.refuses(ORGANISER, Act::Report { table: 1, slip: won(2, 0) }, cite!("PC 6.4.6"));
    play.does(singles(slips));
    let table = play.log.event().standings();
    assert_eq!(table.rows.iter().map(|it| it.points).collect::<Vec<_>>(), [1, 1]);
}

#[test]
fn the_desk_enters_what_captains_hand_in_on_paper() {
    let mut play = event_of(Entrants::Teams);
    (1..=2).for_each(|it| play.does(together(it, 3)));
    play.starts_round();
    let teams = play.round().tables[0].players;
    let captain = play.log.event().captains_at(&play.round().tables[0])[0];
    let paper = |side: usize, deed| Act::ForCaptain { table: 1, team: teams[side], deed };
    play.refuses(captain, paper(1, Captaincy::Declare), cite!("PC 1.3.4.1"));
    (0..2).for_each(|it| play.does(paper(it, Captaincy::Declare)));
    for number in [1, 2] {
        let choice = Choice { number, secret: [7; 16] };
        (0..2).for_each(|it| play.does(paper(it, Captaincy::Commit { sealed: choice.seal() })));
        (0..2).for_each(|it| play.does(paper(it, Captaincy::Reveal { choice })));
    }
    let encounter = play.round().tables[0].encounter.as_ref().unwrap();
    assert_eq!(encounter.middle(), Some([1, 1]));
    assert_eq!(encounter.pairs(), Some(vec![[1, 2], [2, 1], [3, 3]]));
}

#[test]
fn after_a_team_draft_everybody_plays_everybody_to_one_win() {
    let _rules = [proves!("PC 6.6.39"), proves!("PC 6.6.40")];
    let mut play = event_of(Entrants::Teams);
    let formats = vec![Format::Draft];
    let setup = Box::new(Setup { formats, ..play.log.event().setup.clone() });
    play.does(Act::Configure { setup });
    (1..=2).for_each(|it| play.does(together(it, 3)));
    play.starts_round();
    let encounter = play.round().tables[0].encounter.clone().unwrap();
    let mut pairs = encounter.pairs().unwrap();
    pairs.sort_unstable();
    let everybody = (1..=3).flat_map(|one| (1..=3).map(move |other| [one, other]));
    assert_eq!(pairs, everybody.collect::<Vec<_>>());
    let singles = |slips: &[Slip]| Act::ReportSingles { table: 1, slips: slips.to_vec() };
    play.refuses(ORGANISER, singles(&[won(1, 0); 3]), cite!("PC 6.6.39"));
    play.refuses(ORGANISER, singles(&[won(2, 0); 9]), cite!("PC 2.3.1"));
    let five_to_four = [[won(1, 0); 5].as_slice(), &[won(0, 1); 4]].concat();
    play.does(singles(&five_to_four));
    assert_eq!(play.round().tables[0].score.unwrap().won, [5, 4]);
}

#[test]
fn one_who_leaves_takes_his_pair_with_him() {
    let _rule = proves!("PC 7.2.2");
    let mut play = event_of(Entrants::Pairs);
    (1..=4).for_each(|it| play.does(together(it, 2)));
    play.refuses(ORGANISER, together(5, 3), cite!("PC 7.2.1"));
    let partner = PersonId(11);
    assert_eq!(play.tries(partner, Act::Drop { player: PlayerId(1) }), Ok(Taken::Done));
    play.starts_round();
    assert_eq!(play.round().table_of(PlayerId(1)), None);
    assert_eq!(play.round().tables.len(), 1);
}

fn list(faction: &str, strategy: Option<&str>) -> DeckList {
    let kredens = vec![Copies { count: 60, card: "Finta".to_owned() }];
    let (faction, strategy) = (faction.to_owned(), strategy.map(str::to_owned));
    DeckList { faction, strategy, kredens, ..DeckList::default() }
}

fn registers(person: u32, list: DeckList) -> Act {
    Act::RegisterDeck { player: PlayerId(1), person: Some(PersonId(person)), list }
}

#[test]
fn every_member_of_a_team_hands_in_a_list_of_another_faction() {
    let mut play = event_of(Entrants::Teams);
    play.does(together(1, 3));
    let handed_in = |play: &Play| play.log.event().entries[&PlayerId(1)].list_handed_in;
    let nobodys = Act::RegisterDeck { player: PlayerId(1), person: None, list: list("A", None) };
    play.refuses(ORGANISER, nobodys, cite!("PC 2.1.8"));
    let stranger = registers(99, list("A", None));
    assert_eq!(play.tries(ORGANISER, stranger), Err(Rejected::Unknown("member")));

    assert_eq!(play.tries(PersonId(11), registers(11, list("Dworscy", None))), Ok(Taken::Done));
    play.refuses(PersonId(12), registers(11, list("A", None)), cite!("PC 1.3.4.1"));
    play.refuses(PersonId(12), registers(12, list("dworscy ", None)), cite!("PC 6.5.2"));
    let captains = registers(12, list("Osmanowie", Some("S")));
    assert_eq!(play.tries(PersonId(10), captains), Ok(Taken::Done), "for his whole team");
    assert!(!handed_in(&play), "one list is missing");
    let third = registers(10, list("Awanturnicy", Some("S")));
    assert_eq!(play.tries(PersonId(10), third), Ok(Taken::Done), "strategies may agree");
    assert!(handed_in(&play));
    let again = registers(11, list("Dworscy", None));
    assert_eq!(play.tries(PersonId(11), again), Ok(Taken::Done), "his own list is no obstacle");
}

#[test]
fn partners_differ_in_strategy_too_unless_the_head_judge_lets_them_in() {
    let mut play = event_of(Entrants::Pairs);
    play.does(Act::Appoint { person: HEAD, role: Role::SedziaGlowny, level: 1 });
    play.does(together(1, 2));
    play.does(registers(10, list("Dworscy", Some("Podstęp"))));
    play.refuses(ORGANISER, registers(11, list("Dworscy", None)), cite!("PC 7.4.2"));
    let same = list("Osmanowie", Some("podstep"));
    play.refuses(ORGANISER, registers(11, same.clone()), cite!("PC 7.4.3"));
    let (person, explanation) = (Some(PersonId(11)), "the only strategy they have".to_owned());
    let (player, faults, list) = (PlayerId(1), Vec::new(), same);
    let deed = Judging::AdmitDeck { player, person, list, faults, explanation };
    assert_eq!(play.tries(HEAD, Act::Judge { deed }), Ok(Taken::Done));
    let entry = &play.log.event().entries[&PlayerId(1)];
    assert_eq!(entry.lists[&PersonId(11)].admitted.as_ref().map(|it| it.by), Some(HEAD));
    assert_eq!((entry.list_handed_in, entry.only_list()), (true, None));
}

#[test]
fn a_member_consults_twice_in_a_match() {
    let _rule = proves!("PC 6.3.5");
    let mut play = event_of(Entrants::Teams);
    (1..=2).for_each(|it| play.does(together(it, 3)));
    let consult =
        |person| Act::Time { deed: Timing::Consult { table: 1, person: PersonId(person) } };
    assert_eq!(play.tries(ORGANISER, consult(99)), Err(Rejected::Unknown("player")));
    play.starts_round();
    play.refuses(PersonId(12), consult(11), cite!("PC 1.3.0.2"));
    for person in [11, 10] {
        for _ in 0..2 {
            assert_eq!(play.tries(PersonId(person), consult(person)), Ok(Taken::Done));
        }
        play.refuses(ORGANISER, consult(person), cite!("PC 6.3.2"));
    }
    assert_eq!(play.tries(ORGANISER, consult(21)), Ok(Taken::Done), "the other team has its own");
}
