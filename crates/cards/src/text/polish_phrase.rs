//! Noun phrases in the right case, number and gender.

use super::polish::{Gender, Noun, PolishWords, compared};
use crate::lang::*;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Case {
    Nom,
    Gen,
    Acc,
}

/// Knows what "this" is called on the card at hand.
pub(super) struct Speaker<V: Vocabulary> {
    this: Noun,
    /// The event has named it already, so a pronoun will do.
    again: bool,
    /// What the sentence answers.
    event: Option<V::Event>,
}

const CARD: Noun = Noun {
    gender: Gender::Feminine,
    nom: "karta",
    gen_: "karty",
    acc: "kartę",
    many: "karty",
    many_gen: "kart",
};

impl<V: PolishWords> Speaker<V> {
    pub(super) fn on(kind: V::Kind, again: bool) -> Speaker<V> {
        Speaker { this: V::noun(kind), again, event: None }
    }

    pub(super) fn during(
        happening: Option<&Happening<V>>,
        kind: V::Kind,
        again: bool,
    ) -> Speaker<V> {
        Speaker { event: happening.map(|it| it.event), ..Speaker::on(kind, again) }
    }

    pub(super) fn event(&self) -> Option<V::Event> {
        self.event
    }

    pub(super) fn again(&self) -> bool {
        self.again
    }

    pub(super) fn card_noun(&self) -> Noun {
        CARD
    }

    /// "1 kreskę", "3 kreski", "5 kresek"
    pub(super) fn counted(&self, number: u8, noun: Noun) -> String {
        let form = match (number, number % 10, number % 100) {
            (1, ..) => noun.acc,
            (_, 2..=4, 12..=14) => noun.many_gen,
            (_, 2..=4, _) => noun.many,
            _ => noun.many_gen,
        };
        format!("{number} {form}")
    }

    /// `by` is who does it.
    pub(super) fn subject(&self, subject: &Subject<V>, case: Case, by: Who) -> String {
        match subject {
            Subject::Who(Who::You) => "ty".to_owned(),
            Subject::Who(Who::Opponent) => decline("przeciwnik", "przeciwnika", case).to_owned(),
            Subject::Who(Who::Anyone) => decline("ktokolwiek", "kogokolwiek", case).to_owned(),
            Subject::Card(reference) => self.reference(*reference, case),
            Subject::Any(filter) => self.one(filter, case, by),
        }
    }

    pub(super) fn reference(&self, reference: Reference<V>, case: Case) -> String {
        match reference {
            Reference::This => demonstrative(self.this, case),
            Reference::Host => decline("nosiciel", "nosiciela", case).to_owned(),
            Reference::It => match self.event.and_then(V::it) {
                Some(noun) => form(noun, case).to_owned(),
                None => {
                    format!("{} {}", adjective("ow", Gender::Feminine, case), form(CARD, case))
                }
            },
            Reference::That => {
                format!("{} {}", adjective("wybran", Gender::Feminine, case), form(CARD, case))
            }
            Reference::Role(Whose::Own, role) => {
                let noun = V::role(role, self.event);
                match case {
                    _ if noun.gender == Gender::Feminine => {
                        let stem = if case == Case::Nom { "tw" } else { "sw" };
                        format!("{} {}", possessive(stem, noun.gender, case), form(noun, case))
                    }
                    Case::Nom => format!("twój {}", noun.nom),
                    Case::Acc if noun.acc == noun.nom => format!("swój {}", noun.acc),
                    Case::Gen | Case::Acc => format!("swojego {}", form(noun, case)),
                }
            }
            Reference::Role(Whose::Enemy, role) => {
                format!("{} przeciwnika", form(V::role(role, self.event), case))
            }
        }
    }

    /// "zaznaczoną postać przeciwnika ze słowem Kozak"; `by` is who does it.
    pub(super) fn one(&self, filter: &Filter<V>, case: Case, by: Who) -> String {
        self.phrase(filter, V::noun(filter.kind).gender, case, by, form(V::noun(filter.kind), case))
    }

    pub(super) fn each(&self, filter: &Filter<V>, case: Case, by: Who) -> String {
        let every = adjective("każd", V::noun(filter.kind).gender, case);
        format!("{every} {}", self.one(filter, case, by))
    }

    /// "żadna postać przeciwnika", of which something is denied
    pub(super) fn none_of(&self, filter: &Filter<V>) -> String {
        let none = match V::noun(filter.kind).gender {
            Gender::Masculine => "żaden",
            Gender::Feminine => "żadna",
            Gender::Neuter => "żadne",
        };
        format!("{none} {}", self.one(filter, Case::Nom, Who::You))
    }

