//! Questions, choices and refusals in words.

use wire::{
    decision::{ChoiceKind, ChoiceView, DecisionView, RefusalView},
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
    pub(crate) fn card_view(&self, handle: Handle) -> Option<&CardView> {
        self.view.cards.get(&handle)
    }

    pub(crate) fn card(&self, handle: Handle) -> String {
        let id = self.card_view(handle).and_then(|it| it.card.as_deref());
        self.names.card(id, self.texts)
    }

    pub(crate) fn question(&self, decision: &DecisionView) -> String {
        let about = decision.question.about;
        let args = [
            arg("about", if about.is_some() { "yes" } else { "no" }),
            arg("card", about.map(|it| self.card(it)).unwrap_or_default()),
        ];
        let key = format!("question-{}", key_of(decision.question.kind));
        let text = self.texts.with(&key, &args);
        text + &rule(decision.question.rule.as_deref())
    }

    /// What is done, with what, and under which rule.
    pub(crate) fn choice(&self, choice: &ChoiceView) -> String {
        let deed = self.deed(choice);
        let text = match (choice.card, &choice.find) {
            (Some(card), _) if choice.kind == ChoiceKind::Pick => self.pointed(card),
            (Some(card), _) => format!("{}: {}", self.card(card), lower(&deed)),
            (None, Some(id)) => self.names.card(Some(id), self.texts),
            (None, None) => deed,
        };
        text + &rule(choice.rule.as_deref())
    }

    fn deed(&self, choice: &ChoiceView) -> String {
        let key = format!("choice-{}", key_of(choice.kind));
        if let Some(text) = &choice.text {
            let text = if self.texts.lang == Lang::Pl { &text.pl } else { &text.en };
            return text.clone();
        }
        if let Some(number) = choice.number {
            // Ways are counted from one for people, points are points.
            let first = i64::from(choice.kind == ChoiceKind::Way);
            return self.texts.with(&key, &[arg("number", i64::from(number) + first)]);
        }
        let plain = self.texts.get(&key);
        let (Some(card), Some(ability)) = (choice.card, choice.ability) else { return plain };
        let info = self.card_view(card).and_then(|it| self.names.info(it.card.as_deref()?));
        let Some(info) = info else { return plain };
        match info.abilities.get(usize::from(ability)) {
            Some(it)
                if matches!(info.kind.as_str(), "efekt" | "sztych")
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
        let Some(card) = self.card_view(handle) else { return name };
        let mut marks = Vec::new();
        if Some(card.controller) != self.view.you {
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
        if marks.is_empty() { name } else { format!("{name} ({})", marks.join(", ")) }
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
