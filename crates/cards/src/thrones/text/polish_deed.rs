//! Polish: deeds.

use super::{polish_forms::*, polish_phrase::Speaker, *};

impl Speaker<'_> {
    pub(super) fn done(&self, verb: Verb, cards: &Cards) -> String {
        if verb == Verb::JoinAsDefender {
            let many = self.number_of(cards) == Number::Many;
            let (joins, defender) =
                if many { ("dołączają", "obrońcy") } else { ("dołącza", "obrońca") };
            let cards = self.cards(cards, Case::Nom);
            return format!("{cards} {joins} do wyzwania jako {defender}");
        }
        order(verb, &self.cards(cards, Case::Acc))
    }

    pub(super) fn deed(&self, deed: &Deed) -> String {
        match deed {
            Deed::Cards { verb, cards, saves } => {
                let done = self.done(*verb, cards);
                format!("{done}{}", if *saves { "" } else { " (bez możliwości ocalenia)" })
            }
            Deed::Draw(Amount::Number(count)) => format!("dobierz {}", CARD.counted(*count)),
            Deed::Draw(amount) => format!("dobierz tyle kart: {}", self.amount(amount)),
            Deed::GainGold(amount) => format!("zyskaj {}", self.counted(amount, GOLD)),
            Deed::MoveGold { amount, from, to } => {
                let gold = GOLD.counted(*amount);
                format!("przenieś {gold} z puli {} {}", of_whom(*from), to_pool(*to))
            }
            Deed::ReturnGold(who) => {
                format!("całe złoto z puli {} wraca do skarbca", of_whom(*who))
            }
            Deed::GainPower(card, amount) => {
                let card = self.card(*card, Case::Nom);
                format!("{card} zyskuje {}", self.counted(amount, POWER))
            }
            Deed::MovePower { amount, from, to } => {
                let [from, to] = [from, to].map(|it| self.card(*it, Case::Gen));
                reflexive(&format!("przenieś {} z {from} do {to}", POWER.counted(*amount)))
            }
            Deed::LosePower(amount, card) => {
                format!("odrzuć {} z {}", POWER.counted(*amount), self.card(*card, Case::Gen))
            }
            Deed::PlaceTokens(count, it, card) => {
                let to = self.card(*card, Case::Acc);
                format!("połóż {} {} na {to}", TOKEN.counted(*count), token(*it))
            }
            Deed::RemoveTokens(count, token, card) => self.tokens_removed(*count, *token, *card),
            Deed::DiscardAtRandom(count, who) => {
                let discards = does(*who, "odrzuć", "odrzuca");
                format!("{discards} losowo {} z ręki", CARD.counted(*count))
            }
            Deed::DiscardTop(count, who) => {
                format!("odrzuć {} z wierzchu {}", CARD.counted(*count), deck(*who))
            }
            Deed::LookAtHand(who) => format!("obejrzyj rękę {}", of_whom(*who)),
            Deed::Sort { .. } | Deed::Search { .. } => self.hidden(deed),
            Deed::RevealTop(who) => format!("odkryj wierzchnią kartę {}", deck(*who)),
            Deed::NameChallengeType(who) => {
                does(*who, "nazwij rodzaj wyzwania", "nazywa rodzaj wyzwania")
            }
            Deed::NameKind(who) => {
                let names = does(*who, "nazwij", "nazywa");
                format!("{names} rodzaj karty (postać, miejsce, dodatek lub wydarzenie)")
            }
            Deed::Cancel => "anuluj te efekty".to_owned(),
            Deed::AttachThis(card) => {
                format!("dołącz tę kartę do {} jako dodatek", self.card(*card, Case::Gen))
            }
            Deed::DuplicateWithTop(card) => {
                let under = self.card(*card, Case::Acc);
                format!("połóż wierzchnią kartę swojej talii zakrytą pod {under} jako duplikat")
            }
        }
    }

    fn hidden(&self, deed: &Deed) -> String {
        match deed {
            Deed::Sort { whose, top, up_to, to, rest } => format!(
                "obejrzyj {} z wierzchu {}, najwyżej {up_to} umieść {}, a resztę {}",
                CARD.counted(*top),
                deck(*whose),
                pile(*to),
                pile(*rest)
            ),
            Deed::Search { top, filter } => {
                let of = match top {
                    Some(top) => format!("{} z wierzchu swojej talii", CARD.counted(*top)),
                    None => "swoją talię".to_owned(),
                };
                let card = self.phrase(filter, Case::Acc, Number::One);
                format!("przeszukaj {of}: pokaż {card} i weź na rękę, a talię potasuj")
            }
            _ => String::new(),
        }
    }

    /// "2 żetony władzy", "1 żeton władzy za każdą swoją postać"
    pub(super) fn counted(&self, amount: &Amount, unit: Noun) -> String {
        let one = unit.counted(1);
        match amount {
            Amount::Number(number) => unit.counted(*number),
            Amount::X => format!("X {}", unit.after(5)),
            Amount::Margin { per } => format!("{one} za każde {per} SIŁY przewagi"),
            Amount::Count(filter) => format!("{one} za {}", self.each(filter, Case::Acc)),
            Amount::UsedPlots(Who::You) => {
                format!("{one} za każdą kartę w twoim stosie zużytych fabuł")
            }
            Amount::Gold(Who::You) => format!("{one} za każdą sztukę złota w twojej puli"),
            other => format!("{one} za każdy punkt: {}", self.amount(other)),
        }
    }
}

/// An order with its object in the accusative.
pub(super) fn order(verb: Verb, what: &str) -> String {
    let what = reflexive(what);
    match verb {
        Verb::Kneel => format!("uklęknij {what}"),
        Verb::Stand => format!("postaw {what}"),
        Verb::Kill => format!("zabij {what}"),
        Verb::Discard => format!("odrzuć {what}"),
        Verb::Sacrifice => format!("poświęć {what}"),
        Verb::Return => format!("cofnij {what} na rękę właściciela"),
        Verb::PutIntoPlay => format!("wprowadź {what} do gry pod swoją kontrolą"),
        Verb::Shuffle => format!("wtasuj {what} do talii właściciela"),
        Verb::Bury => format!("umieść {what} na stosie zabitych właściciela"),
        Verb::RemoveFromGame => format!("usuń {what} z rozgrywki"),
        Verb::DrawCard => format!("dobierz {what}"),
        Verb::Save => format!("ocal {what}"),
        Verb::RemoveFromChallenge => format!("usuń {what} z wyzwania"),
        Verb::JoinAsDefender => format!("dołącz {what} do wyzwania jako obrońcę"),
        Verb::TakeControl => format!("przejmij {what} na stałe pod swoją kontrolę"),
    }
}

/// The case of several things after their number.
pub(super) fn after(count: u8) -> Case {
    match (count % 10, count % 100) {
        (2..=4, 12..=14) => Case::Gen,
        (2..=4, _) => Case::Acc,
        _ if count == 1 => Case::Acc,
        _ => Case::Gen,
    }
}

fn to_pool(who: Who) -> String {
    match who {
        Who::You => "do swojej puli".to_owned(),
        who => format!("do puli {}", of_whom(who)),
    }
}

fn deck(who: Who) -> String {
    match who {
        Who::You => "swojej talii".to_owned(),
        who => format!("talii {}", of_whom(who)),
    }
}

fn pile(pile: Pile) -> &'static str {
    match pile {
        Pile::Hand => "na swojej ręce",
        Pile::Top => "na wierzchu w dowolnej kolejności",
        Pile::Bottom => "na spodzie w dowolnej kolejności",
    }
}
