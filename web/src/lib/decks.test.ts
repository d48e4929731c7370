import { expect, it } from 'vitest';
import { byFaction } from './decks';

it('decks stand with their faction, in the order of the server', () => {
  const deck = (name: string, faction: string) => ({ name, title: name.toUpperCase(), faction });
  const grouped = byFaction([deck('w-a', 'Wiśniowieccy'), deck('o-a', 'Osmanowie'), deck('w-b', 'Wiśniowieccy')]);
  expect(grouped.map(({ faction, decks }) => [faction, decks.map((it) => it.name)])).toEqual([
    ['Wiśniowieccy', ['w-a', 'w-b']],
    ['Osmanowie', ['o-a']],
  ]);
});
