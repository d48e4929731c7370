//! A small game with everything a room has to deal with: hidden cards, a
//! window that is often forced, draws that cannot be taken back, and an end.
//!
//! Twelve kreski lie in the middle. Whoever is przy głosie plays a card and
//! says how many kreski he takes, at most its number. The other may stop him
//! with a stop card. Then the player draws. Who has more in the end has won.

use kernel::{Chance, Fingerprint};
use wire::{
    decision::{ChoiceKind, ChoiceView, DecisionView, Question, QuestionKind},
    event::{EventView, Place, SeenCard, SeenEvent, Word},
    host::Setup,
    message::Problem,
    view::{CardView, Handle, OverReason, OverView, Phase, SeatNo, SeatView, VetoView, View},
};

const POOL: u8 = 12;
const HAND: usize = 3;

/// The cards of both players together; the number is what it may take, zero stops.
pub(crate) const CARDS: [u8; 18] = [1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 0, 0, 0, 0];

/// The table. Cards are named by their place in the shuffled deck.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(crate) struct Toy {
    deck: Vec<u8>,
    dealt: usize,
    hands: [Vec<usize>; 2],
    heap: [Vec<usize>; 2],
    kreski: [u8; 2],
    pool: u8,
    turn: u8,
    step: Step,
    pub(crate) made: u32,
    /// Grows when somebody sees a card he had not seen.
    pub(crate) revealed: u32,
    pub(crate) conceded: Option<SeatNo>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
enum Step {
    Play,
    HowMany { card: usize },
    Reply { card: usize, take: u8 },
    Over,
}

/// What happened, with nothing hidden yet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Happened {
    Drew { seat: SeatNo, card: usize },
    Played { seat: SeatNo, card: usize },
    Stopped { card: usize },
    Declined { seat: SeatNo },
    Took { seat: SeatNo, amount: u8 },
    Over,
}

impl Toy {
    pub(crate) fn deal(setup: &Setup, happened: &mut Vec<Happened>) -> Result<Toy, Problem> {
        let mut seed = [0; 32];
        hex::decode_to_slice(&setup.seed, &mut seed).map_err(|_| no("bad-seed", "not 32 bytes"))?;
        let mut deck = CARDS.to_vec();
        Chance::new(seed).shuffle(&mut deck);
        let mut toy = Toy {
            deck,
            dealt: 0,
            hands: Default::default(),
            heap: Default::default(),
            kreski: [0; 2],
            pool: POOL,
            turn: 0,
            step: Step::Play,
            made: 0,
            revealed: 0,
            conceded: None,
        };
        for place in 0..2 * HAND {
            toy.draw((place % 2) as u8, happened);
        }
        Ok(toy)
    }

    pub(crate) fn asked(&self) -> Option<SeatNo> {
        match self.step {
            Step::Play | Step::HowMany { .. } => Some(self.turn),
            Step::Reply { .. } => Some(1 - self.turn),
            Step::Over => None,
        }
    }

    pub(crate) fn choices(&self) -> Vec<ChoiceView> {
        let choice = |kind, card: Option<usize>, number| ChoiceView {
            answers: None,
            kind,
            card: card.map(|it| it as Handle),
            ability: None,
            find: None,
            number,
            seat: None,
            word: None,
            text: None,
            rule: None,
        };
        let hand = |seat: u8| self.hands[usize::from(seat)].iter().copied();
        match self.step {
            Step::Play => hand(self.turn)
                .filter(|it| self.deck[*it] > 0)
                .map(|it| choice(ChoiceKind::Play, Some(it), None))
                .chain([choice(ChoiceKind::Pas, None, None)])
                .collect(),
            Step::HowMany { card } => (1..=self.deck[card].min(self.pool))
                .map(|it| choice(ChoiceKind::Way, Some(card), Some(it)))
                .collect(),
            Step::Reply { .. } => [choice(ChoiceKind::Decline, None, None)]
                .into_iter()
                .chain(
                    hand(1 - self.turn)
                        .filter(|it| self.deck[*it] == 0)
                        .map(|it| choice(ChoiceKind::Play, Some(it), None)),
                )
                .collect(),
            Step::Over => Vec::new(),
        }
    }

