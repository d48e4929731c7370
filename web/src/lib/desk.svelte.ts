// One event as this browser knows it: what its link lets it see, and what it asks to be done.
import { ApiError, ask } from './api';
import { fixed } from './slips';
import { textIn, texts } from './texts.svelte';
import type { Act, CardSetInfo, Deal, DeckList, Done, EventInfo, EventView, Exchange, Fault, ForesightView, Founded, House, InfractionView, LateView, LinkView, Newcomer, Player, ProposalView, RankingView, Seen, Sentence, Wish } from './tournament';

export interface Refused {
  text: string;
  rule: string | null;
  /** What is wrong with a deck list, one by one. */
  faults?: Fault[];
}

/** Between two attempts to send what the network swallowed. */
const PATIENCE = [400, 1500, 4000];

export const listEvents = () => ask<EventInfo[]>('/api/events');
export const foundEvent = (wish: Wish, key: string | null) => ask<Founded>('/api/events', { json: wish, token: key });
export const importEvent = (text: string, key: string | null) => ask<Founded>('/api/events/import', { text, token: key });
export const house = () => ask<House>('/api/events/house');
export const cardSets = () => ask<CardSetInfo[]>('/api/events/sets');
export const seasonRanking = () => ask<RankingView>('/api/events/ranking');
export const infractions = () => ask<InfractionView[]>('/api/events/catalogue');

/** An id nobody has used: sent again, it is the same order. */
export function newId(digits = 32): string {
  const bytes = crypto.getRandomValues(new Uint8Array(digits / 2));
  return [...bytes].map((it) => it.toString(16).padStart(2, '0')).join('');
}

/** The words of a refusal in the reader's language; where we have none, the server's. */
export function refusal(cause: unknown): Refused {
  if (!(cause instanceof ApiError)) return { text: String(cause), rule: null };
  if (cause.faults.length > 0) return { text: textIn(texts.language, 'problem-illegal-deck') ?? cause.message, rule: null, faults: cause.faults };
  // What is wrong with a typed text is said with its line, which no text for all of them can know.
  const general = ['malformed', 'not-done', 'not-yours', 'illegal-deck'].includes(cause.reason) ? null : textIn(texts.language, `problem-${cause.reason}`);
  return { text: reasonText(cause.message) ?? general ?? cause.message, rule: cause.rule };
}

/** A fault of a deck in the reader's language; in English where we have no words for it. */
export function faultText(fault: Fault): string {
  const text = textIn(texts.language, `fault-${fault.key}`, fault.args as Record<string, string | number>);
  return text ?? fault.plain;
}

/** A reason of the rules in the reader's language, if we have it. */
export function reasonText(reason: string): string | null {
  const [, line, rest] = reason.match(/^line (\d+): (.*)$/) ?? [];
  if (line !== undefined && rest !== undefined) return textIn(texts.language, 'reason-in-line', { line, reason: reasonText(rest) ?? rest });
  const [, wins, score] = reason.match(/^a match to (\d) cannot end (\d+:\d+)/) ?? [];
  if (wins !== undefined && score !== undefined) return textIn(texts.language, 'reason-impossible', { wins, score });
  if (/^command [0-9a-f]+ rests on it/.test(reason)) return textIn(texts.language, 'reason-rests');
  const [, twice] = reason.match(/^(.*) is listed twice$/) ?? [];
  if (twice !== undefined) return textIn(texts.language, 'reason-listed-twice', { name: twice });
  const [, name, members, size] = reason.match(/^(.*) has (\d+) members instead of (\d+)$/) ?? [];
  if (name !== undefined) return textIn(texts.language, 'reason-members', { name, members: members ?? '', size: size ?? '' });
  const [, unknown] = reason.match(/^there is no such (.*)$/) ?? [];
  if (unknown !== undefined) return textIn(texts.language, `unknown-${fixed(unknown)}`);
  // The rules' own sentences have their words with the terminal's; the others are the server's.
  return textIn(texts.language, `refusal-${fixed(reason)}`) ?? textIn(texts.language, `reason-${fixed(reason)}`);
}

export class Desk {
  seen = $state.raw<Seen | null>(null);
  refused = $state.raw<Refused | null>(null);
  missing = $state(false);
  online = $state(true);
  busy = $state(false);
  /** The server's clock minus ours. */
  skew = 0;
  #socket: WebSocket | null = null;
  #closed = false;
  #attempts = 0;

  constructor(
    readonly event: string,
    readonly token: string | null,
  ) {
    void this.load();
    this.#listen();
  }

  get view(): EventView | null {
    return this.seen?.view ?? null;
  }

  name(player: Player | null): string {
    if (player === null) return '–';
    const entry = this.view?.public.entrants.find((it) => it.player === player) ?? this.view?.office?.entries.find((it) => it.player === player);
    return entry?.name ?? `#${player}`;
  }

