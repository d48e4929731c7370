//! What those who show a game need to know besides its view.

use cards::veto::{Ban, Effect, Head, Kind, Moment};
use kernel::{CardId, Handle, Seat};
use rulebook::{Book, RuleId, cite};

use crate::{
    ability::{self, Catalog, LOWER, Op},
    ch5_runda::{
        r504_zagrywanie::{KARMAZYNI, KOPIA, ODDZIAL},
        r519_zakonczenie,
    },
    ch7_slowa::r700_slowa,
    cited::quoted,
    game::Veto,
    ruleset::{PhaseEnd, Ruleset},
    step::{Ask, Step},
    table::{self, Phase, Place, pointed_at_by},
};

impl Veto {
    pub fn catalog(&self) -> &Catalog {
        &self.table().catalog.0
    }

    /// The rules of the edition that is played.
    pub fn rules(&self) -> &'static Ruleset {
        self.table().rules()
    }

    pub fn round(&self) -> u16 {
        self.table().round
    }

    pub fn phase(&self) -> Phase {
        self.table().phase
    }

    /// The card a viewer points at with this handle, if he can.
    pub fn pointed(&self, viewer: Option<Seat>, handle: Handle) -> Option<CardId> {
        self.table().ids().find(|it| self.handle(viewer, *it) == Some(handle))
    }

    /// The handle by which a viewer can point at this card, if he can.
    pub fn handle(&self, viewer: Option<Seat>, card: CardId) -> Option<Handle> {
        let card = self.table().card(card);
        pointed_at_by(card.place, card.owner).includes(viewer).then_some(card.handle)
    }

    /// Does nothing on the table keep this postać in play from agitating, for as long as it is untapped?
    pub fn may_speak(&self, card: CardId) -> bool {
        let table = self.table();
        table.card(card).place != Place::Karmazyni
            && (r700_slowa::forbids_agitacja(table, card).is_none()
                || table::allowed(table, card, Ban::Agitate))
            && table::forbidden(table, card, Ban::Agitate).is_none()
    }

    /// Where this way of playing puts a postać that can be put out in several ways: one word each.
    pub fn whither(&self, card: CardId, way: u8) -> Option<&'static str> {
        let table = self.table();
        let (facts, rules) = (table.facts(card), table.rules());
        let karmazyni = rules.karmazyni && facts.goes_among_karmazyni();
        let oddzial = rules.pole_ziem && facts.leads_oddzialy();
        match way % LOWER {
            _ if facts.kind != Kind::Postac => None,
            KOPIA => Some("kopia"),
            KARMAZYNI if karmazyni => Some("karmazyni"),
            ODDZIAL if oddzial => Some("oddzial"),
            _ if karmazyni || oddzial => Some("pole"),
            _ => None,
        }
    }

    /// Every card in the lazaret of this seat with its definition, the top one last. By the
    /// instruction players see only that; this is for whoever tells the story of a game.
    pub fn lazaret(&self, seat: Seat) -> impl Iterator<Item = (CardId, u16)> + '_ {
        let table = self.table();
        table.seats[seat].lazaret.iter().map(|it| (it, table.card(it).def))
    }

    /// The source of the top object of the stos.
    pub fn top_of_stos(&self) -> Option<CardId> {
        self.table().stos.last().map(|it| it.source)
    }

    pub fn challenged(&self) -> Option<CardId> {
        self.table().duel.as_ref().map(|it| it.challenged)
    }

    /// The ways among which an ability asks to choose, with the kind of its card.
    pub fn branches(&self) -> Option<(Kind, Vec<&Effect>)> {
        let Some(Step::Ask { frame, kind: Ask::OneOf | Ask::Order, .. }) = self.step() else {
            return None;
        };
        let def = self.table().card(frame.source).def;
        let def = self.catalog().def(self.catalog().half(def, frame.program).unwrap_or(def));
        let op = self.catalog().program(frame.program).ops.get(usize::from(frame.position))?;
        Some((def.card.kind, def.branches(frame.program, op)?))
    }

    /// What an ability asks its player whether to do, with the kind of its card.
    pub fn offered(&self) -> Option<(Kind, &Effect)> {
        let frame = match self.step()? {
            Step::Ask { frame, kind: Ask::May, .. } => frame,
            Step::Willing { .. } => self.table().stos.last()?.frame.as_ref()?,
            _ => return None,
        };
        let def = self.table().card(frame.source).def;
        let def = self.catalog().def(self.catalog().half(def, frame.program).unwrap_or(def));
        let effects = def.optional(frame.program);
        let ops = &self.catalog().program(frame.program).ops;
        let gates = |ops: &[Op]| ops.iter().filter(|it| matches!(it, Op::May { .. })).count();
        let which = match effects.len() {
            1 => 0,
            all if all == gates(ops) => gates(&ops[..usize::from(frame.position)]),
            // In a program that is written out for every order of its effects a place does not tell.
            _ => return None,
        };
        Some((def.card.kind, effects.get(which)?))
    }

    /// The two halves of a joined card between which a player chooses who puts it out.
    pub fn names(&self) -> Option<[u16; 2]> {
        let Some(Step::Ask { frame, kind: Ask::Name, .. }) = self.step() else { return None };
        ability::names_asked(self.table(), frame)
    }

    /// Which window of a stage is open.
    pub fn moment(&self) -> Option<Moment> {
        self.table().okno.moment
    }

    /// Has the seat przy głosie done anything in this stint?
    pub fn has_acted(&self) -> bool {
        self.table().acted
    }

    /// Has the seat przy głosie performed its czyn in this stint?
    pub fn has_done_its_czyn(&self) -> bool {
        self.table().czyn_used
    }

    /// Must this seat discard because its dwór is too large?
    pub fn has_too_many(&self, seat: Seat) -> bool {
        r519_zakonczenie::has_too_many(self.table(), seat)
    }

    /// Is it bene with which the seat przy głosie ends this stint, and not pas?
    pub fn says_bene(&self) -> bool {
        self.table().acted || self.rules().phase_end == PhaseEnd::WithoutCzyn
    }

    /// The clause of the book that is played by which says what this one says.
    pub fn quoted(&self, rule: RuleId) -> RuleId {
        quoted(self.table().rules().book, rule)
    }

    /// The rule from which a question of an ability or a play comes.
    pub fn rule_of_ask(&self) -> Option<RuleId> {
        let is_ah = self.rules().book == Book::Ah;
        let rule = match self.step()? {
            Step::Ask { frame, .. } => ability::clause(self.table(), frame),
            Step::Willing { .. } if is_ah => cite!("AH 603.4"),
            Step::Willing { .. } => cite!("MB 88"),
            Step::Avenge { .. } => cite!("I2 1.2.25"),
            Step::Field { .. } => cite!("AH 406.2"),
            _ => return None,
        };
        Some(self.quoted(rule))
    }

    /// For what a card is asked, one word each: to be challenged, to bear the source …
    pub fn sought(&self) -> Option<&'static str> {
        let Step::Ask { frame, .. } = self.step()? else { return None };
        ability::sought(self.table(), frame)
    }

    /// The rule under which this card is played this way.
    pub fn rule_of_play(&self, card: CardId, way: u8) -> RuleId {
        let (def, way) = self.table().played_as(card, way);
        self.quoted(match self.table().kind(card) {
            Kind::Postac => cite!("MB 36"),
            Kind::Posesja => cite!("MB 58"),
            Kind::Moderunek => cite!("MB 59"),
            Kind::Sztych => cite!("MB 50"),
            Kind::Ziemia => cite!("AH 509.1"),
            Kind::Oddzial => cite!("AH 510.1"),
            _ => begun(def.way(way).map(|it| it.head)),
        })
    }

    /// The rule under which this ability of a card is used.
    pub fn rule_of_use(&self, card: CardId, ability: u8) -> RuleId {
        // What the card was given goes by the question it answers.
        let given = matches!(self.step(), Some(Step::Stint(_))).then_some(Head::Drobiazg);
        let own = self.table().def(card).way(ability).map(|it| it.head);
        self.quoted(begun(own.or(given).or(Some(Head::Replika))))
    }
}

/// The rule of what begins so.
fn begun(head: Option<Head>) -> RuleId {
    match head {
        Some(Head::Replika) => cite!("MB 29"),
        Some(Head::Czyn) => cite!("MB 27"),
        Some(Head::WplywPolityczny) => cite!("AH 212.2"),
        Some(Head::WplywBojowy) => cite!("AH 213.2"),
        Some(Head::WielkaManipulacja) => cite!("AH 214.2"),
        Some(Head::Drobiazg | Head::Trigger | Head::Always) | None => cite!("MB 28"),
    }
}
