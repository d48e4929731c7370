// What is shown by itself for a moment: how a duel, a bitwa or a challenge ended, ziemie checked, plots revealed.
import { battleEnd, type BattleEnd } from './bitwa';
import { challengeEnd, type ChallengeScene } from './challenge';
import { lastScene, type DuelScene } from './duel';
import { checked, type Held } from './kontrola';
import type { SeenEvent, View } from './wire';

export type Pageant =
  | { kind: 'duel'; scene: DuelScene }
  | { kind: 'bitwa'; scene: BattleEnd }
  | { kind: 'kontrola'; scene: Held[] }
  | { kind: 'challenge'; scene: ChallengeScene }
  | { kind: 'plots'; initiative: number | null };

/** Shown one after another while the table still stands as it was. */
export function before(view: View, events: SeenEvent[]): Pageant[] {
  const shown: Pageant[] = [];
  if (view.game === 'veto') {
    const duel = lastScene(view, events);
    if (duel) shown.push({ kind: 'duel', scene: duel });
    const bitwa = battleEnd(view, events);
    if (bitwa) shown.push({ kind: 'bitwa', scene: bitwa });
    const held = checked(events);
    if (held.length > 0) shown.push({ kind: 'kontrola', scene: held });
    return shown;
  }
  const scene = challengeEnd(view, events);
  if (scene) shown.push({ kind: 'challenge', scene });
  return shown;
}

/** Shown when the table has changed. */
export function after(events: SeenEvent[]): Pageant[] {
  if (!events.some((it) => it.kind === 'plots_revealed')) return [];
  const won = events.find((it) => it.kind === 'initiative_won');
  return [{ kind: 'plots', initiative: won?.seat ?? null }];
}
