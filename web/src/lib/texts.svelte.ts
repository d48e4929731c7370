// Polish and English, from the same files as the terminal. Reading a text makes the reader follow the language.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { remember, remembered } from './storage';

export type Language = 'pl' | 'en';
export type Args = Record<string, FluentVariable>;

export const LANGUAGES: Language[] = ['pl', 'en'];

const files = import.meta.glob<string>('$locales/*/*.ftl', { query: '?raw', import: 'default', eager: true });

function bundle(language: Language): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const [path, text] of Object.entries(files)) {
    if (!path.includes(`/${language}/`)) continue;
    const errors = made.addResource(new FluentResource(text));
    if (errors.length > 0) throw new Error(`${path}: ${String(errors[0])}`);
  }
  return made;
}

const bundles: Record<Language, FluentBundle> = { pl: bundle('pl'), en: bundle('en') };

function preferred(): Language {
  const kept = remembered<Language>('language');
  if (kept !== null && LANGUAGES.includes(kept)) return kept;
  const browser = typeof navigator === 'undefined' ? 'en' : navigator.language;
  return browser.toLowerCase().startsWith('pl') ? 'pl' : 'en';
}

/** Where an edition says nothing of its own, what the next one says holds; Mount&Blade is the last of all. */
const EDITIONS: Record<string, string[]> = { ah: ['ah'], i2: ['i2', 'ah'], biesiadne: ['i2', 'ah'] };

class Texts {
  language = $state<Language>(preferred());
  /** The rule set of the table or of the cards that are looked at. */
  edition = $state('mb');

  use(language: Language): void {
    this.language = language;
    remember('language', language);
    document.documentElement.lang = language;
  }
}

export const texts = new Texts();

/** The text of a key in one language, or nothing if there is none. */
export function textIn(language: Language, key: string, args?: Args): string | null {
  const message = bundles[language].getMessage(key);
  if (!message?.value) return null;
  // A missing argument shows its name instead of breaking the table.
  return bundles[language].formatPattern(message.value, args ?? null, []);
}

/** The text of a key in the chosen language; a key without text shows itself, which the tests exclude. */
export function t(key: string, args?: Args): string {
  return textIn(texts.language, key, args) ?? key;
}

/** What a key says in the edition that is looked at, or nothing if it is silent. */
export function inEdition(key: string): string | null {
  const own = (EDITIONS[texts.edition] ?? []).map((it) => textIn(texts.language, `${key}-${it}`));
  return own.find((it) => it !== null) ?? textIn(texts.language, key);
}

/** The first key that has a text, for reasons this client may not know yet. */
export function tOr(fallback: string, key: string, args?: Args): string {
  return textIn(texts.language, key, args) ?? fallback;
}

/** `duel_turn` is the key part `duel-turn`. */
export function kebab(kind: string): string {
  return kind.replaceAll('_', '-');
}

/** `Broń palna` is the key part `bron-palna`. */
export function slug(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-');
}
