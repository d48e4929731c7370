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
