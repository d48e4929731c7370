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
