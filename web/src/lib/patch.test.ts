import { describe, expect, it } from 'vitest';
import { SCENES } from '../mock/scenes';
import { difference } from '../mock/table';
import { apply } from './patch';
import type { JsonValue } from './wire';

describe('a patch', () => {
  it('replaces, adds and removes', () => {
    const view = { round: 1, seats: [{ kreski: 0 }], cards: { '7': { card: 'a' } } as Record<string, unknown> };
    apply(view, [
      { path: '/round', value: 2 },
      { path: '/seats/0/kreski', value: 3 },
      { path: '/cards/8', value: { card: 'b' } },
      { path: '/cards/7' },
    ]);
    expect(view).toEqual({ round: 2, seats: [{ kreski: 3 }], cards: { '8': { card: 'b' } } });
  });

  it('tells a removed value from one that became null', () => {
    const view: Record<string, unknown> = { duel: { turn: 0 }, election: 1 };
    apply(view, [{ path: '/duel', value: null }, { path: '/election' }]);
    expect(view).toEqual({ duel: null });
  });

  it('adds to the end of a list and takes out of its middle', () => {
    const view = { pole: [1, 2, 3] };
    apply(view, [{ path: '/pole/3', value: 4 }, { path: '/pole/-', value: 5 }, { path: '/pole/1' }]);
    expect(view.pole).toEqual([1, 3, 4, 5]);
  });

  it('understands escaped keys', () => {
    const view = { 'a/b': 1, 'c~d': 2 };
    apply(view, [{ path: '/a~1b', value: 3 }, { path: '/c~0d', value: 4 }]);
    expect(view).toEqual({ 'a/b': 3, 'c~d': 4 });
  });

  it('refuses a path that leads nowhere', () => {
    expect(() => apply({ seats: [] }, [{ path: '/seats/4/kreski', value: 1 }])).toThrow('/seats/4/kreski');
    expect(() => apply({ pole: [1] }, [{ path: '/pole/3', value: 1 }])).toThrow('/pole/3');
  });

  it('turns every scene of the script into the next', () => {
    const scenes = Object.values(SCENES).map((make) => make().view);
    for (const [index, after] of scenes.slice(1).entries()) {
      const view = structuredClone(scenes[index]) as object;
      apply(view, difference(scenes[index] as unknown as JsonValue, after as unknown as JsonValue));
      expect(view).toEqual(after);
    }
  });
});
