### The ranking of finished tournaments.

ranking = Ranking
ranking-title = Ranking
ranking-about = Computed anew from the finished tournaments of this server. Choose a login to see every point.
ranking-none = No finished tournament counts for the ranking yet.
ranking-place = Place
ranking-account = Login
ranking-rank = Rank
ranking-points = Points
ranking-matches = Matches
ranking-search = Find a login
ranking-rules = By: { $rules }
ranking-counts-as = counts as { $rating }
ranking-begins = to begin with { $points }
ranking-column-event = Tournament
ranking-column-match = Match
ranking-column-change = Change
ranking-column-after = Total
ranking-won = won against { $other }
ranking-drawn = drawn with { $other }
ranking-lost = lost to { $other }
ranking-match = with { $own } against { $other } the chance is { $chance }, so { $k } × ({ $share } − { $chance })
ranking-over-limit = over the limit of the month, so nothing is gained
ranking-duel-won = duel won
ranking-duel-lost = duel lost
ranking-idle = a Magnificus with { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
 } in the month
ranking-refused = Finished, but not in the ranking
ranking-refused-about = Who knows the reason mends it before the next tournament: a closed one does not change.
rank-skartabellus = Skartabellus
rank-nobilis = Nobilis
rank-generosus = Generosus
rank-magnificus = Magnificus
