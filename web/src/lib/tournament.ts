// Generated from the crate `tournament-file` by `cargo xtask codegen`; do not edit.

/**
 * What can be done to an event.
 */
export type Act = { "do": "configure", setup: Setup, } | { "do": "introduce", person: Person, name: string, account: string | null, } | { "do": "appoint", person: Person, role: Role, level: number, } | { "do": "enter", player: Player, person: Person, name: string, list_handed_in: boolean, } | { "do": "enter_together", player: Player, name: string, members: Array<Person>, captain: Person, list_handed_in: boolean, } | { "do": "hand_in_list", player: Player, } | { "do": "register_deck", player: Player, person: Person | null, list: DeckList, } | { "do": "drop", player: Player, } | { "do": "disqualify", player: Player, } | { "do": "fix_table", player: Player, table: number, } | { "do": "forbid", players: [Player, Player], } | { "do": "pair", policy: Policy, seed: Seed, } | { "do": "swap", players: [Player, Player], } | { "do": "discard", } | { "do": "publish", } | { "do": "report", table: number, slip: Slip, } | { "do": "claim", table: number, slip: Slip, } | { "do": "report_singles", table: number, slips: Array<Slip>, } | { "do": "correct", round: number, table: number, slip: Slip, } | { "do": "judge", deed: Judging, } | { "do": "time", deed: Timing, } | { "do": "top", deed: Topping, } | { "do": "captain", table: number, deed: Captaincy, } | { "do": "for_captain", table: number, team: Player, deed: Captaincy, } | { "do": "limited", deed: Dealing, } | { "do": "next_day", } | { "do": "announce", text: string, } | { "do": "publish_lists", } | { "do": "close", } | { "do": "undo", command: CommandRef, };

export type AdmittedView = { by: Person, faults: Array<Fault>, explanation: string, };

export type AnnouncementView = { at: number, text: string, };

export type CallView = { table: number, player: Player, };

export type Captaincy = { "captaincy": "declare", } | { "captaincy": "commit", sealed: SealedChoice, } | { "captaincy": "reveal", choice: OpenChoice, } | { "captaincy": "withdraw", };

/**
 * A card set of which boosters can be made, or why not.
 */
export type CardSetInfo = { set: string, name: string, 
/**
 * Different cards of each rarity.
 */
common: number, uncommon: number, rare: number, enough: boolean, };

export type Category = "tournament" | "game" | "unsporting" | "cheating";

export type ChangeView = { 
/**
 * The place in `events` of the event that brought it.
 */
event: number | null, points: number, 
/**
 * What he has with it.
 */
after: number, why: WhyView, };

export type CheckView = { round: number, table: number, 
/**
 * None while the decks are being checked.
 */
agrees: [boolean, boolean] | null, 
/**
 * The decks of both sides; a pair or a team has one for each member.
 */
decks: [Array<CheckedDeckView>, Array<CheckedDeckView>], };

export type CheckedDeckView = { 
/**
 * Whose of a pair or a team.
 */
person: Person | null, name: string, 
/**
 * What the deck is held against; none where it is on paper.
 */
list: DeckList | null, };

export type Circumstance = "intentional" | "unintentional" | "influenced_result" | "addressed_to_him" | "persistent" | "large_advantage" | "too_few_cards_left" | "clerical_error" | "optional" | "touched_the_dwor" | "played_on" | "card_identifiable" | "called_judge_at_once";

export type ClaimView = { table: number, claims: [Slip | null, Slip | null], disputed: boolean, };

export type Class = "local" | "master" | "championship";

/**
 * Left at a table: `starts_at + minutes + extra − now`.
 */
export type ClockView = { 
/**
 * Milliseconds since 1970.
 */
starts_at: number, minutes: number, 
/**
 * Seconds added, by table.
 */
extra: { [key in number]: number }, terminacja: Array<TerminacjaView>, };

/**
 * An act with its author and its time in milliseconds since 1970.
 */
export type Command = { id: CommandRef, by: Person, at: number, act: Act, };

