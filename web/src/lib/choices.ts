// Which legal answers belong to which card, and which are words. Only sorts what the engine offered.
import type { ChoiceKind, ChoiceView, DecisionView, View } from './wire';

export interface Offer {
  /** Its place in the engine's list: what is sent back. */
  index: number;
  choice: ChoiceView;
}

/** Said, not shown: these get a button even when they concern a card. */
const WORDS: ReadonlySet<ChoiceKind> = new Set([
  'bene', 'pas', 'decline', 'accept', 'refuse', 'keep', 'exchange', 'done', 'yes', 'no', 'way', 'announce', 'wait',
  'bid',
]);

/** What the key `b` says, the first that is offered: to end or let pass, never to agree. */
const PASSING: ChoiceKind[] = ['bene', 'decline', 'done', 'pas', 'wait'];

export function offers(decision: DecisionView | null): Offer[] {
  return (decision?.choices ?? []).map((choice, index) => ({ index, choice }));
}

export function words(decision: DecisionView | null): Offer[] {
  return offers(decision).filter(({ choice }) => (choice.card === null && choice.find === null) || WORDS.has(choice.kind));
}

export function ofCard(decision: DecisionView | null, handle: number): Offer[] {
  return offers(decision).filter(({ choice }) => choice.card === handle && !WORDS.has(choice.kind));
}

/** Cards that are named, not pointed at: those in a kredens being searched. */
export function named(decision: DecisionView | null): Offer[] {
  return offers(decision).filter(({ choice }) => choice.card === null && choice.find !== null);
}

export function passing(decision: DecisionView | null): Offer | null {
  const said = words(decision);
  for (const kind of PASSING) {
    const found = said.find(({ choice }) => choice.kind === kind);
    if (found) return found;
  }
  return null;
}

export function word(decision: DecisionView | null, kind: ChoiceKind): Offer | null {
  return words(decision).find(({ choice }) => choice.kind === kind) ?? null;
}

/** Cards to choose from that cannot be seen: found in a kredens, deep in a pile, or on the pole while a duel covers it. */
export function loose(decision: DecisionView | null, view: View): number[] {
  const laid = new Set<number>();
  for (const seat of view.seats) {
    const open = view.duel === null ? [...seat.pole, ...seat.attached] : [];
    for (const handle of [...seat.dwor, ...open]) {
      laid.add(handle);
      for (const under of view.cards[handle]?.attached ?? []) laid.add(under);
    }
  }
  const asked = offers(decision).filter(({ choice }) => choice.card !== null && !WORDS.has(choice.kind));
  return [...new Set(asked.map(({ choice }) => choice.card as number))].filter((handle) => !laid.has(handle));
}
