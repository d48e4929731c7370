//! What goes off when something is declared: an agitacja, a challenge, a duel, a
//! card played, an ability used.

use cards::{
    lang::{Reference, Subject},
    veto::{Event, Head},
};
use rulebook::rule;

use super::{
    Context, Plan,
    catalog::Way,
    timing::{describes, is_ready},
};
use crate::{
    ruling::Ruling,
    step::Step,
    table::{Object, ObjectKind, Table},
};

/// The declaration that sets this ability off, if one does. A card that goes off when it
/// is played itself does so when it is resolved (`moments::played`).
pub(super) fn declaration(way: &Way) -> Option<Event> {
    let happening = way.event.as_ref().filter(|_| way.head == Head::Trigger)?;
    match happening.event {
        Event::Plays if happening.object == Some(Subject::Card(Reference::This)) => None,
        event @ (Event::Plays | Event::Uses | Event::Agitates | Event::Challenges) => Some(event),
        Event::AgitatesAgainst => Some(Event::Agitates),
        Event::Duels | Event::Fights => Some(Event::Duels),
        _ => None,
    }
}

/// The abilities this declaration sets off follow, those of the seat przy głosie first.
pub(crate) fn set_off_by(table: &Table, object: &Object, ruling: &mut Ruling) {
    rule!("AH 101.4");
    let first = table.first_to_act();
    for seat in std::iter::once(first).chain(table.opponents(first)) {
        for source in table.usable(seat, Head::Trigger) {
            let context = Context::new(source, seat, None);
            for way in &table.def(source).ways {
                if goes_off(table, &context, way, object) {
                    rule!("AH 603.2");
                    let it = Some(object.source);
                    let plan = Plan { program: way.program, source, seat, it };
                    ruling.then(Step::Run(plan.frame()));
                }
            }
        }
    }
}

fn goes_off(table: &Table, context: &Context, way: &Way, object: &Object) -> bool {
    let Some(happening) = way.event.as_ref() else { return false };
    let meant = match (happening.event, object.kind) {
        (Event::Uses, kind) => matches!(kind, ObjectKind::Ability(_)),
        (Event::Duels, kind) => kind == ObjectKind::Duel,
        _ => true,
    };
    meant
        && declaration(way).is_some_and(|it| Some(it) == object.event())
        && describes(table, context, happening, happening.event, object)
        && is_ready(table, context, way)
}
