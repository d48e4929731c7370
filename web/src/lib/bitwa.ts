// A bitwa as a picture: both hosts on the ziemia, their markers, who attacks whom, and how it ended.
import { markers } from './markers';
import type { QuestionKind, SeenEvent, VetoView, View } from './wire';

export interface Troop {
  handle: number;
  /** With which Bitność it would fight now, as the engine says. */
  bitnosc: number | null;
  /** The number of its marker, the same for the whole bitwa. */
  marker: number;
  /** A tapped one fights with half its Bitność. */
  tapped: boolean;
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

/** Choosing in secret, choosing whom to attack, choosing who attacks. */
export type BattleStage = 'zastep' | 'atak' | 'szyk';

export interface BattleScene {
  ziemia: number;
  stage: BattleStage;
  /** The own side last, which is below. */
  sides: BattleSide[];
}

export function battleOf(view: VetoView, asked: QuestionKind | null = null): BattleScene | null {
  const bitwa = view.bitwa;
  if (!bitwa) return null;
  const here = view.ziemie?.find((it) => it.ziemia === bitwa.ziemia)?.oddzialy ?? [];
  const side = (place: 0 | 1): BattleSide => {
    const seat = bitwa.sides[place];
    const handles = here.filter((it) => view.cards[it]?.controller === seat);
    const numbers = markers.on(`${view.round}-${bitwa.ziemia}-${seat}`, handles);
    const troop = (handle: number, place: number): Troop => ({
      handle,
      bitnosc: bitwa.strengths.find((it) => it.oddzial === handle)?.bitnosc ?? null,
      marker: numbers[place] ?? 0,
      tapped: view.cards[handle]?.zaznaczona ?? false,
      fought: bitwa.fought.includes(handle),
      chosen: bitwa.yours === handle,
      role: bitwa.attackers.includes(handle) ? 'attacker' : bitwa.attacked === handle ? 'attacked' : null,
    });
    return { seat, began: place === 0, won: bitwa.won[place], ready: bitwa.chosen[place], troops: handles.map(troop) };
  };
  const sides = [side(0), side(1)];
  const stage = bitwa.attacked !== null ? 'szyk' : asked === 'atak' ? 'atak' : 'zastep';
  return { ziemia: bitwa.ziemia, stage, sides: sides[0]?.seat === (view.you ?? 0) ? sides.reverse() : sides };
}

/** Drawn by marker, not an attack of those left over, who meet somebody that has fought before. */
export function isDrawn(view: VetoView): boolean {
  const bitwa = view.bitwa;
  return bitwa != null && bitwa.attacked !== null && !bitwa.fought.includes(bitwa.attacked);
}

export interface BattleEnd {
  ziemia: string | null;
  /** Who won; none if it is undecided. */
  winner: number | null;
  /** Potyczki of the winner and of the other. */
  won: number;
  lost: number;
  rule: string | null;
}

/** How the bitwa ended that these events end. */
export function battleEnd(view: View, events: SeenEvent[]): BattleEnd | null {
  const end = events.find((it) => it.kind === 'battle_ends');
  if (view.game !== 'veto' || !end) return null;
  return { ziemia: end.card.card, winner: end.seat, won: end.won, lost: end.lost, rule: end.rule };
}
