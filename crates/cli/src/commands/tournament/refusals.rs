//! Why a command was refused, in the reader's language.
//!
//! The rules give their reasons as fixed English sentences; a sentence made
//! into a key finds its translation, and a test finds every sentence.

use rulebook::folded;
use tournament::{event::Rejected, standings::IllegalResult};

use crate::texts::{Texts, arg};

/// The reason and its rule.
pub(super) fn said(texts: &Texts, rejected: &Rejected) -> String {
    let text = match rejected {
        Rejected::Rule(refusal) => texts.find(&key("refusal", refusal.reason), &[]),
        Rejected::Unknown(what) => texts.find(&key("unknown", what), &[]),
        Rejected::Result(illegal) => Some(of_result(texts, illegal)),
        Rejected::IdTaken => Some(texts.get("rejected-id-taken")),
        Rejected::Needed { by } => {
            let id = format!("{:032x}", by.0);
            Some(texts.with("rejected-needed", &[arg("id", &id[..8])]))
        }
    };
    match (text, rejected.rule()) {
        (Some(text), Some(rule)) => format!("{text} ({rule})"),
        (Some(text), None) => text,
        (None, _) => rejected.to_string(),
    }
}

fn of_result(texts: &Texts, illegal: &IllegalResult) -> String {
    match illegal {
        IllegalResult::ImpossibleScore { games, wins } => {
            let score = format!("{}:{}", games[0], games[1]);
            let args = [arg("wins", i64::from(wins.count())), arg("score", score)];
            texts.with("result-impossible", &args)
        }
        IllegalResult::NothingPlayed => texts.get("result-nothing-played"),
        IllegalResult::DrawInMatchToOneWin => texts.get("result-draw-to-one"),
        IllegalResult::DrawInKnockOut => texts.get("result-draw-in-knock-out"),
        IllegalResult::DrawAfterPlayBegan => texts.get("result-draw-after-play"),
        IllegalResult::ByeInKnockOut => texts.get("result-bye-in-knock-out"),
    }
}

/// "no round is running" is the key `refusal-no-round-is-running`.
fn key(kind: &str, sentence: &str) -> String {
    let sentence = folded(sentence);
    let words = sentence.split(|it: char| !it.is_ascii_alphanumeric()).filter(|it| !it.is_empty());
    words.fold(kind.to_owned(), |key, word| key + "-" + word)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::texts::Lang;
    use std::{fs, path::Path};

    /// Every `.rs` of the folder but its tests, one after the other.
    fn sources(folder: &Path) -> String {
        let mut text = String::new();
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            let name = path.file_stem().unwrap().to_str().unwrap().to_owned();
            if name == "tests" {
                continue;
            }
            match path.is_dir() {
                true => text += &sources(&path),
                false => {
                    text += fs::read_to_string(&path).unwrap().split("mod tests {").next().unwrap()
                }
            }
        }
        text
    }

    /// The sentences that follow a citation, and what can be unknown.
    fn sentences(text: &str) -> Vec<String> {
        let quoted = |it: &str| it.split('"').next().map(str::to_owned);
        let cited = text.split("cite!(\"").skip(1).filter_map(|it| {
            let after = it.split_once("\"),")?.1.trim_start();
            quoted(after.strip_prefix('"')?).map(|it| key("refusal", &it))
        });
        let unknown = text.split("Unknown(\"").skip(1).filter_map(quoted);
        cited.chain(unknown.map(|it| key("unknown", &it))).collect()
    }

    #[test]
    fn every_reason_has_its_words_in_both_languages() {
        let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
        let folders = ["tournament/src", "ranking/src", "desk/src"];
        let keys: Vec<String> =
            folders.iter().flat_map(|it| sentences(&sources(&crates.join(it)))).collect();
        assert!(100 < keys.len(), "{keys:?}");
        for lang in [Lang::En, Lang::Pl] {
            let texts = Texts::new(lang);
            let missing: Vec<&String> =
                keys.iter().filter(|it| texts.find(it, &[]).is_none()).collect();
            assert!(missing.is_empty(), "{lang:?}: {missing:?}");
        }
    }
}