/**
 * The id of a command: 32 hexadecimal digits.
 */
export type CommandRef = string;

export type Consents = { rada_sedziowska: boolean, wydawca: boolean, };

export type Copies = { count: number, card: string, };

/**
 * What follows the Swiss rounds.
 */
export type Cut = "none" | { "knock_out": number } | "swiss_of_eight";

/**
 * Boosters to be dealt by lot.
 */
export type Deal = { id: CommandRef, 
/**
 * The id of a card set.
 */
set: string, to: Dealt, };

export type Dealing = { "dealing": "open_draft", seats: Array<Person>, boosters: Array<Array<Array<string>>>, } | { "dealing": "choose", draft: number, person: Person, card: string, } | { "dealing": "time_is_up", draft: number, seed: Seed, } | { "dealing": "open", person: Person, boosters: Array<Array<string>>, } | { "dealing": "register", person: Person, cards: Array<Copies>, };

export type Dealt = { "to": "draft", persons: Array<Person>, most: number, } | { "to": "sealed", persons: Array<Person>, } | { "to": "teams", };

export type DeckList = { faction: string, alliance: string | null, sakwa_alliance: string | null, strategy: string | null, kredens: Array<Copies>, sakwa: Array<Copies>, };

/**
 * A deck that was refused: a problem of the server with every fault of the deck.
 */
export type DeckProblem = { 
/**
 * `illegal-deck`, the key of a text.
 */
reason: string, 
/**
 * All faults in English, each on a line.
 */
detail: string, 
/**
 * Of the first one.
 */
rule: string | null, faults: Array<Fault>, };

/**
 * Which way the packs move.
 */
export type Direction = "left" | "right";

/**
 * What became of an order that was accepted.
 */
export type Done = { version: number, 
/**
 * It had been taken before; nothing was done twice.
 */
already_done: boolean, };

export type DraftTableView = { number: number, booster: number | null, direction: Direction, deadline: number | null, seats: Array<SeatView>, };

/**
 * A draft as one of its players sees it.
 */
export type DraftView = { draft: number, 
/**
 * None when the draft is over.
 */
booster: number | null, direction: Direction, 
/**
 * Cards by title.
 */
pack: Array<string>, 
/**
 * What he means to keep; until everybody has chosen he may change it.
 */
chosen: string | null, 
/**
 * How many he has drafted.
 */
picks: number, 
/**
 * How many have not chosen yet.
 */
waiting: number, 
/**
 * Milliseconds since 1970.
 */
deadline: number | null, 
/**
 * His picks, while they may be looked at, and until when.
 */
review: Array<string> | null, review_until: number | null, };

export type Ending = "in_time" | "terminacja";

export type EntrantView = { player: Player, name: string, playing: boolean, 
/**
 * Of pairs and teams, in the order of their numbers.
 */
members: Array<string>, };

export type Entrants = "players" | "pairs" | "teams";

export type EntryView = { player: Player, name: string, persons: Array<Person>, accounts: Array<string | null>, 
/**
 * "playing", "dropped" or "disqualified".
 */
status: string, list_handed_in: boolean, 
/**
 * Of a single player.
 */
list: DeckList | null, 
/**
 * Why a list with faults was let in, and what is wrong with it.
 */
admitted: AdmittedView | null, 
/**
 * Of a pair or a team, in the order of their numbers.
 */
members: Array<MemberView>, fixed_table: number | null, missed: number, };

/**
 * A line of the list of events.
 */
export type EventInfo = { event: string, title: string, players: number, 
/**
 * The last published round; 0 before the first.
 */
round: number, closed: boolean, };

/**
 * An event as one person sees it.
 */
export type EventView = { 
/**
 * Commands taken so far; a view with a greater number is newer.
 */
version: number, you: Person | null, public: PublicView, own: OwnView | null, judges: JudgesView | null, office: OfficeView | null, };

/**
 * What a player exchanges between two games; it is his secret and nothing is written.
 */
