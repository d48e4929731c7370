### Questions, answers, events and refusals of the game. Shared by browser and terminal.

## Questions to the player: question-<kind>; as others see them: question-<kind>-other

question-grymaszenie = Do you keep this dwór? You may exchange it only once.
question-stint = { $word ->
    [po-czynie] Your czyn is done; you may still perform drobiazgi.
   *[none] You are przy głosie: perform one czyn and any number of drobiazgi.
 }
question-reply = Do you answer with a replika?{ $about ->
    [yes] { " " }On the stos: { $card }.
   *[no] { "" }
 }
question-kolejnosc = What happens first?
question-acceptance = A challenge!{ $about ->
    [yes] { " " }Called out: { $card }.
   *[no] { "" }
 } Do you accept?
question-moderunek = { $about ->
    [yes] Which moderunek does { $card } use in this duel?
   *[no] Which moderunek do you use in this duel?
 }
question-duel-turn = The duel: a sztych, a replika, or bene.
question-card = { $word ->
    [wyzwana] Whom does { $card } challenge to a duel?
    [napadniety] Whom does { $card } attack?
    [nosiciel] What do you attach { $card } to?
    [podlozenie] Under whom do you lay { $card }?
    [ziemia] On which ziemia does { $card } stand?
    [oddzial] Which oddział does { $card } join?
    [koszt] What do you pay for { $card } with?
    [szukanie] { $card }: which card do you take?
   *[other] { $about ->
        [yes] { $card }: choose a card.
       *[no] Choose a card.
     }
 }
question-may = { $about ->
    [yes] { $card }: do you want to do it?
   *[no] Do you want to do it?
 }
question-one-of = { $about ->
    [yes] { $card }: choose one.
   *[no] Choose one.
 }
question-nazwa = { $about ->
    [yes] { $card }: under which of its two names does the joined card enter play?
   *[no] Under which of its two names does the joined card enter play?
 }
question-pole = { $about ->
    [yes] { $card }: on which field does it enter play?
   *[no] On which field does the postać enter play?
 }
question-instead = { $about ->
    [yes] { $card }: do you pay what it offers instead of its lafa?
   *[no] Do you pay what this card offers instead of its lafa?
 }
question-discard = { $word ->
    [nadmiar] Your dwór is too large: discard a card.
   *[none] End of the round: you may discard one card from your dwór.
 }
question-elekcja = You have enough kreski: do you announce the free election?
question-inicjatywa = How many points of initiative do you buy? Each costs 3 dukaty.
question-utrzymanie = Upkeep: you may discard a card instead of paying for it.
question-surcharge = { $about ->
    [yes] { $card } costs more now: pay the surcharge? Otherwise it goes to the lazaret and the basic cost is lost.
   *[no] This card costs more now: pay the surcharge? Otherwise it goes to the lazaret and the basic cost is lost.
 }

question-grymaszenie-other = is looking at the opening dwór
question-stint-other = is przy głosie
question-reply-other = is considering a replika
question-kolejnosc-other = is choosing the order of the effects
question-acceptance-other = is considering the challenge
question-moderunek-other = is choosing a moderunek
question-duel-turn-other = is to act in the duel
question-card-other = is choosing a card
question-may-other = is deciding
question-one-of-other = is deciding
question-nazwa-other = is choosing a name for a joined card
question-discard-other = may discard a card
question-elekcja-other = may announce the election
question-inicjatywa-other = may buy initiative
question-utrzymanie-other = decides what to keep
question-surcharge-other = considers paying more
question-pole-other = chooses the field of a postać
question-instead-other = considers how to pay
question-other = { $name } { $what }…
question-none = One moment…
question-over = The game is over.

## Answers: choice-<kind>

choice-play = { $word ->
    [karmazyni] Put out on the pole karmazynów
    [oddzial] Put out to an oddział
    [kopia] Strengthen the duellist with this copy
    [pole] Put out on the pole elekcyjne
   *[other] Play
 }
