//! Cards on the move: zones, handles, and who knows what afterwards.

use cards::veto::{Span, Stat};
use kernel::{CardId, Listener, Seat, SeatSet, Zone};
use rulebook::{RuleId, cite, rule};

use super::{
    Brief, Card, Mover, Object, ObjectKind, Place, Subject, Table, change::tell, pointed_at_by,
};
use crate::{
    event::{Event, Face, Happened},
    ruleset::Renewal,
};

/// Has a joined card that lies there one name and one text?
fn is_one_name(place: Place) -> bool {
    match place {
        Place::Stos => true,
        Place::Kredens | Place::Dwor | Place::Lazaret | Place::Zalnik => false,
        Place::Under | Place::Podlaczona => false,
        Place::Pole
        | Place::Karmazyni
        | Place::Attached
        | Place::Frakcja
        | Place::Ziemie
        | Place::NaZiemi
        | Place::PrzyOddziale => true,
    }
}

impl Table {
    /// A card that lies there from the beginning.
    pub(crate) fn add_card(
        &mut self,
        def: u16,
        seat: Seat,
        place: Place,
        host: Option<CardId>,
        known_to: SeatSet,
    ) -> CardId {
        let id = CardId(self.cards.len() as u16);
        let handle = self.handles.fresh();
        let def = match is_one_name(place) {
            true => self.catalog.0.halves(def).map_or(def, |[upper, _]| upper),
            false => self.catalog.0.whole(def).unwrap_or(def),
        };
        self.cards.push(Card {
            def,
            kind: self.catalog.0.facts(def).kind,
            owner: seat,
            controller: seat,
            place,
            host,
            zaznaczona: false,
            known_to,
            handle,
            used: 0,
            under: 0,
            brief: Brief::of(self.catalog.0.facts(def), self.rules()),
        });
        self.note_card(self.kind(id));
        self.lay_down(id);
        id
    }

    pub(super) fn move_card(
        &mut self,
        id: CardId,
        to: Mover,
        rule: Option<RuleId>,
        events: &mut impl Listener<Happened>,
    ) {
        let before = self.card(id).clone();
        let was_in_play = self.in_play(id);
        self.remember_kreski(id);
        self.take_away(id);
        let (place, host, controller) = self.destination(to, &before);
        if before.place == Place::Dwor {
            self.hide_which_copy(id);
        }
        if before.place == Place::Zalnik || was_in_play {
            self.wojna.absent.retain(|it| *it != id);
        }
        if !is_one_name(place) {
            self.regain_both_names(id);
        }
        if before.place == Place::Stos {
            self.na_stosie.forget(id);
            // Whatever else takes it off the stos, its object is gone with it.
            self.stos.retain(|it| it.kind != ObjectKind::Card || it.source != id);
            let played = Subject::Card(id);
            self.drop_lasting(|it| it.span == Span::Zagranie && it.subject == played);
        }
        if matches!(place, Place::Pole | Place::Attached) {
            rule!("AH 111.3");
            rule!("AH 120.2");
        }
        if matches!(to, Mover::Under { open: false, .. }) {
            self.forget_dwor(before.owner);
        }
        let known_to = match place {
            Place::Dwor => self.card(id).known_to.with(before.owner),
            Place::Under if matches!(to, Mover::Under { open: true, .. }) => SeatSet::ALL,
            Place::Under => SeatSet::only(before.owner),
            _ => SeatSet::ALL,
        };
        self.know(id, known_to);
        let hidden = |place| matches!(place, Place::Kredens | Place::Dwor);
        let fresh = hidden(before.place) || hidden(place);
        let handle = if fresh { self.handles.fresh() } else { before.handle };
        let card = &mut self.cards[id.index()];
        card.place = place;
        card.host = host;
        card.controller = controller;
        card.handle = handle;
        card.zaznaczona = false;
        card.used = 0;
        self.lay_down(id);
        tell(events, rule, || {
            let was = (before.handle, pointed_at_by(before.place, before.owner));
            let card = Face { was, ..self.face(id) };
            let host = host.map(|it| self.face(it));
            Event::Moved { card, from: before.place, to: place, host }
        });
        let left = was_in_play && !self.in_play(id);
        if (left || before.place == Place::Podlaczona) && place == Place::Lazaret {
            self.note_fall(id, before.place == Place::Podlaczona);
        }
        if left {
            self.drop_what_hung_on(id, events);
        }
    }

    /// A card has gone from the Pole Gry to the lazaret, if anybody minds.
    fn note_fall(&mut self, id: CardId, tucked: bool) {
        let minds = |it: CardId| self.facts(it).minds_falls;
        if self.rules().keywords.have_rules()
            && (self.usable.iter().any(minds) || !tucked && minds(id))
        {
            if tucked {
                rule!("AH 705.5");
            }
            self.wojna.fallen.push(id);
        }
    }

    /// A joined card on the stos has the name under which it is played and no other.
    pub(super) fn take_one_name(&mut self, object: &Object) {
        let Some(frame) = object.frame.filter(|_| object.kind == ObjectKind::Card) else { return };
        if let Some(half) = self.catalog.0.half(self.card(object.source).def, frame.program) {
            self.take_name(object.source, half);
        }
    }

