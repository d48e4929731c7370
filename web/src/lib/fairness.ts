// Fair shuffling: what this player adds to the seed, and how anybody checks the seed afterwards.
import { sha256 } from './sha256';
import type { Fairness, Player } from './wire';

export interface Contribution {
  contribution: string;
  commitment: string;
}

export type Verdict = 'open' | 'fair' | 'broken';

/** Thirty-two random bytes, and the hash that binds us to them before anybody sees them. */
export function contribute(): Contribution {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return { contribution: toHex(bytes), commitment: toHex(sha256(bytes)) };
}

/** True if every seat is taken: nobody sits down without a promise, so ours may be shown. */
export function everybodyIsHere(players: Player[], seats = 2): boolean {
  return players.length >= seats;
}

/** Whether each contribution is the one promised, and the seed is made of all of them. */
export function verify(fairness: Fairness): Verdict {
  const { commitments, contributions, seed } = fairness;
  if (seed === null || contributions.length === 0 || contributions.includes('')) return 'open';
  if (contributions.length !== commitments.length) return 'broken';
  const parts = contributions.map(fromHex);
  for (const [index, part] of parts.entries()) {
    if (toHex(sha256(part)) !== commitments[index]?.toLowerCase()) return 'broken';
  }
  const all = Uint8Array.from(parts.flatMap((part) => [...part]));
  return toHex(sha256(all)) === seed.toLowerCase() ? 'fair' : 'broken';
}

function toHex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function fromHex(text: string): Uint8Array {
  const pairs = text.match(/../g) ?? [];
  return Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16));
}