    pub(crate) fn choose(
        &mut self,
        number: u16,
        happened: &mut Vec<Happened>,
    ) -> Result<(), Problem> {
        let choices = self.choices();
        let Some(choice) = choices.get(usize::from(number)) else {
            let detail = format!("choice {number} of {}", choices.len());
            return Err(Problem { rule: Some("TOY 1".into()), ..no("no-such-choice", &detail) });
        };
        self.made += 1;
        let card = choice.card.map(|it| it as usize);
        match (self.step, card) {
            (Step::Play, Some(card)) => self.step = Step::HowMany { card },
            (Step::Play, None) => {
                let word = Happened::Declined { seat: self.turn };
                happened.push(word);
                self.end_turn(happened);
            }
            (Step::HowMany { card }, _) => {
                self.put_out(self.turn, card);
                happened.push(Happened::Played { seat: self.turn, card });
                self.step = Step::Reply { card, take: choice.number.unwrap_or(1) };
            }
            (Step::Reply { take, .. }, None) => {
                happened.push(Happened::Declined { seat: 1 - self.turn });
                happened.push(Happened::Took { seat: self.turn, amount: take });
                self.pool -= take;
                self.kreski[usize::from(self.turn)] += take;
                self.end_turn(happened);
            }
            (Step::Reply { .. }, Some(stop)) => {
                self.put_out(1 - self.turn, stop);
                happened.push(Happened::Stopped { card: stop });
                self.end_turn(happened);
            }
            (Step::Over, _) => unreachable!("a game that is over offers no choice"),
        }
        Ok(())
    }

    pub(crate) fn concede(&mut self, seat: SeatNo, happened: &mut Vec<Happened>) {
        self.conceded = Some(seat);
        self.step = Step::Over;
        happened.push(Happened::Over);
    }

    fn put_out(&mut self, seat: SeatNo, card: usize) {
        self.hands[usize::from(seat)].retain(|it| *it != card);
        self.heap[usize::from(seat)].push(card);
        self.revealed += 1;
    }

    fn draw(&mut self, seat: SeatNo, happened: &mut Vec<Happened>) {
        if self.dealt < self.deck.len() {
            self.hands[usize::from(seat)].push(self.dealt);
            happened.push(Happened::Drew { seat, card: self.dealt });
            self.dealt += 1;
            self.revealed += 1;
        }
    }

    fn end_turn(&mut self, happened: &mut Vec<Happened>) {
        self.draw(self.turn, happened);
        self.turn = 1 - self.turn;
        self.step = Step::Play;
        let spent = self.dealt == self.deck.len();
        if self.pool == 0 || spent {
            self.step = Step::Over;
            happened.push(Happened::Over);
        }
    }

    pub(crate) fn over(&self) -> Option<OverView> {
        let reason = match self.conceded {
            Some(_) => OverReason::Concession,
            None => OverReason::AllKreski,
        };
        let winner = self.conceded.map(|it| 1 - it).or_else(|| {
            let [first, second] = self.kreski;
            (first != second).then_some(u8::from(first < second))
        });
        (self.step == Step::Over).then(|| OverView { winner, reason, rule: "TOY 2".into() })
    }

    pub(crate) fn decision(&self, viewer: Option<SeatNo>) -> Option<DecisionView> {
        let seat = self.asked()?;
        let (kind, about) = match self.step {
            Step::Play => (QuestionKind::Stint, None),
            Step::HowMany { card } => (QuestionKind::OneOf, (viewer == Some(seat)).then_some(card)),
            Step::Reply { card, .. } => (QuestionKind::Reply, Some(card)),
            Step::Over => return None,
        };
        let question = Question {
            kind,
            word: None,
            answers: Vec::new(),
            about: about.map(|it| it as Handle),
            rule: None,
        };
        let choices = if viewer == Some(seat) { self.choices() } else { Vec::new() };
        Some(DecisionView { seat, question, choices })
    }

