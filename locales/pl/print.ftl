### Arkusze do druku.

print-round = Runda { $round }
print-player = Gracz
print-table = Stół
print-table-number = Stół { $table }
print-opponent = Przeciwnik
print-bye = wolny los
print-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
 }
print-games = wygrane gry
print-drop = rezygnuję
print-signature = podpis
print-terminacja = rozstrzygnięto w terminacji
print-draw = remis za zgodą, przed grą
print-sakwa-barred = 1. gra bez sakwy
print-points-head = Pkt
print-matches-head = W–P–R
print-omw = OMW
print-gw = GW
print-ogw = OGW
print-standings = Tabela po { $round ->
    [one] { $round }. rundzie
   *[many] { $round }. rundach
 }
print-places = Miejsca końcowe
print-list = Spis talii
print-faction = Frakcja
print-alliance = Sojusz
print-no-alliance = brak
print-sakwa-alliance = Sojusz w sakwie
print-strategy = Strategia
print-kredens = Kredens ({ $count })
print-sakwa = Sakwa ({ $count })
print-card-1 = Twój własny link: stół, wyniki,
print-card-2 = zgłoszenie wyniku, wezwanie sędziego.
print-card-3 = Nie pokazuj go innym.
print-admitted = Dopuszczona przez sędziego głównego, choć:
