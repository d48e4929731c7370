// Generated from the crate `wire` by `cargo xtask codegen`; do not edit.

export type AbilityText = { 
/**
 * C, D, R, or empty for triggered and static abilities.
 */
mark: string, 
/**
 * True if using it taps the card (the sign Z).
 */
zaznacz: boolean, pl: string, en: string, 
/**
 * A few words that say as much, for a card held in the hand.
 */
short?: Text | null, 
/**
 * The sentence of the card language.
 */
source: string, };

/**
 * A battle under way: a series of potyczki.
 */
export type BitwaView = { ziemia: number, 
/**
 * Who wanted it, and against whom.
 */
sides: [number, number], 
/**
 * Potyczki won, side by side.
 */
won: [number, number], 
/**
 * Oddziały that have fought.
 */
fought: Array<number>, 
/**
 * Has this side chosen who fights next?
 */
chosen: [boolean, boolean], 
/**
 * Whom this seat has chosen; what the other has chosen nobody else sees.
 */
yours: number | null, 
/**
 * Who attacks in the potyczka that is prepared or fought.
 */
attackers: Array<number>, attacked: number | null, 
/**
 * With which Bitność each oddział there would fight now.
 */
strengths: Array<Strength>, };

/**
 * A rulebook and its table of contents: `GET /api/books`.
 */
export type BookInfo = { 
/**
 * "MB"
 */
book: string, 
/**
 * The name on the cover.
 */
name: string, sections: Array<SectionInfo>, };

/**
 * One card of a set: facts, and text generated from what it does.
 */
export type CardInfo = { 
/**
 * "mb-bohun"
 */
id: string, name: string, 
/**
 * Of one of the two cards a joined card can be: the id of the joined card.
 */
half_of?: string, 
/**
 * The name of the Polish edition, if it is another one.
 */
name_pl?: string | null, 
/**
 * frakcja, postac, posesja, moderunek, sztych, efekt, ziemia, oddzial, strategia, przymierze;
 * of Thrones faction_card, character, location, attachment, event, plot, agenda, title
 */
kind: string, faction: string | null, szabla: number | null, kreski: number | null, lafa: number | null, bitnosc?: number | null, karnosc?: number | null, znaczenie?: number | null, dobrobyt?: number | null, 
/**
 * With a plus income, with a minus upkeep; Dochód of a faction card.
 */
income: number | null, skarb: number | null, keywords: Array<string>, 
/**
 * What an efekt that stays is attached to, in words.
 */
attach: Text | null, 
/**
 * One entry per ability, in order.
 */
abilities: Array<AbilityText>, 
/**
 * "attested" (known real card, facts kept) or "interrex" (ours).
 */
origin: string, 
/**
 * What is printed on a card of Thrones.
 */
thrones?: ThronesFacts | null, 
/**
 * What else is printed on a card of VETO!.
 */
veto?: VetoFacts | null, };

export type CardView = { 
/**
 * Which card it is (an id of the card list); none for a card seen only from behind.
 */
card: string | null, owner: number, controller: number, zaznaczona: boolean, 
/**
 * The card this one is attached to or lies under.
 */
host: number | null, 
/**
 * What is attached to it, moderunki and efekty first, sztychy last.
 */
attached: Array<number>, 
/**
 * Current values of a postać in play (or of a card in the dwór that has them).
 */
szabla: number | null, kreski: number | null, lafa: number | null, 
/**
 * Current values of an oddział.
 */
bitnosc?: number | null, karnosc?: number | null, 
/**
 * Current values of a ziemia.
 */
znaczenie?: number | null, dobrobyt?: number | null, 
/**
 * Markers lying on it.
 */
znaczniki?: Array<Znacznik>, 
/**
 * What kind of card lies under another, even where nobody sees which one: "sztych" or "przymierze".
 */
under?: string, };

/**
 * A challenge under way.
 */
export type ChallengeView = { icon: Icon, attacker: number, defender: number, attackers: Array<number>, defenders: Array<number>, 
/**
 * Running totals.
 */
attack: number, defence: number, 
/**
 * Its defenders have been declared.
 */
defended: boolean, winner: number | null, };

/**
 * `kind` is the key of the text `choice-<kind>`.
 */
