//! Questions, choices and refusals in words.

use std::collections::BTreeSet;

use wire::{
    decision::{ChoiceKind, ChoiceView, DecisionView, Occurrence, QuestionKind, RefusalView},
    joust::ThronesCard,
    view::{CardView, Handle, View},
};

use crate::{
    texts::{Lang, Texts, arg, kebab, key_of},
    told::Names,
};

/// A table in words: what is seen, by whom, in which language.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Wording<'t> {
    pub(crate) view: &'t View,
    pub(crate) names: &'t Names,
    pub(crate) texts: &'t Texts,
}

impl Wording<'_> {
    /// A card of VETO! as it lies.
    pub(crate) fn card_view(&self, handle: Handle) -> Option<&CardView> {
        match self.view {
            View::Veto(view) => view.cards.get(&handle),
            View::Thrones(_) => None,
        }
    }

    pub(crate) fn card(&self, handle: Handle) -> String {
        self.names.card(self.view.face(handle), self.texts)
    }

    pub(crate) fn question(&self, decision: &DecisionView) -> String {
        let about = decision.question.about;
        let args = [
            arg("about", if about.is_some() { "yes" } else { "no" }),
            arg("card", about.map(|it| self.card(it)).unwrap_or_default()),
            arg("word", decision.question.word.clone().unwrap_or_default()),
        ];
        let key = format!("question-{}", key_of(decision.question.kind));
        let text = self.answering(decision) + &self.texts.with(&key, &args);
        text + &rule(decision.question.rule.as_deref())
    }

    /// What the window answers that is asked about, as the web client says it.
    fn answering(&self, decision: &DecisionView) -> String {
        let all = &decision.question.answers;
        // What this player could answer comes first; without that, everything.
        let own: BTreeSet<u8> = decision.choices.iter().filter_map(|it| it.answers).collect();
        let shown: Vec<String> = (0..)
            .zip(all)
            .filter(|(place, _)| own.is_empty() || own.contains(place))
            .map(|(_, it)| self.occurrence(it))
            .collect();
        let Some(first) = shown.first() else { return String::new() };
        let what = match shown.len() {
            1 => first.clone(),
            more => {
                let count = arg("count", more as i64 - 1);
                self.texts.with("answering-more", &[arg("what", first.clone()), count])
            }
        };
        let window = arg("window", key_of(decision.question.kind));
        self.texts.with("answering", &[window, arg("what", what)]) + " "
    }

    fn occurrence(&self, it: &Occurrence) -> String {
        let card = it.card.as_ref().map(|it| self.names.card(it.card.as_deref(), self.texts));
        let args = [
            arg("who", if Some(it.seat) == self.view.you() { "you" } else { "other" }),
            arg("name", self.names.seat(it.seat).to_owned()),
            arg("card", card.unwrap_or_default()),
            arg("icon", it.icon.map(key_of).unwrap_or_default()),
            arg("amount", i64::from(it.amount)),
        ];
        self.texts.with(&format!("occurrence-{}", key_of(it.kind)), &args)
    }

    /// What is done, with what, and under which rule.
    pub(crate) fn choice(&self, choice: &ChoiceView, asked: QuestionKind) -> String {
        let deed = self.deed(choice, asked);
        let text = match (choice.card, &choice.find) {
            (Some(card), _) if choice.kind == ChoiceKind::Pick => self.pointed(card),
            (Some(card), _) => format!("{}: {}", self.card(card), lower(&deed)),
            (None, Some(id)) => self.names.card(Some(id), self.texts),
            (None, None) => deed,
        };
        text + &rule(choice.rule.as_deref())
    }

    fn deed(&self, choice: &ChoiceView, asked: QuestionKind) -> String {
        let key = format!("choice-{}", key_of(choice.kind));
        if let Some(text) = &choice.text {
            let text = if self.texts.lang == Lang::Pl { &text.pl } else { &text.en };
            return text.clone();
        }
        let number = choice.number.map(|it| match choice.kind {
            // Ways are counted from one.
            ChoiceKind::Way => i64::from(it) + 1,
            _ => i64::from(it),
        });
        let who = if choice.seat == self.view.you() { "you" } else { "other" };
        let args = [
            arg("number", number.unwrap_or(0)),
            arg("word", choice.word.clone().unwrap_or_default()),
            arg("who", who),
            arg("name", choice.seat.map(|it| self.names.seat(it).to_owned()).unwrap_or_default()),
        ];
        // The same word means something else at another question.
        let plain = self.texts.find(&format!("{key}-at-{}", key_of(asked)), &args);
        let plain = plain.unwrap_or_else(|| self.texts.with(&key, &args));
        let info = choice.card.and_then(|it| self.names.info(self.view.face(it)?));
        let Some(info) = info else { return plain };
        if choice.kind == ChoiceKind::Marshal {
            let cost = info.thrones.as_ref().and_then(|it| it.cost.as_deref());
            return cost.map_or(plain.clone(), |it| format!("{plain} ({it})"));
        }
        let Some(ability) = choice.ability else { return plain };
        match info.abilities.get(usize::from(ability)) {
            Some(it)
                if matches!(info.kind.as_str(), "efekt" | "sztych" | "event")
                    || choice.kind == ChoiceKind::Use =>
            {
                let text = if self.texts.lang == Lang::Pl { &it.pl } else { &it.en };
                self.texts.with(&format!("{key}-ability"), &[arg("ability", text.clone())])
            }
            _ => match info.lafa {
                Some(lafa) => {
                    format!("{plain} ({} {lafa})", self.texts.get("figure-lafa").to_lowercase())
                }
                None => plain,
            },
        }
    }

    /// A card to choose: its name, and what tells it from its like.
    fn pointed(&self, handle: Handle) -> String {
        let name = self.card(handle);
        let marks = match self.view {
            View::Veto(view) => view.cards.get(&handle).map(|it| self.veto_marks(it)),
            View::Thrones(view) => view.cards.get(&handle).map(|it| self.thrones_marks(it)),
        };
        let marks = marks.unwrap_or_default();
        if marks.is_empty() { name } else { format!("{name} ({})", marks.join(", ")) }
    }

    fn thrones_marks(&self, card: &ThronesCard) -> Vec<String> {
        let mut marks = Vec::new();
        if Some(card.controller) != self.view.you() {
            marks.push(self.names.seat(card.controller).to_owned());
        }
        if let Some(strength) = card.strength {
            marks.push(format!("{} {strength}", self.texts.get("figure-strength")));
        }
        if card.kneeling {
            marks.push(self.texts.get("kneeling"));
        }
        if let Some(host) = card.host {
            marks.push(self.card(host));
        }
        marks
    }

    fn veto_marks(&self, card: &CardView) -> Vec<String> {
        let mut marks = Vec::new();
        if Some(card.controller) != self.view.you() {
            marks.push(self.names.seat(card.controller).to_owned());
        }
        if let Some(szabla) = card.szabla {
            marks.push(format!("{} {szabla}", self.texts.get("figure-szabla")));
        }
        if card.zaznaczona {
            marks.push(self.texts.get("terminal-tapped"));
        }
        if let Some(host) = card.host {
            marks.push(self.card(host));
        }
        marks
    }

    pub(crate) fn refusal(&self, refusal: &RefusalView) -> String {
        let number = |place: usize| i64::from(refusal.numbers.get(place).copied().unwrap_or(0));
        let cards: Vec<String> = refusal.cards.iter().map(|it| self.card(*it)).collect();
        let by = refusal.by.as_ref().map(|it| self.names.card(Some(it), self.texts));
        let args = [
            arg("cards", cards.join(", ")),
            arg("first", number(0)),
            arg("second", number(1)),
            arg("by", by.unwrap_or_default()),
        ];
        let key = format!("refusal-{}", kebab(&refusal.reason));
        let reason = self.texts.find(&key, &args);
        let reason = reason.unwrap_or_else(|| self.texts.get("refusal-unknown"));
        let deed = self.texts.get(&format!("deed-{}", key_of(refusal.choice)));
        self.texts.with("refusal", &[arg("deed", deed), arg("reason", reason)])
            + &rule(Some(&refusal.rule))
    }
}

fn rule(rule: Option<&str>) -> String {
    rule.map(|it| format!("  [{it}]")).unwrap_or_default()
}

/// With a small first letter, after a colon.
fn lower(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().map(|it| it.to_lowercase().to_string()).unwrap_or_default();
    first + letters.as_str()
}
