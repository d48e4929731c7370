//! "Why not?": everything that is refused about a card now, and by which rule.

use cards::veto::Kind;
use kernel::{CardId, Seat};

use crate::{
    ability::{self, LOWER, Way},
    ch5_runda::r513_pojedynek,
    choice::Choice,
    game::Veto,
    illegal::{Attempt, Illegal, Reason},
    judge::judge,
    step::Step,
    table::{Place, Table},
};

impl Veto {
    /// What `seat` may not do with this card at the moment. Asks the same
    /// judges as the list of legal choices.
    pub fn refusals(&self, seat: Seat, card: CardId) -> Vec<Illegal> {
        let table = self.table();
        let mut refused = Vec::new();
        let asked = self.step().and_then(Step::asks).is_some_and(|(it, _)| it == seat);
        if !asked {
            refused.push(Illegal::new(Attempt::Answer, Reason::NotAsked));
        }
        collect(table, seat, card, &mut refused);
        let mut seen = Vec::new();
        refused.retain(|it| {
            let new = it.reason != Reason::NothingToDo && !seen.contains(it);
            seen.push(*it);
            new
        });
        if refused.is_empty() {
            refused.push(Illegal::new(Attempt::Answer, Reason::NothingToDo));
        }
        refused.into_iter().map(|it| self.refused(it)).collect()
    }
}

fn collect(table: &Table, seat: Seat, card: CardId, refused: &mut Vec<Illegal>) {
    let state = table.card(card);
    if state.owner != seat && state.controller != seat {
        refused.push(Illegal::new(Attempt::Answer, Reason::NotYours));
        let judged = |it| r513_pojedynek::can_be_challenged(table, it, card);
        let nobody = !table.postacie(seat).any(|it| judged(it).is_ok());
        let reason = table.postacie(seat).find_map(|it| judged(it).err()).filter(|_| nobody);
        refused.extend(reason.map(|it| Illegal::new(Attempt::Challenge, it)));
        return;
    }
    if table.duel.as_ref().is_some_and(|it| it.challenged == card) {
        refused.extend(r513_pojedynek::can_refuse(table, card).err());
    }
    let mut refuse = |choice| refused.extend(judge(table, seat, choice).err());
    match state.place {
        Place::Dwor | Place::Under | Place::Zalnik => {
            let def = table.def(card);
            let ways: Vec<u8> = match (def.facts.is_played, def.halves) {
                (true, _) => def.ways.iter().map(|it| it.ability).collect(),
                (false, None) => vec![0],
                (false, Some(_)) => vec![0, LOWER],
            };
            for way in ways {
                refuse(Choice::Play { card, way });
            }
            refuse(Choice::Underlay(card));
            refuse(Choice::DiscardCopy(card));
            // Nobody thinks of strengthening an agitacja with anything else.
            if def.facts.kind == Kind::Sztych {
                refuse(Choice::Boost(card));
            }
        }
        Place::Pole
        | Place::Karmazyni
        | Place::Attached
        | Place::Ziemie
        | Place::NaZiemi
        | Place::PrzyOddziale => {
            if table.rules().karmazyni {
                refuse(Choice::ChangeField(card));
            }
            refuse(Choice::Agitate(card));
            refuse(Choice::Challenge(card));
            let gifts = ability::gifts(table, seat);
            let given = |way: &Way| {
                gifts.iter().any(|(it, given)| (*it, given.ability) == (card, way.ability))
            };
            let ways = table.def(card).ways.iter();
            for way in ways.filter(|it| !it.asleep || given(it)) {
                refuse(Choice::Use { card, ability: way.ability });
            }
            if state.place == Place::Attached {
                let reason = Reason::CannotExchange { sztych: false };
                refused.push(Illegal::new(Attempt::Answer, reason));
            }
        }
        _ => {}
    }
}
