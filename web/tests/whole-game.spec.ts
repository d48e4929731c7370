// Whole games against the bot: by mouse, and by keyboard alone.
import { expect, test } from './journey';
import { byKeyboard, Player } from './player';

const ENDS = /^(elekcja|all_kreski)$/;

test('two clicks lead to a game, and clicking what is offered leads to its end', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Graj z komputerem' }).click();
  await page.getByRole('button', { name: 'Zatrzymaj dwór' }).click();
  await expect(page.locator('.stage')).not.toHaveAttribute('data-at', '0');

  await new Player(page).play();

  const over = page.locator('[data-over]');
  await expect(over).toHaveAttribute('data-over', ENDS);
  await over.getByRole('button', { name: 'Uczciwe tasowanie' }).click();
  await page.getByRole('button', { name: 'Sprawdź' }).click();
  await expect(page.getByRole('dialog')).toContainText('Wszystko się zgadza');
  await page.keyboard.press('Escape');
  await over.getByRole('button', { name: 'Rewanż' }).click();
  await expect(page.locator('.prompt.mine [data-choice="keep"]')).toBeVisible();
});

test('the keyboard alone leads from the start page to the end of a game', async ({ page }) => {
  // Whoever touches the mouse fails.
  await page.addInitScript(() => addEventListener('pointerdown', () => console.error('the mouse was used'), true));
  await page.goto('/');
  const begin = page.getByRole('button', { name: 'Graj z komputerem' });
  for (let press = 0; press < 12 && !(await begin.evaluate((it) => it === document.activeElement)); press++) {
    await page.keyboard.press('Tab');
  }
  await expect(begin).toBeFocused();
  await page.keyboard.press('Enter');

  await new Player(page, byKeyboard).play();

  await expect(page.locator('[data-over]')).toHaveAttribute('data-over', ENDS);
});
