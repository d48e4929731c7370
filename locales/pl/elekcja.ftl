### VETO! według Artykułów Henrykowskich w przeglądarce: strona startowa, stół, bitwa, okna.

game-mb = VETO! Mount&Blade
game-ah = VETO! według Artykułów Henrykowskich
start-ah = według Artykułów Henrykowskich
start-ah-about = Pełna gra dla dwóch osób: inicjatywa, karmazyni, ziemie i oddziały. Dobra, gdy znasz już Mount&Blade.
start-play-ah = Zagraj elekcję z komputerem
start-deck-ah = albo wybierz talię
start-invite-ah = Zagraj elekcję z przyjacielem
game-i2 = VETO! według instrukcji drugiej edycji
start-i2 = według instrukcji drugiej edycji
start-i2-about = Starsze zasady: bez ziem i oddziałów, pierwsza runda od razu od gry, elekcję wygrywa każdy, kto może.
start-play-i2 = Zagraj według instrukcji z komputerem
start-invite-i2 = Zagraj według instrukcji z przyjacielem
game-biesiadne = VETO! zasady biesiadne
start-biesiadne = zasady biesiadne
start-biesiadne-about = Instrukcja na wesoło: inicjatywa przechodzi z rąk do rąk co rundę, w talii najwyżej po dwie takie same karty.
start-play-biesiadne = Zagraj biesiadnie z komputerem
start-invite-biesiadne = Zagraj biesiadnie z przyjacielem
start-deck-own = Twoja talia
start-deck-other = Talia przeciwnika
start-deck-lot = losowa

phase-gra = Faza gry
phase-koniec = Koniec gry
auction = Licytacja inicjatywy
zone-karmazyni = { $own ->
    [true] Twoje pole karmazynów
   *[false] Pole karmazynów przeciwnika
 }
zone-ziemie = Pole Ziem
ziemia-free = nikt nie kontroluje
ziemia-free-short = niczyja
ziemia-held = kontrola: { $name }
stos-cost = koszt: { $parts }
stos-cost-lafa = lafa { $lafa }
stos-cost-tap = zaznaczenie
stos-cost-none = bez kosztu
stos-cost-more-kreski = { $count ->
    [one] dopłata { $count } kreski
   *[other] dopłata { $count } kresek
 } ({ $rule })
stos-cost-more-dukaty = { $count ->
    [one] w tym dopłata { $count } dukata
   *[other] w tym dopłata { $count } dukatów
 } ({ $rule })
stos-upon = leży na: { $what }

battle-label = Bitwa: { $ziemia }
battle-began = { $who ->
    [you] Zaczynasz bitwę
   *[other] { $name } zaczyna bitwę
 }
battle-defends = { $who ->
    [you] Bronisz się
   *[other] { $name } broni się
 }
battle-chosen = wybór zapadł
battle-choosing = jeszcze bez wyboru
battle-yours = Twój wybór
battle-fought = już walczył
battle-nobody = Nikt tu już nie stoi.
battle-won = Wygrane potyczki
clash-challenger = Atakuje
clash-challenged = Broni się
clash-stage-sztychy = Repliki
question-clash-turn = Potyczka: replika albo bene.
question-clash-turn-other = ma ruch w potyczce
clash-attacker = atakuje
clash-attacked = atakowany
clash-bitnosc = Bitność { $szabla }
clash-won = Wygrana potyczka: { $winner }, różnica { $by }!
clash-drawn = Remis! Potyczka nierozstrzygnięta.
clash-beaten = Pobici: { $beaten }.

battle-stage-zastep = Znaczniki
battle-stage-atak = Atak pozostałych
battle-stage-szyk = Szyk
battle-help-zastep = Na każdym oddziale leży znacznik, jego para jest ukryta. Obaj gracze w tajemnicy wybierają po jednym; odkryte razem wskazują, kto stacza potyczkę.
battle-help-atak = Jedna strona ma jeszcze oddziały, które nie walczyły. Może nimi atakować; na jeden oddział wolno ruszyć kilkoma.
battle-help-szyk = Bitność atakujących razem się sumuje i porównuje z Bitnością broniącego się. Przewaga równa jego Karności lub większa niszczy go.
battle-weary = Zaznaczony: walczy z połową bazowej Bitności (AH 516.3)
battle-you = Ty
battle-nobody-yet = jeszcze nikt
battle-sum = Atak { $attack } przeciw { $defence }
battle-verdict = { $who ->
    [you] Wygrywasz bitwę: { $ziemia }!
    [nobody] Bitwa nierozstrzygnięta: { $ziemia }.
   *[other] { $name } wygrywa bitwę: { $ziemia }!
 }
