### Gra o Tron: pytania, odpowiedzi, zdarzenia, odmowy i słowa stołu.

## Pytania

question-mulligan = Zatrzymujesz te siedem kart? Wymienić możesz tylko raz.
question-set-up = Przygotowanie: wyłóż zakryte karty warte najwyżej 8 złota albo zakończ.
question-set-up-host = Do czego dołączasz: { $card }?
question-plot = Wybierz fabułę, którą odkryjesz.
question-first-player = Masz inicjatywę: kto jest pierwszym graczem?
question-marshal = Zmobilizuj kartę, użyj akcji albo spasuj.
question-action-window = { $word ->
    [marshaling] Przeciwnik mobilizuje: użyj akcji albo spasuj.
    [challenges] Między wyzwaniami: użyj akcji albo spasuj.
    [attackers] Wskazano atakujących: użyj akcji albo spasuj.
    [defenders] Wskazano obrońców: użyj akcji albo spasuj.
   *[other] Okno akcji ({ $word ->
        [plot] faza fabuły
        [draw] faza dobierania
        [dominance] faza dominacji
        [standing] faza wstawania
       *[other] faza podatków
     }): użyj akcji albo spasuj.
 }
question-would-window = Ocal lub anuluj albo spasuj.
question-interrupt-window = Czy przerywasz?
question-reaction-window = Czy reagujesz?
question-order = Którą zdolność rozpatrzyć teraz?
question-initiate = Jesteś aktywnym graczem: rzuć wyzwanie albo spasuj.
question-attackers = Wskaż kolejno atakujących, potem zakończ.
question-stealth = Podstęp: kogo omija { $card }?
question-defenders = Wskaż kolejno obrońców, potem zakończ.
question-claim = Roszczenie: wskaż swoją postać, która zginie.
question-keyword-order = Które słowo kluczowe rozpatrzyć teraz?
question-keyword = { $word ->
    [insight] Intuicja
    [intimidate] Zastraszanie
    [pillage] Grabież
   *[renown] Renoma
 }: którymi postaciami?
question-standing = Które karty wstają?
question-reserve = Masz na ręce więcej kart niż rezerwy: odrzuć.
question-player = { $about ->
    [yes] { $card }: wybierz gracza.
   *[no] Wybierz gracza.
 }
question-cost = { $about ->
    [yes] { $card }: czym opłacasz koszt?
   *[no] Czym opłacasz koszt?
 }
question-x = { $about ->
    [yes] { $card }: wybierz X.
   *[no] Wybierz X.
 }
question-icon = { $about ->
    [yes] { $card }: wybierz symbol wyzwania.
   *[no] Wybierz symbol wyzwania.
 }
question-card-type = { $about ->
    [yes] { $card }: nazwij typ karty.
   *[no] Nazwij typ karty.
 }
question-search = { $about ->
    [yes] { $card }: co bierzesz?
   *[no] Co bierzesz?
 }
question-sort = { $about ->
    [yes] { $card }: która karta jest następna?
   *[no] Która karta jest następna?
 }
question-winner = Kto wygrywa?

question-mulligan-other = ogląda początkową rękę
question-set-up-other = wykłada karty początkowe
question-set-up-host-other = dołącza karty początkowe
question-plot-other = wybiera fabułę
question-first-player-other = wybiera pierwszego gracza
question-marshal-other = mobilizuje
question-action-window-other = może wykonać akcję
question-would-window-other = może ocalić lub anulować
question-interrupt-window-other = może przerwać
question-reaction-window-other = może zareagować
question-order-other = wybiera kolejność
question-initiate-other = może rzucić wyzwanie
question-attackers-other = wskazuje atakujących
question-stealth-other = używa podstępu
question-defenders-other = wskazuje obrońców
question-claim-other = wybiera ofiary roszczenia
question-keyword-order-other = wybiera słowo kluczowe
question-keyword-other = może użyć słowa kluczowego
question-standing-other = wybiera, co wstaje
question-reserve-other = odrzuca karty do rezerwy
question-player-other = wybiera gracza
question-cost-other = opłaca koszt
question-x-other = wybiera X
question-icon-other = wybiera symbol
question-card-type-other = nazywa typ karty
question-search-other = przeszukuje talię
question-sort-other = układa karty
question-winner-other = rozstrzyga, kto wygrywa

