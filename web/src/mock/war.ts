// Scenes of the whole game: the auction, the Pole Ziem, a bitwa with its potyczka.
import { ask, choice, happened, type Scene } from './script';
import { cardView, emptyView, seatView, seen, type VetoTable } from './table';

/** Both have a Karmazyn; on two ziemie there are oddziały of both. */
function laid(): VetoTable {
  const view = emptyView();
  const put = (handle: number, id: string | null, owner: number, change = {}) => (view.cards[handle] = cardView(id, owner, change));
  put(50, 'mb-bohun', 0);
  put(51, 'wzor-postac', 0, { znaczniki: ['agitacja'] });
  put(52, 'wzor-efekt', 0);
  put(60, 'mb-podbipieta', 1);
  put(61, 'wzor-posesja', 1);
  put(62, 'mb-skrzetuski', 1, { zaznaczona: true, attached: [63] });
  put(63, 'mb-zbroja', 1, { host: 62 });
  put(65, 'wzor-ziemia', 0, { znaczenie: 3 });
  put(66, 'wzor-step', 1, { zaznaczona: true });
  put(70, 'wzor-oddzial', 0, { zaznaczona: true, attached: [74], znaczniki: ['zmeczenie'], bitnosc: 5 });
  put(71, 'wzor-piechota', 0);
  put(72, 'wzor-jazda', 1);
  put(73, 'wzor-piechota', 1, { zaznaczona: true });
  put(74, 'mb-wasyl', 0, { host: 70 });
  put(75, 'wzor-jazda', 1);
  ['mb-ciecie-krzyzowe', 'mb-odbicie', 'wzor-ziemia', 'wzor-oddzial', 'mb-liberum-veto'].forEach((id, index) => put(80 + index, id, 0));
  return Object.assign(view, {
    ruleset: 'ah', round: 3, phase: 'gra' as const, pool_kreski: 6, initiative: 1, bojowy: 0,
    ziemie: [
      { ziemia: 65, controlled_by: null, oddzialy: [70, 71, 72, 73] },
      { ziemia: 66, controlled_by: 1, oddzialy: [75] },
    ],
    seats: [
      seatView(0, 'mb-awanturnicy', { kreski: 5, dukaty: 9, income: 4, dwor: [80, 81, 82, 83, 84], dwor_size: 5, kredens_size: 40, pole: [50], karmazyni: [51], attached: [52], strategia: 'wzor-strategia' }),
      seatView(1, 'mb-wisniowieccy', { kreski: 4, dukaty: 6, income: 5, dwor_size: 6, kredens_size: 41, pole: [62, 61], karmazyni: [60] }),
    ],
  });
}

function licytacja(): Scene {
  const view = Object.assign(laid(), { phase: 'odznaczenie' as const, voice: null, auction: [2, 3] });
  const bids = [1, 2, 3].map((number) => ({ ...choice('bid'), number }));
  return {
    view,
    events: [happened({ kind: 'round_begins', round: 3 }), happened({ kind: 'bid', seat: 1, points: 1, price: 3, total: 3 }, 'AH 501.1.b')],
    decision: ask(0, 'inicjatywa', [...bids, choice('pas')], null, 'AH 501.1.b'),
  };
}

function stos(): Scene {
  const view = laid();
  view.stos = [
    { kind: 'ability', controller: 0, source: 51, ability: 0, targets: [62], cost: { lafa: null, taps: true, text: { pl: 'odrzuć kreskę', en: 'discard a kreska' } } },
    { kind: 'card', controller: 1, source: 63, ability: null, targets: [51], cost: { lafa: 2, taps: false, text: null } },
  ];
  return {
    view,
    events: [happened({ kind: 'used', seat: 0, card: seen(51, 'wzor-postac'), ability: 0, targets: [seen(62, 'mb-skrzetuski')] })],
    decision: ask(0, 'reply', [choice('play', 84), choice('decline')], 63, 'AH 115.8.a'),
  };
}

function bitwa(): Scene {
  const view = Object.assign(laid(), { phase: 'oddzialy' as const, voice: null });
  return { view, events: [], decision: ask(0, 'bitwa', [choice('battle', 65), choice('pas')], null, 'AH 516.1') };
}

function zastep(): Scene {
  const { view } = bitwa();
  view.bitwa = { ziemia: 65, sides: [0, 1], won: [1, 0], fought: [70, 73], chosen: [false, true], yours: null, attackers: [], attacked: null, strengths: [[70, 3], [71, 3], [72, 3], [73, 2]].map(([oddzial = 0, bitnosc = 0]) => ({ oddzial, bitnosc })) };
  const ziemia = view.cards[65];
  if (ziemia) ziemia.zaznaczona = true;
  return {
    view,
    events: [happened({ kind: 'battle_begins', seat: 0, defender: 1, card: seen(65, 'wzor-ziemia') }, 'AH 516.1'), happened({ kind: 'commits', seat: 1 })],
    decision: ask(0, 'zastep', [choice('pick', 70), choice('pick', 71)], null, 'AH 516.2.a'),
  };
}

function potyczka(): Scene {
  const { view } = zastep();
  if (view.bitwa) Object.assign(view.bitwa, { attackers: [70, 71], attacked: 72, chosen: [true, true] });
  view.duel = {
    stage: 'sztychy', potyczka: true, turn: 0,
    challenger: { seat: 0, postac: 70, beside: [71], szabla: 7, parts: [{ card: 'wzor-oddzial', amount: 4 }, { card: 'wzor-piechota', amount: 3 }], moderunki: [], sztychy: [], bene: false },
    challenged: { seat: 1, postac: 72, szabla: 3, parts: [{ card: 'wzor-jazda', amount: 3 }], moderunki: [], sztychy: [], bene: true },
  };
  return {
    view,
    events: [happened({ kind: 'clash', cards: [seen(70, 'wzor-oddzial'), seen(71, 'wzor-piechota')], target: seen(72, 'wzor-jazda') }, 'AH 514.2')],
    decision: ask(0, 'duel_turn', [choice('play', 80), choice('bene')], null, 'AH 514.3.a'),
  };
}