battle-why = { $who ->
    [nobody] Obie strony wygrały tyle samo potyczek.
   *[other] Decyduje liczba wygranych potyczek.
 }
battle-then = Kto kontroluje tę ziemię, okaże się na końcu fazy: ten, kto jako jedyny ma tu odznaczone oddziały.
marker = znacznik { $sign }
marker-hidden = zakryty znacznik
marker-none = jeszcze bez znacznika

control = Kontrola ziem
control-help = Ziemię kontroluje ten, kto jako jedyny ma na niej odznaczone oddziały; dostaje z puli tyle kresek, ile wynosi jej Znaczenie. Kolejność wybiera mający inicjatywę.
control-host = { $name } – odznaczone: { $untapped }, zaznaczone: { $tapped } ({ $names })
control-worth = Znaczenie { $count }
control-held = { $who ->
    [you] Kontrolujesz: { $ziemia }.
   *[other] { $name } kontroluje: { $ziemia }.
 }
control-by = { $count ->
    [one] Tylko ten oddział jest tu odznaczony: { $names }.
   *[other] Odznaczone są tu tylko oddziały jednego gracza: { $names }.
 }
control-gain = Znaczenie { $znaczenie }: { $count ->
    [0] bez kresek.
    [one] +{ $count } kreska.
    [few] +{ $count } kreski.
   *[many] +{ $count } kresek.
 }
control-less = Znaczenie { $znaczenie }, ale w puli nie ma tyle: { $count ->
    [0] bez kresek.
    [one] +{ $count } kreska.
    [few] +{ $count } kreski.
   *[many] +{ $count } kresek.
 }

## Odpowiedzi, które przy danym pytaniu znaczą coś szczególnego: choice-<kind>-at-<question>

choice-pas-at-inicjatywa = Nie kupuję
choice-bid-at-inicjatywa = { $number } { $number ->
    [one] punkt
    [few] punkty
   *[many] punktów
 }
choice-pas-at-bitwa = Pas (bez bitwy)
choice-done-at-utrzymanie = Zapłać za pozostałe
choice-pick-at-utrzymanie = Odrzuć zamiast płacić
choice-done-at-discard = Nie odrzucam
choice-pick-at-discard = Odrzuć
choice-done-at-atak = Nie atakuj
choice-pick-at-atak = Zaatakuj ten oddział
choice-done-at-szyk = Do ataku!
choice-pick-at-szyk = Ten oddział atakuje
choice-pick-at-zastep = Ten oddział walczy
choice-done-at-ruch = Koniec ruchu
choice-pick-at-ruch = Przesuń ten oddział
choice-pick-at-dokad = Idź na tę ziemię
choice-pick-at-kontrola = Ta ziemia teraz
choice-yes-at-surcharge = Dopłać
choice-no-at-surcharge = Nie dopłacam
choice-yes-at-instead = Zapłać inaczej
choice-no-at-instead = Zapłać lafę

window-own-reply = Replika na własne zagranie
window-okno = Replika w oknie etapu
window-inicjatywa = Kupowanie inicjatywy
window-bitwa = Zaczynanie bitwy
window-ruch = Ruch oddziałów

## Słowa pełnej gry: term-<słowo>, znaczenie i zasada

