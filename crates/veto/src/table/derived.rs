//! What follows from the table: traits as they are now, prohibitions, keywords.
//!
//! Nothing derived is stored. A trait is the printed one, plus what lasts, plus
//! what abilities in play always add (AH 111.2).

use cards::veto::{Ban, Keyword, Kind, Stat};
use kernel::{CardId, Seat, SeatSet};
use rulebook::rule;

use super::{Change, Mover, Subject, Table, What, Znacznik, wojenne};
use crate::{
    ability::{Keywords, Mask, Static, statics},
    ch1_ogolne::r105_frakcje,
    ch7_slowa::r700_slowa,
    ruleset::KeywordRules,
};

/// Something that adds to a trait: the card it comes from (an index of the catalog) and how much.
pub(crate) type Part = (u16, i8);

/// A trait of a card as it is now; never below zero.
#[inline]
pub(crate) fn stat(table: &Table, card: CardId, which: Stat) -> i8 {
    let printed = printed(table, card, which);
    let armed = match which {
        Stat::Szabla => table.duel.is_some() || !table.wojna.znaczniki.is_empty(),
        Stat::Bitnosc | Stat::Karnosc => true,
        _ => false,
    };
    if !armed && !table.is_altered(Mask::stat(which)) {
        return printed.max(0);
    }
    changed(table, card, which, printed)
}

#[cold]
fn changed(table: &Table, card: CardId, which: Stat, printed: i8) -> i8 {
    let mut total = printed;
    each_part(table, card, which, |(_, amount)| total = total.saturating_add(amount));
    rule!("AH 111.2");
    if total < 0 {
        rule!("AH 108.3");
        rule!("I2 1.2.8");
    }
    total.max(0)
}

/// A trait as other cards have changed it. Outside a fight every moderunek counts for its bearer, but
/// for a Broń that is tapped and for a Broń palna, which adds when it is fired.
pub(crate) fn modified(table: &Table, card: CardId, which: Stat) -> i8 {
    let fights = || table.duel.as_ref().is_some_and(|it| it.against(card).is_some());
    let after_ah = table.rules().keywords == KeywordRules::Artykuly;
    if which != Stat::Szabla || !after_ah || table.kind(card) != Kind::Postac || fights() {
        return stat(table, card, which);
    }
    let mut total = printed(table, card, which);
    each_part(table, card, which, |(_, amount)| total = total.saturating_add(amount));
    for moderunek in table.attached_to(card).filter(|it| table.kind(*it) == Kind::Moderunek) {
        let facts = table.facts(moderunek);
        let idle = table.card(moderunek).zaznaczona && facts.has(Keyword::Bron);
        if !idle && !facts.has(Keyword::BronPalna) {
            rule!("AH 218.2");
            total = total.saturating_add(facts.szabla);
        }
    }
    total.max(0)
}

/// A trait that an effect names without more ado: a card's own ones are meant as printed.
pub(crate) fn named(table: &Table, card: CardId, which: Stat) -> i8 {
    match which {
        Stat::Szabla => rule!("AH 215.2"),
        Stat::Kreski => rule!("AH 216.2"),
        Stat::Lafa => {
            rule!("AH 217.3"); // What it costs its player besides is no part of it.
            return table.facts(card).lafa;
        }
        Stat::Dochod => rule!("AH 211.2.a"),
        Stat::Bitnosc => rule!("AH 219.2"),
        Stat::Karnosc => rule!("AH 220.2"),
        Stat::Znaczenie => rule!("AH 221.2"),
        Stat::Dobrobyt => rule!("AH 222.2"),
        Stat::Agitacja | Stat::Sztychy | Stat::Odmowa => return stat(table, card, which),
    }
    printed(table, card, which)
}

/// Where the Szabla of a duellist comes from, the printed one first.
pub(super) fn szabla_parts(table: &Table, card: CardId) -> Vec<Part> {
    let mut parts = vec![(table.card(card).def, printed(table, card, Stat::Szabla))];
    each_part(table, card, Stat::Szabla, |part| parts.push(part));
    parts
}

