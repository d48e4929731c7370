### Pytania, odpowiedzi, zdarzenia i odmowy gry. Wspólne dla przeglądarki i terminala.

## Pytania do gracza: question-<kind>; z perspektywy drugiej osoby: question-<kind>-other

question-grymaszenie = Czy zatrzymujesz ten dwór? Wymienić go możesz tylko raz.
question-stint = { $word ->
    [po-czynie] Czyn już wykonany; możesz jeszcze wykonać drobiazgi.
   *[none] Jesteś przy głosie: wykonaj czyn i dowolnie wiele drobiazgów.
 }
question-reply = Czy odpowiadasz repliką?{ $about ->
    [yes] { " " }Na stosie: { $card }.
   *[no] { "" }
 }
question-kolejnosc = Co dzieje się najpierw?
question-acceptance = Wyzwanie na pojedynek!{ $about ->
    [yes] { " " }Wyzwana postać: { $card }.
   *[no] { "" }
 } Przyjmujesz?
question-moderunek = { $about ->
    [yes] Którego moderunku używa { $card } w tym pojedynku?
   *[no] Którego moderunku używasz w tym pojedynku?
 }
question-duel-turn = Pojedynek: sztych, replika albo bene.
question-card = { $word ->
    [wyzwana] Kogo wyzywa na pojedynek { $card }?
    [napadniety] Kogo atakuje { $card }?
    [nosiciel] Do czego dołączasz: { $card }?
    [podlozenie] Pod kogo podkładasz: { $card }?
    [ziemia] Na której ziemi staje { $card }?
    [oddzial] Do którego oddziału dołącza { $card }?
    [koszt] Czym płacisz za: { $card }?
    [szukanie] { $card }: którą kartę bierzesz?
   *[other] { $about ->
        [yes] { $card }: wybierz kartę.
       *[no] Wybierz kartę.
     }
 }
question-may = { $about ->
    [yes] { $card }: czy chcesz to zrobić?
   *[no] Czy chcesz to zrobić?
 }
question-one-of = { $about ->
    [yes] { $card }: wybierz jedno.
   *[no] Wybierz jedno.
 }
question-nazwa = { $about ->
    [yes] { $card }: pod którą z dwóch nazw karta łączona wchodzi do gry?
   *[no] Pod którą z dwóch nazw karta łączona wchodzi do gry?
 }
question-pole = { $about ->
    [yes] { $card }: na które pole wchodzi do gry?
   *[no] Na które pole wchodzi do gry ta postać?
 }
question-instead = { $about ->
    [yes] { $card }: czy zamiast lafy płacisz to, co mówi karta?
   *[no] Czy zamiast lafy płacisz to, co mówi karta?
 }
question-discard = { $word ->
    [nadmiar] Masz za dużo kart w dworze: odrzuć jedną.
   *[none] Koniec rundy: możesz odrzucić jedną kartę z dworu.
 }
question-elekcja = Masz dość kresek: czy ogłaszasz wolną elekcję?
question-inicjatywa = Ile punktów inicjatywy kupujesz? Każdy kosztuje 3 dukaty.
question-utrzymanie = Utrzymanie: zamiast płacić możesz odrzucić kartę.
question-surcharge = { $about ->
    [yes] { $card } kosztuje więcej: dopłacasz? Inaczej trafia do lazaretu, a zwykły koszt przepada.
   *[no] Ta karta kosztuje więcej: dopłacasz? Inaczej trafia do lazaretu, a zwykły koszt przepada.
 }

question-grymaszenie-other = ogląda swój pierwszy dwór
question-stint-other = jest przy głosie
question-reply-other = zastanawia się nad repliką
question-kolejnosc-other = wybiera kolejność skutków
question-acceptance-other = rozważa wyzwanie
question-moderunek-other = wybiera moderunek
question-duel-turn-other = ma ruch w pojedynku
question-card-other = wybiera kartę
question-may-other = podejmuje decyzję
question-one-of-other = podejmuje decyzję
question-nazwa-other = wybiera nazwę karty łączonej
question-discard-other = może odrzucić kartę
question-elekcja-other = może ogłosić elekcję
question-inicjatywa-other = może kupić inicjatywę
question-utrzymanie-other = wybiera, co utrzyma
question-surcharge-other = rozważa, czy dopłacić
question-pole-other = wybiera pole dla postaci
question-instead-other = zastanawia się, czym zapłacić
question-other = { $name } { $what }…
question-none = Chwila…
question-over = Gra skończona.

