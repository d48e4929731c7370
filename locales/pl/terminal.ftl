### Napisy terminala.

terminal-welcome = VETO! Mount&Blade: { $you } (Ty) przeciw { $other } ({ $bot }). Gra numer { $seed }.
terminal-welcome-elekcja = VETO! według Artykułów Henrykowskich: { $you } (Ty) przeciw { $other } ({ $bot }). Gra numer { $seed }.
terminal-welcome-i2 = VETO! według instrukcji drugiej edycji: { $you } (Ty) przeciw { $other } ({ $bot }). Gra numer { $seed }.
terminal-welcome-biesiadne = VETO! na zasadach biesiadnych: { $you } (Ty) przeciw { $other } ({ $bot }). Gra numer { $seed }.
terminal-hint = Odpowiadaj numerem. „?” – pomoc, „? 3” albo „? nazwa” – karta, „dlaczego nazwa” – czemu nie można.
terminal-prompt = Wybór:
terminal-you = Ty
terminal-opponent = Przeciwnik
terminal-tapped = zaznaczona
terminal-dwor-own = Twój dwór
terminal-dwor-empty = Twój dwór jest pusty.
terminal-no-card-there = Ta odpowiedź nie dotyczy żadnej karty.
terminal-known = w dworze: { $cards }
terminal-empty = (nikogo)
terminal-lazaret = lazaret
terminal-zalnik = żalnik
terminal-sztychy = { $count ->
    [one] { $count } zakryty sztych
    [few] { $count } zakryte sztychy
   *[many] { $count } zakrytych sztychów
 }
terminal-stos = Stos
terminal-seat = { $kreski ->
    [one] { $kreski } kreska
    [few] { $kreski } kreski
   *[many] { $kreski } kresek
 } · { $dukaty ->
    [one] { $dukaty } dukat
    [few] { $dukaty } dukaty
   *[many] { $dukaty } dukatów
 } ({ $income }) · dwór { $dwor } · kredens { $kredens }
terminal-no-such-choice = Nie ma odpowiedzi numer { $number }; są od 1 do { $count }.
terminal-not-understood = Nie rozumiem „{ $input }”. Wpisz numer odpowiedzi albo „?”, aby zobaczyć pomoc.
terminal-no-such-card = Nie znam karty „{ $name }”.
terminal-not-on-table = { $card }: nie widać teraz takiej karty na stole ani w Twoim dworze.
terminal-can = { $card }: to teraz można zrobić:
terminal-nothing-told = Nic się jeszcze nie wydarzyło.
terminal-undone = Cofnięto.
terminal-cannot-undo = Tego ruchu nie można cofnąć: { $why }
terminal-cannot-undo-nothing = nie było jeszcze żadnego ruchu.
terminal-cannot-undo-other = przeciwnik zdążył odpowiedzieć albo odsłoniło się coś zakrytego.
terminal-saved = Zapis gry: { $file }
terminal-not-saved = Nie udało się zapisać gry: { $why }
terminal-save-where = Podaj nazwę pliku: „zapisz gra.json”.
terminal-left = Gra przerwana. Wrócisz do niej tym samym numerem: { $seed }.
terminal-concede-sure = Na pewno poddajesz grę? Wpisz „poddaj” jeszcze raz.
terminal-help =
    Numer           wybierz tę odpowiedź
    ? 3, ? bohun    pokaż kartę odpowiedzi numer 3 albo kartę o tej nazwie
    dlaczego bohun  czemu z tą kartą nic (więcej) nie można zrobić, z zasadą
    zasada MB 54    pokaż zasadę
    stół            pokaż stół jeszcze raz
    dziennik        wszystko, co się wydarzyło
    cofnij          cofnij swój ostatni ruch, jeśli to uczciwe
    zapisz PLIK     zapisz grę; sprawdzi ją „interrex replay verify PLIK”
    poddaj          poddaj grę
    koniec          wyjdź
