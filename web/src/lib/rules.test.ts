import { expect, it } from 'vitest';
import { chapters, cut } from './rules';

it('marks every word that was looked for, with or without Polish letters', () => {
  const hits = (text: string, words: string) => cut(text, words).filter((it) => it.hit).map((it) => it.text);
  expect(hits('Postać ranna, postacie zabite', 'POSTAC ranna')).toEqual(['Postać', 'ranna', 'postac']);
  expect(hits('Żalnik', 'zal')).toEqual(['Żal']);
  expect(hits('anything', '  ')).toEqual([]);
  expect(cut('Pole Gry', 'gry').map((it) => it.text).join('')).toBe('Pole Gry');
});

it('gathers sections under the chapter before them', () => {
  const section = (id: string, clauses: number) => ({ id, title: id, title_en: null, clauses });
  const book = (...sections: ReturnType<typeof section>[]) => ({ book: 'AH', name: '', sections });
  const shape = chapters(book(section('1', 0), section('100', 3), section('2', 0), section('200', 1), section('S', 4)));
  expect(shape.map((it) => [it.head?.id, it.sections.map((one) => one.id)])).toEqual([['1', ['100']], ['2', ['200']], [undefined, ['S']]]);
  expect(chapters(book(section('Wstęp', 2)))[0]?.head).toBeNull();
});
