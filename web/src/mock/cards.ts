// The cards of the scripted table: those of the box as the house prints them, and how to make one of one's own.
import type { AbilityText, CardInfo } from '../lib/wire';
import { BOX } from './box';

export type Facts = Partial<CardInfo> & Pick<CardInfo, 'id' | 'name' | 'kind'>;

/** What a card of the box says, so that no specimen speaks otherwise than the house does. */
export function saysAs(id: string): AbilityText[] {
  const found = BOX.find((it) => it.id === id);
  if (!found) throw new Error(`the box has no card ${id}`);
  return found.abilities;
}

export function card(facts: Facts): CardInfo {
  return {
    faction: null, szabla: null, kreski: null, lafa: null, income: null, skarb: null,
    keywords: [], attach: null, abilities: [], origin: 'interrex', ...facts,
  };
}

export const CARDS: CardInfo[] = BOX;