export type Exchange = { 
/**
 * Games of his match so far.
 */
games: number, 
/**
 * From the kredens into the sakwa.
 */
out: Array<Copies>, 
/**
 * And the other way.
 */
into: Array<Copies>, };

export type Fault = { rule: string, 
/**
 * Of the text `fault-<key>`.
 */
key: string, args: { [key in string]: FaultArg }, plain: string, };

export type FaultArg = number | string;

/**
 * What a command would change, shown before it is taken.
 */
export type ForesightView = { moved: Array<MovedView>, 
/**
 * Rounds that were paired from what would change, and stand.
 */
rounds_paired_since: Array<number>, top_was_cut: boolean, };

export type Format = "standardowy" | "klasyczny" | "otwarty" | "draft" | "sealed_deck" | "unusual";

/**
 * A new event, and the secret of its organiser's link.
 */
export type Founded = { event: string, token: string, };

/**
 * What an event begins with.
 */
export type Founding = { shape: number, setup: Setup, organiser: Person, 
/**
 * The lot by which equals are ordered, announced with the event.
 */
lot: Seed, 
/**
 * When it was announced; milliseconds.
 */
at: number, };

export type FoundingRight = "open" | "with_key" | "closed";

export type GivenUp = "bene" | "pas";

export type GivenView = { sentence: Sentence, infraction: string, standard: Penalty, added: Penalty | null, 
/**
 * Rules that speak for it, such as "PC 8.2.0.3".
 */
because: Array<string>, extra_seconds: number, };

export type Grounds = "situation_in_the_game" | "severity_level" | "no_possible_advantage" | "age" | "experience" | "education" | "round_of_the_tournament";

/**
 * What a house says of itself to whoever wants to found an event there.
 */
export type House = { founding: FoundingRight, };

/**
 * An entry of the catalogue of infractions.
 */
export type InfractionView = { code: string, name: string, category: Category, standard: Array<Penalty>, circumstances: Array<Circumstance>, definition: Array<string>, remedy: Array<string>, };

export type JudgesView = { severity: Severity, 
/**
 * Tables of the running round without a result.
 */
open_tables: Array<number>, 
/**
 * Tables at which only one side has reported, or both differently.
 */
claims: Array<ClaimView>, 
/**
 * The oldest call first.
 */
calls: Array<CallView>, 
/**
 * The newest ruling first.
 */
rulings: Array<RulingView>, struck: Array<StruckView>, checks: Array<CheckView>, };

export type Judging = { "judging": "penalise", sentences: Array<Sentence>, } | { "judging": "agree", ruling: CommandRef, agreed: boolean, } | { "judging": "appeal", ruling: CommandRef, } | { "judging": "decide_appeal", ruling: CommandRef, upheld: boolean, explanation: string, } | { "judging": "call", table: number, } | { "judging": "answer_call", } | { "judging": "admit_deck", player: Player, person: Person | null, list: DeckList, faults: Array<Fault>, explanation: string, } | { "judging": "keep_out", table: number, spectator: Person | null, };

export type Kind = "ordinary" | "special";

export type LateReport = { table: number, slip: Slip, };

/**
 * Somebody who is late, if he has not sat down, and what follows now.
 */
export type LateView = { player: Player, 
/**
 * The infraction he is charged with.
 */
infraction: string | null, 
/**
 * Or the result that is recorded at his table.
 */
report: LateReport | null, };

/**
 * Limited formats as the office sees them: no card, but every count.
 */
export type LimitedView = { drafts: Array<DraftTableView>, 
/**
 * Who has something to build from.
 */
sets: Array<SetView>, 
/**
 * Who plays and has received no boosters.
 */
without: Array<NamedView>, };

/**
 * A person's secret link.
 */
export type LinkView = { person: Person, name: string, roles: Array<Role>, token: string, };

export type ListView = { player: Player, 
/**
 * Whose it is; a pair and a team have several.
 */
person: Person, list: DeckList, };

export type LogLine = { command: Command, 
/**
 * It was undone, or struck out on appeal.
 */
left_out: boolean, };

