//! VETO! in English: the game's own nouns stay Polish.

use super::{polish::comes_home, *};
use crate::{
    lang::{Deed, Reference, Target, What, Who, Word},
    text::{EnglishWords, Forms},
};

impl EnglishWords for Veto {
    fn noun(kind: Kind) -> (&'static str, &'static str) {
        match kind {
            Kind::Karta => ("card", "cards"),
            Kind::Postac => ("postać", "postacie"),
            Kind::Moderunek => ("moderunek", "moderunki"),
            Kind::Posesja => ("posesja", "posesje"),
            Kind::Sztych => ("sztych", "sztychy"),
            Kind::Efekt => ("efekt", "efekty"),
            Kind::Frakcja => ("faction card", "faction cards"),
            Kind::Ziemia => ("ziemia", "ziemie"),
            Kind::Oddzial => ("oddział", "oddziały"),
            Kind::Strategia => ("strategia", "strategie"),
            Kind::Przymierze => ("przymierze", "przymierza"),
        }
    }

    fn is_only_one(kind: Kind) -> bool {
        matches!(kind, Kind::Frakcja | Kind::Strategia)
    }

    fn state(state: State) -> &'static str {
        match state {
            State::Zaznaczona => "tapped",
            State::Odznaczona => "untapped",
            State::Walczaca => "duelling",
            State::Kontrolowana => "under your control",
        }
    }

    fn state_behind(state: State) -> Option<&'static str> {
        Some("under your control").filter(|_| state == State::Kontrolowana)
    }

    fn stat(stat: Stat) -> &'static str {
        match stat {
            Stat::Szabla => "Szabla",
            Stat::Kreski => "Kreski",
            Stat::Lafa => "lafa",
            Stat::Dochod => "income",
            Stat::Agitacja => "agitacja",
            Stat::Odmowa => "price of refusing",
            Stat::Sztychy => "places for sztychy",
            Stat::Bitnosc => "Bitność",
            Stat::Karnosc => "Karność",
            Stat::Znaczenie => "Znaczenie",
            Stat::Dobrobyt => "Dobrobyt",
        }
    }

    fn zone(zone: Zone) -> &'static str {
        zone.spelling()
    }

    fn role(role: Role, during: Option<Event>) -> &'static str {
        match (role, during) {
            (Role::Weapon, _) => "duellist's Broń",
            (_, Some(Event::Fights)) => "fighting oddział",
            _ => "duellist",
        }
    }

    fn it(event: Event) -> Option<&'static str> {
        Some("the challenger").filter(|_| event == Event::Challenges)
    }

    fn until(span: Span, during: Option<Event>) -> &'static str {
        match span {
            Span::Agitacja => "",
            Span::Duel if during == Some(Event::Fights) => "until the end of the potyczka",
            Span::Duel => "until the end of the duel",
            Span::Round => "until the end of the round",
            // What a card costs to play is said of the play already.
            Span::Zagranie => "",
        }
    }

    fn per(span: Span, during: Option<Event>) -> &'static str {
        match span {
            Span::Agitacja => "agitacja",
            Span::Duel if during == Some(Event::Fights) => "potyczka",
            Span::Duel => "duel",
            Span::Round => "round",
            Span::Zagranie => "play",
        }
    }

    fn marker(marker: Marker) -> &'static str {
        match marker {
            Marker::Zmeczenie => "fatigue",
            Marker::Gotowosc => "readiness",
            Marker::Agitacja => "agitacja",
            Marker::Ostrosc => "Szabla +1",
            Marker::Tepota => "Szabla −1",
        }
    }

    fn ban(ban: Ban) -> &'static str {
        match ban {
            Ban::Agitate => "agitate",
            Ban::Challenge => "challenge anyone",
            Ban::BeChallenged => "be challenged",
            Ban::Refuse => "refuse a duel",
            Ban::Untap => "be untapped",
            Ban::Duel => "take part in duels",
            Ban::Fight => "take part in potyczki",
            Ban::ChallengeKarmazyni => "challenge on the pole karmazynów (but no Elekt)",
            Ban::UseAbilities => "use the abilities printed on it",
            Ban::BeTargetOfEfekty => "have efekty played on it",
            Ban::BearEfekty => "have efekty attached to it",
            Ban::PlayCiecia => "play sztychy with Cięcie",
            Ban::BeDiscarded => "be discarded from your dwór by your opponent's cards",
            Ban::FollowWplyw => {
                "use the Wpływ Polityczny after the holder of the initiative has used his"
            }
        }
    }

    fn moment(moment: Moment) -> &'static str {
        match moment {
            Moment::PoczatekOdznaczenia => "at the beginning of the faza odznaczenia",
            Moment::Inicjatywa => "after the initiative has been settled",
            Moment::Odznaczanie => "after cards have been untapped",
            Moment::KoniecOdznaczenia => "at the end of the faza odznaczenia",
            Moment::PoczatekRozliczenia => "at the beginning of the faza rozliczenia",
            Moment::Dobieranie => "after cards have been drawn in the faza rozliczenia",
            Moment::Dochod => "after income has been taken",
            Moment::KoniecRozliczenia => "at the end of the faza rozliczenia",
            Moment::PoczatekGry => "at the beginning of the faza gry",
            Moment::KoniecGry => "at the end of the faza gry",
            Moment::PoczatekOddzialow => "at the beginning of the faza oddziałów",
            Moment::Ruch => "after oddziały have been moved",
            Moment::Kontrola => "before the control of a ziemia is checked",
            Moment::KoniecOddzialow => "at the end of the faza oddziałów",
            Moment::PoczatekZakonczenia => "at the beginning of the faza zakończenia",
            Moment::KoniecZakonczenia => "at the end of the faza zakończenia",
            Moment::KoniecRundy => "at the end of the round",
            Moment::Odpowiedz => "after a challenge has been accepted or refused",
            Moment::WynikPojedynku => "when the result of a duel has been fixed",
            Moment::SkutkiPojedynku => "when the result of a duel has been applied",
            Moment::KoniecPojedynku => "after the end of a duel",
            Moment::KoniecPotyczki => "after the end of a potyczka",
            Moment::Obliczenie => "when the income has been reckoned, before it is taken",
            Moment::Sprawdzenie => "after it has been checked whether anybody has won",
            Moment::Odrzucanie => "after cards have been discarded in the faza zakończenia",
        }
    }

    fn resource(resource: Resource) -> (&'static str, &'static str) {
        match resource {
            Resource::Kreski => ("kreska", "kreski"),
            Resource::Dukaty => ("dukat", "dukaty"),
        }
    }

    fn event(event: Event, you: bool) -> &'static str {
        match (event, you) {
            (Event::Plays, true) => "play {}",
            (Event::Plays, false) => "plays {}",
            (Event::Uses, true) => "use an ability of {}",
            (Event::Uses, false) => "uses an ability of {}",
            (Event::Agitates, true) => "agitate",
            (Event::Agitates, false) => "agitates",
            (Event::Challenges, true) => "challenge {}",
            (Event::Challenges, false) => "challenges {}",
            (Event::Duels, true) => "duel",
            (Event::Duels, false) => "duels",
            (Event::Refuses, true) => "refuse a duel",
            (Event::Refuses, false) => "refuses a duel",
            (Event::WinsDuel, true) => "win a duel",
            (Event::WinsDuel, false) => "wins a duel",
            (Event::LosesDuel, true) => "lose a duel",
            (Event::LosesDuel, false) => "loses a duel",
            (Event::Fights, true) => "fight a potyczka",
            (Event::Fights, false) => "fights a potyczka",
            (Event::WinsPotyczka, true) => "win a potyczka",
            (Event::WinsPotyczka, false) => "wins a potyczka",
            (Event::LosesPotyczka, true) => "lose a potyczka",
            (Event::LosesPotyczka, false) => "loses a potyczka",
            (Event::Falls, true) => "lose a card to the lazaret",
            (Event::Falls, false) => "goes to the lazaret from the Pole Gry",
            (Event::LeavesStos, true) => "leave the stos",
            (Event::LeavesStos, false) => "leaves the stos",
            (Event::EntersPlay, true) => "enter play",
            (Event::EntersPlay, false) => "enters play",
            (Event::AgitatesAgainst, true) => "agitate against {}",
            (Event::AgitatesAgainst, false) => "agitates against {}",
            (Event::Defeats, true) => "defeat {} in a duel",
            (Event::Defeats, false) => "defeats {} in a duel",
            (Event::IsWounded, true) => "are wounded in a duel",
            (Event::IsWounded, false) => "is wounded in a duel",
            (Event::IsTapped, true) => "are tapped",
            (Event::IsTapped, false) => "is tapped",
            (Event::HasPlayed, true) => "have just played {}",
            (Event::HasPlayed, false) => "has just played {}",
            (Event::Discards, true) => "discard from your dwór in the faza zakończenia",
            (Event::Discards, false) => "discards from the dwór in the faza zakończenia",
            (Event::DrawsForSlawni, true) => "draw kreski for your Sławni",
            (Event::DrawsForSlawni, false) => "draws kreski for Sławni",
        }
    }

    fn verb(deed: &Deed<Veto>) -> &'static str {
        match deed.verb {
            Verb::Draw => "draw {} cards",
            Verb::Take => "take {}",
            Verb::Pay => "pay {}",
            Verb::Lose => "put {} into the common pool",
            Verb::Zaznacz => "tap {}",
            Verb::Odznacz => "untap {}",
            Verb::Discard => "discard {}",
            Verb::Remove => "remove from the game {}",
            Verb::Return if comes_home(deed) => "return {} to your dwór",
            Verb::Return => "return {} to its owner's dwór",
            Verb::PutOut => "put out {}",
            Verb::Find => "search {in} for {}, show it and take it into your dwór",
            Verb::See => "look at {}",
            Verb::Wound => "wound {}",
            Verb::Kill => "kill {}",
            Verb::Negate => "negate {}",
            Verb::WinGame => "win the game",
            Verb::LoseGame => "lose the game",
            Verb::Tire => "lay a marker of fatigue on {}",
            Verb::Ready => "lay a marker of readiness on {}",
            Verb::Fire => "take a marker of readiness off {}",
            Verb::Embolden => "lay a marker of agitacja on {}",
            Verb::Blunt => "lay a marker of Szabla −1 on {}",
            Verb::Sharpen => "lay a marker of Szabla +1 on {}",
            Verb::Strip => "take a marker of {marker} off {}",
            Verb::Shoot => "shoot at {}",
            Verb::MakeAbsent => "make {} absent",
            Verb::Pit => "make {} and {} duel",
            Verb::Clash => "make {} and {} fight a potyczka",
            Verb::Tuck => "lay {} under {}",
            Verb::Show if deed.by == Who::You => "show {} random cards of your dwór",
            Verb::Show => "show {} random cards of his dwór",
            Verb::Spare => "keep {} in play",
            Verb::Browse => {
                "look at the top {} cards of your kredens and take any of them for 3 dukaty each"
            }
        }
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
        let more = if minus { "fewer" } else { "more" };
        let by = |(one, many): (&str, &str)| match number {
            Some(1) => format!("1 {more} {one}"),
            Some(number) => format!("{number} {more} {many}"),
            None => format!("X {more} {many}"),
        };
        let kreski = Veto::resource(Resource::Kreski);
        match stat {
            Stat::Agitacja => Some((Forms::new("bring", "brings", "bring"), by(kreski))),
            Stat::Sztychy => {
                let sztychy = by(Veto::noun(Kind::Sztych));
                Some((Forms::new("may have", "may have", "may have"), sztychy + " under it"))
            }
            Stat::Odmowa => {
                let gives = Forms::new("give", "gives", "give");
                Some((gives, by(kreski) + " for refusing a duel"))
            }
            Stat::Lafa if span == Some(Span::Zagranie) => {
                let costs = Forms::new("cost", "costs", "cost");
                Some((costs, by(Veto::resource(Resource::Dukaty))))
            }
            _ => None,
        }
    }

    fn matter(stat: Stat) -> Option<&'static str> {
        Some("agitacja").filter(|_| stat == Stat::Agitacja)
    }

    fn deed(deed: &Deed<Veto>, during: Option<Event>) -> Option<&'static str> {
        let it = What::Cards(Target::Card(Reference::It));
        (deed.verb == Verb::Negate && deed.what == it).then_some(match during {
            Some(Event::Challenges) => "negate that challenge",
            Some(Event::Agitates | Event::AgitatesAgainst) => "negate that agitacja",
            Some(Event::Uses) => "negate that ability",
            Some(Event::IsWounded | Event::Discards | Event::DrawsForSlawni) => "negate that",
            _ => "negate that play",
        })
    }

    fn is_sign(cost: &Deed<Veto>) -> bool {
        cost.verb == Verb::Zaznacz && cost.what == What::Cards(Target::Card(Reference::This))
    }
}
