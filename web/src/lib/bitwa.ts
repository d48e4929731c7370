// A bitwa as a picture: both hosts on the ziemia, who has fought, who is meant to fight next.
import type { VetoView } from './wire';

export interface Troop {
  handle: number;
  fought: boolean;
  /** Chosen in secret by this player for the next potyczka. */
  chosen: boolean;
  /** Attacks, or is attacked, in the potyczka being prepared. */
  role: 'attacker' | 'attacked' | null;
}

export interface BattleSide {
  seat: number;
  /** Wanted the bitwa. */
  began: boolean;
  /** Potyczki won. */
  won: number;
  /** Has chosen who fights next; nobody else sees whom. */
  ready: boolean;
  troops: Troop[];
}

export interface BattleScene {
  ziemia: number;
  /** The own side last, which is below. */
  sides: BattleSide[];
}

export function battleOf(view: VetoView): BattleScene | null {
  const bitwa = view.bitwa;
  if (!bitwa) return null;
  const here = view.ziemie?.find((it) => it.ziemia === bitwa.ziemia)?.oddzialy ?? [];
  const troop = (handle: number): Troop => ({
    handle,
    fought: bitwa.fought.includes(handle),
    chosen: bitwa.yours === handle,
    role: bitwa.attackers.includes(handle) ? 'attacker' : bitwa.attacked === handle ? 'attacked' : null,
  });
  const side = (place: 0 | 1): BattleSide => ({
    seat: bitwa.sides[place],
    began: place === 0,
    won: bitwa.won[place],
    ready: bitwa.chosen[place],
    troops: here.filter((it) => view.cards[it]?.controller === bitwa.sides[place]).map(troop),
  });
  const sides = [side(0), side(1)];
  return { ziemia: bitwa.ziemia, sides: sides[0]?.seat === (view.you ?? 0) ? sides.reverse() : sides };
}