    fn several(&self, filter: &Filter<V>, count: u8, up_to: bool, by: Who) -> String {
        let noun = V::noun(filter.kind);
        let genitive = up_to || !matches!(count, 2..=4);
        let form = match (genitive, count) {
            (true, 1) => return format!("najwyżej {count} {}", self.one(filter, Case::Acc, by)),
            (true, _) => noun.many_gen,
            (false, _) => noun.many,
        };
        let mut text = self.phrase_of_many(filter, genitive, by, form);
        text = format!("{count} {text}");
        if up_to { format!("do {text}") } else { text }
    }

    pub(super) fn target(&self, target: &Target<V>, case: Case, by: Who) -> String {
        match target {
            Target::Who(Who::You) => "ty".to_owned(),
            Target::Who(Who::Opponent) => decline("przeciwnik", "przeciwnika", case).to_owned(),
            Target::Who(Who::Anyone) => "każdy gracz".to_owned(),
            Target::Card(Reference::This) if self.again && case == Case::Acc => {
                match self.this.gender {
                    Gender::Masculine => "go".to_owned(),
                    Gender::Feminine => "ją".to_owned(),
                    Gender::Neuter => "je".to_owned(),
                }
            }
            Target::Card(reference) => self.reference(*reference, case),
            Target::Choose { up_to: false, count: 1, filter } if case == Case::Acc => {
                format!("1 {}", self.one(filter, case, by))
            }
            Target::Choose { up_to: false, count: 1, filter } => {
                let chosen = adjective("wybran", V::noun(filter.kind).gender, case);
                format!("{chosen} {}", self.one(filter, case, by))
            }
            Target::Choose { up_to, count, filter } => self.several(filter, *count, *up_to, by),
            Target::Each(filter) => self.each(filter, case, by),
        }
    }

    pub(super) fn amount(&self, amount: &Amount<V>) -> String {
        match amount {
            Amount::Number(number) => number.to_string(),
            Amount::Count(filter) => {
                let noun = V::noun(filter.kind).many_gen;
                format!("liczba {}", self.phrase_of_many(filter, true, Who::Anyone, noun))
            }
            Amount::Of(stat, reference) => {
                format!("{} {}", V::stat(*stat), self.owner(*reference))
            }
            Amount::ModifiedOf(stat, reference) => {
                let of = self.owner(*reference);
                format!("{} {of} po zmianach", V::stat(*stat))
            }
            Amount::Excess(amount, over) => {
                format!("{} minus {}", self.amount(amount), self.amount(over))
            }
            Amount::Half(amount) => {
                let amount = self.amount(amount);
                match amount.strip_prefix("liczba ") {
                    Some(counted) => format!("połowa liczby {counted} (w górę)"),
                    None => format!("połowa (w górę) wartości: {amount}"),
                }
            }
            Amount::Has(resource, Who::You) => {
                format!("liczba twoich {}", V::resource(*resource).many_gen)
            }
            Amount::Has(resource, _) => {
                format!("liczba {} przeciwnika", V::resource(*resource).many_gen)
            }
        }
    }

    /// Whose trait it is; nobody acts there, so "swój" would be nobody's.
    fn owner(&self, reference: Reference<V>) -> String {
        match reference {
            Reference::Role(Whose::Own, role) => {
                let noun = V::role(role, self.event);
                format!("{} {}", possessive("tw", noun.gender, Case::Gen), noun.gen_)
            }
            other => self.reference(other, Case::Gen),
        }
    }

    fn phrase(
        &self,
        filter: &Filter<V>,
        gender: Gender,
        case: Case,
        by: Who,
        noun: &str,
    ) -> String {
        let mut before = Vec::new();
        if filter.tests.contains(&Test::OtherThan(Reference::This)) {
            before.push(adjective("inn", gender, case));
        }
        let in_zone = filter.tests.iter().any(|it| matches!(it, Test::In(..)));
        let mut after = Vec::new();
        match filter.whose {
            Some(whose) if !in_zone => match owner(whose, by, case) {
                Owner::Suffix => after.push("przeciwnika".to_owned()),
                Owner::Twoj => before.push(possessive("tw", gender, case)),
                Owner::Swoj => before.push(possessive("sw", gender, case)),
            },
            _ => {}
        }
        for state in &filter.states {
            before.push(adjective(V::state(*state), gender, case));
        }
        before.push(noun.to_owned());
        before.extend(after);
        before.extend(filter.tests.iter().filter_map(|it| self.test(it, gender, case, by)));
        before.join(" ")
    }

