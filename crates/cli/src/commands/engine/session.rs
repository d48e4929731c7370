//! The game of one engine process, and its answers.

use serde_json::{Value, json};
use wire::{
    decision::DecisionView,
    host::{Host, Setup},
    message::Problem,
    view::SeatNo,
};

use super::request::{Request, Seed};
use crate::opening::{self, GameName, Shelves};

type Answer = Result<Value, Problem>;

/// Between two lines.
#[derive(Default)]
pub(super) struct Session {
    shelves: Shelves,
    game: GameName,
    host: Option<Box<dyn Host>>,
    quit: bool,
}

fn problem(reason: &str, detail: impl Into<String>) -> Problem {
    Problem { reason: reason.to_owned(), detail: detail.into(), rule: None }
}

/// The reply to a line that was not read to its end.
pub(super) fn too_long(limit: u64) -> Value {
    let detail = format!("a line may have {limit} bytes");
    json!({ "id": null, "error": problem("too-large", detail) })
}

impl Session {
    pub(super) fn has_quit(&self) -> bool {
        self.quit
    }

    /// The reply to a line; a line that is refused changes nothing.
    pub(super) fn answer(&mut self, line: &[u8]) -> Value {
        let (id, answer) = match split(line) {
            Ok((id, request)) => (id, request.and_then(|it| self.act(it))),
            Err(problem) => (Value::Null, Err(problem)),
        };
        match answer {
            Ok(value) => json!({ "id": id, "ok": value }),
            Err(problem) => json!({ "id": id, "error": problem }),
        }
    }

    fn act(&mut self, request: Request) -> Answer {
        match request {
            Request::New { ruleset, factions, decks, seed } => {
                let setup = self.setup(ruleset, factions, decks, seed)?;
                self.host = Some(self.shelves.open(&setup)?);
                self.game = GameName::of_ruleset(&setup.ruleset).unwrap_or_default();
                Ok(json!({ "setup": setup, "state": self.state()? }))
            }
            Request::Load { record } => {
                self.host = Some(self.shelves.replayed(&record)?);
                self.game = GameName::of_ruleset(&record.setup.ruleset).unwrap_or_default();
                self.state()
            }
            Request::Choose { n, at } => self.choose(n, at),
            Request::Bot { name, only_ask } => self.bot(&name, only_ask),
            Request::Undo { to } => self.undo(to),
            Request::Concede { seat } => {
                self.seat(Some(seat))?;
                self.game_mut()?.concede(seat)?;
                self.state()
            }
            Request::Decision => {
                let host = self.game()?;
                let decision = host.to_act().and_then(|it| host.decision(Some(it)));
                Ok(json!({ "decision": decision.as_ref().map(numbered), "over": host.over() }))
            }
            Request::View { seat } => {
                self.seat(seat)?;
                Ok(json!({ "made": self.game()?.made(), "view": self.game()?.view(seat) }))
            }
            Request::Events { since, seat } => {
                self.seat(seat)?;
                Ok(json!({ "events": self.game()?.events_since(since, seat) }))
            }
            Request::Why { seat, card } => {
                self.seat(Some(seat))?;
                Ok(json!({ "refusals": self.game()?.why_not(seat, card) }))
            }
            Request::Fingerprint => Ok(json!({ "fingerprint": fingerprint(self.game()?) })),
            Request::Record => Ok(json!({ "record": self.game()?.record() })),
            Request::Cards => Ok(json!({ "cards": self.shelves.of(self.game).cards() })),
            Request::Quit => {
                self.quit = true;
                Ok(json!({}))
            }
        }
    }

    fn setup(
        &self,
        ruleset: String,
        factions: Option<Vec<String>>,
        decks: Option<Vec<wire::host::Deck>>,
        seed: Seed,
    ) -> Result<Setup, Problem> {
        let game = GameName::of_ruleset(&ruleset).ok_or_else(|| {
            let known = GameName::ALL.map(GameName::ruleset).join("` and `");
            let detail = format!("`{ruleset}` is no rule set we know; there are `{known}`");
            problem("no-such-ruleset", detail)
        })?;
        let decks = match (factions, decks) {
            (Some(factions), None) => factions
                .iter()
                .map(|it| self.shelves.of(game).deck(it))
                .collect::<Result<_, _>>()
                .map_err(|it| problem("no-such-faction", it.detail))?,
            (None, Some(decks)) => decks,
            _ => return Err(problem("malformed", "give either `factions` or `decks`")),
        };
        let seeded = |number| self.shelves.of(game).setup(decks.clone(), opening::seed_of(number));
        let setup = match seed {
            Seed::Number(number) => seeded(number),
            Seed::Hex(seed) => Setup { seed, ..seeded(0) },
        };
        Ok(setup)
    }

