### Words of the table and the pages.

language = Language
close = Close
loading = One moment…
log = Log
menu = Menu
settings = Menu
rules = Rules
cards = Cards
undo = Undo
to-start = Start page
name-drawn = arms are drawn for you
bot-greedy = Computer
bot-random = Computer (at random)
your-name = Your name
table = The table
click-on = Go on ›
card-whole = the whole card
prompt-cards = or touch a card framed in gold
answer-bene-about = you hand over the floor
answer-pas-about = you do nothing

start-lead = The king is dead! Win votes, cross sabres, and raise your candidate to the throne of the Commonwealth.
start-about = A game for two, about a quarter of an hour. No account needed.
start-play = Play against the computer
start-faction = or choose your party
start-invite = Invite a friend
faction-awanturnicy = Awanturnicy
faction-awanturnicy-about = The adventurers: skarb 11, they begin
faction-wisniowieccy = Wiśniowieccy
faction-wisniowieccy-about = The prince's men: skarb 12, they play second
fan-notice = An unofficial work of admirers of the game, not connected with its publishers. Drawings and card texts are ours.

join-invited = { $name } invites you to a game.
join-full = A game is being played at this table.
join = Take a seat
watch = Watch
room-missing = There is no such room.
waiting-friend = Waiting for your opponent
waiting-link = Send this link:
waiting-shuffle = Shuffling the cards…
copy = Copy
copied = Copied
player-unnamed = Player { $number }
player-away = disconnected

connection-connecting = connecting…
connection-open = connected
connection-reconnecting = reconnecting…
connection-refused = The server refused the connection to this room.
connection-closed = disconnected

round = Round { $round }
phase-przygotowanie = Preparation
phase-odznaczenie = Untapping
phase-rozliczenie = Income
phase-zakonczenie = End of the round
election = { $who ->
    [you] You announced the election: keep 10 kreski until the round ends!
   *[other] Free election! { $name } wins by keeping 10 kreski until the round ends.
 }

election-short = Election: { $name }

zone-pole = { $own ->
    [true] Your field
   *[false] The opponent's field
 }
zone-piles = { $own ->
    [true] Your piles
   *[false] The opponent's piles
 }
zone-dwor = Your dwór, { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }
zone-sash = Common pool and stos
zone-prompt = The question
pole-empty = { $own ->
    [true] Your postacie and posesje will stand here
   *[false] Your opponent has put out nobody yet
 }
pile-label = { $pile }, { $owner }, { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }
dwor-known = A known card in the opponent’s dwór: { $card }
pile-empty = Nothing here.
kreski-label = { $count ->
    [one] { $count } kreska
   *[other] { $count } kreski
 }
pool-label = Common pool: { $count ->
    [one] { $count } kreska
   *[other] { $count } kreski
 }
dukaty-label = { $count ->
    [one] { $count } dukat
   *[other] { $count } dukaty
 }, income { $income }

card-hidden = a face-down card
card-label-hidden = Face-down card, { $owner }
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
   *[other] , markers: { $marks }
 }{ $tapped ->
    [true] , tapped
   *[false] { "" }
 }, { $owner }
card-legal = { $label } – can be chosen
card-attested = A card known from old editions; its attested facts are kept.
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
figure-income = Income
figure-skarb = Skarb
rarity-rare = rare
rarity-uncommon = uncommon
rarity-common = common
rarity-occasional = occasional
figure-bitnosc = Bitność
figure-karnosc = Karność
figure-znaczenie = Znaczenie
figure-dobrobyt = Dobrobyt
figure-kreski-of-bearer = Kreski of the bearer

stos-card = Card
stos-ability = Ability
stos-change-field = Change of field
stos-agitacja = Agitacja
stos-challenge = Challenge
stos-duel = Duel
stos-trigger = Goes off by itself
stos-kreski = Kreski of a card put out
stos-answers = { $who ->
    [you] You may answer.
   *[other] { $name } may answer.
 }

duel = Duel
duel-challenger = Challenger
duel-challenged = Challenged
duel-turn = to act
duel-szabla = Szabla { $szabla }
duel-stage-acceptance = Challenge
duel-stage-moderunki = Moderunki
duel-stage-sztychy = Sztychy
duel-stage-end = Decision
duel-drawn = A draw! Nobody yielded.
duel-won = { $winner } wins by { $by }!
duel-wounded = { $loser } is wounded and goes to the lazaret.
duel-killed = { $loser } is killed and goes to the żalnik.
duel-kreski = The winner takes { $count ->
    [one] { $count } kreska.
   *[other] { $count } kreski.
 }