## Odpowiedzi: choice-<kind>

choice-play = { $word ->
    [karmazyni] Wystaw na pole karmazynów
    [oddzial] Wystaw przy oddziale
    [kopia] Wzmocnij szermierza kopią
    [pole] Wystaw na pole elekcyjne
   *[other] Zagraj
 }
choice-play-ability = Zagraj: { $ability }
choice-underlay = Podłóż sztych pod postać
choice-agitate = Agituj
choice-challenge = Wyzwij na pojedynek
choice-use = Użyj zdolności
choice-use-ability = Użyj: { $ability }
choice-boost = Odrzuć, aby wzmocnić agitację (+1 kreska)
choice-bene = Bene
choice-pas = Pas
choice-decline = Bez repliki
choice-accept = Przyjmij pojedynek
choice-refuse = Odmów (zaznacz postać, oddaj kreskę)
choice-keep = Zatrzymaj dwór
choice-exchange = Wymień dwór
choice-pick = Wybierz
choice-find = Weź tę kartę
choice-done = Gotowe
choice-yes = Tak
choice-no = Nie
choice-way = Możliwość { $number }
choice-announce = Ogłoś wolną elekcję
choice-wait = Jeszcze nie
choice-change-field = Przejdź na drugie pole
choice-bid = Kup { $number } { $number ->
    [one] punkt
    [few] punkty
   *[other] punktów
 }

## Zdarzenia: event-<kind>. $who: you – to patrzący gracz, other – kto inny.

event-round-begins = Runda { $round }
event-voice = { $who ->
    [you] Jesteś przy głosie.
   *[other] Przy głosie: { $name }.
 }
event-said = { $word ->
    [bene] { $who ->
        [you] Mówisz „bene”.
       *[other] { $name } mówi „bene”.
     }
    [pas] { $who ->
        [you] Mówisz „pas”.
       *[other] { $name } mówi „pas”.
     }
   *[decline] { $who ->
        [you] Nie odpowiadasz repliką.
       *[other] { $name } nie odpowiada repliką.
     }
 }
event-shuffled = { $who ->
    [you] Twój kredens został potasowany.
   *[other] { $name } tasuje kredens.
 }
event-exchanged = { $who ->
    [you] Wymieniasz dwór.
   *[other] { $name } wymienia dwór.
 }
event-drew = { $who ->
    [you] Dobierasz { $cardsCount ->
        [one] kartę
        [few] { $cardsCount } karty
       *[many] { $cardsCount } kart
     }
   *[other] { $name } dobiera { $cardsCount ->
        [one] kartę
        [few] { $cardsCount } karty
       *[many] { $cardsCount } kart
     }
 }{ $cardsSeen ->
    [0] .
   *[other] : { $cards }.
 }
event-played = { $who ->
    [you] Zagrywasz: { $card }
   *[other] { $name } zagrywa: { $card }
 }{ $targetsCount ->
    [0] .
   *[other] { " " }→ { $targets }.
 }
event-used = { $who ->
    [you] Używasz zdolności: { $card }
   *[other] { $name } używa zdolności: { $card }
 }{ $targetsCount ->
    [0] .
   *[other] { " " }→ { $targets }.
 }
event-agitates = Agituje { $card }.
event-triggered = { $kreski ->
    [true] Kreski za kartę { $card } czekają na stosie.
   *[false] Wyzwala się zdolność karty { $card }.
 }
event-changes-field = { $who ->
    [you] { $card } przechodzi na drugie pole.
   *[other] { $name } przenosi kartę { $card } na drugie pole.
 }
event-challenges = { $card } wyzywa na pojedynek. Naprzeciw: { $target }.
event-refused = { $card } odmawia pojedynku.
event-accepted = { $card } przyjmuje wyzwanie.
event-duel-begins = Pojedynek: { $challenger } kontra { $challenged }!
event-duel-stands = Szabla w pojedynku: { $challenger } do { $challenged }.
event-duel-won = { $winner } wygrywa pojedynek różnicą { $by }. { $killed ->
    [true] { $loser } ginie.
   *[false] { $loser } odnosi rany.
 }
