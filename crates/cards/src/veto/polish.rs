//! VETO! in Polish, with the forms its words take.

use super::*;
use crate::{
    lang::{Amount, Deed, Happening, Reference, Subject, Target, What, Who},
    text::{Case, Gender, Noun, PolishWords},
};

const fn feminine(
    nom: &'static str,
    gen_: &'static str,
    acc: &'static str,
    many: &'static str,
    many_gen: &'static str,
) -> Noun {
    Noun { gender: Gender::Feminine, nom, gen_, acc, many, many_gen }
}

const fn masculine(
    nom: &'static str,
    gen_: &'static str,
    many: &'static str,
    many_gen: &'static str,
) -> Noun {
    Noun { gender: Gender::Masculine, nom, gen_, acc: nom, many, many_gen }
}

impl PolishWords for Veto {
    fn noun(kind: Kind) -> Noun {
        match kind {
            Kind::Karta => feminine("karta", "karty", "kartę", "karty", "kart"),
            Kind::Postac => feminine("postać", "postaci", "postać", "postacie", "postaci"),
            Kind::Moderunek => masculine("moderunek", "moderunku", "moderunki", "moderunków"),
            Kind::Posesja => feminine("posesja", "posesji", "posesję", "posesje", "posesji"),
            Kind::Sztych => masculine("sztych", "sztychu", "sztychy", "sztychów"),
            Kind::Efekt => masculine("efekt", "efektu", "efekty", "efektów"),
            Kind::Frakcja => feminine(
                "karta frakcji",
                "karty frakcji",
                "kartę frakcji",
                "karty frakcji",
                "kart frakcji",
            ),
            Kind::Ziemia => feminine("ziemia", "ziemi", "ziemię", "ziemie", "ziem"),
            Kind::Oddzial => masculine("oddział", "oddziału", "oddziały", "oddziałów"),
            Kind::Strategia => {
                feminine("strategia", "strategii", "strategię", "strategie", "strategii")
            }
            Kind::Przymierze => Noun {
                gender: Gender::Neuter,
                ..masculine("przymierze", "przymierza", "przymierza", "przymierzy")
            },
        }
    }

    fn resource(resource: Resource) -> Noun {
        match resource {
            Resource::Kreski => feminine("kreska", "kreski", "kreskę", "kreski", "kresek"),
            Resource::Dukaty => masculine("dukat", "dukata", "dukaty", "dukatów"),
        }
    }

    fn role(role: Role, during: Option<Event>) -> Noun {
        match (role, during) {
            (Role::Weapon, _) => feminine("broń", "broni", "broń", "bronie", "broni"),
            (_, Some(Event::Fights)) => masculine(
                "walczący oddział",
                "walczącego oddziału",
                "walczące oddziały",
                "walczących oddziałów",
            ),
            _ => Noun {
                acc: "szermierza",
                ..masculine("szermierz", "szermierza", "szermierze", "szermierzy")
            },
        }
    }

    fn it(event: Event) -> Option<Noun> {
        let challenger = Noun {
            acc: "wyzywającego",
            ..masculine("wyzywający", "wyzywającego", "wyzywający", "wyzywających")
        };
        Some(challenger).filter(|_| event == Event::Challenges)
    }