    fn choose(&mut self, n: u16, at: Option<u32>) -> Answer {
        let host = self.game_mut()?;
        if let Some(at) = at.filter(|it| *it != host.made()) {
            let made = host.made();
            let detail = format!("the request is about choice {at}, but {made} have been made");
            return Err(problem("outdated", detail));
        }
        let seat = host.to_act().ok_or_else(|| problem("over", "the game is over"))?;
        host.choose(seat, n)?;
        self.state()
    }

    fn bot(&mut self, name: &str, only_ask: bool) -> Answer {
        let n = self.game()?.bot_choice(name)?;
        let state = if only_ask { self.state()? } else { self.choose(n, None)? };
        Ok(json!({ "n": n, "state": state }))
    }

    /// The engine is a referee's tool, so it goes back without asking whether that is fair.
    fn undo(&mut self, to: u32) -> Answer {
        let host = self.game()?;
        if host.made() < to {
            let detail = format!("only {} choices have been made", host.made());
            return Err(problem("cannot-undo", detail));
        }
        let mut record = host.record();
        record.choices.truncate(to as usize);
        record.marks.truncate(to as usize / kernel::MARK_EVERY);
        record.conceded = None;
        self.host = Some(self.shelves.replayed(&record)?);
        self.state()
    }

    /// What every change is answered with.
    fn state(&self) -> Answer {
        let host = self.game()?;
        Ok(json!({
            "made": host.made(),
            "to_act": host.to_act(),
            "over": host.over(),
            "fingerprint": fingerprint(host),
        }))
    }

    fn seat(&self, seat: Option<SeatNo>) -> Result<(), Problem> {
        let seats = self.game()?.seats();
        match seat.filter(|it| seats <= *it) {
            Some(seat) => Err(problem("no-such-seat", format!("there is no seat {seat}"))),
            None => Ok(()),
        }
    }

    fn game(&self) -> Result<&dyn Host, Problem> {
        self.host.as_deref().ok_or_else(no_game)
    }

    fn game_mut(&mut self) -> Result<&mut Box<dyn Host>, Problem> {
        self.host.as_mut().ok_or_else(no_game)
    }
}

fn no_game() -> Problem {
    problem("no-game", "begin a game with `new` or `load` first")
}

/// The request of a line and the id to answer it by. The id is found even if
/// the rest is not understood.
fn split(line: &[u8]) -> Result<(Value, Result<Request, Problem>), Problem> {
    let malformed = |it: serde_json::Error| problem("malformed", it.to_string());
    let value: Value = serde_json::from_slice(line).map_err(malformed)?;
    let Value::Object(mut fields) = value else {
        return Err(problem("malformed", "a request is an object"));
    };
    let id = fields.remove("id").unwrap_or(Value::Null);
    Ok((id, serde_json::from_value(Value::Object(fields)).map_err(malformed)))
}

fn fingerprint(host: &dyn Host) -> String {
    format!("{:016x}", host.fingerprint())
}