event-duel-drawn = Pojedynek kończy się remisem.
event-moved = { $to ->
    [pole] Do gry: { $card }.
    [ziemie] { $card } – na Polu Ziem.
    [attached] { $card } – dołączenie do: { $host }.
    [stos] Na stos: { $card }.
    [lazaret] Do lazaretu: { $card }.
    [zalnik] Do żalnika: { $card }.
    [dwor] Do dworu: { $card }.
    [deck] { $card } wraca do talii.
    [hand] { $card } wraca na rękę.
    [discard] Na stos kart odrzuconych: { $card }.
    [dead] Na stos zabitych: { $card }.
    [revealed] Fabuła: { $card }.
    [removed] { $card } zostaje usunięta z gry.
   *[kredens] Do kredensu: { $card }.
 }
event-negated = { $card } – zagranie zanegowane.
event-tapped = Zaznaczenie: { $card }.
event-untapped = Odznaczenie: { $card }.
event-kreski = { $to ->
    [pool] { $from ->
        [you] Oddajesz do wspólnej puli
       *[other] { $fromName } oddaje do wspólnej puli
     }
    [you] { $from ->
        [pool] Zdobywasz
       *[other] { $fromName } oddaje Ci
     }
   *[other] { $from ->
        [pool] { $toName } zdobywa
        [you] Oddajesz przeciwnikowi
       *[other] { $toName } zabiera
     }
 } { $amount ->
    [one] { $amount } kreskę.
    [few] { $amount } kreski.
   *[many] { $amount } kresek.
 }
event-dukaty = { $to ->
    [pool] { $from ->
        [you] Płacisz
       *[other] { $fromName } płaci
     }
    [you] { $from ->
        [pool] Otrzymujesz
       *[other] { $fromName } oddaje Ci
     }
   *[other] { $from ->
        [pool] { $toName } otrzymuje
        [you] Oddajesz przeciwnikowi
       *[other] { $toName } zabiera
     }
 } { $amount ->
    [one] { $amount } dukat.
    [few] { $amount } dukaty.
   *[many] { $amount } dukatów.
 }
event-income = Dochód: { $who ->
    [you] otrzymujesz
   *[other] { $name } otrzymuje
 } { $amount ->
    [one] { $amount } dukat.
    [few] { $amount } dukaty.
   *[many] { $amount } dukatów.
 }
event-changed = { $card }: { $stat ->
    [szabla] Szabla
    [kreski] Kreski
    [lafa] lafa
    [dochod] dochód
    [agitacja] agitacja
    [odmowa] odmowa pojedynku
    [sztychy] limit sztychów
    [bitnosc] Bitność
    [karnosc] Karność
    [znaczenie] Znaczenie
    [dobrobyt] Dobrobyt
   *[other] { $stat }
 } { $change }.
event-shown = { $to ->
    [you] Oglądasz
   *[other] { $toName } ogląda
 } { $cardsCount ->
    [one] kartę
    [few] { $cardsCount } karty
   *[many] { $cardsCount } kart
 }{ $cardsSeen ->
    [0] .
   *[other] : { $cards }.
 }
event-bid = { $who ->
    [you] Kupujesz { $points } { $points ->
        [one] punkt
        [few] punkty
       *[other] punktów
     } inicjatywy za { $price } { $price ->
        [one] dukat
        [few] dukaty
       *[other] dukatów
     } (razem { $total }).
   *[other] { $name } kupuje { $points } { $points ->
        [one] punkt
        [few] punkty
       *[other] punktów
     } inicjatywy za { $price } { $price ->
        [one] dukat
        [few] dukaty
       *[other] dukatów
     } (razem { $total }).
 }
event-initiative = { $who ->
    [you] Masz inicjatywę.
   *[other] { $name } ma inicjatywę.
 }
event-influence = { $who ->
    [you] Wpływ Bojowy w tej rundzie jest twój.
    [nobody] Nikt nie ma w tej rundzie Wpływu Bojowego.
   *[other] { $name } ma w tej rundzie Wpływ Bojowy.
 }
