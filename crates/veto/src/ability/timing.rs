//! What answers what, and what goes off by itself.

use cards::{
    lang::{Happening, Subject},
    veto::{Event, Head, Keyword, Kind, Stat, Veto, Zone},
};
use kernel::{CardId, Seat};
use rulebook::{cite, rule};
use smallvec::SmallVec;

use super::{
    Context, Keywords, Mask, Plan, aim, limity, moments, nadane::gifts, oglaszane::can_declare,
};
use crate::{
    ability::catalog::Way,
    ch1_ogolne::r105_frakcje,
    ch3_typy::r310_przymierza,
    ch5_runda::{r512_agitacja, r513_pojedynek},
    ch7_slowa::{r700_slowa, r700_zamek},
    illegal::Reason,
    ruling::Ruling,
    step::Step,
    table::{self, Object, ObjectKind, Place, Table},
};

/// Does this happening describe the object on the stos, seen from `context`?
pub(super) fn describes(
    table: &Table,
    context: &Context,
    happening: &Happening<Veto>,
    event: Event,
    object: &Object,
) -> bool {
    let fits = |subject: &Subject<Veto>, card: CardId| match subject {
        Subject::Who(who) => context.is(*who, object.controller),
        Subject::Card(reference) => context.reference(table, *reference) == Some(card),
        Subject::Any(filter) => context.fits(table, filter, card),
    };
    let target = |card| happening.object.as_ref().is_none_or(|it| fits(it, card));
    match (event, object.kind) {
        (Event::Plays, ObjectKind::Card)
        | (Event::Uses, ObjectKind::Ability(_) | ObjectKind::Trigger(_) | ObjectKind::Kreski(_)) => {
            fits(&happening.subject, object.source) && target(object.source)
        }
        (Event::EntersPlay, ObjectKind::Card) => {
            table.def(object.source).put_out.is_some() && fits(&happening.subject, object.source)
        }
        (Event::Agitates, ObjectKind::Agitacja) => fits(&happening.subject, object.source),
        (Event::AgitatesAgainst, ObjectKind::Agitacja) => {
            let loses = table.next_seat(object.controller);
            let meant =
                |it: &Subject<Veto>| matches!(it, Subject::Who(who) if context.is(*who, loses));
            r512_agitacja::is_against(table)
                && fits(&happening.subject, object.source)
                && happening.object.as_ref().is_none_or(meant)
        }
        (Event::Challenges, ObjectKind::Challenge { target: challenged }) => {
            fits(&happening.subject, object.source) && target(challenged)
        }
        (Event::IsWounded, ObjectKind::Rana { .. })
        | (Event::Discards, ObjectKind::Odrzucenie)
        | (Event::DrawsForSlawni, ObjectKind::Slawni) => fits(&happening.subject, object.source),
        (Event::HasPlayed, ObjectKind::Duel | ObjectKind::Potyczka) => {
            let Some((by, card)) = last_played(table) else { return false };
            let meant = match &happening.subject {
                Subject::Who(who) => context.is(*who, by),
                _ => false,
            };
            meant && target(card)
        }
        (Event::Duels, ObjectKind::Duel | ObjectKind::Potyczka)
        | (Event::Fights, ObjectKind::Potyczka) => {
            let Some(duel) = &table.duel else { return false };
            duel.sides().into_iter().any(|side| match &happening.subject {
                Subject::Who(who) => context.is(*who, table.card(side).controller),
                Subject::Card(reference) => context.reference(table, *reference) == Some(side),
                Subject::Any(filter) => context.fits(table, filter, side),
            })
        }
        _ => false,
    }
}

/// The event an object on the stos calls out for this one.
pub(super) fn heard_as(event: Event) -> Event {
    match event {
        Event::AgitatesAgainst => Event::Agitates,
        Event::Fights | Event::HasPlayed => Event::Duels,
        Event::EntersPlay => Event::Plays,
        other => other,
    }
}

