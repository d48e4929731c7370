//! A fault of a deck as it is written and sent: a key, its arguments, the same in English.
//!
//! `{"rule": "PC 4.1.0.1", "key": "too-few", "args": {"found": 59, "least": 60}, "plain": "…"}`

use crate::{Mirror, Unreadable};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use tournament::deck_lists;
use ts_rs::TS;

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Fault {
    pub rule: String,
    /// Of the text `fault-<key>`.
    pub key: String,
    pub args: BTreeMap<String, FaultArg>,
    pub plain: String,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(untagged)]
pub enum FaultArg {
    Number(u32),
    Text(String),
}

impl Mirror for Fault {
    type Of = deck_lists::Fault;

    fn of(fault: &deck_lists::Fault) -> Fault {
        let deck_lists::Saying { key, args, plain } = &fault.what;
        let arg = |it: &deck_lists::Value| match it {
            deck_lists::Value::Number(number) => FaultArg::Number(*number),
            deck_lists::Value::Text(text) => FaultArg::Text(text.clone()),
        };
        Fault {
            rule: fault.rule.to_string(),
            key: key.clone(),
            args: args.iter().map(|(name, value)| (name.clone(), arg(value))).collect(),
            plain: plain.clone(),
        }
    }

    fn value(self) -> Result<deck_lists::Fault, Unreadable> {
        let Fault { rule, key, args, plain } = self;
        let rule = rule.parse().map_err(|_| Unreadable::word("rule", &rule))?;
        let args = args.into_iter().map(|(name, value)| match value {
            FaultArg::Number(number) => (name, deck_lists::Value::Number(number)),
            FaultArg::Text(text) => (name, deck_lists::Value::Text(text)),
        });
        let what = deck_lists::Saying { key, args: args.collect(), plain };
        Ok(deck_lists::Fault { rule, what })
    }
}
