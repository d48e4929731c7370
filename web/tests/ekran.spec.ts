// The table on screens of all sizes: a laptop, a desktop late in the game, a big screen.
import { expect, test, type Page } from '@playwright/test';

async function sit(page: Page, scene: string) {
  await page.goto('/');
  await page.evaluate(() => localStorage.setItem('interrex.room.mock', JSON.stringify({ seat: 0, token: 'key', contribution: '00' })));
  await page.goto(`/?scene=${scene}#/room/mock`);
  await expect(page.getByRole('main', { name: 'Stół' })).toBeVisible();
}

test('a laptop shows both sides, the ziemie and the stos above the question', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await sit(page, 'stos');
  const [own, below] = await Promise.all(['.half.own', '.below'].map((it) => page.locator(it).boundingBox()));
  if (!own || !below) throw new Error('something is not to be seen');
  expect(own.y + own.height).toBeLessThanOrEqual(below.y + 8);
  const cut = await page.locator('.ziemie').evaluate((it) => it.scrollWidth - it.clientWidth);
  expect(cut, 'no ziemia is cut off').toBeLessThanOrEqual(0);
  // Both objects wait side by side.
  const tops = await page.locator('.stos li').evaluateAll((all) => all.map((it) => Math.round(it.getBoundingClientRect().top)));
  expect(new Set(tops).size).toBe(1);
});

test('a crowded side shows all its cards', async ({ page }) => {
  for (const size of [{ width: 1440, height: 900 }, { width: 1280, height: 720 }]) {
    await page.setViewportSize(size);
    await sit(page, 'tlok');
    const cut = await page.locator('.half.own .pole').evaluate((it) => it.scrollWidth - it.clientWidth);
    expect(cut, `${size.width} wide`).toBeLessThanOrEqual(0);
    // Small, but they can be told apart and pointed at.
    const width = await page.locator('.half.own .pole [data-handle="104"]').evaluate((it) => it.getBoundingClientRect().width);
    expect(width).toBeGreaterThan(40);
  }
});

test('an influence of the faction card does not push the table away', async ({ page }) => {
  await sit(page, 'tlok');
  const tray = page.locator('.prompt .tray [data-card="mb-awanturnicy"]');
  await expect(tray).toContainText('Awanturnicy');
  const prompt = await page.locator('.prompt').boundingBox();
  expect(prompt?.height).toBeLessThan(80);
});

test('on a big screen everything is larger', async ({ page }) => {
  const sizes: number[] = [];
  for (const size of [{ width: 1440, height: 900 }, { width: 2560, height: 1440 }]) {
    await page.setViewportSize(size);
    await sit(page, 'stos');
    sizes.push(await page.locator('.prompt .question').evaluate((it) => parseFloat(getComputedStyle(it).fontSize)));
  }
  expect(sizes[1]).toBeGreaterThan(1.2 * (sizes[0] ?? 0));
});

test('to do nothing is not advised where something can be done', async ({ page }) => {
  await sit(page, 'tlok');
  await expect(page.locator('.prompt [data-choice="pas"]')).not.toHaveClass(/main/);
});