/// May `seat` declare this replika on the top object now?
pub(crate) fn answers(table: &Table, seat: Seat, card: CardId, way: &Way) -> Result<Plan, Reason> {
    may_declare(table, seat, card, way, occasion(table, seat, card, way)?)
}

/// Is this the time for a replika of this card? Answers the card it is on, if it is on one.
pub(crate) fn occasion(
    table: &Table,
    seat: Seat,
    card: CardId,
    way: &Way,
) -> Result<Option<CardId>, Reason> {
    if let Some(moment) = way.moment {
        return moments::is_open(table, seat, way, moment).map(|()| None);
    }
    let object = table.stos.last().ok_or(Reason::NothingToAnswer)?;
    let context = Context::new(card, seat, None);
    let happening = way.event.as_ref().ok_or(Reason::NotAReplika)?;
    let event = r700_slowa::event_of_sztych(table, card, happening.event);
    let fits = way.head == Head::Replika && object.event() == Some(heard_as(event));
    let fits = fits && fights(table, card, event, object);
    if !fits || !describes(table, &context, happening, event, object) {
        return Err(Reason::AnswersSomethingElse);
    }
    if object.kind == ObjectKind::Duel
        && let Some(rule) = r700_slowa::forbids_in_duel(table, card)
    {
        return Err(Reason::Keyword(rule));
    }
    match object.kind {
        ObjectKind::Duel => may_be_used_in_duel(table, card, way)?,
        kind if !kind.is_fight() && object.replied.contains(seat) => {
            return Err(Reason::AlreadyReplied);
        }
        _ => {}
    }
    match event {
        Event::HasPlayed => Ok(last_played(table).map(|(_, it)| it)),
        _ => Ok(Some(object.source)),
    }
}

/// The sztych played last in the fight under way, and by whom.
fn last_played(table: &Table) -> Option<(Seat, CardId)> {
    table.duel.as_ref()?.played.last().copied()
}

/// Of what is for duels only sztychy are of use in a potyczka, too; an oddział
/// helps only where it stands, and only others.
fn fights(table: &Table, card: CardId, event: Event, object: &Object) -> bool {
    let kind = table.kind(card);
    match (object.kind, event) {
        (ObjectKind::Potyczka, Event::Duels) => kind == Kind::Sztych,
        (ObjectKind::Potyczka, Event::Fights) if kind == Kind::Oddzial => {
            let state = table.card(card);
            let sides = table.duel.iter().flat_map(|it| it.sides());
            let own = sides.filter(|it| table.card(*it).controller == state.controller);
            own.into_iter().any(|it| {
                let there = (table.card(it).place, table.card(it).host);
                there == (state.place, state.host) && !table.beside(it).contains(&card)
            })
        }
        _ => true,
    }
}

/// What a postać or its moderunek can do in duels it can do in its own.
fn may_be_used_in_duel(table: &Table, card: CardId, way: &Way) -> Result<(), Reason> {
    let kind = table.kind(card);
    if !matches!(kind, Kind::Postac | Kind::Moderunek) || !table.in_play(card) {
        return Ok(());
    }
    let fighter = table.card(card).host.unwrap_or(card);
    let duels = table.duel.as_ref().is_some_and(|it| it.against(fighter).is_some());
    // A Niewiasta, who cannot fight, is there for her companions.
    let fights = duels || way.keyword == Some(Keyword::Niewiasta);
    match fights || !table.rules().own_duels_only {
        true => Ok(()),
        false => Err(Reason::NotInThisDuel { kind }),
    }
}

/// Does the card lie in the zone of which this ability speaks? It works there only.
pub(crate) fn is_where_it_works(table: &Table, card: CardId, way: &Way) -> Result<bool, Reason> {
    let Some(zone) = way.zone else { return Ok(false) };
    let there = match zone {
        Zone::Kredens => Place::Kredens,
        Zone::Dwor => Place::Dwor,
        Zone::Lazaret => Place::Lazaret,
        Zone::Zalnik => Place::Zalnik,
    };
    if table.card(card).place != there {
        return Err(Reason::WorksElsewhere);
    }
    rule!("AH 112.10");
    Ok(true)
}

