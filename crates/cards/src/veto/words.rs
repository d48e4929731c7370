//! Every word a VETO! card can use besides the shared ones.

use crate::lang::{Signature, VerbWord, words};

words! {
    /// How an ability begins.
    Head {
        Czyn = "C",
        Drobiazg = "D",
        Replika = "R",
        /// Goes off by itself.
        Trigger = "trigger",
        /// Is simply true.
        Always = "always",
        /// Whoever has the initiative may use it (AH 212).
        WplywPolityczny = "WP",
        /// Whoever has the right to it may use it (AH 213).
        WplywBojowy = "WB",
        /// Once per game (AH 214).
        WielkaManipulacja = "WM",
    }
}

words! {
    /// What can be answered or can set something off.
    Event {
        Plays = "plays",
        Uses = "uses ability of",
        Agitates = "agitates",
        Challenges = "challenges",
        Duels = "duels",
        Refuses = "refuses",
        WinsDuel = "wins duel",
        LosesDuel = "loses duel",
        EntersPlay = "enters play",
        /// Takes kreski from a player, because the common pool is empty.
        AgitatesAgainst = "agitates against",
        /// Wins a duel against somebody.
        Defeats = "defeats",
        /// Takes part in a potyczka.
        Fights = "fights",
        WinsPotyczka = "wins potyczka",
        LosesPotyczka = "loses potyczka",
        /// Is put into the lazaret from the Pole Gry.
        Falls = "falls",
        /// Has been resolved or negated: "after playing it".
        LeavesStos = "leaves stos",
        /// Has lost a duel by little: it is about to be discarded.
        IsWounded = "is wounded",
        IsTapped = "is zaznaczona",
        /// The sztych played last in the fight under way.
        HasPlayed = "has just played",
        /// Of a player: what he discards from his dwór in the faza zakończenia lies on the stos.
        Discards = "discards at end",
        /// Of a player: the kreski his Sławni bring in the faza zakończenia lie on the stos.
        DrawsForSlawni = "draws for Sławni",
    }
}

words! {
    Verb {
        Draw = "draw",
        /// From the common pool, or from a player.
        Take = "take",
        /// To the common pool, as a price.
        Pay = "pay",
        /// To the common pool, as a loss.
        Lose = "lose",
        Zaznacz = "zaznacz",
        Odznacz = "odznacz",
        Discard = "discard",
        /// Out of the game.
        Remove = "remove",
        /// To the owner's dwór.
        Return = "return",
        /// Into play, under the control of whoever does it.
        PutOut = "put out",
        /// Search a zone for it, show it, take it to the dwór.
        Find = "find",
        /// Look at hidden cards.
        See = "see",
        Wound = "wound",
        Kill = "kill",
        /// Of an object on the stos: it has no effect.
        Negate = "negate",
        WinGame = "win the game",
        LoseGame = "lose the game",
        /// Lay a marker of fatigue on it.
        Tire = "tire",
        /// Lay a marker of readiness on it.
        Ready = "ready",
        /// Take a marker of readiness off it.
        Fire = "fire",
        /// Lay a marker of agitacja on it.
        Embolden = "embolden",
        /// Lay a marker of Szabla -1 on it.
        Blunt = "blunt",
        /// Its controller must discard sztychy or lose it (AH 700.1.x).
        Shoot = "shoot",
        /// Out of the game for a while (AH 701).
        MakeAbsent = "make absent",
        /// A duel without a challenge.
        Pit = "pit",
        /// A potyczka without a challenge.
        Clash = "clash",
        /// Lay a card under another, where it is a card no more (AH 705).
        Tuck = "tuck",
        /// Cards of one's own dwór, drawn by lot, to the opponent.
        Show = "show random",
        /// Of a wounded postać: it is not discarded.
        Spare = "spare",
        /// Look at so many cards on top of the kredens and buy any of them.
        Browse = "browse",
        /// Lay a marker of Szabla +1 on it.
        Sharpen = "sharpen",
        /// Take a marker off it.
        Strip = "strip",
    }
}

impl VerbWord for Verb {
    fn signature(self) -> Signature {
        match self {
            Verb::Draw | Verb::Show | Verb::Browse => Signature::Amount,
            Verb::Take | Verb::Pay | Verb::Lose => Signature::Resource,
            Verb::WinGame | Verb::LoseGame => Signature::Nothing,
            Verb::Pit | Verb::Clash => Signature::Pair("against"),
            Verb::Tuck => Signature::Pair("under"),
            Verb::Strip => Signature::Marker("from"),
            _ => Signature::Cards,
        }
    }
}

