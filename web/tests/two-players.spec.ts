// Two people by link: both see the same table, each from his own side; and somebody watches.
import type { Page } from '@playwright/test';
import { expect, test } from './journey';
import { BOLD, byMouse, Player, someIsAsked } from './player';
import { againstAFriend } from './rooms';

/** What both players must agree on, told the same way from either side. */
function publicly(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    const text = (it: Element | null | undefined) => (it?.textContent ?? '').replace(/\s+/g, ' ').trim();
    const halves = [...document.querySelectorAll('.half')].map((half) => ({
      faction: text(half.querySelector('.who small')),
      wealth: [...half.querySelectorAll('.wealth [aria-label]')].map((it) => it.getAttribute('aria-label')),
      pole: [...half.querySelectorAll('.pole [data-card]')].filter((it) => !it.closest('.under')).map((it) => it.getAttribute('data-card')),
      // Only their owner knows which sztychy lie face down.
      under: half.querySelectorAll('.pole .under [data-handle]').length,
      tapped: half.querySelectorAll('.pole .tapped').length,
    }));
    return {
      halves: halves.sort((one, other) => one.faction.localeCompare(other.faction)),
      round: text(document.querySelector('.sash .round b')),
      pool: document.querySelector('.sash [role="img"]')?.getAttribute('aria-label'),
    };
  });
}

async function expectSameTable(one: Player, other: Player): Promise<void> {
  await expect
    .poll(async () => {
      const [left, right] = [await one.look(), await other.look()];
      await one.read(left);
      await other.read(right);
      return left.at === right.at && left.at >= 0 && !left.verdict && !right.verdict;
    }, { message: 'both have heard the same' })
    .toBe(true);
  expect(await publicly(one.page)).toEqual(await publicly(other.page));
}

test('two browsers play each other by link, through a reload and a duel into the third round', async ({ page, another }) => {
  test.slow();
  const guestPage = await another();
  await againstAFriend(page, guestPage);
  const [host, guest] = [new Player(page, byMouse, BOLD), new Player(guestPage, byMouse, BOLD)];
  await page.getByPlaceholder(/.+/).last().fill('Czołem!');
  await page.keyboard.press('Enter');
  await expect(guestPage.locator('.chat')).toContainText('Czołem!');

  const log = page.getByRole('log');
  const far = async () => / kontra /.test(await log.innerText()) && /Runda [3-9]/.test(await page.locator('.sash .round').innerText());
  let checks = 0;
  let over = false;
  for (let step = 0; step < 400 && !over; step++) {
    const [left, right] = [await host.look(), await guest.look()];
    over = left.over && right.over;
    await someIsAsked([host, guest]);
    for (const player of [host, guest]) await player.answerNow(await player.look());
    if (step === 30) {
      await guestPage.reload();
      await expect(guestPage.locator('.chat li')).toHaveText(['Agata: Czołem!']);
    }
    if (step % 15 === 14) {
      await expectSameTable(host, guest);
      checks += 1;
      if (checks > 2 && (await far())) break;
    }
  }

  expect(over || (await far()), 'a duel was fought, and two rounds were ended').toBe(true);
  expect(checks).toBeGreaterThan(2);
});

test('a word can be taken back while nobody has answered it', async ({ page, another }) => {
  const guest = await another();
  await againstAFriend(page, guest);
  const first = (await new Player(page).look()).asked ? page : guest;
  await first.locator('[data-choice="keep"]').click();
  await expect(first.locator('[data-choice="keep"]')).toBeHidden();
  await first.getByRole('button', { name: 'Cofnij' }).click();
  await expect(first.locator('[data-choice="keep"]')).toBeVisible();
  expect((await new Player(first).look()).at).toBe(0);
});

test('a spectator sees the table and nobody\'s hand', async ({ page, another }) => {
  const guest = await another();
  const link = await againstAFriend(page, guest);
  const players = [new Player(page), new Player(guest)];
  const watching = await another();
  const heard: string[] = [];
  watching.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))));
  await watching.goto(link);
  await watching.getByRole('button', { name: 'Oglądaj' }).click();
  await expect(watching.getByRole('main', { name: 'Stół' })).toBeVisible();

  for (let step = 0; step < 12; step++) {
    await someIsAsked(players);
    for (const player of players) await player.answerNow(await player.look());
  }
  const at = Math.max(...(await Promise.all(players.map(async (it) => (await it.look()).at))));
  await expect.poll(async () => (await new Player(watching).look()).at).toBeGreaterThanOrEqual(at);

  await expect(watching.locator('.hand')).toHaveCount(0);
  await expect(watching.locator('[data-legal]')).toHaveCount(0);
  // Not even what cannot be seen: the socket told of no card in a dwór.
  const welcome = JSON.parse(heard.find((it) => it.includes('"welcome"')) ?? '{}') as { view: { you: unknown; seats: { dwor: unknown[]; dwor_size: number }[] } };
  expect(welcome.view.you).toBeNull();
  expect(welcome.view.seats.map((it) => it.dwor)).toEqual([[], []]);
  expect(welcome.view.seats.every((it) => it.dwor_size > 0)).toBe(true);
  expect(heard.join('')).not.toMatch(/"choices":\[\{/);
});
