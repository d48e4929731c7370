// Things that go wrong in the middle of a duel of the whole game: a reload, a dead network, a killed server, a second tab.
import type { Page } from '@playwright/test';
import { expect, test } from './journey';
import { BOLD, look, Player } from './player';

/** What is asked, and how the duel stands. */
function duel(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    const texts = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].map((it) => it.innerText.replace(/\s+/g, ' ').trim());
    return { at: document.querySelector<HTMLElement>('.stage')?.dataset.at, duel: texts('.duel'), question: texts('.prompt .question'), answers: texts('.prompt .answers button') };
  });
}

/** To a question of one's own in the middle of a duel. */
async function inADuel(page: Page): Promise<Player> {
  await page.goto('/');
  await page.locator('[data-game="ah"] [data-deck="wisniowieccy-honor"]').click();
  await expect(page.locator('.prompt.mine')).toBeVisible();
  const player = new Player(page, undefined, BOLD);
  const fences = (it: { asked: boolean; duel: boolean; question: string }) => it.asked && it.duel && it.question === 'duel_turn';
  await player.play(fences, 900);
  expect(fences(await player.look()), 'a duel is fought before the game is over').toBe(true);
  return player;
}

test.describe('in a duel', () => {
  test.setTimeout(600_000);
  // The browser itself reports what it cannot reach.
  test.use({ expected: /ERR_(CONNECTION|INTERNET)|WebSocket connection to/ });

  test('a reload, a dead network and a killed server leave the question where it was', async ({ page, context, served }) => {
    const player = await inADuel(page);
    const before = await duel(page);

    await page.reload();
    await player.wait();
    expect(await duel(page), 'after a reload').toEqual(before);

    await context.setOffline(true);
    await expect(page.getByText('ponowne łączenie…')).toBeVisible();
    expect(await duel(page), 'while the network is away').toEqual(before);
    await page.locator('.prompt [data-choice="bene"]').click();
    await expect(page.getByRole('alert'), 'an answer nobody hears is not swallowed').toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('ponowne łączenie…')).toBeHidden();
    await expect(page.getByRole('alert'), 'the complaint goes with its reason').toBeHidden();
    expect(await duel(page), 'when it is back').toEqual(before);

    await served.kill();
    await expect(page.getByText('ponowne łączenie…')).toBeVisible();
    await served.restart();
    await expect(page.getByText('ponowne łączenie…')).toBeHidden({ timeout: 30_000 });
    await player.wait();
    expect(await duel(page), 'after the server came back').toEqual(before);

    await player.answer();
    expect((await player.look()).at).toBeGreaterThan(Number((before as { at: string }).at));
  });

  test('two tabs of one seat show the same, and an answer in one is heard in the other', async ({ page, context }) => {
    const player = await inADuel(page);
    const second = await context.newPage();
    await second.goto(page.url());
    await new Player(second).wait();
    expect(await duel(second)).toEqual(await duel(page));
    const { at } = await look(second);

    // Both say it at the same moment: one is heard, the other is late and nobody complains.
    const bene = (each: Page) => each.locator('.prompt [data-choice="bene"]').click({ timeout: 5000 }).catch(() => undefined);
    await Promise.all([bene(page), bene(second)]);
    for (const each of [page, second]) {
      await expect.poll(async () => (await look(each)).at).toBeGreaterThan(at);
      await expect(each.getByRole('alert')).toHaveCount(0);
    }
    for (const each of [player, new Player(second)]) await each.play((it) => it.asked && !it.verdict, 20);
    expect(await duel(second)).toEqual(await duel(page));
  });
});

test.describe('elsewhere', () => {
  test.use({ expected: /ERR_FAILED/ });

  test('a page that cannot be fetched says so and can be asked for again', async ({ page }) => {
    await page.goto('/');
    await page.route('**/assets/Rules-*.js', (route) => route.abort());
    await page.getByRole('link', { name: 'Zasady' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await page.unroute('**/assets/Rules-*.js');
    await page.getByRole('button', { name: 'Spróbuj jeszcze raz' }).click();
    await expect(page.getByRole('heading', { name: 'Zasady' })).toBeVisible();
  });
});
