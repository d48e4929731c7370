### Napisy stołu i stron.

language = Język
close = Zamknij
loading = Chwila…
log = Dziennik
menu = Menu
settings = Menu
rules = Zasady
cards = Karty
undo = Cofnij
to-start = Strona główna
name-drawn = los da Ci herb
bot-greedy = Komputer
bot-random = Komputer (na chybił trafił)
your-name = Twoje imię
table = Stół
click-on = Dalej ›
card-whole = cała karta
prompt-cards = albo dotknij karty w złotej ramce
answer-bene-about = oddajesz głos
answer-pas-about = nic nie robisz

start-lead = Bezkrólewie! Zbierz kreski, skrzyżuj szable i wynieś swego kandydata na tron Rzeczypospolitej.
start-about = Gra dla dwóch osób, około kwadransa. Bez zakładania konta.
start-play = Graj z komputerem
start-faction = albo wybierz stronnictwo
start-invite = Zaproś przyjaciela
faction-awanturnicy = Awanturnicy
faction-awanturnicy-about = Skarb 11, zaczynają grę
faction-wisniowieccy = Wiśniowieccy
faction-wisniowieccy-about = Skarb 12, grają drudzy
fan-notice = Nieoficjalna realizacja miłośników gry, niezwiązana z jej wydawcami. Rysunki i teksty kart są nasze.

join-invited = { $name } zaprasza Cię do gry.
join-full = Przy tym stole już grają.
join = Siadaj do stołu
watch = Oglądaj
room-missing = Nie ma takiego pokoju.
waiting-friend = Czekamy na przeciwnika
waiting-link = Wyślij mu ten odnośnik:
waiting-shuffle = Tasujemy karty…
copy = Kopiuj
copied = Skopiowano
player-unnamed = Gracz { $number }
player-away = rozłączony

connection-connecting = łączenie…
connection-open = połączono
connection-reconnecting = ponowne łączenie…
connection-refused = Serwer odmówił połączenia z tym pokojem.
connection-closed = rozłączono

round = Runda { $round }
phase-przygotowanie = Przygotowanie
phase-odznaczenie = Odznaczanie
phase-rozliczenie = Rozliczenie
phase-zakonczenie = Zakończenie rundy
election = { $who ->
    [you] Elekcja ogłoszona: utrzymaj 10 kresek do końca rundy!
   *[other] Wolna elekcja! { $name } wygra, utrzymując 10 kresek do końca rundy.
 }

election-short = Elekcja: { $name }

zone-pole = { $own ->
    [true] Twoje pole
   *[false] Pole przeciwnika
 }
zone-piles = { $own ->
    [true] Twoje stosy kart
   *[false] Stosy kart przeciwnika
 }
zone-dwor = Twój dwór, { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
 }
zone-sash = Wspólna pula i stos
zone-prompt = Pytanie
pole-empty = { $own ->
    [true] Tu staną Twoje postacie i posesje
   *[false] Przeciwnik nikogo jeszcze nie wystawił
 }
pile-label = { $pile }, { $owner }, { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
 }
dwor-known = Znana karta w dworze przeciwnika: { $card }
pile-empty = Pusto.
kreski-label = { $count ->
    [one] { $count } kreska
    [few] { $count } kreski
   *[many] { $count } kresek
 }
pool-label = Wspólna pula: { $count ->
    [one] { $count } kreska
    [few] { $count } kreski
   *[many] { $count } kresek
 }
dukaty-label = { $count ->
    [one] { $count } dukat
    [few] { $count } dukaty
   *[many] { $count } dukatów
 }, dochód { $income }

card-hidden = zakryta karta
card-label-hidden = Zakryta karta, { $owner }
card-label = { $name }, { $kind }{ $szabla ->
    [none] { "" }
   *[other] , Szabla { $szabla }
 }{ $kreski ->
    [none] { "" }
   *[other] , Kreski { $kreski }
 }{ $lafa ->
    [none] { "" }
   *[other] , lafa { $lafa }
 }{ $bitnosc ->
    [none] { "" }
   *[other] , Bitność { $bitnosc }
 }{ $karnosc ->
    [none] { "" }
   *[other] , Karność { $karnosc }
 }{ $znaczenie ->
    [none] { "" }
   *[other] , Znaczenie { $znaczenie }
 }{ $dobrobyt ->
    [none] { "" }
   *[other] , Dobrobyt { $dobrobyt }
 }{ $marks ->
    [none] { "" }
   *[other] , znaczniki: { $marks }
 }{ $tapped ->
    [true] , zaznaczona
   *[false] { "" }
 }, { $owner }
