// The ranking of finished events: every point of a line explained, and what is left out with its rule.
import type { Page } from '@playwright/test';
import { ask, foundedAs, picture, PHONE } from './desk';
import { expect, test } from './journey';

/** An event of six from entry to its end; the first of each table wins. */
async function played(page: Page, title: string, csv: string): Promise<void> {
  const founded = await foundedAs(page, { title, players: 6, rounds: 2, cut: 'none' });
  const act = (act: Record<string, unknown>) => ask(page, founded, '/do', { act });
  await ask(page, founded, '/roster', { csv, list_handed_in: false });
  for (let round = 0; round < 2; round++) {
    await act({ do: 'pair', policy: 'random', seed: '7' });
    await act({ do: 'publish' });
    for (const table of [1, 2, 3]) await act({ do: 'report', table, slip: { how: 'played', games: [2, 1], ending: 'in_time' } });
  }
  await act({ do: 'close' });
}

test('finished events make a ranking whose every point is explained', async ({ page, another }) => {
  const accounts = ['ala', 'bea', 'cyd', 'dan', 'eda', 'fil'];
  await played(page, 'Kwarciany w Żubrze', accounts.map((it) => `Gracz ${it}, ${it}`).join('\n'));
  await played(page, 'Bez loginów', accounts.map((it) => `Gracz ${it}`).join('\n'));

  await page.goto('/#/events');
  await page.getByRole('link', { name: 'Ranking' }).click();
  await expect(page.locator('button.name')).toHaveCount(6);
  await page.locator('button.name').first().click();
  await expect(page.getByText('przy 1000 przeciw 1000 szansa 50 %, więc 60 × (100 % − 50 %)').first()).toBeVisible();
  await expect(page.getByText('+30').first()).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Bez loginów' })).toContainText('gracz bez loginu nie liczy się do rankingu');
  await expect(page.getByRole('listitem').filter({ hasText: 'Bez loginów' })).toContainText('PC C.5');
  await picture(page, 'ranking');

  const phone = await another(PHONE);
  await phone.goto('/#/ranking');
  await phone.locator('button.name').first().click();
  await expect(phone.getByText('+30').first()).toBeVisible();
  await picture(phone, 'ranking-phone');
});
