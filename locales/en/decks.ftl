### What is wrong with a deck or its list; the rule is added by whoever tells it.

fault-count = { $count ->
    [0] legal
    [one] { $count } problem
   *[other] { $count } problems
 }
fault-unusual-sakwa = only the organiser knows the sakwa of an unusual format

## Lines of a list

fault-line = line { $line }: `{ $source }`
fault-near = { $guess ->
    [yes] ; did you mean `{ $near }`?
   *[no] { "" }
 }
fault-line-number = { fault-line }: a card is there from 1 to { $most } times{ fault-near }
fault-line-no-card = { fault-line }: there is a number but no card{ fault-near }
fault-line-unknown-card = { fault-line }: no card is called so{ fault-near }
fault-line-unknown-set = { fault-line }: no set is called so{ fault-near }
fault-line-ambiguous = { fault-line }: several cards are called so: { $choices }{ fault-near }
fault-line-no-such-format = { fault-line }: no such format{ fault-near }
fault-line-no-strategy = { fault-line }: this card is no strategy{ fault-near }
fault-line-no-faction = { fault-line }: `{ $name }` is no faction{ fault-near }
fault-line-count = { fault-line }: { $found } cards follow, not { $said }{ fault-near }
fault-line-other-alliance = { fault-line }: the cards are of the alliance { $alliance }{ fault-near }
fault-line-alliance-not-said = { fault-line }: the list does not say `Sojusz: { $alliance }`{ fault-near }
fault-line-not-of-a-deck = { fault-line }: this is no card of a deck{ fault-near }

## Decks of VETO!

fault-no-faction-card = there is no faction card
fault-several-faction-cards = { $found } faction cards, not one
fault-factions-not-chosen = { $found } factions are chosen, not { $expected }
fault-several-strategies = { $found } strategies, at most one
fault-strategy-not-allowed = { $card }: strategies are not allowed
fault-laid-out-before-the-game = { $card } is laid out before the game and cannot be in kredens or sakwa
fault-too-few = { $found } cards in the kredens, at least { $least }
fault-sakwa-size = { $found } cards in the sakwa, not { $expected } or none
fault-no-sakwa = { $found } cards in a sakwa, but there is none
fault-too-many-copies = { $name } is there { $found } times, at most { $most }
fault-legendary-twice = { $name } is Legendarny and there { $found } times, at most once
fault-too-many-legendary = { $found } Legendarne, at most { $most }
fault-alliances = cards of several alliances in the kredens: { $found }
fault-foreign = { $card } belongs to { $factions }
fault-disloyal = { $card } is Lojalny and belongs to { $factions }
fault-disloyal-without-faction = { $card } is Lojalny and belongs to no faction
fault-biesiadny = { $card } is Biesiadny
fault-not-legal = { $card } is not legal in this format
fault-not-in-this-edition = { $card } is of a type this edition does not have
fault-banned = { $card } is banned
fault-not-in-zestaw = { $card } is there { $found } times, in the zestaw { $registered } times
fault-of-a-team-mate = { $card } is a card of a team-mate
fault-not-there = { $card } is not there to be exchanged
fault-unequal-exchange = { $out } cards go out and { $into } come in
fault-not-now = the sakwa cannot be used now
fault-same-faction = { $faction } is played twice
fault-same-strategy = { $card } is used twice

## The fixed decks of Mount&Blade

fault-fixed-faction-card-inside = { $card } is a faction card and is kept apart
fault-fixed-wrong-faction = { $faction } is no faction of this box
fault-fixed-opponents-card = { $card } bears the other coat of arms
fault-fixed-count = { $found } of the type { $kind }, not { $expected }
fault-fixed-not-in-the-part = { $card } is there { $found } times, in the box { $expected } times
fault-fixed-same-faction-twice = both players play the same faction

## Decks of Thrones

fault-thrones-faction-cards = { $found } faction cards, not one
fault-thrones-no-faction = { $name } is no faction one can play
fault-thrones-several-agendas = { $found } agendas, at most one
fault-thrones-plot-count = { $found } plots, not { $plots }
fault-thrones-several-doubled-plots = only one plot may be repeated: { $titles }
fault-thrones-too-many-of-a-plot = { $card } is there { $found } times, at most { $most }
fault-thrones-too-few = { $found } cards in the draw deck, at least { $least_cards }
fault-thrones-too-many-copies = { $card } is there { $found } times, at most { $most }
fault-thrones-foreign = { $card } belongs to { $faction }
fault-thrones-disloyal = { $card } is loyal to { $faction }
fault-thrones-agenda-at-most = { $agenda }: { $found } { $faction } cards, at most { $most }
fault-thrones-agenda-at-least = { $agenda }: { $found } { $faction } cards, at least { $least }