export type MeetingView = { table: number, step: Step, 
/**
 * In the order of the table.
 */
sides: [SideView, SideView], 
/**
 * What everybody plays, once both captains have told it; by number, as far as lists are
 * registered here.
 */
told: [Array<ToldView>, Array<ToldView>] | null, 
/**
 * Whom each side has put in the middle, by number; once both have told it.
 */
middle: [number, number] | null, };

export type Member = { name: string, 
/**
 * The login on the game's forum.
 */
account: string | null, };

/**
 * One of a pair or a team, with his own list.
 */
export type MemberView = { person: Person, name: string, captain: boolean, list: DeckList | null, admitted: AdmittedView | null, };

/**
 * Place and points of a player before and after; none where he is not listed.
 */
export type MovedView = { player: Player, from: [number, number] | null, to: [number, number] | null, };

export type NamedView = { person: Person, name: string, };

/**
 * Somebody who enters: one person, or two or three together.
 */
export type Newcomer = { id: CommandRef, 
/**
 * Of the pair or the team; one person alone is called by his own name.
 */
name: string | null, 
/**
 * In the order of their numbers.
 */
members: Array<Member>, 
/**
 * Which of them is the captain, from one.
 */
captain: number, list_handed_in: boolean, };

/**
 * Why a pair is not simply one of equals who have not met.
 */
export type NoteView = { "note": "rematch" } | { "note": "forbidden" } | { "note": "float", points: [number, number], } | { "note": "floats_again", player: Player, } | { "note": "second_bye" } | { "note": "bye_not_the_lowest" };

export type OfficeView = { preview: PreviewView | null, entries: Array<EntryView>, staff: Array<StaffView>, 
/**
 * Of teams: the captains who have not made their pairs yet.
 */
meetings: Array<MeetingView>, 
/**
 * Of limited formats.
 */
limited: LimitedView | null, forbidden: Array<[Player, Player]>, 
/**
 * What would keep the event from beginning.
 */
objections: Array<RefusalView>, lot: Seed, 
/**
 * Every command, the oldest first.
 */
log: Array<LogLine>, };

/**
 * A choice of a captain with the secret that hid it: 32 hexadecimal digits.
 */
export type OpenChoice = { number: number, secret: string, };

export type Outcome = "won" | "drawn" | "lost";

export type OwnTable = { number: number, opponent: Player, side: Side, 
/**
 * What he has reported, and what his opponent has.
 */
claim: Slip | null, opponents_claim: Slip | null, score: [number, number] | null, 
/**
 * Of teams: how far the captains have come, and whether he is one of them.
 */
meeting: MeetingView | null, captain: boolean, };

export type OwnView = { person: Person, player: Player, 
/**
 * His number in his pair or team.
 */
number: number | null, playing: boolean, list_handed_in: boolean, list: DeckList | null, 
/**
 * His match of the running round.
 */
table: OwnTable | null, rulings: Array<RulingView>, 
/**
 * Losses that wait for his next match.
 */
waiting: Array<Penalty>, draft: DraftView | null, 
/**
 * The set of which he builds his deck in a limited format.
 */
pool: Array<Copies> | null, };

export type PairView = { table: number, players: [Player, Player], notes: Array<NoteView>, };

export type Penalty = "nothing" | "upomnienie" | "ostrzezenie" | "kara_gry" | "kara_meczu" | "dyskwalifikacja";

/**
 * The number of a person at the event.
 */
export type Person = number;

export type PlaceView = { place: number, player: Player, name: string, };

/**
 * The number of an entry: a player, a pair or a team.
 */
export type Player = number;

export type Policy = "random" | "standings";

export type PreviewView = { pairs: Array<PairView>, bye: Player | null, bye_notes: Array<NoteView>, };

/**
 * What the tariff proposes for a deed.
 */
