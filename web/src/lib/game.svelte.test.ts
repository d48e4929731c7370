import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SCENES } from '../mock/scenes';
import { difference, emptyView } from '../mock/table';
import { loose, ofCard, passing, words } from './choices';
import { lastScene } from './duel';
import { Game } from './game.svelte';
import { withStop } from './stops';
import type { ClientMessage, JsonValue, ServerMessage } from './wire';

const sent: ClientMessage[] = [];

class SilentSocket {
  static last: SilentSocket;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor() {
    SilentSocket.last = this;
  }
  send(data: string) {
    sent.push(JSON.parse(data) as ClientMessage);
  }
  close() {
    return;
  }
}

function welcome(name: string): ServerMessage {
  const scene = SCENES[name]?.();
  if (!scene) throw new Error(`no scene ${name}`);
  const fairness = { commitments: [], contributions: [], seed: null };
  return { type: 'welcome', room: 'r', at: 7, players: [], view: scene.view, decision: scene.decision, events: scene.events, can_undo: false, fairness };
}

function update(from: string, to: string, at: number): ServerMessage {
  const [before, after] = [SCENES[from]?.(), SCENES[to]?.()];
  if (!before || !after) throw new Error('no such scene');
  const patch = difference(before.view as unknown as JsonValue, after.view as unknown as JsonValue);
  return { type: 'update', at, events: after.events, patch, decision: after.decision, can_undo: true };
}

beforeEach(() => {
  sent.length = 0;
  const kept = new Map([['interrex.room.r', JSON.stringify({ seat: 0, token: 'key', contribution: 'ab' })]]);
  vi.stubGlobal('WebSocket', SilentSocket);
  vi.stubGlobal('location', { protocol: 'http:', host: 'localhost', hash: '' });
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
});

function play(): Game {
  const game = new Game('r');
  SilentSocket.last.onopen?.();
  return game;
}

