import { describe, expect, it } from 'vitest';
import { pieces } from './terms';

const words = (sentence: string) => pieces(sentence).flatMap((it) => (typeof it === 'string' ? [] : [`${it.text}=${it.term}`]));

describe('old words in a sentence', () => {
  it('are found in any case and number', () => {
    expect(words('Weź 2 kreski; pięć kresek. Dobierz do dworu.')).toEqual(['kreski=kreska', 'kresek=kreska', 'dworu=dwor']);
    expect(words('Jesteś przy głosie: wykonaj czyn i dowolnie wiele drobiazgów.')).toEqual(['przy głosie=przy-glosie', 'czyn=czyn', 'drobiazgów=drobiazg']);
    expect(words('You are przy głosie: perform one czyn and any number of drobiazgi.')).toEqual(['przy głosie=przy-glosie', 'czyn=czyn', 'drobiazgi=drobiazg']);
  });

  it('are not found inside other words', () => {
    expect(words('Pasmo czynności, stosownie do zasad.')).toEqual([]);
  });

  it('are found in what the whole game says, in both languages', () => {
    const found = (sentence: string) => pieces(sentence).flatMap((it) => (typeof it === 'string' ? [] : [it.term]));
    expect(found('Ile punktów inicjatywy kupujesz?')).toEqual(['inicjatywa']);
    expect(found('Który oddział przechodzi na inną ziemię?')).toEqual(['oddzial', 'ziemia']);
    expect(found('Na Pole Karmazynów albo na pole elekcyjne')).toEqual(['pole-karmazynow', 'pole-elekcyjne']);
    expect(found('Do you begin a battle? Choose the ziemia, or say pas.')).toEqual(['bitwa', 'ziemia', 'pas']);
    expect(found('Ziemowit i bitwiarz')).toEqual([]);
  });

  it('leave the sentence as it was', () => {
    const sentence = 'W pojedynku: odrzuć sztych, aby wzmocnić agitację.';
    expect(pieces(sentence).map((it) => (typeof it === 'string' ? it : it.text + it.stop)).join('')).toBe(sentence);
  });
});