## Na co odpowiada okno

answering = { $window ->
    [would-window] Zaraz: { $what }.
    [interrupt-window] Zaraz: { $what }.
   *[other] Przed chwilą: { $what }.
 }
answering-more = { $what } i jeszcze { $count }
occurrence-phase-begins = zaczyna się faza
occurrence-phase-ends = kończy się faza
occurrence-plot-revealed = odkrycie fabuły { $card }
occurrence-drew = { $who ->
    [you] dobierasz { $amount }
   *[other] { $name } dobiera { $amount }
 }
occurrence-income = { $who ->
    [you] pobierasz { $amount } złota
   *[other] { $name } pobiera { $amount } złota
 }
occurrence-entered = { $card } wchodzi do gry
occurrence-played = zagranie karty { $card }
occurrence-initiated = { $who ->
    [you] rzucasz
   *[other] { $name } rzuca
 } { $icon ->
    [military] wyzwanie militarne
    [intrigue] wyzwanie intrygi
   *[power] wyzwanie władzy
 }
occurrence-declared = { $card } staje do ataku
occurrence-bypassed = podstęp omija: { $card }
occurrence-won = { $who ->
    [you] wygrywasz
   *[other] { $name } wygrywa
 } { $icon ->
    [military] wyzwanie militarne
    [intrigue] wyzwanie intrygi
   *[power] wyzwanie władzy
 }
occurrence-lost = { $who ->
    [you] przegrywasz
   *[other] { $name } przegrywa
 } { $icon ->
    [military] wyzwanie militarne
    [intrigue] wyzwanie intrygi
   *[power] wyzwanie władzy
 }
occurrence-killed = { $card } ginie
occurrence-discarded = odrzucenie z gry: { $card }
occurrence-sacrificed = poświęcenie: { $card }
occurrence-returned = { $card } wraca na rękę
occurrence-shuffled-in = wtasowanie do talii: { $card }
occurrence-removed = usunięcie z gry: { $card }
occurrence-saved = ocalenie: { $card }
occurrence-stood = { $card } wstaje
occurrence-knelt = { $card } klęka
occurrence-power-gained = { $card } zyskuje władzę ({ $amount })
occurrence-power-moved = przeniesienie władzy ({ $amount })
occurrence-power-lost = { $card } traci władzę ({ $amount })
occurrence-dominance-won = { $who ->
    [you] zdobywasz dominację
   *[other] { $name } zdobywa dominację
 }
occurrence-would-initiate = { $who ->
    [you] używasz: { $card }
   *[other] { $name } używa: { $card }
 }
occurrence-strength-rose = rośnie SIŁA: { $card }
occurrence-pillaged = grabież: { $card }
occurrence-challenge-ends = koniec wyzwania
occurrence-token-paid = zdjęcie żetonu: { $card }
occurrence-dropped = odrzucenie: { $card }
choice-answers = { $deed } — { $what }

## Odpowiedzi

choice-keep-hand = Zatrzymaj rękę
choice-mulligan = Dobierz siedem nowych kart
choice-pass = Pas
choice-marshal = Zmobilizuj
choice-ambush = Zasadzka za { $number } złota
choice-initiate = { $word ->
    [military] Wyzwanie militarne
    [intrigue] Wyzwanie intrygi
   *[power] Wyzwanie władzy
 } – { $name }
choice-player = { $who ->
    [you] Ja
   *[other] { $name }
 }
choice-icon = { $word ->
    [military] Militarny
    [intrigue] Intryga
   *[power] Władza
 }
choice-card-type = { $word ->
    [character] Postać
    [location] Miejsce
    [attachment] Dodatek
    [event] Wydarzenie
   *[other] { $word }
 }
choice-number = { $number }
choice-keyword = { $word ->
    [insight] Intuicja
    [intimidate] Zastraszanie
    [pillage] Grabież
   *[renown] Renoma
 }
choice-duplicate = Ocal duplikatem

## Zdarzenia

event-knelt = { $card } klęka.
event-stood = { $card } wstaje.
event-deck-shuffled = { $who ->
    [you] Twoja talia zostaje potasowana.
   *[other] { $name } tasuje talię.
 }
event-phase-begins = { $phase ->
    [set_up] Przygotowanie
    [plot] Faza fabuły
    [draw] Faza dobierania
    [marshaling] Faza mobilizacji
    [challenges] Faza wyzwań
    [dominance] Faza dominacji
    [standing] Faza wstawania
   *[taxation] Faza podatków
 }
