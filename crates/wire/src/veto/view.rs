//! An engine view as wire data.

use cards::{
    lang::Word,
    set::Set,
    text::{PolishWords, english_costs, polish_costs},
    veto::{Resource, Veto as Words},
};
use kernel::{Handle, Seat};
use veto::{
    Catalog, CostView, DuelStage, ObjectKind, OverReason, Phase, SideView, Surcharge, View,
    Znacznik,
};

use crate::{
    card::{AbilityText, CardInfo, Text, VetoFacts},
    view as wire,
};

pub(super) fn id(catalog: &Catalog, def: u16) -> String {
    catalog.def(def).card.id.clone()
}

fn seat(seat: Seat) -> u8 {
    seat.0
}

fn numbers(handles: &[Handle]) -> Vec<wire::Handle> {
    handles.iter().map(|it| it.0).collect()
}

/// Every field of the engine's view is named here, so that a new one cannot be forgotten.
pub(super) fn view(
    catalog: &Catalog,
    view: &View,
    turn: Option<Seat>,
    bene: &[Seat],
) -> wire::VetoView {
    let View {
        ruleset,
        you,
        round,
        phase,
        voice,
        initiative,
        auction,
        bojowy,
        pool_kreski,
        seats,
        cards,
        stos,
        duel,
        ziemie,
        bitwa,
        election,
        over,
    } = view;
    wire::VetoView {
        ruleset: (*ruleset).to_owned(),
        you: you.map(seat),
        round: *round,
        phase: told_phase(*phase),
        voice: voice.map(seat),
        initiative: initiative.0,
        auction: auction.clone(),
        bojowy: bojowy.map(seat),
        pool_kreski: *pool_kreski,
        seats: seats.iter().map(|it| seat_view(catalog, it)).collect(),
        cards: cards.iter().map(|(at, it)| (at.0, card(catalog, it))).collect(),
        stos: stos.iter().map(|it| object(catalog, it)).collect(),
        duel: duel.as_ref().map(|it| Box::new(told_duel(catalog, it, turn, bene))),
        ziemie: ziemie.iter().map(ziemia).collect(),
        bitwa: bitwa.as_ref().map(|it| Box::new(told_bitwa(it))),
        election: election.map(seat),
        terminacja: None,
        over: over.map(|(winner, reason, rule)| told_over(winner, reason, rule.mark())),
    }
}

fn told_duel(
    catalog: &Catalog,
    view: &veto::DuelView,
    turn: Option<Seat>,
    bene: &[Seat],
) -> wire::DuelView {
    wire::DuelView {
        stage: match view.stage {
            DuelStage::Acceptance => wire::DuelStage::Acceptance,
            DuelStage::Moderunki => wire::DuelStage::Moderunki,
            DuelStage::Sztychy => wire::DuelStage::Sztychy,
        },
        potyczka: view.potyczka,
        challenger: side(catalog, &view.challenger, bene),
        challenged: side(catalog, &view.challenged, bene),
        turn: turn.map(seat),
    }
}

pub(super) fn told_over(winner: Option<Seat>, reason: OverReason, rule: &str) -> wire::OverView {
    let reason = match reason {
        OverReason::Elekcja => wire::OverReason::Elekcja,
        OverReason::AllKreski => wire::OverReason::AllKreski,
        OverReason::Concession => wire::OverReason::Concession,
        OverReason::ElektKilled => wire::OverReason::ElektKilled,
        OverReason::WonByCard => wire::OverReason::WonByCard,
        OverReason::LostByCard => wire::OverReason::LostByCard,
        OverReason::Exhaustion => wire::OverReason::Exhaustion,
    };
    wire::OverView { winner: winner.map(seat), reason, rule: rule.to_owned() }
}

fn told_phase(phase: Phase) -> wire::Phase {
    match phase {
        Phase::Przygotowanie => wire::Phase::Przygotowanie,
        Phase::Odznaczenie => wire::Phase::Odznaczenie,
        Phase::Rozliczenie => wire::Phase::Rozliczenie,
        Phase::Gra => wire::Phase::Gra,
        Phase::Oddzialy => wire::Phase::Oddzialy,
        Phase::Zakonczenie => wire::Phase::Zakonczenie,
        Phase::Koniec => wire::Phase::Koniec,
    }
}

