### Sheets to print.

print-round = Round { $round }
print-player = Player
print-table = Table
print-table-number = Table { $table }
print-opponent = Opponent
print-bye = bye
print-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
print-games = games won
print-drop = I drop
print-signature = signature
print-terminacja = decided in terminacja
print-draw = agreed draw, before play
print-sakwa-barred = game 1 without sakwa
print-points-head = Pts
print-matches-head = W–L–D
print-omw = OMW
print-gw = GW
print-ogw = OGW
print-standings = Standings after { $round ->
    [one] { $round } round
   *[other] { $round } rounds
 }
print-places = Final places
print-list = Deck list
print-faction = Faction
print-alliance = Alliance
print-no-alliance = none
print-sakwa-alliance = Sakwa's alliance
print-strategy = Strategy
print-kredens = Kredens ({ $count })
print-sakwa = Sakwa ({ $count })
print-card-1 = Your own link: your table, the results,
print-card-2 = reporting a result, calling a judge.
print-card-3 = Show it to nobody.
print-admitted = Let in by the head judge although:
