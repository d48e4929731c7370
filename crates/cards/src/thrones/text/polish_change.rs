//! Polish: what holds for a time.

use super::{polish_forms::*, polish_phrase::Speaker, *};

impl Speaker<'_> {
    /// Several changes of the same cards name them once.
    pub(super) fn modifiers(&self, modifiers: &[Modifier]) -> String {
        let mut parts: Vec<String> = Vec::new();
        let mut before = String::new();
        for modifier in modifiers {
            let text = self.modifier(modifier);
            let named = changed(modifier).map(|it| self.cards(it, Case::Nom)).unwrap_or_default();
            let again = !named.is_empty() && named == before;
            let short = text.strip_prefix(&format!("{named} ")).filter(|_| again);
            parts.push(short.unwrap_or(&text).to_owned());
            before = named;
        }
        listed(&parts, "i")
    }

    /// The cards and what they do, one or several.
    fn acting(&self, cards: &Cards, one: &str, many: &str) -> String {
        let verb = if self.number_of(cards) == Number::Many { many } else { one };
        format!("{} {verb}", self.cards(cards, Case::Nom))
    }

    fn modifier(&self, modifier: &Modifier) -> String {
        match modifier {
            Modifier::Strength { cards, change } => self.strength(cards, change),
            Modifier::GainsIcon(cards, icon) => {
                format!("{} {}", self.acting(cards, "zyskuje", "zyskują"), of_icon(*icon))
            }
            Modifier::LosesIcon(cards, icon) => {
                format!("{} {}", self.acting(cards, "traci", "tracą"), of_icon(*icon))
            }
            Modifier::GainsKeyword(cards, it) => {
                let keyword = keyword(it, self.names);
                format!("{} słowo {keyword}", self.acting(cards, "zyskuje", "zyskują"))
            }
            Modifier::Blank(cards) => {
                let cards = self.cards(cards, Case::Gen);
                format!("wydrukowany tekst {cards} traktuje się jako pusty, z wyjątkiem cech")
            }
            Modifier::BaseGold(filter, gold) => {
                let each = self.each(filter, Case::Gen);
                format!("bazowa wartość złota {each} wynosi {gold}")
            }
            Modifier::NoStrength(cards) => {
                let acting = self.acting(cards, "nie dodaje", "nie dodają");
                format!("{acting} SIŁY do wyzwania")
            }
            Modifier::CountsAsAttacking(card) => {
                format!("{} liczy się jako atakująca", self.card(*card, Case::Nom))
            }
            Modifier::DiesAtZero(cards) => {
                format!("{}, gdy tylko SIŁA wynosi 0", self.acting(cards, "ginie", "giną"))
            }
            Modifier::NoKneel { cards, role, types, first_each_round } => {
                self.no_kneel(cards, *role, *types, *first_each_round)
            }
            Modifier::MayDefend { card, types } => {
                let (card, challenge) = (self.card(*card, Case::Nom), in_challenge(*types));
                format!("{card} może bronić w {challenge}, nawet klęcząc lub bez symbolu")
            }
            Modifier::Cannot(cards, ban) => {
                let ban = match ban {
                    Ban::DeclareAsAttacker => "atakować",
                    Ban::DeclareAsDefender => "bronić",
                    Ban::BypassByStealth => "zostać ominięta dzięki Podstępowi",
                };
                match cards {
                    Cards::Each(filter) => {
                        format!("{} nie może {ban}", self.quantified("żadn", filter, Case::Nom))
                    }
                    cards => format!("{} {ban}", self.acting(cards, "nie może", "nie mogą")),
                }
            }
            Modifier::MustDefend(cards) => {
                format!("{} bronić, jeśli to możliwe", self.acting(cards, "musi", "muszą"))
            }
            Modifier::Immune(cards, filter) => self.immune(cards, filter),
            Modifier::Discount(discount) => self.discount(discount),
            Modifier::EntersKneeling(card) => {
                format!("{} wchodzi do gry, klęcząc", self.card(*card, Case::Nom))
            }
            Modifier::ClaimAgainstAny(icon) => {
                let icon = if *icon == Icon::Military { "militarne" } else { symbol(*icon) };
                let against = "wobec dowolnej liczby przeciwników";
                format!("możesz rozpatrywać swoje roszczenia {icon} {against}")
            }
            Modifier::Player(who, rule) => self.rule(*who, rule),
        }
    }

    fn immune(&self, cards: &Cards, filter: &Filter) -> String {
        let gender = match cards {
            Cards::One(card) => self.noun_of(*card).gender,
            Cards::Each(of) => of_kind(single(of.kinds)).gender,
        };
        let is = self.acting(cards, "jest", "są");
        let immune = adjective("odporn", gender, Case::Nom, self.number_of(cards));
        format!("{is} {immune} na efekty {}", self.phrase(filter, Case::Gen, Number::Many))
    }

    fn strength(&self, cards: &Cards, change: &Change<Amount>) -> String {
        let (sign, by) = match change {
            Change::Plus(by) => ("+", by),
            Change::Minus(by) => ("−", by),
            other => {
                let becomes = becomes(other, |it| match it {
                    Amount::Number(_) | Amount::X | Amount::Choice(..) => self.amount(it),
                    // It stays in the nominative.
                    it => format!("wartość: {}", self.amount(it)),
                });
                return format!("SIŁA {} {becomes}", self.cards(cards, Case::Gen));
            }
        };
        let by = match by {
            Amount::Choice(condition, one, other) => {
                let condition = self.condition(condition);
                format!("{sign}{other} SIŁY ({sign}{one}, jeśli {condition})")
            }
            by => format!("{sign}{}", self.counted(by, STRENGTH)),
        };
        format!("{} {by}", self.acting(cards, "otrzymuje", "otrzymują"))
    }

    fn no_kneel(&self, cards: &Cards, role: Role, types: Types, first: bool) -> String {
        let acting = self.acting(cards, "nie klęka", "nie klękają");
        let role = match role {
            Role::Attacker => "atakując",
            Role::Defender => "broniąc",
        };
        let challenge = match (first, types == Types::These(Few::all())) {
            (true, _) => format!(" w twoim pierwszym {} w rundzie", in_challenge(types)),
            (false, true) => String::new(),
            (false, false) => format!(" w {}", in_challenge(types)),
        };
        format!("{acting}, {role}{challenge}")
    }

    fn discount(&self, discount: &Discount) -> String {
        let Discount { by, filter, how, scope } = discount;
        let phrase = self.phrase(filter, Case::Nom, Number::One);
        let gender = of_kind(single(filter.kinds)).gender;
        let done = |stem: &str| adjective(stem, gender, Case::Nom, Number::One);
        let how = match how {
            Bought::Marshaled => format!("mobilizowan{}", &done("")),
            Bought::Played => format!("zagrywan{}", &done("")),
            Bought::Either => format!("mobilizowan{0} lub zagrywan{0}", &done("")),
        };
        let which = match scope {
            Scope::Next => match gender {
                Gender::Feminine => "następna",
                Gender::Neuter => "następne",
                Gender::Masculine | Gender::Animate => "następny",
            },
            Scope::FirstEachRound => match gender {
                Gender::Feminine => "pierwsza",
                Gender::Neuter => "pierwsze",
                Gender::Masculine | Gender::Animate => "pierwszy",
            },
        };
        let round = if *scope == Scope::FirstEachRound { " w każdej rundzie" } else { "" };
        format!("{which} {how} przez ciebie{round} {phrase} kosztuje o {by} mniej")
    }

    fn rule(&self, player: Who, rule: &Rule) -> String {
        match rule {
            Rule::Stat { stat, change: Change::Plus(by) } => self.stat(player, *stat, "+", *by),
            Rule::Stat { stat, change: Change::Minus(by) } => self.stat(player, *stat, "−", *by),
            Rule::Stat { stat, change } => {
                format!("{} {}", number_called(player, *stat), becomes(change, u8::to_string))
            }
            Rule::CannotInitiate { types, against, unless } => {
                let cannot = cannot(player);
                let challenges = challenge(*types, Case::Gen, Number::Many);
                let against = match against {
                    Some(Who::You) => " przeciwko tobie".to_owned(),
                    Some(who) => format!(" przeciwko graczowi ({})", polish_forms::who(*who)),
                    None => String::new(),
                };
                let unless = unless.as_ref().map(|it| format!(", chyba że {}", self.condition(it)));
                format!("{cannot} inicjować {challenges}{against}{}", unless.unwrap_or_default())
            }
            Rule::CannotMarshal(filter) => {
                let cannot = cannot(player);
                format!("{cannot} mobilizować {}", self.phrase(filter, Case::Gen, Number::Many))
            }
            Rule::CannotPlay(filter) => {
                let cannot = cannot(player);
                format!("{cannot} zagrywać {}", self.phrase(filter, Case::Gen, Number::Many))
            }
            Rule::CannotTrigger => {
                format!("{} aktywować zdolności kart", cannot(player))
            }
            Rule::DeclareAtMost(count, role) => {
                let role = match (role, count) {
                    (Role::Attacker, 1) => "atakującą postać",
                    (Role::Attacker, _) => "atakujących postaci",
                    (Role::Defender, 1) => "broniącą postać",
                    (Role::Defender, _) => "broniących postaci",
                };
                let declares = does(player, "zgłaszasz", "zgłasza");
                format!("{declares} w każdym wyzwaniu najwyżej {count} {role}")
            }
            Rule::InitiateAtMost(count) => {
                let initiate = does(player, "inicjujesz", "inicjuje");
                let noun = if *count == 1 { "wyzwanie" } else { "wyzwania" };
                format!("{initiate} w fazie wyzwań najwyżej {count} {noun}")
            }
            Rule::StandAtMost(count, filter) => {
                let stands = does(player, "stawiasz", "stawia");
                let number = if *count == 1 { Number::One } else { Number::Many };
                let cards = self.phrase(filter, Case::Acc, number);
                format!("{stands} w fazie wstawania najwyżej {count} {cards}")
            }
            Rule::ExtraChallenge { count, types, another_opponent } => {
                let may = does(player, "możesz", "może");
                let against =
                    if *another_opponent { " przeciwko innemu przeciwnikowi" } else { "" };
                let more = challenge(*types, Case::Acc, Number::One);
                format!("{may} zainicjować {count} dodatkowe {more}{against}")
            }
        }
    }

    fn stat(&self, player: Who, stat: Stat, sign: &str, by: u8) -> String {
        let minus = sign != "+";
        let plot = match player {
            Who::You => "twoja odkryta fabuła".to_owned(),
            who => format!("odkryta fabuła {}", of_whom(who)),
        };
        let whose = match player {
            Who::You => "twojej strony".to_owned(),
            who => format!("strony {}", of_whom(who)),
        };
        match stat {
            Stat::Gold => format!("{plot} otrzymuje {sign}{by} do złota"),
            Stat::Initiative => format!("{plot} otrzymuje {sign}{by} do inicjatywy"),
            Stat::Claim => format!("{plot} otrzymuje {sign}{by} do roszczeń"),
            Stat::Reserve => format!("{plot} otrzymuje {sign}{by} do rezerw"),
            Stat::Draw => {
                let more = if minus { "mniej" } else { "więcej" };
                let draws = does(player, "dobierasz", "dobiera");
                format!("{draws} w fazie dobierania o {} {more}", CARD.counted(by))
            }
            Stat::Limited => {
                let more = if minus { "mniej" } else { "więcej" };
                let may = does(player, "możesz", "może");
                let cards = CARD.counted(by);
                format!("{may} mobilizować w rundzie o {cards} ze słowem Ograniczenie {more}")
            }
            Stat::Side => format!("do {whose} wyzwania dolicza się {sign}{by} SIŁY"),
            Stat::Dominance => {
                let of = if player == Who::You { "twojej" } else { of_whom(player) };
                format!("do {of} SIŁY w dominacji dolicza się {sign}{by}")
            }
            Stat::Redirects => {
                let may = does(player, "możesz", "może");
                let noun = if by == 1 { "wyzwanie" } else { "wyzwania" };
                format!("{may} przekierować {by} {noun} w rundzie")
            }
        }
    }
}