event-elekcja-announced = { $who ->
    [you] Ogłaszasz wolną elekcję!
   *[other] { $name } ogłasza wolną elekcję!
 }
event-elekcja-failed = { $who ->
    [you] Twoja elekcja nie doszła do skutku.
   *[other] Elekcja nie doszła do skutku: { $name } nie ma dość kresek.
 }
event-over = { $who ->
    [you] Wygrywasz!
    [nobody] Gra kończy się bez zwycięzcy.
   *[other] Wygrywa { $name }.
 }

## Dlaczego nie: refusal-<reason>; deed-<kind> nazywa próbowany czyn

refusal = { $deed }: { $reason }
refusal-unknown = zabrania tego poniższa zasada.
refusal-not-asked = teraz odpowiada przeciwnik.
refusal-not-offered = w tej chwili nie można tego zrobić.
refusal-not-your-stint = czyny i drobiazgi wykonuje tylko ten, kto jest przy głosie.
refusal-czyn-used = czyn w tym głosie został już wykonany.
refusal-too-few-dukaty = kosztuje { $first }, a w skarbie { $second ->
    [one] jest { $second } dukat.
    [few] są { $second } dukaty.
   *[many] jest { $second } dukatów.
 }
refusal-too-few-kreski = kosztuje { $first }, a masz { $second ->
    [one] { $second } kreskę.
    [few] { $second } kreski.
   *[many] { $second } kresek.
 }
refusal-zaznaczona = karta jest już zaznaczona.
refusal-unpayable = części kosztu nie da się zapłacić: brakuje tego, czym się płaci, albo nie należy to do Ciebie.
refusal-no-postac = nie ma w grze postaci, do której można ją dołączyć.
refusal-no-target = nie ma dozwolonego celu.
refusal-sztych-limit = leży tam już tyle sztychów, ile wolno ({ $first }): { $cards }.
refusal-no-host = nie ma w grze karty, do której można ją dołączyć.
refusal-only-in-duel = sztych zagrywa się w pojedynku.
refusal-not-in-this-duel = ta karta działa tylko w pojedynku, w którym walczy ona lub ten, kto ją nosi.
refusal-same-name = jest tam już dołączona karta o tej samej nazwie: { $cards }.
refusal-unique = karta o tej nazwie jest już w grze: { $cards }.
refusal-nothing-to-answer = nie ma teraz na co odpowiadać.
refusal-not-a-replika = odpowiedzieć można tylko repliką.
refusal-answers-something-else = ta replika odpowiada na co innego.
refusal-not-the-moment = używa się tego w innym momencie rundy.
refusal-works-elsewhere = ta zdolność działa tylko tam, gdzie mówi jej treść.
refusal-silenced = zdolności tej karty chwilowo nie działają.
refusal-must-lower = tę kartę opłacisz tylko z pomocą repliki, która obniża jej koszt; trzeba jej użyć.
refusal-already-begun = w tym oknie już zaczęto jedną replikę.
refusal-already-replied = na to zagranie była już odpowiedź.
refusal-condition-fails = warunek karty nie jest spełniony.
refusal-limit-reached = tej zdolności nie można użyć więcej razy.
refusal-limit-in-total = wszystkich kart o tej nazwie użyto już w sumie tyle razy, ile wolno.
refusal-niewiasta = niewiasty nie biorą udziału w pojedynkach.
refusal-forbidden = zabrania tego tekst karty { $by }.
refusal-tapped-cannot-refuse = zaznaczona postać nie może odmówić.
refusal-sztych-elsewhere = sztych zagrywa się z dworu albo spod walczącej postaci.
refusal-not-yours = ta karta nie należy do Ciebie.
refusal-cannot-exchange = dołączona karta zostaje tam, gdzie jest.
refusal-removed = karta jest usunięta z gry.
refusal-no-karmazyn = wystawia się tam tylko Karmazynów, a przebywać mogą Karmazyni i Wpływowi.
refusal-on-pole-karmazynow = { $cards } przebywa na polu karmazynów.
refusal-second-elekt = { $cards } jest już Elektem, a każdy gracz może mieć tylko jednego.
refusal-foreign = karta nosi znak innej frakcji.
refusal-barred = { $cards } usunięto z gry i żadna karta o tej nazwie już się w niej nie pojawi.
refusal-untouchable = kart frakcji i strategii dotyczą tylko ich własne zasady.
refusal-keyword = zabrania tego słowo kluczowe tej karty.
refusal-no-right = nie masz teraz prawa do tego wpływu ani do tej manipulacji.
refusal-przymierze = przymierze dołącza się do Charakternika (pakt) albo Pobożnego (błogosławieństwo), najwyżej dwa, i zagrywa spod niego.
refusal-dwor-too-large = w dworze jest więcej kart, niż wolno mieć.
refusal-nothing-to-do = z tą kartą nie ma tu nic do zrobienia.

