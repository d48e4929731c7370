//! Polish: whole paragraphs. Deeds are in `polish_deed`, what holds for a time in `polish_change`.

use super::{
    polish_deed::{after, order},
    polish_forms::*,
    polish_phrase::Speaker,
    *,
};

pub(super) fn card(card: &Card, names: &Names) -> Vec<String> {
    let mut lines = Vec::new();
    let word = |it: &Keyword| format!("{}.", keyword(it, names));
    if !card.keywords.is_empty() {
        lines.push(card.keywords.iter().map(word).collect::<Vec<_>>().join(" "));
    }
    match card.cost {
        Some(Price::CostOfIt) => {
            lines.push("X to wydrukowany koszt karty, której efekty są anulowane.".to_owned());
        }
        Some(Price::ChosenX) => lines.push("X to wybrana przez ciebie liczba.".to_owned()),
        _ => {}
    }
    if let Some(filter) = &card.attach {
        let to = speaker(card.kind, names).phrase(filter, Case::Gen, Number::One);
        lines.push(format!("Dołączaj tylko do {to}."));
    }
    lines.extend(card.deck_rules.iter().map(|it| deck_rule(*it)));
    if let Some(relations) = &card.relations {
        lines.push(self::relations(relations, names));
    }
    lines.extend(card.abilities.iter().map(|it| ability(it, card.kind, names)));
    if let Some(attached) = &card.as_attachment {
        let traits: Vec<&str> = attached.traits.iter().map(|it| names.trait_name(*it)).collect();
        let mut parts: Vec<String> = attached.keywords.iter().map(word).collect();
        parts.extend(attached.abilities.iter().map(|it| ability(it, Kind::Attachment, names)));
        lines.push(format!("Jako dodatek: {}. {}", traits.join(". "), parts.join(" ")));
    }
    let Bonus { gold, initiative, reserve } = card.bonus;
    let bonus = [("do dochodu", gold), ("do inicjatywy", initiative), ("do rezerw", reserve)];
    lines.extend(bonus.iter().filter(|(_, by)| *by != 0).map(|(to, by)| format!("{by:+} {to}.")));
    lines
}

fn deck_rule(rule: DeckRule) -> String {
    match rule {
        DeckRule::AtMost(count, it) => {
            format!("Talia: najwyżej {} {}.", CARD.counted(count), faction(it))
        }
        DeckRule::AtLeast(count, it) => {
            format!("Talia: co najmniej {} {}.", CARD.counted(count), faction(it))
        }
        DeckRule::MayIncludeNonLoyal(it) => {
            format!("Talia: dozwolone są nielojalne karty {}.", faction(it))
        }
    }
}

fn relations(relations: &Relations, names: &Names) -> String {
    let rivals: Vec<String> =
        relations.rivals.iter().map(|it| names.title(*it).to_owned()).collect();
    let supports = relations.supports.map(|it| format!("Wspiera: {}. ", names.title(it)));
    format!("{}Rywale: {}.", supports.unwrap_or_default(), listed(&rivals, "i"))
}

fn speaker(this: Kind, names: &Names) -> Speaker<'_> {
    Speaker { names, this, it: Few::NONE, slots: Vec::new() }
}

pub(super) fn ability(ability: &Ability, kind: Kind, names: &Names) -> String {
    match ability {
        Ability::Constant(constant) => {
            let speaker = speaker(kind, names);
            let modifiers = speaker.modifiers(&constant.modifiers);
            match constant.conditions.as_slice() {
                [] => format!("{}.", capital(&modifiers)),
                list => format!("Dopóki {}, {modifiers}.", speaker.conditions(list)),
            }
        }
        Ability::Active(active) => {
            let it = kinds_of_it(&active.triggers);
            let speaker = Speaker { it, slots: slots(active), ..speaker(kind, names) };
            speaker.active(active)
        }
    }
}

