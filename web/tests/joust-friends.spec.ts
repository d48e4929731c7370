// Two people joust by link: both see the same table, each his own hand only; and somebody watches.
import type { Page } from '@playwright/test';
import { expect, test } from './journey';
import { Player, someIsAsked } from './player';
import { againstAFriend } from './rooms';

/** What both players must agree on, told the same way from either side. */
function publicly(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    const text = (it: Element | null | undefined) => (it?.textContent ?? '').replace(/\s+/g, ' ').trim();
    const cards = (root: Element, selector: string) => [...root.querySelectorAll(`${selector} [data-card]`)].map((it) => it.getAttribute('data-card'));
    const houses = [...document.querySelectorAll('.house')].map((house) => ({
      name: text(house.querySelector('.name')),
      purse: [...house.querySelectorAll('.purse [aria-label]')].map((it) => it.getAttribute('aria-label')),
      plot: cards(house, '.plot'),
      values: text(house.querySelector('dl')),
      rows: cards(house, '.rows').sort(),
      kneeling: house.querySelectorAll('.rows .tapped').length,
    }));
    return {
      houses: houses.sort((one, other) => one.name.localeCompare(other.name)),
      phases: text(document.querySelector('.phases')),
      now: text(document.querySelector('.phases .now')),
    };
  });
}

async function expectSameTable(players: Player[]): Promise<void> {
  await expect
    .poll(async () => {
      const tables = await Promise.all(players.map((it) => it.look()));
      for (const [index, table] of tables.entries()) await players[index]?.read(table);
      return tables.every((it) => it.at === tables[0]?.at && it.at >= 0 && !it.verdict);
    }, { message: 'all have heard the same' })
    .toBe(true);
  const [first, ...others] = await Promise.all(players.map((it) => publicly(it.page)));
  for (const other of others) expect(other).toEqual(first);
}

test('two browsers joust by link, through a reload, while a third sees no hand', async ({ page, another }) => {
  test.setTimeout(300_000);
  const guestPage = await another();
  const link = await againstAFriend(page, guestPage, 'Pojedynek z przyjacielem');
  const watching = await another();
  const heard: string[] = [];
  watching.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))));
  await watching.goto(link);
  await watching.getByRole('button', { name: 'Oglądaj' }).click();
  await expect(watching.getByRole('main', { name: 'Stół' })).toBeVisible();
  const [host, guest, spectator] = [new Player(page), new Player(guestPage), new Player(watching)];

  const round = () => page.locator('.phases .round').innerText();
  let [checks, reloaded, over] = [0, false, false];
  for (let step = 0; step < 500 && !over; step++) {
    const tables = [await host.look(), await guest.look()];
    over = tables.every((it) => it.over);
    await someIsAsked([host, guest]);
    for (const player of [host, guest]) await player.answerNow(await player.look());
    await spectator.read(await spectator.look());
    if (step === 25) {
      const hand = () => guestPage.locator('.hand [data-handle]').evaluateAll((all) => all.map((it) => it.getAttribute('aria-label')));
      await guestPage.reload();
      await expect(guestPage.getByRole('main', { name: 'Stół' })).toBeVisible();
      await expect.poll(async () => (await hand()).length).toBeGreaterThan(0);
      reloaded = true;
    }
    if (step % 10 === 9 && !over) {
      await expectSameTable([host, guest, spectator]);
      checks += 1;
      if (checks > 2 && reloaded && /Runda [3-9]/.test(await round())) break;
    }
  }

  expect(over || /Runda [3-9]/.test(await round()), 'two rounds were played').toBe(true);
  expect(checks).toBeGreaterThan(2);
  expect(reloaded).toBe(true);
  await expect(watching.locator('.hand')).toHaveCount(0);
  await expect(watching.locator('[data-legal]')).toHaveCount(0);
  // Not even what cannot be seen: the socket told of no card in a hand, and of no choice.
  const welcome = JSON.parse(heard.find((it) => it.includes('"welcome"')) ?? '{}') as { view: { you: unknown; seats: { hand: unknown[]; hand_size: number }[] } };
  expect(welcome.view.you).toBeNull();
  expect(welcome.view.seats.map((it) => it.hand)).toEqual([[], []]);
  expect(welcome.view.seats.every((it) => it.hand_size > 0)).toBe(true);
  const patched = heard.flatMap((it) => ((JSON.parse(it) as { patch?: { path: string; value?: unknown }[] }).patch ?? []).filter(({ path }) => /^\/seats\/\d+\/hand(\/|$)/.test(path)));
  expect(patched.filter(({ value }) => !Array.isArray(value) || value.length > 0)).toEqual([]);
  expect(heard.join('')).not.toMatch(/"choices":\[\{/);
});