/// Condition, limit, targets and cost of an ability.
pub(crate) fn may_declare(
    table: &Table,
    seat: Seat,
    card: CardId,
    way: &Way,
    it: Option<CardId>,
) -> Result<Plan, Reason> {
    may_declare_through(table, seat, (card, card), way, it)
}

/// The same for what is used through `card`, but is a rule of `of`.
pub(crate) fn may_declare_through(
    table: &Table,
    seat: Seat,
    (card, of): (CardId, CardId),
    way: &Way,
    it: Option<CardId>,
) -> Result<Plan, Reason> {
    let plan = Plan { program: way.program, source: card, seat, it };
    if !way.condition.as_ref().is_none_or(|it| plan.context().holds(table, it)) {
        return Err(Reason::ConditionFails);
    }
    if !table.in_play(card) && way.condition.is_some() {
        rule!("AH 112.11.a");
    }
    has_its_rule(table, of, way)?;
    if way.dyplomacja && !r700_slowa::has_diplomats(table, seat) {
        return Err(Reason::Keyword(cite!("AH 700.1.k")));
    }
    limity::may_be_used(table, of, way)?;
    can_declare(table, plan)?;
    Ok(plan)
}

/// What a keyword brings goes with the keyword, and with nothing else; what is
/// printed may be silenced.
fn has_its_rule(table: &Table, card: CardId, way: &Way) -> Result<(), Reason> {
    if r700_slowa::is_absent(table, card) {
        return Err(Reason::Keyword(cite!("I2 1.2.24")));
    }
    if let Some(rule) = r513_pojedynek::left_aside(table, card) {
        return Err(Reason::Keyword(rule));
    }
    match way.keyword {
        Some(keyword)
            if !way.asleep && !table.is_altered(Mask::lost(Keywords::only(keyword)))
                || table::has_keyword(table, card, keyword) =>
        {
            if table.is_silenced(card) {
                rule!("AH 700.3");
            }
            Ok(())
        }
        Some(_) => Err(Reason::Keyword(cite!("AH 700.3"))),
        None if table.is_silenced(card) => Err(Reason::Silenced),
        None => Ok(()),
    }
}

/// Could this seat, for all that everybody knows, have a replika on the top
/// object? Asking only those who really have one would give their cards away.
#[inline]
pub(crate) fn may_be_asked(table: &Table, seat: Seat) -> bool {
    let Some(object) = table.stos.last() else { return false };
    if object.replied.contains(seat) && !object.kind.is_fight() {
        return false;
    }
    let own = object.controller == seat
        && match object.kind {
            ObjectKind::Agitacja => true,
            ObjectKind::Card => table.card(object.source).brief.answers_itself,
            _ => false,
        };
    let called = || object.call(seat).is_some_and(|it| table.seats[seat].can_answer(it));
    (own || called() || table.gives_rules()) && might_reply(table, seat, object)
}

/// Looks closer at whoever has something that answers such objects.
#[inline(never)]
fn might_reply(table: &Table, seat: Seat, object: &Object) -> bool {
    if object.kind == ObjectKind::Agitacja && object.controller == seat {
        // Any hidden card might be a sztych that strengthens it, if one of the dwór can.
        let might = match table.rules().sztych_from_dwor {
            true => !table.seats[seat].hides_nothing(table),
            false => table.under(object.source).next().is_some(),
        };
        if might {
            return true;
        }
    }
    if object.kind == ObjectKind::Card
        && object.controller == seat
        && table.card(object.source).brief.answers_itself
        && table
            .def(object.source)
            .ways
            .iter()
            .any(|way| answers(table, seat, object.source, way).is_ok())
    {
        return true;
    }
    let kompania = &table.seats[seat];
    if table.gives_rules()
        && gifts(table, seat).iter().any(|(it, way)| answers(table, seat, *it, way).is_ok())
    {
        return true;
    }
    let Some(call) = object.call(seat).filter(|it| kompania.can_answer(*it)) else { return false };
    let hides_nothing = kompania.hides_nothing(table);
    let mut repliki = kompania.repliki.iter().filter(|it| table.card(*it).brief.answers.has(call));
    repliki.any(|it| match table.in_play(it) || table.card(it).place == Place::Stos {
        true => {
            let mut ways = table.def(it).ways.iter();
            table.user(it) == Some(seat) && ways.any(|way| answers(table, seat, it, way).is_ok())
                || table.facts(it).has(Keyword::Zamek) && r700_zamek::may_answer(table, seat)
        }
        false => !hides_nothing && might_answer(table, seat, it, object),
    })
}

