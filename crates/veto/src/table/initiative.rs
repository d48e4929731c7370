//! Who holds the initiative, and how it is bought.

use cards::veto::{Keyword, Stat};
use kernel::{Listener, PerSeat, Seat};
use rulebook::{RuleId, rule};

use super::{Auction, Change, Place, Table, acts_as, change::tell};
use crate::{
    ch7_slowa::r700_slowa,
    event::{Event, Happened},
};

impl Table {
    pub(super) fn change_initiative(
        &mut self,
        change: &Change,
        rule: Option<RuleId>,
        events: &mut impl Listener<Happened>,
    ) {
        match *change {
            Change::OpenAuction => {
                let points = PerSeat::new(self.seat_count(), |seat| initiative(self, seat));
                self.auction = Some(Auction { points, passed: 0 });
            }
            Change::Bid { seat, points, price } => {
                self.seats[seat].dukaty -= u16::from(price);
                let Some(auction) = &mut self.auction else { return };
                auction.points[seat] = auction.points[seat].saturating_add(points);
                auction.passed = 0;
                let total = auction.points[seat];
                tell(events, rule, || Event::Bid { seat, points, price, total });
            }
            Change::PassBid(_) => {
                if let Some(auction) = &mut self.auction {
                    auction.passed += 1;
                }
            }
            Change::Initiative(seat) => {
                self.initiative = seat;
                self.auction = None;
                tell(events, rule, || Event::Initiative { seat });
            }
            Change::WantsExchange(seat) => self.exchanging = self.exchanging.with(seat),
            Change::Influence(seat) => {
                self.bojowy = seat;
                tell(events, rule, || Event::Influence { seat });
            }
            ref other => unreachable!("{other:?} has nothing to do with the initiative"),
        }
    }
}

/// The Kreski of untapped Karmazyni on the pole karmazynów; at the beginning of a game nobody has any.
fn initiative(table: &Table, seat: Seat) -> u8 {
    let counted = table.postacie(seat).filter(|it| {
        let card = table.card(*it);
        card.place == Place::Karmazyni
            && !card.zaznaczona
            && !r700_slowa::is_absent(table, *it)
            && acts_as(table, *it, Keyword::Karmazyn)
    });
    rule!("I2 1.2.18");
    counted.map(|it| super::stat(table, it, Stat::Kreski) as u8).fold(0, u8::saturating_add)
}