card-legal = { $label } – można wybrać
card-attested = Karta znana z dawnych wydań; zachowane są jej potwierdzone cechy.
kind-frakcja = Frakcja
kind-postac = Postać
kind-moderunek = Moderunek
kind-posesja = Posesja
kind-sztych = Sztych
kind-efekt = Efekt
kind-ziemia = Ziemia
kind-oddzial = Oddział
kind-strategia = Strategia
kind-przymierze = Przymierze
figure-szabla = Szabla
figure-kreski = Kreski
figure-lafa = Lafa
figure-income = Dochód
figure-skarb = Skarb
rarity-rare = rzadka
rarity-uncommon = nieczęsta
rarity-common = pospolita
rarity-occasional = okazjonalna
figure-bitnosc = Bitność
figure-karnosc = Karność
figure-znaczenie = Znaczenie
figure-dobrobyt = Dobrobyt
figure-kreski-of-bearer = Kreski noszącego

stos-card = Karta
stos-ability = Zdolność
stos-change-field = Zmiana pola
stos-agitacja = Agitacja
stos-challenge = Wyzwanie
stos-duel = Pojedynek
stos-trigger = Działa samo
stos-kreski = Kreski za wystawioną kartę
stos-answers = { $who ->
    [you] Odpowiadasz Ty.
   *[other] Odpowiada { $name }.
 }

duel = Pojedynek
duel-challenger = Wyzywa
duel-challenged = Wyzwany
duel-turn = ruch
duel-szabla = Szabla { $szabla }
duel-stage-acceptance = Wyzwanie
duel-stage-moderunki = Moderunki
duel-stage-sztychy = Sztychy
duel-stage-end = Rozstrzygnięcie
duel-drawn = Remis! Nikt nie ustąpił pola.
duel-won = { $winner } wygrywa różnicą { $by }!
duel-wounded = { $loser } – rany, do lazaretu.
duel-killed = { $loser } – śmierć, do żalnika.
duel-kreski = Zwycięzca zabiera { $count ->
    [one] { $count } kreskę.
    [few] { $count } kreski.
   *[many] { $count } kresek.
 }

why-not = { $card }: dlaczego nie?
why-not-nothing = Z tą kartą nic teraz nie można zrobić.
rule-open = Pokaż zasadę { $rule }
rule-browse = Otwórz w księdze zasad
rule-missing = Nie udało się odczytać zasady { $rule }.
search = Szukaj
search-rules = Szukaj w zasadach
search-cards = Szukaj kart
search-hint = Wpisz słowo albo numer zasady, na przykład: pojedynek, agitacja, MB 54.
search-nothing = Niczego nie znaleziono.
rules-books = Księgi zasad
rules-contents = Spis treści
rules-note = Nasza wykładnia:
rules-see = Zob. też
rules-found = { $count ->
    [0] Niczego nie znaleziono.
    [one] Znaleziono 1 zasadę
    [few] Znaleziono { $count } zasady, najtrafniejsze na początku
   *[many] Znaleziono { $count } zasad, najtrafniejsze na początku
}

over-title = Koniec gry
over-who-veto = { $who ->
    [you] Zwycięstwo! Twój kandydat zasiada na tronie.
    [nobody] Gra bez zwycięzcy
   *[other] Królem zostaje kandydat gracza { $name }.
 }
