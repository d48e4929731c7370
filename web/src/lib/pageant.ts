// What is shown by itself for a moment: how a duel or a challenge ended, and the plots just revealed.
import { challengeEnd, type ChallengeScene } from './challenge';
import { lastScene, type DuelScene } from './duel';
import type { SeenEvent, View } from './wire';

export type Pageant =
  | { kind: 'duel'; scene: DuelScene }
  | { kind: 'challenge'; scene: ChallengeScene }
  | { kind: 'plots'; initiative: number | null };

/** Shown while the table still stands as it was. */
export function before(view: View, events: SeenEvent[]): Pageant | null {
  if (view.game === 'veto') {
    const scene = lastScene(view, events);
    return scene && { kind: 'duel', scene };
  }
  const scene = challengeEnd(view, events);
  return scene && { kind: 'challenge', scene };
}

/** Shown when the table has changed. */
export function after(events: SeenEvent[]): Pageant | null {
  if (!events.some((it) => it.kind === 'plots_revealed')) return null;
  const won = events.find((it) => it.kind === 'initiative_won');
  return { kind: 'plots', initiative: won?.seat ?? null };
}