export type ProposalView = { 
/**
 * What would be recorded, the standard penalty and what is added included.
 */
given: GivenView, 
/**
 * The first is preselected.
 */
options: Array<Penalty>, needs_head_judge: boolean, 
/**
 * Clauses that define the infraction, speak for the penalty and say how to repair the game.
 */
quoted: Array<string>, examples: Array<string>, };

export type PublicView = { setup: Setup, day: number, closed: boolean, entrants: Array<EntrantView>, 
/**
 * Published rounds; the last one may be running.
 */
rounds: Array<RoundView>, clock: ClockView | null, standings: Array<StandingView>, top: TopView | null, 
/**
 * The final order; before the end as far as it is known.
 */
places: Array<PlaceView>, announcements: Array<AnnouncementView>, 
/**
 * Deck lists, once the organiser has published them.
 */
lists: Array<ListView> | null, };

export type Rank = "skartabellus" | "nobilis" | "generosus" | "magnificus";

export type RankedView = { 
/**
 * Equals share it.
 */
place: number, account: string, rank: Rank, 
/**
 * What he has collected.
 */
collected: number, 
/**
 * What he counts for: 1000 as long as he is a Skartabellus.
 */
rating: number, matches: number, 
/**
 * The oldest first.
 */
changes: Array<ChangeView>, };

export type RankingView = { 
/**
 * Which reading of the rules it follows.
 */
rules: string, 
/**
 * The best first; whoever is still a Skartabellus follows those who are not.
 */
players: Array<RankedView>, 
/**
 * The events it was made of, in the order in which they were held.
 */
events: Array<RatedView>, 
/**
 * Finished events that it does not take, and why.
 */
refused: Array<UnratedView>, };

export type Rated = "as_its_class" | "mini" | "premiere";

/**
 * An event as the ranking names it.
 */
export type RatedView = { event: string, title: string, };

/**
 * Why something was not done.
 */
export type RefusalView = { 
/**
 * The rule a judge would quote.
 */
rule: string | null, reason: string, };

export type Role = "organizator" | "sedzia_glowny" | "sedzia_liniowy" | "sedzia_techniczny" | "gracz" | "widz";

/**
 * A table of players as text, to be entered all or none.
 */
export type Roster = { id: CommandRef, csv: string, list_handed_in: boolean, };

export type RoundView = { number: number, published_at: number, tables: Array<TableView>, bye: Player | null, complete: boolean, };

export type RulingState = "waits" | "not_agreed" | "stands" | "appealed" | "final";

export type RulingView = { id: CommandRef, by: Person, at: number, day: number, round: number, state: RulingState, given: Array<GivenView>, };

/**
 * A sealed choice of a captain: the SHA-256 of its number and secret, 64 hexadecimal digits.
 */
export type SealedChoice = string;

export type SeatView = { person: Person, name: string, pack: number, picks: number, chosen: boolean, };

/**
 * A lot: up to 16 hexadecimal digits.
 */
export type Seed = string;

/**
 * The event as the asker sees it.
 */
export type Seen = { 
/**
 * The clock of the server in milliseconds, because phones have their own.
 */
now: number, view: EventView, };

/**
 * A penalty as a judge enters it.
 */
export type Sentence = { player: Player, infraction: string, circumstances: Array<Circumstance>, deed: string, penalty: Penalty, explanation: string, grounds: Grounds | null, seconds: number, games: [number, number], played: number, };

/**
 * How many cards somebody has to build from, and how many of them he plays.
 */
export type SetView = { person: Person, name: string, cards: number, kredens: number | null, };

/**
 * The settings of an event, announced before registration.
 */
export type Setup = { title: string, entrants: Entrants, rated: Rated, class: Class, kind: Kind, formats: Array<Format>, system: System, wins: Wins | null, swiss_rounds: number, days: Array<number>, round_minutes: number, cut: Cut, lists_required: boolean, extra_deck_rules: boolean, sanctioned: boolean, consents: Consents, beginners: boolean, elite: boolean, severity: Severity | null, };

export type Severity = "very_lenient" | "lenient" | "full" | "restrictive";

export type Side = "first" | "second";

