//! VETO! in Polish, with the forms its words take.

use super::*;
use crate::{
    lang::{Deed, Happening, Reference, Subject, Target, Test, What, Who, Whose},
    text::{Case, Forms, Gender, Noun, PolishWords},
};

/// Nominative, genitive, accusative and locative of one; nominative and genitive of several.
const fn feminine(one: [&'static str; 4], many: [&'static str; 2]) -> Noun {
    let [nom, gen_, acc, loc] = one;
    Noun { gender: Gender::Feminine, nom, gen_, acc, loc, many: many[0], many_gen: many[1] }
}

const fn masculine(one: [&'static str; 4], many: [&'static str; 2]) -> Noun {
    Noun { gender: Gender::Masculine, ..feminine(one, many) }
}

impl PolishWords for Veto {
    fn noun(kind: Kind) -> Noun {
        match kind {
            Kind::Karta => feminine(["karta", "karty", "kartę", "karcie"], ["karty", "kart"]),
            Kind::Postac => {
                feminine(["postać", "postaci", "postać", "postaci"], ["postacie", "postaci"])
            }
            Kind::Moderunek => masculine(
                ["moderunek", "moderunku", "moderunek", "moderunku"],
                ["moderunki", "moderunków"],
            ),
            Kind::Posesja => {
                feminine(["posesja", "posesji", "posesję", "posesji"], ["posesje", "posesji"])
            }
            Kind::Sztych => {
                masculine(["sztych", "sztychu", "sztych", "sztychu"], ["sztychy", "sztychów"])
            }
            Kind::Efekt => {
                masculine(["efekt", "efektu", "efekt", "efekcie"], ["efekty", "efektów"])
            }
            Kind::Frakcja => feminine(
                ["karta frakcji", "karty frakcji", "kartę frakcji", "karcie frakcji"],
                ["karty frakcji", "kart frakcji"],
            ),
            Kind::Ziemia => feminine(["ziemia", "ziemi", "ziemię", "ziemi"], ["ziemie", "ziem"]),
            Kind::Oddzial => {
                masculine(["oddział", "oddziału", "oddział", "oddziale"], ["oddziały", "oddziałów"])
            }
            Kind::Strategia => feminine(
                ["strategia", "strategii", "strategię", "strategii"],
                ["strategie", "strategii"],
            ),
            Kind::Przymierze => Noun {
                gender: Gender::Neuter,
                ..masculine(
                    ["przymierze", "przymierza", "przymierze", "przymierzu"],
                    ["przymierza", "przymierzy"],
                )
            },
        }
    }

    fn resource(resource: Resource) -> Noun {
        match resource {
            Resource::Kreski => {
                feminine(["kreska", "kreski", "kreskę", "kresce"], ["kreski", "kresek"])
            }
            Resource::Dukaty => {
                masculine(["dukat", "dukata", "dukat", "dukacie"], ["dukaty", "dukatów"])
            }
        }
    }

    fn role(role: Role, during: Option<Event>) -> Noun {
        match (role, during) {
            (Role::Weapon, _) => feminine(["Broń", "Broni", "Broń", "Broni"], ["Bronie", "Broni"]),
            (_, Some(Event::Fights)) => masculine(
                [
                    "walczący oddział",
                    "walczącego oddziału",
                    "walczący oddział",
                    "walczącym oddziale",
                ],
                ["walczące oddziały", "walczących oddziałów"],
            ),
            _ => masculine(
                ["szermierz", "szermierza", "szermierza", "szermierzu"],
                ["szermierze", "szermierzy"],
            ),
        }
    }

