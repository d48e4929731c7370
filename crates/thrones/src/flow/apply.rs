//! What happens when something happens (RUN 5).

use cards::thrones::{Phase, Span, Token};
use kernel::Seat;
use rulebook::rule;

use super::{Fate, Frame, Member, Play, What};
use crate::{
    event::Event,
    table::{NOBODY, Place, Side, Way},
};

impl Play<'_> {
    /// Makes one member of an occurrence come true. False if it could not.
    pub(crate) fn apply(&mut self, member: &Member) -> bool {
        let card = member.card;
        match member.what {
            What::Killed
            | What::Discarded
            | What::Sacrificed
            | What::Returned
            | What::ShuffledIn
            | What::Removed => return self.apply_leaving(member),
            What::Entered => self.apply_entering(member),
            What::Stood => {
                if !self.t.card(card).kneeling {
                    return false;
                }
                self.stand(card);
            }
            What::Knelt => {
                if self.t.card(card).kneeling {
                    rule!("KZ Kłęczy, Kłęknięcie, Kłęczący.1");
                    return false;
                }
                self.kneel(card);
            }
            What::PowerGained => {
                rule!("KZ Zyskiwanie.2");
                rule!("KZ Zyskiwanie.0");
                self.gain_power(card, member.amount);
            }
            What::PowerMoved => {
                rule!("KZ Przemieszczanie żetonów władzy.0");
                rule!("KZ Przemieszczanie żetonów władzy.1");
                rule!("KZ Przemieszczanie.0");
                let moved = self.lose_power(card, member.amount);
                self.gain_power(member.by, moved);
                return moved == member.amount;
            }
            What::PowerLost => return self.lose_power(card, member.amount) == member.amount,
            What::Drew => return self.apply_drawing(member.seat, member.amount),
            What::Income => {
                rule!("KZ Zyskiwanie.1");
                self.gain_gold(member.seat, u16::from(member.amount));
            }
            What::TokenPaid => {
                let token =
                    [Token::Stand, Token::Poison, Token::Betrayal][usize::from(member.by.0)];
                let now = self.t.card(card).token(token).saturating_sub(member.amount);
                self.set_tokens(card, token, now);
            }
            What::Dropped | What::Pillaged => self.move_card(card, Place::Discard),
            What::PhaseEnds => self.apply_phase_end(),
            What::ChallengeEnds => {
                self.t.challenge = None;
                for player in &self.t.players {
                    for card in player.play.iter() {
                        let card = &mut self.t.cards[card.index()];
                        (card.side, card.bypassed) = (Side::None, false);
                    }
                }
                self.tell(Event::ChallengeEnds);
                self.expire(Span::Challenge);
            }
            _ => {}
        }
        true
    }

    fn apply_leaving(&mut self, member: &Member) -> bool {
        if !self.t.card(member.card).place.in_play() {
            return false;
        }
        if let Fate::Replaced(instead) = member.fate
            && !instead.leaves_play()
        {
            // It stays, so what was to happen has not happened in full.
            rule!("KZ Poświęcanie.1");
            self.apply(&Member { what: instead, fate: Fate::Imminent, ..*member });
            return false;
        }
        let face = self.t.face(member.card);
        match member.what {
            What::Killed => self.tell(Event::Killed { card: face }),
            What::Sacrificed => {
                rule!("KZ Poświęcanie.0");
                rule!("KZ Poświęcanie.2");
                self.tell(Event::Sacrificed { card: face });
            }
            _ => {}
        }
        if self.t.card(member.card).place == Place::Duplicate {
            // A duplicate has nothing of its own to lose.
            self.t.cards[member.card.index()].host = NOBODY;
            self.move_card(member.card, Place::Discard);
            return true;
        }
        let to = match member.fate {
            Fate::Replaced(instead) => {
                rule!("KZ Efekty zastępujące.0");
                rule!("KZ Efekty zastępujące.0.c");
                instead
            }
            _ => member.what,
        };
        self.leave(member.card, to);
        true
    }

    fn apply_entering(&mut self, member: &Member) {
        let way = match member.amount {
            1 => Way::Marshaled,
            2 => Way::Ambushed,
            _ => Way::Put,
        };
        if way == Way::Marshaled {
            rule!("KZ Mobilizacja.1");
        } else {
            rule!("KZ Mobilizacja.3");
            rule!("KZ Umieszczanie w grze.1");
            rule!("KZ Umieszczanie w grze.2");
            rule!("KZ Umieszczanie w grze.3");
            rule!("KZ Ograniczenie.1");
        }
        self.enter(member.card, member.seat, member.by, way);
    }

    fn apply_drawing(&mut self, seat: Seat, amount: u8) -> bool {
        for _ in 0..amount {
            if !self.draw(seat) {
                rule!("KZ Efekty.3");
                return false;
            }
        }
        rule!("KZ Dobieranie kart.1");
        rule!("KZ Dobieranie kart.3");
        true
    }

    fn apply_phase_end(&mut self) {
        let phase = self.t.phase;
        self.t.phase_over = true;
        self.tell(Event::PhaseEnds { phase });
        match phase {
            Phase::Plot => rule!("KZ 1.5"),
            Phase::Draw => rule!("KZ 2.3"),
            Phase::Marshaling => rule!("KZ 3.4"),
            Phase::Challenges => rule!("KZ 4.4"),
            Phase::Dominance => rule!("KZ 5.3"),
            Phase::Standing => rule!("KZ 6.3"),
            Phase::Taxation => rule!("KZ 7.5"),
        }
        self.expire(Span::Phase);
        if phase == Phase::Taxation {
            rule!("KZ 7.5.a");
            self.expire(Span::Round);
        }
        if !self.t.delayed.is_empty() {
            self.push(Frame::Delays { at: cards::thrones::At::EndOfPhase });
        }
    }
}
