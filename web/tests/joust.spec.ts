// A whole joust against the bot by clicking, from the start page to the end and its record.
import { expect, test } from './journey';
import { byKeyboard, Player, type Table } from './player';

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

test('the keyboard alone leads from the start page to the end of a joust', async ({ page }) => {
  test.setTimeout(400_000);
  // Whoever touches the mouse fails.
  await page.addInitScript(() => addEventListener('pointerdown', () => console.error('the mouse was used'), true));
  await page.goto('/');
  const begin = page.locator('[data-deck="greyjoy-wolf"]');
  for (let press = 0; press < 60 && !(await begin.evaluate((it) => it === document.activeElement)); press++) {
    await page.keyboard.press('Tab');
  }
  await expect(begin).toBeFocused();
  await page.keyboard.press('Enter');

  await new Player(page, byKeyboard).play(() => false, 900);

  await expect(page.locator('[data-over]')).toHaveAttribute('data-over', /^(power|last_standing)$/);
});

test('a player says window by window when the game stops for him', async ({ page }) => {
  test.slow();
  const said: string[] = [];
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => said.push(String(payload))));
  await page.goto('/');
  await page.locator('[data-deck="stark-fealty"]').click();
  await expect(page.getByRole('button', { name: 'Zatrzymaj rękę' })).toBeVisible();
  // A save is never lost unasked, so "never" is not among its wishes.
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.locator('[data-window="would"] option')).toHaveText(['gdy coś mogę', 'zawsze']);
  await expect(page.locator('[data-window="draw"] option')).toHaveText(['nigdy', 'gdy coś mogę', 'zawsze']);
  await page.locator('[data-window="plot"]').selectOption('never');
  await page.getByRole('button', { name: 'Zawsze i wszędzie' }).click();
  await expect(page.locator('[data-window="plot"]')).toHaveValue('always');
  await page.keyboard.press('Escape');
  const player = new Player(page);
  const onlyPass = (table: Table) => table.asked && /window$/.test(table.question) && table.words.join() === 'pass' && table.cards.length === 0;
  await player.play(onlyPass, 400);
  expect(onlyPass(await player.look()), 'there was a window with nothing to do').toBe(true);
  // It waits for the player although he can only pass, and a reload does not forget the wish.
  const { at } = await player.look();
  await page.reload();
  await player.wait();
  await page.waitForTimeout(1200);
  expect((await player.look()).at).toBe(at);
  expect(said.filter((it) => it.includes('"stops"')).map((it) => (JSON.parse(it) as { stops: { plot?: string } }).stops.plot)).toEqual(['never', 'always', 'always']);

  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Jak zwykle' }).click();
  await page.keyboard.press('Escape');
  await expect.poll(async () => (await player.look()).at, { message: 'the server passes again' }).toBeGreaterThan(at);
});

// proves("KZ 3.okno.d") proves("KZ 3.okno.e")
test('characters stand in the front row, locations behind them, on both sides', async ({ page }) => {
  test.setTimeout(240_000);
  await page.goto('/');
  await page.locator('[data-deck="stark-fealty"]').click();
  // Looked at in one go, because cards come and go while the computer plays.
  const sides = () =>
    page.evaluate(() => {
      const rows = ['.house.own', '.house:not(.own)'].flatMap((house) =>
        ['Postacie', 'Miejsca'].map((name) => document.querySelector(`${house} [role="group"][aria-label^="${name} ·"]`)),
      );
      if (rows.some((it) => it === null || it.querySelector('.face') === null)) return null;
      const strays = rows.filter((it, place) => it?.querySelector(place % 2 === 0 ? '.face.location' : '.face:not(.location, .attachment)'));
      const middles = rows.map((it) => {
        const box = it?.getBoundingClientRect() ?? new DOMRect();
        return box.y + box.height / 2;
      });
      return { strays: strays.length, own: middles.slice(0, 2), other: middles.slice(2) };
    });

  const player = new Player(page);
  let seen = await sides();
  for (let step = 0; step < 400 && seen === null; step++) {
    if (!(await player.answer())) break;
    seen = await sides();
  }

  expect(seen, 'both have a character and a location in play').not.toBeNull();
  expect(seen?.strays).toBe(0);
  const { own, other } = seen ?? {};
  // The own side is below: its front row is above its back row, and the other way round.
  expect(own?.[0]).toBeLessThan(own?.[1] ?? 0);
  expect(other?.[0]).toBeGreaterThan(other?.[1] ?? 0);
});