fn head(head: Head) -> &'static str {
    match head {
        Head::Action => "Akcja: ",
        Head::MarshalingAction => "Akcja mobilizacji: ",
        Head::ChallengesAction => "Akcja wyzwań: ",
        Head::DominanceAction => "Akcja dominacji: ",
        Head::Reaction => "Reakcja: ",
        Head::ForcedReaction => "Wymuszona reakcja: ",
        Head::Interrupt => "Przerwanie: ",
        Head::ForcedInterrupt => "Wymuszone przerwanie: ",
        Head::WhenRevealed => "Po odkryciu: ",
        Head::Check => "",
    }
}

impl Speaker<'_> {
    fn active(&self, active: &Active) -> String {
        let mut text = head(active.head).to_owned();
        let answers = matches!(active.head, Head::Reaction | Head::ForcedReaction);
        let mut lead = Vec::new();
        let triggers: Vec<String> = active.triggers.iter().map(|it| self.trigger(it)).collect();
        if !triggers.is_empty() {
            let when = if answers { "po tym, jak" } else { "kiedy" };
            lead.push(format!("{when} {}", triggers.join(" lub ")));
        }
        if !active.conditions.is_empty() {
            lead.push(format!("jeśli {}", self.conditions(&active.conditions)));
        }
        if !lead.is_empty() {
            text += &format!("{}, ", lead.join(", "));
        }
        let mut price: Vec<String> = active.costs.iter().map(|it| self.cost(it)).collect();
        price.extend(active.targets.iter().map(|it| self.pick(it)));
        if !price.is_empty() {
            text += &format!("{} ► ", price.join(", "));
        }
        text += &self.steps(&active.steps, "; ");
        if let Some(Limit { by_title, times, span }) = active.limit {
            let word = if by_title { "maks." } else { "limit" };
            let per = match span {
                Span::Challenge => "wyzwanie",
                Span::Phase => "fazę",
                Span::Round => "rundę",
            };
            text += &format!(" ({word} {times} na {per})");
        }
        format!("{}.", capital(&text))
    }

    fn trigger(&self, trigger: &Trigger) -> String {
        match trigger {
            Trigger::Challenge(contest) => self.contest(contest),
            Trigger::Initiated { types, against } => {
                let against = match against {
                    Some(Who::You) => " przeciwko tobie".to_owned(),
                    Some(who) => format!(" przeciwko graczowi ({})", polish_forms::who(*who)),
                    None => String::new(),
                };
                let challenge = challenge(*types, Case::Nom, Number::One);
                format!("{challenge} zostanie zainicjowane{against}")
            }
            Trigger::Card { subject, event } => self.happening(subject, *event),
            Trigger::Player { who, event } => match event {
                PlayerEvent::WinsDominance => does(*who, "wygrasz dominację", "wygra dominację"),
                PlayerEvent::CollectsIncome => does(*who, "zbierzesz dochód", "zbierze dochód"),
            },
            Trigger::PhaseBegins(it) => format!("rozpocznie się faza {}", phase(*it)),
            Trigger::PhaseEnds(Some(it)) => format!("zakończy się faza {}", phase(*it)),
            Trigger::PhaseEnds(None) => "zakończy się dowolna faza".to_owned(),
        }
    }

    fn happening(&self, subject: &Subject, event: Event) -> String {
        let (named, gender) = self.subject(subject);
        let done = |stem: &str| adjective(stem, gender, Case::Nom, Number::One);
        match event {
            Event::Enters => format!("{named} wejdzie do gry"),
            Event::Marshaled => format!("{named} zostanie {}", done("zmobilizowan")),
            Event::Ambushed => format!("{named} wejdzie do gry przez zasadzkę"),
            Event::Played => match subject {
                Subject::Any(filter) if filter.controller == Some(Who::You) => {
                    let plain = Filter { controller: None, ..filter.clone() };
                    format!("zagrasz {}", self.phrase(&plain, Case::Acc, Number::One))
                }
                _ => format!("{named} zostanie {}", done("zagran")),
            },
            Event::Killed => format!("{named} zostanie {}", done("zabit")),
            Event::Sacrificed => format!("{named} zostanie {}", done("poświęcon")),
            Event::LeavesPlay => format!("{named} opuści grę"),
            Event::WouldBeKilled => format!("{named} {} zostać {}", would(gender), done("zabit")),
            Event::WouldBeDiscarded => {
                format!("{named} {} zostać {} z gry", would(gender), done("odrzucon"))
            }
            Event::WouldInitiate => {
                let of = match subject {
                    Subject::Card(card) => format!("zdolności {}", self.card(*card, Case::Gen)),
                    Subject::Any(filter) => self.source(filter),
                };
                format!("miałyby zacząć się efekty {of}")
            }
            Event::Stands => format!("{named} wstanie"),
            Event::GainsPower => format!("{named} zyska władzę"),
            Event::StrengthRises => match subject {
                Subject::Card(card) => {
                    format!("efekt zwiększy SIŁĘ {}", self.card(*card, Case::Gen))
                }
                Subject::Any(filter) => {
                    let of = self.phrase(filter, Case::Gen, Number::One);
                    format!("efekt zwiększy SIŁĘ {of}")
                }
            },
            Event::DeclaredAttacker => {
                format!("{named} zostanie {} jako {}", done("zgłoszon"), done("atakując"))
            }
            Event::Bypasses => format!("{named} ominie postać dzięki Podstępowi"),
            Event::Revealed => format!("{named} zostanie {}", done("odkryt")),
            Event::Pillages => format!("{named} odrzuci kartę dzięki Grabieży"),
        }
    }

    /// Whose effects: an event played by somebody, or an ability of a card.
    fn source(&self, filter: &Filter) -> String {
        if filter.kinds != Kind::Event.into() {
            return format!("zdolności {}", self.phrase(filter, Case::Gen, Number::One));
        }
        let plain = Filter { controller: None, ..filter.clone() };
        let event = self.phrase(&plain, Case::Gen, Number::One);
        match filter.controller {
            Some(who) => format!("{event} zagranego przez {}", of_whom(who)),
            None => event,
        }
    }

    fn contest(&self, contest: &Contest) -> String {
        let verb = match contest.outcome {
            Outcome::Won => does(contest.who, "wygrasz", "wygra"),
            Outcome::Lost => does(contest.who, "przegrasz", "przegra"),
        };
        let unopposed = if contest.unopposed { "niebronione " } else { "" };
        let role = match contest.role {
            Some(Role::Attacker) => "jako atakujący ",
            Some(Role::Defender) => "jako broniący ",
            None => "",
        };
        let challenge = challenge(contest.types, Case::Acc, Number::One);
        let mut text = format!("{verb} {role}{unopposed}{challenge}");
        if 0 < contest.margin {
            text += &format!(" z przewagą co najmniej {} SIŁY", contest.margin);
        }
        if let Some(with) = &contest.with {
            text += &format!(", w którym uczestniczy {}", self.subject(with).0);
        }
        text
    }

    fn cost(&self, cost: &Cost) -> String {
        match cost {
            Cost::Gold(gold) => format!("zapłać {}", GOLD.counted(*gold)),
            Cost::Card(verb, card) => self.done(*verb, &Cards::One(*card)),
            Cost::Some(verb, 1, filter) => {
                order(*verb, &format!("1 {}", self.phrase(filter, Case::Acc, Number::One)))
            }
            Cost::Some(verb, count, filter) => {
                let cards = self.phrase(filter, after(*count), Number::Many);
                order(*verb, &format!("{count} {cards}"))
            }
            Cost::Tokens(count, token, card) => self.tokens_removed(*count, *token, *card),
        }
    }

    pub(super) fn tokens_removed(&self, count: u8, it: Token, card: Ref) -> String {
        format!("usuń {} {} z {}", TOKEN.counted(count), token(it), self.card(card, Case::Gen))
    }

    fn pick(&self, pick: &Pick) -> String {
        let text = self.picking(pick);
        if pick.by == Who::You { reflexive(&text) } else { text }
    }

    fn picking(&self, pick: &Pick) -> String {
        let verb = match pick.mode {
            Mode::Choose => does(pick.by, "wybierz", "wybiera"),
            Mode::Spare => does(pick.by, "oszczędź", "oszczędza"),
            Mode::Select => does(pick.by, "wskaż", "wskazuje"),
        };
        match &pick.what {
            Picked::Player(Who::AnyPlayer) => format!("{verb} gracza"),
            Picked::Player(it) => format!("{verb} {}", of_whom(*it)),
            Picked::Cards { count, filter, joint } => {
                let several = |count: u8| {
                    let number = if count == 1 { Number::One } else { Number::Many };
                    format!("{count} {}", self.phrase(filter, after(count), number))
                };
                let cards = match count {
                    Count::Exactly(1) => self.phrase(filter, Case::Acc, Number::One),
                    Count::Exactly(count) => several(*count),
                    Count::UpTo(count) => format!("najwyżej {}", several(*count)),
                    Count::Any => {
                        format!("dowolną liczbę {}", self.phrase(filter, Case::Gen, Number::Many))
                    }
                };
                let same = if joint.same_controller { " tego samego gracza" } else { "" };
                let total = joint.total_strength.map(|it| format!(" o łącznej SILE najwyżej {it}"));
                format!("{verb} {cards}{same}{}", total.unwrap_or_default())
            }
        }
    }

    fn steps(&self, steps: &[Step], joint: &str) -> String {
        let mut text = String::new();
        for (place, step) in steps.iter().enumerate() {
            text += match (place, step.link) {
                (0, _) => "",
                (_, Link::And) if picked_by_another(&steps[place - 1]) => "; ",
                (_, Link::And) => joint,
                (_, Link::Then) => "; potem ",
            };
            text += &self.effect(&step.effect);
        }
        text
    }

    fn effect(&self, effect: &Effect) -> String {
        match effect {
            Effect::Do(deed) => self.deed(deed),
            Effect::Pick(pick) => self.pick(pick),
            Effect::Lasting { until, conditions, modifiers } => {
                let modifiers = self.modifiers(modifiers);
                let until = match until {
                    Until::EndOfChallenge => "do końca wyzwania",
                    Until::EndOfPhase => "do końca fazy",
                    Until::EndOfRound => "do końca rundy",
                    Until::NextPlot => "dopóki nie odkryjesz nowej fabuły",
                };
                match conditions.as_slice() {
                    [] => format!("{until} {modifiers}").replace("fabuły ", "fabuły, "),
                    list => format!("{until}, kiedy {}, {modifiers}", self.conditions(list)),
                }
            }
            Effect::Delayed { at, conditions, steps } => {
                let at = match at {
                    At::EndOfPhase => "na końcu fazy",
                    At::ChallengeResult => "po rozstrzygnięciu wyzwania",
                };
                let conditions = match conditions.as_slice() {
                    [] => String::new(),
                    list => format!(", jeśli {},", self.conditions(list)),
                };
                format!("{at}{conditions} {}", self.steps(steps, " i "))
            }
            Effect::If { conditions, steps, otherwise } => {
                let conditions = self.conditions(conditions);
                let mut text = format!("jeśli {conditions}, {}", self.steps(steps, " i "));
                if !otherwise.is_empty() {
                    text += &format!("; w przeciwnym razie {}", self.steps(otherwise, " i "));
                }
                text
            }
            Effect::Either(ways) => {
                let ways: Vec<String> = ways.iter().map(|it| self.steps(it, " i ")).collect();
                format!("albo {}", ways.join(", albo "))
            }
            Effect::Instead(deed) => {
                format!("{} zamiast umieszczać na stosie zabitych", self.deed(deed))
            }
        }
    }
}
