// A few cards for the scripted table. The real list comes from the server.
import type { AbilityText, CardInfo } from '../lib/wire';

export type Facts = Partial<CardInfo> & Pick<CardInfo, 'id' | 'name' | 'kind'>;

export function ability(mark: string, zaznacz: boolean, pl: string, en: string): AbilityText {
  return { mark, zaznacz, pl, en, source: '' };
}

export function card(facts: Facts): CardInfo {
  return {
    faction: null, szabla: null, kreski: null, lafa: null, income: null, skarb: null,
    keywords: [], attach: null, abilities: [], origin: 'interrex', ...facts,
  };
}

const A = 'Awanturnicy';
const W = 'Wiśniowieccy';

export const CARDS: CardInfo[] = [
  card({ id: 'mb-awanturnicy', name: A, kind: 'frakcja', faction: A, skarb: 11, income: 3 }),
  card({ id: 'mb-wisniowieccy', name: W, kind: 'frakcja', faction: W, skarb: 12, income: 3 }),
  card({ id: 'mb-bohun', name: 'Jurko Bohun', kind: 'postac', faction: A, szabla: 6, kreski: 1, lafa: 6, keywords: ['Kozak'], origin: 'attested',
    abilities: [ability('', false, 'Gdy wygra pojedynek, dobierz kartę.', 'When it wins a duel, draw a card.')] }),
  card({ id: 'mb-helena', name: 'Panna Zofia', kind: 'postac', faction: A, szabla: 1, kreski: 2, lafa: 5, keywords: ['Niewiasta'],
    abilities: [ability('D', true, 'Weź 2 dukaty ze wspólnej puli.', 'Take 2 dukaty from the common pool.')] }),
  card({ id: 'mb-wasyl', name: 'Wasyl Rębacz', kind: 'postac', faction: A, szabla: 4, kreski: 1, lafa: 3, keywords: ['Kozak'] }),
  card({ id: 'mb-skrzetuski', name: 'Jan Skrzetuski', kind: 'postac', faction: W, szabla: 6, kreski: 1, lafa: 6, keywords: ['Oficer'], origin: 'attested',
    abilities: [ability('R', false, 'W pojedynku: twój szermierz otrzymuje Szabla +1 do końca pojedynku.', 'When you duel: your duellist gets +1 Szabla until the end of the duel.')] }),
  card({ id: 'mb-podbipieta', name: 'Longinus Podbipięta', kind: 'postac', faction: W, szabla: 7, kreski: 1, lafa: 7, keywords: ['Pobożny'], origin: 'attested' }),
  card({ id: 'mb-batorowka', name: 'Batorówka', kind: 'moderunek', faction: A, szabla: 2, lafa: 3, keywords: ['Broń'], origin: 'attested' }),
  card({ id: 'mb-topor', name: 'Topór bojowy', kind: 'moderunek', faction: A, szabla: 1, lafa: 1, keywords: ['Broń'], origin: 'attested' }),
  card({ id: 'mb-kolczuga', name: 'Kolczuga', kind: 'moderunek', faction: W, szabla: 1, lafa: 2, keywords: ['Pancerz'] }),
  card({ id: 'mb-pistolet', name: 'Krócica', kind: 'moderunek', faction: W, szabla: 2, lafa: 3, keywords: ['Broń palna'] }),
  card({ id: 'mb-karczma', name: 'Karczma „Pod Rzymem”', kind: 'posesja', faction: A, lafa: 3, income: 2, keywords: ['Karczma'],
    abilities: [ability('D', true, 'Dobierz kartę.', 'Draw a card.')] }),
  card({ id: 'mb-chutor', name: 'Stepowy chutor', kind: 'posesja', faction: A, lafa: 2, income: 1, keywords: ['Wioska'] }),
  card({ id: 'mb-lubnie', name: 'Dwór w Łubniach', kind: 'posesja', faction: W, lafa: 4, income: 2, keywords: ['Zamek'] }),
  card({ id: 'mb-krzyzowe', name: 'Cięcie krzyżowe', kind: 'sztych', faction: A, keywords: ['Cięcie'], origin: 'attested',
    abilities: [ability('R', false, 'W pojedynku: twój szermierz otrzymuje Szabla +1 do końca pojedynku.', 'When you duel: your duellist gets +1 Szabla until the end of the duel.')] }),
  card({ id: 'mb-wreczne', name: 'Cięcie wręczne', kind: 'sztych', faction: W, keywords: ['Cięcie'], origin: 'attested',
    abilities: [ability('R', false, 'W pojedynku: Szabla +2.', 'In a duel: Szabla +2.')] }),
  card({ id: 'mb-odbicie', name: 'Odbicie', kind: 'sztych', faction: A, keywords: ['Obrona'], origin: 'attested',
    abilities: [ability('R', false, 'W pojedynku: twój szermierz otrzymuje Szabla +1 do końca pojedynku; szermierz przeciwnika otrzymuje Szabla −1 do końca pojedynku.', 'When you duel: your duellist gets +1 Szabla until the end of the duel; the opposing duellist gets −1 Szabla until the end of the duel.')] }),
  card({ id: 'mb-hulanka', name: 'Hulanka', kind: 'efekt', faction: A,
    abilities: [ability('D', false, 'Odznacz swoją postać.', 'Untap a postać of yours.')] }),
  card({ id: 'mb-veto', name: 'Veto!', kind: 'efekt', faction: A,
    abilities: [ability('R', false, 'Zniwecz zagrany przez przeciwnika efekt.', 'Negate an efekt played by the opponent.')] }),
  card({ id: 'mb-list', name: 'List żelazny', kind: 'efekt', faction: W,
    abilities: [ability('D', false, 'Weź postać z lazaretu do dworu.', 'Take a postać from the lazaret into the dwór.')] }),
];