    fn it(event: Event) -> Option<Noun> {
        let challenger = masculine(
            ["wyzywający", "wyzywającego", "wyzywającego", "wyzywającym"],
            ["wyzywający", "wyzywających"],
        );
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

    fn state_behind(state: State) -> Option<&'static str> {
        Some("pod twoją kontrolą").filter(|_| state == State::Kontrolowana)
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

    fn stat_gen(stat: Stat) -> &'static str {
        match stat {
            Stat::Szabla => "Szabli",
            Stat::Kreski => "Kresek",
            Stat::Lafa => "lafy",
            Stat::Dochod => "dochodu",
            Stat::Agitacja => "agitacji",
            Stat::Odmowa => "ceny odmowy",
            Stat::Sztychy => "miejsc na sztychy",
            Stat::Bitnosc => "Bitności",
            Stat::Karnosc => "Karności",
            Stat::Znaczenie => "Znaczenia",
            Stat::Dobrobyt => "Dobrobytu",
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

    fn zone_loc(zone: Zone) -> (&'static str, &'static str) {
        match zone {
            Zone::Kredens => ("w", "kredensie"),
            Zone::Dwor => ("na", "dworze"),
            Zone::Lazaret => ("w", "lazarecie"),
            Zone::Zalnik => ("w", "żalniku"),
        }
    }

    fn until(span: Span, during: Option<Event>) -> &'static str {
        match span {
            Span::Agitacja => "",
            Span::Duel if during == Some(Event::Fights) => "do końca potyczki",
            Span::Duel => "do końca pojedynku",
            Span::Round => "do końca rundy",
            // What a card costs to play is said of the play already.
            Span::Zagranie => "",
        }
    }

    fn per(span: Span, during: Option<Event>) -> &'static str {
        match span {
            Span::Agitacja => "na agitację",
            Span::Duel if during == Some(Event::Fights) => "na potyczkę",
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

    fn marker(marker: Marker) -> &'static str {
        match marker {
            Marker::Zmeczenie => "zmęczenia",
            Marker::Gotowosc => "gotowości",
            Marker::Agitacja => "agitacji",
            Marker::Ostrosc => "Szabla +1",
            Marker::Tepota => "Szabla −1",
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
            Ban::FollowWplyw => {
                "użyć wpływu politycznego po tym, jak użyje go gracz mający inicjatywę"
            }
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
            Event::DrawsForSlawni => (
                "dobierasz kreski za swoich Sławnych",
                "dobiera kreski za swoich Sławnych",
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

    fn verb(deed: &Deed<Veto>) -> (&'static str, &'static str, Case) {
        let (order, infinitive) = match deed.verb {
            Verb::Draw => ("dobierz {}", "dobrać {}"),
            Verb::Take => ("weź {}", "wziąć {}"),
            Verb::Pay => ("zapłać {}", "zapłacić {}"),
            Verb::Lose => ("oddaj {} do wspólnej puli", "oddać {} do wspólnej puli"),
            Verb::Zaznacz => ("zaznacz {}", "zaznaczyć {}"),
            Verb::Odznacz => ("odznacz {}", "odznaczyć {}"),
            Verb::Discard => ("odrzuć {}", "odrzucić {}"),
            Verb::Remove => ("usuń z gry {}", "usunąć z gry {}"),
            Verb::Return if comes_home(deed) => ("cofnij {} na dwór", "cofnąć {} na dwór"),
            Verb::Return => ("cofnij {} na dwór właściciela", "cofnąć {} na dwór właściciela"),
            Verb::PutOut => ("wystaw {}", "wystawić {}"),
            Verb::Find => {
                ("wyszukaj {in} {}, okaż i weź na dwór", "wyszukać {in} {}, okazać i wziąć na dwór")
            }
            Verb::See => ("obejrzyj {}", "obejrzeć {}"),
            Verb::Wound => ("zrań {}", "zranić {}"),
            Verb::Kill => ("zabij {}", "zabić {}"),
            Verb::Negate => ("zaneguj {}", "zanegować {}"),
            Verb::WinGame => ("wygrywasz grę", "wygrać grę"),
            Verb::LoseGame => ("przegrywasz grę", "przegrać grę"),
            Verb::Tire => ("połóż znacznik zmęczenia na {}", "położyć znacznik zmęczenia na {}"),
            Verb::Ready => ("połóż znacznik gotowości na {}", "położyć znacznik gotowości na {}"),
            Verb::Fire => ("zdejmij znacznik gotowości z {}", "zdjąć znacznik gotowości z {}"),
            Verb::Embolden => ("połóż znacznik agitacji na {}", "położyć znacznik agitacji na {}"),
            Verb::Blunt => ("połóż znacznik Szabla −1 na {}", "położyć znacznik Szabla −1 na {}"),
            Verb::Sharpen => ("połóż znacznik Szabla +1 na {}", "położyć znacznik Szabla +1 na {}"),
            Verb::Strip => ("zdejmij znacznik {marker} z {}", "zdjąć znacznik {marker} z {}"),
            Verb::Shoot => ("strzel do {}", "strzelić do {}"),
            Verb::MakeAbsent => ("odeślij do nieobecnych {}", "odesłać do nieobecnych {}"),
            Verb::Pit => ("zmuś do pojedynku {} i {}", "zmusić do pojedynku {} i {}"),
            Verb::Clash => ("zmuś do potyczki {} i {}", "zmusić do potyczki {} i {}"),
            Verb::Tuck => ("podłącz {} pod {}", "podłączyć {} pod {}"),
            Verb::Show => ("okaż losowo ze swojego dworu {}", "okazać losowo ze swojego dworu {}"),
            Verb::Spare => ("zachowaj w grze {}", "zachować w grze {}"),
            Verb::Browse => (
                "obejrzyj {} z wierzchu swojego kredensu i weź dowolne z nich po 3 dukaty za każdą",
                "obejrzeć {} z wierzchu swojego kredensu i wziąć dowolne z nich po 3 dukaty za każdą",
            ),
        };
        let case = match deed.verb {
            Verb::Tire | Verb::Ready | Verb::Embolden | Verb::Blunt | Verb::Sharpen => Case::Loc,
            Verb::Fire | Verb::Strip | Verb::Shoot => Case::Gen,
            _ => Case::Acc,
        };
        (order, infinitive, case)
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
            // What the game itself lays on the stos nobody has played.
            Some(Event::IsWounded | Event::Discards | Event::DrawsForSlawni) => {
                ("zaneguj to", "zanegować to")
            }
            _ => ("zaneguj to zagranie", "zanegować to zagranie"),
        })
    }

    fn is_done_at_once(verb: Verb) -> bool {
        verb == Verb::See
    }

    fn change(
        stat: Stat,
        number: Option<u8>,
        minus: bool,
        span: Option<Span>,
    ) -> Option<(Forms, String)> {
        let more = if minus { "mniej" } else { "więcej" };
        let by = |noun: Noun| match number {
            Some(number) => format!("o {} {more}", noun.counted(number)),
            None => format!("o X {} {more}", noun.many_gen),
        };
        match stat {
            Stat::Agitacja => {
                let gives = Forms::new("dajesz", "daje", "dają");
                Some((gives, by(Veto::resource(Resource::Kreski))))
            }
            Stat::Sztychy => {
                let may = ["możesz mieć pod sobą", "może mieć pod sobą", "mogą mieć pod sobą"];
                Some((Forms::new(may[0], may[1], may[2]), by(Veto::noun(Kind::Sztych))))
            }
            Stat::Odmowa => {
                let gives = Forms::new("oddajesz", "oddaje", "oddają");
                let kreski = by(Veto::resource(Resource::Kreski));
                Some((gives, format!("{kreski} za odmowę pojedynku")))
            }
            Stat::Lafa if span == Some(Span::Zagranie) => {
                let costs = Forms::new("kosztujesz", "kosztuje", "kosztują");
                Some((costs, by(Veto::resource(Resource::Dukaty))))
            }
            _ => None,
        }
    }

    fn matter(stat: Stat) -> Option<Noun> {
        let agitacja =
            feminine(["agitacja", "agitacji", "agitację", "agitacji"], ["agitacje", "agitacji"]);
        Some(agitacja).filter(|_| stat == Stat::Agitacja)
    }

    fn is_sign(cost: &Deed<Veto>) -> bool {
        cost.verb == Verb::Zaznacz && cost.what == What::Cards(Target::Card(Reference::This))
    }

    fn goes_off(head: Head) -> bool {
        head == Head::Trigger
    }
}

/// Is it a card of one's own lazaret, żalnik or kredens, so that its owner is known?
pub(super) fn comes_home(deed: &Deed<Veto>) -> bool {
    let What::Cards(Target::Choose { filter, .. } | Target::Each(filter)) = &deed.what else {
        return false;
    };
    deed.by == Who::You && filter.tests.iter().any(|it| matches!(it, Test::In(Whose::Own, _)))
}
