import { describe, expect, it } from 'vitest';
import { SCENES } from '../mock/scenes';
import { battleOf } from './bitwa';
import { loose } from './choices';
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
    expect(end?.verdict).toEqual({ winner: 'challenger', by: 4, killed: false, kreski: 0, beaten: ['wzor-jazda'] });
    expect(lastScene(view, [{ kind: 'clash_drawn', rule: null }])?.verdict?.winner).toBeNull();
  });
});
