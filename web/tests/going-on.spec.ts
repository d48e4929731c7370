// Nothing is lost: a reload and a killed server leave everybody where he was.
import type { Page } from '@playwright/test';
import { expect, test } from './journey';
import { Player } from './player';
import { againstTheBot } from './rooms';

/** All a player sees of his game, in words. */
function everything(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    // What a term means is shown while the pointer rests on it, and a pointer does not survive a reload.
    const words = (it: Element) => {
      const copy = it.cloneNode(true) as Element;
      for (const hint of copy.querySelectorAll('[role="tooltip"]')) hint.remove();
      return (copy.textContent ?? '').replace(/\s+/g, ' ').trim();
    };
    const texts = (selector: string) => [...document.querySelectorAll(selector)].map(words);
    const labels = (selector: string) => [...document.querySelectorAll(selector)].map((it) => it.getAttribute('aria-label'));
    return {
      at: document.querySelector<HTMLElement>('.stage')?.dataset.at,
      question: texts('.prompt .question'),
      answers: texts('.prompt .answers button'),
      hand: labels('.hand [data-handle]'),
      poles: labels('.pole [data-handle]'),
      wealth: labels('.wealth [aria-label]'),
      piles: labels('.piles [aria-label]'),
      log: texts('[role="log"] li'),
    };
  });
}

async function inTheMiddle(page: Page): Promise<Player> {
  await againstTheBot(page);
  const player = new Player(page);
  await player.playToStint(12);
  return player;
}

test('a reload goes on exactly where it was', async ({ page }) => {
  const player = await inTheMiddle(page);
  const before = await everything(page);
  await page.reload();
  await player.wait();
  expect(await everything(page)).toEqual(before);
  await player.answer();
});

test.describe('a server that is killed', () => {
  // The browser itself reports the connection that is cut and every attempt to reach a server that is not there.
  test.use({ expected: /ERR_CONNECTION_(REFUSED|RESET)|WebSocket connection to/ });

  test('comes back, and the open page goes on by itself', async ({ page, served }) => {
    const player = await inTheMiddle(page);
    const before = await everything(page);

    await served.kill();
    await expect(page.getByText('ponowne łączenie…')).toBeVisible();
    expect(await everything(page)).toEqual(before);
    await served.restart();
    await expect(page.getByText('ponowne łączenie…')).toBeHidden({ timeout: 20_000 });

    await player.wait();
    expect(await everything(page)).toEqual(before);
    for (let step = 0; step < 5; step++) await player.answer();
    expect((await player.look()).at).toBeGreaterThan(Number((before as { at: string }).at));
  });
});
