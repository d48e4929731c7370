// Events as sentences. A sentence is a list of parts, so that the cards in it can be pointed at.
import { catalog } from './cards.svelte';
import { kebab, slug, t, tOr, type Args } from './texts.svelte';
import type { Place, Player, SeenCard, SeenEvent } from './wire';

export type Part = string | { card: string | null; name: string };

export interface Teller {
  you: number | null;
  players: Player[];
}

// Marks a card's place in a finished sentence; no text contains these two signs.
const OPEN = '\u2983';
const CLOSE = '\u2984';

/** What the table shows by itself, or what another event of the same act says. */
const SILENT: ReadonlySet<SeenEvent['kind']> = new Set(['duel_stands', 'knelt', 'stood', 'deck_shuffled', 'active', 'passed', 'challenge_ends']);
const SILENT_MOVES: ReadonlySet<Place> = new Set([
  'stos', 'under_way', 'set_up', 'play', 'duplicate', 'dead', 'deck', 'plot_deck', 'plot_chosen', 'used_plots',
]);

/** Left out because another event of the same act says it: the duel shows how it stands, "plays" puts on the stos. */
export function isTold(event: SeenEvent): boolean {
  if (event.kind === 'moved') return !SILENT_MOVES.has(event.to);
  return !SILENT.has(event.kind);
}

/** The events worth a sentence; cards drawn or shown one after another make one. */
export function told(events: SeenEvent[]): SeenEvent[] {
  const kept: SeenEvent[] = [];
  for (const event of events) {
    if (!isTold(event)) continue;
    const last = kept.at(-1);
    const drawn = event.kind === 'drew' && last?.kind === 'drew' && last.seat === event.seat;
    const shown = event.kind === 'shown' && last?.kind === 'shown' && last.to === event.to;
    if (drawn || shown) kept[kept.length - 1] = { ...last, cards: [...last.cards, ...event.cards] };
    else kept.push(event);
  }
  return kept;
}

export function tell(event: SeenEvent, teller: Teller): Part[] {
  const cards: SeenCard[] = [];
  const place = (card: SeenCard) => {
    cards.push(card);
    return `${OPEN}${cards.length - 1}${CLOSE}`;
  };
  const sentence = t(`event-${kebab(event.kind)}`, argsOf(event, teller, place));
  return sentence
    .split(/\u2983(\d+)\u2984/)
    .map((part, index): Part => {
      if (index % 2 === 0) return part;
      const card = cards[Number(part)]?.card ?? null;
      return { card, name: catalog.name(card) };
    })
    .filter((part) => part !== '');
}

export function asText(parts: Part[]): string {
  return parts.map((part) => (typeof part === 'string' ? part : part.name)).join('');
}

function argsOf(event: SeenEvent, teller: Teller, place: (card: SeenCard) => string): Args {
  const args: Args = {};
  for (const [key, value] of Object.entries(event)) {
    if (key === 'kind' || key === 'rule') continue;
    if (key === 'seat' && value === null) args.who = 'nobody';
    else if (key === 'seat' || key === 'owner') Object.assign(args, person(value as number, teller));
    else if (key === 'from' || key === 'to') Object.assign(args, end(key, value as number | string | null, teller));
    else if (key === 'over') Object.assign(args, ending(value as { winner: number | null; reason: string }, teller));
    else if (Array.isArray(value)) Object.assign(args, list(key, value as SeenCard[], place));
    else if (isCard(value)) args[key] = place(value);
    else if (value !== null) args[key] = String(value).match(/^-?\d+$/) ? Number(value) : String(value);
  }
  args.host ??= '';
  if (event.kind === 'changed') args.stat = slug(event.stat);
  if (event.kind === 'changed' || event.kind === 'gold' || event.kind === 'power') {
    args.change = event.amount < 0 ? `−${-event.amount}` : `+${event.amount}`;
  }
  return args;
}

/** `who` chooses the grammatical person; `name` is used for the third. */
function person(seat: number, teller: Teller): Args {
  return { who: seat === teller.you ? 'you' : 'other', name: nameOf(seat, teller) };
}

/** Kreski and dukaty move between seats and the common pool, cards between places. */
function end(key: 'from' | 'to', value: number | string | null, teller: Teller): Args {
  if (typeof value === 'string') return { [key]: value };
  if (value === null) return { [key]: 'pool', [`${key}Name`]: '' };
  return { [key]: value === teller.you ? 'you' : 'other', [`${key}Name`]: nameOf(value, teller) };
}

function ending(over: { winner: number | null; reason: string }, teller: Teller): Args {
  const winner = over.winner === null ? { who: 'nobody', name: '' } : person(over.winner, teller);
  return { ...winner, reason: over.reason };
}

function list(key: string, cards: SeenCard[], place: (card: SeenCard) => string): Args {
  const seen = cards.filter((it) => it.card !== null);
  return {
    [`${key}Count`]: cards.length,
    [`${key}Seen`]: seen.length,
    [key]: seen.map(place).join(', '),
  };
}

export function nameOf(seat: number, teller: Teller): string {
  const player = teller.players.find((it) => it.seat === seat);
  if (player?.bot) return tOr(player.name, `bot-${player.bot}`);
  return player?.name ?? t('player-unnamed', { number: seat + 1 });
}

function isCard(value: unknown): value is SeenCard {
  return typeof value === 'object' && value !== null && 'handle' in value && 'card' in value;
}
