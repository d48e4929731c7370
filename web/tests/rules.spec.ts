// The rulebooks: read section by section, searched, and opened at the clause a refusal quotes, in both languages.
import { expect, test } from './journey';

test('a rulebook is read by its contents, searched, and quoted in the language of the reader', async ({ page }) => {
  await page.goto('/#/rules');
  const contents = page.getByRole('navigation', { name: 'Spis treści' });
  await contents.getByText('Przebieg rundy').click();
  await contents.getByRole('link', { name: '513 Pojedynek' }).click();
  await expect(page.getByRole('heading', { name: 'AH 513 · Pojedynek' })).toBeVisible();
  const clause = page.getByRole('article').filter({ has: page.getByRole('heading', { name: /^AH 513\.6 / }) });
  await expect(clause).toContainText('Niższa Szabla przegrywa');

  await page.getByRole('searchbox').fill('legalnosc stolu');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toContainText('Znaleziono');
  await expect(page.locator('mark').first()).toHaveText(/legalność/i);
  await page.getByRole('article').getByRole('link', { name: /^AH 704/ }).first().click();
  await expect(page.getByRole('heading', { name: 'AH 704 · Legalność stołu' })).toBeVisible();

  await page.goto('/#/rules/AH/513.6');
  const asked = page.locator('article[aria-current]');
  await expect(asked).toBeInViewport();
  await page.getByRole('button', { name: 'English' }).click();
  await expect(asked).toContainText('Resolving the duel');
  await expect(asked).toContainText('loses and is wounded');
});