choice-play-ability = Play: { $ability }
choice-underlay = Lay the sztych under a postać
choice-agitate = Agitate
choice-challenge = Challenge to a duel
choice-use = Use the ability
choice-use-ability = Use: { $ability }
choice-boost = Discard to strengthen the agitacja (+1 kreska)
choice-bene = Bene
choice-pas = Pas
choice-decline = No replika
choice-accept = Accept the duel
choice-refuse = Refuse (tap the postać, give up a kreska)
choice-keep = Keep the dwór
choice-exchange = Exchange the dwór
choice-pick = Choose
choice-find = Take this card
choice-done = Done
choice-yes = Yes
choice-no = No
choice-way = Option { $number }
choice-announce = Announce the free election
choice-wait = Not yet
choice-change-field = Move to the other field
choice-bid = Buy { $number } { $number ->
    [one] point
   *[other] points
 }

## Events: event-<kind>. $who: you is the player looking on, other is anybody else.

event-round-begins = Round { $round }
event-voice = { $who ->
    [you] You are przy głosie.
   *[other] { $name } is przy głosie.
 }
event-said = { $word ->
    [bene] { $who ->
        [you] You say “bene”.
       *[other] { $name } says “bene”.
     }
    [pas] { $who ->
        [you] You say “pas”.
       *[other] { $name } says “pas”.
     }
   *[decline] { $who ->
        [you] You use no replika.
       *[other] { $name } uses no replika.
     }
 }
event-shuffled = { $who ->
    [you] Your kredens is shuffled.
   *[other] { $name } shuffles the kredens.
 }
event-exchanged = { $who ->
    [you] You exchange your dwór.
   *[other] { $name } exchanges the dwór.
 }
event-drew = { $who ->
    [you] You draw
   *[other] { $name } draws
 } { $cardsCount ->
    [one] a card
   *[other] { $cardsCount } cards
 }{ $cardsSeen ->
    [0] .
   *[other] : { $cards }.
 }
event-played = { $who ->
    [you] You play { $card }
   *[other] { $name } plays { $card }
 }{ $targetsCount ->
    [0] .
   *[other] { " " }→ { $targets }.
 }
event-used = { $who ->
    [you] You use an ability of { $card }
   *[other] { $name } uses an ability of { $card }
 }{ $targetsCount ->
    [0] .
   *[other] { " " }→ { $targets }.
 }
event-agitates = { $card } agitates.
event-triggered = { $kreski ->
    [true] The kreski of { $card } are about to be taken.
   *[false] An ability of { $card } goes off.
 }
event-changes-field = { $who ->
    [you] Your { $card } goes over to the other field.
   *[other] { $name } moves { $card } to the other field.
 }
event-challenges = { $card } challenges { $target } to a duel.
event-refused = { $card } refuses the duel.
event-accepted = { $card } accepts the challenge.
event-duel-begins = A duel: { $challenger } against { $challenged }!
event-duel-stands = Szabla in the duel: { $challenger } to { $challenged }.
event-duel-won = { $winner } wins the duel by { $by }. { $killed ->
    [true] { $loser } is killed.
   *[false] { $loser } is wounded.
 }
event-duel-drawn = The duel is drawn.
event-moved = { $to ->
    [pole] { $card } comes into play.
    [ziemie] { $card } stands on the Pole Ziem.
    [attached] { $card } is attached to { $host }.
    [stos] { $card } goes onto the stos.
    [lazaret] { $card } goes to the lazaret.
    [zalnik] { $card } goes to the żalnik.
    [dwor] { $card } goes to the dwór.
    [deck] { $card } returns to the deck.
    [hand] { $card } returns to the hand.
    [discard] { $card } is discarded.
    [dead] { $card } goes to the dead pile.
    [revealed] Plot: { $card }.
    [removed] { $card } is removed from the game.
   *[kredens] { $card } returns to the kredens.
 }
event-negated = { $card } is negated.
event-tapped = { $card } is tapped.
event-untapped = { $card } is untapped.
event-kreski = { $to ->
    [pool] { $from ->
        [you] You return to the common pool
       *[other] { $fromName } returns to the common pool
     }
    [you] { $from ->
        [pool] You win
       *[other] You take from { $fromName }
     }
   *[other] { $from ->
        [pool] { $toName } wins
        [you] { $toName } takes from you
       *[other] { $toName } takes from { $fromName }
     }
 } { $amount ->
    [one] { $amount } kreska.
   *[other] { $amount } kreski.
 }
