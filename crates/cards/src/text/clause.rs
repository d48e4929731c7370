//! Which effects are said in one breath, in whatever language.
//!
//! "Its bearer gets −1 Szabla; its bearer cannot agitate" is two effects and
//! one clause. Effects that last equally long are one period, so that how long
//! is said once and of all of them.

use crate::lang::*;

/// What stands between two full stops or semicolons.
pub(super) enum Period<'e, V: Vocabulary> {
    /// One effect by itself.
    Effect(&'e Effect<V>),
    /// Deeds of one actor with one verb: "take 1 dukat and 1 kreska".
    Deeds(Vec<&'e Deed<V>>),
    /// Changes that last equally long.
    Changes { clauses: Vec<Clause<'e, V>>, span: Option<V::Span> },
}

/// Everything that is said of one subject.
pub(super) struct Clause<'e, V: Vocabulary> {
    pub target: &'e Target<V>,
    /// The same is true of those with one of these keywords.
    pub also: Vec<V::Keyword>,
    pub changes: Vec<&'e Effect<V>>,
}

/// The effects of an ability as they are told, each with its link to what is before.
pub(super) fn periods<V: Vocabulary>(effects: &[Step<V>]) -> Vec<(Link, Period<'_, V>)> {
    let mut periods: Vec<(Link, Period<V>)> = Vec::new();
    for step in effects {
        let last = periods.last_mut().filter(|_| step.link == Link::And);
        let joined = last.is_some_and(|(_, period)| period.takes_in(&step.effect));
        if !joined {
            periods.push((step.link, Period::of(&step.effect)));
        }
    }
    periods
}

/// Costs are told like deeds.
pub(super) fn deeds<V: Vocabulary>(costs: Vec<&Deed<V>>) -> Vec<Vec<&Deed<V>>> {
    let mut groups: Vec<Vec<&Deed<V>>> = Vec::new();
    for cost in costs {
        match groups.last_mut() {
            Some(group) if have_one_verb(group[0], cost) => group.push(cost),
            _ => groups.push(vec![cost]),
        }
    }
    groups
}

/// The kind of card the sentence chooses, which "that" means.
pub(super) fn chosen<V: Vocabulary>(ability: &Ability<V>) -> Option<V::Kind> {
    let costs = ability.costs.iter().flat_map(targets_of_deed);
    let effects = ability.effects.iter().flat_map(|it| targets(&it.effect));
    let kind = |target: &Target<V>| match target {
        Target::Choose { filter, .. } => Some(filter.kind),
        _ => None,
    };
    costs.chain(effects).filter_map(kind).last()
}

/// The kind of the card of an event: what is played or used, else who acts.
pub(super) fn kind_of_it<V: Vocabulary>(happening: &Happening<V>) -> Option<V::Kind> {
    let kind = |subject: &Subject<V>| match subject {
        Subject::Any(filter) => Some(filter.kind),
        _ => None,
    };
    happening.object.as_ref().and_then(kind).or_else(|| kind(&happening.subject))
}

/// The filter without whose the card is and where it lies, which the sentence says elsewhere.
pub(super) fn bare<V: Vocabulary>(filter: &Filter<V>) -> Filter<V> {
    let tests = filter.tests.iter().filter(|it| !matches!(it, Test::In(..)));
    Filter { whose: None, tests: tests.cloned().collect(), ..filter.clone() }
}

/// Where the cards of this filter lie, if not in play.
pub(super) fn place<V: Vocabulary>(filter: &Filter<V>) -> Option<(Whose, V::Zone)> {
    filter.tests.iter().find_map(|it| match it {
        Test::In(whose, zone) => Some((*whose, *zone)),
        _ => None,
    })
}

impl<'e, V: Vocabulary> Period<'e, V> {
    pub(super) fn of(effect: &'e Effect<V>) -> Period<'e, V> {
        match (effect, change(effect)) {
            (Effect::Do(deed), _) => Period::Deeds(vec![deed]),
            (_, Some((target, span))) => {
                let clause = Clause { target, also: Vec::new(), changes: vec![effect] };
                Period::Changes { clauses: vec![clause], span }
            }
            _ => Period::Effect(effect),
        }
    }

    /// Is it something the player may leave, or that may prove impossible?
    pub(super) fn may_fail(&self) -> bool {
        match self {
            Period::Effect(effect) => matches!(effect, Effect::May(_)),
            Period::Deeds(deeds) => {
                let aims =
                    matches!(deeds[0].what, What::Cards(_) | What::Pair(..) | What::Marker(..));
                deeds[0].by == Who::You && aims
            }
            Period::Changes { .. } => false,
        }
    }

    /// Says this effect as well, if it fits.
    fn takes_in(&mut self, effect: &'e Effect<V>) -> bool {
        match (self, effect, change(effect)) {
            (Period::Deeds(deeds), Effect::Do(deed), _) if have_one_verb(deeds[0], deed) => {
                deeds.push(deed);
                true
            }
            (Period::Changes { clauses, span }, _, Some((target, how_long)))
                if *span == how_long =>
            {
                let is_said = clauses.last_mut().is_some_and(|it| it.takes_in(target, effect));
                if !is_said {
                    clauses.push(Clause { target, also: Vec::new(), changes: vec![effect] });
                }
                true
            }
            _ => false,
        }
    }
}

impl<'e, V: Vocabulary> Clause<'e, V> {
    fn takes_in(&mut self, target: &Target<V>, effect: &'e Effect<V>) -> bool {
        let chosen = matches!(self.target, Target::Choose { .. });
        let is_same = target == self.target || chosen && *target == Target::Card(Reference::That);
        if is_same && self.also.is_empty() {
            self.changes.push(effect);
            return true;
        }
        let [only] = self.changes[..] else { return false };
        let another = keyword_of(self.target).and(keyword_of(target));
        if let Some(another) = another.filter(|_| says_the_same(only, effect)) {
            self.also.push(another);
            return true;
        }
        false
    }
}

fn have_one_verb<V: Vocabulary>(one: &Deed<V>, other: &Deed<V>) -> bool {
    let are_counted =
        matches!((&one.what, &other.what), (What::Resource { .. }, What::Resource { .. }));
    are_counted && one.by == other.by && one.verb == other.verb
}

/// Whom an effect changes, and for how long.
fn change<V: Vocabulary>(effect: &Effect<V>) -> Option<(&Target<V>, Option<V::Span>)> {
    match effect {
        Effect::Gets { target, span, .. }
        | Effect::Gains { target, span, .. }
        | Effect::Loses { target, span, .. }
        | Effect::Cannot { target, span, .. }
        | Effect::Can { target, span, .. } => Some((target, *span)),
        Effect::Bears { target, .. } => Some((target, None)),
        Effect::Do(_) | Effect::Instead { .. } | Effect::May(_) | Effect::Either(..) => None,
    }
}

/// Do the two allow the same, to cards that differ in their keyword only?
fn says_the_same<V: Vocabulary>(one: &Effect<V>, other: &Effect<V>) -> bool {
    let (Effect::Can { ban: may, .. }, Effect::Can { ban: may_too, .. }) = (one, other) else {
        return false;
    };
    let filter = |effect| match change::<V>(effect) {
        Some((Target::Each(filter), _)) => Some((filter.whose, filter.kind, &filter.states)),
        _ => None,
    };
    may == may_too && filter(one) == filter(other)
}

/// The keyword by which alone the cards are told from others.
fn keyword_of<V: Vocabulary>(target: &Target<V>) -> Option<V::Keyword> {
    match target {
        Target::Each(Filter { tests, .. }) => match tests[..] {
            [Test::With(keyword)] => Some(keyword),
            _ => None,
        },
        _ => None,
    }
}

fn targets_of_deed<V: Vocabulary>(deed: &Deed<V>) -> Vec<&Target<V>> {
    match &deed.what {
        What::Cards(target) | What::Marker(_, target) => vec![target],
        What::Pair(one, other) => vec![one, other],
        What::Amount(_) | What::Resource { .. } | What::Nothing => Vec::new(),
    }
}

fn targets<V: Vocabulary>(effect: &Effect<V>) -> Vec<&Target<V>> {
    match effect {
        Effect::Do(deed) | Effect::Instead { deed, .. } => targets_of_deed(deed),
        Effect::May(effect) => targets(effect),
        Effect::Either(one, other) => [targets(one), targets(other)].concat(),
        other => change(other).map(|(target, _)| target).into_iter().collect(),
    }
}

/// The card that the condition or the event of an ability has named, so that a pronoun will do.
pub(super) fn named<V: Vocabulary>(ability: &Ability<V>) -> Option<Reference<V>> {
    match (&ability.condition, ability.event.as_ref().map(|it| &it.subject)) {
        (Some(Condition::Is(reference, _)), _) => Some(*reference),
        (_, Some(Subject::Card(reference))) => Some(*reference),
        _ => None,
    }
}

/// The keywords a filter asks for, if it asks for nothing else but a kind.
pub(super) fn keywords_alone<V: Vocabulary>(filter: &Filter<V>) -> Option<Vec<&'static str>> {
    let keyword = |test: &Test<V>| match test {
        Test::With(keyword) => Some(keyword.spelling()),
        _ => None,
    };
    let keywords: Vec<_> = filter.tests.iter().map(keyword).collect::<Option<_>>()?;
    let is_plain = filter.whose.is_none() && filter.states.is_empty();
    (is_plain && !keywords.is_empty()).then_some(keywords)
}
