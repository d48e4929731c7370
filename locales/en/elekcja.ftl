### VETO! after Artykuły Henrykowskie in the browser: start page, table, battle, windows.

game-mb = VETO! Mount&Blade
game-ah = VETO! after Artykuły Henrykowskie
start-ah = after Artykuły Henrykowskie
start-ah-about = The whole game for two: initiative, karmazyni, ziemie and oddziały. Best once you know Mount&Blade.
start-play-ah = Play the whole game against the computer
start-deck-ah = or choose a deck
start-invite-ah = Play the whole game with a friend
game-i2 = VETO! after the instruction of the second edition
start-i2 = after the instruction of the second edition
start-i2-about = The older rules: no ziemie and oddziały, the first round begins with the play, whoever can wins the election.
start-play-i2 = Play by the instruction against the computer
start-invite-i2 = Play by the instruction with a friend
game-biesiadne = VETO! zasady biesiadne
start-biesiadne = zasady biesiadne
start-biesiadne-about = The instruction made merry: the initiative changes hands every round, a deck has two of each card at most.
start-play-biesiadne = Play zasady biesiadne against the computer
start-invite-biesiadne = Play zasady biesiadne with a friend
start-deck-own = Your deck
start-deck-other = The opponent’s deck
start-deck-lot = by lot

phase-gra = Play
phase-koniec = The end
auction = Auction of the initiative
zone-karmazyni = { $own ->
    [true] Your pole karmazynów
   *[false] The opponent's pole karmazynów
 }
zone-ziemie = Pole Ziem
ziemia-free = nobody controls it
ziemia-free-short = nobody's
ziemia-held = controlled by { $name }
stos-cost = cost: { $parts }
stos-cost-lafa = lafa { $lafa }
stos-cost-tap = tapping
stos-cost-none = no cost
stos-cost-more-kreski = { $count ->
    [one] { $count } kreska on top
   *[other] { $count } kreski on top
 } ({ $rule })
stos-cost-more-dukaty = { $count ->
    [one] { $count } dukat of it on top
   *[other] { $count } dukaty of it on top
 } ({ $rule })
stos-upon = lies upon: { $what }

battle-label = Battle: { $ziemia }
battle-began = { $who ->
    [you] You begin the battle
   *[other] { $name } begins the battle
 }
battle-defends = { $who ->
    [you] You defend
   *[other] { $name } defends
 }
battle-chosen = has chosen
battle-choosing = has not chosen yet
battle-yours = your choice
battle-fought = has fought
battle-nobody = Nobody is left here.
battle-won = Potyczki won
clash-challenger = Attacks
clash-challenged = Defends
clash-stage-sztychy = Repliki
question-clash-turn = The potyczka: a replika, or bene.
question-clash-turn-other = is to act in the potyczka
clash-attacker = attacks
clash-attacked = attacked
clash-bitnosc = Bitność { $szabla }
clash-won = { $winner } wins the potyczka by { $by }!
clash-drawn = A draw! The potyczka is undecided.
clash-beaten = Beaten: { $beaten }.

battle-stage-zastep = Markers
battle-stage-atak = Attack of the rest
battle-stage-szyk = Line-up
battle-help-zastep = A marker lies on every oddział; its twin is hidden. Both players choose one in secret; turned over together they show who fights the potyczka.
battle-help-atak = One side still has oddziały that have not fought. It may attack with them; several may go against one.
battle-help-szyk = The Bitność of all attackers is added up and compared with that of the defender. An advantage of his Karność or more destroys him.
battle-weary = Tapped: fights with half its base Bitność (AH 516.3)
battle-you = You
battle-nobody-yet = nobody yet
battle-sum = Attack { $attack } against { $defence }
battle-verdict = { $who ->
    [you] You win the battle: { $ziemia }!
    [nobody] The battle remains undecided: { $ziemia }.
   *[other] { $name } wins the battle: { $ziemia }!
 }
battle-why = { $who ->
    [nobody] Both sides have won as many potyczki.
   *[other] The number of potyczki won decides.
 }
battle-then = Who controls this ziemia is seen at the end of the phase: the only one with untapped oddziały here.
marker = marker { $sign }
marker-hidden = hidden marker
marker-none = no marker yet

control = The control of ziemie
control-help = A ziemia is controlled by the only one with untapped oddziały on it; he takes as many kreski from the pool as its Znaczenie. The holder of the initiative chooses the order.
control-host = { $name } – untapped: { $untapped }, tapped: { $tapped } ({ $names })
control-worth = Znaczenie { $count }
control-held = { $who ->
    [you] You control { $ziemia }.
   *[other] { $name } controls { $ziemia }.
 }
control-by = { $count ->
    [one] The only untapped oddział here: { $names }.
   *[other] Only oddziały of one player are untapped here: { $names }.
 }
control-gain = Znaczenie { $znaczenie }: { $count ->
    [0] no kreski.
    [one] +{ $count } kreska.
   *[other] +{ $count } kreski.
 }
control-less = Znaczenie { $znaczenie }, but there are not so many in the pool: { $count ->
    [0] no kreski.
    [one] +{ $count } kreska.
   *[other] +{ $count } kreski.
 }

## Answers that mean something particular at a question: choice-<kind>-at-<question>

