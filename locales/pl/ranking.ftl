### Ranking z zakończonych turniejów.

ranking = Ranking
ranking-title = Ranking
ranking-about = Liczony od nowa z zakończonych turniejów tego serwera. Wybierz login, aby zobaczyć każdy punkt.
ranking-none = Żaden zakończony turniej nie liczy się jeszcze do rankingu.
ranking-place = Miejsce
ranking-account = Login
ranking-rank = Tytuł
ranking-points = Punkty
ranking-matches = Mecze
ranking-search = Znajdź login
ranking-rules = Według: { $rules }
ranking-counts-as = liczy się za { $rating }
ranking-begins = na początek { $points }
ranking-column-event = Turniej
ranking-column-match = Mecz
ranking-column-change = Zmiana
ranking-column-after = Razem
ranking-won = wygrany z { $other }
ranking-drawn = remis z { $other }
ranking-lost = przegrany z { $other }
ranking-match = przy { $own } przeciw { $other } szansa { $chance }, więc { $k } × ({ $share } − { $chance })
ranking-over-limit = ponad miesięczny limit, więc nic nie zyskuje
ranking-duel-won = wygrany pojedynek
ranking-duel-lost = przegrany pojedynek
ranking-idle = Magnificus z { $matches ->
    [one] { $matches } meczem
   *[many] { $matches } meczami
 } w miesiącu
ranking-refused = Zakończone, ale poza rankingiem
ranking-refused-about = Kto zna powód, naprawi go przed następnym turniejem: zamkniętego turnieju się nie zmienia.
rank-skartabellus = Skartabellus
rank-nobilis = Nobilis
rank-generosus = Generosus
rank-magnificus = Magnificus
