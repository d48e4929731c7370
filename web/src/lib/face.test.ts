import { describe, expect, it } from 'vitest';
import { SPECIMENS } from '../mock/specimens';
import { faceOf } from './face';
import { factionArms } from './heraldry';

const face = (kind: string) => faceOf(SPECIMENS.find((it) => it.kind === kind) as (typeof SPECIMENS)[number]);
const figures = (kind: string) => face(kind).figures.map(({ name, text }) => `${name} ${text}`);

describe('the face of a card', () => {
  it('shows traits as numbers and modifiers with their sign', () => {
    expect(figures('postac')).toEqual(['szabla 5', 'kreski 2']);
    expect(figures('moderunek')).toEqual(['szabla +1', 'bitnosc +2', 'kreski 1', 'kreski-of-bearer +1', 'karnosc −1']);
    expect(figures('oddzial')).toEqual(['bitnosc 4', 'karnosc 3']);
    expect(figures('ziemia')).toEqual(['znaczenie 2', 'dobrobyt 3']);
    expect(figures('frakcja')).toEqual(['skarb 18', 'income +3']);
    expect(figures('sztych')).toEqual([]);
  });

  it('writes income and upkeep beside the lafa', () => {
    expect(face('postac').lafa?.text).toBe('6/−1');
    expect(face('posesja').lafa?.text).toBe('3/+2');
    expect(face('oddzial').lafa?.text).toBe('5');
    expect(face('efekt').lafa).toBeNull();
  });

  it('underlines what is no longer as printed', () => {
    const postac = SPECIMENS.find((it) => it.kind === 'postac') as (typeof SPECIMENS)[number];
    const now = faceOf(postac, { szabla: 7, kreski: 2, lafa: 5 });
    expect(now.figures.map(({ text, changed }) => [text, changed])).toEqual([['7', true], ['2', false]]);
    expect(now.lafa).toEqual({ text: '5/−1', changed: true });
  });

  it('gives each faction its own arms', () => {
    const names = ['Awanturnicy', 'Dworscy', 'Osmanowie', 'Radziwiłłowie', 'Wiśniowieccy'];
    expect(new Set(names.map((it) => JSON.stringify(factionArms(it)))).size).toBe(5);
    expect(factionArms('Szwedzi')).toBeNull();
  });
});
