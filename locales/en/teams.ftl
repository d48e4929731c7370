### Pairs and teams: entry, the meetings of the captains, single matches.

enter-csv-players = One player a line: name, login
enter-csv-pairs = One pair a line: name, captain (login), partner (login)
enter-csv-teams = One team a line: name, captain (login), second, third
enter-csv-example-players = Jan Łęcki, lecki
enter-csv-example-pairs = Eagles, Jan Łęcki (lecki), Ewa Żak
enter-csv-example-teams = Eagles, Jan Łęcki (lecki), Ewa Żak, Iga Ćwik (cwik)
enter-name-pairs = Name of the pair
enter-name-teams = Name of the team
enter-captain = captain
enter-lists = deck lists handed in
captain-of = Captain of { $name }
captain-declare = We have told factions and strategies
captain-declare-for = They have told factions and strategies
captain-declared = Told.
captain-middle = Whom do you put in the middle?
captain-opponent = Whom does { $name } meet?
captain-seal = Seal it
captain-sealed = sealed
captain-yours = { $number } { $name }
captain-elsewhere = This choice was sealed in another browser; it opens there, or has to be withdrawn and made again.
captain-opened = Opened; waiting for the other side.
captain-withdraw = Withdraw and choose again
meeting-title = The captains meet
meeting-yours = You are the captain
meeting-declare = Factions and strategies
meeting-middle = In the middle
meeting-opponent = Opponent
meeting-paired = Pairs settled
meeting-about-declare = The captains tell each other which factions and strategies everybody in the team plays.
meeting-about-middle = Each chooses in secret whom to put in the middle; the choices open when both are handed in.
meeting-about-opponent = Each chooses in secret whom the one in the middle meets: one of the two who do not stand there.
meeting-about-paired = All pairs are settled.
meeting-in-the-middle = In the middle: { $first } and { $second }.
meeting-they-have = { $name }: ready
meeting-they-have-not = { $name }: not yet
singles-of = Matches at table { $table }
singles-result = { $first } – { $second }
singles-report = Enter the encounter
singles-series = Series { $number }
team-open = Table { $table }: details
team-singles = Matches
team-captains = the captains meet
team-undo = Take back the result of the encounter
team-you-meet = You meet: { $names }
team-report-at-desk = The desk enters the results of the matches.
act-for-captain = captains' meeting, entered by the desk
entries-count-pairs = { $count ->
    [one] { $count } pair plays
   *[other] { $count } pairs play
 }
entries-count-teams = { $count ->
    [one] { $count } team plays
   *[other] { $count } teams play
 }
members-captain = captain
members-paper = Lists on paper
members-admitted = with faults
