// One short game as a list of scenes: each is a whole view, what happened since the last one, and the question.
import type { ChoiceKind, ChoiceView, DecisionView, QuestionKind, SeenEvent } from '../lib/wire';
import { cardView, emptyView, seatView, seen, type VetoTable } from './table';

export interface Scene {
  view: VetoTable;
  events: SeenEvent[];
  decision: DecisionView;
  /** Shown by itself after the one before, as the opponent's moves are. */
  follows?: boolean;
}

type Event = SeenEvent extends infer E ? (E extends { kind: string } ? Omit<E, 'rule'> : never) : never;

export function happened(event: Event, rule: string | null = null): SeenEvent {
  return { ...event, rule } as SeenEvent;
}

export function choice(kind: ChoiceKind, card: number | null = null, ability: number | null = null): ChoiceView {
  return { kind, card, find: null, ability, number: null, rule: null };
}

export function ask(seat: number, kind: QuestionKind, choices: ChoiceView[], about: number | null = null, rule: string | null = null): DecisionView {
  return { seat, question: { kind, about, rule }, choices };
}

function opening(): Scene {
  const view = emptyView();
  view.phase = 'przygotowanie';
  view.round = 1;
  view.voice = null;
  const hand = ['mb-bohun', 'mb-dosia', 'mb-batorowka', 'mb-szynk', 'mb-ciecie-krzyzowe', 'mb-odbicie', 'mb-liberum-veto'];
  hand.forEach((id, index) => (view.cards[index + 1] = cardView(id, 0)));
  Object.assign(view.seats[0] ?? {}, { dwor: [1, 2, 3, 4, 5, 6, 7] });
  const drawn = hand.map((id, index) => seen(index + 1, id));
  return {
    view,
    events: [
      happened({ kind: 'shuffled', seat: 0, number: 1 }, 'MB 16'),
      happened({ kind: 'shuffled', seat: 1, number: 2 }, 'MB 16'),
      happened({ kind: 'drew', seat: 0, cards: drawn }, 'MB 22'),
      happened({ kind: 'drew', seat: 1, cards: Array.from({ length: 7 }, () => ({ handle: null, was: null, card: null })) }, 'MB 22'),
    ],
    decision: ask(0, 'grymaszenie', [choice('keep'), choice('exchange')], null, 'MB 23'),
  };
}

function middle(): Scene {
  const view = emptyView();
  view.round = 3;
  view.pool_kreski = 7;
  const put = (handle: number, id: string | null, owner: number, change = {}) => (view.cards[handle] = cardView(id, owner, change));
  put(1, 'mb-bohun', 0, { attached: [3, 5] });
  put(2, 'mb-dosia', 0, { zaznaczona: true });
  put(3, 'mb-batorowka', 0, { host: 1 });
  put(5, 'mb-ciecie-krzyzowe', 0, { host: 1 });
  put(4, 'mb-szynk', 0);
  put(10, 'mb-chutor', 0);
  ['mb-wasyl', 'mb-odbicie', 'mb-liberum-veto', 'mb-topor', 'mb-koncept', 'mb-ciecie-krzyzowe'].forEach((id, index) => put(20 + index, id, 0));
  put(30, 'mb-skrzetuski', 1, { attached: [33, 34, 35] });
  put(31, 'mb-podbipieta', 1, { zaznaczona: true });
  put(32, 'mb-lubnie', 1);
  put(33, 'mb-zbroja', 1, { host: 30 });
  put(34, null, 1, { host: 30 });
  put(35, null, 1, { host: 30 });
  put(40, 'mb-koncept', 0);
  put(41, 'mb-list', 1);
  put(42, 'mb-ciecie-wreczne', 1);
  view.seats = [
    seatView(0, 'mb-awanturnicy', { kreski: 5, dukaty: 4, income: 6, dwor: [20, 21, 22, 23, 24, 25], dwor_size: 6, kredens_size: 14, pole: [1, 2, 4, 10], lazaret: [40] }),
    seatView(1, 'mb-wisniowieccy', { kreski: 3, dukaty: 6, income: 5, dwor_size: 5, dwor_known: ['mb-pistolet'], kredens_size: 15, pole: [30, 31, 32], lazaret: [41, 42] }),
  ];
  return {
    view,
    events: [
      happened({ kind: 'round_begins', round: 3 }),
      happened({ kind: 'voice', seat: 0 }, 'MB 25'),
      happened({ kind: 'used', seat: 0, card: seen(2, 'mb-dosia'), ability: 0, targets: [] }),
      happened({ kind: 'tapped', card: seen(2, 'mb-dosia') }, 'MB 77'),
      happened({ kind: 'dukaty', from: null, to: 0, amount: 2 }),
      happened({ kind: 'said', seat: 0, word: 'bene' }),
      happened({ kind: 'voice', seat: 1 }, 'MB 33'),
      happened({ kind: 'agitates', seat: 1, card: seen(31, 'mb-podbipieta') }),
      happened({ kind: 'tapped', card: seen(31, 'mb-podbipieta') }, 'MB 38'),
      happened({ kind: 'kreski', from: null, to: 1, amount: 1 }, 'MB 38'),
      happened({ kind: 'said', seat: 1, word: 'bene' }),
      happened({ kind: 'voice', seat: 0 }, 'MB 33'),
    ],
    decision: ask(0, 'stint', [
      choice('play', 20), choice('play', 23), choice('play', 24), choice('underlay', 21), choice('underlay', 25),
      choice('agitate', 1), choice('challenge', 1), choice('use', 4, 0), choice('bene'), choice('pas'),
    ], null, 'MB 26'),
  };
}