describe('a game', () => {
  it('reveals its contribution when everybody sits at the table, and not before', () => {
    const game = play();
    const player = (seat: number) => ({ seat, name: 'Roch', bot: null, connected: true, rematch: false });
    const waiting = (seats: number[]): ServerMessage => ({
      type: 'waiting', room: 'r', seat: 0, players: seats.map(player), fairness: { commitments: ['server', 'a'], contributions: [], seed: null },
    });
    game.receive(waiting([0]));
    expect(sent).toEqual([]);
    game.receive(waiting([0, 1]));
    expect(sent).toEqual([{ type: 'reveal', contribution: 'ab' }]);
  });

  it('forgets the talk when the line is new, because the server repeats it', () => {
    const game = play();
    game.receive({ type: 'chat', seat: 1, text: 'Czołem!' });
    SilentSocket.last.onopen?.();
    game.receive({ type: 'chat', seat: 1, text: 'Czołem!' });
    expect(game.chat.length).toBe(1);
  });

  it('enters the rematch with what it promised, even after a reload', () => {
    play().rematch();
    play().receive({ type: 'rematch', room: 'next', seat: 1, token: 'key' });
    const promised = JSON.parse(localStorage.getItem('interrex.rematch.r') ?? 'null') as string;
    const ticket = JSON.parse(localStorage.getItem('interrex.room.next') ?? 'null') as object;
    expect(promised).toMatch(/^[0-9a-f]{64}$/);
    expect(ticket).toEqual({ seat: 1, token: 'key', contribution: promised });
  });

  it('tells its wishes to every table once there are some', () => {
    const game = play();
    game.receive(welcome('middle'));
    expect(sent).toEqual([]);
    game.wish(withStop(game.stops, 'reply', 'always'));
    game.receive(welcome('middle'));
    expect(sent).toEqual(Array.from({ length: 2 }, () => ({ type: 'stops', stops: { reply: 'always' } })));
    game.wish(withStop(game.stops, 'reply', 'when_able'));
    expect(sent.at(-1)).toEqual({ type: 'stops', stops: {} });
  });

  it('gives a room up that does not know its key, and no other', async () => {
    const asked: string[] = [];
    const answer = (status: number, reason: string) =>
      vi.stubGlobal('fetch', (path: string, { headers }: { headers: Headers }) => {
        asked.push(`${path} ${headers.get('authorization')}`);
        return Promise.resolve(new Response(JSON.stringify({ reason, detail: '', rule: null }), { status }));
      });
    const game = play();
    answer(503, 'asleep');
    SilentSocket.last.onclose?.({ code: 1006 });
    await vi.waitFor(() => expect(asked).toEqual(['/api/rooms/r/seat Bearer key']));
    expect(game.connection).toBe('reconnecting');

    answer(401, 'wrong-token');
    SilentSocket.last.onclose?.({ code: 1006 });
    await vi.waitFor(() => expect(game.connection).toBe('refused'));
    expect(game.refused).toBe('wrong-token');
    const line = SilentSocket.last;
    await new Promise((resolve) => setTimeout(resolve, 900));
    expect(SilentSocket.last).toBe(line);
  });

  it('answers the question it knows, once', () => {
    const game = play();
    game.receive(welcome('middle'));
    game.choose(3);
    game.choose(4);
    expect(sent).toEqual([{ type: 'choose', at: 7, choice: 3 }]);
  });

  it('shows updates in order, each after the one before', async () => {
    const game = play();
    game.receive(welcome('challenged'));
    game.receive(update('challenged', 'fencing', 8));
    game.receive(update('fencing', 'parried', 9));
    await vi.waitFor(() => expect(game.showing).toBe(false));
    expect($state.snapshot(game.view)).toEqual(SCENES.parried?.().view);
    expect(game.events.at(-1)?.kind).toBe('duel_stands');
    expect(game.canUndo).toBe(true);
  });

  it('forgets what it was showing when it is welcomed anew', async () => {
    const game = play();
    game.receive(welcome('parried'));
    game.receive(update('parried', 'afterDuel', 8));
    expect(game.pageant?.kind === 'duel' && game.pageant.scene.verdict?.winner).toBe('challenger');
    game.receive(welcome('middle'));
    await vi.waitFor(() => expect(game.showing).toBe(false));
    expect($state.snapshot(game.view)).toEqual(SCENES.middle?.().view);
  });

  it('asks for a fresh start when a patch does not fit', async () => {
    const game = play();
    const closed = vi.spyOn(SilentSocket.last, 'close');
    vi.spyOn(console, 'error').mockReturnValue();
    game.receive(welcome('middle'));
    game.receive({ type: 'update', at: 8, events: [], patch: [{ path: '/seats/9/kreski', value: 1 }], decision: null, can_undo: false });
    await vi.waitFor(() => expect(game.showing).toBe(false));
    expect(closed).toHaveBeenCalledOnce();
  });

  it('says so when nothing can be sent', () => {
    const game = new Game('r');
    game.undo();
    expect(game.problem?.reason).toBe('offline');
  });
});

describe('choices', () => {
  const { decision, view } = SCENES.middle?.() ?? { decision: null, view: emptyView() };

  it('belong to cards or are words', () => {
    expect(words(decision).map((it) => it.choice.kind)).toEqual(['bene', 'pas']);
    expect(ofCard(decision, 1).map((it) => it.choice.kind)).toEqual(['agitate', 'challenge']);
    expect(ofCard(decision, 22)).toEqual([]);
    expect(passing(decision)?.choice.kind).toBe('bene');
  });

  it('are laid out apart when their cards cannot be seen', () => {
    expect(loose(decision, view)).toEqual([]);
    const duel = SCENES.fencing?.();
    expect(duel && loose(duel.decision, duel.view)).toEqual([5]);
  });
});

describe('the end of a duel', () => {
  it('is seen as it stood, with what it brought', () => {
    const before = SCENES.parried?.().view ?? emptyView();
    const scene = lastScene(before, SCENES.afterDuel?.().events ?? []);
    expect(scene?.verdict).toEqual({ winner: 'challenger', by: 1, killed: false, kreski: 1, beaten: [], consequences: [], rule: 'MB 53' });
    expect([scene?.challenger.szabla, scene?.challenged.szabla]).toEqual([9, 8]);
  });

  it('is drawn from the events if it began and ended at once', () => {
    const events = [...(SCENES.fencing?.().events ?? []), { kind: 'duel_drawn' as const, rule: 'MB 56' }];
    const scene = lastScene(emptyView(), events);
    expect(scene?.challenger.card).toBe('mb-bohun');
    expect(scene?.challenged.szabla).toBe(9);
    expect(scene?.verdict?.winner).toBeNull();
  });
});