fn printed(table: &Table, card: CardId, which: Stat) -> i8 {
    let facts = table.facts(card);
    match which {
        Stat::Szabla | Stat::Kreski if facts.kind == Kind::Oddzial => {
            wojenne::as_duellist(table, card, which)
        }
        Stat::Szabla => {
            rule!("AH 215.1");
            facts.szabla
        }
        Stat::Kreski => {
            rule!("AH 216.1");
            facts.kreski
        }
        Stat::Lafa => {
            rule!("AH 217.1");
            r105_frakcje::lafa(table, card)
        }
        Stat::Dochod => facts.utrzymanie,
        Stat::Agitacja => {
            let base = table.rules().agitacja_base.min(100) as i8;
            base + i8::from(wojenne::is_emboldened(table, card))
        }
        Stat::Sztychy => face_down(table, card) as i8 + i8::from(bears_one_more(table, card)),
        Stat::Odmowa => 0,
        Stat::Bitnosc | Stat::Karnosc | Stat::Znaczenie | Stat::Dobrobyt => {
            wojenne::printed(table, card, which)
        }
    }
}

/// Sztychy that may lie face down under the postać, for what its keywords say.
fn face_down(table: &Table, card: CardId) -> u8 {
    if table.rules().karmazyni && acts_as(table, card, Keyword::Karmazyn) {
        rule!("AH 700.1.q");
        return 1;
    }
    table.rules().sztych_limit.min(100)
}

/// A Sławny bears one sztych more, face up.
fn bears_one_more(table: &Table, card: CardId) -> bool {
    table.rules().keywords.have_rules() && acts_as(table, card, Keyword::Slawny)
}

/// Must the next sztych lie face up under this postać? Only the one more of a Sławny does, and only
/// when there is no room left for another one face down.
pub(crate) fn lies_open(table: &Table, host: CardId) -> bool {
    if !bears_one_more(table, host) {
        return false;
    }
    let mut sztychy = table.under(host).filter(|it| table.kind(*it) == Kind::Sztych);
    let has_open = sztychy.any(|it| table.card(it).known_to == SeatSet::ALL);
    let hidden = table.card(host).under - u8::from(has_open);
    let open = stat(table, host, Stat::Sztychy) <= hidden as i8 + 1;
    if open {
        rule!("AH 700.1.pp");
        rule!("I2 1.2.13");
    }
    open
}

/// Everything that changes this trait of this card.
pub(super) fn each_part(table: &Table, card: CardId, which: Stat, mut found: impl FnMut(Part)) {
    if which == Stat::Szabla
        && let Some(duel) = &table.duel
    {
        for moderunek in &duel.chosen {
            let state = table.card(*moderunek);
            let idle = state.zaznaczona && table.facts(*moderunek).has(Keyword::Bron);
            if state.host == Some(card) && table.in_play(*moderunek) {
                let after_ah = table.rules().keywords == KeywordRules::Artykuly;
                if after_ah && table.facts(*moderunek).has(Keyword::BronPalna) {
                    continue; // It counts when it is fired.
                }
                if idle && after_ah {
                    rule!("AH 700.1.e");
                    continue;
                }
                rule!("MB 10");
                rule!("AH 218.2");
                rule!("AH 303.2.e");
                rule!("I2 1.3.2");
                if table.facts(*moderunek).has(Keyword::BronPalna) {
                    rule!("I2 1.3.7");
                }
                found((table.card(*moderunek).def, table.facts(*moderunek).szabla));
            }
        }
    }
    if which == Stat::Szabla {
        wojenne::marked(table, card, &mut found);
    }
    if matches!(which, Stat::Bitnosc | Stat::Karnosc) {
        wojenne::equipment(table, card, which, &mut found);
    }
    for lasting in &table.lasting {
        if lasting.subject == Subject::Card(card)
            && let What::Stat(stat, amount) = lasting.what
            && stat == which
        {
            rule!("AH 112.5");
            rule!("AH 112.12.d");
            found((lasting.source, amount));
        }
    }
    statics(table, Mask::stat(which), |context, change| {
        if let Static::Stat(stat, amount) = change.what
            && *stat == which
            && change.covers(table, &context, card)
        {
            if which == Stat::Kreski && table.card(context.source).host == Some(card) {
                rule!("AH 303.2.d");
            }
            found((table.card(context.source).def, context.signed(table, amount)));
        }
    });
}

/// Does the card have this keyword now?
#[inline]
pub(crate) fn has_keyword(table: &Table, card: CardId, keyword: Keyword) -> bool {
    match table.may_differ(keyword) {
        true => has_now(table, card, keyword),
        false => table.facts(card).has(keyword),
    }
}

