// The duel or potyczka as a picture: taken from the view while it lasts, from the events when it is over before anybody saw it.
import type { DuelSide, DuelStage, SeenEvent, SzablaPart, VetoView, View } from './wire';

export interface Fencer {
  seat: number | null;
  card: string | null;
  /** Those who attack together with it. */
  beside: string[];
  /** Szabla; in a potyczka Bitność. */
  szabla: number;
  karnosc: number | null;
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
  /** The oddziały beaten in a potyczka. */
  beaten: string[];
}

export interface DuelScene {
  stage: DuelStage | 'end';
  /** Oddziały fight. */
  potyczka: boolean;
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
    potyczka: duel.potyczka ?? false,
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
    beside: (side.beside ?? []).map(id).filter((it) => it !== null),
    szabla: side.szabla,
    karnosc: view.cards[side.postac]?.karnosc ?? null,
    parts: side.parts.map((part) => ({ ...part })),
    moderunki: side.moderunki.map(id).filter((it) => it !== null),
    sztychy: [...side.sztychy],
    bene: side.bene,
  };
}

const ENDS: ReadonlySet<SeenEvent['kind']> = new Set(['duel_won', 'duel_drawn', 'clash_won', 'clash_drawn']);

/** The last picture of a duel that these events end, or nothing if they end none. */
export function lastScene(view: View, events: SeenEvent[]): DuelScene | null {
  if (view.game !== 'veto') return null;
  const end = events.find((it) => ENDS.has(it.kind));
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
  const begin = events.find((it) => it.kind === 'duel_begins' || it.kind === 'clash');
  if (!begin) return null;
  const side = (card: string | null, beside: (string | null)[] = []): Fencer => ({
    seat: null, card, beside: beside.filter((it) => it !== null), szabla: 0, karnosc: null, parts: [], moderunki: [], sztychy: [], bene: true,
  });
  const [first, ...others] = begin.kind === 'clash' ? begin.cards.map((it) => it.card) : [begin.challenger.card];
  return {
    stage: 'end',
    potyczka: begin.kind === 'clash',
    challenger: side(first ?? null, others),
    challenged: side(begin.kind === 'clash' ? begin.target.card : begin.challenged.card),
    turn: null,
    verdict: null,
  };
}

function verdictOf(scene: DuelScene, end: SeenEvent, events: SeenEvent[]): Verdict {
  if (end.kind === 'clash_won') {
    const beaten = end.cards.map((it) => it.card).filter((it) => it !== null);
    const lost = beaten.includes(scene.challenged.card ?? '') && end.seat !== scene.challenged.seat;
    return { winner: lost ? 'challenger' : 'challenged', by: end.by, killed: false, kreski: 0, beaten };
  }
  if (end.kind !== 'duel_won') return { winner: null, by: 0, killed: false, kreski: 0, beaten: [] };
  const after = events.slice(events.indexOf(end) + 1);
  const won = after.find((it) => it.kind === 'kreski');
  const winner = end.winner.card === scene.challenger.card ? 'challenger' : 'challenged';
  return { winner, by: end.by, killed: end.killed, kreski: won?.amount ?? 0, beaten: [] };
}
