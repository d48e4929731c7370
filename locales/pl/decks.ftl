### Co jest nie tak z talią lub jej spisem; zasadę dodaje ten, kto o tym mówi.

fault-count = { $count ->
    [0] zgodna z zasadami
    [one] { $count } błąd
    [few] { $count } błędy
   *[many] { $count } błędów
 }
fault-unusual-sakwa = sakwę nietypowego formatu zna tylko organizator

## Wiersze spisu

fault-line = wiersz { $line }: „{ $source }”
fault-near = { $guess ->
    [yes] ; może „{ $near }”?
   *[no] { "" }
 }
fault-line-number = { fault-line }: karta może być od 1 do { $most } razy{ fault-near }
fault-line-no-card = { fault-line }: jest liczba, ale nie ma karty{ fault-near }
fault-line-unknown-card = { fault-line }: żadna karta tak się nie nazywa{ fault-near }
fault-line-unknown-set = { fault-line }: żaden zestaw tak się nie nazywa{ fault-near }
fault-line-ambiguous = { fault-line }: tak nazywa się kilka kart: { $choices }{ fault-near }
fault-line-no-such-format = { fault-line }: nie ma takiego formatu{ fault-near }
fault-line-no-strategy = { fault-line }: ta karta nie jest strategią{ fault-near }
fault-line-no-faction = { fault-line }: „{ $name }” nie jest frakcją{ fault-near }
fault-line-count = { fault-line }: dalej jest kart: { $found }, a nie { $said }{ fault-near }
fault-line-other-alliance = { fault-line }: karty są z sojuszu { $alliance }{ fault-near }
fault-line-alliance-not-said = { fault-line }: na spisie brakuje „Sojusz: { $alliance }”{ fault-near }
fault-line-not-of-a-deck = { fault-line }: ta karta nie należy do talii{ fault-near }

## Talie VETO!

fault-no-faction-card = brakuje karty frakcji
fault-several-faction-cards = kart frakcji jest { $found }, a nie jedna
fault-factions-not-chosen = wybranych frakcji jest { $found }, a nie { $expected }
fault-several-strategies = strategii jest { $found }, a może być najwyżej jedna
fault-strategy-not-allowed = { $card }: strategie są niedozwolone
fault-laid-out-before-the-game = { $card } jest wykładana przed grą, nie może być w kredensie ani w sakwie
fault-too-few = kart w kredensie jest { $found }, a musi być co najmniej { $least }
fault-sakwa-size = kart w sakwie jest { $found }, a ma być { $expected } albo żadna
fault-no-sakwa = kart w sakwie jest { $found }, a sakwy tu nie ma
fault-too-many-copies = { $name }: kopii jest { $found }, a może być najwyżej { $most }
fault-legendary-twice = { $name } to karta Legendarna: kopii jest { $found }, a może być najwyżej jedna
fault-too-many-legendary = kart Legendarnych jest { $found }, a może być najwyżej { $most }
fault-alliances = w kredensie są karty kilku sojuszy: { $found }
fault-foreign = { $card } należy do frakcji { $factions }
fault-disloyal = { $card } jest Lojalna i należy do frakcji { $factions }
fault-disloyal-without-faction = { $card } jest Lojalna, a nie należy do żadnej frakcji
fault-biesiadny = { $card } to karta Biesiadna
fault-not-legal = { $card }: karta niedozwolona w tym formacie
fault-not-in-this-edition = { $card }: w tej edycji nie ma kart tego typu
fault-banned = { $card }: karta zakazana
fault-not-in-zestaw = { $card }: kopii jest { $found }, a w zestawie { $registered }
fault-of-a-team-mate = { $card } to karta kolegi z drużyny
fault-not-there = { $card }: nie ma jej tam, skąd miałaby być wymieniona
fault-unequal-exchange = kart wychodzących jest { $out }, a wchodzących { $into }
fault-not-now = sakwy nie można teraz użyć
fault-same-faction = { $faction }: tą frakcją gra już ktoś z drużyny
fault-same-strategy = { $card }: tej strategii używa już partner

## Stałe talie Mount&Blade

fault-fixed-faction-card-inside = { $card } to karta frakcji, leży osobno
fault-fixed-wrong-faction = { $faction }: tej frakcji nie ma w tym pudełku
fault-fixed-opponents-card = { $card } ma inny herb
fault-fixed-count = kart typu { $kind } jest { $found }, a nie { $expected }
fault-fixed-not-in-the-part = { $card }: kopii jest { $found }, a w pudełku { $expected }
fault-fixed-same-faction-twice = obaj gracze grają tą samą frakcją

## Talie Gry o Tron

fault-thrones-faction-cards = kart stronnictwa jest { $found }, a nie jedna
fault-thrones-no-faction = { $name } nie jest stronnictwem, którym można grać
fault-thrones-several-agendas = agend jest { $found }, a może być najwyżej jedna
fault-thrones-plot-count = fabuł jest { $found }, a nie { $plots }
fault-thrones-several-doubled-plots = powtórzyć można tylko jedną fabułę: { $titles }
fault-thrones-too-many-of-a-plot = { $card }: kopii jest { $found }, a może być najwyżej { $most }
fault-thrones-too-few = kart w talii dobierania jest { $found }, a musi być co najmniej { $least_cards }
fault-thrones-too-many-copies = { $card }: kopii jest { $found }, a może być najwyżej { $most }
fault-thrones-foreign = { $card } należy do stronnictwa { $faction }
fault-thrones-disloyal = { $card } jest lojalna wobec stronnictwa { $faction }
fault-thrones-agenda-at-most = { $agenda }: kart stronnictwa { $faction } jest { $found }, a może być najwyżej { $most }
fault-thrones-agenda-at-least = { $agenda }: kart stronnictwa { $faction } jest { $found }, a musi być co najmniej { $least }
