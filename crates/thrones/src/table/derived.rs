//! Values as they are now, always computed from the printed ones.

use cards::thrones::{
    Ban, Bonus, Cards, Icon, Keyword, Modifier, Role, Rule, Stat, Trait, Types, WhichIcon,
};
use kernel::{CardId, Seat};
use rulebook::rule;

use super::{
    Bonuses, NOBODY, Place, Quantity, Side, Table, any_in_force, in_force, in_force_on, passes_by,
};
use crate::{
    ability::{Scene, kind, stat_kind},
    catalog::{keyword_bit, word},
    illegal::Reason,
};

/// Is its printed text treated as if it were not there?
#[inline]
pub(crate) fn is_blank(table: &Table, card: CardId) -> bool {
    any_in_force(table, kind::BLANK) && table.card(card).place.in_play() && is_blanked(table, card)
}

fn is_blanked(table: &Table, card: CardId) -> bool {
    let mut blank = false;
    in_force_on(table, kind::BLANK, card, |_| blank = true);
    if blank {
        rule!("KZ Pusty.0");
    }
    blank
}

/// Only texts other than traits are ever blanked.
pub(crate) fn has_trait(table: &Table, card: CardId, which: Trait) -> bool {
    let has = table.text(card).traits.has(which);
    if has {
        rule!("KZ Cechy.0");
        rule!("KZ Cechy.1");
        rule!("KZ Opis kart.10");
    }
    has
}

/// STR and everything that changes it.
pub(crate) fn strength_counted(table: &Table, card: CardId) -> Quantity {
    let mut strength = Quantity::of(table.def(card).strength);
    if any_in_force(table, kind::STRENGTH) && table.card(card).place == Place::Play {
        in_force_on(table, kind::STRENGTH, card, |it| {
            if let Modifier::Strength { change, .. } = it.modifier {
                rule!("KZ Modyfikatory.0");
                rule!("KZ Modyfikatory.0.b");
                strength.apply(change, |by| it.amount(by), || it.since());
            }
        });
    }
    strength
}

pub(crate) fn strength(table: &Table, card: CardId) -> i16 {
    rule!("KZ SIŁA, Modyfikatory siły.0");
    rule!("KZ Opis kart.9");
    strength_counted(table, card).value()
}

/// The challenge icons it has, one bit each.
pub(crate) fn icons(table: &Table, card: CardId) -> u8 {
    let printed = table.def(card).icons;
    if !any_in_force(table, kind::ICONS) || table.card(card).place != Place::Play {
        return printed;
    }
    let mut changes = [0_i8; 3];
    in_force_on(table, kind::ICONS, card, |it| {
        let (which, by) = match it.modifier {
            Modifier::GainsIcon(_, which) => (which, 1),
            Modifier::LosesIcon(_, which) => (which, -1),
            _ => return,
        };
        let icon = match which {
            WhichIcon::This(icon) => Some(*icon),
            WhichIcon::OfChoice => it.lasting.and_then(|it| it.icon),
        };
        if let Some(icon) = icon {
            rule!("KZ Zyskiwanie.3");
            rule!("KZ Zyskiwanie.0");
            changes[icon as usize] += by;
        }
    });
    if changes == [0; 3] {
        return printed;
    }
    let count = |icon: Icon| (printed >> icon as u8 & 1) as i8 + changes[icon as usize];
    ICONS.into_iter().fold(0, |bits, it| bits | u8::from(0 < count(it)) << it as u8)
}

const ICONS: [Icon; 3] = [Icon::Military, Icon::Intrigue, Icon::Power];

pub(crate) fn has_icon(table: &Table, card: CardId, icon: Icon) -> bool {
    rule!("KZ Symbole wyzwania.0");
    rule!("KZ Symbole wyzwania.0.b");
    rule!("KZ Opis kart.8");
    icons(table, card) & 1 << icon as u8 != 0
}

/// The keywords it has, one bit each: twice the same is once.
pub(crate) fn keywords(table: &Table, card: CardId) -> u16 {
    let mut bits = if is_blank(table, card) {
        rule!("KZ Pusty.1");
        0
    } else {
        table.text(card).keywords
    };
    if any_in_force(table, kind::KEYWORDS) {
        in_force_on(table, kind::KEYWORDS, card, |it| {
            if let Modifier::GainsKeyword(_, keyword) = it.modifier {
                rule!("KZ Słowo kluczowe.2");
                bits |= keyword_bit(*keyword);
                rule!("KZ Słowo kluczowe.0");
            }
        });
    }
    bits
}

