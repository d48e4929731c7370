// What the journeys through events share: the parts of the page, links, pictures, events founded without the desk.
import type { Page } from '@playwright/test';

export const PHONE = { viewport: { width: 390, height: 844 } };

export async function tab(page: Page, name: string) {
  await page.getByRole('navigation', { name: 'Części turnieju' }).getByRole('link', { name, exact: true }).click();
}

export async function picture(page: Page, name: string) {
  await page.screenshot({ path: `test-results/looks/event-${name}.png`, fullPage: true });
}

/** The link of a person, from the organiser's table of links. */
export async function linkOf(page: Page, name: string): Promise<string> {
  const row = page.getByRole('row', { name: new RegExp(name) });
  return (await row.getByRole('link', { name: 'Otwórz' }).getAttribute('href')) ?? '';
}

interface Founded {
  event: string;
  token: string;
}

export async function foundedAs(page: Page, more: Record<string, unknown>): Promise<Founded> {
  const wish = { title: 'Próba', organiser: 'Oskar', class: 'local', format: 'otwarty', entrants: 'players', wins: 'two', players: 8, rounds: null, minutes: null, cut: null, lists_required: false };
  const answer = await page.request.post('/api/events', { data: { ...wish, ...more } });
  return (await answer.json()) as Founded;
}

/** Asks the server as the organiser would, for what a test takes for granted. */
export async function ask(page: Page, { event, token }: Founded, path: string, data: Record<string, unknown>): Promise<void> {
  const id = [...crypto.getRandomValues(new Uint8Array(16))].map((it) => it.toString(16).padStart(2, '0')).join('');
  const answer = await page.request.post(`/api/events/${event}${path}`, { data: { id, ...data }, headers: { authorization: `Bearer ${token}` } });
  if (!answer.ok()) throw new Error(`${path} ${JSON.stringify(data)}: ${await answer.text()}`);
}
