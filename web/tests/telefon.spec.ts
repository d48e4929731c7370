// A phone in the hand of somebody who knows neither rules nor cards: upright, narrow and on its side.
import { expect, test, type Page } from '@playwright/test';

const SIZES = [{ width: 390, height: 844 }, { width: 360, height: 640 }, { width: 844, height: 390 }];

test.use({ isMobile: true, hasTouch: true, viewport: SIZES[0] ?? null });

async function sit(page: Page, scene: string) {
  await page.goto('/');
  await page.evaluate(() => localStorage.setItem('interrex.room.mock', JSON.stringify({ seat: 0, token: 'key', contribution: '00' })));
  await page.goto(`/?scene=${scene}#/room/mock`);
  await expect(page.getByRole('main', { name: 'Stół' })).toBeVisible();
}

test('the start page is not cut off', async ({ page }) => {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await page.goto('/');
    await expect(page.locator('[data-game="ah"]')).toBeVisible();
    // A phone widens its window for what does not fit, so the width is that of the glass.
    const beyond = await page.evaluate((width) => [...document.querySelectorAll<HTMLElement>('main *')].filter((it) => it.getBoundingClientRect().right > width + 1).map((it) => it.className || it.tagName), size.width);
    expect(beyond, `${size.width} wide`).toEqual([]);
  }
});

test('on its side no answer lies under the hand', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await sit(page, 'fencing');
  const [bene, hand] = await Promise.all(['.prompt [data-choice="bene"]', '.hand'].map((it) => page.locator(it).boundingBox()));
  if (!bene || !hand) throw new Error('something is not to be seen');
  expect(bene.y + bene.height).toBeLessThanOrEqual(hand.y);
  await page.locator('.prompt [data-choice="bene"]').tap();
  await expect(page.locator('.stage')).not.toHaveAttribute('data-at', '3');
});

test('what can be played and what is answered is brought into sight', async ({ page }) => {
  await sit(page, 'stos');
  await expect(page.locator('.hand [data-card="mb-liberum-veto"]')).toBeInViewport({ ratio: 1 });
  const [stos, below] = await Promise.all([page.locator('.stos li').first().boundingBox(), page.locator('.below').boundingBox()]);
  if (!stos || !below) throw new Error('something is not to be seen');
  expect(stos.y + stos.height).toBeLessThanOrEqual(below.y);
});

test('both hosts of a bitwa are seen at once', async ({ page }) => {
  for (const size of [{ width: 390, height: 844 }, { width: 844, height: 390 }]) {
    await page.setViewportSize(size);
    await sit(page, 'zastep');
    const own = page.locator('.bitwa [data-legal]').last();
    await expect(own, `${size.width} wide`).toBeInViewport({ ratio: 1 });
    await expect(page.locator('.bitwa .side').first().locator('[data-handle]').first(), `${size.width} wide`).toBeInViewport({ ratio: 1 });
  }
});

test('a finger reads a card before it plays it', async ({ page }) => {
  await sit(page, 'middle');
  await page.locator('.hand [data-card="mb-koncept"]').tap();
  const menu = page.getByRole('menu', { name: 'Koncept' });
  await expect(menu).toContainText('Dobierz 2 karty.');
  await menu.getByRole('button', { name: 'cała karta' }).tap();
  const sheet = page.getByRole('dialog', { name: 'Koncept' });
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Escape');
  // Nothing has been done yet.
  await expect(page.locator('.stage')).toHaveAttribute('data-at', '1');
  await page.locator('.hand [data-card="mb-koncept"]').tap();
  await menu.getByRole('menuitem', { name: 'Zagraj' }).tap();
  await expect(page.locator('.stage')).not.toHaveAttribute('data-at', '1');
});

test('a phone on its side shows the table beside the question', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await sit(page, 'middle');
  const [field, prompt, hand] = await Promise.all(['.board > .field', '.prompt', '.hand'].map((it) => page.locator(it).boundingBox()));
  if (!field || !prompt || !hand) throw new Error('something is not to be seen');
  expect(prompt.x).toBeGreaterThanOrEqual(field.x + field.width);
  expect(hand.y).toBeGreaterThanOrEqual(prompt.y + prompt.height - 1);
});

test('the card a question is about can be read', async ({ page }) => {
  await sit(page, 'stos');
  await page.locator('.prompt .question').getByRole('button', { name: 'Zbroja husarska' }).tap();
  await expect(page.getByRole('dialog', { name: 'Zbroja husarska' })).toBeVisible();
});
