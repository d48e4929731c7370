// One card of each type with everything that may be printed on it. The real sets come from the server.
import type { CardInfo, VetoFacts } from '../lib/wire';
import { card, saysAs } from './cards';

const BARE: VetoFacts = {
  przydomek: null, factions: [], sojusze: [], kreski_of_bearer: null, set: 'Wzory', season: 'Szpiedzy i Dyplomaci',
  number: null, rarity: null, artist: null, cytat: null,
};
const facts = (given: Partial<VetoFacts>): VetoFacts => ({ ...BARE, ...given });

export const SPECIMENS: CardInfo[] = [
  card({ id: 'wzor-postac', name: 'Wzorowy Poseł', kind: 'postac', faction: 'Dworscy, Osmanowie', szabla: 5, kreski: 2, lafa: 6, income: -1,
    keywords: ['Dyplomata', 'Hetman'], abilities: saysAs('mb-lubnie'),
    veto: facts({ przydomek: 'Wysłannik', factions: ['Dworscy', 'Osmanowie'], sojusze: ['Liga'], number: 17, rarity: 'rare', artist: 'Jan Malarz', cytat: 'Słowo droższe pieniędzy.' }) }),
  card({ id: 'wzor-posesja', name: 'Wzorowy Młyn', kind: 'posesja', faction: 'Awanturnicy', kreski: 1, lafa: 3, income: 2, keywords: ['Wioska'],
    veto: facts({ przydomek: 'Stary', factions: ['Awanturnicy'], number: 18 }) }),
  card({ id: 'wzor-moderunek', name: 'Wzorowy Rząd', kind: 'moderunek', szabla: 1, kreski: 1, lafa: 2, bitnosc: 2, karnosc: -1, keywords: ['Koń'],
    veto: facts({ kreski_of_bearer: 1, number: 19 }) }),
  card({ id: 'wzor-sztych', name: 'Wzorowe Cięcie', kind: 'sztych', keywords: ['Cięcie'], veto: facts({ number: 20 }),
    abilities: saysAs('mb-ciecie-wreczne') }),
  card({ id: 'wzor-efekt', name: 'Wzorowy Edykt', kind: 'efekt', veto: facts({ przydomek: 'Nowy', number: 21 }),
    abilities: saysAs('mb-koncept') }),
  card({ id: 'wzor-ziemia', name: 'Wzorowe Pola', kind: 'ziemia', znaczenie: 2, dobrobyt: 3, keywords: ['Obczyzna'], veto: facts({ przydomek: 'Zagraniczne', number: 22 }) }),
  card({ id: 'wzor-oddzial', name: 'Wzorowa Chorągiew', kind: 'oddzial', bitnosc: 4, karnosc: 3, lafa: 5, veto: facts({ number: 23 }) }),
  card({ id: 'wzor-frakcja', name: 'Dworscy', kind: 'frakcja', faction: 'Dworscy', skarb: 18, income: 3, veto: facts({ factions: ['Dworscy'], number: 24 }) }),
  card({ id: 'wzor-przymierze', name: 'Wzorowy Pakt', kind: 'przymierze', keywords: ['Pakt'], veto: facts({ number: 25 }),
    abilities: saysAs('mb-liberum-veto') }),
];

/** What fights on the scripted ziemie. */
export const TROOPS: CardInfo[] = [
  card({ id: 'wzor-step', name: 'Dzikie Pola', kind: 'ziemia', znaczenie: 1, dobrobyt: 2, keywords: ['Step'] }),
  card({ id: 'wzor-piechota', name: 'Piechota łanowa', kind: 'oddzial', bitnosc: 3, karnosc: 2, lafa: 3 }),
  card({ id: 'wzor-jazda', name: 'Lekka jazda', kind: 'oddzial', bitnosc: 3, karnosc: 2, lafa: 4 }),
  card({ id: 'wzor-strategia', name: 'Wzorowa Strategia', kind: 'strategia' }),
];
