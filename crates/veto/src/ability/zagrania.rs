//! The programs of what is done with a card besides its abilities: it is put out,
//! laid under a postać, calls somebody out, or strengthens a duellist.

use cards::{
    lang::{Amount, Filter, Reference, Signed, Who, Whose},
    veto::{Card, Keyword, Kind, Role, Span, Stat, Veto},
};

use super::{
    named::Named,
    program::{Cards, Change, Check, Demand, Op, Still, own_postac},
    wojsko,
};

/// What a copy of a duellist adds to the Szabla.
const COPY: u8 = 3;

/// The program of a postać put out on one of the fields.
pub(super) fn postac(karmazyni: bool) -> Vec<Op> {
    vec![Op::Commit, Op::PayLafa, Op::PutOut { karmazyni }, Op::EntryKreski]
}

/// The program of a card that stays on the table.
pub(super) fn putting_out(card: &Card) -> Option<Vec<Op>> {
    let choose = |filter: &Filter<Veto>| {
        let filter = filter.clone();
        [
            choose_one(filter.clone(), Demand::MayBear),
            Op::Commit,
            recheck(filter),
            Op::PayLafa,
            Op::Attach,
        ]
    };
    let mut ops = match card.kind {
        Kind::Postac => return Some(postac(false)),
        Kind::Posesja => vec![Op::Commit, Op::PayLafa, Op::PutOut { karmazyni: false }],
        Kind::Moderunek => choose(card.attach.as_ref().unwrap_or(&own_postac())).to_vec(),
        Kind::Efekt => choose(card.attach.as_ref()?).to_vec(),
        Kind::Ziemia => wojsko::ziemia(),
        Kind::Oddzial => wojsko::oddzial(card.keywords.contains(&Keyword::Okret)),
        Kind::Sztych | Kind::Frakcja | Kind::Karta => return None,
        Kind::Strategia | Kind::Przymierze => return None,
    };
    if card.kreski.is_some() {
        ops.push(Op::EntryKreski);
    }
    Some(ops)
}

pub(super) fn underlaying(demand: Demand) -> Vec<Op> {
    vec![choose_one(own_postac(), demand), Op::Underlay]
}

/// Calling out a postać of the opponent; where there are oddziały, also one of them.
pub(super) fn challenging(oddzialy: bool) -> Vec<Op> {
    let kind = if oddzialy { Kind::Karta } else { Kind::Postac };
    let filter = Filter { whose: Some(Whose::Enemy), kind, ..own_postac() };
    vec![choose_one(filter, Demand::MayBeChallenged), Op::Challenge]
}

/// A copy of a duellist strengthens one's own like a sztych (AH 513.5.b.1).
pub(super) fn copying() -> Vec<Op> {
    let fighter = Reference::Role(Whose::Own, Role::Fighter);
    let amount = Signed { minus: false, amount: Amount::Number(COPY) };
    let change = Change::Stat(Stat::Szabla, amount);
    let strengthen = {
        let (cards, span, named) = (Cards::Ref(fighter), Span::Duel, Named::default());
        Op::Last { cards, change, span, named }
    };
    vec![Op::Commit, strengthen, Op::Finish]
}

/// What was chosen is still there when the card takes effect.
pub(super) fn recheck(filter: Filter<Veto>) -> Op {
    let (slot, named, still) = (0, Named::default(), Still::One);
    Op::Recheck(vec![Check { slot, filter, named, still }])
}

fn choose_one(filter: Filter<Veto>, demand: Demand) -> Op {
    let (slot, by, count, up_to, named) = (0, Who::You, 1, false, Named::default());
    Op::Choose { slot, by, count, up_to, filter, demand, named }
}
