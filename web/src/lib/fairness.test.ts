import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { contribute, verify } from './fairness';
import { sha256 } from './sha256';

const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

function game() {
  const parts = [contribute(), contribute()];
  const all = Buffer.concat(parts.map((it) => Buffer.from(it.contribution, 'hex')));
  return {
    commitments: parts.map((it) => it.commitment),
    contributions: parts.map((it) => it.contribution),
    seed: hash(all) as string | null,
  };
}

describe('SHA-256', () => {
  it('agrees with another implementation for every length around a block', () => {
    for (let length = 0; length < 200; length++) {
      const bytes = Buffer.from(Array.from({ length }, (_, index) => (index * 37 + length) % 256));
      expect(Buffer.from(sha256(bytes)).toString('hex')).toBe(hash(bytes));
    }
  });
});

describe('the seed', () => {
  it('is fair if everything matches', () => {
    expect(verify(game())).toBe('fair');
  });

  it('is open while a contribution is secret', () => {
    expect(verify({ ...game(), contributions: [], seed: null })).toBe('open');
  });

  it('is broken if a contribution was changed after the promise', () => {
    const it = game();
    it.contributions[1] = contribute().contribution;
    expect(verify(it)).toBe('broken');
  });

  it('is broken if it was not made of the contributions', () => {
    expect(verify({ ...game(), seed: 'ab'.repeat(32) })).toBe('broken');
  });

  it('gets 32 new bytes from every player', () => {
    const [one, two] = [contribute(), contribute()];
    expect(one.contribution).toMatch(/^[0-9a-f]{64}$/);
    expect(one.contribution).not.toBe(two.contribution);
    expect(one.commitment).toBe(hash(Buffer.from(one.contribution, 'hex')));
  });
});
