// Pictures of a real game, to be looked at: web/test-results/looks. On the desktop everything moves.
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './journey';
import { BOLD, byMouse, Player } from './player';
import { againstTheBot } from './rooms';

const folder = join(import.meta.dirname, '../test-results/looks');
const shoot = (page: Page, name: string) => page.screenshot({ path: join(folder, `${name}.png`), animations: 'disabled' });

/** A table with cards on it, and a duel on the way there if one comes. */
async function portray(page: Page, name: string): Promise<void> {
  await page.goto('/');
  await shoot(page, `${name}-start`);
  await againstTheBot(page);
  const player = new Player(page, byMouse, BOLD);
  let duel = false;
  await player.play(() => player.steps >= 4);
  for (let step = 0; step < 60; step++) {
    const table = await player.wait();
    if (table.over) break;
    if (!duel && (await page.locator('.duel').count()) > 0) {
      duel = true;
      await shoot(page, `${name}-duel`);
    }
    if (duel && step >= 16 && table.words.some((it) => it === 'bene' || it === 'pas') && (await page.locator('.duel').count()) === 0) break;
    if (!(await player.answer())) break;
  }
  await shoot(page, `${name}-table`);
}

test.describe('with all movements', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('on a desktop, in Polish', async ({ page }) => {
    await portray(page, 'desktop-pl');
  });
});

test('on a phone, in English, with nothing cut off', async ({ another }) => {
  const phone = await another({ viewport: { width: 390, height: 844 }, locale: 'en-GB', isMobile: true, hasTouch: true });
  await portray(phone, 'phone-en');
  const widths = await phone.locator('.sash, .half, .panel, .prompt').evaluateAll((all) => all.map((it) => Math.round(it.getBoundingClientRect().right)));
  expect(widths.length).toBeGreaterThan(4);
  expect(Math.max(...widths)).toBeLessThanOrEqual(390);
});
