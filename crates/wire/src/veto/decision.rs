//! Questions, choices and refusals as wire data.

use cards::{
    text::{english, english_effect, polish, polish_effect},
    veto::{Kind, Moment},
};
use kernel::{CardId, Game, Pending, Seat};
use rulebook::{RuleId, cite};
use veto::{Attempt, Choice, Illegal, Question, Reason, Veto};

use crate::{card::Text, decision as wire, stops::OWN};

pub(super) fn ask(game: &Veto, viewer: Option<Seat>, question: Question) -> wire::Question {
    use wire::QuestionKind as Kind;
    let (kind, about, rule) = match question {
        Question::Grymaszenie => (Kind::Grymaszenie, None, Some(cite!("MB 23"))),
        Question::Stint => (Kind::Stint, None, Some(cite!("MB 26"))),
        Question::Reply => (Kind::Reply, game.top_of_stos(), Some(cite!("MB 29"))),
        Question::Acceptance => (Kind::Acceptance, game.challenged(), Some(cite!("MB 44"))),
        Question::Moderunek => (Kind::Moderunek, None, Some(cite!("MB 47"))),
        Question::DuelTurn if game.is_potyczka() => {
            (Kind::DuelTurn, None, Some(cite!("AH 514.3.a")))
        }
        Question::DuelTurn => (Kind::DuelTurn, None, Some(cite!("MB 48"))),
        Question::Card { source } => (Kind::Card, Some(source), game.rule_of_ask()),
        Question::May { source } => (Kind::May, Some(source), game.rule_of_ask()),
        Question::Surcharge { source } => {
            (Kind::Surcharge, Some(source), Some(cite!("AH 116.5.a")))
        }
        Question::Instead { source } => (Kind::Instead, Some(source), game.rule_of_ask()),
        Question::OneOf { source } => (Kind::OneOf, Some(source), game.rule_of_ask()),
        Question::Discard => (Kind::Discard, None, Some(cite!("MB 66"))),
        Question::Elekcja => (Kind::Elekcja, None, Some(cite!("MB 68"))),
        Question::Inicjatywa => (Kind::Inicjatywa, None, Some(cite!("AH 501.1.b"))),
        Question::Utrzymanie => (Kind::Utrzymanie, None, Some(cite!("AH 211.4.a"))),
        Question::Bitwa => (Kind::Bitwa, None, Some(cite!("AH 516.1"))),
        Question::Zastep => (Kind::Zastep, None, Some(cite!("AH 516.2.a"))),
        Question::Atak => (Kind::Atak, None, Some(cite!("AH 516.2.b"))),
        Question::Szyk => (Kind::Szyk, None, Some(cite!("AH 516.2.b"))),
        Question::Ruch => (Kind::Ruch, None, Some(cite!("AH 517.1"))),
        Question::Dokad { oddzial } => (Kind::Dokad, Some(oddzial), Some(cite!("AH 517.2"))),
        Question::Kontrola => (Kind::Kontrola, None, Some(cite!("AH 518.4"))),
        Question::Okno => (Kind::Okno, None, Some(cite!("AH 500.2.a"))),
        Question::Kolejnosc { source } => (Kind::Kolejnosc, Some(source), Some(cite!("AH 119.9"))),
        Question::Nazwa { source } => (Kind::Nazwa, Some(source), game.rule_of_ask()),
        Question::Pole { source } => (Kind::Pole, Some(source), game.rule_of_ask()),
    };
    let about = about.and_then(|it| game.handle(viewer, it)).map(|it| it.0);
    let rule = rule.map(|it| game.quoted(it).mark().to_owned());
    let word = match question {
        Question::Okno => game.moment().map(stage),
        Question::Card { .. } => game.sought(),
        Question::Reply if answers_himself(game) => Some(OWN),
        Question::Stint if game.has_done_its_czyn() => Some("po-czynie"),
        Question::Discard if must_discard(game) => Some("nadmiar"),
        _ => None,
    };
    wire::Question { kind, about, word: word.map(str::to_owned), answers: Vec::new(), rule }
}

/// May a replika be performed on one's own object? Then the question is another one.
fn answers_himself(game: &Veto) -> bool {
    let Pending::Decision { seat, .. } = game.pending() else { return false };
    game.view(None).stos.last().is_some_and(|it| it.controller == seat)
}

/// Whoever has too many cards may not keep them all.
fn must_discard(game: &Veto) -> bool {
    matches!(game.pending(), Pending::Decision { seat, .. } if game.has_too_many(seat))
}