/// With a card in play everybody sees whether it answers. Where decks are fixed
/// everybody knows which cards a seat can hold; of those not seen since the
/// last shuffle one may be in the dwór or face down.
fn might_answer(table: &Table, seat: Seat, card: CardId, object: &Object) -> bool {
    let context = Context::new(object.source, seat, None);
    let mut happenings = table.def(card).ways.iter().filter_map(Way::answered);
    happenings.any(|it| {
        let event = r700_slowa::event_of_sztych(table, card, it.event);
        fights(table, card, event, object) && describes(table, &context, it, event, object)
    })
}

/// The abilities these happenings set off follow: on the stos those of the seat
/// przy głosie first, else those of whoever caused it. On the stos they are then
/// offered. Says whether there are any.
pub(crate) fn triggered(
    table: &Table,
    happenings: &[(Event, CardId)],
    ruling: &mut Ruling,
) -> bool {
    let first = match happenings {
        _ if table.rules().triggers_on_stos => {
            rule!("AH 101.4");
            table.first_to_act()
        }
        [(_, card), ..] => table.card(*card).controller,
        [] => return false,
    };
    let heard = happenings.iter().any(|(event, card)| table.is_heard(*event, *card));
    if !heard && !table.gives_rules() {
        return false;
    }
    let before = ruling.then.len();
    for seat in std::iter::once(first).chain(table.opponents(first)) {
        for (event, card) in happenings {
            set_off(table, seat, *event, *card, ruling);
        }
    }
    let heard = before < ruling.then.len();
    if heard && table.rules().triggers_on_stos {
        ruling.then(Step::OfferTriggered);
    }
    heard
}

/// A card has entered play by an ability, not by being played.
pub(crate) fn entered(table: &Table, card: CardId, ruling: &mut Ruling) {
    triggered(table, &[(Event::EntersPlay, card)], ruling);
}

/// What one seat's cards have to say to it.
fn set_off(table: &Table, seat: Seat, event: Event, card: CardId, ruling: &mut Ruling) {
    // A card that is just entering play hears of its own entry.
    let entering = seat == table.card(card).controller && !table.in_play(card);
    let hears = |it: &CardId| table.facts(*it).hears(event);
    let in_play = table.listening().iter().copied();
    let in_play = in_play.filter(|it| hears(it) && table.user(*it) == Some(seat));
    for source in in_play.chain(entering.then_some(card).filter(hears)) {
        for way in table.def(source).ways.iter().filter(|it| !it.asleep) {
            if goes_off(table, seat, source, way, event, card) {
                rule!("AH 603.2");
                let plan = Plan { program: way.program, source, seat, it: Some(card) };
                ruling.then(Step::Run(plan.frame()));
            }
        }
    }
    for (source, way) in gifts(table, seat) {
        if goes_off(table, seat, source, way, event, card) {
            let plan = Plan { program: way.program, source, seat, it: Some(card) };
            ruling.then(Step::Run(plan.frame()));
        }
    }
}

fn goes_off(
    table: &Table,
    seat: Seat,
    source: CardId,
    way: &Way,
    event: Event,
    card: CardId,
) -> bool {
    let Some(happening) = way.event.as_ref().filter(|it| it.event == event) else { return false };
    let context = Context::new(source, seat, None);
    let concerns = match &happening.subject {
        Subject::Who(who) => context.is(*who, table.card(card).controller),
        Subject::Card(reference) => context.reference(table, *reference) == Some(card),
        Subject::Any(filter) => context.fits(table, filter, card),
    };
    way.head == Head::Trigger
        && concerns
        && is_against(table, &context, happening, card)
        && is_ready(table, &context, way)
}

