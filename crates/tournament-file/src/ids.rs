//! Numbers of the contract: small ones as numbers, large ones as hexadecimal words.

use crate::{Unreadable, mirror::Mirror};
use serde::{Deserialize, Serialize};
use tournament::{
    PlayerId,
    event::{CommandId, PersonId},
    teams,
};
use ts_rs::TS;

/// The number of an entry: a player, a pair or a team.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, TS)]
#[serde(transparent)]
pub struct Player(pub u32);

/// The number of a person at the event.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, TS)]
#[serde(transparent)]
pub struct Person(pub u32);

/// The id of a command: 32 hexadecimal digits.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, TS)]
#[serde(transparent)]
pub struct CommandRef(pub String);

/// A lot: up to 16 hexadecimal digits.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, TS)]
#[serde(transparent)]
pub struct Seed(pub String);

/// A sealed choice of a captain: the SHA-256 of its number and secret, 64 hexadecimal digits.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(transparent)]
pub struct SealedChoice(pub String);

/// A choice of a captain with the secret that hid it: 32 hexadecimal digits.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct OpenChoice {
    pub number: u8,
    pub secret: String,
}

macro_rules! numbered {
    ($name:ident, $of:ident) => {
        impl Mirror for $name {
            type Of = $of;
            fn of(value: &$of) -> $name {
                $name(value.0)
            }
            fn value(self) -> Result<$of, Unreadable> {
                Ok($of(self.0))
            }
        }
    };
}

numbered!(Player, PlayerId);
numbered!(Person, PersonId);

impl Mirror for CommandRef {
    type Of = CommandId;
    fn of(value: &CommandId) -> CommandRef {
        CommandRef(format!("{:032x}", value.0))
    }
    fn value(self) -> Result<CommandId, Unreadable> {
        let read = u128::from_str_radix(&self.0, 16).ok().filter(|_| !self.0.starts_with('+'));
        read.map(CommandId).ok_or(Unreadable::word("command id", &self.0))
    }
}

impl Mirror for Seed {
    type Of = u64;
    fn of(value: &u64) -> Seed {
        Seed(format!("{value:x}"))
    }
    fn value(self) -> Result<u64, Unreadable> {
        let read = u64::from_str_radix(&self.0, 16).ok().filter(|_| !self.0.starts_with('+'));
        read.ok_or(Unreadable::word("seed", &self.0))
    }
}

impl Mirror for SealedChoice {
    type Of = teams::Sealed;
    fn of(value: &teams::Sealed) -> SealedChoice {
        SealedChoice(hex(&value.0))
    }
    fn value(self) -> Result<teams::Sealed, Unreadable> {
        bytes(&self.0).map(teams::Sealed).ok_or(Unreadable::word("sealed choice", &self.0))
    }
}

impl Mirror for OpenChoice {
    type Of = teams::Choice;
    fn of(value: &teams::Choice) -> OpenChoice {
        OpenChoice { number: value.number, secret: hex(&value.secret) }
    }
    fn value(self) -> Result<teams::Choice, Unreadable> {
        let secret = bytes(&self.secret).ok_or(Unreadable::word("secret", &self.secret))?;
        Ok(teams::Choice { number: self.number, secret })
    }
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|it| format!("{it:02x}")).collect()
}

fn bytes<const N: usize>(text: &str) -> Option<[u8; N]> {
    let digits: Option<Vec<u8>> =
        text.chars().map(|it| it.to_digit(16).map(|it| it as u8)).collect();
    let pairs: Vec<u8> = digits?.chunks(2).map(|it| it[0] << 4 | it.get(1).unwrap_or(&0)).collect();
    pairs.try_into().ok().filter(|_| text.len() == 2 * N)
}