fn seat_view(catalog: &Catalog, view: &veto::SeatView) -> wire::SeatView {
    wire::SeatView {
        seat: view.seat.0,
        faction: id(catalog, view.faction),
        strategia: view.strategia.map(|it| id(catalog, it)),
        kreski: view.kreski,
        dukaty: view.dukaty,
        income: view.income,
        dwor: numbers(&view.dwor),
        dwor_size: view.dwor_size,
        dwor_known: view.dwor_known.iter().map(|it| id(catalog, *it)).collect(),
        kredens_size: view.kredens_size,
        pole: numbers(&view.pole),
        karmazyni: numbers(&view.karmazyni),
        attached: numbers(&view.attached),
        lazaret: numbers(&view.lazaret),
        zalnik: numbers(&view.zalnik),
        passed: view.passed,
    }
}

fn card(catalog: &Catalog, view: &veto::CardView) -> wire::CardView {
    wire::CardView {
        card: view.def.map(|it| id(catalog, it)),
        owner: view.owner.0,
        // Whoever "you" on the card means (AH 110.3).
        controller: view.controller.unwrap_or(view.owner).0,
        zaznaczona: view.zaznaczona,
        host: view.host.map(|it| it.0),
        attached: numbers(&view.attached),
        szabla: view.szabla,
        kreski: view.kreski,
        lafa: view.lafa,
        bitnosc: view.bitnosc,
        karnosc: view.karnosc,
        znaczenie: view.znaczenie,
        dobrobyt: view.dobrobyt,
        znaczniki: view.znaczniki.iter().map(|it| znacznik(*it)).collect(),
        under: view.under.map(|it| it.spelling().to_owned()),
    }
}

pub(super) fn znacznik(znacznik: Znacznik) -> wire::Znacznik {
    match znacznik {
        Znacznik::Zmeczenie => wire::Znacznik::Zmeczenie,
        Znacznik::Gotowosc => wire::Znacznik::Gotowosc,
        Znacznik::Agitacja => wire::Znacznik::Agitacja,
        Znacznik::Szabla => wire::Znacznik::Szabla,
        Znacznik::Ostrosc => wire::Znacznik::Ostrosc,
    }
}

fn ziemia(view: &veto::ZiemiaView) -> wire::ZiemiaView {
    wire::ZiemiaView {
        ziemia: view.ziemia.0,
        controlled_by: view.controlled_by.map(seat),
        oddzialy: numbers(&view.oddzialy),
    }
}

fn told_bitwa(view: &veto::BitwaView) -> wire::BitwaView {
    wire::BitwaView {
        ziemia: view.ziemia.0,
        sides: view.sides.map(seat),
        won: view.won,
        fought: numbers(&view.fought),
        chosen: view.chosen,
        yours: view.yours.map(|it| it.0),
        attackers: numbers(&view.attackers),
        attacked: view.attacked.map(|it| it.0),
        strengths: view
            .strengths
            .iter()
            .map(|(oddzial, bitnosc)| wire::Strength { oddzial: oddzial.0, bitnosc: *bitnosc })
            .collect(),
    }
}

fn object(catalog: &Catalog, view: &veto::StosView) -> wire::StosView {
    wire::StosView {
        kind: match view.kind {
            ObjectKind::Card => wire::StosKind::Card,
            ObjectKind::Ability => wire::StosKind::Ability,
            ObjectKind::Agitacja => wire::StosKind::Agitacja,
            ObjectKind::ChangeField => wire::StosKind::ChangeField,
            ObjectKind::Challenge => wire::StosKind::Challenge,
            ObjectKind::Duel => wire::StosKind::Duel,
            ObjectKind::Trigger => wire::StosKind::Trigger,
            ObjectKind::Kreski => wire::StosKind::Kreski,
            ObjectKind::March => wire::StosKind::March,
            ObjectKind::Potyczka => wire::StosKind::Potyczka,
            ObjectKind::Rana => wire::StosKind::Rana,
            ObjectKind::Odrzucenie => wire::StosKind::Odrzucenie,
            ObjectKind::Slawni => wire::StosKind::Slawni,
        },
        controller: view.controller.0,
        source: view.source.0,
        ability: view.ability,
        targets: numbers(&view.targets),
        cost: cost(catalog, &view.cost),
    }
}

