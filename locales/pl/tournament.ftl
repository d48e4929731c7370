### Turnieje.

tournament-done = Zrobione.
tournament-founded = { $title }: { $rounds ->
    [one] { $rounds } runda szwajcarska
    [few] { $rounds } rundy szwajcarskie
   *[many] { $rounds } rund szwajcarskich
 }. Teraz można wpisywać graczy.
tournament-entered = { $number }. { $name }
tournament-nobody = nikt nie nazywa się tu „{ $name }”
tournament-several = „{ $name }” to może być { $names }
tournament-say-yes = Niczego jeszcze nie zmieniono. Aby to zrobić, powtórz polecenie z --yes.
tournament-preview = Podgląd rundy { $round } (nieogłoszonej)
tournament-round = Runda { $round }
tournament-no-round = Nie ogłoszono jeszcze żadnej rundy.
tournament-no-preview = Nie ma podglądu.
tournament-table = stół
tournament-bye = wolny los
tournament-missing = { $count ->
    [0] Są już wszystkie wyniki rundy.
    [one] Brakuje jednego wyniku: stół { $tables }.
    [few] Brakuje { $count } wyników: stoły { $tables }.
   *[many] Brakuje { $count } wyników: stoły { $tables }.
 }
tournament-standings = Tabela
tournament-columns = miejsce pkt    w-p-r  OMW     GW      OGW     nazwa
tournament-places = Miejsca końcowe
tournament-top = Top
tournament-closed = Turniej jest zamknięty i można go zgłosić.
tournament-note-rematch = już ze sobą grali; bez powtórki nie da się sparować wszystkich
tournament-note-forbidden = nie powinni się spotkać; inaczej nie da się sparować wszystkich
tournament-note-float = { $first } pkt przeciw { $second }
tournament-note-floats-again = { $name } drugi raz gra poza swoją grupą
tournament-note-equals = równi punktami, nie grali jeszcze ze sobą
tournament-note-second-bye = drugi wolny los
tournament-note-bye-not-lowest = ktoś niżej miał już wolny los albo był potrzebny gdzie indziej
tournament-moved = { $name }: miejsce { $place } → { $newplace }, punkty { $points } → { $newpoints }
tournament-moved-nobody = Niczyje miejsce ani punkty się nie zmienią.
tournament-paired-since = Rundy sparowane z dawnych wyników pozostają: { $rounds }
tournament-top-stands = Top wyłoniono z dawnych wyników i pozostaje bez zmian.
tournament-proposal = Propozycja: { $penalty } ({ $infraction })
tournament-added = oraz, z sumy ostrzeżeń: { $penalty }
tournament-because = Na podstawie { $rules }
tournament-penalty-nothing = nic
tournament-penalty-upomnienie = upomnienie (niezapisywane)
tournament-penalty-ostrzezenie = ostrzeżenie
tournament-penalty-kara-gry = kara gry
tournament-penalty-kara-meczu = kara meczu
tournament-penalty-dyskwalifikacja = dyskwalifikacja
tournament-check = Runda { $round }, stół { $table }: { $state ->
    [open] trwa kontrola
    [fine] talie zgodne ze spisami
   *[differs] talia niezgodna ze spisem
 }
tournament-clock = Pozostało { $left }
tournament-clock-table = stół { $table }: pozostało { $left }
tournament-clock-none = Zegar nie biegnie.
tournament-explain-points = { $name }: miejsce { $place }, { $points } pkt
tournament-explain-round = Runda { $round }: { $score } z { $opponent } ({ $points } pkt); { $why }
tournament-explain-bye = Runda { $round }: wolny los (3 pkt)
tournament-explain-missed = Runda { $round }: bez gry (0 pkt)
tournament-explain-ties = Mecze przeciwników { $omw }, własne gry { $gw }, gry przeciwników { $ogw }
tournament-rank-columns = ranking ranga         mecze    konto
tournament-rank-refused = { $file }: nie zaliczono do rankingu: { $reason }
tournament-rank-match = { $points } ({ $own } przeciw { $other }, K { $k }, { $outcome ->
    [won] wygrana
    [lost] przegrana
   *[drawn] remis
 })
tournament-rank-other = { $points }
tournament-secret = Sekret, który to otwiera: { $secret }
tournament-single = numer { $first } gra z numerem { $second }
tournament-no-ruling = żadne orzeczenie nie zaczyna się od { $id }
tournament-rulings = kilka orzeczeń zaczyna się od { $id }
tournament-claim-agrees = Obie strony mówią to samo: wynik jest ważny.
tournament-claim-waits = Zapisano; będzie ważne, gdy druga strona powie to samo.
tournament-late = { $name }: { $state ->
    [in-time] w porę
    [late] spóźnienie; proponowana jest kara gry (8.2.1)
   *[absent] liczy się jak odmowa gry: mecz przegrany
 }
tournament-too-few-cards = kart o rzadkości „{ $rarity }” zestaw ma { $found }, a booster mieści { $wanted }
