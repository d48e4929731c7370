// Rule clauses, fetched once each. A rule is written "MB 54": the book, a space, its number there.
import { clause, type Clause } from './api';

const known = new Map<string, Promise<Clause>>();

export function ruleText(rule: string): Promise<Clause> {
  const kept = known.get(rule);
  if (kept) return kept;
  const [book = '', ...id] = rule.split(' ');
  const asked = clause(book, id.join(' '));
  known.set(rule, asked);
  // A failed question may be asked again.
  asked.catch(() => known.delete(rule));
  return asked;
}

export function ruleAddress(rule: string): string {
  const [book = '', ...id] = rule.split(' ');
  return `#/rules/${encodeURIComponent(book)}/${encodeURIComponent(id.join(' '))}`;
}

/** Whole books by their codes, those of VETO! first. */
export const BOOKS = ['MB', 'AH', 'I2', 'PC', 'KZ'] as const;

export interface Section {
  /** What the book calls it, or the number its clauses begin with. */
  name: string;
  clauses: Clause[];
}

/** The clauses of a book under their headings, in the order of the book. */
export function sections(clauses: Clause[]): Section[] {
  const found: Section[] = [];
  for (const it of clauses) {
    const name = it.section ?? numbered(it.id);
    const last = found.at(-1);
    if (last?.name === name) last.clauses.push(it);
    else found.push({ name, clauses: [it] });
  }
  return found;
}

/** "513.6.a" stands under "513", "1.1.6" under "1.1". */
function numbered(id: string): string {
  const [first = '', second, ...rest] = id.split('.');
  return /^\d\d?$/.test(first) && second !== undefined && rest.length > 0 ? `${first}.${second}` : first;
}

/** A clause with all that stands under it: "513.6" has "513.6.a", but not "513.60". */
export function under(clauses: Clause[], id: string): Clause[] {
  const own = clauses.filter((it) => it.id === id || it.id.startsWith(`${id}.`));
  return own.length > 0 ? own : clauses.filter((it) => it.section === id);
}
