//! Who holds the initiative, and how it is bought.

use kernel::{Listener, PerSeat};
use rulebook::RuleId;

use super::{Auction, Change, Table, change::tell};
use crate::event::{Event, Happened};

impl Table {
    pub(super) fn change_initiative(
        &mut self,
        change: &Change,
        rule: Option<RuleId>,
        events: &mut impl Listener<Happened>,
    ) {
        match *change {
            Change::OpenAuction => {
                let points = PerSeat::new(self.seat_count(), |_| 0);
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
