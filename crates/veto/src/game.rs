//! The loop: a choice goes to its rule, the ruling to the table, until the
//! next question. No other module can change a table.

use cards::veto::{Effect, Kind};
use kernel::{Agenda, CardId, Chance, Fingerprint, Game, Handle, Pending, Seat};
use rulebook::{RuleId, cite, rule};

use crate::{
    ability::{self, Catalog, Plan},
    ch1_ogolne::{r114_akcje, r119_stos},
    ch5_runda::{r504_zagrywanie, r512_agitacja, r513_pojedynek, r519_zakonczenie},
    choice::{Choice, Question},
    event::Happened,
    illegal::{Attempt, Illegal, Reason},
    ruling::Ruling,
    step::{Ask, Step},
    table::{Change, OverReason, Pojedynek, Table, pointed_at_by},
    view::View,
};

/// A game of VETO! in any edition.
#[derive(Debug, Clone, Hash)]
pub struct Veto {
    table: Table,
    agenda: Agenda<Step>,
}

impl Veto {
    pub(crate) fn new(table: Table, agenda: Agenda<Step>) -> Veto {
        Veto { table, agenda }
    }

    pub(crate) fn table(&self) -> &Table {
        &self.table
    }

    /// The step under way.
    pub(crate) fn step(&self) -> Option<&Step> {
        self.agenda.next()
    }

    /// Gives up; in a game of two the other has won.
    ///
    /// # Errors
    ///
    /// The game is over already.
    pub fn concede(&mut self, seat: Seat, events: &mut Vec<Happened>) -> Result<(), Illegal> {
        if self.table.over.is_some() {
            return Err(Illegal::new(Attempt::Answer, Reason::NotOffered));
        }
        let winner = self.table.opponents(seat).next();
        let over = Change::Over { winner, reason: OverReason::Concession };
        self.table.apply(over, Some(cite!("AH 104.3")), events);
        Ok(())
    }

    /// Goes on until somebody has to decide or the game is over.
    fn advance(&mut self, events: &mut Vec<Happened>) {
        while self.table.over.is_none() {
            match self.agenda.next() {
                Some(step) if step.asks().is_some() => return,
                _ => {}
            }
            let step = self.agenda.take_next().expect("a game that is not over has a next step");
            let ruling = take(&self.table, step);
            self.follow(ruling, events);
        }
    }

    fn follow(&mut self, mut ruling: Ruling, events: &mut Vec<Happened>) {
        for (change, rule) in ruling.changes.drain(..) {
            self.table.apply(change, rule, events);
            if self.table.over.is_some() {
                return;
            }
        }
        for step in ruling.then.drain(..).rev() {
            self.agenda.put_first(step);
        }
    }
}

/// A step that waits for nobody.
fn take(table: &Table, step: Step) -> Ruling {
    let with_duel = |rule: fn(&Table, &Pojedynek) -> Ruling| match &table.duel {
        Some(duel) => rule(table, duel),
        None => Ruling::nothing(),
    };
    match step {
        Step::BeginRound => r519_zakonczenie::begin_round(table),
        Step::Offer { after, declined } => r119_stos::offer(table, after, declined),
        Step::ResolveTop => r119_stos::resolve_top(table),
        Step::Uncovered => r119_stos::uncovered(table),
        Step::Run(frame) => ability::run(table, frame),
        Step::EndAgitacja => Ruling::change(Change::EndSpan(cards::veto::Span::Agitacja)),
        Step::ChooseModerunki => with_duel(r513_pojedynek::choose),
        Step::BeginDuel => with_duel(r513_pojedynek::begin_duel),
        Step::ResolveDuel => with_duel(r513_pojedynek::resolve),
        Step::EndDuel => with_duel(|_, duel| r513_pojedynek::end(duel)),
        Step::ElectionCheck => r519_zakonczenie::election_check(table),
        Step::Untap => r519_zakonczenie::untap(table),
        Step::DrawUp => r519_zakonczenie::draw_up(table),
        Step::Income => r519_zakonczenie::income(table),
        Step::Grymaszenie(_)
        | Step::Stint(_)
        | Step::Reply { .. }
        | Step::Ask { .. }
        | Step::Acceptance(_)
        | Step::Moderunek(_)
        | Step::DuelTurn(_)
        | Step::Discard(_)
        | Step::Announce(_) => unreachable!("{step:?} waits for an answer"),
    }
}

