### Thrones: questions, answers, events, refusals, and the words of its table.

## Questions

question-mulligan = Do you keep these seven cards? You may draw anew only once.
question-set-up = Set-up: place cards worth at most 8 gold face down, or be done.
question-set-up-host = What is { $card } attached to?
question-plot = Choose the plot you will reveal.
question-first-player = You have won initiative: who is first player?
question-marshal = Marshal a card, use an action, or pass.
question-action-window = { $word ->
    [marshaling] Your opponent is marshaling: use an action, or pass.
    [challenges] Between challenges: use an action, or pass.
    [attackers] Attackers are declared: use an action, or pass.
    [defenders] Defenders are declared: use an action, or pass.
   *[other] Action window ({ $word ->
        [plot] plot phase
        [draw] draw phase
        [dominance] dominance phase
        [standing] standing phase
       *[other] taxation phase
     }): use an action, or pass.
 }
question-would-window = Save or cancel, or pass.
question-interrupt-window = Do you interrupt?
question-reaction-window = Do you react?
question-order = Which ability is resolved next?
question-initiate = You are active: initiate a challenge, or pass.
question-attackers = Declare attackers one by one, then be done.
question-stealth = Stealth: whom does { $card } bypass?
question-defenders = Declare defenders one by one, then be done.
question-claim = Claim: choose a character of yours to be killed.
question-keyword-order = Which keyword is resolved next?
question-keyword = { $word ->
    [insight] Insight
    [intimidate] Intimidate
    [pillage] Pillage
   *[renown] Renown
 }: with which characters?
question-standing = Which cards stand?
question-reserve = You hold more cards than your reserve: discard.
question-player = { $about ->
    [yes] { $card }: choose a player.
   *[no] Choose a player.
 }
question-cost = { $about ->
    [yes] { $card }: choose what pays the cost.
   *[no] Choose what pays the cost.
 }
question-x = { $about ->
    [yes] { $card }: choose X.
   *[no] Choose X.
 }
question-icon = { $about ->
    [yes] { $card }: choose a challenge icon.
   *[no] Choose a challenge icon.
 }
question-card-type = { $about ->
    [yes] { $card }: name a type of card.
   *[no] Name a type of card.
 }
question-search = { $about ->
    [yes] { $card }: what do you take?
   *[no] What do you take?
 }
question-sort = { $about ->
    [yes] { $card }: which card comes next?
   *[no] Which card comes next?
 }
question-winner = Who wins?

question-mulligan-other = is looking at the opening hand
question-set-up-other = places set-up cards
question-set-up-host-other = attaches set-up cards
question-plot-other = is choosing a plot
question-first-player-other = is choosing the first player
question-marshal-other = is marshaling
question-action-window-other = may take an action
question-would-window-other = may save or cancel
question-interrupt-window-other = may interrupt
question-reaction-window-other = may react
question-order-other = is choosing the order
question-initiate-other = may initiate a challenge
question-attackers-other = is declaring attackers
question-stealth-other = uses stealth
question-defenders-other = is declaring defenders
question-claim-other = is choosing for the claim
question-keyword-order-other = is choosing a keyword
question-keyword-other = may use a keyword
question-standing-other = is choosing what stands
question-reserve-other = discards down to the reserve
question-player-other = is choosing a player
question-cost-other = is paying a cost
question-x-other = is choosing X
question-icon-other = is choosing an icon
question-card-type-other = is naming a type
question-search-other = is searching
question-sort-other = is putting cards in order
question-winner-other = decides who wins

## What a window answers

answering = { $window ->
    [would-window] About to happen: { $what }.
    [interrupt-window] About to happen: { $what }.
   *[other] Just happened: { $what }.
 }
answering-more = { $what } and { $count } more
occurrence-phase-begins = the phase begins
occurrence-phase-ends = the phase ends
occurrence-plot-revealed = { $card } is revealed
occurrence-drew = { $who ->
    [you] you draw { $amount }
   *[other] { $name } draws { $amount }
 }
occurrence-income = { $who ->
    [you] you collect { $amount } gold
   *[other] { $name } collects { $amount } gold
 }
occurrence-entered = { $card } enters play
occurrence-played = { $card } is played
occurrence-initiated = { $who ->
    [you] you initiate
   *[other] { $name } initiates
 } { $icon ->
    [military] a military challenge
    [intrigue] an intrigue challenge
   *[power] a power challenge
 }