event-mulligan = { $who ->
    [you] Dobierasz siedem nowych kart.
   *[other] { $name } dobiera siedem nowych kart.
 }
event-plots-revealed = Fabuły zostają odkryte.
event-initiative-won = { $who ->
    [you] Zdobywasz inicjatywę.
   *[other] { $name } zdobywa inicjatywę.
 }
event-first-player = { $who ->
    [you] Jesteś pierwszym graczem.
   *[other] { $name } jest pierwszym graczem.
 }
event-active = { $who ->
    [you] Jesteś aktywnym graczem.
   *[other] { $name } jest aktywnym graczem.
 }
event-gold = { $who ->
    [you] Twoje złoto
   *[other] Złoto – { $name }
 }: { $change }, teraz { $now }.
event-power = Władza na { $card }: { $change }, teraz { $now }.
event-tokens = { $card }: żetony { $token ->
    [stand] wstania
    [poison] trucizny
    [betrayal] zdrady
   *[other] władzy
 }, teraz { $now }.
event-entered = { $way ->
    [set_up] { $who ->
        [you] Zaczynasz z: { $card }.
       *[other] { $name } zaczyna z: { $card }.
     }
    [marshaled] { $who ->
        [you] Mobilizujesz: { $card }.
       *[other] { $name } mobilizuje: { $card }.
     }
    [ambushed] { $who ->
        [you] Zasadzka: { $card }.
       *[other] Zasadzka gracza { $name }: { $card }.
     }
   *[put] { $who ->
        [you] Umieszczasz w grze: { $card }.
       *[other] { $name } umieszcza w grze: { $card }.
     }
 }
event-fastened = { $host } otrzymuje dodatek: { $card }.
event-duplicated = { $host } ma nowy duplikat.
event-targeted = Cel: { $card }.
event-canceled = Anulowanie: { $card }.
event-saved = Ocalenie: { $card }.
event-killed = { $card } ginie.
event-sacrificed = Poświęcenie: { $card }.
event-control = { $who ->
    [you] Przejmujesz kontrolę: { $card }.
   *[other] { $name } przejmuje kontrolę: { $card }.
 }
event-challenge-begins = { $who ->
    [you] Rzucasz
   *[other] { $name } rzuca
 } { $icon ->
    [military] wyzwanie militarne.
    [intrigue] wyzwanie intrygi.
   *[power] wyzwanie władzy.
 }
event-attacks = { $card } atakuje.
event-defends = { $card } broni.
event-bypassed = { $by } omija podstępem: { $card }.
event-out-of-challenge = { $card } opuszcza wyzwanie.
event-challenge-won = { $who ->
    [you] Wygrywasz wyzwanie
   *[other] { $name } wygrywa wyzwanie
 }: atak { $attack }, obrona { $defence }{ $unopposed ->
    [true] , niebronione.
   *[false] .
 }
event-challenge-drawn = Nikt nie wygrywa wyzwania.
event-claimed = Roszczenie { $value }: { $icon ->
    [military] { $who ->
        [you] giną twoje postacie.
       *[other] giną postacie gracza { $name }.
     }
    [intrigue] { $who ->
        [you] odrzucasz losowo.
       *[other] { $name } odrzuca losowo.
     }
   *[power] { $who ->
        [you] tracisz władzę.
       *[other] { $name } traci władzę.
     }
 }
event-keyword-used = { $keyword ->
    [insight] Intuicja
    [intimidate] Zastraszanie
    [pillage] Grabież
   *[renown] Renoma
 }: { $who ->
    [you] ty.
   *[other] { $name }.
 }
event-challenge-ends = Wyzwanie się kończy.
event-dominance = { $who ->
    [you] Zdobywasz dominację.
    [nobody] Nikt nie zdobywa dominacji.
   *[other] { $name } zdobywa dominację.
 }
event-named-icon = { $who ->
    [you] Wybierasz
   *[other] { $name } wybiera
 }: { $icon ->
    [military] militarny.
    [intrigue] intryga.
   *[power] władza.
 }
event-named-type = { $who ->
    [you] Nazywasz
   *[other] { $name } nazywa
 }: { $card_type ->
    [character] postać.
    [location] miejsce.
    [attachment] dodatek.
   *[event] wydarzenie.
 }
