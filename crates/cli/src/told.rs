//! Events as sentences.
//!
//! The keys of an event are the arguments of its text, so that one function
//! tells them all, as in the web client.

use std::collections::BTreeMap;

use fluent::FluentValue;
use serde_json::{Map, Value};
use wire::{
    card::CardInfo,
    event::{EventView, Place, SeenCard, SeenEvent, Word},
    view::{SeatNo, View},
};

use crate::texts::{Args, Texts, arg, kebab, key_of};

/// Names for everything an event or a question speaks of.
#[derive(Debug)]
pub(crate) struct Names {
    /// Each seat's name.
    pub(crate) seats: Vec<String>,
    /// Who reads; none reads as a spectator.
    pub(crate) you: Option<SeatNo>,
    cards: BTreeMap<String, CardInfo>,
}

impl Names {
    fn new(seats: Vec<String>, you: Option<SeatNo>, cards: Vec<CardInfo>) -> Names {
        let cards = cards.into_iter().map(|it| (it.id.clone(), it)).collect();
        Names { seats, you, cards }
    }

    /// Names for the players of this table. A faction is many, so sentences about
    /// one player do not use its name alone.
    pub(crate) fn of_seats(
        view: &View,
        you: Option<SeatNo>,
        cards: Vec<CardInfo>,
        texts: &Texts,
    ) -> Names {
        let mut names = Names::new(Vec::new(), you, cards);
        let two = view.seats.len() == 2;
        for seat in &view.seats {
            let faction = names.card(Some(&seat.faction), texts);
            let number = [arg("number", i64::from(seat.seat) + 1)];
            names.seats.push(match you {
                Some(you) if you == seat.seat => texts.get("terminal-you"),
                Some(_) if two => texts.get("terminal-opponent"),
                _ => format!("{} ({faction})", texts.with("player-unnamed", &number)),
            });
        }
        names
    }

    pub(crate) fn seat(&self, seat: SeatNo) -> &str {
        self.seats.get(usize::from(seat)).map_or("?", String::as_str)
    }

    pub(crate) fn info(&self, id: &str) -> Option<&CardInfo> {
        self.cards.get(id)
    }

    pub(crate) fn infos(&self) -> impl Iterator<Item = &CardInfo> {
        self.cards.values()
    }

    /// The name of a card, or what is said of one seen only from behind.
    pub(crate) fn card(&self, id: Option<&str>, texts: &Texts) -> String {
        let known = id.and_then(|it| self.cards.get(it)).map(|it| it.name.clone());
        known.unwrap_or_else(|| texts.get("card-hidden"))
    }
}

/// What happened, a sentence each; what goes without saying is left out.
pub(crate) fn tell(events: &[SeenEvent], names: &Names, texts: &Texts) -> Vec<String> {
    let told = events.iter().filter(|it| is_told(&it.event));
    gathered(told).iter().map(|it| sentence(it, names, texts)).collect()
}

/// In a terminal the table is drawn anew, so what it shows need not be told.
fn is_told(event: &EventView) -> bool {
    match event {
        EventView::Voice { .. }
        | EventView::Shuffled { .. }
        | EventView::Tapped { .. }
        | EventView::Untapped { .. }
        | EventView::Said { word: Word::Decline, .. } => false,
        EventView::Moved { to: Place::Stos, .. } => false,
        EventView::Dukaty { amount, .. } | EventView::Kreski { amount, .. } => *amount != 0,
        _ => true,
    }
}

/// Cards drawn or looked at one after the other are told together.
fn gathered<'e>(events: impl Iterator<Item = &'e SeenEvent>) -> Vec<SeenEvent> {
    let mut told: Vec<SeenEvent> = Vec::new();
    for event in events {
        let before = told.last_mut().map(|it| &mut it.event);
        match (before, &event.event) {
            (
                Some(EventView::Drew { seat, cards }),
                EventView::Drew { seat: same, cards: more },
            ) if seat == same => cards.extend(more.iter().cloned()),
            (Some(EventView::Shown { to, cards }), EventView::Shown { to: same, cards: more })
                if to == same =>
            {
                cards.extend(more.iter().cloned());
            }
            _ => told.push(event.clone()),
        }
    }
    told
}