export type ChoiceKind = "play" | "underlay" | "agitate" | "challenge" | "use" | "boost" | "bene" | "pas" | "decline" | "accept" | "refuse" | "keep" | "exchange" | "pick" | "find" | "done" | "yes" | "no" | "way" | "bid" | "change_field" | "march" | "pole_elekcyjne" | "karmazyni" | "battle" | "attack" | "discard_copy" | "borrow" | "announce" | "wait" | "keep_hand" | "mulligan" | "pass" | "marshal" | "ambush" | "initiate" | "player" | "icon" | "card_type" | "number" | "keyword" | "duplicate";

/**
 * One legal answer.
 */
export type ChoiceView = { kind: ChoiceKind, 
/**
 * The card to click for it.
 */
card: number | null, 
/**
 * A card of the kredens being searched (a card id); such cards have no handle.
 */
find: string | null, 
/**
 * Which ability of the card, counted from zero.
 */
ability: number | null, 
/**
 * A number, for choices that are one (a way of `OneOf`, X, gold).
 */
number: number | null, 
/**
 * The player chosen or challenged.
 */
seat?: number | null, 
/**
 * The icon, type or keyword chosen; the field on which a postać is put out.
 */
word?: string | null, 
/**
 * Which of the things the window answers this choice answers, as a place in that list.
 */
answers?: number | null, 
/**
 * What it would do, where no card's own text says it.
 */
text?: Text | null, 
/**
 * The rule that allows it, e.g. "MB 38".
 */
rule: string | null, };

/**
 * One clause: `GET /api/rules/MB/54`, or a hit of `GET /api/rules?q=…`.
 */
export type ClauseInfo = { 
/**
 * "MB"
 */
book: string, 
/**
 * "54"; together with the book the mark "MB 54" that questions and refusals quote.
 */
id: string, 
/**
 * In Polish, as the book calls it.
 */
title: string, title_en: string, 
/**
 * In English, in our own words.
 */
text: string, text_pl: string, 
/**
 * Our reading where the book is unclear.
 */
note: string | null, note_pl: string | null, 
/**
 * The id of the section it stands in.
 */
section: string, 
/**
 * The marks of related clauses, of any book.
 */
refs: Array<string>, };

/**
 * From the client.
 */
export type ClientMessage = { "type": "choose", at: number, choice: number, } | { "type": "why_not", card: number, } | { "type": "undo", at: number, } | { "type": "concede" } | { "type": "rematch", commitment: string, } | { "type": "chat", text: string, } | { "type": "stops", stops: Stops, } | { "type": "reveal", contribution: string, };

/**
 * What something on the stos costs or has cost.
 */
export type CostView = { 
/**
 * The lafa as it is now, paid when the card is put out.
 */
lafa: number | null, 
/**
 * The source is tapped for it.
 */
taps: boolean, 
/**
 * Everything else the card asks for, in its own words.
 */
text: Text | null, 
/**
 * What it costs more than is written anywhere.
 */
surcharges?: Array<Surcharge>, };

/**
 * A question to one seat. Other seats learn only `seat` and `question`.
 */
export type DecisionView = { seat: number, question: Question, 
/**
 * In the order of the engine; a choice is answered by its place in this list.
 */
choices: Array<ChoiceView>, };

/**
 * A deck that can be asked for.
 */
export type DeckInfo = { 
/**
 * What to ask for it by.
 */
name: string, 
/**
 * What people call it.
 */
title: string, 
/**
 * The faction or house it plays, as its cards spell it.
 */
faction: string, };

export type DuelSide = { seat: number, postac: number, 
/**
 * The other oddziały that attack together with it.
 */
beside?: Array<number>, 
/**
 * Szabla as it stands in this duel.
 */
szabla: number, 
/**
 * Where it comes from, in order; the sum is `szabla` unless the floor of zero applies.
 */
parts: Array<SzablaPart>, 
/**
 * The moderunki chosen for this duel.
 */
moderunki: Array<number>, 
/**
 * The sztychy played in this duel (card ids), in order.
 */
sztychy: Array<string>, 
/**
 * Said bene since anybody last acted.
 */
bene: boolean, };

export type DuelStage = "acceptance" | "moderunki" | "sztychy";

