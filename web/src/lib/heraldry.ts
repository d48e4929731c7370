// Arms for every card, always the same for the same id. The old rule holds: colour on metal or metal on colour.
export type Tincture = 'or' | 'argent' | 'gules' | 'azure' | 'vert' | 'sable' | 'purpure';
export type Division = 'plain' | 'pale' | 'fess' | 'bend' | 'chevron' | 'quarterly' | 'chief' | 'pile';

export interface Arms {
  field: Tincture;
  second: Tincture;
  division: Division;
  charge: string;
  /** The tincture of the charge; a plain outline separates it from a divided field. */
  ink: Tincture;
}

export const METALS: Tincture[] = ['or', 'argent'];
const COLOURS: Tincture[] = ['gules', 'azure', 'vert', 'sable', 'purpure'];
const DIVISIONS: Division[] = ['plain', 'pale', 'fess', 'bend', 'chevron', 'quarterly', 'chief', 'pile'];

/** Charges by type of card; the names are those of `charges.ts`. */
const CHARGES: Record<string, string[]> = {
  postac: ['podkowa', 'krzyz', 'polksiezyc', 'gwiazda', 'strzala', 'topor', 'roza', 'orzel', 'serce', 'lilia'],
  moderunek: ['szabla', 'pistolet', 'pancerz', 'topor', 'luk', 'czapka'],
  posesja: ['baszta', 'dwor', 'karczma', 'klucz', 'snop', 'mlyn'],
  sztych: ['skrzyzowane', 'szabla', 'sztylet', 'strzala'],
  efekt: ['pismo', 'pieczec', 'kielich', 'dzwon', 'plomien'],
  frakcja: ['orzel', 'podkowa'],
  oddzial: ['skrzyzowane', 'podkowa', 'luk', 'strzala', 'szabla'],
  ziemia: ['snop', 'baszta', 'mlyn', 'dwor'],
  strategia: ['pismo', 'pieczec', 'klucz'],
  przymierze: ['krzyz', 'plomien', 'gwiazda', 'serce'],
  character: ['podkowa', 'krzyz', 'gwiazda', 'topor', 'roza', 'orzel', 'serce', 'lilia', 'kielich'],
  location: ['baszta', 'dwor', 'karczma', 'klucz', 'mlyn', 'snop'],
  attachment: ['szabla', 'pancerz', 'luk', 'sztylet', 'pieczec'],
  event: ['pismo', 'dzwon', 'plomien', 'strzala'],
  plot: ['pismo', 'klucz', 'dzwon'],
  agenda: ['pieczec'],
};

/** What a keyword shows takes the place of a drawn lot. */
const BY_KEYWORD: Record<string, string> = {
  'Broń': 'szabla', 'Broń palna': 'pistolet', 'Pancerz': 'pancerz', 'Koń': 'podkowa', 'Karczma': 'karczma', 'Wioska': 'snop', 'Zamek': 'baszta',
};

/** The parties are known by their arms, so these are not drawn by lot. */
const FACTIONS: Record<string, Arms> = {
  awanturnicy: { field: 'vert', second: 'sable', division: 'bend', charge: 'skrzyzowane', ink: 'or' },
  dworscy: { field: 'azure', second: 'azure', division: 'plain', charge: 'lilia', ink: 'argent' },
  osmanowie: { field: 'or', second: 'vert', division: 'chief', charge: 'gwiazda', ink: 'gules' },
  radziwillowie: { field: 'argent', second: 'sable', division: 'fess', charge: 'orzel', ink: 'gules' },
  wisniowieccy: { field: 'gules', second: 'azure', division: 'chief', charge: 'polksiezyc', ink: 'argent' },
};

/** The colours of the houses of Thrones; their cards share them. */
const HOUSES: Record<string, Arms> = {
  baratheon: { field: 'or', second: 'or', division: 'plain', charge: 'plomien', ink: 'sable' },
  greyjoy: { field: 'sable', second: 'sable', division: 'plain', charge: 'topor', ink: 'or' },
  lannister: { field: 'gules', second: 'gules', division: 'plain', charge: 'kielich', ink: 'or' },
  martell: { field: 'or', second: 'gules', division: 'chief', charge: 'strzala', ink: 'gules' },
  nightswatch: { field: 'sable', second: 'sable', division: 'plain', charge: 'baszta', ink: 'argent' },
  stark: { field: 'argent', second: 'azure', division: 'chief', charge: 'skrzyzowane', ink: 'sable' },
  targaryen: { field: 'sable', second: 'gules', division: 'bend', charge: 'gwiazda', ink: 'or' },
  tyrell: { field: 'vert', second: 'vert', division: 'plain', charge: 'roza', ink: 'or' },
};

export function armsOf(card: { id: string; kind: string; keywords: string[]; faction?: string | null }): Arms {
  const house = HOUSES[card.faction ?? ''];
  if (house) {
    const charge = card.kind === 'faction_card' ? house.charge : pick(CHARGES[card.kind] ?? [], lots(card.id)());
    return { ...house, charge };
  }
  const faction = card.kind === 'frakcja' ? factionArms(card.faction ?? '') : null;
  if (faction) return faction;
  const lot = lots(card.id);
  const metalField = lot() % 2 === 0;
  const field = pick(metalField ? METALS : COLOURS, lot());
  const others = COLOURS.filter((it) => it !== field);
  const second = metalField ? pick(others, lot()) : pick([...METALS, ...others], lot());
  const named = card.keywords.map((it) => BY_KEYWORD[it]).find((it) => it !== undefined);
  const charge = named ?? pick(CHARGES[card.kind] ?? CHARGES.efekt ?? [], lot());
  const division = pick(DIVISIONS, lot());
  const inks = (metalField ? COLOURS : METALS).filter((it) => it !== second);
  return { field, second, division, charge, ink: pick(inks, lot()) };
}

/** The arms of one of the five factions, by its name. */
export function factionArms(name: string): Arms | null {
  const key = name.toLowerCase().replaceAll('ł', 'l').normalize('NFD').replace(/[\u0300-\u036f]/g, '');
  return FACTIONS[key] ?? null;
}

function pick<T>(list: readonly T[], lot: number): T {
  return list[lot % list.length] as T;
}

/** A small generator seeded by the id (FNV-1a, then xorshift); looks random, never changes. */
function lots(seed: string): () => number {
  let state = 0x811c9dc5;
  for (const sign of seed) state = Math.imul(state ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) >>> 3;
  };
}
