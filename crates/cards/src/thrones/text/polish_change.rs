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
            Modifier::Strength { cards, minus, by } => self.strength(cards, *minus, by),
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

    fn strength(&self, cards: &Cards, minus: bool, by: &Amount) -> String {
        let sign = if minus { "−" } else { "+" };
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
            Rule::Stat { stat, minus, by } => self.stat(player, *stat, *minus, *by),
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

    fn stat(&self, player: Who, stat: Stat, minus: bool, by: u8) -> String {
        let sign = if minus { "−" } else { "+" };
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

fn of_icon(it: WhichIcon) -> String {
    match it {
        WhichIcon::This(it) => format!("symbol {}", symbol(it)),
        WhichIcon::OfChoice => "wybrany przez ciebie symbol".to_owned(),
    }
}
