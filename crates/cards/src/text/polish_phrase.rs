//! Noun phrases in the right case, number and gender.

use super::clause::{bare, chosen, kind_of_it, named, place};
use super::polish_words::*;
use crate::lang::*;

/// Knows what "this", "it" and "that" are called in the sentence at hand.
pub(super) struct Speaker<V: Vocabulary> {
    this: Noun,
    it: Noun,
    that: Noun,
    /// The card of the event is the one on which the sentence stands.
    it_is_this: bool,
    /// What the event or the condition speaks of, so that a pronoun or nothing will do.
    pub(super) named: Option<Reference<V>>,
    /// The event has named the opponent, so "od niego" will do.
    opponent_acts: bool,
    /// What the sentence answers.
    pub(super) event: Option<V::Event>,
}

const CARD: Noun = Noun {
    gender: Gender::Feminine,
    nom: "karta",
    gen_: "karty",
    acc: "kartę",
    loc: "karcie",
    many: "karty",
    many_gen: "kart",
};

impl<V: PolishWords> Speaker<V> {
    /// For something said by itself, on a card of this kind.
    pub(super) fn on(kind: V::Kind) -> Speaker<V> {
        let this = V::noun(kind);
        Speaker {
            this,
            it: CARD,
            that: CARD,
            it_is_this: false,
            named: None,
            opponent_acts: false,
            event: None,
        }
    }

    pub(super) fn of(ability: &Ability<V>, kind: V::Kind) -> Speaker<V> {
        let happening = ability.event.as_ref();
        let subject = happening.map(|it| &it.subject);
        Speaker {
            it: happening.and_then(kind_of_it).map_or(CARD, V::noun),
            that: chosen(ability).map_or(CARD, V::noun),
            it_is_this: [happening.and_then(|it| it.object.as_ref()), subject]
                .contains(&Some(&Subject::Card(Reference::This))),
            named: named(ability),
            opponent_acts: subject == Some(&Subject::Who(Who::Opponent)),
            event: happening.map(|it| it.event),
            ..Speaker::on(kind)
        }
    }

    /// "1 dukat od przeciwnika"; whom the event has named is a pronoun, which stands before.
    pub(super) fn given(&self, what: &str, by: Option<Who>) -> String {
        match by {
            None => what.to_owned(),
            Some(Who::Opponent) if self.opponent_acts => format!("od niego {what}"),
            Some(Who::Opponent) => format!("{what} od przeciwnika"),
            Some(Who::You | Who::Anyone) => format!("{what} od każdego gracza"),
        }
    }

    /// "1 kartę", "2 karty"
    pub(super) fn cards(&self, number: u8) -> String {
        CARD.counted(number)
    }

    /// `by` is who does it.
    pub(super) fn subject(&self, subject: &Subject<V>, case: Case, by: Who) -> String {
        match subject {
            Subject::Who(who) => self.who(*who, case).to_owned(),
            Subject::Card(reference) => self.reference(*reference, case),
            Subject::Any(filter) => self.one(filter, case, by),
        }
    }

