// Finding cards: every word that is typed must stand in a card's name, keywords, traits or text, in either language.
import type { CardInfo } from './wire';

export interface Wanted {
  search: string;
  faction: string;
  kind: string;
}

const KINDS = [
  'frakcja', 'strategia', 'postac', 'oddzial', 'ziemia', 'moderunek', 'posesja', 'sztych', 'efekt', 'przymierze',
  'faction_card', 'agenda', 'plot', 'character', 'location', 'attachment', 'event', 'title',
];

/** Without capitals and accents, so that nobody needs a Polish keyboard. */
export function plain(text: string): string {
  return text.toLowerCase().replaceAll('ł', 'l').normalize('NFD').replace(/[\u0300-\u036f’']/g, '');
}

function everything(card: CardInfo): string {
  const texts = [...card.abilities, ...(card.thrones?.text ?? []), ...(card.thrones ? [card.thrones.type_line] : [])];
  return plain([card.name, card.name_pl ?? '', ...card.keywords, ...(card.thrones?.traits ?? []), ...texts.flatMap((it) => [it.pl, it.en])].join(' '));
}

export function matches(card: CardInfo, { search, faction, kind }: Wanted): boolean {
  if ((faction !== '' && card.faction !== faction) || (kind !== '' && card.kind !== kind)) return false;
  const words = plain(search).split(/\s+/).filter((it) => it !== '');
  if (words.length === 0) return true;
  const text = everything(card);
  return words.every((it) => text.includes(it));
}

export function kindsOf(cards: CardInfo[]): string[] {
  const found = new Set(cards.map((it) => it.kind));
  return KINDS.filter((it) => found.has(it));
}

export function ordered(cards: CardInfo[]): CardInfo[] {
  const rank = (card: CardInfo) => KINDS.indexOf(card.kind);
  return cards.toSorted((a, b) => (a.faction ?? '').localeCompare(b.faction ?? '') || rank(a) - rank(b) || a.id.localeCompare(b.id));
}