function pobici(): Scene {
  const { view } = bitwa();
  const gone = view.ziemie?.[0];
  if (gone) Object.assign(gone, { controlled_by: 0, oddzialy: [70, 71, 73] });
  Object.assign(view.seats[0] ?? {}, { kreski: 6 });
  Object.assign(view.seats[1] ?? {}, { kreski: 3, lazaret: [72] });
  return {
    view,
    events: [
      happened({ kind: 'clash_won', seat: 0, cards: [seen(72, 'wzor-jazda')], by: 4 }, 'AH 514.3.d'),
      happened({ kind: 'moved', card: seen(72, 'wzor-jazda'), owner: 1, from: 'ziemie', to: 'lazaret', host: null }, 'AH 514.3.d'),
      happened({ kind: 'kreski', from: 1, to: 0, amount: 1 }, 'AH 514.3.d'),
      happened({ kind: 'battle_ends', card: seen(65, 'wzor-ziemia'), seat: 0, won: 2, lost: 0 }, 'AH 516.4'),
    ],
    decision: ask(0, 'ruch', [choice('pick', 71), choice('done')], null, 'AH 517.1'),
  };
}

function dokad(): Scene {
  const { view } = pobici();
  return { view, events: [], decision: ask(0, 'dokad', [choice('pick', 66), choice('pole_elekcyjne')], 71, 'AH 517.2') };
}

/** Both of the other side have fought; two of the own one are left over. */
function atak(): Scene {
  const { view } = zastep();
  view.cards[76] = cardView('wzor-jazda', 0, { zaznaczona: true });
  view.ziemie?.[0]?.oddzialy.push(76);
  if (view.bitwa) {
    Object.assign(view.bitwa, { won: [1, 1], fought: [70, 72, 73], chosen: [false, false] });
    view.bitwa.strengths.push({ oddzial: 76, bitnosc: 2 });
  }
  return { view, events: [], decision: ask(0, 'atak', [choice('pick', 72), choice('pick', 73), choice('done')], null, 'AH 516.2.b') };
}

function szyk(): Scene {
  const { view } = atak();
  if (view.bitwa) Object.assign(view.bitwa, { attackers: [71], attacked: 72 });
  return { view, events: [], decision: ask(0, 'szyk', [choice('pick', 76), choice('done')], null, 'AH 516.2.b') };
}

function kontrola(): Scene {
  const { view } = bitwa();
  view.ziemie = [
    { ziemia: 65, controlled_by: 0, oddzialy: [70, 71, 73] },
    { ziemia: 66, controlled_by: 1, oddzialy: [75] },
  ];
  view.initiative = 0;
  return { view, events: [], decision: ask(0, 'kontrola', [choice('pick', 65), choice('pick', 66)], null, 'AH 518.4') };
}

function wziete(): Scene {
  const { view } = kontrola();
  Object.assign(view, { phase: 'zakonczenie', pool_kreski: 2 });
  Object.assign(view.seats[0] ?? {}, { kreski: 8 });
  Object.assign(view.seats[1] ?? {}, { kreski: 5 });
  return {
    view,
    events: [
      happened({ kind: 'checked', seat: 0, card: seen(65, 'wzor-ziemia'), cards: [seen(71, 'wzor-piechota')], znaczenie: 3 }, 'AH 518.2'),
      happened({ kind: 'kreski', from: null, to: 0, amount: 3 }, 'AH 518.3'),
      happened({ kind: 'checked', seat: 1, card: seen(66, 'wzor-step'), cards: [seen(75, 'wzor-jazda')], znaczenie: 2 }, 'AH 518.2'),
      happened({ kind: 'kreski', from: null, to: 1, amount: 1 }, 'AH 518.3'),
    ],
    decision: ask(0, 'discard', [choice('pick', 80), choice('done')], null, 'AH 519.1.b'),
  };
}

/** Late in a game: more postacie and posesje on one side than fit at their full size. */
function tlok(): Scene {
  const view = laid();
  const postacie = ['mb-laszcz', 'mb-horpyna', 'mb-czarnota', 'mb-dosia', 'mb-sowa'].map((id, index) => ({ id, handle: 90 + index }));
  const posesje = ['mb-szynk', 'mb-chutor', 'mb-jary', 'mb-szynk', 'mb-chutor'].map((id, index) => ({ id, handle: 100 + index }));
  for (const { id, handle } of [...postacie, ...posesje]) view.cards[handle] = cardView(id, 0);
  const seat = view.seats[0];
  if (seat) seat.pole = [...seat.pole, ...postacie.map((it) => it.handle), ...posesje.map((it) => it.handle)];
  // The influence of the faction card, which lies beside the table.
  view.cards[110] = cardView('mb-awanturnicy', 0);
  return { view, events: [], decision: ask(0, 'stint', [choice('use', 104, 0), choice('agitate', 90), choice('use', 110, 0), choice('pas')], null, 'AH 114.3') };
}

export const WAR: Record<string, () => Scene> = { licytacja, stos, bitwa, zastep, potyczka, pobici, dokad, atak, szyk, kontrola, wziete, tlok };
