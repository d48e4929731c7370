//! What an ability says must make sense on the card it stands on; nothing may be
//! written that would never happen.

use cards::{
    lang::{Ability, Amount, Deed, Effect, Link, Reference, Step, Subject, Target, What},
    veto::{Ban, Event, Head, Moment, Span, Stat, Verb, Veto, Zone},
};

use super::named::speaks_of;

/// Why the ability could never be used or go off, if that is so.
pub(super) fn refused(ability: &Ability<Veto>, is_played: bool) -> Option<&'static str> {
    if (ability.head, ability.moment) == (Head::Replika, Some(Moment::KoniecRundy)) {
        return Some("nobody has priority at the end of the round");
    }
    if ability.condition.as_ref().is_some_and(|it| speaks_of(it, "that")) {
        return Some("nothing has been chosen when the condition is looked at");
    }
    never_heard(ability, is_played).or(never_there(ability)).or(never_counted(ability, is_played))
}

/// Why nothing could ever set this ability off, if that is so.
fn never_heard(ability: &Ability<Veto>, is_played: bool) -> Option<&'static str> {
    let happening = ability.event.as_ref()?;
    let this = Subject::Card(Reference::This);
    let own = match happening.event {
        Event::Plays => happening.object.as_ref() == Some(&this),
        _ => happening.subject == this,
    };
    match (ability.head, happening.event) {
        (Head::Replika, Event::EntersPlay) if !own || is_played => {
            Some("only the card that enters play has a replika to that")
        }
        (Head::Trigger, Event::IsWounded | Event::HasPlayed) => {
            Some("that is answered by a replika; `loses duel` and `plays` set something off")
        }
        (Head::Trigger, Event::Discards | Event::DrawsForSlawni) => {
            Some("that is answered by a replika; `at end of faza zakończenia` sets something off")
        }
        (Head::Replika, Event::Discards) if !matches!(happening.subject, Subject::Who(_)) => {
            Some("a player discards at the end, no card does")
        }
        (Head::Replika, Event::DrawsForSlawni) if !matches!(happening.subject, Subject::Who(_)) => {
            Some("a player draws for his Sławni, no card does")
        }
        (Head::Replika, Event::HasPlayed) if !matches!(happening.subject, Subject::Who(_)) => {
            Some("a player has just played something, no card has")
        }
        (Head::Replika, Event::LeavesStos) => Some("nobody answers what has left the stos"),
        (Head::Trigger, Event::LeavesStos) if !own || !is_played => {
            Some("only a card that does not stay in play goes off when it leaves the stos")
        }
        (Head::Trigger, Event::Plays) if own && !is_played => {
            Some("a card that stays in play goes off when it enters play")
        }
        (Head::Trigger, event)
            if is_played && !(own && matches!(event, Event::Plays | Event::LeavesStos)) =>
        {
            Some("a card that does not stay in play goes off only when it is played")
        }
        (
            Head::Replika,
            Event::Refuses
            | Event::WinsDuel
            | Event::LosesDuel
            | Event::Defeats
            | Event::WinsPotyczka
            | Event::LosesPotyczka
            | Event::Falls
            | Event::IsTapped,
        ) => Some("nobody is asked for a replika then; `trigger` goes off"),
        _ => None,
    }
}

/// Why the ability cannot work where it says, if that is so.
fn never_there(ability: &Ability<Veto>) -> Option<&'static str> {
    let zone = ability.zone?;
    match (zone, ability.head) {
        (Zone::Kredens | Zone::Dwor, _) => Some("abilities of hidden cards do not work"),
        (_, Head::Czyn | Head::Drobiazg) if ability.limit.is_none_or(|it| it.in_total) => None,
        (_, Head::Czyn | Head::Drobiazg) => Some("uses are counted only in play, or in total"),
        _ => Some("only a czyn or a drobiazg is used elsewhere than in play"),
    }
}

/// Why the uses of the ability could not be counted, if that is so.
fn never_counted(ability: &Ability<Veto>, is_played: bool) -> Option<&'static str> {
    let limit = ability.limit?;
    match limit.span {
        Span::Zagranie => Some("uses are counted per duel, per agitacja or per round"),
        _ if is_played && !limit.in_total => {
            Some("a card is played once; how often all of its name are says `in total`")
        }
        _ => None,
    }
}

/// Does the card give itself up and speak of its bearer all the same?
pub(super) fn forgets_host(ability: &Ability<Veto>) -> bool {
    let gives_up = |deed: &Deed<Veto>| {
        let goes = [Verb::Discard, Verb::Remove, Verb::Return, Verb::MakeAbsent];
        goes.contains(&deed.verb) && deed.what == What::Cards(Target::Card(Reference::This))
    };
    let effects = || ability.effects.iter().map(|it| &it.effect);
    let done = effects().any(|it| matches!(it, Effect::Do(deed) if gives_up(deed)));
    (done || ability.costs.iter().any(gives_up)) && effects().any(|it| speaks_of(it, "host"))
}

/// Is it that no card makes anybody discard the card it stands on from his dwór?
pub(super) fn keeps_in_dwor(ability: &Ability<Veto>) -> bool {
    let this = Target::Card(Reference::This);
    let keeps = |it: &Step<Veto>| match &it.effect {
        Effect::Cannot { target, ban: Ban::BeDiscarded, .. } => *target == this,
        _ => false,
    };
    ability.head == Head::Always && ability.condition.is_none() && ability.effects.iter().all(keeps)
}

/// Why nobody is allowed or forbidden anything by this effect, if that is so.
pub(super) fn idle(effect: &Effect<Veto>) -> Option<&'static str> {
    let (target, ban, allows) = match effect {
        Effect::Can { target, ban, .. } => (target, ban, true),
        Effect::Cannot { target, ban, .. } => (target, ban, false),
        _ => return None,
    };
    let allowable = [Ban::Agitate, Ban::Challenge, Ban::BeChallenged, Ban::Refuse];
    let only_allowed = [Ban::ChallengeKarmazyni, Ban::FollowWplyw];
    let player = matches!(ban, Ban::PlayCiecia | Ban::FollowWplyw);
    match (player, matches!(target, Target::Who(_))) {
        (true, false) => Some("this is said of a player: `you` or `opponent`"),
        (false, true) => Some("this is said of cards, e.g. `each enemy postać`"),
        _ if allows && !allowable.contains(ban) && !only_allowed.contains(ban) => {
            Some("no keyword forbids this, so no card need allow it")
        }
        _ if !allows && only_allowed.contains(ban) => Some("nobody can do this anyway"),
        _ if *ban == Ban::BeDiscarded => Some("only `always: this cannot be discarded` is known"),
        _ => None,
    }
}

/// By how much the ability makes the card it answers cheaper.
pub(super) fn discount(ability: &Ability<Veto>) -> u8 {
    let by = |it: &Step<Veto>| match &it.effect {
        Effect::Gets { target: Target::Card(Reference::It), stat: Stat::Lafa, by, .. }
            if by.minus && it.link == Link::And =>
        {
            if let Amount::Number(number) = by.amount {
                number
            } else {
                0
            }
        }
        _ => 0,
    };
    ability.effects.iter().map(by).sum()
}
