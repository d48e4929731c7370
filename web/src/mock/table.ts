// Laying out a view by hand, for the scripted table and for tests.
import type { CardView, JsonValue, Patch, SeatView, SeenCard, View } from '../lib/wire';
import { CARDS } from './cards';
import { SPECIMENS, TROOPS } from './specimens';

export function cardView(card: string | null, owner: number, change: Partial<CardView> = {}): CardView {
  const facts = [...CARDS, ...SPECIMENS, ...TROOPS].find((it) => it.id === card);
  return {
    card, owner, controller: owner, zaznaczona: false, host: null, attached: [],
    szabla: facts?.kind === 'postac' ? facts.szabla : null,
    kreski: facts?.kreski ?? null,
    lafa: facts?.lafa ?? null,
    bitnosc: facts?.bitnosc ?? null,
    karnosc: facts?.karnosc ?? null,
    znaczenie: facts?.znaczenie ?? null,
    dobrobyt: facts?.dobrobyt ?? null,
    ...change,
  };
}

export function seatView(seat: number, faction: string, change: Partial<SeatView>): SeatView {
  return {
    seat, faction, kreski: 0, dukaty: 11, income: 3, dwor: [], dwor_size: 7, dwor_known: [], kredens_size: 20, karmazyni: [],
    pole: [], attached: [], lazaret: [], zalnik: [], passed: false, ...change,
  };
}

export function seen(handle: number, card: string | null = null, was: number | null = null): SeenCard {
  return { handle, was, card };
}

/** A table of VETO!. */
export type VetoTable = Extract<View, { game: 'veto' }>;

export function emptyView(): VetoTable {
  return {
    game: 'veto', ruleset: 'mb', you: 0, round: 1, phase: 'gra', voice: 0, initiative: 0, pool_kreski: 15,
    seats: [seatView(0, 'mb-awanturnicy', {}), seatView(1, 'mb-wisniowieccy', { dukaty: 12 })],
    cards: {}, stos: [], duel: null, election: null, terminacja: null, over: null,
  };
}

/** What a server would send to turn one view into the other. */
export function difference(before: JsonValue, after: JsonValue, path = ''): Patch[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  if (!isRecord(before) || !isRecord(after)) return [{ path, value: after }];
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].flatMap((key) => {
    const place = `${path}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    const value = after[key];
    if (value === undefined) return [{ path: place }];
    const old = before[key];
    return old === undefined ? [{ path: place, value }] : difference(old, value, place);
  });
}

function isRecord(value: JsonValue): value is { [key: string]: JsonValue } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