/**
 * A pojedynek or potyczka under way.
 */
export type DuelView = { stage: DuelStage, 
/**
 * Oddziały fight; `szabla` is their Bitność.
 */
potyczka?: boolean, challenger: DuelSide, challenged: DuelSide, 
/**
 * Who may play the next sztych or replika.
 */
turn: number | null, };

/**
 * The shuffling seed: commitments first, contributions when the game is over.
 */
export type Fairness = { commitments: Array<string>, contributions: Array<string>, seed: string | null, };

export type Icon = "military" | "intrigue" | "power";

export type JoustPhase = "set_up" | "plot" | "draw" | "marshaling" | "challenges" | "dominance" | "standing" | "taxation";

export type JsonValue = number | string | boolean | Array<JsonValue> | { [key in string]: JsonValue } | null;

/**
 * Something that can be answered. `kind` is the key of the text `occurrence-<kind>`.
 */
export type Occurrence = { kind: OccurrenceKind, 
/**
 * Whom it happens to, or who does it.
 */
seat: number, 
/**
 * The card it happens to, named only to those who see its face.
 */
card?: SeenCard | null, 
/**
 * The type of the challenge it belongs to.
 */
icon?: Icon | null, amount: number, };

export type OccurrenceKind = "phase_begins" | "phase_ends" | "plot_revealed" | "drew" | "income" | "entered" | "played" | "initiated" | "declared" | "bypassed" | "won" | "lost" | "killed" | "discarded" | "sacrificed" | "returned" | "shuffled_in" | "removed" | "saved" | "stood" | "knelt" | "power_gained" | "power_moved" | "power_lost" | "dominance_won" | "would_initiate" | "strength_rose" | "pillaged" | "challenge_ends" | "token_paid" | "dropped";

export type OverReason = "elekcja" | "all_kreski" | "power" | "last_standing" | "concession" | "elekt_killed" | "won_by_card" | "lost_by_card" | "exhaustion" | "terminacja";

export type OverView = { 
/**
 * None: nobody won (only possible by agreement or a broken-off game).
 */
winner: number | null, reason: OverReason, 
/**
 * The rule by which the game ended, e.g. "MB 71".
 */
rule: string, };

/**
 * One change to the view: the value at `path` (JSON pointer) is replaced, or removed if absent.
 */
export type Patch = { path: string, value?: JsonValue | null, };

export type Phase = "przygotowanie" | "odznaczenie" | "rozliczenie" | "gra" | "oddzialy" | "zakonczenie" | "koniec";

export type Place = "kredens" | "dwor" | "pole" | "karmazyni" | "ziemie" | "attached" | "stos" | "lazaret" | "zalnik" | "deck" | "hand" | "set_up" | "play" | "duplicate" | "under_way" | "discard" | "dead" | "plot_deck" | "plot_chosen" | "revealed" | "used_plots" | "faction" | "agenda" | "removed";

export type Player = { seat: number, name: string, 
/**
 * The bot's name, if it is one.
 */
bot: string | null, connected: boolean, 
/**
 * Has asked for a rematch.
 */
rematch: boolean, };

export type PlotValues = { gold: number, initiative: number, claim: number, reserve: number, };

/**
 * An error a person can understand. `reason` is the key of the text `problem-<reason>`.
 */
export type Problem = { reason: string, 
/**
 * What exactly, in plain English for logs and other programs.
 */
detail: string, rule: string | null, };

/**
 * What is asked. `kind` is the key of the text `question-<kind>`.
 */
export type Question = { kind: QuestionKind, 
/**
 * The card the question is about (the one being played, the challenged postać …).
 */
about: number | null, 
/**
 * The phase, the keyword or the type of challenge the question is about, where there is one.
 */
word?: string | null, 
/**
 * What a window answers: it is about to happen, or has just happened.
 */
answers?: Array<Occurrence>, 
/**
 * The rule that gives this right or duty, e.g. "MB 44".
 */
rule: string | null, };