term-inicjatywa = inicjatywa
term-inicjatywa-meaning = Kto ją ma, pierwszy jest przy głosie, pierwszy wybiera i może używać Wpływu Politycznego. Liczą się kreski odznaczonych Karmazynów na polu karmazynów i punkty dokupione po 3 dukaty.
term-inicjatywa-rule = AH 501.1.b
term-karmazyn = Karmazyn
term-karmazyn-meaning = Możny pan. Może stać na polu karmazynów, gdzie jego kreski liczą się do inicjatywy.
term-karmazyn-rule = AH 700.1.q
term-pole-karmazynow = pole karmazynów
term-pole-karmazynow-meaning = Osobne miejsce Karmazynów i Wpływowych każdego gracza. Stojący tam walczą o inicjatywę, a nie na polu elekcyjnym.
term-pole-karmazynow-rule = AH 406.1
term-pole-elekcyjne = pole elekcyjne
term-pole-elekcyjne-meaning = Wspólne pole, na które każdy po swojej stronie wystawia postacie, posesje i oddziały.
term-pole-elekcyjne-rule = AH 405.1
term-pole-ziem = Pole Ziem
term-pole-ziem-meaning = Wspólne pole między graczami; leżą na nim ziemie, a na ziemiach stoją oddziały.
term-pole-ziem-rule = AH 407.2
term-ziemia = ziemia
term-ziemia-meaning = Kraj, o który walczą oddziały. Kto ją kontroluje, dostaje kreski za jej Znaczenie. Odznaczona leży w poprzek.
term-ziemia-rule = AH 306.1.a
term-oddzial = oddział
term-oddzial-meaning = Wojsko. Stoi na polu elekcyjnym albo na ziemi, walczy w potyczkach i kontroluje ziemie.
term-oddzial-rule = AH 307.1
term-bitnosc = Bitność
term-bitnosc-meaning = Siła oddziału; wyższa wygrywa potyczkę. Zaznaczony oddział walczy w fazie oddziałów z połową bazowej Bitności.
term-bitnosc-rule = AH 219.1
term-karnosc = Karność
term-karnosc-meaning = Wytrzymałość oddziału: przegrany w potyczce ginie, gdy przewaga jest równa jego Karności lub większa.
term-karnosc-rule = AH 514.3.d
term-znaczenie = Znaczenie
term-znaczenie-meaning = Tyle kresek ziemia przynosi temu, kto ją kontroluje.
term-znaczenie-rule = AH 306.1.a
term-dobrobyt = Dobrobyt
term-dobrobyt-meaning = Tyle oddziałów każdy gracz trzyma na ziemi bez płacenia utrzymania.
term-dobrobyt-rule = AH 222.3
term-bitwa = bitwa
term-bitwa-meaning = Seria potyczek na jednej ziemi; kto walczy następny, obaj gracze wybierają w tajemnicy.
term-bitwa-rule = AH 516.2
term-potyczka = potyczka
term-potyczka-meaning = Starcie oddziałów: porównuje się Bitność.
term-potyczka-rule = AH 514.3.d
term-wplyw-polityczny = Wpływ Polityczny
term-wplyw-polityczny-meaning = Zdolność, której używa tylko ten, kto ma inicjatywę; nie w pierwszej rundzie.
term-wplyw-polityczny-rule = AH 212.2
term-wplyw-bojowy = Wpływ Bojowy
term-wplyw-bojowy-meaning = Zdolność, której w tej rundzie używa tylko ten, czyje postacie na polu elekcyjnym mają razem większą bazową Szablę; nie w pierwszej rundzie.
term-wplyw-bojowy-rule = AH 501.1.c
term-wielka-manipulacja = Wielka Manipulacja
term-wielka-manipulacja-meaning = Zdolność, której używa się raz na grę, nie w pierwszej rundzie.
term-wielka-manipulacja-rule = AH 214.2
term-strategia = strategia
term-strategia-meaning = Karta leżąca od początku obok karty frakcji; może dawać inny sposób wygranej.
term-strategia-rule = AH 308.1
term-przymierze = przymierze
term-przymierze-meaning = Pakt lub błogosławieństwo; najpierw dołącza się je do Charakternika albo Pobożnego, potem zagrywa.
term-przymierze-rule = AH 310.2
term-utrzymanie = utrzymanie
term-utrzymanie-meaning = Dukaty, które karta zabiera w każdej fazie rozliczenia; zamiast płacić można ją odrzucić.
term-utrzymanie-rule = AH 211.4
term-zmeczenie = zmęczenie
term-zmeczenie-meaning = Karta z takim znacznikiem nie daje się odznaczyć.
term-zmeczenie-rule = AH 118.6.b
