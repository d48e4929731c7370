### Pary i drużyny: zapis, spotkania kapitanów, mecze singlowe.

enter-csv-players = Jeden gracz w wierszu: nazwa, login
enter-csv-pairs = Jedna para w wierszu: nazwa, kapitan (login), partner (login)
enter-csv-teams = Jedna drużyna w wierszu: nazwa, kapitan (login), drugi, trzeci
enter-csv-example-players = Jan Łęcki, lecki
enter-csv-example-pairs = Orły, Jan Łęcki (lecki), Ewa Żak
enter-csv-example-teams = Orły, Jan Łęcki (lecki), Ewa Żak, Iga Ćwik (cwik)
enter-name-pairs = Nazwa pary
enter-name-teams = Nazwa drużyny
enter-captain = kapitan
enter-lists = spisy talii oddane
captain-of = Kapitan drużyny { $name }
captain-declare = Podaliśmy frakcje i strategie
captain-declare-for = Podali frakcje i strategie
captain-declared = Podane.
captain-middle = Kogo wystawiacie na środek?
captain-opponent = Z kim zagra { $name }?
captain-seal = Zapieczętuj
captain-sealed = zapieczętowane
captain-yours = { $number } { $name }
captain-elsewhere = Wybór zapieczętowano w innej przeglądarce; otworzy się tam albo trzeba go wycofać i wybrać jeszcze raz.
captain-opened = Otwarte, czekamy na drugą stronę.
captain-withdraw = Wycofaj i wybierz jeszcze raz
meeting-title = Spotkania kapitanów
meeting-yours = Jesteś kapitanem
meeting-declare = Frakcje i strategie
meeting-middle = Na środek
meeting-opponent = Przeciwnik
meeting-paired = Pary ustalone
meeting-about-declare = Kapitanowie mówią sobie, jakimi frakcjami i strategiami gra każdy w drużynie.
meeting-about-middle = Każdy wybiera w tajemnicy, kogo wystawia na środek; wybory otwierają się, gdy oba są oddane.
meeting-about-opponent = Każdy wybiera w tajemnicy, z kim zagra wystawiony: z jednym z dwóch, którzy nie stoją na środku.
meeting-about-paired = Wszystkie pary są ustalone.
meeting-in-the-middle = Na środku: { $first } i { $second }.
meeting-they-have = { $name }: gotowe
meeting-they-have-not = { $name }: jeszcze nie
singles-of = Mecze przy stole { $table }
singles-result = { $first } – { $second }
singles-report = Zapisz spotkanie
singles-series = Seria { $number }
team-open = Stół { $table }: szczegóły
team-singles = Mecze
team-captains = spotkania kapitanów
team-undo = Cofnij wynik spotkania
team-you-meet = Grasz z: { $names }
team-report-at-desk = Wyniki meczów zapisuje stolik.
act-for-captain = spotkanie kapitanów, wpisane przez stolik
entries-count-pairs = { $count ->
    [one] Gra { $count } para
    [few] Grają { $count } pary
   *[many] Gra { $count } par
 }
entries-count-teams = { $count ->
    [one] Gra { $count } drużyna
    [few] Grają { $count } drużyny
   *[many] Gra { $count } drużyn
 }
members-captain = kapitan
members-paper = Spisy na papierze
members-admitted = z błędami