export type QuestionKind = "grymaszenie" | "stint" | "reply" | "acceptance" | "moderunek" | "duel_turn" | "card" | "may" | "surcharge" | "instead" | "one_of" | "discard" | "elekcja" | "inicjatywa" | "utrzymanie" | "bitwa" | "zastep" | "atak" | "szyk" | "ruch" | "dokad" | "kontrola" | "okno" | "kolejnosc" | "nazwa" | "pole" | "mulligan" | "set_up" | "set_up_host" | "plot" | "first_player" | "marshal" | "action_window" | "would_window" | "interrupt_window" | "reaction_window" | "order" | "initiate" | "attackers" | "stealth" | "defenders" | "claim" | "keyword_order" | "keyword" | "standing" | "reserve" | "player" | "cost" | "x" | "icon" | "card_type" | "search" | "sort" | "winner";

/**
 * Why something cannot be done now; the answer to "why not?" about a card.
 */
export type RefusalView = { 
/**
 * What was tried.
 */
choice: ChoiceKind, 
/**
 * The key of the text `refusal-<reason>`, e.g. "zaznaczona", "not-your-stint".
 */
reason: string, 
/**
 * Cards the reason speaks of.
 */
cards: Array<number>, 
/**
 * Numbers the reason speaks of (lafa 5, skarb 4).
 */
numbers: Array<number>, 
/**
 * The card whose text forbids it (a card id).
 */
by?: string | null, 
/**
 * The rule a judge would quote.
 */
rule: string, };

/**
 * `GET /api/rulesets`: what this house plays.
 */
export type RulesetInfo = { 
/**
 * "mb", "ah", "joust"
 */
id: string, seats: number, 
/**
 * Its matches may have a clock.
 */
timed: boolean, decks: Array<DeckInfo>, };

export type SeatView = { seat: number, 
/**
 * The faction card (an id of the card list).
 */
faction: string, 
/**
 * The strategia beside it.
 */
strategia?: string, kreski: number, dukaty: number, 
/**
 * Dukaty to be received at the end of the round as things stand.
 */
income: number, 
/**
 * The seat's own dwór; empty for everybody else's.
 */
dwor: Array<number>, dwor_size: number, 
/**
 * Cards in somebody else's dwór that this seat has been shown (card ids).
 */
dwor_known: Array<string>, kredens_size: number, 
/**
 * The postacie and posesje put out, in order of entering play.
 */
pole: Array<number>, 
/**
 * On the pole karmazynów, where there is one.
 */
karmazyni: Array<number>, 
/**
 * What is attached to the faction card.
 */
attached: Array<number>, 
/**
 * The discard pile, oldest first.
 */
lazaret: Array<number>, 
/**
 * Cards removed from the game.
 */
zalnik: Array<number>, 
/**
 * Said pas in his latest stint.
 */
passed: boolean, };

/**
 * A heading of a rulebook; `GET /api/books/AH/513` gives the clauses that stand under it.
 */
export type SectionInfo = { id: string, title: string, 
/**
 * In English, where it has been written already.
 */
title_en: string | null, 
/**
 * How many clauses stand directly under it; a chapter has none.
 */
clauses: number, };

/**
 * A card in an event: enough to name it and to find it on the table.
 */
export type SeenCard = { 
/**
 * Its number after the event, if this seat can point at it.
 */
handle: number | null, 
/**
 * Its number before the event, if that was another one.
 */
was: number | null, 
/**
 * The card id; none if this seat does not see the face.
 */
card: string | null, };

/**
 * An event with the rule it follows, if one brought it about by itself.
 */