choice-pas-at-inicjatywa = Buy nothing
choice-bid-at-inicjatywa = { $number } { $number ->
    [one] point
   *[other] points
 }
choice-pas-at-bitwa = Pas (no battle)
choice-done-at-utrzymanie = Pay for the rest
choice-pick-at-utrzymanie = Discard instead of paying
choice-done-at-discard = Discard nothing
choice-pick-at-discard = Discard
choice-done-at-atak = Do not attack
choice-pick-at-atak = Attack this oddział
choice-done-at-szyk = Attack!
choice-pick-at-szyk = This oddział attacks
choice-pick-at-zastep = This oddział fights
choice-done-at-ruch = No more movement
choice-pick-at-ruch = Move this oddział
choice-pick-at-dokad = Go to this ziemia
choice-pick-at-kontrola = This ziemia now
choice-yes-at-surcharge = Pay the surcharge
choice-no-at-surcharge = Do not pay
choice-yes-at-instead = Pay otherwise
choice-no-at-instead = Pay the lafa

window-own-reply = A replika on my own play
window-okno = A replika in the window of a stage
window-inicjatywa = Buying initiative
window-bitwa = Beginning a battle
window-ruch = Moving oddziały

## Words of the whole game: term-<word>, its meaning and its rule

term-inicjatywa = initiative
term-inicjatywa-meaning = Whoever holds it is the first to be przy głosie and to choose, and may use a Wpływ Polityczny. The kreski of untapped Karmazyni on the pole karmazynów count, and points bought at 3 dukaty each.
term-inicjatywa-rule = AH 501.1.b
term-karmazyn = Karmazyn
term-karmazyn-meaning = A magnate. He may stand on the pole karmazynów, where his kreski count for the initiative.
term-karmazyn-rule = AH 700.1.q
term-pole-karmazynow = pole karmazynów
term-pole-karmazynow-meaning = Each player's own place for Karmazyni and Wpływowi. They strive for the initiative there and are away from the pole elekcyjne.
term-pole-karmazynow-rule = AH 406.1
term-pole-elekcyjne = pole elekcyjne
term-pole-elekcyjne-meaning = The common field; each puts out postacie, posesje and oddziały on his own side of it.
term-pole-elekcyjne-rule = AH 405.1
term-pole-ziem = Pole Ziem
term-pole-ziem-meaning = The common field between the players: ziemie lie on it, and oddziały stand on ziemie.
term-pole-ziem-rule = AH 407.2
term-ziemia = ziemia
term-ziemia-meaning = A land that oddziały fight for. Whoever controls it gets kreski for its Znaczenie. Untapped it lies sideways.
term-ziemia-rule = AH 306.1.a
term-oddzial = oddział
term-oddzial-meaning = Troops. They stand on the pole elekcyjne or on a ziemia, fight in potyczki and control ziemie.
term-oddzial-rule = AH 307.1
term-bitnosc = Bitność
term-bitnosc-meaning = The strength of an oddział; the higher wins a potyczka. Tapped in the faza oddziałów it fights with half its base Bitność.
term-bitnosc-rule = AH 219.1
term-karnosc = Karność
term-karnosc-meaning = The discipline of an oddział: beaten in a potyczka it is destroyed if the advantage is equal to its Karność or greater.
term-karnosc-rule = AH 514.3.d
term-znaczenie = Znaczenie
term-znaczenie-meaning = So many kreski a ziemia brings to whoever controls it.
term-znaczenie-rule = AH 306.1.a
term-dobrobyt = Dobrobyt
term-dobrobyt-meaning = So many oddziały each player may keep on a ziemia without paying upkeep.
term-dobrobyt-rule = AH 222.3
term-bitwa = battle
term-bitwa-meaning = A bitwa: a series of potyczki on one ziemia; who fights next both players choose in secret.
term-bitwa-rule = AH 516.2
term-potyczka = potyczka
term-potyczka-meaning = A clash of oddziały: their Bitność is compared.
term-potyczka-rule = AH 514.3.d
term-wplyw-polityczny = Wpływ Polityczny
term-wplyw-polityczny-meaning = An ability that only the holder of the initiative may use; not in the first round.
term-wplyw-polityczny-rule = AH 212.2
term-wplyw-bojowy = Wpływ Bojowy
term-wplyw-bojowy-meaning = An ability that in this round only he may use whose postacie on the pole elekcyjne have the greater sum of base Szabla; not in the first round.
term-wplyw-bojowy-rule = AH 501.1.c
term-wielka-manipulacja = Wielka Manipulacja
term-wielka-manipulacja-meaning = An ability to be used once in the game, and not in the first round.
term-wielka-manipulacja-rule = AH 214.2
term-strategia = strategia
term-strategia-meaning = A card beside the faction card from the beginning; it may give another way to win.
term-strategia-rule = AH 308.1
term-przymierze = przymierze
term-przymierze-meaning = A pact or a blessing; it is first attached to a Charakternik or a Pobożny and then played.
term-przymierze-rule = AH 310.2
term-utrzymanie = upkeep
term-utrzymanie-meaning = Dukaty that a card takes in each faza rozliczenia; it may be discarded instead.
term-utrzymanie-rule = AH 211.4
term-zmeczenie = fatigue
term-zmeczenie-meaning = A card with this marker cannot be untapped.
term-zmeczenie-rule = AH 118.6.b
