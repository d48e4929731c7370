### Boostery: rozdanie, draft, budowa talii.

tab-limited = Boostery
deal-draft = Rozdaj boostery na draft
deal-sealed = Rozdaj boostery na sealed deck
deal-most = Najwięcej osób przy stole
deal-players = { $count ->
    [one] Bez boosterów: { $count } osoba
    [few] Bez boosterów: { $count } osoby
   *[many] Bez boosterów: { $count } osób
 }
deal-do-sealed = { $count ->
    [one] Rozdaj { $count } osobie po sześć
   *[many] Rozdaj { $count } osobom po sześć
 }
deal-do-draft = { $tables ->
    [one] Posadź losowo przy jednym stole i rozdaj
   *[many] Posadź losowo przy stołach ({ $tables }) i rozdaj
 }
draft-title = Stół draftu { $draft }
draft-booster = Booster { $booster }, { $direction ->
    [right] w prawo
   *[left] w lewo
 }
draft-counts = Kart w boosterze: { $pack }, wybranych dotąd: { $picks }
draft-seat = booster { $pack }, wybrane { $picks }
draft-review = Twoje karty do obejrzenia
draft-choose = Wybierz kartę, którą zostawiasz.
draft-chosen = Zostawiasz: { $card }. { $waiting ->
    [0] Podajemy.
    [one] Czekamy jeszcze na { $waiting } osobę; do tej chwili możesz zmienić zdanie.
    [few] Czekamy jeszcze na { $waiting } osoby; do tej chwili możesz zmienić zdanie.
   *[many] Czekamy jeszcze na { $waiting } osób; do tej chwili możesz zmienić zdanie.
 }
draft-over = zakończony
draft-has-chosen = wybrane
draft-considers = wybiera
draft-pass = { $count ->
    [0] Czas minął: podajemy
   *[many] Czas minął: podajemy, losowe karty dostanie { $count }
 }
draft-auto = podawaj samo, gdy minie czas
draft-without-phone = Kto nie ma telefonu, wybiera i buduje przy stoliku, na stronie ze swojego linku (Obsługa i linki).
sets-title = Zestawy i talie
sets-cards = Karty
sets-building = buduje
sets-built = oddana
build-title = Twoja talia
build-about = Wybierz karty kredensu; reszta zestawu jest twoją sakwą.
build-counts = Kredens { $kredens }, sakwa { $sakwa }
build-hand-in = Oddaj talię
build-again = Zmień talię
build-done = oddana: { $count }
deal-set = Booster to siedem zwykłych kart, trzy niezwykłe i jedna rzadka; losuje je serwer.
deal-of = Zestaw
deal-rarities = zwykłe { $common }, niezwykłe { $uncommon }, rzadkie { $rare }
deal-no-set = Żaden zestaw nie wystarcza na boostery; uruchom serwer z plikiem zestawu (--set).
deal-teams = Drużyny, które grają ze sobą w ogłoszonej rundzie, siadają po sześć osób: jedynki obok siebie, dwójki obok jedynek przeciwnika, trójki obok dwójek.
deal-do-teams = Posadź drużyny tej rundy i rozdaj
build-factions = Twoje dwie frakcje
build-less = { $card }: jedna mniej
build-more = { $card }: jedna więcej