    /// A joined card is one of its halves from now on.
    pub(super) fn take_name(&mut self, id: CardId, half: u16) {
        rule!("AH 702.1");
        rule!("AH 702.2");
        rule!("AH 702.3");
        rule!("AH 702.4");
        self.strike_replika(id);
        self.become_another(id, half);
        self.note_replika(id);
    }

    fn regain_both_names(&mut self, id: CardId) {
        if let Some(whole) = self.catalog.0.whole(self.card(id).def) {
            self.become_another(id, whole);
        }
    }

    /// Place, host and controller of a card that goes there.
    fn destination(&self, to: Mover, before: &Card) -> (Place, Option<CardId>, Seat) {
        rule!("AH 400.1");
        rule!("AH 401.1");
        match to {
            Mover::Dwor => (Place::Dwor, None, before.owner),
            Mover::Stos => (Place::Stos, None, before.controller),
            Mover::Pole(seat) => (Place::Pole, None, seat),
            Mover::Karmazyni(seat) => (Place::Karmazyni, None, seat),
            Mover::Attach { host, by } => {
                if self.card(host).place == Place::Frakcja {
                    rule!("AH 410.3");
                }
                (Place::Attached, Some(host), by)
            }
            Mover::Under { host, by, .. } => (Place::Under, Some(host), by),
            Mover::Lazaret => {
                rule!("MB 91");
                rule!("AH 109.6");
                rule!("I2 4.2.2");
                rule!("AH 408.1");
                rule!("I2 3.2.3");
                rule!("AH 408.3");
                (Place::Lazaret, None, before.owner)
            }
            Mover::Zalnik => {
                rule!("AH 409.1");
                rule!("AH 409.4");
                (Place::Zalnik, None, before.owner)
            }
            Mover::Ziemie(seat) => (Place::Ziemie, None, seat),
            Mover::NaZiemi { ziemia, by } => (Place::NaZiemi, Some(ziemia), by),
            Mover::PrzyOddziale { oddzial, by } => (Place::PrzyOddziale, Some(oddzial), by),
            Mover::Podlacz { host, by } => (Place::Podlaczona, Some(host), by),
        }
    }

    /// The kreski of a card that leaves play before they are taken are those it had.
    fn remember_kreski(&mut self, id: CardId) {
        let waits = |it: &Object| it.kind == ObjectKind::Kreski(None) && it.source == id;
        if let Some(place) = self.stos.iter().position(waits) {
            let amount = super::stat(self, id, Stat::Kreski) as u8;
            self.stos[place].kind = ObjectKind::Kreski(Some(amount));
        }
    }

    /// A postać goes over to the other field; what it bears goes with it.
    pub(super) fn change_field(
        &mut self,
        id: CardId,
        rule: Option<RuleId>,
        events: &mut impl Listener<Happened>,
    ) {
        let from = self.card(id).place;
        let to = match from {
            Place::Pole => Place::Karmazyni,
            Place::Karmazyni => Place::Pole,
            _ => return,
        };
        rule!("AH 402.2");
        rule!("AH 402.2.b");
        rule!("AH 406.1");
        rule!("AH 406.4");
        rule!("AH 406.5");
        rule!("AH 406.6");
        self.cards[id.index()].place = to;
        self.note_field(self.card(id).controller, to);
        tell(events, rule, || Event::Moved { card: self.face(id), from, to, host: None });
    }

    /// What was attached to a card that has left play is discarded.
    fn drop_what_hung_on(&mut self, id: CardId, events: &mut impl Listener<Happened>) {
        rule!("I2 4.3.1");
        self.drop_lasting(|it| it.subject == Subject::Card(id));
        self.wojna.znaczniki.retain(|(bearer, _)| *bearer != id);
        let next_orphan = |table: &Table| table.fastened(id).next();
        while let Some(orphan) = next_orphan(self) {
            rule!("MB 89");
            rule!("AH 703.2");
            rule!("I2 3.2.4");
            self.move_card(orphan, Mover::Lazaret, Some(cite!("MB 89")), events);
        }
        if self.rules().pole_ziem {
            self.drop_what_stood_by(id, events);
        }
    }

    /// An oddział without its ziemia, and an Oficer without his oddział, have lost their anchorage.
    fn drop_what_stood_by(&mut self, id: CardId, events: &mut impl Listener<Happened>) {
        let next_stray = |table: &Table| {
            let mut of_all = table.seats.iter().flat_map(|(_, it)| it.pole.iter());
            of_all.find(|it| table.card(*it).host == Some(id))
        };
        while let Some(stray) = next_stray(self) {
            rule!("AH 704.3.c");
            rule!("AH 704.4.c");
            self.move_card(stray, Mover::Lazaret, Some(cite!("AH 704.4.c")), events);
        }
    }