event-dukaty = { $to ->
    [pool] { $from ->
        [you] You pay
       *[other] { $fromName } pays
     }
    [you] { $from ->
        [pool] You receive
       *[other] You take from { $fromName }
     }
   *[other] { $from ->
        [pool] { $toName } receives
        [you] { $toName } takes from you
       *[other] { $toName } takes from { $fromName }
     }
 } { $amount ->
    [one] { $amount } dukat.
   *[other] { $amount } dukaty.
 }
event-income = Income: { $who ->
    [you] you receive
   *[other] { $name } receives
 } { $amount ->
    [one] { $amount } dukat.
   *[other] { $amount } dukaty.
 }
event-changed = { $card }: { $stat ->
    [szabla] Szabla
    [kreski] Kreski
    [lafa] lafa
    [dochod] income
    [agitacja] agitacja
    [odmowa] price of refusing
    [sztychy] limit of sztychy
    [bitnosc] Bitność
    [karnosc] Karność
    [znaczenie] Znaczenie
    [dobrobyt] Dobrobyt
   *[other] { $stat }
 } { $change }.
event-shown = { $to ->
    [you] You look at
   *[other] { $toName } looks at
 } { $cardsCount ->
    [one] a card
   *[other] { $cardsCount } cards
 }{ $cardsSeen ->
    [0] .
   *[other] : { $cards }.
 }
event-bid = { $who ->
    [you] You buy { $points } { $points ->
        [one] point
       *[other] points
     } of initiative for { $price } { $price ->
        [one] dukat
       *[other] dukaty
     } ({ $total } now).
   *[other] { $name } buys { $points } { $points ->
        [one] point
       *[other] points
     } of initiative for { $price } { $price ->
        [one] dukat
       *[other] dukaty
     } ({ $total } now).
 }
event-initiative = { $who ->
    [you] You hold the initiative.
   *[other] { $name } holds the initiative.
 }
event-influence = { $who ->
    [you] Wpływ Bojowy is yours in this round.
    [nobody] Nobody has Wpływ Bojowy in this round.
   *[other] { $name } has Wpływ Bojowy in this round.
 }
event-elekcja-announced = { $who ->
    [you] You announce the free election!
   *[other] { $name } announces the free election!
 }
event-elekcja-failed = { $who ->
    [you] Your election has failed.
   *[other] The election of { $name } has failed: too few kreski.
 }
event-over = { $who ->
    [you] You win!
    [nobody] The game ends without a winner.
   *[other] { $name } wins.
 }

## Why not: refusal-<reason>; deed-<kind> names what was tried

refusal = { $deed }: { $reason }
refusal-unknown = the rule below forbids it.
refusal-not-asked = your opponent is to answer now.
refusal-not-offered = it cannot be done at this moment.
refusal-not-your-stint = czyny and drobiazgi belong to the one who is przy głosie.
refusal-czyn-used = the czyn of this stint has been used.
refusal-too-few-dukaty = it costs { $first }, and the skarb holds { $second ->
    [one] { $second } dukat.
   *[other] { $second } dukaty.
 }
refusal-too-few-kreski = it costs { $first }, and you have { $second ->
    [one] { $second } kreska.
   *[other] { $second } kreski.
 }
