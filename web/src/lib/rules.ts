// Rule clauses, fetched once each. A rule is written "MB 54": the book, a space, its number there.
import { books, clause } from './api';
import { plain } from './browse';
import { texts } from './texts.svelte';
import type { BookInfo, ClauseInfo, SectionInfo } from './wire';

const known = new Map<string, Promise<ClauseInfo>>();
let shelf: Promise<BookInfo[]> | null = null;

export function ruleText(rule: string): Promise<ClauseInfo> {
  const kept = known.get(rule);
  if (kept) return kept;
  const [book = '', ...id] = rule.split(' ');
  const asked = clause(book, id.join(' '));
  known.set(rule, asked);
  // A failed question may be asked again.
  asked.catch(() => known.delete(rule));
  return asked;
}

export function rulebooks(): Promise<BookInfo[]> {
  shelf ??= books();
  shelf.catch(() => (shelf = null));
  return shelf;
}

export function ruleAddress(rule: string): string {
  const [book = '', ...id] = rule.split(' ');
  return `#/rules/${encodeURIComponent(book)}/${encodeURIComponent(id.join(' '))}`;
}

/** A clause in the reader's language. */
export const worded = (clause: ClauseInfo) => (texts.language === 'pl' ? clause.text_pl : clause.text);
export const noted = (clause: ClauseInfo) => (texts.language === 'pl' ? clause.note_pl : clause.note);
/** A heading in English, where it has been written already. */
export const headed = (it: ClauseInfo | SectionInfo) => (texts.language === 'en' && it.title_en) || it.title;

export interface Chapter {
  /** Nothing, for sections that stand in no chapter. */
  head: SectionInfo | null;
  sections: SectionInfo[];
}

/** A heading without clauses of its own begins a chapter, which holds what is numbered after it. */
export function chapters(book: BookInfo): Chapter[] {
  const found: Chapter[] = [];
  for (const it of book.sections) {
    const last = found.at(-1);
    if (it.clauses === 0) found.push({ head: it, sections: [] });
    else if (last && (last.head === null || it.id.startsWith(last.head.id))) last.sections.push(it);
    else found.push({ head: null, sections: [it] });
  }
  return found;
}

export interface Part {
  text: string;
  hit: boolean;
}

/** The text cut where one of the words that were looked for stands; case and Polish letters do not matter. */
export function cut(text: string, words: string): Part[] {
  const wanted = plain(words).split(/\s+/).filter((it) => it !== '');
  // Letter by letter, so that places in the plain text are places in the text.
  const letters = [...text];
  const folded = letters.map((it) => plain(it).slice(0, 1) || ' ').join('');
  const hit = letters.map(() => false);
  for (const word of wanted) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) hit.fill(true, at, at + word.length);
  }
  const parts: Part[] = [];
  for (const [place, letter] of letters.entries()) {
    const last = parts.at(-1);
    if (last && last.hit === hit[place]) last.text += letter;
    else parts.push({ text: letter, hit: hit[place] ?? false });
  }
  return parts;
}
