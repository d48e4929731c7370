// What is seen on the face of a card of VETO!, part by part, and in which form (AH 200-223, 300-305).
import type { IconName } from './icons';
import { t } from './texts.svelte';
import type { CardInfo } from './wire';

/** Values as they stand, where they differ from what is printed. */
export interface Standing {
  szabla: number | null;
  kreski: number | null;
  lafa: number | null;
  bitnosc?: number | null;
  karnosc?: number | null;
  znaczenie?: number | null;
  dobrobyt?: number | null;
}

/** A number with its sign. */
export interface Figure {
  name: FigureName;
  icon: IconName;
  text: string;
  changed: boolean;
  /** On which side of the picture it stands. */
  side: 'left' | 'right';
}

export type FigureName = 'szabla' | 'bitnosc' | 'karnosc' | 'kreski' | 'kreski-of-bearer' | 'znaczenie' | 'dobrobyt' | 'skarb' | 'income';

export interface Face {
  /** Factions whose coat of arms stands in the corner, then alliances. */
  marks: string[];
  sojusze: string[];
  name: string;
  przydomek: string | null;
  /** What it costs, and with it what it brings or takes each round: 3/+2. */
  lafa: { text: string; changed: boolean } | null;
  figures: Figure[];
  keywords: string[];
  /** Season, expansion, number, rarity, artist. */
  collector: string[];
  cytat: string | null;
}

/** With a plus or a proper minus, as what is added to something. */
export function signed(number: number): string {
  return number < 0 ? `−${-number}` : `+${number}`;
}

export function faceOf(card: CardInfo, now: Standing | null = null): Face {
  const facts = card.veto ?? null;
  const collector = facts ? [facts.season, facts.set, facts.number?.toString(), facts.rarity && t(`rarity-${facts.rarity}`), facts.artist] : [];
  return {
    marks: facts?.factions ?? [],
    sojusze: facts?.sojusze ?? [],
    name: card.name,
    przydomek: facts?.przydomek ?? null,
    lafa: lafaOf(card, now),
    figures: figuresOf(card, now),
    keywords: card.keywords,
    collector: collector.filter((it) => it !== null && it !== undefined),
    cytat: facts?.cytat ?? null,
  };
}

function lafaOf(card: CardInfo, now: Standing | null): Face['lafa'] {
  const lafa = now?.lafa ?? card.lafa;
  if (lafa === null) return null;
  const round = card.income === null ? '' : `/${signed(card.income)}`;
  return { text: `${lafa}${round}`, changed: lafa !== card.lafa };
}

function figuresOf(card: CardInfo, now: Standing | null): Figure[] {
  const facts = card.veto ?? null;
  // A postać has a Szabla and an oddział a Bitność; on other cards the number changes that of the bearer.
  const modifies = card.kind === 'moderunek';
  const szabla = now?.szabla ?? card.szabla;
  const kreski = now?.kreski ?? card.kreski;
  const { bitnosc, karnosc, znaczenie, dobrobyt } = {
    bitnosc: now?.bitnosc ?? card.bitnosc,
    karnosc: now?.karnosc ?? card.karnosc,
    znaczenie: now?.znaczenie ?? card.znaczenie,
    dobrobyt: now?.dobrobyt ?? card.dobrobyt,
  };
  const plain = (number: number) => `${number}`;
  const figure = (name: FigureName, icon: IconName, side: Figure['side'], value: number | null | undefined, text = plain, changed = false): Figure[] =>
    value === null || value === undefined ? [] : [{ name, icon, side, text: text(value), changed }];
  return [
    ...figure('szabla', 'szabla', 'left', szabla, modifies ? signed : plain, szabla !== card.szabla),
    ...figure('bitnosc', 'bitnosc', 'left', bitnosc, modifies ? signed : plain, bitnosc !== card.bitnosc),
    ...figure('znaczenie', 'znaczenie', 'left', znaczenie, plain, znaczenie !== card.znaczenie),
    ...figure('skarb', 'dukat', 'left', card.skarb),
    ...figure('kreski', 'kreski', 'right', kreski, plain, kreski !== card.kreski),
    ...figure('kreski-of-bearer', 'kreski', 'right', facts?.kreski_of_bearer, signed),
    ...figure('karnosc', 'karnosc', 'right', karnosc, modifies ? signed : plain, karnosc !== card.karnosc),
    ...figure('dobrobyt', 'dobrobyt', 'right', dobrobyt, plain, dobrobyt !== card.dobrobyt),
    ...figure('income', 'income', 'right', card.lafa === null ? card.income : null, signed),
  ];
}