    pub(crate) fn view(&self, viewer: Option<SeatNo>) -> View {
        let seats = (0..2).map(|seat| self.seat_view(seat, viewer)).collect::<Vec<_>>();
        let visible = seats.iter().flat_map(|it| it.dwor.iter().chain(&it.lazaret).copied());
        let cards = visible.map(|it| (it, self.card_view(it as usize))).collect();
        View::Veto(VetoView {
            ruleset: "toy".into(),
            you: viewer,
            round: 1,
            phase: if self.step == Step::Over { Phase::Koniec } else { Phase::Gra },
            voice: (self.step != Step::Over).then_some(self.turn),
            initiative: 0,
            auction: None,
            bojowy: None,
            pool_kreski: self.pool,
            seats,
            cards,
            stos: Vec::new(),
            duel: None,
            ziemie: Vec::new(),
            bitwa: None,
            election: None,
            terminacja: None,
            over: self.over(),
        })
    }

    fn seat_view(&self, seat: SeatNo, viewer: Option<SeatNo>) -> SeatView {
        let handles = |cards: &[usize]| cards.iter().map(|it| *it as Handle).collect();
        let place = usize::from(seat);
        let hand = &self.hands[place];
        SeatView {
            seat,
            faction: format!("toy-{seat}"),
            strategia: None,
            kreski: self.kreski[place],
            dukaty: 0,
            income: 0,
            dwor: if viewer == Some(seat) { handles(hand) } else { Vec::new() },
            dwor_size: hand.len() as u8,
            dwor_known: Vec::new(),
            kredens_size: (self.deck.len() - self.dealt) as u8,
            karmazyni: Vec::new(),
            pole: Vec::new(),
            attached: Vec::new(),
            lazaret: handles(&self.heap[place]),
            zalnik: Vec::new(),
            passed: false,
        }
    }

    fn card_view(&self, card: usize) -> CardView {
        let owner = u8::from(self.hands[1].contains(&card) || self.heap[1].contains(&card));
        CardView {
            card: Some(self.name(card)),
            owner,
            controller: owner,
            zaznaczona: false,
            host: None,
            attached: Vec::new(),
            szabla: None,
            kreski: Some(self.deck[card]),
            lafa: None,
            bitnosc: None,
            karnosc: None,
            znaczenie: None,
            dobrobyt: None,
            znaczniki: Vec::new(),
            under: None,
        }
    }

    pub(crate) fn seen(&self, happened: &Happened, viewer: Option<SeatNo>) -> SeenEvent {
        let shown = |card: usize, to_viewer: bool| SeenCard {
            handle: to_viewer.then_some(card as Handle),
            was: None,
            card: to_viewer.then(|| self.name(card)),
        };
        let event = match happened {
            Happened::Drew { seat, card } => {
                EventView::Drew { seat: *seat, cards: vec![shown(*card, viewer == Some(*seat))] }
            }
            Happened::Played { seat, card } => {
                EventView::Played { seat: *seat, card: shown(*card, true), targets: Vec::new() }
            }
            Happened::Stopped { card } => EventView::Moved {
                card: shown(*card, true),
                owner: u8::from(self.heap[1].contains(card)),
                from: Place::Dwor,
                to: Place::Lazaret,
                host: None,
            },
            Happened::Declined { seat } => EventView::Said { seat: *seat, word: Word::Decline },
            Happened::Took { seat, amount } => {
                EventView::Kreski { from: None, to: Some(*seat), amount: *amount }
            }
            Happened::Over => EventView::Over {
                over: self.over().expect("this happens only when the game is over"),
            },
        };
        SeenEvent { event, rule: None }
    }

    pub(crate) fn fingerprint(&self) -> u64 {
        Fingerprint::of(self)
    }

    fn name(&self, card: usize) -> String {
        format!("toy-{}", ["stop", "one", "two", "three"][usize::from(self.deck[card])])
    }
}

pub(crate) fn no(reason: &str, detail: &str) -> Problem {
    Problem { reason: reason.to_owned(), detail: detail.to_owned(), rule: None }
}