export type SeenEvent = { rule: string | null, } & ({ "kind": "round_begins", round: number, } | { "kind": "voice", seat: number, } | { "kind": "said", seat: number, word: Word, } | { "kind": "shuffled", seat: number, number: number, } | { "kind": "exchanged", seat: number, } | { "kind": "drew", seat: number, cards: Array<SeenCard>, } | { "kind": "played", seat: number, card: SeenCard, targets: Array<SeenCard>, } | { "kind": "used", seat: number, card: SeenCard, ability: number, targets: Array<SeenCard>, } | { "kind": "agitates", seat: number, card: SeenCard, } | { "kind": "triggered", seat: number, card: SeenCard, kreski: boolean, } | { "kind": "changes_field", seat: number, card: SeenCard, } | { "kind": "challenges", seat: number, card: SeenCard, target: SeenCard, } | { "kind": "refused", seat: number, card: SeenCard, } | { "kind": "accepted", seat: number, card: SeenCard, } | { "kind": "duel_begins", challenger: SeenCard, challenged: SeenCard, } | { "kind": "duel_stands", challenger: number, challenged: number, } | { "kind": "duel_won", winner: SeenCard, loser: SeenCard, by: number, killed: boolean, } | { "kind": "duel_drawn" } | { "kind": "moved", card: SeenCard, owner: number, from: Place, to: Place, host: SeenCard | null, } | { "kind": "negated", card: SeenCard, } | { "kind": "tapped", card: SeenCard, } | { "kind": "untapped", card: SeenCard, } | { "kind": "kreski", from: number | null, to: number | null, amount: number, } | { "kind": "dukaty", from: number | null, to: number | null, amount: number, } | { "kind": "income", seat: number, amount: number, } | { "kind": "changed", card: SeenCard, stat: string, amount: number, } | { "kind": "shown", to: number, cards: Array<SeenCard>, } | { "kind": "bid", seat: number, points: number, price: number, total: number, } | { "kind": "initiative", seat: number, } | { "kind": "influence", seat: number | null, } | { "kind": "marked", card: SeenCard, znacznik: Znacznik, } | { "kind": "unmarked", card: SeenCard, znacznik: Znacznik, } | { "kind": "marches", seat: number, card: SeenCard, host: SeenCard | null, back: boolean, } | { "kind": "battle_begins", seat: number, defender: number, card: SeenCard, } | { "kind": "commits", seat: number, } | { "kind": "clash", cards: Array<SeenCard>, target: SeenCard, } | { "kind": "clash_won", seat: number, cards: Array<SeenCard>, by: number, } | { "kind": "clash_drawn" } | { "kind": "battle_ends", card: SeenCard, seat: number | null, won: number, lost: number, } | { "kind": "checked", seat: number, card: SeenCard, cards: Array<SeenCard>, znaczenie: number, } | { "kind": "elekcja_announced", seat: number, } | { "kind": "elekcja_failed", seat: number, } | { "kind": "knelt", card: SeenCard, } | { "kind": "stood", card: SeenCard, } | { "kind": "deck_shuffled", seat: number, number: number, } | { "kind": "phase_begins", phase: JoustPhase, } | { "kind": "mulligan", seat: number, } | { "kind": "plots_revealed" } | { "kind": "initiative_won", seat: number, } | { "kind": "first_player", seat: number, } | { "kind": "active", seat: number, } | { "kind": "gold", seat: number, amount: number, now: number, } | { "kind": "power", card: SeenCard, owner: number, amount: number, now: number, } | { "kind": "tokens", card: SeenCard, token: string, now: number, } | { "kind": "entered", seat: number, card: SeenCard, way: string, } | { "kind": "fastened", card: SeenCard, host: SeenCard, } | { "kind": "duplicated", card: SeenCard, host: SeenCard, } | { "kind": "targeted", card: SeenCard, } | { "kind": "canceled", card: SeenCard, } | { "kind": "saved", card: SeenCard, } | { "kind": "killed", card: SeenCard, } | { "kind": "sacrificed", card: SeenCard, } | { "kind": "control", seat: number, card: SeenCard, } | { "kind": "challenge_begins", seat: number, defender: number, icon: Icon, } | { "kind": "attacks", card: SeenCard, } | { "kind": "defends", card: SeenCard, } | { "kind": "bypassed", card: SeenCard, by: SeenCard, } | { "kind": "out_of_challenge", card: SeenCard, } | { "kind": "challenge_won", seat: number, attack: number, defence: number, unopposed: boolean, } | { "kind": "challenge_drawn" } | { "kind": "claimed", seat: number, icon: Icon, value: number, } | { "kind": "keyword_used", seat: number, keyword: string, } | { "kind": "challenge_ends" } | { "kind": "dominance", seat: number | null, } | { "kind": "named_icon", seat: number, icon: Icon, } | { "kind": "named_type", seat: number, card_type: string, } | { "kind": "exposed", card: SeenCard, } | { "kind": "passed", seat: number, } | { "kind": "eliminated", seat: number, } | { "kind": "over", over: OverView, });

/**
 * To the client.
 */
