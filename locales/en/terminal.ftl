### The terminal's own texts.

terminal-welcome = VETO! Mount&Blade: { $you } (you) against { $other } ({ $bot }). Game number { $seed }.
terminal-welcome-elekcja = VETO! after Artykuły Henrykowskie: { $you } (you) against { $other } ({ $bot }). Game number { $seed }.
terminal-welcome-i2 = VETO! after the instruction of the second edition: { $you } (you) against { $other } ({ $bot }). Game number { $seed }.
terminal-welcome-biesiadne = VETO! by the zasady biesiadne: { $you } (you) against { $other } ({ $bot }). Game number { $seed }.
terminal-hint = Answer by number. "?" is help, "? 3" or "? name" shows a card, "why name" says why not.
terminal-prompt = Choice:
terminal-you = you
terminal-opponent = Opponent
terminal-tapped = tapped
terminal-dwor-own = Your dwór
terminal-dwor-empty = Your dwór is empty.
terminal-no-card-there = This answer is about no card.
terminal-known = in the dwór: { $cards }
terminal-empty = (nobody)
terminal-lazaret = lazaret
terminal-zalnik = żalnik
terminal-sztychy = { $count ->
    [one] { $count } sztych face down
   *[other] { $count } sztychy face down
 }
terminal-stos = Stos
terminal-seat = { $kreski ->
    [one] { $kreski } kreska
   *[other] { $kreski } kreski
 } · { $dukaty ->
    [one] { $dukaty } dukat
   *[other] { $dukaty } dukaty
 } ({ $income }) · dwór { $dwor } · kredens { $kredens }
terminal-no-such-choice = There is no answer { $number }; they go from 1 to { $count }.
terminal-not-understood = I do not understand "{ $input }". Type the number of an answer, or "?" for help.
terminal-no-such-card = I know no card "{ $name }".
terminal-not-on-table = { $card }: no such card can be seen on the table or in your dwór now.
terminal-can = { $card }: this can be done now:
terminal-nothing-told = Nothing has happened yet.
terminal-undone = Taken back.
terminal-cannot-undo = This cannot be taken back: { $why }
terminal-cannot-undo-nothing = nothing has been done yet.
terminal-cannot-undo-other = the opponent has answered since, or something hidden has been seen.
terminal-saved = Record of the game: { $file }
terminal-not-saved = The game could not be saved: { $why }
terminal-save-where = Name a file: "save game.json".
terminal-left = Game left. The same number brings it back: { $seed }.
terminal-concede-sure = Do you really give up? Type "concede" once more.
terminal-help =
    Number          take this answer
    ? 3, ? bohun    show the card of answer 3, or the card with this name
    why bohun       why nothing (else) can be done with this card, with the rule
    rule MB 54      show a rule
    table           show the table again
    log             everything that has happened
    undo            take back your latest choice, where that is fair
    save FILE       save the game; "interrex replay verify FILE" checks it
    concede         give up the game
    quit            leave
