// A war between two people against the real server: ziemie, oddziały, and a bitwa fought to its end by clicking.
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './journey';
import { byMouse, Player, someIsAsked, type Plan, type Table } from './player';

const folder = join(import.meta.dirname, '../test-results/looks');
const DECK = 'osmanowie-dom-wojny';
/** What is played first, and what is of no use in a war and makes room in the dwór. */
const ORDER = ['ziemia', 'oddzial', 'posesja', 'moderunek', 'postac'];
/** How many oddziały each wants on a ziemia before they fight. */
const HOST = 2;

/** Somebody who wants a war, and keeps his oddziały for it. */
function warlike(kinds: Map<string, string>, ready: () => boolean): Plan {
  const rank = (table: Table, handle: string) => ORDER.indexOf(kinds.get(table.faces[table.cards.indexOf(handle)] ?? '') ?? '');
  return (table) => {
    if (['utrzymanie', 'ruch', 'elekcja'].includes(table.question)) return null;
    if (table.question === 'bitwa') return ready() ? undefined : null;
    if (table.question === 'discard') return table.cards.findLast((it) => rank(table, it) < 0 || rank(table, it) > 2) ?? null;
    if (table.question !== 'stint') return undefined;
    const playable = table.held.filter((it) => rank(table, it) >= 0);
    return playable.sort((one, other) => rank(table, one) - rank(table, other))[0] ?? null;
  };
}

/** How many oddziały stand above and below the best defended ziemia. */
async function hosts(page: Page): Promise<[number, number]> {
  return page.evaluate(() => {
    const count = (it: Element, side: 'first' | 'last') => {
      const troops = it.querySelector(side === 'first' ? '.troops:first-child' : '.troops:last-child');
      return troops?.querySelectorAll('.troop').length ?? 0;
    };
    const places = [...document.querySelectorAll('.ziemie .place')].map((it): [number, number] => [count(it, 'first'), count(it, 'last')]);
    return places.sort((one, other) => Math.min(...other) - Math.min(...one))[0] ?? [0, 0];
  });
}

test('two people raise oddziały, choose their markers in secret and fight a bitwa to its verdict', async ({ page, another, request }) => {
  test.setTimeout(900_000);
  const cards = (await (await request.get('/api/cards/ah')).json()) as { id: string; kind: string }[];
  const kinds = new Map(cards.map((it) => [it.id, it.kind]));
  const guest = await another();
  await page.goto('/');
  const section = page.locator('[data-game="ah"]');
  await section.getByLabel('Twoja talia').selectOption(DECK);
  await section.getByLabel('Talia przeciwnika').selectOption(DECK);
  await section.getByRole('button', { name: 'Zagraj elekcję z przyjacielem' }).click();
  await guest.goto(await page.getByLabel('Wyślij mu ten odnośnik:').inputValue());
  await guest.getByRole('button', { name: 'Siadaj do stołu' }).click();

  let armed = false;
  const players = [page, guest].map((it) => new Player(it, byMouse, ['play'], warlike(kinds, () => armed)));
  const seen = { hidden: 0, stages: new Set<string>(), verdicts: 0, ended: false };

  /** One answer of whoever is asked, after a look at what both see. */
  const step = async (): Promise<boolean> => {
    await someIsAsked(players);
    const tables = await Promise.all(players.map((it) => it.look()));
    armed = Math.min(...(await hosts(page))) >= HOST;
    await watch(tables);
    for (const [place, player] of players.entries()) {
      const table = tables[place];
      if (table && (table.asked || table.verdict)) return player.answerNow(table);
    }
    return !tables.some((it) => it.over);
  };

  const watch = async (tables: Table[]): Promise<void> => {
    for (const [place, each] of [page, guest].entries()) {
      const { stage, hidden, beaten, ended } = await each.evaluate(() => ({
        stage: document.querySelector<HTMLElement>('.bitwa .front')?.dataset.stage ?? null,
        hidden: document.querySelectorAll('.bitwa .front .marker.back').length,
        beaten: document.querySelector('.duel.potyczka .outcome') !== null,
        ended: document.querySelector('[data-pageant="bitwa"]') !== null,
      }));
      if (stage) seen.stages.add(stage);
      if (stage === 'zastep' && hidden === 1 && tables[place]?.asked) {
        seen.hidden += 1;
        // The other has chosen; whom, nothing on this page says.
        await expect(each.locator('.bitwa .side:not(.own) .chosen')).toHaveCount(0);
        await expect(each.locator('.bitwa').getByRole('img', { name: 'zakryty znacznik' })).toHaveCount(1);
        await each.screenshot({ path: join(folder, 'bitwa-znaczniki.png') });
      }
      if (beaten) {
        seen.verdicts += 1;
        await each.screenshot({ path: join(folder, 'bitwa-potyczka.png') });
      }
      if (ended) {
        seen.ended = true;
        await expect(each.locator('[data-pageant="bitwa"]')).toContainText('AH 516.4');
        await each.screenshot({ path: join(folder, 'bitwa-koniec.png') });
      }
    }
  };

  for (let turn = 0; turn < 700 && !seen.ended; turn++) expect(await step(), 'there is a bitwa before the game is over').toBe(true);
  expect([...seen.stages]).toContain('zastep');
  expect(seen.hidden, 'somebody chose while the other had already chosen').toBeGreaterThan(0);
  expect(seen.verdicts).toBeGreaterThan(0);
  expect(seen.ended).toBe(true);
  for (const each of [page, guest]) {
    const log = each.getByRole('log');
    await expect(log).toContainText(/zaczyna(?:sz)? bitwę/i);
    await expect(log).toContainText('Potyczka:');
    await expect(log).toContainText(/(wygrywa(?:sz)? bitwę|Bitwa nierozstrzygnięta).*\(\d : \d\)/i);
  }
});