    /// Which of two like cards is played cannot be seen: if a seat knew of one
    /// of them in the dwór, that is the one it has now seen played.
    fn hide_which_copy(&mut self, id: CardId) {
        let (def, owner, known) = (self.card(id).def, self.card(id).owner, self.card(id).known_to);
        let like = self.seats[owner].dwor.iter();
        let twin = like
            .filter(|it| self.card(*it).def == def)
            .find(|it| self.card(*it).known_to != known && known == SeatSet::only(owner));
        if let Some(twin) = twin {
            self.cards[id.index()].known_to = self.card(twin).known_to;
            self.cards[twin.index()].known_to = known;
        }
    }

    /// A card laid face down may be any of those in the dwór, so none of them is known any more.
    fn forget_dwor(&mut self, owner: Seat) {
        let cards: Zone = self.seats[owner].dwor.clone();
        for card in cards.iter() {
            self.cards[card.index()].known_to = SeatSet::only(owner);
        }
    }

    pub(super) fn know(&mut self, id: CardId, known_to: SeatSet) {
        if self.cards[id.index()].known_to != known_to {
            self.cards[id.index()].known_to = known_to;
            self.revealed += 1;
        }
    }

    pub(super) fn draw(&mut self, seat: Seat, events: &mut impl Listener<Happened>) {
        if self.seats[seat].kredens.is_empty() {
            self.renew_kredens(seat, events);
        }
        let Some(card) = self.seats[seat].kredens.top() else { return };
        let was = (self.card(card).handle, pointed_at_by(Place::Kredens, seat));
        // What can answer from the kredens can do it from the dwór, so its place there stays.
        self.seats[seat].kredens.take(card);
        self.seats[seat].dwor.put_on_top(card);
        self.cards[card.index()].place = Place::Dwor;
        self.cards[card.index()].handle = self.handles.fresh();
        self.know(card, SeatSet::only(seat));
        rule!("AH 117.1");
        rule!("AH 103.4.a");
        rule!("AH 404.1");
        rule!("AH 403.3");
        tell(events, None, || Event::Drew { seat, card: Face { was, ..self.face(card) } });
        self.renew_at_once(seat, events);
    }

    /// Where the rules do not wait for the next draw.
    fn renew_at_once(&mut self, seat: Seat, events: &mut impl Listener<Happened>) {
        let at_once = self.rules().kredens_renewed == Renewal::AtOnce;
        if at_once && self.seats[seat].kredens.is_empty() {
            self.renew_kredens(seat, events);
        }
    }

    /// The discard pile becomes the new kredens.
    fn renew_kredens(&mut self, seat: Seat, events: &mut impl Listener<Happened>) {
        if self.seats[seat].lazaret.is_empty() {
            return;
        }
        rule!("MB 92");
        rule!("AH 117.3");
        rule!("AH 403.6");
        rule!("I2 3.3.2.3");
        rule!("I2 3.1.3");
        let cards = std::mem::take(&mut self.seats[seat].lazaret);
        self.renew_elsewhere(seat);
        for card in cards.iter() {
            self.put_into_kredens(seat, card);
        }
        self.shuffle(seat, Some(cite!("MB 92")), events);
    }

    fn put_into_kredens(&mut self, seat: Seat, card: CardId) {
        self.strike_replika(card);
        let state = &mut self.cards[card.index()];
        state.place = Place::Kredens;
        state.known_to = SeatSet::NONE;
        self.note_replika(card);
        self.seats[seat].kredens.put_on_top(card);
    }

    /// After a search; the card found may have been the last one.
    pub(super) fn shuffle_through(
        &mut self,
        seat: Seat,
        rule: Option<RuleId>,
        events: &mut impl Listener<Happened>,
    ) {
        self.shuffle(seat, rule, events);
        self.renew_at_once(seat, events);
    }

    fn shuffle(&mut self, seat: Seat, rule: Option<RuleId>, events: &mut impl Listener<Happened>) {
        rule!("PC 3.2.1");
        rule!("PC 3.2.3");
        let number = self.chance.acts();
        self.chance.shuffle(self.seats[seat].kredens.as_mut_slice());
        self.revealed += 1;
        tell(events, rule, || Event::Shuffled { seat, number });
    }

    /// Which of the cards are shown the lot decides.
    pub(super) fn show_by_lot(
        &mut self,
        of: Seat,
        to: Seat,
        count: u8,
        events: &mut impl Listener<Happened>,
    ) {
        let mut drawn: Vec<CardId> = self.seats[of].dwor.iter().collect();
        self.chance.shuffle(&mut drawn);
        drawn.truncate(count.into());
        for card in &drawn {
            self.know(*card, self.card(*card).known_to.with(to));
        }
        tell(events, None, || Event::Shown {
            to,
            cards: drawn.iter().map(|it| self.face(*it)).collect(),
        });
    }

    pub(super) fn exchange(
        &mut self,
        seat: Seat,
        rule: Option<RuleId>,
        events: &mut impl Listener<Happened>,
    ) {
        let dwor = std::mem::take(&mut self.seats[seat].dwor);
        for card in dwor.iter() {
            self.put_into_kredens(seat, card);
        }
        tell(events, rule, || Event::Exchanged { seat });
        self.shuffle(seat, rule, events);
        for _ in 0..dwor.len() {
            self.draw(seat, events);
        }
    }
}
