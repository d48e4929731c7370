// Ways to a table, as people go them.
import { expect, type Page } from '@playwright/test';

/** From the start page: one click, and one more at the first question. */
export async function againstTheBot(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: /^(Graj z komputerem|Play against the computer)$/ }).click();
  await expect(page.getByRole('main', { name: /Stół|The table/ })).toBeVisible();
  await expect(page.locator('.prompt.mine [data-choice="keep"]')).toBeVisible();
}

/** The first player waits with a link; the second follows it. Gives back the link. */
export async function againstAFriend(host: Page, guest: Page, invite = 'Zaproś przyjaciela'): Promise<string> {
  await host.goto('/');
  await host.getByLabel('Twoje imię').fill('Agata');
  await host.getByRole('button', { name: invite }).click();
  const link = await host.getByLabel('Wyślij mu ten odnośnik:').inputValue();
  await guest.goto(link);
  await guest.getByLabel('Twoje imię').fill('Maciek');
  await guest.getByRole('button', { name: 'Siadaj do stołu' }).click();
  for (const page of [host, guest]) await expect(page.getByRole('main', { name: 'Stół' })).toBeVisible();
  return link;
}
