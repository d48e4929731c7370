// The client against the scripted server: scenes that a real deal does not bring about for sure.
import { expect, test, type Page } from '@playwright/test';

async function sit(page: Page, scene: string) {
  await page.goto('/');
  await page.evaluate(() => localStorage.setItem('interrex.room.mock', JSON.stringify({ seat: 0, token: 'key', contribution: '00' })));
  await page.goto(`/?scene=${scene}#/room/mock`);
  await expect(page.getByRole('main', { name: /Stół|The table/ })).toBeVisible();
}

test.use({ locale: 'pl-PL' });

test('a card with several choices asks which, and the duel runs to its end', async ({ page }) => {
  await sit(page, 'middle');
  await page.getByRole('button', { name: /^Jurko Bohun.*można wybrać/ }).click();
  await page.getByRole('menuitem', { name: 'Wyzwij na pojedynek' }).click();
  const duel = page.getByRole('region', { name: 'Pojedynek' });
  await expect(duel.getByLabel('Szabla 9')).toBeVisible();
  await page.getByRole('button', { name: /^Odbicie.*można wybrać/ }).click();
  await expect(duel.getByText('Jurko Bohun wygrywa różnicą 1!')).toBeVisible();
  await duel.getByText('Dalej ›').click();
  await expect(duel).toBeHidden();
  await expect(page.getByRole('log').getByText(/Jan Skrzetuski\s+odnosi rany/)).toBeVisible();
});

test('the keyboard alone is enough', async ({ page }) => {
  await sit(page, 'middle');
  await page.keyboard.press('n');
  await expect(page.locator(':focus')).toHaveAttribute('data-legal', '');
  await page.keyboard.press('h');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator(':focus')).toHaveAttribute('data-card', 'mb-odbicie');
  await page.keyboard.press('i');
  await expect(page.getByRole('dialog', { name: 'Odbicie' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator(':focus')).toHaveAttribute('data-card', 'mb-odbicie');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Pomoc' })).toContainText('bene');
  await page.keyboard.press('Escape');
  await page.keyboard.press('b');
  await expect(page.getByRole('region', { name: 'Pojedynek' })).toBeVisible();
});

test('nothing is wider than a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const scene of ['opening', 'middle', 'fencing', 'replying', 'won']) {
    await sit(page, scene);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), scene).toBeLessThanOrEqual(360);
  }
});