/// The same where the card may have more keywords or fewer than are printed on it.
fn has_now(table: &Table, card: CardId, keyword: Keyword) -> bool {
    let only = Keywords::only(keyword);
    let has = table.facts(card).has(keyword)
        || table.is_altered(Mask::gained(only)) && has_gained(table, card, keyword)
        || table.rules().keywords.have_rules()
            && r700_slowa::might_be_treated_as(table, keyword)
            && r700_slowa::is_treated_as(table, card, keyword);
    has && !(table.is_altered(Mask::lost(only)) && has_lost(table, card, keyword))
}

/// The same but for what always holds. What always holds and gives keywords may not ask for more,
/// or it would go round in circles.
pub(crate) fn has_but_for_statics(table: &Table, card: CardId, keyword: Keyword) -> bool {
    let printed = table.facts(card).has(keyword);
    if !table.lasting_mask.speaks_of(keyword) {
        return printed;
    }
    let lasts = |what: What| {
        table.lasting.iter().any(|it| it.subject == Subject::Card(card) && it.what == what)
    };
    (printed || lasts(What::Keyword(keyword))) && !lasts(What::Lost(keyword))
}

fn has_lost(table: &Table, card: CardId, keyword: Keyword) -> bool {
    let lost =
        |it: &super::Lasting| it.subject == Subject::Card(card) && it.what == What::Lost(keyword);
    let mut loses = table.lasting.iter().any(lost);
    statics(table, Mask::lost(Keywords::only(keyword)), |context, change| {
        loses |= matches!(change.what, Static::Lost(it) if *it == keyword)
            && change.covers(table, &context, card);
    });
    loses
}

/// Has the card the abilities of this keyword, be it its own or contained in another (AH 700.2)?
pub(crate) fn acts_as(table: &Table, card: CardId, keyword: Keyword) -> bool {
    let containing = Keywords::containing(keyword);
    if table.facts(card).contains(keyword) && !table.is_altered(Mask::lost(containing)) {
        rule!("AH 700.1.n");
        rule!("AH 700.2");
        return true;
    }
    has_keyword(table, card, keyword)
        || containing != Keywords::NONE
            && table.is_altered(Mask::gained(containing).with(Mask::lost(containing)))
            && containing.iter().any(|it| has_keyword(table, card, it))
}

fn has_gained(table: &Table, card: CardId, keyword: Keyword) -> bool {
    let gained = |it: &super::Lasting| {
        it.subject == Subject::Card(card) && it.what == What::Keyword(keyword)
    };
    if table.lasting.iter().any(gained) {
        rule!("AH 112.2.a");
        rule!("AH 112.14");
        return true;
    }
    let mut gains = false;
    statics(table, Mask::gained(Keywords::only(keyword)), |context, change| {
        gains |= matches!(change.what, Static::Keyword(it) if *it == keyword)
            && change.covers(table, &context, card);
    });
    if gains {
        rule!("AH 112.2.a");
        rule!("AH 112.14");
    }
    gains
}

/// The card whose text forbids this to `card` (an index of the catalog), if one does.
#[inline]
pub(crate) fn forbidden(table: &Table, card: CardId, ban: Ban) -> Option<u16> {
    if table.is_altered(Mask::ban(ban)) { forbidden_by(table, card, ban) } else { None }
}

fn forbidden_by(table: &Table, card: CardId, ban: Ban) -> Option<u16> {
    let lasting = table
        .lasting
        .iter()
        .find(|it| it.subject == Subject::Card(card) && it.what == What::Ban(ban));
    if let Some(lasting) = lasting {
        return Some(lasting.source);
    }
    let mut by = None;
    statics(table, Mask::ban(ban), |context, change| {
        if matches!(change.what, Static::Ban(it) if *it == ban)
            && change.covers(table, &context, card)
        {
            rule!("AH 112.3");
            by = Some(table.card(context.source).def);
        }
    });
    by
}

/// Does a card allow this to `card`, whatever its keywords say?
#[inline]
pub(crate) fn allowed(table: &Table, card: CardId, what: Ban) -> bool {
    table.is_altered(Mask::CAN) && is_allowed(table, card, what)
}

fn is_allowed(table: &Table, card: CardId, what: Ban) -> bool {
    let lasts =
        |it: &super::Lasting| it.subject == Subject::Card(card) && it.what == What::Can(what);
    let mut allowed = table.lasting.iter().any(lasts);
    statics(table, Mask::CAN, |context, change| {
        allowed |= matches!(change.what, Static::Can(it) if *it == what)
            && change.covers(table, &context, card);
    });
    allowed
}

