//! The loop: a choice goes to its rule, the ruling to the table, until the
//! next question. No other module can change a table.

use cards::veto::Kind;
use kernel::{Agenda, CardId, Chance, Dice, Fingerprint, Game, Listener, Pending, Seat};
use rulebook::{cite, rule};

use crate::{
    ability::{self, Plan},
    answers::answers,
    ch1_ogolne::{r103_rozpoczecie, r114_akcje, r119_stos},
    ch5_runda::{
        r500_okna, r500_runda, r501_odznaczenie, r502_rozliczenie, r512_agitacja, r512_kopia,
        r512_przejscie, r512_przemarsz, r513_pojedynek, r514_potyczka, r515_oddzialy,
        r519_zakonczenie,
    },
    ch7_slowa::{r700_kozak, r704_legalnosc, r705_podlaczane},
    choice::{Choice, Question},
    cited::Quoting,
    event::Happened,
    illegal::{Attempt, Illegal, Reason},
    judge::{judge, may},
    ruleset::Round,
    ruling::{Paper, Ruling},
    step::Step,
    table::{Change, OverReason, Pojedynek, Table},
    thoughts,
    view::View,
};

/// A game of VETO! in any edition.
#[derive(Debug, Clone, Hash)]
pub struct Veto {
    table: Table,
    agenda: Agenda<Step>,
    ruling: Paper,
}

impl Veto {
    pub(crate) fn new(table: Table, agenda: Agenda<Step>) -> Veto {
        Veto { table, agenda, ruling: Paper::default() }
    }

    pub(crate) fn table(&self) -> &Table {
        &self.table
    }

