import { describe, expect, it } from 'vitest';
import { commandOf, nearest, SHORTCUTS } from './keys';

const press = (key: string, change = {}) => commandOf({ key, ctrlKey: false, altKey: false, metaKey: false, typing: false, ...change });

describe('a key', () => {
  it('is a command', () => {
    expect(press('b')).toEqual({ kind: 'pass' });
    expect(press('u')).toEqual({ kind: 'undo' });
    expect(press('i')).toEqual({ kind: 'info' });
    expect(press('l')).toEqual({ kind: 'log' });
    expect(press('?')).toEqual({ kind: 'help' });
    expect(press('3')).toEqual({ kind: 'answer', number: 3 });
    expect(press('ArrowUp')).toEqual({ kind: 'move', x: 0, y: -1 });
  });

  it('means nothing while writing or with a modifier', () => {
    expect(press('b', { typing: true })).toBeNull();
    expect(press('u', { ctrlKey: true })).toBeNull();
    expect(press('l', { metaKey: true })).toBeNull();
    expect(press('x')).toBeNull();
    expect(press('0')).toBeNull();
  });

  it('stands for one thing only', () => {
    const keys = SHORTCUTS.flatMap((it) => it.keys);
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe('the nearest thing', () => {
  const row = [{ x: 100, y: 0 }, { x: 200, y: 0 }, { x: 100, y: 150 }];

  it('is the neighbour in the row', () => {
    expect(nearest({ x: 0, y: 0 }, row, 1, 0)).toBe(0);
    expect(nearest({ x: 150, y: 0 }, row, 1, 0)).toBe(1);
    expect(nearest({ x: 150, y: 0 }, row, -1, 0)).toBe(0);
  });

  it('is the one below, even a little aside', () => {
    expect(nearest({ x: 130, y: 0 }, row, 0, 1)).toBe(2);
  });

  it('is nothing at the edge', () => {
    expect(nearest({ x: 250, y: 0 }, row, 1, 0)).toBeNull();
  });
});
