// The old words that are explained, in the order a newcomer meets them, and how to find them in a sentence.
export const TERMS = [
  'frakcja', 'skarb', 'kredens', 'dwor', 'pole', 'postac', 'szabla', 'kreska', 'lafa', 'dukat', 'pula', 'dochod',
  'przy-glosie', 'czyn', 'drobiazg', 'replika', 'stos', 'bene', 'pas', 'agitacja', 'pojedynek', 'moderunek',
  'posesja', 'sztych', 'efekt', 'zaznaczenie', 'lazaret', 'zalnik', 'niewiasta', 'elekcja', 'grymaszenie',
  'inicjatywa', 'karmazyn', 'pole-karmazynow', 'pole-elekcyjne', 'pole-ziem', 'ziemia', 'oddzial', 'bitnosc', 'karnosc', 'znaczenie', 'dobrobyt',
  'bitwa', 'potyczka', 'wplyw-polityczny', 'wplyw-bojowy', 'wielka-manipulacja', 'strategia', 'przymierze', 'utrzymanie', 'zmeczenie',
] as const;

export type TermName = (typeof TERMS)[number];

/** Stems with their Polish endings; English texts keep the Polish words. */
const STEMS: [TermName, string][] = [
  ['przy-glosie', 'przy głosie'],
  ['kredens', 'kredens\\p{L}*'],
  ['dwor', 'dw[óo]r(?:|u|y|em|ze|ów)'],
  ['kreska', 'kresk\\p{L}*|kresek'],
  ['lafa', 'laf[aęąyi]e?'],
  ['czyn', 'czyn(?:|u|em|y|ów|ie)'],
  ['drobiazg', 'drobiazg\\p{L}*'],
  ['replika', 'replik\\p{L}*'],
  ['stos', 'stos(?:|u|em|ie)'],
  ['bene', 'bene'],
  ['pas', 'pas'],
  ['agitacja', 'agitacj\\p{L}*'],
  ['pojedynek', 'pojedyn\\p{L}*'],
  ['moderunek', 'moderun\\p{L}*'],
  ['posesja', 'posesj\\p{L}*'],
  ['sztych', 'sztych\\p{L}*'],
  ['lazaret', 'lazare\\p{L}*'],
  ['zalnik', 'żalnik\\p{L}*'],
  ['niewiasta', 'niewia\\p{L}*'],
  ['elekcja', 'elekcj\\p{L}*|free election'],
  ['pole-karmazynow', 'pol(?:e|a|u) karmazynów'],
  ['pole-elekcyjne', 'pol(?:e|a|u) elekcyjn\\p{L}*'],
  ['pole-ziem', 'pol(?:e|a|u) ziem'],
  ['inicjatywa', 'inicjatyw\\p{L}*|initiative'],
  ['karmazyn', 'karmazyn\\p{L}*'],
  ['ziemia', 'ziemi(?:a|ę|i|ą|e|ach)|ziem'],
  ['oddzial', 'oddział\\p{L}*'],
  ['bitnosc', 'bitnoś\\p{L}*'],
  ['karnosc', 'karnoś\\p{L}*'],
  ['dobrobyt', 'dobroby\\p{L}*'],
  ['bitwa', 'bitw(?:a|ę|y|ie|ą)|battle'],
  ['potyczka', 'potycz\\p{L}*'],
  ['wplyw-polityczny', 'wpływ\\p{L}* polityczn\\p{L}*'],
  ['wplyw-bojowy', 'wpływ\\p{L}* bojow\\p{L}*'],
  ['wielka-manipulacja', 'wielk\\p{L}* manipulac\\p{L}*'],
  ['przymierze', 'przymierz\\p{L}*'],
  ['utrzymanie', 'utrzymani\\p{L}*|upkeep'],
  ['zmeczenie', 'zmęczeni\\p{L}*|fatigue'],
];

const ANY = new RegExp(`(?<!\\p{L})(?:${STEMS.map(([, stem]) => stem).join('|')})(?!\\p{L})`, 'giu');
const EACH = STEMS.map(([name, stem]) => [name, new RegExp(`^(?:${stem})$`, 'iu')] as const);

/** A word with the sign that follows it at once, so that no line begins with a question mark. */
export type Piece = string | { term: TermName; text: string; stop: string };

/** A sentence cut at its old words. */
export function pieces(sentence: string): Piece[] {
  const found: Piece[] = [];
  let end = 0;
  for (const match of sentence.matchAll(ANY)) {
    const text = match[0];
    const term = EACH.find(([, stem]) => stem.test(text))?.[0];
    if (!term) continue;
    if (end < match.index) found.push(sentence.slice(end, match.index));
    end = match.index + text.length;
    const stop = sentence.slice(end).match(/^[.,:;!?)”»]+/)?.[0] ?? '';
    found.push({ term, text, stop });
    end += stop.length;
  }
  if (end < sentence.length) found.push(sentence.slice(end));
  return found;
}