over-elekcja = Wygrana wolna elekcja.
over-all-kreski = Zdobyte wszystkie kreski.
over-elekt-killed = Zginął ostatni Elekt.
over-course = Ostatnie zdarzenia
over-won-by-card = Rozstrzygnęła karta.
over-lost-by-card = Przez kartę przegrał przeciwnik.
over-exhaustion = Po stu rundach nikt nie może już zwyciężyć: rozstrzygnęły kreski, a przy równych inicjatywa.
over-terminacja = Czas meczu minął: rozstrzygnęły kreski, a przy równych inicjatywa.
over-concession = Gra została poddana.
over-look = Obejrzyj stół
rematch = Rewanż
rematch-asked = Czekamy na zgodę…
rematch-wanted = Przeciwnik proponuje rewanż.
replay-download = Pobierz zapis gry
concede = Poddaj grę
concede-sure = Na pewno chcesz poddać tę grę?
concede-yes = Tak, poddaję
concede-no = Gram dalej

chat = Rozmowa
chat-placeholder = Napisz do przeciwnika
chat-send = Wyślij
chat-spectator = Widz

stops = Kiedy gra cię pyta
stops-meaning = Gdy możesz tylko spasować, gra po krótkiej chwili pasuje za ciebie. „Zawsze” zatrzyma się i wtedy, więc przeciwnik nie pozna po pośpiechu, co trzymasz; „nigdy” pasuje niezależnie od tego, co możesz zrobić.
stops-everywhere = Zawsze i wszędzie
stops-usual = Jak zwykle
stop-never = nigdy
stop-when-able = gdy coś mogę
stop-always = zawsze
window-reply = Replika
window-duel-turn = Mój ruch w pojedynku
window-plot = Akcja w fazie fabuły
window-draw = Akcja w fazie dobierania
window-marshal = Moja mobilizacja
window-marshaling = Akcja, gdy przeciwnik mobilizuje
window-challenges = Akcja między wyzwaniami
window-attackers = Akcja po wskazaniu atakujących
window-defenders = Akcja po wskazaniu obrońców
window-dominance = Akcja w fazie dominacji
window-standing = Akcja w fazie wstawania
window-taxation = Akcja w fazie podatków
window-would = Ocalanie i anulowanie
window-interrupt = Przerwania
window-reaction = Reakcje

fairness = Uczciwe tasowanie
fairness-meaning = Każdy gracz dokłada do ziarna tasowania tajny wkład. Najpierw wszyscy pokazują jego skrót (zobowiązanie), potem sam wkład, więc nikt nie może dobrać go pod siebie. Po grze każdy może to sprawdzić.
fairness-commitment = Zobowiązanie { $number ->
    [0] serwera
   *[other] gracza { $number }
 } (SHA-256)
fairness-contribution = Wkład { $number ->
    [0] serwera
   *[other] gracza { $number }
 }
fairness-seed = Ziarno
fairness-verify = Sprawdź
fairness-open = Wkłady będą jawne po zakończeniu gry.
fairness-fair = Wszystko się zgadza: wkłady odpowiadają zobowiązaniom, a ziarno powstało z nich.
fairness-broken = Coś się nie zgadza! Ziarno nie powstało z obiecanych wkładów.

help = Pomoc
help-keys = Klawisze
help-words = Słowa gry
key-pass = przepuść: pas, bene, bez repliki lub gotowe
key-pas = pas
key-undo = cofnij
key-info = pokaż kartę w całości
key-next = następna dozwolona rzecz
key-previous = poprzednia dozwolona rzecz
key-hand = przejdź do ręki
key-log = dziennik
key-chat = rozmowa
key-help = ta pomoc
key-arrows = przejdź do sąsiedniej karty
key-number = odpowiedz przyciskiem o tym numerze
key-enter = wybierz kartę lub przycisk
key-escape = zamknij
match-time = Czas meczu
match-time-none = bez zegara
match-stint = Terminacja: głos { $stint } z { $of }
match-stint-meaning = Czas meczu minął. Po dziesiątym głosie albo dwóch pasach z rzędu kończy się faza gry; potem wygrywa ten, kto ma więcej kresek, a przy równych ten, kto ma inicjatywę (PC 2.6).
problem-bad-clock = Mecz z zegarem trwa od 1 do 600 minut.
problem-no-clock = W tej grze nie ma reguły na koniec czasu, więc gra się bez zegara.
problem-no-time-to-call = Tej gry nie można poddać terminacji.

more-answers = Więcej odpowiedzi
more-answer = Wybierz