/**
 * What one captain has done at this step.
 */
export type SideView = { declared: boolean, committed: boolean, opened: boolean, };

/**
 * What stands on a result slip; sides in the order of the table.
 */
export type Slip = { "how": "played", games: [number, number], ending: Ending, } | { "how": "conceded", by: Side, games: [number, number], } | { "how": "refused", by: Side, } | { "how": "intentional_draw", play_began: boolean, } | { "how": "bye", };

export type StaffView = { person: Person, name: string, roles: Array<Role>, level: number, };

export type StandingView = { place: number, player: Player, name: string, points: number, won: number, lost: number, drawn: number, 
/**
 * Percentages exactly, as "2/3", and with four decimals.
 */
omw: string, omw_exact: string, gw: string, gw_exact: string, ogw: string, ogw_exact: string, 
/**
 * What he counts for in the tie-breakers of his opponents: matches and games, exactly.
 */
counts_for: [string, string], };

/**
 * What the captains do next.
 */
export type Step = "declare" | "middle" | "opponent" | "paired";

/**
 * A ruling that an appeal has struck out.
 */
export type StruckView = { id: CommandRef, explanation: string, };

export type System = "swiss" | "knock_out";

export type TableView = { number: number, players: [Player, Player], points: [number, number], score: [number, number] | null, lost_by_both: boolean, 
/**
 * Games already lost by penalty or found played by a judge.
 */
least: [number, number], sakwa_barred: boolean, 
/**
 * Of teams: the three pairs by numbers of the members, once the captains have met.
 */
pairs: Array<[number, number]> | null, singles: Array<[number, number]>, };

export type TerminacjaView = { table: number, 
/**
 * From one to ten; none when the faza gry is over.
 */
stint: number | null, winner: Side | null, };

export type ThirdPlaceView = { players: [Player, Player], score: [number, number], };

export type Timing = { "timing": "start", } | { "timing": "give_back", table: number | null, seconds: number, } | { "timing": "limit", minutes: number, } | { "timing": "call_time", table: number, } | { "timing": "stint", table: number, given_up: GivenUp, } | { "timing": "decide", table: number, kreski: [number, number], initiative: Side, games: [number, number] | null, } | { "timing": "draw_checks", count: number, seed: Seed, } | { "timing": "checked", table: number, seconds: number, agrees: [boolean, boolean], } | { "timing": "consult", table: number, person: Person, };

/**
 * What a member of a team plays.
 */
export type ToldView = { number: number, faction: string, strategy: string | null, };

export type TopMatchView = { 
/**
 * Within its round, from one.
 */
number: number, 
/**
 * None where nobody is left to play.
 */
players: [Player | null, Player | null], score: [number, number] | null, winner: Player | null, };

export type TopView = { "kind": "knock_out", rounds: Array<Array<TopMatchView>>, third: ThirdPlaceView | null, } | { "kind": "of_eight", players: Array<Player>, first_round: number, };

export type Topping = { "topping": "cut", } | { "topping": "begin", number: number, } | { "topping": "result", number: number, slip: Slip, } | { "topping": "third_place", slip: Slip, };

export type UnratedView = { event: RatedView, why: RefusalView, };

/**
 * Something the holder of a link wants done. The same id is the same order.
 */
export type Wanted = { id: CommandRef, act: Act, };

export type WhyView = { "why": "match", own: number, other: number, outcome: Outcome, k: number, chance: number, over_limit: boolean, } | { "why": "duel", won: boolean, over_limit: boolean, } | { "why": "idle", matches: number, };

/**
 * Won games that win a match.
 */
export type Wins = "one" | "two";

/**
 * An event somebody wants to found. What is left out is as the rules propose it.
 */
export type Wish = { title: string, 
/**
 * How the organiser is called.
 */
organiser: string, class: Class, format: Format, entrants: Entrants, wins: Wins, 
/**
 * How many are expected; gives the number of rounds.
 */
players: number, rounds: number | null, minutes: number | null, cut: Cut | null, lists_required: boolean, };