export type ServerMessage = { "type": "waiting", room: string, seat: number, players: Array<Player>, fairness: Fairness, } | { "type": "welcome", room: string, at: number, players: Array<Player>, view: View, decision: DecisionView | null, 
/**
 * The whole log as this seat saw it.
 */
events: Array<SeenEvent>, can_undo: boolean, fairness: Fairness, } | { "type": "update", at: number, events: Array<SeenEvent>, 
/**
 * Changes to the view, in order.
 */
patch: Array<Patch>, 
/**
 * The question now pending; its choices are empty if it is another seat's.
 */
decision: DecisionView | null, can_undo: boolean, } | { "type": "players", players: Array<Player>, } | { "type": "why_not", card: number, refusals: Array<RefusalView>, } | { "type": "chat", seat: number | null, text: string, } | { "type": "clock", seconds: number, } | { "type": "rematch", room: string, seat: number | null, token: string | null, } | { "type": "fairness", fairness: Fairness, } | { "type": "error", error: Problem, };

export type Side = "attacking" | "defending";

/**
 * What a player wants in a window.
 */
export type Stop = "never" | "when_able" | "always";

/**
 * The wishes of one player; a window not named is one where he is asked when he can act.
 */
export type Stops = { [key in Window]?: Stop };

export type StosKind = "card" | "ability" | "agitacja" | "change_field" | "challenge" | "duel" | "trigger" | "kreski" | "march" | "potyczka" | "rana" | "odrzucenie" | "slawni";

/**
 * An object on the stos.
 */
export type StosView = { kind: StosKind, controller: number, 
/**
 * The card that is played, whose ability is used, or that acts.
 */
source: number, 
/**
 * Which ability of the source, counted from zero.
 */
ability: number | null, targets: Array<number>, 
/**
 * Its cost aspect; none if it has none.
 */
cost?: CostView | null, };

/**
 * The Bitność of an oddział in a bitwa.
 */
export type Strength = { oddzial: number, bitnosc: number, };

/**
 * Kreski paid besides, or dukaty that are part of the lafa, and the rule that asks for them.
 */
export type Surcharge = { of: SurchargeOf, amount: number, rule: string, };

export type SurchargeOf = "kreski" | "dukaty";

export type SzablaPart = { 
/**
 * The card that adds or subtracts (a card id).
 */
card: string, amount: number, };

/**
 * The stint that runs, of so many (PC 2.6).
 */
export type TerminacjaView = { stint: number, of: number, };

/**
 * Something said in both languages.
 */
export type Text = { pl: string, en: string, };

export type ThronesCard = { 
/**
 * Which card it is (an id of the card list); none for a card seen only from behind.
 */
card: string | null, place: Place, owner: number, controller: number, kneeling: boolean, 
/**
 * What it is attached to or lies under.
 */
host: number | null, attached: Array<number>, duplicates: Array<number>, power: number, stand: number, poison: number, betrayal: number, 
/**
 * As it is now, of characters in play.
 */
strength: number | null, icons: Array<Icon>, 
/**
 * Its side in the challenge under way.
 */
side: Side | null, 
/**
 * Its text box is treated as if it were blank.
 */
blank: boolean, };

/**
 * The printed facts of a card of Thrones; its text is `abilities`, a paragraph each.
 */
export type ThronesFacts = { loyal: boolean, unique: boolean, 
/**
 * A number or X.
 */
cost: string | null, strength: number | null, icons: Array<Icon>, traits: Array<string>, plot: PlotValues | null, 
/**
 * Type, faction, traits in words.
 */
type_line: Text, 
/**
 * Everything below the traits, a paragraph each, keywords included.
 */
text: Array<Text>, 
/**
 * The rules that explain its keywords, e.g. "KZ Renoma.0".
 */
keyword_rules: Array<string>, };