fn sentence(event: &SeenEvent, names: &Names, texts: &Texts) -> String {
    let value = serde_json::to_value(&event.event).expect("events are plain data");
    let Value::Object(fields) = value else { return String::new() };
    let kind = fields.get("kind").and_then(Value::as_str).unwrap_or_default();
    texts.with(&format!("event-{}", kebab(kind)), &args(&fields, names, texts))
}

fn args(fields: &Map<String, Value>, names: &Names, texts: &Texts) -> Args<'static> {
    let mut args: Args<'static> = vec![arg("host", "")];
    for (key, value) in fields {
        match (key.as_str(), value) {
            ("kind", _) => {}
            ("seat" | "owner", Value::Number(seat)) => person(&mut args, seat.as_u64(), names),
            ("seat", Value::Null) => args.push(arg("who", "nobody")),
            ("from" | "to", _) => end(&mut args, key, value, names),
            ("over", Value::Object(over)) => match over.get("winner").and_then(Value::as_u64) {
                Some(winner) => person(&mut args, Some(winner), names),
                None => args.push(arg("who", "nobody")),
            },
            (_, Value::Array(cards)) => list(&mut args, key, cards, names, texts),
            (_, Value::Object(_)) => args.push(arg(key, card(value, names, texts))),
            ("amount", Value::Number(amount)) => {
                let amount = amount.as_i64().unwrap_or(0);
                args.push(arg("change", format!("{amount:+}")));
                args.push(arg(key, amount));
            }
            (_, Value::Number(number)) => args.push(arg(key, number.as_i64().unwrap_or(0))),
            (_, Value::String(text)) => args.push(arg(key, text.clone())),
            (_, Value::Bool(flag)) => args.push(arg(key, flag.to_string())),
            (_, Value::Null) => {}
        }
    }
    args
}

/// `who` chooses the grammatical person; `name` is used for the third.
fn person(args: &mut Args<'static>, seat: Option<u64>, names: &Names) {
    let seat = seat.unwrap_or(0) as SeatNo;
    args.push(arg("who", if names.you == Some(seat) { "you" } else { "other" }));
    args.push(arg("name", names.seat(seat).to_owned()));
}

/// Markers move between seats and the common pool, cards between places.
fn end(args: &mut Args<'static>, key: &str, value: &Value, names: &Names) {
    let (side, name) = match value {
        Value::Number(seat) => {
            let seat = seat.as_u64().unwrap_or(0) as SeatNo;
            let side = if names.you == Some(seat) { "you" } else { "other" };
            (side.to_owned(), names.seat(seat).to_owned())
        }
        Value::String(place) => (place.clone(), String::new()),
        _ => ("pool".to_owned(), String::new()),
    };
    args.push(arg(key, side));
    args.push(arg(&format!("{key}Name"), name));
}

fn list(args: &mut Args<'static>, key: &str, cards: &[Value], names: &Names, texts: &Texts) {
    let seen = cards.iter().filter(|it| !it["card"].is_null());
    let seen: Vec<String> = seen.map(|it| card(it, names, texts)).collect();
    args.push(arg(&format!("{key}Count"), FluentValue::from(cards.len())));
    args.push(arg(&format!("{key}Seen"), FluentValue::from(seen.len())));
    args.push(arg(key, seen.join(", ")));
}

fn card(value: &Value, names: &Names, texts: &Texts) -> String {
    let seen: Option<SeenCard> = serde_json::from_value(value.clone()).ok();
    names.card(seen.as_ref().and_then(|it| it.card.as_deref()), texts)
}

/// How the game ended, in words.
pub(crate) fn ending(over: &wire::view::OverView, names: &Names, texts: &Texts) -> String {
    let mut args: Args<'static> = Vec::new();
    match over.winner {
        Some(winner) => person(&mut args, Some(winner.into()), names),
        None => args.push(arg("who", "nobody")),
    }
    let why = texts.get(&format!("over-{}", key_of(over.reason)));
    format!("{} {why} [{}]", texts.with("event-over", &args), over.rule)
}