/// Under which word the texts know a moment of the round.
fn stage(moment: Moment) -> &'static str {
    match moment {
        Moment::PoczatekOdznaczenia => "poczatek-odznaczenia",
        Moment::Inicjatywa => "inicjatywa",
        Moment::Odznaczanie => "odznaczanie",
        Moment::KoniecOdznaczenia => "koniec-odznaczenia",
        Moment::PoczatekRozliczenia => "poczatek-rozliczenia",
        Moment::Dobieranie => "dobieranie",
        Moment::Dochod => "dochod",
        Moment::KoniecRozliczenia => "koniec-rozliczenia",
        Moment::PoczatekGry => "poczatek-gry",
        Moment::KoniecGry => "koniec-gry",
        Moment::PoczatekOddzialow => "poczatek-oddzialow",
        Moment::Ruch => "ruch",
        Moment::Kontrola => "kontrola",
        Moment::KoniecOddzialow => "koniec-oddzialow",
        Moment::PoczatekZakonczenia => "poczatek-zakonczenia",
        Moment::KoniecZakonczenia => "koniec-zakonczenia",
        Moment::KoniecRundy => "koniec-rundy",
        Moment::Odpowiedz => "odpowiedz",
        Moment::WynikPojedynku => "wynik-pojedynku",
        Moment::SkutkiPojedynku => "skutki-pojedynku",
        Moment::KoniecPojedynku => "koniec-pojedynku",
        Moment::KoniecPotyczki => "koniec-potyczki",
        Moment::Obliczenie => "obliczenie",
        Moment::Sprawdzenie => "sprawdzenie",
        Moment::Odrzucanie => "odrzucanie",
    }
}

pub(super) fn choice(
    game: &Veto,
    seat: Seat,
    question: Question,
    choice: Choice,
) -> wire::ChoiceView {
    let (kind, card, rule) = meaning(game, question, choice);
    let ability = match choice {
        Choice::Play { way, .. } => Some(way),
        Choice::Use { ability, .. } | Choice::Borrow { ability, .. } => Some(ability),
        _ => None,
    };
    let number = match choice {
        Choice::Way(way) => Some(way),
        Choice::Bid(points) => Some(points),
        _ => None,
    };
    let find = match choice {
        Choice::Find(def) => Some(game.catalog().def(def).card.id.clone()),
        Choice::Borrow { of, .. } => Some(game.definition(of).card.id.clone()),
        _ => None,
    };
    wire::ChoiceView {
        kind,
        card: card.and_then(|it| game.handle(Some(seat), it)).map(|it| it.0),
        find,
        ability,
        number,
        seat: None,
        word: match choice {
            Choice::Play { card, way } => game.whither(card, way).map(str::to_owned),
            _ => None,
        },
        answers: None,
        text: number
            .and_then(|it| way(game, it))
            .or_else(|| ability_text(game, choice))
            .or_else(|| offered(game, choice)),
        rule: rule.map(|it| game.quoted(it).mark().to_owned()),
    }
}

/// What kind of choice it is, the card to click for it, and the rule that allows it.
fn meaning(
    game: &Veto,
    question: Question,
    choice: Choice,
) -> (wire::ChoiceKind, Option<CardId>, Option<RuleId>) {
    use wire::ChoiceKind as Kind;
    match choice {
        Choice::Play { card, way } => (Kind::Play, Some(card), Some(game.rule_of_play(card, way))),
        Choice::Underlay(card) => (Kind::Underlay, Some(card), Some(cite!("MB 61"))),
        Choice::Agitate(card) => (Kind::Agitate, Some(card), Some(cite!("MB 38"))),
        Choice::ChangeField(card) if game.is_oddzial(card) => {
            (Kind::March, Some(card), Some(cite!("AH 512.1.h")))
        }
        Choice::ChangeField(card) => (Kind::ChangeField, Some(card), Some(cite!("AH 512.1.e"))),
        Choice::Challenge(card) if game.is_oddzial(card) => {
            (Kind::Attack, Some(card), Some(cite!("AH 514.1")))
        }
        Choice::DiscardCopy(card) => (Kind::DiscardCopy, Some(card), Some(cite!("AH 512.1.i"))),
        Choice::Challenge(card) => (Kind::Challenge, Some(card), Some(cite!("MB 42"))),
        Choice::Use { card, ability } => {
            (Kind::Use, Some(card), Some(game.rule_of_use(card, ability)))
        }
        Choice::Borrow { card, .. } => (Kind::Borrow, Some(card), Some(cite!("AH 700.1.xx"))),
        Choice::Boost(card) => (Kind::Boost, Some(card), Some(cite!("MB 40"))),
        Choice::EndStint if game.says_bene() => (Kind::Bene, None, Some(cite!("MB 33"))),
        Choice::EndStint => (Kind::Pas, None, Some(cite!("MB 35"))),
        Choice::Decline if question == Question::DuelTurn && game.is_potyczka() => {
            (Kind::Bene, None, Some(cite!("AH 514.3.c")))
        }
        Choice::Decline if question == Question::DuelTurn => {
            (Kind::Bene, None, Some(cite!("MB 51")))
        }
        Choice::Decline if question == Question::Bitwa => {
            (Kind::Pas, None, Some(cite!("AH 516.1")))
        }
        Choice::Decline if question == Question::Inicjatywa => {
            (Kind::Pas, None, Some(cite!("AH 501.1.b")))
        }
        Choice::Decline => (Kind::Decline, None, Some(cite!("MB 29"))),
        Choice::Accept => (Kind::Accept, None, Some(cite!("MB 45"))),
        Choice::Refuse => (Kind::Refuse, None, Some(cite!("MB 44"))),
        Choice::Keep => (Kind::Keep, None, None),
        Choice::Exchange => (Kind::Exchange, None, Some(cite!("MB 23"))),
        Choice::Pick(card) if question == Question::Bitwa => {
            (Kind::Battle, Some(card), Some(cite!("AH 516.1")))
        }
        Choice::Pick(card) => (Kind::Pick, Some(card), None),
        Choice::Find(_) => (Kind::Find, None, Some(cite!("MB 80"))),
        Choice::Done if game.goes_to_pole(question) => {
            (Kind::PoleElekcyjne, None, Some(cite!("AH 405.2")))
        }
        Choice::Done => (Kind::Done, None, None),
        Choice::Yes if question == Question::Elekcja => {
            (Kind::Announce, None, Some(cite!("MB 68")))
        }
        Choice::No if question == Question::Elekcja => (Kind::Wait, None, None),
        Choice::Yes if matches!(question, Question::Pole { .. }) => {
            (Kind::Karmazyni, None, Some(cite!("AH 406.2")))
        }
        Choice::No if matches!(question, Question::Pole { .. }) => {
            (Kind::PoleElekcyjne, None, Some(cite!("AH 405.2")))
        }
        Choice::Yes => (Kind::Yes, None, None),
        Choice::No => (Kind::No, None, None),
        Choice::Way(_) => (Kind::Way, None, None),
        Choice::Bid(_) => (Kind::Bid, None, Some(cite!("AH 501.1.b"))),
    }
}