function challenged(): Scene {
  const { view } = middle();
  const bohun = view.cards[1];
  if (bohun) bohun.zaznaczona = true;
  view.stos = [{ kind: 'challenge', controller: 0, source: 1, ability: null, targets: [30], cost: { lafa: null, taps: true, text: null } }];
  view.duel = {
    stage: 'acceptance',
    challenger: { seat: 0, postac: 1, szabla: 6, parts: [{ card: 'mb-bohun', amount: 6 }], moderunki: [], sztychy: [], bene: false },
    challenged: { seat: 1, postac: 30, szabla: 6, parts: [{ card: 'mb-skrzetuski', amount: 6 }], moderunki: [], sztychy: [], bene: false },
    turn: null,
  };
  return {
    view,
    events: [
      happened({ kind: 'challenges', seat: 0, card: seen(1, 'mb-bohun'), target: seen(30, 'mb-skrzetuski') }),
      happened({ kind: 'tapped', card: seen(1, 'mb-bohun') }, 'MB 42'),
    ],
    decision: ask(1, 'acceptance', [], 30, 'MB 44'),
  };
}

function fencing(): Scene {
  const { view } = challenged();
  view.stos = [];
  if (view.duel) {
    view.duel.stage = 'sztychy';
    view.duel.turn = 0;
    Object.assign(view.duel.challenger, { szabla: 8, moderunki: [3], parts: [{ card: 'mb-bohun', amount: 6 }, { card: 'mb-batorowka', amount: 2 }] });
    Object.assign(view.duel.challenged, { szabla: 9, moderunki: [33], sztychy: ['mb-ciecie-wreczne'], parts: [{ card: 'mb-skrzetuski', amount: 6 }, { card: 'mb-zbroja', amount: 1 }, { card: 'mb-ciecie-wreczne', amount: 2 }] });
  }
  view.cards[43] = cardView('mb-ciecie-wreczne', 1);
  Object.assign(view.seats[1] ?? {}, { dwor_size: 4, lazaret: [41, 42, 43] });
  return {
    view,
    events: [
      happened({ kind: 'accepted', seat: 1, card: seen(30, 'mb-skrzetuski') }),
      happened({ kind: 'duel_begins', challenger: seen(1, 'mb-bohun'), challenged: seen(30, 'mb-skrzetuski') }, 'MB 45'),
      happened({ kind: 'duel_stands', challenger: 8, challenged: 7 }),
      happened({ kind: 'said', seat: 0, word: 'bene' }),
      happened({ kind: 'played', seat: 1, card: seen(43, 'mb-ciecie-wreczne'), targets: [] }),
      happened({ kind: 'duel_stands', challenger: 8, challenged: 9 }),
    ],
    decision: ask(0, 'duel_turn', [choice('play', 21), choice('play', 25), choice('play', 5), choice('bene')], null, 'MB 48'),
    follows: true,
  };
}