/// Are there the diplomats it needs, is what it supposes true, and has it not gone off too often?
pub(super) fn is_ready(table: &Table, context: &Context, way: &Way) -> bool {
    limity::may_be_used(table, context.source, way).is_ok()
        && has_its_rule(table, context.source, way).is_ok()
        && (!way.dyplomacja || r700_slowa::has_diplomats(table, context.seat))
        && way.condition.as_ref().is_none_or(|it| context.holds(table, it))
}

/// Is what the happening says about the other side true?
fn is_against(table: &Table, context: &Context, happening: &Happening<Veto>, card: CardId) -> bool {
    let (Event::Defeats, Some(object)) = (happening.event, &happening.object) else { return true };
    let Some(loser) = table.duel.as_ref().and_then(|it| it.against(card)) else { return false };
    match object {
        Subject::Who(who) => context.is(*who, table.card(loser).controller),
        Subject::Card(reference) => context.reference(table, *reference) == Some(loser),
        Subject::Any(filter) => context.fits(table, filter, loser),
    }
}

/// May one more sztych be laid under `host`?
pub(crate) fn may_carry(table: &Table, host: CardId) -> Result<(), Reason> {
    // As long as nothing makes traits lower there is room for so many, or for one under a Karmazyn.
    let rules = table.rules();
    let least =
        if rules.keywords.have_rules() { rules.sztych_limit.min(1) } else { rules.sztych_limit };
    if table.card(host).under < least && !table.is_altered(Mask::LOWERS) {
        return Ok(());
    }
    let limit = table::stat(table, host, Stat::Sztychy) as u8;
    match table.card(host).under < limit {
        true => Ok(()),
        false => Err(Reason::SztychLimit { host, limit: limit.into() }),
    }
}

/// May `card` be attached to `host`? Where names must differ, no card of its name and type lies there.
pub(crate) fn may_bear(table: &Table, card: CardId, host: CardId) -> Result<(), Reason> {
    let alike = |it: &CardId| table.kind(*it) == table.kind(card) && table.same_name(*it, card);
    let differs =
        || !table.might_have_namesake(card) || !table.attached_to(host).any(|it| alike(&it));
    match table.rules().same_name_attached || differs() {
        true => r105_frakcje::may_be_borne(table, card, host),
        false => Err(Reason::SameName(
            host,
            match table.card(host).place {
                Place::Frakcja => cite!("AH S.Zasada Jeden Obiekt Jedna Karta"),
                _ => cite!("AH 101.9"),
            },
        )),
    }
}

/// Why there is nothing to aim this play at.
pub(crate) fn why_no_target(table: &Table, seat: Seat, card: CardId) -> Reason {
    let postacie: SmallVec<[CardId; 8]> = table.postacie(seat).collect();
    match table.kind(card) {
        Kind::Moderunek | Kind::Sztych if postacie.is_empty() => Reason::NoPostac,
        Kind::Efekt if table.facts(card).is_played => {
            aim::why_nothing(table, seat, card).unwrap_or(Reason::NoTarget)
        }
        Kind::Efekt => aim::why_nothing(table, seat, card).unwrap_or(Reason::NoHost),
        Kind::Moderunek => {
            let refused = postacie.iter().find_map(|it| may_bear(table, card, *it).err());
            refused.unwrap_or(Reason::NoTarget)
        }
        Kind::Sztych => {
            let refused = postacie.iter().find_map(|it| may_carry(table, *it).err());
            refused.unwrap_or(Reason::NoTarget)
        }
        Kind::Przymierze => {
            let refused = |it: &CardId| r310_przymierza::may_be_laid_under(table, card, *it).err();
            postacie.iter().find_map(refused).unwrap_or(Reason::NoPostac)
        }
        _ => aim::why_nothing(table, seat, card).unwrap_or(Reason::NoTarget),
    }
}