fn cost(catalog: &Catalog, view: &CostView) -> Option<wire::CostView> {
    let CostView { lafa, taps, ability, ref surcharges } = *view;
    let card = ability.map(|(def, number)| (&catalog.def(def).card, usize::from(number)));
    let ability = card.and_then(|(card, number)| Some((card.kind, card.abilities.get(number)?)));
    let taps = taps || ability.is_some_and(|(_, it)| it.costs.iter().any(Words::is_sign));
    let text = ability.and_then(|(kind, it)| {
        Some(Text { pl: polish_costs(it, kind)?, en: english_costs(it, kind)? })
    });
    let has_any = lafa.is_some() || taps || text.is_some() || !surcharges.is_empty();
    let surcharges = surcharges.iter().map(surcharge).collect();
    has_any.then_some(wire::CostView { lafa, taps, text, surcharges })
}

fn surcharge(view: &Surcharge) -> wire::Surcharge {
    let of = match view.resource {
        Resource::Kreski => wire::SurchargeOf::Kreski,
        Resource::Dukaty => wire::SurchargeOf::Dukaty,
    };
    wire::Surcharge { of, amount: view.amount, rule: view.rule.mark().to_owned() }
}

fn side(catalog: &Catalog, view: &SideView, bene: &[Seat]) -> wire::DuelSide {
    let part =
        |it: &veto::SzablaPart| wire::SzablaPart { card: id(catalog, it.def), amount: it.amount };
    wire::DuelSide {
        seat: view.seat.0,
        postac: view.postac.0,
        beside: numbers(&view.beside),
        szabla: view.szabla,
        parts: view.parts.iter().map(part).collect(),
        moderunki: numbers(&view.moderunki),
        sztychy: view.sztychy.iter().map(|it| id(catalog, *it)).collect(),
        bene: bene.contains(&view.seat),
    }
}

/// A card as printed, with its generated texts.
pub(super) fn card_info(set: &Set, card: &cards::veto::Card) -> CardInfo {
    use cards::veto::{Kind, Origin};
    let kind = match card.kind {
        Kind::Karta => "karta",
        Kind::Postac => "postac",
        Kind::Moderunek => "moderunek",
        Kind::Posesja => "posesja",
        Kind::Sztych => "sztych",
        Kind::Efekt => "efekt",
        Kind::Frakcja => "frakcja",
        Kind::Ziemia => "ziemia",
        Kind::Oddzial => "oddzial",
        Kind::Strategia => "strategia",
        Kind::Przymierze => "przymierze",
    };
    CardInfo {
        id: card.id.clone(),
        name: card.names().collect::<Vec<_>>().join(" ALBO "),
        half_of: None,
        name_pl: None,
        kind: kind.to_owned(),
        faction: (!card.factions.is_empty()).then(|| card.factions.to_string()),
        szabla: card.szabla,
        kreski: card.kreski,
        lafa: card.lafa,
        bitnosc: card.bitnosc,
        karnosc: card.karnosc,
        znaczenie: card.znaczenie,
        dobrobyt: card.dobrobyt,
        income: card.utrzymanie.or(card.dochod.map(|it| it as i8)),
        skarb: card.skarb,
        keywords: card.keywords.iter().map(|it| it.spelling().to_owned()).collect(),
        attach: card.attach.as_ref().map(|it| Text {
            pl: cards::text::polish_attach(it, card.kind),
            en: cards::text::english_attach(it, card.kind),
        }),
        abilities: texts(card),
        origin: match &card.origin {
            Origin::Attested(_) => "attested".to_owned(),
            Origin::Interrex => "interrex".to_owned(),
        },
        thrones: None,
        veto: Some(printed(set, card)),
    }
}

