// Pictures of a real joust, one of each kind of moment, to be looked at: web/test-results/looks.
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './journey';
import { Player } from './player';

const folder = join(import.meta.dirname, '../test-results/looks');

/** What is to be seen, as a name for the picture. */
function moment(page: Page): Promise<string> {
  return page.evaluate(() => {
    if (document.querySelector('[data-over]')) return 'over';
    if (document.querySelector('.verdict')) return 'verdict';
    if (document.querySelector('.plots.revealed')) return 'reveal';
    return document.querySelector<HTMLElement>('.prompt')?.dataset.question ?? 'none';
  });
}

async function portray(page: Page, name: string, deck: string, limit: number): Promise<Set<string>> {
  await page.goto('/');
  await page.locator(`[data-deck="${deck}"]`).click();
  const player = new Player(page);
  const seen = new Set<string>();
  for (let step = 0; step < limit; step++) {
    const table = await player.wait();
    const now = await moment(page);
    // The first picture of a moment, and a later one, when more lies on the table.
    for (const key of [now, `${now}-later`]) {
      if (seen.has(key) || (key !== now && step < 60)) continue;
      seen.add(key);
      await page.screenshot({ path: join(folder, `${name}-${key}.png`), animations: 'disabled' });
      break;
    }
    if (table.over || !(await player.answer())) break;
  }
  return seen;
}

/** What can be opened beside the table, and the cards. */
async function leaf(page: Page, name: string): Promise<void> {
  const shoot = (what: string) => page.screenshot({ path: join(folder, `${name}-${what}.png`), animations: 'disabled' });
  await page.goto('/');
  await shoot('start');
  await page.locator('[data-deck="stark-fealty"]').click();
  await expect(page.locator('.prompt.mine')).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  await shoot('settings');
  await page.keyboard.press('Escape');
  // A dialog that is still closing keeps the keys to itself.
  await expect(page.locator('dialog')).toHaveCount(0);
  await page.keyboard.press('?');
  await expect(page.locator('dialog blockquote').first()).toContainText('·');
  await shoot('help');
  await page.goto('/#/cards/joust');
  await page.getByRole('searchbox').fill('stark lord');
  await expect(page.getByRole('button', { name: 'Eddard Stark', exact: true })).toBeVisible();
  await shoot('cards');
  await page.getByRole('button', { name: 'Eddard Stark', exact: true }).click();
  await expect(page.locator('dialog blockquote').first()).toContainText('·');
  await shoot('sheet');
}

const LONG = process.env.INTERREX_LOOKS === 'long' ? 900 : 60;

test('a joust on a desktop, in Polish', async ({ page }) => {
  test.setTimeout(600_000);
  await leaf(page, 'joust-pl');
  const seen = await portray(page, 'joust-pl', 'stark-fealty', LONG);
  expect([...seen]).toEqual(expect.arrayContaining(['mulligan', 'set_up', 'plot', 'reveal', 'marshal']));
});

test('a joust on a phone, in English, with nothing cut off', async ({ another }) => {
  test.setTimeout(600_000);
  const phone = await another({ viewport: { width: 390, height: 844 }, locale: 'en-GB', isMobile: true, hasTouch: true });
  await leaf(phone, 'joust-phone');
  await portray(phone, 'joust-phone', 'lannister-rose', LONG);
  const widths = await phone.locator('.middle, .house, .lord, .prompt').evaluateAll((all) => all.map((it) => Math.round(it.getBoundingClientRect().right)));
  expect(widths.length).toBeGreaterThan(4);
  expect(Math.max(...widths)).toBeLessThanOrEqual(390);
});