refusal-zaznaczona = the card is already tapped.
refusal-unpayable = a part of the price cannot be paid: what it takes is not there, or is not yours.
refusal-no-postac = there is no postać in play to attach it to.
refusal-no-target = there is no legal target.
refusal-sztych-limit = as many sztychy as allowed ({ $first }) already lie there: { $cards }.
refusal-no-host = there is no card in play to attach it to.
refusal-only-in-duel = a sztych is played in a duel.
refusal-not-in-this-duel = this card works only in a duel in which it, or its bearer, fights.
refusal-same-name = a card of the same name is already attached there: { $cards }.
refusal-unique = a card of this name is already in play: { $cards }.
refusal-nothing-to-answer = there is nothing to answer now.
refusal-not-a-replika = only a replika can be used as an answer.
refusal-answers-something-else = this replika answers something else.
refusal-not-the-moment = it is used at another moment of the round.
refusal-works-elsewhere = this ability works only where its text says.
refusal-silenced = the abilities of this card do not work for a while.
refusal-must-lower = the card can be paid for only with a replika that makes it cheaper, and that has to be used.
refusal-already-begun = one replika has been begun in this window already.
refusal-already-replied = this play has already been answered.
refusal-condition-fails = the condition of the card is not met.
refusal-limit-reached = this ability cannot be used more often.
refusal-limit-in-total = all cards of this name together have been used as often as they may be.
refusal-niewiasta = niewiasty take no part in duels.
refusal-forbidden = the text of { $by } forbids it.
refusal-tapped-cannot-refuse = a tapped postać cannot refuse.
refusal-sztych-elsewhere = a sztych is played from the dwór or from under the duelling postać.
refusal-not-yours = the card is not yours.
refusal-cannot-exchange = an attached card stays where it is.
refusal-removed = the card is removed from the game.
refusal-no-karmazyn = only Karmazyni are put out there, and only Karmazyni and Wpływowi may stay there.
refusal-on-pole-karmazynow = { $cards } stays on the pole karmazynów.
refusal-second-elekt = { $cards } is an Elekt already, and each player may have only one.
refusal-foreign = it bears the mark of another faction.
refusal-barred = { $cards } was removed from the game, and no card of that name can appear again.
refusal-untouchable = faction cards and strategie are touched only by their own rules.
refusal-keyword = a keyword of this card forbids it.
refusal-no-right = you have no right to this wpływ or manipulacja now.
refusal-przymierze = a przymierze is laid under a Charakternik (a pakt) or a Pobożny (a błogosławieństwo), two at most, and played from there.
refusal-dwor-too-large = there are more cards in the dwór than it may hold.
refusal-nothing-to-do = there is nothing to be done with this card here.

deed-play = Playing it
deed-underlay = Laying it under a postać
deed-agitate = Agitacja
deed-challenge = A challenge
deed-use = Using an ability
deed-boost = Strengthening the agitacja
deed-bene = Bene
deed-pas = Pas
deed-decline = Declining
deed-accept = Accepting the challenge
deed-refuse = Refusing the duel
deed-keep = Keeping the dwór
deed-exchange = Exchanging the dwór
deed-pick = Choosing this card
deed-find = Choosing from the kredens
deed-done = Ending
deed-yes = Agreeing
deed-no = Disagreeing
deed-way = This option
deed-announce = Announcing the election
deed-change-field = Moving to the other field
deed-bid = Buying initiative
deed-wait = Waiting

## Problems: problem-<reason>; unknown ones show their own description

problem-offline = There is no connection to the server. Try again in a moment.
try-again = Try again
problem-outdated = That question is no longer open; the table has been refreshed.
problem-not-your-turn = Your opponent decides now.
problem-no-such-choice = There is no such answer among the legal ones.
problem-cannot-undo = That can no longer be taken back.
problem-malformed = The server did not understand the message.
problem-too-big = The message is too long.
problem-too-fast = Too many messages at once. One moment…
problem-no-such-room = There is no such room.
problem-room-full = There is no free seat at this table.
problem-wrong-token = This key does not open this room.
problem-tampered-reveal = The contribution to the shuffle is not the one promised.
problem-bad-commitment = The promise for the shuffle cannot be read.
problem-bad-contribution = The contribution to the shuffle cannot be read.
problem-too-early = Contributions to the shuffle are shown when everybody is at the table.
problem-spectator = Spectators can only watch.
problem-empty-seat = That seat is still free.
problem-no-such-seat = There is no such seat at the table.
problem-over = The game is already over.
problem-not-over = The game is still going on.
problem-not-started = The game has not begun yet.
problem-chat-empty = There was nothing to say in that message.
problem-chat-too-long = The message is too long.
problem-worn-out = This table has written down all it can; one can only concede.
problem-bot-stuck = The bot does not know what to do. That is our mistake; the game is saved.
problem-no-such-bot = There is no such bot.
problem-no-such-deck = There is no such deck.
problem-no-such-ruleset = There is no such game.
problem-no-such-rule = There is no such rule.
problem-no-such-page = There is no such page.
problem-internal = Something went wrong at the server. The game is saved; try again.
problem-server-full = All tables are taken. Try again in a moment.
problem-asleep = The table is just waking up. Try again.