/// The text of an ability, where cards have more of them than are printed on them: those of their keywords.
fn ability_text(game: &Veto, choice: Choice) -> Option<Text> {
    let (card, number) = match choice {
        Choice::Use { card, ability } => (card, ability),
        Choice::Play { card, way } => (card, way),
        Choice::Borrow { of, ability, .. } => (of, ability),
        _ => return None,
    };
    let def = game.definition(card);
    let card = &def.card;
    let is_played =
        matches!(card.kind, Kind::Efekt | Kind::Sztych | Kind::Przymierze) && card.attach.is_none();
    let is_play = matches!(choice, Choice::Play { .. });
    if is_play && !is_played && card.albo.is_some() {
        let name = def.name(number).to_owned();
        return Some(Text { pl: name.clone(), en: name });
    }
    let only = !is_played || card.albo.is_none() && card.abilities.len() < 2;
    if !game.rules().keywords.have_rules() || is_play && only {
        return None;
    }
    let ability = def.ability(number)?;
    let text = Text { pl: polish(ability, card.kind), en: english(ability, card.kind) };
    // A borrowed rule and one of the texts of a joined card are told with their name.
    let by_name = matches!(choice, Choice::Borrow { .. }) || card.albo.is_some();
    let named = |it: String| if by_name { format!("{}: {it}", def.name(number)) } else { it };
    Some(Text { pl: named(text.pl), en: named(text.en) })
}

/// What a player agrees to who says yes to an ability.
fn offered(game: &Veto, choice: Choice) -> Option<Text> {
    let (kind, effect) = game.offered().filter(|_| choice == Choice::Yes)?;
    Some(Text { pl: polish_effect(effect, kind), en: english_effect(effect, kind) })
}

/// The text of one of the ways, effects or names among which is chosen.
fn way(game: &Veto, number: u8) -> Option<Text> {
    if let Some(halves) = game.names() {
        let name = &game.catalog().def(*halves.get(usize::from(number))?).card.name;
        return Some(Text { pl: name.clone(), en: name.clone() });
    }
    let (kind, ways) = game.branches()?;
    let effect = ways.get(usize::from(number))?;
    Some(Text { pl: polish_effect(effect, kind), en: english_effect(effect, kind) })
}

pub(super) fn refusal(game: &Veto, seat: Seat, illegal: &Illegal) -> wire::RefusalView {
    use wire::ChoiceKind as Kind;
    let choice = match illegal.attempt {
        Attempt::Play => Kind::Play,
        Attempt::Underlay => Kind::Underlay,
        Attempt::Agitate => Kind::Agitate,
        Attempt::Challenge => Kind::Challenge,
        Attempt::Attack => Kind::Attack,
        Attempt::DiscardCopy => Kind::DiscardCopy,
        Attempt::Use => Kind::Use,
        Attempt::Boost => Kind::Boost,
        Attempt::Refuse => Kind::Refuse,
        Attempt::Bid => Kind::Bid,
        Attempt::ChangeField => Kind::ChangeField,
        Attempt::Battle => Kind::Battle,
        Attempt::March => Kind::March,
        Attempt::Answer => Kind::Pick,
    };
    wire::RefusalView {
        choice,
        reason: illegal.key().to_owned(),
        cards: illegal
            .card()
            .and_then(|it| game.handle(Some(seat), it))
            .iter()
            .map(|it| it.0)
            .collect(),
        numbers: illegal.numbers(),
        by: match illegal.reason {
            Reason::Forbidden { by }
            | Reason::CannotTakePart { by, .. }
            | Reason::CannotBeAttacked { by } => Some(game.catalog().def(by).card.id.clone()),
            _ => None,
        },
        rule: illegal.rule().mark().to_owned(),
    }
}
