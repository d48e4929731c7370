// VETO! after Artykuły Henrykowskie against the real server: from the start page to the end of a game by clicking.
import { join } from 'node:path';
import { expect, test } from './journey';
import { byKeyboard, Player } from './player';

const ENDS = /^(elekcja|all_kreski|elekt_killed|won_by_card|lost_by_card)$/;
const folder = join(import.meta.dirname, '../test-results/looks');

test('two clicks lead to the whole game, and clicking what is offered leads to its end', async ({ page, request }) => {
  test.setTimeout(600_000);
  const offered = (await (await request.get('/api/rulesets')).json()) as { id: string; decks: { name: string; title: string; faction: string }[] }[];
  const decks = offered.find((it) => it.id === 'ah')?.decks ?? [];
  await page.goto('/');
  const section = page.locator('[data-game="ah"]');
  await expect(section.locator('[data-deck]')).toHaveCount(decks.length);
  for (const { name, title, faction } of decks) {
    await expect(section.getByRole('group', { name: faction }).locator(`[data-deck="${name}"]`)).toHaveText(title);
  }
  await page.screenshot({ path: join(folder, 'elekcja-start.png'), fullPage: true });
  await section.locator('[data-deck]').first().click();
  // The first question is who begins: the initiative can be bought before the dwory are judged.
  await page.locator('.prompt.mine').getByRole('button', { name: /^Nie kupuję/ }).click();

  const player = new Player(page);
  const seen = { phases: new Set<string>(), questions: new Set<string>() };
  let pictures = 0;
  await player.play((table) => {
    seen.phases.add(table.phase);
    seen.questions.add(table.question);
    return player.steps >= 40 && pictures++ === 0;
  }, 900);
  await page.screenshot({ path: join(folder, 'elekcja-stol.png') });
  await player.play((table) => {
    seen.phases.add(table.phase);
    seen.questions.add(table.question);
    return false;
  }, 1500);

  const over = page.locator('[data-over]');
  await expect(over).toHaveAttribute('data-over', ENDS);
  // Who has no dukaty is not asked for the initiative again, so only these are certain to be seen.
  expect([...seen.phases]).toContain('gra');
  expect([...seen.questions]).toContain('stint');
  await expect(page.locator('[data-initiative]')).toHaveCount(1);
  await expect(page.getByRole('complementary', { name: 'Dziennik' })).toContainText(/inicjatywę/);
  await page.screenshot({ path: join(folder, 'elekcja-koniec.png') });
  await over.getByRole('button', { name: 'Uczciwe tasowanie' }).click();
  await page.getByRole('button', { name: 'Sprawdź' }).click();
  await expect(page.getByRole('dialog')).toContainText('Wszystko się zgadza');
});

test('the keyboard alone leads from the start page to the end of the whole game', async ({ page }) => {
  test.setTimeout(900_000);
  // Whoever touches the mouse fails.
  await page.addInitScript(() => addEventListener('pointerdown', () => console.error('the mouse was used'), true));
  await page.goto('/');
  const begin = page.locator('[data-game="ah"] [data-deck]').nth(1);
  await expect(begin).toBeVisible();
  for (let press = 0; press < 40 && !(await begin.evaluate((it) => it === document.activeElement)); press++) {
    await page.keyboard.press('Tab');
  }
  await expect(begin).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('.prompt.mine')).toBeVisible();
  // The number beside an answer says it, too: the last one is to buy no initiative.
  const answers = page.locator('.prompt.mine [data-choice]');
  await page.keyboard.press(String(await answers.count()));
  await expect(page.locator('.stage')).not.toHaveAttribute('data-at', '0');

  await new Player(page, byKeyboard).play(undefined, 1500);

  await expect(page.locator('[data-over]')).toHaveAttribute('data-over', ENDS);
});

test('a friend follows the link to the whole game with the deck that was chosen', async ({ page, another }) => {
  const guest = await another();
  await page.goto('/');
  const section = page.locator('[data-game="ah"]');
  await section.getByLabel('Twoja talia').selectOption({ index: 1 });
  await section.getByRole('button', { name: 'Zagraj elekcję z przyjacielem' }).click();
  await guest.goto(await page.getByLabel('Wyślij mu ten odnośnik:').inputValue());
  await expect(guest.getByRole('heading', { name: 'VETO! według Artykułów Henrykowskich' })).toBeVisible();
  await guest.getByRole('button', { name: 'Siadaj do stołu' }).click();
  for (const each of [page, guest]) await expect(each.getByRole('main', { name: 'Stół' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Twoje pole karmazynów' })).toBeVisible();
});

test('the older rules are played from the start page, and their words are quoted', async ({ page }) => {
  test.setTimeout(600_000);
  await page.goto('/');
  await expect(page.locator('[data-game="biesiadne"] [data-deck]')).toHaveCount(2);
  await page.locator('[data-game="i2"] [data-deck="i2-wisniowieccy"]').click();
  // Nobody bids for the first initiative: the first question is whether the dwór is kept.
  await expect(page.locator('.prompt')).toHaveAttribute('data-question', 'grymaszenie');
  const player = new Player(page);
  await player.play(() => player.steps >= 25, 200);
  await expect(page.getByRole('main', { name: 'Stół' })).toBeVisible();
  await page.screenshot({ path: join(folder, 'instrukcja-stol.png') });
});

test('the windows of the whole game can be set, and the box has only its own', async ({ page }) => {
  await page.goto('/');
  await page.locator('[data-game="ah"] [data-deck]').first().click();
  await expect(page.locator('.prompt.mine')).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.locator('[data-window="inicjatywa"] option')).toHaveText(['nigdy', 'gdy coś mogę', 'zawsze']);
  await expect(page.locator('[data-window="reply"] option')).toHaveText(['gdy coś mogę', 'zawsze']);
  // Whoever never wants to be asked about the initiative is passed over, though he could pay.
  await expect(page.locator('.prompt')).toHaveAttribute('data-question', 'inicjatywa');
  await page.locator('[data-window="inicjatywa"]').selectOption('never');
  await page.keyboard.press('Escape');
  await expect(page.locator('.prompt')).toHaveAttribute('data-question', 'grymaszenie');
  await page.goto('/');
  await page.getByRole('button', { name: 'Graj z komputerem', exact: true }).click();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.locator('[data-window]')).toHaveCount(3);
});