occurrence-declared = { $card } is declared as an attacker
occurrence-bypassed = { $card } is bypassed by stealth
occurrence-won = { $who ->
    [you] you win
   *[other] { $name } wins
 } { $icon ->
    [military] the military challenge
    [intrigue] the intrigue challenge
   *[power] the power challenge
 }
occurrence-lost = { $who ->
    [you] you lose
   *[other] { $name } loses
 } { $icon ->
    [military] the military challenge
    [intrigue] the intrigue challenge
   *[power] the power challenge
 }
occurrence-killed = { $card } is killed
occurrence-discarded = { $card } is discarded from play
occurrence-sacrificed = { $card } is sacrificed
occurrence-returned = { $card } returns to its owner’s hand
occurrence-shuffled-in = { $card } is shuffled into the deck
occurrence-removed = { $card } is removed from the game
occurrence-saved = { $card } is saved
occurrence-stood = { $card } stands
occurrence-knelt = { $card } kneels
occurrence-power-gained = { $card } gains { $amount } power
occurrence-power-moved = { $amount } power is moved
occurrence-power-lost = { $card } loses { $amount } power
occurrence-dominance-won = { $who ->
    [you] you win dominance
   *[other] { $name } wins dominance
 }
occurrence-would-initiate = { $who ->
    [you] you use { $card }
   *[other] { $name } uses { $card }
 }
occurrence-strength-rose = { $card } gains STR
occurrence-pillaged = { $card } is pillaged
occurrence-challenge-ends = the challenge ends
occurrence-token-paid = a token is taken from { $card }
occurrence-dropped = { $card } is discarded
choice-answers = { $deed } — { $what }

## Answers

choice-keep-hand = Keep the hand
choice-mulligan = Draw seven new cards
choice-pass = Pass
choice-marshal = Marshal
choice-ambush = Ambush for { $number } gold
choice-initiate = { $word ->
    [military] Military challenge
    [intrigue] Intrigue challenge
   *[power] Power challenge
 } against { $name }
choice-player = { $who ->
    [you] I
   *[other] { $name }
 }
choice-icon = { $word ->
    [military] Military
    [intrigue] Intrigue
   *[power] Power
 }
choice-card-type = { $word ->
    [character] Character
    [location] Location
    [attachment] Attachment
    [event] Event
   *[other] { $word }
 }
choice-number = { $number }
choice-keyword = { $word ->
    [insight] Insight
    [intimidate] Intimidate
    [pillage] Pillage
   *[renown] Renown
 }
choice-duplicate = Save it with a duplicate

## Events

event-knelt = { $card } kneels.
event-stood = { $card } stands.
event-deck-shuffled = { $who ->
    [you] Your deck is shuffled.
   *[other] { $name } shuffles the deck.
 }
event-phase-begins = { $phase ->
    [set_up] Set-up
    [plot] Plot phase
    [draw] Draw phase
    [marshaling] Marshaling phase
    [challenges] Challenges phase
    [dominance] Dominance phase
    [standing] Standing phase
   *[taxation] Taxation phase
 }
event-mulligan = { $who ->
    [you] You draw seven new cards.
   *[other] { $name } draws seven new cards.
 }
event-plots-revealed = The plots are revealed.
event-initiative-won = { $who ->
    [you] You win initiative.
   *[other] { $name } wins initiative.
 }
event-first-player = { $who ->
    [you] You are first player.
   *[other] { $name } is first player.
 }
event-active = { $who ->
    [you] You are active.
   *[other] { $name } is active.
 }
event-gold = { $who ->
    [you] Your gold
   *[other] Gold of { $name }
 }: { $change }, now { $now }.
event-power = Power on { $card }: { $change }, now { $now }.
event-tokens = { $card }: { $token } tokens, now { $now }.
event-entered = { $who ->
    [you] You
   *[other] { $name }
 }: { $card } { $way ->
    [set_up] was set up.
    [marshaled] is marshaled.
    [ambushed] comes out of ambush.
   *[put] is put into play.
 }
event-fastened = { $card } is attached to { $host }.
event-duplicated = { $host } gets a duplicate.
event-targeted = Target: { $card }.
event-canceled = { $card } is canceled.
event-saved = { $card } is saved.
event-killed = { $card } is killed.
event-sacrificed = { $card } is sacrificed.
event-control = { $who ->
    [you] You take control of { $card }.
   *[other] { $name } takes control of { $card }.
 }
