// The duel as a picture: taken from the view while it lasts, from the events when it is over before anybody saw it.
import type { DuelSide, DuelStage, SeenEvent, SzablaPart, VetoView, View } from './wire';

export interface Fencer {
  seat: number | null;
  card: string | null;
  szabla: number;
  parts: SzablaPart[];
  moderunki: string[];
  sztychy: string[];
  bene: boolean;
}

export interface Verdict {
  /** Which side won; none for a draw. */
  winner: 'challenger' | 'challenged' | null;
  by: number;
  killed: boolean;
  kreski: number;
}

export interface DuelScene {
  stage: DuelStage | 'end';
  challenger: Fencer;
  challenged: Fencer;
  turn: number | null;
  verdict: Verdict | null;
}

export function sceneOf(view: View): DuelScene | null {
  if (view.game !== 'veto') return null;
  const duel = view.duel;
  if (duel === null) return null;
  return {
    stage: duel.stage,
    challenger: fencer(view, duel.challenger),
    challenged: fencer(view, duel.challenged),
    turn: duel.turn,
    verdict: null,
  };
}

function fencer(view: VetoView, side: DuelSide): Fencer {
  const id = (handle: number) => view.cards[handle]?.card ?? null;
  return {
    seat: side.seat,
    card: id(side.postac),
    szabla: side.szabla,
    parts: side.parts.map((part) => ({ ...part })),
    moderunki: side.moderunki.map(id).filter((it) => it !== null),
    sztychy: [...side.sztychy],
    bene: side.bene,
  };
}

/** The last picture of a duel that these events end, or nothing if they end none. */
export function lastScene(view: View, events: SeenEvent[]): DuelScene | null {
  if (view.game !== 'veto') return null;
  const end = events.find((it) => it.kind === 'duel_won' || it.kind === 'duel_drawn');
  if (!end) return null;
  const scene = sceneOf(view) ?? sceneFromEvents(events);
  if (!scene) return null;
  for (const event of events) {
    if (event.kind !== 'duel_stands') continue;
    scene.challenger.szabla = event.challenger;
    scene.challenged.szabla = event.challenged;
  }
  return { ...scene, stage: 'end', turn: null, verdict: verdictOf(scene, end, events) };
}

function sceneFromEvents(events: SeenEvent[]): DuelScene | null {
  const begin = events.find((it) => it.kind === 'duel_begins');
  if (!begin) return null;
  const side = (card: string | null): Fencer => ({
    seat: null, card, szabla: 0, parts: [], moderunki: [], sztychy: [], bene: true,
  });
  return {
    stage: 'end',
    challenger: side(begin.challenger.card),
    challenged: side(begin.challenged.card),
    turn: null,
    verdict: null,
  };
}

function verdictOf(scene: DuelScene, end: SeenEvent, events: SeenEvent[]): Verdict {
  if (end.kind !== 'duel_won') return { winner: null, by: 0, killed: false, kreski: 0 };
  const after = events.slice(events.indexOf(end) + 1);
  const won = after.find((it) => it.kind === 'kreski');
  const winner = end.winner.card === scene.challenger.card ? 'challenger' : 'challenged';
  return { winner, by: end.by, killed: end.killed, kreski: won?.amount ?? 0 };
}
