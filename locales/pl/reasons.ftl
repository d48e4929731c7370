### Dlaczego czegoś na turnieju nie zrobiono; klucz powstaje ze słów serwera.

reason-in-line = wiersz { $line }: { $reason }
reason-impossible = mecz do { $wins } nie może się skończyć wynikiem { $score }
reason-rests = opierają się na tym późniejsze polecenia; najpierw cofnij je
reason-an-entry-has-a-name = zapis ma nazwę
reason-another-penalty-than-the-standard-one-needs-a-reason = inna kara niż standardowa wymaga powodu
reason-the-name-is-missing = brakuje nazwy
reason-a-quote-is-not-closed = cudzysłów nie jest zamknięty
reason-nobody-is-listed = nikogo nie wymieniono
reason-an-event-has-a-title = turniej ma nazwę
reason-the-staff-gives-out-the-links = linki rozdaje obsługa
reason-0-0-records-an-intentional-draw-only-pc-2-2-7 = 0:0 zapisuje się tylko za remis za zgodą
reason-a-match-to-one-win-is-not-drawn-by-play-pc-2-3-4 = meczu do jednej wygranej nie remisuje się grą
reason-a-knock-out-match-has-a-winner-pc-2-3-5 = mecz pucharowy ma zwycięzcę
reason-an-intentional-draw-is-agreed-before-play-begins-pc-2-5-4 = remis za zgodą ustala się przed rozpoczęciem gry
reason-listed-twice = { $name } występuje dwa razy
reason-members = { $name } ma { $members } zamiast { $size } osób
reason-a-tournament-is-entered-in-the-ranking-before-it-begins = turniej zgłasza się do rankingu, zanim się zacznie
reason-a-player-without-an-account-cannot-be-rated = gracz bez loginu nie liczy się do rankingu
reason-the-captain-is-one-of-the-members = kapitan jest jednym z członków
reason-the-set-is-too-small-for-boosters = zestaw jest za mały na boostery
reason-no-teams-meet-that-have-not-drafted = żadne drużyny, które jeszcze nie draftowały, się nie spotykają
