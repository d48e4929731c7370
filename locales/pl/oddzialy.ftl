### Ziemie, oddziały i faza oddziałów. Wspólne dla przeglądarki i terminala.

phase-oddzialy = Faza oddziałów

question-bitwa = Czy zaczynasz bitwę? Wskaż ziemię albo powiedz „pas”.
question-zastep = Wybierz w tajemnicy, który Twój oddział walczy teraz.
question-atak = Zostały Ci oddziały, które nie walczyły: kogo atakują?
question-szyk = Kto atakuje? Kilka oddziałów może zaatakować razem.
question-ruch = Który oddział przechodzi na inną ziemię? Dotrze zaznaczony.
question-dokad = { $about ->
    [yes] Dokąd idzie { $card }?
   *[no] Dokąd idzie oddział?
 }
question-kontrola = Kontrolę której ziemi sprawdzamy teraz?
question-okno = { $word ->
    [poczatek-odznaczenia] Początek fazy odznaczenia
    [inicjatywa] Inicjatywa ustalona
    [odznaczanie] Karty odznaczone
    [koniec-odznaczenia] Koniec fazy odznaczenia
    [poczatek-rozliczenia] Początek fazy rozliczenia
    [dobieranie] Karty dobrane
    [dochod] Dochód dobrany
    [koniec-rozliczenia] Koniec fazy rozliczenia
    [poczatek-gry] Początek fazy gry
    [koniec-gry] Koniec fazy gry
    [poczatek-oddzialow] Początek fazy oddziałów
    [ruch] Oddziały przemieszczone
    [kontrola] Przed sprawdzeniem kontroli ziemi
    [koniec-oddzialow] Koniec fazy oddziałów
    [poczatek-zakonczenia] Początek fazy zakończenia
    [koniec-zakonczenia] Koniec fazy zakończenia
    [odpowiedz] Wyzwanie przyjęte albo odrzucone
    [wynik-pojedynku] Wiadomo, kto wygrywa pojedynek
    [skutki-pojedynku] Wynik pojedynku jest zastosowany
    [obliczenie] Dochód jest obliczony
    [sprawdzenie] Warunki zwycięstwa są sprawdzone
    [odrzucanie] Karty z dworów są odrzucone
    [koniec-pojedynku] Pojedynek rozstrzygnięty
    [koniec-potyczki] Potyczka rozstrzygnięta
   *[other] Okno etapu
 }: czy zagrywasz replikę?
question-okno-other = może zagrać replikę w tym etapie

question-bitwa-other = może zacząć bitwę
question-zastep-other = wybiera w tajemnicy, kto walczy
question-atak-other = może zaatakować pozostałymi oddziałami
question-szyk-other = wybiera, kto atakuje
question-ruch-other = może przemieścić oddziały
question-dokad-other = wybiera, dokąd idzie oddział
question-kontrola-other = wybiera, którą ziemię sprawdzić

choice-march = Przejdź między polem elekcyjnym a ziemią
choice-karmazyni = Na pole karmazynów
choice-pole-elekcyjne = Na pole elekcyjne
choice-battle = Bitwa!
choice-attack = Zaatakuj oddział
choice-discard-copy = Odrzuć jako kopię postaci w grze
choice-borrow = Użyj zasady innego Zamku

deed-march = Przemieszczenie oddziału
deed-karmazyni = Wejście na pole karmazynów
deed-pole-elekcyjne = Przejście na pole elekcyjne
deed-battle = Bitwa
deed-attack = Atak na oddział
deed-discard-copy = Odrzucenie kopii
deed-borrow = Użycie zasady innego Zamku

stos-march = Przemarsz
stos-potyczka = Potyczka
stos-rana = Rana po pojedynku
stos-odrzucenie = Odrzucanie kart z dworu
stos-slawni = Kreski za Sławnych

znacznik-zmeczenie = zmęczenie
znacznik-agitacja = agitacja
znacznik-gotowosc = gotowość
znacznik-szabla = Szabla −1
znacznik-ostrosc = Szabla +1

event-marked = { $card } – nowy znacznik: { $znacznik ->
    [zmeczenie] zmęczenie
    [agitacja] agitacja
    [szabla] Szabla −1
    [ostrosc] Szabla +1
   *[gotowosc] gotowość
 }.
event-unmarked = { $card } – zdjęty znacznik: { $znacznik ->
    [zmeczenie] zmęczenie
    [agitacja] agitacja
    [szabla] Szabla −1
    [ostrosc] Szabla +1
   *[gotowosc] gotowość
 }.
event-marches = { $back ->
    [true] { $card } rusza na pole elekcyjne.
   *[false] { $card } rusza. Cel: { $host }.
 }
event-battle-begins = { $who ->
    [you] Zaczynasz bitwę: { $card }!
   *[other] { $name } zaczyna bitwę: { $card }!
 }
event-commits = { $who ->
    [you] Twój wybór zapadł.
   *[other] { $name } – wybór zapadł.
 }
event-clash = Potyczka: { $cards } kontra { $target }!
event-clash-won = { $who ->
    [you] Wygrywasz potyczkę różnicą { $by }.
   *[other] { $name } wygrywa potyczkę różnicą { $by }.
 } Pobici: { $cards }.
event-clash-drawn = Potyczka kończy się remisem.
event-battle-ends = { $who ->
    [you] Wygrywasz bitwę: { $card }.
    [nobody] Bitwa nierozstrzygnięta: { $card }.
   *[other] { $name } wygrywa bitwę: { $card }.
 } ({ $won } : { $lost })
event-checked = { $who ->
    [you] Kontrolujesz ziemię: { $card }.
   *[other] { $name } kontroluje ziemię: { $card }.
 } Stoją tam odznaczone: { $cards }. Znaczenie: { $znaczenie }.

refusal-no-oficer = do oddziału wystawia się tylko Oficera albo Nawigatora.
refusal-on-ziemia = { $cards } jest przy oddziale na ziemi.
refusal-no-battle = bitwa wymaga odznaczonej ziemi z oddziałami obu graczy.
refusal-nowhere-to-go = nie ma innej ziemi, na której { $cards } może stać.
refusal-no-copy = nie ma w grze ani w tym pojedynku postaci o tej nazwie.
refusal-zmeczona = { $cards } ma znacznik zmęczenia.
refusal-not-ready = { $cards } nie ma znacznika gotowości.