event-exposed = Odkryta karta: { $card }.
event-passed = { $who ->
    [you] Pasujesz.
   *[other] { $name } pasuje.
 }
event-eliminated = { $who ->
    [you] Odpadasz z gry.
   *[other] { $name } odpada z gry.
 }

over-power = Piętnaście punktów władzy.
over-last-standing = Nikt inny nie pozostał w grze.

## Dlaczego nie

refusal-no-action-window = akcji można używać tylko w oknach akcji.
refusal-wrong-phase = ta akcja należy do innej fazy.
refusal-already-answered = została już użyta w odpowiedzi na to.
refusal-only-active-marshals = mobilizuje tylko aktywny gracz.
refusal-events-are-not-marshaled = wydarzeń się nie mobilizuje, lecz zagrywa.
refusal-too-little-gold = kosztuje { $first } złota, a masz { $second }.
refusal-cost-cannot-be-paid = nie można opłacić kosztu.
refusal-maximum-reached = maksimum zostało osiągnięte.
refusal-limited-already = w rundzie wolno jedną kartę z ograniczeniem.
refusal-nothing-would-change = niczego by to nie zmieniło.
refusal-target-unaffected = efekt nie mógłby w żaden sposób wpłynąć na tę kartę.
refusal-immune = na ten efekt jest odporna ({ $by }).
refusal-unique-in-play = kopia tej unikatowej karty jest już w grze.
refusal-unique-dead = kopia tej unikatowej karty leży na twoim stosie zabitych.
refusal-no-attachments = { $cards } nie może mieć tego dodatku.
refusal-host-does-not-fit = nie można jej do tego dołączyć.
refusal-set-up-too-dear = karty początkowe kosztowałyby { $first }, czyli więcej niż 8.
refusal-set-up-limited = wolno wyłożyć jedną kartę z ograniczeniem.
refusal-set-up-kind = wykłada się tylko postacie, miejsca i dodatki.
refusal-set-up-no-host = nie byłoby do czego jej dołączyć.
refusal-challenge-used = wyzwania tego typu są już wykorzystane.
refusal-no-attacker = nie ma kim zaatakować.
refusal-no-icon = { $cards } nie ma symbolu tego wyzwania.
refusal-kneeling = { $cards } klęczy.
refusal-bypassed = { $cards } – ominięta podstępem.
refusal-has-stealth = { $cards } sama ma podstęp.
refusal-must-defend = { $cards } musi bronić ({ $by }).
refusal-save-does-not-mend = ocalona zaraz znów opuściłaby grę.
refusal-cannot-be-saved = nie można jej ocalić.
refusal-reserve-not-exceeded = nie masz więcej kart niż rezerwy.
refusal-period-over = czas, przez który by trwało, już minął.

deed-marshal = Mobilizacja
deed-ambush = Zasadzka
deed-pass = Pas
deed-initiate = Wyzwanie
deed-keep-hand = Zatrzymanie ręki
deed-mulligan = Mulligan
deed-player = Ten gracz
deed-icon = Ten symbol
deed-card-type = Ten typ
deed-number = Ta liczba
deed-keyword = To słowo kluczowe
deed-duplicate = Ocalenie duplikatem

## Stół

joust-phase-set-up = Przygotowanie
joust-phase-plot = Fabuła
joust-phase-draw = Dobieranie
joust-phase-marshaling = Mobilizacja
joust-phase-challenges = Wyzwania
joust-phase-dominance = Dominacja
joust-phase-standing = Wstawanie
joust-phase-taxation = Podatki
joust-seat = władza { $power } · złoto { $gold } · na ręce { $hand } · w talii { $deck }
joust-hand = Twoja ręka
joust-hand-size = Ręka
joust-deck = Talia
joust-plot = Fabuła
joust-plots-left = Pozostałe fabuły: { $count }
joust-agenda = Agenda
joust-first-player = pierwszy gracz
joust-active = aktywny gracz
joust-discard = Stos kart odrzuconych
joust-dead = Stos zabitych
joust-used-plots = Zużyte fabuły
joust-power = Władza: { $count } z 15
joust-gold = Złoto: { $count }
joust-power-on = władza { $power }
joust-duplicates = { $count ->
    [one] duplikat
    [few] { $count } duplikaty
   *[other] { $count } duplikatów
 }
