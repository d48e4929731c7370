### Tournaments.

tournament-done = Done.
tournament-founded = { $title }: { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
 } of Swiss. Enter players next.
tournament-entered = { $number }. { $name }
tournament-nobody = nobody here is called "{ $name }"
tournament-several = "{ $name }" may be { $names }
tournament-say-yes = Nothing has been done yet. To do it, say it again with --yes.
tournament-preview = Preview of round { $round } (not published)
tournament-round = Round { $round }
tournament-no-round = No round has been published.
tournament-no-preview = There is no preview.
tournament-table = table
tournament-bye = bye
tournament-missing = { $count ->
    [0] All results of the round are in.
    [one] One result is missing: table { $tables }.
   *[other] { $count } results are missing: tables { $tables }.
 }
tournament-standings = Standings
tournament-columns = place  points  w-l-d  OMW     GW      OGW     name
tournament-places = Final places
tournament-top = Top
tournament-closed = The event is closed and can be reported.
tournament-note-rematch = they have met; every pairing has a rematch somewhere
tournament-note-forbidden = they should not meet; there is no pairing without it
tournament-note-float = { $first } points against { $second }
tournament-note-floats-again = { $name } floats a second time
tournament-note-equals = equals who had not met
tournament-note-second-bye = a second bye
tournament-note-bye-not-lowest = somebody lower has had a bye or was needed elsewhere
tournament-moved = { $name }: place { $place } → { $newplace }, points { $points } → { $newpoints }
tournament-moved-nobody = Nobody's place or points would change.
tournament-paired-since = Rounds paired from the old results stand: { $rounds }
tournament-top-stands = The top has been cut from the old results and stands.
tournament-proposal = Proposed: { $penalty } ({ $infraction })
tournament-added = and, because warnings have added up: { $penalty }
tournament-because = Because of { $rules }
tournament-penalty-nothing = nothing
tournament-penalty-upomnienie = a word (upomnienie), not recorded
tournament-penalty-ostrzezenie = a warning (ostrzeżenie)
tournament-penalty-kara-gry = a game loss (kara gry)
tournament-penalty-kara-meczu = a match loss (kara meczu)
tournament-penalty-dyskwalifikacja = disqualification
tournament-check = Round { $round }, table { $table }: { $state ->
    [open] being checked
    [fine] the decks agree with the lists
   *[differs] a deck differs from its list
 }
tournament-clock = { $left } left
tournament-clock-table = table { $table }: { $left } left
tournament-clock-none = No clock is running.
tournament-explain-points = { $name }: place { $place }, { $points } points
tournament-explain-round = Round { $round }: { $score } against { $opponent } ({ $points } points); { $why }
tournament-explain-bye = Round { $round }: a bye (3 points)
tournament-explain-missed = Round { $round }: not played (0 points)
tournament-explain-ties = Opponents' matches { $omw }, own games { $gw }, opponents' games { $ogw }
tournament-rank-columns = rating  rank          matches  account
tournament-rank-refused = { $file } was not rated: { $reason }
tournament-rank-match = { $points } ({ $own } against { $other }, K { $k }, { $outcome ->
    [won] won
    [lost] lost
   *[drawn] drawn
 })
tournament-rank-other = { $points }
tournament-secret = The secret that opens it: { $secret }
tournament-single = number { $first } plays number { $second }
tournament-no-ruling = no ruling begins with { $id }
tournament-rulings = several rulings begin with { $id }
tournament-claim-agrees = Both sides say the same: the result counts.
tournament-claim-waits = Noted; it counts when the other side says the same.
tournament-late = { $name }: { $state ->
    [in-time] in time
    [late] late; a game loss is proposed (8.2.1)
   *[absent] counts as refusing to play: the match is lost
 }
tournament-too-few-cards = the set has { $found } { $rarity } cards, a booster holds { $wanted }
