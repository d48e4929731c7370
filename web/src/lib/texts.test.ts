import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { SHORTCUTS } from './keys';
import { WINDOWS } from './stops';
import { TERMS } from './terms';
import { kebab, slug, textIn, type Language } from './texts.svelte';

const root = join(import.meta.dirname, '../../..');
const wire = readFileSync(join(root, 'web/src/lib/wire.ts'), 'utf8');

function keys(language: Language): string[] {
  const folder = join(root, 'locales', language);
  const files = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
  return files.flatMap((file) => new FluentResource(file).body.map((entry) => entry.id)).sort();
}

/** The values of a union of strings in the contract. */
function union(name: string): string[] {
  const text = wire.match(new RegExp(`export type ${name} = ([^;]*);`))?.[1] ?? '';
  return [...text.matchAll(/"([a-z_]+)"/g)].map((it) => it[1] ?? '');
}

function eventKinds(): string[] {
  const text = wire.match(/export type SeenEvent = .*/)?.[0] ?? '';
  return [...text.matchAll(/"kind": "([a-z_]+)"/g)].map((it) => it[1] ?? '');
}

function expectTexts(prefix: string, values: string[], suffix = ''): void {
  expect(values.length).toBeGreaterThan(1);
  for (const language of ['pl', 'en'] as const) {
    const missing = values.map((it) => `${prefix}-${kebab(it)}${suffix}`).filter((key) => textIn(language, key, {}) === null);
    expect(missing, language).toEqual([]);
  }
}