event-challenge-begins = { $who ->
    [you] You initiate
   *[other] { $name } initiates
 } { $icon ->
    [military] a military challenge.
    [intrigue] an intrigue challenge.
   *[power] a power challenge.
 }
event-attacks = { $card } attacks.
event-defends = { $card } defends.
event-bypassed = { $by } bypasses { $card } by stealth.
event-out-of-challenge = { $card } leaves the challenge.
event-challenge-won = { $who ->
    [you] You win the challenge
   *[other] { $name } wins the challenge
 }: attack { $attack }, defence { $defence }{ $unopposed ->
    [true] , unopposed.
   *[false] .
 }
event-challenge-drawn = Nobody wins the challenge.
event-claimed = Claim { $value }: { $icon ->
    [military] { $who ->
        [you] your characters die.
       *[other] characters of { $name } die.
     }
    [intrigue] { $who ->
        [you] you discard at random.
       *[other] { $name } discards at random.
     }
   *[power] { $who ->
        [you] you lose power.
       *[other] { $name } loses power.
     }
 }
event-keyword-used = { $keyword ->
    [insight] Insight
    [intimidate] Intimidate
    [pillage] Pillage
   *[renown] Renown
 }: { $who ->
    [you] you.
   *[other] { $name }.
 }
event-challenge-ends = The challenge ends.
event-dominance = { $who ->
    [you] You win dominance.
    [nobody] Nobody wins dominance.
   *[other] { $name } wins dominance.
 }
event-named-icon = { $who ->
    [you] You name
   *[other] { $name } names
 }: { $icon ->
    [military] military.
    [intrigue] intrigue.
   *[power] power.
 }
event-named-type = { $who ->
    [you] You name
   *[other] { $name } names
 }: { $card_type }.
event-exposed = Revealed: { $card }.
event-passed = { $who ->
    [you] You pass.
   *[other] { $name } passes.
 }
event-eliminated = { $who ->
    [you] You are out of the game.
   *[other] { $name } is out of the game.
 }

over-power = Fifteen power.
over-last-standing = Nobody else is left in the game.

## Why not

refusal-no-action-window = actions are possible only in action windows.
refusal-wrong-phase = this action belongs to another phase.
refusal-already-answered = it has been used on this already.
refusal-only-active-marshals = only the active player marshals.
refusal-events-are-not-marshaled = events are played, not marshaled.
refusal-too-little-gold = it costs { $first } gold, and you have { $second }.
refusal-cost-cannot-be-paid = its cost cannot be paid.
refusal-maximum-reached = its maximum has been reached.
refusal-limited-already = one limited card a round is allowed.
refusal-nothing-would-change = it would change nothing.
refusal-target-unaffected = the effect could not affect this card in any way.
refusal-immune = it is immune to this effect ({ $by }).
refusal-unique-in-play = a copy of this unique card is already in play.
refusal-unique-dead = a copy of this unique card lies in your dead pile.
refusal-no-attachments = { $cards } cannot have this attachment.
refusal-host-does-not-fit = it cannot be attached to this.
refusal-set-up-too-dear = the set-up cards would cost { $first }, more than 8.
refusal-set-up-limited = one limited card is allowed in the set-up.
refusal-set-up-kind = only characters, locations and attachments are set up.
refusal-set-up-no-host = there would be nothing to attach it to.
refusal-challenge-used = the challenges of this type are used up.
refusal-no-attacker = there is nobody to attack with.
refusal-no-icon = { $cards } lacks the icon of this challenge.
refusal-kneeling = { $cards } is kneeling.
refusal-bypassed = { $cards } has been bypassed by stealth.
refusal-has-stealth = { $cards } has stealth itself.
refusal-must-defend = { $cards } must be declared as a defender ({ $by }).
refusal-save-does-not-mend = saved, it would leave play again at once.
refusal-cannot-be-saved = it cannot be saved.
refusal-reserve-not-exceeded = you hold no more than your reserve.
refusal-period-over = the time it would last for is over.

deed-marshal = Marshaling it
deed-ambush = Ambush
deed-pass = Passing
deed-initiate = A challenge
deed-keep-hand = Keeping the hand
deed-mulligan = A mulligan
deed-player = This player
deed-icon = This icon
deed-card-type = This type
deed-number = This number
deed-keyword = This keyword
deed-duplicate = Saving with a duplicate

## The table

