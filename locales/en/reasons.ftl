### Why something is not done at an event; the key is made of the server's own words.

reason-in-line = line { $line }: { $reason }
reason-impossible = a match to { $wins } cannot end { $score }
reason-rests = later commands rest on it; undo those first
reason-an-entry-has-a-name = an entry has a name
reason-another-penalty-than-the-standard-one-needs-a-reason = another penalty than the standard one needs a reason
reason-the-name-is-missing = the name is missing
reason-a-quote-is-not-closed = a quote is not closed
reason-nobody-is-listed = nobody is listed
reason-an-event-has-a-title = an event has a title
reason-the-staff-gives-out-the-links = the staff gives out the links
reason-0-0-records-an-intentional-draw-only-pc-2-2-7 = 0:0 records an intentional draw only
reason-a-match-to-one-win-is-not-drawn-by-play-pc-2-3-4 = a match to one win is not drawn by play
reason-a-knock-out-match-has-a-winner-pc-2-3-5 = a knock-out match has a winner
reason-an-intentional-draw-is-agreed-before-play-begins-pc-2-5-4 = an intentional draw is agreed before play begins
reason-listed-twice = { $name } is listed twice
reason-members = { $name } has { $members } instead of { $size } members
reason-a-tournament-is-entered-in-the-ranking-before-it-begins = a tournament is entered in the ranking before it begins
reason-a-player-without-an-account-cannot-be-rated = a player without an account cannot be rated
reason-the-captain-is-one-of-the-members = the captain is one of the members
reason-the-set-is-too-small-for-boosters = the set is too small for boosters
reason-no-teams-meet-that-have-not-drafted = no teams meet that have not drafted
