//! "Why not?": everything that is refused about a card now, and by which rule.

use kernel::{CardId, Seat};

use crate::{
    ch1_ogolne::r114_akcje,
    ch5_runda::{r504_zagrywanie, r512_agitacja, r512_przejscie, r513_pojedynek},
    game::Veto,
    illegal::{Attempt, Illegal, Reason},
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
        refused
    }
}

fn collect(table: &Table, seat: Seat, card: CardId, refused: &mut Vec<Illegal>) {
    let state = table.card(card);
    if state.owner != seat && state.controller != seat {
        refused.push(Illegal::new(Attempt::Answer, Reason::NotYours));
        if let Err(reason) = r513_pojedynek::can_be_challenged(table, card) {
            refused.push(Illegal::new(Attempt::Challenge, reason));
        }
        return;
    }
    if table.duel.as_ref().is_some_and(|it| it.challenged == card) {
        refused.extend(r513_pojedynek::can_refuse(table, card).err());
    }
    match state.place {
        Place::Dwor | Place::Under | Place::Zalnik => {
            let def = table.def(card);
            let ways = def.ways.iter().map(|it| it.ability);
            let ways: Vec<u8> = if def.put_out.is_some() { vec![0] } else { ways.collect() };
            for way in ways {
                refused.extend(r504_zagrywanie::can_play(table, seat, card, way).err());
            }
            refused.extend(r114_akcje::can_underlay(table, seat, card).err());
            refused.extend(r512_agitacja::can_boost(table, seat, card).err());
        }
        Place::Pole | Place::Karmazyni | Place::Attached => {
            if table.rules().karmazyni {
                refused.extend(r512_przejscie::can_change(table, seat, card).err());
            }
            refused.extend(r512_agitacja::can_agitate(table, seat, card).err());
            refused.extend(r513_pojedynek::can_challenge(table, seat, card).err());
            for way in &table.def(card).ways {
                refused.extend(r114_akcje::can_use(table, seat, card, way.ability).err());
            }
            if state.place == Place::Attached {
                let reason = Reason::CannotExchange { sztych: false };
                refused.push(Illegal::new(Attempt::Answer, reason));
            }
        }
        _ => {}
    }
}
