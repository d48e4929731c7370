// A server in the page, for development without one: plays the script, whatever is answered.
import type { ClientMessage, JsonValue, Player, ServerMessage } from '../lib/wire';
import { CARDS } from './cards';
import { SCENES } from './scenes';
import { SPECIMENS, TROOPS } from './specimens';
import { difference } from './table';

const PLAYERS: Player[] = [
  { seat: 0, name: 'Agata', bot: null, connected: true, rematch: false },
  { seat: 1, name: 'Maciek', bot: 'greedy', connected: true, rematch: false },
];
const FAIRNESS = { commitments: ['c0ffee'.repeat(8), 'facade'.repeat(8)], contributions: [], seed: null };
const RULESETS = [{ id: 'ah', seats: 2, timed: true, decks: [{ name: 'dworscy-wzor', title: 'Wzór', faction: 'Dworscy' }] }];
const NAMES = Object.keys(SCENES);

function sceneAt(index: number) {
  const make = SCENES[NAMES[index] ?? ''];
  if (!make) throw new Error(`the script has no scene ${index}`);
  return make();
}

/** A WebSocket whose other end is the script. `?scene=fencing` in the address begins there. */
export class ScriptedSocket {
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  #at: number;

  constructor() {
    const wanted = typeof location === 'undefined' ? null : new URLSearchParams(location.search).get('scene');
    this.#at = Math.max(0, NAMES.indexOf(wanted ?? 'opening'));
    setTimeout(() => {
      this.onopen?.();
      this.#welcome();
    });
  }

  send(data: string): void {
    const message = JSON.parse(data) as ClientMessage;
    if (message.type === 'choose') this.#advance();
    else if (message.type === 'undo') this.#say({ type: 'error', error: { reason: 'not-undoable', detail: 'the script does not go back', rule: null } });
    else if (message.type === 'chat') this.#say({ type: 'chat', seat: 0, text: message.text });
    else if (message.type === 'why_not') {
      const refusals = [{ choice: 'play' as const, reason: 'too-few-dukaty', cards: [], numbers: [6, 4], rule: 'MB 32' }];
      this.#say({ type: 'why_not', card: message.card, refusals });
    }
  }

  close(): void {
    this.onclose?.();
  }

  #welcome(): void {
    const scene = sceneAt(this.#at);
    this.#say({
      type: 'welcome', room: 'mock', at: this.#at, players: PLAYERS, view: scene.view, decision: scene.decision,
      events: scene.events, can_undo: this.#at === 1, fairness: FAIRNESS,
    });
  }

  #advance(): void {
    if (this.#at + 1 >= NAMES.length) return;
    const before = sceneAt(this.#at);
    this.#at += 1;
    const after = sceneAt(this.#at);
    this.#say({
      type: 'update', at: this.#at, events: after.events, decision: after.decision, can_undo: false,
      patch: difference(before.view as unknown as JsonValue, after.view as unknown as JsonValue),
    });
    if (this.#at + 1 < NAMES.length && sceneAt(this.#at + 1).follows) setTimeout(() => this.#advance(), 900);
  }

  #say(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

function answer(path: string): unknown {
  if (path.startsWith('/api/cards/mb')) return [...CARDS, ...SPECIMENS];
  if (path.startsWith('/api/cards')) return [...CARDS, ...SPECIMENS, ...TROOPS];
  if (path.startsWith('/api/rulesets')) return RULESETS;
  if (path.endsWith('/api/books')) return [{ book: 'MB', name: 'VETO! Mount&Blade', sections: [{ id: '1', title: 'Próba', title_en: 'Trial', clauses: 2 }] }];
  if (path.startsWith('/api/books/') || path.startsWith('/api/rules?')) return [clause('MB', '26'), clause('MB', '54')];
  const rule = path.match(/^\/api\/rules\/([^/]+)\/(.+)$/);
  if (rule) return clause(rule[1] ?? '', decodeURIComponent(rule[2] ?? ''));
  if (path.endsWith('/rooms') || path.endsWith('/join')) return { room: 'mock', seat: 0, token: 'mock' };
  return { room: 'mock', ruleset: 'mb', players: [{ seat: 1, name: 'Maciek' }], started: false, over: false };
}

function clause(book: string, id: string) {
  return { book, id, title: 'Zasada próbna', title_en: 'Trial', text: 'A clause of the scripted server.', text_pl: 'Zasada z przykładowego serwera.', note: null, note_pl: null, section: '1', refs: [] };
}

export function install(): void {
  globalThis.fetch = (input) => {
    const path = String(input instanceof Request ? input.url : input);
    return Promise.resolve(new Response(JSON.stringify(answer(path)), { headers: { 'content-type': 'application/json' } }));
  };
  // Vite's own socket for reloading keeps the real one.
  const Real = globalThis.WebSocket;
  globalThis.WebSocket = function (url: string, protocols?: string | string[]) {
    return url.includes('/api/') ? new ScriptedSocket() : new Real(url, protocols);
  } as unknown as typeof WebSocket;
}