/// May an attachment be on this card at all, as its keywords say?
///
/// # Errors
///
/// Which variant of the keyword forbids it.
pub(crate) fn takes_attachment(
    table: &Table,
    host: CardId,
    attachment: CardId,
) -> Result<(), Reason> {
    let bits = keywords(table, host);
    let (all, others) = (bits & word::NO_ATTACHMENTS, bits & word::NO_ATTACHMENTS_EXCEPT);
    if all != 0 {
        let several = others != 0;
        return Err(if several { Reason::StrictestKeyword } else { Reason::NoAttachments }(host));
    }
    if others == 0 && bits & word::NO_SUCH_ATTACHMENTS == 0 {
        return Ok(());
    }
    let def = table.def(attachment);
    let text = def.attached.as_deref().unwrap_or(&def.text);
    let has_one = |traits: &[Trait]| traits.iter().any(|it| text.traits.has(*it));
    if bits & word::NO_SUCH_ATTACHMENTS != 0 && has_one(&table.text(host).forbidden_attachments) {
        return Err(Reason::NoSuchAttachments(host));
    }
    if others != 0 && !has_one(&table.text(host).allowed_attachments) {
        return Err(Reason::OtherAttachmentsOnly(host));
    }
    Ok(())
}

/// What a card from hand can be ambushed for, cheapest first.
pub(crate) fn ambush_costs(table: &Table, seat: Seat, card: CardId) -> [Option<u8>; 2] {
    use cards::thrones::AmbushCost;
    let gold = |cost: AmbushCost| match cost {
        AmbushCost::Gold(gold) => gold,
        AmbushCost::Printed => table.def(card).price,
    };
    let printed = table.def(card).text.ambush.map(gold);
    let mut gained = None;
    if any_in_force(table, kind::AMBUSH) {
        in_force_on(table, kind::AMBUSH, card, |it| {
            if let Modifier::GainsKeyword(_, Keyword::Ambush(cost)) = it.modifier
                && it.scene.by == seat
            {
                gained = Some(gold(*cost));
            }
        });
    }
    [printed, gained.filter(|it| printed != Some(*it))]
}

/// On which side of the challenge it takes part.
pub(crate) fn side_of(table: &Table, card: CardId) -> Side {
    let state = table.card(card);
    if state.side != Side::None || state.place != Place::Play || table.challenge.is_none() {
        return state.side;
    }
    let counts = any_in_force(table, kind::COUNTS_AS_ATTACKING)
        && table.text(card).constants.iter().any(|it| {
            // The sentence may ask who attacks, which must not lead in a circle.
            let scene = Scene::of(table, state.controller, card).as_declared();
            it.mask & kind::COUNTS_AS_ATTACKING != 0 && scene.all_hold(&it.conditions)
        })
        && !is_blank(table, card);
    if counts { Side::Attacking } else { Side::None }
}

/// Who takes part on this side.
pub(crate) fn participants(table: &Table, side: Side) -> impl Iterator<Item = CardId> + '_ {
    let counted = any_in_force(table, kind::COUNTS_AS_ATTACKING);
    let players = if table.challenge.is_some() { &table.players[..] } else { &[] };
    let cards = players.iter().flat_map(|it| it.play.iter());
    cards.filter(move |it| table.card(*it).side == side || (counted && side_of(table, *it) == side))
}

/// Total STR of one side.
pub(crate) fn side_strength(table: &Table, side: Side) -> u16 {
    let Some(challenge) = table.challenge else { return 0 };
    let seat = if side == Side::Attacking { challenge.attacker } else { challenge.defender };
    let no_strength = any_in_force(table, kind::NO_STRENGTH);
    let counts = |card: &CardId| {
        let mut counts = true;
        if no_strength {
            in_force_on(table, kind::NO_STRENGTH, *card, |_| counts = false);
        }
        counts
    };
    match side {
        Side::Attacking => {
            rule!("KZ SIŁA, Modyfikatory siły.0.b");
        }
        _ => {
            rule!("KZ SIŁA, Modyfikatory siły.0.c");
        }
    }
    rule!("KZ Wygrana w wyzwaniu.1");
    let characters: i16 =
        participants(table, side).filter(counts).map(|it| strength(table, it)).sum();
    stat(table, seat, Stat::Side, characters) as u16
}

/// A number of this player with everything that changes it, counted from this; never below zero.
pub(crate) fn stat(table: &Table, seat: Seat, which: Stat, base: i16) -> i16 {
    let mut number = Quantity::of(base);
    count_stat(table, seat, which, &mut number);
    number.value()
}