  /** A number no person and no entry has. */
  freeNumber(): number {
    const office = this.view?.office;
    const taken = [...(office?.entries.flatMap((it) => [it.player, ...it.persons]) ?? []), ...(office?.staff.map((it) => it.person) ?? []), ...(office?.log.flatMap(({ command: { act } }) => (act.do === 'introduce' ? [act.person] : [])) ?? [])];
    return Math.max(0, ...taken) + 1;
  }

  async load(): Promise<void> {
    try {
      const seen = await this.#ask<Seen>('');
      this.skew = seen.now - Date.now();
      this.online = true;
      if (seen.view.version >= (this.view?.version ?? 0)) this.seen = seen;
    } catch (cause) {
      if (cause instanceof ApiError && cause.status === 0) this.online = false;
      else this.missing = true;
    }
  }

  /** Does it, and shows the refusal if it is refused. */
  async act(act: Act): Promise<boolean> {
    return (await this.#try(() => this.#send<Done>('/do', { id: newId(), act }))) !== null;
  }

  /** What it would change, or null if it would be refused. */
  foresee(act: Act): Promise<ForesightView | null> {
    return this.#try(() => this.#send<ForesightView>('/foresee', { id: newId(), act }));
  }

  propose(sentence: Sentence): Promise<ProposalView | null> {
    return this.#try(() => this.#send<ProposalView>('/propose', sentence));
  }

  async roster(csv: string, list_handed_in: boolean): Promise<boolean> {
    return (await this.#try(() => this.#send<Done>('/roster', { id: newId(), csv, list_handed_in }))) !== null;
  }

  /** Enters a person, a pair or a team; the server gives the numbers. */
  async enter(newcomer: Omit<Newcomer, 'id'>): Promise<boolean> {
    return (await this.#try(() => this.#send<Done>('/enter', { id: newId(), ...newcomer }))) !== null;
  }

  /** Deals boosters by the server's lot. */
  async deal(deal: Omit<Deal, 'id'>): Promise<boolean> {
    return (await this.#try(() => this.#send<Done>('/deal', { id: newId(), ...deal }))) !== null;
  }

  /** A typed deck list, read. */
  readList(text: string): Promise<DeckList | null> {
    return this.#try(() => this.#send<DeckList>('/decklist', { text }));
  }

  /** Who would be late by now, and what follows. */
  late(): Promise<LateView[] | null> {
    return this.#try(() => this.#ask<LateView[]>('/late'));
  }

  /** Our list after the sakwa was used; nobody keeps it. */
  sakwa(exchange: Exchange): Promise<DeckList | null> {
    return this.#try(() => this.#send<DeckList>('/sakwa', exchange));
  }

  links(): Promise<LinkView[] | null> {
    return this.#try(() => this.#ask<LinkView[]>('/links'));
  }

  /** Fetches a file with our right and hands it to the browser. */
  async download(file: string, query: Record<string, string> = {}): Promise<void> {
    const blob = await this.#try(() => this.blob(file, query));
    if (blob === null) return;
    const link = document.createElement('a');
    link.href = URL.createObjectURL(blob);
    link.download = file;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  }

  blob(file: string, query: Record<string, string> = {}): Promise<Blob> {
    const search = new URLSearchParams({ lang: texts.language, ...query });
    return this.#ask<Blob>(`/files/${file}?${search.toString()}`, { blob: true });
  }

  close(): void {
    this.#closed = true;
    this.#socket?.close();
  }

  #ask<T>(path: string, more: Parameters<typeof ask>[1] = {}): Promise<T> {
    return ask<T>(`/api/events/${encodeURIComponent(this.event)}${path}`, { ...more, token: this.token });
  }

  /** The id in the body makes it safe to send again what may or may not have arrived. */
  async #send<T>(path: string, json: unknown): Promise<T> {
    for (const pause of PATIENCE) {
      try {
        return await this.#ask<T>(path, { json });
      } catch (cause) {
        if (!(cause instanceof ApiError) || cause.status !== 0) throw cause;
        await new Promise((go) => setTimeout(go, pause));
      }
    }
    return this.#ask<T>(path, { json });
  }

  async #try<T>(doing: () => Promise<T>): Promise<T | null> {
    this.busy = true;
    this.refused = null;
    try {
      const done = await doing();
      await this.load();
      return done;
    } catch (cause) {
      this.refused = refusal(cause);
      return null;
    } finally {
      this.busy = false;
    }
  }

  #listen(): void {
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(`${scheme}//${location.host}/api/events/${encodeURIComponent(this.event)}/changes`);
    this.#socket = socket;
    socket.onmessage = (message) => {
      this.#attempts = 0;
      if (Number(message.data) > (this.view?.version ?? 0)) void this.load();
    };
    socket.onclose = () => {
      if (this.#closed || this.missing) return;
      this.online = this.#attempts === 0;
      setTimeout(() => {
        this.#listen();
        void this.load();
      }, Math.min(500 * 2 ** this.#attempts++, 10_000));
    };
  }
}
