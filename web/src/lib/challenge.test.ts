import { describe, expect, it } from 'vitest';
import { challengeEnd, challengeOf } from './challenge';
import type { DecisionView, SeenCard, SeenEvent, ThronesCard, ThronesSeat, ThronesView } from './wire';

function card(id: string, controller: number, strength: number): ThronesCard {
  return {
    card: id, place: 'play', owner: controller, controller, kneeling: false, host: null, attached: [], duplicates: [],
    power: 0, stand: 0, poison: 0, betrayal: 0, strength, icons: ['military'], side: null, blank: false,
  };
}

function seat(number: number, claim: number): ThronesSeat {
  return {
    seat: number, faction: 'stark', faction_card: 90 + number, agenda: null, gold: 0, power: 0, hand: [], hand_size: 5, hand_known: [],
    deck_size: 40, plot: null, plots_left: 5, used_plots: [], play: [], discard: [], dead: [],
    values: { gold: 5, initiative: 3, claim, reserve: 6 }, eliminated: false,
  };
}

function table(change: Partial<ThronesView> = {}): ThronesView {
  return {
    ruleset: 'joust', you: 0, round: 1, phase: 'challenges', first: 0, active: 0, seats: [seat(0, 2), seat(1, 1)],
    cards: { 1: card('ned', 0, 5), 2: card('arya', 0, 2), 3: card('tywin', 1, 6) }, challenge: null, picked: [], over: null, ...change,
  };
}

function asked(kind: 'attackers' | 'defenders' | 'initiate', to: number, word: string | null = null): DecisionView {
  return { seat: to, question: { kind, about: null, word, rule: null }, choices: [] };
}

const seen = (handle: number, id: string): SeenCard => ({ handle, was: null, card: id });
const happened = (event: object) => ({ rule: null, ...event }) as SeenEvent;

describe('a challenge', () => {
  it('is seen by its attacker while he declares it, with a running total', () => {
    const scene = challengeOf(table({ picked: [1, 2] }), asked('attackers', 0, 'military'));
    expect(scene).toMatchObject({ stage: 'attackers', icon: 'military', claim: 2, winner: null });
    expect(scene?.attacker).toMatchObject({ seat: 0, total: 7, fighters: [{ card: 'ned', picked: true }, { card: 'arya', picked: true }] });
    expect(scene?.defender).toMatchObject({ seat: 1, total: 0, fighters: [] });
    // Whoever is not asked sees nothing of it yet.
    expect(challengeOf(table({ you: 1 }), asked('attackers', 0))).toBeNull();
    expect(challengeOf(table(), asked('initiate', 0))).toBeNull();
  });

  it('counts the defenders pointed at before they are declared', () => {
    const challenge = { icon: 'military', attacker: 0, defender: 1, attackers: [1], defenders: [], attack: 5, defence: 0, defended: false, winner: null } as const;
    const view = table({ you: 1, picked: [3], challenge: { ...challenge, attackers: [1], defenders: [] } });
    expect(challengeOf(view, asked('defenders', 1))?.defender).toMatchObject({ total: 6, fighters: [{ card: 'tywin', strength: 6, picked: true }] });
    const fought = table({ challenge: { ...challenge, attackers: [1], defenders: [3], defence: 6, defended: true } });
    expect(challengeOf(fought, null)).toMatchObject({ stage: 'defenders', attacker: { total: 5 }, defender: { total: 6 } });
  });

  it('is shown at its end even if it began and ended at once', () => {
    const events = [
      happened({ kind: 'challenge_begins', seat: 0, defender: 1, icon: 'power' }),
      happened({ kind: 'attacks', card: seen(1, 'ned') }),
      happened({ kind: 'challenge_won', seat: 0, attack: 5, defence: 0, unopposed: true }),
      happened({ kind: 'claimed', seat: 1, icon: 'power', value: 2 }),
      happened({ kind: 'challenge_ends' }),
      happened({ kind: 'killed', card: seen(3, 'tywin') }),
    ];
    const scene = challengeEnd(table(), events);
    expect(scene).toMatchObject({ stage: 'end', icon: 'power', winner: 0, unopposed: true, claim: 2 });
    expect(scene?.attacker).toMatchObject({ total: 5, fighters: [{ card: 'ned', strength: 5 }] });
    expect(scene?.defender.fighters).toEqual([]);
    // What happens after its end belongs to something else.
    expect(scene?.consequences.map((it) => it.kind)).toEqual(['claimed']);
  });

  it('remembers who was declared before, and forgets who left', () => {
    const challenge = { icon: 'military' as const, attacker: 0, defender: 1, attackers: [1, 2], defenders: [], attack: 7, defence: 0, defended: false, winner: null };
    const events = [
      happened({ kind: 'defends', card: seen(3, 'tywin') }),
      happened({ kind: 'out_of_challenge', card: seen(2, 'arya') }),
      happened({ kind: 'challenge_won', seat: 1, attack: 5, defence: 6, unopposed: false }),
    ];
    const scene = challengeEnd(table({ challenge }), events);
    expect(scene?.attacker.fighters.map((it) => it.card)).toEqual(['ned']);
    expect(scene?.defender.fighters.map((it) => it.card)).toEqual(['tywin']);
    expect(challengeEnd(table({ challenge }), events.slice(0, 2))).toBeNull();
  });
});
