// The decks a house offers, as they stand on the start page.
import type { DeckInfo } from './wire';

export interface FactionDecks {
  faction: string;
  decks: DeckInfo[];
}

/** Faction by faction, in the order of the server. */
export function byFaction(decks: DeckInfo[]): FactionDecks[] {
  const factions = [...new Set(decks.map((it) => it.faction))];
  return factions.map((faction) => ({ faction, decks: decks.filter((it) => it.faction === faction) }));
}
