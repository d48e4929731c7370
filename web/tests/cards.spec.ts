// The cards of both games: found by what stands on them, in both languages, with the rules of their keywords.
import { expect, test } from './journey';

test('a card of Thrones is found in either language and explains its keywords', async ({ page, request }) => {
  await page.goto('/#/cards/joust');
  const cards = page.getByRole('listitem').getByRole('button');
  await expect(page.getByRole('status')).toContainText(/^2\d\d kart/);
  const search = page.getByRole('searchbox');
  await search.fill('renoma stark');
  await expect(page.getByRole('button', { name: 'Eddard Stark', exact: true })).toBeVisible();
  const found = await cards.count();
  expect(found).toBeGreaterThan(1);
  expect(found).toBeLessThan(20);

  await page.getByRole('button', { name: 'English' }).click();
  await search.fill('renown stark');
  await expect(cards).toHaveCount(found);
  await page.getByRole('button', { name: 'Eddard Stark', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Eddard Stark' });
  await expect(sheet).toContainText(/unique/);
  const clause = (await (await request.get(`/api/rules/KZ/${encodeURIComponent('Renoma.0')}`)).json()) as { text: string };
  await expect(sheet.locator('blockquote').first()).toContainText(clause.text);
  await page.keyboard.press('Escape');

  await search.fill('');
  await page.getByLabel('Faction').selectOption('stark');
  await page.getByLabel('Type').selectOption('location');
  await expect(page.getByRole('button', { name: 'Gates of Winterfell', exact: true })).toBeVisible();
  expect(await cards.count()).toBeLessThan(8);
  await page.getByRole('link', { name: 'VETO! Mount&Blade' }).click();
  await expect(page.getByRole('button', { name: 'Jurko Bohun' })).toBeVisible();
});