    fn state(state: State) -> &'static str {
        match state {
            State::Zaznaczona => "zaznaczon",
            State::Odznaczona => "odznaczon",
            State::Walczaca => "walcząc",
            State::Kontrolowana => "kontrolowan",
        }
    }

    fn predicate(state: State) -> &'static str {
        match state {
            State::Zaznaczona => "jest zaznaczona",
            State::Odznaczona => "jest odznaczona",
            State::Walczaca => "walczy w pojedynku",
            State::Kontrolowana => "jest pod twoją kontrolą",
        }
    }

    fn stat(stat: Stat) -> &'static str {
        match stat {
            Stat::Szabla => "Szabla",
            Stat::Kreski => "Kreski",
            Stat::Lafa => "lafa",
            Stat::Dochod => "dochód",
            Stat::Agitacja => "agitacja",
            Stat::Odmowa => "cena odmowy",
            Stat::Sztychy => "miejsca na sztychy",
            Stat::Bitnosc => "Bitność",
            Stat::Karnosc => "Karność",
            Stat::Znaczenie => "Znaczenie",
            Stat::Dobrobyt => "Dobrobyt",
        }
    }

    fn stat_loc(stat: Stat) -> &'static str {
        match stat {
            Stat::Szabla => "Szabli",
            Stat::Kreski => "Kreskach",
            Stat::Lafa => "lafie",
            Stat::Dochod => "dochodzie",
            Stat::Agitacja => "agitacji",
            Stat::Odmowa => "cenie odmowy",
            Stat::Sztychy => "miejscach na sztychy",
            Stat::Bitnosc => "Bitności",
            Stat::Karnosc => "Karności",
            Stat::Znaczenie => "Znaczeniu",
            Stat::Dobrobyt => "Dobrobycie",
        }
    }

    fn zone(zone: Zone) -> &'static str {
        match zone {
            Zone::Kredens => "kredensu",
            Zone::Dwor => "dworu",
            Zone::Lazaret => "lazaretu",
            Zone::Zalnik => "żalnika",
        }
    }

    fn until(span: Span, during: Option<Event>) -> &'static str {
        match span {
            Span::Agitacja => "",
            Span::Duel if during == Some(Event::Fights) => "do końca potyczki",
            Span::Duel => "do końca pojedynku",
            Span::Round => "do końca rundy",
            Span::Zagranie => "przy tym zagraniu",
        }
    }

    fn per(span: Span) -> &'static str {
        match span {
            Span::Agitacja => "na agitację",
            Span::Duel => "na pojedynek",
            Span::Round => "na rundę",
            Span::Zagranie => "na zagranie",
        }
    }

    fn moment(moment: Moment) -> &'static str {
        match moment {
            Moment::PoczatekOdznaczenia => "na początku fazy odznaczenia",
            Moment::Inicjatywa => "po ustaleniu inicjatywy",
            Moment::Odznaczanie => "po odznaczeniu kart",
            Moment::KoniecOdznaczenia => "na koniec fazy odznaczenia",
            Moment::PoczatekRozliczenia => "na początku fazy rozliczenia",
            Moment::Dobieranie => "po dobraniu kart w fazie rozliczenia",
            Moment::Dochod => "po dobraniu dochodu",
            Moment::KoniecRozliczenia => "na koniec fazy rozliczenia",
            Moment::PoczatekGry => "na początku fazy gry",
            Moment::KoniecGry => "na koniec fazy gry",
            Moment::PoczatekOddzialow => "na początku fazy oddziałów",
            Moment::Ruch => "po ruchu oddziałów",
            Moment::Kontrola => "przed sprawdzeniem kontroli ziemi",
            Moment::KoniecOddzialow => "na koniec fazy oddziałów",
            Moment::PoczatekZakonczenia => "na początku fazy zakończenia",
            Moment::KoniecZakonczenia => "na koniec fazy zakończenia",
            Moment::KoniecRundy => "na koniec rundy",
            Moment::Odpowiedz => "po przyjęciu albo odrzuceniu wyzwania",
            Moment::WynikPojedynku => "po ustaleniu wyniku pojedynku",
            Moment::SkutkiPojedynku => "po rozpatrzeniu wyniku pojedynku",
            Moment::KoniecPojedynku => "po zakończeniu pojedynku",
            Moment::KoniecPotyczki => "po zakończeniu potyczki",
            Moment::Obliczenie => "po obliczeniu dochodu, przed jego pobraniem",
            Moment::Sprawdzenie => "po sprawdzeniu warunków zwycięstwa",
            Moment::Odrzucanie => "po odrzuceniu kart w fazie zakończenia",
        }
    }

    fn ban(ban: Ban) -> &'static str {
        match ban {
            Ban::Agitate => "agitować",
            Ban::Challenge => "wyzywać na pojedynek",
            Ban::BeChallenged => "być celem wyzwania",
            Ban::Refuse => "odmówić pojedynku",
            Ban::Untap => "się odznaczyć",
            Ban::Duel => "walczyć w pojedynkach",
            Ban::Fight => "walczyć w potyczkach",
            Ban::ChallengeKarmazyni => "wyzywać na polu karmazynów (prócz Elekta)",
            Ban::UseAbilities => "korzystać z nadrukowanych na niej zdolności",
            Ban::BeTargetOfEfekty => "być celem efektów",
            Ban::BearEfekty => "być celem efektów dołączanych",
            Ban::PlayCiecia => "zagrywać sztychów ze słowem Cięcie",
            Ban::BeDiscarded => "trafić z dworu do lazaretu przez kartę przeciwnika",
            Ban::FollowWplyw => "użyć wpływu politycznego po tym, jak użyje go mający inicjatywę",
        }
    }

    fn event(event: Event) -> (&'static str, &'static str, Case) {
        match event {
            Event::Plays => ("zagrywasz", "zagrywa", Case::Acc),
            Event::Uses => ("używasz zdolności", "używa zdolności", Case::Gen),
            Event::Agitates => ("agitujesz", "agituje", Case::Acc),
            Event::Challenges => ("wyzywasz na pojedynek", "wyzywa na pojedynek", Case::Acc),
            Event::Duels => ("się pojedynkujesz", "się pojedynkuje", Case::Acc),
            Event::Refuses => ("odmawiasz pojedynku", "odmawia pojedynku", Case::Acc),
            Event::WinsDuel => ("wygrywasz pojedynek", "wygrywa pojedynek", Case::Acc),
            Event::LosesDuel => ("przegrywasz pojedynek", "przegrywa pojedynek", Case::Acc),
            Event::EntersPlay => ("wchodzisz do gry", "wchodzi do gry", Case::Acc),
            Event::LeavesStos => ("schodzisz ze stosu", "schodzi ze stosu", Case::Acc),
            Event::Fights => ("walczysz w potyczce", "walczy w potyczce", Case::Acc),
            Event::WinsPotyczka => ("wygrywasz potyczkę", "wygrywa potyczkę", Case::Acc),
            Event::LosesPotyczka => ("przegrywasz potyczkę", "przegrywa potyczkę", Case::Acc),
            Event::Falls => {
                ("tracisz kartę do lazaretu", "trafia do lazaretu z pola gry", Case::Acc)
            }
            Event::AgitatesAgainst => ("agitujesz kosztem", "agituje kosztem", Case::Gen),
            Event::Defeats => ("pokonujesz w pojedynku", "pokonuje w pojedynku", Case::Acc),
            Event::IsWounded => ("odnosisz ranę w pojedynku", "odnosi ranę w pojedynku", Case::Acc),
            Event::IsTapped => ("się zaznaczasz", "się zaznacza", Case::Acc),
            Event::HasPlayed => ("właśnie masz za sobą", "właśnie zagrał", Case::Acc),
            Event::Discards => (
                "odrzucasz karty z dworu w fazie zakończenia",
                "odrzuca karty z dworu w fazie zakończenia",
                Case::Acc,
            ),
        }
    }

    fn circumstance(happening: &Happening<Veto>) -> Option<&'static str> {
        let yours = happening.object.is_none() && happening.subject == Subject::Who(Who::You);
        match happening.event {
            Event::Duels if yours => Some("w pojedynku"),
            Event::Fights if yours => Some("w potyczce"),
            _ => None,
        }
    }

    fn verb(verb: Verb) -> (&'static str, &'static str, Case) {
        let (order, infinitive) = match verb {
            Verb::Draw => ("dobierz {}", "dobrać {}"),
            Verb::Take => ("weź {}", "wziąć {}"),
            Verb::Pay => ("zapłać {}", "zapłacić {}"),
            Verb::Lose => ("oddaj {} do wspólnej puli", "oddać {} do wspólnej puli"),
            Verb::Zaznacz => ("zaznacz {}", "zaznaczyć {}"),
            Verb::Odznacz => ("odznacz {}", "odznaczyć {}"),
            Verb::Discard => ("odrzuć {}", "odrzucić {}"),
            Verb::Remove => ("usuń z gry {}", "usunąć z gry {}"),
            Verb::Return => ("cofnij {} na dwór właściciela", "cofnąć {} na dwór właściciela"),
            Verb::PutOut => ("wystaw {}", "wystawić {}"),
            Verb::Find => {
                ("wyszukaj: weź {} na dwór i okaż", "wyszukać: wziąć {} na dwór i okazać")
            }
            Verb::See => ("obejrzyj {}", "obejrzeć {}"),
            Verb::Wound => ("zrań {}", "zranić {}"),
            Verb::Kill => ("zabij {}", "zabić {}"),
            Verb::Negate => ("zaneguj {}", "zanegować {}"),
            Verb::WinGame => ("wygrywasz grę", "wygrać grę"),
            Verb::LoseGame => ("przegrywasz grę", "przegrać grę"),
            Verb::Tire => ("zmęcz {}", "zmęczyć {}"),
            Verb::Ready => ("przygotuj {} do strzału", "przygotować {} do strzału"),
            Verb::Fire => ("wystrzel: {}", "wystrzelić: {}"),
            Verb::Embolden => ("zachęć do agitacji {}", "zachęcić do agitacji {}"),
            Verb::Blunt => ("połóż znacznik Szabla −1 na: {}", "położyć znacznik Szabla −1 na: {}"),
            Verb::Shoot => ("wykonaj strzał; cel: {}", "wykonać strzał; cel: {}"),
            Verb::MakeAbsent => ("odpraw w nieobecność {}", "odprawić w nieobecność {}"),
            Verb::Pit => ("zmuś do pojedynku {} i {}", "zmusić do pojedynku {} i {}"),
            Verb::Clash => ("zmuś do potyczki {} i {}", "zmusić do potyczki {} i {}"),
            Verb::Tuck => ("podłącz {} pod {}", "podłączyć {} pod {}"),
            Verb::Show => ("okaż losowo {} ze swojego dworu", "okazać losowo {} ze swojego dworu"),
            Verb::Spare => ("zachowaj w grze {}", "zachować w grze {}"),
            Verb::Browse => (
                "obejrzyj {} z wierzchu swojego kredensu i weź dowolne z nich po 3 dukaty za każdą",
                "obejrzeć {} z wierzchu swojego kredensu i wziąć dowolne z nich po 3 dukaty za każdą",
            ),
        };
        (order, infinitive, Case::Acc)
    }

    fn deed(deed: &Deed<Veto>, during: Option<Event>) -> Option<(&'static str, &'static str)> {
        let it = What::Cards(Target::Card(Reference::It));
        let negates_it = deed.verb == Verb::Negate && deed.what == it;
        negates_it.then_some(match during {
            Some(Event::Challenges) => ("zaneguj to wyzwanie", "zanegować to wyzwanie"),
            Some(Event::Agitates | Event::AgitatesAgainst) => {
                ("zaneguj tę agitację", "zanegować tę agitację")
            }
            Some(Event::Uses) => ("zaneguj tę zdolność", "zanegować tę zdolność"),
            _ => ("zaneguj to zagranie", "zanegować to zagranie"),
        })
    }

    fn change(
        stat: Stat,
        target: &Target<Veto>,
        named: &str,
        by: &Amount<Veto>,
        minus: bool,
    ) -> Option<String> {
        let more = if minus { "mniej" } else { "więcej" };
        let (number, kreski) = match by {
            Amount::Number(1) => ("1".to_owned(), "kreskę"),
            Amount::Number(number @ 2..=4) => (number.to_string(), "kreski"),
            Amount::Number(number) => (number.to_string(), "kresek"),
            _ => ("X".to_owned(), "kresek"),
        };
        match (stat, target) {
            (Stat::Agitacja, Target::Card(Reference::It)) => {
                Some(format!("ta agitacja przenosi o {number} {kreski} {more}"))
            }
            (Stat::Agitacja, _) => {
                Some(format!("agitacja {named} przenosi o {number} {kreski} {more}"))
            }
            (Stat::Sztychy, _) => {
                Some(format!("pod kartą {named} może leżeć o {number} sztych więcej"))
            }
            (Stat::Odmowa, Target::Who(Who::Opponent)) => {
                Some(format!("przeciwnik za odmowę pojedynku oddaje o {number} {kreski} {more}"))
            }
            _ => None,
        }
    }

    fn is_sign(cost: &Deed<Veto>) -> bool {
        cost.verb == Verb::Zaznacz && cost.what == What::Cards(Target::Card(Reference::This))
    }

    fn goes_off(head: Head) -> bool {
        head == Head::Trigger
    }
}