/// What a number of a player is called; always feminine.
fn number_called(player: Who, stat: Stat) -> String {
    let value = match stat {
        Stat::Gold => "wartość złota",
        Stat::Initiative => "inicjatywa",
        Stat::Claim => "wartość roszczeń",
        Stat::Reserve => "wartość rezerw",
        Stat::Draw => {
            let draws = does(player, "dobierasz", "dobiera");
            return format!("liczba kart, które {draws} w fazie dobierania,");
        }
        Stat::Limited => {
            let may = does(player, "możesz", "może");
            return format!(
                "liczba kart ze słowem Ograniczenie, które {may} mobilizować w rundzie,"
            );
        }
        Stat::Redirects => {
            let may = does(player, "możesz", "może");
            return format!("liczba wyzwań, które {may} przekierować w rundzie,");
        }
        Stat::Side if player == Who::You => return "SIŁA twojej strony wyzwania".to_owned(),
        Stat::Side => return format!("SIŁA strony wyzwania {}", of_whom(player)),
        Stat::Dominance if player == Who::You => return "twoja SIŁA w dominacji".to_owned(),
        Stat::Dominance => return format!("SIŁA {} w dominacji", of_whom(player)),
    };
    match player {
        Who::You => format!("{value} twojej odkrytej fabuły"),
        who => format!("{value} odkrytej fabuły {}", of_whom(who)),
    }
}

/// What becomes of a number that is not only added to.
fn becomes<N>(change: &Change<N>, number: impl Fn(&N) -> String) -> String {
    match change {
        Change::Plus(by) => format!("rośnie o {}", number(by)),
        Change::Minus(by) => format!("spada o {}", number(by)),
        Change::Times(2) => "jest podwojona".to_owned(),
        Change::Times(factor) => format!("jest pomnożona przez {factor}"),
        Change::Over(2) => "jest zmniejszona o połowę (zaokrąglając w górę)".to_owned(),
        Change::Over(factor) => format!("jest podzielona przez {factor} (zaokrąglając w górę)"),
        Change::Set(to) => format!("jest ustawiona na {}", number(to)),
    }
}

fn of_icon(it: WhichIcon) -> String {
    match it {
        WhichIcon::This(it) => format!("symbol {}", symbol(it)),
        WhichIcon::OfChoice => "wybrany przez ciebie symbol".to_owned(),
    }
}
