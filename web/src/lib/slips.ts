// How results are typed and read: "21" or "2:1", a "t" for terminacja, "d" for a draw, "c1" and "r2" for who gave up or did not come.
import type { Slip } from './tournament';

export function readSlip(typed: string): Slip | null {
  const text = typed.trim().toLowerCase();
  const games = text.match(/^(\d)\s*[:\-–]?\s*(\d)\s*(t?)$/);
  if (games) return { how: 'played', games: [Number(games[1]), Number(games[2])], ending: games[3] === 't' ? 'terminacja' : 'in_time' };
  if (text === 'd' || text === 'r') return { how: 'intentional_draw', play_began: false };
  const side = text.match(/^([cr])([12])$/);
  if (!side) return null;
  const by = side[2] === '1' ? 'first' : 'second';
  return side[1] === 'c' ? { how: 'conceded', by, games: [0, 0] } : { how: 'refused', by };
}

/** The scores that end a match in time, for those who click. */
export function usual(wins: 'one' | 'two' | null): string[] {
  return wins === 'one' ? ['1:0', '0:1'] : ['2:0', '2:1', '1:2', '0:2'];
}

export function score(won: [number, number] | null, lostByBoth = false): string {
  if (lostByBoth) return '✕ : ✕';
  return won === null ? '–' : `${won[0]}:${won[1]}`;
}

/** A reason of the server as a part of a key: letters and digits, the rest as hyphens. */
export function fixed(reason: string): string {
  // An accent is a mark of its own in this form, but the stroke of ł is not.
  const plain = reason.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l');
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
}

/** Seconds as they stand on a clock; what is over counts upwards with a sign. */
export function onTheClock(seconds: number): string {
  const whole = Math.abs(Math.trunc(seconds));
  const [minutes, rest] = [Math.floor(whole / 60), whole % 60];
  return `${seconds < 0 ? '−' : ''}${minutes}:${String(rest).padStart(2, '0')}`;
}