    fn phrase_of_many(&self, filter: &Filter<V>, genitive: bool, by: Who, noun: &str) -> String {
        let ending = if genitive { "ych" } else { "e" };
        let mut words = Vec::new();
        let in_zone = filter.tests.iter().any(|it| matches!(it, Test::In(..)));
        let own = if genitive { "oich" } else { "oje" };
        let mut enemy = None;
        match filter.whose {
            Some(whose) if !in_zone => match owner(whose, by, Case::Acc) {
                Owner::Suffix => enemy = Some("przeciwnika".to_owned()),
                Owner::Twoj => words.push(format!("tw{own}")),
                Owner::Swoj => words.push(format!("sw{own}")),
            },
            _ => {}
        }
        words.extend(filter.states.iter().map(|it| format!("{}{ending}", V::state(*it))));
        words.push(noun.to_owned());
        words.extend(enemy);
        let case = if genitive { Case::Gen } else { Case::Acc };
        let tests = filter.tests.iter();
        words.extend(tests.filter_map(|it| self.test(it, Gender::Feminine, case, by)));
        words.join(" ")
    }

    fn test(&self, test: &Test<V>, gender: Gender, case: Case, by: Who) -> Option<String> {
        Some(match test {
            Test::With(keyword) => format!("ze słowem {}", keyword.spelling()),
            Test::Without(keyword) => format!("bez słowa {}", keyword.spelling()),
            Test::Stat(stat, comparison, amount) => {
                format!("o {} {}", V::stat_loc(*stat), compared(*comparison, &self.amount(amount)))
            }
            Test::Modified(stat, comparison, amount) => {
                let compared = compared(*comparison, &self.amount(amount));
                format!("o {} po zmianach {compared}", V::stat_loc(*stat))
            }
            Test::In(whose, zone) => match owner(*whose, by, Case::Gen) {
                Owner::Suffix => format!("z {} przeciwnika", V::zone(*zone)),
                Owner::Twoj => format!("z twojego {}", V::zone(*zone)),
                Owner::Swoj => format!("ze swojego {}", V::zone(*zone)),
            },
            Test::OtherThan(Reference::This) => return None,
            Test::OtherThan(reference) => {
                format!("z wyjątkiem {}", self.reference(*reference, Case::Gen))
            }
            Test::Named(name) => format!("o nazwie {name}"),
            Test::Bearing(name) => format!("z kartą {name}"),
            Test::AttachedTo(reference) => {
                let attached = adjective("dołączon", gender, case);
                format!("{attached} do {}", self.reference(*reference, Case::Gen))
            }
        })
    }
}

/// How a possessor is told.
enum Owner {
    Suffix,
    Twoj,
    Swoj,
}

/// "swój" belongs to whoever acts, "twój" to the reader.
fn owner(whose: Whose, by: Who, case: Case) -> Owner {
    match (whose, by) {
        (Whose::Own, Who::You) if case == Case::Nom => Owner::Twoj,
        (Whose::Own, Who::You) | (Whose::Enemy, Who::Opponent) => Owner::Swoj,
        (Whose::Own, _) => Owner::Twoj,
        (Whose::Enemy, _) => Owner::Suffix,
    }
}

fn form(noun: Noun, case: Case) -> &'static str {
    match case {
        Case::Nom => noun.nom,
        Case::Gen => noun.gen_,
        Case::Acc => noun.acc,
    }
}

fn decline(nominative: &'static str, other: &'static str, case: Case) -> &'static str {
    if case == Case::Nom { nominative } else { other }
}

fn adjective(stem: &str, gender: Gender, case: Case) -> String {
    let ending = match (gender, case) {
        (Gender::Masculine, Case::Nom | Case::Acc) => "y",
        (Gender::Neuter, Case::Nom | Case::Acc) => "e",
        (Gender::Masculine | Gender::Neuter, Case::Gen) => "ego",
        (Gender::Feminine, Case::Nom) => "a",
        (Gender::Feminine, Case::Gen) => "ej",
        (Gender::Feminine, Case::Acc) => "ą",
    };
    format!("{stem}{ending}")
}

fn possessive(stem: &str, gender: Gender, case: Case) -> String {
    let ending = match (gender, case) {
        (Gender::Masculine, Case::Nom | Case::Acc) => "ój",
        (Gender::Neuter, Case::Nom | Case::Acc) => "oje",
        (Gender::Masculine | Gender::Neuter, Case::Gen) => "ojego",
        (Gender::Feminine, Case::Nom) => "oja",
        (Gender::Feminine, Case::Gen) => "ojej",
        (Gender::Feminine, Case::Acc) => "oją",
    };
    format!("{stem}{ending}")
}

fn demonstrative(noun: Noun, case: Case) -> String {
    let this = match (noun.gender, case) {
        (Gender::Masculine, Case::Nom | Case::Acc) => "ten",
        (Gender::Neuter, Case::Nom | Case::Acc) => "to",
        (Gender::Masculine | Gender::Neuter, Case::Gen) => "tego",
        (Gender::Feminine, Case::Nom) => "ta",
        (Gender::Feminine, Case::Gen) => "tej",
        (Gender::Feminine, Case::Acc) => "tę",
    };
    format!("{this} {}", form(noun, case))
}