    /// A refusal with the clause of the book that is played by.
    pub(crate) fn refused(&self, illegal: Illegal) -> Illegal {
        illegal.after(self.table.rules().book)
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
    pub fn concede(
        &mut self,
        seat: Seat,
        events: &mut impl Listener<Happened>,
    ) -> Result<(), Illegal> {
        if self.table.over.is_some() {
            return Err(self.refused(Illegal::new(Attempt::Answer, Reason::NotOffered)));
        }
        let winner = self.table.opponents(seat).next();
        rule!("AH 104.2.b");
        rule!("AH 104.3");
        let over = Change::Over { winner, reason: OverReason::Concession };
        self.table.apply(&over, Some(cite!("AH 104.3")), events);
        Ok(())
    }

    /// Carries the ruling out and goes on until somebody has to decide or the game is over.
    fn advance(&mut self, events: &mut impl Listener<Happened>) {
        let events = &mut Quoting { book: self.table.rules().book, listener: events };
        let ruling = &mut self.ruling.0;
        loop {
            for (change, rule) in &ruling.changes {
                self.table.apply(change, *rule, events);
                if self.table.over.is_some() && !self.table.may_lose() {
                    return self.ruling.0.clear();
                }
            }
            ruling.changes.clear();
            if !self.table.wojna.fallen.is_empty() || !self.table.wojna.tapped.is_empty() {
                ruling.then.insert(0, Step::Fallen);
            }
            // Mostly one thing follows, and at once.
            if let [Step::Run(mut frame)] = ruling.then[..]
                && self.table.over.is_none()
            {
                ruling.then.clear();
                ability::run(&self.table, &mut frame, ruling);
                continue;
            }
            self.agenda.put_all_first(&ruling.then);
            ruling.then.clear();
            // What is left of the same effect happens at the same moment (AH 104.6).
            let goes_on =
                |it: Option<&Step>| matches!(it, Some(Step::Run(frame)) if frame.position != 0);
            if self.table.over.is_some() && !goes_on(self.agenda.next()) {
                rule!("AH 104.2");
                rule!("AH 104.8");
                rule!("AH 104.9.a");
                self.agenda.take_next();
                self.table.announce_end(events);
                return ruling.clear();
            }
            let next = self.agenda.next().expect("a game that is not over has a next step");
            if next.waits() {
                r704_legalnosc::restore(&self.table, next, ruling);
                match ruling.is_empty() {
                    true => return,
                    false => continue,
                }
            }
            let next = *next;
            self.agenda.take_next();
            match next {
                Step::Run(mut frame) => ability::run(&self.table, &mut frame, ruling),
                ref step => take(&self.table, step, ruling),
            }
        }
    }
}

/// A step that waits for nobody.
fn take(table: &Table, step: &Step, ruling: &mut Ruling) {
    match *step {
        Step::BeginRound => r519_zakonczenie::begin_round(table, ruling),
        Step::Offer { after, declined } => r119_stos::offer(table, after, declined, ruling),
        Step::ResolveTop => r119_stos::resolve_top(table, ruling),
        Step::Declared(after) => r119_stos::after_declaration(table, after, ruling),
        Step::FightBegins(first) => r119_stos::fight_begins(table, first, ruling),
        Step::Heard { under, after } => r119_stos::heard(table, under, after, ruling),
        Step::OfferTriggered => r119_stos::offer_triggered(table, ruling),
        Step::Uncovered => r119_stos::uncovered(table, ruling),
        Step::Entered(card) => ability::entered(table, card, ruling),
        Step::EndAgitacja => {
            ruling.and(Change::EndSpan(cards::veto::Span::Agitacja));
        }
        Step::ChooseModerunki
        | Step::BeginDuel
        | Step::ResolveDuel
        | Step::ApplyDuel(_)
        | Step::EndDuel => {
            if let Some(duel) = &table.duel {
                in_duel(table, duel, *step, ruling);
            }
        }
        Step::FirstBid => r501_odznaczenie::first_bid(table, ruling),
        Step::SettleInitiative => r501_odznaczenie::settle(table, ruling),
        Step::DrawHands => r103_rozpoczecie::draw_hands(table, ruling),
        Step::ExchangeTogether => r103_rozpoczecie::exchange_together(table, ruling),
        Step::Etap(etap) => r500_runda::take(table, etap, ruling),
        Step::ElectionCheck => r519_zakonczenie::election_check(table, ruling),
        Step::Untap => r519_zakonczenie::untap(table, ruling),
        Step::DrawUp => r519_zakonczenie::draw_up(table, ruling),
        Step::Income => r519_zakonczenie::income(table, ruling),
        Step::Odrzucenie(seat) => r119_stos::declare_discard(table, seat, ruling),
        Step::War(war) => r515_oddzialy::take(table, war, ruling),
        Step::Mourn { kozak, killer } => r700_kozak::offer(table, kozak, killer, ruling),
        Step::Fallen => r705_podlaczane::fallen(table, ruling),
        Step::OpenWindow(moment) => r500_okna::open(table, moment, ruling),
        Step::Grant { after, declined } => r500_okna::grant(table, after, declined, ruling),
        Step::Run(_) => unreachable!("the loop goes on with programs itself"),
        Step::Grymaszenie(_)
        | Step::Stint(_)
        | Step::Reply { .. }
        | Step::Ask { .. }
        | Step::Acceptance(_)
        | Step::Moderunek(_)
        | Step::DuelTurn(_)
        | Step::Discard(_)
        | Step::Announce(_)
        | Step::Bid(_)
        | Step::Upkeep(_)
        | Step::Willing { .. }
        | Step::Avenge { .. }
        | Step::Field { .. }
        | Step::Window { .. } => unreachable!("{step:?} waits for an answer"),
    }
}

fn in_duel(table: &Table, duel: &Pojedynek, step: Step, ruling: &mut Ruling) {
    match step {
        Step::ResolveDuel if table.is_potyczka() => r514_potyczka::resolve(table, duel, ruling),
        Step::EndDuel if table.is_potyczka() => r514_potyczka::end(table, duel, ruling),
        Step::ChooseModerunki => r513_pojedynek::choose(table, duel, ruling),
        Step::BeginDuel => r513_pojedynek::begin_duel(table, duel, ruling),
        Step::ResolveDuel => r513_pojedynek::resolve(table, duel, ruling),
        Step::ApplyDuel(wynik) => r513_pojedynek::apply(table, duel, wynik, ruling),
        _ => r513_pojedynek::end(table, duel, ruling),
    }
}

/// What follows from a choice, or why it is refused.
fn decide(table: &Table, step: &Step, choice: Choice, ruling: &mut Ruling) -> Result<(), Illegal> {
    match (*step, choice) {
        (Step::Grymaszenie(_), Choice::Keep) | (Step::Announce(_), Choice::No) => {}
        (Step::Grymaszenie(seat), Choice::Exchange) if table.rules().round == Round::Full => {
            r103_rozpoczecie::grymasi(seat, ruling);
        }
        (Step::Grymaszenie(seat), Choice::Exchange) => {
            rule!("MB 23");
            ruling.by(cite!("MB 23"), Change::ExchangeDwor(seat));
        }
        (
            Step::Stint(seat)
            | Step::Reply { seat, .. }
            | Step::DuelTurn(seat)
            | Step::Window { seat, .. },
            _,
        ) => {
            if !step.hears(choice) {
                return Err(Illegal::new(Attempt::Answer, Reason::NotOffered));
            }
            let plan = judge(table, seat, choice)?;
            declare(table, step, choice, plan, ruling);
        }
        (Step::War(war), _) => return r515_oddzialy::decide(table, war, choice, ruling),
        (Step::Acceptance(_) | Step::Moderunek(_), _) => {
            return decide_in_duel(table, *step, choice, ruling);
        }
        (Step::Ask { ref frame, .. }, _) if ability::legal_answer(table, frame, choice) => {
            ability::answer(table, *frame, choice, ruling);
        }
        (Step::Ask { ref frame, .. }, Choice::Pick(card)) => {
            return Err(ability::why_not(table, frame, card));
        }
        (Step::Bid(_) | Step::Upkeep(_) | Step::Discard(_), _)
            if table.rules().round == Round::Full =>
        {
            return decide_in_full_round(table, *step, choice, ruling);
        }
        (Step::Discard(_), Choice::Done) => r519_zakonczenie::discard(None, ruling),
        (Step::Discard(seat), Choice::Pick(card)) if table.seats[seat].dwor.contains(card) => {
            r519_zakonczenie::discard(Some(card), ruling);
        }
        (Step::Willing { .. }, Choice::Yes | Choice::No) => {
            ruling.and(Change::Willing(choice == Choice::Yes));
        }
        (Step::Avenge { .. } | Step::Field { .. }, Choice::No) => {}
        (Step::Field { card, .. }, Choice::Yes) => r512_przejscie::enter(table, card, ruling),
        (Step::Avenge { seat, kozak, killer }, Choice::Yes) => {
            r700_kozak::avenge(seat, kozak, killer, ruling);
        }
        (Step::Announce(seat), Choice::Yes) => r519_zakonczenie::announce(seat, ruling),
        _ => return Err(Illegal::new(Attempt::Answer, Reason::NotOffered)),
    }
    Ok(())
}

/// What only a full round asks.
fn decide_in_full_round(
    table: &Table,
    step: Step,
    choice: Choice,
    ruling: &mut Ruling,
) -> Result<(), Illegal> {
    let not_offered = Illegal::new(Attempt::Answer, Reason::NotOffered);
    match (step, choice) {
        (Step::Bid(seat), Choice::Bid(points)) => {
            r501_odznaczenie::bid(table, seat, points, ruling)
        }
        (Step::Bid(seat), Choice::Decline) => {
            let auction = table.auction.as_ref().ok_or(not_offered)?;
            r501_odznaczenie::pass(table, auction, seat, ruling);
            Ok(())
        }
        (Step::Upkeep(seat), Choice::Pick(card)) => {
            r502_rozliczenie::discard_instead(table, seat, card, ruling)
        }
        (Step::Upkeep(seat), Choice::Done) => r502_rozliczenie::keep(table, seat),
        (Step::Discard(seat), Choice::Pick(card)) if table.seats[seat].dwor.contains(card) => {
            r519_zakonczenie::discard_in_full_round(table, seat, Some(card), ruling)
        }
        (Step::Discard(seat), Choice::Done) => {
            r519_zakonczenie::discard_in_full_round(table, seat, None, ruling)
        }
        _ => Err(not_offered),
    }
}

fn decide_in_duel(
    table: &Table,
    step: Step,
    choice: Choice,
    ruling: &mut Ruling,
) -> Result<(), Illegal> {
    let not_offered = Illegal::new(Attempt::Answer, Reason::NotOffered);
    let duel = table.duel.as_ref().ok_or(not_offered)?;
    match (step, choice) {
        (Step::Acceptance(_), Choice::Accept) => r513_pojedynek::accept(table, ruling),
        (Step::Acceptance(_), Choice::Refuse) => {
            r513_pojedynek::can_refuse(table, duel.challenged)?;
            r513_pojedynek::refuse(table, duel, ruling);
        }
        (Step::Moderunek(_), Choice::Pick(card)) => {
            let group = r513_pojedynek::open_group(table);
            if !group.is_some_and(|(_, it)| it.contains(&card)) {
                return Err(not_offered);
            }
            r513_pojedynek::pick(table, card, ruling);
        }
        _ => return Err(not_offered),
    }
    Ok(())
}

/// What follows from a declaration the judges allow.
fn declare(table: &Table, step: &Step, choice: Choice, plan: Option<Plan>, ruling: &mut Ruling) {
    match (*step, choice, plan) {
        (Step::Stint(seat), Choice::ChangeField(card), None) => match table.kind(card) {
            Kind::Oddzial => r512_przemarsz::come_back(seat, card, ruling),
            _ => r512_przejscie::declare(seat, card, ruling),
        },
        (Step::Stint(seat), Choice::DiscardCopy(card), _) => {
            r512_kopia::discard(seat, card, ruling)
        }
        (Step::Stint(seat), Choice::Agitate(card), _) => {
            r512_agitacja::agitate(table, seat, card, ruling);
        }
        (Step::Stint(seat), _, Some(plan)) => {
            r114_akcje::act(table, seat, plan, choice, ruling);
        }
        (Step::Stint(seat), ..) => r114_akcje::end_stint(table, seat, ruling),
        (Step::Reply { seat, .. }, Choice::Boost(card), _) => {
            r512_agitacja::declare_boost(seat, card, ruling);
        }
        (Step::Reply { seat, .. }, _, Some(plan)) => r114_akcje::reply(table, seat, plan, ruling),
        (Step::Reply { seat, declined }, ..) => r119_stos::decline(table, seat, declined, ruling),
        (Step::Window { seat, .. }, _, Some(plan)) => r500_okna::begin(seat, plan, ruling),
        (Step::Window { seat, declined }, ..) => r500_okna::decline(seat, declined, ruling),
        (Step::DuelTurn(seat), _, plan) => {
            let duel = table.duel.as_ref().expect("a turn of a duel belongs to a duel");
            match plan {
                Some(plan) => r513_pojedynek::goes_on(table, duel, seat, plan, ruling),
                None => r513_pojedynek::bene(table, duel, seat, ruling),
            }
        }
        _ => unreachable!("{step:?} is no time for declarations"),
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

    fn is_over(&self) -> bool {
        self.table.over.is_some()
    }

    fn choices(&self, into: &mut Vec<Choice>) {
        let Some(step) = self.agenda.next().filter(|_| self.table.over.is_none()) else { return };
        let Some(seat) = step.declares() else { return answers(&self.table, step, into) };
        let before = into.len();
        thoughts::of(&self.table, step, into);
        let mut place = 0;
        into.retain(|it| {
            place += 1;
            place <= before || may(&self.table, seat, *it).is_ok()
        });
    }

    fn apply(
        &mut self,
        choice: Choice,
        events: &mut impl Listener<Happened>,
    ) -> Result<(), Illegal> {
        let not_offered = self.refused(Illegal::new(Attempt::Answer, Reason::NotOffered));
        if self.table.over.is_some() {
            return Err(not_offered);
        }
        let step = self.agenda.next().ok_or(not_offered)?;
        let decided = decide(&self.table, step, choice, &mut self.ruling.0);
        decided.map_err(|it| self.refused(it))?;
        self.agenda.take_next();
        self.advance(events);
        Ok(())
    }

    /// Draws until a judge nods, which takes fewer judgements than a list.
    fn play_at_random(
        &mut self,
        dice: &mut Dice,
        offered: &mut Vec<Choice>,
        events: &mut impl Listener<Happened>,
    ) -> Choice {
        let step = self.agenda.next().expect("the loop stops at a question");
        let (table, ruling) = (&self.table, &mut self.ruling.0);
        offered.clear();
        let chosen = match step.declares() {
            Some(seat) => {
                thoughts::of(table, step, offered);
                loop {
                    let choice = dice.draw(offered).expect("ending it is always allowed");
                    if let Ok(plan) = may(table, seat, choice) {
                        declare(table, step, choice, plan, ruling);
                        break choice;
                    }
                }
            }
            None => match step {
                Step::Ask { frame, .. } => {
                    let choice = ability::any_answer(table, frame, dice, offered);
                    ability::answer(table, *frame, choice, ruling);
                    choice
                }
                _ => {
                    answers(table, step, offered);
                    let choice = dice.draw(offered).expect("a question has an answer");
                    decide(table, step, choice, ruling).expect("it was offered");
                    choice
                }
            },
        };
        self.agenda.take_next();
        self.advance(events);
        chosen
    }

    fn view(&self, viewer: Option<Seat>) -> View {
        let mut looked_through = Vec::new();
        if let Some(Step::Ask { frame, by, .. }) = self.agenda.next()
            && Some(*by) == viewer
            && self.table.rules().lazaret_covered
        {
            ability::choices(&self.table, frame, &mut looked_through);
        }
        let cards = looked_through.iter().filter_map(|it| match it {
            Choice::Pick(card) => Some(*card),
            _ => None,
        });
        View::of(&self.table, viewer, &cards.collect::<Vec<_>>())
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
        rule!("PC 1.3.5.3");
        let under_way: Vec<CardId> = self.agenda.iter().filter_map(Step::source).collect();
        crate::table::audit(&self.table, &under_way)?;
        let step = self.agenda.next().filter(|_| self.table.over.is_none());
        match step.and_then(|it| thoughts::overlooked(&self.table, it)) {
            Some(choice) => Err(format!("nobody thinks of {choice:?}, which may be done")),
            None => Ok(()),
        }
    }
}