why-not = { $card }: why not?
why-not-nothing = Nothing can be done with this card now.
rule-open = Show rule { $rule }
rule-browse = Open in the rulebook
rule-missing = Rule { $rule } could not be read.
search = Search
search-rules = Search the rules
search-cards = Search the cards
search-hint = Type a word or the number of a rule, for example: duel, agitacja, MB 54.
search-nothing = Nothing found.
rules-books = Rulebooks
rules-contents = Contents
rules-note = Our reading:
rules-see = See also
rules-found = { $count ->
    [0] Nothing found.
    [one] 1 clause found
   *[other] { $count } clauses found, the best first
}

over-title = End of the game
over-who-veto = { $who ->
    [you] Victory! Your candidate takes the throne.
    [nobody] A game without a winner
   *[other] The candidate of { $name } is king.
 }
over-elekcja = The free election was won.
over-all-kreski = All kreski were won.
over-elekt-killed = The last Elekt was killed.
over-course = What happened last
over-won-by-card = A card decided it.
over-lost-by-card = A card made the opponent lose.
over-exhaustion = After a hundred rounds nobody could win any more: kreski decided, or the initiative where they were equal.
over-terminacja = The time of the match was up: kreski decided, or the initiative where they were equal.
over-concession = The game was conceded.
over-look = Look at the table
rematch = Rematch
rematch-asked = Waiting for consent…
rematch-wanted = Your opponent proposes a rematch.
replay-download = Download the record
concede = Concede
concede-sure = Do you really want to concede this game?
concede-yes = Yes, I concede
concede-no = I play on

chat = Chat
chat-placeholder = Write to your opponent
chat-send = Send
chat-spectator = Spectator

stops = When the game stops for you
stops-meaning = Where you can only pass, the game passes for you after a short pause. “Always” stops there too, so that your opponent cannot read your cards from your haste; “never” passes whatever you could do.
stops-everywhere = Always, everywhere
stops-usual = The usual way
stop-never = never
stop-when-able = when I can act
stop-always = always
window-reply = A replika
window-duel-turn = My turn in a duel
window-plot = Action in the plot phase
window-draw = Action in the draw phase
window-marshal = My marshaling
window-marshaling = Action while my opponent marshals
window-challenges = Action between challenges
window-attackers = Action after attackers are declared
window-defenders = Action after defenders are declared
window-dominance = Action in the dominance phase
window-standing = Action in the standing phase
window-taxation = Action in the taxation phase
window-would = Saves and cancels
window-interrupt = Interrupts
window-reaction = Reactions

fairness = Fair shuffling
fairness-meaning = Every player adds a secret contribution to the shuffling seed. First all show its hash (the commitment), then the contribution itself, so that nobody can choose it to his advantage. After the game anybody can check it.
fairness-commitment = Commitment of { $number ->
    [0] the server
   *[other] player { $number }
 } (SHA-256)
fairness-contribution = Contribution of { $number ->
    [0] the server
   *[other] player { $number }
 }
fairness-seed = Seed
fairness-verify = Verify
fairness-open = The contributions become public when the game is over.
fairness-fair = All is well: the contributions match the commitments, and the seed was made of them.
fairness-broken = Something is wrong! The seed was not made of the promised contributions.

help = Help
help-keys = Keys
help-words = Words of the game
key-pass = let pass: pass, bene, no replika, or done
key-pas = pas
key-undo = undo
key-info = show the whole card
key-next = next legal thing
key-previous = previous legal thing
key-hand = go to the hand
key-log = log
key-chat = chat
key-help = this help
key-arrows = go to the neighbouring card
key-number = answer with the button of this number
key-enter = choose a card or a button
key-escape = close
match-time = Time of the match
match-time-none = no clock
match-stint = Terminacja: stint { $stint } of { $of }
match-stint-meaning = The time of the match is up. After the tenth stint, or two pas in a row, the play phase ends; then more kreski win, and the initiative where they are equal (PC 2.6).
problem-bad-clock = A match with a clock lasts from 1 to 600 minutes.
problem-no-clock = This game has no rule for the end of time, so it is played without a clock.
problem-no-time-to-call = This game cannot be put under terminacja.

more-answers = More answers
more-answer = Choose