/// The card whose text forbids this to a player, if one does.
pub(crate) fn forbidden_to(table: &Table, seat: Seat, ban: Ban) -> Option<u16> {
    let lasts =
        |it: &&super::Lasting| it.subject == Subject::Seat(seat) && it.what == What::Ban(ban);
    let lasting = table.lasting.iter().find(lasts).map(|it| it.source);
    let mut by = lasting;
    statics(table, Mask::ban(ban), |context, change| {
        if matches!(change.what, Static::Ban(it) if *it == ban)
            && change.covers_seat(table, &context, seat)
        {
            by = Some(table.card(context.source).def);
        }
    });
    by
}

/// Does a card allow this to a player?
pub(crate) fn allowed_to(table: &Table, seat: Seat, what: Ban) -> bool {
    let lasts =
        |it: &super::Lasting| it.subject == Subject::Seat(seat) && it.what == What::Can(what);
    let mut allowed = table.lasting.iter().any(lasts);
    statics(table, Mask::CAN, |context, change| {
        allowed |= matches!(change.what, Static::Can(it) if *it == what)
            && change.covers_seat(table, &context, seat);
    });
    allowed
}

/// That this postać is killed, with what it has been until now: in the żalnik nobody can tell any more.
pub(crate) fn killed(table: &Table, card: CardId) -> Change {
    let was = |keyword| has_keyword(table, card, keyword);
    let of = table.card(card).controller;
    let duels = table.duel.as_ref().is_some_and(|it| it.against(card).is_some());
    let krol = duels && !table.is_potyczka() && was(Keyword::Krol);
    Change::Killed { of, elekt: was(Keyword::Elekt), krol }
}

/// Does nothing keep this card tapped?
pub(crate) fn may_be_untapped(table: &Table, card: CardId) -> bool {
    if table.bears(card, Znacznik::Zmeczenie) {
        rule!("AH 118.6.b");
        return false;
    }
    forbidden(table, card, Ban::Untap).is_none()
}

/// Where a card goes when its effect is over.
pub(crate) fn after_effect(table: &Table, card: CardId) -> Mover {
    if table.rules().keywords.have_rules() && table.facts(card).has(Keyword::Usuwany) {
        rule!("AH 409.1.a");
        rule!("AH 700.1.vv");
        rule!("I2 1.5.4");
        return Mover::Zalnik;
    }
    Mover::Lazaret
}

/// Kreski this seat has to give for refusing a challenge.
pub(crate) fn refusal_price(table: &Table, seat: Seat) -> u8 {
    let base = table.rules().refusal_kreski as i8;
    base.saturating_add(seat_stat(table, seat, Stat::Odmowa)).max(0) as u8
}

/// Dukaty this seat gets at the end of the round.
pub(crate) fn income(table: &Table, seat: Seat) -> i16 {
    rule!("AH 309.1.c");
    rule!("I2 1.1.5");
    let kompania = &table.seats[seat];
    let faction = table.def(kompania.frakcja).card.dochod.unwrap_or(0);
    let altered = table.is_altered(Mask::stat(Stat::Dochod));
    let mut sum = i16::from(faction) + i16::from(seat_stat(table, seat, Stat::Dochod));
    for pile in [kompania.pole.as_slice(), kompania.attached.as_slice()] {
        for card in pile.iter().copied().filter(|it| table.in_play(*it)) {
            let brings = table.facts(card).utrzymanie;
            match table.kind(card) {
                Kind::Moderunek if brings != 0 => rule!("I2 1.3.4"),
                Kind::Posesja if brings != 0 => rule!("I2 1.4.3"),
                Kind::Postac if brings != 0 => rule!("I2 1.2.7"),
                _ => {}
            }
            sum += i16::from(brings);
            if altered {
                each_part(table, card, Stat::Dochod, |(_, amount)| sum += i16::from(amount));
            }
        }
    }
    let armed = table.rules().pole_ziem && table.has_kind(seat, Kind::Oddzial);
    sum - if armed { wojenne::zold(table, seat) } else { 0 }
}

/// What is added to something a player has.
fn seat_stat(table: &Table, seat: Seat, which: Stat) -> i8 {
    let mut total: i8 = 0;
    for lasting in &table.lasting {
        if lasting.subject == Subject::Seat(seat)
            && let What::Stat(stat, amount) = lasting.what
            && stat == which
        {
            total = total.saturating_add(amount);
        }
    }
    statics(table, Mask::stat(which), |context, change| {
        if let Static::Stat(stat, amount) = change.what
            && *stat == which
            && change.covers_seat(table, &context, seat)
        {
            total = total.saturating_add(context.signed(table, amount));
        }
    });
    total
}
