### Ziemie, oddziały and the faza oddziałów. Shared by browser and terminal.

phase-oddzialy = Troops

question-bitwa = Do you begin a battle? Choose the ziemia, or say pas.
question-zastep = Choose in secret which of your oddziały fights next.
question-atak = You have oddziały left that have not fought: whom do they attack?
question-szyk = Who attacks? Several may attack together.
question-ruch = Which oddział moves to another ziemia? It arrives tapped.
question-dokad = { $about ->
    [yes] Where does { $card } go?
   *[no] Where does the oddział go?
 }
question-kontrola = The control of which ziemia is checked next?
question-okno = { $word ->
    [poczatek-odznaczenia] The faza odznaczenia begins
    [inicjatywa] The initiative is settled
    [odznaczanie] Cards are untapped
    [koniec-odznaczenia] The faza odznaczenia ends
    [poczatek-rozliczenia] The faza rozliczenia begins
    [dobieranie] Cards are drawn
    [dochod] Income is taken
    [koniec-rozliczenia] The faza rozliczenia ends
    [poczatek-gry] The play phase begins
    [koniec-gry] The play phase ends
    [poczatek-oddzialow] The faza oddziałów begins
    [ruch] The oddziały have been moved
    [kontrola] Before the control of a ziemia is checked
    [koniec-oddzialow] The faza oddziałów ends
    [poczatek-zakonczenia] The faza zakończenia begins
    [koniec-zakonczenia] The faza zakończenia ends
    [odpowiedz] The challenge is answered
    [wynik-pojedynku] It is certain who wins the duel
    [skutki-pojedynku] The result of the duel is applied
    [obliczenie] Income is reckoned
    [sprawdzenie] Victory has been checked
    [odrzucanie] Cards have been discarded
    [koniec-pojedynku] The duel is over
    [koniec-potyczki] The potyczka is over
   *[other] The window of a stage
 }: do you use a replika?
question-okno-other = may use a replika in this stage

question-bitwa-other = may begin a battle
question-zastep-other = is choosing in secret who fights
question-atak-other = may attack with the oddziały left over
question-szyk-other = is choosing who attacks
question-ruch-other = may move oddziały
question-dokad-other = is choosing where the oddział goes
question-kontrola-other = is choosing which ziemia is checked

choice-march = Move between the pole elekcyjne and a ziemia
choice-karmazyni = To the pole karmazynów
choice-pole-elekcyjne = To the pole elekcyjne
choice-battle = Battle!
choice-attack = Attack an oddział
choice-discard-copy = Discard as a copy of a postać in play
choice-borrow = Use a rule of another Zamek

deed-march = Moving the oddział
deed-karmazyni = Entering on the pole karmazynów
deed-pole-elekcyjne = Going to the pole elekcyjne
deed-battle = A battle
deed-attack = Attacking an oddział
deed-discard-copy = Discarding a copy
deed-borrow = Using a rule of another Zamek

stos-march = March
stos-potyczka = Potyczka
stos-rana = A wound from the duel
stos-odrzucenie = Discarding from the dwór
stos-slawni = Kreski for Sławni

znacznik-zmeczenie = fatigue
znacznik-agitacja = agitacja
znacznik-gotowosc = readiness
znacznik-szabla = Szabla −1
znacznik-ostrosc = Szabla +1

event-marked = { $card } gets a marker of { $znacznik ->
    [zmeczenie] fatigue
    [agitacja] agitacja
    [szabla] Szabla −1
    [ostrosc] Szabla +1
   *[gotowosc] readiness
 }.
event-unmarked = { $card } loses a marker of { $znacznik ->
    [zmeczenie] fatigue
    [agitacja] agitacja
    [szabla] Szabla −1
    [ostrosc] Szabla +1
   *[gotowosc] readiness
 }.
event-marches = { $back ->
    [true] { $card } sets out for the pole elekcyjne.
   *[false] { $card } sets out for { $host }.
 }
event-battle-begins = { $who ->
    [you] You begin a battle: { $card }!
   *[other] { $name } begins a battle: { $card }!
 }
event-commits = { $who ->
    [you] You have chosen who fights.
   *[other] { $name } has chosen who fights.
 }
event-clash = A potyczka: { $cards } against { $target }!
event-clash-won = { $who ->
    [you] You win the potyczka by { $by }.
   *[other] { $name } wins the potyczka by { $by }.
 } Beaten: { $cards }.
event-clash-drawn = The potyczka is drawn.
event-battle-ends = { $who ->
    [you] You win the battle: { $card }.
    [nobody] The battle remains undecided: { $card }.
   *[other] { $name } wins the battle: { $card }.
 } ({ $won } : { $lost })
event-checked = { $who ->
    [you] You control { $card }.
   *[other] { $name } controls { $card }.
 } Untapped there: { $cards }. Znaczenie: { $znaczenie }.

refusal-no-oficer = only an Oficer or a Nawigator is put out to an oddział.
refusal-on-ziemia = { $cards } is with an oddział on a ziemia.
refusal-no-battle = a battle needs an untapped ziemia with oddziały of both players.
refusal-nowhere-to-go = there is no other ziemia on which { $cards } may stand.
refusal-no-copy = no postać of this name is in play, or takes part in the duel.
refusal-zmeczona = { $cards } bears a marker of fatigue.
refusal-not-ready = { $cards } has no marker of readiness.