    fn who(&self, who: Who, case: Case) -> &'static str {
        match (who, case) {
            (Who::You, Case::Nom) => "ty",
            (Who::You, _) => "ciebie",
            (Who::Opponent, Case::Nom) => "przeciwnik",
            (Who::Opponent, _) => "przeciwnika",
            (Who::Anyone, Case::Nom) => "dowolny gracz",
            (Who::Anyone, _) => "dowolnego gracza",
        }
    }

    pub(super) fn reference(&self, reference: Reference<V>, case: Case) -> String {
        let told = |stem, noun: Noun| {
            format!("{} {}", adjective(stem, noun.gender, case), noun.in_case(case))
        };
        match reference {
            Reference::This => demonstrative(self.this, case),
            Reference::Host => match case {
                Case::Nom => "nosiciel".to_owned(),
                Case::Gen | Case::Acc => "nosiciela".to_owned(),
                Case::Loc => "nosicielu".to_owned(),
            },
            Reference::It => match self.event.and_then(V::it) {
                Some(noun) => noun.in_case(case).to_owned(),
                None if self.it_is_this => demonstrative(self.this, case),
                None if self.it.gender == Gender::Masculine
                    && matches!(case, Case::Nom | Case::Acc) =>
                {
                    format!("ów {}", self.it.in_case(case))
                }
                None => told("ow", self.it),
            },
            Reference::That => told("wybran", self.that),
            Reference::Role(Whose::Own, role) => {
                let noun = V::role(role, self.event);
                let stem = if case == Case::Nom { "tw" } else { "sw" };
                let is_alive = case == Case::Acc && noun.acc == noun.gen_;
                let ending = if is_alive { Case::Gen } else { case };
                format!("{} {}", possessive(stem, noun.gender, ending), noun.in_case(case))
            }
            Reference::Role(Whose::Enemy, role) => {
                format!("{} przeciwnika", V::role(role, self.event).in_case(case))
            }
        }
    }

    /// "zaznaczoną postać przeciwnika ze słowem Kozak"; `by` is who does it.
    pub(super) fn one(&self, filter: &Filter<V>, case: Case, by: Who) -> String {
        let noun = V::noun(filter.kind);
        let gender = noun.gender;
        let mut words = Vec::new();
        if filter.tests.contains(&Test::OtherThan(Reference::This)) {
            words.push(adjective("inn", gender, case));
        }
        let owner = told_owner(filter, by, case);
        match owner {
            Some(Owner::Twoj) => words.push(possessive("tw", gender, case)),
            Some(Owner::Swoj) => words.push(possessive("sw", gender, case)),
            Some(Owner::Suffix) | None => {}
        }
        let before = filter.states.iter().filter(|it| V::state_behind(**it).is_none());
        words.extend(before.map(|it| adjective(V::state(*it), gender, case)));
        words.push(noun.in_case(case).to_owned());
        self.complete(words, filter, owner, |word| adjective(word, gender, case), by)
    }

    /// "swoje zaznaczone postacie", "swoich zaznaczonych postaci"
    pub(super) fn many(&self, filter: &Filter<V>, genitive: bool, by: Who) -> String {
        let (ending, own) = if genitive { ("ych", "oich") } else { ("e", "oje") };
        let mut words = Vec::new();
        if filter.tests.contains(&Test::OtherThan(Reference::This)) {
            words.push(format!("inn{ending}"));
        }
        let owner = told_owner(filter, by, Case::Acc);
        match owner {
            Some(Owner::Twoj) => words.push(format!("tw{own}")),
            Some(Owner::Swoj) => words.push(format!("sw{own}")),
            Some(Owner::Suffix) | None => {}
        }
        let before = filter.states.iter().filter(|it| V::state_behind(**it).is_none());
        words.extend(before.map(|it| format!("{}{ending}", V::state(*it))));
        let noun = V::noun(filter.kind);
        words.push(if genitive { noun.many_gen } else { noun.many }.to_owned());
        self.complete(words, filter, owner, |word| format!("{word}{ending}"), by)
    }

    /// What stands behind the noun.
    fn complete(
        &self,
        mut words: Vec<String>,
        filter: &Filter<V>,
        owner: Option<Owner>,
        adjective: impl Fn(&str) -> String,
        by: Who,
    ) -> String {
        if matches!(owner, Some(Owner::Suffix)) {
            words.push("przeciwnika".to_owned());
        }
        let behind = filter.states.iter().filter_map(|it| V::state_behind(*it));
        words.extend(behind.map(str::to_owned));
        words.extend(filter.tests.iter().filter_map(|it| self.test(it, &adjective, by)));
        words.join(" ")
    }

    /// "3 karty ze słowem Sławny", "5 kart ze słowem Sławny"
    pub(super) fn counted(&self, filter: &Filter<V>, number: u8, by: Who) -> String {
        match number {
            1 => format!("1 {}", self.one(filter, Case::Acc, by)),
            _ => format!("{number} {}", self.many(filter, takes_genitive(number), by)),
        }
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

    /// "2 moderunki", "najwyżej 2 wybrane postacie przeciwnika"
    fn several(&self, filter: &Filter<V>, count: u8, up_to: bool, case: Case, by: Who) -> String {
        let text = match (count, case) {
            (1, _) => self.counted(filter, 1, by),
            (_, Case::Acc) => self.counted(filter, count, by),
            _ => {
                let genitive = takes_genitive(count);
                let chosen = if genitive { "wybranych" } else { "wybrane" };
                format!("{count} {chosen} {}", self.many(filter, genitive, by))
            }
        };
        if up_to { format!("najwyżej {text}") } else { text }
    }

    pub(super) fn target(&self, target: &Target<V>, case: Case, by: Who) -> String {
        match target {
            Target::Who(Who::Anyone) => "każdy gracz".to_owned(),
            Target::Who(who) => self.who(*who, case).to_owned(),
            Target::Card(Reference::This)
                if self.named == Some(Reference::This) && matches!(case, Case::Acc | Case::Loc) =>
            {
                pronoun(self.this.gender, case).to_owned()
            }
            Target::Card(reference) => self.reference(*reference, case),
            Target::Choose { up_to: false, count: 1, filter } => match case {
                Case::Acc | Case::Loc => format!("1 {}", self.one(filter, case, by)),
                Case::Nom | Case::Gen => {
                    let chosen = adjective("wybran", V::noun(filter.kind).gender, case);
                    format!("{chosen} {}", self.one(filter, case, by))
                }
            },
            Target::Choose { up_to, count, filter } => {
                self.several(filter, *count, *up_to, case, by)
            }
            Target::Each(filter) => self.each(filter, case, by),
        }
    }

    /// "w swoim kredensie"
    pub(super) fn inside(&self, whose: Whose, zone: V::Zone, by: Who) -> String {
        let (preposition, noun) = V::zone_loc(zone);
        match owner(whose, by, Case::Loc) {
            Owner::Suffix => format!("{preposition} {noun} przeciwnika"),
            Owner::Twoj => format!("{preposition} twoim {noun}"),
            Owner::Swoj => format!("{preposition} swoim {noun}"),
        }
    }

    /// " za każdą swoją postać", " za każde 2 karty w lazarecie przeciwnika"; what is counted stays where it is.
    pub(super) fn per(&self, filter: &Filter<V>, many: u8, by: Who) -> String {
        let counted = |filter: &Filter<V>| match many {
            1 => self.each(filter, Case::Acc, by),
            _ => format!("każde {}", self.counted(filter, many, by)),
        };
        match place(filter) {
            None => format!(" za {}", counted(filter)),
            Some((whose, zone)) => {
                format!(" za {} {}", counted(&bare(filter)), self.inside(whose, zone, by))
            }
        }
    }

    pub(super) fn amount(&self, amount: &Amount<V>) -> String {
        match amount {
            Amount::Number(number) => number.to_string(),
            Amount::Half(amount) => {
                format!("połowa {} (zaokrąglona w górę)", self.amount_gen(amount))
            }
            Amount::Of(stat, reference) => {
                format!("{} {}", V::stat(*stat), self.owner(*reference))
            }
            Amount::ModifiedOf(stat, reference) => {
                format!("{} {} po zmianach", V::stat(*stat), self.owner(*reference))
            }
            Amount::Excess(amount, over) => {
                format!("{} minus {}", self.amount(amount), self.amount(over))
            }
            Amount::Count(_) | Amount::Has(..) => {
                format!("liczba{}", self.amount_gen(amount).trim_start_matches("liczby"))
            }
        }
    }

    fn amount_gen(&self, amount: &Amount<V>) -> String {
        match amount {
            Amount::Count(filter) => match place(filter) {
                None => format!("liczby {}", self.many(filter, true, Who::Anyone)),
                Some((whose, zone)) => {
                    let cards = self.many(&bare(filter), true, Who::Anyone);
                    format!("liczby {cards} {}", self.inside(whose, zone, Who::Anyone))
                }
            },
            Amount::Has(resource, Who::You) => {
                format!("liczby twoich {}", V::resource(*resource).many_gen)
            }
            Amount::Has(resource, _) => {
                format!("liczby {} przeciwnika", V::resource(*resource).many_gen)
            }
            Amount::Of(stat, reference) => {
                format!("{} {}", V::stat_gen(*stat), self.owner(*reference))
            }
            Amount::ModifiedOf(stat, reference) => {
                format!("{} {} po zmianach", V::stat_gen(*stat), self.owner(*reference))
            }
            Amount::Number(_) | Amount::Half(_) | Amount::Excess(..) => {
                format!("wartości: {}", self.amount(amount))
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

    fn test(&self, test: &Test<V>, adjective: &impl Fn(&str) -> String, by: Who) -> Option<String> {
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
                format!("{} do {}", adjective("dołączon"), self.reference(*reference, Case::Gen))
            }
        })
    }
}

/// How a possessor is told.
#[derive(Clone, Copy)]
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

/// Whose the card is, unless its zone or its bearer says so already.
fn told_owner<V: Vocabulary>(filter: &Filter<V>, by: Who, case: Case) -> Option<Owner> {
    let is_said = filter.tests.iter().any(|it| match it {
        Test::In(..) => true,
        Test::AttachedTo(Reference::Role(whose, _)) => Some(*whose) == filter.whose,
        _ => false,
    });
    filter.whose.filter(|_| !is_said).map(|it| owner(it, by, case))
}