function parried(): Scene {
  const { view } = fencing();
  if (view.duel) {
    view.duel.turn = 1;
    view.duel.challenger.parts.push({ card: 'mb-odbicie', amount: 1 });
    Object.assign(view.duel.challenger, { szabla: 9, sztychy: ['mb-odbicie'] });
    view.duel.challenged.parts.push({ card: 'mb-odbicie', amount: -1 });
    view.duel.challenged.szabla = 8;
  }
  Object.assign(view.seats[0] ?? {}, { dwor: [20, 22, 23, 24, 25], dwor_size: 5, lazaret: [40, 21] });
  return {
    view,
    events: [
      happened({ kind: 'played', seat: 0, card: seen(21, 'mb-odbicie'), targets: [] }),
      happened({ kind: 'duel_stands', challenger: 9, challenged: 8 }),
    ],
    decision: ask(1, 'duel_turn', [], null, 'MB 48'),
  };
}

function afterDuel(): Scene {
  const { view } = parried();
  view.duel = null;
  view.cards[44] = cardView('mb-zbroja', 1);
  view.cards[30] = cardView('mb-skrzetuski', 1);
  for (const handle of [33, 34, 35]) delete view.cards[handle];
  view.cards[45] = cardView('mb-ciecie-wreczne', 1);
  view.cards[46] = cardView('mb-ciecie-wreczne', 1);
  Object.assign(view.seats[0] ?? {}, { kreski: 6 });
  Object.assign(view.seats[1] ?? {}, { kreski: 2, pole: [31, 32], lazaret: [41, 42, 43, 44, 45, 46, 30] });
  return {
    view,
    events: [
      happened({ kind: 'said', seat: 1, word: 'bene' }),
      happened({ kind: 'said', seat: 0, word: 'bene' }),
      happened({ kind: 'duel_won', winner: seen(1, 'mb-bohun'), loser: seen(30, 'mb-skrzetuski'), by: 1, killed: false }, 'MB 53'),
      happened({ kind: 'kreski', from: 1, to: 0, amount: 1 }, 'MB 54'),
      happened({ kind: 'moved', card: seen(30, 'mb-skrzetuski'), owner: 1, from: 'pole', to: 'lazaret', host: null }, 'MB 54'),
    ],
    decision: ask(0, 'stint', [choice('play', 23), choice('play', 24), choice('underlay', 25), choice('bene'), choice('pas')], null, 'MB 26'),
    follows: true,
  };
}

function replying(): Scene {
  const { view } = afterDuel();
  view.voice = 1;
  view.election = 0;
  view.cards[47] = cardView('mb-list', 1);
  view.stos = [{ kind: 'card', controller: 1, source: 47, ability: null, targets: [30] }];
  Object.assign(view.seats[0] ?? {}, { kreski: 10 });
  view.pool_kreski = 3;
  Object.assign(view.seats[1] ?? {}, { dwor_size: 3 });
  return {
    view,
    events: [
      happened({ kind: 'elekcja_announced', seat: 0 }),
      happened({ kind: 'played', seat: 1, card: seen(47, 'mb-list'), targets: [seen(30, 'mb-skrzetuski')] }),
    ],
    decision: ask(0, 'reply', [choice('play', 22), choice('decline')], 47, 'MB 29'),
    follows: true,
  };
}

function searching(): Scene {
  const { view } = afterDuel();
  view.stos = [{ kind: 'card', controller: 0, source: 24, ability: null, targets: [] }];
  const found = ['mb-batorowka', 'mb-topor'].map((find) => ({ ...choice('find'), find }));
  return {
    view,
    events: [happened({ kind: 'played', seat: 0, card: seen(24, 'mb-koncept'), targets: [] })],
    decision: ask(0, 'card', [...found, choice('pick', 40), choice('done')], 24, 'MB 80'),
  };
}

function won(): Scene {
  const { view } = replying();
  view.stos = [];
  view.phase = 'koniec';
  view.over = { winner: 0, reason: 'elekcja', rule: 'MB 70' };
  return {
    view,
    events: [happened({ kind: 'over', over: { winner: 0, reason: 'elekcja', rule: 'MB 70' } }, 'MB 70')],
    decision: ask(0, 'stint', []),
  };
}

export const STORY: Record<string, () => Scene> = { opening, middle, challenged, fencing, parried, afterDuel, replying, searching, won };
