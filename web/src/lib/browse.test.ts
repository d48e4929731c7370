import { expect, it } from 'vitest';
import { CARDS } from '../mock/cards';
import { kindsOf, matches, ordered } from './browse';

const every = { search: '', faction: '', kind: '' };
const found = (search: string) => CARDS.filter((it) => matches(it, { ...every, search })).map((it) => it.id);

it('finds a card by every word typed, with or without Polish letters', () => {
  const [first] = CARDS;
  expect(found('')).toHaveLength(CARDS.length);
  expect(found(first?.name ?? '')).toContain(first?.id);
  expect(found('POJEDYNEK')).toEqual(found('pojedynek'));
  expect(found('Kryjówka')).toEqual(found('kryjowka'));
  expect(found(`${first?.name} nosuchword`)).toEqual([]);
});

it('narrows by faction and type, and keeps an order', () => {
  const kinds = kindsOf(CARDS);
  expect(kinds[0]).toBe('frakcja');
  for (const kind of kinds) expect(CARDS.filter((it) => matches(it, { ...every, kind })).every((it) => it.kind === kind)).toBe(true);
  expect(ordered(CARDS).map((it) => it.id).sort()).toEqual(CARDS.map((it) => it.id).sort());
});