fn count_stat(table: &Table, seat: Seat, which: Stat, number: &mut Quantity) {
    if !any_in_force(table, stat_kind(which)) {
        return;
    }
    let of_plot = matches!(which, Stat::Gold | Stat::Initiative | Stat::Claim | Stat::Reserve);
    let guarded = of_plot && any_in_force(table, kind::IMMUNE);
    in_force(table, stat_kind(which), |it| {
        if let Modifier::Player(who, Rule::Stat { stat, change }) = it.modifier
            && *stat == which
            && it.scene.is(seat, *who)
        {
            let plot = table.player(seat).plot;
            let constant = it.lasting.is_none();
            if guarded && constant && passes_by(table, plot, it.scene.this, it.scene.by) {
                return;
            }
            number.apply(change, |by| i16::from(*by), || it.since());
        }
    });
}

/// A value of the revealed plot with everything that modifies it.
pub(crate) fn plot_value(table: &Table, seat: Seat, which: Stat) -> i16 {
    let player = table.player(seat);
    if player.plot == NOBODY {
        return 0;
    }
    let printed = table.def(player.plot).plot;
    rule!("KZ Wartość bazowa.0");
    rule!("KZ Karta fabuły.3");
    match which {
        Stat::Gold => {
            rule!("KZ Opis kart.1");
        }
        Stat::Initiative => {
            rule!("KZ Opis kart.2");
            rule!("KZ Inicjatywa.0");
        }
        Stat::Claim => {
            rule!("KZ Opis kart.3");
            rule!("KZ Roszczenia, wartość roszczeń.0.b");
        }
        Stat::Reserve => {
            rule!("KZ Opis kart.4");
        }
        _ => {}
    }
    let base = match which {
        Stat::Gold => base_gold(table, player.plot).unwrap_or(i16::from(printed.gold)),
        Stat::Initiative => i16::from(printed.initiative),
        Stat::Claim => i16::from(printed.claim),
        Stat::Reserve => i16::from(printed.reserve),
        _ => 0,
    };
    let mut number = Quantity::of(base);
    number.add(bonuses(table, seat).of(which));
    count_stat(table, seat, which, &mut number);
    number.value()
}

/// What the cards of this player add to the values of his plot.
fn bonuses(table: &Table, seat: Seat) -> Bonuses {
    let player = table.player(seat);
    let mut bonuses = *player.bonuses;
    if bonuses != Bonuses::default() {
        rule!("KZ Modyfikatory wartości fabuły.0");
        rule!("KZ Modyfikatory wartości fabuły.1");
    }
    if any_in_force(table, kind::BLANK) {
        let blank = |it: &CardId| table.def(*it).bonus != Bonus::default() && is_blank(table, *it);
        for card in player.play.iter().filter(blank) {
            rule!("KZ Modyfikatory wartości fabuły.2");
            bonuses.take_away(table.def(card).bonus);
        }
    }
    bonuses
}

fn base_gold(table: &Table, plot: CardId) -> Option<i16> {
    let mut base = None;
    if any_in_force(table, kind::BASE_GOLD) {
        in_force(table, kind::BASE_GOLD, |it| {
            if let Modifier::BaseGold(filter, gold) = it.modifier
                && it.scene.matches(filter, plot)
                && !passes_by(table, plot, it.scene.this, it.scene.by)
            {
                base = Some(i16::from(*gold));
            }
        });
    }
    base
}

/// May the card be declared or bypassed, as far as cards forbid it?
///
/// # Errors
///
/// The definition of the card that forbids it.
pub(crate) fn is_let(table: &Table, card: CardId, ban: Ban) -> Result<(), Reason> {
    let mut banned = Ok(());
    if any_in_force(table, kind::CANNOT) {
        in_force_on(table, kind::CANNOT, card, |it| {
            if matches!(it.modifier, Modifier::Cannot(_, what) if *what == ban) {
                banned = banned.and(Err(Reason::Forbidden { by: it.def() }));
            }
        });
    }
    banned
}

/// Does it stay standing when it is declared?
pub(crate) fn stays_standing(table: &Table, card: CardId, role: Role, icon: Icon) -> bool {
    let mut stays = false;
    if any_in_force(table, kind::NO_KNEEL) {
        let seat = table.card(card).controller;
        let first = table.player(seat).attacks_this_round[icon as usize] <= 1;
        in_force_on(table, kind::NO_KNEEL, card, |it| {
            if let Modifier::NoKneel { role: as_, types, first_each_round, .. } = it.modifier {
                stays |= *as_ == role
                    && it.scene.types(*types) & 1 << icon as u8 != 0
                    && (first || !first_each_round);
            }
        });
    }
    stays
}

