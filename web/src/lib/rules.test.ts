import { describe, expect, it } from 'vitest';
import type { Clause } from './api';
import { sections, under } from './rules';

const clause = (id: string, section: string | null = null): Clause => ({ book: 'AH', id, section, title: id, text: '' });
const ids = (clauses: Clause[]) => clauses.map((it) => it.id);

describe('a book of rules', () => {
  it('is laid out under its numbers', () => {
    const book = ['513.5', '513.5.a', '514.1', '1.1.6', '1.1.7', '0.1', 'Akcje.0.b'].map((it) => clause(it));
    expect(sections(book).map((it) => [it.name, ids(it.clauses)])).toEqual([
      ['513', ['513.5', '513.5.a']], ['514', ['514.1']], ['1.1', ['1.1.6', '1.1.7']], ['0', ['0.1']], ['Akcje', ['Akcje.0.b']],
    ]);
  });

  it('is laid out under its headings where the numbers tell nothing', () => {
    expect(sections([clause('1', 'Wstęp'), clause('2', 'Wstęp'), clause('3', 'Karty')]).map((it) => it.name)).toEqual(['Wstęp', 'Karty']);
  });

  it('gives a clause with what stands under it', () => {
    const book = ['513.6', '513.6.a', '513.60', '514.6'].map((it) => clause(it));
    expect(ids(under(book, '513.6'))).toEqual(['513.6', '513.6.a']);
    expect(ids(under([clause('1', 'Wstęp'), clause('2', 'Karty')], 'Karty'))).toEqual(['2']);
  });
});
