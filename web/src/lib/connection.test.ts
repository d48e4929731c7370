import { describe, expect, it } from 'vitest';
import { Connection, type ConnectionState, type Socket } from './connection';
import type { ServerMessage } from './wire';

/** A line that is cut and mended by hand, and a clock that only counts. */
function line() {
  const sockets: (Socket & { sent: string[] })[] = [];
  const states: ConnectionState[] = [];
  const heard: ServerMessage[] = [];
  const waits: number[] = [];
  const due: (() => void)[] = [];
  const connection = new Connection({
    open: () => {
      const sent: string[] = [];
      const socket = { onopen: null, onclose: null, onmessage: null, sent, send: (data: string) => sent.push(data), close: () => undefined };
      sockets.push(socket);
      return socket;
    },
    message: (message) => heard.push(message),
    state: (state) => states.push(state),
    later: (run, milliseconds) => {
      waits.push(milliseconds);
      due.push(run);
    },
  });
  const last = () => sockets.at(-1) as Socket & { sent: string[] };
  return {
    connection, states, heard, waits, sockets, last,
    open: () => last().onopen?.(undefined as never),
    cut: (code = 1006) => last().onclose?.({ code }),
    hear: (message: ServerMessage) => last().onmessage?.({ data: JSON.stringify(message) }),
    wait: () => due.shift()?.(),
  };
}

const NOTICE: ServerMessage = { type: 'players', players: [] };

describe('a connection', () => {
  it('opens, hears and speaks', () => {
    const it = line();
    expect(it.connection.send({ type: 'concede' })).toBe(false);
    it.open();
    it.hear(NOTICE);
    expect(it.connection.send({ type: 'concede' })).toBe(true);
    expect(it.states).toEqual(['connecting', 'open']);
    expect(it.heard).toEqual([NOTICE]);
    expect(it.last().sent).toEqual(['{"type":"concede"}']);
  });

  it('comes back after a cut, and says so meanwhile', () => {
    const it = line();
    it.open();
    it.hear(NOTICE);
    it.cut();
    expect(it.states.at(-1)).toBe('reconnecting');
    expect(it.connection.send({ type: 'concede' })).toBe(false);
    it.wait();
    it.open();
    expect(it.sockets).toHaveLength(2);
    expect(it.states.at(-1)).toBe('open');
  });

  it('waits twice as long after every failure, but never for ever', () => {
    const it = line();
    for (let attempt = 0; attempt < 8; attempt++) {
      it.cut();
      it.wait();
    }
    expect(it.waits).toEqual([400, 800, 1600, 3200, 6400, 12800, 15000, 15000]);
  });

  it('is patient again once the server has spoken', () => {
    const it = line();
    it.cut();
    it.wait();
    it.cut();
    it.wait();
    it.open();
    it.hear(NOTICE);
    it.cut();
    expect(it.waits).toEqual([400, 800, 400]);
  });

  it('gives up when the server says it is useless', () => {
    const it = line();
    it.cut(1008);
    expect(it.states.at(-1)).toBe('refused');
    expect(it.waits).toEqual([]);
  });

  it('stays closed when closed', () => {
    const it = line();
    it.open();
    it.connection.close();
    it.cut();
    expect(it.states.at(-1)).toBe('closed');
    expect(it.waits).toEqual([]);
  });

  it('is cut when the device is offline, and tried at once when it is back', () => {
    const it = line();
    it.open();
    it.hear(NOTICE);
    it.connection.cut();
    expect(it.states).toEqual(['connecting', 'open', 'reconnecting']);
    expect(it.connection.send({ type: 'concede' })).toBe(false);
    // Two attempts fail, so the next one is far away.
    for (let failed = 0; failed < 2; failed++) {
      it.wait();
      it.cut();
    }
    const before = it.sockets.length;
    it.connection.wake();
    expect(it.sockets).toHaveLength(before + 1);
    // The attempt that was due is none any more, and neither is a second waking.
    it.wait();
    it.connection.wake();
    expect(it.sockets).toHaveLength(before + 1);
    it.open();
    expect(it.connection.send({ type: 'concede' })).toBe(true);
  });
});
