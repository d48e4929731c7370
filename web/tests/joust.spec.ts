// A whole joust against the bot by clicking, from the start page to the end and its record.
import { expect, test } from './journey';
import { Player } from './player';

test('a house is chosen, and clicking what is offered leads to the end of a joust', async ({ page }) => {
  test.setTimeout(300_000);
  await page.goto('/');
  await page.locator('[data-deck="stark-fealty"]').click();
  await expect(page.getByRole('button', { name: 'Zatrzymaj rękę' })).toBeVisible();
  await expect(page.getByRole('group', { name: /^Twoja ręka: 7/ })).toBeVisible();

  const player = new Player(page);
  const seen = { plot: false, challenge: false };
  await player.play((table) => {
    seen.plot ||= table.phase === 'plot';
    seen.challenge ||= table.challenge;
    return false;
  }, 900);

  expect(seen).toEqual({ plot: true, challenge: true });
  const over = page.locator('[data-over]');
  await expect(over).toHaveAttribute('data-over', /^(power|last_standing)$/);
  await expect(page.getByRole('complementary', { name: 'Dziennik' })).toContainText(/Runda 1/);
  await over.getByRole('button', { name: 'Uczciwe tasowanie' }).click();
  await page.getByRole('button', { name: 'Sprawdź' }).click();
  await expect(page.getByRole('dialog')).toContainText('Wszystko się zgadza');
});

test('what cannot be done now says why, with its rule', async ({ page }) => {
  await page.goto('/');
  await page.locator('[data-deck="lannister-rose"]').click();
  await page.getByRole('button', { name: 'Zatrzymaj rękę' }).click();
  await expect(page.locator('.prompt.mine')).toContainText(/Przygotowanie/);
  // Nothing can ever be done with the opponent's faction card in the set-up.
  await page.locator('.house:not(.own) .lord .edge[data-handle]').first().click();
  await expect(page.getByRole('dialog').locator('blockquote').first()).toContainText(/^KZ /);
});