/// What follows from a choice, or why it is refused.
fn decide(table: &Table, step: &Step, choice: Choice) -> Result<Ruling, Illegal> {
    let not_offered = Illegal::new(Attempt::Answer, Reason::NotOffered);
    match (step, choice) {
        (Step::Grymaszenie(_), Choice::Keep) => Ok(Ruling::nothing()),
        (Step::Grymaszenie(seat), Choice::Exchange) => {
            rule!("MB 23");
            let exchange = Change::ExchangeDwor(*seat);
            Ok(Ruling::nothing().by(cite!("MB 23"), exchange))
        }
        (Step::Stint(seat), Choice::EndStint) => Ok(r114_akcje::end_stint(table, *seat)),
        (Step::Stint(seat), Choice::Agitate(card)) => {
            r512_agitacja::can_agitate(table, *seat, card)?;
            Ok(r512_agitacja::agitate(*seat, card))
        }
        (Step::Stint(seat), _) => {
            let plan = declared(table, *seat, choice)?;
            Ok(r114_akcje::act(table, *seat, plan, choice))
        }
        (Step::Reply { seat, declined }, Choice::Decline) => {
            Ok(r119_stos::decline(*seat, *declined))
        }
        (Step::Reply { seat, .. }, Choice::Boost(card)) => {
            r512_agitacja::can_boost(table, *seat, card)?;
            Ok(r512_agitacja::declare_boost(*seat, card))
        }
        (Step::Reply { seat, .. }, Choice::Play { .. } | Choice::Use { .. }) => {
            let plan = declared(table, *seat, choice)?;
            Ok(r114_akcje::reply(table, *seat, plan))
        }
        (Step::DuelTurn(seat), Choice::Decline) => match &table.duel {
            Some(duel) => Ok(r513_pojedynek::bene(table, duel, *seat)),
            None => Err(not_offered),
        },
        (Step::DuelTurn(seat), Choice::Play { .. } | Choice::Use { .. }) => {
            let plan = declared(table, *seat, choice)?;
            Ok(r513_pojedynek::goes_on(table, *seat, plan))
        }
        (Step::Acceptance(_), Choice::Accept) => Ok(r513_pojedynek::accept()),
        (Step::Acceptance(_), Choice::Refuse) => match &table.duel {
            Some(duel) => {
                r513_pojedynek::can_refuse(table, duel.challenged)?;
                Ok(r513_pojedynek::refuse(table, duel))
            }
            None => Err(not_offered),
        },
        (Step::Moderunek(_), Choice::Pick(card)) => {
            let group = r513_pojedynek::open_group(table);
            let offered = group.is_some_and(|(_, it)| it.contains(&card));
            if offered { Ok(r513_pojedynek::pick(card)) } else { Err(not_offered) }
        }
        (Step::Ask { frame, .. }, _) if ability::legal_answer(table, frame, choice) => {
            Ok(ability::answer(table, frame.clone(), choice))
        }
        (Step::Ask { frame, .. }, Choice::Pick(card)) => Err(ability::why_not(table, frame, card)),
        (Step::Discard(_), Choice::Done) => Ok(r519_zakonczenie::discard(None)),
        (Step::Discard(seat), Choice::Pick(card)) if table.seats[*seat].dwor.contains(card) => {
            Ok(r519_zakonczenie::discard(Some(card)))
        }
        (Step::Announce(seat), Choice::Yes) => Ok(r519_zakonczenie::announce(*seat)),
        (Step::Announce(_), Choice::No) => Ok(Ruling::nothing()),
        _ => Err(not_offered),
    }
}

/// The program a declaration starts, if it is legal.
fn declared(table: &Table, seat: Seat, choice: Choice) -> Result<Plan, Illegal> {
    match choice {
        Choice::Play { card, way } => r504_zagrywanie::can_play(table, seat, card, way),
        Choice::Use { card, ability } => r114_akcje::can_use(table, seat, card, ability),
        Choice::Underlay(card) => r114_akcje::can_underlay(table, seat, card),
        Choice::Challenge(card) => r513_pojedynek::can_challenge(table, seat, card),
        _ => Err(Illegal::new(Attempt::Answer, Reason::NotOffered)),
    }
}

impl Game for Veto {
    type Choice = Choice;
    type Question = Question;
    type Event = Happened;
    type View = View;
    type Illegal = Illegal;

    fn seats(&self) -> u8 {
        self.table.seat_count()
    }

    fn pending(&self) -> Pending<Question> {
        if let Some((winner, _)) = self.table.over {
            return Pending::Over { winner };
        }
        let asks = self.agenda.next().and_then(Step::asks);
        let (seat, question) = asks.expect("the loop stops at a question");
        Pending::Decision { seat, question }
    }

