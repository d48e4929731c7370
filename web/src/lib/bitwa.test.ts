import { describe, expect, it } from 'vitest';
import { SCENES } from '../mock/scenes';
import { battleOf } from './bitwa';
import { loose } from './choices';
import { Markers } from './markers';
import { checked, lands } from './kontrola';
import { before } from './pageant';
import { lastScene, sceneOf } from './duel';

const scene = (name: string) => {
  const made = SCENES[name]?.();
  if (!made) throw new Error(`no scene ${name}`);
  return made;
};

describe('a bitwa', () => {
  it('shows both hosts, the own one last, and tells nobody whom the other has chosen', () => {
    const battle = battleOf(scene('zastep').view);
    expect(battle?.sides.map(({ seat, began, won, ready }) => [seat, began, won, ready])).toEqual([[1, false, 0, true], [0, true, 1, false]]);
    expect(battle?.sides.map((it) => it.troops.map(({ handle, fought, chosen }) => [handle, fought, chosen]))).toEqual([
      [[72, false, false], [73, true, false]],
      [[70, true, false], [71, false, false]],
    ]);
  });

  it('is over when the view has none', () => {
    expect(battleOf(scene('middle').view)).toBeNull();
  });

  it('covers everything but those who fight in it', () => {
    const { view, decision } = scene('zastep');
    expect(loose(decision, view)).toEqual([]);
    const elsewhere = { ...decision, choices: decision.choices.map((it) => ({ ...it, card: 62 })) };
    expect(loose(elsewhere, view), 'a card on the pole is shown apart').toEqual([62]);
  });
});

describe('a potyczka', () => {
  it('is a duel of oddziały with Bitność and Karność', () => {
    const duel = sceneOf(scene('potyczka').view);
    expect(duel?.potyczka).toBe(true);
    expect([duel?.challenger.szabla, duel?.challenger.karnosc, duel?.challenger.beside]).toEqual([7, 3, ['wzor-piechota']]);
    expect([duel?.challenged.szabla, duel?.challenged.karnosc]).toEqual([3, 2]);
  });

  it('ends with the beaten oddziały named', () => {
    const { view } = scene('potyczka');
    const end = lastScene(view, scene('pobici').events);
    expect(end?.verdict).toMatchObject({ winner: 'challenger', by: 4, killed: false, kreski: 0, beaten: ['wzor-jazda'], rule: 'AH 514.3.d' });
    expect(lastScene(view, [{ kind: 'clash_drawn', rule: null }])?.verdict?.winner).toBeNull();
  });
});

describe('markers', () => {
  it('keep their number though others fall, and those who come later get the next', () => {
    const markers = new Markers();
    expect(markers.on('3-65-0', [70, 71, 76])).toEqual([0, 1, 2]);
    expect(markers.on('3-65-0', [76, 70])).toEqual([2, 0]);
    expect(markers.on('3-65-0', [76, 77])).toEqual([2, 3]);
    expect(markers.on('4-65-0', [76])).toEqual([0]);
  });

  it('lie open in a potyczka that was drawn by them, not in an attack of those left over', () => {
    expect(sceneOf(scene('potyczka').view)?.challenged.marker).toBe(0);
    const { view } = scene('potyczka');
    view.bitwa?.fought.push(72);
    expect(sceneOf(view)?.challenged.marker).toBeNull();
  });
});

describe('the stages of a bitwa', () => {
  it('are told by what has been chosen and what is asked', () => {
    const stage = (name: string) => battleOf(scene(name).view, scene(name).decision.question.kind)?.stage;
    expect([stage('zastep'), stage('atak'), stage('szyk')]).toEqual(['zastep', 'atak', 'szyk']);
  });

  it('end with a verdict of their own after that of the last potyczka', () => {
    const shown = before(scene('potyczka').view, scene('pobici').events);
    expect(shown.map((it) => it.kind)).toEqual(['duel', 'bitwa']);
    expect(shown[1]?.kind === 'bitwa' && shown[1].scene).toEqual({ ziemia: 'wzor-ziemia', winner: 0, won: 2, lost: 0, rule: 'AH 516.4' });
    const duel = shown[0]?.kind === 'duel' ? shown[0].scene.verdict : null;
    expect(duel?.consequences.map((it) => it.kind), 'the fate of the beaten, not the end of the bitwa').toEqual(['moved', 'kreski']);
  });
});

describe('the control of ziemie', () => {
  it('tells who holds each, with whom, and what the pool still had to give', () => {
    const [first, second] = checked(scene('wziete').events);
    expect(first).toEqual({ ziemia: 'wzor-ziemia', seat: 0, oddzialy: ['wzor-piechota'], znaczenie: 3, kreski: 3, rules: ['AH 518.2', 'AH 518.3'] });
    expect([second?.znaczenie, second?.kreski]).toEqual([2, 1]);
    // An empty pool gives nothing, and says so.
    expect(checked(scene('wziete').events.filter((it) => it.kind === 'checked'))[0]?.kreski).toBe(0);
  });

  it('counts untapped and tapped oddziały of both', () => {
    const [pola] = lands(scene('kontrola').view);
    expect(pola?.hosts).toEqual([{ seat: 0, untapped: [71], tapped: [70] }, { seat: 1, untapped: [], tapped: [73] }]);
  });
});
