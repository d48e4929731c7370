// The HTTP side of the server, all of it. The game itself goes over `connection.ts`.
import type { Fault } from './tournament';
import type { BookInfo, CardInfo, ClauseInfo, RulesetInfo } from './wire';

export interface Seat {
  room: string;
  seat: number;
  token: string;
}

export interface NewRoom {
  ruleset: 'mb' | 'ah' | 'i2' | 'biesiadne' | 'joust';
  name: string;
  bot: 'greedy' | 'random' | null;
  /** The name of the deck; none leaves it to chance. */
  faction: string | null;
  /** That of the other player; none leaves it to the house. */
  against?: string | null;
  /** How long the match lasts; then terminacja decides. */
  minutes: number | null;
  commitment: string;
}

export interface RoomInfo {
  room: string;
  ruleset: string;
  players: { seat: number; name: string }[];
  started: boolean;
  over: boolean;
}

/** A refusal of the server, with its reason as a key for the texts. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly reason: string,
    detail: string,
    /** The rule that forbids it, where there is one. */
    readonly rule: string | null = null,
    /** What is wrong with a deck, fault by fault. */
    readonly faults: Fault[] = [],
  ) {
    super(detail);
  }
}

interface Asking {
  /** What is sent: as JSON, or as it stands. */
  json?: unknown;
  text?: string;
  /** The secret of a link. */
  token?: string | null;
  /** The answer is a file. */
  blob?: boolean;
}

export async function ask<T>(path: string, { json, text, token = null, blob = false }: Asking = {}): Promise<T> {
  const headers = new Headers(token === null ? {} : { authorization: `Bearer ${token}` });
  if (json !== undefined) headers.set('content-type', 'application/json');
  const body = json === undefined ? text : JSON.stringify(json);
  const init: RequestInit = body === undefined ? { headers } : { method: 'POST', body, headers };
  const answer = await fetch(path, init).catch((cause: unknown) => {
    throw new ApiError(0, 'offline', String(cause));
  });
  if (answer.ok) return (await (blob ? answer.blob() : answer.json())) as T;
  const problem = (await answer.json().catch(() => ({}))) as { reason?: string; detail?: string; rule?: string | null; faults?: Fault[] };
  throw new ApiError(answer.status, problem.reason ?? `status-${answer.status}`, problem.detail ?? answer.statusText, problem.rule ?? null, problem.faults);
}

const call = <T>(path: string, json?: unknown) => ask<T>(path, { json });

export const createRoom = (room: NewRoom) => call<Seat>('/api/rooms', room);
export const joinRoom = (room: string, name: string, commitment: string) =>
  call<Seat>(`/api/rooms/${encodeURIComponent(room)}/join`, { name, commitment });
export const roomInfo = (room: string) => call<RoomInfo>(`/api/rooms/${encodeURIComponent(room)}`);
/** Whose token this is; refused if it is nobody's. */
export const seatOf = (room: string, token: string | null) =>
  ask<{ seat: number | null }>(`/api/rooms/${encodeURIComponent(room)}/seat`, { token });
export const cardList = (ruleset: string) => call<CardInfo[]>(`/api/cards/${encodeURIComponent(ruleset)}`);
/** What this house plays, and with which decks. */
export const rulesets = () => call<RulesetInfo[]>('/api/rulesets');
export const clause = (book: string, id: string) =>
  call<ClauseInfo>(`/api/rules/${encodeURIComponent(book)}/${encodeURIComponent(id)}`);
export const searchRules = (query: string) => call<ClauseInfo[]>(`/api/rules?q=${encodeURIComponent(query)}`);
/** The rulebooks and their tables of contents. */
export const books = () => call<BookInfo[]>('/api/books');
export const section = (book: string, id: string) =>
  call<ClauseInfo[]>(`/api/books/${encodeURIComponent(book)}/${encodeURIComponent(id)}`);
export const replayAddress = (room: string) => `/api/rooms/${encodeURIComponent(room)}/replay`;

export function socketAddress(room: string, token: string | null): string {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
  const query = token === null ? '' : `?token=${encodeURIComponent(token)}`;
  return `${scheme}//${location.host}/api/rooms/${encodeURIComponent(room)}/ws${query}`;
}