/// May it defend though it kneels or lacks the icon?
pub(crate) fn defends_anyway(table: &Table, card: CardId, icon: Icon) -> bool {
    let mut may = false;
    if any_in_force(table, kind::MAY_DEFEND) {
        in_force(table, kind::MAY_DEFEND, |it| {
            if let Modifier::MayDefend { card: which, types } = it.modifier {
                may |= it.scene.types(*types) & 1 << icon as u8 != 0
                    && it.means(&Cards::One(*which), card);
            }
        });
    }
    may
}

/// Must it defend if it can? The definition of the card that says so.
pub(crate) fn must_defend(table: &Table, card: CardId) -> Option<u16> {
    let mut must = None;
    if any_in_force(table, kind::MUST_DEFEND) {
        in_force_on(table, kind::MUST_DEFEND, card, |it| must = must.or(Some(it.def())));
    }
    must
}

/// How many characters this player may declare.
pub(crate) fn declare_cap(table: &Table, seat: Seat, role: Role) -> usize {
    let mut cap = usize::MAX;
    if any_in_force(table, kind::DECLARE_AT_MOST) {
        in_force(table, kind::DECLARE_AT_MOST, |it| {
            if let Modifier::Player(who, Rule::DeclareAtMost(count, as_)) = it.modifier
                && *as_ == role
                && it.scene.is(seat, *who)
            {
                cap = cap.min(usize::from(*count));
            }
        });
    }
    cap
}

/// How many challenges of this type the player may initiate in the phase.
pub(crate) fn challenges_allowed(table: &Table, seat: Seat, icon: Icon) -> u8 {
    let mut allowed = 1;
    if any_in_force(table, kind::EXTRA_CHALLENGE) {
        in_force(table, kind::EXTRA_CHALLENGE, |it| {
            // Against another opponent belongs to the melee.
            if let Modifier::Player(who, Rule::ExtraChallenge { count, types, another_opponent }) =
                it.modifier
                && !another_opponent
                && it.scene.is(seat, *who)
                && it.scene.types(*types) & 1 << icon as u8 != 0
            {
                allowed += count;
            }
        });
    }
    allowed
}

/// The definition of a card that forbids this challenge.
pub(crate) fn challenge_forbidden(
    table: &Table,
    seat: Seat,
    icon: Icon,
    against: Seat,
) -> Option<u16> {
    let mut forbidden = None;
    if any_in_force(table, kind::INITIATE_AT_MOST) {
        let made: u8 = table.player(seat).initiated.iter().sum();
        in_force(table, kind::INITIATE_AT_MOST, |it| {
            if let Modifier::Player(who, Rule::InitiateAtMost(most)) = it.modifier {
                let full = it.scene.is(seat, *who) && *most <= made;
                forbidden = forbidden.or(full.then(|| it.def()));
            }
        });
    }
    if any_in_force(table, kind::CANNOT_INITIATE) {
        in_force(table, kind::CANNOT_INITIATE, |it| {
            let Modifier::Player(who, Rule::CannotInitiate { types, against: whom, unless }) =
                it.modifier
            else {
                return;
            };
            let named = it.lasting.and_then(|it| it.whom).is_none_or(|it| it == seat);
            let scene = it.scene.about(seat);
            let of_type = match types {
                Types::Named | Types::Same => it.scene.icon == Some(icon),
                Types::These(_) => scene.types(*types) & 1 << icon as u8 != 0,
            };
            let who = if it.lasting.is_some() { named } else { scene.is(seat, *who) };
            let forbids = who
                && of_type
                && whom.is_none_or(|it| scene.is(against, it))
                && !unless.as_ref().is_some_and(|it| scene.holds(it));
            forbidden = forbidden.or(forbids.then(|| it.def()));
        });
    }
    forbidden
}

/// Does it come into play kneeling?
pub(crate) fn enters_kneeling(table: &Table, card: CardId, seat: Seat) -> bool {
    let scene = Scene::of(table, seat, card);
    let text = &table.def(card).text;
    text.mask & kind::ENTERS_KNEELING != 0
        && text
            .constants
            .iter()
            .any(|it| it.mask & kind::ENTERS_KNEELING != 0 && scene.all_hold(&it.conditions))
}
