// The duel or potyczka as a picture: taken from the view while it lasts, from the events when it is over before anybody saw it.
import { battleOf, isDrawn, type Troop } from './bitwa';
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
  /** In a bitwa: the number of the marker by which it was drawn. */
  marker: number | null;
}

export interface Verdict {
  /** Which side won; none for a draw. */
  winner: 'challenger' | 'challenged' | null;
  by: number;
  killed: boolean;
  kreski: number;
  /** The oddziały beaten in a potyczka. */
  beaten: string[];
  /** What became of them. */
  consequences: SeenEvent[];
  /** The rule by which it was decided. */
  rule: string | null;
}

export interface DuelScene {
  stage: DuelStage | 'end';
  /** Oddziały fight. */
  potyczka: boolean;
  challenger: Fencer;
  challenged: Fencer;
  turn: number | null;
  /** The bitwa it is part of: the ziemia (a card id), and the potyczki won on the left and on the right. */
  bitwa: { ziemia: string | null; won: [number, number] } | null;
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
    bitwa: bitwaOf(view, duel.challenger.seat),
    verdict: null,
  };
}

function bitwaOf(view: VetoView, left: number): DuelScene['bitwa'] {
  const bitwa = view.bitwa;
  if (!bitwa) return null;
  const [began, other] = bitwa.won;
  return { ziemia: view.cards[bitwa.ziemia]?.card ?? null, won: bitwa.sides[0] === left ? [began, other] : [other, began] };
}

function markerOf(view: VetoView, handle: number): number | null {
  if (!isDrawn(view)) return null;
  const troops: Troop[] = battleOf(view)?.sides.flatMap((it) => it.troops) ?? [];
  return troops.find((it) => it.handle === handle)?.marker ?? null;
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
    marker: markerOf(view, side.postac),
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
    seat: null, card, beside: beside.filter((it) => it !== null), szabla: 0, karnosc: null, parts: [], moderunki: [], sztychy: [], bene: true, marker: null,
  });
  const [first, ...others] = begin.kind === 'clash' ? begin.cards.map((it) => it.card) : [begin.challenger.card];
  return {
    stage: 'end',
    potyczka: begin.kind === 'clash',
    challenger: side(first ?? null, others),
    challenged: side(begin.kind === 'clash' ? begin.target.card : begin.challenged.card),
    turn: null,
    bitwa: null,
    verdict: null,
  };
}

/** What follows for the beaten is told until the next thing begins. */
const FATES: ReadonlySet<SeenEvent['kind']> = new Set(['tapped', 'marked', 'moved', 'kreski']);

function fatesAfter(events: SeenEvent[]): SeenEvent[] {
  const end = events.findIndex((it) => !FATES.has(it.kind));
  return (end === -1 ? events : events.slice(0, end)).filter((it) => it.kind !== 'moved' || it.to === 'lazaret' || it.to === 'zalnik');
}

function verdictOf(scene: DuelScene, end: SeenEvent, events: SeenEvent[]): Verdict {
  const after = events.slice(events.indexOf(end) + 1);
  const { rule } = end;
  if (end.kind === 'clash_won') {
    const beaten = end.cards.map((it) => it.card).filter((it) => it !== null);
    const lost = beaten.includes(scene.challenged.card ?? '') && end.seat !== scene.challenged.seat;
    return { winner: lost ? 'challenger' : 'challenged', by: end.by, killed: false, kreski: 0, beaten, consequences: fatesAfter(after), rule };
  }
  if (end.kind !== 'duel_won') return { winner: null, by: 0, killed: false, kreski: 0, beaten: [], consequences: [], rule };
  const won = after.find((it) => it.kind === 'kreski');
  const winner = end.winner.card === scene.challenger.card ? 'challenger' : 'challenged';
  return { winner, by: end.by, killed: end.killed, kreski: won?.amount ?? 0, beaten: [], consequences: [], rule };
}