export type ThronesSeat = { seat: number, 
/**
 * The faction card (an id of the card list), and where it lies.
 */
faction: string, faction_card: number, agenda: number | null, gold: number, 
/**
 * On all cards this player controls.
 */
power: number, 
/**
 * The seat's own hand; empty for everybody else's.
 */
hand: Array<number>, hand_size: number, 
/**
 * Cards in somebody else's hand that this seat has been shown (card ids).
 */
hand_known: Array<string>, deck_size: number, 
/**
 * The revealed plot.
 */
plot: number | null, plots_left: number, used_plots: Array<number>, 
/**
 * Characters, locations and attachments under this player's control, in order of arrival.
 */
play: Array<number>, discard: Array<number>, dead: Array<number>, 
/**
 * The values of the revealed plot as they are now.
 */
values: PlotValues, eliminated: boolean, };

/**
 * A table of Thrones.
 */
export type ThronesView = { 
/**
 * "joust"
 */
ruleset: string, 
/**
 * The seat that is looking; none for a spectator.
 */
you: number | null, round: number, phase: JoustPhase, 
/**
 * The first player.
 */
first: number, 
/**
 * The active player, if there is one.
 */
active: number | null, seats: Array<ThronesSeat>, 
/**
 * Every card this seat can point at, face up or face down.
 */
cards: { [key in number]: ThronesCard }, challenge: ChallengeView | null, 
/**
 * What this seat has picked so far for the question it is asked.
 */
picked: Array<number>, over: OverView | null, };

/**
 * The parts of a card of VETO! that not every edition has (AH 200.1).
 */
export type VetoFacts = { 
/**
 * Tells versions of one card apart.
 */
przydomek: string | null, 
/**
 * The factions whose mark it bears; none for a factionless card.
 */
factions: Array<string>, 
/**
 * The alliances whose mark it bears.
 */
sojusze: Array<string>, 
/**
 * Of a moderunek: what it adds to the Kreski of its bearer.
 */
kreski_of_bearer: number | null, 
/**
 * The name of the expansion.
 */
set: string, season: string | null, number: number | null, 
/**
 * rare, uncommon, common, occasional
 */
rarity: string | null, artist: string | null, 
/**
 * The quotation, which has no influence on the game.
 */
cytat: string | null, };

/**
 * A table of VETO!.
 */
export type VetoView = { 
/**
 * "mb", "ah"
 */
ruleset: string, 
/**
 * The seat that is looking; none for a spectator.
 */
you: number | null, round: number, phase: Phase, 
/**
 * Who is przy głosie, if anybody.
 */
voice: number | null, 
/**
 * Who holds the initiative.
 */
initiative: number, 
/**
 * While the initiative is determined: each seat's points, those of its Karmazyni and those bought.
 */
auction?: Array<number> | null, 
/**
 * Who may use a Wpływ Bojowy in this round.
 */
bojowy?: number | null, 
/**
 * Kreski nobody has won yet.
 */
pool_kreski: number, seats: Array<SeatView>, 
/**
 * Every card this seat can point at, face up or face down.
 */
cards: { [key in number]: CardView }, 
/**
 * Objects waiting to be resolved; the last one is resolved first.
 */
stos: Array<StosView>, duel: DuelView | null, 
/**
 * The Pole Ziem, which is common to all.
 */
ziemie?: Array<ZiemiaView>, bitwa?: BitwaView | null, 
/**
 * Who announced a wolna elekcja that is still to be decided.
 */
election: number | null, 
/**
 * Time has been called, and stints are counted.
 */
terminacja: TerminacjaView | null, over: OverView | null, };

/**
 * Everything one seat may know. Spectators get the same without a `you`.
 */
export type View = { "game": "veto" } & VetoView | { "game": "thrones" } & ThronesView;

/**
 * A moment at which somebody may act or let pass.
 */
export type Window = "reply" | "own_reply" | "okno" | "duel_turn" | "inicjatywa" | "bitwa" | "ruch" | "plot" | "draw" | "marshal" | "marshaling" | "challenges" | "attackers" | "defenders" | "dominance" | "standing" | "taxation" | "would" | "interrupt" | "reaction";

export type Word = "bene" | "pas" | "decline";

/**
 * A ziemia and what stands on it.
 */
export type ZiemiaView = { ziemia: number, 
/**
 * Who controls it now: the only one with untapped oddziały there.
 */
controlled_by: number | null, oddzialy: Array<number>, };

/**
 * `znacznik-<kind>` is the key of its name.
 */
export type Znacznik = "zmeczenie" | "gotowosc" | "agitacja" | "szabla" | "ostrosc";