joust-phase-set-up = Set-up
joust-phase-plot = Plot
joust-phase-draw = Draw
joust-phase-marshaling = Marshaling
joust-phase-challenges = Challenges
joust-phase-dominance = Dominance
joust-phase-standing = Standing
joust-phase-taxation = Taxation
joust-seat = { $power } power · { $gold } gold · { $hand } in hand · { $deck } in the deck
joust-hand = Your hand
joust-hand-size = Hand
joust-deck = Deck
joust-plot = Plot
joust-plots-left = Plots left: { $count }
joust-agenda = Agenda
joust-first-player = first player
joust-active = active
joust-discard = Discard pile
joust-dead = Dead pile
joust-used-plots = Used plots
joust-power = Power: { $count } of 15
joust-gold = Gold: { $count }
joust-power-on = power { $power }
joust-duplicates = { $count ->
    [one] a duplicate
   *[other] { $count } duplicates
 }
joust-value-gold = Gold
joust-value-initiative = Initiative
joust-value-claim = Claim
joust-value-reserve = Reserve
joust-characters = Characters
joust-locations = Locations
joust-picked = Picked so far
joust-unopposed = Nobody defends
joust-attacker = attacks
joust-defender = defends
challenge = Challenge
kneeling = kneeling
icon-military = military
icon-intrigue = intrigue
icon-power = power
figure-strength = STR
figure-cost = cost
kind-character = Character
kind-location = Location
kind-attachment = Attachment
kind-event = Event
kind-plot = Plot
kind-agenda = Agenda
kind-title = Title
kind-faction-card = Faction
thrones-label = { $name }, { $kind }{ $strength ->
    [none] { "" }
   *[other] , STR { $strength }
 }{ $power ->
    [0] { "" }
   *[other] , power { $power }
 }{ $kneeling ->
    [true] , kneeling
   *[false] { "" }
 }, { $owner }

deck-baratheon-fealty = Baratheon
deck-greyjoy-wolf = Greyjoy
deck-lannister-rose = Lannister
deck-martell-fealty = Martell
deck-nightswatch-fealty = The Night’s Watch
deck-stark-fealty = Stark
deck-targaryen-none = Targaryen
deck-tyrell-lion = Tyrell
deck-baratheon-fealty-about = Dominance and kneeling. Agenda: Fealty.
deck-greyjoy-wolf-about = Unopposed raids with direwolves. Agenda: Banner of the Wolf.
deck-lannister-rose-about = Gold and intrigue. Agenda: Banner of the Rose.
deck-martell-fealty-about = Slow revenge. Agenda: Fealty.
deck-nightswatch-fealty-about = A wall of defenders. Agenda: Fealty.
deck-stark-fealty-about = Strong in battle. Agenda: Fealty.
deck-targaryen-none-about = Dragons and fire. No agenda.
deck-tyrell-lion-about = Chivalry with Lannister gold. Agenda: Banner of the Lion.
start-thrones-about = A joust for two with the Core Set: plots, challenges, fifteen power.
start-deck = or choose your house
thrones = Thrones
start-play-joust = Play a joust against the computer
zone-hand = Your hand: { $count }
start-invite-joust = A joust with a friend
token-stand = stand
token-poison = poison
token-betrayal = betrayal
terminal-welcome-joust = A joust of Thrones: { $you } (you) against { $other } ({ $bot }). Game number { $seed }.
joust-nobody-yet = Nobody yet
joust-total = STR { $total }
joust-challenge-of = { $icon ->
    [military] Military
    [intrigue] Intrigue
   *[power] Power
 }
joust-stage-attackers = attack
joust-stage-defenders = defence
joust-stage-end = outcome
joust-verdict = { $who ->
    [you] You win the challenge
    [nobody] Nobody wins the challenge
   *[other] { $name } wins the challenge
 }
joust-verdict-unopposed = Unopposed
joust-plots = Plots
joust-plot-choose = Which plot do you reveal?
scene-fold = Look at the table
over-who-thrones = { $who ->
    [you] The Iron Throne is yours.
    [nobody] Nobody has won.
   *[other] { $name } takes the Iron Throne.
 }
search-faction = Faction
search-every-faction = Every faction
search-kind = Type
search-every-kind = Every type
search-found = { $count ->
    [0] No card fits.
    [one] One card.
   *[other] { $count } cards.
 }
figure-unique = unique
figure-loyal = loyal
house-baratheon = Baratheon
house-greyjoy = Greyjoy
house-lannister = Lannister
house-martell = Martell
house-nightswatch = The Night’s Watch
house-stark = Stark
house-targaryen = Targaryen
house-tyrell = Tyrell
house-neutral = Neutral