describe('the texts', () => {
  it('are the same keys in both languages, each once', () => {
    const [pl, en] = [keys('pl'), keys('en')];
    expect(pl).toEqual(en);
    expect(new Set(pl).size).toBe(pl.length);
  });

  it('cover everything the contract can say', () => {
    expectTexts('question', union('QuestionKind'));
    expectTexts('question', union('QuestionKind'), '-other');
    expectTexts('choice', union('ChoiceKind'));
    expectTexts('deed', union('ChoiceKind'));
    expectTexts('event', eventKinds());
    expectTexts('stos', union('StosKind'));
    expectTexts('duel-stage', union('DuelStage'));
    expectTexts('over', union('OverReason'));
    expectTexts('occurrence', union('OccurrenceKind'));
    expectTexts('window', union('Window'));
    expectTexts('stop', union('Stop'));
    expect(Object.values(WINDOWS).flat().sort()).toEqual(union('Window').sort());
  });

  it('explain every word and key that is shown', () => {
    expectTexts('term', [...TERMS]);
    expectTexts('term', [...TERMS], '-meaning');
    expectTexts('term', [...TERMS], '-rule');
    const clauses = new Map(['ah', 'i2', 'mb', 'pc'].map((book) => [book.toUpperCase(), new Set([...readFileSync(join(root, `rulebooks/${book}.toml`), 'utf8').matchAll(/^id = "(?:MB\.)?(.+)"/gm)].map((it) => it[1] ?? ''))]));
    const unknown = TERMS.map((it) => textIn('pl', `term-${it}-rule`) ?? '').filter((rule) => !clauses.get(rule.split(' ')[0] ?? '')?.has(rule.split(' ')[1] ?? ''));
    expect(unknown, 'rules that no ledger has').toEqual([]);
    const ofEdition = (edition: string) => keys('pl').filter((it) => it.endsWith(`-rule-${edition}`)).map((it) => [it, textIn('pl', it) ?? '', textIn('en', it)] as const);
    expect(ofEdition('ah').length).toBeGreaterThan(70);
    const wrong = ofEdition('ah').filter(([, pl, en]) => pl !== en || !clauses.get(pl.slice(0, 2))?.has(pl.slice(3)) || pl.startsWith('MB'));
    expect(wrong, 'rules that no ledger has').toEqual([]);
    const instructed = ofEdition('i2').filter(([, pl, en]) => pl !== en || !pl.startsWith('I2') || !clauses.get('I2')?.has(pl.slice(3)));
    expect(instructed, 'rules the instruction does not have').toEqual([]);
    expect(ofEdition('i2').length).toBeGreaterThan(45);
    const differing = TERMS.filter((it) => textIn('pl', `term-${it}-rule`) !== textIn('en', `term-${it}-rule`));
    expect(differing).toEqual([]);
    expect(SHORTCUTS.filter((it) => textIn('pl', it.text) === null)).toEqual([]);
  });

  it('explain every refusal of the engine and every keyword of the cards', () => {
    const reasons = ['veto', 'thrones'].flatMap((game) => [...readFileSync(join(root, `crates/${game}/src/illegal.rs`), 'utf8').matchAll(/=> "([a-z-]+)",/g)].map((it) => it[1] ?? ''));
    expect(reasons).toContain('set-up-too-dear');
    expectTexts('refusal', reasons);
    const lines = [...readFileSync(join(root, 'cards/veto/mb.toml'), 'utf8').matchAll(/^keywords = \[(.*)\]/gm)];
    const keywords = lines.flatMap((it) => [...(it[1] ?? '').matchAll(/"([^"]+)"/g)].map((word) => slug(word[1] ?? '')));
    expectTexts('keyword', [...new Set(keywords)]);
    const rust = readFileSync(join(root, 'crates/cards/src/veto/words.rs'), 'utf8').match(/^ {4}Keyword \{[^}]*\}/m)?.[0] ?? '';
    const full = [...rust.matchAll(/"([^"]+)"/g)].map((it) => slug(it[1] ?? ''));
    expect(full.length).toBeGreaterThan(45);
    expectTexts('keyword', full, '-ah');
    expectTexts('keyword', full, '-rule-ah');
  });

  it('explain every refusal of the server', () => {
    const contract = readFileSync(join(root, 'docs/server.md'), 'utf8');
    const statuses = [...contract.matchAll(/^\| [45]\d\d \| (.*) \|$/gm)].map((it) => it[1] ?? '');
    const errors = contract.match(/\*\*Errors\*\* leave the line open:(.*?)and whatever/s)?.[1] ?? '';
    const reasons = [...[...statuses, errors].join(' ').matchAll(/`([a-z-]+)`/g)].map((it) => it[1] ?? '');
    expect(reasons).toContain('worn-out');
    expectTexts('problem', reasons);
  });

  it('know the refusals of an event by the very words of the rules', () => {
    const rust = ['tournament', 'tournament-file', 'ranking', 'server'].flatMap((it) => sources(join(root, 'crates', it, 'src'), /\.rs$/)).map(([, text]) => text).join('\n');
    const reasons = new FluentResource(readFileSync(join(root, 'locales/en/reasons.ftl'), 'utf8')).body.filter((it) => typeof it.value === 'string');
    expect(reasons.length).toBeGreaterThan(10);
    const unknown = reasons.map((it) => String(it.value)).filter((it) => !rust.includes(it) && !/^(later commands|there is no such)/.test(it));
    expect(unknown).toEqual([]);
  });

  it('name everything an event can say', () => {
    const contract = readFileSync(join(root, 'web/src/lib/tournament.ts'), 'utf8');
    const words = (name: string) => [...(contract.match(new RegExp(`export type ${name} = ([^;]*);`))?.[1] ?? '').matchAll(/"([a-z_]+)"/g)].map((it) => it[1] ?? '');
    const tags = (name: string, tag: string) => [...(contract.match(new RegExp(`export type ${name} = .*`))?.[0] ?? '').matchAll(new RegExp(`"${tag}": "([a-z_]+)"`, 'g'))].map((it) => it[1] ?? '');
    expectTexts('circumstance', words('Circumstance'));
    expectTexts('grounds', words('Grounds'));
    expectTexts('tournament-penalty', words('Penalty'));
    expectTexts('role', words('Role'));
    expectTexts('ruling', words('RulingState'));
    expectTexts('category', words('Category'));
    expectTexts('act', tags('Act', 'do').filter((it) => !['judge', 'time', 'top'].includes(it)));
    expectTexts('act-judge', tags('Judging', 'judging'));
    expectTexts('act-time', tags('Timing', 'timing'));
    expectTexts('act-top', tags('Topping', 'topping'));
  });

  it('exist for every literal key in the client', () => {
    const used = sources(join(root, 'web/src')).flatMap(([, text]) => [...text.matchAll(/\bt\('([a-z0-9-]+)'/g)].map((it) => it[1] ?? ''));
    const known = new Set(keys('pl'));
    expect(used.length).toBeGreaterThan(50);
    expect([...new Set(used)].filter((key) => !known.has(key))).toEqual([]);
  });
});

describe('the components', () => {
  const components = sources(join(root, 'web/src')).filter(([path]) => path.endsWith('.svelte'));

  it('begin with one sentence and are short', () => {
    const bad = components.filter(([, text]) => !text.startsWith('<!-- ') || text.split('\n').length > 121);
    expect(bad.map(([path]) => path)).toEqual([]);
  });

  it('take colours and distances from the tokens', () => {
    const styles = components.map(([path, text]) => [path, text.split('<style>')[1] ?? ''] as const);
    const bad = styles.filter(([, style]) => /#[0-9a-f]{3,8}\b|\d+px|rgb\(|hsl\(/i.test(style));
    expect(bad.map(([path]) => path)).toEqual([]);
  });
});

it('the scripted server stays out of the product', () => {
  const importing = sources(join(root, 'web/src'))
    .filter(([path, text]) => !path.includes('/mock/') && !path.endsWith('.test.ts') && text.includes('mock/'))
    .map(([path]) => path.split('/').at(-1));
  expect(importing).toEqual(['main.ts']);
});

function sources(folder: string, wanted = /\.(ts|svelte)$/): [string, string][] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((it) => it.isFile() && wanted.test(it.name))
    .map((it) => join(it.parentPath, it.name))
    .map((path) => [path, readFileSync(path, 'utf8')]);
}