words! {
    /// A number a card or a player has.
    Stat {
        Szabla = "szabla",
        Kreski = "kreski",
        Lafa = "lafa",
        /// Dukaty a player gets each round.
        Dochod = "dochód",
        /// Kreski an agitacja moves.
        Agitacja = "agitacja",
        /// Kreski it costs to refuse a challenge.
        Odmowa = "odmowa",
        /// Sztychy that may lie under a postać.
        Sztychy = "sztychy",
        /// How well an oddział fights.
        Bitnosc = "bitność",
        /// By how much an oddział must be beaten to be destroyed.
        Karnosc = "karność",
        /// Kreski a ziemia brings to whoever controls it.
        Znaczenie = "znaczenie",
        /// Oddziały of each player that cost no upkeep on a ziemia.
        Dobrobyt = "dobrobyt",
    }
}

words! {
    /// The ten types of AH 206.2, and the word for a card of any of them.
    Kind {
        Karta = "karta",
        Postac = "postać",
        Moderunek = "moderunek",
        Posesja = "posesja",
        Sztych = "sztych",
        Efekt = "efekt",
        Frakcja = "frakcja",
        Ziemia = "ziemia",
        Oddzial = "oddział",
        Strategia = "strategia",
        Przymierze = "przymierze",
    }
}

words! {
    /// How often a card is found in boosters, from the rarest.
    Rarity {
        Rare = "rare",
        Uncommon = "uncommon",
        Common = "common",
        Occasional = "occasional",
    }
}

words! {
    State {
        Zaznaczona = "zaznaczona",
        Odznaczona = "odznaczona",
        /// Takes part in the duel under way.
        Walczaca = "walcząca",
        /// Of a ziemia: nobody but the player has untapped oddziały on it.
        Kontrolowana = "kontrolowana",
    }
}

words! {
    Zone {
        Kredens = "kredens",
        Dwor = "dwór",
        Lazaret = "lazaret",
        Zalnik = "żalnik",
    }
}

words! {
    /// What is counted and moved.
    Resource {
        Kreski = "kreski",
        Dukaty = "dukaty",
    }
}

words! {
    /// Who a postać is in the duel under way.
    Role {
        Fighter = "fighter",
        /// The Broń the duellist uses.
        Weapon = "weapon",
    }
}

words! {
    /// A small object laid on a card (AH 118.6).
    Marker {
        Zmeczenie = "fatigue",
        Gotowosc = "readiness",
        Agitacja = "agitacja",
        /// Szabla +1.
        Ostrosc = "sharpness",
        /// Szabla -1.
        Tepota = "bluntness",
    }
}

words! {
    /// How long a change lasts.
    Span {
        Agitacja = "agitacja",
        Duel = "duel",
        Round = "round",
        /// While the card lies on the stos.
        Zagranie = "play",
    }
}

words! {
    /// What can be forbidden, or allowed to whom a keyword forbids it.
    Ban {
        Agitate = "agitate",
        Challenge = "challenge",
        BeChallenged = "be challenged",
        Refuse = "refuse",
        Untap = "be odznaczona",
        /// Take part in a duel, in whatever way it comes about.
        Duel = "duel",
        /// Take part in a potyczka, in whatever way it comes about.
        Fight = "fight",
        /// Call out postacie on the pole karmazynów, but no Elekt.
        ChallengeKarmazyni = "challenge karmazyni",
        /// What is printed on it does nothing; what its keywords bring stays (AH 700.3).
        UseAbilities = "use abilities",
        /// Have any efekt played on it, attached ones among them (I2 1.5.8).
        BeTargetOfEfekty = "be target of efekty",
        /// Bear efekty; others may be played on it (I2 1.5.8).
        BearEfekty = "bear efekty",
        /// Of a player: play a sztych with Cięcie.
        PlayCiecia = "play cięcia",
        /// Of a card that lies in the dwór: no card makes anybody discard it.
        BeDiscarded = "be discarded",
        /// Of a player: use the Wpływ Polityczny after the holder of the initiative has used his.
        FollowWplyw = "follow wpływ",
    }
}