/// The decision with the number to send back beside each choice.
fn numbered(decision: &DecisionView) -> Value {
    let mut value = json!(decision);
    if let Some(choices) = value["choices"].as_array_mut() {
        for (n, choice) in choices.iter_mut().enumerate() {
            choice["n"] = n.into();
        }
    }
    value
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use serde_json::{Value, json};

    use super::Session;

    fn begun() -> Session {
        let mut session = Session::default();
        let new =
            br#"{"do":"new","ruleset":"mb","factions":["awanturnicy","wisniowieccy"],"seed":7}"#;
        assert!(session.answer(new).get("ok").is_some());
        session
    }

    fn ask(session: &mut Session, request: &Value) -> Value {
        session.answer(request.to_string().as_bytes())
    }

    /// Requests that are nearly right, with any small or large number in them.
    fn requests() -> impl Strategy<Value = Value> {
        let number = prop_oneof![0..6_i64, any::<i64>()];
        let word = prop::sample::select(vec![
            "new",
            "decision",
            "choose",
            "view",
            "events",
            "fingerprint",
            "undo",
            "record",
            "bot",
            "why",
            "concede",
            "cards",
            "load",
            "dance",
        ]);
        (word, number.clone(), prop::option::of(number), any::<bool>()).prop_map(
            |(word, first, second, with)| {
                let mut it = json!({ "id": first, "do": word });
                match word {
                    "choose" => it["n"] = first.into(),
                    "view" | "events" => it["seat"] = json!(second),
                    "undo" => it["to"] = first.into(),
                    "bot" => it["name"] = json!(if with { "random" } else { "greedy" }),
                    "why" => {
                        it["seat"] = first.into();
                        it["card"] = json!(second);
                    }
                    "concede" => it["seat"] = first.into(),
                    "new" => {
                        it["ruleset"] = "mb".into();
                        it["seed"] = json!(second);
                        it["factions"] = json!(["Awanturnicy", "Wiśniowieccy"]);
                    }
                    _ => {}
                }
                it
            },
        )
    }

    proptest! {
        #[test]
        fn any_bytes_are_answered(line in prop::collection::vec(any::<u8>(), 0..200)) {
            let reply = Session::default().answer(&line);
            prop_assert!(reply["error"]["reason"].is_string());
        }

        #[test]
        fn any_requests_are_answered_under_their_id(asked in prop::collection::vec(requests(), 1..40)) {
            let mut session = begun();
            for request in asked {
                let reply = ask(&mut session, &request);
                prop_assert_eq!(&reply["id"], &request["id"]);
                prop_assert!(reply.get("ok").is_some() != reply.get("error").is_some());
            }
        }
    }

    #[test]
    fn what_is_refused_changes_nothing() {
        let mut session = begun();
        let before = ask(&mut session, &json!({ "do": "fingerprint" }));
        for (request, reason) in [
            (json!({ "do": "choose", "n": 999 }), "no-such-choice"),
            (json!({ "do": "choose", "n": 0, "at": 5 }), "outdated"),
            (json!({ "do": "choose", "n": 0, "no": 5 }), "malformed"),
            (json!({ "do": "undo", "to": 1 }), "cannot-undo"),
            (json!({ "do": "bot", "name": "deep" }), "no-such-bot"),
            (json!({ "do": "view", "seat": 2 }), "no-such-seat"),
            (json!({ "do": "concede", "seat": 255 }), "no-such-seat"),
            (json!({ "do": "fly" }), "malformed"),
            (
                json!({ "do": "new", "ruleset": "xx", "factions": ["Awanturnicy", "Wiśniowieccy"], "seed": 1 }),
                "no-such-ruleset",
            ),
            (
                json!({ "do": "new", "ruleset": "mb", "factions": ["Awanturnicy"], "seed": 1 }),
                "bad-setup",
            ),
            (
                json!({ "do": "new", "ruleset": "mb", "factions": ["Krzyżacy"], "seed": 1 }),
                "no-such-faction",
            ),
            (json!({ "do": "new", "ruleset": "mb", "seed": 1 }), "malformed"),
            (
                json!({ "do": "new", "ruleset": "mb", "factions": ["Awanturnicy", "Wiśniowieccy"], "seed": "zz" }),
                "bad-seed",
            ),
        ] {
            let reply = ask(&mut session, &request);
            assert_eq!(reply["error"]["reason"], reason, "{request}: {reply}");
        }
        assert_eq!(ask(&mut session, &json!({ "do": "fingerprint" })), before);
    }

    #[test]
    fn a_record_loads_into_the_same_game_and_undo_goes_back() {
        let mut session = begun();
        let mut marks = Vec::new();
        for _ in 0..50 {
            marks.push(ask(&mut session, &json!({ "do": "fingerprint" })));
            ask(&mut session, &json!({ "do": "bot", "name": "random" }));
        }
        let end = ask(&mut session, &json!({ "do": "fingerprint" }));
        let record = ask(&mut session, &json!({ "do": "record" }))["ok"]["record"].clone();

        ask(&mut session, &json!({ "do": "undo", "to": 30 }));
        assert_eq!(ask(&mut session, &json!({ "do": "fingerprint" })), marks[30]);
        let mut other = Session::default();
        let loaded = ask(&mut other, &json!({ "do": "load", "record": record }));
        assert_eq!(loaded["ok"]["fingerprint"], end["ok"]["fingerprint"]);
    }
}
