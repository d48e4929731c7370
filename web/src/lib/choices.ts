// Which legal answers belong to which card, and which are words. Only sorts what the engine offered.
import type { ChoiceKind, ChoiceView, DecisionView, ThronesView, VetoView, View } from './wire';

export interface Offer {
  /** Its place in the engine's list: what is sent back. */
  index: number;
  choice: ChoiceView;
}

/** Said, not shown: these get a button even when they concern a card. */
const WORDS: ReadonlySet<ChoiceKind> = new Set([
  'bene', 'pas', 'decline', 'accept', 'refuse', 'keep', 'exchange', 'done', 'yes', 'no', 'way', 'announce', 'wait',
  'bid', 'pole_elekcyjne', 'karmazyni',
  'keep_hand', 'mulligan', 'pass', 'initiate', 'player', 'icon', 'card_type', 'number', 'keyword',
]);

/** What a player does of his own will; everything else only points at what a deed needs. */
const DEEDS: ReadonlySet<ChoiceKind> = new Set([
  'play', 'underlay', 'agitate', 'challenge', 'attack', 'use', 'borrow', 'boost', 'change_field', 'march', 'discard_copy',
]);

export function isDeed({ choice }: Offer): boolean {
  return DEEDS.has(choice.kind);
}

/** What the key `b` says, the first that is offered: to end or let pass, never to agree. */
const PASSING: ChoiceKind[] = ['bene', 'decline', 'done', 'pas', 'wait', 'pass'];

export function offers(decision: DecisionView | null): Offer[] {
  return (decision?.choices ?? []).map((choice, index) => ({ index, choice }));
}

export function words(decision: DecisionView | null): Offer[] {
  return offers(decision).filter(({ choice }) => (choice.card === null && choice.find === null) || WORDS.has(choice.kind));
}

export function ofCard(decision: DecisionView | null, handle: number): Offer[] {
  return offers(decision).filter(({ choice }) => choice.card === handle && !WORDS.has(choice.kind));
}

/** Is there a card to point at? */
export function pointed(decision: DecisionView | null): boolean {
  return offers(decision).some(({ choice }) => choice.card !== null && !WORDS.has(choice.kind));
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
  const laid = view.game === 'veto' ? laidInVeto(view) : laidInThrones(view);
  const asked = offers(decision).filter(({ choice }) => choice.card !== null && !WORDS.has(choice.kind));
  return [...new Set(asked.map(({ choice }) => choice.card as number))].filter((handle) => !laid.has(handle));
}

function laidInThrones(view: ThronesView): Set<number> {
  const laid = new Set<number>();
  for (const seat of view.seats) {
    for (const handle of [...seat.hand, ...seat.play, seat.faction_card, seat.agenda, seat.plot]) if (handle !== null) laid.add(handle);
    for (const handle of seat.play) for (const under of view.cards[handle]?.duplicates ?? []) laid.add(under);
  }
  return laid;
}

function laidInVeto(view: VetoView): Set<number> {
  const laid = new Set<number>();
  for (const handle of [...view.seats.flatMap((it) => it.dwor), ...inSight(view)]) {
    laid.add(handle);
    for (const under of view.cards[handle]?.attached ?? []) laid.add(under);
  }
  return laid;
}

/** What lies open: a duel covers everything, a bitwa everything but those who fight in it. */
function inSight(view: VetoView): number[] {
  if (view.duel !== null) return [];
  const ziemie = view.ziemie ?? [];
  const bitwa = view.bitwa;
  if (bitwa) return ziemie.find((it) => it.ziemia === bitwa.ziemia)?.oddzialy ?? [];
  return [...view.seats.flatMap((it) => [...it.pole, ...it.karmazyni, ...it.attached]), ...ziemie.flatMap((it) => [it.ziemia, ...it.oddzialy])];
}