joust-value-gold = Złoto
joust-value-initiative = Inicjatywa
joust-value-claim = Roszczenie
joust-value-reserve = Rezerwa
joust-characters = Postacie
joust-locations = Miejsca
joust-picked = Wskazane dotąd
joust-unopposed = Nikt nie broni
joust-attacker = atakuje
joust-defender = broni
challenge = Wyzwanie
kneeling = klęczy
icon-military = militarny
icon-intrigue = intryga
icon-power = władza
figure-strength = SIŁA
figure-cost = koszt
kind-character = Postać
kind-location = Miejsce
kind-attachment = Dodatek
kind-event = Wydarzenie
kind-plot = Fabuła
kind-agenda = Agenda
kind-title = Tytuł
kind-faction-card = Stronnictwo
thrones-label = { $name }, { $kind }{ $strength ->
    [none] { "" }
   *[other] , SIŁA { $strength }
 }{ $power ->
    [0] { "" }
   *[other] , władza { $power }
 }{ $kneeling ->
    [true] , klęczy
   *[false] { "" }
 }, { $owner }

deck-baratheon-fealty = Baratheon
deck-greyjoy-wolf = Greyjoy
deck-lannister-rose = Lannister
deck-martell-fealty = Martell
deck-nightswatch-fealty = Nocna Straż
deck-stark-fealty = Stark
deck-targaryen-none = Targaryen
deck-tyrell-lion = Tyrell
deck-baratheon-fealty-about = Dominacja i klękanie. Agenda: Fealty.
deck-greyjoy-wolf-about = Niebronione najazdy z wilkorami. Agenda: Banner of the Wolf.
deck-lannister-rose-about = Złoto i intrygi. Agenda: Banner of the Rose.
deck-martell-fealty-about = Powolna zemsta. Agenda: Fealty.
deck-nightswatch-fealty-about = Mur obrońców. Agenda: Fealty.
deck-stark-fealty-about = Silni w boju. Agenda: Fealty.
deck-targaryen-none-about = Smoki i ogień. Bez agendy.
deck-tyrell-lion-about = Rycerskość i złoto Lannisterów. Agenda: Banner of the Lion.
start-thrones-about = Pojedynek dla dwojga z zestawem podstawowym: fabuły, wyzwania, piętnaście punktów władzy.
start-deck = albo wybierz swój ród
thrones = Gra o Tron
start-play-joust = Rozegraj pojedynek z komputerem
zone-hand = Twoja ręka: { $count }
start-invite-joust = Pojedynek z przyjacielem
token-stand = wstanie
token-poison = trucizna
token-betrayal = zdrada
terminal-welcome-joust = Gra o Tron, pojedynek: { $you } (Ty) przeciw { $other } ({ $bot }). Gra numer { $seed }.
joust-nobody-yet = Jeszcze nikt
joust-total = SIŁA { $total }
joust-challenge-of = { $icon ->
    [military] Militarne
    [intrigue] Intryga
   *[power] Władza
 }
joust-stage-attackers = atak
joust-stage-defenders = obrona
joust-stage-end = wynik
joust-verdict = { $who ->
    [you] Wygrywasz wyzwanie
    [nobody] Nikt nie wygrywa wyzwania
   *[other] { $name } wygrywa wyzwanie
 }
joust-verdict-unopposed = Niebronione
joust-plots = Fabuły
joust-plot-choose = Którą fabułę odkrywasz?
scene-fold = Spójrz na stół
over-who-thrones = { $who ->
    [you] Żelazny Tron jest twój.
    [nobody] Nikt nie wygrał.
   *[other] { $name } zasiada na Żelaznym Tronie.
 }
search-faction = Stronnictwo
search-every-faction = Każde stronnictwo
search-kind = Typ
search-every-kind = Każdy typ
search-found = { $count ->
    [0] Żadna karta nie pasuje.
    [one] Jedna karta.
    [few] { $count } karty.
   *[other] { $count } kart.
 }
figure-unique = unikatowa
figure-loyal = lojalna
house-baratheon = Baratheon
house-greyjoy = Greyjoy
house-lannister = Lannister
house-martell = Martell
house-nightswatch = Nocna Straż
house-stark = Stark
house-targaryen = Targaryen
house-tyrell = Tyrell
house-neutral = Neutralne
