// A key that does not open its room: said once, clearly, and with a way out.
import { expect, test } from './journey';
import { againstTheBot } from './rooms';

// The browser itself reports the refused socket and the answer that explains it.
test.use({ expected: /WebSocket connection to|status of 40[14]/ });

test('a wrong key is refused for good, and one may watch or go home', async ({ page }) => {
  await againstTheBot(page);
  const room = new URL(page.url()).hash.split('/').at(-1) ?? '';
  await page.evaluate((key) => {
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}') as object;
    localStorage.setItem(key, JSON.stringify({ ...kept, token: '0'.repeat(64) }));
  }, `interrex.room.${room}`);
  let sockets = 0;
  page.on('websocket', () => (sockets += 1));
  await page.reload();

  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Ten klucz nie otwiera tego pokoju.');
  const tried = sockets;
  await page.waitForTimeout(2500);
  expect(sockets, 'it does not try for ever').toBe(tried);
  await alert.getByRole('button', { name: 'Oglądaj' }).click();
  await expect(page.getByRole('main', { name: 'Stół' })).toBeVisible();
  await expect(page.locator('.hand')).toHaveCount(0);
});

test('a room that is gone is not tried for ever', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('interrex.room.zzzzzzzzzzzz', JSON.stringify({ seat: 0, token: '0'.repeat(64), contribution: '' })));
  await page.goto('/#/room/zzzzzzzzzzzz');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Nie ma takiego pokoju.');
  await alert.getByRole('link', { name: 'Strona główna' }).click();
  await expect(page.getByRole('heading', { name: 'Interrex' })).toBeVisible();
});
