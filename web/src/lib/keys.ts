// Keys to commands. Pure, so that the list shown with `?` and the handling cannot disagree.
export type Command =
  | { kind: 'pass' }
  | { kind: 'pas' }
  | { kind: 'undo' }
  | { kind: 'log' }
  | { kind: 'chat' }
  | { kind: 'info' }
  | { kind: 'help' }
  | { kind: 'hand' }
  | { kind: 'next'; by: 1 | -1 }
  | { kind: 'answer'; number: number }
  | { kind: 'move'; x: -1 | 0 | 1; y: -1 | 0 | 1 };

export interface Press {
  key: string;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
  /** True while the player writes into a field. */
  typing: boolean;
}

export const SHORTCUTS: { keys: string[]; text: string; command: Command }[] = [
  { keys: ['b'], text: 'key-pass', command: { kind: 'pass' } },
  { keys: ['p'], text: 'key-pas', command: { kind: 'pas' } },
  { keys: ['u'], text: 'key-undo', command: { kind: 'undo' } },
  { keys: ['i'], text: 'key-info', command: { kind: 'info' } },
  { keys: ['n'], text: 'key-next', command: { kind: 'next', by: 1 } },
  { keys: ['N'], text: 'key-previous', command: { kind: 'next', by: -1 } },
  { keys: ['h'], text: 'key-hand', command: { kind: 'hand' } },
  { keys: ['l'], text: 'key-log', command: { kind: 'log' } },
  { keys: ['c'], text: 'key-chat', command: { kind: 'chat' } },
  { keys: ['?'], text: 'key-help', command: { kind: 'help' } },
  { keys: ['ArrowLeft'], text: 'key-arrows', command: { kind: 'move', x: -1, y: 0 } },
  { keys: ['ArrowRight'], text: 'key-arrows', command: { kind: 'move', x: 1, y: 0 } },
  { keys: ['ArrowUp'], text: 'key-arrows', command: { kind: 'move', x: 0, y: -1 } },
  { keys: ['ArrowDown'], text: 'key-arrows', command: { kind: 'move', x: 0, y: 1 } },
];

export function commandOf(press: Press): Command | null {
  if (press.typing || press.ctrlKey || press.altKey || press.metaKey) return null;
  if (/^[1-9]$/.test(press.key)) return { kind: 'answer', number: Number(press.key) };
  return SHORTCUTS.find(({ keys }) => keys.includes(press.key))?.command ?? null;
}

export interface Spot {
  x: number;
  y: number;
}

/** The nearest spot in a direction; what lies off the axis counts double, so rows stay rows. */
export function nearest(from: Spot, spots: Spot[], x: number, y: number): number | null {
  let best: number | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const [index, spot] of spots.entries()) {
    const along = (spot.x - from.x) * x + (spot.y - from.y) * y;
    const aside = Math.abs((spot.x - from.x) * y) + Math.abs((spot.y - from.y) * x);
    if (along <= 1) continue;
    const distance = along + 2 * aside;
    if (distance < least) {
      least = distance;
      best = index;
    }
  }
  return best;
}