/// The texts of its abilities; those of a joined card are told with the name to which they belong.
fn texts(card: &cards::veto::Card) -> Vec<AbilityText> {
    let text = |it| ability_text(it, card.kind);
    let Some(albo) = &card.albo else { return card.abilities.iter().map(text).collect() };
    let of_name = |name: &str, text: AbilityText| AbilityText {
        pl: format!("{name}: {}", text.pl),
        en: format!("{name}: {}", text.en),
        ..text
    };
    let upper = card.abilities.iter().map(|it| of_name(&card.name, text(it)));
    let lower = albo.abilities.iter().map(|it| of_name(&albo.name, text(it)));
    upper.chain(lower).collect()
}

/// An ability as it stands on a card of this kind.
pub fn ability_text(ability: &cards::veto::Ability, kind: cards::veto::Kind) -> AbilityText {
    use cards::veto::Head;
    AbilityText {
        mark: match ability.head {
            Head::Czyn => "C",
            Head::Drobiazg => "D",
            Head::Replika => "R",
            Head::WplywPolityczny => "WP",
            Head::WplywBojowy => "WB",
            Head::WielkaManipulacja => "WM",
            Head::Trigger | Head::Always => "",
        }
        .to_owned(),
        zaznacz: ability.costs.iter().any(cards::text::EnglishWords::is_sign),
        pl: cards::text::polish(ability, kind),
        en: cards::text::english(ability, kind),
        short: short(ability, kind),
        source: ability.to_string(),
    }
}

/// What else stands on the card, wherever it stands there.
fn printed(set: &Set, card: &cards::veto::Card) -> VetoFacts {
    VetoFacts {
        przydomek: card.przydomek.clone(),
        factions: card.factions.iter().map(|it| it.name().to_owned()).collect(),
        sojusze: card.sojusze.clone(),
        kreski_of_bearer: card.kreski_of_bearer,
        set: set.name.clone(),
        season: set.printing.season.clone(),
        number: card.collector.number,
        rarity: card.collector.rarity.map(|it| it.spelling().to_owned()),
        artist: card.collector.artist.clone(),
        cytat: card.cytat.clone(),
    }
}

fn short(ability: &cards::veto::Ability, kind: cards::veto::Kind) -> Option<Text> {
    use cards::{text::Lang, veto::short};
    Some(Text { pl: short(ability, kind, Lang::Pl)?, en: short(ability, kind, Lang::En)? })
}

#[cfg(test)]
mod tests {
    use veto::ARTYKULY_HENRYKOWSKIE;

    use super::*;

    #[test]
    fn whatever_an_ability_costs_is_told_in_both_languages() {
        let cards = cards::builtin::interregnum().cards;
        let catalog = Catalog::new(&ARTYKULY_HENRYKOWSKIE, cards.clone()).expect("playable");
        let (mut told, mut tapping) = (0, 0);
        for card in &cards {
            let def = catalog.find(&card.id).expect("it is in the set");
            for (number, ability) in catalog.def(def).card.abilities.iter().enumerate() {
                let asked = CostView { ability: Some((def, number as u8)), ..CostView::default() };
                let told_cost = cost(&catalog, &asked);
                assert_eq!(told_cost.is_some(), !ability.costs.is_empty(), "{}", card.id);
                let Some(wire::CostView { taps, text, .. }) = told_cost else { continue };
                tapping += u32::from(taps);
                let signs = ability.costs.iter().filter(|it| Words::is_sign(it)).count();
                assert_eq!(text.is_some(), signs < ability.costs.len(), "{}", card.id);
                if let Some(Text { pl, en }) = text {
                    told += 1;
                    assert!(pl != en && !pl.contains('►'), "{pl}, {en}");
                }
            }
        }
        assert!(20 < told && 20 < tapping, "{told} in words, {tapping} by tapping");
    }
}
