//! Polish: cards, numbers and conditions in the case a clause asks for.

use super::{polish_forms::*, *};
use crate::lang::Comparison;

/// Knows what "this", "it" and the slots are called.
pub(super) struct Speaker<'n> {
    pub(super) names: &'n Names,
    pub(super) this: Kind,
    pub(super) it: Few<Kind>,
    pub(super) slots: Vec<Slot>,
}

impl Speaker<'_> {
    fn slot(&self, slot: u8) -> Slot {
        let found = self.slots.get(usize::from(slot)).copied();
        found.unwrap_or(Slot { kinds: Few::NONE, many: false })
    }

    /// The noun a card goes by, for whatever must agree with it.
    pub(super) fn noun_of(&self, card: Ref) -> Noun {
        match card {
            Ref::This => of_kind(Some(self.this)),
            Ref::Host => HOST,
            Ref::It => of_kind(single(self.it)),
            Ref::Target(slot) => of_kind(single(self.slot(slot).kinds)),
            Ref::Found => CARD,
            Ref::FactionCard(_) => of_kind(Some(Kind::FactionCard)),
        }
    }

    pub(super) fn number_of(&self, cards: &Cards) -> Number {
        match cards {
            Cards::One(Ref::Target(slot)) if self.slot(*slot).many => Number::Many,
            _ => Number::One,
        }
    }

    pub(super) fn card(&self, card: Ref, case: Case) -> String {
        let noun = self.noun_of(card);
        let with = |stem: &str, number: Number| {
            format!("{} {}", adjective(stem, noun.gender, case, number), noun.form(case, number))
        };
        match card {
            Ref::This => this(noun, case),
            Ref::Host => noun.form(case, Number::One).to_owned(),
            Ref::It | Ref::Found => with("ow", Number::One),
            Ref::Target(slot) if self.slot(slot).many => with("wybran", Number::Many),
            Ref::Target(_) => with("wybran", Number::One),
            Ref::FactionCard(Who::You) => {
                let yours = match case {
                    Case::Nom => "twoja",
                    Case::Gen => "twojej",
                    Case::Acc => "twoją",
                };
                format!("{yours} {}", noun.form(case, Number::One))
            }
            Ref::FactionCard(who) => format!("{} {}", noun.form(case, Number::One), of_whom(who)),
        }
    }

    pub(super) fn cards(&self, cards: &Cards, case: Case) -> String {
        match cards {
            Cards::One(card) => self.card(*card, case),
            Cards::Each(filter) => self.each(filter, case),
        }
    }

    pub(super) fn each(&self, filter: &Filter, case: Case) -> String {
        self.quantified("każd", filter, case)
    }

    /// "każda postać", "żadna postać"
    pub(super) fn quantified(&self, stem: &str, filter: &Filter, case: Case) -> String {
        let each = adjective(stem, of_kind(single(filter.kinds)).gender, case, Number::One);
        format!("{each} {}", self.phrase(filter, case, Number::One))
    }

    /// The subject of a trigger in the nominative, and its gender.
    pub(super) fn subject(&self, subject: &Subject) -> (String, Gender) {
        match subject {
            Subject::Card(card) => (self.card(*card, Case::Nom), self.noun_of(*card).gender),
            Subject::Any(filter) => (
                self.phrase(filter, Case::Nom, Number::One),
                of_kind(filter.kinds.iter().next()).gender,
            ),
        }
    }

    /// The title, if the filter asks for nothing but a name.
    fn name_only(&self, filter: &Filter) -> Option<String> {
        let plain = filter.kinds.is_empty() && filter.states.is_empty() && filter.place.is_none();
        match filter.tests.as_slice() {
            [Test::Marked(list)] if plain && matches!(list[0], Mark::Title(_)) => {
                Some(marks(list, self.names).1.join(" lub "))
            }
            _ => None,
        }
    }

    pub(super) fn phrase(&self, filter: &Filter, case: Case, number: Number) -> String {
        let gender = of_kind(filter.kinds.iter().next()).gender;
        let mut words: Vec<String> = Vec::new();
        if filter.tests.contains(&Test::OtherThan(Ref::This)) {
            words.push(adjective("inn", gender, case, number));
        }
        words.extend(match filter.controller {
            Some(Who::You) => Some(possessive("tw", gender, case, number)),
            Some(Who::Picker) => Some(possessive("sw", gender, case, number)),
            _ => None,
        });
        let states = filter.states.iter();
        words.extend(states.map(|it| adjective(state(*it), gender, case, number)));
        let nouns: Vec<String> = match filter.kinds.is_empty() {
            true => vec![CARD.form(case, number).to_owned()],
            false => filter
                .kinds
                .iter()
                .map(|it| of_kind(Some(it)).form(case, number).to_owned())
                .collect(),
        };
        words.push(listed(&nouns, "lub"));
        let owner = filter.controller.filter(|it| !matches!(it, Who::You | Who::Picker));
        words.extend(owner.map(|it| of_whom(it).to_owned()));
        words.extend(filter.faction.map(|it| faction(it).to_owned()));
        let tests = filter.tests.iter();
        words.extend(tests.filter(|it| **it != Test::OtherThan(Ref::This)).map(|it| self.test(it)));
        words.extend(filter.place.map(place));
        match self.name_only(filter) {
            Some(name) if filter.controller.is_none() => name,
            _ => words.join(" "),
        }
    }

    fn test(&self, test: &Test) -> String {
        match test {
            Test::Marked(list) => {
                let (traits, titles) = marks(list, self.names);
                match (traits.is_empty(), titles.is_empty()) {
                    (false, true) => format!("z cechą {}", traits.join(" lub ")),
                    (true, _) => format!("o nazwie {}", titles.join(" lub ")),
                    (false, false) => {
                        format!(
                            "z cechą {} lub o nazwie {}",
                            traits.join(" lub "),
                            titles.join(" lub ")
                        )
                    }
                }
            }
            Test::Value(value, comparison, amount) => {
                let of = match value {
                    Value::Strength => "SILE",
                    Value::PrintedStrength => "wydrukowanej SILE",
                    Value::PrintedCost => "wydrukowanym koszcie",
                };
                let masculine = *value == Value::PrintedCost;
                format!("o {of} {}", self.compared(*comparison, amount, masculine))
            }
            Test::Tokens(1, it) => format!("z żetonem {}", token(*it)),
            Test::Tokens(count, it) => format!("z co najmniej {count} żetonami {}", token(*it)),
            Test::WithoutIcon(Icon::Military) => "bez symbolu militarnego".to_owned(),
            Test::WithoutIcon(it) => format!("bez symbolu {}", symbol(*it)),
            Test::Unattached => "bez dodatków".to_owned(),
            Test::Duplicated => "z duplikatem".to_owned(),
            Test::OtherThan(card) => format!("z wyjątkiem {}", self.card(*card, Case::Gen)),
            Test::Among(card) => format!("spośród {}", self.card(*card, Case::Gen)),
            Test::CopyOf(card) => format!("o tej samej nazwie co {}", self.card(*card, Case::Nom)),
            Test::NotNamedKind => "innego rodzaju niż nazwany".to_owned(),
        }
    }

    /// After "o SILE"; the cost is masculine.
    fn compared(&self, comparison: Comparison, amount: &Amount, masculine: bool) -> String {
        if let Amount::Choice(condition, one, other) = amount {
            let [one, other] =
                [one, other].map(|it| self.compared(comparison, &Amount::Number(*it), masculine));
            return format!("{other} ({one}, jeśli {})", self.condition(condition));
        }
        let amount = self.amount(amount);
        let ending = if masculine { "ym" } else { "ej" };
        match comparison {
            Comparison::AtMost => format!("najwyżej {amount}"),
            Comparison::AtLeast => format!("co najmniej {amount}"),
            Comparison::Exactly => format!("równ{ending} {amount}"),
            Comparison::Less => format!("mniejsz{ending} niż {amount}"),
            Comparison::More => format!("większ{ending} niż {amount}"),
        }
    }

    pub(super) fn amount(&self, amount: &Amount) -> String {
        match amount {
            Amount::Number(number) => number.to_string(),
            Amount::X => "X".to_owned(),
            Amount::Margin { per } => format!("1 za każde {per} punktów przewagi"),
            Amount::Count(filter) => {
                format!("liczba {}", self.phrase(filter, Case::Gen, Number::Many))
            }
            Amount::Gold(who) => format!("ilość złota w puli {}", of_whom(*who)),
            Amount::UsedPlots(who) => format!("liczba zużytych fabuł {}", of_whom(*who)),
            Amount::Hand(who) => format!("liczba kart na ręce {}", of_whom(*who)),
            Amount::Of(value, card) => {
                let value = match value {
                    Value::Strength => "SIŁA",
                    Value::PrintedStrength => "wydrukowana SIŁA",
                    Value::PrintedCost => "wydrukowany koszt",
                };
                format!("{value} {}", self.card(*card, Case::Gen))
            }
            Amount::Challenges(it) => {
                let outcome = match it.outcome {
                    Outcome::Won => "wygranych",
                    Outcome::Lost => "przegranych",
                };
                let counted = challenge(it.types, Case::Gen, Number::Many);
                format!("liczba {outcome} {counted} {} {}", of_whom(it.who), this_span(it.span))
            }
            Amount::Choice(condition, one, other) => {
                format!("{other} ({one}, jeśli {})", self.condition(condition))
            }
        }
    }

    pub(super) fn conditions(&self, conditions: &[Condition]) -> String {
        let parts: Vec<String> = conditions.iter().map(|it| self.condition(it)).collect();
        listed(&parts, "i")
    }

    pub(super) fn condition(&self, condition: &Condition) -> String {
        match condition {
            Condition::Exists(filter) => self.exists(filter),
            Condition::Is(card, filter) => {
                format!("{} {}", self.card(*card, Case::Nom), self.is(*card, filter))
            }
            Condition::InPlay(card) => format!("{} jest nadal w grze", self.card(*card, Case::Nom)),
            Condition::FirstPlayer => "jesteś pierwszym graczem".to_owned(),
            Condition::NotFirstPlayer => "nie jesteś pierwszym graczem".to_owned(),
            Condition::InPhase(it) => format!("trwa faza {}", phase(*it)),
            Condition::InChallenge(types, side) => match side {
                None => format!("trwa {}", challenge(*types, Case::Nom, Number::One)),
                Some(Side::Attacks) => format!("atakujesz w {}", in_challenge(*types)),
                Some(Side::Defends) => format!("bronisz się w {}", in_challenge(*types)),
                Some(Side::TakesPart) => format!("bierzesz udział w {}", in_challenge(*types)),
            },
            Condition::HaveParticipant => "uczestniczy w nim twoja postać".to_owned(),
            Condition::DefenderIsRival => "broniący gracz jest twoim rywalem".to_owned(),
            Condition::WinChallenge => "wygrasz".to_owned(),
            Condition::EnteredByAmbush(card) => {
                let noun = self.noun_of(*card);
                let came = match noun.gender {
                    Gender::Feminine => "weszła",
                    Gender::Neuter => "weszło",
                    Gender::Masculine | Gender::Animate => "wszedł",
                };
                format!("{} {came} do gry w tej fazie przez zasadzkę", self.card(*card, Case::Nom))
            }
            Condition::Compare(left, comparison, right) => {
                self.comparison(left, *comparison, right)
            }
        }
    }

    fn exists(&self, filter: &Filter) -> String {
        let plain = Filter { controller: None, ..filter.clone() };
        match filter.controller {
            Some(Who::You) => {
                format!("kontrolujesz {}", self.phrase(&plain, Case::Acc, Number::One))
            }
            Some(other) => {
                format!("{} kontroluje {}", who(other), self.phrase(&plain, Case::Acc, Number::One))
            }
            None if filter.kinds == Kind::Plot.into() => {
                format!("odkryta jest {}", self.phrase(filter, Case::Nom, Number::One))
            }
            None => format!("w grze jest {}", self.phrase(filter, Case::Nom, Number::One)),
        }
    }

    /// "atakuje", "ma duplikat", "to Robb Stark"
    fn is(&self, card: Ref, filter: &Filter) -> String {
        let gender = self.noun_of(card).gender;
        match (filter.states.as_slice(), filter.tests.as_slice()) {
            ([only], []) => predicate(*only, gender),
            ([], [Test::Duplicated]) => "ma duplikat".to_owned(),
            ([], [Test::Tokens(count, it)]) => {
                format!("ma co najmniej {} {}", TOKEN.counted(*count), token(*it))
            }
            ([], [Test::Marked(list)]) if matches!(list[0], Mark::Trait(_)) => {
                format!("ma cechę {}", marks(list, self.names).0.join(" lub "))
            }
            ([], []) if filter.kinds.is_empty() && filter.faction.is_some() => {
                let of = filter.faction.map_or("", faction);
                format!("jest kartą {of}")
            }
            _ => format!("to {}", self.phrase(filter, Case::Nom, Number::One)),
        }
    }

    fn comparison(&self, left: &Amount, comparison: Comparison, right: &Amount) -> String {
        match (left, comparison, right) {
            (Amount::Challenges(it), Comparison::Exactly, Amount::Number(0)) => {
                let counted = challenge(it.types, Case::Gen, Number::One);
                let role = match it.role {
                    Some(Role::Attacker) => " jako atakujący",
                    Some(Role::Defender) => " jako broniący",
                    None => "",
                };
                let lost = match it.outcome {
                    Outcome::Won => does(it.who, "nie wygrałeś żadnego", "nie wygrał żadnego"),
                    Outcome::Lost => does(it.who, "nie przegrałeś żadnego", "nie przegrał żadnego"),
                };
                format!("{lost} {counted}{role} {}", this_span(it.span))
            }
            (Amount::Challenges(it), Comparison::AtLeast, Amount::Number(1)) => {
                let counted = challenge(it.types, Case::Acc, Number::One);
                let won = match it.outcome {
                    Outcome::Won => does(it.who, "wygrałeś", "wygrał"),
                    Outcome::Lost => does(it.who, "przegrałeś", "przegrał"),
                };
                format!("{won} {counted} {}", this_span(it.span))
            }
            (Amount::Hand(one), Comparison::More, Amount::Hand(other)) => {
                format!("{} na ręce więcej kart niż {}", does(*one, "masz", "ma"), who(*other))
            }
            _ => {
                let right = self.compared(comparison, right, false);
                format!("{} jest {right}", self.amount(left))
            }
        }
    }
}

/// "z twojej ręki lub z twojego stosu odrzuconych"
fn place(place: Place) -> String {
    let zones: Vec<String> = place
        .zones
        .iter()
        .map(|zone| {
            let (yours, zone) = match zone {
                Zone::Hand => ("twojej", "ręki"),
                Zone::Deck => ("twojej", "talii"),
                Zone::Discard => ("twojego", "stosu odrzuconych"),
                Zone::Dead => ("twojego", "stosu zabitych"),
                Zone::UsedPlots => ("twojego", "stosu zużytych fabuł"),
            };
            let from = if zone.starts_with("st") { "ze" } else { "z" };
            match place.owner {
                Who::You => format!("z {yours} {zone}"),
                who => format!("{from} {zone} {}", of_whom(who)),
            }
        })
        .collect();
    listed(&zones, "lub")
}