words! {
    /// When the game gives priority, or something goes off, though nobody has done anything (AH 500.2.a).
    Moment {
        PoczatekOdznaczenia = "beginning of faza odznaczenia",
        /// The initiative has been settled.
        Inicjatywa = "end of etap inicjatywy",
        /// Everything has been untapped.
        Odznaczanie = "end of etap odznaczania",
        KoniecOdznaczenia = "end of faza odznaczenia",
        PoczatekRozliczenia = "beginning of faza rozliczenia",
        /// Cards have been drawn.
        Dobieranie = "end of etap dobierania",
        /// Income has been taken.
        Dochod = "end of etap dochodu",
        KoniecRozliczenia = "end of faza rozliczenia",
        PoczatekGry = "beginning of faza gry",
        KoniecGry = "end of faza gry",
        PoczatekOddzialow = "beginning of faza oddziałów",
        /// Oddziały have been moved.
        Ruch = "end of etap ruchu",
        /// Before the control of each ziemia is checked.
        Kontrola = "control of ziemia",
        KoniecOddzialow = "end of faza oddziałów",
        PoczatekZakonczenia = "beginning of faza zakończenia",
        KoniecZakonczenia = "end of faza zakończenia",
        /// Nobody has priority then; only what goes off by itself happens.
        KoniecRundy = "end of round",
        /// A challenge has been accepted or refused.
        Odpowiedz = "answer to challenge",
        /// The Szabla has been counted; who wins is certain, and nothing has come of it yet (I2 3.3.3.30).
        WynikPojedynku = "result of duel",
        /// The loser is put away and has paid (I2 3.3.3.30).
        SkutkiPojedynku = "outcome of duel",
        /// The duel is over.
        KoniecPojedynku = "end of duel",
        /// The result of the potyczka has been applied.
        KoniecPotyczki = "end of potyczka",
        /// It is reckoned what everybody receives and pays, and nothing is paid yet (I2 3.3.2.7).
        Obliczenie = "reckoning of dochód",
        /// It has been looked whether anybody has won (I2 3.3.4.4).
        Sprawdzenie = "check of victory",
        /// Everybody has discarded what he wanted to or had to (I2 3.3.4.4).
        Odrzucanie = "end of etap odrzucania",
    }
}

words! {
    /// The keywords of AH 700.1, Legendarny, which only PC 4.1.1 knows, and Nieobecny.
    Keyword {
        Artyleria = "Artyleria",
        Biesiadny = "Biesiadny",
        Bitwa = "Bitwa",
        Blogoslawienstwo = "Błogosławieństwo",
        Bron = "Broń",
        BronPalna = "Broń palna",
        Charakternik = "Charakternik",
        Ciecie = "Cięcie",
        Dublet = "Dublet",
        Dyplomacja = "Dyplomacja",
        Dyplomata = "Dyplomata",
        Elekt = "Elekt",
        Hetman = "Hetman",
        Honorowy = "Honorowy",
        Jazda = "Jazda",
        Karczma = "Karczma",
        Karmazyn = "Karmazyn",
        Kompanion = "Kompanion",
        Kon = "Koń",
        Kozak = "Kozak",
        Krol = "Król",
        Legendarny = "Legendarny",
        Lojalny = "Lojalny",
        Lucznik = "Łucznik",
        Manewr = "Manewr",
        Morze = "Morze",
        Nawigator = "Nawigator",
        Niewiasta = "Niewiasta",
        Niewierny = "Niewierny",
        Obczyzna = "Obczyzna",
        Obrona = "Obrona",
        Oficer = "Oficer",
        Okret = "Okręt",
        Pakt = "Pakt",
        Pancerz = "Pancerz",
        Piechota = "Piechota",
        Pijanica = "Pijanica",
        Pludrak = "Pludrak",
        Pobozny = "Pobożny",
        Pospolity = "Pospolity",
        Raptus = "Raptus",
        Slawny = "Sławny",
        Szpieg = "Szpieg",
        Trwaly = "Trwały",
        Unikat = "Unikat",
        Usuwany = "Usuwany",
        Warchol = "Warchoł",
        Wioska = "Wioska",
        Wplywowy = "Wpływowy",
        Zamek = "Zamek",
        Zyd = "Żyd",
        /// What a card is while it is absent (AH 409.1.b, 701); it is printed on none.
        Nieobecny = "Nieobecny",
    }
}