deed-play = Zagranie
deed-underlay = Podłożenie sztychu
deed-agitate = Agitacja
deed-challenge = Wyzwanie na pojedynek
deed-use = Użycie zdolności
deed-boost = Wzmocnienie agitacji
deed-bene = Bene
deed-pas = Pas
deed-decline = Rezygnacja z repliki
deed-accept = Przyjęcie wyzwania
deed-refuse = Odmowa pojedynku
deed-keep = Zatrzymanie dworu
deed-exchange = Wymiana dworu
deed-pick = Wybór tej karty
deed-find = Wybór z kredensu
deed-done = Zakończenie
deed-yes = Zgoda
deed-no = Odmowa
deed-way = Ta możliwość
deed-announce = Ogłoszenie elekcji
deed-change-field = Przejście na drugie pole
deed-bid = Kupowanie inicjatywy
deed-wait = Czekanie

## Kłopoty: problem-<reason>; nieznane pokazują własny opis

problem-offline = Brak połączenia z serwerem. Spróbuj za chwilę.
try-again = Spróbuj jeszcze raz
problem-outdated = To pytanie już nieaktualne; stół jest odświeżony.
problem-not-your-turn = Teraz decyduje przeciwnik.
problem-no-such-choice = Takiej odpowiedzi nie ma wśród dozwolonych.
problem-cannot-undo = Tego ruchu nie można już cofnąć.
problem-malformed = Serwer nie zrozumiał wiadomości.
problem-too-big = Wiadomość jest za długa.
problem-too-fast = Za dużo wiadomości naraz. Chwileczkę…
problem-no-such-room = Nie ma takiego pokoju.
problem-room-full = Przy tym stole nie ma już miejsca.
problem-wrong-token = Ten klucz nie otwiera tego pokoju.
problem-tampered-reveal = Wkład do tasowania nie zgadza się z zobowiązaniem.
problem-bad-commitment = Zobowiązanie do tasowania jest nieczytelne.
problem-bad-contribution = Wkład do tasowania jest nieczytelny.
problem-too-early = Wkład do tasowania ujawnia się dopiero, gdy wszyscy siedzą przy stole.
problem-spectator = Widzowie mogą tylko patrzeć.
problem-empty-seat = To miejsce jest jeszcze wolne.
problem-no-such-seat = Nie ma takiego miejsca przy stole.
problem-over = Gra jest już skończona.
problem-not-over = Gra jeszcze trwa.
problem-not-started = Gra się jeszcze nie zaczęła.
problem-chat-empty = Pusta wiadomość nie została wysłana.
problem-chat-too-long = Wiadomość jest za długa.
problem-worn-out = Ten stół zapisał już wszystko, co mógł; można się tylko poddać.
problem-bot-stuck = Bot nie wie, co zrobić. To nasz błąd; gra jest zapisana.
problem-no-such-bot = Nie ma takiego bota.
problem-no-such-deck = Nie ma takiej talii.
problem-no-such-ruleset = Nie ma takiej gry.
problem-no-such-rule = Nie ma takiej zasady.
problem-no-such-page = Nie ma takiej strony.
problem-internal = Coś poszło nie tak po stronie serwera. Gra jest zapisana; spróbuj jeszcze raz.
problem-server-full = Wszystkie stoły są zajęte. Spróbuj za chwilę.
problem-asleep = Stół właśnie się budzi. Spróbuj jeszcze raz.