    fn choices(&self, into: &mut Vec<Choice>) {
        let Some(step) = self.agenda.next().filter(|_| self.table.over.is_none()) else { return };
        match step {
            Step::Grymaszenie(_) => into.extend([Choice::Keep, Choice::Exchange]),
            Step::Stint(seat) => r114_akcje::stint(&self.table, *seat, into),
            Step::Reply { seat, .. } | Step::DuelTurn(seat) => {
                r114_akcje::repliki(&self.table, *seat, into);
            }
            Step::Acceptance(_) => into.extend([Choice::Accept, Choice::Refuse]),
            Step::Moderunek(_) => {
                let group = r513_pojedynek::open_group(&self.table);
                into.extend(group.into_iter().flat_map(|(_, it)| it).map(Choice::Pick));
            }
            Step::Ask { frame, .. } => ability::choices(&self.table, frame, into),
            Step::Discard(seat) => {
                into.extend(self.table.seats[*seat].dwor.iter().map(Choice::Pick));
                into.push(Choice::Done);
            }
            Step::Announce(_) => into.extend([Choice::Yes, Choice::No]),
            _ => unreachable!("the loop stops at a question"),
        }
    }

    fn apply(&mut self, choice: Choice, events: &mut Vec<Happened>) -> Result<(), Illegal> {
        let not_offered = Illegal::new(Attempt::Answer, Reason::NotOffered);
        if self.table.over.is_some() {
            return Err(not_offered);
        }
        let step = self.agenda.next().ok_or(not_offered)?;
        let ruling = decide(&self.table, step, choice)?;
        self.agenda.take_next();
        self.follow(ruling, events);
        self.advance(events);
        Ok(())
    }

    fn view(&self, viewer: Option<Seat>) -> View {
        View::of(&self.table, viewer)
    }

    fn fingerprint(&self) -> u64 {
        Fingerprint::of(self)
    }

    fn revealed(&self) -> u32 {
        self.table.revealed
    }

    fn redeal(&self, seat: Seat, chance: &mut Chance) -> Veto {
        let mut other = self.clone();
        crate::view::redeal(&mut other.table, seat, chance);
        other
    }

    fn audit(&self) -> Result<(), String> {
        let under_way: Vec<CardId> = self.agenda.iter().filter_map(Step::source).collect();
        crate::table::audit(&self.table, &under_way)
    }
}

/// What those who show a game need to know besides its view.
impl Veto {
    pub fn catalog(&self) -> &Catalog {
        &self.table.catalog.0
    }

    /// The card a viewer points at with this handle, if he can.
    pub fn pointed(&self, viewer: Option<Seat>, handle: Handle) -> Option<CardId> {
        self.table.ids().find(|it| self.handle(viewer, *it) == Some(handle))
    }

    /// The handle by which a viewer can point at this card, if he can.
    pub fn handle(&self, viewer: Option<Seat>, card: CardId) -> Option<Handle> {
        let card = self.table.card(card);
        pointed_at_by(card.place, card.owner).includes(viewer).then_some(card.handle)
    }

    /// The source of the top object of the stos.
    pub fn top_of_stos(&self) -> Option<CardId> {
        self.table.stos.last().map(|it| it.source)
    }

    pub fn challenged(&self) -> Option<CardId> {
        self.table.duel.as_ref().map(|it| it.challenged)
    }

    /// The two ways of the `either … or …` that is asked about, with the kind of its card.
    pub fn branches(&self) -> Option<(Kind, [&Effect; 2])> {
        let Some(Step::Ask { frame, kind: Ask::OneOf, .. }) = self.agenda.next() else {
            return None;
        };
        let def = self.table.def(frame.source);
        let ops = self.catalog().program(frame.program);
        Some((def.card.kind, def.branches(frame.program, &ops[..usize::from(frame.position)])?))
    }

    /// Has the seat przy głosie done anything in this stint?
    pub fn has_acted(&self) -> bool {
        self.table.acted
    }

    /// The rule under which this card is played.
    pub fn rule_of_play(&self, card: CardId) -> RuleId {
        match self.table.kind(card) {
            Kind::Postac => cite!("MB 36"),
            Kind::Posesja => cite!("MB 58"),
            Kind::Moderunek => cite!("MB 59"),
            Kind::Sztych => cite!("MB 50"),
            _ => cite!("MB 28"),
        }
    }
}
