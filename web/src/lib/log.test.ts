import { beforeAll, describe, expect, it } from 'vitest';
import { CARDS } from '../mock/cards';
import { catalog } from './cards.svelte';
import { asText, tell, told as worthTelling } from './log';
import { texts, type Language } from './texts.svelte';
import type { SeenEvent } from './wire';

const players = [
  { seat: 0, name: 'Agata', bot: null, connected: true, rematch: false },
  { seat: 1, name: 'Maciek', bot: null, connected: true, rematch: false },
];
const bohun = { handle: 1, was: null, card: 'mb-bohun' };
const jan = { handle: 2, was: null, card: 'mb-skrzetuski' };
const hidden = { handle: null, was: null, card: null };

function told(language: Language, event: object): string {
  texts.language = language;
  return asText(tell({ rule: null, ...event } as SeenEvent, { you: 0, players }));
}

beforeAll(async () => {
  globalThis.fetch = () => Promise.resolve(new Response(JSON.stringify(CARDS)));
  await catalog.load();
});

describe('an event is told', () => {
  it('to the one who did it and to the one who watched', () => {
    expect(told('pl', { kind: 'played', seat: 0, card: bohun, targets: [] })).toBe('Zagrywasz: Jurko Bohun.');
    expect(told('pl', { kind: 'played', seat: 1, card: jan, targets: [bohun] })).toBe('Maciek zagrywa: Jan Skrzetuski → Jurko Bohun.');
    expect(told('en', { kind: 'played', seat: 0, card: bohun, targets: [] })).toBe('You play Jurko Bohun.');
    expect(told('en', { kind: 'played', seat: 1, card: jan, targets: [bohun] })).toBe('Maciek plays Jan Skrzetuski → Jurko Bohun.');
  });

  it('with the right Polish plural', () => {
    const won = (amount: number) => told('pl', { kind: 'kreski', from: null, to: 1, amount });
    expect([1, 2, 5, 12, 22].map(won)).toEqual([
      'Maciek zdobywa 1 kreskę.', 'Maciek zdobywa 2 kreski.', 'Maciek zdobywa 5 kresek.', 'Maciek zdobywa 12 kresek.', 'Maciek zdobywa 22 kreski.',
    ]);
    expect(told('pl', { kind: 'income', seat: 0, amount: 3 })).toBe('Dochód: otrzymujesz 3 dukaty.');
  });

  it('without naming cards nobody saw', () => {
    expect(told('pl', { kind: 'drew', seat: 1, cards: [hidden, hidden] })).toBe('Maciek dobiera 2 karty.');
    expect(told('en', { kind: 'drew', seat: 0, cards: [bohun] })).toBe('You draw a card: Jurko Bohun.');
    expect(told('pl', { kind: 'moved', card: hidden, owner: 1, from: 'dwor', to: 'lazaret', host: null })).toBe('Do lazaretu: zakryta karta.');
  });

  it('for every way kreski and dukaty can go', () => {
    expect(told('pl', { kind: 'kreski', from: 1, to: 0, amount: 1 })).toBe('Maciek oddaje Ci 1 kreskę.');
    expect(told('en', { kind: 'kreski', from: 0, to: 1, amount: 2 })).toBe('Maciek takes from you 2 kreski.');
    expect(told('pl', { kind: 'kreski', from: 0, to: null, amount: 1 })).toBe('Oddajesz do wspólnej puli 1 kreskę.');
    expect(told('en', { kind: 'dukaty', from: 1, to: null, amount: 5 })).toBe('Maciek pays 5 dukaty.');
  });

  it('when a duel ends', () => {
    const won = { kind: 'duel_won', winner: bohun, loser: jan, by: 3, killed: true };
    expect(told('pl', won)).toBe('Jurko Bohun wygrywa pojedynek różnicą 3. Jan Skrzetuski ginie.');
    expect(told('en', { ...won, by: 1, killed: false })).toBe('Jurko Bohun wins the duel by 1. Jan Skrzetuski is wounded.');
  });

  it('with a sign where a value changes', () => {
    expect(told('en', { kind: 'changed', card: bohun, stat: 'szabla', amount: 2 })).toBe('Jurko Bohun: Szabla +2.');
    expect(told('pl', { kind: 'changed', card: bohun, stat: 'szabla', amount: -1 })).toBe('Jurko Bohun: Szabla −1.');
    expect(told('en', { kind: 'changed', card: bohun, stat: 'dochód', amount: 1 })).toBe('Jurko Bohun: income +1.');
  });

  it('once for cards drawn one after another', () => {
    const drew = (seat: number) => ({ kind: 'drew', seat, cards: [hidden], rule: null }) as SeenEvent;
    const moved = { kind: 'moved', card: bohun, owner: 0, from: 'dwor', to: 'stos', host: null, rule: null } as SeenEvent;
    expect(worthTelling([drew(0), drew(0), moved, drew(1)]).map((it) => 'cards' in it && it.cards.length)).toEqual([2, 1]);
  });

  it('with its cards as parts that can be pointed at', () => {
    texts.language = 'en';
    const parts = tell({ rule: null, kind: 'agitates', seat: 0, card: bohun } as SeenEvent, { you: 0, players });
    expect(parts).toEqual([{ card: 'mb-bohun', name: 'Jurko Bohun' }, ' agitates.']);
  });
});
