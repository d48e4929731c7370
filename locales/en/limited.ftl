### Boosters: dealing, draft, building.

tab-limited = Boosters
deal-draft = Deal boosters for a draft
deal-sealed = Deal boosters for sealed deck
deal-most = At most at a table
deal-players = { $count ->
    [one] Without boosters: { $count } person
   *[other] Without boosters: { $count } persons
 }
deal-do-sealed = { $count ->
    [one] Deal six to { $count } person
   *[other] Deal six to each of { $count } persons
 }
deal-do-draft = { $tables ->
    [one] Seat by lot at one table and deal
   *[other] Seat by lot at { $tables } tables and deal
 }
draft-title = Draft table { $draft }
draft-booster = Booster { $booster }, { $direction ->
    [right] to the right
   *[left] to the left
 }
draft-counts = Cards in the booster: { $pack }, picked so far: { $picks }
draft-seat = booster { $pack }, picked { $picks }
draft-review = Your picks, to look at
draft-choose = Choose the card you keep.
draft-chosen = You keep: { $card }. { $waiting ->
    [0] Passing on.
    [one] Waiting for { $waiting } more; until then you may change your mind.
   *[other] Waiting for { $waiting } more; until then you may change your mind.
 }
draft-over = over
draft-has-chosen = chosen
draft-considers = considers
draft-pass = { $count ->
    [0] Time is up: pass on
   *[other] Time is up: pass on; { $count } get a card by lot
 }
draft-auto = pass on without being told to when the time is up
draft-without-phone = Who has no phone chooses and builds at the desk, on the page of his own link (Staff and links).
sets-title = Sets and decks
sets-cards = Cards
sets-building = building
sets-built = handed in
build-title = Your deck
build-about = Choose the cards of your kredens; the rest of the set is your sakwa.
build-counts = Kredens { $kredens }, sakwa { $sakwa }
build-hand-in = Hand in
build-again = Change it
build-done = handed in: { $count }
deal-set = A booster is seven common cards, three uncommon ones and a rare one, drawn by the server.
deal-of = Set
deal-rarities = common { $common }, uncommon { $uncommon }, rare { $rare }
deal-no-set = No set suffices for boosters; start the server with the file of one (--set).
deal-teams = The teams that meet in the published round sit down six at a table: the ones side by side, the twos beside the other ones, the threes beside the other twos.
deal-do-teams = Seat the teams of this round and deal
build-factions = Your two factions
build-less = { $card }: one fewer
build-more = { $card }: one more
